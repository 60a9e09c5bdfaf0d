//! The portraits of the townsfolk: busts composed of five parts (ground, collar, face, hair, headgear with tool), a recipe
//! for each card. Criminals are drawn in profile.

use maud::{Markup, html};
use viscounts::card::{Card, Icon};
use viscounts::components::Components;

/// What a portrait is composed of; each number chooses one of a part's variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Recipe {
    estate: Icon,
    skin: usize,
    collar: usize,
    hair: usize,
    hat: usize,
    woman: bool,
}

/// The women whose German names do not tell it by their ending.
const WOMEN: [&str; 6] = ["traveller", "ada", "bertha", "emma", "judith", "therese"];

impl Recipe {
    /// The recipe of a card: its estate, and its place among the cards of that estate.
    fn of(data: &Components, card: Card) -> Self {
        let estate = estate(data, card);
        let nth = (0..card.index()).filter(|other| self::estate(data, Card(*other as u8)) == estate).count();
        let info = &data.cards[card.index()];
        let woman = info.de.ends_with("in") || WOMEN.contains(&info.id.as_str());
        Self { estate, skin: nth % 3, collar: (nth / 4) % 3, hair: (nth / 12 + nth) % 4, hat: nth % 4, woman }
    }
}

/// The icon that a card shows most often; criminals are criminals first of all.
fn estate(data: &Components, card: Card) -> Icon {
    let icons = data.cards[card.index()].icons;
    if icons.count(Icon::Criminal) > 0 {
        return Icon::Criminal;
    }
    Icon::ALL.into_iter().rev().max_by_key(|icon| icons.count(*icon)).unwrap_or(Icon::Merchant)
}

/// The portrait of a card.
pub(super) fn portrait(data: &Components, card: Card) -> Markup {
    let recipe = Recipe::of(data, card);
    html! {
        svg.v-bust viewBox="0 0 64 64" aria-hidden="true" {
            path.(ground(recipe.estate)) d="M0 0H64V64H0Z" {}
            path.v-bust-shade d="M0 0H64V64H0Z" fill="url(#hatch-fine)" {}
            @if recipe.estate == Icon::Criminal { (profile(recipe)) } @else { (front(recipe)) }
            path.v-bust-frame d="M0 0H64V64H0Z" {}
        }
    }
}

/// The colour of the ground and of the clothes.
const fn ground(estate: Icon) -> &'static str {
    match estate {
        Icon::Merchant => "v-of-merchant",
        Icon::Builder => "v-of-builder",
        Icon::Noble => "v-of-noble",
        Icon::Cleric => "v-of-cleric",
        Icon::Criminal => "v-of-criminal",
    }
}

const SKINS: [&str; 3] = ["v-skin", "v-skin-dark", "v-skin-fair"];
const HAIR: [&str; 4] = ["v-hair-brown", "v-hair-black", "v-hair-grey", "v-hair-red"];

/// Collars: a cloak, a laced shirt, a fur.
const COLLARS: [&str; 3] = [
    "M8 64Q10 48 25 45Q32 52 39 45Q54 48 56 64Z",
    "M10 64Q13 49 26 45L32 58L38 45Q51 49 54 64Z",
    "M6 64Q8 52 14 48Q20 44 26 46Q32 54 38 46Q44 44 50 48Q56 52 58 64Z",
];

