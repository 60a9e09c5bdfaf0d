//! The messages between a client and a table; `docs/protocol.md` describes them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use catalog::{LogEntry, LogEntryLine};
use pages::Refusal;
use present::Language;
use session::contender_word;

use crate::json::{write_list, write_name, write_number, write_optional, write_text};
use crate::program_data::ContributionDue;

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 4096;

/// The longest id a client may give a message.
pub const LONGEST_ID: usize = 40;

/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 400;

/// How many lines of chat are sent at a time; earlier ones are asked for.
pub const CHAT_PAGE: usize = 50;

/// A message from a client. Seats are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Must come first. The client gets what has changed since what it has, or everything.
    Hello {
        /// What the client already has, if anything.
        resume: Option<Resume>,
    },
    /// Plays an action.
    Play {
        /// The id of the message.
        id: String,
        /// The seat that acts.
        seat: u8,
        /// The decision that is answered.
        decision: u32,
        /// The action, in the game's notation.
        action: String,
    },
    /// Shows partners what the seat is thinking of doing, or that it no longer is.
    Intend {
        /// The id of the message.
        id: String,
        /// The seat.
        seat: u8,
        /// The decision it is about.
        decision: u32,
        /// The action, in the game's notation; `None` withdraws the intention.
        action: Option<String>,
    },
    /// Takes back the seat's last action, or asks the others for their consent.
    TakeBack {
        /// The id of the message.
        id: String,
        /// The seat.
        seat: u8,
    },
    /// Answers a request to take back.
    Answer {
        /// The id of the message.
        id: String,
        /// The seat that answers.
        seat: u8,
        /// The number of the request.
        request: u32,
        /// Yes or no.
        agree: bool,
    },
    /// Gives up.
    Resign {
        /// The id of the message.
        id: String,
        /// The seat.
        seat: u8,
    },
    /// Lets a computer play the seat.
    Leave {
        /// The id of the message.
        id: String,
        /// The seat.
        seat: u8,
    },
    /// Takes the seat back from the computer.
    Return {
        /// The id of the message.
        id: String,
        /// The seat.
        seat: u8,
    },
    /// Lets a computer play for somebody who has been away for long, in a match without a clock.
    Replace {
        /// The id of the message.
        id: String,
        /// The seat of the one who is away.
        seat: u8,
    },
    /// The host removes somebody before the match begins.
    Remove {
        /// The id of the message.
        id: String,
        /// The seat.
        seat: u8,
    },
    /// The host withdraws the match before it begins.
    Withdraw {
        /// The id of the message.
        id: String,
    },
    /// Commits to a contribution to the chance of a match that has not begun.
    Contribute {
        /// The id of the message.
        id: String,
        /// The SHA-256 hash of the contribution, as 64 hexadecimal digits.
        hash: String,
    },
    /// Opens the contribution, once the table asks for it.
    Open {
        /// The id of the message.
        id: String,
        /// The 16 bytes of the contribution, as 32 hexadecimal digits.
        contribution: String,
    },
    /// Writes to everybody.
    Chat {
        /// The id of the message.
        id: String,
        /// The text.
        text: String,
    },
    /// Hides what somebody writes in the chat, or shows it again.
    Mute {
        /// The id of the message.
        id: String,
        /// The seat that does not want to read it.
        seat: u8,
        /// Whose lines: a seat, or 0 for the spectators.
        whom: u8,
        /// Whether to hide them.
        hidden: bool,
    },
    /// Asks for advice on the seat's decision.
    Hint {
        /// The id of the message.
        id: String,
        /// The seat.
        seat: u8,
    },
    /// Asks what an action is about and what it brings.
    Foresee {
        /// The id of the message.
        id: String,
        /// The seat.
        seat: u8,
        /// The decision it is about.
        decision: u32,
        /// The action, in the game's notation.
        action: String,
    },
    /// Asks for another match of the same players.
    Rematch {
        /// The id of the message.
        id: String,
    },
    /// Asks for a `pong`.
    Ping,
}

impl ClientMessage {
    /// The id the client gave it; empty for `hello` and `ping`, which have none.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Hello { .. } | Self::Ping => "",
            Self::Play { id, .. }
            | Self::Intend { id, .. }
            | Self::TakeBack { id, .. }
            | Self::Answer { id, .. }
            | Self::Resign { id, .. }
            | Self::Leave { id, .. }
            | Self::Return { id, .. }
            | Self::Replace { id, .. }
            | Self::Remove { id, .. }
            | Self::Withdraw { id }
            | Self::Contribute { id, .. }
            | Self::Open { id, .. }
            | Self::Chat { id, .. }
            | Self::Mute { id, .. }
            | Self::Hint { id, .. }
            | Self::Foresee { id, .. }
            | Self::Rematch { id } => id,
        }
    }
}

/// What a returning client has.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub struct Resume {
    /// The epoch in which the version counts.
    pub epoch: String,
    /// The last version it has seen.
    pub version: u64,
    /// The number of chat lines it has.
    pub chat: usize,
}

