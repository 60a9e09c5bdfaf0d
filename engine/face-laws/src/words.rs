//! Every message is there, in every language, with the same arguments, and somebody says it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::{GameOptions, OptionKind, Viewer};
use present::{Language, Present, Words, sources};

/// The arguments of every message of a language.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (file, source) in sources(language) {
        let resource =
            fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_owned();
                    assert!(
                        message.attributes.is_empty(),
                        "{language}/{file}: {key} has attributes, which nobody reads"
                    );
                    let mut arguments = BTreeSet::new();
                    walk(message.value.as_ref().expect("a message has a text"), &mut arguments);
                    assert!(found.insert(key.clone(), arguments).is_none(), "{language}/{file}: {key} is there twice");
                }
                Entry::Term(term) => panic!("{language}/{file}: term -{}; the house uses none", term.id.name),
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
        other => panic!("messages refer to nothing but their arguments: {other:?}"),
    }
}

/// The code of the rooms that speak, without comments.
fn code() -> String {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut text = String::new();
    for room in ["engine/present/src", "platform/catalog/src", "platform/server/src", "platform/bergfried/src", "web"] {
        read_into(&house.join(room), &mut text);
    }
    text
}

fn read_into(folder: &Path, text: &mut String) {
    // A room that is not built yet says nothing.
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "node_modules" {
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

/// Keys that are put together from a game's own ids: its options, its score sources, its automaton.
fn families() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    macro_rules! add {
        ($($name:ident: $game:ty,)+) => { $(family::<$game>(&mut keys);)+ };
    }
    games!(add);
    keys
}

fn family<G: Present>(keys: &mut BTreeSet<String>) {
    let id = G::INFO.id;
    for field in G::Options::FIELDS {
        keys.insert(format!("{id}-option-{}", field.key));
        let values = match field.kind {
            OptionKind::Choice(words) => words.to_vec(),
            OptionKind::Pick { of, .. } => of.to_vec(),
        };
        keys.extend(values.iter().map(|value| format!("{id}-option-{}-{value}", field.key)));
    }
    for (_, options) in G::presets() {
        for game in G::INFO.seat_counts().filter_map(|seats| G::new(seats, options.clone()).ok()) {
            let sheet = game.score_sheet(&game.view(&game.initial_state(), Viewer::Spectator));
            for column in &sheet.columns {
                keys.extend(column.items.iter().map(|item| format!("{id}-source-{}", item.source)));
                if column.who == kernel::Contender::Automaton {
                    keys.insert(format!("{id}-automaton"));
                }
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let [german, english] = Language::ALL.map(messages);
    let keys = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(keys(&german), keys(&english));
    for (key, arguments) in &german {
        assert_eq!(arguments, &english[key], "{key}: the arguments differ between de and en");
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let code = code();
    let families = families();
    // What follows an equals sign at once is an attribute of a drawing, such as an id, not a message.
    let said = |key: &str| {
        ['"', '\'', '`'].iter().any(|quote| {
            let literal = format!("{quote}{key}{quote}");
            code.match_indices(&literal).any(|(at, _)| !code[..at].ends_with('='))
        })
    };
    let unused: Vec<String> =
        messages(Language::German).into_keys().filter(|key| !families.contains(key) && !said(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_message_that_is_said_exists() {
    let code = code();
    let words = Words::of(Language::German);
    let mut missing: BTreeSet<String> = families().into_iter().filter(|key| !words.has(key)).collect();
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
    assert!(missing.is_empty(), "no words for {missing:?}");
}

/// Who writes code hears of a missing message at once; who plays sees its key and plays on.
#[test]
#[cfg_attr(debug_assertions, should_panic(expected = "no words for \"no-such-message\""))]
fn a_missing_message_shows_its_key() {
    assert_eq!(Words::of(Language::English).text("no-such-message"), "no-such-message");
}

#[test]
#[cfg_attr(debug_assertions, should_panic(expected = "score-count"))]
fn a_missing_argument_shows_its_name() {
    assert_eq!(Words::of(Language::English).text("score-count"), "(× {$count})");
}
