//! From the written file to the compiled box; whatever does not add up is named, and nothing panics.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use kernel::Describe as _;

use super::chains::{CARDS, Chains};
use super::printed::{
    BonusCard, BuildingInfo, CardGroups, CardInfo, Components, Counted, Criminals, Figures, Manuscript, Opponent,
    PlayerCard, PrintedCard, Ribbon, Scheme, Section, Segment, Site, TileScore, TrackSpace, Trade, Unlock,
};
use super::raw::{RawBox, RawBuilding, RawCard, RawManuscript, RawSide, RawTrackSpace, RawTrade, RawUnlock};
use super::vocabulary::{Compiler, is_word};
use crate::card::{Card, CardSet, HEROES, Icon, Icons, MAX_CARDS, STARTERS, TOWNSFOLK};
use crate::effect::{Attempt, Building, Good, Main, Offer, Span, Timing};
use crate::errors::BoxProblem;

/// Most silver a townsfolk may cost: its value is also its movement, and icons are counted in six bits.
const MOST_COST: u8 = 9;

/// Printed manuscripts.
const MANUSCRIPTS: usize = 35;
/// The largest number of manuscripts that the engine can hold: a set of them has one bit for each.
const MAX_MANUSCRIPTS: usize = 60;
/// How often a card or manuscript may be in the box.
const COPIES: RangeInclusive<i64> = 0..=9;
/// Board pieces, each with a pile of townsfolk and one of manuscripts.
const PILES: usize = 5;
/// The fewest neutral townsfolk: one for each pile.
const LEAST_TOWNSFOLK: usize = PILES;
/// The fewest heroes: four players draft from five pairs.
const LEAST_HEROES: usize = 5;
/// The fewest starting cards: with the hero more than the board has slots, also if one is destroyed during setup.
const LEAST_STARTERS: usize = 4;

/// Points that one thing may be worth: sums of them stay small.
const POINTS: RangeInclusive<i64> = -99..=99;

/// Compiles a component file.
pub(super) fn compile(text: &str) -> Result<Components, Vec<BoxProblem>> {
    compile_with_chains(text).map(|(components, _)| components)
}

/// Everything that keeps a component file from being played.
pub(super) fn check(text: &str, printed: &str) -> Vec<BoxProblem> {
    match (compile_with_chains(text), compile_with_chains(printed)) {
        (Ok((_, chains)), Ok((_, printed))) => chains.beyond(&printed),
        (Err(problems), _) | (_, Err(problems)) => problems,
    }
}

fn compile_with_chains(text: &str) -> Result<(Components, Chains), Vec<BoxProblem>> {
    let raw: RawBox = kernel::read_toml(text).map_err(|error| vec![BoxProblem::from(error.message())])?;
    let mut compiler = Compiler::default();
    let components = compiler.components(&raw);
    if compiler.problems.is_empty() { Ok((components, compiler.chains)) } else { Err(compiler.problems) }
}

impl Compiler {
    fn unlock(&mut self, place: &str, raw: &RawUnlock, opponent: bool) -> Unlock {
        const KINDS: [&str; 6] = ["extra_move", "dismiss_cost", "icons", "trigger", "hand_limit", "guildhall_icon"];
        match self.word(place, "unlock", &raw.kind, &KINDS) {
            0 => {
                self.range(place, "n", raw.n.unwrap_or(1), 1..=3);
                Unlock::ExtraMove(raw.n.unwrap_or(1))
            }
            1 => {
                self.range(place, "silver", raw.silver.unwrap_or(1), 0..=9);
                Unlock::DismissCost(raw.silver.unwrap_or(1))
            }
            2 => Unlock::Icons(self.icons(place, &raw.icons)),
            3 => {
                let on = raw.on.as_deref().unwrap_or_default();
                self.chains.lead(if opponent { "opponent buildings" } else { "buildings" }, on, 1);
                let trigger = self.trigger(place, on);
                let criminals = self.criminals(place, raw.criminals.as_deref().unwrap_or("any"));
                Unlock::On(trigger, criminals, self.effect(&format!("{place}: {on}"), &raw.effect, opponent))
            }
            4 => {
                self.range(place, "n", raw.n.unwrap_or(1), 1..=1);
                self.chains.lead("buildings", "hand_limit", 1);
                Unlock::HandLimit(raw.n.unwrap_or(1))
            }
            _ => {
                let index = raw.index.unwrap_or(0);
                if !(1..=3).contains(&index) {
                    self.problem(BoxProblem::GuildhallIcon { place: place.to_owned(), index });
                }
                Unlock::GuildhallIcon(index.saturating_sub(1) as u8)
            }
        }
    }

