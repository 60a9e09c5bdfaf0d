//! The laws every game must keep, and the runners that test games against text files.

mod bless;
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