/// A message to a client.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum ServerMessage<'a> {
    /// The table, or what has changed of it.
    Table(&'a TableMessage<'a>),
    /// A message has had its effect, now or when it came the first time.
    Done { id: &'a str, version: u64 },
    /// A message was refused.
    Refused(RefusedMessage<'a>),
    /// Advice.
    Hint { id: &'a str, hints: Vec<HintMessage> },
    /// What an action is about and what it brings.
    Foreseen(ForeseenMessage<'a>),
    /// Go to another page.
    Go { id: &'a str, to: String },
    /// The answer to `ping`.
    Pong,
}

/// Why a message was refused.
#[derive(Debug, Serialize)]
pub(crate) struct RefusedMessage<'a> {
    id: &'a str,
    code: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Value::is_null")]
    data: Value,
}

/// The message that refuses the message `id`, as JSON. An empty id stands for a message that could not be read.
#[must_use]
pub fn refused(id: &str, refusal: &Refusal, language: Language) -> String {
    let message = RefusedMessage { id, code: refusal.code(), text: refusal.text(language), data: refusal.data() };
    ServerMessage::Refused(message).json()
}

impl ServerMessage<'_> {
    pub(crate) fn json(&self) -> String {
        let mut json = Vec::with_capacity(self.capacity());
        serde_json::to_writer(&mut json, self).expect("messages have only string keys");
        if let Self::Table(table) = self {
            // The texts come last, before the closing brace.
            json.pop();
            if let Some(log) = &table.log {
                write_log(&mut json, log);
            }
            if !table.changes.is_empty() {
                json.extend_from_slice(br#","changes":{"#);
                json.extend_from_slice(&table.changes);
                json.push(b'}');
            }
            write_texts(&mut json, "zones", &table.zones);
            json.push(b'}');
        }
        String::from_utf8(json).expect("JSON is text")
    }

    /// About how long the JSON will be: a table is large, and should not be copied while the buffer grows.
    fn capacity(&self) -> usize {
        match self {
            Self::Table(table) => {
                let zones: usize = table.zones.iter().map(|(_, html)| html.len()).sum();
                let log = table.log.as_ref().map_or(0, LogMessage::len);
                512 + table.changes.len() + (zones + log) * 5 / 4
            }
            _ => 128,
        }
    }
}

/// Zones and parts, in the order of their names or keys.
pub(crate) type Texts<'a> = Vec<(&'a str, Cow<'a, str>)>;

/// What has changed of a table.
#[derive(Debug, Serialize)]
pub(crate) struct TableMessage<'a> {
    /// The epoch in which the version counts.
    pub(crate) epoch: &'a str,
    /// Increases with every change anyone could see.
    pub(crate) version: u64,
    /// `true`: this is everything; `false`: only what has changed.
    pub(crate) fresh: bool,
    /// The stage of the match: `waiting`, `running`, `over`.
    pub(crate) status: &'static str,
    /// The number of steps.
    pub(crate) steps: usize,
    /// The seat whose view it is, from 1; `null` for spectators.
    pub(crate) viewer: Option<usize>,
    /// The decision each own seat has now, by seat number.
    pub(crate) decisions: BTreeMap<usize, u32>,
    /// The seats of other people who are partners of the viewer.
    pub(crate) partners: Vec<usize>,
    /// Before the match begins: what the client has to contribute to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) chance: Option<ChanceMessage>,
    /// How many pieces of texts the client keeps before it takes this in; `None` if nothing is put together from them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pieces: Option<usize>,
    /// The zones that changed, or the changed parts of one, as HTML. These and `changes` are most of a message and are written apart,
    /// because `serde_json` looks at every single byte.
    #[serde(skip)]
    pub(crate) zones: Texts<'a>,
    /// Zones and parts that changed, put together from pieces that the client has, as the fields of a JSON object.
    #[serde(skip)]
    pub(crate) changes: Vec<u8>,
    /// The keys of everything that others did since the viewer last acted.
    pub(crate) marks: &'a [String],
    /// New lines of the log, which are written with the texts.
    #[serde(skip)]
    pub(crate) log: Option<LogMessage>,
    /// New lines of chat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) chat: Option<ChatMessage>,
    /// The clocks, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<ClockMessage>,
}

/// New lines of the log: whatever the client has of steps from `from` on is dropped first.
#[derive(Clone, Debug)]
pub(crate) struct LogMessage {
    pub(crate) from: usize,
    pub(crate) frames: Vec<Frame>,
}

/// What happened in one step.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// The number of the step, from 1.
    pub(crate) step: usize,
    /// The number of the seat that acted; `null` for chance.
    pub(crate) seat: Option<usize>,
    pub(crate) lines: Vec<FrameLine>,
}

/// One thing that happened.
#[derive(Clone, Debug)]
pub(crate) struct FrameLine {
    pub(crate) html: LineText,
    /// Who acted, won or lost: the number of a seat, or `automaton`.
    pub(crate) who: Option<String>,
    /// The keys of the pieces and places it is about.
    pub(crate) keys: Vec<String>,
}

/// The text of a line.
#[derive(Clone, Debug)]
pub(crate) enum LineText {
    /// All of it.
    Whole(String),
    /// How it is put together from pieces that the client has, as JSON.
    Difference(Vec<u8>),
}

impl LineText {
    fn len(&self) -> usize {
        match self {
            Self::Whole(html) => html.len(),
            Self::Difference(items) => items.len(),
        }
    }
}

impl LogMessage {
    /// Steps that need no line in the log have no frame.
    pub(crate) fn new(from: usize, entries: Vec<LogEntry>) -> Self {
        let line = |line: LogEntryLine| FrameLine {
            html: LineText::Whole(line.html),
            who: line.who.map(contender_word),
            keys: line.keys,
        };
        let frame = |entry: LogEntry| Frame {
            step: entry.step + 1,
            seat: entry.actor.map(|seat| seat.index() + 1),
            lines: entry.lines.into_iter().map(line).collect(),
        };
        let entries = entries.into_iter().filter(|entry| !entry.lines.is_empty());
        Self { from, frames: entries.map(frame).collect() }
    }

    pub(crate) fn lines_mut(&mut self) -> impl Iterator<Item = &mut FrameLine> {
        self.frames.iter_mut().flat_map(|frame| &mut frame.lines)
    }

    fn len(&self) -> usize {
        self.frames.iter().flat_map(|frame| &frame.lines).map(|line| line.html.len() + 64).sum()
    }
}

/// What a client has to contribute to the chance of a match that has not begun.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ChanceMessage {
    /// The hash of the server's secret.
    pub(crate) commitment: String,
    /// Counts up when all contributions became void; then each guest makes a new one.
    pub(crate) round: u32,
    /// The hash that this client's guest has committed to.
    pub(crate) hash: Option<String>,
    /// What this client's guest has to send.
    pub(crate) due: Option<ContributionDue>,
    /// The seats of all who have to send something, one for each guest.
    pub(crate) missing: Vec<usize>,
}

