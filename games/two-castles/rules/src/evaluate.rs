//! Evaluation for computer players.
//!
//! The value of a castle is its points and its potential: types that are one room short of a bonus, rooms with free cells
//! around them, a full set of types for its sleeping rooms. Open or just drawn tiles are counted where they add most. A player
//! counts the lower of two castles, less strictly the more tiles are still to come.

mod liking;

use arrayvec::ArrayVec;
use kernel::{Evaluate, Game, Seat};
use rand::{Rng, RngExt};

use self::liking::{BONUS, lower, shares};
use crate::components::Bonus;
use crate::state::{HAND, LUDWIG, MAX_PLACES, Phase, State, Task};
use crate::{Action, Attendant, Card, RoomType, Side, SpecialRoom, Tile, TwoCastles};

/// The expected value of an unseen tile for a castle.
const UNSEEN: f32 = 4.0;
/// The uncertainty of the final points of a castle: a constant, and an amount for each tile still to come. In
/// 150 matches of playouts with four seats the loss (in nats, 0.562 if all are given a quarter) falls turn by turn to 0.453 at
/// the last one.
const DOUBT: f32 = 4.0;
const DOUBT_PER_TILE: f32 = 0.6;
/// The weight of the better castle, which breaks ties.
const BETTER_CASTLE: f32 = 0.05;
/// The largest number of sites at which a playout tries a tile.
const SITES_TRIED: usize = 6;
/// The largest random error, in points, that playouts make about a tile: with four seats their castles are worth 63 points (67 without
/// misjudging), of random play 31.
const MISJUDGED: f32 = 0.5;

impl Evaluate for TwoCastles {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let castles = self.worths(state);
        let to_come = (0..self.places()).map(|castle| self.to_come(state, castle)).sum::<f32>() / self.places() as f32;
        let doubt = DOUBT + DOUBT_PER_TILE * to_come.max(0.0);
        let worth = |place: usize| {
            let [left, right] = self.castles_of(place).map(|castle| castles[castle]);
            lower(left, right, doubt) + BETTER_CASTLE * left.max(right)
        };
        let own = worth(seat.index());
        // With several opponents the odds against each are multiplied. The curve needs only a square root, which is the same on
        // every machine.
        let against: f32 = (0..self.places())
            .filter(|place| *place != seat.index())
            .map(|place| {
                let lead = own - worth(place);
                let better = 0.5 + 0.5 * lead / (lead * lead + doubt * doubt).sqrt();
                (1.0 - better) / better.max(1e-6)
            })
            .sum();
        1.0 / (1.0 + against)
    }

    fn prior(&self, state: &State, seat: Seat, action: Action) -> f32 {
        let mind = Mind::new(self, state, seat);
        match action {
            Action::Pick(pair) => mind.pair(pair.map(|tile| mind.both_castles(tile, usize::MAX, 0))),
            Action::Assign(tile) => {
                let other = state.drawn[LUDWIG].iter().find(|drawn| *drawn != tile).unwrap_or(tile);
                let [left, right] = self.castles_of(LUDWIG);
                let (own, theirs) = if self.partners(left).contains(seat) { (left, right) } else { (right, left) };
                mind.best(own, tile) - mind.best(theirs, other)
            }
            Action::Place(side, tile, at) => {
                let castle = self.castle_at(seat, side);
                let appeal = self.appeal(&state.castles[castle], tile, at, self.to_come(state, castle));
                mind.weighed(castle, appeal) + mind.left_over(tile, castle)
            }
            // Waiting has no value of its own, and placing first costs nothing.
            Action::Wait(_) => -UNSEEN,
            Action::Bonus(room_type) => {
                self.bonus_worth(state, mind.bonus_castle, self.components.third_bonus(room_type))
            }
            Action::Take(attendant) => self.attendant_worth(state, mind.bonus_castle, attendant),
            Action::Keep(card) => self.card_worth(state, mind.bonus_castle, card),
        }
    }

    fn playout_action<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        match legal[0] {
            Action::Pick(_) => self.playout_pick(state, seat, legal, rng),
            Action::Place(..) => self.playout_place(state, seat, legal, rng),
            _ => {
                let prior = |action: &Action| self.prior(state, seat, *action) + misjudgement(rng);
                best_by(legal, prior)
            }
        }
    }
}

