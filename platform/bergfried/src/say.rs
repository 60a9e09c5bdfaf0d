//! Puts what a command has to say into the language of the person at the terminal.

use std::error::Error;
use std::fmt;

use contests::{ElsewhereError, OutsideError};
use kernel::{Describe as _, Message, NotationError, SetupError, Value};
use present::{COMMON, ERRORS, Language, MINUS, WordFile, WordList, Words};
use server::ServeError;
use session::{LoadError, PlayError, RecordError, TakeBackError, VerifyError};

use store::{CopyError, PlaceError, StoreError};

use crate::errors::CommandError;

/// The messages of the terminal itself.
const TERMINAL: WordFile =
    WordFile { name: "terminal", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") };

/// The messages of the terminal and those that all games share.
static WORDS: WordList = WordList::new(&[COMMON, ERRORS, TERMINAL]);

/// The terminal's words in a language.
pub(crate) fn words(language: Language) -> &'static Words {
    WORDS.of(language)
}

/// A number with so many digits after the decimal comma or point, and a minus sign if it is negative.
pub(crate) fn decimal(number: f64, digits: usize, language: Language) -> String {
    let text = format!("{number:.digits$}").replace('-', &MINUS.to_string());
    match language {
        Language::German => text.replace('.', ","),
        Language::English => text,
    }
}

/// Everything that does not add up in a file.
#[derive(Debug)]
pub(crate) struct Problems(pub(crate) Vec<Message>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&lines.join("; "))
    }
}

impl Error for Problems {}

/// Why a command was refused: one line, or one for each problem with a file.
pub(crate) fn in_lines(error: &anyhow::Error, language: Language) -> Vec<String> {
    let mut lines = vec![String::new()];
    for cause in error.chain() {
        let said = match cause.downcast_ref() {
            Some(Problems(problems)) => problems.iter().map(|problem| say(problem, language)).collect(),
            None => vec![cause_in_words(cause, language)],
        };
        let joint = if lines[0].is_empty() { "" } else { ": " };
        lines = said.iter().map(|words| format!("{}{joint}{words}", lines[0]).replace('\n', " ")).collect();
    }
    lines
}

fn cause_in_words(cause: &(dyn Error + 'static), language: Language) -> String {
    message_of(cause).map_or_else(|| cause.to_string(), |message| say(&message, language))
}

/// The message of a typed error; none for an error of the system or of a library.
fn message_of(cause: &(dyn Error + 'static)) -> Option<Message> {
    macro_rules! described {
        ($($kind:ty),+ $(,)?) => {
            $(if let Some(error) = cause.downcast_ref::<$kind>() {
                return Some(error.message());
            })+
        };
    }
    described!(
        Message,
        CommandError,
        SetupError,
        NotationError,
        PlayError,
        TakeBackError,
        RecordError,
        LoadError,
        VerifyError,
        PlaceError,
        CopyError,
        OutsideError,
        ElsewhereError,
    );
    match cause.downcast_ref() {
        Some(StoreError::Place(error)) => Some(error.message()),
        _ => cause.downcast_ref::<ServeError>()?.message(),
    }
}

/// Puts a message into words: those of the terminal, or those of the game that it comes from.
pub(crate) fn say(message: &Message, language: Language) -> String {
    let games = catalog::GAMES.iter().map(|game| game.words(language));
    let mut lists = std::iter::once(words(language)).chain(games);
    lists.find(|words| knows(words, message)).unwrap_or(words(language)).say(message)
}

/// Does a list have the message and all messages inside it?
fn knows(words: &Words, message: &Message) -> bool {
    words.has(message.key()) && message.args().iter().all(|(_, value)| knows_value(words, value))
}

fn knows_value(words: &Words, value: &Value) -> bool {
    match value {
        Value::Message(message) => knows(words, message),
        Value::Any(values) | Value::All(values) => values.iter().all(|value| knows_value(words, value)),
        Value::Text(_) | Value::Number(_) | Value::Name(_) | Value::Nothing => true,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use face_laws::numbers::check_messages;
    use face_laws::words::{check_exist, check_languages, check_said, check_used, source};
    use kernel::sample_messages;
    use server::StartError;

    use super::*;

    fn code(folder: &str) -> String {
        source(&[&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)])
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        check_languages(&WORDS);
    }

    #[test]
    fn negative_numbers_have_a_minus_sign() {
        check_messages(&WORDS);
        assert_eq!(decimal(-1.25, 1, Language::German), "\u{2212}1,2");
    }

    #[test]
    fn every_message_is_used() {
        let errors_of_others = code("../store/src") + &code("../server/src") + &code("../../engine/contests/src");
        check_used(&[TERMINAL], &(code("src") + &errors_of_others), &BTreeSet::new());
    }

    #[test]
    fn every_error_has_words() {
        check_said(&WORDS, &sample_messages::<CommandError>());
        check_said(&WORDS, &sample_messages::<CopyError>());
        check_said(&WORDS, &sample_messages::<OutsideError>());
        check_said(&WORDS, &sample_messages::<PlaceError>());
        check_said(&WORDS, &sample_messages::<StartError>());
    }

    #[test]
    fn every_message_that_a_command_names_exists() {
        check_exist(words(Language::German), &code("src"));
    }

    #[test]
    fn an_error_of_a_game_is_said_with_the_words_of_the_game() {
        let error = anyhow::Error::from("z9".parse::<castle::Cell>().unwrap_err()).context("table.toml");
        assert_eq!(
            in_lines(&error, Language::German)[0],
            "table.toml: „z9“ ist nicht zu verstehen. Erwartet wird ein Feld mit einem Buchstaben für die Spalte und \
             einer Zahl für die Reihe wie d4."
        );
    }
}
