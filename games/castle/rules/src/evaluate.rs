//! Evaluation for computer players: how many points a position is worth, and which action looks good.
//!
//! [`Castle::prospects`] estimates the points both seats can expect at the end. Points already scored count in full;
//! areas with a majority by the chance that they are completed; followers in the supply, wall tiles and the larger keep
//! by rough values, all of which fade as the pile shrinks. The figures come from matches between players that look one
//! step ahead and differ in one of them.

use kernel::{Evaluate, Game, Seat, Silent, Step};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::areas::Area;
use crate::components::components;
use crate::final_scoring::{MARKET, keep_size};
use crate::rules::Castle;
use crate::scoring::worth;
use crate::state::State;
use crate::table::{Phase, SEATS, SUPPLY};
use crate::tile_kind::AreaKind;
use crate::wall_tile::WallTile;

/// The value of followers in the supply early in the game, by their number.
const SUPPLY_WORTH: [f32; SUPPLY + 1] = [0.0, 3.5, 5.5, 7.3, 8.7, 9.2, 9.5];
/// The value of getting followers back from a completed area.
const FREED_FOLLOWERS: f32 = 1.0;
/// Cells of the largest empty region that a player may hope for.
const EMPTY_REGION: f32 = 9.0;
/// The value of a wall tile before it is turned over.
const UNSEEN_WALL_TILE: f32 = 3.0;
/// How many placements a playout looks at.
const PLAYOUT_GLANCES: u32 = 3;

impl Castle {
    /// The points a seat and its opponent can expect at the end of the game.
    #[must_use]
    pub fn prospects(&self, state: &State, seat: Seat) -> [f32; 2] {
        let table = &state.table;
        if table.phase == Phase::Over {
            return [seat, seat.opponent()].map(|seat| f32::from(table.players[seat].score));
        }
        let left = table.pile.len() as f32 + if table.drawn().is_some() { 1.0 } else { 0.0 };
        let mut points = [seat, seat.opponent()].map(|seat| {
            let player = &table.players[seat];
            let supply = SUPPLY_WORTH[player.supply()] * fading(left);
            let held = player.held();
            let wall_tiles = WallTile::ALL.iter().filter(|tile| held.has(**tile));
            let wall_tiles = wall_tiles.map(|tile| f32::from(held.count(*tile)) * wall_tile_worth(*tile, left));
            f32::from(player.score) + supply + wall_tiles.sum::<f32>()
        });
        match table.phase {
            Phase::TakeWallTile { seat: taker, .. } => points[usize::from(taker != seat)] += UNSEEN_WALL_TILE,
            Phase::Follower => points[usize::from(table.active != seat)] += self.best_follower(state),
            _ => {}
        }
        let mut seen = [0_u64; 4];
        for owner in SEATS {
            for (index, _) in table.players[owner].followers.iter().enumerate().filter(|(_, at)| at.is_some()) {
                let number = usize::from(state.areas.stand(owner, index));
                let bit = 1 << (number % 64);
                if seen[number / 64] & bit != 0 {
                    continue;
                }
                seen[number / 64] |= bit;
                let area = state.areas.area(number as u8);
                if let Some(owner) = area.owner() {
                    points[usize::from(owner != seat)] += area_worth(area, left);
                }
            }
        }
        let [mine, theirs] = [seat, seat.opponent()].map(|seat| f32::from(keep_size(state, seat).unwrap_or(0)));
        // A lead of one tile decides at the end and means little at the beginning.
        let lead = bounded((mine - theirs) / (1.0 + left / 8.0));
        points[0] += EMPTY_REGION * lead / 2.0;
        points[1] -= EMPTY_REGION * lead / 2.0;
        points
    }

    /// The expected lead of a seat at the end of the game, in points.
    fn lead(&self, state: &State, seat: Seat) -> f32 {
        let [mine, theirs] = self.prospects(state, seat);
        mine - theirs
    }

    /// How much the best follower on the newest tile would add.
    fn best_follower(&self, state: &State) -> f32 {
        let left = state.table.pile.len() as f32;
        self.free_parts(state)
            .map(|(part, _)| self.follower_gain(state, state.areas.area(state.areas.newest(part)), left))
            .fold(0.0, f32::max)
    }

