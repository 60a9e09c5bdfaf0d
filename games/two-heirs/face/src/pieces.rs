//! Tiles, tokens, troops and treasures.

use maud::{Markup, html};
use two_heirs::{
    Building, Colour, Components, Condition, Direction, Exits, Heir, Line, Livery, Pattern, RoadKind, Set, Setting,
    TileFacts, TileId, TreasureId, Troop, Wanted,
};

use super::buildings::picture;
use present::engrave::{round, short};
use present::{Arms, Ordinary, Tincture};

/// A tile is 100 x 100 units.
pub(super) const TILE: f32 = 100.0;
/// The radius of a troop.
pub(super) const TROOP: f32 = 20.0;

/// What is printed on a tile.
pub(super) fn facts(tile: TileId) -> &'static TileFacts {
    Components::of_the_box().tile(tile)
}

/// The front of a tile in the landscape, with its top left corner at the origin. For the other heir the picture stands upside
/// down, but what it brings can be read by both.
pub(super) fn front(tile: TileId, upside_down: bool) -> Markup {
    html! {
        use href={ "#heirs-tile-" (tile) } transform=[upside_down.then_some("rotate(180 50 50)")] {}
        use href={ "#heirs-effect-" (tile) } transform=[upside_down.then_some("translate(-55 -72)")] {}
    }
}

/// The front of a tile in the hand or reserve, with its cost and set; its roofs have no player's colour.
pub(super) fn offered(tile: TileId) -> Markup {
    let [wood, stone, grain] = facts(tile).cost;
    html! {
        g.gules { (front(tile, false)) }
        use href={ "#heirs-cost-" (wood) (stone) (grain) } {}
        use href={ "#heirs-set-" (tile.set()) } {}
    }
}

/// Open terrain: the back of a tile, with its top left corner at the origin.
pub(super) fn back(colour: Colour) -> Markup {
    html! { use href={ "#heirs-back-" (colour) } {} }
}

/// A token of a resource with its centre at (`x`, `y`) and a radius of 10 units.
pub(super) fn token(colour: Colour, x: f32, y: f32) -> Markup {
    html! { use href={ "#heirs-token-" (colour.resource()) } x=(short(x)) y=(short(y)) {} }
}

/// A troop with its centre at the origin. `moved` shows the side with the cross.
pub(super) fn troop(setting: Setting, heir: Heir, one: Troop, moved: bool) -> Markup {
    let arms = arms(setting, heir);
    let sign = if one == Troop::Retinue { "retinue" } else { "troop" };
    html! {
        g.(arms.tincture.class()) {
            use href={ "#heirs-" (sign) } {}
            // The pattern of the seat, so that the troops do not differ by colour alone.
            @if arms.ordinary == Ordinary::Chevron { path.heirs-chevron d="M-10 14L0 7L10 14" {} }
            @else { path.heirs-chevron d="M-11 11H11" {} }
            @if setting.solo && heir == Heir::North {
                // Heinrich's troops are called by the colour of his tile.
                @for colour in Colour::ALL.into_iter().filter(|colour| Components::of_the_box().troop_for(*colour) == one) {
                    rect.heirs-swatch.(colour) x="-6" y="8" width="12" height="10" rx="2" {}
                }
            }
            @if moved { path.heirs-cross-edge d="M-10 -10L10 10M10 -10L-10 10" {} path.heirs-cross d="M-10 -10L10 10M10 -10L-10 10" {} }
        }
    }
}

/// A treasure with its centre at the origin, with the condition for winning it from Heinrich.
pub(super) fn treasure(treasure: TreasureId) -> Markup {
    html! { use href={ "#heirs-" (treasure) } {} }
}

/// The royal shield with its centre at the origin, showing an heir's crown.
pub(super) fn royal_shield(setting: Setting, crown: Heir) -> Markup {
    html! { g.(arms(setting, crown).tincture.class()) { use href="#heirs-shield" {} } }
}

