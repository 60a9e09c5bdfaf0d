//! The table as HTML, zone by zone.

use std::collections::BTreeMap;
use std::ops::Range;

use catalog::{LogEntry, RenderContext, Zones};
use journal::{Occupant, Status, Token};
use kernel::{Seat, SeatSet, Viewer};
use maud::{PreEscaped, html};
use pages::ZONES;
use pages::zones::{ChatLine, Controls, End, MuteControl, Prompt, SeatControls, Seats, TakeBackRequest};
use present::{Language, PartCache, Zone};

use crate::audience::AudienceKey;
use crate::message::ChatMessage;
use crate::state::{ChatEntry, Table};
use crate::take_back::TakeBack;

/// A table as one audience sees it.
pub(crate) struct Rendered {
    pub(crate) viewer: Viewer,
    /// The guest who has the audience's seats.
    pub(crate) guest: Option<Token>,
    pub(crate) zones: Vec<(&'static str, Zone)>,
    /// The decision each own seat has now, by seat number.
    pub(crate) decisions: BTreeMap<usize, u32>,
    /// The seats of other people who are partners of the viewer, by number.
    pub(crate) partners: Vec<usize>,
}

impl Table {
    /// The table as an audience sees it. Parts that it already has are not drawn.
    pub(crate) fn render(&self, key: AudienceKey, parts: &PartCache) -> Rendered {
        let AudienceKey { seats: own, host, language } = key;
        let words = pages::words(language);
        let names = self.names(language);
        let viewer = self.viewer(own);
        let running = self.status == Status::Running;
        let may_act = running && viewer.seat().is_some_and(|seat| !self.is_played_by_computer(seat));
        let intentions = self.intentions_for(viewer.seat());
        let context = RenderContext {
            viewer,
            language,
            names: &names,
            aids: self.aids,
            may_act,
            intentions: &intentions,
            parts: Some(parts),
            resigned: self.resigned,
            enters_chance: self.chance.is_entered,
        };
        let zones = self.session.zones(&context);
        let decision = |seat: Seat| Some((seat.index() + 1, self.decision(seat)?));
        let playable = own.iter().filter(|seat| running && !self.is_played_by_computer(*seat));
        let prompt = pages::zones::prompt(words, &self.prompt(&zones, viewer, own, &names)).into_string();
        let controls = self.controls(viewer, own, host, &names);
        let menu = pages::zones::menu(words, &controls, parts);
        let end = match (&zones.end, self.status) {
            (Some(end), Status::Over) => pages::zones::end(words, &controls, &self.end(end, &names)).into_string(),
            _ => String::new(),
        };
        let controls = pages::zones::controls(words, &controls, parts);
        let seats = self.seats_zone(&zones, own, host, language, parts);
        let Zones { board, hand, actions, supply, score, standings, .. } = zones;
        let actions = if may_act { actions } else { String::new() };
        let score = match (standings, self.status) {
            (Some(standings), Status::Over) => {
                Zone::collect(parts, || html! { (PreEscaped(standings)) (parts.embed("score-sheet", &score)) })
            }
            _ => score,
        };
        let zones = [
            board,
            hand.unwrap_or_default(),
            prompt.into(),
            actions.into(),
            controls,
            menu,
            seats,
            supply,
            score,
            end.into(),
        ];
        let partner_numbers = |seat| self.partners(seat).iter().map(|partner| partner.index() + 1).collect();
        Rendered {
            viewer,
            guest: own.first().and_then(|seat| self.occupant(seat).guest()),
            zones: ZONES.into_iter().zip(zones).collect(),
            decisions: playable.filter_map(decision).collect(),
            partners: viewer.seat().map_or_else(Vec::new, partner_numbers),
        }
    }

    fn prompt<'a>(&self, zones: &'a Zones, viewer: Viewer, own: SeatSet, names: &'a [String]) -> Prompt<'a> {
        let seen_by = viewer.seat().map_or(SeatSet::EMPTY, |seat| self.intention_seen_by(seat));
        Prompt {
            status: self.status,
            open_seats: self.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count(),
            missing: self
                .missing()
                .into_iter()
                .filter(|seat| !own.contains(*seat))
                .map(|seat| names[seat.index()].as_str())
                .collect(),
            stand_in: own.iter().find_map(|seat| self.occupant(seat).stand_in()),
            sentence: &zones.prompt,
            intentions: &zones.intentions,
            intention_seen_by: seen_by.iter().map(|seat| names[seat.index()].as_str()).collect(),
        }
    }

    fn end<'a>(&self, drawing: &'a str, names: &'a [String]) -> End<'a> {
        let stand_ins = self.seats.iter().zip(names);
        let stand_ins = stand_ins.filter_map(|(seat, name)| Some((name.as_str(), seat.occupant.stand_in()?)));
        End { drawing, scored: self.resigned.is_none(), stand_ins: stand_ins.collect() }
    }

