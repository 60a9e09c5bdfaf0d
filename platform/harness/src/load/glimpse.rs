//! The little that the load's clients read of a message.

use memchr::memmem::find;

/// What a table message tells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Glimpse {
    pub(super) steps: u64,
    pub(super) over: bool,
    /// Whether the match has not begun yet.
    pub(super) waiting: bool,
    /// What it asks for before it begins: the hash of a contribution to chance, or its opening.
    pub(super) due: Option<&'static str>,
    /// Seat and decision, if one's own seat is to act.
    pub(super) decision: Option<(u64, u64)>,
}

/// A table message's beginning; `None` for any other message.
pub(super) fn glimpse(message: &[u8]) -> Option<Glimpse> {
    if !message.starts_with(br#"{"type":"table""#) {
        return None;
    }
    // All of it is at the beginning: the long rest is not searched.
    let status = after(message, br#""status":""#)?;
    let waiting = status.starts_with(b"waiting");
    let is_due = |due: &&str| find(status, format!(r#""due":"{due}""#).as_bytes()).is_some();
    let decision = |rest: &[u8]| Some((number(rest.strip_prefix(b"\"")?)?, number(after(rest, b"\":")?)?));
    Some(Glimpse {
        steps: number(after(status, br#""steps":"#)?)?,
        over: status.starts_with(b"over"),
        waiting,
        due: ["hash", "opening"].into_iter().find(|due| waiting && is_due(due)),
        decision: after(status, br#""decisions":{"#).and_then(decision),
    })
}

/// One of the offered actions, picked by `pick`, if the message has the zone with them.
pub(super) fn action(message: &[u8], pick: impl FnOnce(usize) -> usize) -> Option<String> {
    const MARK: &[u8] = br#"data-action=\""#;
    let zone = after(message, br#""actions":""#)?;
    let end = end_of_text(zone);
    let starts: Vec<usize> = memchr::memmem::find_iter(&zone[..end], MARK).map(|at| at + MARK.len()).collect();
    if starts.is_empty() {
        return None;
    }
    let rest = &zone[starts[pick(starts.len())]..];
    let text = &rest[..find(rest, br#"\""#)?];
    Some(String::from_utf8_lossy(text).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}

fn after<'a>(text: &'a [u8], mark: &[u8]) -> Option<&'a [u8]> {
    find(text, mark).map(|at| &text[at + mark.len()..])
}

fn number(text: &[u8]) -> Option<u64> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&text[..digits]).ok()?.parse().ok()
}

/// Where a JSON text ends: at the first quotation mark that no backslash protects.
fn end_of_text(text: &[u8]) -> usize {
    let mut from = 0;
    while let Some(at) = memchr::memchr2(b'"', b'\\', &text[from..]) {
        if text[from + at] == b'"' {
            return from + at;
        }
        from = (from + at + 2).min(text.len());
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glimpse_is_enough() {
        let message = br#"{"type":"table","epoch":"abc","version":7,"fresh":false,"status":"running","steps":41,"viewer":1,"decisions":{"2":40},"zones":{"actions":"<button data-action=\"roll0\">1</button><button data-action=\"keep&lt;3\">2</button>","board":"data-action=\"no\""}}"#;
        assert_eq!(glimpse(message), Some(Glimpse { steps: 41, decision: Some((2, 40)), ..Glimpse::default() }));
        assert_eq!(action(message, |count| count - 1), Some("keep<3".to_owned()));
        assert_eq!(glimpse(br#"{"type":"done","id":"x","version":7}"#), None);
    }

    #[test]
    fn a_match_that_has_not_begun_asks_for_a_contribution() {
        let message = br#"{"type":"table","status":"waiting","steps":0,"decisions":{},"chance":{"round":0,"hash":null,"due":"hash"},"zones":{}}"#;
        assert_eq!(glimpse(message), Some(Glimpse { waiting: true, due: Some("hash"), ..Glimpse::default() }));
    }

    #[test]
    fn a_zone_that_did_not_change_offers_nothing_new() {
        let message = br#"{"type":"table","status":"running","steps":3,"decisions":{},"zones":{"board":"<g data-action=\"x\">"}}"#;
        assert_eq!(glimpse(message).unwrap().decision, None);
        assert_eq!(action(message, |_| 0), None);
    }
}
