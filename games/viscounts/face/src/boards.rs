//! The board of a seat (the row of townsfolk, the track, buildings, goods, papers, manuscripts), the market, the
//! hand, and what can be chosen.

use kernel::Seat;
use maud::{Markup, html};
use viscounts::action::Action;
use viscounts::board::Piece;
use viscounts::card::Icon;
use viscounts::effect::{Building, Flip, Good, Main};
use viscounts::scoring::tiles;
use viscounts::stack::Frame;
use viscounts::state::Side;

use super::cards::{
    Spot, empty_slot, first_legal, manuscript_pile, pair, ribbon_class, tile_signs, townsfolk, townsfolk_pile,
};
use super::effects::{effect_words, sign_drawing, sign_row, unlock_signs, unlock_words};
use super::glyphs::{Glyph, counted, icon_row};
use super::kingdom::terrain_class;
use super::names::{arms, land_words};
use super::{captions, counts};
use present::engrave::{rounded, short};

use crate::keys;
use crate::scene::Scene;

/// The pairs of player card and hero in the draft. They lie over the boards, which are still empty: nothing moves when they
/// have been taken. While the viewer has to choose something there, such as a resource that a player card gives, they are not
/// shown.
pub(super) fn pairs(scene: &Scene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let chooses_below = scene.my_turn() && !matches!(table.stack.top(), Frame::Draft(_));
    html! {
        @if table.round == 0 && !chooses_below && table.pairs.iter().any(Option::is_some) {
            section.v-pairs aria-label=(words.text("viscounts-pairs")) {
                h3 { (words.text("viscounts-pairs")) }
                div.v-pair-row { @for one in table.pairs.into_iter().flatten() { (pair(scene, one)) } }
            }
        }
    }
}

/// The piles of the five lands, clockwise.
pub(super) fn market(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    html! {
        section.v-market aria-label=(scene.words.text("viscounts-market")) {
            @for piece in table.order.into_iter().take(usize::from(table.pieces_laid)) { (stall(scene, piece)) }
        }
    }
}

/// The two piles of one land.
fn stall(scene: &Scene<'_>, piece: Piece) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let here = scene.viewer.seat().and_then(|seat| table.players[seat.index()].viscount).map(|space| space.piece());
    let stands_here = here == Some(piece);
    let mut hire = vec![Action::Hire(piece)];
    let mut copy = vec![Action::Tile(piece)];
    if stands_here {
        hire.push(Action::Recruit);
        copy.extend([Action::Main(Main::Copy, false), Action::Main(Main::Copy, true)]);
    }
    html! {
        div.v-stall.here[stands_here] {
            h4.v-stall-name.(terrain_class(piece)) {
                (land_words(words, piece))
                span.v-left { "×" (table.townsfolk[piece.index()].left) " · ×" (table.manuscripts[piece.index()].left) }
            }
            div.v-pile data-key=(keys::townsfolk(piece)) { (townsfolk_pile(scene, piece, first_legal(scene, &hire))) }
            div.v-pile data-key=(keys::manuscripts(piece)) { (manuscript_pile(scene, piece, first_legal(scene, &copy))) }
        }
    }
}

/// The board of a seat. What the panel of a rival already shows has no key here.
pub(super) fn board(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (table, words, game) = (&scene.view.table, scene.words, scene.game);
    let side = Side::from(seat);
    let near = seat == scene.near();
    let player = &table.players[side.index()];
    html! {
        section.v-board aria-label=(words.with("viscounts-board-of", &[("name", scene.name(seat).into())])) {
            h3 { (arms(side).shield()) " " (words.with("viscounts-board-of", &[("name", scene.name(seat).into())])) }
            div.v-board-parts {
                div.v-conveyor {
                    div.v-row data-key=(keys::own("row", side)) {
                        @for (slot, card) in player.board.iter().enumerate() {
                            @match card {
                                Some(card) => (townsfolk(scene, side, *card, None)),
                                None => (empty_slot(words, game.data().slot_icons[slot])),
                            }
                        }
                    }
                    div.v-row-foot {
                        (deck(scene, side, false, near))
                        (deck(scene, side, true, near))
                        // The viewer's own hand is shown card by card.
                        @if scene.viewer.seat() != Some(seat) { (hand_count(scene, side, near)) }
                        span.v-total data-caption=(scene.caption(words.text("viscounts-icons-total"))) { (icon_row(words, game.icons(table, side))) }
                    }
                }
                div.v-side {
                    (goods(scene, side, near))
                    (track(scene, side, near))
                    (buildings(scene, side, near))
                    (manuscripts(scene, side))
                }
            }
        }
    }
}

