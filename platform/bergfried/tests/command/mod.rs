//! The program, run to its end.

use std::process::{Command, Output};

pub(crate) fn bergfried(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bergfried")).args(arguments).env("BERGFRIED_LANGUAGE", "en").output().unwrap()
}

/// The command succeeds; what it prints.
#[track_caller]
pub(crate) fn good(arguments: &[&str]) -> String {
    let output = bergfried(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}
