//! What goes over the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

/// A game on offer.
#[derive(Serialize, ToSchema)]
pub(super) struct GameInfo {
    pub(super) id: &'static str,
    pub(super) title_de: &'static str,
    pub(super) title_en: &'static str,
    pub(super) rules_version: u32,
    /// How many seats are possible.
    #[schema(value_type = Vec<u8>)]
    pub(super) seats: Vec<usize>,
    /// The levels of the computer player, weakest first.
    pub(super) levels: Vec<&'static str>,
    /// What players agree on before the first step.
    pub(super) options: Vec<OptionInfo>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct OptionInfo {
    pub(super) key: &'static str,
    /// The words to choose from.
    pub(super) values: Vec<&'static str>,
    /// So many different ones, joined by `+`.
    pub(super) count: usize,
    /// May `random` stand there instead?
    pub(super) random: bool,
    pub(super) default: String,
}

/// A table that is wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMatch {
    /// The game's id.
    #[schema(example = "burgenland")]
    pub(super) game: String,
    /// One wish for each seat, in seat order.
    #[schema(min_items = 1, max_items = 8)]
    pub(super) seats: Vec<SeatWish>,
    /// Options by key; those not named keep their default.
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// May anyone in the lobby take an open seat?
    #[serde(default)]
    pub(super) listed: bool,
    /// How time is counted: `none`, `move SECONDS` or `game SECONDS`.
    #[serde(default)]
    #[schema(example = "none", pattern = "^(none|(move|game) [1-9][0-9]{0,4})$", default = "none")]
    pub(super) clock: Option<String>,
    /// Shall the drawings help people with what follows from the rules? Programs see no drawings.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub(super) aids: bool,
}

const fn yes() -> bool {
    true
}

/// Who shall sit on a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatWish {
    pub(super) kind: SeatKind,
    /// Of a `person`: the name at the table.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    pub(super) name: Option<String>,
    /// Of a `bot`: its level.
    #[serde(default)]
    pub(super) level: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatKind {
    /// A guest, person or program; in a wish, the one who asks.
    Person,
    /// A computer player of the house.
    Bot,
    /// Nobody yet.
    Open,
}

/// A table that was laid.
#[derive(Serialize, ToSchema)]
pub(super) struct Laid {
    /// The match's id.
    pub(super) id: String,
    /// Who you are from now on: send it as `Authorization: Bearer TOKEN`. The same as before if you sent one.
    pub(super) token: String,
    /// The page of the table.
    #[schema(example = "/m/0123456789abcdefghjkmnpqrs")]
    pub(super) page: String,
    /// The seats that wait for somebody.
    pub(super) open: Vec<OpenSeat>,
}

/// A seat that waits for somebody.
#[derive(Serialize, ToSchema)]
pub(super) struct OpenSeat {
    pub(super) seat: usize,
    /// Whoever has this may sit down there: people at `/m/ID/join/INVITATION`, programs by taking the seat.
    pub(super) invitation: String,
}

/// A wish to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SitWish {
    /// The invitation to a seat. Without one, any open seat of a listed table is taken.
    #[serde(default)]
    pub(super) invitation: Option<String>,
    /// The name at the table.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    pub(super) name: Option<String>,
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
pub(super) struct Seated {
    pub(super) seat: usize,
    /// Who you are from now on: send it as `Authorization: Bearer TOKEN`. The same as before if you sent one.
    pub(super) token: String,
}

/// A table where anyone may sit down.
#[derive(Serialize, ToSchema)]
pub(super) struct OpenTable {
    pub(super) id: String,
    pub(super) game: String,
    pub(super) seats: Vec<SeatKind>,
}

/// How a table is looked at.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LookQuery {
    /// Through whose eyes: one of your seats. Without it, your seat that is to act, else your first one; whoever has
    /// none looks as a spectator.
    #[param(minimum = 1, maximum = 8)]
    pub(super) seat: Option<u8>,
    /// Tell also what happened from this step on, counted from 0.
    #[param(maximum = 65535)]
    pub(super) since: Option<u16>,
}

