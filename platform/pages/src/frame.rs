//! The frame around every page.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use present::{Language, Words};

use crate::words::words;

/// For whom a page is, and where its scripts and styles are.
#[derive(Clone, Copy, Debug)]
pub struct PageContext<'a> {
    /// The language of the page.
    pub language: Language,
    /// Light or dark, if the visitor has chosen one.
    pub theme: Option<Theme>,
    /// The address of the folder of scripts and styles, without a slash at its end.
    pub assets: &'a str,
}

impl PageContext<'_> {
    pub(crate) fn words(&self) -> &'static Words {
        words(self.language)
    }
}

/// A choice against the system's setting of light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark ink on light paper.
    Light,
    /// Light ink on a dark ground.
    Dark,
}

impl Theme {
    const fn word(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The kinds of pages: each has a class of its own and style sheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PageKind {
    Lobby,
    Form,
    Table,
    Replay,
    Rules,
    Error,
}

impl PageKind {
    const fn class(self) -> &'static str {
        match self {
            Self::Lobby => "lobby-page",
            Self::Form => "new-page",
            Self::Table => "table-page",
            Self::Replay => "replay-page",
            Self::Rules => "rules-page",
            Self::Error => "error-page",
        }
    }

    const fn styles(self) -> &'static [&'static str] {
        match self {
            Self::Table | Self::Replay => &["style/table.css", "style/motion.css"],
            Self::Rules => &["style/rules.css"],
            Self::Lobby | Self::Form | Self::Error => &["style/lobby.css"],
        }
    }

    const fn script(self) -> &'static str {
        match self {
            Self::Table => "table.js",
            Self::Replay => "replay.js",
            Self::Lobby | Self::Form | Self::Rules | Self::Error => "lobby.js",
        }
    }
}

/// A page without its frame.
pub(crate) struct Page<'a> {
    /// The title, shown before the name of the site.
    pub(crate) title: &'a str,
    pub(crate) kind: PageKind,
    /// The game whose pieces are drawn on it; `None` if there may be pieces of all games.
    pub(crate) game: Option<&'static str>,
    /// The address the visitor returns to after changing the language.
    pub(crate) here: &'a str,
    /// More content of the header.
    pub(crate) header: Markup,
    pub(crate) body: Markup,
}

impl Page<'_> {
    pub(crate) fn render(self, context: &PageContext<'_>) -> Markup {
        let words = context.words();
        let asset = |name: &str| format!("{}/{name}", context.assets);
        html! {
            (DOCTYPE)
            html lang=(context.language.tag()) data-theme=[context.theme.map(|theme| theme.word())] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) " · " (words.text("site-name")) }
                    meta name="description" content=(words.text("site-description"));
                    link rel="icon" type="image/svg+xml" href=(asset("favicon.svg"));
                    link rel="stylesheet" href=(asset("drawings.css"));
                    // One game's sheet at a table: what the others' rules would ask of every change costs time.
                    @for game in catalog::ids().into_iter().filter(|id| self.game.is_none_or(|game| game == *id)) {
                        link rel="stylesheet" href=(asset(&format!("drawings/{game}.css")));
                    }
                    link rel="stylesheet" href=(asset("style/base.css"));
                    @for style in self.kind.styles() { link rel="stylesheet" href=(asset(style)); }
                    script type="module" src=(asset(self.kind.script())) {}
                }
                body class=(self.kind.class()) {
                    a.skip href="#main" { (words.text("skip-to-content")) }
                    (catalog::defs(self.game))
                    header.site {
                        a.brand href="/" { (present::logo()) span { (words.text("site-name")) } }
                        (self.header)
                        @if self.kind != PageKind::Table { (preferences(context, self.here)) }
                    }
                    main id="main" tabindex="-1" { (self.body) }
                }
            }
        }
    }
}

/// The choice of light and language. After a change of language the visitor returns to `here`.
pub(crate) fn preferences(context: &PageContext<'_>, here: &str) -> Markup {
    let words = context.words();
    html! {
        div.preferences {
            button.theme type="button" data-theme-switch aria-label=(words.text("theme-switch"))
                title=(words.text("theme-switch")) hidden { (theme_icon()) }
            form.languages method="post" action="/language" {
                input type="hidden" name="to" value=(here);
                @for language in Language::ALL {
                    @if language == context.language {
                        span.language aria-current="true" lang=(language.tag()) { (language.own_name()) }
                    } @else {
                        button.language type="submit" name="language" value=(language.tag())
                            lang=(language.tag()) { (language.own_name()) }
                    }
                }
            }
        }
    }
}

/// A disc, one half of it filled.
fn theme_icon() -> Markup {
    PreEscaped(
        r#"<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/></svg>"#
            .to_owned(),
    )
}
