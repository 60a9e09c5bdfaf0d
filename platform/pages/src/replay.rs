//! The page of a past match: the table at any step, and the proof that chance was fair.

use catalog::{CatalogGame, CatalogSession, RenderContext};
use kernel::{Contender, Describe as _, Seat, SeatSet, Viewer};
use maud::{Markup, PreEscaped, html};
use present::{Language, number};
use serde::Serialize;
use session::{Ending, Record, Verified, VerifyError};

use crate::frame::{Page, PageContext, PageKind};
use crate::table::{client_words, header};
use crate::words::words;
use crate::zones::{log_lines, score_line};

/// What came of checking a record.
pub type Proof = Result<Verified, VerifyError>;

/// A match to look back at.
pub struct Replay {
    /// Its address, to which `/replay` and `/at/STEP` are added.
    pub base: String,
    /// Whether it is a match of this server, with a table to return to and a record to download.
    pub is_stored: bool,
    /// The game that was played.
    pub game: &'static dyn CatalogGame,
    /// The match.
    pub session: Box<dyn CatalogSession>,
    /// The name at each seat.
    pub names: Vec<String>,
    /// The badge at each seat that a computer played.
    pub badges: Vec<Option<Markup>>,
    /// The visitor's own seat.
    pub own: Option<Seat>,
    /// Whether the match is over. Then everyone may see what any seat saw.
    pub over: bool,
    /// The record of the match so far.
    pub record: Record,
    /// What came of checking the record; `None` while the match goes on.
    pub proof: Option<Proof>,
}

