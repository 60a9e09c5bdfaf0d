//! The lobby: games, open matches, the visitor's own matches.

use catalog::CatalogGame;
use journal::{LobbyMatch, Status, Token};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use present::{Language, Words};

use crate::frame::{Page, PageContext, PageKind};
use crate::names::{LONGEST_NAME, default_level, level_name, occupant_name};

/// What the lobby shows.
#[derive(Clone, Copy)]
pub struct Lobby<'a> {
    /// The games on offer.
    pub games: &'a [&'static dyn CatalogGame],
    /// The visitor.
    pub guest: Token,
    /// The visitor's name.
    pub name: &'a str,
    /// The visitor's matches that are not over.
    pub mine: &'a [LobbyMatch],
    /// The matches with a seat for anyone.
    pub open: &'a [LobbyMatch],
    /// The visitor's finished matches.
    pub finished: &'a [LobbyMatch],
}

/// The lobby.
#[must_use]
pub fn lobby(context: &PageContext<'_>, lobby: &Lobby<'_>) -> Markup {
    let words = context.words();
    let open: Vec<&LobbyMatch> = lobby.open.iter().filter(|found| !sits_at(found, lobby.guest)).collect();
    let body = html! {
        section.welcome {
            h1 { (words.text("lobby-title")) }
            p { (words.text("lobby-subtitle")) }
            form.name-form method="post" action="/name" {
                input type="hidden" name="to" value="/";
                label for="name" { (words.text("lobby-name")) }
                input #name type="text" name="name" value=(lobby.name) maxlength=(LONGEST_NAME) autocomplete="nickname" required;
                button.quiet type="submit" { (words.text("lobby-name-save")) }
            }
        }
        @if !lobby.mine.is_empty() {
            section.matches aria-labelledby="mine" {
                h2 #mine { (words.text("lobby-mine")) }
                ul { @for found in lobby.mine { (match_line(context, lobby, found)) } }
            }
        }
        section.games aria-labelledby="games" {
            h2 #games { (words.text("lobby-games")) }
            ul.cards {
                @for game in lobby.games { (card(words, context.language, *game)) }
            }
        }
        section.matches aria-labelledby="open" {
            h2 #open { (words.text("lobby-open")) }
            @if open.is_empty() { p.empty { (words.text("lobby-open-none")) } }
            ul { @for found in &open { (match_line(context, lobby, found)) } }
        }
        @if !lobby.finished.is_empty() {
            section.matches aria-labelledby="finished" {
                h2 #finished { (words.text("lobby-finished")) }
                ul { @for found in lobby.finished { (match_line(context, lobby, found)) } }
            }
        }
        footer.site-note {
            p { a href="/replay" { (words.text("lobby-upload")) } }
            p { (words.text("site-notice")) }
        }
    };
    let page =
        Page { title: &words.text("lobby-page"), kind: PageKind::Lobby, game: None, here: "/", header: html! {}, body };
    page.render(context)
}

/// A game with the quickest ways to start it.
fn card(words: &Words, language: Language, game: &dyn CatalogGame) -> Markup {
    let info = game.info();
    let seats = match info.seats {
        [only] => words.with("lobby-seats-exact", &[("count", (*only).into())]),
        [first, .., last] => words.with("lobby-seats-range", &[("first", (*first).into()), ("last", (*last).into())]),
        [] => String::new(),
    };
    let levels = game.levels();
    let several = info.seats.iter().any(|seats| *seats > 1);
    let start = |mode: &str, label: String| {
        html! {
            form method="post" action="/matches" {
                input type="hidden" name="game" value=(info.id);
                button.quiet type="submit" name="mode" value=(mode) { (label) }
            }
        }
    };
    html! {
        li.card data-game=(info.id) {
            div.cover { (PreEscaped(game.cover())) }
            div.card-text {
                h3 { (game.title(language)) }
                p { (seats) }
                form.quick method="post" action="/matches" {
                    input type="hidden" name="game" value=(info.id);
                    input type="hidden" name="mode" value="computer";
                    label for={ "level-" (info.id) } { (words.text("lobby-level")) }
                    select id={ "level-" (info.id) } name="level" {
                        @for level in levels {
                            option value=(level) selected[*level == default_level(levels)] { (level_name(words, level)) }
                        }
                    }
                    button.main type="submit" { (words.text("lobby-play-computer")) }
                }
                div.other-ways {
                    @if several {
                        (start("screen", words.text("lobby-play-screen")))
                        (start("friends", words.text("lobby-play-friends")))
                    }
                    a.button.quiet href={ "/new/" (info.id) } { (words.text("lobby-play-options")) }
                    a.button.quiet href={ "/rules/" (info.id) } { (words.text("lobby-rules")) }
                }
            }
        }
    }
}

fn sits_at(found: &LobbyMatch, guest: Token) -> bool {
    found.seats.iter().any(|occupant| occupant.guest() == Some(guest))
}

/// Whether the guest has something to decide in a match.
fn is_to_act(found: &LobbyMatch, guest: Token) -> bool {
    found.to_act.iter().any(|seat| {
        let occupant = found.seats.get(seat.index());
        occupant.is_some_and(|occupant| occupant.is_played_by_guest() && occupant.guest() == Some(guest))
    })
}

fn match_line(context: &PageContext<'_>, lobby: &Lobby<'_>, found: &LobbyMatch) -> Markup {
    let words = context.words();
    let game = lobby.games.iter().find(|game| game.info().id == found.game);
    let title = game.map_or(found.game.as_str(), |game| game.title(context.language));
    let names: Vec<String> = found.seats.iter().map(|occupant| occupant_name(words, occupant)).collect();
    let score = |seat: usize| {
        let number = Seat::new(seat as u8).to_string();
        found.result.iter().find(|(who, ..)| *who == number).map(|(_, score, rank)| (*score, *rank))
    };
    let turn = is_to_act(found, lobby.guest);
    let address =
        if found.status == Status::Over { format!("/m/{}/replay", found.id) } else { format!("/m/{}", found.id) };
    html! {
        li.match.my-turn[turn] {
            a href=(address) {
                span.match-title { (title) }
                span.match-names {
                    @for (seat, name) in names.iter().enumerate() {
                        span.match-name.winner[score(seat).is_some_and(|(_, rank)| rank == 1)] {
                            (name)
                            @if let Some((points, _)) = score(seat) { " " span.points { (points) } }
                        }
                    }
                }
                @match found.status {
                    Status::Waiting => span.match-state { (words.text("match-waiting")) },
                    Status::Running if turn => span.match-state.turn { (words.text("match-your-turn")) },
                    Status::Running => span.match-state { (words.with("match-running", &[("steps", found.steps.into())])) },
                    Status::Over => span.match-state { (words.text("match-replay")) },
                }
            }
        }
    }
}
