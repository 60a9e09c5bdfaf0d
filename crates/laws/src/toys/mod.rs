//! Two honest little games: the shortest complete examples of [`kernel::Game`].
//!
//! [`SealedBids`] has a hidden simultaneous choice.

mod cards;
pub mod sealed_bids;

pub use cards::Cards;
pub use sealed_bids::SealedBids;

use cards::card;
