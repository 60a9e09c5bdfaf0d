//! Every message exists in both languages with the same arguments and is used, and every message that is used exists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::{Contender, Game, GameOptions, Message, OptionKind, ScoreColumn, Study, Value, Viewer};
use present::{CARD_MESSAGES, Face, Language, WordFile, WordList, Words, computer_names};

/// The arguments of every message of the files in one language.
pub(crate) fn messages(files: &[WordFile], language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for file in files {
        let name = file.name;
        let resource = fluent_syntax::parser::parse(file.source(language))
            .unwrap_or_else(|(_, errors)| panic!("{name}, {language}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_owned();
                    assert!(
                        message.attributes.is_empty(),
                        "{name}, {language}: {key} has attributes, which are not supported"
                    );
                    let mut arguments = BTreeSet::new();
                    walk(message.value.as_ref().expect("every message has a text"), &mut arguments);
                    assert!(
                        found.insert(key.clone(), arguments).is_none(),
                        "{name}, {language}: {key} is defined twice"
                    );
                }
                Entry::Term(term) => panic!("{name}, {language}: terms are not supported: -{}", term.id.name),
                _ => {}
            }
        }
    }
    found
}

fn walk(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, arguments);
        }
    }
}

fn walk_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            walk_inline(selector, arguments);
            for variant in variants {
                walk(&variant.value, arguments);
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, arguments),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("messages may refer to their arguments only: {other:?}"),
    }
}

/// Checks that both languages have the same messages with the same arguments.
///
/// # Panics
/// At the first difference.
pub fn check_languages(list: &WordList) {
    let [german, english] = Language::ALL.map(|language| messages(list.files(), language));
    let keys = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(keys(&german), keys(&english));
    for (key, arguments) in &german {
        assert_eq!(arguments, &english[key], "{key}: the arguments differ between de and en");
    }
}

/// Checks the messages of a face; `folder` is the folder of its crate. Its own messages are used in its source or in that
/// of its rules (errors), or their keys are built from the game's ids; and every message that its source names exists.
///
/// # Panics
/// With the messages that are missing or unused.
pub fn check_face<F: Face>(folder: &Path) {
    let list = F::word_list();
    let own = list.files().last().expect("a face has its own message file");
    let code = source(&[&folder.join("src"), &folder.join("../rules/src")]);
    let words = list.of(Language::German);
    let all_sources = format!("{}-counted", F::Game::INFO.id);
    let counted = sources::<F>().into_iter().map(|source| format!("{all_sources}-{source}"));
    let counted = counted.chain([all_sources.clone()]);
    check_used(&[*own], &code, &families::<F>().into_iter().chain(counted).collect());
    let missing: Vec<String> = families::<F>().into_iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "missing messages: {missing:?}");
    check_exist(words, &source(&[&folder.join("src")]));
    check_said(list, &(F::Game::INFO.messages)());
    check_computer_names::<F>();
    check_form::<F>();
}

/// Checks that there are enough different names for computer players, and that a name has its counterpart in the other
/// language.
fn check_computer_names<F: Face>() {
    /// At a full table every seat but one may be a computer's, and matches should not all have the same names.
    const FEWEST: usize = 8;
    /// A name shares its line with a difficulty and a score.
    const LONGEST: usize = 14;
    let names = Language::ALL.map(|language| computer_names::<F>(F::words(language)));
    for names in &names {
        let different: BTreeSet<&String> = names.iter().collect();
        assert!(different.len() == names.len() && names.len() >= FEWEST, "{FEWEST} different names: {names:?}");
        let fits = |name: &String| (1..=LONGEST).contains(&name.chars().count());
        assert!(names.iter().all(fits), "1 to {LONGEST} letters: {names:?}");
    }
    assert_eq!(names[0].len(), names[1].len(), "as many names in both languages: {names:?}");
}

/// Checks that the form for a new match names options, values and seat counts that the game has.
fn check_form<F: Face>() {
    for option in F::FORM {
        let field = <F::Game as Game>::Options::FIELDS.iter().find(|field| field.key == option.key);
        let Some(field) = field else { panic!("there is no option {}", option.key) };
        assert!(option.seats.iter().all(|seats| F::Game::INFO.seats.contains(seats)), "{option:?}");
        if let Some(value) = option.preselected {
            let OptionKind::Choice(values) = field.kind else { panic!("{} is not a choice", option.key) };
            assert!(values.contains(&value), "{option:?}");
        }
    }
}

