//! Evaluation for computer players.
//!
//! Everything is measured in points: the current score, and the expected points of each tile in hand, less the more of its
//! cost is still missing. Troops need no term of their own: they double buildings, and they pay for the hand.

use kernel::{Evaluate, Game, Seat, Silent, Step};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::cell::Cell;
use crate::heir::{Heir, Post, Troop};
use crate::landscape::Plot;
use crate::plot::{PlotId, PlotSet};
use crate::roads::Roads;
use crate::rules::TwoHeirs;
use crate::scoring::{TREASURE_POINTS, points_of};
use crate::table::{Phase, Table};
use crate::tile::{Building, Colour, TileId};
use crate::treasure::TreasurePlace;

/// The share of its value that a tile in hand keeps, by the number of resources missing for it.
const STILL_TO_PAY: [f32; 5] = [0.75, 0.55, 0.35, 0.2, 0.1];

/// The value to Heinrich of a treasure in the heap. It is less than that of a laid one, because many are lost at once.
const HEAP_DISCOUNT: f32 = 0.5;

impl Evaluate for TwoHeirs {
    fn evaluate(&self, table: &Table, seat: Seat) -> f32 {
        let heir = Heir::at(seat);
        let odds = if self.setting.solo { SOLO } else { MATCH };
        let turns = turns_to_come(table);
        let advantage = self.lead(table, heir) / (odds.spread + odds.spread_per_turn * turns);
        // Algebraic, so that seeded matches of computer players agree on every machine.
        0.5 + 0.5 * advantage / (1.0 + advantage * advantage).sqrt()
    }

    fn prior(&self, table: &Table, seat: Seat, action: Action) -> f32 {
        let heir = Heir::at(seat);
        match action {
            Action::Take(tile) => 1.5 + self.worth_in_hand(table, heir, tile),
            Action::Build(tile) => 2.0 + self.worth(table, heir, tile),
            Action::Extend(tile) => self.gain_of_extending(table, heir, tile),
            Action::Move(troop) => self.gain_of_marching(table, heir, troop),
            Action::Deploy => self.gain_of_deploying(table, heir),
            Action::Withdraw(_) => self.lead_after(table, seat, action) - self.lead(table, heir),
            Action::Camp(_) => 0.5,
            Action::End if self.can_build(table, heir) => -1.0,
            Action::End => 0.25,
            // These compete only with each other and draw nothing: try them out.
            Action::At(_) | Action::Destroy(_) | Action::Spare | Action::Discard(_) => {
                self.lead_after(table, seat, action)
            }
        }
    }

    fn playout_action<R: Rng + ?Sized>(&self, table: &Table, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        let heir = Heir::at(seat);
        match table.phase {
            Phase::Turn => self.playout_turn(table, heir, legal, rng),
            Phase::Build(tile) => best_of(6, legal, rng, |action| match action {
                Action::At(cell) => self.points_at(table, heir, tile, cell),
                _ => 0.0,
            }),
            Phase::Extend(tile) => best_of(4, legal, rng, |action| match action {
                Action::At(cell) => self.points_of_extending(table, tile, cell),
                _ => 0.0,
            }),
            Phase::March(_) | Phase::Deploy => best_of(4, legal, rng, |action| match action {
                Action::At(cell) => {
                    table.landscape.at(cell).map_or(0.0, |plot| self.worth_of_standing(table, heir, plot))
                }
                _ => 0.0,
            }),
            Phase::Siege => legal[0],
            Phase::Discard => best_of(4, legal, rng, |action| match action {
                Action::Discard(tile) => -self.worth_in_hand(table, heir, tile),
                _ => 0.0,
            }),
            _ => any_of(legal, rng),
        }
    }
}

