//! The lobby: the way into a match, open matches, the visitor's own matches.

use catalog::CatalogGame;
use journal::{LobbyMatch, Status, Token};
use kernel::Seat;
use maud::{Markup, html};
use present::{breakable, number};

use crate::frame::{Page, PageContext, PageKind};
use crate::names::{LONGEST_NAME, Naming, default_level, level_name};
use crate::new_match::{has_company, has_solo, is_for_solo};

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
    /// The matches with a seat for anyone: one page of them.
    pub open: &'a [LobbyMatch],
    /// The game to which these are limited.
    pub filter: Option<&'a str>,
    /// The number of this page, from 0.
    pub page: u32,
    /// Whether there is another page.
    pub more: bool,
    /// The visitor's finished matches.
    pub finished: &'a [LobbyMatch],
}

/// The lobby.
#[must_use]
pub fn lobby(context: &PageContext<'_>, lobby: &Lobby<'_>) -> Markup {
    let words = context.words();
    let open: Vec<&LobbyMatch> = lobby.open.iter().filter(|found| !sits_at(found, lobby.guest)).collect();
    let body = html! {
        (hero(context, lobby))
        div.lobby {
            section.games aria-labelledby="games" {
                h2.visually-hidden #games { (words.text("lobby-games")) }
                ul.cards {
                    @for game in lobby.games { (card(context, *game)) }
                }
            }
            @if !lobby.mine.is_empty() {
                section.matches aria-labelledby="mine" {
                    h2 #mine { (words.text("lobby-mine")) }
                    ul { @for found in lobby.mine { (match_line(context, lobby, found)) } }
                }
            }
            section.matches aria-labelledby="open" {
                h2 #open { (words.text("lobby-open")) }
                @if !open.is_empty() || lobby.filter.is_some() || lobby.page > 0 { (open_filter(context, lobby)) }
                @if open.is_empty() { p.empty { (words.text("lobby-open-none")) } }
                ul { @for found in &open { (match_line(context, lobby, found)) } }
                @if lobby.more { a.button.quiet href=(open_page(lobby.filter, lobby.page + 1)) { (words.text("lobby-open-next")) } }
                @if lobby.page > 0 { " " a.button.quiet href=(open_page(lobby.filter, 0)) { (words.text("lobby-open-first")) } }
            }
            @if !lobby.finished.is_empty() {
                section.matches aria-labelledby="finished" {
                    h2 #finished { (words.text("lobby-finished")) }
                    ul { @for found in lobby.finished { (match_line(context, lobby, found)) } }
                }
            }
            footer.site-note {
                p.site-links {
                    a href="/replay" { (words.text("lobby-upload")) }
                    @if lobby.games.iter().any(|game| game.info().score_table.is_some()) {
                        " " a href="/score" { (words.text("laid-title")) }
                    }
                }
                p { (words.text("site-notice")) }
            }
        }
    };
    let header = html! {
        form.name-form method="post" action="/name" {
            input type="hidden" name="to" value="/";
            label for="name" { (words.text("lobby-name")) }
            input #name type="text" name="name" value=(lobby.name) maxlength=(LONGEST_NAME) autocomplete="nickname" required;
            button.quiet type="submit" { (words.text("lobby-name-save")) }
        }
    };
    let page = Page { title: &words.text("lobby-page"), kind: PageKind::Lobby, game: None, here: "/", header, body };
    page.render(context)
}

/// The address of a page of open tables.
fn open_page(game: Option<&str>, page: u32) -> String {
    let game = game.map(|game| format!("game={game}"));
    let page = (page > 0).then(|| format!("page={page}"));
    let query: Vec<String> = game.into_iter().chain(page).collect();
    if query.is_empty() { "/#open".to_owned() } else { format!("/?{}#open", query.join("&")) }
}

