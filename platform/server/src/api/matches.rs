//! Creating matches, taking seats, looking at matches.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::CatalogGame;
use journal::{LobbyMatch, Occupant, Status, TimeControl, Token};
use pages::{LONGEST_NAME, OptionsError, Refusal, RequestError, default_level, default_name, tidy_name};
use session::{Commitment, Seed};
use store::OpenMatches;
use table::{MatchView, NewMatch, Played, ProgramCommand, SeatKind};

use crate::app::App;
use crate::create_match::create_match;
use crate::limits::ClientAddress;
use crate::mailbox::MatchCommand;
use crate::problem::{Body, Path, Problem, Problems, Query};
use crate::random::random_token;
use crate::records::finished_record;
use crate::time::{LISTED_FOR, calendar};

use super::caller::Caller;
use super::shapes::{
    ContributionRequest, CreatedMatch, MatchRequest, OpenMatch, OpenQuery, OpenSeat, OpeningRequest, SeatRequest,
    Seated, SeatingRequest, ViewQuery, Whole, created,
};

/// The number of open matches on a page.
const MOST: u32 = 30;

/// The name asked for, or a default one.
fn name(caller: Caller, guest: Token, wanted: Option<&str>) -> Result<String, Refusal> {
    if wanted.is_some_and(|name| !(1..=LONGEST_NAME).contains(&name.chars().count())) {
        return Err(Refusal::BadRequest(RequestError::NameLength { longest: LONGEST_NAME }));
    }
    let default = || default_name(pages::words(caller.language), guest);
    let wanted = tidy_name(wanted.unwrap_or_default()).map_err(Refusal::BadName)?;
    Ok(wanted.unwrap_or_else(default))
}

/// The matches with an open seat for anyone, most recent first: a few of each host, of the last day.
#[utoipa::path(get, path = "/matches", params(OpenQuery), responses((status = 200, body = Vec<OpenMatch>), Problems))]
pub(super) async fn open_matches(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(query): Query<OpenQuery>,
) -> Result<Json<Vec<OpenMatch>>, Problem> {
    let wanted = OpenMatches {
        game: query.game.as_deref(),
        since: calendar() - LISTED_FOR,
        skip: u32::from(query.page) * MOST,
        most: MOST,
    };
    let found = app.services.store.open_matches(&wanted).await.map_err(|error| {
        tracing::error!(%error, "the open matches could not be read");
        caller.problem(&Refusal::StoreFailed)
    })?;
    let open = |found: LobbyMatch| OpenMatch {
        id: found.id.to_string(),
        game: found.game,
        seats: found.seats.iter().map(SeatKind::from).collect(),
    };
    Ok(Json(found.into_iter().map(open).collect()))
}

/// Creates a match. If no seat is open, it begins when you have opened your contribution to chance.
#[utoipa::path(post, path = "/matches", request_body = MatchRequest,
    responses((status = 201, body = CreatedMatch), Problems), security((), ("bearer" = [])))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    Extension(address): Extension<ClientAddress>,
    caller: Caller,
    Body(request): Body<MatchRequest>,
) -> Result<Response, Problem> {
    let refused = caller.refused();
    let guest = caller.guest.unwrap_or_else(random_token);
    let hash = contribution_hash(request.contribution.as_deref()).map_err(&refused)?;
    let new = new_match(&app, caller, address, guest, request).map_err(&refused)?;
    if hash.is_some() && !new.takes_contribution_of(guest) {
        return Err(refused(Refusal::BadOptions(OptionsError::Contribution)));
    }
    let id = create_match(&app.services, new).await.map_err(&refused)?;
    if let Some(hash) = hash {
        let command = ProgramCommand::Contribute(hash);
        app.ask(id, |reply| MatchCommand::Program { guest, command, reply }).await.map_err(&refused)?;
    }
    let snapshot = app.ask(id, |reply| MatchCommand::Snapshot { reply }).await.map_err(&refused)?;
    let seats = snapshot.seats.iter().enumerate();
    let open = seats.filter(|(_, seat)| seat.occupant == Occupant::Open);
    Ok(created(CreatedMatch {
        id: id.to_string(),
        token: app.key.sign(guest),
        page: format!("/m/{id}"),
        commitment: snapshot.commitment.map(|commitment| commitment.to_string()),
        open: open.map(|(index, seat)| OpenSeat { seat: index + 1, invitation: seat.invitation.to_string() }).collect(),
    }))
}

fn new_match(
    app: &App,
    caller: Caller,
    address: ClientAddress,
    guest: Token,
    request: MatchRequest,
) -> Result<NewMatch, Refusal> {
    let game = app.services.config.find(&request.game).ok_or(Refusal::UnknownGame)?;
    let clock = request.clock.as_deref().unwrap_or("none");
    let clock: TimeControl = clock.parse().map_err(|_| Refusal::BadRequest(RequestError::Clock))?;
    let occupants = request.seats.iter().map(|seat| occupant(caller, guest, game, seat));
    Ok(NewMatch {
        game,
        options: request.options.into_iter().collect(),
        host: guest,
        origin: app.key.pseudonym(address),
        listed: request.listed,
        clock,
        aids: request.aids,
        spectators_write: request.spectators_write,
        hints: request.hints,
        practice: request.practice,
        companion: request.companion,
        seed: request.seed.map(|Whole(number)| Seed::from_number(number.into())),
        occupants: occupants.collect::<Result<_, _>>()?,
    })
}

