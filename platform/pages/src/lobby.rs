//! The lobby: games, tables, matches.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use catalog::CatalogGame;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use present::{Language, Words};
use store::{LobbyMatch, Occupant, Status};

use crate::app::App;
use crate::names::{LONGEST_NAME, first_level, level_name, occupant_name};
use crate::refusal::Refusal;
use crate::visitor::Visitor;

use super::error::refused;
use super::layout::Page;

/// So many matches a list shows.
const MOST: u32 = 30;

pub(crate) async fn lobby(State(app): State<Arc<App>>, Extension(visitor): Extension<Visitor>) -> Response {
    let words = visitor.words();
    let lists = async {
        let mine = app.store.mine(visitor.guest, MOST).await?;
        let open = app.store.open_tables(MOST).await?;
        let finished = app.store.finished(visitor.guest, MOST).await?;
        Ok::<_, store::StoreError>((mine, open, finished))
    };
    let (mine, open, finished) = match lists.await {
        Ok(lists) => lists,
        Err(error) => {
            tracing::error!(%error, "the lobby could not be read");
            return refused(&app, visitor, &Refusal::StoreFailed);
        }
    };
    let open: Vec<LobbyMatch> = open.into_iter().filter(|table| !sits_at(table, visitor)).collect();
    let name = visitor.name(&app).await;
    let body = html! {
        section.welcome {
            h1 { (words.text("lobby-title")) }
            p { (words.text("lobby-subtitle")) }
            form.name-form method="post" action="/name" {
                input type="hidden" name="to" value="/";
                label for="name" { (words.text("lobby-name")) }
                input #name type="text" name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname" required;
                button.quiet type="submit" { (words.text("lobby-name-save")) }
            }
        }
        @if !mine.is_empty() {
            section.matches aria-labelledby="mine" {
                h2 #mine { (words.text("lobby-mine")) }
                ul { @for found in &mine { (match_line(&app, words, found, visitor)) } }
            }
        }
        section.games aria-labelledby="games" {
            h2 #games { (words.text("lobby-games")) }
            ul.cards {
                @for game in app.config.games { (card(words, visitor.language, *game)) }
            }
        }
        section.matches aria-labelledby="open" {
            h2 #open { (words.text("lobby-open")) }
            @if open.is_empty() { p.empty { (words.text("lobby-open-none")) } }
            ul { @for found in &open { (match_line(&app, words, found, visitor)) } }
        }
        @if !finished.is_empty() {
            section.matches aria-labelledby="finished" {
                h2 #finished { (words.text("lobby-finished")) }
                ul { @for found in &finished { (match_line(&app, words, found, visitor)) } }
            }
        }
        footer.house-note {
            p { a href="/replay" { (words.text("lobby-upload")) } }
            p { (words.text("house-notice")) }
        }
    };
    let page = Page {
        visitor,
        title: &words.text("lobby-page"),
        kind: "lobby",
        game: None,
        script: "lobby.js",
        here: "/",
        head: html! {},
        body,
    };
    Html(page.render(&app).into_string()).into_response()
}

/// A game with its quickest ways to a table.
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
                            option value=(level) selected[*level == first_level(levels)] { (level_name(words, level)) }
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

fn sits_at(found: &LobbyMatch, visitor: Visitor) -> bool {
    found.seats.iter().any(|seat| seat.occupant.guest() == Some(visitor.guest))
}

/// Has the visitor something to decide there?
fn my_turn(found: &LobbyMatch, visitor: Visitor) -> bool {
    found.to_act.iter().any(|seat| {
        matches!(
            found.seats.get(seat.index()).map(|seat| &seat.occupant),
            Some(Occupant::Guest { guest, stand_in: None, .. }) if *guest == visitor.guest
        )
    })
}

fn match_line(app: &App, words: &Words, found: &LobbyMatch, visitor: Visitor) -> Markup {
    let title = app.config.find(&found.game).map_or(found.game.as_str(), |game| game.title(visitor.language));
    let names: Vec<String> = found.seats.iter().map(|seat| occupant_name(words, &seat.occupant)).collect();
    let score = |seat: usize| {
        let number = Seat::new(seat as u8).to_string();
        found.result.iter().find(|(who, ..)| *who == number).map(|(_, score, rank)| (*score, *rank))
    };
    let turn = my_turn(found, visitor);
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