/// Links that limit the open tables to one game.
fn open_filter(context: &PageContext<'_>, lobby: &Lobby<'_>) -> Markup {
    let words = context.words();
    let link = |game: Option<&str>, label: &str| {
        html! { " " a.button.quiet href=(open_page(game, 0)) aria-current=[(game == lobby.filter).then_some("true")] { (label) } }
    };
    html! {
        p.open-filter role="group" aria-label=(words.text("lobby-open-filter")) {
            (link(None, &words.text("lobby-open-all")))
            @for game in lobby.games { (link(Some(game.info().id), game.title(context.language))) }
        }
    }
}

/// A panorama of all games' covers, and the quickest way into a match.
fn hero(context: &PageContext<'_>, lobby: &Lobby<'_>) -> Markup {
    let words = context.words();
    let game = last_played(lobby).or(lobby.games.first().copied());
    html! {
        section.hero {
            div.panorama aria-hidden="true" {
                @for game in lobby.games {
                    svg viewBox="12 12 376 276" preserveAspectRatio="xMidYMid slice" focusable="false" {
                        use href={ "#cover-" (game.info().id) "-picture" } {}
                    }
                }
            }
            div.hero-text {
                h1 { (words.text("lobby-title")) }
                p { (words.text("lobby-subtitle")) }
                @if let Some(game) = game {
                    form.quick-start method="post" action="/matches" {
                        input type="hidden" name="game" value=(game.info().id);
                        button.main type="submit" name="mode" value=(quickest(game)) {
                            span.quick-label { (words.text("lobby-quick")) }
                            span.quick-game { (words.with("lobby-quick-game", &[("game", game.title(context.language).into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// The game of the visitor's latest match.
fn last_played(lobby: &Lobby<'_>) -> Option<&'static dyn CatalogGame> {
    let mut matches: Vec<&LobbyMatch> = lobby.mine.iter().chain(lobby.finished).collect();
    matches.sort_by_key(|found| std::cmp::Reverse(found.changed));
    matches.iter().find_map(|found| lobby.games.iter().copied().find(|game| game.info().id == found.game))
}

/// The way to play that needs nobody else.
fn quickest(game: &dyn CatalogGame) -> &'static str {
    if has_company(game) { "computer" } else { "solo" }
}

/// A game: what it is, one button to play it, and the other ways behind another one.
fn card(context: &PageContext<'_>, game: &dyn CatalogGame) -> Markup {
    let words = context.words();
    let info = game.info();
    let title = game.title(context.language);
    let seats = match info.seats {
        [only] => only.to_string(),
        [first, .., last] => format!("{first}–{last}"),
        [] => String::new(),
    };
    let minutes = game.minutes(context.language);
    html! {
        li.card data-game=(info.id) {
            div.cover { (catalog::cover(game)) }
            div.card-text {
                h3 { (breakable(title)) }
                p.tempting { (game.tempting(context.language)) }
                p.facts {
                    span.fact title=(words.with("lobby-players", &[("count", seats.as_str().into())])) {
                        (icon(PLAYERS))
                        span aria-hidden="true" { (seats) }
                        span.visually-hidden { (words.with("lobby-players", &[("count", seats.as_str().into())])) }
                    }
                    span.fact title=(words.with("lobby-minutes", &[("count", minutes.as_str().into())])) {
                        (icon(MINUTES))
                        span aria-hidden="true" { (words.with("lobby-minutes-short", &[("count", minutes.as_str().into())])) }
                        span.visually-hidden { (words.with("lobby-minutes", &[("count", minutes.as_str().into())])) }
                    }
                }
            }
            form.play method="post" action="/matches" {
                input type="hidden" name="game" value=(info.id);
                button.main type="submit" name="mode" value=(quickest(game)) {
                    (words.text("lobby-play")) span.visually-hidden { ": " (title) }
                }
            }
            details.ways name="ways" {
                summary { (words.text("lobby-more")) span.visually-hidden { ": " (title) } }
                div.ways-panel { (ways(context, game)) }
            }
        }
    }
}

/// All ways to play a game.
fn ways(context: &PageContext<'_>, game: &dyn CatalogGame) -> Markup {
    let words = context.words();
    let id = game.info().id;
    let levels = game.levels();
    let start = |mode: &str, label: String, fields: Markup| {
        html! {
            form.way method="post" action="/matches" {
                input type="hidden" name="game" value=(id);
                (fields)
                button.quiet type="submit" name="mode" value=(mode) { (label) }
            }
        }
    };
    let select = |name: &str, label: &str, choices: Vec<(&str, String)>, selected: &str| {
        let field = format!("{id}-{name}");
        html! {
            label for=(field) { (label) }
            select id=(field) name=(name) {
                @for (value, label) in choices { option value=(value) selected[value == selected] { (label) } }
            }
        }
    };
    let level = {
        let choices = levels.iter().map(|level| (*level, level_name(words, level))).collect();
        select("level", &words.text("lobby-level"), choices, default_level(levels))
    };
    let solo = html! {
        @for option in game.option_words(context.language).iter().filter(|option| is_for_solo(option)) {
            @let choices = option.choices.iter().map(|choice| (choice.value, choice.label.clone())).collect();
            (select(&format!("option-{}", option.key), &option.label, choices, &option.preselected))
        }
    };
    html! {
        @if has_company(game) { (start("computer", words.text("lobby-play-computer"), level)) }
        @if has_solo(game) { (start("solo", words.text("lobby-play-solo"), solo)) }
        @if has_company(game) {
            (start("friends", words.text("lobby-play-friends"), html! {}))
            (start("screen", words.text("lobby-play-screen"), html! {}))
        }
        a.button.quiet href={ "/new/" (id) } { (words.text("lobby-play-options")) }
        a.button.quiet href={ "/rules/" (id) } { (words.text("lobby-rules")) }
    }
}

/// Two people.
const PLAYERS: &str = "M8 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM1.5 20c0-4.4 2.8-7.5 6.5-7.5s6.5 3.1 6.5 7.5ZM16.5 5a3 3 0 1 1 0 6 3 3 0 0 1-1.4-.3 5 5 0 0 0 0-5.4c.4-.2.9-.3 1.4-.3ZM16.5 20c0-2.9-.9-5.3-2.5-7 .8-.4 1.6-.6 2.5-.6 3.3 0 5.8 2.9 5.8 7.6Z";

/// An hourglass.
const MINUTES: &str = "M5 2h14v2.5h-1.5v2C17.500 9 15.700 10.600 13.800 12c1.900 1.400 3.700 3 3.700 5.500v2H19V22H5v-2.500h1.500v-2c0-2.500 1.800-4.100 3.700-5.500C8.300 10.600 6.500 9 6.500 6.500v-2H5ZM9 4.500V7h6V4.500ZM12 13.600c-1.700 1.200-3 2.300-3 3.900v2h6v-2c0-1.600-1.300-2.700-3-3.900Z";

fn icon(path: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" { path d=(path) fill-rule="evenodd" {} } }
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
    // A match of a game that is not offered any more cannot be opened.
    let Some(game) = lobby.games.iter().find(|game| game.info().id == found.game) else { return html! {} };
    let title = game.title(context.language);
    let names = Naming { game: *game, id: found.id, language: context.language }.occupants(&found.seats);
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
                            @if let Some((points, _)) = score(seat) { " " span.points { (number(points)) } }
                        }
                    }
                }
                @match found.status {
                    Status::Waiting | Status::Withdrawn => span.match-state { (words.text("match-waiting")) },
                    Status::Running if turn => span.match-state.turn { (words.text("match-your-turn")) },
                    Status::Running => span.match-state { (words.with("match-running", &[("steps", found.steps.into())])) },
                    Status::Over => span.match-state { (words.text("match-replay")) },
                }
            }
        }
    }
}
