//! The board of a contender (the row of townsfolk, the track, buildings, goods, papers, manuscripts), the hand, and the shared
//! piles.

use kernel::Seat;
use maud::{Markup, html};
use viscounts::action::Action;
use viscounts::board::Piece;
use viscounts::card::Icon;
use viscounts::components::Ribbon;
use viscounts::effect::{Building, Flip, Good, Main};
use viscounts::scoring::tiles;
use viscounts::stack::Frame;
use viscounts::state::{Ending, Side};

use super::cards::{
    empty_slot, first_legal, manuscript_pile, pair, ribbon_class, scheme, spot, tile_signs, townsfolk, townsfolk_pile,
};
use super::effects::{
    ability_words, criminals_words, effect_words, sign_drawing, sign_row, unlock_signs, unlock_words,
};
use super::glyphs::{Glyph, counted, icon_row};
use super::kingdom::terrain_class;
use super::names::{arms, card_name, land_words, ribbon_words, side_name, tile_words};
use present::engrave::rounded;

use crate::scene::Scene;

/// The pairs of player card and hero in the draft.
pub(super) fn pairs(scene: &Scene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    html! {
        @if table.round == 0 && table.pairs.iter().any(Option::is_some) {
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
            (townsfolk_pile(scene, piece, first_legal(scene, &hire)))
            (manuscript_pile(scene, piece, first_legal(scene, &copy)))
        }
    }
}

/// The board of the nearest side.
pub(super) fn own_board(scene: &Scene<'_>) -> Markup {
    let (table, words, game) = (&scene.view.table, scene.words, scene.game);
    let seat = scene.near();
    let side = Side::from(seat);
    let player = &table.players[side.index()];
    // Before the draft the board is empty.
    if player.player_card == 0 {
        return html! {};
    }
    html! {
        section.v-board aria-label=(words.with("viscounts-board-of", &[("name", scene.name(seat).into())])) {
            h3 { (arms(side).shield()) " " (words.with("viscounts-board-of", &[("name", scene.name(seat).into())])) }
            div.v-board-parts {
                div.v-conveyor {
                    div.v-row {
                        @for (slot, card) in player.board.iter().enumerate() {
                            @match card {
                                Some(card) => (townsfolk(scene, *card, None)),
                                None => (empty_slot(words, game.data().slot_icons[slot])),
                            }
                        }
                    }
                    div.v-row-foot {
                        (pile(scene, Glyph::DrawPile, player.draw_len.into(), &[Action::Discard(None), Action::Destroy(None)]))
                        (pile(scene, Glyph::DiscardPile, player.discard.len(), &[]))
                        span.v-total title=(words.text("viscounts-icons-total")) { (icon_row(words, game.icons(table, side))) }
                    }
                }
                div.v-side {
                    (goods(scene, side))
                    (track(scene, side))
                    (buildings(scene, side))
                    (manuscripts(scene, side))
                }
            }
        }
    }
}

/// A pile of the viewer's deck.
fn pile(scene: &Scene<'_>, glyph: Glyph, count: usize, actions: &[Action]) -> Markup {
    let action = first_legal(scene, actions);
    spot(scene, "v-token", action, None, &counted(scene.words, glyph, count))
}

/// Goods, papers and workers, with hot-spots for what can be taken, paid or turned over.
fn goods(scene: &Scene<'_>, side: Side) -> Markup {
    let words = scene.words;
    let player = &scene.view.table.players[side.index()];
    let papers = [
        (Glyph::Debt, player.open_debts, Some(Action::Flip(Flip::Debt))),
        (Glyph::SettledDebt, player.settled_debts, None),
        (Glyph::Deed, player.acquired_deeds, Some(Action::Flip(Flip::Deed))),
        (Glyph::CertifiedDeed, player.certified_deeds, None),
    ];
    html! {
        div.v-goods {
            @for good in Good::ALL {
                @let action = first_legal(scene, &[Action::Take(good), Action::Pay(good)]);
                (spot(scene, "v-token", action, None, &counted(words, Glyph::Good(good), player.good(good))))
            }
            @for (glyph, count, action) in papers {
                (spot(scene, "v-token", action.filter(|action| scene.legal.contains(action)), None, &counted(words, glyph, count)))
            }
            div.v-token.(arms(side).tincture.class()) { (counted(words, Glyph::Worker, player.workers)) }
        }
    }
}

