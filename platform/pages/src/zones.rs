//! The zones of a table page that are not drawn by the game: prompt, controls, seats, and the lines of log and chat.

use std::sync::LazyLock;

use catalog::{LogEntry, LogEntryLine, SeatPanel};
use journal::{MatchSeat, Occupant, StandIn, Status, Token};
use kernel::{Contender, MAX_SEATS, Seat, SeatSet};
use maud::{Markup, PreEscaped, html};
use present::{Escaped, PartCache, Words, Zone, number};

use crate::names::Naming;

/// After so many minutes others may let a computer play for somebody who is away.
pub const ABSENCE_MINUTES: i64 = 15;

/// What the prompt says.
#[derive(Clone, Debug)]
pub struct Prompt<'a> {
    /// The stage the match has reached.
    pub status: Status,
    /// The number of open seats.
    pub open_seats: usize,
    /// The names of those who have taken a seat, but are not there to begin.
    pub missing: Vec<&'a str>,
    /// Why a computer plays for the reader.
    pub stand_in: Option<StandIn>,
    /// What the game asks for, or who has won.
    pub sentence: &'a str,
    /// What others let the reader know of their intentions.
    pub intentions: &'a [String],
    /// The names of those who see what the reader intends.
    pub intention_seen_by: Vec<&'a str>,
}

/// Who must do what.
#[must_use]
pub fn prompt(words: &Words, prompt: &Prompt<'_>) -> Markup {
    html! {
        p {
            @match (prompt.status, prompt.stand_in) {
                (Status::Withdrawn, _) => (words.text("prompt-withdrawn")),
                (Status::Waiting, _) if prompt.open_seats == 0 => @match prompt.missing.as_slice() {
                    [] => (words.text("prompt-begins")),
                    names => (words.with("prompt-missing", &[("names", names.join(", ").into()), ("count", names.len().into())])),
                },
                (Status::Waiting, _) => (words.with("prompt-waiting", &[("count", prompt.open_seats.into())])),
                (Status::Running, Some(StandIn::Left)) => (words.text("prompt-left")),
                (Status::Running, Some(StandIn::Absent)) => (words.text("prompt-absent")),
                (Status::Running, Some(StandIn::Slow)) => (words.text("prompt-slow")),
                (Status::Running, Some(StandIn::TimeUp)) => (words.text("prompt-time-up")),
                (Status::Running, Some(StandIn::Resigned)) => (words.text("prompt-gave-up")),
                _ => (Escaped(prompt.sentence)),
            }
        }
        @for intention in prompt.intentions { p.intention { (intention) } }
        @for name in &prompt.intention_seen_by {
            p.intention { (words.with("intention-seen", &[("name", (*name).into())])) }
        }
    }
}

/// What one may do besides playing.
#[derive(Clone, Hash, Debug)]
pub struct Controls<'a> {
    /// The match.
    pub id: Token,
    /// The stage it has reached.
    pub status: Status,
    /// Whether the reader has a seat.
    pub seated: bool,
    /// Whether the reader created the match.
    pub host: bool,
    /// Whose lines of the chat the reader may hide.
    pub mutes: Vec<MuteControl<'a>>,
    /// The match in which the same players went on.
    pub next: Option<Token>,
    /// A request to take something back that waits for answers.
    pub request: Option<TakeBackRequest<'a>>,
    /// What the reader may do for their seat, while the match is running.
    pub seat: Option<SeatControls>,
}

/// A button that hides what somebody writes in the chat, or shows it again.
#[derive(Clone, Copy, Hash, Debug)]
pub struct MuteControl<'a> {
    /// The reader's seat.
    pub seat: Seat,
    /// Whose lines: a seat's, or those of spectators.
    pub whom: Option<Seat>,
    /// The name at that seat.
    pub name: Option<&'a str>,
    /// Whether the lines are hidden now.
    pub hidden: bool,
}

/// A request to take something back.
#[derive(Clone, Hash, Debug)]
pub struct TakeBackRequest<'a> {
    /// The number of the request.
    pub number: u32,
    /// The name of the one who asks.
    pub name: &'a str,
    /// The reader's seat that has not answered yet.
    pub answering: Option<Seat>,
}

