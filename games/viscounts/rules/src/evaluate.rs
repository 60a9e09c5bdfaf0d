//! What a sensible player would think of a position: for computer players.

use kernel::{Evaluate, Seat};
use rand::{Rng, RngExt};

use crate::Viscounts;
use crate::action::Action;
use crate::board::{Piece, Space};
use crate::card::{Card, Icon, Icons};
use crate::effect::{Building, Flip, Gain, Good, Main, Node, Span, Timing};
use crate::scoring::Source;
use crate::stack::Frame;
use crate::state::{Side, State, Table};

/// How many points' lead make a win about three times as likely: at the end, and how many more at the beginning.
const SPREAD: [f32; 2] = [8.0, 8.0];

impl Evaluate for Viscounts {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let table = &state.table;
        let own = self.prospect(table, Side::from(seat));
        let best = (0..self.sides())
            .map(Side)
            .filter(|side| *side != Side::from(seat))
            .map(|side| self.prospect(table, side))
            .fold(f32::NEG_INFINITY, f32::max);
        let lead = (own - best) / (SPREAD[0] + SPREAD[1] * self.left(table));
        // Its long tails tell bad from worse: solo opponents are often far ahead.
        0.5 + 0.5 * lead / (1.0 + lead.abs())
    }

    fn prior(&self, state: &State, seat: Seat, action: Action) -> f32 {
        self.outlook(state, Side::from(seat), action)
    }

    /// The one of three with the highest prior, so that playouts are sensible and still differ.
    fn playout_action<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        let mut pick = || legal[rng.random_range(0..legal.len() as u32) as usize];
        let mut best = pick();
        if legal.len() == 1 {
            return best;
        }
        let mut value = self.prior(state, seat, best);
        for _ in 0..2 {
            let other = pick();
            let prior = self.prior(state, seat, other);
            if prior > value {
                (best, value) = (other, prior);
            }
        }
        best
    }
}

impl Viscounts {
    /// Points a contender can count on: those on the table, and what goods, cards and places are likely to become.
    #[must_use]
    pub fn prospect(&self, table: &Table, side: Side) -> f32 {
        let player = &table.players[side.index()];
        let points = self.points(table, side);
        let certain: i32 = Source::ALL
            .into_iter()
            .filter(|source| !matches!(source, Source::Poverty | Source::Prosperity))
            .map(|source| points[source as usize].1)
            .sum();
        let left = self.left(table);
        let mut value = certain as f32;
        value += f32::from(player.good(Good::Ink).min(6)) * (0.35 + 0.2 * left);
        value += f32::from(player.good(Good::Stone).min(6)) * (0.4 + 0.4 * left);
        value += f32::from(player.good(Good::Gold).min(6)) * (1.0 + 0.5 * left);
        value += f32::from(player.good(Good::Silver).min(12)) * 0.35;
        value += f32::from(player.open_debts) * (0.4 + 1.3 * left) + left * f32::from(player.acquired_deeds) * 0.5;
        value += f32::from(player.workers) * left * 0.8;
        value += left * f32::from(player.building_count()) * 0.7;
        for piece in Piece::ALL {
            let [first, second] = [0, 1].map(|ring| table.rings[ring][piece.index()][side.index()]);
            value += f32::from(first.min(3)) * (1.0 + 1.5 * left) + f32::from(second) * left * 1.2;
        }
        if !self.is_opponent(side) {
            let owned = player.owned();
            let icons = self.data.icons_on(owned);
            let all: u16 = Icon::ALL.into_iter().map(|icon| u16::from(icons.count(icon))).sum();
            value += left * 6.0 * f32::from(all) / (owned.len().max(3) as f32);
            value += left * 1.5 * f32::from(icons.count(Icon::Noble));
        }
        // Ranks count as much as their card is likely to become visible.
        let [poverty, prosperity] = self.spent(table);
        let sides = usize::from(self.sides());
        let share = |count: fn(&crate::state::Player) -> u8| {
            let mut counts = [0; crate::state::SIDES];
            for (target, player) in counts.iter_mut().zip(&table.players) {
                *target = count(player);
            }
            self.rank_points(&counts[..sides])[side.index()] as f32
        };
        value += share(|player| player.certified_deeds) * poverty * poverty;
        value += share(|player| player.settled_debts) * prosperity * prosperity;
        if table.round > 0 {
            let gap = f32::from(player.virtue - player.corruption);
            value += left * (6.0 - gap) * 0.3;
        }
        value
    }

    /// How much of the poverty and of the prosperity card is spent, 0 to 1.
    fn spent(&self, table: &Table) -> [f32; 2] {
        let figures = &self.data.figures;
        let seats = self.seats.get() - 1;
        let spent = |left: u8, full: u8| 1.0 - f32::from(left) / f32::from(full);
        [
            spent(table.debts_left, figures.poverty_debts[seats]),
            spent(table.deeds_left, figures.prosperity_deeds[seats]),
        ]
    }

