//! The castles of one colour: the opponent's in the background, the viewer's own in front.

use std::cell::OnceCell;
use std::sync::LazyLock;

use burgenland::{Action, Burgenland, Card, Castle, Colour, Phase, Place, Side, Slot, View};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::pieces::{CARD_HEIGHT, CARD_WIDTH, card, gap, hatching, tincture};
use super::texts::{castle_words, colour_name, lead, other};
use super::{captions, keys, stacks};
use present::engrave::{rounded, short};
use present::{Escaped, glow};

use crate::scene::Scene;

/// The layout of a castle's drawing: its size, the height of the ground, and the maximum scale of its cards.
struct Site {
    class: &'static str,
    is_near: bool,
    width: f32,
    height: f32,
    foot: f32,
    largest: f32,
}

/// The opponent's castle, drawn smaller.
const FAR: Site = Site { class: "far", is_near: false, width: 680.0, height: 152.0, foot: 143.0, largest: 0.86 };
/// The viewer's own castle, or the first seat's for a spectator.
const NEAR: Site = Site { class: "near", is_near: true, width: 680.0, height: 182.0, foot: 170.0, largest: 1.0 };

/// The space to the left of the row for the owner's arms and the value of the castle.
const MARGIN: f32 = 126.0;

/// A row of cards on a drawing.
struct Row {
    foot: f32,
    scale: f32,
    left: f32,
}

impl Row {
    /// A row with a number of slots and room for `spare` more.
    fn new(site: &Site, slots: usize, spare: usize) -> Self {
        let room = site.width - MARGIN - 8.0;
        let scale = site.largest.min(room / ((slots + spare) as f32 * CARD_WIDTH));
        Self { foot: site.foot, scale, left: MARGIN + (room - slots as f32 * CARD_WIDTH * scale) / 2.0 }
    }

    /// The transform from a card's own units to the row.
    fn place(&self) -> Markup {
        let (x, y) = (short(self.left), short(self.foot - CARD_HEIGHT * self.scale));
        // As a whole number, the scale is written faster than as a float.
        let thousandths = (self.scale * 1000.0).round() as u32;
        PreEscaped(format!("translate({x} {y}) scale({}.{:03})", thousandths / 1000, thousandths % 1000))
    }

    /// The transform that moves a drawing along the row to a slot. The slot to the left of the row has index -1.
    fn slot(index: isize) -> Markup {
        html! { "translate(" (index * CARD_WIDTH as isize) ")" }
    }
}

/// The land of one colour with both castles and the stacks.
pub(super) fn land(scene: &Scene<'_>, colour: Colour, contents: &Markup) -> Markup {
    let words = scene.words;
    let title = words.with("burgenland-land", &[("colour", colour_name(words, colour).into())]);
    html! {
        div.burgenland-land.(tincture(colour).class()) id={ "zone-" (KEYS[colour as usize].land) } role="group" aria-label=(title) {
            (contents)
        }
    }
}

/// The keys of the parts of the land of a colour.
struct LandKeys {
    land: String,
    bound: String,
    /// The row of the far castle and of the near one, and the hot-spots in it.
    rows: [[String; 2]; 2],
    /// For each seat: the cards of its castle, and what it is worth.
    castles: [[String; 2]; 2],
}

static KEYS: LazyLock<[LandKeys; 3]> = LazyLock::new(|| {
    Colour::ALL.map(|colour| {
        let key = |what: &str| format!("burgenland-{what}-{colour}");
        let row = |site: &Site| {
            let row = format!("{}-{}", key("castle"), site.class);
            [row.clone(), row + "-spots"]
        };
        let castle = |seat: usize| ["cards", "worth"].map(|what| format!("{}-{}", key(what), Seat::new(seat as u8)));
        LandKeys { land: key("land"), bound: key("bound"), rows: [&FAR, &NEAR].map(row), castles: [0, 1].map(castle) }
    })
});

