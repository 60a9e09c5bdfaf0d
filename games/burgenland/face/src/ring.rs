//! The ring: 24 fields around the score track, the king at the top, dice in the middle.

use std::sync::LazyLock;

use burgenland::{Action, Colour, Components, FIELDS, FieldId, FieldKind, Layout, Phase, ZONE_LENGTH};
use kernel::{Game as _, OptionValue as _, Seat};
use maud::{Markup, PreEscaped, html};

use super::pieces::{hatching, sign, tincture};
use super::texts::{colour_name, field_at, lead, winner};
use super::{captions, keys, tray};
use present::engrave::{point, polar, ring_piece, rounded, short};
use present::{Escaped, glow};

use crate::scene::Scene;

const CENTRE: (f32, f32) = (500.0, 500.0);
/// The fields lie between these radii.
const FIELD_BAND: (f32, f32) = (338.0, 474.0);
/// The radius of the signs.
const SIGN_RADIUS: f32 = 410.0;
/// The radius of the crown: on the outer edge, so that it covers no sign.
const CROWN_RADIUS: f32 = 492.0;
/// The score track lies between these radii.
const SCORE_BAND: (f32, f32) = (266.0, 330.0);
/// The radius of the score markers.
const MARKER_RADIUS: f32 = 282.0;
/// The angle of one field in degrees.
const FIELD_ANGLE: f32 = 360.0 / FIELDS as f32;
/// The angle of one step on the score track in degrees, unless the track is long.
const WIDEST_STEP: f32 = 10.5;
/// With more steps than this only every fifth has its number.
const MOST_NUMBERS: u8 = 40;

/// What changes on the ring.
pub(super) struct Parts {
    described: Markup,
    zones: Markup,
    fields: Markup,
    score: Markup,
    dice: Markup,
    distances: Markup,
    middle: Markup,
    crown: Markup,
}

impl Parts {
    pub(super) fn draw(scene: &Scene<'_>) -> Self {
        let view = scene.view;
        let scores = [0, 1].map(|seat| view.score(Seat::new(seat)));
        let described = (view.crown, scores, view.board_dice);
        let zones = (view.turn_colour, view.phase == Phase::Over);
        Self {
            described: scene.common_slot("burgenland-described", described, || html! { (Escaped(description(scene))) }),
            zones: scene.common_drawn_part("burgenland-zones", zones, || {
                html! { @for colour in Colour::ALL { (zone(scene, colour)) } }
            }),
            fields: fields(scene),
            score: scene.common_drawn_part("burgenland-score", scores, || score_track(scene)),
            dice: tray::board_dice(scene),
            distances: distances(scene),
            middle: scene.drawn_part("burgenland-middle", middle_of_the_ring(scene)),
            crown: scene.common_drawn_part("burgenland-crown", view.crown, || {
                html! { @if let Some(field) = view.crown { (crown(scene, field)) } }
            }),
        }
    }
}

/// The whole ring.
pub(super) fn ring(scene: &Scene<'_>, parts: &Parts) -> Markup {
    html! {
        svg.burgenland-ring viewBox="-34 -34 1068 1068" role="group" aria-label=(scene.words.text("burgenland-ring")) {
            desc id="zone-burgenland-described" { (parts.described) }
            use href="#burgenland-tapestry" {}
            (parts.zones)
            g id="zone-burgenland-fields" { (parts.fields) }
            (stops(scene))
            (parts.score)
            circle.ring-middle cx="500" cy="500" r="262" {}
            (parts.dice)
            (parts.distances)
            (parts.middle)
            (parts.crown)
        }
    }
}

/// Thrown dice, a card that was taken, and what can be done.
fn middle_of_the_ring(scene: &Scene<'_>) -> Markup {
    html! {
        (tray::middle(scene))
        (tray::next_dice(scene))
        (scoring(scene))
        (landings(scene))
        (plaque(scene))
        @if scene.view.phase == Phase::Over { (victory(scene)) }
    }
}

