//! The sheet of all pieces of a game, to be printed and compared with the box: one HTML file that needs no other.

use std::collections::BTreeMap;

use catalog::CatalogGame;
use kernel::{BoxEntry, Origin};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use present::{Language, Words};
use serde::{Deserialize, Serialize};

use crate::say::words;

/// A piece as it is drawn with one box.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Drawn {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) drawing: String,
}

/// All pieces as they are drawn with one box, and the symbols that the drawings refer to.
#[derive(Serialize, Deserialize)]
pub(crate) struct Drawings {
    pub(crate) symbols: String,
    pub(crate) pieces: Vec<Drawn>,
}

impl Drawings {
    /// The drawings with the box of this process.
    pub(crate) fn of(game: &dyn CatalogGame, language: Language) -> Self {
        let pieces = game.printed(language).into_iter();
        let drawn = |piece: present::PrintedPiece| {
            let drawing = piece.drawing.into_string();
            Drawn { id: piece.id, name: piece.name, drawing }
        };
        Self { symbols: present::defs(&[game.symbols()]).into_string(), pieces: pieces.map(drawn).collect() }
    }

    fn find(&self, id: &str) -> Option<&Drawn> {
        self.pieces.iter().find(|piece| piece.id == id)
    }
}

/// A sheet in a language.
pub(crate) struct Sheet<'a> {
    pub(crate) game: &'a dyn CatalogGame,
    pub(crate) language: Language,
}

/// A file that is compared: its name, its entries, its drawings, and where it differs, in words.
pub(crate) struct Other<'a> {
    pub(crate) file: &'a str,
    pub(crate) entries: &'a [BoxEntry],
    pub(crate) drawings: &'a Drawings,
    pub(crate) changes: &'a [String],
}

