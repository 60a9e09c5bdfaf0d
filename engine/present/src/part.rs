//! The zones of a page, and their parts, which can be sent separately.
//!
//! A drawing marks what changes independently with [`Scene::part`](crate::Scene::part): a castle, a stack, the ring. A part
//! that has not changed is not drawn again for an audience that already has it, see [`PartCache`]. A part of a drawing that
//! is cached may have parts itself: none of them is looked at while the whole has not changed. If what surrounds
//! its parts never changes, it is drawn only once, see [`Scene::framed`](crate::Scene::framed).

use std::borrow::Cow;
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash, Hasher as _};
use std::iter;
use std::num::NonZeroU64;
use std::ops::Range;

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped, html};
use memchr::memchr_iter;

use crate::caption::Caption;
use crate::sequence_map::SequenceMap;

/// One area of a page as HTML: a frame, and the parts inside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// `None`: the audience already has it. Then `parts` are those that may have changed.
    frame: Option<Frame>,
    parts: Vec<Part>,
}

/// The HTML around the parts of a [`Zone`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Frame {
    /// With a mark where each part is placed.
    markup: String,
    /// Where the marks are.
    marks: Vec<Range<usize>>,
}

impl Frame {
    /// One piece before each part and one after the last.
    fn pieces(&self) -> impl Iterator<Item = &str> {
        let starts = iter::once(0).chain(self.marks.iter().map(|mark| mark.end));
        let ends = self.marks.iter().map(|mark| mark.start).chain(iter::once(self.markup.len()));
        starts.zip(ends).map(|(start, end)| &self.markup[start..end])
    }
}

/// A part of a [`Zone`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its key, unique on the page: it is the content of the element with the id `zone-KEY`.
    pub key: String,
    /// The [hash of its key](key_hash).
    pub key_hash: u64,
    /// What it contains.
    pub content: Content,
}

/// What a [`Part`] contains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// What the audience already has. It was not drawn again.
    Kept,
    /// HTML.
    Html(String),
    /// Parts, and what surrounds them.
    Zone(Box<Zone>),
    /// The parts that may have changed. What surrounds them, and the other parts, the audience already has.
    Parts(Vec<Part>),
}

/// The hash of the key of a part, or of the name of a zone.
#[must_use]
pub fn key_hash(key: &str) -> u64 {
    FixedState::default().hash_one(key)
}

impl Part {
    /// Its HTML; `None` if the audience already has it.
    #[must_use]
    pub fn html(&self) -> Option<Cow<'_, str>> {
        match &self.content {
            Content::Kept | Content::Parts(_) => None,
            Content::Html(html) => Some(Cow::Borrowed(html)),
            Content::Zone(zone) => Some(zone.html()),
        }
    }

    /// Whether all of it was drawn.
    fn is_whole(&self) -> bool {
        match &self.content {
            Content::Kept | Content::Parts(_) => false,
            Content::Html(_) => true,
            Content::Zone(zone) => zone.is_whole(),
        }
    }
}

impl Zone {
    /// Draws a zone: calls `draw`, which puts its parts into `cache`, through a scene or with [`PartCache::part`].
    pub fn collect(cache: &PartCache, draw: impl FnOnce() -> Markup) -> Self {
        cache.drawn.borrow_mut().clear();
        let outer = cache.known_frame.take();
        let markup = draw();
        cache.known_frame.set(outer);
        Self::separate(markup, cache.drawn.take())
    }

    /// Separates the markup of a frame from the parts that are placed in it.
    fn separate(markup: Markup, drawn: Vec<Part>) -> Self {
        if drawn.is_empty() {
            return Self::from(markup.0);
        }
        let mut frame = Frame { markup: markup.0, marks: Vec::with_capacity(drawn.len()) };
        let mut is_in_order = true;
        while let Some((mark, index)) = frame.next_mark() {
            is_in_order &= index == frame.marks.len();
            frame.marks.push(mark);
        }
        if is_in_order && frame.marks.len() == drawn.len() {
            return Self { frame: Some(frame), parts: drawn };
        }
        let mut drawn: Vec<Option<Part>> = drawn.into_iter().map(Some).collect();
        let mut place = |mark: &Range<usize>| drawn[frame.index(mark)].take().expect("a part is placed once");
        let parts = frame.marks.iter().map(&mut place).collect();
        Self { frame: Some(frame), parts }
    }