/// The winner's arms and name in front of the king.
fn victory(scene: &Scene<'_>) -> Markup {
    // Longer names do not fit into the middle of the ring.
    const MAX_LETTERS: usize = 18;
    let winner = winner(scene.view);
    let name: String = scene.name(winner).chars().take(MAX_LETTERS).collect();
    html! {
        g.victory {
            (scene.arms(winner).place(500.0, 640.0, 72.0))
            text.victory-name x="500" y="722" { (name) }
        }
    }
}

/// A description of the ring for screen readers.
fn description(scene: &Scene<'_>) -> String {
    let (view, words) = (scene.view, scene.words);
    let field =
        view.crown.map_or_else(|| words.text("burgenland-nowhere"), |field| field_at(words, field, view.kind(field)));
    let scores: Vec<String> =
        scene.game.seats().seats().map(|seat| format!("{} {}", scene.name(seat), view.score(seat))).collect();
    words.with(
        "burgenland-ring-described",
        &[("field", field.into()), ("scores", scores.join(", ").into()), ("dice", view.board_dice.into())],
    )
}

/// The symbols of everything that never changes.
pub(super) fn symbols() -> Markup {
    html! {
        (border())
        (score_steps())
        (distance_drawings())
        @for place in PLACES.iter() { path id=(place.outline_id) d=(PreEscaped(&place.outline)) {} }
        @for layout in [Layout::Main, Layout::Alternative] {
            @for colour in Colour::ALL { (zone_drawing(layout, colour)) }
        }
    }
}

/// The woven edge of the tapestry.
fn border() -> Markup {
    let mut teeth = String::new();
    for tooth in 0..120_u8 {
        let angle = f32::from(tooth) * 3.0;
        let [(ax, ay), (bx, by), (cx, cy)] =
            [polar(CENTRE, angle, 484.0), polar(CENTRE, angle + 1.5, 500.0), polar(CENTRE, angle + 3.0, 484.0)];
        teeth.push_str(&format!("M{ax} {ay}L{bx} {by}L{cx} {cy}Z"));
    }
    html! {
        g id="burgenland-tapestry" {
            circle.tapestry cx="500" cy="500" r="504" {}
            circle.tapestry-ground cx="500" cy="500" r="476" {}
            path.tapestry-teeth d=(teeth) {}
            circle.tapestry-line cx="500" cy="500" r="482" {}
            circle.tapestry-line cx="500" cy="500" r="504" {}
        }
    }
}

/// The eight fields of a colour. While the turn is bound to a colour, the other colours are dimmed.
fn zone(scene: &Scene<'_>, colour: Colour) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let bound = view.turn_colour == Some(colour);
    // At the end no colour is dimmed.
    let resting = view.turn_colour.is_some() && !bound && view.phase != Phase::Over;
    html! {
        g.zone.resting[resting] {
            @if bound { title { (scene.caption(words.with("burgenland-bound", &[("colour", colour_name(words, colour).into())]))) } }
            use href={ "#" (PreEscaped(zone_id(view.layout, colour))) } {}
        }
    }
}

fn zone_id(layout: Layout, colour: Colour) -> String {
    format!("burgenland-zone-{}-{colour}", layout.text())
}

/// The symbol of a colour's fields.
fn zone_drawing(layout: Layout, colour: Colour) -> Markup {
    let zone_angle = ZONE_LENGTH as f32 * FIELD_ANGLE;
    let start = f32::from(colour as u8) * zone_angle;
    let whole = ring_piece(CENTRE, FIELD_BAND, (start, start + zone_angle));
    let mut joints = String::new();
    for index in 1..ZONE_LENGTH {
        let [(ax, ay), (bx, by)] =
            [FIELD_BAND.0, FIELD_BAND.1].map(|radius| polar(CENTRE, start + index as f32 * FIELD_ANGLE, radius));
        joints.push_str(&format!("M{ax} {ay}L{bx} {by}"));
    }
    html! {
        g.(tincture(colour).class()) id=(zone_id(layout, colour)) {
            path.tint d=(whole) {}
            path.hatching d=(whole) fill=(hatching(colour)) {}
            path.field-edge d={ (whole) (joints) } {}
            @for index in 0..ZONE_LENGTH {
                @let field = FieldId::new(colour, index);
                @let (x, y) = polar(CENTRE, middle(field), SIGN_RADIUS);
                g transform={ "translate(" (x) " " (y) ")" } { (sign(colour, layout.kind(field))) }
            }
        }
    }
}

