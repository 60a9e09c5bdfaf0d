//! Scoring a table that was laid with the box: the games that offer it, the form, and the result.

use catalog::{CatalogGame, ColumnWords, FindingWords, ScoredWords};
use kernel::TableScorer;
use maud::{Markup, PreEscaped, html};
use present::{Words, breakable, number};

use crate::error::notice;
use crate::frame::{Page, PageContext, PageKind};
use crate::refusal::Refusal;

/// The form for a described table, and what came of the last one.
#[derive(Clone, Copy)]
pub struct ScoreForm<'a> {
    /// The game.
    pub game: &'a dyn CatalogGame,
    /// How it scores a table.
    pub scorer: TableScorer,
    /// The description in the form.
    pub text: &'a str,
    /// The score of that description, or why it has none; `None` before the form is sent.
    pub outcome: Option<Result<&'a ScoredBoard, &'a Refusal>>,
}

/// A scored table and its drawing.
#[derive(Clone, Debug)]
pub struct ScoredBoard {
    /// The score in words.
    pub words: ScoredWords,
    /// The board as HTML, if the game draws described tables.
    pub board: Option<String>,
}

/// The games that score described tables, with the reason why the list is shown instead of a form, if there is one.
#[must_use]
pub fn score_games(context: &PageContext<'_>, games: &[&'static dyn CatalogGame], refusal: Option<&Refusal>) -> Markup {
    let words = context.words();
    let body = html! {
        h1 { (words.text("laid-title")) }
        @match refusal {
            Some(refusal) => { (notice(context.language, refusal)) },
            None => { p { (words.text("laid-words")) } },
        }
        ul.score-games {
            @for game in games.iter().filter(|game| game.info().score_table.is_some()) {
                li {
                    a href=(address(*game)) {
                        span.cover { (catalog::cover(*game)) }
                        span { (breakable(game.title(context.language))) }
                    }
                }
            }
        }
        p { a.button.quiet href="/" { (words.text("to-lobby")) } }
    };
    let title = words.text("laid-title");
    let page = Page { title: &title, kind: PageKind::Form, game: None, here: "/score", header: html! {}, body };
    page.render(context)
}

/// The address of a game's form.
fn address(game: &dyn CatalogGame) -> String {
    format!("/score/{}", game.info().id)
}

/// The link to a game's form; nothing if the game does not score described tables.
pub(crate) fn score_link(words: &Words, game: &dyn CatalogGame) -> Markup {
    html! {
        @if game.info().score_table.is_some() { a.button.quiet href=(address(game)) { (words.text("laid-title")) } }
    }
}

/// The form of one game, with the result of what was sent.
#[must_use]
pub fn score(context: &PageContext<'_>, form: &ScoreForm<'_>) -> Markup {
    let words = context.words();
    let ScoreForm { game, text, outcome, .. } = form;
    let title = words.with("laid-game", &[("game", game.title(context.language).into())]);
    let here = address(*game);
    let body = html! {
        h1 { (title) }
        @match outcome {
            Some(Err(refusal)) => { (fault(context, refusal, text)) },
            Some(Ok(scored)) => { (result(words, scored)) },
            None => { p { (words.text("laid-words")) } },
        }
        section.score-form {
            form.options method="post" action=(here) enctype="multipart/form-data" {
                p.described {
                    label for="table" { (words.text("laid-text")) }
                    // The first line break in a text area is not part of its text.
                    textarea #table name="table" rows="18" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" { "\n" (text) }
                }
                p.described {
                    label for="file" { (words.text("laid-file")) }
                    input #file type="file" name="file" accept=".toml,.txt,text/plain";
                }
                p.submit {
                    button.main type="submit" { (words.text("laid-submit")) }
                    @if outcome.is_some() { " " a.button.quiet href=(here) { (words.text("laid-example")) } }
                    " " a.button.quiet href="/score" { (words.text("laid-other-game")) }
                }
            }
            (format(context, form))
        }
        (pieces(context, *game))
    };
    let page =
        Page { title: &title, kind: PageKind::Form, game: Some(game.info().id), here: &here, header: html! {}, body };
    page.render(context)
}

