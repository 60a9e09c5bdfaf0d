//! Names of guests, levels, and whoever sits at a table.

use std::cmp::Reverse;

use catalog::{CatalogGame, RecordedPlayer, recorded_player};
use journal::{Occupant, Token};
use kernel::Seat;
use maud::Markup;
use present::{Language, Words};

use crate::words::words;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// Why a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// It has letters that nobody sees, or that change the direction of the text around them.
    Hidden,
    /// It looks like the name of a computer player.
    Computer,
}

/// A name as typed, without surplus spaces, cut to [`LONGEST_NAME`]; `None` if nothing is left.
///
/// # Errors
/// If the name could be taken for another one, or for that of a computer player.
pub fn tidy_name(typed: &str) -> Result<Option<String>, NameError> {
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if typed.chars().any(|letter| is_hidden(letter) || is_joiner(letter)) {
        return Err(NameError::Hidden);
    }
    let name: String = typed.chars().take(LONGEST_NAME).collect();
    let name = name.trim().to_owned();
    if poses_as_computer(&name) {
        return Err(NameError::Computer);
    }
    Ok((!name.is_empty()).then_some(name))
}

/// Whether a text has letters that nobody sees, or that change the direction of the text around them. Those that join
/// other letters or signs into one are fine in a sentence.
#[must_use]
pub fn has_hidden_letters(text: &str) -> bool {
    text.chars().any(is_hidden)
}

/// Letters that join others into one sign, or choose between two forms of it.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Control characters, and what Unicode calls format characters, fillers, variation selectors and tags.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || !is_joiner(letter)
            && matches!(letter,
                '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}'..='\u{891}'
                | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}'
                | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}')
}

/// Computer players are named with their level in brackets. A name with brackets, the word for a computer or a level, and
/// what a record calls a computer player are not for people.
fn poses_as_computer(name: &str) -> bool {
    const BRACKETS: &str = "()[]{}（）［］｛｝⁽⁾₍₎❨❩❪❫﹙﹚⦅⦆⸨⸩【】〔〕";
    const LEVELS: [&str; 5] = ["level-easy", "level-medium", "level-hard", "level-master", "level-other"];
    let lower = name.to_lowercase();
    let is_level = |language| LEVELS.iter().any(|level| words(language).text(level).to_lowercase() == lower);
    let is_recorded = |game: &&dyn CatalogGame| {
        !name.is_empty() && !matches!(recorded_player(game.info().id, name), RecordedPlayer::Named)
    };
    name.contains(|letter| BRACKETS.contains(letter))
        || lower == "bot"
        || Language::ALL.into_iter().any(is_level)
        || catalog::GAMES.iter().any(is_recorded)
}

/// The name of a guest who has not chosen one: the same at every visit.
#[must_use]
pub fn default_name(words: &Words, guest: Token) -> String {
    let bytes = guest.bytes();
    let number = u32::from(u16::from_be_bytes([bytes[0], bytes[1]])) % 900 + 100;
    words.with("guest-default", &[("number", i64::from(number).into())])
}

/// The name of a computer player's level.
#[must_use]
pub fn level_name(words: &Words, level: &str) -> String {
    match level {
        "easy" => words.text("level-easy"),
        "medium" => words.text("level-medium"),
        "hard" => words.text("level-hard"),
        "master" => words.text("level-master"),
        other => other.to_owned(),
    }
}

/// The level that is offered first: the strongest of the weaker half, for a pleasant first match.
///
/// # Panics
/// If there are no levels.
#[must_use]
pub fn default_level(levels: &'static [&'static str]) -> &'static str {
    levels[(levels.len() - 1) / 2]
}

/// The names at one table. Computer players get names from the game's world, always the same ones at the same table.
#[derive(Clone, Copy)]
pub struct Naming<'a> {
    /// The game that is played.
    pub game: &'a dyn CatalogGame,
    /// The match, or the record that is looked at.
    pub id: Token,
    /// The language of the names.
    pub language: Language,
}

