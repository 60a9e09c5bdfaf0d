//! Parts of a zone that can be sent alone, so that a die which falls does not send six castles again.
//!
//! A drawing marks them ([`present::part`]); what lies around them is the zone's *frame*. While the frame stays as it is, only
//! the parts that changed are sent, each under its own name. A part that whoever looks has already ([`present::Known`]) is left
//! out of the drawing.

use std::hash::{BuildHasher as _, Hash as _, Hasher as _};
use std::sync::LazyLock;

use memchr::memmem::Finder;
use present::{PART_BEGIN, PART_END, PART_SAME};
use rustc_hash::FxBuildHasher;

/// A zone's HTML, cut into frame and parts.
pub(super) struct Cut<'a> {
    /// The hash of what lies around the parts.
    pub(super) frame: u64,
    /// Each part by name, with its marks, so that a page is the same however it came to be.
    pub(super) parts: Vec<(&'a str, &'a str)>,
}

/// Was this part left out, because whoever looks has it already?
pub(super) fn is_left_out(part: &str) -> bool {
    part.strip_suffix(PART_END).is_some_and(|part| part.ends_with(PART_SAME))
}

static BEGIN: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(PART_BEGIN));
static END: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(PART_END));

/// Cuts a zone's HTML. A mark without its end stays in the frame.
pub(super) fn cut(html: &str) -> Cut<'_> {
    let (mut parts, mut rest) = (Vec::new(), html);
    let mut frame = FxBuildHasher.build_hasher();
    while let Some((before, name, body, after)) = first_part(rest) {
        (before, name).hash(&mut frame);
        parts.push((name, body));
        rest = after;
    }
    rest.hash(&mut frame);
    Cut { frame: frame.finish(), parts }
}

/// The first part with what comes before and after it.
fn first_part(html: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = html.split_at(BEGIN.find(html.as_bytes())?);
    let (body, after) = rest.split_at(END.find(rest.as_bytes())? + PART_END.len());
    let (name, _) = body[PART_BEGIN.len()..].split_once("-->")?;
    Some((before, name, body, after))
}

#[cfg(test)]
mod tests {
    use maud::{Markup, html};
    use present::{drawn_part, part};

    use super::{cut, is_left_out};

    fn zone(class: &str, ring: &str, castle: &str) -> String {
        let text = |text: &str| -> Markup {
            html! { p { (text) } }
        };
        html! { div class=(class) { (part("ring", &text(ring))) hr; svg { (drawn_part("castle", &text(castle))) } } }
            .into_string()
    }

    #[test]
    fn a_part_changes_and_the_frame_does_not() {
        let (old, new) = (zone("a", "x", "y"), zone("a", "x", "z"));
        let (old, new) = (cut(&old), cut(&new));
        assert_eq!(old.frame, new.frame);
        assert_eq!(old.parts[0], ("ring", "<!--part ring--><p>x</p><!--/part-->"));
        assert_eq!(old.parts[0], new.parts[0]);
        assert_eq!(new.parts[1], ("castle", "<!--part castle--><p>z</p><!--/part-->"));
    }

    #[test]
    fn a_part_can_be_left_out() {
        let html = zone("a", "x", "y");
        let sparse = html.replace("<p>y</p>", present::PART_SAME);
        let (whole, sparse) = (cut(&html), cut(&sparse));
        assert_eq!(whole.frame, sparse.frame);
        assert_eq!(whole.parts.iter().map(|(_, part)| is_left_out(part)).collect::<Vec<_>>(), [false, false]);
        assert_eq!(sparse.parts.iter().map(|(_, part)| is_left_out(part)).collect::<Vec<_>>(), [false, true]);
    }

    #[test]
    fn what_lies_around_the_parts_is_the_frame() {
        let (old, new) = (zone("a", "x", "y"), zone("b", "x", "y"));
        assert_ne!(cut(&old).frame, cut(&new).frame);
        assert!(cut("<p>no parts</p>").parts.is_empty());
        assert!(cut("<!--part endless-->").parts.is_empty());
    }
}
