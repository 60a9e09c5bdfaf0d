//! The frame that the games' cover pictures in the lobby share.

use maud::{Markup, html};

/// The clip path that covers refer to, defined once per page.
pub(crate) fn symbols() -> Markup {
    html! { clipPath id="cover-clip" { rect x="10" y="10" width="380" height="280" {} } }
}

/// A cover: `picture`, which is 400 x 300 units large, inside the frame that all covers share. Screen readers skip it,
/// because the title is next to it. The picture alone has the id `CLASS-picture`, so that the lobby can show it once more.
#[must_use]
pub fn cover(class: &str, picture: &Markup) -> Markup {
    html! {
        svg.cover.(class) viewBox="0 0 400 300" aria-hidden="true" focusable="false" {
            rect.f-vellum width="400" height="300" {}
            g id={ (class) "-picture" } clip-path="url(#cover-clip)" { (picture) }
            rect.frame x="4" y="4" width="392" height="292" {}
            rect.frame-thin x="10" y="10" width="380" height="280" {}
        }
    }
}