    fn unlocks(&mut self, raw: &[RawBuilding], opponent: bool) -> [[Unlock; 3]; 3] {
        let whose = if opponent { "opponent building" } else { "building" };
        self.count(&format!("{whose}s"), raw.len(), 9);
        let mut unlocks = [[Unlock::Nothing; 3]; 3];
        for building in raw {
            let place = format!("{whose} {} {}", building.kind, building.order);
            let kind = self.word(&place, "building", &building.kind, &Building::WORDS);
            if !(1..=3).contains(&building.order) {
                self.problem(BoxProblem::BuildingOrder { place });
                continue;
            }
            if unlocks[kind][building.order - 1] != Unlock::Nothing {
                self.problem(BoxProblem::Twice { place: place.clone() });
            }
            unlocks[kind][building.order - 1] = self.unlock(&place, &building.unlock, opponent);
        }
        unlocks
    }

    fn buildings(&mut self, raw: &[RawBuilding]) -> [BuildingInfo; 3] {
        let unlocks = self.unlocks(raw, false);
        std::array::from_fn(|kind| {
            let mut same = raw.iter().filter(|building| building.kind == Building::WORDS[kind]);
            let Some(first) = same.next() else {
                self.problem(BoxProblem::NoBuilding { kind: Building::WORDS[kind] });
                return BuildingInfo::default();
            };
            if first.cost == 0 || first.cost > 20 {
                let place = format!("building {}", first.kind);
                self.problem(BoxProblem::Cost { place, cost: first.cost, most: 20 });
            }
            first.ladder.iter().for_each(|points| self.range("building", "ladder", *points, POINTS));
            if same.any(|other| other.cost != first.cost || other.ladder != first.ladder) {
                self.problem(BoxProblem::BuildingsDiffer { place: format!("building {}", first.kind) });
            }
            let mut icons = [Icons::NONE; 4];
            for (order, unlock) in unlocks[kind].iter().enumerate() {
                icons[order + 1] =
                    if let Unlock::Icons(more) = unlock { icons[order].plus(*more) } else { icons[order] };
            }
            BuildingInfo { cost: first.cost, ladder: first.ladder, unlocks: unlocks[kind], icons }
        })
    }

    fn track(&mut self, name: &str, raw: &[RawTrackSpace]) -> [TrackSpace; 7] {
        self.count(&format!("{name} spaces"), raw.len(), 7);
        std::array::from_fn(|index| {
            let place = format!("{name} space {}", index + 1);
            let Some(space) = raw.get(index) else {
                return TrackSpace { active: Span::EMPTY, condition: Criminals::Any, others: Span::EMPTY };
            };
            if space.pos != index + 1 {
                self.problem(BoxProblem::TrackPosition { place: place.clone(), position: space.pos });
            }
            TrackSpace {
                active: self.effect(&place, &space.active, false),
                condition: self.criminals(&place, &space.others_if_criminals),
                others: self.effect(&place, &space.others, false),
            }
        })
    }

    fn trade(&mut self, place: &str, raw: &RawTrade) -> Trade {
        if !(1..=5).contains(&raw.icons) {
            self.problem(BoxProblem::TradeIcons { place: place.to_owned(), icons: raw.icons });
        }
        let gain = self.effect(place, &raw.gain, false);
        let is_silver = raw.gain.iter().any(|node| node.gain.as_deref() == Some("silver"));
        Trade { icons: raw.icons.clamp(1, 5), gain, is_silver }
    }

