//! Castles in cross-section. The viewer's two castles are large; the others are small, along the far side of the table, each
//! between its two builders.

use std::hash::Hash;

use kernel::Seat;
use maud::{Markup, html};
use two_castles::components::Levels;
use two_castles::{Action, Attendant, Castle, Cell, Components, Phase, Placed, RoomKind, Scored, SpecialRoom, Tile};

use super::counters::{coming, counters};
use super::log::scored_words;
use super::names::{card_name, castle_name, gain, place_name, points_words, room_name};
use super::rooms::{decoration, name_banner, plain_room, room, throne_room};
use super::texts::{choices, placements, shown_bonus};
use super::{captions, keys};
use present::engrave::short;
use present::{Escaped, Words, breakable, glow, intention_words, signed};

use crate::scene::Scene;

/// All castles, arranged from the viewer's place.
pub(super) fn around_the_table(scene: &Scene<'_>) -> Markup {
    let places = scene.game.places();
    let near = scene.near().index();
    let [left, right] = scene.game.castles_of(near);
    // Clockwise from the castle beyond the left neighbour.
    let far = (1..places - 1).map(|step| (near + step) % places);
    let below_each_other = are_broad(scene, [left, right]);
    let near = [left, right].into_iter().zip(near_frames(scene, [left, right]));
    let part = |castle: usize, frame: Frame, near: bool| {
        let shows = figure_shows(scene, castle, frame, near);
        scene.cached_part(&format!("two-castles-castle-{castle}"), shows, || castle_figure(scene, castle, frame, near))
    };
    html! {
        div.tc-far-castles { @for castle in far { (part(castle, far_frame(&scene.view.castles[castle]), false)) } }
        div.tc-near-castles.broad[below_each_other] { @for (castle, frame) in near { (part(castle, frame, true)) } }
    }
}

/// What the figure of a castle depends on: what is built, what may be built or come here, and the viewer's own castles, because of
/// what a tile would bring there.
fn figure_shows<'a>(scene: &'a Scene<'_>, castle: usize, frame: Frame, near: bool) -> impl Hash + use<'a> {
    let view = scene.view;
    let built = (&view.castles[castle], scene.game.castles_of(scene.near().index()).map(|own| &view.castles[own]));
    let coming = (scene.game.builders(castle).map(|place| view.picks[place]), &view.draws[castle], shown_bonus(scene));
    let legal = (near && is_current(scene, castle)).then_some(scene.legal);
    let intentions = (!scene.intentions.is_empty()).then_some((scene.intentions, view.progress.works));
    (built, coming, view.progress.phase, view.progress.works[castle], legal, intentions, frame, near)
}

/// The frame of another castle: what it fills, but not so little that its rooms would be larger than the viewer's own.
fn far_frame(castle: &Castle) -> Frame {
    let mut frame = Frame::around(castle, 0);
    frame.include(Cell::new(-2, 0));
    frame.include(Cell::new(3, 0));
    frame
}

/// The frames of the viewer's own castles: the same height, and room for whatever may be built next, so that nothing changes
/// its scale while a tile is chosen and placed. The wider castle gets more of the table, so that the rooms of both are
/// equally large.
fn near_frames(scene: &Scene<'_>, castles: [usize; 2]) -> [Frame; 2] {
    let digs = tiles_in_play(scene).any(|tile| Components::get().face(tile).levels != Levels::GroundOrAbove);
    // At the end nothing more is built.
    let free = i8::from(scene.view.progress.phase != Phase::Over);
    let mut frames = castles.map(|castle| {
        let mut frame = Frame::around(&scene.view.castles[castle], free);
        frame.include(Cell::new(-3, 0));
        frame.include(Cell::new(4, 0));
        frame.top = (frame.top + free).max(2);
        if digs || frame.bottom < 0 {
            frame.bottom -= free;
        }
        frame
    });
    let height = frames.map(|frame| frame.top - frame.bottom).into_iter().max().unwrap_or(0);
    for frame in &mut frames {
        frame.top = frame.bottom + height;
    }
    frames
}

