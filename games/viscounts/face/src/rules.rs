//! The rules in our own words, with drawn examples.

use maud::{Markup, html};
use viscounts::card::Card;
use viscounts::components::components;
use viscounts::effect::{Building, Flip, Good};

use super::cards::face;
use super::effects::{criminals_words, effect_words, unlock_words};
use super::glyphs::{Glyph, counted};
use present::Words;

pub(super) fn page(words: &'static Words) -> Markup {
    let data = components();
    let section = |title: &str, text: &str, drawing: Markup| {
        html! { h2 { (words.text(title)) } p { (words.text(text)) } (drawing) }
    };
    let example = |card: &str, caption: &str| {
        let card: Card = data.card(card).expect("the example is a card of the box");
        html! { figure { div.v-card.v-example { (face(words, data, card)) } figcaption { (words.text(caption)) } } }
    };
    html! {
        article.rules {
            p.rules-lead { (words.text("viscounts-rules-lead")) }
            (section("viscounts-rules-aim", "viscounts-rules-aim-text", html! {}))
            (section("viscounts-rules-cards", "viscounts-rules-cards-text", example("acolyte", "viscounts-rules-cards-example")))
            (section("viscounts-rules-move", "viscounts-rules-move-text", html! {}))
            (section("viscounts-rules-main", "viscounts-rules-main-text", html! {
                ul.v-rules-list {
                    li { (Glyph::of_main(viscounts::effect::Main::Trade).inline(words)) " " (words.text("viscounts-rules-trade")) }
                    li { (Glyph::of_main(viscounts::effect::Main::Build).inline(words)) " " (words.text("viscounts-rules-build")) }
                    li { (Glyph::of_main(viscounts::effect::Main::Workers).inline(words)) " " (words.text("viscounts-rules-workers")) }
                    li { (Glyph::of_main(viscounts::effect::Main::Copy).inline(words)) " " (words.text("viscounts-rules-copy")) }
                }
            }))
            (section("viscounts-rules-pay", "viscounts-rules-pay-text", html! {
                figure {
                    div.v-signs {
                        @for (good, main) in [(Good::Silver, viscounts::effect::Main::Trade), (Good::Stone, viscounts::effect::Main::Build), (Good::Gold, viscounts::effect::Main::Workers), (Good::Ink, viscounts::effect::Main::Copy)] {
                            span.v-token { (Glyph::Good(good).inline(words)) " = " (Glyph::of_main(main).inline(words)) }
                        }
                    }
                    figcaption { (words.text("viscounts-rules-pay-example")) }
                }
            }))
            (section("viscounts-rules-buildings", "viscounts-rules-buildings-text", html! {
                ul.v-rules-list {
                    @for building in Building::ALL {
                        @let info = &data.buildings[building as usize];
                        li {
                            (Glyph::Building(building).inline(words)) " " strong { (Glyph::Building(building).name(words)) } " "
                            (counted(words, Glyph::Icon(viscounts::card::Icon::Builder), info.cost)) ": "
                            @for (index, unlock) in info.unlocks.iter().enumerate() {
                                @if index > 0 { "; " }
                                (unlock_words(words, data, *unlock))
                            }
                            ". " (words.with("viscounts-rules-ladder", &[("points", info.ladder.map(|points| points.to_string()).join(", ").into())]))
                        }
                    }
                }
            }))
            (section("viscounts-rules-castle", "viscounts-rules-castle-text", html! {}))
            (section("viscounts-rules-recruit", "viscounts-rules-recruit-text", html! {}))
            (section("viscounts-rules-collision", "viscounts-rules-collision-text", html! {
                ol.v-rules-list {
                    @for space in &data.track {
                        li {
                            (effect_words(words, data, space.active)) "; " (words.text("viscounts-rules-others"))
                            @if let Some(condition) = criminals_words(words, space.condition) { " (" (condition) ")" }
                            ": " (effect_words(words, data, space.others)) "."
                        }
                    }
                }
                figure {
                    div.v-signs {
                        @for (glyph, key) in [
                            (Glyph::Debt, "viscounts-rules-debt"),
                            (Glyph::Flip(Flip::Debt), "viscounts-rules-settle"),
                            (Glyph::Deed, "viscounts-rules-deed"),
                            (Glyph::Flip(Flip::Deed), "viscounts-rules-certify"),
                        ] {
                            p { (glyph.inline(words)) " " (words.text(key)) }
                        }
                    }
                }
            }))
            (section("viscounts-rules-criminals", "viscounts-rules-criminals-text", example("antagonist", "viscounts-rules-criminals-example")))
            (section("viscounts-rules-draw", "viscounts-rules-draw-text", html! {}))
            (section("viscounts-rules-end", "viscounts-rules-end-text", html! {}))
            (section("viscounts-rules-solo", "viscounts-rules-solo-text", html! {}))
        }
    }
}

pub(super) fn provenance(words: &Words) -> Markup {
    html! {
        ul.provenance {
            li { (words.text("viscounts-provenance-rulebook")) }
            li { (words.text("viscounts-provenance-public")) }
            li { (words.text("viscounts-provenance-reconstructed")) }
        }
    }
}
