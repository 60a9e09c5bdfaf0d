//! A shell that starts a server and ends it with this program.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use anyhow::{Context as _, Result, ensure};

/// A running shell, which says a line whenever its server answers.
#[derive(Debug)]
pub(crate) struct Supervisor {
    child: Child,
    pipes: Mutex<Pipes>,
}

#[derive(Debug)]
struct Pipes {
    /// The shell ends when it is closed.
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Supervisor {
    /// Starts the shell. Returns when its server answers, with the line that it says.
    pub(crate) fn start(shell: &mut Command) -> Result<(Self, String)> {
        let spawned = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = spawned.context("cannot start a shell")?;
        let output = BufReader::new(child.stdout.take().context("the shell's output is not piped")?);
        let mut pipes = Pipes { input: child.stdin.take(), output };
        let line = pipes.answer()?;
        Ok((Self { child, pipes: Mutex::new(pipes) }, line))
    }

    /// Asks the shell for something, and waits until the server answers afterwards.
    pub(crate) fn ask(&self, request: &str) -> Result<()> {
        let mut pipes = self.pipes.lock().expect("nobody panics while holding it");
        let input = pipes.input.as_mut().context("the server has ended")?;
        writeln!(input, "{request}")?;
        input.flush()?;
        pipes.answer().map(drop)
    }
}

impl Pipes {
    /// Waits until the server answers.
    fn answer(&mut self) -> Result<String> {
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        ensure!(!line.is_empty(), "the server has not started");
        Ok(line.trim_end().to_owned())
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        self.pipes.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).input = None;
        let _ = self.child.wait();
    }
}
