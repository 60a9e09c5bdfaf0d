//! Where long German names may be parted in a narrow place. Browsers do it by dictionary, which many systems lack.

/// The last parts of compound names.
const LAST_PARTS: &[&str] = &[
    "aufzug",
    "bruder",
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
    "stifter",
    "stube",
    "suite",
    "teich",
    "verleiherin",
    "vorrat",
    "werkstatt",
    "zimmer",
    "zwinger",
];

/// A part before a hyphen has at least so many bytes.
const SHORTEST: usize = 4;

/// A name with soft hyphens: what is only shown where a line ends there.
pub(crate) fn breakable(name: &str) -> String {
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
    fn compounds_are_parted_before_their_last_part() {
        assert_eq!(breakable("Schuldeneintreiber"), "Schulden\u{ad}eintreiber");
        assert_eq!(breakable("Kleiner Wintergarten im Hof"), "Kleiner Winter\u{ad}garten im Hof");
        assert_eq!(breakable("Galerie"), "Galerie");
        assert_eq!(breakable("Garten"), "Garten");
        assert_eq!(breakable(""), "");
    }

    /// No name on a card is so long that a narrow column would part it anywhere.
    #[test]
    fn every_long_name_can_be_parted() {
        let pieces = [
            include_str!("../../../games/two-castles/rules/data/components.toml"),
            include_str!("../../../games/viscounts/rules/data/components.toml"),
        ];
        let names =
            pieces.iter().flat_map(|text| text.split("de = \"").skip(1).filter_map(|rest| rest.split('"').next()));
        let words: Vec<&str> = names.flat_map(|name| name.split([' ', '-'])).collect();
        assert!(words.contains(&"Schuldeneintreiber") && words.contains(&"Dienstbotenquartier"));
        for word in words.into_iter().filter(|word| word.chars().count() >= 15) {
            assert!(breakable(word).contains('\u{ad}'), "{word} cannot be parted");
        }
    }
}
