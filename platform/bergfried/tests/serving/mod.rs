//! The server in a process of its own.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server, and the line in which it has said where it answers and where its matches are.
pub(crate) fn serving(data: &Path, more: &[&str]) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bergfried"))
        .args(["serve", "--bind", "127.0.0.1:0", "--log", "error", "--data"])
        .arg(data)
        .args(more)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Bergfried: http://127.0.0.1:"), "{line}");
    (child, line)
}
