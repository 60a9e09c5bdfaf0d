//! The JSON of requests and answers.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use table::SeatKind;
use utoipa::{IntoParams, ToSchema};

/// A game on offer.
#[derive(Serialize, ToSchema)]
pub(super) struct GameInfo {
    pub(super) id: &'static str,
    pub(super) title_de: &'static str,
    pub(super) title_en: &'static str,
    pub(super) rules_version: u32,
    /// The possible numbers of seats.
    #[schema(value_type = Vec<u8>)]
    pub(super) seats: Vec<usize>,
    /// The levels of the computer player, weakest first.
    pub(super) levels: Vec<&'static str>,
    /// What players agree on before the match.
    pub(super) options: Vec<OptionInfo>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct OptionInfo {
    pub(super) key: &'static str,
    /// The values to choose from.
    pub(super) values: Vec<&'static str>,
    /// How many different values to choose, joined by `+`.
    pub(super) count: usize,
    /// Whether `random` may be given instead.
    pub(super) random: bool,
    pub(super) default: String,
}

/// A match to be created.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MatchRequest {
    /// The game's id.
    #[schema(example = "burgenland")]
    pub(super) game: String,
    /// Who sits where, in seat order.
    #[schema(min_items = 1, max_items = 8)]
    pub(super) seats: Vec<SeatRequest>,
    /// Options by key; those not named keep their default.
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// Whether anyone in the lobby may take an open seat.
    #[serde(default)]
    pub(super) listed: bool,
    /// How thinking time is counted: `none`, `move SECONDS` or `game SECONDS`.
    #[serde(default)]
    #[schema(example = "none", pattern = "^(none|(move|game) [1-9][0-9]{0,4})$", default = "none")]
    pub(super) clock: Option<String>,
    /// Whether the drawings help people with what follows from the rules. Programs see no drawings.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub(super) aids: bool,
    /// Whether spectators may write in the chat.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub(super) spectators_write: bool,
    /// Whether everyone who takes a seat agrees to hints from the computer, although people play against each other. Without
    /// aids there are no hints.
    #[serde(default)]
    #[schema(default = false)]
    pub(super) hints: bool,
    /// Whether everything can be taken back, also across chance: only for one person against computer players.
    #[serde(default)]
    #[schema(default = false)]
    pub(super) practice: bool,
    /// Whether the pieces lie on a real table: the player enters what is drawn, and the match does the rest. Only for one seat
    /// against the opponent of the rulebook. Everything can then be taken back.
    #[serde(default)]
    #[schema(default = false)]
    pub(super) companion: bool,
    /// Decides all chance, so that a match can be repeated. Only where no seat is open: whoever knows the seed knows what
    /// comes. Without it, chance is decided by a secret.
    #[serde(default)]
    #[schema(value_type = Option<u32>, maximum = 4294967295_u32)]
    pub(super) seed: Option<Whole>,
    /// If you have a seat and give no seed: the SHA-256 hash of 16 random bytes, your contribution to chance.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub(super) contribution: Option<String>,
}

const fn yes() -> bool {
    true
}

/// Who is to sit on a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatRequest {
    pub(super) kind: SeatKind,
    /// Of a `person`: the name at the table.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    pub(super) name: Option<String>,
    /// Of a `bot`: its level, or a kind of player such as `mcts:500`.
    #[serde(default)]
    pub(super) level: Option<String>,
}

/// A match that was created.
#[derive(Serialize, ToSchema)]
pub(super) struct CreatedMatch {
    /// The id of the match.
    pub(super) id: String,
    /// Identifies you from now on: send it as `Authorization: Bearer TOKEN`. The same as before if you sent one.
    pub(super) token: String,
    /// The page of the match.
    #[schema(example = "/m/0123456789abcdefghjkmnpqrs")]
    pub(super) page: String,
    /// The hash of the server's secret that decides all chance, alone or with the contributions of guests; null if the player
    /// enters what is drawn.
    pub(super) commitment: Option<String>,
    /// The open seats.
    pub(super) open: Vec<OpenSeat>,
}

/// An open seat.
#[derive(Serialize, ToSchema)]
pub(super) struct OpenSeat {
    pub(super) seat: usize,
    /// Whoever has this may take the seat: people at `/m/ID/join/INVITATION`, programs by this API.
    pub(super) invitation: String,
}

/// A seat to be taken.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatingRequest {
    /// The invitation to a seat. Without one, any open seat of a listed match is taken.
    #[serde(default)]
    pub(super) invitation: Option<String>,
    /// The name at the table.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    pub(super) name: Option<String>,
    /// The SHA-256 hash of 16 random bytes, your contribution to chance.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub(super) contribution: Option<String>,
}

/// The hash of a contribution to chance.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ContributionRequest {
    /// The SHA-256 hash of 16 random bytes.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub(super) hash: String,
}

/// A contribution to chance.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OpeningRequest {
    /// The 16 bytes whose hash you have sent.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub(super) contribution: String,
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
pub(super) struct Seated {
    pub(super) seat: usize,
    /// Identifies you from now on: send it as `Authorization: Bearer TOKEN`. The same as before if you sent one.
    pub(super) token: String,
}

/// A match with an open seat for anyone.
#[derive(Serialize, ToSchema)]
pub(super) struct OpenMatch {
    pub(super) id: String,
    pub(super) game: String,
    pub(super) seats: Vec<SeatKind>,
}

/// Which open matches are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct OpenQuery {
    /// Only those of this game.
    pub(super) game: Option<String>,
    /// The page, from 0, with up to 30 matches.
    #[serde(default)]
    #[param(maximum = 65535)]
    pub(super) page: u16,
}

/// Which view of a match is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ViewQuery {
    /// Whose view: one of your seats. Without it, your seat that is to act, else your first one; without a seat, the view
    /// of a spectator.
    #[param(minimum = 1, maximum = 8)]
    pub(super) seat: Option<u8>,
    /// Include what happened from this step on, counted from 0.
    #[param(maximum = 65535)]
    pub(super) since: Option<u16>,
}

/// The seat whose actions are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatQuery {
    /// One of your seats. Without it, your seat that is to act.
    #[param(minimum = 1, maximum = 8)]
    pub(super) seat: Option<u8>,
}

/// An action to be played.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveRequest {
    /// One of your seats. Without it, your seat that is to act.
    #[serde(default)]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
    pub(super) seat: Option<Whole>,
    /// The decision it answers.
    #[schema(value_type = u32)]
    pub(super) decision: Whole,
    /// The action, in the game's notation.
    #[schema(max_length = 200)]
    pub(super) action: String,
    /// An id for this request, new for every move. A repeated request with the same id changes nothing and is answered as
    /// the first time. Without an id, a repeated move is refused as stale.
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

/// The answer to a request that created something.
pub(super) fn created<T: Serialize>(body: T) -> Response {
    (StatusCode::CREATED, Json(body)).into_response()
}
