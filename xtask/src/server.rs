//! The server, started for a command and stopped after it.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::run::run;
use crate::workspace::{root, target};

/// How the program is built.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As the tests are, from what they have built already, with all assertions.
    Checked,
    /// As people get it.
    Release,
}

impl Build {
    /// Builds the program, and beside it the harness, so that both share their dependencies; the program's path.
    pub(crate) fn binary(self) -> Result<PathBuf> {
        let (arguments, folder): (&[&str], _) = match self {
            Self::Checked => (&["test", "--workspace", "--no-run", "--quiet"], "debug"),
            Self::Release => {
                (&["build", "--release", "--quiet", "--package", "bergfried", "--package", "harness"], "release")
            }
        };
        run(&root(), "cargo", arguments, &[])?;
        Ok(target()?.join(folder).join("bergfried"))
    }
}

/// A running server.
pub(crate) struct Server {
    child: Child,
    /// Its address: `http://127.0.0.1:PORT`.
    pub(crate) address: String,
}

impl Server {
    /// Starts a server on a free port of this machine, with its matches in an empty folder below the target folder.
    pub(crate) fn start(arguments: &[&str]) -> Result<Self> {
        let data = target()?.join("xtask-server");
        if data.exists() {
            std::fs::remove_dir_all(&data)?;
        }
        let mut command = Command::new(Build::Checked.binary()?);
        command.args(["serve", "--bind", "127.0.0.1:0", "--log", "error", "--data"]).arg(&data).args(arguments);
        let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start the server")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output is piped")).read_line(&mut line)?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap_or_default().to_owned();
        let server = Self { child, address };
        ensure!(!server.address.is_empty(), "the server did not start: {line:?}");
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
