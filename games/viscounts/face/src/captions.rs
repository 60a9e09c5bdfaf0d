//! Captions of pieces and places: what they are, what they cost, what they do and what they are worth now, one sentence
//! per line.

use viscounts::board::{Piece, Site, Space};
use viscounts::card::{Card, Icon, Icons};
use viscounts::components::{Components, Counted, Ribbon, TileScore};
use viscounts::effect::{Building, Flip, Good, Main, Span};
use viscounts::scoring::Source;
use viscounts::state::{Ending, Pair, Player, Side};

use super::effects::{
    ability_words, building_words, criminals_words, effect_words, icon_words, main_words, scheme_words, score_words,
    unlock_words,
};
use super::glyphs::Glyph;
use super::names::{card_name, land_words, pair_words, ribbon_words, side_name, site_words, space_words};
use present::Words;

use crate::scene::Scene;

/// Joins sentences to a caption.
pub(super) fn lines(sentences: impl IntoIterator<Item = String>) -> String {
    sentences.into_iter().collect::<Vec<_>>().join("\n")
}

/// Icons in words: `2 Händlersymbole, 1 Klerikersymbol`; some schemes have none.
pub(super) fn icons_words(words: &Words, icons: Icons) -> String {
    let kinds = Icon::ALL.into_iter().filter(|icon| icons.count(*icon) > 0);
    let kinds: Vec<String> = kinds.map(|icon| icon_words(words, icon, icons.count(icon))).collect();
    if kinds.is_empty() { words.text("viscounts-no-icons") } else { kinds.join(", ") }
}

/// A townsfolk card.
pub(super) fn card(words: &Words, data: &Components, card: Card) -> String {
    let info = &data.cards[card.index()];
    let args = [("name", card_name(words, data, card).into()), ("value", info.cost.into())];
    let mut sentences = vec![words.with("viscounts-caption-card", &args), icons_sentence(words, info.icons)];
    sentences.extend(recruit_sentence(words, data, info.recruit));
    sentences.push(words.with("viscounts-caption-ability", &[("ability", ability_words(words, data, info).into())]));
    lines(sentences)
}

fn icons_sentence(words: &Words, icons: Icons) -> String {
    words.with("viscounts-caption-icons", &[("icons", icons_words(words, icons).into())])
}

fn recruit_sentence(words: &Words, data: &Components, recruit: Span) -> Option<String> {
    let effect = (!recruit.is_empty()).then(|| effect_words(words, data, recruit))?;
    Some(words.with("viscounts-caption-recruit", &[("effect", effect.into())]))
}

/// The townsfolk of a land: the top card of its pile, or the printed one.
pub(super) fn townsfolk(scene: &Scene<'_>, piece: Piece) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let pile = table.townsfolk[piece.index()];
    let (caption, value) = match pile.top {
        Some(top) => (card(words, data, Card(top)), data.cards[usize::from(top)].cost),
        None if pile.left > 0 => return left_sentence(words, pile.left),
        None => {
            let printed = data.segments[piece.index()].printed_card;
            let mut sentences = vec![words.with("viscounts-caption-printed-card", &[("value", printed.cost.into())])];
            sentences.push(icons_sentence(words, printed.icons));
            sentences.extend(recruit_sentence(words, data, printed.recruit));
            (lines(sentences), printed.cost)
        }
    };
    let cost = scene.viewer.seat().map(|seat| scene.game.dismissal_cost(table, Side::from(seat), value));
    let cheaper = cost.filter(|cost| *cost < value);
    let cheaper = cheaper.map(|cost| words.with("viscounts-caption-dismiss-now", &[("cost", cost.into())]));
    lines([caption].into_iter().chain(cheaper).chain((pile.left > 0).then(|| left_sentence(words, pile.left))))
}

fn left_sentence(words: &Words, left: u8) -> String {
    words.with("viscounts-caption-left", &[("count", left.into())])
}

/// The manuscript of a land: the top of its pile, or what is printed under it.
pub(super) fn manuscript(scene: &Scene<'_>, piece: Piece) -> String {
    let (words, data) = (scene.words, scene.game.data());
    let pile = scene.view.table.manuscripts[piece.index()];
    match pile.top {
        Some(top) => lines([tile(scene, usize::from(top), None), left_sentence(words, pile.left)]),
        None if pile.left > 0 => left_sentence(words, pile.left),
        None => {
            let (cost, effect) = data.segments[piece.index()].printed_manuscript;
            let icons = icon_words(words, Icon::Cleric, cost);
            lines([
                words.with("viscounts-caption-printed-tile", &[("icons", icons.into())]),
                words.with("viscounts-caption-at-once", &[("effect", effect_words(words, data, effect).into())]),
            ])
        }
    }
}

