//! The text board of the terminal. The Fluent files of the face have a text for every key.

use std::fmt;

use kernel::{BoardWords, TextBoard};

use crate::stone::{Stone, Stones};
use crate::view::{FaceDown, Hand, View};

kernel::messages! {
    /// The words of the board.
    pub(crate) enum BoardText {
        Over = "new-game-board-over", "the match is over";
        Draws { seat: String } = "new-game-board-draws", "seat {seat} draws a stone";
        HasDrawn { seat: String, stone: Stone } = "new-game-board-has-drawn", "seat {seat} has drawn {stone}";
        HasDrawnUnseen { seat: String } = "new-game-board-has-drawn-unseen", "seat {seat} has drawn a stone";
        Bag { stones: u8 } = "new-game-board-bag", "{stones} stones in the bag";
        Seat { seat: String, up: StonesText, down: StonesText } =
            "new-game-board-seat", "{seat}: face up {up}, face down {down}";
    }
}

kernel::messages! {
    /// Stones before a seat.
    pub(crate) enum StonesText {
        Seen { gold: u8, grey: u8, black: u8 } =
            "new-game-board-stones", "{gold} gold {grey} grey {black} black";
        Unseen { count: u8 } = "new-game-board-unseen", "{count}";
    }
}

impl StonesText {
    fn seen(stones: &Stones) -> Self {
        let [gold, grey, black] = Stone::ALL.map(|stone| stones[stone]);
        Self::Seen { gold, grey, black }
    }
}

impl TextBoard for View {
    fn write_board(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let headline = match (self.active.map(|seat| words.seat(seat)), self.hand) {
            (None, _) => BoardText::Over,
            (Some(seat), Hand::Empty) => BoardText::Draws { seat },
            (Some(seat), Hand::Seen(stone)) => BoardText::HasDrawn { seat, stone },
            (Some(seat), Hand::Unseen) => BoardText::HasDrawnUnseen { seat },
        };
        writeln!(out, "{}\n{}", words.text(&headline), words.text(&BoardText::Bag { stones: self.bag }))?;
        for seat in self.seats.seats() {
            let down = match &self.face_down[seat] {
                FaceDown::Seen(stones) => StonesText::seen(stones),
                FaceDown::Unseen(count) => StonesText::Unseen { count: *count },
            };
            let text = BoardText::Seat { seat: words.seat(seat), up: StonesText::seen(&self.face_up[seat]), down };
            writeln!(out, "{}", words.text(&text))?;
        }
        Ok(())
    }
}