/// How a lead in points becomes a probability of winning. Fitted to the outcomes of self-play by [`Evaluate::prior`] with a share of
/// playout actions: 1500 games each, over all set choices and levels; the log loss is 0.598 for two, 0.376 solo.
struct Odds {
    /// The scale of a lead, in points, when the game is over.
    spread: f32,
    /// How much the scale grows with each turn to come.
    spread_per_turn: f32,
}

const MATCH: Odds = Odds { spread: 1.5, spread_per_turn: 1.9 };
const SOLO: Odds = Odds { spread: 2.5, spread_per_turn: 1.1 };

/// How many turns are still to be played, the current one included.
fn turns_to_come(table: &Table) -> f32 {
    match table.turns_left {
        Some(turns) => f32::from(turns),
        None => f32::from(table.pile) + 2.0,
    }
}

/// The average final points of a building, doubling included: rounded, from the same self-play.
const fn usual_worth(building: Building) -> f32 {
    match building {
        Building::Tavern => 7.0,
        Building::Market => 6.5,
        Building::PilgrimageSite => 3.0,
        Building::RobberCastle => 5.0,
        Building::Mill | Building::Mine | Building::Cowshed => 5.5,
        Building::Bakery | Building::Smithy | Building::Hut => 5.0,
        Building::FieldCamp => 2.3,
        // These score nothing themselves; the value is what they help to build, destroy or count.
        Building::Farm | Building::Sawmill | Building::Quarry => 1.5,
        Building::SiegeTower | Building::GuildHouse => 1.0,
        Building::TradingPost => 1.7,
        Building::Cathedral => 7.5,
        Building::Fortress => 5.0,
        Building::Watchtower => 3.5,
        Building::Garrison => 5.0,
        Building::BasketWeaver | Building::Pottery | Building::Cooperage => 4.0,
    }
}

/// One of the actions.
fn any_of<R: Rng + ?Sized>(actions: &[Action], rng: &mut R) -> Action {
    actions[rng.random_range(0..actions.len() as u32) as usize]
}

/// The best of a few random actions: sensible, quick and varied.
fn best_of<R: Rng + ?Sized>(tries: usize, actions: &[Action], rng: &mut R, worth: impl Fn(Action) -> f32) -> Action {
    let mut best = any_of(actions, rng);
    if actions.len() == 1 {
        return best;
    }
    let mut best_worth = worth(best);
    for _ in 1..tries {
        let other = any_of(actions, rng);
        let other_worth = worth(other);
        if other_worth > best_worth {
            (best, best_worth) = (other, other_worth);
        }
    }
    best
}

impl TwoHeirs {
    /// The lead of an heir in points, hands included.
    fn lead(&self, table: &Table, heir: Heir) -> f32 {
        let scoring = self.scoring(table);
        let mut lead = (scoring.total(heir) - scoring.total(heir.other())) as f32;
        if table.phase != Phase::Over {
            lead += self.hand_worth(table, heir) - self.hand_worth(table, heir.other());
            let unlaid = f32::from(table.solo.heap) * TREASURE_POINTS as f32 * HEAP_DISCOUNT;
            lead += if heir == Heir::South { unlaid } else { -unlaid };
        }
        lead
    }

    /// The lead after a step that draws nothing.
    fn lead_after(&self, table: &Table, seat: Seat, action: Action) -> f32 {
        let mut after = table.clone();
        self.apply(&mut after, Step::Act(seat, action), &mut Silent);
        self.lead(&after, Heir::at(seat))
    }

    fn hand_worth(&self, table: &Table, heir: Heir) -> f32 {
        let has_turn = table.turns_left.is_none_or(|turns| turns >= 2 || table.active == heir);
        if table.hands[heir].is_empty() || !has_turn {
            return 0.0;
        }
        let access = table.access(self.components, heir);
        let worth = |tile| self.worth(table, heir, tile) * self.still_to_pay(access, tile);
        table.hands[heir].iter().map(worth).sum()
    }

