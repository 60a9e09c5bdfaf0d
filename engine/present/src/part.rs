//! The zones of a page, and their parts, which can be sent separately.
//!
//! A drawing marks what changes independently with [`Scene::part`](crate::Scene::part): a castle, a stack, the ring. A part
//! that has not changed is not drawn again for an audience that already has it, see [`PartCache`].

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, Hash};

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped, html};

/// One area of a page as HTML: a frame, and the parts inside it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Zone {
    frame: Vec<String>,
    parts: Vec<Part>,
}

/// A part of a [`Zone`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its key, unique on the page: it is the content of the element with the id `zone-KEY`.
    pub key: String,
    /// Its HTML; `None` if the audience already has it.
    pub html: Option<String>,
}

impl Zone {
    /// Draws a zone: calls `draw`, which puts its parts into `cache`, through a scene or with [`PartCache::part`].
    pub fn collect(cache: &PartCache, draw: impl FnOnce() -> Markup) -> Self {
        cache.drawn.borrow_mut().clear();
        let markup = draw();
        let mut drawn: Vec<Option<Part>> = cache.drawn.take().into_iter().map(Some).collect();
        let mut zone = Self::default();
        let mut pieces = markup.0.split(SLOT_BEGIN);
        zone.frame.push(pieces.next().unwrap_or_default().to_owned());
        for piece in pieces {
            let (index, after) = piece.split_once(SLOT_END).expect("only `slot` writes the start of a slot");
            let index: usize = index.parse().expect("a slot holds the index of its part");
            zone.parts.push(drawn[index].take().expect("a part is placed once"));
            zone.frame.push(after.to_owned());
        }
        zone
    }

    /// The HTML around the parts: one piece before each part and one after the last.
    #[must_use]
    pub fn frame(&self) -> &[String] {
        &self.frame
    }

    /// The parts, in the order in which they appear in the frame.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The HTML of the whole zone. Parts that the audience already has are left empty.
    #[must_use]
    pub fn html(&self) -> Cow<'_, str> {
        if let ([whole], []) = (&self.frame[..], &self.parts[..]) {
            return Cow::Borrowed(whole);
        }
        let mut html = String::with_capacity(self.frame.iter().map(String::len).sum());
        for (index, piece) in self.frame.iter().enumerate() {
            html.push_str(piece);
            html.push_str(self.parts.get(index).and_then(|part| part.html.as_deref()).unwrap_or_default());
        }
        Cow::Owned(html)
    }
}

/// A zone without parts.
impl From<String> for Zone {
    fn from(html: String) -> Self {
        Self { frame: vec![html], parts: Vec::new() }
    }
}

/// Marks the position of a part in the markup of its frame, until [`Zone::collect`] separates the two. Escaped text contains
/// no `<`, so a player cannot write such a mark.
const SLOT_BEGIN: &str = "<\u{1f}";
const SLOT_END: char = '>';

/// The parts of a page that an audience has, by the hash of their keys: what each part showed in the last drawing, and what
/// it shows now.
#[derive(Default, Debug)]
pub struct PartCache {
    before: BTreeMap<u64, Shown>,
    now: RefCell<BTreeMap<u64, Shown>>,
    /// The parts of the zone that is being drawn.
    drawn: RefCell<Vec<Part>>,
    /// The actions, in notation, that have a hot-spot in the drawing so far.
    hot: RefCell<Vec<String>>,
}

/// The hash of everything a part shows, and the actions that have a hot-spot in it.
#[derive(Clone, Debug)]
struct Shown {
    contents: u64,
    hot: Vec<String>,
}

impl PartCache {
    /// The cache for the next drawing of the same page.
    #[must_use]
    pub fn after(earlier: Self) -> Self {
        Self { before: earlier.now.into_inner(), ..Self::default() }
    }