fn occupant(caller: Caller, guest: Token, game: &dyn CatalogGame, request: &SeatRequest) -> Result<Occupant, Refusal> {
    let bad = Refusal::BadOptions;
    match request.kind {
        SeatKind::Person | SeatKind::Open if request.level.is_some() => Err(bad(OptionsError::LevelOfGuest)),
        SeatKind::Bot | SeatKind::Open if request.name.is_some() => Err(bad(OptionsError::NameOfBot)),
        SeatKind::Open => Ok(Occupant::Open),
        SeatKind::Person => {
            Ok(Occupant::Guest { guest, name: name(caller, guest, request.name.as_deref())?, stand_in: None })
        }
        SeatKind::Bot => {
            let known = game.levels();
            let wanted = request.level.as_deref().unwrap_or_else(|| default_level(known));
            let level = known.iter().find(|level| **level == wanted).map(|level| (*level).to_owned());
            match level.or_else(|| Some(catalog::modest_player(wanted)?.to_string())) {
                Some(level) => Ok(Occupant::Bot { level }),
                None => Err(bad(OptionsError::Level { level: wanted.chars().take(40).collect(), known })),
            }
        }
    }
}

/// Takes a seat: by invitation, or any open seat of a listed match.
#[utoipa::path(post, path = "/matches/{id}/seats", params(("id" = String, Path, description = "The match")),
    request_body = SeatingRequest, responses((status = 201, body = Seated), Problems), security((), ("bearer" = [])))]
pub(super) async fn sit(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<SeatingRequest>,
) -> Result<Response, Problem> {
    let refused = caller.refused();
    let id = caller.match_id(&id)?;
    let guest = caller.guest.unwrap_or_else(random_token);
    let invitation = match &request.invitation {
        None => None,
        Some(text) => Some(text.parse::<Token>().map_err(|_| refused(Refusal::BadInvitation))?),
    };
    let name = name(caller, guest, request.name.as_deref()).map_err(&refused)?;
    let hash = contribution_hash(request.contribution.as_deref()).map_err(&refused)?;
    let seat = app.ask(id, |reply| MatchCommand::Sit { guest, name, invitation, reply }).await;
    let seat = seat.map_err(&refused)?.index() + 1;
    if let Some(hash) = hash {
        let command = ProgramCommand::Contribute(hash);
        app.ask(id, |reply| MatchCommand::Program { guest, command, reply }).await.map_err(&refused)?;
    }
    Ok(created(Seated { seat, token: app.key.sign(guest) }))
}

/// The hash of a contribution, if one was sent.
fn contribution_hash(text: Option<&str>) -> Result<Option<Commitment>, Refusal> {
    let bad = || Refusal::BadRequest(RequestError::Hex { digits: 64 });
    text.map(|text| text.parse().map_err(|_| bad())).transpose()
}

/// Commits you to a contribution to chance, if you have not sent its hash when you took your seat. It can be replaced by another
/// one as long as nobody has opened theirs.
#[utoipa::path(post, path = "/matches/{id}/contribution", params(("id" = String, Path, description = "The match")),
    request_body = ContributionRequest, responses((status = 200, body = Played), Problems), security(("bearer" = [])))]
pub(super) async fn contribute(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<ContributionRequest>,
) -> Result<Json<Played>, Problem> {
    let guest = caller.known_guest()?;
    let id = caller.match_id(&id)?;
    let bad = |_| caller.problem(&Refusal::BadRequest(RequestError::Hex { digits: 64 }));
    let command = ProgramCommand::Contribute(request.hash.parse().map_err(bad)?);
    app.ask(id, |reply| MatchCommand::Program { guest, command, reply }).await.map(Json).map_err(caller.refused())
}

/// Opens your contribution to chance, once `contribution_due` is `opening`. When everyone has, the match begins.
#[utoipa::path(post, path = "/matches/{id}/opening", params(("id" = String, Path, description = "The match")),
    request_body = OpeningRequest, responses((status = 200, body = Played), Problems), security(("bearer" = [])))]
pub(super) async fn open_contribution(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<OpeningRequest>,
) -> Result<Json<Played>, Problem> {
    let guest = caller.known_guest()?;
    let id = caller.match_id(&id)?;
    let bad = |_| caller.problem(&Refusal::BadRequest(RequestError::Hex { digits: 32 }));
    let command = ProgramCommand::Open(request.contribution.parse().map_err(bad)?);
    app.ask(id, |reply| MatchCommand::Program { guest, command, reply }).await.map(Json).map_err(caller.refused())
}

/// The match as you may know it.
#[utoipa::path(get, path = "/matches/{id}", params(("id" = String, Path, description = "The match"), ViewQuery),
    responses((status = 200, body = MatchView), Problems), security((), ("bearer" = [])))]
pub(super) async fn view(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Result<Json<MatchView>, Problem> {
    let id = caller.match_id(&id)?;
    match_view(&app, caller, id, query.seat, query.since).await.map(Json)
}

/// The match as a seat of the caller sees it.
pub(super) async fn match_view(
    app: &App,
    caller: Caller,
    id: Token,
    seat: Option<u8>,
    since: Option<u16>,
) -> Result<MatchView, Problem> {
    let Caller { guest, language } = caller;
    let since = since.map(usize::from);
    let view = |reply| MatchCommand::View { guest, seat, since, language, reply };
    app.ask(id, view).await.map_err(caller.refused())
}

/// The record of a finished match, as text; docs/record.md describes it.
#[utoipa::path(get, path = "/matches/{id}/record", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = String, content_type = "text/plain"), Problems))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let refused = caller.refused();
    let id = caller.match_id(&id)?;
    let snapshot = app.ask(id, |reply| MatchCommand::Snapshot { reply }).await.map_err(&refused)?;
    if snapshot.status != Status::Over {
        // A record reveals hidden things.
        return Err(refused(Refusal::NotOver));
    }
    let text = finished_record(&snapshot, caller.language).to_string();
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
