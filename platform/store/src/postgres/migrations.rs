//! The steps that bring a database of an older version up to date.

use crate::migrations::Step;

pub(crate) const STEPS: [Step; 4] = [
    (1, "matches", include_str!("../../migrations/postgres/0001_matches.sql")),
    (2, "shared", include_str!("../../migrations/postgres/0002_shared.sql")),
    (3, "box", include_str!("../../migrations/postgres/0003_box.sql")),
    (4, "companion", include_str!("../../migrations/postgres/0004_companion.sql")),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations::check_listed;

    #[test]
    fn every_file_is_listed() {
        check_listed("postgres", &STEPS);
    }
}
