//! Whether golden files are written instead of compared.

/// Is the environment variable `BLESS` set to `1`?
pub(crate) fn blessing() -> bool {
    std::env::var("BLESS").is_ok_and(|value| value == "1")
}
