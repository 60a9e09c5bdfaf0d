//! What a viewer knows: everything, because nothing is hidden.

use kernel::{BySeat, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{ByCard, ByColour, Castle, Colour, FieldId, FieldKind, LastMoves, Layout, Phase, State};

/// The table as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Which fields the ring has.
    pub layout: Layout,
    /// What the table waits for.
    pub phase: Phase,
    /// The active seat, after the end the last one; `None` until the first player is drawn.
    pub active: Option<Seat>,
    /// Where the crown stands; `None` until its zone is drawn.
    pub crown: Option<FieldId>,
    /// The colour of this turn, once its first throw has fixed it.
    pub turn_colour: Option<Colour>,
    /// The castles of both seats.
    pub castles: BySeat<ByColour<Castle>, 2>,
    /// The twelve open stacks.
    pub supply: ByColour<ByCard<u8>>,
    /// Extra dice that the seats hold.
    pub extra_dice: BySeat<u8, 2>,
    /// Extra dice on the board.
    pub board_dice: u8,
    /// Steps on the score track, by the colour that earned them.
    pub points: BySeat<ByColour<u8>, 2>,
    /// How many scorings of each colour earned points.
    pub scorings: BySeat<ByColour<u8>, 2>,
    /// What each seat did last: for drawings only, not on the wire.
    #[serde(skip)]
    pub last: LastMoves,
}

impl View {
    /// What the viewer sees of the table.
    pub(crate) fn new(state: &State, viewer: Viewer, layout: Layout) -> Self {
        let drawing_start = state.phase == Phase::DrawStart;
        let drawing_first = state.phase == Phase::DrawFirst;
        Self {
            viewer,
            layout,
            phase: state.phase,
            active: (!drawing_start && !drawing_first).then_some(state.active),
            crown: (!drawing_start).then_some(state.crown),
            turn_colour: state.turn_colour,
            castles: state.castles,
            supply: state.supply,
            extra_dice: state.extra_dice,
            board_dice: state.board_dice,
            points: state.points,
            scorings: state.scorings,
            last: state.last,
        }
    }

    /// The only state that fits the view. Fields without meaning yet are taken from `initial`.
    pub(crate) fn state(&self, initial: &State) -> State {
        State {
            castles: self.castles,
            supply: self.supply,
            points: self.points,
            scorings: self.scorings,
            extra_dice: self.extra_dice,
            board_dice: self.board_dice,
            crown: self.crown.unwrap_or(initial.crown),
            turn_colour: self.turn_colour,
            active: self.active.unwrap_or(initial.active),
            phase: self.phase,
            last: self.last,
        }
    }

    /// What a field shows.
    #[must_use]
    pub fn kind(&self, field: FieldId) -> FieldKind {
        self.layout.kind(field)
    }

    /// The value of a castle in a scoring now.
    #[must_use]
    pub fn castle_value(&self, seat: Seat, colour: Colour) -> u8 {
        self.castles[seat][colour].value(&crate::Components::of_the_box().values)
    }

    /// The steps of a seat on the score track.
    #[must_use]
    pub fn score(&self, seat: Seat) -> u8 {
        self.points[seat].0.iter().sum()
    }
}