    /// The HTML around the parts: one piece before each part and one after the last. `None` if the audience already has it; then
    /// [`parts`](Self::parts) are those that may have changed.
    #[must_use]
    pub fn frame(&self) -> Option<impl Iterator<Item = &str>> {
        self.frame.as_ref().map(Frame::pieces)
    }

    /// The parts, in the order in which they appear in the frame.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The HTML of the whole zone. What the audience already has is left out.
    #[must_use]
    pub fn html(&self) -> Cow<'_, str> {
        let Some(frame) = &self.frame else { return Cow::Borrowed("") };
        if self.parts.is_empty() {
            return Cow::Borrowed(&frame.markup);
        }
        let mut html = String::with_capacity(frame.markup.len());
        for (index, piece) in frame.pieces().enumerate() {
            html.push_str(piece);
            html.push_str(&self.parts.get(index).and_then(Part::html).unwrap_or_default());
        }
        Cow::Owned(html)
    }

    /// The hash of what surrounds the parts, and of which parts they are; `None` if the audience already has the frame.
    #[must_use]
    pub fn frame_hash(&self) -> Option<u64> {
        let mut hasher = FixedState::default().build_hasher();
        self.frame.as_ref()?.pieces().for_each(|piece| piece.hash(&mut hasher));
        self.parts.iter().for_each(|part| part.key_hash.hash(&mut hasher));
        Some(hasher.finish())
    }

    /// Whether all of it was drawn.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.frame.is_some() && self.parts.iter().all(Part::is_whole)
    }
}

/// An empty zone.
impl Default for Zone {
    fn default() -> Self {
        Self::from(String::new())
    }
}

/// A zone without parts.
impl From<String> for Zone {
    fn from(html: String) -> Self {
        Self { frame: Some(Frame { markup: html, marks: Vec::new() }), parts: Vec::new() }
    }
}

/// A zone without parts is plain HTML.
impl From<Zone> for Content {
    fn from(zone: Zone) -> Self {
        match zone.frame {
            None => Self::Parts(zone.parts),
            Some(frame) if zone.parts.is_empty() => Self::Html(frame.markup),
            Some(frame) => Self::Zone(Box::new(Zone { frame: Some(frame), parts: zone.parts })),
        }
    }
}

/// Marks the position of a part in the markup of its frame, until [`Zone::collect`] separates the two; the part's index
/// follows, as the character with this distance from [`FIRST_INDEX`]. Escaped text contains no `<`, so a player cannot write
/// such a mark.
const SLOT: &str = "<\u{1f}";
/// Characters from here on have no meaning of their own.
const FIRST_INDEX: u32 = 0xf_0000;

impl Frame {
    /// Where the first mark after the known ones is, and its index.
    fn next_mark(&self) -> Option<(Range<usize>, usize)> {
        let from = self.marks.last().map_or(0, |mark| mark.end);
        let found = memchr_iter(SLOT.as_bytes()[1], &self.markup.as_bytes()[from..]).map(|at| from + at);
        let at = found.filter(|at| *at > from).find(|at| self.markup.as_bytes()[at - 1] == SLOT.as_bytes()[0])?;
        let start = at + 1 - SLOT.len();
        let index = self.markup[at + 1..].chars().next().expect("only `slot` writes the start of a mark");
        let mark = start..at + 1 + index.len_utf8();
        Some((mark.clone(), self.index(&mark)))
    }

    /// The index of a mark.
    fn index(&self, mark: &Range<usize>) -> usize {
        let index = self.markup[mark.clone()].chars().next_back().expect("a mark ends with its index");
        (u32::from(index) - FIRST_INDEX) as usize
    }
}

/// The parts of a page that an audience has, and the drawing that is being made for it.
///
/// A part that the page no longer has stays known. Should it come back unchanged, it is left out of the drawing although the
/// audience does not have it; but what surrounds it has changed then, and who sends the drawing sees that it is not whole.
#[derive(Default, Debug)]
pub struct PartCache {
    /// What each part shows, by the hash of its key.
    shown: RefCell<SequenceMap<Shown>>,
    /// The parts of the zone that is being drawn.
    drawn: RefCell<Vec<Part>>,
    /// While the parts of a frame are drawn that the audience has: the hash of the keys of those drawn so far. Such a frame is not
    /// drawn, so its parts need no place in it.
    known_frame: Cell<Option<u64>>,
    /// The hash of what all parts of the drawing depend on besides the viewer.
    setting: OnceCell<u64>,
    /// The hashes of the actions that have a hot-spot in the drawing so far.
    hot: RefCell<Vec<u64>>,
    /// The captions in the drawing so far, if they are asked for. A server only sends what is drawn.
    captions: Option<RefCell<Vec<Caption>>>,
    /// What was drawn for other audiences, or for this one, and looks the same to all of them.
    common: RefCell<CommonParts>,
}

