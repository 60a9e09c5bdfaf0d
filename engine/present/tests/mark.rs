//! The logo and the icon of the project.

use present::{defs, favicon, logo};
use roxmltree::Document;

#[test]
fn the_icon_needs_no_style_sheet() {
    let icon = favicon();
    let document = Document::parse(&icon).expect("the icon is well formed");
    assert_eq!(document.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    assert!(document.descendants().all(|node| !node.has_attribute("class")), "no style sheet reaches the icon");
}

#[test]
fn the_logo_uses_a_symbol_that_every_page_defines() {
    let page = format!("<page>{}{}</page>", defs(&[]).into_string(), logo().into_string());
    let page = Document::parse(&page).expect("the page is well formed");
    let used = page.descendants().filter_map(|node| node.attribute("href")?.strip_prefix('#')).collect::<Vec<_>>();
    assert!(used.contains(&"keep"));
    for id in used {
        assert!(page.descendants().any(|node| node.attribute("id") == Some(id)), "{id} is not defined");
    }
}
