//! The itemised score and the ranking.

use kernel::{Contender, ScoreColumn, ScoreItem, ScoreSheet, Standings};
use serde::{Serialize, Serializer};

use crate::Viscounts;
use crate::components::Counted;
use crate::effect::{Building, Good};
use crate::options::Ranks;
use crate::state::{SIDES, Side, Table};

/// The sources of points, in the rulebook's order (`viscounts.score.categories`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// Trading posts.
    TradingPosts,
    /// Guildhalls.
    Guildhalls,
    /// Workshops.
    Workshops,
    /// Workers in the castle.
    Workers,
    /// Sets of manuscripts with different ribbons.
    Sets,
    /// Points on manuscripts.
    Manuscripts,
    /// The castle lord card.
    Lord,
    /// Cleric bonus cards.
    Bonus,
    /// Open debts.
    OpenDebts,
    /// Acquired deeds.
    AcquiredDeeds,
    /// Certified deeds.
    CertifiedDeeds,
    /// The poverty card.
    Poverty,
    /// The prosperity card.
    Prosperity,
    /// Resources of the solo opponent.
    Resources,
}

impl Source {
    /// Every source, in order.
    pub const ALL: [Self; 14] = [
        Self::TradingPosts,
        Self::Guildhalls,
        Self::Workshops,
        Self::Workers,
        Self::Sets,
        Self::Manuscripts,
        Self::Lord,
        Self::Bonus,
        Self::OpenDebts,
        Self::AcquiredDeeds,
        Self::CertifiedDeeds,
        Self::Poverty,
        Self::Prosperity,
        Self::Resources,
    ];

    /// The id of its line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::TradingPosts => "trading-posts",
            Self::Guildhalls => "guildhalls",
            Self::Workshops => "workshops",
            Self::Workers => "castle-workers",
            Self::Sets => "manuscript-sets",
            Self::Manuscripts => "manuscripts",
            Self::Lord => "castle-lord",
            Self::Bonus => "bonus-cards",
            Self::OpenDebts => "open-debts",
            Self::AcquiredDeeds => "acquired-deeds",
            Self::CertifiedDeeds => "certified-deeds",
            Self::Poverty => "poverty",
            Self::Prosperity => "prosperity",
            Self::Resources => "resources",
        }
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// How many things counted, and the points, by [`Source`].
pub type Points = [(u32, i32); Source::ALL.len()];

impl Viscounts {
    /// How many manuscripts of each ribbon a contender has.
    #[must_use]
    pub fn ribbons(&self, table: &Table, side: Side) -> [u8; 4] {
        let mut counts = [0; 4];
        for tile in tiles(table.players[side.index()].manuscripts) {
            counts[self.data.manuscripts[tile].ribbon as usize] += 1;
        }
        counts
    }

    /// Points and number of sets of different ribbons: as large sets as possible (`viscounts.manuscript.sets`).
    #[must_use]
    pub fn set_points(&self, mut ribbons: [u8; 4]) -> (u32, i32) {
        let (mut sets, mut points) = (0, 0);
        loop {
            let different = ribbons.iter().filter(|count| **count > 0).count();
            if different == 0 {
                return (sets, points);
            }
            sets += 1;
            points += self.data.figures.set_vp[different - 1];
            ribbons = ribbons.map(|count| count.saturating_sub(1));
        }
    }

    /// The number of things that a scoring manuscript counts.
    pub(crate) fn counted(&self, table: &Table, side: Side, per: Counted) -> i32 {
        let player = &table.players[side.index()];
        match per {
            Counted::Building => i32::from(player.building_count()),
            Counted::Resource => i32::from(player.resources()),
            Counted::Manuscript => player.manuscripts.count_ones() as i32,
            Counted::CertifiedDeed => i32::from(player.certified_deeds),
            Counted::SettledDebt => i32::from(player.settled_debts),
            Counted::Worker => i32::from(table.castle_workers(side)),
            Counted::Silver => i32::from(player.good(Good::Silver)),
            Counted::Icon(icon) => i32::from(self.owned_icons(table, side).count(icon)),
        }
    }

    /// Points of one scoring manuscript for a contender.
    #[must_use]
    pub fn tile_points(&self, table: &Table, side: Side, tile: u8) -> i32 {
        let score = self.data.manuscripts[usize::from(tile)].score;
        score.map_or(0, |score| self.counted(table, side, score.per) / score.each * score.points)
    }

    /// Gives 12, 8 and 4 points by rank. Tied contenders share the points of their places, rounded down; a contender with
    /// none gets none (`viscounts.score.poverty`, `viscounts.score.poverty-ties`, `viscounts.score.poverty-minimum`).
    #[must_use]
    pub fn rank_points(&self, counts: &[u8]) -> [i32; SIDES] {
        let figures = &self.data.figures;
        let english = counts.len() <= 2 && self.options.ranks == Ranks::English;
        let places: &[i32] = if english { &figures.rank_vp_english } else { &figures.rank_vp };
        let mut points = [0; SIDES];
        for (index, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let better = counts.iter().filter(|other| *other > count).count();
            let level = counts.iter().filter(|other| *other == count).count();
            points[index] = share(places, better, level);
        }
        points
    }

