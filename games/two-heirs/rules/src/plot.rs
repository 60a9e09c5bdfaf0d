//! Laid tiles by number, and sets of them.

use std::fmt;
use std::num::NonZeroU8;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::tile::{MOST_PER_SET, SETS_IN_PLAY};

/// How many tiles the landscape can have: three sets, of nine printed tiles each or more in a box of one's own
/// (`two_heirs.setup.common-stock`).
pub const MAX_PLOTS: usize = SETS_IN_PLAY * MOST_PER_SET;

/// A laid tile, by the order in which it was laid; the start tile is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlotId(NonZeroU8);

impl PlotId {
    /// The start tile.
    pub const START: Self = Self::new(0);

    /// The tile laid as number `index`, counted from zero.
    ///
    /// # Panics
    /// If the index is not below [`MAX_PLOTS`].
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_PLOTS, "plot index out of range");
        Self(NonZeroU8::new(index as u8 + 1).expect("one more than an index is not zero"))
    }

    /// The index, counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Debug for PlotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.index())
    }
}

kernel::schema_as!(PlotId => u8);

impl Serialize for PlotId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl<'de> Deserialize<'de> for PlotId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? as usize {
            index if index < MAX_PLOTS => Ok(Self::new(index)),
            _ => Err(D::Error::custom(format_args!("the landscape has at most {MAX_PLOTS} tiles"))),
        }
    }
}

kernel::bit_set! {
    /// A set of laid tiles.
    pub struct PlotSet(u64) of PlotId = PlotId::new;
}