/// What may be done for a seat.
#[derive(Clone, Copy, Hash, Debug)]
pub struct SeatControls {
    /// The seat.
    pub seat: Seat,
    /// Why a computer plays for it.
    pub stand_in: Option<StandIn>,
    /// Whether a computer can play for it.
    pub may_leave: bool,
    /// Whether the last action can be taken back without asking.
    pub can_take_back: bool,
    /// Whether the others can be asked for it.
    pub can_ask: bool,
    /// Whether the seat is to act at a table that allows hints.
    pub may_ask_for_hint: bool,
}

/// The buttons that are often used besides those for actions.
#[must_use]
pub fn controls(words: &Words, controls: &Controls<'_>, parts: &PartCache) -> Zone {
    parts.zone("controls", (words.language(), controls), || control_buttons(words, controls))
}

fn control_buttons(words: &Words, controls: &Controls<'_>) -> Markup {
    html! {
        @if let Some(request) = &controls.request { (take_back_request(words, request)) }
        @if controls.status == Status::Over { (after_the_end(words, controls)) }
        @if controls.status == Status::Waiting && controls.host {
            button.control.withdraw type="button" data-command="withdraw"
                data-confirm=(words.text("control-withdraw-sure")) { (words.text("control-withdraw")) }
        }
        @if let Some(seat) = &controls.seat { (seat_controls(words, seat)) }
    }
}

/// The buttons that are rarely used: they are behind the menu of the table.
#[must_use]
pub fn menu(words: &Words, controls: &Controls<'_>, parts: &PartCache) -> Zone {
    let seat = controls.seat.filter(|seat| seat.stand_in.is_none()).map(|seat| (seat.seat.index() + 1, seat.may_leave));
    parts.zone("menu", (words.language(), seat, &controls.mutes), || {
        html! {
            @if let Some((number, may_leave)) = seat {
                @if may_leave {
                    button.control.leave type="button" data-command="leave" data-seat=(number) { (words.text("control-leave")) }
                }
                button.control.resign type="button" data-command="resign" data-seat=(number)
                    data-confirm=(words.text("control-resign-sure")) { (words.text("control-resign")) }
            }
            @for mute in &controls.mutes { (mute_control(words, mute)) }
        }
    })
}

fn mute_control(words: &Words, mute: &MuteControl<'_>) -> Markup {
    let label = match (mute.name, mute.hidden) {
        (Some(name), false) => words.with("chat-mute", &[("name", name.into())]),
        (Some(name), true) => words.with("chat-unmute", &[("name", name.into())]),
        (None, false) => words.text("chat-mute-spectators"),
        (None, true) => words.text("chat-unmute-spectators"),
    };
    html! {
        button.control type="button" data-command="mute" data-seat=(mute.seat.index() + 1)
            data-whom=(mute.whom.map_or(0, |seat| seat.index() + 1)) data-hidden=(!mute.hidden) { (label) }
    }
}

/// The end of a match.
#[derive(Clone, Debug)]
pub struct End<'a> {
    /// What the game shows of it.
    pub drawing: &'a str,
    /// Whether there was a final scoring: not after a resignation.
    pub scored: bool,
    /// The names of those for whom a computer has played to the end, and why.
    pub stand_ins: Vec<(&'a str, StandIn)>,
}

/// What lies over the board when a match is over: what the game shows of its end, and how to go on.
#[must_use]
pub fn end(words: &Words, controls: &Controls<'_>, end: &End<'_>) -> Markup {
    let reason = |stand_in: StandIn| match stand_in {
        StandIn::Left | StandIn::Slow | StandIn::Absent => "end-stand-in",
        StandIn::TimeUp => "end-time-up",
        StandIn::Resigned => "end-gave-up",
    };
    html! {
        (PreEscaped(end.drawing))
        @for (name, stand_in) in &end.stand_ins {
            p.end-note { (words.with(reason(*stand_in), &[("name", (*name).into())])) }
        }
        div.end-buttons {
            (after_the_end(words, controls))
            @if end.scored { button.control type="button" data-replay-scoring { (words.text("end-scoring")) } }
            button.control type="button" data-close-end { (words.text("end-close")) }
        }
    }
}