/// Are the viewer's own castles so wide that on an upright tablet their rooms are larger below each other than side by side?
/// What was built in this turn does not count, so that nothing is laid out anew within it.
fn are_broad(scene: &Scene<'_>, castles: [usize; 2]) -> bool {
    /// Width and height that such a screen has for the drawing of a castle below another.
    const PLACE: (i32, i32) = (744, 256);
    let frames = castles.map(|castle| {
        let (built, work) = (&scene.view.castles[castle], &scene.view.progress.works[castle]);
        let is_building = scene.view.progress.phase == Phase::Build;
        let new = work.owing.iter().filter(|owing| is_building && !**owing).count();
        let mut frame = Frame::of(built.rooms().take(built.rooms().len().saturating_sub(new)), 1);
        frame.include(Cell::new(-3, 0));
        frame.include(Cell::new(4, 1));
        (frame.top, frame.bottom) = (frame.top + 1, frame.bottom - 1);
        frame
    });
    let columns: i32 = frames.iter().map(|frame| i32::from(frame.columns())).sum();
    let floors = frames.iter().map(|frame| i32::from(frame.floors())).max().unwrap_or(0).max(5);
    // A fifth larger at least: a new layout for less would only disturb.
    5 * columns * PLACE.1 > 6 * floors * PLACE.0
}

/// The open tiles that may be placed in this turn, and the special rooms that a bonus brings.
fn tiles_in_play<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = Tile> + 'a {
    let picks = scene.view.picks.iter().flatten().copied().flatten();
    let drawn = scene.view.draws.iter().flat_map(|draw| draw.tiles.iter());
    picks.chain(drawn).chain(choices(scene))
}

/// A castle with its name, its builders, its value, and the bonus cards below it.
fn castle_figure(scene: &Scene<'_>, castle: usize, frame: Frame, near: bool) -> Markup {
    let (words, view) = (scene.words, scene.view);
    let name = castle_name(words, castle);
    // On the near side, the builder for whom this is the left castle is drawn to the right of it; the far side is mirrored.
    let [mut left, mut right] = scene.game.builders(castle);
    if near {
        (left, right) = (right, left);
    }
    let current = is_current(scene, castle);
    let rows = view.castles[castle].row_points(scene.game.components()).into_iter();
    let rows: Vec<_> = rows.map(|(row, points, _)| (row, points)).collect();
    let points = rows.iter().map(|(_, points)| points).sum();
    html! {
        figure.tc-castle.near[near].current[current] data-key=(keys::castle(castle)) data-columns=[near.then(|| frame.columns())] data-floors=[near.then(|| frame.floors())] {
            figcaption {
                (builder(scene, left, near))
                span.tc-castle-name { (breakable(&name)) }
                @if !near { (coming(scene, castle, false)) }
                span.tc-castle-points role="img" aria-label=(points_words(words, points)) data-caption=(scene.caption(scored_words(words, castle, &rows, points))) { (points) }
                (builder(scene, right, near))
            }
            (drawing(scene, castle, frame.view_box(), near))
            @if near { (coming(scene, castle, true)) }
            (counters(scene, castle, near))
            (cards(scene, castle, near))
        }
    }
}

/// Is there something left to do in the castle?
fn is_current(scene: &Scene<'_>, castle: usize) -> bool {
    !scene.view.progress.works[castle].is_done()
}

/// The arms and the name of a builder; the king's crown for Ludwig. The name is visible only for the partner in one of the
/// viewer's castles.
fn builder(scene: &Scene<'_>, place: usize, near: bool) -> Markup {
    let name = place_name(scene.game, scene.words, scene.names, place);
    let silent = !near || place == scene.near().index();
    html! {
        span.tc-builder title=(name) {
            (arms(scene, place))
            span.unseen[silent] { (name) }
        }
    }
}

