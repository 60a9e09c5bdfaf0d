//! The games on offer.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use catalog::CatalogGame;
use kernel::OptionKind;

use crate::app::App;
use crate::problem::Problems;

use super::shapes::{GameInfo, OptionInfo};

/// The games, their seats, levels and options.
#[utoipa::path(get, path = "/games", responses((status = 200, body = Vec<GameInfo>), Problems))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.services.config.games.iter().map(|game| info(*game)).collect())
}

fn info(game: &dyn CatalogGame) -> GameInfo {
    let info = game.info();
    let presets = game.presets();
    let defaults = presets.first().map_or(&[][..], |(_, pairs)| pairs);
    let option = |field: &kernel::OptionField| {
        let (values, count, random) = match field.kind {
            OptionKind::Choice(values) => (values, 1, false),
            OptionKind::Pick { of, count } => (of, count, true),
        };
        let default = defaults.iter().find(|(key, _)| *key == field.key);
        OptionInfo {
            key: field.key,
            values: values.to_vec(),
            count,
            random,
            default: default.map(|(_, value)| value.clone()).unwrap_or_default(),
        }
    };
    GameInfo {
        id: info.id,
        title_de: info.title_de,
        title_en: info.title_en,
        rules_version: info.rules_version,
        seats: info.seats.iter().map(|seats| usize::from(*seats)).collect(),
        levels: game.levels().to_vec(),
        options: game.option_fields().iter().map(option).collect(),
    }
}