impl Naming<'_> {
    /// The name of whoever sits on a seat.
    #[must_use]
    pub fn occupant(&self, seat: Seat, occupant: &Occupant) -> String {
        let words = words(self.language);
        match occupant {
            Occupant::Open => words.text("seat-open"),
            Occupant::Guest { name, .. } => name.clone(),
            Occupant::Bot { level } => self.computer(seat, &level_name(words, level)),
        }
    }

    /// The names of all occupants, in the order of the seats.
    #[must_use]
    pub fn occupants<'o>(&self, occupants: impl IntoIterator<Item = &'o Occupant>) -> Vec<String> {
        let numbered = (0..).map(Seat::new).zip(occupants);
        numbered.map(|(seat, occupant)| self.occupant(seat, occupant)).collect()
    }

    /// The name of a player in a record, which may be the settings of a computer player; empty for nobody.
    #[must_use]
    pub fn recorded(&self, seat: Seat, name: &str) -> String {
        let words = words(self.language);
        match recorded_player(self.game.info().id, name) {
            RecordedPlayer::Level(level) => self.computer(seat, &level_name(words, level)),
            RecordedPlayer::Computer => self.computer(seat, &words.text("level-other")),
            RecordedPlayer::Named if name.is_empty() => {
                words.with("seat-default", &[("seat", (seat.index() + 1).into())])
            }
            RecordedPlayer::Named => name.to_owned(),
        }
    }

    /// The name of a computer player with its level. The match shuffles the game's names, and each seat has its place in
    /// that order, so that no two seats share a name.
    fn computer(&self, seat: Seat, level: &str) -> String {
        let names = self.game.computer_names(self.language);
        let name = self.place(seat, names.len()).map_or("", |place| names[place].as_str());
        words(self.language).with("seat-bot", &[("name", name.into()), ("level", level.into())])
    }

    /// The place in the game's list of names that a computer on this seat takes its name from.
    fn place(&self, seat: Seat, count: usize) -> Option<usize> {
        let mut places: Vec<usize> = (0..count).collect();
        places.sort_by_key(|place| Reverse(mix(self.id, *place)));
        places.get(seat.index()).copied()
    }

    /// The badge of a computer on this seat: the same name always has the same one.
    fn computer_badge(&self, seat: Seat) -> Option<Markup> {
        self.place(seat, self.game.computer_names(self.language).len()).map(present::badge)
    }

    /// The badge of whoever sits on a seat, if that is a computer.
    #[must_use]
    pub fn badge(&self, seat: Seat, occupant: &Occupant) -> Option<Markup> {
        matches!(occupant, Occupant::Bot { .. }).then(|| self.computer_badge(seat)).flatten()
    }

    /// The badge of a player in a record, if that is a computer.
    #[must_use]
    pub fn recorded_badge(&self, seat: Seat, name: &str) -> Option<Markup> {
        let is_named = recorded_player(self.game.info().id, name) == RecordedPlayer::Named;
        (!is_named).then(|| self.computer_badge(seat)).flatten()
    }
}

