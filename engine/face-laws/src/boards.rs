//! The text board of the terminal speaks the reader's language: apart from notation, it consists of messages.

use std::collections::BTreeSet;

use kernel::{BoardWords, Game, Message, Seat, Step, TextBoard as _, Viewer};
use present::{Face, Language, TableWords};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The widest line that a text board may have.
const COLUMNS: usize = 100;

/// Words for nothing: what is left of a board is what all languages share.
struct Wordless;

impl BoardWords for Wordless {
    fn say(&self, _message: &Message) -> String {
        String::new()
    }

    fn seat(&self, _seat: Seat) -> String {
        String::new()
    }
}

/// Plays a random game at some tables, each step seen by a viewer drawn by lot.
///
/// # Panics
/// If a board has a word that is neither a message nor notation, or a line that is too wide for a terminal, or a message
/// without its text.
pub fn check<F: Face>() {
    let tables = laws::tables::<F::Game>();
    for (number, table) in tables.iter().enumerate().step_by(tables.len().div_ceil(4)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let game = &table.game;
        let names: Vec<String> = game.seats().seats().map(|seat| format!("Aschenbrödel {seat}")).collect();
        let viewers: Vec<Viewer> = game.seats().seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut state = game.initial_state();
        let (mut notation, mut left) = (String::new(), BTreeSet::new());
        let mut look = |state: &<F::Game as Game>::State, viewer: Viewer| {
            let view = game.view(state, viewer);
            left.extend(words_of(&view.text_board(&Wordless)));
            for words in Language::ALL.map(F::words) {
                let board = view.text_board(&TableWords { words, names: &names });
                let widest = board.lines().max_by_key(|line| line.chars().count()).unwrap_or_default();
                assert!(widest.chars().count() <= COLUMNS, "more than {COLUMNS} columns: {widest}");
            }
        };
        while let Some(step) = laws::random_step(game, &state, &mut rng) {
            look(&state, viewers[rng.random_range(0..viewers.len())]);
            if let Step::Act(seat, _) = step {
                let mut legal = Vec::new();
                game.legal_actions(&state, seat, &mut legal);
                legal.iter().for_each(|action| notation += &format!("{action} "));
            }
            notation += &format!("{step} ");
            game.apply(&mut state, step, &mut kernel::Silent);
        }
        look(&state, Viewer::Spectator);
        left.retain(|word| !notation.contains(word));
        assert!(left.is_empty(), "neither messages nor notation: {left:?}");
    }
}

/// What may be a word for people: at least four letters, in lower case but for the first, not in alphabetical order as the
/// letters of several pieces are.
fn words_of(board: &str) -> impl Iterator<Item = String> {
    let is_word = |text: &&str| {
        let is_sorted = text.chars().is_sorted();
        text.chars().count() >= 4 && !is_sorted && text.chars().skip(1).all(char::is_lowercase)
    };
    board.split(|letter: char| !letter.is_alphabetic()).filter(is_word).map(str::to_owned)
}