/// What is in the land of one colour.
pub(super) fn contents(scene: &Scene<'_>, colour: Colour) -> Markup {
    let view = scene.view;
    let near = scene.near();
    let bound = view.turn_colour == Some(colour);
    let here = bound || view.crown.is_some_and(|field| field.colour() == colour);
    let choices = (here && scene.my_turn()).then_some((view.phase, view.active, scene.legal));
    let seats = [(other(near), &FAR), (near, &NEAR)];
    let newest = seats.map(|(seat, _)| newest(view, seat, colour));
    let shows = (seats.map(|(seat, _)| &view.castles[seat][colour]), &view.supply[colour], bound, newest, choices);
    let keys = &KEYS[colour as usize];
    let parts = || {
        let mark = scene.slot(&keys.bound, html! { @if bound { span.bound {} } });
        let castles = seats.map(|(seat, site)| CastleParts::draw(scene, colour, seat, site));
        (mark, castles, Card::ALL.map(|kind| stacks::stack(scene, colour, kind)))
    };
    scene.framed(&keys.land, shows, parts, |(mark, castles, stacks)| {
        html! {
            span.land-mark id={ "zone-" (keys.bound) } { (mark) }
            @for ((seat, site), parts) in seats.iter().zip(castles) {
                svg.burgenland-castle.(site.class) viewBox={ "0 0 " (site.width) " " (site.height) } role="group" aria-label=(scene.name(*seat)) {
                    use href={ "#burgenland-" (site.class) "-land" } {}
                    (parts.row)
                    (parts.spots)
                }
            }
            (stacks::stacks(scene, colour, &stacks))
        }
    })
}

/// The slot of the card that a seat built last, if it is in its castle of this colour.
fn newest(view: &View, seat: Seat, colour: Colour) -> Option<Slot> {
    view.last.card(seat).filter(|(of, _)| *of == colour).map(|(_, slot)| slot)
}

/// What changes of one castle in its land. Its row is drawn again if it, the lead or the room that it needs changes.
struct CastleParts {
    row: Markup,
    spots: Markup,
}

impl CastleParts {
    fn draw(scene: &Scene<'_>, colour: Colour, seat: Seat, site: &Site) -> Self {
        let (view, words) = (scene.view, scene.words);
        let castle = &view.castles[seat][colour];
        // One slot at each end, while one of them may be built on.
        let builds = scene.viewer.is(seat)
            && view.crown.is_some_and(|field| field.colour() == colour)
            && scene.legal.iter().any(|action| matches!(action, Action::Build(Place::Left | Place::Right)));
        let row = Row::new(site, castle.len(), if builds { 2 } else { 0 });
        let keys = &KEYS[colour as usize];
        let [row_key, spots_key] = &keys.rows[usize::from(site.is_near)];
        let [cards_key, worth_key] = &keys.castles[seat.index()];
        let (newest, lead) = (newest(view, seat, colour), lead(view, colour));
        let drawing = || {
            let (across, down) = (short(site.width * 0.018), short(site.height));
            let stripe = html! { "M0 0H" (across) "V" (down) "H0Z" };
            let described = words.with(
                "burgenland-castle-described",
                &[
                    ("name", scene.name(seat).into()),
                    ("value", view.castle_value(seat, colour).into()),
                    ("cards", castle_words(words, castle).into()),
                ],
            );
            html! {
                g role="group" aria-label=(Escaped(described)) {
                    path.tint.stripe d=(&stripe) {}
                    path.hatching.stripe d=(&stripe) fill=(hatching(colour)) {}
                    g transform=(row.place()) {
                        (scene.common(cards_key, castle, || cards(scene, seat, colour)))
                        @if let Some(slot) = newest {
                            rect.newest data-key=(keys::built(seat)) transform=(Row::slot(slot.index() as isize)) x="4" y="4" width="92" height="142" rx="6" {}
                        }
                    }
                    g transform={ "translate(4 " (short(site.foot - 74.0)) ")" } {
                        (scene.common(worth_key, (castle, lead), || worth(scene, colour, seat)))
                    }
                }
            }
        };
        let spots = if scene.my_turn() {
            spots(scene, colour, seat)
        } else {
            html! {}
        };
        let spots = html! { @if !spots.0.is_empty() { g transform=(row.place()) { (spots) } } };
        Self {
            row: scene.cached_drawn_part(row_key, (castle, lead, builds, newest), drawing),
            spots: scene.drawn_part(spots_key, spots),
        }
    }
}

/// The background behind the castles, defined once per page.
pub(super) fn symbols() -> Markup {
    html! {
        g id="burgenland-far-land" { (far_land()) }
        g id="burgenland-near-land" { (near_land()) }
    }
}