/// A number that depends on every bit of the id and on the place (FNV-1a). It must stay the same for ever: the players of
/// an old match keep their names.
fn mix(id: Token, place: usize) -> u64 {
    // The place comes first: only bits that later rounds have mixed decide the order.
    let bytes = [place as u8].into_iter().chain(id.bytes().iter().copied());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(tidy_name("  Ritter\n\tKunibert "), Ok(Some("Ritter Kunibert".to_owned())));
        assert_eq!(tidy_name(" \t \n"), Ok(None));
        assert_eq!(tidy_name(&"ü".repeat(100)).map(|name| name.map(|name| name.chars().count())), Ok(Some(24)));
    }

    #[test]
    fn names_that_deceive_are_refused() {
        for hidden in ["Bob\u{200b}", "\u{202e}boB", "B\u{ad}ob", "Bob\u{fe0f}", "B\u{200d}ob", "\u{7}", "\u{3164}"] {
            assert_eq!(tidy_name(hidden), Err(NameError::Hidden), "{hidden:?}");
        }
        for computer in
            ["Kunibert (leicht)", "Anna（hard）", "Computer", "MEISTER", "bot", "random", "greedy", "[easy]"]
        {
            assert_eq!(tidy_name(computer), Err(NameError::Computer), "{computer}");
        }
        for good in ["Ännchen", "Zoë O’Neil-3", "李雷", "Мария", "Robotnik", "👑 König"] {
            assert_eq!(tidy_name(good), Ok(Some(good.to_owned())), "{good}");
        }
        assert!(!has_hidden_letters("Zwei 👩‍👧 und ❤️"), "sentences may have joined signs");
        assert!(has_hidden_letters("gar \u{2066}nichts\u{2069}"));
    }

    #[test]
    fn computers_at_a_table_have_different_names_that_stay() {
        let bots = vec![Occupant::Bot { level: "medium".to_owned() }; 7];
        let mut first = BTreeSet::new();
        for game in catalog::GAMES {
            for number in 0..40 {
                let naming = Naming { game: *game, id: Token::new([number; 16]), language: Language::German };
                let names = naming.occupants(&bots);
                assert_eq!(names, naming.occupants(&bots));
                assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), bots.len(), "{names:?}");
                assert!(names.iter().all(|name| name.ends_with(" (mittel)")), "{names:?}");
                first.insert(names[0].clone());
            }
        }
        assert!(first.len() > 20, "matches have different names: {first:?}");
    }

    #[test]
    fn every_computer_name_has_a_badge_of_its_own() {
        let bot = Occupant::Bot { level: "easy".to_owned() };
        for game in catalog::GAMES {
            assert!(game.computer_names(Language::German).len() <= present::BADGES, "{}", game.info().id);
            let mut badges = BTreeMap::new();
            for number in 0..40 {
                let german = Naming { game: *game, id: Token::new([number; 16]), language: Language::German };
                let english = Naming { language: Language::English, ..german };
                for seat in (0..7).map(Seat::new) {
                    let badge =
                        |naming: &Naming<'_>| naming.badge(seat, &bot).expect("a computer has one").into_string();
                    assert_eq!(badge(&german), badge(&english));
                    let known = badges.entry(german.occupant(seat, &bot)).or_insert_with(|| badge(&german));
                    assert_eq!(*known, badge(&german), "a name keeps its badge");
                }
            }
            assert_eq!(badges.values().collect::<BTreeSet<_>>().len(), badges.len(), "{badges:?}");
        }
        let guest = Occupant::Guest { guest: Token::new([1; 16]), name: "Ann".to_owned(), stand_in: None };
        let naming = Naming { game: catalog::GAMES[0], id: Token::new([7; 16]), language: Language::German };
        assert!(naming.badge(Seat::new(0), &guest).is_none() && naming.recorded_badge(Seat::new(0), "Ann").is_none());
        assert!(naming.recorded_badge(Seat::new(0), "mcts:iterations=7").is_some());
    }

    #[test]
    fn computers_in_records_are_shown_by_their_level() {
        let game = catalog::GAMES[0];
        let naming = Naming { game, id: Token::new([7; 16]), language: Language::English };
        let easy = catalog::level(game.info().id, "easy").expect("there is such a level").to_string();
        assert!(naming.recorded(Seat::new(0), &easy).ends_with(" (easy)"));
        assert!(naming.recorded(Seat::new(0), "mcts:iterations=7").ends_with(" (computer)"));
        assert_eq!(naming.recorded(Seat::new(1), "Kunigunde"), "Kunigunde");
        assert_eq!(naming.recorded(Seat::new(1), ""), "Seat 2");
    }
}