/// The angle of a field's middle.
fn middle(field: FieldId) -> f32 {
    (field.index() as f32 + 0.5) * FIELD_ANGLE
}

fn field_outline(field: FieldId) -> String {
    let from = field.index() as f32 * FIELD_ANGLE;
    ring_piece(CENTRE, FIELD_BAND, (from, from + FIELD_ANGLE))
}

/// What never changes of a field.
struct FieldPlace {
    field: FieldId,
    /// The key of its caption.
    caption: String,
    outline: String,
    outline_id: String,
    /// For each value of a die: the number at its outer edge, as it is and struck through.
    numbers: [[Markup; 2]; 6],
}

/// All fields, in the order of the ring.
static PLACES: LazyLock<Vec<FieldPlace>> = LazyLock::new(|| {
    let place = |field: FieldId| FieldPlace {
        field,
        caption: format!("burgenland-field-{}", field.index()),
        outline: field_outline(field),
        outline_id: format!("burgenland-outline-{}", field.index()),
        numbers: std::array::from_fn(|index| {
            [false, true].map(|leaves| {
                let (x, y) = polar(CENTRE, middle(field), 484.0);
                html! { use href={ "#" (distance_id(index as u8 + 1, leaves)) } x=(x) y=(y) {} }
            })
        }),
    };
    FieldId::all().map(place).collect()
});

/// The fields, which tell what they are when they are pointed at: what a field offers, and what that is worth now. The words
/// of a field are put together only if this has changed.
fn fields(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let values = Colour::ALL.map(|colour| [0, 1].map(|seat| view.castle_value(Seat::new(seat), colour)));
    let caption = |place: &FieldPlace| {
        let (colour, kind) = (place.field.colour(), view.kind(place.field));
        let worth = match kind {
            FieldKind::Crown | FieldKind::WallCrown => values[colour as usize],
            _ => [kind.card().map_or(0, |card| view.supply[colour][card]), 0],
        };
        scene.common_slot(&place.caption, worth, || html! { (scene.caption(captions::field(scene, place.field))) })
    };
    let captions = || PLACES.iter().map(caption).collect();
    scene.framed("burgenland-fields", (values, view.supply), captions, |captions: Vec<Markup>| {
        html! {
            @for (place, caption) in PLACES.iter().zip(captions) {
                path.field-place data-key=(keys::field(place.field)) d=(PreEscaped(&place.outline)) {
                    title id={ "zone-" (place.caption) } { (caption) }
                }
            }
        }
    })
}

/// Where the crown and the score markers pass on their way.
fn stops(scene: &Scene<'_>) -> Markup {
    let king = scene.game.components().king;
    html! {
        @for field in FieldId::all() {
            @let (x, y) = polar(CENTRE, middle(field), CROWN_RADIUS);
            circle.stop data-stop={ "ring:" (field.index()) } cx=(x) cy=(y) r="1" {}
        }
        @for points in 0..=king {
            @let (x, y) = polar(CENTRE, score_angle(king, points), MARKER_RADIUS);
            circle.stop data-stop={ "score:" (points) } cx=(x) cy=(y) r="1" {}
        }
    }
}

/// The crown on its field.
fn crown(scene: &Scene<'_>, field: FieldId) -> Markup {
    let (x, y) = polar(CENTRE, middle(field), CROWN_RADIUS);
    html! {
        g.crown-figure data-key=(keys::crown()) data-track="ring" data-at=(field.index()) data-ring=(FIELDS) transform={ "translate(" (x) " " (y) ")" } {
            title { (scene.caption(captions::crown(scene, field))) }
            (crown_drawing())
        }
    }
}

/// A preview of the crown on a field.
fn crown_preview(field: FieldId) -> Markup {
    let (x, y) = polar(CENTRE, middle(field), CROWN_RADIUS);
    html! { g.crown-figure transform={ "translate(" (x) " " (y) ")" } { (crown_drawing()) } }
}

