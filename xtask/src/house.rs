//! The house itself, started for a chore and closed after it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::run::run;
use crate::workspace::{root, target};

/// How the house is built.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As the tests are, from what they have built already, with all assertions.
    Checked,
    /// As people get it.
    Release,
}

impl Build {
    /// Builds the house, and beside it the harness, so that both share what they are made of; the house's path.
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

/// A running house.
pub(crate) struct House {
    child: Child,
    /// Host and port.
    authority: String,
}

impl House {
    /// Opens a house on a free port of this machine, with its matches in an empty folder below the target folder.
    pub(crate) fn open(arguments: &[&str]) -> Result<Self> {
        let data = target()?.join("xtask-house");
        if data.exists() {
            std::fs::remove_dir_all(&data)?;
        }
        let mut command = Command::new(Build::Checked.binary()?);
        command.args(["serve", "--bind", "127.0.0.1:0", "--log", "error", "--data"]).arg(&data).args(arguments);
        let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start the house")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output is piped")).read_line(&mut line)?;
        let told = line.strip_prefix("Bergfried: http://").and_then(|rest| rest.split_whitespace().next());
        let authority = told.map(str::to_owned);
        let house = Self { child, authority: authority.unwrap_or_default() };
        ensure!(!house.authority.is_empty(), "the house did not open: {line:?}");
        Ok(house)
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        format!("http://{}", self.authority)
    }

    /// Sends a JSON request and returns the answer's body.
    pub(crate) fn post(&self, path: &str, body: &str) -> Result<String> {
        let mut stream = TcpStream::connect(&self.authority)?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.authority,
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").context("an answer has a head and a body")?;
        ensure!(head.starts_with("HTTP/1.1 2"), "POST {path}: {body}");
        Ok(body.to_owned())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