/// What was drawn for one audience of a page and looks the same to the others, see
/// [`Scene::common_part`](crate::Scene::common_part). It is handed from the drawing for one audience to that for the next.
#[derive(Default, Debug)]
pub struct CommonParts {
    /// The HTML, by the hashes of the key and of everything that it depends on.
    html: HashMap<(u64, u64), String, FixedState>,
}

/// What a part shows. There are hundreds for each audience of each table.
#[derive(Default, Debug)]
struct Shown {
    /// The hash of everything that it depends on; `None` before it is drawn.
    contents: Option<NonZeroU64>,
    /// What most parts do not have.
    more: Option<Box<More>>,
}

/// What some parts have.
#[derive(Debug)]
struct More {
    /// Of a part with a constant frame: what it depends on.
    frame: Option<FrameHashes>,
    /// The hashes of the actions that have a hot-spot in it.
    hot: Box<[u64]>,
}

/// What a constant frame depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FrameHashes {
    /// The hash of its setting.
    setting: u64,
    /// The hash of the keys of its parts.
    keys: u64,
}

impl Shown {
    fn new(contents: u64, frame: Option<FrameHashes>, hot: &[u64]) -> Self {
        let is_plain = frame.is_none() && hot.is_empty();
        Self {
            contents: NonZeroU64::new(contents),
            more: (!is_plain).then(|| Box::new(More { frame, hot: hot.into() })),
        }
    }

    /// The frame that it had in the last drawing.
    fn frame(&self) -> Option<FrameHashes> {
        self.more.as_ref()?.frame
    }
}

/// The hash of several keys in order, from that of all but the last.
fn with_key(keys: u64, key: u64) -> u64 {
    keys.rotate_left(5) ^ key
}

impl PartCache {
    /// The cache for the next drawing of the same page; `common` are the parts that were just drawn for other audiences.
    #[must_use]
    pub fn after(earlier: Self, common: CommonParts) -> Self {
        Self { shown: earlier.shown, common: RefCell::new(common), ..Self::default() }
    }

    /// Takes out the parts that look the same to other audiences.
    #[must_use]
    pub fn take_common(&self) -> CommonParts {
        self.common.take()
    }

    /// An empty cache, which notes the captions of the drawing.
    pub(crate) fn noting_captions() -> Self {
        Self { captions: Some(RefCell::default()), ..Self::default() }
    }

    /// The hash of what is the same for all parts of a drawing and all viewers.
    pub(crate) fn setting(&self, of: impl Hash) -> u64 {
        *self.setting.get_or_init(|| FixedState::default().hash_one(of))
    }

    /// Draws a part unless it is unchanged; `contents` is everything that it depends on.
    pub(crate) fn draw(&self, key: &str, contents: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        let (key_hash, contents) = (key_hash(key), FixedState::default().hash_one(contents));
        let Some(place) = self.changed(key_hash, contents) else { return self.slot(key, key_hash, Content::Kept) };
        let already = self.hot.borrow().len();
        let outer = self.drawn.take();
        let zone = Zone::collect(self, body);
        self.drawn.replace(outer);
        let shown = Shown::new(contents, None, &self.hot.borrow()[already..]);
        self.remember(place, key_hash, shown);
        self.slot(key, key_hash, zone.into())
    }

    /// As [`draw`](Self::draw) for a part that looks the same to every audience. It is drawn once for all of them, and has neither
    /// parts nor hot-spots.
    pub(crate) fn draw_common(&self, key: &str, contents: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        let (key_hash, contents) = (key_hash(key), FixedState::default().hash_one(contents));
        let Some(place) = self.changed(key_hash, contents) else { return self.slot(key, key_hash, Content::Kept) };
        let html = self.draw_once((key_hash, contents), body);
        self.remember(place, key_hash, Shown::new(contents, None, &[]));
        self.slot(key, key_hash, Content::Html(html.0))
    }

