//! Cards and tiles: townsfolk, manuscripts, player cards, schemes. They are HTML and not SVG, so that their texts wrap.

use maud::{Markup, html};
use viscounts::action::Action;
use viscounts::board::Piece;
use viscounts::card::{Card, Icon, Icons};
use viscounts::components::{Components, Ribbon};
use viscounts::effect::{Good, Span};
use viscounts::state::{Pair, Side};

use super::captions;
use super::effects::{ability_signs, ability_words, effect_words, score_glyph, sign_row};
use super::glyphs::{Glyph, counted, icon_row};
use super::names::{card_name, pair_words, ribbon_words, tile_words};
use super::portraits::portrait;
use super::texts::action_label;
use present::Words;
use present::breakable;

use crate::keys;
use crate::scene::Scene;

/// The first of the actions that is legal now.
pub(super) fn first_legal(scene: &Scene<'_>, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().find(|action| scene.legal.contains(action))
}

/// An HTML element for a piece or place. It is a hot-spot if it has an action.
#[derive(Default)]
pub(super) struct Spot<'a> {
    pub(super) class: &'a str,
    pub(super) action: Option<Action>,
    pub(super) key: Option<String>,
    pub(super) caption: Option<String>,
    /// The keys of what its points come from.
    pub(super) counts: Vec<String>,
}

impl Spot<'_> {
    pub(super) fn draw(self, scene: &Scene<'_>, body: &Markup) -> Markup {
        let Self { class, action, key, caption, counts } = self;
        let hot = action.inspect(|action| scene.note_hot(*action)).is_some();
        let label = action.map(|action| action_label(scene, action));
        let caption = caption.map(|caption| scene.caption(caption));
        let counts = (!counts.is_empty()).then(|| counts.join(" "));
        html! {
            div.(class).hot[hot] data-action=[action] tabindex=[hot.then_some("0")] role=[hot.then_some("button")] aria-label=[label]
                data-key=[key] data-caption=[caption] data-counts=[counts] { (body) }
        }
    }
}

/// A townsfolk card in somebody's row or in the viewer's hand.
pub(super) fn townsfolk(scene: &Scene<'_>, owner: Side, card: Card, action: Option<Action>) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let (key, caption) = (Some(keys::card(owner, card)), Some(captions::card(words, data, card)));
    Spot { class: "v-card", action, key, caption, ..Spot::default() }.draw(scene, &face(words, data, card))
}

/// The printed face of a townsfolk card.
pub(super) fn face(words: &Words, data: &Components, card: Card) -> Markup {
    let info = &data.cards[card.index()];
    html! {
        (portrait(data, card))
        (head(card_name(words, data, card), info.cost))
        div.v-line-row { span.v-icons { (icon_row(words, info.icons)) } (recruit(words, data, info.recruit)) }
        div.v-ability { div.v-signs { (ability_signs(words, data, info)) } p { (ability_words(words, data, info)) } }
    }
}

/// Silver value and name.
fn head(name: &str, cost: u8) -> Markup {
    html! { div.v-head { span.v-coin { (cost) } span.v-name { (breakable(name)) } } }
}

/// The effect on recruiting and dismissing.
fn recruit(words: &Words, data: &Components, span: Span) -> Markup {
    html! {
        @if !span.is_empty() {
            span.v-recruit { (Glyph::Hire.inline(words)) span.v-or { ":" } (sign_row(words, data, span)) }
        }
    }
}

/// The townsfolk pile of a piece: its top card, or the printed card under an empty pile.
pub(super) fn townsfolk_pile(scene: &Scene<'_>, piece: Piece, action: Option<Action>) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let pile = scene.view.table.townsfolk[piece.index()];
    let caption = Some(captions::townsfolk(scene, piece));
    let (class, key, body) = match pile.top {
        // A pile holds no starting cards: the owner does not matter.
        Some(top) => ("v-card", Some(keys::card(Side(0), Card(top))), face(words, data, Card(top))),
        None if pile.left > 0 => ("v-card v-back", None, html! {}),
        None => {
            let printed = data.segments[piece.index()].printed_card;
            let body = html! {
                (head(&words.text("viscounts-printed"), printed.cost))
                div.v-line-row { span.v-icons { (icon_row(words, printed.icons)) } (recruit(words, data, printed.recruit)) }
            };
            ("v-card", None, body)
        }
    };
    Spot { class, action, key, caption, ..Spot::default() }.draw(scene, &body)
}

/// The CSS class of a ribbon's colour.
pub(super) const fn ribbon_class(ribbon: Ribbon) -> &'static str {
    match ribbon {
        Ribbon::Grey => "v-grey",
        Ribbon::Black => "v-black",
        Ribbon::Yellow => "v-yellow",
        Ribbon::Blue => "v-blue",
    }
}

