//! The page of a match.

use catalog::CatalogGame;
use journal::{Status, Token};
use maud::{Markup, PreEscaped, html};
use present::Words;

use crate::frame::{Page, PageContext, PageKind};

/// The zones of a table page. Each is an element with the id `zone-NAME`; `docs/protocol.md` describes them.
pub const ZONES: [&str; 8] = ["board", "hand", "prompt", "actions", "controls", "seats", "supply", "score"];

/// A match as one guest sees it when they open its page.
pub struct PageSnapshot {
    /// The match.
    pub id: Token,
    /// The game that is played.
    pub game: &'static dyn CatalogGame,
    /// The stage the match has reached.
    pub status: Status,
    /// Whether the guest has a seat.
    pub seated: bool,
    /// The HTML of each zone.
    pub zones: Vec<(&'static str, String)>,
    /// The lines of the log, as HTML.
    pub log: String,
    /// The lines of the chat, as HTML.
    pub chat: String,
    /// The number of lines in the chat.
    pub chat_count: usize,
    /// The `table` message that belongs to this snapshot, as JSON without zones, log and chat.
    pub state: String,
}

/// The page of a match.
#[must_use]
pub fn table(context: &PageContext<'_>, snapshot: &PageSnapshot) -> Markup {
    let words = context.words();
    let title = snapshot.game.title(context.language);
    let game = snapshot.game.info().id;
    let body = html! {
        div.table data-game=(game) data-match=(snapshot.id) data-state=(snapshot.state) data-chat=(snapshot.chat_count)
            data-words=(client_words(words)) {
            h1.visually-hidden { (title) }
            div.stage {
                div.board-frame {
                    (zone(snapshot, "board"))
                    div.camera-buttons {
                        button type="button" data-camera="in" aria-label=(words.text("camera-in")) { "+" }
                        button type="button" data-camera="out" aria-label=(words.text("camera-out")) { "−" }
                        button type="button" data-camera="fit" aria-label=(words.text("camera-fit")) { "⤢" }
                    }
                }
                (zone(snapshot, "hand"))
            }
            div.column {
                div.bar {
                    div.connection role="status" hidden {}
                    div.prompt role="status" aria-live="polite" { (zone(snapshot, "prompt")) }
                    div.confirm hidden {
                        p #confirm-words {}
                        p.outcome #confirm-outcome {}
                        button.main type="button" data-confirm-action aria-describedby="confirm-words confirm-outcome" { (words.text("confirm-do")) }
                        button.quiet type="button" data-turn-action aria-keyshortcuts="R" hidden { (words.text("confirm-turn")) }
                        button.quiet type="button" data-cancel-action { (words.text("confirm-cancel")) }
                    }
                    (zone(snapshot, "actions"))
                    div.hints role="status" aria-live="polite" {}
                    (zone(snapshot, "controls"))
                }
                section aria-labelledby="seats-title" {
                    h2.visually-hidden #seats-title { (words.text("table-seats")) }
                    (zone(snapshot, "seats"))
                }
                details.fold #score-fold open[snapshot.status == Status::Over] {
                    summary { (words.text("table-score")) }
                    div.table-zone #zone-score role="region" tabindex="0" aria-label=(words.text("table-score")) {
                        (PreEscaped(zone_html(snapshot, "score")))
                    }
                }
                details.fold #supply-fold {
                    summary { (words.text("table-supply")) }
                    (zone(snapshot, "supply"))
                }
                details.fold #log-fold open {
                    summary { (words.text("table-log")) }
                    ol.log #log aria-live="polite" aria-relevant="additions" tabindex="0"
                        aria-label=(words.text("table-log")) { (PreEscaped(&snapshot.log)) }
                }
                details.fold #chat-fold {
                    summary { (words.text("table-chat")) span.unread hidden {} }
                    ol.chat #chat aria-live="polite" aria-label=(words.text("table-chat")) { (PreEscaped(&snapshot.chat)) }
                    form.chat-form {
                        label.visually-hidden for="chat-text" { (words.text("chat-label")) }
                        input #chat-text type="text" name="text" maxlength="400" autocomplete="off" placeholder=(words.text("chat-label"));
                        button.quiet type="submit" { (words.text("chat-send")) }
                    }
                }
                @if !snapshot.seated { p.spectator { (words.text("table-spectator")) } }
            }
            dialog.curtain aria-labelledby="curtain-title" {
                h2 #curtain-title { (words.text("curtain-pass")) " " strong data-curtain-name {} }
                button.main type="button" data-curtain-lift { (words.text("curtain-lift")) }
            }
        }
    };
    let here = format!("/m/{}", snapshot.id);
    let page =
        Page { title, kind: PageKind::Table, game: Some(game), here: &here, header: header(words, title, game), body };
    page.render(context)
}

/// The game's title and the way to its rules, for the header of a page with a board.
pub(crate) fn header(words: &Words, title: &str, game: &str) -> Markup {
    html! {
        nav.table-nav aria-label=(words.text("table-nav")) {
            span.table-title { (title) }
            a href={ "/rules/" (game) } data-rules { (words.text("lobby-rules")) kbd aria-hidden="true" { "?" } }
        }
    }
}

fn zone(snapshot: &PageSnapshot, name: &'static str) -> Markup {
    html! { div.table-zone id={ "zone-" (name) } { (PreEscaped(zone_html(snapshot, name))) } }
}

fn zone_html<'a>(snapshot: &'a PageSnapshot, name: &str) -> &'a str {
    snapshot.zones.iter().find(|(zone, _)| *zone == name).map_or("", |(_, html)| html)
}

/// The sentences that the client itself shows, as JSON.
pub(crate) fn client_words(words: &Words) -> String {
    let sentences = [
        ("lost", words.text("client-lost")),
        ("looking-back", words.text("client-looking-back")),
        ("to-now", words.text("client-to-now")),
        ("copied", words.text("client-copied")),
        ("no-hint", words.text("client-no-hint")),
        ("skip", words.text("client-skip")),
        ("close", words.text("client-close")),
        ("failed", words.text("client-failed")),
        ("retry", words.text("client-retry")),
        ("your-turn", words.text("match-your-turn")),
    ];
    serde_json::Value::from_iter(sentences).to_string()
}
