//! The messages of the socket; `docs/protocol.md` describes them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;
use present::Words;

/// The longest message a client may send, in bytes.
pub(crate) const LONGEST_MESSAGE: usize = 4096;

/// The longest id a client may give a message.
pub(crate) const LONGEST_ID: usize = 40;

/// The longest line of chat, in characters.
pub(crate) const LONGEST_CHAT: usize = 400;

/// What a client says. Seats are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ClientMessage {
    /// The first message: what the client already has, if anything.
    Hello { resume: Option<Resume> },
    /// Plays an action.
    Play { id: String, seat: u8, decision: u32, action: String },
    /// Shows partners what the seat thinks of doing, or that it no longer does.
    Intend { id: String, seat: u8, decision: u32, action: Option<String> },
    /// Takes back the seat's last action, or asks the others for it.
    TakeBack { id: String, seat: u8 },
    /// Answers such a wish.
    Answer { id: String, seat: u8, request: u32, agree: bool },
    /// Gives up.
    Resign { id: String, seat: u8 },
    /// Lets a bot play.
    Leave { id: String, seat: u8 },
    /// Takes the seat back from the bot.
    Return { id: String, seat: u8 },
    /// Says something to everybody.
    Chat { id: String, text: String },
    /// Asks for advice.
    Hint { id: String, seat: u8 },
    /// Lays another table for the same players.
    Rematch { id: String },
    /// Is anyone there?
    Ping,
}

impl ClientMessage {
    /// The id the client gave it.
    pub(crate) fn id(&self) -> &str {
        match self {
            Self::Hello { .. } | Self::Ping => "",
            Self::Play { id, .. }
            | Self::Intend { id, .. }
            | Self::TakeBack { id, .. }
            | Self::Answer { id, .. }
            | Self::Resign { id, .. }
            | Self::Leave { id, .. }
            | Self::Return { id, .. }
            | Self::Chat { id, .. }
            | Self::Hint { id, .. }
            | Self::Rematch { id } => id,
        }
    }
}

/// What a client has that comes back.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub(crate) struct Resume {
    /// Which stay in memory of the match its version counts in.
    pub(crate) epoch: String,
    /// The last version it has seen.
    pub(crate) version: u64,
    /// How many lines of chat it has.
    pub(crate) chat: usize,
}

/// What the server says.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum ServerMessage<'a> {
    /// The table, or what has changed of it.
    Table(&'a TableMessage<'a>),
    /// A message has had its effect, now or when it came the first time.
    Done { id: &'a str, version: u64 },
    /// A message was refused.
    Refused { id: &'a str, code: &'static str, words: String },
    /// Advice.
    Hint { id: &'a str, hints: Vec<HintWords> },
    /// Go to another page.
    Go { id: &'a str, to: String },
    /// Somebody is there.
    Pong,
}

impl ServerMessage<'_> {
    pub(crate) fn refused<'a>(id: &'a str, refusal: &Refusal, words: &Words) -> ServerMessage<'a> {
        ServerMessage::Refused { id, code: refusal.code(), words: refusal.words(words) }
    }

    pub(crate) fn text(&self) -> String {
        let mut text = Vec::with_capacity(self.length());
        serde_json::to_writer(&mut text, self).expect("messages have only string keys");
        String::from_utf8(text).expect("JSON is text")
    }

    /// About how long the text will be: a table is large, and should not be copied while it grows.
    fn length(&self) -> usize {
        match self {
            Self::Table(table) => {
                let zones: usize = table.zones.values().map(|html| html.len()).sum();
                let log = table.log.as_ref().map_or(0, |log| log.html.len());
                512 + (zones + log) * 5 / 4
            }
            _ => 128,
        }
    }
}

/// What has changed of a table.
#[derive(Debug, Serialize)]
pub(crate) struct TableMessage<'a> {
    /// Which stay in memory of the match the version counts in.
    pub(crate) epoch: &'a str,
    /// Rises with every change anyone could see.
    pub(crate) version: u64,
    /// Is this everything (true), or what has changed (false)?
    pub(crate) fresh: bool,
    /// Where the match stands: `waiting`, `running`, `over`.
    pub(crate) status: &'static str,
    /// How many steps there are.
    pub(crate) steps: usize,
    /// The seat through whose eyes the table is seen, from 1; `null` for spectators.
    pub(crate) viewer: Option<usize>,
    /// The decision each own seat has now, by seat number.
    pub(crate) decisions: BTreeMap<usize, u32>,
    /// The seats of other people who play hand in hand with the viewer.
    pub(crate) partners: Vec<usize>,
    /// The parts of the page that changed, as HTML.
    pub(crate) zones: BTreeMap<&'a str, Cow<'a, str>>,
    /// New lines of the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) log: Option<LogMessage>,
    /// New lines of chat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) chat: Option<ChatMessage>,
    /// The clocks, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<ClockMessage>,
}

/// New lines of the log: whatever the client has of steps from `from` on is dropped first.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct LogMessage {
    pub(crate) from: usize,
    pub(crate) html: String,
}

/// New lines of chat; `count` is how many there are then.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ChatMessage {
    pub(crate) from: usize,
    pub(crate) count: usize,
    pub(crate) html: String,
}

/// The clocks: time left per seat in milliseconds, `null` for a seat without one, and whose are running.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct ClockMessage {
    pub(crate) left: Vec<Option<i64>>,
    pub(crate) running: Vec<usize>,
}

/// A piece of advice.
#[derive(Debug, Serialize)]
pub(crate) struct HintWords {
    pub(crate) action: String,
    pub(crate) words: String,
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
