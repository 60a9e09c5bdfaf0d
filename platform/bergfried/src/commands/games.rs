//! `bergfried games`

use std::io::{Write as _, stdout};

use anyhow::Result;
use kernel::{Game, GameOptions, OptionKind};
use serde_json::json;

use crate::arguments::Games;

struct Describe {
    json: bool,
}

impl catalog::Visitor for Describe {
    type Output = String;

    fn visit<F: catalog::Complete>(self) -> String {
        let info = F::Game::INFO;
        let defaults = <F::Game as Game>::Options::default();
        if self.json {
            let options: Vec<_> = <F::Game as Game>::Options::FIELDS
                .iter()
                .map(|field| match field.kind {
                    OptionKind::Choice(words) => {
                        json!({"key": field.key, "values": words, "default": defaults.get(field.key)})
                    }
                    OptionKind::Pick { of, count } => {
                        json!({"key": field.key, "pick": count, "of": of, "default": defaults.get(field.key)})
                    }
                })
                .collect();
            return json!({
                "id": info.id, "title_de": info.title_de, "title_en": info.title_en, "seats": info.seats,
                "rules_version": info.rules_version, "options": options,
            })
            .to_string();
        }
        let seats: Vec<String> = info.seats.iter().map(ToString::to_string).collect();
        let mut text = format!("{:<12} {} ({}), seats {}\n", info.id, info.title_de, info.title_en, seats.join(", "));
        for field in <F::Game as Game>::Options::FIELDS {
            let allowed = match field.kind {
                OptionKind::Choice(words) => words.join("|"),
                OptionKind::Pick { of, count } => format!("{count} of {} joined by +, or random", of.join("|")),
            };
            text += &format!("{:<12}   --option {}={}  ({allowed})\n", "", field.key, defaults.get(field.key));
        }
        text
    }
}

pub(crate) fn run(arguments: &Games) -> Result<()> {
    let mut described = Vec::new();
    for id in catalog::ids() {
        described.push(catalog::visit(id, Describe { json: arguments.json })?);
    }
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "[{}]", described.join(","))?;
    } else {
        write!(out, "{}", described.concat())?;
    }
    Ok(())
}
