//! The form for a new match, made from the game's options.
//!
//! Every field says when it applies: `data-modes` names the ways to play, `data-seats` the numbers of seats, and
//! `data-least` the smallest number of seats. The client hides the others; the server ignores them.

use catalog::{CatalogGame, OptionWords};
use maud::{Markup, html};
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
    let (alone, others): (Vec<OptionWords>, Vec<OptionWords>) =
        game.option_words(context.language).into_iter().partition(is_for_solo);
    let body = html! {
        section.new-match {
            div.cover { (catalog::cover(game)) }
            form.options method="post" action="/matches" {
                h1 { (words.with("new-title", &[("game", title.into())])) }
                @if let Some(refusal) = refusal { (notice(context.language, refusal)) }
                input type="hidden" name="game" value=(info.id);
                (modes(words, game))
                (seats(words, game))
                (levels(words, game))
                @for option in &alone { (option_field(words, option)) }
                (tiles(&words.text("new-practice"), "practice", "off", &[
                    ("off".to_owned(), words.text("practice-off")), ("on".to_owned(), words.text("practice-on")),
                ], &Applies { modes: Some("computer solo"), ..Applies::default() }))
                (names(words, game))
                details.more {
                    summary { (words.text("new-more")) }
                    @for option in &others { (option_field(words, option)) }
                    (tiles(&words.text("new-clock"), "clock", "none", &clocks(words), &Applies {
                        modes: Some("computer solo screen friends open"), ..Applies::default()
                    }))
                    (tiles(&words.text("new-aids"), "aids", "on", &[
                        ("on".to_owned(), words.text("aids-on")), ("off".to_owned(), words.text("aids-off")),
                    ], &Applies::default()))
                    (tiles(&words.text("new-spectators"), "spectators", "on", &[
                        ("on".to_owned(), words.text("spectators-on")), ("off".to_owned(), words.text("spectators-off")),
                    ], &Applies { modes: Some("friends open"), ..Applies::default() }))
                    (tiles(&words.text("new-hints"), "hints", "off", &[
                        ("off".to_owned(), words.text("hints-off")), ("on".to_owned(), words.text("hints-on")),
                    ], &Applies { modes: Some("friends open"), ..Applies::default() }))
                }
                p.submit { button.main type="submit" { (words.text("new-create")) } " " a.button.quiet href="/" { (words.text("to-lobby")) } }
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

/// Does the game have an opponent of its own for a single player?
pub(crate) fn has_solo(game: &dyn CatalogGame) -> bool {
    game.info().seats.contains(&1)
}

/// Can several people play?
pub(crate) fn has_company(game: &dyn CatalogGame) -> bool {
    game.info().seats.iter().any(|seats| *seats > 1)
}

/// Does the option concern a single player only?
pub(crate) fn is_for_solo(option: &OptionWords) -> bool {
    option.seats == [1]
}

/// When a field applies; always, unless something is said.
#[derive(Default)]
struct Applies<'a> {
    /// The ways to play, separated by spaces.
    modes: Option<&'a str>,
    /// The numbers of seats, separated by spaces.
    seats: Option<String>,
    /// With people around, only if there are computers among them.
    with_bots: bool,
}

/// One choice of several: a tile for each.
fn tiles(legend: &str, name: &str, checked: &str, choices: &[(String, String)], applies: &Applies<'_>) -> Markup {
    html! {
        fieldset data-modes=[applies.modes] data-seats=[applies.seats.as_deref()] data-with-bots[applies.with_bots] {
            legend { (legend) }
            div.choices {
                @for (value, label) in choices {
                    label.tile { input type="radio" name=(name) value=(value) checked[value == checked]; span { (label) } }
                }
            }
        }
    }
}

fn modes(words: &Words, game: &dyn CatalogGame) -> Markup {
    let (company, solo) = (has_company(game), has_solo(game));
    let choices = [
        ("computer", words.text("mode-computer"), company),
        ("solo", words.text("mode-solo"), solo),
        ("companion", words.text("mode-companion"), solo),
        ("screen", words.text("mode-screen"), company),
        ("friends", words.text("mode-friends"), company),
        ("open", words.text("mode-open"), company),
    ];
    let choices: Vec<(String, String)> =
        choices.into_iter().filter(|choice| choice.2).map(|(mode, label, _)| (mode.to_owned(), label)).collect();
    let first = choices.first().map_or("", |(mode, _)| mode.as_str());
    tiles(&words.text("new-mode"), "mode", first, &choices, &Applies::default())
}

/// How many sit at the table, and how many of them are computers.
fn seats(words: &Words, game: &dyn CatalogGame) -> Markup {
    let counts: Vec<u8> = game.info().seats.iter().copied().filter(|seats| *seats > 1).collect();
    let most = counts.last().copied().unwrap_or(1);
    let choices: Vec<(String, String)> = counts.iter().map(|seats| (seats.to_string(), seats.to_string())).collect();
    let company = Applies { modes: Some("computer screen friends open"), ..Applies::default() };
    html! {
        @if let [only] = counts.as_slice() {
            input type="hidden" name="seats" value=(only);
        } @else if !counts.is_empty() {
            (tiles(&words.text("new-seats"), "seats", &default_seats(game).to_string(), &choices, &company))
        }
        @if most > 2 {
            fieldset data-modes="friends open" data-least="3" {
                legend { (words.text("new-bots")) }
                div.choices {
                    @for bots in 0..=most - 2 {
                        label.tile data-least=(bots + 2) {
                            input type="radio" name="bots" value=(bots) checked[bots == 0];
                            span { (bots) }
                        }
                    }
                }
            }
        }
    }
}

fn levels(words: &Words, game: &dyn CatalogGame) -> Markup {
    let levels = game.levels();
    let choices: Vec<(String, String)> =
        levels.iter().map(|level| ((*level).to_owned(), level_name(words, level))).collect();
    let applies = Applies { modes: Some("computer friends open"), with_bots: true, ..Applies::default() };
    html! {
        @if has_company(game) {
            (tiles(&words.text("lobby-level"), "level", default_level(levels), &choices, &applies))
        }
    }
}

/// The names of those who share the screen with the visitor.
fn names(words: &Words, game: &dyn CatalogGame) -> Markup {
    let most = game.info().seats.iter().copied().max().unwrap_or(1);
    html! {
        @if most > 1 {
            fieldset.names data-modes="screen" {
                legend { (words.text("new-names")) }
                @for seat in 2..=most {
                    p.field data-least=(seat) {
                        label for={ "name-" (seat) } { (words.with("new-name", &[("seat", seat.into())])) }
                        input id={ "name-" (seat) } type="text" name={ "name-" (seat) } maxlength=(LONGEST_NAME)
                            autocomplete="off";
                    }
                }
            }
        }
    }
}

fn clocks(words: &Words) -> [(String, String); 6] {
    let per_move = |seconds: i64| (format!("move {seconds}"), words.with("clock-move", &[("seconds", seconds.into())]));
    let per_game =
        |minutes: i64| (format!("game {}", minutes * 60), words.with("clock-game", &[("minutes", minutes.into())]));
    [("none".to_owned(), words.text("clock-none")), per_move(30), per_move(90), per_game(5), per_game(15), per_game(30)]
}

fn option_field(words: &Words, option: &OptionWords) -> Markup {
    let name = format!("option-{}", option.key);
    let numbers: Vec<String> = option.seats.iter().map(u8::to_string).collect();
    let seats = (!numbers.is_empty()).then(|| numbers.join(" "));
    if option.count == 1 && !option.random {
        let choices: Vec<(String, String)> =
            option.choices.iter().map(|choice| (choice.value.to_owned(), choice.label.clone())).collect();
        return tiles(&option.label, &name, &option.preselected, &choices, &Applies { seats, ..Applies::default() });
    }
    let picked: Vec<&str> = option.preselected.split('+').collect();
    let random = option.random.then(|| ("random", words.text("option-random")));
    let choices = option.choices.iter().map(|choice| (choice.value, choice.label.clone())).chain(random);
    html! {
        fieldset data-pick=(option.count) data-seats=[seats] {
            legend { (option.label) " " (words.with("option-pick", &[("count", option.count.into())])) }
            div.choices {
                @for (value, label) in choices {
                    label.tile {
                        input type="checkbox" name=(name) value=(value) checked[picked.contains(&value)];
                        span { (label) }
                    }
                }
            }
        }
    }
}