    /// How much of the game is still to come, 1 to 0: goods and growth are worth more the longer it lasts.
    fn left(&self, table: &Table) -> f32 {
        let [poverty, prosperity] = self.spent(table);
        1.0 - poverty.max(prosperity)
    }

    /// A prior for an action, in rough points.
    fn outlook(&self, state: &State, side: Side, action: Action) -> f32 {
        let table = &state.table;
        let player = &table.players[side.index()];
        match action {
            Action::Pass => match table.stack.top() {
                Frame::Discard(..) => 0.4,
                Frame::Destroy(..) | Frame::DestroyOwn(_) => 0.5,
                Frame::Arrange(_) => 0.3,
                _ => 0.0,
            },
            Action::Pair(number) => {
                let card = &self.data.player_cards[usize::from(number) - 1];
                self.effect_worth(card.resources) + self.effect_worth(card.bonus) + f32::from(card.silver) * 0.3
                    - f32::from(card.debts)
                    + f32::from(card.deeds)
            }
            Action::Play(card) => {
                let info = &self.data.cards[card.index()];
                let immediate = if info.timing == Timing::Immediate { self.effect_worth(info.effect) } else { 0.0 };
                self.card_worth(card) + immediate * 0.5 - f32::from(info.icons.count(Icon::Criminal)) * 0.6
            }
            Action::Move(space) => {
                let mut cost = 0;
                self.destinations(table, side, |found, _, paid| {
                    if found == space {
                        cost = paid;
                    }
                });
                self.space_worth(table, side, space) - f32::from(cost) * 0.35
            }
            Action::Main(main, dismiss) => {
                let space = self.space_of(table, side);
                let townsfolk = self.townsfolk_at(table, space.piece());
                if dismiss {
                    let cost = self.dismissal_cost(table, side, townsfolk.cost);
                    self.main_worth(table, side, main, space, townsfolk.icons) - f32::from(cost) * 0.3
                        + self.effect_worth(townsfolk.recruit)
                } else {
                    self.main_worth(table, side, main, space, Icons::NONE)
                }
            }
            Action::Times(times) => f32::from(times),
            Action::Build(building) => self.building_worth(table, side, building),
            Action::Place(count) => f32::from(count) * 1.5,
            Action::Pay(good) => f32::from(player.good(good)) * 0.2 - if good == Good::Silver { 0.0 } else { 0.5 },
            Action::Site(site) => {
                let reward = self.sites_of(site.piece())[usize::from(site.number())].reward;
                self.effect_worth(reward) + self.links_worth(table, site)
            }
            Action::Link(_) | Action::Option(0) => 0.5,
            Action::Take(good) => 3.0 - f32::from(player.good(good).min(6)) * 0.4,
            Action::Flip(Flip::Debt) => 3.0,
            Action::Flip(_) => 2.0,
            Action::Order(_) | Action::Option(_) | Action::Push(_) => 0.3,
            Action::Discard(Some(card)) => 1.4 - self.card_worth(card),
            Action::Discard(None) => 0.2,
            Action::Destroy(Some(card)) => 2.0 - self.card_worth(card),
            Action::Destroy(None) => 0.3,
            Action::Hire(piece) => self.top_worth(table, piece),
            Action::Tile(piece) => self.tile_worth(table, side, piece),
            Action::Section(piece) => f32::from(table.rings[0][piece.index()][side.index()]),
            Action::Step(piece, clockwise) => {
                let to = table.piece_from(piece, if clockwise { 1 } else { 4 });
                let there = table.rings[0][to.index()][side.index()];
                f32::from(there) - f32::from(table.rings[0][piece.index()][side.index()]) * 0.5 + 0.2
            }
            Action::Knock(_, _, owner) => {
                if owner == side {
                    0.0
                } else {
                    2.0
                }
            }
            Action::Recruit => {
                let piece = self.space_of(table, side).piece();
                self.top_worth(table, piece) - 0.45 * f32::from(self.townsfolk_at(table, piece).cost) - 0.2
            }
        }
    }

    /// What a card is worth in the deck.
    fn card_worth(&self, card: Card) -> f32 {
        let info = &self.data.cards[card.index()];
        let icons: u8 = Icon::ALL.into_iter().map(|icon| info.icons.count(icon)).sum();
        let ability = match info.timing {
            Timing::None => 0.0,
            Timing::Payment => 0.6,
            _ => self.effect_worth(info.effect) * 0.4,
        };
        f32::from(icons) * 0.7 + ability
    }

    fn top_worth(&self, table: &Table, piece: Piece) -> f32 {
        let townsfolk = self.townsfolk_at(table, piece);
        townsfolk.card.map_or(0.0, |card| self.card_worth(card) + self.effect_worth(townsfolk.recruit) * 0.7)
    }

