//! Workers in processes of their own, and tournaments that they play.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use test_servers::BusServer;

fn bergfried(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bergfried"));
    command.args(arguments).env("BERGFRIED_LANGUAGE", "en");
    command
}

/// A worker that has said that it works.
fn worker(bus: &str, more: &[&str]) -> Child {
    let all = [&["worker", "--on", bus, "--threads", "1", "--log", "error"], more].concat();
    let mut child = bergfried(&all).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Bergfried: 1 "), "{line}");
    child
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What was refused, in one line.
fn refused(arguments: &[&str]) -> String {
    let output = bergfried(arguments).output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    complaint.lines().last().unwrap().to_owned()
}

/// A tournament goes on without a worker that was killed in the middle of it, and its result is the same.
#[test]
fn a_worker_that_is_killed_is_not_missed() {
    let bus = BusServer::start().unwrap();
    let address = format!("nats://{}", bus.address());
    let folder = tempfile::tempdir().unwrap();
    let tournament =
        ["arena", "castle", "--players", "mcts:100+trees=1,greedy", "--games", "24", "--seed", "3", "--json"];
    let here = text(&bergfried(&tournament).output().unwrap());
    let [mut first, mut second] = [worker(&address, &[]), worker(&address, &[])];
    let out = folder.path().to_str().unwrap();
    let elsewhere = [&tournament[..], &["--on", &address, "--out", out]].concat();
    let playing = bergfried(&elsewhere).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let results = folder.path().join("results.jsonl");
    while !fs::read_to_string(&results).is_ok_and(|text| text.lines().count() > 3) {
        std::thread::sleep(Duration::from_millis(5));
    }
    first.kill().unwrap();
    first.wait().unwrap();
    assert_eq!(text(&playing.wait_with_output().unwrap()), here);
    second.kill().unwrap();
    second.wait().unwrap();
}

#[test]
fn what_cannot_be_played_elsewhere_is_said_in_one_line() {
    let bus = BusServer::start().unwrap();
    let address = format!("nats://{}", bus.address());
    let simulate = |more: &[&'static str]| {
        let all =
            [&["simulate", "burgenland", "--players", "random,random", "--games", "2", "--on"][..], more].concat();
        refused(&all)
    };
    assert!(simulate(&["foo"]).contains("--on needs an address such as nats://HOST:PORT"));
    assert!(simulate(&["nats://127.0.0.1:1"]).contains("nats://127.0.0.1:1 cannot be used"));
    let both = refused(&["report", "castle", "--against", "x", "--on", &address, "--out", "y"]);
    assert!(both.contains("--against") && both.contains("--on") && both.contains("exclude each other"), "{both}");
    let nobody = refused(&["simulate", "burgenland", "--players", "random,random", "--on", &address]);
    assert!(nobody.contains("No worker is connected to"), "{nobody}");
    let folder = tempfile::tempdir().unwrap();
    let pieces = folder.path().join("burgenland.toml");
    let printed = text(&bergfried(&["components", "burgenland"]).output().unwrap());
    fs::write(&pieces, format!("{printed}\n# another file\n")).unwrap();
    let other = format!("burgenland={}", pieces.display());
    let mut worker = worker(&address, &["--components", &other]);
    let refused = refused(&["simulate", "burgenland", "--players", "random,random", "--on", &address]);
    assert!(refused.contains("Start the workers with the same --components"), "{refused}");
    worker.kill().unwrap();
    worker.wait().unwrap();
}