/// A bust seen from the front.
fn front(recipe: Recipe) -> Markup {
    let (skin, hair) = (SKINS[recipe.skin], HAIR[recipe.hair]);
    html! {
        @if recipe.woman { path.v.(hair) d="M18 30Q16 12 32 12T46 30L48 46Q42 50 40 44H24Q22 50 16 46Z" {} }
        path.v.v-cloth.(ground(recipe.estate)) d=(COLLARS[recipe.collar]) {}
        @match recipe.collar {
            0 => circle.v.f-gold cx="32" cy="52" r="3" {},
            1 => path.v-line d="M32 58V64M29 50L35 53M35 50L29 53" {},
            _ => path.v.f-sand d="M14 48Q20 44 26 46Q32 54 38 46Q44 44 50 48L48 53Q42 49 38 51Q32 58 26 51Q22 49 16 53Z" {},
        }
        path.v.(skin) d="M27 40H37V48Q32 52 27 48Z" {}
        path.v.(skin) d="M21 26Q21 14 32 14T43 26Q43 43 32 44Q21 43 21 26Z" {}
        path.v-bust-shade d="M33 14Q43 15 43 26Q43 43 32 44Q39 34 33 14Z" fill="url(#hatch-fine)" {}
        path.v-line d="M25.500 27Q27.500 25 29.500 27M34.500 27Q36.500 25 38.500 27M32 28Q34.500 33 31 34M28.500 38Q32 40 35.500 38" {}
        circle.f-cut cx="27.500" cy="28.500" r="1.200" {}
        circle.f-cut cx="36.500" cy="28.500" r="1.200" {}
        @if !recipe.woman && recipe.hair == 1 { path.v.(hair) d="M21 31Q23 36 32 35.500T43 31Q44 46 32 50Q20 46 21 31ZM28 38.500Q32 40.500 36 38.500Q32 37 28 38.500Z" {} }
        @if !recipe.woman && recipe.hair == 3 { path.v.(hair) d="M26 36Q32 33 38 36L36 37.500Q32 36 28 37.500Z" {} }
        (headgear(recipe))
        (tool(recipe))
    }
}

/// What the estates wear on their heads.
fn headgear(recipe: Recipe) -> Markup {
    let hair = HAIR[recipe.hair];
    html! {
        @match (recipe.estate, recipe.hat) {
            (Icon::Merchant, 0) => path.v.f-red d="M15 20Q16 6 32 7T50 18Q54 22 46 22Q32 17 18 23Q13 24 15 20Z" {},
            (Icon::Merchant, 1) => path.v.f-gold d="M18 21Q18 8 32 8T46 21Q32 16 18 21Z" {},
            (Icon::Merchant, 2) => { path.v.f-blue d="M17 22Q15 6 30 7Q46 6 48 22L54 30L44 22Q32 17 17 22Z" {} },
            (Icon::Builder, 0) => path.v.f-sand d="M18 22Q18 9 32 9T46 22L48 25H16Z" {},
            (Icon::Builder, 1) => { path.v.f-sand d="M12 21Q32 14 52 21L46 23Q32 18 18 23Z" {} path.v.f-sand d="M21 20Q22 8 32 8T43 20Q32 16 21 20Z" {} },
            (Icon::Builder, 2) => path.v.f-green d="M19 23Q17 8 32 9T45 23Q46 28 50 30Q42 30 43 22Q32 18 21 22Q20 30 14 29Q19 27 19 23Z" {},
            (Icon::Builder, _) => path.v.f-red d="M19 22Q20 10 32 10T45 22L44 19Q32 15 20 19Z" {},
            (Icon::Noble, 0) => path.v.f-gold d="M19 20L17 8L25 13L32 5L39 13L47 8L45 20Q32 15 19 20Z" {},
            (Icon::Noble, 1) => { path.v.f-gold d="M19 20Q32 14 45 20V16Q32 10 19 16Z" {} circle.v.f-red cx="32" cy="14.500" r="2.500" {} },
            (Icon::Noble, 2) => { path.v.f-blue d="M15 20Q14 6 33 7Q52 8 50 20Q32 14 15 20Z" {} path.v.f-white d="M44 13Q54 2 58 6Q56 12 46 16Z" {} },
            (Icon::Cleric, 0) => path.v.f-sand d="M14 40Q12 8 32 8T50 40L44 46Q46 18 32 17Q18 18 20 46Z" {},
            (Icon::Cleric, 1) => path.v.f-white d="M20 22L24 4H40L44 22Q32 17 20 22ZM32 5V18M27 11H37" {},
            (Icon::Cleric, 2) => { path.v.(hair) d="M20 27Q18 16 24 13Q28 18 36 18T44 27Q45 15 40 13Q32 8 24 13Q17 17 20 27Z" {} },
            (Icon::Cleric, _) => path.v.f-white d="M16 42Q12 10 32 9T48 42L45 34Q46 18 32 17Q18 18 19 34Z" {},
            (Icon::Merchant | Icon::Noble, _) => path.v.(hair) d="M20 26Q17 10 32 10T44 26Q42 18 34 18Q24 18 20 26Z" {},
            (Icon::Criminal, _) => {},
        }
    }
}