    fn sites(&mut self, place: &str, raw: &RawSide, expected: usize) -> ArrayVec<Site, 5> {
        self.count(&format!("{place} sites"), raw.sites.len(), expected);
        let mut sites: ArrayVec<Site, 5> = ArrayVec::new();
        for site in raw.sites.iter().take(expected) {
            let at = format!("site {}", site.id);
            let left = self.word(&at, "bank", &site.bank, &["left", "right"]) == 0;
            if sites.last().is_some_and(|last| !last.left && left) {
                self.problem(BoxProblem::LeftBankFirst { place: at.clone() });
            }
            sites.push(Site { left, reward: self.effect(&at, &site.reward, false), link: None });
        }
        for link in &raw.links {
            let at = format!("link {} to {}", link.from, link.to);
            let from = raw.sites.iter().position(|site| site.id == link.from);
            let Some(from) = from.filter(|from| *from < sites.len()) else {
                self.problem(BoxProblem::LinkSite { place: at, side: place.to_owned() });
                continue;
            };
            let follows = match raw.sites.get(from + 1) {
                Some(next) => next.id == link.to,
                None => link.to == "next",
            };
            if !follows {
                self.problem(BoxProblem::LinkOrder { place: at.clone() });
            }
            let reward = self.effect(&at, &link.reward, false);
            if sites[from].link.replace(reward).is_some() {
                self.problem(BoxProblem::Twice { place: at });
            }
        }
        sites
    }

    fn card(&mut self, raw: &RawCard) -> CardInfo {
        let place = format!("card {}", raw.id);
        self.range(&place, "count", copies(raw.count), COPIES);
        self.chains.begin_piece(&place, copies(raw.count));
        if !is_word(&raw.id) {
            self.problem(BoxProblem::IdForm { place: place.clone() });
        }
        if !(1..=MOST_COST).contains(&raw.cost) {
            self.problem(BoxProblem::Cost { place: place.clone(), cost: raw.cost, most: MOST_COST });
        }
        self.provenance(&place, &raw.provenance);
        let mut timing = [Timing::None, Timing::Immediate, Timing::DropOff, Timing::Payment]
            [self.word(&place, "timing", &raw.timing, &["none", "immediate", "dropoff", "ongoing"])];
        if timing == Timing::Payment {
            match (&raw.on, raw.mods.is_empty()) {
                (Some(on), true) => {
                    self.chains.lead(CARDS, on, copies(raw.count).into());
                    timing = Timing::On(self.trigger(&place, on));
                }
                (None, false) => {}
                _ => self.problem(BoxProblem::Ongoing { place: place.clone() }),
            }
        } else if raw.on.is_some() || !raw.mods.is_empty() {
            self.problem(BoxProblem::NotOngoing { place: place.clone() });
        }
        if (timing == Timing::None || timing == Timing::Payment) != raw.effect.is_empty() {
            self.problem(BoxProblem::TimingAndEffect { place: place.clone() });
        }
        let mut offers = ArrayVec::new();
        for offer in &raw.mods {
            let action = Main::ALL[self.word(&place, "action", &offer.action, &Main::WORDS)];
            let spends = ["ink", "stone", "gold", "silver", "merchant_icon"];
            let spend = Good::ALL.get(self.word(&place, "spend", &offer.spend, &spends)).copied();
            if self.icon(&place, &offer.icon) != action.icon() {
                self.problem(BoxProblem::ActionIcon { place: place.clone(), icon: offer.icon.clone() });
            }
            if offer.per == 0 || offer.yields == 0 || offers.is_full() {
                self.problem(BoxProblem::Mods { place: place.clone() });
                continue;
            }
            offers.push(Offer { action, spend, per: offer.per, yields: offer.yields, max: offer.max });
        }
        let info = CardInfo {
            id: raw.id.clone(),
            de: raw.de.clone(),
            en: raw.en.clone(),
            cost: raw.cost,
            icons: self.icons(&place, &raw.icons),
            recruit: self.effect(&format!("{place}: recruit"), &raw.recruit, false),
            timing,
            effect: {
                let when = raw.on.as_ref().unwrap_or(&raw.timing);
                self.effect(&format!("{place}: {when}"), &raw.effect, false)
            },
            offers,
            provenance: raw.provenance.clone(),
        };
        self.chains.end_piece();
        info
    }

