//! What players promise, shown with the toys of the law suite and with Burgenland.

mod choices;
mod exact;
mod names;
mod repeatable;
mod sight;
