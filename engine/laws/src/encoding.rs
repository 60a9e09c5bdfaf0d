//! What the code says about the encoding of a game, as a file.

use std::fmt::Write as _;
use std::hint::black_box;
use std::path::Path;

use kernel::{Encode, Silent, Step, ToAct, Viewer};

use crate::bless::blessing;
use crate::play::{below, generator};

/// Checks the file with the tables of a game's choices and observations, from which `docs/encodings.md` is made.
///
/// With the environment variable `BLESS=1` it writes the file instead.
///
/// # Panics
/// If the file is missing or says something else than the code.
pub fn encoding<G: Encode>(path: impl AsRef<Path>) {
    let (path, text) = (path.as_ref(), tables::<G>());
    if blessing() {
        std::fs::write(path, &text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let found = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(found == text, "{} does not say what the code says: BLESS=1 writes it", path.display());
}

/// Plays a random match and writes the observation and the first mask of the seat to act for every decision: for
/// benchmarks. Returns the number of steps.
pub fn encoded_play<G: Encode>(game: &G, seed: u64) -> u64 {
    let (mut observation, mut mask) = (vec![0; G::observation_len()], vec![0; G::choice_count()]);
    let (mut state, mut legal, mut rng) = (game.initial_state(), Vec::new(), generator(seed));
    for steps in 0.. {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return steps,
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.first().expect("someone is to act");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                game.observe_state(&state, Viewer::Seat(seat), &mut observation);
                game.mask(seat, &legal, &[], &mut mask);
                black_box((&observation, &mask));
                Step::Act(seat, legal[below(&mut rng, legal.len()).expect("someone to act has a legal action")])
            }
        };
        game.apply(&mut state, step, &mut Silent);
    }
    unreachable!("a match ends")
}

fn tables<G: Encode>() -> String {
    let mut text = format!("{} choices, {} bytes.\n", G::choice_count(), G::observation_len());
    text += "\n| choices | name | meaning |\n|---|---|---|\n";
    let mut start = 0;
    for block in G::CHOICES {
        let _ = writeln!(text, "| {} | `{}` | {} |", range(start, block.len), block.name, block.meaning);
        start += block.len;
    }
    text += "\n| bytes | at most | name | meaning |\n|---|---|---|---|\n";
    let mut start = 0;
    for slice in G::OBSERVATION {
        let place = range(start, slice.len);
        let _ = writeln!(text, "| {place} | {} | `{}` | {} |", slice.most, slice.name, slice.meaning);
        start += slice.len;
    }
    for (number, left_out) in G::LEFT_OUT.iter().enumerate() {
        let head = if number == 0 { "\nLeft out:\n\n" } else { "" };
        let _ = writeln!(text, "{head}- `{}`: {}.", left_out.field, left_out.reason);
    }
    text
}

fn range(start: usize, len: usize) -> String {
    if len == 1 { start.to_string() } else { format!("{start}-{}", start + len - 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::OpenQuarries;

    #[test]
    fn the_tables_give_places_lengths_and_meanings() {
        let text = tables::<OpenQuarries>();
        assert!(text.starts_with("4 choices, 14 bytes.\n"), "{text}");
        assert!(text.contains("\n| 2-3 | `stones` | one or two stones |\n"), "{text}");
        assert!(text.contains("\n| 4 | 2 | `common` | stones in the common quarry |\n"), "{text}");
    }

    #[test]
    #[should_panic(expected = "does not say what the code says")]
    fn another_text_is_refused() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "4 choices").unwrap();
        encoding::<OpenQuarries>(file.path());
    }
}
