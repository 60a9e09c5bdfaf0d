//! The pictures on the games' cards in the lobby: 400 x 300 units each.

mod burgenland;
mod castle;
mod two_castles;
mod two_heirs;
mod viscounts;

pub(crate) use burgenland::burgenland;
pub(crate) use castle::castle;
use maud::{Markup, html};
pub(crate) use two_castles::two_castles;
pub(crate) use two_heirs::two_heirs;
pub(crate) use viscounts::viscounts;

/// What the covers need to be defined once.
pub(crate) fn symbols() -> Markup {
    html! { clipPath id="cover-clip" { rect x="10" y="10" width="380" height="280" {} } }
}

/// The frame around every cover. Covers say nothing aloud: the title stands beside them.
fn framed(class: &str, picture: &Markup) -> Markup {
    html! {
        svg.cover.(class) viewBox="0 0 400 300" aria-hidden="true" focusable="false" {
            rect.f-vellum width="400" height="300" {}
            g clip-path="url(#cover-clip)" { (picture) }
            rect.frame x="4" y="4" width="392" height="292" {}
            rect.frame-thin x="10" y="10" width="380" height="280" {}
        }
    }
}
