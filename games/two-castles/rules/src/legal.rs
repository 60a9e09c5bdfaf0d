//! What a seat may do now.

use kernel::Seat;

use crate::state::{LUDWIG, Phase, State, Task};
use crate::{Action, Attendant, Side, SpecialRoom, Tile, TwoCastles};

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
            Phase::LudwigAssigns => out.extend(state.drawn[LUDWIG].iter().map(Action::Assign)),
            Phase::Build => match self.bonus_of(&state.progress, seat) {
                Some((castle, task)) => self.list_bonus(state, seat, castle, task, out),
                None => self.list_placements(state, seat, out),
            },
            Phase::DealThrones | Phase::DealTiles | Phase::LudwigDraws | Phase::Over => {}
        }
    }

    fn list_placements(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for side in Side::BOTH.into_iter().filter(|side| self.may_build(&state.progress, seat, *side)) {
            for tile in self.placeable(state, seat, side) {
                self.list_sites(state, seat, side, tile, out);
            }
            if self.may_wait(&state.progress, seat, side) {
                out.push(Action::Wait(side));
            }
        }
    }

    fn list_bonus(&self, state: &State, seat: Seat, castle: usize, task: Task, out: &mut Vec<Action>) {
        let side = self.bonus_side(seat, castle);
        match task {
            Task::ChooseBonus => out.extend(self.bonus_choices().map(Action::Bonus)),
            Task::KeepTile => {
                for tile in state.drawn[castle].iter() {
                    self.list_sites(state, seat, side, tile, out);
                }
            }
            Task::TakeAttendant => {
                out.extend(Attendant::all().filter(|kind| self.has_left(state, *kind)).map(Action::Take));
            }
            Task::KeepCard => out.extend(state.drawn_cards[castle].iter().map(Action::Keep)),
            Task::PlaceSpecial(kind) => self.list_sites(state, seat, side, kind.tile(), out),
            Task::PlaceAnySpecial => {
                for kind in SpecialRoom::ALL {
                    self.list_sites(state, seat, side, kind.tile(), out);
                }
            }
            Task::DrawTiles | Task::DrawCards => {}
        }
    }

    /// May the seat, which is to act, do this?
    pub(crate) fn allows(&self, state: &State, seat: Seat, action: Action) -> bool {
        let bonus = self.bonus_of(&state.progress, seat);
        match (state.progress.phase, action) {
            (Phase::Choose, Action::Pick([first, second])) => {
                let hand = &state.hands[seat.index()];
                first < second && hand.contains(first) && hand.contains(second)
            }
            (Phase::LudwigAssigns, Action::Assign(tile)) => state.drawn[LUDWIG].contains(tile),
            (Phase::Build, Action::Place(side, tile, at)) => {
                let castle = self.castle_at(seat, side);
                let offered = match bonus {
                    Some((here, task)) => here == castle && offers(state, castle, task, tile),
                    None => {
                        self.may_build(&state.progress, seat, side) && self.placeable(state, seat, side).contains(&tile)
                    }
                };
                offered && state.castles[castle].may_place(self.components, tile, at)
            }
            (Phase::Build, Action::Wait(side)) => {
                bonus.is_none()
                    && self.may_build(&state.progress, seat, side)
                    && self.may_wait(&state.progress, seat, side)
            }
            (Phase::Build, Action::Bonus(chosen)) => {
                matches!(bonus, Some((_, Task::ChooseBonus)))
                    && self.bonus_choices().any(|room_type| room_type == chosen)
            }
            (Phase::Build, Action::Take(kind)) => {
                matches!(bonus, Some((_, Task::TakeAttendant))) && self.has_left(state, kind)
            }
            (Phase::Build, Action::Keep(card)) => {
                matches!(bonus, Some((castle, Task::KeepCard)) if state.drawn_cards[castle].contains(card))
            }
            _ => false,
        }
    }

    /// The side on which a seat has the castle of its bonus.
    fn bonus_side(&self, seat: Seat, castle: usize) -> Side {
        self.side_of(seat, castle).expect("a bonus is for a castle of the seat")
    }

    fn list_sites(&self, state: &State, seat: Seat, side: Side, tile: Tile, out: &mut Vec<Action>) {
        let castle = &state.castles[self.castle_at(seat, side)];
        out.extend(castle.sites(self.components, tile).iter().map(|at| Action::Place(side, tile, *at)));
    }

    fn has_left(&self, state: &State, kind: Attendant) -> bool {
        state.attendants.get(kind.index()).is_some_and(|left| *left > 0)
    }
}

/// May the tile be placed for a bonus?
fn offers(state: &State, castle: usize, task: Task, tile: Tile) -> bool {
    match task {
        Task::KeepTile => state.drawn[castle].contains(tile),
        Task::PlaceSpecial(kind) => tile == kind.tile(),
        Task::PlaceAnySpecial => SpecialRoom::ALL.iter().any(|kind| kind.tile() == tile),
        _ => false,
    }
}