    /// Markup that looks the same to every audience, drawn once for all of them.
    pub(crate) fn common(&self, key: &str, contents: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        self.draw_once((key_hash(key), FixedState::default().hash_one(contents)), body)
    }

    fn draw_once(&self, hashes: (u64, u64), body: impl FnOnce() -> Markup) -> Markup {
        if let Some(html) = self.common.borrow().html.get(&hashes) {
            return PreEscaped(html.clone());
        }
        let already = self.hot.borrow().len();
        let html = body();
        debug_assert!(!html.0.contains(SLOT), "what looks the same to everyone has no parts");
        debug_assert_eq!(self.hot.borrow().len(), already, "what looks the same to everyone has no hot-spots");
        self.common.borrow_mut().html.insert(hashes, html.0.clone());
        html
    }

    /// As [`draw`](Self::draw), with parts and a frame around them that is drawn only once: it depends on nothing but `setting`.
    pub(crate) fn draw_framed<P>(
        &self,
        key: &str,
        setting: impl Hash + Copy,
        contents: impl Hash,
        parts: impl Fn() -> P,
        frame: impl FnOnce(P) -> Markup,
    ) -> Markup {
        let hash = FixedState::default();
        let (key_hash, contents) = (key_hash(key), hash.hash_one((setting, contents)));
        let Some(place) = self.changed(key_hash, contents) else { return self.slot(key, key_hash, Content::Kept) };
        let already = self.hot.borrow().len();
        let known = self.shown.borrow_mut().at(place, key_hash, Shown::default).frame();
        let (zone, hashes) = self.draw_frame(known, hash.hash_one(setting), parts, frame);
        let shown = Shown::new(contents, Some(hashes), &self.hot.borrow()[already..]);
        self.remember(place, key_hash, shown);
        self.slot(key, key_hash, zone.into())
    }

    /// Draws parts, and the frame around them unless the audience has it; `known` is the frame that it has.
    fn draw_frame<P>(
        &self,
        known: Option<FrameHashes>,
        setting: u64,
        parts: impl Fn() -> P,
        frame: impl FnOnce(P) -> Markup,
    ) -> (Zone, FrameHashes) {
        if let Some(known) = known.filter(|known| known.setting == setting) {
            let already = self.hot.borrow().len();
            let (_, drawn, keys) = self.draw_parts(&parts, Some(0));
            if keys == Some(known.keys) {
                return (Zone { frame: None, parts: drawn }, known);
            }
            // It has other parts than before, so the frame must be drawn, with all of them.
            self.shown.borrow_mut().clear();
            self.hot.borrow_mut().truncate(already);
        }
        let (places, drawn, _) = self.draw_parts(&parts, None);
        let keys = drawn.iter().fold(0, |keys, part| with_key(keys, part.key_hash));
        (Zone::separate(frame(places), drawn), FrameHashes { setting, keys })
    }

    /// Draws the parts of a frame: what stands for each of them in the frame, the parts, and the hash of their keys, if the audience
    /// has the frame.
    fn draw_parts<P>(&self, parts: impl Fn() -> P, known_frame: Option<u64>) -> (P, Vec<Part>, Option<u64>) {
        let outer = (self.drawn.take(), self.known_frame.replace(known_frame));
        let places = parts();
        (places, self.drawn.replace(outer.0), self.known_frame.replace(outer.1))
    }

    /// The index under which to note what a part shows, if that has changed. If not, its hot-spots are in this drawing, too.
    fn changed(&self, key: u64, contents: u64) -> Option<usize> {
        let mut all = self.shown.borrow_mut();
        // A part comes before those in it, as in every drawing after this.
        let place = all.place(key, Shown::default);
        let shown = all.at(place, key, Shown::default);
        if shown.contents.is_none() || shown.contents != NonZeroU64::new(contents) {
            return Some(place);
        }
        if let Some(more) = &shown.more {
            self.hot.borrow_mut().extend_from_slice(&more.hot);
        }
        None
    }

    /// Notes what a part shows.
    fn remember(&self, place: usize, key: u64, shown: Shown) {
        *self.shown.borrow_mut().at(place, key, Shown::default) = shown;
    }