fn far_land() -> Markup {
    html! {
        rect.far-sky width="680" height="152" {}
        path.land-air d="M12 10H680M12 19H230M310 19H680M12 28H140M390 28H680M12 38H90M470 38H680M12 50H64M570 50H680M12 62H44M620 62H680M12 76H36M646 76H680" {}
        path.land-far d="M0 122Q130 94 280 109T540 103T680 114V152H0Z" {}
        path.land-trees d="M128 113Q130 93 138 87Q146 93 148 111ZM148 117Q150 101 157 96Q164 101 166 115ZM626 117Q628 95 636 89Q644 95 646 117ZM650 121Q652 103 659 98Q666 103 668 121ZM606 117Q608 105 613 101Q618 105 620 117Z" {}
        path.land-lines d="M20 131Q60 123 104 127M170 123Q240 113 310 119M380 125Q460 117 530 121M560 127Q610 122 672 126" {}
    }
}

fn near_land() -> Markup {
    html! {
        path.land-far d="M0 0H680V182H0Z" {}
        path.land-lines d="M130 24Q220 16 310 22M380 14Q460 8 560 14M590 30Q630 25 670 29M40 30Q70 26 104 30M140 64Q170 60 196 63M560 70Q600 64 660 69M30 120Q60 114 100 118M600 120Q630 116 664 119" {}
        path.land-near d="M0 158Q180 142 360 152T680 150V182H0Z" {}
        path.land-lines d="M40 172Q100 165 160 169M250 176Q330 168 420 172M500 172Q580 165 650 169" {}
    }
}

/// The value of a castle beside its row, with its owner's arms; the better castle has a crown and shows its lead.
fn worth(scene: &Scene<'_>, colour: Colour, seat: Seat) -> Markup {
    let leads = lead(scene.view, colour).filter(|(leader, _)| *leader == seat);
    let castle = &scene.view.castles[seat][colour];
    let counting = counting(castle, &scene.game.components().values);
    let cards = numbered(castle).into_iter().enumerate().filter(|(index, _)| counting.contains(index));
    let counts: Vec<String> = cards
        .filter_map(|(_, slot)| slot.map(|(kind, index)| keys::card(seat, colour, kind, index).into_string()))
        .collect();
    html! {
        g.worth data-key=(keys::castle(seat, colour)) data-counts=(counts.join(" ")) {
            title { (scene.caption(captions::castle(scene, seat, colour))) }
            rect.worth-ground x="4" y="-50" width="116" height="106" rx="8" {}
            (scene.arms(seat).place(38.0, 6.0, 44.0))
            text.worth-number x="88" y="20" { (scene.view.castle_value(seat, colour)) }
            @if let Some((_, points)) = leads {
                use href="#crown" x="21" y="-47" width="34" height="27" {}
                text.worth-lead x="88" y="50" { "+" (points) }
            }
        }
    }
}

/// The slots of the part that counts in a scoring.
fn counting(castle: &Castle, values: &burgenland::ByCard<u8>) -> std::ops::Range<usize> {
    castle.best_part(values).map_or(0..0, |part| {
        let length: u8 = part.cards.0.iter().sum();
        part.from.index()..part.from.index() + usize::from(length)
    })
}

/// The cards from left to right, each with its number among those of its kind; `None` for a gap.
fn numbered(castle: &Castle) -> Vec<Option<(Card, u8)>> {
    let mut seen = [0_u8; 4];
    let mut number = |kind: Card| {
        seen[kind as usize] += 1;
        (kind, seen[kind as usize])
    };
    castle.slots().map(|slot| slot.map(&mut number)).collect()
}

