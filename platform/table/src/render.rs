//! The table as HTML, zone by zone.

use std::collections::BTreeMap;

use catalog::{RenderContext, SeatPanel, Zones};
use kernel::{Contender, Seat, SeatSet, Viewer};
use maud::{Markup, PreEscaped, html};
use present::{Language, PartCache, Words, Zone};
use store::{Occupant, StandIn, Status};

use crate::names::occupant_name;
use crate::wire::{ChatMessage, LogMessage};

use super::audience::Eyes;
use super::{ChatLine, Table};

/// The zones of a table page, in the order of [`Painted::zones`].
pub(crate) const ZONES: [&str; 8] = ["board", "hand", "prompt", "actions", "controls", "seats", "supply", "score"];

/// A table as one audience sees it.
pub(super) struct Painted {
    pub(super) viewer: Viewer,
    pub(super) status: &'static str,
    pub(super) zones: Vec<(&'static str, Zone)>,
    /// The decision each own seat has now, by seat number.
    pub(super) decisions: BTreeMap<usize, u32>,
    /// The seats of other people who play hand in hand with the viewer, by number.
    pub(super) partners: Vec<usize>,
}

impl Table {
    pub(super) fn names(&self, language: Language) -> Vec<String> {
        let words = Words::of(language);
        self.seats.iter().map(|seat| occupant_name(words, &seat.occupant)).collect()
    }

