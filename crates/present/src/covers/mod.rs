//! The pictures on the games' cards in the lobby: 400 x 300 units each.

mod burgenland;
mod castle;
mod two_castles;
mod two_heirs;
mod viscounts;

pub use burgenland::burgenland;
pub use castle::castle;
use maud::{Markup, html};
pub use two_castles::two_castles;
pub use two_heirs::two_heirs;
pub use viscounts::viscounts;

/// The cover of the game with this id.
#[must_use]
pub fn of(id: &str) -> Option<Markup> {
    match id {
        "burgenland" => Some(burgenland()),
        "castle" => Some(castle()),
        "two-castles" => Some(two_castles()),
        "two-heirs" => Some(two_heirs()),
        "viscounts" => Some(viscounts()),
        _ => None,
    }
}

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
