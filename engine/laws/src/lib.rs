//! The laws every game must keep, and the runners that test games against text files.
//!
//! A game calls the whole [`Suite`] in one line. It plays random matches at every table (each preset of options with each
//! seat count it allows) and reports for every broken law where and why. [`Suite`] has an example and says what a game
//! provides.
//!
//! | law | what it says |
//! |---|---|
//! | L1 | every seat to act has a legal action, and no other seat has one |
//! | L2 | lists are stable and have no duplicates, `is_legal` agrees, actions are drawn from them, and chance is drawn with the listed weights |
//! | L3 | the same step on the same state gives the same state and the same events |
//! | L4 | steps on a clone leave the original unchanged |
//! | L5 | notation is printable ASCII without spaces, reads back, and is different for different things |
//! | L6 | replaying the texts of a record gives the same states |
//! | L7 | a determinization of a view has the same view |
//! | L8 | who is to act and what is legal for a seat follow from what that seat may know |
//! | L9 | states with the same view for a viewer show and tell that viewer the same |
//! | L10 | determinizations vary where something is hidden, with the right frequencies |
//! | L11 | simultaneous hidden decisions lead to the same state in any order |
//! | L12 | play ends within `max_steps`, with a valid ranking that the score sheet explains |
//! | L13 | pieces move from place to place, and none appears or vanishes ([`Suite::census`]) |
//! | L14 | bookkeeping equals a naive recount ([`Suite::recount`]) |
//! | L15 | after an action that reveals nothing, nobody knows more |
//! | L16 | views, options and presets are the same after being written and read back |
//! | L17 | every action is made of its own choices, choices that name an action are its own and its notation reads back, masks lead to the legal actions and no others, and observations keep to their layout and are the same for a state as for its view ([`Suite::encode`]) |
//! | L18 | values are chances between 0 and 1, add up to one for two seats, and playouts are legal ([`Suite::evaluate`]) |
//! | L19 | what an action brings is foreseen from the view alone, and is what then happens ([`Suite::foresee`]) |
//! | L20 | actions of open seats that the game calls independent lead to the same state in any order |
//! | L21 | different views or options give different observations, except for what the game leaves out ([`Suite::encode`]) |
//! | L22 | when every seat moves on by one, each sees and may do what the seat before it saw and could ([`Suite::symmetric`], [`Suite::symmetric_runs`]) |
//!
//! For every law there are toy games that are broken in one place, and a test that exactly that law rejects them. The
//! correct [`toys`] are the shortest complete games.
//!
//! Beside the laws:
//! - [`scenarios()`]: rule cases as `.scn` files with forced draws and plain-word expectations;
//! - [`playthroughs()`]: golden matches as `.play` files, compared line by line;
//! - [`nodes()`]: how many different courses the first steps can take, counted by [`count_nodes`];
//! - [`plays()`]: strategies for property tests; [`random_play`]: one random match.
//!
//! With the environment variable `BLESS=1`, golden files are written instead of compared.

mod bless;
mod caught;
mod census;
mod checks;
mod chi_square;
mod config;
mod encoding;
mod evidence;
mod law;
mod nodes;
mod play;
mod plays;
mod playthrough;
mod scenario;
mod suite;
mod table;
pub mod toys;
mod violation;

pub use census::Census;
pub use encoding::{encoded_play, encoding};
pub use law::Law;
pub use nodes::{count_nodes, nodes};
pub use play::{Play, is_possible, next_steps, random_play, random_step};
pub use plays::{play, plays};
pub use playthrough::playthroughs;
pub use scenario::{Scenarios, scenarios};
pub use suite::Suite;
pub use table::{Table, tables};
pub use violation::Violation;

#[cfg(test)]
mod tests {
    #[test]
    fn the_table_says_what_the_laws_say() {
        let rows: Vec<&str> = include_str!("lib.rs").lines().filter(|line| line.starts_with("//! | L")).collect();
        assert_eq!(rows.len(), super::Law::ALL.len());
        for (line, law) in rows.iter().zip(super::Law::ALL) {
            let plain = line.replace('`', "");
            assert!(plain.starts_with(&format!("//! | {law:?} | {}", law.says())), "{line}");
        }
    }
}
