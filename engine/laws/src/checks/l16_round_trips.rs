//! L16: views, options and presets are the same after being written and read back.

use std::collections::BTreeSet;

use kernel::{Game, GameOptions, OptionKind, SeatCount};

use crate::evidence::{Evidence, Verdict};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    options(evidence).or_else(|reason| evidence.breach(reason))?;
    for moment in evidence.sampled() {
        for viewer in evidence.viewers() {
            let view = evidence.game.view(moment.state, viewer);
            let again = serde_json::to_string(&view).and_then(|json| serde_json::from_str::<G::View>(&json));
            match again {
                Ok(again) if again == view => {}
                Ok(again) => return moment.breach(format!("{view:?} is read back from JSON as {again:?}")),
                Err(error) => {
                    return moment.breach(format!("the view of {viewer:?} cannot be read back from JSON: {error}"));
                }
            }
        }
    }
    Ok(())
}

fn options<G: Game>(evidence: &Evidence<'_, G>) -> Result<(), String> {
    let options = evidence.game.options();
    let pairs = options.pairs();
    let again = G::Options::from_pairs(pairs.iter().map(|(key, value)| (*key, value.as_str())));
    if again.as_ref() != Ok(options) {
        return Err(format!("options {options:?} print as {pairs:?}, which reads as {again:?}"));
    }
    for (field, (key, value)) in G::Options::FIELDS.iter().zip(&pairs) {
        if let OptionKind::Choice(words) = field.kind
            && !words.contains(&value.as_str())
        {
            return Err(format!("option {key} is {value:?}, which is none of its words {words:?}"));
        }
    }
    let presets = G::presets();
    if presets.first().map(|(_, options)| options) != Some(&G::Options::default()) {
        return Err("the first preset is not the default".to_owned());
    }
    let names: BTreeSet<&str> = presets.iter().map(|(name, _)| *name).collect();
    let is_name = |name: &str| {
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    if names.len() < presets.len() || !names.iter().all(|name| is_name(name)) {
        return Err("presets need different names of lower case words joined by -".to_owned());
    }
    let seats_of = |preset: &G::Options| {
        let counts = G::INFO.seat_counts().filter(|seats| G::new(*seats, preset.clone()).is_ok());
        counts.map(SeatCount::get).collect::<BTreeSet<_>>()
    };
    let mut allowed = BTreeSet::new();
    for (name, preset) in &presets {
        let counts = seats_of(preset);
        if counts.is_empty() {
            return Err(format!("preset {name} allows no seat count"));
        }
        allowed.extend(counts);
    }
    if let Some(count) = G::INFO.seat_counts().find(|count| !allowed.contains(&count.get())) {
        return Err(format!("the game is for {count} seats, but no preset allows them"));
    }
    let other_counts = (1..=kernel::MAX_SEATS as u8).filter(|count| !G::INFO.seats.contains(count));
    for count in other_counts {
        if G::new(SeatCount::new(count), options.clone()).is_ok() {
            return Err(format!("{count} seats are accepted, though the game is for {:?}", G::INFO.seats));
        }
    }
    Ok(())
}
