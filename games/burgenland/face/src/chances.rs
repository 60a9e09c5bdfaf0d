//! What chance brings, for a person with the printed pieces: what to throw or decide, and what it can be.

use burgenland::{Chance, Phase, Throw};

use super::texts::{colour_name, prompt};

use crate::scene::Scene;

/// Throws of more dice than this have headings.
const FEW_DICE: u32 = 2;

/// What has to be thrown or decided now.
pub(super) fn chance_prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    match view.phase {
        Phase::DrawStart => words.text("burgenland-chance-start"),
        Phase::DrawFirst => words.text("burgenland-chance-first"),
        Phase::Throw { extra } => {
            let name = scene.name(view.active.unwrap_or(scene.near()));
            words.with("burgenland-chance-throw", &[("name", name.into()), ("extra", extra.into())])
        }
        _ => prompt(scene),
    }
}

/// The colour, the player or the numbers on the dice.
pub(super) fn outcome_label(scene: &Scene<'_>, outcome: Chance) -> String {
    match outcome {
        Chance::Start(colour) => colour_name(scene.words, colour),
        Chance::First(seat) => scene.name(seat).to_owned(),
        Chance::Throw(throw) => {
            let dice: Vec<String> = throw.to_string().chars().map(String::from).collect();
            dice.join(", ")
        }
    }
}

/// Throws of many dice by their lowest number.
pub(super) fn outcome_group(scene: &Scene<'_>, outcome: Chance) -> Option<String> {
    let Chance::Throw(throw) = outcome else { return None };
    let lowest = Throw::values(throw).next().filter(|_| throw.dice() > FEW_DICE)?;
    Some(scene.words.with("burgenland-chance-lowest", &[("value", lowest.into())]))
}
