//! What is asked for wrongly is refused in one line.

use std::process::Command;

fn refused(arguments: &[&str], words: &str) {
    let output = Command::new(env!("CARGO_BIN_EXE_harness")).args(arguments).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{arguments:?}");
    assert!(said.contains(words), "{said}");
}

#[test]
fn a_program_that_is_not_there_is_named() {
    refused(&["--program", "no-such-program", "crash"], "cannot start no-such-program");
}

#[test]
fn a_rate_is_a_number_or_the_most() {
    refused(&["load", "--rate", "fast"], "a number of moves per second up to 100000, or `most`");
}
