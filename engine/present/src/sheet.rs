//! Tables and lists that every game shares: score sheet, ranking, actions, log.

use kernel::{Contender, Game as _, ScoreSheet, Seat, Standings};
use maud::{Markup, html};

use crate::face::{ActionOf, Face, LogLine, Scene, name_of};
use crate::words::Words;

/// The name of a contender: the player name of the seat, or the name of the automaton.
#[must_use]
pub fn contender_name<F: Face>(words: &Words, names: &[String], who: Contender) -> String {
    match who {
        Contender::Seat(seat) => name_of(names, seat).to_owned(),
        Contender::Automaton => words.text(&format!("{}-automaton", F::Game::INFO.id)),
    }
}

fn contender<F: Face>(scene: &Scene<'_, F>, who: Contender) -> Markup {
    html! {
        span.contender {
            @if let Contender::Seat(seat) = who { (scene.arms(seat).shield()) " " }
            span.name { (contender_name::<F>(scene.words, scene.names, who)) }
        }
    }
}

/// The itemised score of all contenders. Sources that have given nobody any points are left out.
#[must_use]
pub fn score_sheet<F: Face>(scene: &Scene<'_, F>, sheet: &ScoreSheet) -> Markup {
    let words = scene.words;
    let sources = sheet.columns.first().map_or(&[][..], |column| &column.items);
    let is_used = |row: usize| {
        let items = || sheet.columns.iter().map(|column| &column.items[row]);
        items().any(|item| item.points != 0 || item.count > 0)
    };
    html! {
        table.score-sheet {
            caption { (words.text("score-sheet")) }
            thead {
                tr {
                    th scope="col" { (words.text("score-source")) }
                    @for column in &sheet.columns { th scope="col" { (contender(scene, column.who)) } }
                }
            }
            tbody {
                @for (row, item) in sources.iter().enumerate().filter(|(row, _)| is_used(*row)) {
                    tr {
                        th scope="row" { (words.text(&format!("{}-source-{}", F::Game::INFO.id, item.source))) }
                        @for column in &sheet.columns {
                            td {
                                span.points { (column.items[row].points) }
                                @if column.items[row].count > 0 {
                                    @let counted = counted_key::<F>(words, column.items[row].source);
                                    " " span.count { (words.with(&counted, &[("count", column.items[row].count.into())])) }
                                }
                            }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.text("score-total")) }
                    @for column in &sheet.columns { td { strong { (column.total()) } } }
                }
            }
        }
    }
}

/// The message that says what was counted: the game's own for the source or for all sources, or the one that all games
/// share.
fn counted_key<F: Face>(words: &Words, source: &str) -> String {
    let game = F::Game::INFO.id;
    let own = [format!("{game}-counted-{source}"), format!("{game}-counted")];
    own.into_iter().find(|key| words.has(key)).unwrap_or_else(|| "score-count".to_owned())
}

/// The ranking, best first.
#[must_use]
pub fn standings<F: Face>(scene: &Scene<'_, F>, standings: &Standings) -> Markup {
    let words = scene.words;
    let mut rows = standings.rows().to_vec();
    rows.sort_by_key(|row| row.rank);
    html! {
        table.standings {
            caption { (words.text("standings")) }
            thead {
                tr {
                    th scope="col" { (words.text("standings-rank")) }
                    th scope="col" { (words.text("standings-name")) }
                    th scope="col" { (words.text("standings-score")) }
                }
            }
            tbody {
                @for row in rows {
                    tr.first[row.rank == 1] {
                        td { (row.rank) "." }
                        td { (contender(scene, row.who)) }
                        td { (row.score) }
                    }
                }
            }
        }
    }
}

/// Every legal action as a labelled button, under a heading where the game groups them. A proposal comes first; the client
/// sends its actions one after another.
#[must_use]
pub fn action_buttons<F: Face>(scene: &Scene<'_, F>) -> Markup {
    let mut groups: Vec<(Option<String>, Vec<ActionOf<F>>)> = Vec::new();
    for action in scene.legal {
        let heading = F::action_group(scene, *action);
        match groups.iter_mut().find(|(other, _)| *other == heading) {
            Some((_, actions)) => actions.push(*action),
            None => groups.push((heading, vec![*action])),
        }
    }
    let proposal = F::proposal(scene);
    let proposed = proposal.as_ref().and_then(|proposal| proposal.actions.first());
    html! {
        @if let Some(proposal) = &proposal && let [first, then @ ..] = &proposal.actions[..] && !then.is_empty() {
            @let then: Vec<String> = then.iter().map(ToString::to_string).collect();
            button.action.proposal type="button" data-action=(first) data-then=(then.join(" ")) { (proposal.words) }
        }
        @for (heading, actions) in &groups {
            div.action-group role="group" aria-label=[heading.as_deref()] {
                @if let Some(heading) = heading { p.action-heading { (heading) } }
                @for action in actions {
                    button.action.proposal[proposed == Some(action)] type="button" data-action=(action) {
                        (F::action_label(scene, *action))
                    }
                }
            }
        }
    }
}

/// A sentence about an action that a seat is considering, for the seats that may see it.
#[must_use]
pub fn intention_words<F: Face>(scene: &Scene<'_, F>, seat: Seat, action: ActionOf<F>) -> String {
    let action = F::action_label(scene, action);
    scene.words.with("intention", &[("name", scene.name(seat).into()), ("action", action.into())])
}

/// A line of the log, without the surrounding list item.
#[must_use]
pub fn log_line<F: Face>(game: &F::Game, line: &LogLine) -> Markup {
    html! {
        span.log-line.(line.kind.class()) {
            @if let Some(seat) = line.seat { (F::arms(game, seat).shield()) " " }
            (line.text)
        }
    }
}

/// The label of an option in the form for a new match.
#[must_use]
pub fn option_label<F: Face>(words: &Words, key: &str) -> String {
    words.text(&format!("{}-option-{key}", F::Game::INFO.id))
}

/// The label of an option's value in the form for a new match.
#[must_use]
pub fn option_value<F: Face>(words: &Words, key: &str, value: &str) -> String {
    words.text(&format!("{}-option-{key}-{value}", F::Game::INFO.id))
}
