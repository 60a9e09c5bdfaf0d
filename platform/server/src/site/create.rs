//! The form for a new match, and creating the match.

use axum::Form;
use axum::extract::Path;
use axum::response::{IntoResponse as _, Redirect, Response};
use catalog::CatalogGame;
use journal::{Occupant, TimeControl};
use kernel::OptionKind;
use pages::{Refusal, default_level, default_seats, tidy_name};
use table::NewMatch;

use crate::create_match::create_match;

use super::request::PageRequest;

/// `GET /new/GAME`.
pub(crate) async fn new_match(request: PageRequest, Path(id): Path<String>) -> Response {
    let page = request.game(&id).map(|game| request.page(|context| pages::new_match(context, game, None)));
    request.answer(page)
}

/// `POST /matches`.
pub(crate) async fn create(request: PageRequest, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let game = match request.game(fields.get("game").unwrap_or_default()) {
        Ok(game) => game,
        Err(refusal) => return request.refused(&refusal),
    };
    let created = match read_form(&request, game, &fields).await {
        Ok(new) => create_match(&request.app.services, new).await,
        Err(refusal) => Err(refusal),
    };
    match created {
        Ok(id) => Redirect::to(&format!("/m/{id}")).into_response(),
        Err(refusal @ Refusal::BadOptions(_)) => {
            request.page_with(&refusal, |context| pages::new_match(context, game, Some(&refusal)))
        }
        Err(refusal) => request.refused(&refusal),
    }
}

/// The fields of a form; a name may come several times.
struct Fields(Vec<(String, String)>);

impl Fields {
    fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }
}

/// The match that the form describes.
async fn read_form(
    request: &PageRequest,
    game: &'static dyn CatalogGame,
    fields: &Fields,
) -> Result<NewMatch, Refusal> {
    let visitor = request.visitor;
    let words = pages::words(visitor.language);
    let mode = fields.get("mode").ok_or(Refusal::BadForm)?;
    let seats: u8 = match fields.get("seats") {
        _ if matches!(mode, "solo" | "companion") => 1,
        None => default_seats(game),
        Some(text) => text.parse().map_err(|_| Refusal::BadForm)?,
    };
    if !game.info().seats.contains(&seats) {
        return Err(Refusal::BadForm);
    }
    let levels = game.levels();
    let level = fields.get("level").unwrap_or_else(|| default_level(levels));
    let level = levels.iter().find(|known| **known == level).ok_or(Refusal::BadForm)?;
    let clock: TimeControl = fields.get("clock").unwrap_or("none").parse().map_err(|_| Refusal::BadForm)?;
    let aids = match fields.get("aids") {
        None | Some("on") => true,
        Some("off") => false,
        Some(_) => return Err(Refusal::BadForm),
    };
    let spectators_write = match fields.get("spectators") {
        None | Some("on") => true,
        Some("off") => false,
        Some(_) => return Err(Refusal::BadForm),
    };
    // Hints among people: the form has the field for every mode.
    let hints = match fields.get("hints") {
        None | Some("off") => false,
        Some("on") => matches!(mode, "friends" | "open"),
        Some(_) => return Err(Refusal::BadForm),
    };
    // Practice is offered against computers and automata only; the form has the field for every mode.
    let practice = match fields.get("practice") {
        None | Some("off") => false,
        Some("on") => matches!(mode, "computer" | "solo"),
        Some(_) => return Err(Refusal::BadForm),
    };
    // In a match with other people the last seats may be left to the computer, but not all of them.
    let bots: u8 = fields.get("bots").unwrap_or("0").parse().map_err(|_| Refusal::BadForm)?;
    let people = seats.saturating_sub(bots).max(1);
    let own = |name: String| Occupant::Guest { guest: visitor.guest, name, stand_in: None };
    let mut occupants = vec![own(visitor.name(&request.app).await)];
    for seat in 2..=seats {
        occupants.push(match mode {
            "computer" => Occupant::Bot { level: (*level).to_owned() },
            "screen" => {
                let typed = fields.get(&format!("name-{seat}")).unwrap_or_default();
                let typed = tidy_name(typed).map_err(Refusal::BadName)?;
                own(typed.unwrap_or_else(|| words.with("seat-default", &[("seat", seat.into())])))
            }
            "friends" | "open" if seat > people => Occupant::Bot { level: (*level).to_owned() },
            "friends" | "open" => Occupant::Open,
            _ => return Err(Refusal::BadForm),
        });
    }
    Ok(NewMatch {
        game,
        options: options(game, seats, fields),
        host: visitor.guest,
        origin: request.app.key.pseudonym(request.address),
        listed: mode == "open",
        clock,
        aids,
        spectators_write,
        hints,
        practice,
        companion: mode == "companion",
        seed: None,
        occupants,
    })
}

/// The options in the form; for the others, what the form would preselect. Options without a meaning for this number of
/// seats keep their default. Checked boxes are put in the order of the option.
fn options(game: &dyn CatalogGame, seats: u8, fields: &Fields) -> Vec<(String, String)> {
    let mut options = Vec::new();
    for field in game.option_fields() {
        let form = game.form().iter().find(|option| option.key == field.key);
        if form.is_some_and(|option| !option.applies(seats)) {
            continue;
        }
        let preselected = form.and_then(|option| option.preselected).map(str::to_owned);
        let name = format!("option-{}", field.key);
        let value = match field.kind {
            OptionKind::Choice(_) => fields.get(&name).map(str::to_owned),
            OptionKind::Pick { of, .. } => {
                let checked: Vec<&str> = fields.all(&name).collect();
                let picked: Vec<&str> = of.iter().copied().filter(|word| checked.contains(word)).collect();
                match checked.as_slice() {
                    [] => None,
                    ["random"] => Some("random".to_owned()),
                    // One value as the option itself writes it, for clients without the form.
                    [whole] if picked.is_empty() => Some((*whole).to_owned()),
                    _ => Some(picked.join("+")),
                }
            }
        };
        options.extend(value.or(preselected).map(|value| (field.key.to_owned(), value)));
    }
    options
}
