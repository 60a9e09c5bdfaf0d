//! The laws every game must keep, and the runners that test games against text files.
//!
//! A game calls the whole suite in one line; it plays random matches at every table (each preset of options with each
//! seat count it allows) and says of every law that is broken where and why:
//!
//! ```
//! use laws::toys::PrivateCards;
//!
//! laws::Suite::<PrivateCards>::new()
//!     .recount(|_, state| {
//!         let wrong = state.played.iter().find(|(seat, cards)| cards.sum() != i32::from(state.points[*seat]));
//!         wrong.map_or(Ok(()), |(seat, cards)| Err(format!("seat {seat} has played {cards}")))
//!     })
//!     .encode()
//!     .evaluate()
//!     .games(3)
//!     .check();
//! ```
//!
//! | law | what it says |
//! |---|---|
//! | L1 | every seat to act has a legal action, and no other seat has |
//! | L2 | lists are stable and without repeats, `is_legal` agrees, and chance is drawn as listed |
//! | L3 | the same step on the same state gives the same state and the same events |
//! | L4 | a clone goes its own way and leaves the original alone |
//! | L5 | notation is printable ASCII without spaces, reads back, and differs for different things |
//! | L6 | replaying the texts of a record gives the same states |
//! | L7 | a determinization of a view looks like that view |
//! | L8 | whom the table waits for and what is legal for a seat follow from what that seat may know |
//! | L9 | states that look alike to a viewer give that viewer the same of everything |
//! | L10 | determinizations vary where something is hidden, and as often as it does |
//! | L11 | simultaneous decisions lead to the same state in any order |
//! | L12 | play ends in time with a valid ranking that the score sheet explains |
//! | L13 | no piece appears or vanishes ([`Suite::census`]) |
//! | L14 | bookkeeping equals a naive recount ([`Suite::recount`]) |
//! | L15 | an action that reveals nothing teaches nobody anything |
//! | L16 | views, options and presets survive being written down |
//! | L17 | every action has its own index, and tensors are filled with numbers ([`Suite::encode`]) |
//! | L18 | values are chances between 0 and 1, and playouts are legal ([`Suite::evaluate`]) |
//!
//! A law that nothing breaks is no test: for each there are toys that are broken in one place, and a test that just
//! that law rejects them. The honest [`toys`] are the shortest complete games.
//!
//! Beside the laws:
//! - [`scenarios()`]: rule cases as `.scn` files with forced draws and plain-word expectations;
//! - [`playthroughs()`]: golden matches as `.play` files, compared line by line;
//! - [`nodes()`]: how many courses the first steps can take, counted by [`count_nodes`];
//! - [`plays()`]: strategies for property tests; [`random_play`]: one random match.
//!
//! Golden files are written instead of compared where the environment variable `BLESS` is `1`.

mod bless;
mod caught;
mod chi_square;
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

pub use law::Law;
pub use nodes::{count_nodes, nodes};
pub use play::{Play, is_possible, next_steps, random_play, random_step};
pub use plays::{play, plays};
pub use playthrough::playthroughs;
pub use scenario::{Scenarios, scenarios};
pub use suite::{Census, Suite};
pub use table::{Table, tables};
pub use violation::Violation;

#[cfg(test)]
mod tests {
    #[test]
    fn the_table_says_what_the_laws_say() {
        let told: Vec<&str> = include_str!("lib.rs").lines().filter(|line| line.starts_with("//! | L")).collect();
        assert_eq!(told.len(), super::Law::ALL.len());
        for (line, law) in told.iter().zip(super::Law::ALL) {
            let plain = line.replace('`', "");
            assert!(plain.starts_with(&format!("//! | {law:?} | {}", law.says())), "{line}");
        }
    }
}
