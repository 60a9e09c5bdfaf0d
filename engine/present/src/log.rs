//! The lines of the log.

use kernel::Contender;
use maud::{Markup, PreEscaped, html};

use crate::escaped::Escaped;
use crate::face::{EventOf, Face, LogLine};
use crate::words::Words;

/// The lines of one step, whose events are given as the reader may see them. What happens several times in a row is one
/// line with the number of times.
#[must_use]
pub fn step_lines<F: Face>(game: &F::Game, words: &Words, names: &[String], events: &[EventOf<F>]) -> Vec<LogLine> {
    join_repeated(words, events.iter().filter_map(|event| F::event_words(game, words, names, event)))
}

/// Joins consecutive lines with the same text. The line has the keys of all of them.
fn join_repeated(words: &Words, lines: impl IntoIterator<Item = LogLine>) -> Vec<LogLine> {
    let mut joined: Vec<(LogLine, u32)> = Vec::new();
    for line in lines {
        match joined.last_mut() {
            Some((last, times)) if last.text == line.text => {
                *times += 1;
                last.keys.extend(line.keys);
            }
            _ => joined.push((line, 1)),
        }
    }
    let counted = |(line, times): (LogLine, u32)| {
        if times == 1 {
            return line;
        }
        let sentence = line.text.strip_suffix('.').unwrap_or(&line.text);
        let text = words.with("log-repeated", &[("line", sentence.into()), ("times", times.into())]);
        LogLine { text, ..line }
    };
    joined.into_iter().map(counted).collect()
}

/// A line of the log, without the surrounding list item.
#[must_use]
pub fn log_line<F: Face>(game: &F::Game, line: &LogLine) -> Markup {
    html! {
        span.log-line.(PreEscaped(line.kind.class())) {
            @if let Some(Contender::Seat(seat)) = line.who { (F::arms(game, seat).shield()) " " }
            (Escaped(&line.text))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::join_repeated;
    use crate::{Language, LogKind, LogLine, Words};

    fn line(text: &str, key: &str) -> LogLine {
        LogLine { text: text.to_owned(), who: None, kind: LogKind::Note, keys: vec![key.to_owned()] }
    }

    #[test]
    fn what_happens_several_times_in_a_row_is_one_line() {
        let lines = [line("Otto erhält 1 Stein.", "a"), line("Otto erhält 1 Stein.", "b"), line("Otto ruht.", "c")];
        let joined = join_repeated(Words::of(Language::German), lines);
        assert_eq!(
            joined,
            [
                LogLine { keys: vec!["a".to_owned(), "b".to_owned()], ..line("Otto erhält 1 Stein (zweimal).", "") },
                line("Otto ruht.", "c"),
            ]
        );
        let joined = join_repeated(Words::of(Language::English), ["a", "b", "c"].map(|key| line("Otto rests.", key)));
        assert_eq!(joined.len(), 1);
        assert_eq!(joined[0].text, "Otto rests (3 times).");
    }

    #[test]
    fn the_same_line_later_is_another_line() {
        let lines = || [line("Otto ruht.", "a"), line("Uta ruht.", "b"), line("Otto ruht.", "a")];
        assert_eq!(join_repeated(Words::of(Language::German), lines()), lines());
    }
}
