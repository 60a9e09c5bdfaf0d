//! What is wrong with a TOML file that somebody wrote: a list of pieces, a table to be scored.

use crate::message::or_list;

crate::messages! {
    /// Why a TOML file cannot be read.
    pub enum FileProblem {
        /// A field that must be there is not.
        MissingField {
            /// Its name.
            field: String,
        } = "file-missing-field", "missing field `{field}`";
        /// There is no such field.
        UnknownField {
            /// Its name.
            field: String,
            /// The fields that could be there.
            known: Vec<String>,
        } = "file-unknown-field", "unknown field `{field}`: use {}", or_list(known);
        /// The word is none of those that can be there.
        UnknownWord {
            /// The word.
            word: String,
            /// The words that could be there.
            known: Vec<String>,
        } = "file-unknown-word", "unknown word `{word}`: use {}", or_list(known);
        /// The value is of another kind.
        WrongValue {
            /// The kind it should be of.
            expected: ValueKind,
            /// What the parser says, in English.
            detail: String,
        } = "file-wrong-value", "{detail}";
        /// It is not TOML.
        Syntax {
            /// What the parser says, in English.
            detail: String,
        } = "file-syntax", "{detail}";
    }
}

crate::messages! {
    /// A kind of value in a TOML file.
    #[derive(Copy)]
    pub enum ValueKind {
        /// A number, without a fraction and not too large for its place.
        Number = "file-kind-number", "a number";
        /// Text in quotes.
        Text = "file-kind-text", "text in quotes";
        /// `true` or `false`.
        Truth = "file-kind-truth", "true or false";
        /// A list in square brackets.
        List = "file-kind-list", "a list in square brackets";
        /// A table with fields of its own.
        Table = "file-kind-table", "a table";
        /// Something else.
        Other = "file-kind-other", "another value";
    }
}

/// The number of the line at a place in a text, counted from 1.
#[must_use]
pub fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

/// Recognises the sentences in which serde reports errors.
pub(crate) fn problem(reason: &str) -> FileProblem {
    let quoted: Vec<String> = reason.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    // Nobody who writes a file should have to know what `u8` means.
    let detail = reason.replace("expected u8", "expected 0 to 255").replace("expected u16", "expected 0 to 65535");
    match (reason.split(' ').take(2).collect::<Vec<_>>().as_slice(), quoted.split_first()) {
        (["missing", "field"], Some((field, _))) => FileProblem::MissingField { field: field.clone() },
        (["unknown", "field"], Some((field, known))) => {
            FileProblem::UnknownField { field: field.clone(), known: known.to_vec() }
        }
        (["unknown", "variant"], Some((word, known))) => {
            FileProblem::UnknownWord { word: word.clone(), known: known.to_vec() }
        }
        (["invalid", "type:" | "value:" | "length"] | ["data", "did"], _) => {
            FileProblem::WrongValue { expected: expected_kind(reason), detail }
        }
        _ => FileProblem::Syntax { detail },
    }
}

fn expected_kind(reason: &str) -> ValueKind {
    let (_, expected) = reason.rsplit_once("expected ").unwrap_or_default();
    match expected.split(' ').collect::<Vec<_>>().as_slice() {
        ["u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize"] => ValueKind::Number,
        ["a", "string" | "character", ..] | ["string", ..] => ValueKind::Text,
        ["a", "boolean", ..] => ValueKind::Truth,
        ["a", "sequence" | "tuple", ..] | ["an", "array", ..] => ValueKind::List,
        ["a", "map", ..] | ["struct", ..] => ValueKind::Table,
        _ => ValueKind::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Describe as _;

    #[test]
    fn the_sentences_of_serde_are_recognised() {
        let check = |reason: &str, key: &str| assert_eq!(problem(reason).message().key(), key, "{reason}");
        check("missing field `quads`", "file-missing-field");
        check("unknown field `colour`, expected one of `a`, `b`", "file-unknown-field");
        check("unknown variant `green`, expected `red` or `blue`", "file-unknown-word");
        check("invalid type: string \"x\", expected u8", "file-wrong-value");
        check("invalid length 3, expected an array of length 2", "file-wrong-value");
        check("unclosed table, expected `]`", "file-syntax");
        assert_eq!(expected_kind("invalid length 3, expected an array of length 2"), ValueKind::List);
        assert_eq!(expected_kind("invalid value: integer `300`, expected u8"), ValueKind::Number);
    }
}