    fn still_to_pay(&self, access: [u8; 3], tile: TileId) -> f32 {
        STILL_TO_PAY[usize::from(Table::missing(self.components, access, tile)).min(STILL_TO_PAY.len() - 1)]
    }

    /// The value to an heir of a tile in hand, or of one about to be taken.
    fn worth_in_hand(&self, table: &Table, heir: Heir, tile: TileId) -> f32 {
        self.worth(table, heir, tile) * self.still_to_pay(table.access(self.components, heir), tile)
    }

    /// The expected points of a tile for an heir who builds it.
    fn worth(&self, table: &Table, heir: Heir, tile: TileId) -> f32 {
        let facts = self.components.tile(tile);
        let own = |building| table.count_of(self.components, heir, building) as f32;
        let on = |colour: Colour| table.buildings[heir].and(self.components.of_colour(colour)).len() as f32;
        let usual = usual_worth(facts.building);
        match facts.building {
            Building::Bakery => usual.max(1.5 + on(Colour::Yellow)),
            Building::Smithy => usual.max(1.5 + on(Colour::Grey)),
            Building::Hut => usual.max(1.5 + on(Colour::Green)),
            Building::TradingPost => usual + 3.0 * facts.shows.map_or(0.0, own),
            Building::Fortress => usual.max(1.5 + own(Building::SiegeTower) + own(Building::Fortress)),
            Building::GuildHouse => usual + 1.5 * facts.shows.map_or(0.0, own),
            _ => usual,
        }
    }

    fn can_build(&self, table: &Table, heir: Heir) -> bool {
        table.hands[heir].iter().any(|tile| self.allows(table, Action::Build(tile)))
    }

    /// The value of laying a tile as open terrain: the discount may pay for another tile, but the tile is lost.
    fn gain_of_extending(&self, table: &Table, heir: Heir, tile: TileId) -> f32 {
        let access = table.access(self.components, heir);
        let opens =
            |other: &TileId| *other != tile && Table::missing(self.components, access, *other) == table.discounts + 1;
        let others = table.hands[heir].iter().filter(opens);
        let opened = others.map(|other| self.worth(table, heir, other)).fold(0.0, f32::max);
        0.6 * opened - 0.5 * self.worth_in_hand(table, heir, tile)
    }

    /// The points of a building on a cell, and those that it takes from Heinrich.
    fn points_at(&self, table: &Table, heir: Heir, tile: TileId, cell: Cell) -> f32 {
        let mut after = table.clone();
        let plot = self.lay_building(&mut after, heir, tile, cell);
        let roads = if self.components.tile(tile).building == Building::PilgrimageSite {
            Roads::of(self.components, &after.landscape)
        } else {
            Roads::NONE
        };
        let own = points_of(self.components, &after, &roads, plot, tile, heir).total();
        (own + self.won_from_heinrich(&mut after)) as f32
    }

    /// The points that open terrain on a cell takes from Heinrich.
    fn points_of_extending(&self, table: &Table, tile: TileId, cell: Cell) -> f32 {
        if !self.setting.solo {
            return 0.0;
        }
        let mut after = table.clone();
        let colour = self.components.tile(tile).colour;
        after.landscape.lay(Plot { cell, tile: Some(tile), colour, owner: None });
        self.won_from_heinrich(&mut after) as f32
    }

    /// The value of the treasures whose condition is met now.
    fn won_from_heinrich(&self, table: &mut Table) -> i32 {
        let lying =
            |table: &Table| table.solo.treasures.iter().filter(|place| **place != TreasurePlace::Removed).count();
        let before = lying(table);
        self.remove_won_treasures(table, &mut Silent);
        (before - lying(table)) as i32 * TREASURE_POINTS
    }

