//! What a seat may do now.

use kernel::Seat;

use crate::state::{Courtesy, Phase, State};
use crate::{Action, Attendant, SpecialRoom, Tile, TwoCastles};

impl TwoCastles {
    /// Lists the actions of a seat that is to act.
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.progress.phase {
            Phase::Choose => {
                let hand = &state.hands[seat.index()];
                let mut rest = hand.iter();
                while let Some(first) = rest.next() {
                    out.extend(rest.clone().map(|second| Action::Pick([first, second])));
                }
            }
            Phase::LudwigAssigns => out.extend(state.drawn.iter().map(Action::Assign)),
            Phase::Place(courtesy) => {
                for tile in self.placeable(state) {
                    self.list_sites(state, tile, out);
                }
                if courtesy != Courtesy::Over {
                    out.push(Action::Wait);
                }
            }
            Phase::ChooseBonus => out.extend(self.bonus_choices().map(Action::Bonus)),
            Phase::KeepTile => {
                for tile in state.drawn.iter() {
                    self.list_sites(state, tile, out);
                }
            }
            Phase::TakeAttendant => {
                out.extend(Attendant::all().filter(|kind| self.has_left(state, *kind)).map(Action::Take));
            }
            Phase::KeepCard => out.extend(state.drawn_cards.iter().map(Action::Keep)),
            Phase::PlaceSpecial(kind) => self.list_sites(state, kind.tile(), out),
            Phase::PlaceAnySpecial => {
                for kind in SpecialRoom::ALL {
                    self.list_sites(state, kind.tile(), out);
                }
            }
            Phase::DealThrones
            | Phase::DealTiles
            | Phase::LudwigDraws
            | Phase::DrawTiles
            | Phase::DrawCards
            | Phase::Over => {}
        }
    }

    /// May the seat, which is to act, do this?
    pub(crate) fn allows(&self, state: &State, seat: Seat, action: Action) -> bool {
        let fits = |tile, at| state.castle().may_place(self.components, tile, at);
        match (state.progress.phase, action) {
            (Phase::Choose, Action::Pick([first, second])) => {
                let hand = &state.hands[seat.index()];
                first < second && hand.contains(first) && hand.contains(second)
            }
            (Phase::LudwigAssigns, Action::Assign(tile)) => state.drawn.contains(tile),
            (Phase::Place(_), Action::Place(tile, at)) => self.placeable(state).contains(&tile) && fits(tile, at),
            (Phase::Place(courtesy), Action::Wait) => courtesy != Courtesy::Over,
            (Phase::ChooseBonus, Action::Bonus(chosen)) => self.bonus_choices().any(|room_type| room_type == chosen),
            (Phase::KeepTile, Action::Place(tile, at)) => state.drawn.contains(tile) && fits(tile, at),
            (Phase::TakeAttendant, Action::Take(kind)) => self.has_left(state, kind),
            (Phase::KeepCard, Action::Keep(card)) => state.drawn_cards.contains(card),
            (Phase::PlaceSpecial(kind), Action::Place(tile, at)) => tile == kind.tile() && fits(tile, at),
            (Phase::PlaceAnySpecial, Action::Place(tile, at)) => {
                SpecialRoom::ALL.iter().any(|kind| kind.tile() == tile) && fits(tile, at)
            }
            _ => false,
        }
    }

    fn list_sites(&self, state: &State, tile: Tile, out: &mut Vec<Action>) {
        out.extend(state.castle().sites(self.components, tile).iter().map(|at| Action::Place(tile, *at)));
    }

    fn has_left(&self, state: &State, kind: Attendant) -> bool {
        state.attendants.get(kind.index()).is_some_and(|left| *left > 0)
    }
}
