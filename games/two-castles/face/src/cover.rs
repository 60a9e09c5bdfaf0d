//! The cover: a mad castle in cross-section, with cellars underground.

use maud::{Markup, html};

use present::cover;
use present::engrave::level_lines;

const MOON: (f32, f32) = (322.0, 66.0);

/// A room of the cross-section: its left edge in cells, its floor (0 stands on the ground), its width in cells, wall colour,
/// wallpaper, and its furniture.
struct Room(u8, i8, u8, &'static str, &'static str, Thing);

#[derive(Clone, Copy)]
enum Thing {
    Throne,
    Hearth,
    Bed,
    Barrels,
    Books,
    Window,
    Stairs,
    Picture,
    Chandelier,
    Armour,
}

const ROOMS: [Room; 24] = [
    Room(0, 0, 1, "f-green", "url(#hatch-vert)", Thing::Window),
    Room(1, 0, 1, "f-red", "url(#hatch-gules)", Thing::Hearth),
    Room(2, 0, 2, "f-rose", "url(#hatch-or)", Thing::Throne),
    Room(4, 0, 1, "f-grain", "url(#hatch-or)", Thing::Armour),
    Room(5, 0, 1, "f-blue", "url(#hatch-azure)", Thing::Stairs),
    Room(0, 1, 1, "f-blue", "url(#hatch-azure)", Thing::Books),
    Room(1, 1, 1, "f-grain", "url(#hatch-or)", Thing::Stairs),
    Room(2, 1, 1, "f-green", "url(#hatch-vert)", Thing::Picture),
    Room(3, 1, 1, "f-red", "url(#hatch-gules)", Thing::Chandelier),
    Room(4, 1, 1, "f-stone", "url(#hatch-stone)", Thing::Hearth),
    Room(5, 1, 1, "f-rose", "url(#hatch-rose)", Thing::Bed),
    Room(1, 2, 1, "f-rose", "url(#hatch-rose)", Thing::Bed),
    Room(2, 2, 1, "f-stone", "url(#hatch-stone)", Thing::Armour),
    Room(3, 2, 1, "f-blue", "url(#hatch-azure)", Thing::Window),
    Room(4, 2, 1, "f-green", "url(#hatch-vert)", Thing::Books),
    Room(1, 3, 1, "f-green", "url(#hatch-vert)", Thing::Picture),
    Room(3, 3, 1, "f-grain", "url(#hatch-or)", Thing::Chandelier),
    Room(4, 3, 1, "f-red", "url(#hatch-gules)", Thing::Picture),
    Room(3, 4, 1, "f-rose", "url(#hatch-rose)", Thing::Window),
    Room(0, -1, 1, "f-cellar", "url(#hatch-stone)", Thing::Barrels),
    Room(1, -1, 1, "f-cellar", "url(#hatch-stone)", Thing::Stairs),
    Room(2, -1, 1, "f-cellar", "url(#hatch-stone)", Thing::Barrels),
    Room(3, -1, 1, "f-cellar", "url(#hatch-stone)", Thing::Barrels),
    Room(5, -1, 1, "f-cellar", "url(#hatch-stone)", Thing::Armour),
];

const CELL: (f32, f32) = (40.0, 36.0);
const GROUND: f32 = 236.0;
const LEFT: f32 = 76.0;

#[must_use]
pub(crate) fn picture() -> Markup {
    let sky = level_lines((12.0, 16.0), (388.0, 232.0), 6.0, |x, y| {
        let distance = ((x - MOON.0).powi(2) + (y - MOON.1).powi(2)).sqrt();
        ((distance - 44.0) / 46.0).clamp(0.0, 3.0) * (1.0 - y / 300.0)
    });
    cover(
        "cover-two-castles",
        &html! {
            path.engraved d=(sky) {}
            circle.f-grain.s cx=(MOON.0) cy=(MOON.1) r="30" {}
            path.shade d="M322 36A30 30 0 0 1 322 96A38 38 0 0 0 322 36Z" fill="url(#hatch-fine)" {}
            // The neighbours' castles in the background on both sides.
            path.f-stone.s d="M10 236V176L22 160L34 176V196H46V170L56 156L66 170V236Z" {}
            path.shade d="M10 236V176L22 160L34 176V196H46V170L56 156L66 170V236Z" fill="url(#hatch-fine)" {}
            path.f-stone.s d="M332 236V186L344 170L356 186V204H364V182L376 166L390 182V236Z" {}
            path.shade d="M332 236V186L344 170L356 186V204H364V182L376 166L390 182V236Z" fill="url(#hatch-fine)" {}
            // The ground, dark below.
            rect.f-cut x="10" y=(GROUND) width="380" height="54" {}
            path.f-green.s d="M10 236H390V244Q330 240 300 246T200 243T90 246T10 243Z" {}
            // Roofs over open rooms.
            (roof(0, 2, 1, "f-blue"))
            (roof(5, 2, 1, "f-red"))
            (roof(2, 3, 1, "f-blue"))
            (roof(1, 4, 1, "f-red"))
            (roof(4, 4, 1, "f-blue"))
            (roof(3, 5, 1, "f-red"))
            @for room in &ROOMS { (draw(room)) }
        },
    )
}

fn corner(column: u8, floor: i8) -> (f32, f32) {
    (LEFT + f32::from(column) * CELL.0, GROUND - (f32::from(floor) + 1.0) * CELL.1)
}

