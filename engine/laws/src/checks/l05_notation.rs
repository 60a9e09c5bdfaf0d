//! L5: notation is printable ASCII without spaces, reads back, and is different for different things.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use kernel::Game;

use crate::evidence::{Evidence, Verdict};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let result = notation("action", &evidence.actions).and_then(|()| notation("outcome", &evidence.outcomes));
    result.or_else(|reason| evidence.breach(reason))
}

fn notation<T: Display + FromStr + Debug + PartialEq>(what: &str, things: &[T]) -> Result<(), String> {
    let mut texts: BTreeMap<String, &T> = BTreeMap::new();
    for thing in things {
        let text = thing.to_string();
        // A text that begins with # would be a comment in scenarios and records.
        if text.is_empty() || text.starts_with('#') || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(format!("{what} {thing:?} prints as {text:?}, which a line of a record cannot hold"));
        }
        if text.parse().ok().as_ref() != Some(thing) {
            return Err(format!("{what} {thing:?} prints as {text:?}, which is not read as the same"));
        }
        if let Some(twin) = texts.insert(text.clone(), thing) {
            return Err(format!("{what} {thing:?} and {what} {twin:?} both print as {text:?}"));
        }
    }
    Ok(())
}
