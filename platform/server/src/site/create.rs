//! Laying a table from a form.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use catalog::CatalogGame;
use kernel::{OptionKind, SeatCount};
use store::{Clock, Occupant};

use crate::app::App;
use crate::lay::{Wish, lay};
use crate::names::{first_level, tidy_name};
use crate::refusal::Refusal;
use crate::visitor::Visitor;

use super::error::refused;
use super::new_match::{default_seats, form};

/// `POST /matches`.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let fields = Fields(fields);
    let Some(game) = fields.get("game").and_then(|id| app.config.find(id)) else {
        return refused(&app, visitor, &Refusal::UnknownGame);
    };
    let laid = match wish(&app, visitor, game, &fields).await {
        Ok(wish) => lay(&app, wish).await,
        Err(refusal) => Err(refusal),
    };
    match laid {
        Ok(id) => Redirect::to(&format!("/m/{id}")).into_response(),
        Err(refusal @ Refusal::BadOptions { .. }) => form(&app, visitor, game, Some(&refusal)),
        Err(refusal) => refused(&app, visitor, &refusal),
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

async fn wish(app: &App, visitor: Visitor, game: &'static dyn CatalogGame, fields: &Fields) -> Result<Wish, Refusal> {
    let words = visitor.words();
    let seats: u8 = match fields.get("seats") {
        None => default_seats(game),
        Some(text) => text.parse().map_err(|_| Refusal::BadForm)?,
    };
    if !game.info().seats.contains(&seats) {
        return Err(Refusal::BadForm);
    }
    let levels = game.levels();
    let level = fields.get("level").unwrap_or_else(|| first_level(levels));
    let level = levels.iter().find(|known| **known == level).ok_or(Refusal::BadForm)?;
    let clock: Clock = fields.get("clock").unwrap_or("none").parse().map_err(|_| Refusal::BadForm)?;
    let aids = match fields.get("aids") {
        None | Some("on") => true,
        Some("off") => false,
        Some(_) => return Err(Refusal::BadForm),
    };
    // At a table for people the last seats may be left to the computer, though not all of them.
    let bots: u8 = fields.get("bots").unwrap_or("0").parse().map_err(|_| Refusal::BadForm)?;
    let people = seats.saturating_sub(bots).max(1);
    let own = |name: String| Occupant::Guest { guest: visitor.guest, name, stand_in: None };
    let mode = fields.get("mode").ok_or(Refusal::BadForm)?;
    let mut occupants = vec![own(visitor.name(app).await)];
    for seat in 2..=seats {
        occupants.push(match mode {
            "computer" => Occupant::Bot { level: (*level).to_owned() },
            "screen" => {
                let typed = fields.get(&format!("name-{seat}")).and_then(tidy_name);
                own(typed.unwrap_or_else(|| words.with("seat-default", &[("seat", seat.into())])))
            }
            "friends" | "open" if seat > people => Occupant::Bot { level: (*level).to_owned() },
            "friends" | "open" => Occupant::Open,
            _ => return Err(Refusal::BadForm),
        });
    }
    Ok(Wish {
        game,
        seats: SeatCount::new(seats),
        options: options(game, fields),
        host: visitor.guest,
        listed: mode == "open",
        clock,
        aids,
        occupants,
    })
}

/// The options that the form names; the others keep their default. Ticked boxes are put in the order of the option.
fn options(game: &dyn CatalogGame, fields: &Fields) -> Vec<(String, String)> {
    let mut options = Vec::new();
    for field in game.option_fields() {
        let name = format!("option-{}", field.key);
        let value = match field.kind {
            OptionKind::Choice(_) => fields.get(&name).map(str::to_owned),
            OptionKind::Pick { of, .. } => {
                let ticked: Vec<&str> = fields.all(&name).collect();
                let picked: Vec<&str> = of.iter().copied().filter(|word| ticked.contains(word)).collect();
                match ticked.as_slice() {
                    [] => None,
                    ["random"] => Some("random".to_owned()),
                    // One value as the option itself writes it, from a program.
                    [whole] if picked.is_empty() => Some((*whole).to_owned()),
                    _ => Some(picked.join("+")),
                }
            }
        };
        options.extend(value.map(|value| (field.key.to_owned(), value)));
    }
    options
}