    /// What the ribbon, the points and the effect of a piece's manuscript are worth.
    fn tile_worth(&self, table: &Table, side: Side, piece: Piece) -> f32 {
        let effect = self.effect_worth(self.manuscript_at(table, piece).1);
        let Some(top) = table.manuscripts[piece.index()].top else { return effect };
        let mut ribbons = self.ribbons(table, side);
        let before = self.set_points(ribbons).1;
        ribbons[self.data.manuscripts[usize::from(top)].ribbon as usize] += 1;
        let gain = self.set_points(ribbons).1 - before;
        effect + gain as f32 + self.tile_points(table, side, top) as f32
    }

    fn building_worth(&self, table: &Table, side: Side, building: Building) -> f32 {
        let count = table.players[side.index()].built[building as usize];
        if count >= 3 {
            return 0.0;
        }
        let gain = self.data.building_points(building, count + 1) - self.data.building_points(building, count);
        gain as f32 + 1.0
    }

    fn links_worth(&self, table: &Table, site: crate::board::Site) -> f32 {
        [self.link_behind(table, site), self.link_ahead(table, site)]
            .into_iter()
            .filter(|(other, _)| table.sites[other.index()].is_some())
            .map(|(_, link)| link.map_or(0.0, |link| self.effect_worth(link)))
            .sum()
    }

    /// What a main action at a space would bring, with the icons and goods at hand.
    fn main_worth(&self, table: &Table, side: Side, main: Main, space: Space, dismissed: Icons) -> f32 {
        let purse = self.purse(table, side, main, dismissed, 0);
        let capacity = purse.capacity();
        let spent = |cost: u8| f32::from(cost.saturating_sub(purse.free)) * 0.5;
        match main {
            Main::Trade => {
                let trade = self.trade_at(space);
                let times = purse.free / trade.icons;
                f32::from(times.max(1)) * self.effect_worth(trade.gain) * 0.8
            }
            Main::Build => Building::ALL
                .into_iter()
                .filter(|building| u16::from(self.data.building_cost(*building)) <= capacity)
                .map(|building| self.building_worth(table, side, building) - spent(self.data.building_cost(building)))
                .fold(0.0, f32::max),
            Main::Workers => {
                let costs = &self.data.figures.icons_for_workers;
                let most = table.players[side.index()].workers.min(4);
                let affordable = (1..=most).filter(|count| u16::from(costs[usize::from(*count) - 1]) <= capacity);
                let there = f32::from(table.rings[0][space.piece().index()][side.index()]);
                affordable
                    .map(|count| f32::from(count) * 1.6 + there * 0.4 - spent(costs[usize::from(count) - 1]))
                    .fold(0.0, f32::max)
            }
            Main::Copy => {
                let cost = self.manuscript_at(table, space.piece()).0;
                if u16::from(cost) <= capacity {
                    self.tile_worth(table, side, space.piece()) - spent(cost)
                } else {
                    0.0
                }
            }
        }
    }

    /// What standing on a space is worth this turn.
    fn space_worth(&self, table: &Table, side: Side, space: Space) -> f32 {
        let mains = if space.is_outer() { [Main::Trade, Main::Build] } else { [Main::Workers, Main::Copy] };
        let site = !space.is_outer() || self.first_free_site(table, space).is_some();
        mains
            .into_iter()
            .filter(|main| *main != Main::Build || site)
            .map(|main| self.main_worth(table, side, main, space, Icons::NONE))
            .fold(0.0, f32::max)
    }

    /// What an effect is worth, in rough points.
    fn effect_worth(&self, span: Span) -> f32 {
        self.data.nodes[usize::from(span.at)..usize::from(span.end)].iter().map(|node| self.node_worth(*node)).sum()
    }

    fn node_worth(&self, node: Node) -> f32 {
        match node {
            Node::Gain(gain, count) => {
                let each = match gain {
                    Gain::Good(Good::Silver) => 0.35,
                    Gain::Good(_) => 0.9,
                    Gain::AnyResource | Gain::Deed => 1.1,
                    Gain::Virtue => 0.5,
                    Gain::Corruption => -0.2,
                    Gain::Debt => -1.0,
                };
                each * f32::from(count)
            }
            Node::Flip(_, count) => 2.2 * f32::from(count),
            Node::Destroy(_) | Node::DestroyOwn => 0.9,
            Node::HireFree => 2.0,
            Node::ManuscriptFree(_) => 4.0,
            Node::BuildFree { building, .. } => [5.0, 7.0, 3.0][building as usize],
            Node::PlaceWorkers(count) => 1.5 * f32::from(count),
            Node::Choose { first, count } => {
                let first = usize::from(first);
                let branches = &self.data.branches[first..first + usize::from(count)];
                branches.iter().map(|branch| self.effect_worth(*branch)).fold(0.0, f32::max)
            }
            Node::Rearrange | Node::Discard(_) | Node::Shuffle | Node::MoveWorker(_) => 0.4,
            Node::SchemeCard | Node::DismissFree | Node::CriminalCorruption | Node::Attempt(_) => 0.0,
        }
    }
}
