//! What matches are counted by: kinds of action, the uses of cards and manuscripts, and what the manuscripts score.

use kernel::{Contender, Seat, Study};

use crate::action::Action;
use crate::effect::{Building, Flip, Good, Main};
use crate::event::Event;
use crate::rules::Viscounts;
use crate::scoring::tiles;
use crate::side::Side;
use crate::state::State;

impl Study for Viscounts {
    const KINDS: &'static [&'static str] = &[
        "pass",
        "pair",
        "play",
        "move",
        "trade",
        "trade-dismiss",
        "build",
        "build-dismiss",
        "workers",
        "workers-dismiss",
        "copy",
        "copy-dismiss",
        "times",
        "post",
        "hall",
        "workshop",
        "place-1",
        "place-2",
        "place-3",
        "place-4",
        "pay",
        "site",
        "link",
        "take-ink",
        "take-stone",
        "take-gold",
        "flip-debt",
        "flip-deed",
        "order",
        "discard",
        "destroy",
        "hire",
        "tile",
        "section",
        "step",
        "option",
        "push",
        "knock",
        "recruit",
    ];
    const USES: &'static [&'static str] = &["taken", "played", "dismissed", "destroyed"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Pass => "pass",
            Action::Pair(_) => "pair",
            Action::Play(_) => "play",
            Action::Move(_) => "move",
            Action::Main(Main::Trade, false) => "trade",
            Action::Main(Main::Trade, true) => "trade-dismiss",
            Action::Main(Main::Build, false) => "build",
            Action::Main(Main::Build, true) => "build-dismiss",
            Action::Main(Main::Workers, false) => "workers",
            Action::Main(Main::Workers, true) => "workers-dismiss",
            Action::Main(Main::Copy, false) => "copy",
            Action::Main(Main::Copy, true) => "copy-dismiss",
            Action::Times(_) => "times",
            Action::Build(Building::TradingPost) => "post",
            Action::Build(Building::Guildhall) => "hall",
            Action::Build(Building::Workshop) => "workshop",
            Action::Place(0 | 1) => "place-1",
            Action::Place(2) => "place-2",
            Action::Place(3) => "place-3",
            Action::Place(_) => "place-4",
            Action::Pay(_) => "pay",
            Action::Site(_) => "site",
            Action::Link(_) => "link",
            Action::Take(Good::Ink) => "take-ink",
            Action::Take(Good::Stone) => "take-stone",
            Action::Take(Good::Gold | Good::Silver) => "take-gold",
            Action::Flip(Flip::Debt) => "flip-debt",
            Action::Flip(_) => "flip-deed",
            Action::Order(_) => "order",
            Action::Discard(_) => "discard",
            Action::Destroy(_) => "destroy",
            Action::Hire(_) => "hire",
            Action::Tile(_) => "tile",
            Action::Section(_) => "section",
            Action::Step(..) => "step",
            Action::Option(_) => "option",
            Action::Push(_) => "push",
            Action::Knock(..) => "knock",
            Action::Recruit => "recruit",
        }
    }

    fn uses(&self, event: &Event, used: &mut dyn FnMut(Seat, &str, &'static str)) {
        let card = |card: &crate::card::Card| self.data.cards[card.index()].id.as_str();
        let (who, piece, how) = match event {
            Event::PairTaken { who, hero, .. } => (who, card(hero), "taken"),
            Event::Recruited { who, card: taken, .. } => (who, card(taken), "taken"),
            Event::Played { who, card: played, .. } => (who, card(played), "played"),
            Event::Dismissed { who, card: Some(dismissed), .. } => (who, card(dismissed), "dismissed"),
            Event::Destroyed { who, card: destroyed, .. } => (who, card(destroyed), "destroyed"),
            Event::Copied { who, tile: Some(tile), .. } => {
                (who, self.data.manuscripts[usize::from(*tile)].id.as_str(), "taken")
            }
            _ => return,
        };
        // The solo opponent has no seat.
        if let Contender::Seat(seat) = who {
            used(*seat, piece, how);
        }
    }

    /// What a manuscript counts by itself: its ribbon counts only together with others.
    fn piece_points(&self, state: &State, brought: &mut dyn FnMut(&str, i32)) {
        for side in (0..self.sides()).map(Side) {
            for tile in tiles(state.table.players[side.index()].manuscripts) {
                if self.data.manuscripts[tile].score.is_some() {
                    brought(&self.data.manuscripts[tile].id, self.tile_points(&state.table, side, tile as u8));
                }
            }
        }
    }
}
