//! The rules of a game, and what is known of its pieces.

use catalog::CatalogGame;
use maud::{Markup, PreEscaped, html};

use crate::frame::{Page, PageContext, PageKind};
use crate::score::score_link;

/// The rules page of a game. At its end it says which facts about the pieces are certain and which are reconstructed.
#[must_use]
pub fn rules(context: &PageContext<'_>, game: &dyn CatalogGame) -> Markup {
    let words = context.words();
    let info = game.info();
    let title = words.with("rules-title", &[("game", game.title(context.language).into())]);
    let here = format!("/rules/{}", info.id);
    let body = html! {
        h1 { (title) }
        (PreEscaped(game.rules_page(context.language)))
        section aria-labelledby="provenance" {
            h2 #provenance { (words.text("rules-provenance")) }
            (PreEscaped(game.provenance(context.language)))
        }
        p { a.button href="/" { (words.text("to-lobby")) } " " (score_link(words, game)) }
    };
    let page = Page { title: &title, kind: PageKind::Rules, game: Some(info.id), here: &here, header: html! {}, body };
    page.render(context)
}