fn after_the_end(words: &Words, controls: &Controls<'_>) -> Markup {
    html! {
        @if controls.seated && controls.next.is_none() {
            button.control.primary.rematch type="button" data-command="rematch" { (words.text("control-rematch")) }
        }
        @if let Some(next) = controls.next {
            a.control.primary.rematch href={ "/m/" (next) } { (words.text("control-next-match")) }
        }
        a.control href={ "/m/" (controls.id) "/replay" } { (words.text("control-replay")) }
    }
}

fn seat_controls(words: &Words, controls: &SeatControls) -> Markup {
    let number = controls.seat.index() + 1;
    let take_back = match (controls.can_take_back, controls.can_ask) {
        (true, _) => Some(words.text("control-take-back")),
        (false, true) => Some(words.text("control-ask-take-back")),
        (false, false) => None,
    };
    html! {
        @if let Some(reason) = controls.stand_in {
            @if reason.may_return() {
                button.control.return type="button" data-command="return" data-seat=(number) { (words.text("control-return")) }
            }
        } @else {
            @if let Some(label) = take_back {
                button.control.take-back type="button" data-command="take-back" data-seat=(number) aria-keyshortcuts="U" {
                    (label)
                }
            }
            @if controls.may_ask_for_hint {
                button.control.hint type="button" data-command="hint" data-seat=(number) aria-keyshortcuts="H" {
                    (words.text("control-hint"))
                }
            }
        }
    }
}

fn take_back_request(words: &Words, request: &TakeBackRequest<'_>) -> Markup {
    html! {
        div.request role="group" {
            @if let Some(seat) = request.answering {
                p { (words.with("request-take-back", &[("name", request.name.into())])) }
                @for (agree, label) in [(true, words.text("request-agree")), (false, words.text("request-decline"))] {
                    button.control type="button" data-command="answer" data-seat=(seat.index() + 1)
                        data-request=(request.number) data-agree=(agree) { (label) }
                }
            } @else {
                p { (words.with("request-pending", &[("name", request.name.into())])) }
            }
        }
    }
}

/// The seats of a table and who is there.
#[derive(Clone)]
pub struct Seats<'a> {
    /// The names at the table.
    pub naming: Naming<'a>,
    /// The stage the match has reached.
    pub status: Status,
    /// What the game shows of each contender.
    pub panels: &'a [SeatPanel],
    /// Who sits where.
    pub seats: &'a [MatchSeat],
    /// For each seat: whether its guest is connected.
    pub connected: &'a [bool],
    /// The seats that are to act.
    pub to_act: SeatSet,
    /// The reader's seats.
    pub own: SeatSet,
    /// Whether the reader created the match. The host sees the invitations.
    pub host: bool,
    /// Whether anyone may take an open seat.
    pub listed: bool,
    /// Whether everything can be taken back.
    pub practice: bool,
    /// Whether the pieces lie on a real table, and the player enters what is drawn.
    pub companion: bool,
    /// The hash of the box, if it is not the built-in one; else empty.
    pub own_box: &'a str,
    /// The seats of those who have been away so long that others may let a computer play.
    pub replaceable: SeatSet,
    /// Whether the table allows hints, although people play against each other.
    pub hints: bool,
    /// The number of spectators.
    pub spectators: usize,
    /// The parts that the reader already has.
    pub parts: &'a PartCache,
}