    fn controls<'a>(&self, viewer: Viewer, own: SeatSet, host: bool, names: &'a [String]) -> Controls<'a> {
        Controls {
            id: self.id,
            status: self.status,
            seated: !own.is_empty(),
            host,
            mutes: self.mute_controls(own, names),
            next: self.next,
            request: self.request.as_ref().map(|request| TakeBackRequest {
                number: request.number,
                name: &names[request.seat.index()],
                answering: own.iter().find(|seat| request.missing.contains(*seat)),
            }),
            seat: viewer.seat().filter(|_| self.status == Status::Running).map(|seat| self.seat_controls(seat)),
        }
    }

    /// Whose lines of the chat the reader may hide: those of other people at the table, and of spectators.
    fn mute_controls<'a>(&self, own: SeatSet, names: &'a [String]) -> Vec<MuteControl<'a>> {
        let Some(seat) = own.first() else { return Vec::new() };
        let mutes = self.mutes[seat.index()];
        let is_other = |other: &Seat| !own.contains(*other) && self.occupant(*other).guest().is_some();
        let others: Vec<Option<Seat>> = self.seat_numbers().filter(is_other).map(Some).collect();
        let of = |whom: Option<Seat>| MuteControl {
            seat,
            whom,
            name: whom.map(|whom| names[whom.index()].as_str()),
            hidden: mutes.hides(whom),
        };
        let spectators = (self.spectators_write && !others.is_empty()).then_some(None);
        others.into_iter().chain(spectators).map(of).collect()
    }

    fn seat_controls(&self, seat: Seat) -> SeatControls {
        let take_back = self.can_take_back(seat).ok();
        SeatControls {
            seat,
            stand_in: self.occupant(seat).stand_in(),
            may_leave: !self.chance.is_entered,
            can_take_back: matches!(take_back, Some(TakeBack::Alone(_))),
            can_ask: matches!(take_back, Some(TakeBack::Asking(_))) && self.request.is_none(),
            may_ask_for_hint: self.allows_hints() && self.session.decision(seat).is_some(),
        }
    }

    fn seats_zone(&self, zones: &Zones, own: SeatSet, host: bool, language: Language, parts: &PartCache) -> Zone {
        let is_connected =
            |occupant: &Occupant| occupant.guest().is_some_and(|guest| self.subscribers.is_connected(guest));
        let connected: Vec<bool> = self.seats.iter().map(|seat| is_connected(&seat.occupant)).collect();
        let running = self.status == Status::Running;
        let seats = Seats {
            naming: self.naming(language),
            status: self.status,
            panels: &zones.seats,
            seats: &self.seats,
            connected: &connected,
            to_act: if running { self.asked(self.session.base()) } else { SeatSet::EMPTY },
            own,
            host,
            listed: self.listed,
            practice: self.session.is_practice(),
            companion: self.chance.is_entered,
            own_box: &self.own_box,
            hints: self.hints && self.allows_hints(),
            replaceable: self.replaceable,
            spectators: self.subscribers.guests().filter(|guest| self.seats_of(*guest).is_empty()).count(),
            parts,
        };
        pages::zones::seats(pages::words(language), &seats)
    }

    /// The log from a step on.
    pub(crate) fn log(&self, viewer: Viewer, from: usize, language: Language) -> Vec<LogEntry> {
        if matches!(self.status, Status::Waiting | Status::Withdrawn) {
            return Vec::new();
        }
        let names = self.names(language);
        self.session.log(from, &RenderContext { viewer, language, names: &names, ..RenderContext::default() })
    }

    /// The chat from a line on, as somebody with these seats reads it.
    pub(crate) fn render_chat(&self, from: usize, own: SeatSet, language: Language) -> ChatMessage {
        let count = self.chat.len();
        ChatMessage { from, count, html: self.chat_html(from.min(count)..count, own, language) }
    }

    /// Some lines of the chat: those of partners are marked with what they share, and those that are hidden are empty.
    pub(crate) fn chat_html(&self, lines: Range<usize>, own: SeatSet, language: Language) -> String {
        let shared: Vec<(Seat, String)> = own.iter().flat_map(|seat| self.session.partners(seat, language)).collect();
        let bond = |entry: &ChatEntry| {
            let author = entry.seat.filter(|seat| !own.contains(*seat))?;
            shared.iter().find(|(partner, _)| *partner == author).map(|(_, what)| what.as_str())
        };
        let is_hidden = |entry: &ChatEntry| own.iter().any(|seat| self.mutes[seat.index()].hides(entry.seat));
        let lines = self.chat[lines].iter().map(|entry| ChatLine {
            is_hidden: is_hidden(entry),
            name: &entry.name,
            seated: entry.seat.is_some(),
            bond: bond(entry),
            text: &entry.text,
        });
        pages::zones::chat_lines(lines).into_string()
    }
}
