//! The checks of a single drawing.

use std::collections::BTreeSet;

use present::{Face, defs};
use roxmltree::{Document, Node};

/// The ids of the symbols that every page of a face defines once, see [`present::defs`].
///
/// # Panics
/// If the symbols are not well formed, or an id is defined twice.
#[must_use]
pub fn symbols<F: Face>() -> BTreeSet<String> {
    let text = format!("<page>{}</page>", defs(&[F::symbols()]).into_string());
    let document = Document::parse(&text).expect("the symbols are well formed");
    let all = ids(&document);
    let unique: BTreeSet<String> = all.iter().cloned().collect();
    assert_eq!(unique.len(), all.len(), "a symbol is defined twice");
    unique
}

/// Checks the drawings of a page: no colours, no inline styles, no undefined symbols, no repeated ids or keys; every drawing
/// has either a name or `aria-hidden`.
///
/// # Panics
/// If a check fails; `place` is part of the message.
pub fn check_drawings(page: &Document<'_>, symbols: &BTreeSet<String>, place: &str) {
    let own: Vec<String> = ids(page);
    let unique: BTreeSet<&String> = own.iter().collect();
    assert_eq!(unique.len(), own.len(), "{place}: an id is used twice");
    assert!(own.iter().all(|id| !symbols.contains(id)), "{place}: a drawing uses the id of a symbol");
    let mut keys = BTreeSet::new();
    for node in page.descendants().filter(Node::is_element) {
        for attribute in node.attributes() {
            let value = attribute.value();
            match attribute.name() {
                "style" => panic!("{place}: inline style {value:?}"),
                "fill" | "stroke" if !value.starts_with("url(") => {
                    panic!("{place}: a colour outside the style sheet: {value:?}")
                }
                "data-key" => assert!(keys.insert(value.to_owned()), "{place}: the key {value} is used twice"),
                _ => {}
            }
            let named = match (attribute.name(), value.strip_prefix("url(#")) {
                (_, Some(rest)) => rest.strip_suffix(')'),
                ("href", None) => value.strip_prefix('#'),
                _ => None,
            };
            if let Some(id) = named {
                let is_defined = symbols.contains(id) || own.iter().any(|other| other == id);
                assert!(is_defined, "{place}: #{id} is not defined");
            }
        }
        if node.has_tag_name("svg") {
            let named = node.has_attribute("aria-label") || node.has_attribute("aria-labelledby");
            let hidden = node.attribute("aria-hidden") == Some("true");
            assert!(named != hidden, "{place}: a drawing needs either a name or aria-hidden: {:?}", node.attributes());
            assert!(node.has_attribute("viewBox"), "{place}: a drawing has no viewBox");
        }
        let named = ["aria-labelledby", "aria-describedby"].into_iter().filter_map(|name| node.attribute(name));
        for id in named.flat_map(str::split_whitespace) {
            assert!(own.iter().any(|other| other == id), "{place}: nothing has the id {id}");
        }
    }
}

fn ids(document: &Document<'_>) -> Vec<String> {
    document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect()
}
