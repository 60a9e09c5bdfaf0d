//! Rooms and their decorations. The drawing of a room shows its kind, a picture of its own and its scoring rule without text.
//!
//! Each room is a symbol that is defined once per page.

use std::collections::BTreeSet;

use maud::{Markup, html};
use two_castles::components::{Face, Target, ThroneFace, Wants};
use two_castles::{Card, Components, Decoration, RoomKind, RoomType, SpecialRoom, Throne, Tile};

use super::pictures;

/// The symbols of rooms, emblems, decorations and wallpapers.
pub(super) fn symbols() -> Markup {
    html! {
        (wallpapers())
        @for emblem in Emblem::all() {
            symbol id={ "tc-thing-" (emblem.id()) } viewBox="0 0 48 48" { (thing(emblem)) }
            symbol id={ "tc-sign-" (emblem.id()) } viewBox="0 0 40 40" {
                circle.(emblem.class()) cx="20" cy="20" r="18.500" {}
                path.tc-sign d=(shape(emblem)) transform="translate(8.500 8) scale(.48)" {}
            }
        }
        @for decoration in Decoration::ALL {
            symbol id={ "tc-deco-" (decoration.id()) } viewBox="0 0 36 36" { (hanging(decoration)) }
        }
        @for kind in RoomKinds::all() {
            g id={ "tc-wall-" (kind.id()) } { (wall(kind)) }
            g id={ "tc-plain-" (kind.id()) } {
                path.(kind.class()) d="M0 0H100V100H0Z" {}
                path.tc-plain-sign d=(shape(kind)) transform="translate(14 14) scale(1.5)" {}
                path.tc-wall-edge d="M0 0H100V100H0Z" {}
            }
        }
        g id="tc-foot" {
            path.tc-plaque d="M0 67H100V100H0Z" {}
            path.tc-wall-edge d="M0 0H100V100H0Z" {}
        }
        g id="tc-wall-throne" { (throne_wall()) }
        (glyphs())
        (pictures::symbols())
        (faces())
        (figures())
    }
}

/// The target of a scoring rule: a type, the special rooms, or any room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Emblem {
    Type(RoomType),
    Special,
    Kind(SpecialRoom),
    Any,
}

impl Emblem {
    fn all() -> impl Iterator<Item = Self> {
        let kinds = SpecialRoom::ALL.map(Self::Kind);
        RoomType::ALL.map(Self::Type).into_iter().chain(kinds).chain([Self::Special, Self::Any])
    }

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Type(room_type) => room_type.id(),
            Self::Special => "special",
            Self::Kind(kind) => kind.id(),
            Self::Any => "any",
        }
    }

    /// The CSS class of its colour.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Type(room_type) => type_class(room_type),
            Self::Special | Self::Kind(_) => "tc-special",
            Self::Any => "tc-any",
        }
    }
}

/// The CSS class that sets a type's colour.
pub(super) const fn type_class(room_type: RoomType) -> &'static str {
    match room_type {
        RoomType::Food => "tc-food",
        RoomType::Living => "tc-living",
        RoomType::Utility => "tc-utility",
        RoomType::Outdoor => "tc-outdoor",
        RoomType::Sleeping => "tc-sleeping",
        RoomType::Corridor => "tc-corridor",
        RoomType::Downstairs => "tc-downstairs",
    }
}

/// The kinds of rooms that are one cell wide.
struct RoomKinds;

impl RoomKinds {
    fn all() -> impl Iterator<Item = Emblem> {
        RoomType::ALL.map(Emblem::Type).into_iter().chain(SpecialRoom::ALL.map(Emblem::Kind))
    }
}

/// The emblem of a tile's own kind.
pub(super) fn emblem_of(tile: Tile) -> Emblem {
    match tile.kind() {
        RoomKind::Regular(room_type) => Emblem::Type(room_type),
        RoomKind::Special(kind) => Emblem::Kind(kind),
        RoomKind::Throne => Emblem::Special,
    }
}

