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
use crate::state::{HAND, LUDWIG, MAX_PLACES, Phase, State};
use crate::{Action, Attendant, Card, RoomType, SpecialRoom, Tile, TwoCastles};

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
        let to_come = self.to_come(state, usize::from(state.progress.castle)).max(0.0);
        let doubt = DOUBT + DOUBT_PER_TILE * to_come;
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
                let other = state.drawn.iter().find(|drawn| *drawn != tile).unwrap_or(tile);
                let [left, right] = self.castles_of(LUDWIG);
                let (own, theirs) = if self.partners(left).contains(seat) { (left, right) } else { (right, left) };
                mind.best(own, tile) - mind.best(theirs, other)
            }
            Action::Place(tile, at) => {
                let castle = usize::from(state.progress.castle);
                mind.weighed(castle, self.appeal(state.castle(), tile, at, self.to_come(state, castle)))
                    + mind.left_over(tile)
            }
            // Waiting has no value of its own, and placing first costs nothing.
            Action::Wait => -UNSEEN,
            Action::Bonus(room_type) => self.bonus_worth(state, self.components.third_bonus(room_type)),
            Action::Take(attendant) => self.attendant_worth(state, attendant),
            Action::Keep(card) => self.card_worth(state, card),
        }
    }

    fn playout_action<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        match state.progress.phase {
            Phase::Choose => self.playout_pick(state, seat, legal, rng),
            Phase::Place(_) | Phase::KeepTile | Phase::PlaceSpecial(_) | Phase::PlaceAnySpecial => {
                self.playout_place(state, seat, legal, rng)
            }
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
        let castle = usize::from(state.progress.castle);
        let to_come = self.to_come(state, castle);
        // What the other tile does in the other castle is the same for all sites of the first.
        let mut last = (Tile::NONE, 0.0);
        let tries = 4 * SITES_TRIED;
        let stride = legal.len().div_ceil(tries);
        let first = rng.random_range(0..stride as u32) as usize;
        let some: ArrayVec<Action, { 4 * SITES_TRIED }> = legal.iter().copied().skip(first).step_by(stride).collect();
        best_by(&some, |action| match *action {
            Action::Place(tile, at) => {
                if last.0 != tile {
                    last = (tile, mind.left_over(tile));
                }
                mind.weighed(castle, self.appeal(state.castle(), tile, at, to_come)) + last.1 + 0.5 * misjudgement(rng)
            }
            _ => f32::MIN,
        })
    }

    /// The value of each castle, with all tiles that lie open or were just drawn.
    fn worths(&self, state: &State) -> [f32; MAX_PLACES] {
        let mut worths = [0.0; MAX_PLACES];
        for (castle, worth) in worths.iter_mut().enumerate().take(self.places()) {
            *worth = self.liking(&state.castles[castle], self.to_come(state, castle));
        }
        if let Some(worth) = worths[..self.places()].get_mut(usize::from(state.progress.castle)) {
            *worth += self.pending_bonus(state);
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
        let castle = self.castles_of(place)[side];
        let current = usize::from(state.progress.castle);
        match state.progress.phase {
            Phase::Over => false,
            Phase::DealThrones | Phase::DealTiles | Phase::LudwigDraws | Phase::LudwigAssigns | Phase::Choose => true,
            _ => castle > current || (castle == current && state.progress.owing[side]),
        }
    }

    /// The value of the current bonus to the current castle.
    fn pending_bonus(&self, state: &State) -> f32 {
        let best =
            |tile: Tile| self.best_appeal(state.castle(), tile, self.to_come(state, state.progress.castle.into()));
        match state.progress.phase {
            Phase::ChooseBonus => BONUS[RoomType::Downstairs as usize],
            Phase::DrawTiles => BONUS[RoomType::Food as usize],
            Phase::DrawCards => BONUS[RoomType::Utility as usize],
            Phase::KeepTile => state.drawn.iter().map(best).fold(0.0, f32::max),
            Phase::TakeAttendant => Attendant::all().map(|kind| self.attendant_worth(state, kind)).fold(0.0, f32::max),
            Phase::KeepCard => state.drawn_cards.iter().map(|card| self.card_worth(state, card)).fold(0.0, f32::max),
            Phase::PlaceSpecial(kind) => best(kind.tile()),
            Phase::PlaceAnySpecial => SpecialRoom::ALL.into_iter().map(|kind| best(kind.tile())).fold(0.0, f32::max),
            _ => 0.0,
        }
    }

    /// The value of the third-room bonus of a type to the current castle.
    fn bonus_worth(&self, state: &State, bonus: Bonus) -> f32 {
        let castle = usize::from(state.progress.castle);
        match bonus {
            Bonus::Special(kind) => self.best_appeal(state.castle(), kind.tile(), self.to_come(state, castle)),
            Bonus::Attendant => Attendant::all().map(|kind| self.attendant_worth(state, kind)).fold(0.0, f32::max),
            Bonus::Tiles => BONUS[RoomType::Food as usize],
            Bonus::Cards => BONUS[RoomType::Utility as usize],
            Bonus::Choice => BONUS[RoomType::Downstairs as usize],
        }
    }

    /// The expected points of an attendant: the decorations there are, and a quarter of the rooms to come.
    fn attendant_worth(&self, state: &State, kind: Attendant) -> f32 {
        let to_come = self.to_come(state, state.progress.castle.into());
        state.castle().attendant_points(self.components, kind).points() as f32 + 0.22 * to_come
    }

    /// The expected points of a bonus card, if the castle goes on as it has begun.
    fn card_worth(&self, state: &State, card: Card) -> f32 {
        let castle = state.castle();
        let rooms = castle.len() as f32;
        let growth = (rooms + self.to_come(state, state.progress.castle.into())) / rooms.max(1.0);
        castle.card_points(self.components, card).points() as f32 * growth.min(2.0)
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
}

impl<'a> Mind<'a> {
    fn new(game: &'a TwoCastles, state: &'a State, seat: Seat) -> Self {
        let castles = game.castles_of(seat.index());
        let worths = castles.map(|castle| state.castles[castle].points(game.components) as f32);
        let to_come = game.to_come(state, castles[0]).max(0.0);
        Self { game, state, castles, shares: shares(worths, DOUBT + DOUBT_PER_TILE * to_come) }
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

    /// If this tile goes into the current castle: the value that the other chosen tile will add to the other one.
    fn left_over(&self, tile: Tile) -> f32 {
        let current = usize::from(self.state.progress.castle);
        let Some(place) = self.state.picks.iter().position(|picks| picks.contains(&tile)) else { return 0.0 };
        let other = self.state.picks[place].into_iter().find(|pick| *pick != tile).and_then(Tile::some);
        let there = self.castles.into_iter().find(|castle| *castle != current);
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
