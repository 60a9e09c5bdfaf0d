//! The state of a match. Everything lies open on the table.

use kernel::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::castle::Slot;
use crate::{ByCard, ByColour, Card, Castle, Colour, Components, FieldId, LastMoves, Options, Throw};

/// The table. There is nothing hidden in Burgenland (`burgenland.setup.twelve-open-stacks`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Three castles for each seat (`burgenland.component.three-castles`).
    pub castles: BySeat<ByColour<Castle>, 2>,
    /// The twelve open stacks.
    pub supply: ByColour<ByCard<u8>>,
    /// Steps on the score track, by the colour that earned them.
    pub points: BySeat<ByColour<u8>, 2>,
    /// How many scorings of each colour earned points. Each is worth a point or more, so the king comes first.
    pub scorings: BySeat<ByColour<u8>, 2>,
    /// Extra dice that a seat holds. The own die is always there (`burgenland.setup.own-die`).
    pub extra_dice: BySeat<u8, 2>,
    /// Extra dice on the board.
    pub board_dice: u8,
    /// Where the one crown stands (`burgenland.component.one-crown`); without meaning until [`Phase::DrawStart`] is over.
    pub crown: FieldId,
    /// The colour of this turn, once its first throw has fixed it (`burgenland.turn.one-colour-only`).
    pub turn_colour: Option<Colour>,
    /// Whose turn it is; without meaning until [`Phase::DrawFirst`] is over.
    pub active: Seat,
    /// What the table waits for.
    pub phase: Phase,
    /// What each seat did last.
    pub last: LastMoves,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance: in which zone does the crown start?
    DrawStart,
    /// Chance: who begins?
    DrawFirst,
    /// The turn's first throw, which must be made (`burgenland.turn.at-least-one-roll`).
    Begin,
    /// Chance: the dice are being thrown.
    Throw {
        /// The number of extra dice besides the own one.
        extra: u8,
    },
    /// Different dice have fallen: which one moves the crown? A throw of one value moves it at once.
    Choose(Throw),
    /// The crown has stopped on a field that offers something. A crown field scores at once.
    Field,
    /// The field's card has been taken out of the opponent's castle and is to be built.
    Place,
    /// Throw again, or stop (`burgenland.turn.repeat-rolling`)?
    Continue,
    /// The colour was left: which of two equal outer cards goes back?
    Give,
    /// A king has been reached.
    Over,
}

impl State {
    /// The table before any draw.
    pub(crate) fn initial(options: &Options, components: &Components) -> Self {
        let mut castle = Castle::EMPTY;
        for _ in 0..components.starting_walls {
            castle.build(Card::Wall, crate::Place::Right);
        }
        let mut stacks = components.cards;
        stacks[Card::Wall] -= 2 * components.starting_walls;
        let start = options.start.colour();
        let first = options.first.seat();
        Self {
            castles: BySeat([ByColour([castle; 3]); 2]),
            supply: ByColour([stacks; 3]),
            points: BySeat::default(),
            scorings: BySeat::default(),
            extra_dice: BySeat::default(),
            board_dice: components.extra_dice,
            crown: FieldId::new(start.unwrap_or(Colour::Blue), usize::from(components.start_index)),
            turn_colour: None,
            active: first.unwrap_or(Seat::new(0)),
            phase: match (start, first) {
                (None, _) => Phase::DrawStart,
                (Some(_), None) => Phase::DrawFirst,
                (Some(_), Some(_)) => Phase::Begin,
            },
            last: LastMoves::default(),
        }
    }

    /// Takes a card out of a castle.
    pub(crate) fn remove_card(&mut self, seat: Seat, colour: Colour, slot: Slot) -> Card {
        let castle = &mut self.castles[seat][colour];
        let length = castle.len();
        let card = castle.remove(slot);
        let vanished = if slot.index() == 0 { length - castle.len() } else { 0 };
        self.last.removed(seat, colour, slot, vanished);
        card
    }

    /// The steps of a seat on the score track.
    #[must_use]
    pub fn score(&self, seat: Seat) -> u8 {
        self.points[seat].0.iter().sum()
    }
}