/// The symbols of tiles, tokens, troops and treasures.
pub(super) fn symbols() -> Markup {
    let components = Components::of_the_box();
    let mut costs: Vec<[u8; 3]> = components.known().iter().map(|tile| facts(tile).cost).collect();
    costs.sort_unstable();
    costs.dedup();
    html! {
        @for colour in Colour::ALL { (token_drawing(colour)) (ground(colour)) (back_drawing(colour)) }
        @for tile in components.known().iter() { (tile_drawing(tile, components.tile(tile))) }
        @for cost in costs { (cost_drawing(cost)) }
        @for set in Set::ALL { (set_drawing(set)) }
        @for id in TreasureId::all() { (treasure_drawing(id, components.treasure(id))) }
        pattern.heirs-contour id="heirs-contours" width="240" height="150" patternUnits="userSpaceOnUse" {
            path d="M0 30Q60 4 120 30T240 30M0 52Q60 26 120 52T240 52M0 118Q60 144 120 118T240 118" {}
            path d="M38 88l4 -9l4 9M52 90l3 -7l3 7M172 84l4 -9l4 9M188 87l3 -7l3 7" {}
        }
        g id="heirs-troop" {
            circle.heirs-troop r="20" {}
            path.heirs-helmet d="M-9 4V-4Q-9 -14 0 -15Q9 -14 9 -4V4H4L2 -3H-2L-4 4Z" {}
        }
        g id="heirs-retinue" {
            circle.heirs-troop.retinue r="20" {}
            // A plume, not a crown: the crown is the royal shield's.
            path.heirs-helmet d="M-9 5V-2Q-9 -11 0 -12Q9 -11 9 -2V5H4L2 -1H-2L-4 5Z" {}
            path.heirs-helmet d="M-1 -12Q3 -20 12 -17Q10 -10 2 -10Z" {}
        }
        g id="heirs-shield" {
            path.heirs-royal d="M-40 -44H40V0C40 26 22 42 0 52C-22 42 -40 26 -40 0Z" {}
            path.heirs-royal-rim d="M-33 -37H33V0C33 21 19 35 0 44C-19 35 -33 21 -33 0Z" {}
            path.tint.s-wide-line d="M-24 16L-28 -20L-13 -4L0 -27L13 -4L28 -20L24 16Z" {}
            path.tint.s-wide-line d="M-24 19H24V27H-24Z" {}
            circle.f-gold.s-thin cx="0" cy="-29" r="4" {}
            circle.f-gold.s-thin cx="-28" cy="-22" r="3.500" {}
            circle.f-gold.s-thin cx="28" cy="-22" r="3.500" {}
        }
        g id="heirs-chest" {
            path.heirs-wood.s d="M-13 11V-2Q-13 -10 0 -10Q13 -10 13 -2V11Z" {}
            path.f-gold.s-thin d="M-13 -2H13V2H-13ZM-3 -2H3V6H-3Z" {}
        }
        g id="heirs-scaffold" {
            // Ladders at both sides, where neither points nor effect nor troops lie.
            path.heirs-scaffold-edge d="M4 30V70M13 30V70M4 40H13M4 50H13M4 60H13M87 30V70M96 30V70M87 40H96M87 50H96M87 60H96" {}
            path.heirs-scaffold d="M4 30V70M13 30V70M4 40H13M4 50H13M4 60H13M87 30V70M96 30V70M87 40H96M87 50H96M87 60H96" {}
        }
    }
}

fn token_drawing(colour: Colour) -> Markup {
    html! {
        g.heirs-token.(colour.resource()) id={ "heirs-token-" (colour.resource()) } {
            circle r="9.500" {}
            @match colour {
                Colour::Green => path d="M0 -7L5 0H3L6 5H1.300V7.500H-1.300V5H-6L-3 0H-5Z" {},
                Colour::Grey => path d="M-6.500 4L-4 -4L1 -6L6 -1L6.500 4L2 6H-4Z" {},
                Colour::Yellow => path d="M-.8 8V3Q-5 3 -4.500 -1Q-2 -1 -.8 1Q-4.500 -1 -3.800 -4.500Q-1.500 -4 0 -7.500Q1.500 -4 3.800 -4.500Q4.500 -1 .8 1Q2 -1 4.500 -1Q5 3 .8 3V8Z" {},
            }
        }
    }
}