/// A panel for each seat, and how many watch.
#[must_use]
pub fn seats(words: &Words, seats: &Seats<'_>) -> Zone {
    let (parts, panels) = (seats.parts, seats.panels);
    let scores: Vec<(&str, i32)> = panels.iter().map(|panel| (panel.name.as_str(), panel.score)).collect();
    let about = (seats.practice, seats.companion, seats.own_box, seats.hints, seats.spectators, words.language());
    let rights = (seats.status, seats.own, seats.host, seats.listed, seats.replaceable);
    let has_parts = |details: &&Zone| !details.parts().is_empty();
    let details = |panel: &SeatPanel| Some(&panel.details).filter(has_parts).map(Zone::frame_hash);
    let shown: Vec<_> = panels.iter().map(|panel| (panel.who, details(panel))).collect();
    let contents = || {
        let line = parts.common_part("seats-line", (&scores, seats.to_act), || score_line(panels, seats.to_act));
        (line, panels.iter().map(|panel| panel_parts(words, seats, panel)).collect::<Vec<_>>())
    };
    parts.framed_zone("seats", (about, rights, seats.seats, shown), contents, |(line, contents)| {
        html! {
            (line)
            @if seats.companion {
                p.practice { b { (words.text("companion-badge")) } " " (words.text("companion-means")) }
            } @else if seats.practice { p.practice { b { (words.text("practice-badge")) } " " (words.text("practice-means")) } }
            @if !seats.own_box.is_empty() {
                p.practice.own-box { b { (words.text("own-box")) } " " (words.with("own-box-means", &[("hash", seats.own_box.into())])) }
            }
            @if seats.hints { p.practice { (words.text("hints-allowed")) } }
            ul.seats.many[panels.len() > 4] {
                @for (panel, contents) in panels.iter().zip(&contents) {
                    @match panel.who {
                        Contender::Seat(seat) => (seat_panel(words, seats, seat, contents)),
                        Contender::Automaton => li.seat.automaton {
                            (contents.head)
                            span.seat-details { (contents.details) }
                        },
                    }
                }
            }
            @if seats.spectators > 0 {
                p.watching { (words.with("seats-watching", &[("count", seats.spectators.into())])) }
            }
        }
    })
}

/// The keys of the parts of a panel: its head and its details.
static PANEL_KEYS: LazyLock<[[String; 2]; MAX_SEATS]> = LazyLock::new(|| {
    std::array::from_fn(|index| [format!("seat-{}", index + 1), format!("seat-{}-details", index + 1)])
});

/// What changes in the panel of a seat: its head and its details are parts, since one of them mostly stays as it is.
struct PanelParts {
    head: Markup,
    details: Markup,
}

fn panel_parts(words: &Words, seats: &Seats<'_>, panel: &SeatPanel) -> PanelParts {
    let parts = seats.parts;
    match panel.who {
        Contender::Seat(seat) => {
            let [head_key, details_key] = &PANEL_KEYS[seat.index()];
            let occupant = &seats.seats[seat.index()].occupant;
            let who =
                (&panel.name, occupant, seats.connected[seat.index()], seats.own.contains(seat), words.language());
            let shows = (who, seats.status, seats.to_act.contains(seat), panel.score);
            PanelParts {
                head: parts.cached_part(head_key, shows, || seat_head(words, seats, panel, seat)),
                details: parts.embed(details_key, &panel.details),
            }
        }
        Contender::Automaton => PanelParts {
            head: parts.part(
                "seat-automaton",
                html! {
                    span.seat-head {
                        (PreEscaped(&panel.shield))
                        span.seat-name { (panel.name) }
                        span.seat-score { (number(panel.score)) }
                    }
                },
            ),
            details: parts.embed("seat-automaton-details", &panel.details),
        },
    }
}

/// Shields and scores in one line, for screens on which the panels are folded. Screen readers read the panels.
#[must_use]
pub fn score_line(panels: &[SeatPanel], to_act: SeatSet) -> Markup {
    let is_acting = |who: Contender| matches!(who, Contender::Seat(seat) if to_act.contains(seat));
    html! {
        ul.score-line aria-hidden="true" {
            @for panel in panels {
                li.acting[is_acting(panel.who)] title=(panel.name) {
                    @if panel.shield.is_empty() { (present::logo()) } @else { (PreEscaped(&panel.shield)) }
                    b { (number(panel.score)) }
                }
            }
        }
    }
}

/// The panel of a seat.
fn seat_panel(words: &Words, seats: &Seats<'_>, seat: Seat, contents: &PanelParts) -> Markup {
    let number = seat.index() + 1;
    let occupant = &seats.seats[seat.index()].occupant;
    let is_guest = occupant.guest().is_some();
    html! {
        li.seat.own[seats.own.contains(seat)] data-seat=(number) {
            (contents.head)
            span.seat-details { (contents.details) }
            @if *occupant == Occupant::Open { (open_seat(words, seats, seat)) }
            @if seats.status == Status::Waiting && seats.host && is_guest && !seats.own.contains(seat) {
                button.control type="button" data-command="remove" data-seat=(number) { (words.text("seat-remove")) }
            }
            @if seats.replaceable.contains(seat) && !seats.own.is_empty() {
                span.seat-note { (words.with("seat-absent", &[("minutes", ABSENCE_MINUTES.into())])) }
                button.control type="button" data-command="replace" data-seat=(number) { (words.text("seat-replace")) }
            }
        }
    }
}

