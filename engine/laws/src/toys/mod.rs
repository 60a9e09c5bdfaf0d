//! Three small games: the shortest complete examples of [`kernel::Game`], [`kernel::Evaluate`] and
//! [`kernel::Encode`].
//!
//! [`SealedBids`] has a hidden simultaneous choice. [`PrivateCards`] has a draw pile, hidden hands, and cards that
//! only their owner remembers. [`OpenQuarries`] lets several seats act in any order, in sight of all. They keep all laws; the tests of this crate break them in one place for every law.

mod cards;
pub mod open_quarries;
pub mod private_cards;
pub mod sealed_bids;

pub use cards::Cards;
pub use open_quarries::OpenQuarries;
pub use private_cards::PrivateCards;
pub use sealed_bids::SealedBids;

use cards::card;
use kernel::ComponentFile;

/// Toys have no printed pieces.
static NO_COMPONENTS: ComponentFile = ComponentFile::new("");