/// The draw or discard pile of a side.
pub(super) fn deck(scene: &Scene<'_>, side: Side, discard: bool, keyed: bool) -> Markup {
    let player = &scene.view.table.players[side.index()];
    let own = scene.viewer.seat().is_some_and(|seat| Side::from(seat) == side);
    let (glyph, name, count, actions) = if discard {
        (Glyph::DiscardPile, "discard", player.discard.len(), &[][..])
    } else {
        let actions = &[Action::Discard(None), Action::Destroy(None)][..];
        (Glyph::DrawPile, "draw", usize::from(player.draw_len), actions)
    };
    let action = first_legal(scene, actions).filter(|_| own);
    let (key, caption) = (keyed.then(|| keys::own(name, side)), Some(captions::deck(scene, side, discard)));
    Spot { class: "v-token", action, key, caption, ..Spot::default() }.draw(scene, &counted(scene.words, glyph, count))
}

/// The number of cards in a side's hand.
pub(super) fn hand_count(scene: &Scene<'_>, side: Side, keyed: bool) -> Markup {
    let words = scene.words;
    let key = keyed.then(|| keys::own("hand", side));
    let count = scene.view.table.players[side.index()].hand_len;
    html! {
        div.v-token data-key=[key] data-caption=(scene.caption(words.with("viscounts-caption-hand", &[("count", count.into())]))) {
            (counted(words, Glyph::Hand, count))
        }
    }
}

/// Goods, papers and workers of a side. On the nearest board they are hot-spots for what can be taken, paid or turned
/// over. `keyed` is false where they are shown a second time.
pub(super) fn goods(scene: &Scene<'_>, side: Side, keyed: bool) -> Markup {
    let words = scene.words;
    let player = &scene.view.table.players[side.index()];
    let own = keyed && scene.viewer.seat().is_some_and(|seat| Side::from(seat) == side);
    let token = |glyph: Glyph, count: u16, key: String, caption: String, actions: &[Action]| {
        let (key, caption) = (keyed.then_some(key), Some(caption));
        let action = first_legal(scene, actions).filter(|_| own);
        Spot { class: "v-token", action, key, caption, ..Spot::default() }.draw(scene, &counted(words, glyph, count))
    };
    html! {
        div.v-goods {
            @for good in Good::ALL {
                @let count = player.good(good);
                (token(Glyph::Good(good), count, keys::good(good, side), captions::good(words, good, count), &[Action::Take(good), Action::Pay(good)]))
            }
            @for (flip, front, back, counts) in [
                (Flip::Debt, Glyph::Debt, Glyph::SettledDebt, [player.open_debts, player.settled_debts]),
                (Flip::Deed, Glyph::Deed, Glyph::CertifiedDeed, [player.acquired_deeds, player.certified_deeds]),
            ] {
                @let [front_key, back_key] = keys::papers(flip, side);
                (token(front, counts[0].into(), front_key, captions::papers(scene, side, flip, false), &[Action::Flip(flip)]))
                (token(back, counts[1].into(), back_key, captions::papers(scene, side, flip, true), &[]))
            }
            span.v-tinted.(arms(side).tincture.class()) {
                (token(Glyph::Worker, player.workers.into(), keys::own("workers", side), words.with("viscounts-caption-workers", &[("count", player.workers.into())]), &[]))
            }
        }
    }
}

/// The track of virtue and corruption.
pub(super) fn track(scene: &Scene<'_>, side: Side, keyed: bool) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let player = &scene.view.table.players[side.index()];
    let spaces = if scene.game.is_opponent(side) { &data.opponent_track } else { &data.track };
    let described =
        words.with("viscounts-track", &[("corruption", player.corruption.into()), ("virtue", player.virtue.into())]);
    let together = player.has_collided();
    let [corruption, virtue] = keys::markers(side);
    let name = keys::own("track", side);
    html! {
        svg.v-track viewBox="0 0 560 124" role="img" aria-label=(described) {
            @for (index, space) in spaces.iter().enumerate() {
                @let x = index as f32 * 80.0;
                g {
                    title { (scene.caption(captions::track_space(scene, side, index))) }
                    path.v-step d=(rounded((x + 2.0, 30.0), (76.0, 92.0), 6.0)) {}
                    (sign_drawing(data, space.active, (x + 40.0, 63.0), 27.0, 70.0))
                    path.v-line d={ "M" (x + 8.0) " 82H" (x + 72.0) } {}
                    (sign_drawing(data, space.others, (x + 40.0, 102.0), 27.0, 70.0))
                }
                circle.v-stop data-stop=[keyed.then(|| format!("{name}:{index}"))] cx=(x + 40.0) cy="22" r="1" {}
            }
            @for (glyph, position, shift, key) in [
                (Glyph::Corruption, player.corruption, if together { -14.0 } else { 0.0 }, corruption),
                (Glyph::Virtue, player.virtue, if together { 14.0 } else { 0.0 }, virtue),
            ] {
                g data-key=[keyed.then_some(key)] data-track=[keyed.then_some(&name)] data-at=[keyed.then_some(position - 1)] transform={ "translate(" (short(f32::from(position) * 80.0 - 40.0 + shift)) " 22)" } {
                    title { (scene.caption(glyph.name(words))) }
                    (glyph.place(0.0, 0.0, 42.0))
                }
            }
        }
    }
}