/// The arms of a place; for the king his crown.
pub(super) fn arms(scene: &Scene<'_>, place: usize) -> Markup {
    html! {
        @match scene.game.seat_at(place) {
            Some(seat) => (scene.arms(seat).shield()),
            None => {
                svg.shield viewBox="0 0 60 70" aria-hidden="true" focusable="false" {
                    use href="#crown" x="0" y="11" width="60" height="48" {}
                }
            }
        }
    }
}

/// The bonus cards below a castle, each with its current points; a small castle shows only the points.
fn cards(scene: &Scene<'_>, index: usize, near: bool) -> Markup {
    let (words, components, castle) = (scene.words, scene.game.components(), &scene.view.castles[index]);
    html! {
        @if castle.cards().next().is_some() {
            ul.tc-cards {
                @for card in castle.cards() {
                    @let points = castle.card_points(components, card).points();
                    @let text = words.with("two-castles-card", &[
                        ("card", card_name(words, card).into()),
                        ("each", components.card(card).points.into()),
                        ("points", points.into()),
                    ]);
                    li data-key=(keys::card(card)) data-counts=[keys::counted(index, castle, Scored::Card(card))] data-caption=(scene.caption(captions::card(words, castle, card))) {
                        @if near { (text) } @else { span aria-hidden="true" { (points) } span.unseen { (text) } }
                    }
                }
            }
        }
    }
}

/// The part of the grid that a drawing shows, in cells.
#[derive(Clone, Copy, Hash)]
struct Frame {
    left: i8,
    right: i8,
    bottom: i8,
    top: i8,
}

impl Frame {
    /// The cells that a castle fills, with `aside` free ones on each side.
    fn around(castle: &Castle, aside: i8) -> Self {
        Self::of(castle.rooms(), aside)
    }

    /// The cells that the throne room and these rooms fill, with `aside` free ones on each side.
    fn of(rooms: impl Iterator<Item = Placed>, aside: i8) -> Self {
        let mut frame = Self { left: -aside, right: 1 + aside, bottom: 0, top: 0 };
        for placed in rooms {
            frame.include(Cell::new(placed.at.x - aside, placed.at.y));
            frame.include(Cell::new(placed.at.x + aside, placed.at.y));
            if has_roof(placed.tile) {
                frame.include(Cell::new(placed.at.x, placed.at.y + 1));
            }
        }
        frame
    }

    fn include(&mut self, at: Cell) {
        self.left = self.left.min(at.x);
        self.right = self.right.max(at.x);
        self.bottom = self.bottom.min(at.y);
        self.top = self.top.max(at.y);
    }

    fn columns(self) -> i8 {
        self.right - self.left + 1
    }

    fn floors(self) -> i8 {
        self.top - self.bottom + 1
    }

    /// With a strip of earth below.
    fn view_box(self) -> ViewBox {
        let (left, right) = (f32::from(self.left) * 100.0 - 12.0, f32::from(self.right + 1) * 100.0 + 12.0);
        let (top, bottom) = (f32::from(-self.top - 1) * 100.0 - 30.0, f32::from(-self.bottom) * 100.0 + 24.0);
        (left, top, right - left, bottom - top)
    }
}

/// Left edge, upper edge, width and height of a drawing; the ground lies at 0.
type ViewBox = (f32, f32, f32, f32);

/// The upper left corner of a cell.
fn corner(at: Cell) -> (i16, i16) {
    (i16::from(at.x) * 100, i16::from(-at.y - 1) * 100)
}

/// A castle at the table.
fn drawing(scene: &Scene<'_>, castle: usize, view_box: ViewBox, near: bool) -> Markup {
    let (words, view) = (scene.words, scene.view);
    let built = &view.castles[castle];
    let described = words.with(
        "two-castles-described",
        &[
            ("castle", castle_name(words, castle).into()),
            ("count", built.len().into()),
            ("points", built.points(scene.game.components()).into()),
        ],
    );
    let here = is_current(scene, castle);
    html! {
        (landscape(view_box, &described, &html! {
            (rooms_of(words, built, Some((scene, castle)), if near { Detail::of(scene.aids) } else { Detail::Signs }))
            @if here {
                @for (index, tile) in choices(scene).into_iter().enumerate() {
                    @for action in placements(scene, castle, tile) { (site(scene, built, index, action)) }
                }
                @for (seat, action) in intended(scene, castle) { (intention(scene, built, seat, action)) }
            }
        }))
    }
}

