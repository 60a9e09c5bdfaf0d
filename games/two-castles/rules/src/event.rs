//! Events: what happened, for the log, the animation and the explanation of points.

use kernel::{Seat, Viewer, from_one};
use serde::{Serialize, Serializer};

use crate::scoring::{Counted, ScoreRow};
use crate::{Attendant, Card, Cell, RoomType, Throne, Tile, TwoCastles};

/// One thing that happened, in full. Castles and places are counted from 0, in JSON from 1 as
/// everywhere for players; Ludwig's place is [`crate::LUDWIG`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "field names say what they hold")]
pub enum Event {
    /// A throne room was laid.
    ThroneLaid {
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        throne: Throne,
    },
    /// A round began: tiles are dealt.
    RoundBegan {
        /// Counted from 0.
        round: u8,
    },
    /// The discarded tiles were shuffled into the supply.
    SupplyRefilled {
        /// The number that came back.
        tiles: u8,
    },
    /// A place got a tile.
    TileDealt {
        #[serde(serialize_with = "from_one::serialize")]
        place: u8,
        /// Which one; seen by its owner.
        tile: Option<Tile>,
    },
    /// A tile was drawn from Ludwig's pile.
    LudwigDrew {
        seat: Seat,
        /// Which one; seen by the one who assigns it.
        tile: Option<Tile>,
    },
    /// Ludwig's tiles were laid beside his castles, for all to see.
    LudwigAssigned {
        seat: Seat,
        /// Castle and tile.
        #[serde(serialize_with = "numbered")]
        tiles: [(u8, Tile); 2],
    },
    /// A seat chose two tiles.
    Chose {
        seat: Seat,
        /// Which; seen by the seat alone until all have chosen.
        tiles: Option<[Tile; 2]>,
    },
    /// The chosen tiles of a seat were turned up.
    Revealed { seat: Seat, tiles: [Tile; 2] },
    /// A seat let its partner place first.
    Waited {
        seat: Seat,
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
    },
    /// A room was placed.
    Placed {
        seat: Seat,
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        tile: Tile,
        at: Cell,
        /// What the room itself counts as the castle stands now.
        counted: Counted,
        /// How much the value of the castle rose.
        gain: i32,
        /// What the castle is worth now.
        total: i32,
    },
    /// The third or fifth room of a type brings a bonus.
    BonusEarned {
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        /// For rooms of this type.
        room_type: RoomType,
        /// Three or five of them.
        rooms: u8,
    },
    /// The bonus of another type was chosen.
    BonusChosen {
        seat: Seat,
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        /// The type whose bonus it is.
        room_type: RoomType,
    },
    /// The tiles for a bonus were drawn; each was a chance step of its own.
    TilesDrawn {
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        /// Which ones; seen by its partners.
        tiles: Option<Vec<Tile>>,
    },
    /// The tiles not placed were discarded.
    TilesDiscarded {
        /// Drawn for this castle.
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        /// Which ones; seen by its partners.
        tiles: Option<Vec<Tile>>,
    },
    /// The discarded bonus cards were shuffled into the deck.
    DeckRefilled {
        /// The number that came back.
        cards: u8,
    },
    /// The bonus cards to choose from were drawn; each was a chance step of its own.
    CardsDrawn {
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        /// Which ones; seen by its partners.
        cards: Option<Vec<Card>>,
    },
    /// A bonus card was laid below a castle.
    CardKept {
        seat: Seat,
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        card: Card,
        /// What it counts as the castle stands now.
        counted: Counted,
        /// What the castle is worth now.
        total: i32,
    },
    /// The other bonus cards were discarded.
    CardsDiscarded {
        /// Drawn for this castle.
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        /// Which ones; seen by its partners.
        cards: Option<Vec<Card>>,
    },
    /// A royal attendant was laid on a throne room.
    AttendantTaken {
        seat: Seat,
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        attendant: Attendant,
        /// What it counts as the castle stands now.
        counted: Counted,
        /// What the castle is worth now.
        total: i32,
    },
    /// The piles were taken up by the neighbours.
    PilesPassed {
        /// To the left (first round) or to the right.
        clockwise: bool,
    },
    /// The last tile of every pile was discarded unseen.
    PilesDiscarded,
    /// A castle was scored at the end.
    CastleScored {
        #[serde(serialize_with = "from_one::serialize")]
        castle: u8,
        /// Points in each row of the pad.
        rows: Vec<(ScoreRow, i32)>,
        total: i32,
    },
}

/// Pairs of castle and tile, castles counted from 1.
fn numbered<S: Serializer>(pairs: &[(u8, Tile); 2], serializer: S) -> Result<S::Ok, S::Error> {
    pairs.map(|(castle, tile)| (castle + 1, tile)).serialize(serializer)
}

impl TwoCastles {
    /// The event as the viewer may see it: everyone is told that it happened, but face-down pieces stay hidden.
    pub(crate) fn redacted(&self, event: &Event, viewer: Viewer) -> Event {
        let may_see = |seat: Option<Seat>| seat.is_some_and(|seat| viewer.is(seat));
        let mut event = event.clone();
        match &mut event {
            Event::TileDealt { place, tile } if !may_see(self.seat_at(usize::from(*place))) => *tile = None,
            Event::LudwigDrew { seat, tile } if !viewer.is(*seat) => *tile = None,
            Event::Chose { seat, tiles } if !viewer.is(*seat) => *tiles = None,
            Event::TilesDrawn { castle, tiles } | Event::TilesDiscarded { castle, tiles }
                if !self.is_partner(viewer, *castle) =>
            {
                *tiles = None;
            }
            Event::CardsDrawn { castle, cards } | Event::CardsDiscarded { castle, cards }
                if !self.is_partner(viewer, *castle) =>
            {
                *cards = None;
            }
            _ => {}
        }
        event
    }

    /// Does the viewer build this castle?
    pub(crate) fn is_partner(&self, viewer: Viewer, castle: u8) -> bool {
        viewer.seat().is_some_and(|seat| self.partners(usize::from(castle)).contains(seat))
    }
}
