//! The law suite accepts the toy games and rejects broken ones; text files are run as written.

mod broken;
mod inspected;
mod nodes;
mod plays;
mod playthroughs;
mod rejections;
mod scenarios;
mod symmetry;
