//! The castles of one colour: the opponent's on the far ridge, the viewer's own before it.

use burgenland::{Action, Burgenland, Card, Castle, Colour, Phase, Place, Side, Slot};
use kernel::Seat;
use maud::{Markup, html};

use super::pieces::{CARD_HEIGHT, CARD_WIDTH, card, gap, tincture};
use super::speech::{castle_words, colour_name, lead, other};
use crate::engrave::short;
use crate::{Present, Scene};

/// Where rows lie in the drawing, which is 800 units wide.
const ROW_LEFT: f32 = 136.0;
const ROW_WIDTH: f32 = 656.0;

/// A row on the drawing: the ground it stands on, and how large its cards may be.
struct Row {
    foot: f32,
    scale: f32,
    left: f32,
}

impl Row {
    /// A row of so many slots, with room for `spare` more.
    fn new(foot: f32, largest: f32, slots: usize, spare: usize) -> Self {
        let scale = largest.min(ROW_WIDTH / ((slots + spare) as f32 * CARD_WIDTH));
        Self { foot, scale, left: ROW_LEFT + (ROW_WIDTH - slots as f32 * CARD_WIDTH * scale) / 2.0 }
    }

    /// Moves a card's drawing to its place. The place left of the row has index -1.
    fn place(&self, index: isize) -> String {
        let x = short(self.left + index as f32 * CARD_WIDTH * self.scale);
        let y = short(self.foot - CARD_HEIGHT * self.scale);
        format!("translate({x} {y}) scale({:.3})", self.scale)
    }
}

/// The land of one colour with both castles.
pub(super) fn land(scene: &Scene<'_, Burgenland>, colour: Colour) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let (near, far) = (scene.near(), other(scene.near()));
    let id = format!("burgenland-land-{colour}");
    let bound = view.turn_colour == Some(colour);
    html! {
        svg.burgenland-land.(tincture(colour).class()).bound-land[bound] viewBox="0 0 800 338" role="group" aria-labelledby={ (id) " " (id) "-text" } {
            title id=(id) { (words.with("burgenland-land", &[("colour", colour_name(words, colour).into())])) }
            desc id={ (id) "-text" } { (described(scene, colour)) }
            rect.land-sky x="2" y="2" width="796" height="334" rx="12" {}
            path.land-far d="M2 136Q150 106 320 122T620 116T798 128V324Q798 336 786 336H14Q2 336 2 324Z" {}
            path.land-near d="M2 306Q200 286 420 300T798 298V324Q798 336 786 336H14Q2 336 2 324Z" {}
            path.land-lines d="M150 148Q240 140 330 146M420 156Q520 148 600 152M640 142Q700 137 770 141M40 160Q70 156 104 160M180 328Q260 320 340 325M470 326Q560 318 640 322" {}
            (row(scene, colour, far, &Row::new(136.0, 0.78, view.castles[far][colour].len(), 0)))
            (row(scene, colour, near, &Row::new(320.0, 1.0, view.castles[near][colour].len(), 2)))
            (worth(scene, colour, far, 66.0))
            (worth(scene, colour, near, 228.0))
            rect.land-edge x="2" y="2" width="796" height="334" rx="12" {}
        }
    }
}

fn described(scene: &Scene<'_, Burgenland>, colour: Colour) -> String {
    let (view, words) = (scene.view, scene.words);
    let castles: Vec<String> = [scene.near(), other(scene.near())]
        .into_iter()
        .map(|seat| {
            words.with(
                "burgenland-castle-described",
                &[
                    ("name", scene.name(seat).into()),
                    ("value", view.castle_value(seat, colour).into()),
                    ("cards", castle_words(words, &view.castles[seat][colour]).into()),
                ],
            )
        })
        .collect();
    castles.join(" ")
}

/// The worth of a castle beside its row, with its owner's arms; a crown and the lead for the better one.
fn worth(scene: &Scene<'_, Burgenland>, colour: Colour, seat: Seat, y: f32) -> Markup {
    let leads = lead(scene.view, colour).filter(|(leader, _)| *leader == seat);
    html! {
        g.worth transform={ "translate(0 " (y) ")" } {
            (Burgenland::arms(seat).place(40.0, 0.0, 48.0))
            text.worth-number x="96" y="16" { (scene.view.castle_value(seat, colour)) }
            @if let Some((_, points)) = leads {
                use href="#crown" x="16" y="-54" width="34" height="27" {}
                text.worth-lead x="96" y="46" { "+" (points) }
            }
        }
    }
}