/// The track of virtue and corruption.
fn track(scene: &Scene<'_>, side: Side) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let player = &scene.view.table.players[side.index()];
    let spaces = if scene.game.is_opponent(side) { &data.opponent_track } else { &data.track };
    let described =
        words.with("viscounts-track", &[("corruption", player.corruption.into()), ("virtue", player.virtue.into())]);
    let together = player.has_collided();
    html! {
        svg.v-track viewBox="0 0 560 118" role="img" aria-label=(described) {
            @for (index, space) in spaces.iter().enumerate() {
                @let x = index as f32 * 80.0;
                g {
                    title {
                        (effect_words(words, data, space.active)) "; " (words.text("viscounts-others"))
                        @if let Some(condition) = criminals_words(words, space.condition) { " (" (condition) ")" }
                        ": " (effect_words(words, data, space.others))
                    }
                    path.v-step d=(rounded((x + 2.0, 30.0), (76.0, 86.0), 6.0)) {}
                    (sign_drawing(words, data, space.active, x + 40.0, 62.0, 19.0))
                    path.v-line d={ "M" (x + 8.0) " 82H" (x + 72.0) } {}
                    (sign_drawing(words, data, space.others, x + 40.0, 99.0, 18.0))
                }
            }
            @for (glyph, position, shift, key) in [
                (Glyph::Corruption, player.corruption, if together { -14.0 } else { 0.0 }, "corruption"),
                (Glyph::Virtue, player.virtue, if together { 14.0 } else { 0.0 }, "virtue"),
            ] {
                g data-key={ (key) "-" (side.0) } transform={ "translate(" (f32::from(position) * 80.0 - 40.0 + shift) " 22)" } {
                    (glyph.place(words, 0.0, 0.0, 40.0))
                }
            }
        }
    }
}

