//! The text board of the terminal: the `Display` of a view.

use std::fmt;

use kernel::Seat;

use crate::track::ZONE_LENGTH;
use crate::{Card, Colour, Components, FieldId, Phase, View};

/// Width of the column for a castle, so that the castles of the second seat line up.
const CASTLE_WIDTH: usize = 32;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = [Seat::new(0), Seat::new(1)];
        let king = Components::of_the_box().king;
        writeln!(f, "{}", headline(self))?;
        let [one, two] = seats.map(|seat| (self.score(seat), self.extra_dice[seat]));
        writeln!(f, "points  1: {}  2: {}  king: {king}", one.0, two.0)?;
        writeln!(f, "dice    1: {}  2: {}  board: {}", one.1, two.1, self.board_dice)?;
        writeln!(f)?;
        write!(f, "{:8}", "")?;
        (1..=ZONE_LENGTH).try_for_each(|number| write!(f, "{number:^6}"))?;
        let cards = Card::ALL.map(Card::letter);
        writeln!(f, "    supply {} {} {} {}", cards[0], cards[1], cards[2], cards[3])?;
        for colour in Colour::ALL {
            write!(f, "{colour:8}")?;
            for index in 0..ZONE_LENGTH {
                let field = FieldId::new(colour, index);
                let letters = self.kind(field).letters();
                let shown = if self.crown == Some(field) { format!("[{letters}]") } else { letters.to_owned() };
                write!(f, "{shown:^6}")?;
            }
            let stacks = self.supply[colour].0;
            writeln!(f, "           {} {} {} {}", stacks[0], stacks[1], stacks[2], stacks[3])?;
        }
        writeln!(f)?;
        writeln!(f, "{:8}{:width$}    castles of 2", "", "castles of 1", width = CASTLE_WIDTH + 3)?;
        for colour in Colour::ALL {
            let [left, right] = seats.map(|seat| (self.castles[seat][colour], self.castle_value(seat, colour)));
            let line = format!("{colour:8}{:>2} {:CASTLE_WIDTH$}    {:>2} {}", left.1, left.0, right.1, right.0);
            writeln!(f, "{}", line.trim_end())?;
        }
        writeln!(f)?;
        writeln!(f, "W wall, S small tower, H house, G great tower, C crown, [ ] the crown is here; a dot is a gap")
    }
}

/// One line that says who has to do what.
fn headline(view: &View) -> String {
    let seat = view.active.map_or_else(String::new, |seat| format!("seat {seat}"));
    let colour = view.turn_colour.map_or_else(String::new, |colour| format!(" in {colour}"));
    match view.phase {
        Phase::DrawStart => "the start of the crown is drawn".to_owned(),
        Phase::DrawFirst => "the first seat is drawn".to_owned(),
        Phase::Begin => format!("{seat} begins a turn"),
        Phase::Throw { extra } => format!("{seat}{colour} throws the own die and {extra} extra"),
        Phase::Choose(throw) => format!("{seat}{colour} chooses one of {throw}"),
        Phase::Field => format!("{seat}{colour} has reached a field"),
        Phase::Place => format!("{seat}{colour} builds the card just taken"),
        Phase::Continue => format!("{seat}{colour} may go on or stop"),
        Phase::Give => format!("{seat} has left {} and returns an outer card", colour.trim_start_matches(" in ")),
        Phase::Over => {
            let best = if view.score(Seat::new(0)) > view.score(Seat::new(1)) { 1 } else { 2 };
            format!("seat {best} has reached the king")
        }
    }
}