    /// Notes that an action has a hot-spot in the drawing.
    pub(crate) fn note_hot(&self, action: impl Hash) {
        self.hot.borrow_mut().push(FixedState::default().hash_one(action));
    }

    /// Does an action have a hot-spot in what has been drawn so far?
    pub(crate) fn is_hot(&self, action: impl Hash) -> bool {
        self.hot.borrow().contains(&FixedState::default().hash_one(action))
    }

    /// Notes a caption, if captions are asked for.
    pub(crate) fn note_caption(&self, text: &str) {
        let Some(captions) = &self.captions else { return };
        let mut captions = captions.borrow_mut();
        if captions.iter().all(|known| known.text() != text) {
            captions.push(Caption::new(text));
        }
    }

    /// The captions that were noted.
    pub(crate) fn into_captions(self) -> Vec<Caption> {
        self.captions.map(RefCell::into_inner).unwrap_or_default()
    }

    /// A part in an element of its own, which is always drawn.
    #[must_use]
    pub fn part(&self, key: &str, body: Markup) -> Markup {
        in_html(key, &self.place(key, body))
    }

    /// A part in an element of its own, which is drawn only if it has changed; `contents` is everything that it depends on.
    #[must_use]
    pub fn cached_part(&self, key: &str, contents: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        in_html(key, &self.draw(key, contents, body))
    }

    /// As [`cached_part`](Self::cached_part) for a part that looks the same to every audience that reads the same language: it is
    /// drawn once for all of them. It has neither parts nor hot-spots.
    #[must_use]
    pub fn common_part(&self, key: &str, contents: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        in_html(key, &self.draw_common(key, contents, body))
    }

    /// A zone that is drawn only if it has changed; `contents` is everything that it depends on. It has neither parts nor hot-spots.
    #[must_use]
    pub fn zone(&self, name: &str, contents: impl Hash, body: impl FnOnce() -> Markup) -> Zone {
        let (key, contents) = (key_hash(name), FixedState::default().hash_one(contents));
        let Some(place) = self.changed(key, contents) else { return Zone { frame: None, parts: Vec::new() } };
        self.remember(place, key, Shown::new(contents, None, &[]));
        Zone::from(body().0)
    }

    /// A zone with parts and a frame around them that is drawn only once: it depends on nothing but `setting` and on which parts it
    /// has.
    #[must_use]
    pub fn framed_zone<P>(
        &self,
        name: &str,
        setting: impl Hash,
        parts: impl Fn() -> P,
        frame: impl FnOnce(P) -> Markup,
    ) -> Zone {
        let (key, setting) = (key_hash(name), FixedState::default().hash_one(setting));
        let place = self.shown.borrow_mut().place(key, Shown::default);
        let known = self.shown.borrow_mut().at(place, key, Shown::default).frame();
        let (zone, hashes) = self.draw_frame(known, setting, parts, frame);
        self.remember(place, key, Shown::new(setting, Some(hashes), &[]));
        zone
    }

    /// A zone inside another one: its parts become parts of the other. A zone without parts becomes a part with this key.
    #[must_use]
    pub fn embed(&self, key: &str, zone: &Zone) -> Markup {
        if zone.parts.is_empty() {
            return self.part(key, PreEscaped(zone.html().into_owned()));
        }
        let mut html = String::new();
        for (index, piece) in zone.frame().into_iter().flatten().enumerate() {
            html.push_str(piece);
            if let Some(part) = zone.parts.get(index) {
                html.push_str(&self.slot(&part.key, part.key_hash, part.content.clone()).0);
            }
        }
        PreEscaped(html)
    }

    /// The content of a part that is always drawn.
    pub(crate) fn place(&self, key: &str, body: Markup) -> Markup {
        debug_assert!(!body.0.contains(SLOT), "{key} has parts but may not have any");
        self.slot(key, key_hash(key), Content::Html(body.0))
    }

    fn slot(&self, key: &str, key_hash: u64, content: Content) -> Markup {
        let keys = self.known_frame.get();
        if let Some(keys) = keys {
            self.known_frame.set(Some(with_key(keys, key_hash)));
            if content == Content::Kept {
                return PreEscaped(String::new());
            }
        }
        let mut drawn = self.drawn.borrow_mut();
        if drawn.capacity() == 0 {
            // Most drawings with parts have several.
            drawn.reserve(6);
        }
        drawn.push(Part { key: key.to_owned(), key_hash, content });
        if keys.is_some() {
            return PreEscaped(String::new());
        }
        let index = char::from_u32(FIRST_INDEX + drawn.len() as u32 - 1).expect("a page has fewer than 65536 parts");
        let mut mark = String::with_capacity(SLOT.len() + index.len_utf8());
        mark.push_str(SLOT);
        mark.push(index);
        PreEscaped(mark)
    }
}

