//! A PostgreSQL server ([`DatabaseServer`]) and a NATS server ([`BusServer`]) of their own, for tests and trials.
//!
//! The database uses the programs that the distribution has installed, runs as an ordinary user, listens on a socket in its folder only,
//! and ends with the program that has started it, in whatever way that ends.

mod supervisor;

mod bus;

pub use bus::BusServer;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context as _, Result, ensure};

use crate::supervisor::Supervisor;

const SUPERVISE: &str = include_str!("supervise.sh");
const RESTORE: &str = include_str!("../../../deploy/restore-postgres.sh");

/// Where Debian puts PostgreSQL's programs, a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// A running server. It ends when this is dropped, or with this program.
#[derive(Debug)]
pub struct DatabaseServer {
    programs: PathBuf,
    folder: PathBuf,
    supervisor: Supervisor,
    databases: AtomicU32,
}

impl DatabaseServer {
    /// Starts a server and returns when it answers. It does not wait for the disk: nothing in it survives the machine.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Self> {
        Self::start_with(&["fsync=off"])
    }

    /// Starts a server whose commits wait for the disk, as they do for operators: to measure how long they take.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    pub fn start_durable() -> Result<Self> {
        Self::start_with(&[])
    }

    /// Starts a server that archives what is written, so that it can go back to a moment.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    pub fn start_archiving() -> Result<Self> {
        Self::start_with(&["fsync=off", "archive_mode=on"])
    }

    fn start_with(settings: &[&str]) -> Result<Self> {
        let programs = installed().context(
            "PostgreSQL is not installed: run `apt-get install postgresql`, or put its programs (initdb, postgres) on the PATH",
        )?;
        let mut shell = Command::new("sh");
        // The variables are for the shells that an ordinary user runs.
        shell.args(["-c", SUPERVISE, "sh"]).arg(&programs);
        settings.iter().for_each(|setting| _ = shell.args(["-c", setting]));
        shell.env("SCRIPT", SUPERVISE).env("RESTORE", RESTORE);
        let (supervisor, folder) = Supervisor::start(&mut shell).context("PostgreSQL")?;
        Ok(Self { programs, folder: folder.into(), supervisor, databases: AtomicU32::new(0) })
    }

    /// Creates an empty database and returns its address.
    ///
    /// # Errors
    /// If the server refuses.
    pub fn create(&self) -> Result<String> {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let created = Command::new(self.programs.join("createdb"))
            .args(["--username=bergfried", "--maintenance-db=postgres", &name])
            .arg(format!("--host={}", self.folder.display()))
            .status()
            .context("cannot start createdb")?;
        ensure!(created.success(), "createdb has refused");
        Ok(format!("postgres://bergfried@localhost/{name}?host={}", self.folder.display()))
    }

    /// The server's socket.
    #[must_use]
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// Stops the server, cutting off everyone, and starts it again.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&self) -> Result<()> {
        self.supervisor.ask("restart").context("PostgreSQL")
    }

    /// Makes a base backup.
    ///
    /// # Errors
    /// If that fails.
    pub fn back_up(&self) -> Result<()> {
        self.supervisor.ask("backup").context("the backup of PostgreSQL")
    }

    /// Stops a server that archives, and goes back to a moment after [`back_up`](Self::back_up), with
    /// `deploy/restore-postgres.sh`.
    ///
    /// # Errors
    /// If the server does not start, or does not reach the moment.
    pub fn restore(&self, moment: &str) -> Result<()> {
        self.supervisor.ask(&format!("restore {moment}")).context("the restored PostgreSQL")
    }
}

/// The folder of PostgreSQL's programs, of the newest version that is installed.
fn installed() -> Option<PathBuf> {
    let is_there = |folder: &PathBuf| ["initdb", "postgres"].iter().all(|program| folder.join(program).is_file());
    let debian = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path());
    let version = |folder: &Path| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = debian.filter(|folder| is_there(&folder.join("bin"))).max_by_key(|folder| version(folder));
    let on_path = || std::env::split_paths(&std::env::var_os("PATH")?).find(is_there);
    newest.map(|folder| folder.join("bin")).or_else(on_path)
}