/// A manuscript that a side owns or could copy, with what it counts for them.
pub(super) fn tile(scene: &Scene<'_>, tile: usize, owner: Option<Side>) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let info = &data.manuscripts[tile];
    let icons = icon_words(words, Icon::Cleric, info.cost);
    let ribbon = ribbon_words(words, info.ribbon);
    let mut sentences =
        vec![words.with("viscounts-caption-tile", &[("ribbon", ribbon.into()), ("icons", icons.into())])];
    if !info.effect.is_empty() {
        let effect = effect_words(words, data, info.effect);
        sentences.push(words.with("viscounts-caption-at-once", &[("effect", effect.into())]));
    }
    if let Some(score) = info.score {
        sentences.push(words.with("viscounts-caption-ability", &[("ability", score_words(words, score).into())]));
    }
    let viewer = scene.viewer.seat().map(Side::from);
    if let (Some(side), Some(score)) = (owner.or(viewer), info.score) {
        // A manuscript that counts manuscripts also counts itself.
        let itself = u8::from(owner.is_none() && score.per == Counted::Manuscript);
        let sum = sum_words(scene, side, score, itself);
        let key = if owner.is_some() { "viscounts-caption-worth" } else { "viscounts-caption-worth-for-you" };
        sentences.push(words.with(key, &[("sum", sum.into())]));
    }
    if let (Some(side), None) = (viewer, owner) {
        let mut ribbons = scene.game.ribbons(table, side);
        let before = scene.game.set_points(ribbons).1;
        ribbons[info.ribbon as usize] += 1;
        let more = scene.game.set_points(ribbons).1 - before;
        sentences.push(words.with("viscounts-caption-sets-more", &[("count", more.into())]));
        let bonus = data.bonus_cards[info.ribbon as usize];
        if table.bonus[info.ribbon as usize].is_none() && ribbons[info.ribbon as usize] == bonus.needs {
            sentences.push(words.text("viscounts-caption-bonus-then"));
        }
    }
    lines(sentences)
}

/// The points of a scoring manuscript and where they come from: `3 Punkte aus 6 Händlersymbolen`.
fn sum_words(scene: &Scene<'_>, side: Side, score: TileScore, more: u8) -> String {
    let words = scene.words;
    let table = &scene.view.table;
    let player = &table.players[side.index()];
    let (key, count) = match score.per {
        Counted::Building => ("viscounts-sum-building", i32::from(player.built.iter().sum::<u8>())),
        Counted::Resource => ("viscounts-sum-resource", i32::from(player.resources())),
        Counted::Manuscript => ("viscounts-sum-manuscript", player.manuscripts.count_ones() as i32),
        Counted::CertifiedDeed => ("viscounts-sum-certified", i32::from(player.certified_deeds)),
        Counted::SettledDebt => ("viscounts-sum-settled", i32::from(player.settled_debts)),
        Counted::Worker => ("viscounts-sum-worker", i32::from(table.castle_workers(side))),
        Counted::Silver => ("viscounts-sum-silver", i32::from(player.good(Good::Silver))),
        Counted::Icon(icon) => {
            let key = match icon {
                Icon::Merchant => "viscounts-sum-merchant",
                Icon::Builder => "viscounts-sum-builder",
                Icon::Noble => "viscounts-sum-noble",
                Icon::Cleric => "viscounts-sum-cleric",
                Icon::Criminal => "viscounts-sum-criminal",
            };
            (key, i32::from(scene.game.owned_icons(table, side).count(icon)))
        }
    };
    let count = count + i32::from(more);
    let from = words.with(key, &[("count", count.into())]);
    from_words(words, count / score.each * score.points, from)
}

/// Points and where they come from.
fn from_words(words: &Words, points: i32, from: String) -> String {
    words.with("viscounts-points-from", &[("count", points.into()), ("from", from.into())])
}

/// The points of a source on the score sheet in words: `13 Punkte aus 2 Zunfthallen`.
pub(super) fn source_sum(scene: &Scene<'_>, side: Side, source: Source) -> String {
    let (count, points) = scene.game.points(&scene.view.table, side)[source as usize];
    counted_sum(scene.words, source, count, points)
}

/// Points from so many things of a source.
pub(super) fn counted_sum(words: &Words, source: Source, count: u32, points: i32) -> String {
    let from = words.with(&format!("viscounts-counted-{}", source.id()), &[("count", count.into())]);
    from_words(words, points, from)
}

