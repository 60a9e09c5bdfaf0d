//! The tests of drawings and words.

/// The list of games, for a macro that takes names and types: a further game is one more line here.
macro_rules! games {
    ($for_each:ident) => {
        $for_each! {
            burgenland: burgenland::Burgenland,
            castle: castle::Castle,
            two_castles: two_castles::TwoCastles,
            two_heirs: two_heirs::TwoHeirs,
            viscounts: viscounts::Viscounts,
        }
    };
}

/// A test for every game: that it passes `check`.
macro_rules! checks {
    ($($name:ident: $game:ty,)+) => { $(#[test] fn $name() { super::check::<$game>(); })+ };
}

mod laws_of_sight;
mod pages;
mod parts;
mod previews;
mod scenes;
mod words;