    /// Through whose eyes a guest with these seats looks: the own seat that is to act, else the first one.
    pub(super) fn viewer(&self, own: SeatSet) -> Viewer {
        let to_act = self.session.to_act().seats();
        let acting = own.iter().find(|seat| to_act.contains(*seat) && !self.played_by_bot(*seat));
        acting.or(own.first()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table as an audience sees it. Parts that it has already, by what is in `parts`, are left out.
    pub(super) fn paint(&self, eyes: Eyes, parts: &PartCache) -> Painted {
        let Eyes { seats: own, host, language } = eyes;
        let words = Words::of(language);
        let names = self.names(language);
        let viewer = self.viewer(own);
        let running = self.status == Status::Running;
        let may_act = running && viewer.seat().is_some_and(|seat| !self.played_by_bot(seat));
        let intentions = self.intentions_for(viewer.seat());
        let (aids, intentions, parts) = (self.aids, &intentions, Some(parts));
        let look = RenderContext { viewer, language, names: &names, aids, may_act, intentions, parts };
        let zones = self.session.zones(&look);
        let decision = |seat: Seat| Some((seat.index() + 1, self.session.decision(seat)?));
        let playable = own.iter().filter(|seat| running && !self.played_by_bot(*seat));
        let prompt = self.prompt(words, &zones, viewer, own, &names).into_string();
        let controls = self.controls(words, viewer, own, &names).into_string();
        let seats = self.panels(words, &zones, own, host).into_string();
        let Zones { board, hand, actions, supply, score, standings, .. } = zones;
        let actions = if may_act { actions } else { String::new() };
        let score = match (standings, self.status) {
            (Some(standings), Status::Over) => standings + &score,
            _ => score,
        };
        let [prompt, actions, controls, seats, score] = [prompt, actions, controls, seats, score].map(Zone::from);
        let zones = [board, hand.unwrap_or_default(), prompt, actions, controls, seats, supply, score];
        Painted {
            viewer,
            status: status_word(self.status),
            zones: ZONES.into_iter().zip(zones).collect(),
            decisions: playable.filter_map(decision).collect(),
            partners: viewer.seat().map_or_else(Vec::new, |seat| self.partner_numbers(seat)),
        }
    }

    fn partner_numbers(&self, seat: Seat) -> Vec<usize> {
        self.partners(seat).iter().map(|partner| partner.index() + 1).collect()
    }

    fn prompt(&self, words: &Words, zones: &Zones, viewer: Viewer, own: SeatSet, names: &[String]) -> Markup {
        let open = self.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count();
        let absent = own.iter().find_map(|seat| match &self.seats[seat.index()].occupant {
            Occupant::Guest { stand_in, .. } => *stand_in,
            _ => None,
        });
        html! {
            @match (self.status, self.resigned, absent) {
                (Status::Waiting, ..) => p { (words.with("prompt-waiting", &[("count", open.into())])) },
                (Status::Over, Some(seat), _) => p {
                    (words.with("prompt-resigned", &[("name", (&names[seat.index()]).into())]))
                },
                (Status::Running, _, Some(StandIn::Left)) => p { (words.text("prompt-left")) },
                (Status::Running, _, Some(StandIn::Slow)) => p { (words.text("prompt-slow")) },
                (Status::Running, _, Some(StandIn::TimeUp)) => p { (words.text("prompt-time-up")) },
                (Status::Running, _, Some(StandIn::Resigned)) => p { (words.text("prompt-gave-up")) },
                _ => p { (zones.prompt) },
            }
            @for intention in &zones.intentions { p.intention { (intention) } }
            @if let Some(seat) = viewer.seat() {
                @for other in self.intention_seen_by(seat).iter() {
                    p.intention { (words.with("intention-seen", &[("name", (&names[other.index()]).into())])) }
                }
            }
        }
    }

    /// What one may do besides playing.
    fn controls(&self, words: &Words, viewer: Viewer, own: SeatSet, names: &[String]) -> Markup {
        html! {
            @if let Some(request) = &self.request { (self.request_words(words, request, own, names)) }
            @if self.status == Status::Over {
                @if !own.is_empty() && self.next.is_none() {
                    button.control.rematch type="button" data-command="rematch" { (words.text("control-rematch")) }
                }
                @if let Some(next) = self.next {
                    a.control.rematch href={ "/m/" (next) } { (words.text("control-next-match")) }
                }
                a.control href={ "/m/" (self.id) "/replay" } { (words.text("control-replay")) }
            }
            @if let (Status::Running, Some(seat)) = (self.status, viewer.seat()) {
                (self.seat_controls(words, seat))
            }
        }
    }

    fn seat_controls(&self, words: &Words, seat: Seat) -> Markup {
        let number = seat.index() + 1;
        let stand_in = match &self.seats[seat.index()].occupant {
            Occupant::Guest { stand_in, .. } => *stand_in,
            _ => None,
        };
        let free = self.session.take_back_point(seat).is_ok();
        let can_ask = !free && self.session.last_decision(seat).is_some() && self.request.is_none();
        let to_act = self.session.decision(seat).is_some();
        html! {
            @if let Some(reason) = stand_in {
                @if reason.may_return() {
                    button.control.return type="button" data-command="return" data-seat=(number) { (words.text("control-return")) }
                }
            } @else {
                @if free {
                    button.control.take-back type="button" data-command="take-back" data-seat=(number) aria-keyshortcuts="U" {
                        (words.text("control-take-back"))
                    }
                } @else if can_ask {
                    button.control.take-back type="button" data-command="take-back" data-seat=(number) aria-keyshortcuts="U" {
                        (words.text("control-ask-take-back"))
                    }
                }
                @if to_act {
                    button.control.hint type="button" data-command="hint" data-seat=(number) aria-keyshortcuts="H" {
                        (words.text("control-hint"))
                    }
                }
                button.control.leave type="button" data-command="leave" data-seat=(number) { (words.text("control-leave")) }
                button.control.resign type="button" data-command="resign" data-seat=(number)
                    data-confirm=(words.text("control-resign-sure")) { (words.text("control-resign")) }
            }
        }
    }

    fn request_words(&self, words: &Words, request: &super::Request, own: SeatSet, names: &[String]) -> Markup {
        let mine = own.iter().find(|seat| request.missing.contains(*seat));
        let name = &names[request.seat.index()];
        html! {
            div.request role="group" {
                @if let Some(seat) = mine {
                    p { (words.with("request-take-back", &[("name", name.into())])) }
                    @for (agree, word) in [(true, words.text("request-agree")), (false, words.text("request-decline"))] {
                        button.control type="button" data-command="answer" data-seat=(seat.index() + 1)
                            data-request=(request.number) data-agree=(agree) { (word) }
                    }
                } @else {
                    p { (words.with("request-pending", &[("name", name.into())])) }
                }
            }
        }
    }

    fn panels(&self, words: &Words, zones: &Zones, own: SeatSet, host: bool) -> Markup {
        let to_act = if self.status == Status::Running { self.session.to_act().seats() } else { SeatSet::EMPTY };
        let seated = |guest| self.seats.iter().any(|seat| seat.occupant.guest() == Some(guest));
        let watching = self.stage.spectators(seated);
        html! {
            ul.seats {
                @for panel in &zones.seats { (self.panel(words, panel, to_act, own, host)) }
            }
            @if watching > 0 {
                p.watching { (words.with("seats-watching", &[("count", watching.into())])) }
            }
        }
    }

    fn panel(&self, words: &Words, panel: &SeatPanel, to_act: SeatSet, own: SeatSet, host: bool) -> Markup {
        let Contender::Seat(seat) = panel.who else {
            return html! {
                li.seat.automaton {
                    span.seat-head { span.seat-name { (panel.name) } span.seat-score { (panel.score) } }
                }
            };
        };
        let place = &self.seats[seat.index()];
        let acting = to_act.contains(seat);
        let here = match &place.occupant {
            Occupant::Guest { guest, .. } => Some(self.stage.sees(*guest)),
            Occupant::Bot { .. } | Occupant::Open => None,
        };
        html! {
            li.seat.acting[acting].own[own.contains(seat)] data-seat=(seat.index() + 1) {
                span.seat-head {
                    (PreEscaped(&panel.shield))
                    span.seat-name { (panel.name) }
                    @if own.contains(seat) { span.seat-note { (words.text("seat-you")) } }
                    @if self.status == Status::Running && here == Some(false) { span.seat-note { (words.text("seat-away")) } }
                    @if self.status == Status::Running && here.is_some() && self.played_by_bot(seat) {
                        span.seat-note { (words.text("seat-stand-in")) }
                    }
                    @if acting {
                        span.seat-note.turn {
                            @if self.played_by_bot(seat) { (words.text("seat-thinking")) } @else { (words.text("seat-to-act")) }
                        }
                    }
                    span.clock data-clock=(seat.index() + 1) {}
                    span.seat-score { span.visually-hidden { (words.text("seat-score")) ": " } (panel.score) }
                }
                span.seat-details { (PreEscaped(&panel.details)) }
                @if place.occupant == Occupant::Open {
                    @if host {
                        span.invitation {
                            label for={ "invitation-" (seat.index() + 1) } { (words.text("seat-invitation")) }
                            input id={ "invitation-" (seat.index() + 1) } type="text" readonly data-link
                                value={ "/m/" (self.id) "/join/" (place.invitation) };
                            button.control type="button" data-copy={ "invitation-" (seat.index() + 1) } { (words.text("copy-link")) }
                        }
                    } @else if self.listed && own.is_empty() {
                        form method="post" action={ "/m/" (self.id) "/sit" } {
                            button.control type="submit" { (words.text("seat-sit")) }
                        }
                    }
                }
            }
        }
    }

    /// The log from a step on.
    pub(super) fn paint_log(&self, viewer: Viewer, from: usize, language: Language) -> LogMessage {
        if self.status == Status::Waiting {
            return LogMessage { from, html: String::new() };
        }
        let names = self.names(language);
        let look = RenderContext {
            viewer,
            language,
            names: &names,
            aids: false,
            may_act: false,
            intentions: &[],
            parts: None,
        };
        let html = html! {
            @for entry in self.session.log(from, &look) {
                @if !entry.lines.is_empty() {
                    li data-step=(entry.step + 1) {
                        a href={ "/m/" (self.id) "/replay?step=" (entry.step + 1) } {
                            @for line in &entry.lines { (PreEscaped(line)) }
                        }
                    }
                }
            }
        };
        LogMessage { from, html: html.into_string() }
    }

    /// The chat from a line on, as somebody with these seats reads it: what partners say is marked with what they share.
    pub(super) fn paint_chat(&self, from: usize, own: SeatSet, language: Language) -> ChatMessage {
        let shared: Vec<(Seat, String)> = own.iter().flat_map(|seat| self.session.partners(seat, language)).collect();
        let bond = |line: &ChatLine| {
            let speaker = line.seat.filter(|seat| !own.contains(*seat))?;
            shared.iter().find(|(partner, _)| *partner == speaker).map(|(_, what)| what)
        };
        let html = html! {
            @for line in self.chat.iter().skip(from) {
                @let bond = bond(line);
                li.seated[line.seat.is_some()].partner[bond.is_some()] {
                    b { (line.name) }
                    @if let Some(what) = bond { " " i.bond { (what) } }
                    " " span { (line.text) }
                }
            }
        };
        ChatMessage { from, count: self.chat.len(), html: html.into_string() }
    }
}

pub(crate) const fn status_word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Running => "running",
        Status::Over => "over",
    }
}