impl TwoCastles {
    /// The pair that looks best, each tile tried at a few sites of both castles.
    fn playout_pick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        let mind = Mind::new(self, state, seat);
        let mut hand: ArrayVec<(Tile, [f32; 2]), HAND> = ArrayVec::new();
        for tile in state.hands[seat.index()].iter() {
            let first = rng.random_range(0..SITES_TRIED as u32) as usize;
            let worth = mind.both_castles(tile, SITES_TRIED, first);
            let misjudged = misjudgement(rng);
            hand.push((tile, worth.map(|worth| worth + misjudged)));
        }
        let worth = |tile: Tile| hand.iter().find(|(known, _)| *known == tile).map_or([0.0; 2], |(_, worth)| *worth);
        best_by(legal, |action| match action {
            Action::Pick(pair) => mind.pair(pair.map(worth)),
            _ => f32::MIN,
        })
    }

    /// The placement that looks best out of some.
    fn playout_place<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        let mind = Mind::new(self, state, seat);
        let castles = mind.castles;
        let to_come = castles.map(|castle| self.to_come(state, castle));
        // What the other tile does in the other castle is the same for all sites of the first.
        let mut last = ((Side::Left, Tile::NONE), 0.0);
        let tries = 4 * SITES_TRIED;
        let stride = legal.len().div_ceil(tries);
        let first = rng.random_range(0..stride as u32) as usize;
        let some: ArrayVec<Action, { 4 * SITES_TRIED }> = legal.iter().copied().skip(first).step_by(stride).collect();
        best_by(&some, |action| match *action {
            Action::Place(side, tile, at) => {
                let castle = castles[side as usize];
                if last.0 != (side, tile) {
                    last = ((side, tile), mind.left_over(tile, castle));
                }
                let appeal = self.appeal(&state.castles[castle], tile, at, to_come[side as usize]);
                mind.weighed(castle, appeal) + last.1 + 0.5 * misjudgement(rng)
            }
            _ => f32::MIN,
        })
    }

    /// The value of each castle, with all tiles that lie open or were just drawn.
    fn worths(&self, state: &State) -> [f32; MAX_PLACES] {
        let mut worths = [0.0; MAX_PLACES];
        for (castle, worth) in worths.iter_mut().enumerate().take(self.places()) {
            *worth = self.liking(&state.castles[castle], self.to_come(state, castle));
            if let Some((_, task)) = state.progress.works[castle].bonus {
                *worth += self.pending_bonus(state, castle, task);
            }
        }
        for (castle, tile) in (0..self.places()).flat_map(|place| self.expected_tiles(state, place)) {
            worths[castle] += tile;
        }
        worths
    }

    /// The castles in which a place still has to place a tile in this turn, each with the value the tile will add.
    fn expected_tiles(&self, state: &State, place: usize) -> ArrayVec<(usize, f32), 2> {
        let castles = self.castles_of(place);
        let owes = [0, 1].map(|side| self.owes(state, place, side));
        let best = |side: usize, tile: Option<Tile>| match tile {
            Some(tile) if owes[side] => {
                self.best_appeal(&state.castles[castles[side]], tile, self.to_come(state, castles[side]))
            }
            _ => UNSEEN,
        };
        let [one, other] = state.picks[place].map(Tile::some);
        let expected = match (one, other) {
            // Ludwig's tiles are named for the castle on his right first.
            _ if self.seat_at(place).is_none() => [best(0, other), best(1, one)],
            (Some(_), Some(_)) => {
                let straight = [best(0, one), best(1, other)];
                let crossed = [best(0, other), best(1, one)];
                if straight[0] + straight[1] >= crossed[0] + crossed[1] { straight } else { crossed }
            }
            _ => [best(0, one.or(other)), best(1, one.or(other))],
        };
        [0, 1].into_iter().filter(|side| owes[*side]).map(|side| (castles[side], expected[side])).collect()
    }

    /// Does the place still have to place a tile in its left (0) or right (1) castle in this turn?
    fn owes(&self, state: &State, place: usize, side: usize) -> bool {
        match state.progress.phase {
            Phase::Over => false,
            Phase::DealThrones | Phase::DealTiles | Phase::LudwigDraws | Phase::LudwigAssigns | Phase::Choose => true,
            Phase::Build => state.progress.works[self.castles_of(place)[side]].owing[side],
        }
    }

    /// The value of a bonus that is being carried out to its castle.
    fn pending_bonus(&self, state: &State, castle: usize, task: Task) -> f32 {
        let best = |tile: Tile| self.best_appeal(&state.castles[castle], tile, self.to_come(state, castle));
        match task {
            Task::ChooseBonus => BONUS[RoomType::Downstairs as usize],
            Task::DrawTiles => BONUS[RoomType::Food as usize],
            Task::DrawCards => BONUS[RoomType::Utility as usize],
            Task::KeepTile => state.drawn[castle].iter().map(best).fold(0.0, f32::max),
            Task::TakeAttendant => self.best_attendant(state, castle),
            Task::KeepCard => {
                state.drawn_cards[castle].iter().map(|card| self.card_worth(state, castle, card)).fold(0.0, f32::max)
            }
            Task::PlaceSpecial(kind) => best(kind.tile()),
            Task::PlaceAnySpecial => SpecialRoom::ALL.into_iter().map(|kind| best(kind.tile())).fold(0.0, f32::max),
        }
    }

    /// The value of the third-room bonus of a type to a castle.
    fn bonus_worth(&self, state: &State, castle: usize, bonus: Bonus) -> f32 {
        match bonus {
            Bonus::Special(kind) => self.best_appeal(&state.castles[castle], kind.tile(), self.to_come(state, castle)),
            Bonus::Attendant => self.best_attendant(state, castle),
            Bonus::Tiles => BONUS[RoomType::Food as usize],
            Bonus::Cards => BONUS[RoomType::Utility as usize],
            Bonus::Choice => BONUS[RoomType::Downstairs as usize],
        }
    }

    fn best_attendant(&self, state: &State, castle: usize) -> f32 {
        Attendant::all().map(|kind| self.attendant_worth(state, castle, kind)).fold(0.0, f32::max)
    }

    /// The expected points of an attendant: the decorations there are, and a quarter of the rooms to come.
    fn attendant_worth(&self, state: &State, castle: usize, kind: Attendant) -> f32 {
        let points = state.castles[castle].attendant_points(self.components, kind).points();
        points as f32 + 0.22 * self.to_come(state, castle)
    }

    /// The expected points of a bonus card, if the castle goes on as it has begun.
    fn card_worth(&self, state: &State, castle: usize, card: Card) -> f32 {
        let built = &state.castles[castle];
        let rooms = built.len() as f32;
        let growth = (rooms + self.to_come(state, castle)) / rooms.max(1.0);
        built.card_points(self.components, card).points() as f32 * growth.min(2.0)
    }
}

