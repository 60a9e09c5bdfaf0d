//! What a drawing says about its pieces.

/// The captions of a drawing whose name, the first sentence or line, contains these words in any case. They are the ones
/// that the page shows where something is pointed at.
pub(super) fn matching(html: &str, words: &str) -> Vec<String> {
    let wanted = words.to_lowercase();
    let mut found: Vec<String> = Vec::new();
    for caption in between(html, "<title>", "</title>").chain(between(html, "data-caption=\"", "\"")) {
        let text = unescape(caption);
        let name = text.split(['\n', '.', ':']).next().unwrap_or_default();
        if name.to_lowercase().contains(&wanted) && !found.contains(&text) {
            found.push(text);
        }
    }
    found
}

fn between<'a>(text: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(from).skip(1).filter_map(move |rest| rest.split_once(to).map(|(inside, _)| inside))
}

/// The inverse of what drawings escape.
fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::matching;

    #[test]
    fn captions_are_found_by_name_and_told_once() {
        let html = "<g><title>Mill &amp; Mine. Costs 2.</title></g><g><title>Mill &amp; Mine. Costs 2.</title></g>\
                    <b data-caption=\"Camp\nBeside a mill.\"></b>";
        assert_eq!(matching(html, "mill"), ["Mill & Mine. Costs 2."]);
        assert_eq!(matching(html, "CAMP"), ["Camp\nBeside a mill."]);
        assert!(matching(html, "castle").is_empty());
    }
}