    /// All cards: the printed ones have the first numbers also where the file leaves them out of the match.
    fn cards(&mut self, raw: &RawBox) -> (Vec<CardInfo>, CardGroups) {
        let lists = [&raw.townsfolk, &raw.hero, &raw.starter];
        let printed = [("townsfolk", TOWNSFOLK), ("heroes", HEROES), ("starters", STARTERS)];
        let (mut cards, mut added) = (Vec::new(), Vec::new());
        for (group, (list, (name, printed))) in lists.into_iter().zip(printed).enumerate() {
            self.at_least(name, list.len(), printed);
            for (index, raw) in list.iter().enumerate() {
                let info = self.card(raw);
                let is_printed = index < printed;
                if is_printed {
                    cards.push((group, copies(raw.count) > 0, &raw.id, info.clone()));
                }
                for copy in 1 + u8::from(is_printed)..=copies(raw.count) {
                    added.push((group, true, &raw.id, CardInfo { id: copy_id(&raw.id, copy), ..info.clone() }));
                }
            }
        }
        cards.append(&mut added);
        if let Some((.., id, _)) = cards.get(MAX_CARDS) {
            self.problem(BoxProblem::TooMany { place: format!("card {id}"), found: cards.len(), most: MAX_CARDS });
            cards.truncate(MAX_CARDS);
        }
        let mut groups = [CardSet::EMPTY; 3];
        for (number, (group, is_used, ..)) in cards.iter().enumerate() {
            if *is_used {
                groups[*group].insert(Card(number as u8));
            }
        }
        let least = [("townsfolk", LEAST_TOWNSFOLK), ("hero", LEAST_HEROES), ("starter", LEAST_STARTERS)];
        for ((place, least), group) in least.into_iter().zip(groups) {
            self.range(place, "count", group.len() as i64, least as i64..=MAX_CARDS as i64);
        }
        let [townsfolk, heroes, starters] = groups;
        let cards = cards.into_iter().map(|(.., info)| info).collect();
        (cards, CardGroups { townsfolk, heroes, starters })
    }

    fn counted(&mut self, place: &str, word: &str) -> Counted {
        if let Some(icon) = word.strip_prefix("icon_") {
            return Counted::Icon(self.icon(place, icon));
        }
        const WORDS: [(&str, Counted); 7] = [
            ("building", Counted::Building),
            ("resource", Counted::Resource),
            ("manuscript", Counted::Manuscript),
            ("flipped_deed", Counted::CertifiedDeed),
            ("flipped_debt", Counted::SettledDebt),
            ("worker", Counted::Worker),
            ("silver", Counted::Silver),
        ];
        WORDS[self.word(place, "score", word, &WORDS.map(|(word, _)| word))].1
    }

    fn components(&mut self, raw: &RawBox) -> Components {
        for (name, group) in &raw.groups {
            self.provenance(&format!("group {name}"), &group.provenance);
        }
        let figures = self.figures(raw);
        let buildings = self.buildings(&raw.player_board.building);
        let opponent_buildings = self.unlocks(&raw.opponent_building, true);
        let slot_icons = raw.player_board.slot_icons.each_ref().map(|icons| self.icons("player board", icons));
        let track = self.track("track", &raw.track);
        let opponent_track = self.track("opponent track", &raw.opponent_track);
        self.count("castle sections", raw.castle.section.len(), 5);
        let sections = std::array::from_fn(|index| match raw.castle.section.get(index) {
            Some(section) => Section { id: section.id.clone(), ring2: self.effect(&section.id, &section.ring2, false) },
            None => Section { id: String::new(), ring2: Span::EMPTY },
        });
        let ring3 = self.effect("third ring", &raw.castle.ring3, false);
        let segments = self.segments(raw);
        let (cards, groups) = self.cards(raw);
        self.unique("card", cards.iter().map(|card| card.id.as_str()));
        let (manuscripts, tiles) = self.manuscripts(raw);
        let player_cards = self.player_cards(raw);
        let bonus_cards = self.bonus_cards(raw);
        let schemes = self.schemes(raw);
        let opponents = self.opponents(raw);
        if self.nodes.len() > 2000 || self.branches.len() > 2000 {
            self.problem(BoxProblem::TooManyEffects);
        }
        Components {
            nodes: std::mem::take(&mut self.nodes),
            branches: std::mem::take(&mut self.branches),
            figures,
            buildings,
            opponent_buildings,
            slot_icons,
            track,
            opponent_track,
            sections,
            ring3,
            segments,
            cards,
            groups,
            townsfolk_piles: piles(groups.townsfolk.len()),
            manuscripts,
            tiles,
            manuscript_piles: piles(tiles.count_ones() as usize),
            player_cards,
            bonus_cards,
            opponents,
            schemes,
        }
    }