/// The ground of a front: its colour, with some vegetation in the lower corners.
fn ground(colour: Colour) -> Markup {
    html! {
        g.heirs-ground.(colour) id={ "heirs-ground-" (colour) } {
            rect x="1" y="1" width="98" height="98" rx="5" {}
            @match colour {
                Colour::Green => {
                    path.heirs-growth d="M10 40Q12 34 14 40M20 64Q22 58 24 64M78 20Q80 14 82 20M86 62Q88 56 90 62M70 90Q72 84 74 90M30 88Q32 82 34 88" {}
                    path.f-leaf.s-thin d="M9 68L14 58L19 68ZM82 46L87 36L92 46Z" {}
                }
                Colour::Grey => path.heirs-growth d="M8 38L14 34L20 38L16 42ZM80 20L86 15L92 20L88 24ZM84 60L90 56L94 61M8 70L13 66L18 70M30 90L36 86L40 90" {},
                Colour::Yellow => path.heirs-growth d="M4 36Q28 30 50 36T96 36M4 48Q28 42 50 48T96 48M4 60Q28 54 50 60T96 60M4 72Q28 66 50 72T96 72M4 84Q28 78 50 84T96 84M4 24Q28 18 50 24T96 24M4 12Q28 6 50 12T96 12" {},
            }
        }
    }
}

/// Open terrain: a whole tile of wood, rock or grain.
fn back_drawing(colour: Colour) -> Markup {
    html! {
        g.heirs-ground.open.(colour) id={ "heirs-back-" (colour) } {
            rect x="1" y="1" width="98" height="98" rx="5" {}
            @match colour {
                Colour::Green => @for (x, y) in [(22, 24), (50, 18), (78, 26), (34, 46), (64, 44), (16, 66), (88, 62), (46, 72), (72, 74), (26, 88), (58, 94)] {
                    path.f-leaf.s-thin d={ "M" (x) " " (y - 17) "l7 12h-3l6 11h-20l6 -11h-3ZM" (x - 1) " " (y + 6) "h2v4h-2Z" } {}
                },
                Colour::Grey => {
                    path.f-stone.s d="M6 56L18 24L28 34L40 12L52 34L58 26L68 50L56 60H12Z" {}
                    path.shade d="M40 12L52 34L58 26L68 50L56 60H44ZM18 24L28 34L26 60H16Z" fill="url(#hatch-fine)" {}
                    path.f-stone.s d="M40 92L52 62L60 70L74 48L86 70L94 92Z" {}
                    path.shade d="M74 48L86 70L94 92H76ZM52 62L60 70L58 92H48Z" fill="url(#hatch-fine)" {}
                    path.f-stone.s-thin d="M12 88L18 76L28 78L32 88ZM76 30L82 22L92 26L92 34Z" {}
                }
                Colour::Yellow => {
                    path.heirs-growth d="M4 94Q30 84 50 92T96 90M4 84Q30 74 50 82T96 80M4 74Q30 64 50 72T96 70M4 64Q30 54 50 62T96 60M4 54Q30 44 50 52T96 50M4 44Q30 34 50 42T96 40M4 34Q30 24 50 32T96 30M4 24Q30 14 50 22T96 20M4 14Q30 4 50 12T96 10" {}
                    @for (x, y) in [(24, 30), (62, 24), (44, 56), (80, 58), (20, 74), (62, 84)] {
                        path.f-gold.s-thin d={ "M" (x) " " (y + 10) "q-11 -10 -8 -18q8 -7 16 0q3 8 -8 18Z" } {}
                        path.s-thin d={ "M" (x - 5) " " (y + 1) "h10M" (x) " " (y + 6) "v-14" } {}
                    }
                }
            }
            rect.heirs-edge x="1" y="1" width="98" height="98" rx="5" {}
        }
    }
}

fn tile_drawing(tile: TileId, facts: &TileFacts) -> Markup {
    let road = road_line(facts.road, facts.exits);
    html! {
        g id={ "heirs-tile-" (tile) } {
            use href={ "#heirs-ground-" (facts.colour) } {}
            @if let Some(road) = road {
                path.heirs-road-edge d=(road) {}
                @if matches!(facts.road, RoadKind::Crossing | RoadKind::Site) { circle.heirs-place cx="50" cy="50" r="25" {} }
                path.heirs-road d=(road) {}
            }
            (picture(facts.building, 18.0, 8.0, 64.0))
            rect.heirs-edge x="1" y="1" width="98" height="98" rx="5" {}
        }
        g id={ "heirs-effect-" (tile) } { (effect(facts)) }
    }
}