/// The buildings still on the board, with their costs and what they unlock.
fn buildings(scene: &Scene<'_>, side: Side) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let built = scene.view.table.players[side.index()].built;
    html! {
        div.v-buildings {
            @for building in Building::ALL {
                @let info = &data.buildings[building as usize];
                @let count = usize::from(built[building as usize]);
                @let action = first_legal(scene, &[Action::Build(building)]);
                (spot(scene, "v-kind", action, None, &html! {
                    div.v-kind-head {
                        span { (Glyph::Building(building).name(words)) }
                        (counted(words, Glyph::Icon(Icon::Builder), info.cost))
                    }
                    div.v-houses {
                        @for (index, unlock) in info.unlocks.iter().enumerate() {
                            @let free = index < count;
                            span.v-house.free[free] title=(unlock_words(words, data, *unlock)) {
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

/// Manuscripts and cards won.
fn manuscripts(scene: &Scene<'_>, side: Side) -> Markup {
    let (table, words, data) = (&scene.view.table, scene.words, scene.game.data());
    let owned: Vec<usize> = tiles(table.players[side.index()].manuscripts).collect();
    html! {
        div.v-manuscripts {
            @for tile in owned {
                @let ribbon = data.manuscripts[tile].ribbon;
                span.v-mini.(ribbon_class(ribbon)) title={ (ribbon_words(words, ribbon)) ": " (tile_words(words, data, tile)) } {
                    (Glyph::Manuscript.inline(words)) (tile_signs(words, data, tile))
                }
            }
            @for (ribbon, _) in Ribbon::ALL.into_iter().zip(table.bonus).filter(|(_, owner)| *owner == Some(side)) {
                span.v-mini.(ribbon_class(ribbon)) title=(words.with("viscounts-bonus", &[("ribbon", ribbon_words(words, ribbon).into())])) {
                    (Glyph::Points.inline(words)) (data.bonus_cards[ribbon as usize].vp)
                    (icon_row(words, data.bonus_cards[ribbon as usize].icons))
                }
            }
            @if table.lord == Some(side) { span.v-mini { (Glyph::Lord.inline(words)) (words.text("viscounts-lord")) } }
        }
    }
}

/// The opponent of the solo game.
pub(super) fn opponent(scene: &Scene<'_>) -> Markup {
    if !scene.game.is_solo() {
        return html! {};
    }
    let (table, words, data) = (&scene.view.table, scene.words, scene.game.data());
    let side = viscounts::state::OPPONENT;
    let cards = &table.opponent;
    let name = side_name(scene, side);
    html! {
        section.v-board.v-opponent aria-label=(name) {
            h3 { (arms(side).shield()) " " (name) }
            div.v-board-parts {
                div.v-conveyor {
                    div.v-row {
                        @for (slot, one) in cards.board.iter().enumerate() {
                            @match one {
                                Some(one) => (scheme(words, data, *one)),
                                None => (empty_slot(words, scene.game.opponent_board().slot_icons[slot])),
                            }
                        }
                    }
                    div.v-row-foot {
                        (counted(words, Glyph::DrawPile, cards.draw_left()))
                        (counted(words, Glyph::DiscardPile, cards.discard.count_ones()))
                        (counted(words, Glyph::Scheme, cards.future_left()))
                        span.v-total { (icon_row(words, scene.game.icons(table, side))) }
                    }
                }
                div.v-side {
                    (plain_goods(scene, side))
                    (track(scene, side))
                    div.v-manuscripts {
                        @for building in Building::ALL {
                            span.v-mini.(arms(side).tincture.class()) {
                                (counted(words, Glyph::Building(building), table.players[side.index()].built[building as usize]))
                            }
                        }
                    }
                    (manuscripts(scene, side))
                }
            }
        }
    }
}

/// Goods, papers and workers without hot-spots.
fn plain_goods(scene: &Scene<'_>, side: Side) -> Markup {
    let words = scene.words;
    let player = &scene.view.table.players[side.index()];
    html! {
        div.v-goods {
            @for good in Good::ALL { (counted(words, Glyph::Good(good), player.good(good))) }
            (counted(words, Glyph::Debt, player.open_debts))
            (counted(words, Glyph::SettledDebt, player.settled_debts))
            (counted(words, Glyph::Deed, player.acquired_deeds))
            (counted(words, Glyph::CertifiedDeed, player.certified_deeds))
            span.(arms(side).tincture.class()) { (counted(words, Glyph::Worker, player.workers)) }
        }
    }
}

/// A seat's panel: goods in one line, the rest folded.
pub(super) fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (table, words, data) = (&scene.view.table, scene.words, scene.game.data());
    let side = Side::from(seat);
    let player = &table.players[side.index()];
    html! {
        div.v-seat {
            (plain_goods(scene, side))
            @if seat != scene.near() {
                details {
                    summary {
                        (counted(words, Glyph::Hand, player.hand_len)) " "
                        (counted(words, Glyph::Corruption, player.corruption)) " "
                        (counted(words, Glyph::Virtue, player.virtue)) " "
                        @for building in Building::ALL {
                            span.(arms(side).tincture.class()) { (counted(words, Glyph::Building(building), player.built[building as usize])) } " "
                        }
                        (counted(words, Glyph::Manuscript, player.manuscripts.count_ones()))
                    }
                    ul.v-seat-row {
                        @for card in player.board.into_iter().flatten() {
                            li {
                                strong { (card_name(words, data, card)) } " " (icon_row(words, data.cards[card.index()].icons)) " "
                                (ability_words(words, data, &data.cards[card.index()]))
                            }
                        }
                    }
                    (manuscripts(scene, side))
                }
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
        div.v-hand data-secret=[hand.iter().any(Option::is_some).then_some("")] role="group" aria-label=(words.with("viscounts-your-hand", &[("limit", limit.into())])) {
            @for card in hand.into_iter().flatten() {
                (townsfolk(scene, card, first_legal(scene, &[Action::Play(card), Action::Discard(Some(card)), Action::Destroy(Some(card))])))
            }
        }
    })
}

/// The supply, and the progress towards the end of the match.
pub(super) fn supply(scene: &Scene<'_>) -> Markup {
    let (table, words, data) = (&scene.view.table, scene.words, scene.game.data());
    html! {
        div.v-supply {
            @if table.round > 0 {
                p { (words.with("viscounts-round", &[("round", table.round.into())])) " "
                    @match table.ending {
                        Ending::Open => {},
                        Ending::Triggered => strong { (words.text("viscounts-ending")) },
                        Ending::LastRound => strong { (words.text("viscounts-last-round")) },
                    }
                }
                p { (counted(words, Glyph::Debt, table.debts_left)) " " (words.text("viscounts-poverty-left")) }
                p { (counted(words, Glyph::Deed, table.deeds_left)) " " (words.text("viscounts-prosperity-left")) }
            }
            ul.v-won {
                li {
                    (Glyph::Lord.inline(words)) " " (words.text("viscounts-lord")) ": " (owner(scene, table.lord))
                }
                @for (ribbon, holder) in Ribbon::ALL.into_iter().zip(table.bonus) {
                    li {
                        span.v-mini.(ribbon_class(ribbon)) { (Glyph::Points.inline(words)) (data.bonus_cards[ribbon as usize].vp) (icon_row(words, data.bonus_cards[ribbon as usize].icons)) }
                        " " (words.with("viscounts-bonus", &[("ribbon", ribbon_words(words, ribbon).into())])) ": " (owner(scene, holder))
                    }
                }
            }
        }
    }
}

fn owner(scene: &Scene<'_>, side: Option<Side>) -> String {
    side.map_or_else(|| scene.words.text("viscounts-nobody"), |side| side_name(scene, side))
}

/// The options of the current choice, as signs.
pub(super) fn choice(scene: &Scene<'_>) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let Frame::Choose { first, count, .. } = scene.view.table.stack.top() else { return html! {} };
    html! {
        div.v-choice {
            @for branch in 0..count {
                @if let Some(action) = first_legal(scene, &[Action::Option(branch)]) {
                    (spot(scene, "v-token", Some(action), None, &sign_row(words, data, data.branches[usize::from(first) + usize::from(branch)])))
                }
            }
        }
    }
}
