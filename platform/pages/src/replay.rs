//! Looking back: the table as it was at any step, and the record.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use axum::{Json, response};
use catalog::{CatalogGame, CatalogSession, RenderContext};
use kernel::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use present::Words;
use serde::{Deserialize, Serialize};
use session::{Ending, Record};
use store::{Status, Token};

use crate::app::App;
use crate::names::occupant_name;
use crate::refusal::Refusal;
use crate::table::{Command, Snapshot};
use crate::visitor::Visitor;

use super::error::{ErrorPage, refused};
use super::layout::Page;
use super::match_id;

#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    #[serde(default)]
    step: Option<usize>,
    /// Through whose eyes: a seat number from 1, or nothing.
    #[serde(default, rename = "as")]
    seat: Option<String>,
}

/// `GET /m/ID/replay`.
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let found = async {
        let id = match_id(&id)?;
        let snapshot = snapshot(&app, id).await?;
        if snapshot.status == Status::Waiting {
            return Err(Refusal::NotRunning);
        }
        Ok(past(&snapshot, visitor, id))
    };
    match found.await {
        Ok(past) => Html(page_of(&app, visitor, &past, &query).into_string()).into_response(),
        Err(refusal) => refused(&app, visitor, &refusal),
    }
}

/// `GET /m/ID/at/STEP`: the zones of the table after so many steps, as JSON.
pub(crate) async fn moment(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, step)): Path<(String, usize)>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let found = async {
        let id = match_id(&id)?;
        Ok::<_, Refusal>(past(&snapshot(&app, id).await?, visitor, id))
    };
    match found.await {
        Ok(past) => moment_of(&past, visitor, step, &query),
        Err(refusal) => ErrorPage { language: visitor.language, refusal }.into_response(),
    }
}

/// The zones of a past table, as JSON.
pub(super) fn moment_of(past: &Past, visitor: Visitor, step: usize, query: &ReplayQuery) -> Response {
    // What has been played does not change; but it may still be taken back while the match goes on.
    let keep = [(header::CACHE_CONTROL, "private, no-cache")];
    (keep, Json(at(past, visitor, step, query.seat.as_deref()))).into_response()
}

/// `GET /m/ID/record`: the record as a file, once the match is over. Before that it would tell hidden things.
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Response {
    let found = async {
        let id = match_id(&id)?;
        let snapshot = snapshot(&app, id).await?;
        if snapshot.status != Status::Over {
            return Err(Refusal::NotOver);
        }
        let name = format!("attachment; filename=\"{}-{}.record\"", snapshot.game.info().id, &id.to_string()[..6]);
        Ok((name, finished_record(&snapshot, Words::of(visitor.language)).to_string()))
    };
    match found.await {
        Ok((name, text)) => response::IntoResponse::into_response((
            [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)],
            text,
        )),
        Err(refusal) => refused(&app, visitor, &refusal),
    }
}

async fn snapshot(app: &Arc<App>, id: Token) -> Result<Snapshot, Refusal> {
    app.hub.ask(app, id, |reply| Command::Snapshot { reply }).await
}

pub(crate) fn finished_record(snapshot: &Snapshot, words: &Words) -> Record {
    let mut record = match snapshot.resigned {
        Some(seat) => snapshot.session.record_resigned(seat),
        None => snapshot.session.record(),
    };
    let seats = snapshot.seats.iter().enumerate();
    record.players =
        seats.map(|(index, seat)| (Seat::new(index as u8), occupant_name(words, &seat.occupant))).collect();
    record
}