/// The signs of a manuscript's effect and score.
pub(super) fn tile_signs(words: &Words, data: &Components, tile: usize) -> Markup {
    let tile = &data.manuscripts[tile];
    html! {
        (sign_row(words, data, tile.effect))
        @if let Some(score) = tile.score {
            (counted(words, Glyph::Points, score.points))
            span.v-or { "/" }
            @if score.each > 1 { (counted(words, score_glyph(score), score.each)) } @else { (score_glyph(score).inline(words)) }
        }
    }
}

/// The printed face of a manuscript.
pub(super) fn manuscript_face(words: &Words, data: &Components, tile: usize) -> Markup {
    let info = &data.manuscripts[tile];
    html! {
        div.v-head {
            (counted(words, Glyph::Icon(Icon::Cleric), info.cost))
            span.v-name { (ribbon_words(words, info.ribbon)) }
        }
        div.v-ability { div.v-signs { (tile_signs(words, data, tile)) } p { (tile_words(words, data, tile)) } }
    }
}

/// The manuscript pile of a piece: its top tile, or what is printed under an empty pile.
pub(super) fn manuscript_pile(scene: &Scene<'_>, piece: Piece, action: Option<Action>) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let pile = scene.view.table.manuscripts[piece.index()];
    let caption = Some(captions::manuscript(scene, piece));
    let (class, key, body) = match pile.top {
        Some(top) => {
            let tile = usize::from(top);
            let class = format!("v-tile {}", ribbon_class(data.manuscripts[tile].ribbon));
            (class, Some(keys::tile(top)), manuscript_face(words, data, tile))
        }
        None if pile.left > 0 => ("v-tile v-back".to_owned(), None, html! {}),
        None => {
            let (cost, effect) = data.segments[piece.index()].printed_manuscript;
            let body = html! {
                div.v-head { (counted(words, Glyph::Icon(Icon::Cleric), cost)) span.v-name { (words.text("viscounts-printed")) } }
                div.v-ability { div.v-signs { (sign_row(words, data, effect)) } p { (effect_words(words, data, effect)) } }
            };
            ("v-tile".to_owned(), None, body)
        }
    };
    Spot { class: &class, action, key, caption, ..Spot::default() }.draw(scene, &body)
}

/// A player card with its hero, to be taken.
pub(super) fn pair(scene: &Scene<'_>, pair: Pair) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let card = &data.player_cards[usize::from(pair.number) - 1];
    let body = html! {
        div.v-head {
            span.v-start { (pair.number) }
            span.v-name { (words.with("viscounts-player-card", &[("number", pair.number.into())])) }
        }
        div.v-signs {
            (sign_row(words, data, card.resources))
            (counted(words, Glyph::Good(Good::Silver), card.silver))
            (counted(words, Glyph::Deed, card.deeds))
            (counted(words, Glyph::Debt, card.debts))
            (sign_row(words, data, card.bonus))
        }
        p.v-pair-words { (pair_words(words, data, pair.number)) }
        @if let Some(hero) = pair.hero { div.v-card { (face(words, data, hero)) } }
    };
    let action = first_legal(scene, &[Action::Pair(pair.number)]);
    let (key, caption) = (Some(keys::pair(pair.number)), Some(captions::pair(words, data, pair)));
    Spot { class: "v-pair", action, key, caption, ..Spot::default() }.draw(scene, &body)
}

/// A scheme of the opponent.
pub(super) fn scheme(scene: &Scene<'_>, scheme: u8) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let info = &data.schemes[usize::from(scheme)];
    html! {
        div.v-card.v-scheme data-key=(keys::scheme(scheme)) data-caption=(scene.caption(captions::scheme(scene, scheme))) {
            div.v-line-row { span.v-icons { (icon_row(words, info.icons)) } (counted(words, Glyph::Step, info.steps)) }
            @if !info.criminal.is_empty() { div.v-signs { (sign_row(words, data, info.criminal)) } }
            @if !info.gain.is_empty() { div.v-signs { (sign_row(words, data, info.gain)) } }
            div.v-signs.v-ability {
                @for (index, span) in info.last.iter().enumerate() {
                    @if index > 0 { span.v-or { "/" } }
                    (sign_row(words, data, *span))
                }
            }
        }
    }
}

/// Printed icons of an empty slot.
pub(super) fn empty_slot(words: &Words, icons: Icons) -> Markup {
    html! {
        div.v-card.v-empty {
            p { (words.text(if icons == Icons::NONE { "viscounts-bare-slot" } else { "viscounts-empty-slot" })) }
            div.v-line-row { span.v-icons { (icon_row(words, icons)) } }
        }
    }
}
