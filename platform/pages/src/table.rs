//! The table.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use present::Words;
use store::Token;

use crate::app::App;
use crate::refusal::Refusal;
use crate::table::{Command, Glance};
use crate::visitor::Visitor;

use super::error::refused;
use super::layout::Page;
use super::match_id;

pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Response {
    match page(&app, visitor, &id).await {
        Ok(page) => Html(page.into_string()).into_response(),
        Err(refusal) => refused(&app, visitor, &refusal),
    }
}

async fn page(app: &Arc<App>, visitor: Visitor, id: &str) -> Result<Markup, Refusal> {
    let id: Token = match_id(id)?;
    let Visitor { guest, language, .. } = visitor;
    let glance: Glance = app.hub.ask(app, id, |reply| Command::RenderContext { guest, language, reply }).await?;
    let words = visitor.words();
    let title = glance.game.title(language);
    let game = glance.game.info().id;
    let body = html! {
        div.table data-game=(game) data-match=(id) data-state=(glance.state) data-chat=(glance.chat_count)
            data-words=(client_words(words)) {
            h1.visually-hidden { (title) }
            div.stage {
                div.board-frame {
                    (zone(&glance, "board"))
                    div.camera-buttons {
                        button type="button" data-camera="in" aria-label=(words.text("camera-in")) { "+" }
                        button type="button" data-camera="out" aria-label=(words.text("camera-out")) { "−" }
                        button type="button" data-camera="fit" aria-label=(words.text("camera-fit")) { "⤢" }
                    }
                }
                (zone(&glance, "hand"))
            }
            div.column {
                div.bar {
                    div.connection role="status" hidden {}
                    div.prompt role="status" aria-live="polite" { (zone(&glance, "prompt")) }
                    div.confirm hidden {
                        p #confirm-words {}
                        p.outcome #confirm-outcome {}
                        button.main type="button" data-confirm-action aria-describedby="confirm-words confirm-outcome" { (words.text("confirm-do")) }
                        button.quiet type="button" data-turn-action aria-keyshortcuts="R" hidden { (words.text("confirm-turn")) }
                        button.quiet type="button" data-cancel-action { (words.text("confirm-cancel")) }
                    }
                    (zone(&glance, "actions"))
                    div.hints role="status" aria-live="polite" {}
                    (zone(&glance, "controls"))
                }
                section aria-labelledby="seats-title" {
                    h2.visually-hidden #seats-title { (words.text("table-seats")) }
                    (zone(&glance, "seats"))
                }
                details.fold #score-fold open[glance.status == store::Status::Over] {
                    summary { (words.text("table-score")) }
                    div.table-zone #zone-score role="region" tabindex="0" aria-label=(words.text("table-score")) {
                        (PreEscaped(zone_html(&glance, "score")))
                    }
                }
                details.fold #supply-fold {
                    summary { (words.text("table-supply")) }
                    (zone(&glance, "supply"))
                }
                details.fold #log-fold open {
                    summary { (words.text("table-log")) }
                    ol.log #log aria-live="polite" aria-relevant="additions" tabindex="0"
                        aria-label=(words.text("table-log")) { (PreEscaped(&glance.log)) }
                }
                details.fold #chat-fold {
                    summary { (words.text("table-chat")) span.unread hidden {} }
                    ol.chat #chat aria-live="polite" aria-label=(words.text("table-chat")) { (PreEscaped(&glance.chat)) }
                    form.chat-form {
                        label.visually-hidden for="chat-text" { (words.text("chat-label")) }
                        input #chat-text type="text" name="text" maxlength="400" autocomplete="off" placeholder=(words.text("chat-label"));
                        button.quiet type="submit" { (words.text("chat-send")) }
                    }
                }
                @if !glance.seated { p.spectator { (words.text("table-spectator")) } }
            }
            dialog.curtain aria-labelledby="curtain-title" {
                h2 #curtain-title { (words.text("curtain-pass")) " " strong data-curtain-name {} }
                button.main type="button" data-curtain-lift { (words.text("curtain-lift")) }
            }
        }
    };
    let head = html! {
        nav.table-nav aria-label=(words.text("table-nav")) {
            span.table-title { (title) }
            a href={ "/rules/" (game) } data-rules { (words.text("lobby-rules")) kbd aria-hidden="true" { "?" } }
        }
    };
    let here = format!("/m/{id}");
    let page = Page {
        visitor,
        title,
        kind: "table",
        game: Some(glance.game.info().id),
        script: "table.js",
        here: &here,
        head,
        body,
    };
    Ok(page.render(app))
}

fn zone(glance: &Glance, name: &'static str) -> Markup {
    html! { div.table-zone id={ "zone-" (name) } { (PreEscaped(zone_html(glance, name))) } }
}

fn zone_html<'a>(glance: &'a Glance, name: &str) -> &'a str {
    glance.zones.iter().find(|(zone, _)| *zone == name).map_or("", |(_, html)| html)
}

/// What the client itself must be able to say, as JSON.
fn client_words(words: &Words) -> String {
    let spoken = [
        ("lost", words.text("client-lost")),
        ("looking-back", words.text("client-looking-back")),
        ("to-now", words.text("client-to-now")),
        ("copied", words.text("client-copied")),
        ("no-hint", words.text("client-no-hint")),
        ("your-turn", words.text("match-your-turn")),
    ];
    serde_json::Value::from_iter(spoken).to_string()
}