/// The table at one moment.
#[derive(Serialize)]
struct Moment {
    step: usize,
    steps: usize,
    viewer: Option<usize>,
    zones: Vec<(&'static str, String)>,
}

/// A match to look back at.
pub(super) struct Past {
    /// Its address, to which `/replay` and `/at/STEP` are added.
    pub(super) base: String,
    /// Is it a match of this house, with a table and a record to download?
    pub(super) on_table: bool,
    pub(super) game: &'static dyn CatalogGame,
    pub(super) session: Box<dyn CatalogSession>,
    pub(super) names: Vec<String>,
    /// The visitor's own seat.
    pub(super) own: Option<Seat>,
    /// Then everyone may look through anyone's eyes.
    pub(super) over: bool,
    pub(super) record: Record,
}

fn past(snapshot: &Snapshot, visitor: Visitor, id: Token) -> Past {
    let words = visitor.words();
    let over = snapshot.status == Status::Over;
    let own = |index: &usize| snapshot.seats[*index].occupant.guest() == Some(visitor.guest);
    Past {
        base: format!("/m/{id}"),
        on_table: true,
        game: snapshot.game,
        session: snapshot.session.fork(),
        names: snapshot.seats.iter().map(|seat| occupant_name(words, &seat.occupant)).collect(),
        own: (0..snapshot.seats.len()).find(own).map(|index| Seat::new(index as u8)),
        over,
        record: if over { finished_record(snapshot, words) } else { snapshot.session.record() },
    }
}

/// Through whose eyes the visitor may look: their own seat's, and once the match is over anyone's.
fn viewer(past: &Past, wanted: Option<&str>) -> Viewer {
    match wanted {
        Some(text) if past.over => {
            let seat = text.parse::<Seat>().ok().filter(|seat| seat.index() < past.names.len());
            seat.map_or(Viewer::Spectator, Viewer::Seat)
        }
        _ => past.own.map_or(Viewer::Spectator, Viewer::Seat),
    }
}

fn at(past: &Past, visitor: Visitor, step: usize, wanted: Option<&str>) -> Moment {
    let words = visitor.words();
    let steps = past.session.step_count();
    let step = step.min(steps);
    let then = past.session.at(step);
    let viewer = viewer(past, wanted);
    let names = &past.names;
    let look = RenderContext {
        viewer,
        language: visitor.language,
        names,
        aids: false,
        may_act: false,
        intentions: &[],
        parts: None,
    };
    let zones = then.zones(&look);
    let seats = html! {
        ul.seats {
            @for panel in &zones.seats {
                li.seat {
                    span.seat-head {
                        (PreEscaped(&panel.shield))
                        span.seat-name { (panel.name) }
                        span.seat-score { span.visually-hidden { (words.text("seat-score")) ": " } (panel.score) }
                    }
                    span.seat-details { (PreEscaped(&panel.details)) }
                }
            }
        }
    };
    Moment {
        step,
        steps,
        viewer: viewer.seat().map(|seat| seat.index() + 1),
        zones: vec![
            ("board", zones.board.html().into_owned()),
            ("hand", zones.hand.unwrap_or_default().html().into_owned()),
            ("prompt", html! { p { (zones.prompt) } }.into_string()),
            ("seats", seats.into_string()),
            ("supply", zones.supply.html().into_owned()),
            ("score", format!("{}{}", zones.standings.unwrap_or_default(), zones.score)),
        ],
    }
}

/// The page of a past match.
pub(super) fn page_of(app: &App, visitor: Visitor, past: &Past, query: &ReplayQuery) -> Markup {
    let words = visitor.words();
    let steps = past.session.step_count();
    let moment = at(past, visitor, query.step.unwrap_or(0), query.seat.as_deref());
    let names = &past.names;
    let viewer = viewer(past, query.seat.as_deref());
    let look = RenderContext {
        viewer,
        language: visitor.language,
        names,
        aids: false,
        may_act: false,
        intentions: &[],
        parts: None,
    };
    let log = past.session.log(0, &look);
    let title = past.game.title(visitor.language);
    let page_title = words.with("replay-title", &[("game", title.into())]);
    // Whose step each one is: a digit per step, 0 for chance.
    let actors: String = past
        .session
        .steps(0)
        .iter()
        .map(|step| step.chars().next().filter(char::is_ascii_digit).unwrap_or('0'))
        .collect();
    let zone_html =
        |name: &str| moment.zones.iter().find(|(zone, _)| *zone == name).map_or("", |(_, html)| html.as_str());
    let zone = |name: &str| html! { div.table-zone id={ "zone-" (name) } { (PreEscaped(zone_html(name))) } };
    let over = past.over;
    let button = |command: &str, key: &str, sign: &str, label: String| {
        html! {
            button type="button" data-go=(command) aria-keyshortcuts=(key) aria-label=(label) title=(label) {
                svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { path d=(sign) {} }
            }
        }
    };
    let body = html! {
        div.table.replay data-base=(past.base) data-step=(moment.step) data-steps=(steps) data-actors=(actors)
            data-viewer=[moment.viewer] {
            h1.visually-hidden { (page_title) }
            div.stage {
                div.board-frame { (zone("board")) }
                (zone("hand"))
            }
            div.column {
                div.scrubber {
                    label for="scrub" { (words.text("replay-step")) " " output #step-number for="scrub" { (moment.step) } " / " (steps) }
                    input #scrub type="range" min="0" max=(steps) value=(moment.step);
                    div.scrub-buttons {
                        (button("first", "Home", "M4 4h3v16H4zM20 4v16L8 12z", words.text("replay-first")))
                        (button("turn-back", "PageUp", "M12 5v14L3 12zM21 5v14l-9-7z", words.text("replay-turn-back")))
                        (button("back", "ArrowLeft", "M17 4v16L6 12z", words.text("replay-back")))
                        (button("play", "Space", "M3 4l10 8-10 8zM15 5h2.5v14H15zM19 5h2.5v14H19z", words.text("replay-play")))
                        (button("on", "ArrowRight", "M7 4l11 8-11 8z", words.text("replay-on")))
                        (button("turn-on", "PageDown", "M3 5l9 7-9 7zM12 5l9 7-9 7z", words.text("replay-turn-on")))
                        (button("last", "End", "M4 4l12 8-12 8zM17 4h3v16h-3z", words.text("replay-last")))
                    }
                }
                div.prompt role="status" aria-live="polite" { (zone("prompt")) }
                @if over {
                    p.field {
                        label for="as" { (words.text("replay-as")) }
                        select #as {
                            option value="" selected[viewer == Viewer::Spectator] { (words.text("replay-as-spectator")) }
                            @for (index, name) in names.iter().enumerate() {
                                option value=(index + 1) selected[viewer == Viewer::Seat(Seat::new(index as u8))] { (name) }
                            }
                        }
                    }
                }
                (zone("seats"))
                details.fold open[over] {
                    summary { (words.text("table-score")) }
                    div.table-zone #zone-score role="region" tabindex="0" aria-label=(words.text("table-score")) {
                        (PreEscaped(zone_html("score")))
                    }
                }
                details.fold { summary { (words.text("table-supply")) } (zone("supply")) }
                details.fold open {
                    summary { (words.text("table-log")) }
                    ol.log #log tabindex="0" aria-label=(words.text("table-log")) {
                        @for entry in &log {
                            @if !entry.lines.is_empty() {
                                li data-step=(entry.step + 1) {
                                    a href={ "?step=" (entry.step + 1) } { @for line in &entry.lines { (PreEscaped(line)) } }
                                }
                            }
                        }
                    }
                }
                (proof(past, words))
                p.links {
                    button.quiet type="button" data-share data-copied=(words.text("client-copied")) { (words.text("replay-share")) }
                    @if past.on_table {
                        @if over { a.button.quiet href={ (past.base) "/record" } download { (words.text("replay-download")) } }
                        a.button.quiet href=(past.base) { (words.text("replay-to-table")) }
                    }
                }
            }
        }
    };
    let head = html! { nav.table-nav aria-label=(words.text("table-nav")) {
        span.table-title { (title) }
        a href={ "/rules/" (past.game.info().id) } data-rules { (words.text("lobby-rules")) kbd aria-hidden="true" { "?" } }
    } };
    let here = format!("{}/replay?step={}", past.base, moment.step);
    let page = Page {
        visitor,
        title: &page_title,
        kind: "replay",
        game: Some(past.game.info().id),
        script: "replay.js",
        here: &here,
        head,
        body,
    };
    page.render(app)
}

/// That the shuffles were fair: promised while the match goes on, proven once it is over.
fn proof(past: &Past, words: &Words) -> Markup {
    let record = &past.record;
    let commitment = record.commitment.map(|commitment| commitment.to_string()).unwrap_or_default();
    html! {
        details.fold.proof open[past.over] {
            summary { (words.text("proof-title")) }
            @match (&record.ending, past.game.verify(record)) {
                (Ending::Over { seed: Some(seed), .. }, Ok(verified)) => {
                    p.verified { (words.with("proof-verified", &[
                        ("steps", verified.steps.into()), ("chance", verified.chance_steps.into())])) }
                    dl { dt { (words.text("proof-seed")) } dd { code { (seed.reveal()) } }
                        dt { (words.text("proof-commitment")) } dd { code { (commitment) } } }
                }
                (Ending::Over { .. }, Err(error)) => p.refusal { (words.with("proof-failed", &[("reason", error.to_string().into())])) },
                _ => {
                    p { (words.text("proof-promised")) }
                    dl { dt { (words.text("proof-commitment")) } dd { code { (commitment) } } }
                }
            }
        }
    }
}
