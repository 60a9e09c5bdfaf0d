//! The text board of the terminal.

use std::fmt;

use kernel::{BoardWords, Seat, TextBoard};

use crate::track::ZONE_LENGTH;
use crate::{Card, Colour, Components, FieldId, Phase, Throw, View};

/// Width of the column for a castle, so that the castles of the second seat line up.
const CASTLE_WIDTH: usize = 32;

kernel::messages! {
    /// The words of the board.
    pub(crate) enum BoardText {
        DrawStart = "burgenland-board-draw-start", "the start of the crown is drawn";
        DrawFirst = "burgenland-board-draw-first", "the first seat is drawn";
        Begin { seat: String } = "burgenland-board-begin", "seat {seat} begins a turn";
        Throw { seat: String, colour: Option<Colour>, extra: u8 } =
            "burgenland-board-throw", "seat {seat}{} throws the own die and {extra} extra", in_colour(*colour);
        Choose { seat: String, colour: Option<Colour>, throw: String } =
            "burgenland-board-choose", "seat {seat}{} chooses one of {throw}", in_colour(*colour);
        Field { seat: String, colour: Option<Colour> } =
            "burgenland-board-field", "seat {seat}{} has reached a field", in_colour(*colour);
        Place { seat: String, colour: Option<Colour> } =
            "burgenland-board-place", "seat {seat}{} builds the card just taken", in_colour(*colour);
        Continue { seat: String, colour: Option<Colour> } =
            "burgenland-board-continue", "seat {seat}{} may go on or stop", in_colour(*colour);
        Give { seat: String, colour: Option<Colour> } =
            "burgenland-board-give", "seat {seat} has left {} and returns an outer card", in_colour(*colour).trim_start_matches(" in ");
        Over { seat: String } = "burgenland-board-over", "seat {seat} has reached the king";
        Points { first: String, one: u8, second: String, two: u8, king: u8 } =
            "burgenland-board-points", "points  {first}: {one}  {second}: {two}  king: {king}";
        Dice { first: String, one: u8, second: String, two: u8, board: u8 } =
            "burgenland-board-dice", "dice    {first}: {one}  {second}: {two}  board: {board}";
        Supply = "burgenland-board-supply", "supply";
        Castles { seat: String } = "burgenland-board-castles", "castles of {seat}";
        Signs =
            "burgenland-board-signs", "W wall, S small tower, H house, G great tower, C crown, [ ] the crown is here; a dot is a gap";
    }
}

fn in_colour(colour: Option<Colour>) -> String {
    colour.map_or_else(String::new, |colour| format!(" in {colour}"))
}

impl TextBoard for View {
    fn write_board(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let seats = [Seat::new(0), Seat::new(1)];
        let [first, second] = seats.map(|seat| words.seat(seat));
        let king = Components::of_the_box().king;
        writeln!(out, "{}", words.text(&headline(self, words)))?;
        let ([one, two], board) = (seats.map(|seat| self.extra_dice[seat]), self.board_dice);
        let dice = BoardText::Dice { first: first.clone(), one, second: second.clone(), two, board };
        let [one, two] = seats.map(|seat| self.score(seat));
        let points = BoardText::Points { first: first.clone(), one, second: second.clone(), two, king };
        writeln!(out, "{}\n{}\n", words.text(&points), words.text(&dice))?;
        write!(out, "{:8}", "")?;
        (1..=ZONE_LENGTH).try_for_each(|number| write!(out, "{number:^6}"))?;
        let cards = Card::ALL.map(Card::letter);
        let supply = words.text(&BoardText::Supply);
        writeln!(out, "    {supply:6} {} {} {} {}", cards[0], cards[1], cards[2], cards[3])?;
        for colour in Colour::ALL {
            write!(out, "{:8}", words.text(&colour))?;
            for index in 0..ZONE_LENGTH {
                let field = FieldId::new(colour, index);
                let letters = self.kind(field).letters();
                let shown = if self.crown == Some(field) { format!("[{letters}]") } else { letters.to_owned() };
                write!(out, "{shown:^6}")?;
            }
            let stacks = self.supply[colour].0;
            writeln!(out, "           {} {} {} {}", stacks[0], stacks[1], stacks[2], stacks[3])?;
        }
        let [left, right] = [first, second].map(|seat| words.text(&BoardText::Castles { seat }));
        writeln!(out, "\n{:8}{left:width$}    {right}", "", width = CASTLE_WIDTH + 3)?;
        for colour in Colour::ALL {
            let [left, right] = seats.map(|seat| (self.castles[seat][colour], self.castle_value(seat, colour)));
            let colour = words.text(&colour);
            let line = format!("{colour:8}{:>2} {:CASTLE_WIDTH$}    {:>2} {}", left.1, left.0, right.1, right.0);
            writeln!(out, "{}", line.trim_end())?;
        }
        writeln!(out, "\n{}", words.text(&BoardText::Signs))
    }
}

/// What the dice of a throw show, one by one: `3, 5, 5`.
fn faces(throw: Throw) -> String {
    throw.to_string().chars().map(String::from).collect::<Vec<_>>().join(", ")
}

/// One line that says who has to do what.
fn headline(view: &View, words: &dyn BoardWords) -> BoardText {
    let seat = view.active.map_or_else(String::new, |seat| words.seat(seat));
    let colour = view.turn_colour;
    match view.phase {
        Phase::DrawStart => BoardText::DrawStart,
        Phase::DrawFirst => BoardText::DrawFirst,
        Phase::Begin => BoardText::Begin { seat },
        Phase::Throw { extra } => BoardText::Throw { seat, colour, extra },
        Phase::Choose(throw) => BoardText::Choose { seat, colour, throw: faces(throw) },
        Phase::Field => BoardText::Field { seat, colour },
        Phase::Place => BoardText::Place { seat, colour },
        Phase::Continue => BoardText::Continue { seat, colour },
        Phase::Give => BoardText::Give { seat, colour },
        Phase::Over => {
            let best = if view.score(Seat::new(0)) > view.score(Seat::new(1)) { 0 } else { 1 };
            BoardText::Over { seat: words.seat(Seat::new(best)) }
        }
    }
}