/// A sign in a round frame, with its upper left corner at a point.
pub(super) fn sign(emblem: Emblem, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#tc-sign-" (emblem.id()) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A decoration in a round frame, with its upper left corner at a point.
pub(super) fn decoration(decoration: Decoration, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#tc-deco-" (decoration.id()) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A room, 100 x 100: its walls, picture, scoring rule and decoration.
pub(super) fn room(tile: Tile) -> Markup {
    let face = Components::get().face(tile);
    html! {
        use href={ "#tc-room-" (tile.index()) } {}
        @if let Some(hangs) = face.decoration { (decoration(hangs, 66.0, 3.0, 32.0)) }
    }
}

/// A room in a small castle, 100 x 100: its colour and the sign of its type.
pub(super) fn plain_room(tile: Tile) -> Markup {
    html! { use href={ "#tc-plain-" (emblem_of(tile).id()) } {} }
}

/// A throne room, 200 x 100.
pub(super) fn throne_room(throne: Option<Throne>) -> Markup {
    html! {
        @match throne {
            Some(throne) => { use href={ "#tc-throne-" (throne.index()) } {} }
            None => { use href="#tc-wall-throne" {} }
        }
    }
}

/// The name of a room on a banner over its floor, in up to two lines. The style shows it from reading size on.
pub(super) fn name_banner(name: &str) -> Markup {
    let lines = banner_lines(name);
    let height = 13 * lines.len();
    html! {
        g.tc-name aria-hidden="true" {
            rect x="1.500" y=(67 - height) width="97" height=(height) {}
            @for (index, line) in lines.iter().enumerate() {
                // A long word is squeezed into the width of the room.
                @let squeezed = (line.chars().count() > BANNER).then_some("94");
                text x="50" y=(67 - height + 13 * index + 10) textLength=[squeezed] lengthAdjust=[squeezed.map(|_| "spacingAndGlyphs")] { (line) }
            }
        }
    }
}

/// How many letters fit on a banner.
const BANNER: usize = 16;

/// A name in one line or in two that are about equally long.
fn banner_lines(name: &str) -> Vec<&str> {
    if name.chars().count() <= BANNER {
        return vec![name];
    }
    let longer = |space: &usize| (*space).max(name.len() - *space);
    match name.match_indices(' ').map(|(space, _)| space).min_by_key(longer) {
        Some(space) => vec![&name[..space], &name[space + 1..]],
        None => vec![name],
    }
}

/// The id of a tile's scoring rule. Many tiles share it.
fn rule_id(tile: Tile) -> String {
    let face = Components::get().face(tile);
    let (wants, target) = wanted(&face.wants);
    format!("tc-rule-{wants}-{target}-{}", face.points)
}

/// The glyph and the emblem or decoration of a scoring rule.
fn wanted(wants: &Wants) -> (&'static str, &'static str) {
    match wants {
        Wants::AboveBelow(target) => ("above-below", target.id()),
        Wants::LeftRight(target) => ("left-right", target.id()),
        Wants::TwoBelow(target) => ("two-below", target.id()),
        Wants::Around(target) => ("around", target.id()),
        Wants::AroundDecoration(decoration) => ("around", decoration.id()),
        Wants::Connected(target) => ("connected", target.id()),
        Wants::Anywhere(target) => ("anywhere", target.id()),
        Wants::EveryOtherType => ("every", ""),
        Wants::Column(target) => ("column", target.id()),
        Wants::AnyAround => ("around", "any"),
        Wants::AnyBelow => ("below", "any"),
        Wants::Nothing => ("fixed", ""),
    }
}

fn target_emblem(target: Target) -> Emblem {
    match target {
        Target::Regular(room_type) => Emblem::Type(room_type),
        Target::Special => Emblem::Special,
    }
}

/// All rooms: walls by kind, picture by tile, and a scoring rule.
fn faces() -> Markup {
    let components = Components::get();
    let mut seen = BTreeSet::new();
    let all: Vec<Tile> = components.regular().chain(SpecialRoom::ALL.map(SpecialRoom::tile)).collect();
    html! {
        @for tile in all.iter().filter(|tile| seen.insert(rule_id(**tile))) {
            g id=(rule_id(*tile)) { (plaque(components.face(*tile))) }
        }
        @for tile in all {
            g id={ "tc-room-" (tile.index()) } {
                use href={ "#tc-wall-" (emblem_of(tile).id()) } {}
                @match pictures::picture_id(tile) {
                    Some(picture) => { use href={ "#" (picture) } {} }
                    None => { use href={ "#tc-thing-" (emblem_of(tile).id()) } x="27" y="17" width="50" height="50" {} }
                }
                use href="#tc-foot" {}
                use href={ "#" (rule_id(tile)) } {}
            }
        }
        @for throne in Throne::all() {
            g id={ "tc-throne-" (throne.index()) } {
                use href="#tc-wall-throne" {}
                (throne_plaque(components.throne(throne), components.throne_points))
            }
        }
    }
}

/// The scoring rule of a room, at its foot: points, position and target.
fn plaque(face: &Face) -> Markup {
    let (glyph, _) = wanted(&face.wants);
    html! {
        @match face.wants {
            Wants::Nothing => { text.tc-each x="50" y="93" { (face.points) } }
            Wants::EveryOtherType => {
                text.tc-each x="17" y="93" { (face.points) }
                use href="#tc-glyph-every" x="31" y="69" {}
                text.tc-else x="80" y="91" { "/ " (face.points_else) }
            }
            wants => {
                text.tc-each x="17" y="93" { (face.points) }
                use href={ "#tc-glyph-" (glyph) } x="32" y="69" {}
                @match wants {
                    Wants::AroundDecoration(wanted) => (decoration(wanted, 66.0, 68.0, 31.0)),
                    Wants::AnyAround | Wants::AnyBelow => (sign(Emblem::Any, 67.0, 68.5, 30.0)),
                    Wants::AboveBelow(target) | Wants::LeftRight(target) | Wants::TwoBelow(target)
                        | Wants::Around(target) | Wants::Connected(target) | Wants::Anywhere(target)
                        | Wants::Column(target) => (sign(target_emblem(target), 67.0, 68.5, 30.0)),
                    Wants::EveryOtherType | Wants::Nothing => {},
                }
            }
        }
    }
}

/// The scoring rule of a throne room: two types at two of the six places around it.
fn throne_plaque(face: &ThroneFace, points: u8) -> Markup {
    html! {
        (decoration(face.decoration, 165.0, 3.0, 32.0))
        text.tc-each x="22" y="93" { (points) }
        g transform="translate(68 69)" {
            @for cell in [(0, 1), (1, 1), (-1, 0), (2, 0), (0, -1), (1, -1)] {
                @let wanted = face.positions.iter().any(|at| (at.x, at.y) == cell);
                rect.tc-near.wanted[wanted] x=(10 + i16::from(cell.0) * 10) y=(11 - i16::from(cell.1) * 10) width="8.500" height="8.500" {}
            }
            rect.tc-self x="10" y="11" width="18.500" height="8.500" {}
        }
        @for (index, wanted) in face.wants.into_iter().enumerate() {
            (sign(Emblem::Type(wanted), 109.0 + 54.0 * index as f32, 68.5, 30.0))
        }
        @for at in face.positions { path.tc-pointer d=(pointer(at.x, at.y)) {} }
    }
}

/// A golden arrow at the edge of the throne room, towards a place that counts.
const fn pointer(x: i8, y: i8) -> &'static str {
    match (x, y) {
        (-1, _) => "M2 50L12 42V58Z",
        (2, _) => "M198 50L188 42V58Z",
        (0, 1) => "M50 2L42 12H58Z",
        (1, 1) => "M150 2L142 12H158Z",
        (0, _) => "M50 98L42 88H58Z",
        _ => "M150 98L142 88H158Z",
    }
}

/// The walls of a room: wallpaper, an alcove full of light, the floor.
fn wall(kind: Emblem) -> Markup {
    let blue =
        matches!(kind, Emblem::Type(RoomType::Outdoor) | Emblem::Kind(SpecialRoom::Fountain | SpecialRoom::Tower));
    html! {
        path.(kind.class()) d="M0 0H100V100H0Z" {}
        path.tc-paper d="M0 0H100V100H0Z" fill={ "url(#tc-paper-" (paper(kind)) ")" } {}
        path.tc-light d="M17 60V36Q17 8 50 8T83 36V60Z" {}
        path.shade d="M0 0H100V9H9V68H0Z" fill="url(#hatch-fine)" {}
        path.tc-floor d="M0 60H100V67H0Z" {}
        @if blue { path.tc-border d="M1 4H99" {} }
    }
}

const fn paper(kind: Emblem) -> &'static str {
    match kind {
        Emblem::Type(room_type) => room_type.id(),
        _ => "special",
    }
}