/// The path of the roads on a tile.
pub(super) fn road_line(kind: RoadKind, exits: Exits) -> Option<String> {
    let end = |direction: Direction| {
        let (x, y) = direction.offset();
        format!("{} {}", 50 + 49 * i16::from(x), 50 + 49 * i16::from(y))
    };
    let ends: Vec<Direction> = exits.iter().collect();
    match (kind, ends.as_slice()) {
        (RoadKind::Through, [one, two]) => Some(format!("M{}Q50 50 {}", end(*one), end(*two))),
        (RoadKind::None, _) | (_, []) => None,
        _ => Some(ends.iter().map(|exit| format!("M50 50L{}", end(*exit))).collect()),
    }
}

/// The plaque with a building's points and their condition.
fn effect(facts: &TileFacts) -> Markup {
    let square = |colour: Colour| html! { rect.heirs-swatch.(colour) x="-6" y="-6" width="12" height="12" {} };
    let house = |colour: Colour| html! { path.heirs-swatch.(colour) d="M-7 7V-2L0 -9L7 -2V7Z" {} };
    let building = |building: Building| html! { g.vert { (picture(building, -9.0, -9.0, 18.0)) } };
    let line = |colour: Option<Colour>| {
        let turn = if facts.line == Some(Line::Column) { "rotate(90)" } else { "rotate(0)" };
        html! {
            @match colour { Some(colour) => (square(colour)), None => rect.heirs-swatch.any x="-6" y="-6" width="12" height="12" {} }
            path.heirs-arrows transform=(turn) d="M-9 0H9M-6 -3L-9 0L-6 3M6 -3L9 0L6 3" {}
        }
    };
    let (points, sign) = match facts.building {
        Building::Tavern => (1, line(None)),
        Building::Watchtower => (1, line(Some(facts.colour))),
        Building::Market => (1, html! { path.heirs-swatch.any d="M-4 -9H4V-4H9V4H4V9H-4V4H-9V-4H-4Z" {} }),
        Building::PilgrimageSite => (1, html! { path.heirs-little-road d="M-9 7Q-6 -2 0 0T9 -7" {} }),
        Building::RobberCastle => (2, html! { path.f-red.s-thin d="M-6 -8H6V0Q6 6 0 9Q-6 6 -6 0Z" {} }),
        Building::SiegeTower => {
            (0, html! { path.f-red.s-thin d="M-6 -8H6V0Q6 6 0 9Q-6 6 -6 0Z" {} path.heirs-arrows d="M-8 8L8 -8" {} })
        }
        Building::Mill => (1, square(Colour::Yellow)),
        Building::Mine => (1, square(Colour::Grey)),
        Building::Cowshed => (1, square(Colour::Green)),
        Building::Bakery => (1, house(Colour::Yellow)),
        Building::Smithy => (1, house(Colour::Grey)),
        Building::Hut => (1, house(Colour::Green)),
        Building::FieldCamp => (2, html! { path.heirs-arrows d="M-6 4A7 7 0 1 1 5 5M5 5L8 1M5 5L1 3" {} }),
        Building::Farm => (0, token(Colour::Yellow, 0.0, 0.0)),
        Building::Sawmill => (0, token(Colour::Green, 0.0, 0.0)),
        Building::Quarry => (0, token(Colour::Grey, 0.0, 0.0)),
        Building::Cathedral => (5, html! {}),
        Building::Fortress => (1, building(Building::Fortress)),
        Building::Garrison => (
            2,
            html! { (building(Building::Watchtower)) path.heirs-arrows d="M-9 -9L-6 -6M9 -9L6 -6M-9 9L-6 6M9 9L6 6" {} },
        ),
        Building::TradingPost => (3, html! { @if let Some(shown) = facts.shows { (building(shown)) } }),
        Building::GuildHouse => (4, html! { @if let Some(shown) = facts.shows { (building(shown)) } }),
        craft @ (Building::BasketWeaver | Building::Pottery | Building::Cooperage) => (
            3,
            html! {
                @if let Some([one, two]) = craft.pairs() {
                    g transform={ "rotate(" (if facts.pattern == Some(Pattern::Diagonal) { 45 } else { 0 }) ")" } {
                        path.heirs-swatch.(one) d="M-9 -4H0V4H-9Z" {}
                        path.heirs-swatch.(two) d="M0 -4H9V4H0Z" {}
                    }
                }
            },
        ),
    };
    html! {
        rect.heirs-plaque x="58" y="75" width="39" height="22" rx="4" {}
        @if points > 0 { text.heirs-plaque-text x=(if sign.0.is_empty() { 77 } else { 67 }) y="91.500" { (points) } }
        g transform={ "translate(" (if points > 0 { 84 } else { 77 }) " 86)" } { (sign) }
    }
}