fn crown_drawing() -> Markup {
    html! {
        ellipse.crown-shadow cx="3" cy="30" rx="42" ry="9" {}
        use href="#crown" x="-44" y="-38" width="88" height="70" {}
    }
}

/// The angle of a number of points on the score track. The king is at the top.
fn score_angle(king: u8, points: u8) -> f32 {
    if points >= king { 0.0 } else { score_start(king) + (f32::from(points) + 0.5) * step_angle(king) }
}

/// The width of a step: with many steps the whole ring must do.
fn step_angle(king: u8) -> f32 {
    (315.0 / f32::from(king)).min(WIDEST_STEP)
}

/// The angle at which the track begins, to the right of the king.
fn score_start(king: u8) -> f32 {
    (360.0 - f32::from(king) * step_angle(king)) / 2.0
}

/// The score track with both markers.
fn score_track(scene: &Scene<'_>) -> Markup {
    html! {
        g {
            title { (scene.caption(captions::king(scene))) }
            use href="#burgenland-score" {}
        }
        @for seat in scene.game.seats().seats() { (marker(scene, seat, scene.view.score(seat), false)) }
    }
}

/// The steps of the score track with the king at its end, and the borders between the colours.
fn score_steps() -> Markup {
    let king = Components::of_the_box().king;
    let (start, step) = (score_start(king), step_angle(king));
    let mut borders = String::new();
    for colour in Colour::ALL {
        let angle = f32::from(colour as u8) * ZONE_LENGTH as f32 * FIELD_ANGLE;
        let [(ax, ay), (bx, by)] = [FIELD_BAND.0 - 4.0, FIELD_BAND.1 + 6.0].map(|radius| polar(CENTRE, angle, radius));
        borders.push_str(&format!("M{ax} {ay}L{bx} {by}"));
    }
    let king_place = ring_piece(CENTRE, (SCORE_BAND.0 - 4.0, SCORE_BAND.1 + 2.0), (-start, start));
    html! {
        g id="burgenland-score" {
            path.zone-border d=(borders) {}
            @for points in 0..king {
                @let from = start + f32::from(points) * step;
                @let (x, y) = point(CENTRE, from + step / 2.0, 314.0);
                path.score-step.fifth[points % 5 == 0] d=(ring_piece(CENTRE, SCORE_BAND, (from, from + step))) {}
                @if points % 5 == 0 || king <= MOST_NUMBERS {
                    text.score-number.fifth[points % 5 == 0] x=(short(x)) y=(short(y + 8.0)) { (points) }
                }
            }
            path.king-place d=(king_place) {}
            path.hatching d=(king_place) fill="url(#hatch-or)" {}
            use href="#king" x="464" y="170" width="72" height="66" {}
            text.king-number x="418" y="219" { (king) }
        }
    }
}

/// A seat's marker on the score track, or a preview of where it would go.
fn marker(scene: &Scene<'_>, seat: Seat, points: u8, ghost: bool) -> Markup {
    let king = scene.game.components().king;
    let angle = score_angle(king, points);
    // Two markers on one step are drawn side by side; on the last step there is room on both sides of the king.
    let apart = if points >= king { 15.0 } else { 3.1 };
    let level = scene.view.score(Seat::new(0)).min(king) == scene.view.score(Seat::new(1)).min(king);
    let shift = match (ghost || (!level && points < king), seat.index()) {
        (true, _) => 0.0,
        (false, 0) => -apart,
        (false, _) => apart,
    };
    let (x, y) = polar(CENTRE, angle + shift, MARKER_RADIUS);
    let arms = scene.arms(seat).place(0.0, 0.0, 31.0);
    html! {
        @if ghost {
            g.marker transform={ "translate(" (x) " " (y) ")" } { (arms) }
        } @else {
            g.marker data-key=(keys::marker(seat)) data-track="score" data-at=(points.min(king)) transform={ "translate(" (x) " " (y) ")" } {
                title { (scene.caption(captions::marker(scene, seat))) }
                (arms)
            }
        }
    }
}

/// The outline of the hot-spot for scoring.
static SCORING_OUTLINE: LazyLock<String> = LazyLock::new(|| rounded((386.0, 572.0), (228.0, 68.0), 14.0));