/// What an action is about and what it brings, as plain text.
#[derive(Debug, Serialize)]
pub(crate) struct ForeseenMessage<'a> {
    pub(crate) id: &'a str,
    pub(crate) action: &'a str,
    pub(crate) about: Vec<String>,
    pub(crate) lines: Vec<String>,
}

/// New lines of chat; `count` is how many there are then.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ChatMessage {
    pub(crate) from: usize,
    pub(crate) count: usize,
    pub(crate) html: String,
}

/// Some lines of the chat, for a client that asks for earlier ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatPage {
    /// The number of the first of them, from 0.
    pub from: usize,
    /// The lines.
    pub html: String,
}

/// The clocks: time left per seat in milliseconds, `null` for a seat without one, and whose are running.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct ClockMessage {
    pub(crate) left: Vec<Option<i64>>,
    pub(crate) running: Vec<usize>,
}

/// A piece of advice.
#[derive(Debug, Serialize)]
pub(crate) struct HintMessage {
    pub(crate) action: String,
    pub(crate) words: String,
}

/// Writes new lines of the log as a field of a JSON object that has other fields before it.
fn write_log(json: &mut Vec<u8>, log: &LogMessage) {
    json.extend_from_slice(br#","log":{"from":"#);
    write_number(json, log.from);
    json.extend_from_slice(br#","frames":["#);
    write_list(json, &log.frames, |json, frame| {
        json.extend_from_slice(br#"{"step":"#);
        write_number(json, frame.step);
        json.extend_from_slice(br#","seat":"#);
        write_optional(json, frame.seat, write_number);
        json.extend_from_slice(br#","lines":["#);
        write_list(json, &frame.lines, |json, line| {
            json.extend_from_slice(br#"{"html":"#);
            match &line.html {
                LineText::Whole(html) => write_text(json, html),
                LineText::Difference(items) => json.extend_from_slice(items),
            }
            json.extend_from_slice(br#","who":"#);
            write_optional(json, line.who.as_deref(), write_text);
            json.extend_from_slice(br#","keys":["#);
            write_list(json, &line.keys, |json, key| write_text(json, key));
            json.extend_from_slice(b"]}");
        });
        json.extend_from_slice(b"]}");
    });
    json.extend_from_slice(b"]}");
}

/// Writes texts as a field of a JSON object that has other fields before it.
fn write_texts(json: &mut Vec<u8>, field: &str, texts: &[(&str, Cow<'_, str>)]) {
    json.push(b',');
    write_name(json, field);
    json.push(b'{');
    write_list(json, texts, |json, (name, text)| {
        write_name(json, name);
        write_text(json, text);
    });
    json.push(b'}');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_strict() {
        let play = r#"{"type":"play","id":"a1","seat":1,"decision":4,"action":"roll0"}"#;
        assert!(serde_json::from_str::<ClientMessage>(play).is_ok());
        for bad in [
            "",
            "[]",
            r#"{"type":"play","id":"a1","seat":1,"decision":4}"#,
            r#"{"type":"play","id":"a1","seat":-1,"decision":4,"action":"x"}"#,
            r#"{"type":"play","id":"a1","seat":1,"decision":4,"action":"x","extra":1}"#,
            r#"{"type":"cheat","id":"a1"}"#,
        ] {
            assert!(serde_json::from_str::<ClientMessage>(bad).is_err(), "{bad}");
        }
    }
}
