//! The form for a record from elsewhere.

use maud::{Markup, html};

use crate::error::notice;
use crate::frame::{Page, PageContext, PageKind};
use crate::refusal::Refusal;

/// The form, with the reason why it is shown again, if it is.
#[must_use]
pub fn upload(context: &PageContext<'_>, refusal: Option<&Refusal>) -> Markup {
    let words = context.words();
    let body = html! {
        section.new-match {
            form.options method="post" action="/replay" enctype="multipart/form-data" {
                h1 { (words.text("upload-title")) }
                @if let Some(refusal) = refusal { (notice(context.language, refusal)) }
                p { (words.text("upload-words")) }
                p.field {
                    label for="record" { (words.text("upload-file")) }
                    input #record type="file" name="record" accept=".record,text/plain" required;
                }
                p { button.main type="submit" { (words.text("upload-show")) } }
            }
        }
    };
    let page = Page {
        title: &words.text("upload-title"),
        kind: PageKind::Form,
        game: None,
        here: "/replay",
        header: html! {},
        body,
    };
    page.render(context)
}