    /// Draws a part unless it is unchanged; `contents` is everything that it depends on.
    pub(crate) fn draw(&self, key: &str, contents: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        let hash = FixedState::default();
        let (key_hash, contents) = (hash.hash_one(key), hash.hash_one(contents));
        let same = self.before.get(&key_hash).filter(|shown| shown.contents == contents);
        let already = self.hot.borrow().len();
        let html = match same {
            Some(shown) => {
                self.hot.borrow_mut().extend_from_slice(&shown.hot);
                None
            }
            None => Some(body().0),
        };
        let hot = self.hot.borrow()[already..].to_vec();
        self.now.borrow_mut().insert(key_hash, Shown { contents, hot });
        self.slot(key, html)
    }

    /// Notes that an action has a hot-spot in the drawing.
    pub(crate) fn note_hot(&self, action: String) {
        self.hot.borrow_mut().push(action);
    }

    /// Does an action have a hot-spot in what has been drawn so far?
    pub(crate) fn is_hot(&self, action: &str) -> bool {
        self.hot.borrow().iter().any(|hot| hot == action)
    }

    /// A part in an element of its own, which is always drawn.
    #[must_use]
    pub fn part(&self, key: &str, body: Markup) -> Markup {
        in_html(key, &self.place(key, body))
    }

    /// The content of a part that is always drawn.
    pub(crate) fn place(&self, key: &str, body: Markup) -> Markup {
        self.slot(key, Some(body.0))
    }

    fn slot(&self, key: &str, html: Option<String>) -> Markup {
        let mut drawn = self.drawn.borrow_mut();
        drawn.push(Part { key: key.to_owned(), html });
        PreEscaped(format!("{SLOT_BEGIN}{}{SLOT_END}", drawn.len() - 1))
    }
}

/// A part among HTML.
pub(crate) fn in_html(key: &str, slot: &Markup) -> Markup {
    html! { div.part id={ "zone-" (key) } { (slot) } }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::{PartCache, Zone};

    fn zone(cache: &PartCache, ring: &str, castle: &str) -> Zone {
        Zone::collect(cache, || {
            // The parts are drawn in a different order from the one they are placed in.
            let castle = cache.draw("castle", castle, || html! { p { (castle) } });
            let ring = cache.place("ring", html! { p { (ring) } });
            html! { div { (ring) } hr; svg { (castle) } }
        })
    }

    #[test]
    fn parts_appear_in_the_frame_where_they_were_placed() {
        let zone = zone(&PartCache::default(), "x", "y");
        assert_eq!(zone.html(), "<div><p>x</p></div><hr><svg><p>y</p></svg>");
        assert_eq!(zone.frame(), ["<div>", "</div><hr><svg>", "</svg>"]);
        assert_eq!(zone.parts().iter().map(|part| part.key.as_str()).collect::<Vec<_>>(), ["ring", "castle"]);
    }

    #[test]
    fn an_unchanged_part_is_not_drawn_again() {
        let first = PartCache::default();
        let whole = zone(&first, "x", "y");
        let second = PartCache::after(first);
        let same = zone(&second, "x", "y");
        assert_eq!(same.frame(), whole.frame());
        assert_eq!(same.parts()[1].html, None);
        let changed = zone(&PartCache::after(second), "x", "z");
        assert_eq!(changed.parts()[1].html.as_deref(), Some("<p>z</p>"));
    }

    #[test]
    fn a_part_that_is_not_drawn_again_keeps_its_hot_spots() {
        let draw = |cache: &PartCache, contents: u8| {
            cache.draw("castle", contents, || {
                cache.note_hot("build".to_owned());
                html! {}
            });
        };
        let first = PartCache::default();
        draw(&first, 1);
        let second = PartCache::after(first);
        assert!(!second.is_hot("build"), "nothing has been drawn yet");
        draw(&second, 1);
        assert!(second.is_hot("build"));
        let third = PartCache::after(second);
        draw(&third, 1);
        assert!(third.is_hot("build"));
        assert!(!third.is_hot("pass"));
    }

    #[test]
    fn escaped_text_cannot_be_mistaken_for_a_part() {
        let cache = PartCache::default();
        let zone = Zone::collect(&cache, || html! { p { ("<\u{1f}0>") } });
        assert!(zone.parts().is_empty());
        assert_eq!(zone.html(), "<p>&lt;\u{1f}0&gt;</p>");
    }
}