/// The outline of the hot-spot for stopping, or for taking nothing.
static PLAQUE_OUTLINE: LazyLock<String> = LazyLock::new(|| rounded((352.0, 650.0), (296.0, 64.0), 14.0));

/// The hot-spot for scoring on a field with wall and crown: who would move forward, and how far.
fn scoring(scene: &Scene<'_>) -> Markup {
    let Some(field) = scene.view.crown else { return html! {} };
    scene.hot(Action::Score, || {
        let outline = PreEscaped(SCORING_OUTLINE.as_str());
        let leader = lead(scene.view, field.colour());
        html! {
            path.plaque d=(outline) {}
            (glow(outline.0))
            use href="#crown" x="406" y="582" width="60" height="48" {}
            @match leader {
                Some((seat, points)) => {
                    text.scoring-points x="512" y="619" { "+" (points) }
                    (scene.arms(seat).place(576.0, 606.0, 44.0))
                    g.ghost { (marker(scene, seat, scene.view.score(seat) + points, true)) }
                }
                None => text.scoring-points x="530" y="619" { "±0" },
            }
        }
    })
}

/// A hot-spot for every value thrown: the dice with that value and the field to which the crown would move.
fn landings(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let (Phase::Choose(throw), Some(crown)) = (view.phase, view.crown) else { return html! {} };
    html! {
        @for value in throw.values() {
            @let to = crown.advanced(value);
            @let leaves = view.turn_colour.is_some_and(|colour| colour != to.colour());
            (scene.hot(Action::Move(value), || html! {
                (tray::thrown_dice(view.active.unwrap_or(scene.near()), throw, Some(value)))
                (glow(&PLACES[to.index()].outline))
                (distance(to, value, leaves))
                g.ghost { (crown_preview(to)) }
            }))
        }
    }
}

/// The fields to which each value of a die would lead: numbers at their edge, and a caption that tells it.
fn distances(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let crown = captions::throws_from(scene);
    let shows = crown.map(|crown| (crown, view.turn_colour, view.castles, view.supply));
    scene.cached_drawn_part("burgenland-distances", shows, || {
        let Some(crown) = crown else { return html! {} };
        let reached = (1..=6_u8).map(|value| (value, crown.advanced(value)));
        html! {
            @for (value, to) in reached.clone() {
                use.field-place href={ "#" (PreEscaped(&PLACES[to.index()].outline_id)) } {
                    title { (scene.caption(captions::reached_field(scene, to, value))) }
                }
            }
            g.distances aria-hidden="true" {
                @for (value, to) in reached {
                    (distance(to, value, view.turn_colour.is_some_and(|colour| colour != to.colour())))
                }
            }
        }
    })
}

/// A number at the outer edge of a field; red and struck through if it would leave the colour.
fn distance(field: FieldId, value: u8, leaves: bool) -> &'static Markup {
    &PLACES[field.index()].numbers[usize::from(value) - 1][usize::from(leaves)]
}

fn distance_id(value: u8, leaves: bool) -> String {
    format!("burgenland-{}-{value}", if leaves { "away" } else { "distance" })
}

/// The numbers that are put at the edge of fields.
fn distance_drawings() -> Markup {
    html! {
        @for (value, leaves) in (1..=6_u8).flat_map(|value| [(value, false), (value, true)]) {
            g.distance.leaves[leaves] id=(distance_id(value, leaves)) {
                circle r="19" {}
                text y="9" { (value) }
                @if leaves { path d="M-15 15L15 -15" {} }
            }
        }
    }
}

/// The hot-spot for the decision that has no place on the board: to stop, or to take nothing.
fn plaque(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        @for (action, key) in [(Action::Stop, "burgenland-stop"), (Action::Pass, "burgenland-pass")] {
            (scene.hot(action, || html! {
                @let outline = PreEscaped(PLAQUE_OUTLINE.as_str());
                path.plaque d=(outline) {}
                (glow(outline.0))
                text.plaque-text x="500" y="692" { (words.text(key)) }
            }))
        }
    }
}