/// The throne hall: curtains, carpet, and the king's seat.
fn throne_wall() -> Markup {
    html! {
        path.tc-throne d="M0 0H200V100H0Z" {}
        path.tc-paper d="M0 0H200V100H0Z" fill="url(#tc-paper-special)" {}
        path.f-red.s d="M0 0H54Q50 40 30 67H0ZM200 0H146Q150 40 170 67H200Z" {}
        path.shade d="M0 0H54Q50 40 30 67H0ZM200 0H146Q150 40 170 67H200Z" fill="url(#hatch-gules)" {}
        path.f-masonry.s-thin d="M70 67V61H76V56H124V61H130V67Z" {}
        path.f-gold.s d="M82 56V14L91 23L100 8L109 23L118 14V56Z" {}
        path.f-red.s-thin d="M89 50V30H111V50Z" {}
        path.tc-plaque d="M0 67H200V100H0Z" {}
        path.tc-wall-edge d="M0 0H200V100H0Z" {}
    }
}

/// One wallpaper for each type: sheaves, lilies, bricks, leaves, stars, lozenges, rubble; stripes for the king's rooms.
fn wallpapers() -> Markup {
    html! {
        pattern.cut id="tc-paper-food" width="16" height="16" patternUnits="userSpaceOnUse" {
            path d="M4 1L6 4L4 7L2 4ZM12 9L14 12L12 15L10 12Z" {}
        }
        pattern.cut id="tc-paper-living" width="20" height="20" patternUnits="userSpaceOnUse" {
            path d="M5 1Q8 4 6 6Q9 5 9 8H1Q1 5 4 6Q2 4 5 1ZM15 11Q18 14 16 16Q19 15 19 18H11Q11 15 14 16Q12 14 15 11Z" {}
        }
        pattern.cut id="tc-paper-utility" width="24" height="16" patternUnits="userSpaceOnUse" {
            path d="M0 0H24V1.200H0ZM0 8H24V9.200H0ZM5 1H6.200V8H5ZM17 9H18.200V16H17Z" {}
        }
        pattern.cut id="tc-paper-outdoor" width="22" height="18" patternUnits="userSpaceOnUse" {
            path d="M2 6Q6 0 10 6Q6 8 2 6ZM13 15Q17 9 21 15Q17 17 13 15Z" {}
        }
        pattern.cut id="tc-paper-sleeping" width="20" height="20" patternUnits="userSpaceOnUse" {
            path d="M5 0L6.200 3.800L10 5L6.200 6.200L5 10L3.800 6.200L0 5L3.800 3.800ZM15 11.500L15.800 14.200L18.500 15L15.800 15.800L15 18.500L14.200 15.800L11.500 15L14.200 14.200Z" {}
        }
        pattern.cut id="tc-paper-corridor" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            path d="M0 0H7V7H0ZM7 7H14V14H7Z" {}
        }
        pattern.cut id="tc-paper-downstairs" width="34" height="22" patternUnits="userSpaceOnUse" {
            path d="M0 10H34V11.600H0ZM0 20.400H34V22H0ZM12 0H13.600V10H12ZM28 11H29.600V21H28Z" {}
        }
        pattern.tc-stones id="tc-rock" width="120" height="90" patternUnits="userSpaceOnUse" {
            path d="M14 22q8 -12 22 -6q9 6 2 14q-12 8 -24 -8ZM72 58q12 -10 24 0q4 12 -10 13q-14 0 -14 -13ZM88 12q8 -5 12 2q0 8 -8 7q-6 -2 -4 -9ZM30 72q5 -6 12 -1q2 8 -6 8q-7 -1 -6 -7Z" {}
        }
        pattern.cut id="tc-paper-special" width="14" height="14" patternUnits="userSpaceOnUse" {
            path d="M0 0H2V14H0ZM7 4L9 7L7 10L5 7Z" {}
        }
    }
}

