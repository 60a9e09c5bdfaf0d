//! L21: different views or options give different observations, except for what the game leaves out.

use std::collections::BTreeMap;

use kernel::{Game, GameOptions as _, LeftOut, Viewer};
use serde_json::Value;

use crate::config::EncodeProbe;
use crate::evidence::{Evidence, Verdict};
use crate::play::{next_steps, state_after};
use crate::table::tables;

/// How many of the next steps of a moment are tried, spread over all of them.
const SIBLINGS: usize = 12;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(probe) = &evidence.config.encode else { return Ok(()) };
    let game = evidence.game;
    options(probe, game).or_else(|reason| evidence.breach(reason))?;
    for viewer in evidence.viewers() {
        // States that differ by one step are the most alike.
        let mut seen: BTreeMap<Vec<u8>, G::View> = BTreeMap::new();
        for moment in evidence.sampled() {
            let steps = next_steps(game, moment.state);
            let every = steps.len().div_ceil(SIBLINGS).max(1);
            let next = steps.into_iter().step_by(every).map(|step| state_after(game, moment.state, step));
            for state in next.chain([moment.state.clone()]) {
                let view = game.view(&state, viewer);
                let other = seen.entry(probe.observation(game, &view)).or_insert_with(|| view.clone());
                if let Some(difference) = difference(&view, other, probe.left_out) {
                    return moment.breach(format!("the observation of {viewer:?} does not show {difference}"));
                }
            }
        }
    }
    Ok(())
}

/// Tables with other options or another number of seats look different from the first moment on.
fn options<G: Game>(probe: &EncodeProbe<G>, game: &G) -> Result<(), String> {
    let first = |game: &G| probe.observation(game, &game.view(&game.initial_state(), Viewer::Spectator));
    let agreed = |game: &G| {
        let mut pairs = game.options().pairs();
        pairs.retain(|(key, _)| !probe.left_out.iter().any(|one| one.field.strip_prefix("options.") == Some(*key)));
        pairs.push(("seats", game.seats().to_string()));
        pairs
    };
    let own = (agreed(game), first(game));
    for other in tables::<G>() {
        let otherwise = agreed(&other.game);
        if otherwise != own.0 && first(&other.game) == own.1 {
            return Err(format!("the first observation is the same with {:?} and with {otherwise:?}", own.0));
        }
    }
    Ok(())
}

/// The first field in which two views differ, with both values.
fn difference<V: serde::Serialize + Eq>(one: &V, other: &V, left_out: &[LeftOut]) -> Option<String> {
    if one == other {
        return None;
    }
    let [one, other] = [one, other].map(|view| {
        let mut json = serde_json::to_value(view).unwrap_or_default();
        left_out.iter().for_each(|left_out| remove(&mut json, left_out.field));
        json
    });
    first_difference("", &one, &other)
}

/// Takes a field out of a JSON value.
fn remove(value: &mut Value, path: &str) {
    let (name, rest) = path.split_once('.').map_or((path, None), |(name, rest)| (name, Some(rest)));
    match (value, rest) {
        (Value::Array(entries), Some(rest)) if name == "*" => entries.iter_mut().for_each(|entry| remove(entry, rest)),
        (Value::Object(fields), Some(rest)) => fields.get_mut(name).into_iter().for_each(|field| remove(field, rest)),
        (Value::Object(fields), None) => drop(fields.remove(name)),
        _ => {}
    }
}

fn first_difference(path: &str, one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => {
            one.iter().find_map(|(name, value)| {
                first_difference(&format!("{path}.{name}"), value, other.get(name).unwrap_or(&Value::Null))
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => (one.iter().zip(other).enumerate())
            .find_map(|(place, (one, other))| first_difference(&format!("{path}.{place}"), one, other)),
        (one, other) => (one != other).then(|| format!("{}: {one} or {other}", path.trim_start_matches('.'))),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_field_that_is_left_out_makes_no_difference() {
        let table = |size: u8, mark: u8| json!({"size": size, "rows": [{"mark": mark}, {"mark": 1}]});
        let out = |field| [LeftOut { field, reason: "" }];
        assert_eq!(difference(&table(1, 2), &table(1, 3), &[]).as_deref(), Some("rows.0.mark: 2 or 3"));
        assert_eq!(difference(&table(1, 2), &table(1, 3), &out("rows.*.mark")), None);
        assert_eq!(difference(&table(1, 2), &table(2, 3), &out("rows")).as_deref(), Some("size: 1 or 2"));
    }
}
