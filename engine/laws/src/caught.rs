//! Panics of a game under test, reported as failures.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs `work`; a panic becomes an error with its message. The caller must not use what `work` was changing when it
/// panicked.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let message = panic.downcast_ref::<&str>().map(ToString::to_string);
        let message = message.or_else(|| panic.downcast_ref::<String>().cloned());
        format!("the game panicked: {}", message.unwrap_or_else(|| "without a message".to_owned()))
    })
}