impl Sheet<'_> {
    fn words(&self) -> &'static Words {
        words(self.language)
    }

    fn page(&self, title: &str, lead: &[String], body: &Markup) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.language) data-theme="light" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) }
                    style { (PreEscaped(self.style())) }
                }
                body {
                    (catalog::defs(Some(self.game.info().id)))
                    header {
                        h1 { (title) }
                        @for sentence in lead { p { (sentence) } }
                    }
                    main { (body) }
                }
            }
        };
        page.into_string()
    }

    fn style(&self) -> String {
        format!("{}{}{}", present::style(), self.game.style(), include_str!("sheet.css"))
    }

    /// The sheet of all pieces. What has an id but no drawing is listed at the end.
    pub(crate) fn all(&self, entries: &[BoxEntry], drawings: &Drawings) -> String {
        let words = self.words();
        let title = words.with("sheet-title", &[("game", self.game.title(self.language).into())]);
        let mut groups: Vec<(&str, Vec<(&BoxEntry, &Drawn)>)> = Vec::new();
        for entry in entries {
            let Some(drawn) = drawings.find(&entry.id) else { continue };
            match groups.last_mut().filter(|(group, _)| *group == entry.group) {
                Some((_, pieces)) => pieces.push((entry, drawn)),
                None => groups.push((&entry.group, vec![(entry, drawn)])),
            }
        }
        let rest: Vec<&BoxEntry> = entries.iter().filter(|entry| drawings.find(&entry.id).is_none()).collect();
        let body = html! {
            @for (group, pieces) in &groups {
                h2 { code { (group) } " " small { (words.with("sheet-pieces", &[("count", pieces.len().into())])) } }
                div.sheet-pieces {
                    @for (entry, drawn) in pieces { (self.piece(entry, &drawn.name, &drawn.drawing, &[])) }
                }
            }
            @if !rest.is_empty() {
                h2 { (words.text("sheet-rest")) }
                p { (words.text("sheet-rest-told")) }
                table.sheet-rest {
                    thead { tr { @for head in ["sheet-line", "sheet-entry", "sheet-says", "sheet-from"] { th { (words.text(head)) } } } }
                    tbody {
                        @for entry in rest {
                            tr {
                                td { (lines(entry)) }
                                td { code { (entry.group) " " (entry.id) } }
                                td { (self.facts(entry, &[])) }
                                td { (self.origins(entry)) }
                            }
                        }
                    }
                }
            }
        };
        self.page(&title, &[words.text("sheet-told"), words.text("sheet-correct"), words.text("sheet-origins")], &body)
    }

    /// Every piece that differs, with both boxes side by side.
    pub(crate) fn differences(&self, entries: &[BoxEntry], drawings: &Drawings, other: &Other<'_>) -> String {
        let words = self.words();
        let args = [("game", self.game.title(self.language).into()), ("file", other.file.into())];
        let title = words.with("sheet-differences", &args);
        let before: BTreeMap<(&str, &str), &BoxEntry> = entries.iter().map(|entry| (key(entry), entry)).collect();
        let changed =
            |entry: &&BoxEntry| before.get(&key(entry)).is_none_or(|old| !changed_keys(old, entry).is_empty());
        let shown: Vec<(&BoxEntry, &Drawn)> = other
            .entries
            .iter()
            .filter(changed)
            .filter_map(|entry| Some((entry, other.drawings.find(&entry.id)?)))
            .collect();
        let row = |place: usize| format!("grid-row: {}", place + 2);
        let body = html! {
            ul { @for change in other.changes { li { (change) } } }
            @if shown.is_empty() {
                p { (words.text("sheet-none")) }
            } @else {
                div.sheet-pairs {
                    h2 { (words.text("sheet-before")) }
                    h2 { (words.with("sheet-after", &[("file", other.file.into())])) }
                    @for (place, (entry, _)) in shown.iter().enumerate() {
                        div style=(row(place)) {
                            @if let (Some(old), Some(drawn)) = (before.get(&key(entry)), drawings.find(&entry.id)) {
                                (self.piece(old, &drawn.name, &drawn.drawing, &changed_keys(entry, old)))
                            }
                        }
                    }
                    // The drawings of both boxes refer to symbols of the same names, so that those of the other have a tree of
                    // their own.
                    div.sheet-other {
                        template shadowrootmode="open" {
                            style { (PreEscaped(self.style())) }
                            (PreEscaped(&other.drawings.symbols))
                            @for (place, (entry, drawn)) in shown.iter().enumerate() {
                                @let changed = before.get(&key(entry)).map_or_else(Vec::new, |old| changed_keys(old, entry));
                                div.sheet-right style=(row(place)) {
                                    (self.piece(entry, &drawn.name, &drawn.drawing, &changed))
                                }
                            }
                        }
                    }
                }
            }
        };
        self.page(&title, &[words.text("sheet-differences-told")], &body)
    }

    fn piece(&self, entry: &BoxEntry, name: &str, drawing: &str, changed: &[&str]) -> Markup {
        html! {
            figure.sheet-piece {
                div.sheet-drawing { (PreEscaped(drawing)) }
                figcaption {
                    strong { (name) }
                    p { code { (entry.id) } " \u{b7} " (self.words().with("sheet-lines", &[("lines", lines(entry).into())])) " \u{b7} " (self.origins(entry)) }
                    (self.facts(entry, changed))
                }
            }
        }
    }

    /// What an entry says. A fact that comes from elsewhere than most of them has its own mark.
    fn facts(&self, entry: &BoxEntry, changed: &[&str]) -> Markup {
        let usual = usual_origin(entry);
        html! {
            ul.sheet-facts {
                @for fact in &entry.facts {
                    li.sheet-changed[changed.contains(&fact.key.as_str())] {
                        code { (fact.key) " = " (fact.value) }
                        @if Some(fact.origin) != usual { " " (self.origin(fact.origin)) }
                    }
                }
            }
        }
    }

    fn origins(&self, entry: &BoxEntry) -> Markup {
        html! { @if let Some(origin) = usual_origin(entry) { (self.origin(origin)) } }
    }

    /// A mark that can be told apart without colours.
    fn origin(&self, origin: Origin) -> Markup {
        let (class, key) = match origin {
            Origin::Rulebook => ("sheet-rulebook", "sheet-rulebook"),
            Origin::Public => ("sheet-public", "sheet-public"),
            Origin::Reconstructed => ("sheet-reconstructed", "sheet-reconstructed"),
        };
        html! { span.sheet-origin.(class) { (self.words().text(key)) } }
    }
}

fn key(entry: &BoxEntry) -> (&str, &str) {
    (&entry.group, &entry.id)
}

/// The keys of facts in `new` that `old` does not say, or says differently.
fn changed_keys<'a>(old: &BoxEntry, new: &'a BoxEntry) -> Vec<&'a str> {
    let same = |key: &str, value: &str| old.facts.iter().any(|fact| fact.key == key && fact.value == value);
    let changed = new.facts.iter().filter(|fact| !same(&fact.key, &fact.value));
    changed.map(|fact| fact.key.as_str()).collect()
}

/// Where most facts of an entry come from.
fn usual_origin(entry: &BoxEntry) -> Option<Origin> {
    let times = |origin: Origin| entry.facts.iter().filter(|fact| fact.origin == origin).count();
    let all = [Origin::Rulebook, Origin::Public, Origin::Reconstructed];
    all.into_iter().filter(|origin| times(*origin) > 0).max_by_key(|origin| times(*origin))
}

/// `12` or `12–15`.
fn lines(entry: &BoxEntry) -> String {
    match entry.lines {
        [from, to] if from == to => from.to_string(),
        [from, to] => format!("{from}\u{2013}{to}"),
    }
}