/// The positions that a scoring rule counts, in a field of 30 x 30; the room itself is black.
fn glyphs() -> Markup {
    let cells = |id: &'static str, own: (u8, u8), wanted: &[(u8, u8)]| {
        html! {
            g id={ "tc-glyph-" (id) } {
                @for (x, y) in wanted { rect.tc-near.wanted x=(1 + x * 10) y=(1 + y * 10) width="8.500" height="8.500" {} }
                rect.tc-self x=(1 + own.0 * 10) y=(1 + own.1 * 10) width="8.500" height="8.500" {}
            }
        }
    };
    let ring = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)];
    let others = RoomType::ALL.into_iter().filter(|room_type| *room_type != RoomType::Sleeping);
    html! {
        (cells("above-below", (1, 1), &[(1, 0), (1, 2)]))
        (cells("left-right", (1, 1), &[(0, 1), (2, 1)]))
        (cells("two-below", (1, 0), &[(1, 1), (1, 2)]))
        (cells("around", (1, 1), &ring))
        (cells("connected", (0, 2), &[(1, 2), (1, 1), (2, 1), (2, 0)]))
        g id="tc-glyph-column" {
            path.tc-arrow d="M15 0L22 8H18V22H22L15 30L8 22H12V8H8Z" {}
            rect.tc-self x="10.500" y="10.500" width="9" height="9" {}
        }
        g id="tc-glyph-below" {
            path.tc-arrow d="M15 30L7 21H12V8H18V21H23Z" {}
            rect.tc-self x="10.500" y="1" width="9" height="9" {}
        }
        g id="tc-glyph-anywhere" {
            path.tc-arrow d="M2 28V9H6V3H11V9H13V13H17V9H19V3H24V9H28V28Z" {}
            rect.tc-self x="10.500" y="18" width="9" height="10" {}
        }
        g id="tc-glyph-every" {
            @for (index, other) in others.enumerate() {
                circle.tc-dot.(type_class(other)) cx=(6 + index % 3 * 11) cy=(9 + index / 3 * 12) r="5" {}
            }
        }
    }
}

