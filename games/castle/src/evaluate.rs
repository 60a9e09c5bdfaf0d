//! A sensible player's eye: how many points a position promises, and which action looks good.
//!
//! The heart is [`Castle::prospects`]: the points a seat can expect at the end. Points already scored count in full;
//! areas with a majority by the chance that they are completed; followers in the supply, wall tiles and the larger keep
//! by rough values, all of which fade as the pile shrinks.

use kernel::{Evaluate, Game, Seat, Silent, Step};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::areas::Area;
use crate::final_scoring::{FIVE_POINTS, MARKET, keep_size};
use crate::game::Castle;
use crate::scoring::worth;
use crate::state::State;
use crate::table::{Phase, SUPPLY};
use crate::tile::AreaKind;
use crate::wall_tile::WallTile;

/// What followers in the supply are worth early in the game, by their number.
const SUPPLY_WORTH: [f32; SUPPLY + 1] = [0.0, 3.5, 5.5, 7.0, 8.0, 8.5, 8.8];
/// Cells of the largest empty region that a player may hope for.
const EMPTY_REGION: f32 = 9.0;
/// What a wall tile is worth before it is turned over.
const UNSEEN_WALL_TILE: f32 = 3.0;
/// How many placements a playout looks at.
const PLAYOUT_GLANCES: u32 = 3;

impl Castle {
    /// The points a seat can expect at the end of the game.
    #[must_use]
    pub fn prospects(&self, state: &State, seat: Seat) -> f32 {
        let [mine, _] = self.both_prospects(state, seat);
        mine
    }

    /// The points a seat and its opponent can expect.
    fn both_prospects(&self, state: &State, seat: Seat) -> [f32; 2] {
        let table = &state.table;
        if table.phase == Phase::Over {
            return [seat, seat.opponent()].map(|seat| f32::from(table.players[seat].score));
        }
        let left = table.pile.len() as f32 + if table.drawn().is_some() { 1.0 } else { 0.0 };
        let mut points = [seat, seat.opponent()].map(|seat| {
            let player = &table.players[seat];
            let supply = SUPPLY_WORTH[player.supply()] * left / (left + 8.0);
            let wall_tiles: f32 = player.held().iter().map(|tile| wall_tile_worth(tile, left)).sum();
            f32::from(player.score) + supply + wall_tiles
        });
        match table.phase {
            Phase::TakeWallTile { seat: taker, .. } => points[usize::from(taker != seat)] += UNSEEN_WALL_TILE,
            Phase::Follower => points[usize::from(table.active != seat)] += self.best_follower(state),
            _ => {}
        }
        for held in state.held_areas(|_| true) {
            if let Some(owner) = held.area.owner() {
                points[usize::from(owner != seat)] += area_worth(held.area, left);
            }
        }
        let [mine, theirs] = [seat, seat.opponent()].map(|seat| f32::from(keep_size(state, seat).unwrap_or(0)));
        // A lead of one tile decides at the end and means little at the beginning.
        let lead = (mine - theirs) / (1.0 + left / 12.0);
        points[0] += EMPTY_REGION * lead.tanh() / 2.0;
        points[1] -= EMPTY_REGION * lead.tanh() / 2.0;
        points
    }

    /// By how many points a seat is ahead, in the end.
    fn lead(&self, state: &State, seat: Seat) -> f32 {
        let [mine, theirs] = self.both_prospects(state, seat);
        mine - theirs
    }

    /// What the best follower on the newest tile would add.
    fn best_follower(&self, state: &State) -> f32 {
        let left = state.table.pile.len() as f32;
        self.free_parts(state)
            .map(|(part, _)| self.follower_gain(state, state.areas.area(state.areas.newest(part)), left))
            .fold(0.0, f32::max)
    }

    /// What a follower in a free area adds, less what the follower is worth in the supply.
    fn follower_gain(&self, state: &State, area: Area, left: f32) -> f32 {
        if area.is_closed() && area.kind() != AreaKind::Courtyard {
            // The follower comes back at once (castle.return.same-turn-cycle).
            return f32::from(worth(area, false));
        }
        let supply = state.table.players[state.table.active].supply();
        let cost = (SUPPLY_WORTH[supply] - SUPPLY_WORTH[supply.saturating_sub(1)]) * left / (left + 8.0);
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

/// The chance that an open area is completed with so many tiles left.
fn completion(area: Area, left: f32) -> f32 {
    if area.is_closed() {
        return 1.0;
    }
    // A path can only be closed by certain tiles; towers and houses by almost any, and their ends come in pairs.
    let ends = f32::from(area.open()) * if area.kind() == AreaKind::Path { 3.0 } else { 1.5 };
    left / (left + ends)
}

/// What an area is worth to whoever has the majority in it.
fn area_worth(area: Area, left: f32) -> f32 {
    let open = f32::from(area.open());
    match area.kind() {
        // Every open side may bring another market while there are tiles.
        AreaKind::Courtyard => f32::from(u16::from(area.count()) * MARKET) + (0.35 * open).min(4.0) * left / 60.0,
        _ => {
            let growth = (0.2 * open).min(1.5) * left / 60.0;
            f32::from(worth(area, false)) * (1.0 + growth) * completion(area, left)
        }
    }
}

/// What a wall tile in front of a player is worth.
fn wall_tile_worth(tile: WallTile, left: f32) -> f32 {
    // Those for a turn need a turn to be used in.
    let turn = left / (left + 6.0);
    match tile {
        WallTile::SecondTurn => 4.0 * turn,
        WallTile::TowerDouble => 5.0 * turn,
        WallTile::HouseDouble => 3.0 * turn,
        WallTile::UnfinishedPath | WallTile::UnfinishedHouse => 2.0,
        WallTile::UnfinishedTower => 3.0,
        WallTile::MarketsFour | WallTile::KeepPlusTwo => 2.0,
        WallTile::FivePoints => f32::from(FIVE_POINTS),
    }
}

impl Evaluate for Castle {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let left = state.table.pile.len() as f32;
        let spread = 3.0 + 0.3 * left;
        1.0 / (1.0 + (-self.lead(state, seat) / spread).exp())
    }

    fn promise(&self, state: &State, seat: Seat, action: Action) -> f32 {
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