    fn figures(&mut self, raw: &RawBox) -> Figures {
        let figures = &raw.figures;
        if !(1..=3).contains(&figures.hand_limit) {
            self.problem(BoxProblem::HandLimit { limit: figures.hand_limit });
        }
        if figures.lord_hand_limit > 1 {
            self.problem(BoxProblem::LordHandLimit { limit: figures.lord_hand_limit });
        }
        if figures.min_cards != 3 {
            self.problem(BoxProblem::MinCards);
        }
        self.range("figures", "section_capacity", figures.section_capacity, 1..=9);
        self.range("figures", "push_threshold", figures.push_threshold, 3..=9);
        let values = [
            figures.open_debt_vp,
            figures.acquired_deed_vp,
            figures.certified_deed_vp,
            figures.lord_vp,
            figures.opponent_resource_vp,
        ];
        let lists =
            figures.ring_vp.iter().chain(&figures.rank_vp).chain(&figures.rank_vp_english).chain(&figures.set_vp);
        values.iter().chain(lists).for_each(|points| self.range("figures", "vp", *points, POINTS));
        if figures.push_threshold < 3 {
            self.problem(BoxProblem::PushThreshold);
        }
        if !(1..=60).contains(&figures.workers_per_player) {
            self.problem(BoxProblem::Workers);
        }
        for (name, ascending) in [
            ("icons_for_workers", figures.icons_for_workers.as_slice()),
            ("opponent_icons_for_workers", &figures.opponent_icons_for_workers),
        ] {
            if !ascending.is_sorted() || ascending[0] == 0 {
                self.problem(BoxProblem::Rising { name });
            }
        }
        for pile in figures.poverty_debts.iter().chain(&figures.prosperity_deeds) {
            if !(1..=30).contains(pile) {
                self.problem(BoxProblem::EndPile { cards: *pile });
            }
        }
        Figures {
            hand_limit: figures.hand_limit,
            min_cards: figures.min_cards,
            workers_per_player: figures.workers_per_player,
            icons_for_workers: figures.icons_for_workers,
            push_threshold: figures.push_threshold,
            section_capacity: figures.section_capacity,
            ring_vp: figures.ring_vp,
            bumps: [
                self.effect("first ring bump", &figures.bump_ring1, false),
                self.effect("second ring bump", &figures.bump_ring2, false),
            ],
            open_debt_vp: figures.open_debt_vp,
            acquired_deed_vp: figures.acquired_deed_vp,
            certified_deed_vp: figures.certified_deed_vp,
            debt_flip_reward: self.effect("debt flip reward", &figures.debt_flip_reward, false),
            rank_vp: figures.rank_vp,
            rank_vp_english: figures.rank_vp_english,
            set_vp: figures.set_vp,
            poverty_debts: figures.poverty_debts,
            prosperity_deeds: figures.prosperity_deeds,
            lord_vp: figures.lord_vp,
            lord_hand_limit: figures.lord_hand_limit,
            opponent_icons_for_workers: figures.opponent_icons_for_workers,
            opponent_resource_vp: figures.opponent_resource_vp,
        }
    }

