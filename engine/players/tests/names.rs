//! Players by name.

use players::Spec;

#[test]
fn names_are_read_and_written_alike() {
    for name in [
        "random",
        "greedy",
        "mcts:iterations=1000",
        "mcts:milliseconds=50",
        "mcts:iterations=300+trees=1+exploration=0.4+width=8+depth=4+policy=uniform+chance=apart",
        "mcts:iterations=7+depth=end",
        "exact:nodes=20000",
        "exact:nodes=5+plies=3+tables=8",
    ] {
        assert_eq!(name.parse::<Spec>().unwrap().to_string(), name);
    }
    for (short, long) in
        [("mcts", "mcts:iterations=1000"), ("mcts:60", "mcts:iterations=60"), ("exact", "exact:nodes=20000")]
    {
        assert_eq!(short.parse::<Spec>().unwrap().to_string(), long);
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_what_is_allowed() {
    for (name, reason) in [
        ("", "there is no player \"\": use random, greedy"),
        ("strong", "use random, greedy, mcts"),
        ("mcts:0", "\"0\" is no setting of a search"),
        ("mcts:trees=65", "trees=1 to 64"),
        ("mcts:iterations=99999999999", "is no setting"),
        ("mcts:exploration=NaN", "is no setting"),
        ("mcts:depth=-1", "is no setting"),
        ("mcts:speed=9", "\"speed=9\" is no setting"),
        ("exact:plies=0", "plies=1 to 64"),
        ("exact:nodes=", "\"nodes=\" is no setting of an exact player"),
    ] {
        let error = name.parse::<Spec>().unwrap_err().to_string();
        assert!(error.contains(reason), "{name}: {error}");
    }
}