/// The buildings still on the board, with their costs and what they unlock.
fn buildings(scene: &Scene<'_>, side: Side, near: bool) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let built = scene.view.table.players[side.index()].built;
    html! {
        div.v-buildings {
            @for building in Building::ALL {
                @let info = &data.buildings[building as usize];
                @let count = usize::from(built[building as usize]);
                @let spot = Spot {
                    class: "v-kind",
                    action: first_legal(scene, &[Action::Build(building)]).filter(|_| near),
                    key: near.then(|| keys::buildings(building, side)),
                    caption: Some(captions::building(scene, side, building)),
                    counts: counts::built_on(scene, side, Some(building)),
                };
                (spot.draw(scene, &html! {
                    div.v-kind-head {
                        span { (Glyph::Building(building).name(words)) }
                        (counted(words, Glyph::Icon(Icon::Builder), info.cost))
                    }
                    div.v-houses {
                        @for (index, unlock) in info.unlocks.iter().enumerate() {
                            @let free = index < count;
                            span.v-house.free[free] data-caption=(scene.caption(unlock_words(words, data, *unlock))) {
                                @if !free { span.(arms(side).tincture.class()) { (Glyph::Building(building).inline(words)) } }
                                span.v-unlock { (unlock_signs(words, data, *unlock)) }
                                span.v-ladder { (Glyph::Points.inline(words)) (info.ladder[index]) }
                            }
                        }
                    }
                }))
            }
        }
    }
}

/// The manuscripts of a side. Each lights up what it counts.
pub(super) fn manuscripts(scene: &Scene<'_>, side: Side) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    html! {
        div.v-manuscripts {
            @for tile in tiles(scene.view.table.players[side.index()].manuscripts) {
                @let info = &data.manuscripts[tile];
                @let class = format!("v-mini {}", ribbon_class(info.ribbon));
                @let spot = Spot {
                    class: &class,
                    key: Some(keys::tile(tile)),
                    caption: Some(captions::tile(scene, tile, Some(side))),
                    counts: info.score.map_or_else(Vec::new, |score| counts::counted_by(scene, side, score)),
                    ..Spot::default()
                };
                (spot.draw(scene, &html! { (Glyph::Manuscript.inline(words)) (tile_signs(words, data, tile)) }))
            }
        }
    }
}

/// The viewer's hand.
pub(super) fn hand(scene: &Scene<'_>) -> Option<Markup> {
    let words = scene.words;
    let hand = scene.view.hand?;
    let side = Side::from(scene.viewer.seat()?);
    let limit = scene.game.hand_limit(&scene.view.table, side);
    Some(html! {
        div.v-hand data-key=(keys::own("hand", side)) data-secret=[hand.iter().any(Option::is_some).then_some("")] role="group" aria-label=(words.with("viscounts-your-hand", &[("limit", limit.into())])) {
            @for card in hand.into_iter().flatten() {
                (townsfolk(scene, side, card, first_legal(scene, &[Action::Play(card), Action::Discard(Some(card)), Action::Destroy(Some(card))])))
            }
        }
    })
}

/// The options of the current choice, as signs.
pub(super) fn choice(scene: &Scene<'_>) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let Frame::Choose { first, count, .. } = scene.view.table.stack.top() else { return html! {} };
    html! {
        div.v-choice {
            @for branch in 0..count {
                @if let Some(action) = first_legal(scene, &[Action::Option(branch)]) {
                    @let span = data.branches[usize::from(first) + usize::from(branch)];
                    @let caption = Some(effect_words(words, data, span));
                    (Spot { class: "v-token", action: Some(action), caption, ..Spot::default() }.draw(scene, &sign_row(words, data, span)))
                }
            }
        }
    }
}
