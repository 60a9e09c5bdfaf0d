//! What players guarantee, tested with the toy games of the law suite and with Burgenland.

mod choices;
mod exact;
mod names;
mod repeatable;
mod sight;
