//! The actions that a table's HTML offers.

/// Every action offered as a button in the `actions` zone.
pub(crate) fn offered(html: &str) -> Vec<String> {
    const MARK: &str = "data-action=\"";
    let starts = html.match_indices(MARK).map(|(at, mark)| at + mark.len());
    starts.filter_map(|start| html[start..].split_once('"')).map(|(action, _)| unescape(action)).collect()
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::offered;

    #[test]
    fn actions_are_read_off_the_buttons() {
        let html =
            r#"<button data-action="roll0">Roll</button> <button class="x" data-action="a&lt;b&amp;c">X</button>"#;
        assert_eq!(offered(html), ["roll0", "a<b&c"]);
        assert!(offered("<p>Nothing to do</p>").is_empty());
    }
}