/// The rooms that other seats are considering in a castle.
fn intended<'a>(scene: &'a Scene<'_>, castle: usize) -> impl Iterator<Item = (Seat, Action)> + 'a {
    let here = move |(seat, action): &&(Seat, Action)| matches!(action, Action::Place(side, ..) if scene.game.castle_at(*seat, *side) == castle);
    scene.intentions.iter().filter(here).copied()
}

/// A room that a partner is considering: a preview, the partner's arms, and the points that the castle would gain.
fn intention(scene: &Scene<'_>, castle: &Castle, seat: Seat, action: Action) -> Markup {
    let Action::Place(_, tile, at) = action else { return html! {} };
    let (x, y) = corner(at);
    html! {
        g.tc-intention transform={ "translate(" (x) " " (y) ")" } {
            title { (scene.caption(intention_words(scene, seat, action))) }
            g.tc-intended { (room(tile)) }
            path.tc-intention-edge d="M3 3H97V97H3Z" {}
            (scene.arms(seat).place(50.0, 47.0, 36.0))
            g.tc-gain {
                circle cx="50" cy="50" r="27" {}
                text x="50" y="61" { (signed(gain(castle, tile, at))) }
            }
        }
    }
}

/// A castle on a page without a table, with the points of each room.
pub(super) fn example(words: &Words, castle: &Castle, label: &str) -> Markup {
    landscape(Frame::around(castle, 0).view_box(), label, &rooms_of(words, castle, None, Detail::Points))
}

/// The background (sky, ground, underground) with a castle on it. It reaches far beyond the view box, so that it fills the
/// drawing's place whatever its shape.
fn landscape((left, top, width, height): ViewBox, label: &str, body: &Markup) -> Markup {
    let hill = |at: f32| short(left + width * at);
    let [left, top, right, width, height] = [left, top, left + width, width, height].map(short);
    html! {
        svg.tc-drawing viewBox={ (left) " " (top) " " (width) " " (height) } preserveAspectRatio="xMidYMax meet" role="group" aria-label=(label) {
            path.tc-sky d="M-4000 -4000H4000V0H-4000Z" {}
            path.tc-air d="M-4000 -4000H4000V0H-4000Z" fill="url(#hatch-azure)" {}
            path.tc-hill d={ "M-4000 0V-54H" (left) "Q" (hill(0.14)) " -118 " (hill(0.3)) " -66T" (hill(0.62)) " -70T" (right) " -92H4000V0Z" } {}
            path.tc-earth d="M-4000 0H4000V3000H-4000Z" {}
            path.tc-rock d="M-4000 0H4000V3000H-4000Z" fill="url(#tc-rock)" {}
            path.tc-grass d="M-4000 -7H4000V5H-4000Z" {}
            (body)
        }
    }
}

/// How much a drawing shows of each room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// Its colour and the sign of its type: the castle is small.
    Signs,
    /// Everything that is printed on it.
    Printed,
    /// Its current points too.
    Points,
}

impl Detail {
    const fn of(aids: bool) -> Self {
        if aids { Self::Points } else { Self::Printed }
    }
}

