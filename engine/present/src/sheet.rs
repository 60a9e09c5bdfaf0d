//! Tables and lists that every game shares: score sheet, ranking, actions, log.

use kernel::{Contender, Game as _, ScoreSheet, Seat, Standing, Standings};
use maud::{Markup, html};

use crate::escaped::Escaped;
use crate::face::{ActionOf, Face, Scene, name_of};
use crate::heraldry::Tincture;
use crate::hyphens::breakable;
use crate::number::number;
use crate::regalia::logo;
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
            (shield(scene, who)) " "
            span.name { (contender_name::<F>(scene.words, scene.names, who)) }
        }
    }
}

/// The arms of a seat, or those that an automaton has in its panel.
fn shield<F: Face>(scene: &Scene<'_, F>, who: Contender) -> Markup {
    match who {
        Contender::Seat(seat) => scene.arms(seat).shield(),
        Contender::Automaton => F::automaton_panel(scene).map_or_else(logo, |panel| panel.shield),
    }
}

/// The head of a column: the shield, which is never cut, and the name for those who do not see it. An automaton has only
/// its name.
fn head<F: Face>(scene: &Scene<'_, F>, who: Contender) -> Markup {
    let name = contender_name::<F>(scene.words, scene.names, who);
    html! {
        @match who {
            Contender::Seat(seat) => span.contender title=(name) {
                (scene.arms(seat).shield())
                span.visually-hidden { (name) }
            },
            Contender::Automaton => span.contender.named { (name) },
        }
    }
}

/// The itemised score of all contenders. Sources that have given nobody any points are left out. What was counted is there
/// twice, in full and as a number only; the style shows the one that fits.
#[must_use]
pub fn score_sheet<F: Face>(scene: &Scene<'_, F>, sheet: &ScoreSheet) -> Markup {
    let words = scene.words;
    let sources = sheet.columns.first().map_or(&[][..], |column| &column.items);
    let is_used = |row: usize| {
        let items = || sheet.columns.iter().map(|column| &column.items[row]);
        items().any(|item| item.points != 0 || item.count > 0)
    };
    let contenders = sheet.columns.len();
    html! {
        table.score-sheet.shared[contenders > 2].crowded[contenders > 4] {
            caption { (words.text("score-sheet")) }
            thead {
                tr {
                    th scope="col" { (words.text("score-source")) }
                    @for column in &sheet.columns { th scope="col" { (head(scene, column.who)) } }
                }
            }
            tbody {
                @for (row, item) in sources.iter().enumerate().filter(|(row, _)| is_used(*row)) {
                    tr {
                        th scope="row" { (breakable(&words.text(&format!("{}-source-{}", F::Game::INFO.id, item.source)))) }
                        @for column in &sheet.columns {
                            td {
                                span.points { (number(column.items[row].points)) }
                                @if column.items[row].count > 0 {
                                    @let count = [("count", column.items[row].count.into())];
                                    " " span.count { (words.with(&counted_key::<F>(words, item.source), &count)) }
                                    span.short-count { (words.with("score-count", &count)) }
                                }
                            }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.text("score-total")) }
                    @for column in &sheet.columns { td { strong { (number(column.total())) } } }
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
                        td { (number(row.score)) }
                    }
                }
            }
        }
    }
}

/// Who has won, and with how many points: a sentence.
#[must_use]
pub fn winner_words<F: Face>(scene: &Scene<'_, F>, standings: &Standings) -> String {
    let points = standings.rows().iter().find(|row| row.rank == 1).map_or(0, |row| row.score);
    let (names, count) = winner_names(scene, standings);
    scene.words.with("end-winner", &[("names", names.into()), ("count", count.into()), ("points", points.into())])
}

/// The names of the winners as a list in words, and how many they are.
fn winner_names<F: Face>(scene: &Scene<'_, F>, standings: &Standings) -> (String, usize) {
    let names: Vec<String> =
        standings.winners().map(|who| contender_name::<F>(scene.words, scene.names, who)).collect();
    let list = match &names[..] {
        [start @ .., last] if !start.is_empty() => {
            let args = [("start", start.join(", ").into()), ("last", last.as_str().into())];
            scene.words.with("list-and", &args)
        }
        _ => names.concat(),
    };
    (list, names.len())
}