/// The furniture of a room, 48 x 48.
fn thing(emblem: Emblem) -> Markup {
    html! {
        path.tc-thing d=(shape(emblem)) {}
        path.tc-thing-line d=(lines(emblem)) {}
    }
}

/// The outline of an emblem.
const fn shape(emblem: Emblem) -> &'static str {
    match emblem {
        Emblem::Type(RoomType::Food) => {
            "M8 23H40V27C40 39 33 45 24 45S8 39 8 27ZM9 20C10 14 17 11 21 11V7H27V11C31 11 38 14 39 20ZM2 24H7V30H4ZM41 24H46L44 30H41Z"
        }
        Emblem::Type(RoomType::Living) => {
            "M13 5H35Q41 5 41 12V21Q47 22 47 28V40H42V46H36V41H12V46H6V40H1V28Q1 22 7 21V12Q7 5 13 5Z"
        }
        Emblem::Type(RoomType::Utility) => "M1 12H13V8H47V15C40 15 36 19 34 25H32V34H39V44H9V34H16V25C8 25 3 19 1 12Z",
        Emblem::Type(RoomType::Outdoor) => {
            "M21 46V35H14C5 35 2 26 8 21C5 13 12 7 18 9C21 1 31 1 33 9C41 8 45 16 41 22C46 28 42 35 34 35H28V46Z"
        }
        Emblem::Type(RoomType::Sleeping) => "M2 8H8V19H20Q23 19 23 24H40V18H46V45H40V38H8V45H2Z",
        Emblem::Type(RoomType::Corridor) => {
            "M6 46V22C6 9 15 3 24 3S42 9 42 22V46H33V23C33 16 29 12 24 12S15 16 15 23V46Z"
        }
        Emblem::Type(RoomType::Downstairs) => "M13 3H35C42 16 42 33 35 46H13C6 33 6 16 13 3Z",
        Emblem::Special => "M4 42V14L14 25L24 6L34 25L44 14V42Z",
        Emblem::Kind(SpecialRoom::Fountain) => {
            "M21 12H27V28H44C44 36 35 39 28 39V42H36V46H12V42H20V39C13 39 4 36 4 28H21Z"
        }
        Emblem::Kind(SpecialRoom::GrandFoyer) => "M2 46V38H9V30H16V22H32V30H39V38H46V46Z",
        Emblem::Kind(SpecialRoom::Tower) => "M12 46V20H7V5H14V10H20V5H28V10H34V5H41V20H36V46Z",
        Emblem::Any => "M7 46V20L24 4L41 20V46H29V32H19V46Z",
    }
}

