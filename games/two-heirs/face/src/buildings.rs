//! The 24 buildings as pictures of 60 x 60 units. Shapes in the owner's colour have the class `tint`.

use maud::{Markup, html};
use two_heirs::Building;

/// A building within a box with its top left corner at (`x`, `y`).
pub(super) fn picture(building: Building, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#heirs-" (building) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// The symbols of all buildings.
pub(super) fn symbols() -> Markup {
    html! {
        @for building in Building::ALL {
            symbol id={ "heirs-" (building) } viewBox="0 0 60 60" {
                @for (class, line) in strokes(building) {
                    @match *class {
                        // A roof: the owner's colour, tiles and an outline.
                        "roof" => {
                            path.tint.s d=(line) {}
                            path.tiles d=(line) fill="url(#hatch-tiles)" {}
                        }
                        "stone" => {
                            path.f-masonry.s d=(line) {}
                            path.courses d=(line) fill="url(#hatch-stone)" {}
                        }
                        "shade" => path.shade d=(line) fill="url(#hatch-fine)" {},
                        class => path.(class).s[class.starts_with("f-") || class.starts_with("heirs-w") || matches!(class, "tint" | "heirs-plaster")] d=(line) {},
                    }
                }
            }
        }
    }
}

/// The shapes of a picture from back to front, each with its class and path.
const fn strokes(building: Building) -> &'static [(&'static str, &'static str)] {
    match building {
        Building::Tavern => &[
            ("heirs-plaster", "M9 56V32H43V56Z"),
            ("heirs-beam", "M9 44H43M20 32V56M32 32V56"),
            ("roof", "M4 34L15 12H37L48 34Z"),
            ("shade", "M30 12H37L48 34H34Z"),
            ("f-cut", "M22 56V46Q26 40 30 46V56ZM12 42V36H17V42ZM35 42V36H40V42Z"),
            ("heirs-beam", "M43 30H58M53 30V34"),
            ("f-gold", "M48 34H57V46H48ZM57 37H60V43H57Z"),
        ],
        Building::Market => &[
            ("heirs-beam", "M8 56V26M30 56V26M52 56V26"),
            ("heirs-wood", "M6 44H54V52H6Z"),
            ("f-red", "M11 44Q11 38 16 38Q21 38 21 44Z"),
            ("f-grain", "M24 44V37H36V44Z"),
            ("f-leaf", "M39 44Q39 37 45 37Q51 37 51 44Z"),
            (
                "tint",
                "M2 30L10 12H50L58 30Q54 34 49 30Q44 34 39.500 30Q35 34 30 30Q25 34 20.500 30Q16 34 11 30Q6 34 2 30Z",
            ),
            ("shade", "M14 12H22L20 31H11ZM30 12H38L39 31H30ZM46 12H50L58 30L49 31Z"),
        ],
        Building::PilgrimageSite => &[
            ("f-gold", "M27 2H33V9H40V15H33V27H27V15H20V9H27Z"),
            ("stone", "M18 56V34H42V56Z"),
            ("roof", "M12 36L30 20L48 36Z"),
            ("f-cut", "M24 56V46Q30 38 36 46V56Z"),
            ("f-grain", "M28.500 54V49H31.500V54Z"),
            ("f-masonry", "M10 60V56H50V60Z"),
        ],
        Building::RobberCastle => &[
            ("f-stone", "M2 58L10 44L20 48L44 46L52 42L58 58Z"),
            ("stone", "M12 50V24H18V29H24V24H30V29H34V50Z"),
            ("stone", "M34 52V8L39 13L44 6L50 14V52Z"),
            ("shade", "M42 10L44 6L50 14V52H42Z"),
            ("f-cut", "M20 50V42Q24 36 28 42V50ZM40 24V18H44V24ZM40 38V32H44V38Z"),
            ("heirs-beam", "M15 24V6"),
            ("tint", "M15 6L30 9L24 13L30 17H15Z"),
        ],
        Building::Mill => &[
            ("stone", "M20 57L24 28H40L44 57Z"),
            ("shade", "M34 28H40L44 57H36Z"),
            ("roof", "M20 30L32 12L44 30Z"),
            ("f-cut", "M28 57V48Q32 43 36 48V57Z"),
            (
                "f-vellum",
                "M32 24L14 4L8 10L28 28ZM32 24L52 6L58 12L36 29ZM32 26L54 44L48 51L30 31ZM32 26L12 46L6 40L28 23Z",
            ),
            ("heirs-beam", "M11 7L51 47M55 9L9 43"),
            ("f-gold", "M28 26A4 4 0 0 1 36 26A4 4 0 0 1 28 26Z"),
        ],
        Building::Mine => &[
            ("f-stone", "M2 57L14 28L24 34L36 8L46 26L58 57Z"),
            ("shade", "M36 8L46 26L58 57H40ZM14 28L24 34L20 57H10Z"),
            ("f-cut", "M18 57V38H40V57Z"),
            ("heirs-wood", "M14 57V34H44V40H40V57H36V40H22V57H18V57Z"),
            ("f-gold", "M24 48L29 43L34 45L37 49Z"),
            ("heirs-wood", "M22 49H39L37 55H24Z"),
            ("heirs-beam", "M36 8V-1"),
            ("tint", "M36 0L48 3L36 8Z"),
        ],
        Building::Cowshed => &[
            ("heirs-wood", "M8 57V32H52V57Z"),
            ("heirs-beam", "M14 33V57M20 33V57M40 33V57M46 33V57"),
            ("roof", "M2 34L12 14H48L58 34Z"),
            ("shade", "M40 14H48L58 34H46Z"),
            ("f-cut", "M20 57V40H40V57Z"),
            ("f-white", "M24 57V49Q21 48 21 45L25 46Q30 43 35 46L39 45Q39 48 36 49L34 57Z"),
            ("f-rose", "M26 57V53H34V57Z"),
        ],
        Building::Bakery => &[
            ("heirs-wall", "M40 30V8H48V30Z"),
            ("heirs-smoke", "M44 6Q40 3 44 0"),
            ("heirs-plaster", "M8 57V32H52V57Z"),
            ("roof", "M3 34L16 14H44L57 34Z"),
            ("f-cut", "M12 57V43Q17 37 22 43V57Z"),
            ("stone", "M27 57V48Q27 38 38 38Q49 38 49 48V57Z"),
            ("f-cut", "M32 57V51Q38 44 44 51V57Z"),
            ("f-grain", "M33 56Q38 48 43 56Z"),
        ],
        Building::FieldCamp => &[
            ("heirs-beam", "M22 26V6M44 34V20"),
            ("tint", "M22 7L34 10L22 14ZM44 21L54 24L44 27Z"),
            ("f-white", "M30 57L44 32L58 57Z"),
            ("f-white", "M2 57L22 22L42 57Z"),
            ("tint", "M2 57L22 22L14 57ZM42 57L22 22L30 57Z"),
            ("f-cut", "M19 57L22 36L25 57ZM43 57L44.500 44L48 57Z"),
        ],
        Building::Smithy => &[
            ("heirs-wall", "M10 30V8H19V30Z"),
            ("heirs-smoke", "M14 6Q10 3 15 0"),
            ("stone", "M5 57V30H55V57Z"),
            ("roof", "M1 33L12 16H48L59 33Z"),
            ("f-cut", "M10 57V40H50V57Z"),
            ("f-red", "M13 57Q11 48 17 43Q18 48 22 46Q25 51 23 57Z"),
            ("f-stone", "M28 46H47Q46 50 40 50L41 57H33L34 50Q29 50 28 46Z"),
        ],
        Building::Hut => &[
            ("heirs-wood", "M14 57V36H46V57Z"),
            ("heirs-beam", "M14 43H46M14 50H46"),
            ("tint", "M4 42Q14 26 30 8Q46 26 56 42Q44 38 30 38Q16 38 4 42Z"),
            ("shade", "M30 8Q46 26 56 42Q46 38 34 38Z"),
            ("heirs-thatch", "M30 12L24 36M30 12L36 36M30 12L14 37M30 12L46 37"),
            ("f-cut", "M25 57V47Q30 41 35 47V57Z"),
        ],
        Building::Farm => &[
            ("heirs-wood", "M30 57V34H56V57Z"),
            ("roof", "M26 36L34 20H52L60 36Z"),
            ("f-cut", "M38 57V44H48V57Z"),
            ("heirs-plaster", "M4 57V36H30V57Z"),
            ("heirs-beam", "M4 46H30M17 36V57"),
            ("roof", "M0 38L17 16L34 38Z"),
            ("f-grain", "M2 58Q-1 49 6 44Q13 49 10 58ZM12 59Q10 52 15 48Q21 52 19 59Z"),
            ("f-cut", "M21 57V50H27V57Z"),
        ],
        Building::Sawmill => &[
            ("heirs-wood", "M6 50V30H38V50Z"),
            ("roof", "M1 32L12 14H34L44 32Z"),
            ("f-cut", "M12 50V38H30V50Z"),
            ("heirs-wood", "M2 58V50H36V58ZM36 50A4 4 0 0 1 36 58A4 4 0 0 1 36 50Z"),
            (
                "f-white",
                "M46 24L49 29L55 28L55 34L60 37L56 42L58 47L52 49L50 55L45 52L39 54L38 48L32 45L35 40L32 35L38 33L39 27L45 29Z",
            ),
            ("f-stone", "M42 40A4 4 0 0 1 50 40A4 4 0 0 1 42 40Z"),
        ],
        Building::Quarry => &[
            ("f-stone", "M0 57L6 30L22 26L28 38L60 44V57Z"),
            ("shade", "M22 26L28 38L34 57H18Z"),
            ("heirs-beam", "M16 57L34 8L46 57M34 8L56 16M54 16V32M24 34H40"),
            ("f-white", "M47 32H60V43H47Z"),
            ("f-white", "M26 57V47H38V57ZM39 57V49H50V57Z"),
            ("tint", "M34 2L46 5L34 9Z"),
        ],
        Building::TradingPost => &[
            ("heirs-plaster", "M12 57V26H44V57Z"),
            ("heirs-beam", "M12 42H44M28 26V57"),
            ("roof", "M8 28L28 6L48 28Z"),
            ("heirs-beam", "M28 14H56M54 14V28"),
            ("heirs-wood", "M48 28H60V39H48Z"),
            ("f-cut", "M24 25V18H32V25ZM16 38V31H23V38ZM33 38V31H40V38Z"),
            ("heirs-wood", "M2 57V46H14V57ZM17 57V48Q24 45 31 48V57Z"),
            ("f-cut", "M34 57V46H41V57Z"),
        ],
        Building::Cathedral => &[
            ("stone", "M18 57V26H42V57Z"),
            ("roof", "M16 28L30 12L44 28Z"),
            ("stone", "M4 57V22H19V57ZM41 57V22H56V57Z"),
            ("tint", "M3 23L11.500 2L20 23ZM40 23L48.500 2L57 23Z"),
            ("shade", "M13 22H19V57H13ZM50 22H56V57H50Z"),
            (
                "f-cut",
                "M24 57V48Q30 39 36 48V57ZM9 34V28Q11.500 24 14 28V34ZM46 34V28Q48.500 24 51 28V34ZM9 48V41Q11.500 37 14 41V48ZM46 48V41Q48.500 37 51 41V48Z",
            ),
            ("f-gold", "M25 34A5 5 0 0 1 35 34A5 5 0 0 1 25 34Z"),
        ],
        Building::SiegeTower => &[
            ("heirs-wood", "M14 50L18 8H42L46 50Z"),
            ("heirs-beam", "M17 20H43M16 34H44M22 8L20 50M38 8L40 50M17 34L43 20M16 50L44 34"),
            ("tint", "M15 14V4H21V8H27V4H33V8H39V4H45V14Z"),
            ("heirs-wood", "M42 16L58 10L59 13L43 21Z"),
            ("heirs-wood", "M10 49H50V54H10Z"),
            ("f-stone", "M11 54A5 5 0 0 1 21 54A5 5 0 0 1 11 54ZM39 54A5 5 0 0 1 49 54A5 5 0 0 1 39 54Z"),
        ],
        Building::Fortress => &[
            ("stone", "M14 57V32H20V36H26V32H34V36H40V32H46V57Z"),
            ("f-cut", "M23 57V48Q30 39 37 48V57Z"),
            (
                "stone",
                "M2 57V22H0V12H4V16H8V12H12V16H16V12H20V22H18V57ZM42 57V22H40V12H44V16H48V12H52V16H56V12H60V22H58V57Z",
            ),
            ("shade", "M11 22H18V57H11ZM51 22H58V57H51Z"),
            ("f-cut", "M8 36V28H11V36ZM48 36V28H51V36Z"),
            ("heirs-beam", "M30 33V6"),
            ("tint", "M30 6L46 10L40 14L46 18L30 21Z"),
        ],
        Building::Watchtower => &[
            ("stone", "M20 57L23 30H39L42 57Z"),
            ("shade", "M32 30H39L42 57H34Z"),
            ("heirs-wood", "M16 31V20H46V31Z"),
            ("f-cut", "M20 28V22H26V28ZM36 28V22H42V28ZM28 57V49Q31 44 34 49V57Z"),
            ("f-gold", "M28 28Q27 23 31 20Q35 23 34 28Z"),
            ("roof", "M12 22L31 2L50 22Z"),
        ],
        Building::Garrison => &[
            ("stone", "M4 57V34H56V57Z"),
            ("roof", "M0 36L10 18H50L60 36Z"),
            ("shade", "M42 18H50L60 36H48Z"),
            ("f-cut", "M24 57V47Q30 39 36 47V57Z"),
            ("f-red", "M9 40H19V48Q14 54 9 48ZM41 40H51V48Q46 54 41 48Z"),
            ("heirs-beam", "M22 57V26M38 57V26"),
            ("f-white", "M19.500 27L22 18L24.500 27ZM35.500 27L38 18L40.500 27Z"),
        ],
        Building::BasketWeaver => &[
            ("roof", "M2 26L14 8H46L58 26Z"),
            ("heirs-beam", "M8 26V57M52 26V57"),
            ("heirs-handle", "M20 40Q20 24 31 24Q42 24 42 40"),
            ("heirs-wood", "M13 38H49L44 57H18Z"),
            ("heirs-thatch", "M15 43H47M16 48H46M17 53H45M20 39L23 57M27 39L28 57M35 39L34 57M42 39L39 57"),
        ],
        Building::Pottery => &[
            ("roof", "M2 26L14 8H46L58 26Z"),
            ("heirs-beam", "M8 26V57M52 26V57"),
            ("heirs-clay", "M24 29H38V33Q48 38 45 48Q43 57 36 57H26Q19 57 17 48Q14 38 24 33Z"),
            ("heirs-thatch", "M16 42Q31 47 46 42M17 47Q31 52 45 47"),
            ("shade", "M33 29H38V33Q48 38 45 48Q43 57 36 57H32Z"),
        ],
        Building::Cooperage => &[
            ("roof", "M2 26L14 8H46L58 26Z"),
            ("heirs-beam", "M8 26V57M52 26V57"),
            ("heirs-wood", "M19 30H43Q49 43 43 57H19Q13 43 19 30Z"),
            ("heirs-thatch", "M25 30Q22 43 25 57M31 30V57M37 30Q40 43 37 57"),
            ("heirs-hoop", "M17 36H45M16 50H46"),
        ],
        Building::GuildHouse => &[
            ("heirs-plaster", "M8 57V32H14V24H20V16H26V8H36V16H42V24H48V32H54V57Z"),
            ("tint", "M8 32V28H14V24H20V16H26V8H36V16H42V24H48V28H54V32H48V28H42V20H36V12H26V20H20V28H14V32Z"),
            ("heirs-beam", "M8 42H54M24 42V57M38 42V57"),
            ("f-cut", "M27 57V49Q31 44 35 49V57ZM14 39V33H20V39ZM42 39V33H48V39Z"),
            ("f-gold", "M24 28H38V34Q31 42 24 34Z"),
        ],
    }
}