/// Who has resigned, and who wins by that: a sentence. Of several contenders who are left the best one wins.
#[must_use]
pub fn resigned_words<F: Face>(scene: &Scene<'_, F>, standings: &Standings, resigned: Seat) -> String {
    let (names, count) = winner_names(scene, &standings.without(resigned));
    let args = [("name", scene.name(resigned).into()), ("names", names.into()), ("count", count.into())];
    scene.words.with("end-resigned", &args)
}

/// The ranking, the best first, each row with why it is before the next one, or beside it, if both have the same score.
#[must_use]
pub fn ranked<F: Face>(scene: &Scene<'_, F>, standings: &Standings) -> Vec<(Standing, Option<String>)> {
    let mut rows = standings.rows().to_vec();
    rows.sort_by_key(|row| row.rank);
    let reason = |index: usize| rows.get(index + 1).and_then(|next| tie_break(scene, &rows[index], next));
    (0..rows.len()).map(|index| (rows[index], reason(index))).collect()
}

/// The end of a match: the winner's arms and name, the lead, and the ranking with the scores as bars, the longest first, and
/// what decided between equal scores. A seat that has resigned and so ended the match comes last.
#[must_use]
pub fn end_of_match<F: Face>(scene: &Scene<'_, F>, standings: &Standings, resigned: Option<Seat>) -> Markup {
    let words = scene.words;
    let left = resigned.map(|seat| standings.without(seat));
    let ranking = left.as_ref().unwrap_or(standings);
    let rows = ranked(scene, ranking);
    let most = standings.rows().iter().map(|row| row.score).max().unwrap_or(0).max(1);
    let lead = match &rows[..] {
        [(first, _), (second, _), ..] if first.score > second.score => Some(first.score - second.score),
        _ => None,
    };
    let title = match resigned {
        Some(_) if rows.is_empty() => words.text("end-over"),
        Some(_) => {
            let (names, count) = winner_names(scene, ranking);
            words.with("end-by-resignation", &[("names", names.into()), ("count", count.into())])
        }
        None => winner_words(scene, standings),
    };
    let line = |row: &Standing, rank: Option<u8>, reason: Option<String>| {
        html! {
            li.first[rank == Some(1)] {
                span.end-rank { @match rank { Some(rank) => { (rank) "." }, None => "–" } }
                (contender(scene, row.who))
                span.end-score { (words.with("end-points", &[("points", row.score.into())])) }
                svg.end-bar.(tint(scene, row.who)) viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    path.end-bar-ground d="M0 0H100V4H0Z" {}
                    path.tint d={ "M0 0H" (row.score.max(0) * 100 / most) "V4H0Z" } {}
                }
                @if let Some(reason) = reason { p.end-reason { (reason) } }
            }
        }
    };
    html! {
        div.end-winner {
            @for winner in ranking.winners() {
                (shield(scene, winner))
            }
            h2 #end-title { (title) }
            @if let Some(lead) = lead.filter(|_| resigned.is_none()) {
                p.end-lead { (words.with("end-lead", &[("points", lead.into())])) }
            }
        }
        ol.end-ranking aria-label=(words.text("standings")) {
            @for (row, reason) in rows {
                (line(&row, Some(row.rank), reason))
            }
            @if let Some(seat) = resigned {
                (line(standings.of(seat), None, Some(words.text("end-has-resigned"))))
            }
        }
    }
}