/// Whose seat it is, whether they are there and have to act, and their points.
fn seat_head(words: &Words, seats: &Seats<'_>, panel: &SeatPanel, seat: Seat) -> Markup {
    let occupant = &seats.seats[seat.index()].occupant;
    let running = seats.status == Status::Running;
    let acting = seats.to_act.contains(seat);
    html! {
        span.seat-head.acting[acting] {
            (PreEscaped(&panel.shield))
            @if let Some(badge) = seats.naming.badge(seat, occupant) { (badge) }
            span.seat-name { (panel.name) }
            @if seats.own.contains(seat) { span.seat-note { (words.text("seat-you")) } }
            @if running && occupant.guest().is_some() && !seats.connected[seat.index()] {
                span.seat-note { (words.text("seat-away")) }
            }
            @if running && occupant.stand_in().is_some() { span.seat-note { (words.text("seat-stand-in")) } }
            @if acting {
                span.seat-note.turn {
                    @if occupant.is_played_by_guest() { (words.text("seat-to-act")) } @else { (words.text("seat-thinking")) }
                }
            }
            span.clock data-clock=(seat.index() + 1) {}
            span.seat-score { span.visually-hidden { (words.text("seat-score")) ": " } (number(panel.score)) }
        }
    }
}

/// The invitation to an open seat, or the button that takes it.
fn open_seat(words: &Words, seats: &Seats<'_>, seat: Seat) -> Markup {
    let field = format!("invitation-{}", seat.index() + 1);
    html! {
        @if seats.host {
            span.invitation {
                label for=(field) { (words.text("seat-invitation")) }
                input id=(field) type="text" readonly data-link
                    value={ "/m/" (seats.naming.id) "/join/" (seats.seats[seat.index()].invitation) };
                button.control type="button" data-copy=(field) { (words.text("copy-link")) }
            }
        } @else if seats.listed && seats.own.is_empty() {
            form method="post" action={ "/m/" (seats.naming.id) "/sit" } {
                button.control type="submit" { (words.text("seat-sit")) }
            }
        }
    }
}

/// The lines of the log. `link` gives the address of a step, counted from 1.
#[must_use]
pub fn log_lines(entries: &[LogEntry], link: impl Fn(usize) -> String) -> Markup {
    html! {
        @for entry in entries.iter().filter(|entry| !entry.lines.is_empty()) {
            li data-step=(entry.step + 1) {
                a href=(link(entry.step + 1)) { @for line in &entry.lines { span data-keys=[keys(line)] { (PreEscaped(&line.html)) } } }
            }
        }
    }
}

fn keys(line: &LogEntryLine) -> Option<String> {
    (!line.keys.is_empty()).then(|| line.keys.join(" "))
}

/// A line of the chat.
#[derive(Clone, Copy, Debug)]
pub struct ChatLine<'a> {
    /// Whether the reader does not want to read it.
    pub is_hidden: bool,
    /// The name of the author.
    pub name: &'a str,
    /// Whether the author has a seat.
    pub seated: bool,
    /// What the author and the reader share, if they are partners.
    pub bond: Option<&'a str>,
    /// What the author wrote.
    pub text: &'a str,
}

/// The lines of the chat.
#[must_use]
pub fn chat_lines<'a>(lines: impl IntoIterator<Item = ChatLine<'a>>) -> Markup {
    html! {
        @for line in lines {
            // A hidden line stays as an empty one: clients count them.
            @if line.is_hidden { li hidden {} } @else { li.seated[line.seated].partner[line.bond.is_some()] {
                b { (line.name) }
                @if let Some(bond) = line.bond { " " i.bond { (bond) } }
                " " span { (line.text) }
            } }
        }
    }
}
