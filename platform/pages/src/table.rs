//! The page of a match.

use catalog::CatalogGame;
use journal::{Status, Token};
use maud::{Markup, PreEscaped, html};
use present::Words;

use crate::frame::{Page, PageContext, PageKind, preferences};

/// The zones of a table page. Each is an element with the id `zone-NAME`; `docs/protocol.md` describes them.
pub const ZONES: [&str; 10] =
    ["board", "hand", "prompt", "actions", "controls", "menu", "seats", "supply", "score", "end"];

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
    /// The number of the first of these lines; those before it are asked for.
    pub chat_first: usize,
    /// The number of lines in the chat.
    pub chat_count: usize,
    /// The hash of the server's secret for all chance; `None` if the player enters what is drawn.
    pub commitment: Option<String>,
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
                div.board-frame { (zone(snapshot, "board")) }
                (zone(snapshot, "hand"))
                div.table-zone.end-of-match #zone-end role="region" aria-label=(words.text("table-end")) {
                    (PreEscaped(zone_html(snapshot, "end")))
                }
            }
            div.column {
                button.sheet-handle type="button" aria-expanded="false" aria-label=(words.text("table-sheet")) {}
                div.bar {
                    div.connection role="status" hidden {}
                    div.prompt role="status" aria-live="polite" { (zone(snapshot, "prompt")) }
                    button.control.open-end type="button" data-open-end hidden { (words.text("end-open")) }
                    div.confirm hidden {
                        p #confirm-words {}
                        p.outcome #confirm-outcome {}
                        button.main type="button" data-confirm-action aria-describedby="confirm-words confirm-outcome" { (words.text("confirm-do")) }
                        button.quiet type="button" data-turn-action aria-keyshortcuts="R" hidden { (words.text("confirm-turn")) }
                        button.quiet type="button" data-cancel-action { (words.text("confirm-cancel")) }
                    }
                    (zone(snapshot, "actions"))
                    div.hints role="status" aria-live="polite" {}
                }
                section.seats-section aria-labelledby="seats-title" {
                    h2.visually-hidden #seats-title { (words.text("table-seats")) }
                    (zone(snapshot, "seats"))
                }
                div.controls-row {
                    (zone(snapshot, "controls"))
                    (menu(context, snapshot))
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
                    button.quiet type="button" data-chat-earlier hidden[snapshot.chat_first == 0] { (words.text("chat-earlier")) }
                    ol.chat #chat data-first=(snapshot.chat_first) aria-live="polite" aria-label=(words.text("table-chat")) {
                        (PreEscaped(&snapshot.chat))
                    }
                    form.chat-form {
                        label.visually-hidden for="chat-text" { (words.text("chat-label")) }
                        input #chat-text type="text" name="text" maxlength="400" autocomplete="off" placeholder=(words.text("chat-label"));
                        button.quiet type="submit" { (words.text("chat-send")) }
                    }
                }
                details.fold #chance-fold {
                    summary { (words.text("table-chance")) }
                    @if let Some(commitment) = &snapshot.commitment {
                        p.note { (words.text("table-chance-means")) }
                        dl.chance data-commitment=(commitment) {
                            dt { (words.text("table-chance-seal")) } dd { code { (commitment) } }
                        }
                    } @else {
                        p.note { (words.text("chance-entered")) }
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

/// What is rarely needed at a table: leaving, language and light, the pace of others, keys and sound.
fn menu(context: &PageContext<'_>, snapshot: &PageSnapshot) -> Markup {
    let words = context.words();
    let here = format!("/m/{}", snapshot.id);
    let paces = [
        ("slow", "setting-pace-slow"),
        ("normal", "setting-pace-normal"),
        ("fast", "setting-pace-fast"),
        ("at-once", "setting-pace-at-once"),
    ];
    let shortcuts = [("U", "control-take-back"), ("H", "control-hint"), ("R", "confirm-turn"), ("?", "lobby-rules")];
    let camera = [("+", "camera-in"), ("−", "camera-out"), ("0", "camera-fit"), ("Esc", "confirm-cancel")];
    html! {
        details.menu {
            summary aria-label=(words.text("menu-more")) title=(words.text("menu-more")) { span aria-hidden="true" { "⋯" } }
            div.menu-body {
                (zone(snapshot, "menu"))
                p.setting {
                    label for="setting-pace" { (words.text("setting-pace")) }
                    select #setting-pace data-setting="pace" {
                        @for (pace, label) in paces {
                            option value=(pace) selected[pace == "normal"] { (words.text(label)) }
                        }
                    }
                }
                p.setting { label { input type="checkbox" data-setting="sound"; " " (words.text("setting-sound")) } }
                (preferences(context, &here))
                div.with-keys {
                    p.setting { label { input type="checkbox" data-setting="keys" checked; " " (words.text("setting-keys")) } }
                    dl.shortcuts {
                        @for (key, meaning) in shortcuts.into_iter().chain(camera) {
                            div { dt { kbd { (key) } } dd { (words.text(meaning)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The game's title, the way to its rules and the camera, for the header of a page with a board.
pub(crate) fn header(words: &Words, title: &str, game: &str) -> Markup {
    html! {
        nav.table-nav aria-label=(words.text("table-nav")) {
            span.table-title { (title) }
            a.rules-link href={ "/rules/" (game) } data-rules {
                (words.text("lobby-rules")) kbd.with-keys aria-hidden="true" { "?" }
            }
        }
        div.camera-buttons {
            @for (change, label, sign) in [("out", "camera-out", "−"), ("in", "camera-in", "+"), ("fit", "camera-fit", "⤢")] {
                @let label = words.text(label);
                button type="button" data-camera=(change) aria-label=(label) title=(label) { (sign) }
            }
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
        ("chance-own", words.text("client-chance-own")),
        ("chance-other-seal", words.text("client-chance-other-seal")),
        ("chance-fair", words.text("client-chance-fair")),
        ("chance-unfair", words.text("client-chance-unfair")),
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
