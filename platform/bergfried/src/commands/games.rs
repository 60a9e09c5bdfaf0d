//! `bergfried games`

use std::io::{Write as _, stdout};

use anyhow::Result;
use catalog::CatalogGame;
use kernel::OptionKind;
use present::Language;
use serde_json::{Value, json};

use crate::arguments::Games;
use crate::say::words;

fn as_json(game: &dyn CatalogGame) -> Value {
    let info = game.info();
    let option = |(key, kind, default): (&str, OptionKind, String)| match kind {
        OptionKind::Choice(words) => json!({"key": key, "values": words, "default": default}),
        OptionKind::Pick { of, count } => json!({"key": key, "pick": count, "of": of, "default": default}),
    };
    json!({
        "id": info.id, "title_de": info.title_de, "title_en": info.title_en, "seats": info.seats,
        "rules_version": info.rules_version, "options": options(game).map(option).collect::<Vec<_>>(),
    })
}

fn as_text(game: &dyn CatalogGame, language: Language) -> String {
    let info = game.info();
    let seats: Vec<String> = info.seats.iter().map(ToString::to_string).collect();
    let words = words(language);
    let seats = words.with("games-seats", &[("seats", seats.join(", ").into())]);
    let mut text = format!("{:<12} {} ({}), {seats}\n", info.id, info.title_de, info.title_en);
    for (key, kind, default) in options(game) {
        let allowed = match kind {
            OptionKind::Choice(values) => values.join("|"),
            OptionKind::Pick { of, count } => {
                words.with("games-pick", &[("count", count.into()), ("values", of.join("|").into())])
            }
        };
        text += &format!("{:<12}   --option {key}={default}  ({allowed})\n", "");
    }
    text
}

/// Every option: its key, its values and its default.
fn options(game: &dyn CatalogGame) -> impl Iterator<Item = (&'static str, OptionKind, String)> {
    let defaults = game.presets().swap_remove(0).1;
    let fields = game.option_fields().iter();
    fields.zip(defaults).map(|(field, (key, value))| {
        debug_assert_eq!(field.key, key, "pairs come in the order of the fields");
        (key, field.kind, value)
    })
}

pub(crate) fn run(arguments: &Games, language: Language) -> Result<()> {
    let mut out = stdout().lock();
    if arguments.json {
        let games: Vec<Value> = catalog::GAMES.iter().map(|game| as_json(*game)).collect();
        writeln!(out, "{}", Value::from(games))?;
    } else {
        catalog::GAMES.iter().try_for_each(|game| write!(out, "{}", as_text(*game, language)))?;
    }
    Ok(())
}
