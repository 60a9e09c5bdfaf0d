//! What matches are counted by: kinds of action, the uses of rooms, bonus cards and attendants, and what each of them scores.

use kernel::{Seat, Study};

use crate::scoring::Scored;
use crate::{Action, Event, RoomType, State, TwoCastles};

impl Study for TwoCastles {
    const KINDS: &'static [&'static str] = &[
        "pick",
        "assign",
        "place",
        "place-special",
        "wait",
        "bonus-food",
        "bonus-living",
        "bonus-utility",
        "bonus-outdoor",
        "bonus-sleeping",
        "bonus-corridor",
        "bonus-downstairs",
        "take",
        "keep",
    ];
    const USES: &'static [&'static str] = &["chosen", "placed", "taken"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Pick(_) => "pick",
            Action::Assign(_) => "assign",
            Action::Place(_, tile, _) if tile.is_regular() => "place",
            Action::Place(..) => "place-special",
            Action::Wait(_) => "wait",
            Action::Bonus(RoomType::Food) => "bonus-food",
            Action::Bonus(RoomType::Living) => "bonus-living",
            Action::Bonus(RoomType::Utility) => "bonus-utility",
            Action::Bonus(RoomType::Outdoor) => "bonus-outdoor",
            Action::Bonus(RoomType::Sleeping) => "bonus-sleeping",
            Action::Bonus(RoomType::Corridor) => "bonus-corridor",
            Action::Bonus(RoomType::Downstairs) => "bonus-downstairs",
            Action::Take(_) => "take",
            Action::Keep(_) => "keep",
        }
    }

    fn uses(&self, event: &Event, used: &mut dyn FnMut(Seat, &str, &'static str)) {
        match event {
            Event::Chose { seat, tiles: Some(tiles) } => {
                tiles.iter().for_each(|tile| used(*seat, &tile.to_string(), "chosen"));
            }
            Event::Placed { seat, tile, .. } => used(*seat, &tile.to_string(), "placed"),
            Event::CardKept { seat, card, .. } => used(*seat, &card.to_string(), "taken"),
            Event::AttendantTaken { seat, attendant, .. } => used(*seat, &attendant.to_string(), "taken"),
            _ => {}
        }
    }

    /// What a piece counts in its castle (`two_castles.bonus.scored-individually`).
    fn piece_points(&self, state: &State, brought: &mut dyn FnMut(&str, i32)) {
        for castle in &state.castles[..self.places()] {
            for (_, scored, counted) in castle.sheet(self.components()) {
                let piece = match scored {
                    Scored::Room(placed) => placed.tile.to_string(),
                    Scored::Card(card) => card.to_string(),
                    Scored::Attendant(attendant) => attendant.to_string(),
                    Scored::Throne => continue,
                };
                brought(&piece, counted.points());
            }
        }
    }
}