    /// How much a follower in a free area adds, less its value in the supply.
    fn follower_gain(&self, state: &State, area: Area, left: f32) -> f32 {
        if area.is_closed() && area.kind() != AreaKind::Courtyard {
            // The follower comes back at once (castle.return.same-turn-cycle).
            return f32::from(worth(area, false));
        }
        let supply = state.table.players[state.table.active].supply();
        let cost = (SUPPLY_WORTH[supply] - SUPPLY_WORTH[supply.saturating_sub(1)]) * fading(left);
        area_worth(area, left) - cost
    }

    /// The lead after an action.
    fn lead_after(&self, state: &State, seat: Seat, action: Action) -> f32 {
        let mut after = state.clone();
        self.apply(&mut after, Step::Act(seat, action), &mut Silent);
        self.lead(&after, seat)
    }

    /// How good an action looks among those of the same moment.
    fn glance(&self, state: &State, seat: Seat, action: Action) -> f32 {
        match action {
            Action::NoFollower => 0.0,
            Action::Follower { spot, .. } => {
                let left = state.table.pile.len() as f32;
                let mut parts = self.free_parts(state);
                let (part, _) = parts.find(|(_, part)| part.spot() == spot).expect("the action is legal");
                self.follower_gain(state, state.areas.area(state.areas.newest(part)), left)
            }
            _ => self.lead_after(state, seat, action),
        }
    }
}

/// Between -1 and 1. Only divisions and a square root, which are the same on every machine, unlike `tanh` and `exp`.
fn bounded(value: f32) -> f32 {
    value / (1.0 + value * value).sqrt()
}

/// The share of its value that a follower in the supply still has with this many tiles left.
fn fading(left: f32) -> f32 {
    left / (left + 6.0)
}

/// The probability that an open area is completed with this many tiles left.
fn completion(area: Area, left: f32) -> f32 {
    if area.is_closed() {
        return 1.0;
    }
    let ends = f32::from(area.open()) * if area.kind() == AreaKind::Path { 2.5 } else { 3.0 };
    left / (left + ends)
}

/// The value of an area to the seat with the majority in it.
fn area_worth(area: Area, left: f32) -> f32 {
    let open = f32::from(area.open());
    match area.kind() {
        // Every open side may bring another market while there are tiles.
        AreaKind::Courtyard => f32::from(u16::from(area.count()) * MARKET) + (0.24 * open).min(4.0) * left / 60.0,
        _ => (f32::from(worth(area, false)) + FREED_FOLLOWERS) * completion(area, left),
    }
}

/// What a wall tile in front of a player is worth.
fn wall_tile_worth(tile: WallTile, left: f32) -> f32 {
    // Those for a turn need a turn to be used in.
    let turn = left / (left + 6.0);
    match tile {
        WallTile::SecondTurn => 4.0 * turn,
        WallTile::TowerDouble => 3.5 * turn,
        WallTile::HouseDouble => 3.0 * turn,
        WallTile::UnfinishedPath | WallTile::UnfinishedHouse => 2.0,
        WallTile::UnfinishedTower => 3.0,
        WallTile::MarketsFour => 2.0,
        WallTile::KeepPlusTwo => 1.5,
        WallTile::FivePoints => f32::from(components().wall_tile_points),
    }
}

impl Evaluate for Castle {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let left = state.table.pile.len() as f32;
        let spread = 6.0 + 0.2 * left;
        0.5 + 0.5 * bounded(self.lead(state, seat) / (2.0 * spread))
    }

    fn prior(&self, state: &State, seat: Seat, action: Action) -> f32 {
        self.glance(state, seat, action)
    }

    fn playout_action<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        let mut best = (f32::NEG_INFINITY, legal[0]);
        let mut look = |action| {
            let value = self.glance(state, seat, action);
            if value > best.0 {
                best = (value, action);
            }
        };
        if let Phase::Place(_) = state.table.phase {
            // Looking at a few only keeps playouts quick, and different from each other.
            for _ in 0..PLAYOUT_GLANCES {
                look(legal[rng.random_range(0..legal.len() as u32) as usize]);
            }
        } else {
            legal.iter().copied().for_each(look);
        }
        best.1
    }
}