fn worth(scene: &Scene<'_>, side: Side, source: Source) -> String {
    scene.words.with("viscounts-caption-worth", &[("sum", source_sum(scene, side, source).into())])
}

/// A player card with its hero.
pub(super) fn pair(words: &Words, data: &Components, pair: Pair) -> String {
    let brings = pair_words(words, data, pair.number);
    let space = space_words(words, Space::outer(pair.number));
    let args = [("number", pair.number.into()), ("brings", brings.into()), ("space", space.into())];
    let hero = pair.hero.map(|hero| card(words, data, hero));
    lines([words.with("viscounts-caption-pair", &args)].into_iter().chain(hero))
}

/// A space of the ring, with what can be done there and, on the outer path, its trade.
pub(super) fn space(scene: &Scene<'_>, space: Space) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let args = [("space", space_words(words, space).into()), ("land", land_words(words, space.piece()).into())];
    if !space.is_outer() {
        return words.with("viscounts-caption-inner", &args);
    }
    let mut sentences = vec![words.with("viscounts-caption-outer", &args), trade_sentence(scene, space)];
    if let Some(side) = scene.viewer.seat().map(Side::from).filter(|_| table.round > 0) {
        let purse = scene.game.purse(table, side, Main::Trade, Icons::NONE, 0);
        let cost = u16::from(scene.game.trade_at(space).icons);
        let often = [u16::from(purse.free) / cost, purse.capacity() / cost];
        let args = [("free", often[0].into()), ("most", often[1].into())];
        sentences.push(words.with("viscounts-caption-trade-now", &args));
    }
    lines(sentences)
}

fn trade_sentence(scene: &Scene<'_>, space: Space) -> String {
    let trade = scene.game.trade_at(space);
    let gain = effect_words(scene.words, scene.game.data(), trade.gain);
    let icons = icon_words(scene.words, Icon::Merchant, trade.icons);
    scene.words.with("viscounts-caption-trade", &[("icons", icons.into()), ("gain", gain.into())])
}

/// A building site, with the building on it or what building there brings.
pub(super) fn site(scene: &Scene<'_>, site: Site) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let place = site_words(words, site);
    if let Some(built) = table.sites[site.index()] {
        let building = building_words(words, built.building);
        let name = side_name(scene, built.owner);
        let args = [("site", place.into()), ("building", building.into()), ("name", name.into())];
        return words.with("viscounts-caption-built", &args);
    }
    let reward = scene.game.sites_of(site.piece())[usize::from(site.number())].reward;
    let args = [("site", place.into()), ("effect", effect_words(words, data, reward).into())];
    let ends = [scene.game.link_behind(table, site), scene.game.link_ahead(table, site)];
    let paying = ends.into_iter().filter(|(end, _)| table.sites[end.index()].is_some());
    let paying = paying.filter_map(|(end, link)| link.map(|link| link_sentence(words, data, end, link)));
    lines([words.with("viscounts-caption-site", &args)].into_iter().chain(paying))
}

/// The link to a site.
pub(super) fn link_sentence(words: &Words, data: &Components, to: Site, link: Span) -> String {
    let args = [("site", site_words(words, to).into()), ("effect", effect_words(words, data, link).into())];
    words.with("viscounts-caption-link", &args)
}

/// A section of the first or second ring of the castle.
pub(super) fn section(scene: &Scene<'_>, piece: Piece, ring: u8) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let reward = effect_words(words, data, scene.game.section_beside(table, piece).ring2);
    let args = [
        ("ring", (ring + 1).into()),
        ("land", land_words(words, piece).into()),
        ("points", data.figures.ring_vp[usize::from(ring)].into()),
    ];
    let key = if ring == 0 { "viscounts-caption-first-ring" } else { "viscounts-caption-second-ring" };
    let counts = table.rings[usize::from(ring)][piece.index()];
    lines(
        [words.with("viscounts-caption-section", &args), words.with(key, &[("effect", reward.into())])]
            .into_iter()
            .chain(presence(scene, &counts)),
    )
}

/// Who has how many workers in a place.
fn presence(scene: &Scene<'_>, counts: &[u8]) -> Option<String> {
    let sides = scene.view.sides().filter(|side| counts[side.index()] > 0);
    let who: Vec<String> = sides.map(|side| format!("{} {}", side_name(scene, side), counts[side.index()])).collect();
    (!who.is_empty()).then(|| scene.words.with("viscounts-caption-presence", &[("who", who.join(", ").into())]))
}