fn roof(column: u8, floor: i8, width: u8, colour: &str) -> Markup {
    let (x, y) = corner(column, floor);
    let (right, foot) = (x + f32::from(width) * CELL.0, y + CELL.1);
    let middle = (x + right) / 2.0;
    let path = format!("M{} {foot}L{middle} {}L{} {foot}Z", x - 5.0, foot - 32.0, right + 5.0);
    html! {
        path.pole d={ "M" (middle) " " (foot - 30.0) "V" (foot - 46.0) } {}
        path.f-gold.s-thin d={ "M" (middle) " " (foot - 46.0) "L" (middle + 15.0) " " (foot - 42.0) "L" (middle) " " (foot - 37.0) "Z" } {}
        path.s.(colour) d=(path) {}
        path.tiles d=(path) fill="url(#hatch-tiles)" {}
    }
}

fn draw(Room(column, floor, width, colour, paper, thing): &Room) -> Markup {
    let (x, y) = corner(*column, *floor);
    let wide = f32::from(*width) * CELL.0;
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            rect.s.(colour) width=(wide) height=(CELL.1) {}
            rect.hatching width=(wide) height=(CELL.1) fill=(paper) {}
            rect.f-masonry.s-thin y=(CELL.1 - 4.0) width=(wide) height="4" {}
            g transform={ "translate(" (wide / 2.0) " " (CELL.1 - 4.0) ")" } { (furniture(*thing)) }
            rect.s-wide width=(wide) height=(CELL.1) {}
        }
    }
}

/// The furniture of a room with its foot at the origin, at most 30 x 28 units (the throne room is twice as wide).
fn furniture(thing: Thing) -> Markup {
    html! {
        @match thing {
            Thing::Throne => {
                path.f-red.s-thin d="M-34 -32H-24V0H-34ZM24 -32H34V0H24Z" {}
                path.f-gold.s d="M-9 0V-25L-5 -20L0 -28L5 -20L9 -25V0Z" {}
                path.f-red.s-thin d="M-5 -2V-15H5V-2Z" {}
                path.f-masonry.s-thin d="M-16 0V-3H16V0Z" {}
            }
            Thing::Hearth => {
                path.f-masonry.s d="M-14 0V-17L-9 -28H9L14 -17V0Z" {}
                path.f-cut d="M-9 0V-9Q0 -19 9 -9V0Z" {}
                path.f-gold d="M-5 0Q-7 -6 -1 -12Q0 -7 3 -9Q6 -4 4 0Z" {}
            }
            Thing::Bed => {
                path.f-masonry.s d="M-16 0V-16H-13V-8H13V-12H16V0H13V-3H-13V0Z" {}
                path.f-red.s-thin d="M-6 -8H13V-4H-6Z" {}
                path.f-white.s-thin d="M-13 -8Q-13 -12 -6 -12V-8Z" {}
            }
            Thing::Barrels => {
                path.f-grain.s d="M-15 0Q-18 -7 -15 -14H-4Q-1 -7 -4 0ZM4 0Q1 -7 4 -14H15Q18 -7 15 0ZM-6 -14Q-9 -20 -6 -26H6Q9 -20 6 -14Z" {}
                path.s-thin d="M-16 -4H-3M-16 -10H-3M3 -4H16M3 -10H16M-7 -18H7M-7 -23H7" {}
            }
            Thing::Books => {
                path.f-masonry.s d="M-14 0V-27H14V0Z" {}
                path.f-red d="M-12 -16V-25H-8V-16ZM2 -16V-25H6V-16ZM-2 -3V-12H2V-3Z" {}
                path.f-green d="M-7 -16V-24H-3V-16ZM-10 -3V-11H-6V-3Z" {}
                path.f-blue d="M7 -16V-24H11V-16ZM4 -3V-12H9V-3Z" {}
                path.s-thin d="M-14 -15H14M-14 -2H14" {}
            }
            Thing::Window => {
                path.f-white.s d="M-9 -7V-19Q0 -31 9 -19V-7Z" {}
                path.s-thin d="M0 -26V-7M-9 -17H9" {}
                path.f-grain.s-thin d="M-12 -7H12V-4H-12Z" {}
            }
            Thing::Stairs => {
                path.f-masonry.s d="M-16 0V-5H-10V-10H-4V-15H2V-20H8V-25H16V0Z" {}
            }
            Thing::Picture => {
                path.f-gold.s d="M-12 -9H12V-27H-12Z" {}
                path.f-white.s-thin d="M-9 -12H9V-24H-9Z" {}
                circle.f-rose cx="0" cy="-19" r="3" {}
                path.f-cut d="M-5 -12Q0 -18 5 -12Z" {}
            }
            Thing::Chandelier => {
                path.pole d="M0 -32V-22" {}
                path.f-gold.s-thin d="M-12 -22H12L8 -18H-8Z" {}
                path.f-white.s-thin d="M-11 -22V-27H-8V-22ZM-1.500 -22V-27H1.500V-22ZM8 -22V-27H11V-22Z" {}
                path.f-masonry.s-thin d="M-12 0V-7H12V0Z" {}
            }
            Thing::Armour => {
                path.f-white.s d="M-6 0L-4 -12L-8 -18Q0 -23 8 -18L4 -12L6 0H1V-9H-1V0Z" {}
                circle.f-white.s cx="0" cy="-24" r="4" {}
                path.f-red.s-thin d="M0 -28Q6 -32 8 -26Q4 -28 0 -28Z" {}
                path.pole d="M12 0V-28" {}
            }
        }
    }
}