    /// The points of everyone for poverty and prosperity, as far as the cards are visible.
    #[must_use]
    pub fn end_card_points(&self, table: &Table) -> [[i32; SIDES]; 2] {
        let sides = usize::from(self.sides());
        let mut cards = [[0; SIDES]; 2];
        let counts = |count: fn(&crate::state::Player) -> u8| {
            let mut counts = [0; SIDES];
            for (target, player) in counts.iter_mut().zip(&table.players) {
                *target = count(player);
            }
            counts
        };
        if table.poverty_visible() {
            cards[0] = self.rank_points(&counts(|player| player.certified_deeds)[..sides]);
        }
        if table.prosperity_visible() {
            cards[1] = self.rank_points(&counts(|player| player.settled_debts)[..sides]);
        }
        cards
    }

    /// The itemised points of a contender. Permanent abilities do not count (`viscounts.end.abilities-off`).
    #[must_use]
    pub fn points(&self, table: &Table, side: Side) -> Points {
        let figures = &self.data.figures;
        let player = &table.players[side.index()];
        let mut points: Points = [(0, 0); Source::ALL.len()];
        let mut set = |source: Source, count: u32, value: i32| points[source as usize] = (count, value);
        for (source, building) in
            [Source::TradingPosts, Source::Guildhalls, Source::Workshops].into_iter().zip(Building::ALL)
        {
            let count = player.built[building as usize];
            set(source, u32::from(count), self.data.building_points(building, count));
        }
        let ring = |ring: usize| table.rings[ring].iter().map(|section| section[side.index()]).sum::<u8>();
        let workers = [ring(0), ring(1), table.third_ring[side.index()]];
        let castle = workers.iter().zip(&figures.ring_vp).map(|(count, vp)| i32::from(*count) * vp).sum();
        set(Source::Workers, u32::from(table.castle_workers(side)), castle);
        let (sets, value) = self.set_points(self.ribbons(table, side));
        set(Source::Sets, sets, value);
        let scoring = tiles(player.manuscripts).filter(|tile| self.data.manuscripts[*tile].score.is_some());
        let (count, value) =
            scoring.fold((0, 0), |(count, sum), tile| (count + 1, sum + self.tile_points(table, side, tile as u8)));
        set(Source::Manuscripts, count, value);
        if table.lord == Some(side) {
            set(Source::Lord, 1, figures.lord_vp);
        }
        let bonus = self.data.bonus_cards.iter().zip(&table.bonus).filter(|(_, owner)| **owner == Some(side));
        let (count, value) = bonus.fold((0, 0), |(count, sum), (card, _)| (count + 1, sum + card.vp));
        set(Source::Bonus, count, value);
        for (source, count, vp) in [
            (Source::OpenDebts, player.open_debts, figures.open_debt_vp),
            (Source::AcquiredDeeds, player.acquired_deeds, figures.acquired_deed_vp),
            (Source::CertifiedDeeds, player.certified_deeds, figures.certified_deed_vp),
        ] {
            set(source, u32::from(count), i32::from(count) * vp);
        }
        let [poverty, prosperity] = self.end_card_points(table);
        if table.poverty_visible() {
            set(Source::Poverty, u32::from(player.certified_deeds), poverty[side.index()]);
        }
        if table.prosperity_visible() {
            set(Source::Prosperity, u32::from(player.settled_debts), prosperity[side.index()]);
        }
        if self.is_opponent(side) {
            let resources = u32::from(player.resources());
            set(Source::Resources, resources, resources as i32 * figures.opponent_resource_vp);
        }
        points
    }

    /// The total of a contender.
    #[must_use]
    pub fn total(&self, table: &Table, side: Side) -> i32 {
        self.points(table, side).iter().map(|(_, points)| points).sum()
    }

    /// The ranking: points, then resources and silver; in the solo game a tie is not a win
    /// (`viscounts.end.winner`, `viscounts.end.tie`, `viscounts.solo.win`).
    pub(crate) fn ranking(&self, table: &Table) -> Standings {
        Standings::rank((0..self.sides()).map(Side).map(|side| {
            let player = &table.players[side.index()];
            let goods = if self.is_solo() {
                i32::from(self.is_opponent(side))
            } else {
                i32::from(player.resources()) + i32::from(player.good(Good::Silver))
            };
            (self.contender(side), self.total(table, side), [goods, 0])
        }))
    }

    /// The itemised score of everyone.
    pub(crate) fn sheet(&self, table: &Table) -> ScoreSheet {
        let column = |side: Side| {
            let points = self.points(table, side);
            let items = Source::ALL
                .into_iter()
                .filter(|source| *source != Source::Resources || self.is_solo())
                .map(|source| {
                    let (count, points) = points[source as usize];
                    ScoreItem { source: source.id(), count, points }
                })
                .collect();
            ScoreColumn { who: self.contender(side), items }
        };
        ScoreSheet { columns: (0..self.sides()).map(Side).map(column).collect() }
    }

    /// The name of a side in rankings and events.
    #[must_use]
    pub fn contender(&self, side: Side) -> Contender {
        if self.is_opponent(side) { Contender::Automaton } else { Contender::Seat(kernel::Seat::new(side.0)) }
    }
}

/// The points of each of `level` tied contenders for the places after `better` ones, rounded down
/// (`viscounts.score.poverty-ties-rounding`).
#[must_use]
pub fn share(places: &[i32], better: usize, level: usize) -> i32 {
    places.iter().skip(better).take(level).sum::<i32>() / level as i32
}

/// The manuscripts of a mask.
pub fn tiles(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let tile = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            tile
        })
    })
}