    fn segments(&mut self, raw: &RawBox) -> [Segment; 5] {
        self.count("segments", raw.segment.len(), 5);
        std::array::from_fn(|index| {
            let letter = ["A", "B", "C", "D", "E"][index];
            let place = format!("segment {letter}");
            // Without the piece there is nothing to compile, and its lack is already told.
            let Some(segment) = raw.segment.get(index) else {
                let trade = Trade { icons: 1, gain: Span::EMPTY, is_silver: false };
                return Segment {
                    terrain: String::new(),
                    numbers: [0; 2],
                    trades: [trade; 2],
                    printed_card: PrintedCard { cost: 1, icons: Icons::NONE, recruit: Span::EMPTY },
                    printed_manuscript: (1, Span::EMPTY),
                    sites: Default::default(),
                };
            };
            if segment.id != letter {
                self.problem(BoxProblem::Id { place: place.clone(), id: segment.id.clone() });
            }
            let numbers = [segment.number_left, segment.number_right];
            if numbers != [2 * index as u8 + 1, 2 * index as u8 + 2] {
                self.problem(BoxProblem::RedNumbers { place: place.clone(), left: numbers[0], right: numbers[1] });
            }
            self.range(&place, "printed_townsfolk.cost", segment.printed_townsfolk.cost, 1..=MOST_COST.into());
            self.range(&place, "printed_manuscript.cost", segment.printed_manuscript.cost, 1..=15);
            Segment {
                terrain: segment.terrain.clone(),
                numbers,
                trades: [self.trade(&place, &segment.trade_left), self.trade(&place, &segment.trade_right)],
                printed_card: PrintedCard {
                    cost: segment.printed_townsfolk.cost,
                    icons: self.icons(&place, &segment.printed_townsfolk.icons),
                    recruit: self.effect(&place, &segment.printed_townsfolk.recruit, false),
                },
                printed_manuscript: (
                    segment.printed_manuscript.cost,
                    self.effect(&place, &segment.printed_manuscript.effect, false),
                ),
                sites: [
                    self.sites(&format!("{place} small side"), &segment.small, 4),
                    self.sites(&format!("{place} large side"), &segment.large, 5),
                ],
            }
        })
    }

    fn manuscript(&mut self, tile: &RawManuscript) -> Manuscript {
        let place = format!("manuscript {}", tile.id);
        self.provenance(&place, &tile.provenance);
        self.range(&place, "count", copies(tile.count), COPIES);
        self.chains.begin_piece(&place, copies(tile.count));
        if !is_word(&tile.id) {
            self.problem(BoxProblem::IdForm { place: place.clone() });
        }
        if !(1..=15).contains(&tile.cost) {
            self.problem(BoxProblem::Cost { place: place.clone(), cost: tile.cost, most: 15 });
        }
        if tile.vp.is_some() != tile.effect.is_empty() {
            self.problem(BoxProblem::EffectOrPoints { place: place.clone() });
        }
        if tile.vp.as_ref().is_some_and(|score| score.each < 1) {
            self.problem(BoxProblem::Each { place: place.clone() });
        }
        if let Some(score) = &tile.vp {
            self.range(&place, "n", score.n, POINTS);
        }
        let score = tile.vp.as_ref().map(|score| TileScore {
            points: score.n,
            per: self.counted(&place, &score.per),
            each: score.each.max(1),
        });
        let info = Manuscript {
            id: tile.id.clone(),
            ribbon: Ribbon::ALL[self.word(&place, "ribbon", &tile.ribbon, &Ribbon::WORDS)],
            cost: tile.cost,
            effect: self.effect(&place, &tile.effect, false),
            score,
            grey_back: self.word(&place, "back", &tile.back, &["black", "grey"]) == 1,
            provenance: tile.provenance.clone(),
        };
        self.chains.end_piece();
        info
    }

    /// All manuscripts, and those played with: the printed ones have the first numbers also where the file leaves them out.
    fn manuscripts(&mut self, raw: &RawBox) -> (Vec<Manuscript>, u64) {
        self.at_least("manuscripts", raw.manuscript.len(), MANUSCRIPTS);
        let (mut tiles, mut added) = (Vec::new(), Vec::new());
        for (index, raw) in raw.manuscript.iter().enumerate() {
            let info = self.manuscript(raw);
            let is_printed = index < MANUSCRIPTS;
            if is_printed {
                tiles.push((copies(raw.count) > 0, &raw.id, info.clone()));
            }
            for copy in 1 + u8::from(is_printed)..=copies(raw.count) {
                added.push((true, &raw.id, Manuscript { id: copy_id(&raw.id, copy), ..info.clone() }));
            }
        }
        tiles.append(&mut added);
        if let Some((_, id, _)) = tiles.get(MAX_MANUSCRIPTS) {
            let place = format!("manuscript {id}");
            self.problem(BoxProblem::TooMany { place, found: tiles.len(), most: MAX_MANUSCRIPTS });
            tiles.truncate(MAX_MANUSCRIPTS);
        }
        let used = || tiles.iter().enumerate().filter(|(_, (is_used, ..))| *is_used);
        let mask = used().fold(0, |mask, (number, _)| mask | 1 << number);
        self.count("manuscripts with a grey back", used().filter(|(_, (.., tile))| tile.grey_back).count(), PILES);
        let tiles: Vec<Manuscript> = tiles.into_iter().map(|(.., tile)| tile).collect();
        self.unique("manuscript", tiles.iter().map(|tile| tile.id.as_str()));
        (tiles, mask)
    }

