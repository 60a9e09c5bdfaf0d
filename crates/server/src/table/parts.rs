//! Parts of a zone that can be sent alone, so that a die which falls does not send six castles again.
//!
//! A drawing marks them ([`present::part`]); what lies around them is the zone's *frame*. While the frame stays as it is, only
//! the parts that changed are sent, each under its own name.

use std::hash::{BuildHasher as _, Hash as _, Hasher as _};
use std::sync::LazyLock;

use memchr::memmem::Finder;
use present::{PART_BEGIN, PART_END};
use rustc_hash::FxBuildHasher;

/// A zone's HTML, cut into frame and parts.
pub(super) struct Cut<'a> {
    /// The hash of what lies around the parts.
    pub(super) frame: u64,
    /// Each part by name, with its marks, so that a page is the same however it came to be.
    pub(super) parts: Vec<(&'a str, &'a str)>,
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

    use super::cut;

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
    fn what_lies_around_the_parts_is_the_frame() {
        let (old, new) = (zone("a", "x", "y"), zone("b", "x", "y"));
        assert_ne!(cut(&old).frame, cut(&new).frame);
        assert!(cut("<p>no parts</p>").parts.is_empty());
        assert!(cut("<!--part endless-->").parts.is_empty());
    }
}
