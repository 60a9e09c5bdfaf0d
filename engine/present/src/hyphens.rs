//! Hyphenation of long German names in narrow columns. Browsers need a dictionary for it, which many systems lack.

/// The last parts of compound names.
const LAST_PARTS: &[&str] = &[
    "aufzug",
    "bruder",
    "brunn",
    "ecke",
    "eintreiber",
    "flicker",
    "garten",
    "grube",
    "halle",
    "handwerker",
    "kammer",
    "platz",
    "quartier",
    "raum",
    "reichs",
    "räume",
    "schleuse",
    "schlucker",
    "stall",
    "stein",
    "stifter",
    "stube",
    "suite",
    "teich",
    "verleiherin",
    "vorrat",
    "werkstatt",
    "zimmer",
    "zollern",
    "zwinger",
];

/// The minimum number of bytes before a hyphen.
const SHORTEST: usize = 4;

/// Adds soft hyphens to a name. Browsers show them only where they break a line.
#[must_use]
pub fn breakable(name: &str) -> String {
    let words = name.split_inclusive(' ').map(|word| {
        let (stem, space) = word.strip_suffix(' ').map_or((word, ""), |stem| (stem, " "));
        let part = LAST_PARTS.iter().find_map(|part| stem.strip_suffix(part).filter(|first| first.len() >= SHORTEST));
        match part {
            Some(first) => [first, "\u{ad}", &stem[first.len()..], space].concat(),
            None => word.to_owned(),
        }
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::breakable;

    #[test]
    fn compounds_are_hyphenated_before_their_last_part() {
        assert_eq!(breakable("Schuldeneintreiber"), "Schulden\u{ad}eintreiber");
        assert_eq!(breakable("Kleiner Wintergarten im Hof"), "Kleiner Winter\u{ad}garten im Hof");
        assert_eq!(breakable("Galerie"), "Galerie");
        assert_eq!(breakable("Garten"), "Garten");
        assert_eq!(breakable(""), "");
    }
}