    fn player_cards(&mut self, raw: &RawBox) -> [PlayerCard; 10] {
        self.count("player cards", raw.player_card.len(), 10);
        std::array::from_fn(|index| {
            let place = format!("player card {}", index + 1);
            let Some(card) = raw.player_card.iter().find(|card| usize::from(card.number) == index + 1) else {
                self.problem(BoxProblem::Missing { place });
                return PlayerCard {
                    resources: Span::EMPTY,
                    silver: 0,
                    deeds: 0,
                    debts: 0,
                    bonus: Span::EMPTY,
                    provenance: String::new(),
                };
            };
            self.provenance(&place, &card.provenance);
            self.range(&place, "silver", card.silver, 0..=30);
            self.range(&place, "deeds", card.deeds, 0..=6);
            self.range(&place, "debts", card.debts, 0..=3);
            PlayerCard {
                resources: self.effect(&place, &card.resources, false),
                silver: card.silver,
                deeds: card.deeds,
                debts: card.debts,
                bonus: self.effect(&place, &card.bonus, false),
                provenance: card.provenance.clone(),
            }
        })
    }

    fn bonus_cards(&mut self, raw: &RawBox) -> [BonusCard; 4] {
        self.count("bonus cards", raw.bonus_card.len(), 4);
        std::array::from_fn(|index| {
            let ribbon = Ribbon::WORDS[index];
            let place = format!("bonus card {ribbon}");
            let Some(card) = raw.bonus_card.iter().find(|card| card.ribbon == ribbon) else {
                self.problem(BoxProblem::Missing { place });
                return BonusCard { icons: Icons::NONE, vp: 0, needs: 3 };
            };
            self.range(&place, "vp", card.vp, POINTS);
            self.range(&place, "needs", card.needs, 1..=9);
            BonusCard { icons: self.icons(&place, &card.icons), vp: card.vp, needs: card.needs }
        })
    }

    fn schemes(&mut self, raw: &RawBox) -> Vec<Scheme> {
        for (deck, range) in [("start", 0..8), ("future", 8..16)] {
            let found = raw.scheme.iter().filter(|scheme| scheme.deck == deck).count();
            self.count(&format!("{deck} schemes"), found, 8);
            if raw.scheme.iter().enumerate().any(|(index, scheme)| scheme.deck == deck && !range.contains(&index)) {
                self.problem(BoxProblem::SchemeOrder);
            }
        }
        let schemes: Vec<Scheme> = raw
            .scheme
            .iter()
            .map(|scheme| {
                let place = format!("scheme {}", scheme.id);
                self.provenance(&place, &scheme.provenance);
                if !is_word(&scheme.id) {
                    self.problem(BoxProblem::IdForm { place: place.clone() });
                }
                self.range(&place, "move", scheme.steps, 0..=9);
                if !(1..=3).contains(&scheme.last.len()) {
                    self.problem(BoxProblem::Alternatives { place: place.clone() });
                }
                if scheme.last.last().is_some_and(|last| last.iter().any(|node| node.act.is_some())) {
                    self.problem(BoxProblem::LastAlternative { place: place.clone() });
                }
                if scheme.last.iter().any(|row| row.len() > 1 && row.iter().any(|node| node.act.is_some())) {
                    self.problem(BoxProblem::MainAlone { place: place.clone() });
                }
                Scheme {
                    id: scheme.id.clone(),
                    icons: self.icons(&place, &scheme.header),
                    criminal: self.effect(&format!("{place}: criminal"), &scheme.criminal, true),
                    gain: self.effect(&format!("{place}: gain"), &scheme.gain, true),
                    steps: scheme.steps,
                    last: scheme.last.iter().take(3).map(|row| self.effect(&place, row, true)).collect(),
                    provenance: scheme.provenance.clone(),
                }
            })
            .collect();
        self.unique("scheme", schemes.iter().map(|scheme| scheme.id.as_str()));
        schemes
    }