/// Whose actions are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatQuery {
    /// One of your seats. Without it, your seat that is to act.
    #[param(minimum = 1, maximum = 8)]
    pub(super) seat: Option<u8>,
}

/// A match as one viewer may know it.
#[derive(Serialize, ToSchema)]
pub(crate) struct MatchView {
    pub(crate) id: String,
    /// The game's id.
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) status: Standing,
    /// Rises with every change anyone could see, while the match stays in memory.
    pub(crate) version: u64,
    /// How many steps there are.
    pub(crate) steps: usize,
    /// Through whose eyes this is; null for spectators.
    pub(crate) seat: Option<usize>,
    pub(crate) seats: Vec<SeatView>,
    /// The seats that are to act.
    pub(crate) to_act: Vec<usize>,
    /// The decision this seat is asked for; null if it is not to act. It goes back with the action.
    pub(crate) decision: Option<u32>,
    /// All that the viewer may know, as the game's rules write it.
    #[schema(value_type = Object)]
    pub(crate) view: Value,
    /// The same as a text board.
    pub(crate) board: String,
    /// What happened from the step asked for on, as the viewer may hear it.
    pub(crate) events: Vec<StepEvents>,
    /// Once the match is over: everyone's score and rank.
    pub(crate) result: Vec<ResultLine>,
    /// The hash of the seed that all chance follows from.
    pub(crate) commitment: String,
}

/// Where a match stands.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Standing {
    /// For players to sit down.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

impl From<store::Status> for Standing {
    fn from(status: store::Status) -> Self {
        match status {
            store::Status::Waiting => Self::Waiting,
            store::Status::Running => Self::Running,
            store::Status::Over => Self::Over,
        }
    }
}

/// A seat at a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatView {
    pub(crate) seat: usize,
    pub(crate) kind: SeatKind,
    pub(crate) name: String,
    /// The points so far, as the viewer may know them.
    pub(crate) score: i32,
}

/// What happened in one step.
#[derive(Serialize, ToSchema)]
pub(crate) struct StepEvents {
    /// The step, counted from 0.
    pub(crate) step: usize,
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: Vec<Value>,
}

/// A line of the ranking.
#[derive(Serialize, ToSchema)]
pub(crate) struct ResultLine {
    /// A seat's number, or `automaton`.
    pub(crate) who: String,
    pub(crate) score: i32,
    pub(crate) rank: u8,
}

/// What a seat may do.
#[derive(Serialize, ToSchema)]
pub(crate) struct Choices {
    pub(crate) seat: usize,
    /// Goes back with the action; null if the seat is not to act.
    pub(crate) decision: Option<u32>,
    pub(crate) actions: Vec<Choice>,
}

/// A legal action.
#[derive(Serialize, ToSchema)]
pub(crate) struct Choice {
    /// In the game's notation.
    pub(crate) action: String,
    /// In words.
    pub(crate) words: String,
}

/// An action to be played.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    /// One of your seats. Without it, your seat that is to act.
    #[serde(default)]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
    pub(super) seat: Option<Whole>,
    /// The decision it answers.
    #[schema(value_type = u32)]
    pub(super) decision: Whole,
    /// In the game's notation.
    #[schema(max_length = 200)]
    pub(super) action: String,
    /// A name for this request, new for every move: repeated with the same one it changes nothing and is answered as the
    /// first time. Without it, a repeated move is refused as stale.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 40)]
    pub(super) id: Option<String>,
}

/// A whole number, however JSON writes it: `12` and `12.0` are the same there.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "f64")]
pub(super) struct Whole(pub(super) u32);

impl TryFrom<f64> for Whole {
    type Error = &'static str;

    fn try_from(number: f64) -> Result<Self, &'static str> {
        let fits = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
        if fits { Ok(Self(number as u32)) } else { Err("expected a whole number from 0 on") }
    }
}

/// An action that was played, durably.
#[derive(Serialize, ToSchema)]
pub(crate) struct Played {
    pub(crate) status: Standing,
    pub(crate) version: u64,
    /// How many steps there are now.
    pub(crate) steps: usize,
}
