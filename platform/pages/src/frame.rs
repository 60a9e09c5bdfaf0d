//! The frame around every page.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use present::Language;

use crate::app::App;
use crate::visitor::Visitor;

/// A page.
pub(super) struct Page<'a> {
    pub(super) visitor: Visitor,
    /// What stands in the browser's title bar before the house's name.
    pub(super) title: &'a str,
    /// The class of the body: which style sheet rules apply.
    pub(super) kind: &'static str,
    /// The game whose pieces are drawn on it; without one, there may be pieces of all.
    pub(super) game: Option<&'static str>,
    /// The script that makes it live.
    pub(super) script: &'static str,
    /// The address the visitor comes back to after changing the language.
    pub(super) here: &'a str,
    /// Further things in the head line.
    pub(super) head: Markup,
    pub(super) body: Markup,
}

impl Page<'_> {
    pub(super) fn render(self, app: &App) -> Markup {
        let words = self.visitor.words();
        let asset = |name: &str| app.assets.address(name);
        html! {
            (DOCTYPE)
            html lang=(self.visitor.language.tag()) data-theme=[self.visitor.theme.map(|theme| theme.word())] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) " · " (words.text("house-name")) }
                    meta name="description" content=(words.text("house-description"));
                    link rel="icon" type="image/svg+xml" href=(asset("favicon.svg"));
                    link rel="stylesheet" href=(asset("drawings.css"));
                    link rel="stylesheet" href=(asset("style/base.css"));
                    link rel="stylesheet" href=(asset(&format!("style/{}.css", style_of(self.kind))));
                    script type="module" src=(asset(self.script)) {}
                }
                body class={ (self.kind) "-page" } {
                    a.skip href="#main" { (words.text("skip-to-content")) }
                    (catalog::defs(self.game))
                    header.house {
                        a.brand href="/" { (present::logo()) span { (words.text("house-name")) } }
                        (self.head)
                        div.preferences {
                            button.theme type="button" data-theme-switch aria-label=(words.text("theme-switch"))
                                title=(words.text("theme-switch")) hidden { (lantern()) }
                            form.languages method="post" action="/language" {
                                input type="hidden" name="to" value=(self.here);
                                @for language in Language::ALL {
                                    @if language == self.visitor.language {
                                        span.language aria-current="true" lang=(language.tag()) { (language.own_name()) }
                                    } @else {
                                        button.language type="submit" name="language" value=(language.tag())
                                            lang=(language.tag()) { (language.own_name()) }
                                    }
                                }
                            }
                        }
                    }
                    main id="main" tabindex="-1" { (self.body) }
                }
            }
        }
    }
}

/// The style sheet of a kind of page.
fn style_of(kind: &str) -> &str {
    match kind {
        "table" | "replay" => "table",
        "rules" => "rules",
        _ => "lobby",
    }
}

/// A lantern: one half lit.
fn lantern() -> Markup {
    PreEscaped(
        r#"<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/></svg>"#
            .to_owned(),
    )
}