/// Why a description has no score, and the line of it that is at fault.
fn fault(context: &PageContext<'_>, refusal: &Refusal, text: &str) -> Markup {
    let line = refusal.line().and_then(|line| text.lines().nth(line.checked_sub(1)?));
    html! {
        (notice(context.language, refusal))
        @if let Some(line) = line.filter(|line| !line.trim().is_empty()) { pre.faulty-line tabindex="0" { code { (line.trim_end()) } } }
    }
}

/// How a description is written.
fn format(context: &PageContext<'_>, form: &ScoreForm<'_>) -> Markup {
    let (words, game_words, id) = (context.words(), form.game.words(context.language), form.game.info().id);
    html! {
        section.format aria-labelledby="format" {
            h2 #format { (words.text("laid-format")) }
            p { (words.text("laid-format-words")) }
            dl {
                @for group in form.scorer.fields {
                    dt { @for (index, field) in group.iter().enumerate() { @if index > 0 { ", " } code { (field) } } }
                    dd { (game_words.text(&format!("{id}-table-field-{}", group.first().unwrap_or(&"")))) }
                }
            }
        }
    }
}

/// All pieces with the ids by which a description names them.
fn pieces(context: &PageContext<'_>, game: &dyn CatalogGame) -> Markup {
    let words = context.words();
    html! {
        details.piece-ids {
            summary { (words.text("laid-pieces")) }
            ul {
                @for piece in game.printed(context.language) {
                    li {
                        span.piece-drawing aria-hidden="true" { (piece.drawing) }
                        code { (piece.id) }
                        " " span { (breakable(&piece.name)) }
                    }
                }
            }
        }
    }
}

fn result(words: &Words, scored: &ScoredBoard) -> Markup {
    let ScoredBoard { words: told, board } = scored;
    html! {
        section.score-result aria-label=(words.text("laid-result")) {
            div.score-answer {
                (totals(words, &told.columns))
                @if let Some(board) = board { div.laid-board { (PreEscaped(board)) } }
            }
            @if !told.findings.is_empty() { (findings(words, told)) }
            @if let Some(note) = &told.box_note { p.box-note { (note) } }
        }
    }
}

/// One column per contender, one row per source.
fn totals(words: &Words, columns: &[ColumnWords]) -> Markup {
    let sources = columns.first().map_or(&[][..], |column| &column.items);
    html! {
        div.wide-table tabindex="0" role="region" aria-label=(words.text("score-sheet")) {
            table.totals {
                caption { (words.text("score-sheet")) }
                thead {
                    tr {
                        th scope="col" { (words.text("score-source")) }
                        @for column in columns { th scope="col" { (breakable(&column.name)) } }
                    }
                }
                tbody {
                    @for (row, (source, _)) in sources.iter().enumerate() {
                        tr {
                            th scope="row" { (breakable(source)) }
                            @for column in columns { td { (number(column.items[row].1)) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (words.text("score-total")) }
                        @for column in columns { td { strong { (number(column.total)) } } }
                    }
                }
            }
        }
    }
}

/// The findings. The roles are those that the elements have anyway: a phone shows the rows as blocks, and then browsers forget them.
fn findings(words: &Words, told: &ScoredWords) -> Markup {
    let has_places = told.findings.iter().any(|finding| !finding.place.is_empty());
    let mut findings: Vec<&FindingWords> = told.findings.iter().collect();
    if told.is_owned {
        // What lies on the table without counting would hide the rest. The rooms of one castle, however, stay together.
        findings.sort_by_key(|finding| finding.points == 0);
    }
    let row = |finding: &FindingWords| {
        html! {
            tr.worth-nothing[finding.points == 0] role="row" {
                th.what scope="row" role="rowheader" { (breakable(&finding.name)) }
                @if has_places { td.where role="cell" { (finding.place) } }
                @if told.is_owned { td.whose role="cell" { (finding.owner) } }
                td.points role="cell" { (number(finding.points)) }
                td.why role="cell" { (finding.reason) }
            }
        }
    };
    let head = |key: &str| html! { th scope="col" role="columnheader" { (words.text(key)) } };
    html! {
        table.findings role="table" {
            caption { (words.text("laid-findings")) }
            thead role="rowgroup" {
                tr role="row" {
                    (head("laid-what"))
                    @if has_places { (head("laid-where")) }
                    @if told.is_owned { (head("laid-whose")) }
                    (head("standings-score"))
                    (head("laid-why"))
                }
            }
            tbody role="rowgroup" { @for finding in findings { (row(finding)) } }
        }
    }
}