/// One castle's cards, and what may be done with them.
fn row(scene: &Scene<'_, Burgenland>, colour: Colour, seat: Seat, row: &Row) -> Markup {
    let castle = &scene.view.castles[seat][colour];
    let values = &scene.game.components().values;
    html! {
        (cards(castle, colour, values, row, Some(seat)))
        @if scene.my_turn() { (spots(scene, colour, seat, row)) }
    }
}

/// The cards of a row. Those that would not count in a scoring, beyond a gap, are paler.
fn cards(castle: &Castle, colour: Colour, values: &burgenland::ByCard<u8>, row: &Row, seat: Option<Seat>) -> Markup {
    let counting = castle.best_part(values).map_or(0..0, |part| {
        let length: u8 = part.cards.0.iter().sum();
        part.from.index()..part.from.index() + usize::from(length)
    });
    let mut seen = [0_u8; 4];
    let slots: Vec<_> = castle
        .slots()
        .map(|slot| {
            slot.map(|kind| {
                seen[kind as usize] += 1;
                (kind, seen[kind as usize])
            })
        })
        .collect();
    html! {
        @for (index, slot) in slots.iter().enumerate() {
            @match slot {
                Some((kind, number)) => {
                    // Cards have no identity: the second wall from the left is the second wall before and after.
                    @let key = seat.map(|seat| format!("card-{seat}-{colour}-{kind}-{number}"));
                    g.idle[!counting.contains(&index)] data-key=[key] transform=(row.place(index as isize)) { (card(colour, *kind, values[*kind])) }
                }
                None => g transform=(row.place(index as isize)) { (gap()) },
            }
        }
    }
}

/// The hot-spots of a row: where to build, what to take, what to give back.
fn spots(scene: &Scene<'_, Burgenland>, colour: Colour, seat: Seat, row: &Row) -> Markup {
    let view = scene.view;
    let Some(active) = view.active else { return html! {} };
    let castle = &view.castles[seat][colour];
    let here = view.crown.filter(|field| field.colour() == colour).and_then(|field| view.kind(field).card());
    match (view.phase, here) {
        (Phase::Field | Phase::Place, Some(kind)) if seat == active => building(scene, colour, kind, castle, row),
        (Phase::Field, Some(kind)) => html! {
            @for slot in castle.copies(kind).iter() { (removal(scene, Action::Take(slot), slot, row)) }
        },
        (Phase::Give, _) if seat == active && view.turn_colour == Some(colour) && !castle.is_empty() => html! {
            (removal(scene, Action::Give(Side::Left), Slot::new(0), row))
            (removal(scene, Action::Give(Side::Right), Slot::new(castle.len() - 1), row))
        },
        _ => html! {},
    }
}

/// Where a card may be built: an outline with the card as ghost.
fn building(scene: &Scene<'_, Burgenland>, colour: Colour, kind: Card, castle: &Castle, row: &Row) -> Markup {
    let value = scene.game.components().values[kind];
    html! {
        @for place in castle.places(kind).iter() {
            @let index = match place {
                Place::Left => -1,
                Place::Right => castle.len() as isize,
                Place::Gap(slot) => slot.index() as isize,
            };
            (scene.hot(Action::Build(place), &html! {
                g transform=(row.place(index)) {
                    rect.target.building-site x="4" y="4" width="92" height="142" rx="7" {}
                    rect.glow x="5" y="5" width="90" height="140" rx="7" {}
                    g.ghost { (card(colour, kind, value)) }
                }
            }))
        }
    }
}

/// A card that may be taken away: its outline glows, its ghost is the hole it would leave.
fn removal(scene: &Scene<'_, Burgenland>, action: Action, slot: Slot, row: &Row) -> Markup {
    scene.hot(
        action,
        &html! {
            g transform=(row.place(slot.index() as isize)) {
                rect.target x="1" y="1" width="98" height="148" rx="7" {}
                g.ghost { rect.hole x="1" y="1" width="98" height="148" rx="7" {} (gap()) }
                rect.glow x="1" y="1" width="98" height="148" rx="7" {}
            }
        },
    )
}

/// A castle alone, for an example.
pub(super) fn example(game: &Burgenland, colour: Colour, castle: &Castle) -> Markup {
    let values = &game.components().values;
    let width = castle.len() as f32 * CARD_WIDTH + 8.0;
    let row = Row { foot: CARD_HEIGHT + 4.0, scale: 1.0, left: 4.0 };
    html! {
        svg.burgenland-example viewBox={ "0 0 " (width) " 158" } aria-hidden="true" focusable="false" {
            (cards(castle, colour, values, &row, None))
        }
    }
}