    fn opponents(&mut self, raw: &RawBox) -> [Opponent; 4] {
        self.count("opponents", raw.opponent.len(), 4);
        std::array::from_fn(|index| {
            let expected = ["cleric", "builder", "noble", "cards"][index];
            let place = format!("opponent {expected}");
            let Some(board) = raw.opponent.get(index) else {
                self.problem(BoxProblem::Missing { place });
                return Opponent {
                    id: String::new(),
                    de: String::new(),
                    en: String::new(),
                    focus: Attempt::Flip,
                    resource_order: ArrayVec::new(),
                    resource_caps: [0; 2],
                    pooled: true,
                    guildhall_icons: [Icon::Noble; 3],
                    slot_icons: [Icons::NONE; 3],
                    start: Span::EMPTY,
                    removed: 0,
                    provenance: String::new(),
                };
            };
            if board.id != expected {
                self.problem(BoxProblem::Id { place: place.clone(), id: board.id.clone() });
            }
            self.provenance(&place, &board.provenance);
            let focus = [Attempt::Copy, Attempt::Build, Attempt::Workers, Attempt::Flip]
                [self.word(&place, "focus", &board.focus, &["manuscript", "build", "workers", "flip"])];
            let mut resource_order: ArrayVec<Good, 3> = ArrayVec::new();
            for word in &board.resource_order {
                let good = Good::ALL[self.word(&place, "resource", word, &Good::WORDS[..3])];
                if resource_order.contains(&good) || resource_order.is_full() {
                    self.problem(BoxProblem::ResourceTwice { place: place.clone(), resource: word.clone() });
                } else {
                    resource_order.push(good);
                }
            }
            let sound = if board.pooled_resources { 0 } else { 3 };
            if resource_order.len() != sound || board.resource_caps.len() != sound.saturating_sub(1) {
                self.problem(BoxProblem::ResourceCaps { place: place.clone() });
            }
            let caps = &board.resource_caps;
            Opponent {
                id: board.id.clone(),
                de: board.de.clone(),
                en: board.en.clone(),
                focus,
                resource_order,
                resource_caps: [caps.first().copied().unwrap_or(0), caps.get(1).copied().unwrap_or(0)],
                pooled: board.pooled_resources,
                guildhall_icons: board.guildhall_icons.each_ref().map(|word| self.icon(&place, word)),
                slot_icons: board.slot_icons.each_ref().map(|icons| self.icons(&place, icons)),
                start: self.effect(&place, &board.start, true),
                removed: self.removed(&place, board, raw),
                provenance: board.provenance.clone(),
            }
        })
    }

    /// The schemes that a board sends back to the box, found by deck and header.
    fn removed(&mut self, place: &str, board: &super::raw::RawOpponent, raw: &RawBox) -> u16 {
        let mut mask = 0;
        for removed in &board.remove_schemes {
            let found = raw
                .scheme
                .iter()
                .take(16)
                .position(|scheme| scheme.deck == removed.deck && scheme.header == removed.header);
            match found {
                Some(index) => mask |= 1 << index,
                None => {
                    let (deck, header) = (removed.deck.clone(), removed.header.join(" "));
                    self.problem(BoxProblem::NoScheme { place: place.to_owned(), deck, header });
                }
            }
        }
        mask
    }
}

/// How many of a piece there are: one, if the file says nothing.
fn copies(count: Option<u8>) -> u8 {
    count.unwrap_or(1)
}

/// The id of the first, second ... copy of a piece: `abbot`, `abbot-2`.
fn copy_id(id: &str, copy: u8) -> String {
    if copy == 1 { id.to_owned() } else { format!("{id}-{copy}") }
}

/// How many lie on each board piece, as evenly as possible, in the order of the pieces
/// (`viscounts.setup.townsfolk-piles`, `viscounts.setup.manuscript-piles`).
fn piles(count: usize) -> [u8; PILES] {
    std::array::from_fn(|pile| ((count + PILES - 1 - pile) / PILES) as u8)
}