/// The cards of a seat's row, and a frame around the part that counts.
fn cards(scene: &Scene<'_>, seat: Seat, colour: Colour) -> Markup {
    let castle = &scene.view.castles[seat][colour];
    let counting = counting(castle, &scene.game.components().values);
    // Cards of a kind have the same caption, but for whether they count.
    let captions: [[OnceCell<String>; 2]; Card::ALL.len()] = Default::default();
    let caption = |kind: Card, counts: bool| {
        let known = &captions[kind as usize][usize::from(counts)];
        known.get_or_init(|| captions::card(scene, seat, colour, kind, counts))
    };
    html! {
        @for (index, slot) in numbered(castle).into_iter().enumerate() {
            @let counts = counting.contains(&index);
            @match slot {
                Some((kind, number)) => {
                    g.idle[!counts] data-key=(keys::card(seat, colour, kind, number)) transform=(Row::slot(index as isize)) {
                        title { (scene.caption(caption(kind, counts))) }
                        (card(colour, kind))
                    }
                }
                None => g transform=(Row::slot(index as isize)) { title { (scene.caption(captions::gap(scene))) } (gap()) },
            }
        }
        @if !counting.is_empty() {
            rect.counted data-key=(keys::counted(seat, colour)) transform=(Row::slot(counting.start as isize)) x="0" y="0" width=(short(counting.len() as f32 * CARD_WIDTH)) height=(short(CARD_HEIGHT)) rx="8" {}
        }
    }
}

/// The hot-spots of a row: where to build, what to take, what to give back.
fn spots(scene: &Scene<'_>, colour: Colour, seat: Seat) -> Markup {
    let view = scene.view;
    let Some(active) = view.active else { return html! {} };
    let castle = &view.castles[seat][colour];
    let here = view.crown.filter(|field| field.colour() == colour).and_then(|field| view.kind(field).card());
    match (view.phase, here) {
        (Phase::Field | Phase::Place, Some(kind)) if seat == active => building(scene, colour, kind, castle),
        (Phase::Field, Some(kind)) => html! {
            @for slot in castle.copies(kind).iter() { (removal(scene, Action::Take(slot), slot)) }
        },
        (Phase::Give, _) if seat == active && view.turn_colour == Some(colour) && !castle.is_empty() => html! {
            (removal(scene, Action::Give(Side::Left), Slot::new(0)))
            (removal(scene, Action::Give(Side::Right), Slot::new(castle.len() - 1)))
        },
        _ => html! {},
    }
}

/// The outline of a slot where a card may be built.
static SITE_OUTLINE: LazyLock<String> = LazyLock::new(|| rounded((5.0, 5.0), (90.0, 140.0), 7.0));

/// The outline of a card.
static CARD_OUTLINE: LazyLock<String> = LazyLock::new(|| rounded((1.0, 1.0), (98.0, 148.0), 7.0));

/// A slot where a card may be built: an outline with the card as preview.
fn building(scene: &Scene<'_>, colour: Colour, kind: Card, castle: &Castle) -> Markup {
    html! {
        @for place in castle.places(kind).iter() {
            @let index = match place {
                Place::Left => -1,
                Place::Right => castle.len() as isize,
                Place::Gap(slot) => slot.index() as isize,
            };
            (scene.hot(Action::Build(place), || html! {
                g transform=(Row::slot(index)) {
                    rect.building-site x="5" y="5" width="90" height="140" rx="7" {}
                    (glow(&SITE_OUTLINE))
                    g.ghost { (card(colour, kind)) }
                }
            }))
        }
    }
}

/// A card that may be removed: its outline glows, and the preview is the gap it would leave.
fn removal(scene: &Scene<'_>, action: Action, slot: Slot) -> Markup {
    scene.hot(action, || {
        html! {
            g transform=(Row::slot(slot.index() as isize)) {
                g.ghost { rect.hole x="1" y="1" width="98" height="148" rx="7" {} (gap()) }
                (glow(&CARD_OUTLINE))
            }
        }
    })
}

/// A single castle, for an example.
pub(super) fn example(game: &Burgenland, colour: Colour, castle: &Castle) -> Markup {
    let counting = counting(castle, &game.components().values);
    let width = castle.len() as f32 * CARD_WIDTH + 8.0;
    let row = Row { foot: CARD_HEIGHT + 4.0, scale: 1.0, left: 4.0 };
    html! {
        svg.burgenland-example viewBox={ "0 0 " (width) " 158" } aria-hidden="true" focusable="false" {
            g transform=(row.place()) {
                @for (index, slot) in castle.slots().enumerate() {
                    @let counts = counting.contains(&index);
                    g.idle[!counts && slot.is_some()] transform=(Row::slot(index as isize)) {
                        @match slot {
                            Some(kind) => (card(colour, kind)),
                            None => (gap()),
                        }
                    }
                }
            }
        }
    }
}
