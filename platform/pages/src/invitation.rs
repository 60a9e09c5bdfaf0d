//! The page that an invitation leads to.

use catalog::CatalogGame;
use maud::{Markup, html};

use crate::frame::{Page, PageContext, PageKind};
use crate::names::LONGEST_NAME;

/// An invitation to an open seat.
#[derive(Clone, Copy)]
pub struct Invitation<'a> {
    /// The game that is played.
    pub game: &'static dyn CatalogGame,
    /// The address of the invitation, to which the form is sent.
    pub address: &'a str,
    /// The names of those who sit at the table.
    pub seated: &'a [String],
    /// The name of the visitor, as a suggestion.
    pub name: &'a str,
}

/// Who invites to what. Only the button on the page takes the seat, so that programs which open links to preview them do
/// not.
#[must_use]
pub fn invitation(context: &PageContext<'_>, invitation: &Invitation<'_>) -> Markup {
    let words = context.words();
    let Invitation { game, address, seated, name } = *invitation;
    let title = game.title(context.language);
    let body = html! {
        section.new-match {
            div.cover { (catalog::cover(game)) }
            form.options method="post" action=(address) {
                h1 { (words.with("invitation-title", &[("game", title.into())])) }
                p { (words.with("invitation-from", &[("names", seated.join(", ").into())])) }
                p.field {
                    label for="name" { (words.text("lobby-name")) }
                    input #name type="text" name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname" required;
                }
                p { button.main type="submit" { (words.text("seat-sit")) } " "
                    a.button.quiet href={ "/rules/" (game.info().id) } { (words.text("lobby-rules")) } }
            }
        }
    };
    let page = Page { title, kind: PageKind::Form, game: Some(game.info().id), here: address, header: html! {}, body };
    page.render(context)
}
