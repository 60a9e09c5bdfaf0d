//! A full disk and a folder that cannot be written.
//!
//! With the right to mount, the data folder is a small file system of its own that is filled, emptied and made read-only.
//! Without it, a limit on the size of files stands in for the full disk, and permissions for the read-only one.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};

use crate::check::check;
use crate::client::Patience;
use crate::crowd::Crowd;
use crate::guest::Guest;
use crate::http::Connection;
use crate::server::{Plan, Server};

const MATCHES: usize = 10;
/// So many refusals are waited for.
const REFUSALS: usize = 30;
const LIMIT: Duration = Duration::from_secs(60);

/// A place that can be filled and locked.
struct Place {
    folder: tempfile::TempDir,
    mounted: bool,
}

/// What leaves no room on a mounted place.
const BALLAST: &str = "ballast";

impl Place {
    fn new() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let mount = ["-t", "tmpfs", "-o", "size=16m", "bergfried-trial"];
        let mounted = run(Command::new("mount").args(mount).arg(folder.path())).is_ok();
        Ok(Self { folder, mounted })
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn how(&self) -> &'static str {
        if self.mounted { "a file system of 16 MiB" } else { "a limit on the size of files" }
    }

    /// Leaves no room.
    fn fill(&self, server: &Server) -> Result<()> {
        if self.mounted {
            let mut ballast = fs::File::create(self.folder.path().join(BALLAST))?;
            while ballast.write_all(&[0; 4096]).is_ok() {}
            Ok(())
        } else {
            server.limit_files(Some(256 << 10))
        }
    }

    fn empty(&self, server: &Server) -> Result<()> {
        if self.mounted {
            fs::remove_file(self.folder.path().join(BALLAST)).context("the ballast")
        } else {
            server.limit_files(None)
        }
    }

    fn lock(&self, locked: bool) -> Result<()> {
        if self.mounted {
            let options = if locked { "remount,ro" } else { "remount,rw" };
            return run(Command::new("mount").args(["-o", options]).arg(self.folder.path()));
        }
        for entry in fs::read_dir(self.data())? {
            fs::set_permissions(entry?.path(), fs::Permissions::from_mode(if locked { 0o400 } else { 0o600 }))?;
        }
        Ok(fs::set_permissions(self.data(), fs::Permissions::from_mode(if locked { 0o500 } else { 0o700 }))?)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.mounted {
            let _ = run(Command::new("umount").arg("--lazy").arg(self.folder.path()));
        }
    }
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}

/// Fills the disk under a running server, makes room again, then locks the folder and opens it again.
pub(crate) async fn scarce(program: &Path, seed: u64) -> Result<()> {
    let place = Place::new()?;
    let mut plan = Plan::new(program, &place.data());
    plan.signals_ignored = !place.mounted;
    let server = plan.start().await?;
    let crowd = Crowd::gather(&plan, MATCHES, seed, Patience::EAGER).await?;
    crowd.until_all_went_on(LIMIT).await?;
    place.fill(&server)?;
    let begun = Instant::now();
    while crowd.evidence.refusals("store-failed") < REFUSALS {
        let refusals = crowd.evidence.refusals("store-failed");
        ensure!(begun.elapsed() < LIMIT, "the disk is full, but only {refusals} of {REFUSALS} moves were refused");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let before = crowd.evidence.done();
    let mut connection = Connection::open(plan.address).await?;
    let lobby = connection.request("GET /", "", "").await?;
    ensure!(lobby.status == 200, "with a full disk the lobby answers {}", lobby.status);
    let guest = Guest::new(&mut connection).await?;
    // SQLite may find room in its own log for a while. What finds room there is laid for good.
    let mut laid = Vec::new();
    loop {
        let answer = connection.request("POST /matches", &guest.cookie, "game=burgenland&mode=screen").await?;
        match answer.status {
            503 => break,
            303 => laid.push(answer.header("location").context("a table has an address")?.to_owned()),
            status => bail!("with a full disk a new table is answered {status} instead of 503"),
        }
        ensure!(begun.elapsed() < LIMIT, "the disk is full, but {} tables were laid", laid.len());
    }
    place.empty(&server)?;
    crowd.until_all_went_on(LIMIT).await?;
    for table in laid {
        let answer = connection.request(&format!("GET {table}"), &guest.cookie, "").await?;
        ensure!(answer.status == 200, "{table} was laid with a full disk and is answered {}", answer.status);
    }
    let evidence = crowd.leave().await?;
    server.stop().await?;
    let found = check(&place.data(), &evidence).await?;
    for wrong in &found.wrong {
        println!("scarce: {wrong}");
    }
    ensure!(found.wrong.is_empty(), "{} things are wrong after the disk was full", found.wrong.len());
    println!(
        "scarce: disk full ({}): {} refusals, the lobby open, a new table refused; {before} messages done before, {} in all, none lost, \
         none twice; every match went on in the same server when there was room",
        place.how(),
        evidence.refusals("store-failed"),
        found.done,
    );
    read_only(&place, &plan, "stopped").await?;
    plan.start().await?.kill().await?;
    read_only(&place, &plan, "killed").await?;
    plan.start().await?.stop().await
}

/// After the last server was stopped or killed, its folder is locked: the next one refuses to begin.
async fn read_only(place: &Place, plan: &Plan, ended: &str) -> Result<()> {
    let before = contents(&place.data())?;
    place.lock(true)?;
    if fs::write(place.data().join("probe"), "").is_ok() {
        fs::remove_file(place.data().join("probe"))?;
        place.lock(false)?;
        println!("scarce: read-only: left out, as permissions do not bind this user and it may not mount");
        return Ok(());
    }
    let (status, words) = plan.refused().await?;
    let lines = words.lines().count();
    ensure!(status.code() == Some(2), "on a read-only folder the server ended with {status}: {words}");
    ensure!(lines == 1 && words.contains(&*place.data().to_string_lossy()), "not one line with the folder: {words}");
    ensure!(contents(&place.data())? == before, "the refused server changed something");
    place.lock(false)?;
    println!("scarce: read-only folder, the last server {ended}: {}", words.trim());
    Ok(())
}

/// The files of a folder, byte for byte.
fn contents(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        files.insert(path.clone(), fs::read(path)?);
    }
    Ok(files)
}