/// The table at one step, as the client of a replay fetches it.
#[derive(Clone, Debug, Serialize)]
pub struct Moment {
    /// The number of steps that have been played.
    pub step: usize,
    /// The number of steps of the whole match.
    pub steps: usize,
    /// The seat whose view it is, from 1; `None` for a spectator's.
    pub viewer: Option<usize>,
    /// The HTML of each zone.
    pub zones: Vec<(&'static str, String)>,
}

impl Replay {
    /// Whose view the visitor gets: their own seat's, and once the match is over any seat's, as `wanted` says.
    fn viewer(&self, wanted: Option<&str>) -> Viewer {
        match wanted {
            Some(text) if self.over => {
                let seat = text.parse::<Seat>().ok().filter(|seat| seat.index() < self.names.len());
                seat.map_or(Viewer::Spectator, Viewer::Seat)
            }
            _ => self.own.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    fn context(&self, viewer: Viewer, language: Language) -> RenderContext<'_> {
        RenderContext { viewer, language, names: &self.names, ..RenderContext::default() }
    }

    fn badge(&self, who: Contender) -> Option<&Markup> {
        match who {
            Contender::Seat(seat) => self.badges.get(seat.index())?.as_ref(),
            Contender::Automaton => None,
        }
    }

    /// The seat that ended the match by resigning after its last step.
    fn resigned(&self) -> Option<Seat> {
        match self.record.ending {
            Ending::Over { resigned, .. } => resigned,
            Ending::Open => None,
        }
    }

    /// The table after `step` steps; after the last one if there are fewer. `wanted` is the number of the seat whose view
    /// is asked for.
    #[must_use]
    pub fn moment(&self, language: Language, step: usize, wanted: Option<&str>) -> Moment {
        let words = words(language);
        let steps = self.session.step_count();
        let step = step.min(steps);
        let then = self.session.at(step);
        let viewer = self.viewer(wanted);
        let resigned = self.resigned().filter(|_| step == steps);
        let zones = then.zones(&RenderContext { resigned, ..self.context(viewer, language) });
        let seats = html! {
            (score_line(&zones.seats, SeatSet::EMPTY))
            ul.seats {
                @for panel in &zones.seats {
                    li.seat {
                        span.seat-head {
                            (PreEscaped(&panel.shield))
                            @if let Some(badge) = self.badge(panel.who) { (badge) }
                            span.seat-name { (panel.name) }
                            span.seat-score { span.visually-hidden { (words.text("seat-score")) ": " } (number(panel.score)) }
                        }
                        span.seat-details { (PreEscaped(panel.details.html())) }
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
                ("score", format!("{}{}", zones.standings.unwrap_or_default(), zones.score.html())),
            ],
        }
    }
}

/// The page of a past match, opened at a step and with the view of the seat `wanted`, as [`Replay::moment`] takes them.
#[must_use]
pub fn replay(context: &PageContext<'_>, replay: &Replay, step: usize, wanted: Option<&str>) -> Markup {
    let words = context.words();
    let steps = replay.session.step_count();
    let moment = replay.moment(context.language, step, wanted);
    let names = &replay.names;
    let viewer = replay.viewer(wanted);
    let log = replay.session.log(0, &replay.context(viewer, context.language));
    let title = replay.game.title(context.language);
    let page_title = words.with("replay-title", &[("game", title.into())]);
    // Whose step each one is: a digit per step, 0 for chance.
    let actors: String = replay
        .session
        .steps(0)
        .iter()
        .map(|step| step.chars().next().filter(char::is_ascii_digit).unwrap_or('0'))
        .collect();
    let zone_html =
        |name: &str| moment.zones.iter().find(|(zone, _)| *zone == name).map_or("", |(_, html)| html.as_str());
    let zone = |name: &str| html! { div.table-zone id={ "zone-" (name) } { (PreEscaped(zone_html(name))) } };
    let over = replay.over;
    let button = |command: &str, key: &str, sign: &str, label: String| {
        html! {
            button type="button" data-go=(command) aria-keyshortcuts=(key) aria-label=(label) title=(label) {
                svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { path d=(sign) {} }
            }
        }
    };
    let body = html! {
        div.table.replay data-base=(replay.base) data-step=(moment.step) data-steps=(steps) data-actors=(actors)
            data-viewer=[moment.viewer] data-words=(client_words(words)) {
            h1.visually-hidden { (page_title) }
            div.stage {
                div.board-frame { (zone("board")) }
                (zone("hand"))
            }
            div.column {
                button.sheet-handle type="button" aria-expanded="false" aria-label=(words.text("table-sheet")) {}
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
                        (log_lines(&log, |step| format!("?step={step}")))
                    }
                }
                (proof(replay, context.language))
                p.links {
                    button.quiet type="button" data-share data-copied=(words.text("client-copied")) { (words.text("replay-share")) }
                    @if replay.is_stored {
                        @if over { a.button.quiet href={ (replay.base) "/record" } download { (words.text("replay-download")) } }
                        a.button.quiet href=(replay.base) { (words.text("replay-to-table")) }
                    }
                }
            }
        }
    };
    let here = format!("{}/replay?step={}", replay.base, moment.step);
    let game = replay.game.info().id;
    let page = Page {
        title: &page_title,
        kind: PageKind::Replay,
        game: Some(game),
        here: &here,
        header: header(words, title, game),
        body,
    };
    page.render(context)
}

/// The commitment to all chance of the match while it goes on; once it is over, its proof.
fn proof(replay: &Replay, language: Language) -> Markup {
    let words = words(language);
    let record = &replay.record;
    let commitment = record.commitment.map(|commitment| commitment.to_string()).unwrap_or_default();
    html! {
        details.fold.proof open[replay.over] {
            summary { (words.text("proof-title")) }
            @match (&record.ending, &replay.proof) {
                _ if record.commitment.is_none() => p { (words.text("chance-entered")) },
                (Ending::Over { secret: Some(secret), .. }, Some(Ok(verified))) => {
                    // A file shows that everything in it follows from its secret, but not when the secret was chosen.
                    @let claim = match (verified.contributions, replay.is_stored) {
                        (0, true) => "proof-verified",
                        (0, false) => "proof-consistent",
                        (_, true) => "proof-shared",
                        (_, false) => "proof-shared-consistent",
                    };
                    p.verified { (words.with(claim, &[("steps", verified.steps.into()),
                        ("chance", verified.chance_steps.into()), ("count", verified.contributions.into())])) }
                    dl {
                        dt { (words.text(if verified.contributions == 0 { "proof-seed" } else { "proof-secret" })) }
                        dd { code { (secret.reveal()) } }
                        dt { (words.text("proof-commitment")) } dd { code { (commitment) } }
                        @for contributed in &record.contributions {
                            @let name = replay.names[contributed.seat.index()].as_str();
                            dt { (words.with("proof-contribution", &[("name", name.into())])) }
                            dd { code { (contributed.opening) } }
                            dt { (words.text("proof-contribution-hash")) } dd { code { (contributed.hash) } }
                        }
                    }
                }
                (_, Some(Err(error))) => p.refusal { (words.with("proof-failed", &[("reason", replay.game.words(language).say(&error.message()).into())])) },
                _ => {
                    p { (words.text("proof-promised")) }
                    dl { dt { (words.text("proof-commitment")) } dd { code { (commitment) } } }
                }
            }
        }
    }
}
