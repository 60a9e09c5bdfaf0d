//! What holds for every drawing, on a table or not.

use std::collections::BTreeSet;

use present::{Face, defs};
use roxmltree::{Document, Node};

/// The ids that a face's pages define once, see [`present::defs`].
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

/// What holds for all drawings: no colours of their own, no inline style, no undefined symbols, a name or `aria-hidden`.
///
/// # Panics
/// If one of them does not hold; `place` is part of the message.
pub fn check_drawings(page: &Document<'_>, symbols: &BTreeSet<String>, place: &str) {
    let own: Vec<String> = ids(page);
    let unique: BTreeSet<&String> = own.iter().collect();
    assert_eq!(unique.len(), own.len(), "{place}: an id is there twice");
    assert!(own.iter().all(|id| !symbols.contains(id)), "{place}: an id of the symbols is used again");
    let mut keys = BTreeSet::new();
    for node in page.descendants().filter(Node::is_element) {
        for attribute in node.attributes() {
            let value = attribute.value();
            match attribute.name() {
                "style" => panic!("{place}: inline style {value:?}"),
                "fill" | "stroke" if !value.starts_with("url(") => panic!("{place}: a colour of its own: {value:?}"),
                "data-key" => assert!(keys.insert(value.to_owned()), "{place}: the key {value} is there twice"),
                _ => {}
            }
            let named = match (attribute.name(), value.strip_prefix("url(#")) {
                (_, Some(rest)) => rest.strip_suffix(')'),
                ("href", None) => value.strip_prefix('#'),
                _ => None,
            };
            if let Some(id) = named {
                assert!(symbols.contains(id), "{place}: #{id} is not defined");
            }
        }
        if node.has_tag_name("svg") {
            let named = node.has_attribute("aria-label") || node.has_attribute("aria-labelledby");
            let silent = node.attribute("aria-hidden") == Some("true");
            assert!(named != silent, "{place}: a drawing is either named or silent: {:?}", node.attributes());
            assert!(node.has_attribute("viewBox"), "{place}: a drawing without its size");
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
