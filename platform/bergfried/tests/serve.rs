//! The server as a program among others.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

/// A server that has said where it answers.
fn serving(data: &std::path::Path) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bergfried"))
        .args(["serve", "--bind", "127.0.0.1:0", "--log", "error", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Bergfried: http://127.0.0.1:"), "{line}");
    child
}

/// Whoever knows the address may ask it to end: it is never too early for that.
#[test]
fn a_server_that_has_just_begun_ends_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    for signal in [Signal::TERM, Signal::INT].repeat(8) {
        let mut server = serving(folder.path());
        kill_process(Pid::from_child(&server), signal).unwrap();
        assert_eq!(server.wait().unwrap().code(), Some(0), "asked by {signal:?}");
    }
}
