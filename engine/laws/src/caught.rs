//! Panics of a game under test, told as failures that say where.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Does the work; a panic becomes an error with its words. What the work was changing is looked at no more, or was not
/// changed when it panicked.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = panic.downcast_ref::<&str>().map(ToString::to_string);
        let words = words.or_else(|| panic.downcast_ref::<String>().cloned());
        format!("the game panicked: {}", words.unwrap_or_else(|| "without words".to_owned()))
    })
}