/// A place and its two castles.
struct Mind<'a> {
    game: &'a TwoCastles,
    state: &'a State,
    /// On the left, on the right.
    castles: [usize; 2],
    /// The value of one more point in each.
    shares: [f32; 2],
    /// The castle of the bonus that the place carries out; the left one if there is none.
    bonus_castle: usize,
}

impl<'a> Mind<'a> {
    fn new(game: &'a TwoCastles, state: &'a State, seat: Seat) -> Self {
        let castles = game.castles_of(seat.index());
        let worths = castles.map(|castle| state.castles[castle].points(game.components) as f32);
        let to_come = game.to_come(state, castles[0]).max(0.0);
        let bonus_castle = game.bonus_of(&state.progress, seat).map_or(castles[0], |(castle, _)| castle);
        Self { game, state, castles, shares: shares(worths, DOUBT + DOUBT_PER_TILE * to_come), bonus_castle }
    }

    /// The most value a tile can add to a castle.
    fn best(&self, castle: usize, tile: Tile) -> f32 {
        self.game.best_appeal(&self.state.castles[castle], tile, self.game.to_come(self.state, castle))
    }

    /// The most value a tile can add to each castle, tried at every `stride`-th site.
    fn both_castles(&self, tile: Tile, tries: usize, first: usize) -> [f32; 2] {
        [0, 1].map(|side| {
            let castle = self.castles[side];
            let to_come = self.game.to_come(self.state, castle);
            self.shares[side] * self.game.tried_appeal(&self.state.castles[castle], tile, to_come, tries, first)
        })
    }

    /// Two tiles, one for each castle, whichever way is better.
    fn pair(&self, [one, other]: [[f32; 2]; 2]) -> f32 {
        (one[0] + other[1]).max(one[1] + other[0])
    }

    /// The value to this player of adding value to a castle; the castles of others count nothing.
    fn weighed(&self, castle: usize, appeal: f32) -> f32 {
        let side = self.castles.iter().position(|own| *own == castle);
        side.map_or(appeal, |side| self.shares[side] * appeal)
    }

    /// If this tile goes into a castle: the value that the other chosen tile will add to the other one.
    fn left_over(&self, tile: Tile, castle: usize) -> f32 {
        let Some(place) = self.state.picks.iter().position(|picks| picks.contains(&tile)) else { return 0.0 };
        let other = self.state.picks[place].into_iter().find(|pick| *pick != tile).and_then(Tile::some);
        let there = self.castles.into_iter().find(|other| *other != castle);
        match (other, there) {
            // Ludwig's other tile is someone else's.
            (Some(other), Some(there)) if place < self.game.seats().get() => {
                self.weighed(there, self.best(there, other))
            }
            _ => 0.0,
        }
    }
}

/// The action with the highest value; the first of several.
fn best_by(actions: &[Action], mut worth: impl FnMut(&Action) -> f32) -> Action {
    let mut best = (f32::NEG_INFINITY, actions[0]);
    for action in actions {
        let worth = worth(action);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

fn misjudgement<R: Rng + ?Sized>(rng: &mut R) -> f32 {
    MISJUDGED * (rng.random_range(0..1024_u32) as f32 / 1024.0)
}
