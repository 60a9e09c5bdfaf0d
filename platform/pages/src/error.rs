//! Pages that say why something was refused.

use maud::{DOCTYPE, Markup, html};
use present::Language;

use crate::frame::{Page, PageContext, PageKind};
use crate::refusal::Refusal;
use crate::words::words;

/// A refusal as a page.
#[must_use]
pub fn error(context: &PageContext<'_>, refusal: &Refusal) -> Markup {
    let words = context.words();
    let page = Page {
        title: &words.text("error-title"),
        kind: PageKind::Error,
        game: None,
        here: "/",
        header: html! {},
        body: html! {
            section.notice data-code=(refusal.code()) {
                h1 { (words.text("error-title")) }
                p { (refusal.text(context.language)) }
                p { a.button href="/" { (words.text("to-lobby")) } }
            }
        },
    };
    page.render(context)
}

/// A refusal as a page without scripts, styles and header, for where a [`PageContext`] is not at hand.
#[must_use]
pub fn bare_error(language: Language, refusal: &Refusal) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head { meta charset="utf-8"; title { (words(language).text("site-name")) } }
            body { p data-code=(refusal.code()) { (refusal.text(language)) } }
        }
    }
}

/// A refusal above a form that is shown again.
pub(crate) fn notice(language: Language, refusal: &Refusal) -> Markup {
    html! { p.refusal role="alert" data-code=(refusal.code()) { (refusal.text(language)) } }
}
