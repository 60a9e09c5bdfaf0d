//! The form for a new match, made from the game's options.

use catalog::{CatalogGame, OptionWords};
use maud::{Markup, PreEscaped, html};
use present::Words;

use crate::error::notice;
use crate::frame::{Page, PageContext, PageKind};
use crate::names::{LONGEST_NAME, default_level, level_name};
use crate::refusal::Refusal;

/// The form, with the reason why it is shown again, if it is.
#[must_use]
pub fn new_match(context: &PageContext<'_>, game: &dyn CatalogGame, refusal: Option<&Refusal>) -> Markup {
    let words = context.words();
    let info = game.info();
    let title = game.title(context.language);
    let several = info.seats.iter().any(|seats| *seats > 1);
    let modes = [
        ("computer", words.text("mode-computer"), true),
        ("screen", words.text("mode-screen"), several),
        ("friends", words.text("mode-friends"), several),
        ("open", words.text("mode-open"), several),
    ];
    let most = info.seats.iter().copied().max().unwrap_or(1);
    let body = html! {
        section.new-match {
            div.cover { (PreEscaped(game.cover())) }
            form.options method="post" action="/matches" {
                h1 { (words.with("new-title", &[("game", title.into())])) }
                @if let Some(refusal) = refusal { (notice(context.language, refusal)) }
                input type="hidden" name="game" value=(info.id);
                input type="hidden" name="form" value="full";
                fieldset {
                    legend { (words.text("new-mode")) }
                    @for (index, (mode, label, offered)) in modes.iter().enumerate() {
                        @if *offered {
                            label.choice { input type="radio" name="mode" value=(mode) checked[index == 0]; " " (label) }
                        }
                    }
                }
                p.field {
                    label for="seats" { (words.text("new-seats")) }
                    select #seats name="seats" {
                        @for seats in info.seats { option value=(seats) selected[*seats == default_seats(game)] { (seats) } }
                    }
                }
                @if most > 2 {
                    p.field {
                        label for="bots" { (words.text("new-bots")) }
                        select #bots name="bots" { @for bots in 0..most - 1 { option value=(bots) { (bots) } } }
                    }
                }
                p.field {
                    label for="level" { (words.text("lobby-level")) }
                    select #level name="level" {
                        @for level in game.levels() {
                            option value=(level) selected[*level == default_level(game.levels())] { (level_name(words, level)) }
                        }
                    }
                }
                @for option in game.option_words(context.language) { (option_field(words, &option)) }
                fieldset {
                    legend { (words.text("new-clock")) }
                    @for (value, label) in clocks(words) {
                        label.choice { input type="radio" name="clock" value=(value) checked[value == "none"]; " " (label) }
                    }
                }
                fieldset {
                    legend { (words.text("new-aids")) }
                    @for (value, label) in [("on", words.text("aids-on")), ("off", words.text("aids-off"))] {
                        label.choice { input type="radio" name="aids" value=(value) checked[value == "on"]; " " (label) }
                    }
                }
                @if several {
                    details {
                        summary { (words.text("new-names")) }
                        @for seat in 2..=most {
                            p.field {
                                label for={ "name-" (seat) } { (words.with("new-name", &[("seat", seat.into())])) }
                                input id={ "name-" (seat) } type="text" name={ "name-" (seat) } maxlength=(LONGEST_NAME)
                                    autocomplete="off";
                            }
                        }
                    }
                }
                p { button.main type="submit" { (words.text("new-lay")) } " " a.button.quiet href="/" { (words.text("to-lobby")) } }
            }
        }
    };
    let here = format!("/new/{}", info.id);
    let page = Page { title, kind: PageKind::Form, game: Some(info.id), here: &here, header: html! {}, body };
    page.render(context)
}

/// The number of seats that is offered first: two if possible, else the smallest.
#[must_use]
pub fn default_seats(game: &dyn CatalogGame) -> u8 {
    let seats = game.info().seats;
    if seats.contains(&2) { 2 } else { seats.first().copied().unwrap_or(1) }
}

fn clocks(words: &Words) -> [(&'static str, String); 6] {
    let seconds = |key: &str, count: i64| match key {
        "move" => words.with("clock-move", &[("seconds", count.into())]),
        _ => words.with("clock-game", &[("minutes", count.into())]),
    };
    [
        ("none", words.text("clock-none")),
        ("move 30", seconds("move", 30)),
        ("move 90", seconds("move", 90)),
        ("game 300", seconds("game", 5)),
        ("game 900", seconds("game", 15)),
        ("game 1800", seconds("game", 30)),
    ]
}

fn option_field(words: &Words, option: &OptionWords) -> Markup {
    let id = format!("option-{}", option.key);
    html! {
        @if option.count == 1 && !option.random {
            p.field {
                label for=(id) { (option.label) }
                select id=(id) name=(id) {
                    @for choice in &option.choices {
                        option value=(choice.value) selected[choice.value == option.default] { (choice.label) }
                    }
                }
            }
        } @else {
            @let picked: Vec<&str> = option.default.split('+').collect();
            fieldset data-pick=(option.count) {
                legend { (option.label) " " (words.with("option-pick", &[("count", option.count.into())])) }
                @for choice in &option.choices {
                    label.choice {
                        input type="checkbox" name=(id) value=(choice.value) checked[picked.contains(&choice.value)];
                        " " (choice.label)
                    }
                }
                @if option.random {
                    label.choice {
                        input type="checkbox" name=(id) value="random" checked[option.default == "random"];
                        " " (words.text("option-random"))
                    }
                }
            }
        }
    }
}