/// A tool of the estate, at the shoulder.
fn tool(recipe: Recipe) -> Markup {
    html! {
        @match (recipe.estate, recipe.collar) {
            (Icon::Merchant, 0) => { path.v.f-sand d="M47 50Q44 60 51 62T57 50Q55 47 52 47T47 50Z" {} path.v-line d="M48 50H56" {} },
            (Icon::Merchant, 1) => { path.v-line d="M52 40V52M45 43H59M45 43L43 50H47ZM59 43L57 50H61Z" {} },
            (Icon::Builder, 0) => { path.v.f-masonry d="M44 38H58V44H44Z" {} path.v.f-sand d="M49.500 44H52.500V62H49.500Z" {} },
            (Icon::Builder, 1) => { path.v.f-stone d="M46 42L58 38L54 50Z" {} path.v.f-sand d="M48 48L44 62H47L51 49Z" {} },
            (Icon::Noble, 0) => path.v.f-gold d="M52 36L54 40H58L55 43L56 47L52 45L48 47L49 43L46 40H50Z" {},
            (Icon::Noble, 1) => path.v.f-masonry d="M51 34L53 38V52H49V38ZM45 52H57V54H45ZM50 54H52V62H50Z" {},
            (Icon::Cleric, 0) => path.v.f-gold d="M50 36H53V42H58V45H53V58H50V45H45V42H50Z" {},
            (Icon::Cleric, 1) => { path.v.f-white d="M44 46Q48 43 52 46Q56 43 60 46V58Q56 55 52 58Q48 55 44 58Z" {} path.v-line d="M52 46V58" {} },
            _ => {},
        }
    }
}

/// A criminal in profile, hooded or masked.
fn profile(recipe: Recipe) -> Markup {
    let (skin, hair) = (SKINS[recipe.skin], HAIR[recipe.hair]);
    html! {
        @if recipe.woman { path.v.(hair) d="M40 14Q18 6 17 30Q17 46 12 52Q24 56 30 44L34 20Z" {} }
        path.v.v-cloth.v-of-criminal d="M6 64Q8 48 24 45L38 46Q52 50 54 64Z" {}
        path.v.(skin) d="M26 38H38V48Q31 52 26 47Z" {}
        path.v.(skin) d="M22 26Q22 13 34 13Q43 13 44 22L49 30Q49 32 45 32L45 36Q46 38 44 39Q45 43 39 43H30Q22 40 22 26Z" {}
        path.v-bust-shade d="M22 26Q22 13 34 13Q28 26 32 43H30Q22 40 22 26Z" fill="url(#hatch-fine)" {}
        path.v-line d="M38 25L43 26M42 38H38" {}
        circle.f-cut cx="40" cy="27.500" r="1.300" {}
        @match recipe.hat {
            0 => path.v.f-cut d="M44 20Q42 7 28 8Q12 12 14 40Q12 50 20 52L28 46Q22 34 26 24Q34 16 44 20Z" {},
            1 => { path.v.(hair) d="M44 19Q42 9 32 10Q18 11 19 28Q19 36 24 38Q24 26 30 20Q38 17 44 19Z" {} path.v.f-cut d="M28 24L45 25.500L46 30L28 29Z" {} },
            2 => { path.v.f-tapestry d="M14 20Q30 14 52 19L46 21Q30 18 18 24Z" {} path.v.f-tapestry d="M20 19Q20 7 32 7T44 18Q32 15 20 19Z" {} },
            _ => { path.v.(hair) d="M44 20Q44 8 32 9Q17 10 18 30Q18 44 24 48Q27 40 25 30Q28 20 44 20Z" {} path.v.f-red d="M24 38Q34 42 46 36L45 43Q36 50 24 46Z" {} },
        }
        @if recipe.collar == 0 { path.v.f-masonry d="M52 36L54 41V52H50V41ZM47 52H57V54H47ZM51 54H53V62H51Z" {} }
        @if recipe.collar == 1 { path.v.f-sand d="M46 52Q43 61 50 63T57 52Q55 49 51 49T46 52Z" {} }
    }
}
