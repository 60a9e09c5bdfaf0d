//! Laying out a position by hand: for tests, pictures and puzzles.

use kernel::Seat;

use crate::{Burgenland, Card, Castle, Colour, FieldId, Phase, State};

impl Burgenland {
    /// Changes one thing on the table, described in words. Cards and dice that are not laid out stay in the supply.
    ///
    /// | words | what |
    /// |---|---|
    /// | `castle 1 red GWH.W` | the first seat's red castle is this row, `-` for none |
    /// | `dice 2 3` | the second seat holds three extra dice |
    /// | `points 1 red 29` | the first seat has 29 points from red |
    /// | `crown blue7` | the crown stands on this field, and a turn begins, without any chance step |
    /// | `turn 2` | the second seat begins a turn |
    /// | `turn 2 yellow` | the second seat may go on in yellow or stop |
    ///
    /// ```
    /// use burgenland::{Burgenland, Options};
    /// use kernel::{Game, SeatCount};
    /// let game = Burgenland::new(SeatCount::new(2), Options::default()).unwrap();
    /// let mut state = game.initial_state();
    /// game.arrange(&mut state, "castle 1 red GWH.W").unwrap();
    /// let error = game.arrange(&mut state, "castle 2 red GWGWGWG").unwrap_err();
    /// assert_eq!(error, "the two red castles need 5 of 4 great-tower cards");
    /// ```
    ///
    /// # Errors
    /// If the words are not understood, or there are too few cards or dice.
    pub fn arrange(&self, state: &mut State, words: &str) -> Result<(), String> {
        match *words.split_whitespace().collect::<Vec<_>>() {
            ["castle", seat, colour, row] => {
                self.lay_castle(state, known_seat(seat)?, in_words(colour.parse())?, in_words(row.parse())?)
            }
            ["dice", seat, count] => self.hand_dice(state, known_seat(seat)?, number(count)?),
            ["points", seat, colour, points] => {
                self.set_points(state, known_seat(seat)?, in_words(colour.parse())?, number(points)?)
            }
            ["crown", field] => {
                state.crown = in_words::<FieldId>(field.parse())?;
                state.turn_colour = None;
                state.phase = Phase::Begin;
                Ok(())
            }
            ["turn", seat] => {
                state.active = known_seat(seat)?;
                state.turn_colour = None;
                state.phase = Phase::Begin;
                Ok(())
            }
            ["turn", seat, colour] => {
                let colour: Colour = in_words(colour.parse())?;
                if state.crown.colour() != colour {
                    return Err(format!("the crown stands on {}, so nobody can go on in {colour}", state.crown));
                }
                state.active = known_seat(seat)?;
                state.turn_colour = Some(colour);
                state.phase = Phase::Continue;
                Ok(())
            }
            _ => Err(format!("{words:?} is not understood: use castle, dice, points, crown or turn")),
        }
    }

    /// Lays out a castle with cards of the supply; the cards that lay there before go back to it.
    fn lay_castle(&self, state: &mut State, seat: Seat, colour: Colour, castle: Castle) -> Result<(), String> {
        let other = state.castles[seat.opponent()][colour];
        for card in Card::ALL {
            let (needed, there_are) =
                (castle.copies(card).len() + other.copies(card).len(), self.components.cards[card]);
            if needed > usize::from(there_are) {
                return Err(format!("the two {colour} castles need {needed} of {there_are} {card} cards"));
            }
        }
        for card in Card::ALL {
            let used = castle.copies(card).len() + other.copies(card).len();
            state.supply[colour][card] = self.components.cards[card] - used as u8;
        }
        state.castles[seat][colour] = castle;
        Ok(())
    }

    /// Gives a seat points from a colour, as if by one scoring.
    fn set_points(&self, state: &mut State, seat: Seat, colour: Colour, points: u8) -> Result<(), String> {
        let from_others = state.score(seat) - state.points[seat][colour];
        if u32::from(from_others) + u32::from(points) >= u32::from(self.components.king) {
            return Err(format!("with so many points seat {seat} would have won"));
        }
        state.points[seat][colour] = points;
        state.scorings[seat][colour] = u8::from(points > 0);
        Ok(())
    }

    /// Gives a seat extra dice. Those that neither seat holds are on the board.
    fn hand_dice(&self, state: &mut State, seat: Seat, count: u8) -> Result<(), String> {
        let free = self.components.extra_dice - state.extra_dice[seat.opponent()];
        if count > free {
            return Err(format!("seat {seat} cannot hold {count} extra dice: {free} are left"));
        }
        state.extra_dice[seat] = count;
        state.board_dice = free - count;
        Ok(())
    }
}

/// One of the two seats.
fn known_seat(text: &str) -> Result<Seat, String> {
    match text {
        "1" | "2" => in_words(text.parse()),
        _ => Err(format!("no seat {text:?}: use 1 or 2")),
    }
}

/// A small number.
fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("{text:?} is no number from 0 to 255"))
}

/// The error as text.
fn in_words<T>(result: Result<T, impl ToString>) -> Result<T, String> {
    result.map_err(|error| error.to_string())
}