/// The third ring.
pub(super) fn keep(scene: &Scene<'_>) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let args = [("effect", effect_words(words, data, data.ring3).into()), ("points", data.figures.ring_vp[2].into())];
    lines([words.with("viscounts-caption-keep", &args)].into_iter().chain(presence(scene, &table.third_ring)))
}

/// The consolation of a worker's owner who is knocked off a ring.
pub(super) fn knocked(words: &Words, data: &Components, ring: u8) -> String {
    let effect = effect_words(words, data, data.figures.bumps[usize::from(ring)]);
    words.with("viscounts-caption-knocked", &[("effect", effect.into())])
}

/// The price of workers.
pub(super) fn worker_prices(words: &Words, data: &Components) -> String {
    let prices = data.figures.icons_for_workers.map(|price| price.to_string()).join("/");
    words.with("viscounts-caption-worker-prices", &[("prices", prices.into())])
}

/// The source of points of a kind of building.
const fn building_source(building: Building) -> Source {
    match building {
        Building::TradingPost => Source::TradingPosts,
        Building::Guildhall => Source::Guildhalls,
        Building::Workshop => Source::Workshops,
    }
}

/// A kind of building: cost, points, what the next one frees, what those built count.
pub(super) fn building(scene: &Scene<'_>, side: Side, building: Building) -> String {
    let (words, data) = (scene.words, scene.game.data());
    let info = &data.buildings[building as usize];
    let built = usize::from(scene.view.table.players[side.index()].built[building as usize]);
    let args = [
        ("building", building_words(words, building).into()),
        ("icons", icon_words(words, Icon::Builder, info.cost).into()),
        ("points", info.ladder.map(|points| points.to_string()).join("/").into()),
    ];
    let mut sentences = vec![words.with("viscounts-caption-building", &args)];
    let unlocks =
        if scene.game.is_opponent(side) { &data.opponent_buildings[building as usize] } else { &info.unlocks };
    if let Some(next) = unlocks.get(built) {
        let what = unlock_words(words, data, *next);
        sentences.push(words.with("viscounts-caption-next-frees", &[("what", what.into())]));
    }
    if built > 0 {
        sentences.push(worth(scene, side, building_source(building)));
    }
    lines(sentences)
}

/// A good of a side.
pub(super) fn good(words: &Words, good: Good, count: u16) -> String {
    let main = Main::ALL.into_iter().find(|main| main.good() == good).unwrap_or(Main::Trade);
    let args = [
        ("good", Glyph::Good(good).name(words).into()),
        ("count", count.into()),
        ("action", main_words(words, main).into()),
        ("icon", icon_words(words, main.icon(), 1).into()),
    ];
    words.with("viscounts-caption-good", &args)
}

/// Debts or deeds of a side, unturned or turned.
pub(super) fn papers(scene: &Scene<'_>, side: Side, flip: Flip, turned: bool) -> String {
    let (words, data) = (scene.words, scene.game.data());
    let player = &scene.view.table.players[side.index()];
    match (flip, turned) {
        (Flip::Debt, false) => {
            let reward = effect_words(words, data, data.figures.debt_flip_reward);
            let args = [("count", player.open_debts.into()), ("effect", reward.into())];
            lines([words.with("viscounts-caption-debts", &args), worth(scene, side, Source::OpenDebts)])
        }
        (Flip::Debt, true) => words.with("viscounts-caption-settled", &[("count", player.settled_debts.into())]),
        (_, false) => lines([
            words.with("viscounts-caption-deeds", &[("count", player.acquired_deeds.into())]),
            worth(scene, side, Source::AcquiredDeeds),
        ]),
        (_, true) => lines([
            words.with("viscounts-caption-certified", &[("count", player.certified_deeds.into())]),
            worth(scene, side, Source::CertifiedDeeds),
        ]),
    }
}

/// The poverty or the prosperity card: what is left on it, what it brings, and to whom if it were scored now.
pub(super) fn end_card(scene: &Scene<'_>, poverty: bool) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let (key, left, count): (_, _, fn(&Player) -> u8) = if poverty {
        ("viscounts-caption-poverty", table.debts_left, |player| player.certified_deeds)
    } else {
        ("viscounts-caption-prosperity", table.deeds_left, |player| player.settled_debts)
    };
    let sides: Vec<Side> = scene.view.sides().collect();
    let counts: Vec<u8> = sides.iter().map(|side| count(&table.players[side.index()])).collect();
    let points = scene.game.rank_points(&counts);
    let ranks = sides.iter().zip(counts).filter(|(_, count)| *count > 0).map(|(side, count)| {
        let args = [
            ("name", side_name(scene, *side).into()),
            ("count", count.into()),
            ("points", points[side.index()].into()),
        ];
        words.with("viscounts-rank-now", &args)
    });
    let ranks: Vec<String> = ranks.collect();
    let now = (!ranks.is_empty()).then(|| words.with("viscounts-caption-ranks", &[("ranks", ranks.join(", ").into())]));
    lines([words.with(key, &[("left", left.into())])].into_iter().chain(now))
}