/// A part among HTML. There is nothing to escape in its key. A part that needs no place has an empty slot.
pub(crate) fn in_html(key: &str, slot: &Markup) -> Markup {
    if slot.0.is_empty() {
        return PreEscaped(String::new());
    }
    html! { div.part id={ "zone-" (PreEscaped(key)) } { (slot) } }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::{CommonParts, Content, PartCache, Zone};

    fn frame(zone: &Zone) -> Vec<&str> {
        zone.frame().expect("it is drawn").collect()
    }

    fn after(earlier: PartCache) -> PartCache {
        PartCache::after(earlier, CommonParts::default())
    }

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
        assert_eq!(frame(&zone), ["<div>", "</div><hr><svg>", "</svg>"]);
        assert_eq!(zone.parts().iter().map(|part| part.key.as_str()).collect::<Vec<_>>(), ["ring", "castle"]);
    }

    #[test]
    fn an_unchanged_part_is_not_drawn_again() {
        let first = PartCache::default();
        let whole = zone(&first, "x", "y");
        let second = after(first);
        let same = zone(&second, "x", "y");
        assert_eq!(frame(&same), frame(&whole));
        assert_eq!(same.parts()[1].html(), None);
        assert!(whole.is_whole() && !same.is_whole());
        let changed = zone(&after(second), "x", "z");
        assert_eq!(changed.parts()[1].html().as_deref(), Some("<p>z</p>"));
    }

    /// A land with two castles in it.
    fn land(cache: &PartCache, one: u8, two: u8) -> Zone {
        Zone::collect(cache, || {
            let castle = |key, value: u8| {
                cache.draw(key, value, || {
                    cache.note_hot((key, value));
                    html! { (value) }
                })
            };
            cache.draw("land", (one, two), || html! { i { (castle("one", one)) } b { (castle("two", two)) } })
        })
    }

    #[test]
    fn a_part_may_have_parts_of_its_own() {
        let first = PartCache::default();
        let whole = land(&first, 1, 2);
        assert_eq!(whole.html(), "<i>1</i><b>2</b>");
        // Nothing changes, then one castle, then nothing: what was drawn long before is still known.
        let second = after(first);
        assert_eq!(land(&second, 1, 2).parts()[0].content, Content::Kept);
        assert!(second.is_hot(("one", 1_u8)) && second.is_hot(("two", 2_u8)));
        let third = after(second);
        let changed = land(&third, 1, 3);
        let Content::Zone(inside) = &changed.parts()[0].content else { panic!("it has parts: {changed:?}") };
        assert_eq!(inside.parts()[0].content, Content::Kept);
        assert_eq!(inside.parts()[1].content, Content::Html("3".to_owned()));
        assert!(!inside.is_whole() && !changed.is_whole());
        let fourth = after(third);
        assert_eq!(land(&fourth, 1, 3).parts()[0].content, Content::Kept);
        assert!(fourth.is_hot(("one", 1_u8)) && fourth.is_hot(("two", 3_u8)) && !fourth.is_hot(("two", 2_u8)));
    }

    #[test]
    fn a_frame_is_drawn_once_whatever_its_parts_show() {
        let draw = |cache: &PartCache, setting: u64, one: u8, two: u8| {
            let castle = |key, value: u8| {
                cache.draw(key, value, || {
                    cache.note_hot((key, value));
                    html! { (value) }
                })
            };
            let parts = || (castle("one", one), castle("two", two));
            Zone::collect(cache, || {
                cache.draw_framed("land", setting, (one, two), parts, |(one, two)| html! { i { (one) } b { (two) } })
            })
        };
        let first = PartCache::default();
        assert_eq!(draw(&first, 0, 1, 2).html(), "<i>1</i><b>2</b>");
        let second = after(first);
        let changed = draw(&second, 0, 1, 3);
        let Content::Parts(parts) = &changed.parts()[0].content else { panic!("the frame is kept: {changed:?}") };
        assert_eq!(parts.iter().map(|part| part.key.as_str()).collect::<Vec<_>>(), ["two"]);
        assert!(!changed.is_whole());
        // Nothing changes, then what the frame depends on.
        let third = after(second);
        assert_eq!(draw(&third, 0, 1, 3).parts()[0].content, Content::Kept);
        assert!(third.is_hot(("one", 1_u8)) && third.is_hot(("two", 3_u8)) && !third.is_hot(("two", 2_u8)));
        let fourth = after(third);
        let framed = draw(&fourth, 1, 1, 3);
        let Content::Zone(zone) = &framed.parts()[0].content else { panic!("the frame is drawn again: {framed:?}") };
        assert_eq!(frame(zone), ["<i>", "</i><b>", "</b>"]);
    }

    #[test]
    fn a_frame_with_other_parts_than_before_is_drawn_with_all_of_them() {
        let draw = |cache: &PartCache, keys: &[&str], value: u8| {
            let part = |key: &&str| {
                cache.draw(key, value, || {
                    cache.note_hot((key, value));
                    html! { (value) }
                })
            };
            let parts = || keys.iter().map(part).collect::<Vec<_>>();
            Zone::collect(cache, || {
                let frame = |parts: Vec<_>| html! { @for part in parts { i { (part) } } };
                cache.draw_framed("land", 0, (keys, value), parts, frame)
            })
        };
        let first = PartCache::default();
        assert_eq!(draw(&first, &["one", "two"], 1).html(), "<i>1</i><i>1</i>");
        // One of the parts is unchanged: it is drawn all the same, because the frame is.
        let second = after(first);
        let other = draw(&second, &["one"], 1);
        assert!(other.is_whole());
        assert_eq!(other.html(), "<i>1</i>");
        assert!(second.is_hot(("one", 1_u8)) && !second.is_hot(("two", 1_u8)));
        let third = after(second);
        let changed = draw(&third, &["one"], 2);
        let Content::Parts(parts) = &changed.parts()[0].content else { panic!("the frame is kept: {changed:?}") };
        assert_eq!(parts[0].content, Content::Html("2".to_owned()));
        assert!(third.is_hot(("one", 2_u8)) && !third.is_hot(("one", 1_u8)));
    }

    #[test]
    fn a_part_that_is_not_drawn_again_keeps_its_hot_spots() {
        let draw = |cache: &PartCache, contents: u8| {
            cache.draw("castle", contents, || {
                cache.note_hot("build");
                html! {}
            });
        };
        let first = PartCache::default();
        draw(&first, 1);
        let second = after(first);
        assert!(!second.is_hot("build"), "nothing has been drawn yet");
        draw(&second, 1);
        assert!(second.is_hot("build"));
        let third = after(second);
        draw(&third, 1);
        assert!(third.is_hot("build"));
        assert!(!third.is_hot("pass"));
    }

    #[test]
    fn a_common_part_is_drawn_once_for_all_audiences() {
        let draw = |cache: &PartCache, value: u8, drawn: &mut u8| {
            Zone::collect(cache, || {
                cache.draw_common("score", value, || {
                    *drawn += 1;
                    html! { (value) }
                })
            })
        };
        let mut drawn = 0;
        let one = PartCache::default();
        let first = draw(&one, 1, &mut drawn);
        let two = PartCache::after(PartCache::default(), one.take_common());
        assert_eq!(draw(&two, 1, &mut drawn), first);
        assert_eq!(drawn, 1);
        // Another value, and later the same for an audience that has it.
        let three = PartCache::after(PartCache::default(), two.take_common());
        assert_eq!(draw(&three, 2, &mut drawn).html(), "2");
        assert_eq!(drawn, 2);
        assert_eq!(
            draw(&PartCache::after(three, CommonParts::default()), 2, &mut drawn).parts()[0].content,
            Content::Kept
        );
        assert_eq!(drawn, 2);
    }

    #[test]
    fn escaped_text_cannot_be_mistaken_for_a_part() {
        let cache = PartCache::default();
        let zone = Zone::collect(&cache, || html! { p { ("<\u{1f}\u{f0000}") } });
        assert!(zone.parts().is_empty());
        assert_eq!(zone.html(), "<p>&lt;\u{1f}\u{f0000}</p>");
    }
}