    /// The value of a troop on a tile: it doubles an own building, or gives a resource that the hand lacks.
    fn worth_of_standing(&self, table: &Table, heir: Heir, plot: PlotId) -> f32 {
        let colour = table.landscape.plot(plot).colour.index();
        let access = table.access(self.components, heir);
        let lacking = |tile: &TileId| self.components.tile(*tile).cost[colour] > access[colour];
        let pays = table.hands[heir].iter().filter(lacking).count() as f32;
        let doubles = self.doubled_by_standing(table, heir, plot);
        pays + doubles * if table.turns_left.is_some() { 2.0 } else { 0.5 }
    }

    /// How much the best move of a troop gains over staying.
    fn gain_of_marching(&self, table: &Table, heir: Heir, troop: Troop) -> f32 {
        let Post::Plot(here) = table.troops[heir][troop.index()] else { return 0.0 };
        self.best_standing(table, heir, table.march_targets(heir, troop)) - self.worth_of_standing(table, heir, here)
    }

    /// How much the best deployment gains over a longer reach.
    fn gain_of_deploying(&self, table: &Table, heir: Heir) -> f32 {
        let reach = if table.turns_left == Some(1) { 0.0 } else { 1.0 };
        self.best_standing(table, heir, table.deploy_targets(heir)) - reach
    }

    fn best_standing(&self, table: &Table, heir: Heir, plots: PlotSet) -> f32 {
        plots.iter().map(|plot| self.worth_of_standing(table, heir, plot)).fold(0.0, f32::max)
    }

    /// The points that a troop of the heir adds by standing on a tile.
    fn doubled_by_standing(&self, table: &Table, heir: Heir, plot: PlotId) -> f32 {
        let laid = table.landscape.plot(plot);
        match (laid.owner, laid.tile) {
            (Some(owner), Some(tile)) if owner == heir => {
                points_of(self.components, table, &Roads::NONE, plot, tile, heir).total() as f32
            }
            _ => 0.0,
        }
    }

    /// One decision of a turn in a playout: build if possible, take what fits, move now and then, and end the turn.
    fn playout_turn<R: Rng + ?Sized>(&self, table: &Table, heir: Heir, legal: &[Action], rng: &mut R) -> Action {
        let lot = rng.random_range(0..100_u32);
        let first = |wanted: fn(&Action) -> bool| {
            let start = legal.iter().position(wanted)?;
            let len = legal[start..].iter().take_while(|action| wanted(action)).count();
            Some(&legal[start..start + len])
        };
        if lot < 90
            && let Some(builds) = first(|action| matches!(action, Action::Build(_)))
        {
            return best_of(2, builds, rng, |action| match action {
                Action::Build(tile) => self.worth(table, heir, tile),
                _ => 0.0,
            });
        }
        if lot < 80
            && let Some(takes) = first(|action| matches!(action, Action::Take(_)))
        {
            return best_of(3, takes, rng, |action| match action {
                Action::Take(tile) => self.worth_in_hand(table, heir, tile),
                _ => 0.0,
            });
        }
        if lot < 55
            && let Some(ends) = first(|action| matches!(action, Action::End))
        {
            return ends[0];
        }
        best_of(3, legal, rng, |action| match action {
            Action::Take(tile) => self.worth_in_hand(table, heir, tile),
            Action::Build(tile) => self.worth(table, heir, tile),
            Action::Extend(tile) => self.gain_of_extending(table, heir, tile),
            Action::Move(troop) => 0.3 + self.gain_of_marching(table, heir, troop),
            Action::Deploy => 0.3 + self.gain_of_deploying(table, heir),
            Action::Withdraw(troop) => -self.given_up_by_leaving(table, heir, troop),
            Action::Camp(_) => 0.5,
            _ => 0.2,
        })
    }

    /// The points that are lost when a troop leaves its tile.
    fn given_up_by_leaving(&self, table: &Table, heir: Heir, troop: Troop) -> f32 {
        match table.troops[heir][troop.index()] {
            Post::Plot(plot) => self.doubled_by_standing(table, heir, plot),
            Post::Reserve | Post::Beside => 0.0,
        }
    }
}