/// A cost as tokens in the upper left corner, two in a row.
fn cost_drawing(cost: [u8; 3]) -> Markup {
    let [wood, stone, grain] = cost;
    let tokens = Colour::ALL.into_iter().zip(cost).flat_map(|(colour, count)| (0..count).map(move |_| colour));
    html! {
        g id={ "heirs-cost-" (wood) (stone) (grain) } {
            @for (index, colour) in tokens.enumerate() {
                (token(colour, 12.0 + (index % 2) as f32 * 20.0, 12.0 + (index / 2) as f32 * 20.0))
            }
        }
    }
}

/// The sign of a set in the upper right corner.
fn set_drawing(set: Set) -> Markup {
    let line = match set {
        Set::Travel => "M-5 0A5 5 0 0 1 5 0A5 5 0 0 1 -5 0ZM-5 0H5M0 -5V5",
        Set::LandIndustry => "M-3 5Q-6 -2 3 -5Q4 3 -3 5ZM-5 6L0 0",
        Set::TradeChurch => "M0 -6V6M-4 -2H4M-3 6H3",
        Set::War => "M-5 5L5 -5M5 5L-5 -5M-5 2L-2 5M5 2L2 5",
        Set::Craft => "M-1 6V-1M-5 -1V-5H4L5 -1Z",
        Set::Patrol => "M-6 0Q0 -6 6 0Q0 6 -6 0ZM-1.500 0A1.500 1.500 0 0 1 1.500 0A1.500 1.500 0 0 1 -1.500 0Z",
    };
    html! {
        g id={ "heirs-set-" (set) } transform="translate(88 12)" {
            circle.heirs-set r="9" {}
            path.heirs-set-sign d=(line) {}
        }
    }
}

/// A treasure: a chest over the cells that must be filled around it.
fn treasure_drawing(id: TreasureId, condition: &Condition) -> Markup {
    let class = |wanted: &Wanted| match wanted {
        Wanted::Colour(colour) => colour.word(),
        Wanted::AnyTile | Wanted::Nothing => "any",
    };
    let cell = |class: &str, x: i8, y: i8| {
        html! { rect.heirs-swatch.(class) x=(i16::from(x) * 15 - 6) y=(i16::from(y) * 15 - 6) width="12" height="12" {} }
    };
    html! {
        g id={ "heirs-" (id) } {
            path.heirs-treasure d=(round((0.0, 0.0), 23.0)) {}
            @match condition {
                Condition::Vertical(wanted) => { (cell(class(wanted), 0, -1)) (cell(class(wanted), 0, 1)) }
                Condition::Horizontal(wanted) => { (cell(class(wanted), -1, 0)) (cell(class(wanted), 1, 0)) }
                Condition::Pattern(pattern) => @for direction in Direction::ALL {
                    @if pattern[direction.index()] != Wanted::Nothing {
                        @let (x, y) = direction.offset();
                        (cell(class(&pattern[direction.index()]), x, y))
                    }
                },
            }
            g transform="scale(.55)" { use href="#heirs-chest" {} }
        }
    }
}

/// The arms of an heir: the pattern of the seat in the colour chosen in the options. White and blue are the colours of the
/// crowns on the royal shield.
pub(super) fn arms(setting: Setting, heir: Heir) -> Arms {
    let tincture = match setting.livery(heir) {
        Livery::White => Tincture::Argent,
        Livery::Blue => Tincture::Azure,
    };
    Arms { tincture, ..Arms::of_seat(heir.seat()) }
}
