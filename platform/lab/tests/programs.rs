//! Programs as players.

use std::path::PathBuf;
use std::sync::Arc;

use contests::{Competitor, GameContest, OutsideError};
use kernel::{Game, SeatCount};
use lab::Program;
use laws::toys::PrivateCards;

fn cards() -> GameContest<PrivateCards> {
    GameContest(PrivateCards::new(SeatCount::new(2), Default::default()).unwrap())
}

/// Writes a script for the shell, which answers one line for every line it reads, and names the command that runs it.
fn script(name: &str, lines: &str) -> String {
    let path: PathBuf = [env!("CARGO_TARGET_TMPDIR"), name].iter().collect();
    std::fs::write(&path, lines).unwrap();
    format!("sh {}", path.display())
}

/// Answers with the first legal action.
const FIRST: &str = r#"while read -r question; do
  legal=${question#*'"legal":["'}
  echo "{\"action\":\"${legal%%'"'*}\"}"
done"#;

fn play(command: &str, seconds: u64) -> Result<lab::Summary, OutsideError> {
    let program = Program::start(command, seconds)?;
    let players = [Competitor::Outside(Arc::new(program)), "random".parse().unwrap()];
    lab::simulate(&cards(), &players, 20, 3, |_, _| Ok(()))
}

#[test]
fn a_program_plays_a_series() {
    let summary = play(&script("first.sh", FIRST), 10).unwrap();
    assert!(summary.seats[0].player.starts_with("program:sh "), "{summary:?}");
    assert_eq!(summary, play(&script("first-again.sh", FIRST), 10).map(|again| named_like(&summary, again)).unwrap());
}

fn named_like(summary: &lab::Summary, mut again: lab::Summary) -> lab::Summary {
    again.seats[0].player.clone_from(&summary.seats[0].player);
    again
}

#[test]
fn a_program_is_told_what_its_seat_sees_and_nothing_else() {
    let heard: PathBuf = [env!("CARGO_TARGET_TMPDIR"), "heard.txt"].iter().collect();
    let _ = std::fs::remove_file(&heard);
    let write = format!("question; do\n  echo \"$question\" >> {}", heard.display());
    play(&script("listen.sh", &FIRST.replacen("question; do", &write, 1)), 10).unwrap();
    let heard = std::fs::read_to_string(heard).unwrap();
    for question in heard.lines() {
        let question: serde_json::Value = serde_json::from_str(question).unwrap();
        let fields: Vec<&str> = question.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(fields, ["game", "legal", "options", "rules", "seat", "seats", "view"]);
        // It is a view of its own seat: it can be read as one.
        let view: <PrivateCards as Game>::View = serde_json::from_value(question["view"].clone()).unwrap();
        assert_eq!(serde_json::to_value(&view).unwrap(), question["view"]);
    }
    assert!(heard.lines().count() > 20);
}

#[test]
fn a_program_that_fails_is_named_with_what_it_did() {
    let name = |file: &str| format!("program:{}", script(file, ""));
    assert!(matches!(play("no-such-program", 1), Err(OutsideError::NotStarted { .. })));
    assert!(matches!(play(" ", 1), Err(OutsideError::NotStarted { .. })));
    let ended = OutsideError::Ended { player: name("ends.sh") };
    assert_eq!(play(&script("ends.sh", "exit 3"), 10), Err(ended));
    let slow = OutsideError::TooSlow { player: name("slow.sh"), seconds: 1 };
    assert_eq!(play(&script("slow.sh", "read -r question; exec sleep 60"), 1), Err(slow));
    let unreadable = OutsideError::Unreadable { player: name("chats.sh"), answer: "hello".to_owned() };
    assert_eq!(play(&script("chats.sh", "read -r question; echo hello; read -r end"), 10), Err(unreadable));
    let illegal = play(&script("cheats.sh", r#"read -r question; echo '{"action":"win"}'; read -r end"#), 10);
    assert!(matches!(illegal, Err(OutsideError::Illegal { action, .. }) if action == "win"));
}
