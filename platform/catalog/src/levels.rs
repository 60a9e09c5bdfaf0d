//! The levels of the computer players.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

use players::{Budget, Spec};

/// The levels that every game has, weakest first.
pub const LEVELS: &[&str] = &["easy", "medium", "hard", "master"];

/// The players by game and level, from `levels.toml`.
static PLAYERS: LazyLock<BTreeMap<String, BTreeMap<String, Spec>>> = LazyLock::new(|| {
    let text: BTreeMap<String, BTreeMap<String, String>> =
        kernel::read_toml(include_str!("../levels.toml")).expect("levels.toml is well formed");
    let player = |name: String| name.parse().unwrap_or_else(|error| panic!("levels.toml: {error}"));
    let players =
        |levels: BTreeMap<String, String>| levels.into_iter().map(|(level, name)| (level, player(name))).collect();
    text.into_iter().map(|(game, levels)| (game, players(levels))).collect()
});

/// The player for a level of a game; `None` if there is no such level.
#[must_use]
pub fn level(game: &str, level: &str) -> Option<Spec> {
    let levels = PLAYERS.get(game).or_else(|| PLAYERS.get("default"));
    levels.and_then(|levels| levels.get(level)).copied()
}

/// The most iterations of a search that a server does for a stranger's player.
pub const MOST_ITERATIONS: u32 = 10_000;

/// The most milliseconds that a search may be given instead.
pub const MOST_MILLISECONDS: u32 = 1000;

/// The most positions that an exact player may visit.
pub const MOST_NODES: u32 = 200_000;

/// The most trees of a search, and the most determinizations of an exact player.
const MOST_TREES: u32 = 16;

/// A kind of computer player, such as `mcts:500`, that a stranger may ask a server for: one whose budget is not too large.
#[must_use]
pub fn modest_player(name: &str) -> Option<Spec> {
    let spec = name.parse().ok()?;
    let modest = match spec {
        Spec::Random | Spec::Greedy => true,
        Spec::Search(settings) => {
            settings.trees <= MOST_TREES
                && match settings.budget {
                    Budget::Iterations(iterations) => iterations <= MOST_ITERATIONS,
                    Budget::Time(time) => time <= Duration::from_millis(MOST_MILLISECONDS.into()),
                }
        }
        Spec::Exact(limits) => limits.nodes <= MOST_NODES && limits.tables <= MOST_TREES,
    };
    modest.then_some(spec)
}

/// A player's name in a record, as simulations and tournaments write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordedPlayer {
    /// A person, or a program with a name of its own.
    Named,
    /// The computer player of a level.
    Level(&'static str),
    /// A computer player that is none of the levels.
    Computer,
}

/// Whom a name in a record of a game stands for: `mcts:500` and the like are computer players.
#[must_use]
pub fn recorded_player(game: &str, name: &str) -> RecordedPlayer {
    let Ok(spec) = name.parse::<Spec>() else { return RecordedPlayer::Named };
    let found = LEVELS.iter().find(|known| level(game, known) == Some(spec));
    found.map_or(RecordedPlayer::Computer, |level| RecordedPlayer::Level(level))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computer_players_are_known_by_their_names_in_records() {
        for game in crate::ids() {
            for name in LEVELS {
                let player = level(game, name).expect("every game has every level").to_string();
                let RecordedPlayer::Level(found) = recorded_player(game, &player) else { panic!("{game}: {player}") };
                assert_eq!(level(game, found), level(game, name), "{game}: {player}");
            }
            assert_eq!(recorded_player(game, "mcts:iterations=7"), RecordedPlayer::Computer);
            assert_eq!(recorded_player(game, "Kunigunde"), RecordedPlayer::Named);
        }
    }

    #[test]
    fn strangers_may_ask_for_modest_players_only() {
        for name in ["random", "greedy", "mcts", "mcts:10000", "mcts:milliseconds=1000", "exact:nodes=200000+plies=9"] {
            assert!(modest_player(name).is_some(), "{name}");
        }
        for name in [
            "mcts:10001",
            "mcts:milliseconds=1001",
            "mcts:10+trees=17",
            "exact:nodes=200001",
            "exact:nodes=9+tables=17",
            "program:/bin/true",
            "",
        ] {
            assert_eq!(modest_player(name), None, "{name}");
        }
    }

    #[test]
    fn every_game_has_every_level() {
        for game in PLAYERS.keys() {
            for name in LEVELS {
                assert!(level(game, name).is_some(), "{game} has no {name}");
            }
            assert_eq!(PLAYERS[game].len(), LEVELS.len(), "{game} has an unknown level");
        }
    }

    #[test]
    fn every_measured_game_is_in_the_catalog() {
        for game in PLAYERS.keys().filter(|game| *game != "default") {
            assert!(crate::ids().contains(&game.as_str()), "{game}");
        }
    }
}