/// The lines within an emblem.
const fn lines(emblem: Emblem) -> &'static str {
    match emblem {
        Emblem::Type(RoomType::Food) => "M8 29H40M14 5Q11 2 14 -1M34 5Q31 2 34 -1M14 34Q17 40 22 41",
        Emblem::Type(RoomType::Living) => "M7 21Q12 22 12 30H36Q36 22 41 21M12 30V41M36 30V41M20 12V26M28 12V26",
        Emblem::Type(RoomType::Utility) => "M13 12V17M9 39H39M16 25H32M20 25V34",
        Emblem::Type(RoomType::Outdoor) => "M14 20Q18 24 22 20M26 15Q30 19 34 15M24 28Q28 31 32 27M24.500 35V44",
        Emblem::Type(RoomType::Sleeping) => "M8 24H23M8 31H40M28 24V38M34 24V38",
        Emblem::Type(RoomType::Corridor) => "M24 3V12M9 14L16 18M39 14L32 18M6 30H15M33 30H42M6 38H15M33 38H42",
        Emblem::Type(RoomType::Downstairs) => "M9 12H39M9 37H39M19 3Q15 24 19 46M29 3Q33 24 29 46",
        Emblem::Special => "M4 36H44",
        Emblem::Kind(SpecialRoom::Fountain) => {
            "M24 12Q14 -4 8 14V24M24 12Q34 -4 40 14V24M24 12Q19 0 15 16M24 12Q29 0 33 16"
        }
        Emblem::Kind(SpecialRoom::GrandFoyer) => {
            "M19 46V36Q24 29 29 36V46M16 22V8M32 22V8M16 8H32M24 8V15M2 38V28M46 38V28"
        }
        Emblem::Kind(SpecialRoom::Tower) => "M12 20H36M21 46V38Q24 33 27 38V46M21 30V26H27V30Z",
        Emblem::Any => "M7 20H41",
    }
}

/// A decoration, 36 x 36, on a pale disc so that it stands out on every wallpaper.
fn hanging(decoration: Decoration) -> Markup {
    html! {
        circle.tc-deco-ground cx="18" cy="18" r="16.500" {}
        @match decoration {
            Decoration::Torch => {
                path.f-cellar.s-thin d="M16 33L15 20H21L20 33Z" {}
                path.f-gold.s-thin d="M12 17H24L22 22H14Z" {}
                path.f-red.s-thin d="M18 17C10 16 10 9 17 3C17 8 23 8 24 12C25 15 22 17 18 17Z" {}
                path.f-grain d="M18 16C15 15 15 12 18 9C18 12 21 12 20 15Z" {}
            }
            Decoration::Swords => {
                path.tc-blade d="M8 6L25 26M28 6L11 26" {}
                path.tc-hilt d="M20 27L27 21M16 27L9 21M24 25L28 30M12 25L8 30" {}
            }
            Decoration::Painting => {
                path.f-gold.s-thin d="M8 8H28V28H8Z" {}
                path.f-blue.s-thin d="M11.500 11.500H24.500V24.500H11.500Z" {}
                circle.f-sand cx="18" cy="16.500" r="3" {}
                path.f-sand d="M12.500 24.500Q18 17 23.500 24.500Z" {}
            }
            Decoration::Mirror => {
                ellipse.f-gold.s-thin cx="18" cy="15.500" rx="9" ry="11" {}
                ellipse.tc-glass cx="18" cy="15.500" rx="6" ry="8" {}
                path.tc-shine d="M15 18L20 10M17 20L22 12" {}
                path.f-gold.s-thin d="M15 26H21V33H15Z" {}
            }
        }
    }
}

/// Battlements over an open room, a roof over a tower, and the back of a tile.
fn figures() -> Markup {
    html! {
        path.tc-parapet id="tc-parapet" d="M-1 0V-9H11V-4H22V-9H34V-4H44V-9H56V-4H66V-9H78V-4H89V-9H101V0Z" {}
        g id="tc-roof" {
            path.f-blue.s d="M-4 0L50 -62L104 0Z" {}
            path.tiles d="M-4 0L50 -62L104 0Z" fill="url(#hatch-tiles)" {}
            path.pole d="M50 -61V-84" {}
            path.f-red.s-thin d="M50 -84L72 -78L50 -71Z" {}
        }
        g id="tc-back" {
            path.f-blue d="M0 0H100V100H0Z" {}
            path.shade d="M0 0H100V100H0Z" fill="url(#hatch-sable)" {}
            path.tc-thing d="M14 82V38L32 58L50 24L68 58L86 38V82Z" {}
            path.tc-wall-edge d="M0 0H100V100H0Z" {}
        }
    }
}

/// A bonus card: a page with its points on a seal.
pub(super) fn card_picture(card: Card) -> Markup {
    html! {
        path.tc-card-page d="M16 4H84V96H16Z" {}
        path.tc-card-lines d="M26 20H74M26 30H74M26 40H60" {}
        circle.f-red.s cx="50" cy="68" r="19" {}
        text.tc-card-seal x="50" y="77" { (Components::get().card(card).points) }
    }
}