/// The throne room and all other rooms. At a table the castle has a number, and its rooms have keys.
fn rooms_of(words: &Words, castle: &Castle, at_table: Option<(&Scene<'_>, usize)>, detail: Detail) -> Markup {
    let components = Components::get();
    let number = at_table.map(|(_, number)| number);
    let caption = |text: String| match at_table {
        Some((scene, _)) => scene.caption(text),
        None => Escaped(text),
    };
    let open_above = |at: Cell| castle.tile_at(Cell::new(at.x, at.y + 1)).is_none();
    html! {
        // Roofs and battlements behind the rooms.
        @for x in [0, 1] {
            @if open_above(Cell::new(x, 0)) { use href="#tc-parapet" x=(i16::from(x) * 100) y="-100" {} }
        }
        @for placed in castle.rooms().filter(|placed| placed.at.y >= 0 && open_above(placed.at)) {
            @let (x, y) = corner(placed.at);
            @if has_roof(placed.tile) {
                use href="#tc-roof" x=(x) y=(y) {}
            } @else if !components.face(placed.tile).blue_border {
                use href="#tc-parapet" x=(x) y=(y) {}
            }
        }
        g transform="translate(0 -100)" data-key=[number.map(keys::throne)] data-counts=[number.and_then(|number| keys::counted(number, castle, Scored::Throne))] {
            title { (caption(captions::throne(words, castle))) }
            (throne_room(castle.throne()))
            @if detail == Detail::Points && castle.throne().is_some() { (points_disc(castle.throne_points(components).points())) }
        }
        (attendants(words, castle, number, caption))
        @for placed in castle.rooms() {
            @let (x, y) = corner(placed.at);
            @let counted = castle.room_points(components, placed.at).unwrap_or_default();
            @let key = number.map(|number| keys::room(number, placed));
            @let counts = number.and_then(|number| keys::counted(number, castle, Scored::Room(placed)));
            g transform={ "translate(" (x) " " (y) ")" } data-key=[key] data-counts=[counts] {
                title { (caption(captions::room(words, castle, placed))) }
                @if detail == Detail::Signs {
                    (plain_room(placed.tile))
                } @else {
                    (room(placed.tile))
                    (name_banner(&room_name(words, placed.tile)))
                }
                @if detail == Detail::Points { (points_disc(counted.points())) }
            }
        }
    }
}

fn has_roof(tile: Tile) -> bool {
    tile.kind() == RoomKind::Special(SpecialRoom::Tower)
}

/// The current points of a room, in its upper left corner.
fn points_disc(points: i32) -> Markup {
    html! {
        g.tc-worth {
            circle.tc-points.nothing[points == 0] cx="18" cy="19" r="15.500" {}
            text.tc-points-number.nothing[points == 0] x="18" y="27" { (points) }
        }
    }
}

/// The attendants on the throne room, those of a kind together.
fn attendants(
    words: &Words,
    castle: &Castle,
    number: Option<usize>,
    caption: impl Fn(String) -> Escaped<String>,
) -> Markup {
    let mut before = 0;
    let places = Attendant::all().map(|kind| {
        let from = before;
        before += castle.attendants(kind);
        (kind, from..before)
    });
    let places: Vec<_> = places.filter(|(_, places)| !places.is_empty()).collect();
    html! {
        @for (kind, places) in places {
            @let counts = number.and_then(|number| keys::counted(number, castle, Scored::Attendant(kind)));
            g transform="translate(0 -100)" data-key=[number.map(|number| keys::attendants(number, kind))] data-counts=[counts] {
                title { (caption(captions::attendant(words, castle, kind))) }
                @for index in places {
                    @let x = 38.0 + 34.0 * f32::from(index);
                    circle.tc-attendant cx=(x + 16.0) cy="19" r="18" {}
                    (decoration(Components::get().attendant(kind).decoration, x + 1.0, 4.0, 30.0))
                }
            }
        }
    }
}

/// The hot-spot of a cell in which a tile may be placed: the points the castle would gain, and the room as preview. With
/// several tiles, only the cells of the one that is open in the tray are shown.
fn site(scene: &Scene<'_>, castle: &Castle, index: usize, action: Action) -> Markup {
    const CELL: &str = "M5 5H95V95H5Z";
    let Action::Place(_, tile, at) = action else { return html! {} };
    let (x, y) = corner(at);
    let gain = gain(castle, tile, at);
    html! {
        g.tc-site.{ "of-" (index) } transform={ "translate(" (x) " " (y) ")" } {
            (scene.hot(action, || html! {
                (glow(CELL))
                g.ghost { (room(tile)) }
                g.tc-gain {
                    circle cx="50" cy="50" r="27" {}
                    text x="50" y="61" { (signed(gain)) }
                }
            }))
        }
    }
}