/// Checks that a word list has the text of every message, and that the text needs no argument that the message does not
/// have: in both languages, and for the messages inside the messages.
///
/// # Panics
/// With everything that is missing.
pub fn check_said(list: &WordList, said: &[Message]) {
    let mut missing = BTreeSet::new();
    for language in Language::ALL {
        let known = messages(list.files(), language);
        for message in said {
            find_missing(message, &known, language, &mut missing);
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

fn find_missing(
    message: &Message,
    known: &BTreeMap<String, BTreeSet<String>>,
    language: Language,
    missing: &mut BTreeSet<String>,
) {
    let key = message.key();
    match known.get(key) {
        None => _ = missing.insert(format!("{language}: no text for {key}")),
        Some(needed) => {
            let given = |name: &String| message.args().iter().any(|(given, _)| given == name);
            missing.extend(
                needed.iter().filter(|name| !given(name)).map(|name| format!("{language}: {key} needs ${name}")),
            );
        }
    }
    let mut values: Vec<&Value> = message.args().iter().map(|(_, value)| value).collect();
    while let Some(value) = values.pop() {
        match value {
            Value::Message(message) => find_missing(message, known, language, missing),
            Value::Any(more) | Value::All(more) => values.extend(more),
            Value::Text(_) | Value::Number(_) | Value::Name(_) | Value::Nothing => {}
        }
    }
}

/// Checks that every message of the files is named in `code` or is in `families`.
///
/// # Panics
/// With the messages that are unused.
pub fn check_used(files: &[WordFile], code: &str, families: &BTreeSet<String>) {
    // A literal right after an equals sign is an attribute of a drawing, such as an id, and not a message.
    let used = |key: &str| {
        ['"', '\'', '`'].iter().any(|quote| {
            let literal = format!("{quote}{key}{quote}");
            code.match_indices(&literal).any(|(at, _)| !code[..at].ends_with('='))
        })
    };
    let all = messages(files, Language::German).into_keys();
    let unused: Vec<String> = all.filter(|key| !families.contains(key) && !used(key)).collect();
    assert!(unused.is_empty(), "unused messages: {unused:?}");
}

/// Checks that every message that `code` names as a literal exists.
///
/// # Panics
/// With the messages that are missing.
pub fn check_exist(words: &Words, code: &str) {
    let mut missing = BTreeSet::new();
    for call in [".text(", ".with("] {
        for (at, _) in code.match_indices(call) {
            let rest = code[at + call.len()..].trim_start();
            let literal = rest.strip_prefix('"').and_then(|rest| rest.split_once('"'));
            if let Some((key, _)) = literal
                && !words.has(key)
            {
                missing.insert(key.to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "missing messages: {missing:?}");
}

/// The Rust and JavaScript sources below the folders, without comments.
///
/// # Panics
/// If a folder cannot be read.
#[must_use]
pub fn source(folders: &[&Path]) -> String {
    let mut text = String::new();
    for folder in folders {
        read_into(folder, &mut text);
    }
    text
}

fn read_into(folder: &Path, text: &mut String) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "node_modules" && name != "tests" {
            read_into(&path, text);
        } else if name.ends_with(".rs") || name.ends_with(".js") {
            let source = fs::read_to_string(&path).expect("the file can be read");
            for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
}

/// The keys that are built from a game's ids: its card in the lobby, its options, its kinds of action and uses of pieces, its
/// score sources, the fields of a described table, its automaton.
fn families<F: Face>() -> BTreeSet<String> {
    let id = F::Game::INFO.id;
    let mut keys: BTreeSet<String> = CARD_MESSAGES.map(|message| format!("{id}-{message}")).into();
    for field in <F::Game as Game>::Options::FIELDS {
        keys.insert(format!("{id}-option-{}", field.key));
        let values = match field.kind {
            OptionKind::Choice(words) => words,
            OptionKind::Pick { of, .. } => of,
        };
        keys.extend(values.iter().map(|value| format!("{id}-option-{}-{value}", field.key)));
    }
    keys.extend(F::Game::KINDS.iter().map(|kind| format!("{id}-kind-{kind}")));
    keys.extend(F::Game::USES.iter().map(|how| format!("{id}-use-{how}")));
    keys.extend(sources::<F>().iter().map(|source| format!("{id}-source-{source}")));
    let fields = F::Game::INFO.score_table.map_or(&[][..], |scorer| scorer.fields);
    keys.extend(fields.iter().filter_map(|group| group.first()).map(|field| format!("{id}-table-field-{field}")));
    if columns::<F>().iter().any(|column| column.who == Contender::Automaton) {
        keys.insert(format!("{id}-automaton"));
    }
    keys
}

/// The sources of points.
fn sources<F: Face>() -> BTreeSet<&'static str> {
    columns::<F>().iter().flat_map(|column| &column.items).map(|item| item.source).collect()
}

/// The columns of the score sheet at every table.
fn columns<F: Face>() -> Vec<ScoreColumn> {
    let presets = F::Game::presets();
    let games = presets.iter().flat_map(|(_, options)| {
        F::Game::INFO.seat_counts().filter_map(|seats| F::Game::new(seats, options.clone()).ok())
    });
    games.flat_map(|game| game.score_sheet(&game.view(&game.initial_state(), Viewer::Spectator)).columns).collect()
}