/// Who holds something.
pub(super) fn holder(scene: &Scene<'_>, side: Option<Side>) -> String {
    let name = side.map_or_else(|| scene.words.text("viscounts-nobody"), |side| side_name(scene, side));
    scene.words.with("viscounts-caption-holder", &[("name", name.into())])
}

/// The round, and how close the end is.
pub(super) fn round(scene: &Scene<'_>) -> String {
    let (table, words) = (&scene.view.table, scene.words);
    if table.round == 0 {
        return words.text("viscounts-setup");
    }
    let round = words.with("viscounts-round", &[("round", table.round.into())]);
    match table.ending {
        Ending::Open => round,
        Ending::Triggered => lines([round, words.text("viscounts-caption-ending")]),
        Ending::LastRound => lines([round, words.text("viscounts-last-round")]),
    }
}

/// The castle lord card.
pub(super) fn lord(scene: &Scene<'_>) -> String {
    let figures = &scene.game.data().figures;
    let args = [("points", figures.lord_vp.into()), ("cards", figures.lord_hand_limit.into())];
    lines([scene.words.with("viscounts-caption-lord", &args), holder(scene, scene.view.table.lord)])
}

/// A bonus card.
pub(super) fn bonus(scene: &Scene<'_>, ribbon: Ribbon) -> String {
    let words = scene.words;
    let card = scene.game.data().bonus_cards[ribbon as usize];
    let args = [
        ("ribbon", ribbon_words(words, ribbon).into()),
        ("points", card.vp.into()),
        ("icons", icons_words(words, card.icons).into()),
        ("needs", card.needs.into()),
    ];
    lines([words.with("viscounts-caption-bonus", &args), holder(scene, scene.view.table.bonus[ribbon as usize])])
}

/// The manuscripts of a side by ribbon, and the points of their sets.
pub(super) fn sets(scene: &Scene<'_>, side: Side) -> String {
    let words = scene.words;
    let counts = scene.game.ribbons(&scene.view.table, side);
    let ribbons = Ribbon::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let ribbons: Vec<String> =
        ribbons.map(|(ribbon, count)| format!("{count} {}", ribbon_words(words, ribbon))).collect();
    let ribbons = if ribbons.is_empty() { words.text("viscounts-nothing") } else { ribbons.join(", ") };
    let values = scene.game.data().figures.set_vp.map(|points| points.to_string()).join("/");
    let args = [("name", side_name(scene, side).into()), ("ribbons", ribbons.into()), ("values", values.into())];
    lines([words.with("viscounts-caption-sets", &args), worth(scene, side, Source::Sets)])
}

/// A scheme of the opponent.
pub(super) fn scheme(scene: &Scene<'_>, scheme: u8) -> String {
    let (words, data) = (scene.words, scene.game.data());
    let info = &data.schemes[usize::from(scheme)];
    let args = [("icons", icons_words(words, info.icons).into()), ("parts", scheme_words(words, data, info).into())];
    words.with("viscounts-caption-scheme", &args)
}

/// A space of a side's track.
pub(super) fn track_space(scene: &Scene<'_>, side: Side, index: usize) -> String {
    let (words, data) = (scene.words, scene.game.data());
    let space = if scene.game.is_opponent(side) { &data.opponent_track[index] } else { &data.track[index] };
    let others = effect_words(words, data, space.others);
    let others = match criminals_words(words, space.condition) {
        Some(condition) => format!("{others} ({condition})"),
        None => others,
    };
    let args = [
        ("space", (index + 1).into()),
        ("effect", effect_words(words, data, space.active).into()),
        ("others", others.into()),
    ];
    words.with("viscounts-caption-track", &args)
}

/// The draw or discard pile of a side.
pub(super) fn deck(scene: &Scene<'_>, side: Side, discard: bool) -> String {
    let (words, data) = (scene.words, scene.game.data());
    let player = &scene.view.table.players[side.index()];
    if !discard {
        return words.with("viscounts-caption-draw", &[("count", player.draw_len.into())]);
    }
    let names: Vec<&str> = player.discard.iter().map(|card| card_name(words, data, card)).collect();
    let names = if names.is_empty() { words.text("viscounts-nothing") } else { names.join(", ") };
    words.with("viscounts-caption-discard", &[("cards", names.into())])
}