/// The class of a contender's colour.
fn tint<F: Face>(scene: &Scene<'_, F>, who: Contender) -> &'static str {
    match who {
        Contender::Seat(seat) => scene.arms(seat).tincture.class(),
        Contender::Automaton => Tincture::Sable.class(),
    }
}

/// Why a contender is ranked before the next one, or beside them, although both have the same score.
fn tie_break<F: Face>(scene: &Scene<'_, F>, row: &Standing, next: &Standing) -> Option<String> {
    if row.score != next.score {
        return None;
    }
    let words = scene.words;
    let Some(index) = row.tie_breaks.iter().zip(next.tie_breaks).position(|(mine, other)| *mine != other) else {
        return Some(words.text("end-level"));
    };
    if row.who == Contender::Automaton && scene.game.seats().get() == 1 {
        let name = contender_name::<F>(words, scene.names, row.who);
        return Some(words.with("end-tie-automaton", &[("name", name.into())]));
    }
    Some(match F::tie_break_words(words, index) {
        Some(reason) => words.with("end-tie-break", &[("reason", reason.into())]),
        None => words.text("end-tie-broken"),
    })
}

/// So few buttons are not folded: the list would only hide what is to be done, such as ending the turn.
const MAX_UNFOLDED: usize = 2;

/// Every legal action as a labelled button, under a heading where the game groups them.
///
/// First comes what the drawing does not show; then, folded, the list of everything that also has a hot-spot in the board or
/// the hand, which must be drawn before. A proposal, or the only legal action, is the primary one, which plays at once: where
/// there is a choice, forgoing it is confirmed as everything else is. The client sends the actions of a proposal one after
/// another.
#[must_use]
pub fn action_buttons<F: Face>(scene: &Scene<'_, F>) -> Markup {
    let is_listed = |action: &ActionOf<F>| scene.legal.len() > MAX_UNFOLDED && scene.is_hot(*action);
    let (listed, loose): (Vec<ActionOf<F>>, Vec<ActionOf<F>>) = scene.legal.iter().copied().partition(is_listed);
    let proposal = F::proposal(scene);
    let proposed = proposal.as_ref().and_then(|proposal| proposal.actions.first().copied());
    let primary = match (&proposal, scene.legal) {
        (Some(proposal), _) => proposed.filter(|_| proposal.actions.len() == 1),
        (None, [only]) => Some(*only),
        (None, _) => None,
    };
    html! {
        @if proposal.is_some() || !loose.is_empty() {
            div.action-loose.repeats[proposal.is_none() && loose.iter().all(|action| scene.is_hot(*action))] {
                @if let Some(proposal) = &proposal && let [first, then @ ..] = &proposal.actions[..] && !then.is_empty() {
                    @let then: Vec<String> = then.iter().map(ToString::to_string).collect();
                    button.action.proposal.primary type="button" data-action=(first) data-then=(then.join(" ")) {
                        (proposal.words)
                    }
                }
                (groups(scene, &loose, proposed, primary))
            }
        }
        @if !listed.is_empty() {
            details.action-list data-keep-open="list" {
                summary { (scene.words.with("action-list", &[("count", listed.len().into())])) }
                (groups(scene, &listed, proposed, primary))
            }
        }
    }
}

fn groups<F: Face>(
    scene: &Scene<'_, F>,
    actions: &[ActionOf<F>],
    proposed: Option<ActionOf<F>>,
    primary: Option<ActionOf<F>>,
) -> Markup {
    let button = |action: &ActionOf<F>| Button {
        notation: action.to_string(),
        heading: F::action_group(scene, *action),
        label: F::action_label(scene, *action),
        proposed: proposed == Some(*action),
        primary: primary == Some(*action),
    };
    button_groups(actions.iter().map(button))
}

/// A button that stands for an action or an outcome.
pub(crate) struct Button {
    pub(crate) notation: String,
    pub(crate) heading: Option<String>,
    pub(crate) label: String,
    /// Is it suggested?
    pub(crate) proposed: bool,
    /// Does it play at once?
    pub(crate) primary: bool,
}

/// Buttons under their headings, which come in the order of their first buttons.
pub(crate) fn button_groups(buttons: impl Iterator<Item = Button>) -> Markup {
    let mut groups: Vec<(Option<String>, Vec<Button>)> = Vec::new();
    for button in buttons {
        match groups.iter_mut().find(|(heading, _)| *heading == button.heading) {
            Some((_, buttons)) => buttons.push(button),
            None => groups.push((button.heading.clone(), vec![button])),
        }
    }
    html! {
        @for (heading, buttons) in &groups {
            div.action-group role="group" aria-label=[heading.as_deref()] {
                @if let Some(heading) = heading { p.action-heading { (heading) } }
                @for button in buttons {
                    button.action.proposal[button.proposed].primary[button.primary] type="button" data-action=(button.notation) {
                        (Escaped(&button.label))
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
