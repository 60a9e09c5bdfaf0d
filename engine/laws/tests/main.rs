//! The laws judged: honest toys keep them, broken toys are found out, text files are read as they say.

mod broken;
mod honest;
mod nodes;
mod plays;
mod playthroughs;
mod rejections;
mod scenarios;
