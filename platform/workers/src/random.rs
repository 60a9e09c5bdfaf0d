//! Names that nobody else has.

use data_encoding::HEXLOWER;

/// A name that nobody else has, in letters and digits.
pub(crate) fn random_name() -> String {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    HEXLOWER.encode(&bytes)
}
