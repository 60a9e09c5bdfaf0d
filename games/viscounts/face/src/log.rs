//! Log lines.

use kernel::Contender;
use viscounts::Viscounts;
use viscounts::card::Card;
use viscounts::components::{Components, Scheme};
use viscounts::effect::{Attempt, Flip};
use viscounts::event::{Event, Replaced};
use viscounts::stack::Phase;

use super::captions::{counted_sum, icons_words};
use super::effects::{attempt_words, effect_words, good_words, main_words, scheme_words};
use super::names::{building_id, card_name, land_words, ribbon_words, site_words, space_words, tile_words};
use present::{Arg, LogKind, LogLine, Words, contender_name};

use crate::keys;
use crate::scene::ViscountsFace;

/// The line of an event. The board and the turn of its castle have none: the table shows them.
pub(super) fn event_words(game: &Viscounts, words: &Words, names: &[String], event: &Event) -> Option<LogLine> {
    let (kind, who, text) = line(game, words, names, event)?;
    Some(LogLine { text, who, kind, keys: keys::of_event(game, event) })
}

type Line = (LogKind, Option<Contender>, String);

fn line(game: &Viscounts, words: &Words, names: &[String], event: &Event) -> Option<Line> {
    let data = game.data();
    let name = |who: Contender| contender_name::<ViscountsFace>(words, names, who);
    // The name within a sentence.
    let other = |who: Contender| match who {
        Contender::Seat(_) => name(who),
        Contender::Automaton => words.text("viscounts-automaton-inside"),
    };
    let card = |card: Card| card_name(words, data, card).to_owned();
    let note = |key: &str, args: &[(&str, Arg<'_>)]| (LogKind::Note, None, words.with(key, args));
    let opponent =
        |key: &str, args: &[(&str, Arg<'_>)]| (LogKind::Note, Some(Contender::Automaton), words.with(key, args));
    let turn = |who: Contender, key: &str, args: &[(&str, Arg<'_>)]| -> Line {
        let mut all = vec![("name", Arg::from(name(who)))];
        all.extend(args.iter().cloned());
        (LogKind::Turn, Some(who), words.with(key, &all))
    };
    let aside = |who: Contender, key: &str, args: &[(&str, Arg<'_>)]| -> Line {
        let (_, who, text) = turn(who, key, args);
        (LogKind::Note, who, text)
    };
    let land = |piece| land_words(words, piece);
    Some(match *event {
        Event::PieceLaid { .. } | Event::CastleTurned { .. } => return None,
        Event::TownsfolkLaid { ref cards } => {
            note("viscounts-log-cards-laid", &[("cards", card_list(words, data, cards).into())])
        }
        Event::ManuscriptsLaid { ref tiles } => {
            let ribbon = |tile: &u8| ribbon_words(words, data.manuscripts[usize::from(*tile)].ribbon);
            let ribbons: Vec<String> = tiles.iter().map(ribbon).collect();
            note("viscounts-log-tiles-laid", &[("tiles", ribbons.join(", ").into())])
        }
        Event::FirstDrawn { who } => aside(who, "viscounts-log-first", &[]),
        Event::CardRevealed { piece, card: shown } => {
            note("viscounts-log-card", &[("land", land(piece).into()), ("card", card(shown).into())])
        }
        Event::TileRevealed { piece, tile } => {
            let ribbon = ribbon_words(words, data.manuscripts[usize::from(tile)].ribbon);
            note("viscounts-log-tile", &[("land", land(piece).into()), ("tile", ribbon.into())])
        }
        Event::PairsLaid { ref pairs } => {
            let pair = |&(number, hero): &(u8, Card)| {
                words.with("viscounts-log-pair", &[("number", number.into()), ("card", card(hero).into())])
            };
            let pairs: Vec<String> = pairs.iter().map(pair).collect();
            note("viscounts-log-pairs-laid", &[("pairs", pairs.join(", ").into())])
        }
        Event::PairTaken { who, number, hero } => {
            turn(who, "viscounts-log-pair-taken", &[("number", number.into()), ("card", card(hero).into())])
        }
        Event::OpponentPlaced { space } => {
            opponent("viscounts-log-opponent-placed", &[("space", space_words(words, space).into())])
        }
        Event::PilesStocked { debts, deeds } => {
            note("viscounts-log-stocked", &[("debts", debts.into()), ("deeds", deeds.into())])
        }
        Event::TurnBegan { who, round } => turn(who, "viscounts-log-turn", &[("round", round.into())]),
        Event::PhaseBegan { phase, .. } => note(phase_key(phase), &[]),
        Event::Shifted { who, off: Some(off) } => {
            aside(who, "viscounts-log-shifted-off", &[("card", card(off).into())])
        }
        Event::Shifted { who, off: None } => aside(who, "viscounts-log-shifted", &[]),
        Event::Played { who, card: played, blind } => {
            let key = if blind { "viscounts-log-played-blind" } else { "viscounts-log-played" };
            turn(who, key, &[("card", card(played).into())])
        }
        Event::AbilityUsed { who, card: used } => aside(who, "viscounts-log-ability", &[("card", card(used).into())]),
        Event::Moved { who, to, steps, paid, .. } => {
            let space = space_words(words, to);
            turn(who, "viscounts-log-moved", &[("space", space.into()), ("steps", steps.into()), ("paid", paid.into())])
        }
        Event::Met { who, other: met } => {
            let args = [("name", other(who).into()), ("other", other(met).into())];
            (LogKind::Note, Some(who), words.with("viscounts-log-met", &args))
        }
        Event::ActionChosen { who, action } => {
            turn(who, "viscounts-log-action", &[("action", main_words(words, action).into())])
        }
        Event::ActionSkipped { who } => turn(who, "viscounts-log-skipped", &[]),
        Event::Dismissed { who, card: dismissed, paid, .. } => {
            let dismissed = dismissed.map_or_else(|| words.text("viscounts-printed-townsfolk"), card);
            turn(who, "viscounts-log-dismissed", &[("card", dismissed.into()), ("paid", paid.into())])
        }
        Event::Paid { who, good, count, icons } => {
            let goods = good_words(words, good, count);
            aside(who, "viscounts-log-paid", &[("goods", goods.into()), ("icons", icons.into())])
        }
        Event::Traded { who, space, times } => {
            let gain = effect_words(words, data, game.trade_at(space).gain);
            turn(who, "viscounts-log-traded", &[("times", times.into()), ("gain", gain.into())])
        }
        Event::Built { who, building, site, .. } => turn(
            who,
            "viscounts-log-built",
            &[("building", building_id(building).into()), ("site", site_words(words, site).into())],
        ),
        Event::LinkPaid { who, from, to } => {
            let (from, to) = (site_words(words, from), site_words(words, to));
            aside(who, "viscounts-log-link", &[("from", from.into()), ("to", to.into())])
        }
        Event::WorkersPlaced { who, piece, count } => {
            turn(who, "viscounts-log-workers", &[("count", count.into()), ("land", land(piece).into())])
        }
        Event::WorkerMoved { who, from, to } => {
            aside(who, "viscounts-log-worker-moved", &[("from", land(from).into()), ("to", land(to).into())])
        }
        Event::Pushed { who, piece } => turn(who, "viscounts-log-pushed", &[("land", land(piece).into())]),
        Event::Climbed { who, piece } => turn(who, "viscounts-log-climbed", &[("land", land(piece).into())]),
        Event::KnockedOff { who, owner, piece, ring } => turn(
            who,
            "viscounts-log-knocked",
            &[("owner", other(owner).into()), ("land", land(piece).into()), ("ring", (ring + 1).into())],
        ),
        Event::LordTaken { who, from } => match from {
            Some(from) => turn(who, "viscounts-log-lord-from", &[("other", other(from).into())]),
            None => turn(who, "viscounts-log-lord", &[]),
        },
        Event::Copied { who, tile: Some(tile), .. } => {
            let ribbon = ribbon_words(words, data.manuscripts[usize::from(tile)].ribbon);
            let brings = tile_words(words, data, usize::from(tile));
            turn(who, "viscounts-log-copied", &[("tile", ribbon.into()), ("brings", brings.into())])
        }
        Event::Copied { who, piece, tile: None } => {
            turn(who, "viscounts-log-copied-printed", &[("land", land(piece).into())])
        }
        Event::BonusTaken { who, ribbon } => {
            turn(who, "viscounts-log-bonus", &[("ribbon", ribbon_words(words, ribbon).into())])
        }
        Event::Recruited { who, card: recruited, paid, .. } => {
            turn(who, "viscounts-log-recruited", &[("card", card(recruited).into()), ("paid", paid.into())])
        }
        Event::Gained { who, good, count } => {
            aside(who, "viscounts-log-gained", &[("what", good_words(words, good, count).into())])
        }
        Event::DebtsGained { who, count } => {
            let what = words.with("viscounts-gain-debt", &[("count", count.into())]);
            aside(who, "viscounts-log-gained", &[("what", what.into())])
        }
        Event::DeedsGained { who, count } => {
            let what = words.with("viscounts-gain-deed", &[("count", count.into())]);
            aside(who, "viscounts-log-gained", &[("what", what.into())])
        }
        Event::Flipped { who, flip } => {
            let key = if flip == Flip::Debt { "viscounts-log-flipped-debt" } else { "viscounts-log-flipped-deed" };
            aside(who, key, &[])
        }
        Event::Corrupted { who, count, corruption, .. } => {
            aside(who, "viscounts-log-corrupted", &[("count", count.into()), ("space", corruption.into())])
        }
        Event::Virtuous { who, count, virtue, .. } => {
            aside(who, "viscounts-log-virtuous", &[("count", count.into()), ("space", virtue.into())])
        }
        Event::Rearranged { who, row } => {
            turn(who, "viscounts-log-rearranged", &[("cards", card_list(words, data, row.iter().flatten()).into())])
        }
        Event::Discarded { who, card: gone, from_hand } => {
            let key = if from_hand { "viscounts-log-discarded" } else { "viscounts-log-discarded-top" };
            turn(who, key, &[("card", card(gone).into())])
        }
        Event::Destroyed { who, card: gone, from_hand } => {
            let key = if from_hand { "viscounts-log-destroyed" } else { "viscounts-log-destroyed-top" };
            turn(who, key, &[("card", card(gone).into())])
        }
        Event::Shuffled { who, cards } => aside(who, "viscounts-log-shuffled", &[("count", cards.into())]),
        Event::Drawn { who, card: Some(drawn) } => aside(who, "viscounts-log-drawn", &[("card", card(drawn).into())]),
        Event::Drawn { who, card: None } => aside(who, "viscounts-log-drawn-hidden", &[]),
        Event::HandDrawn { who, ref cards, count } if cards.is_empty() => {
            aside(who, "viscounts-log-hand-hidden", &[("count", count.into())])
        }
        Event::HandDrawn { who, ref cards, .. } => {
            aside(who, "viscounts-log-hand", &[("cards", card_list(words, data, cards).into())])
        }
        Event::CollisionBegan { who, space } => turn(who, "viscounts-log-collision", &[("space", space.into())]),
        Event::CollisionPaid { who, space } => aside(who, "viscounts-log-collision-paid", &[("space", space.into())]),
        Event::MarkersReset { who } => aside(who, "viscounts-log-reset", &[]),
        Event::PovertyRevealed => (LogKind::Score, None, words.text("viscounts-log-poverty")),
        Event::ProsperityRevealed => (LogKind::Score, None, words.text("viscounts-log-prosperity")),
        Event::LastRound => (LogKind::Score, None, words.text("viscounts-log-last-round")),
        Event::SchemeShown { scheme } => {
            let text = shown_scheme(words, data, &data.schemes[usize::from(scheme)]);
            (LogKind::Turn, Some(Contender::Automaton), text)
        }
        Event::SchemesShuffled { cards } => opponent("viscounts-log-schemes-shuffled", &[("count", cards.into())]),
        Event::SchemeAdded { .. } => opponent("viscounts-log-scheme-added", &[]),
        Event::Attempted { attempt, possible } => {
            let key = if possible { "viscounts-log-attempt" } else { "viscounts-log-attempt-failed" };
            let what = match attempt {
                Attempt::Focus => {
                    let focus = attempt_words(words, game.opponent_board().focus);
                    format!("{} ({focus})", attempt_words(words, attempt))
                }
                _ => attempt_words(words, attempt),
            };
            opponent(key, &[("what", what.into())])
        }
        Event::Replaced { what } => opponent(replaced_key(what), &[]),
        Event::Ended => (LogKind::Score, None, words.text("viscounts-log-ended")),
        Event::Scored { source, ref columns } => {
            let scored = columns.iter().filter(|(_, _, points)| *points != 0);
            let parts: Vec<String> = scored
                .map(|(who, count, points)| {
                    let sum = counted_sum(words, source, *count, *points);
                    words.with("viscounts-log-scored-by", &[("name", name(*who).into()), ("sum", sum.into())])
                })
                .collect();
            if parts.is_empty() {
                return None;
            }
            let title = words.text(&format!("viscounts-source-{}", source.id()));
            let args = [("source", title.into()), ("parts", parts.join("; ").into())];
            (LogKind::Score, None, words.with("viscounts-log-scored", &args))
        }
    })
}

/// The names of several cards, one after the other.
fn card_list<'a>(words: &Words, data: &Components, cards: impl IntoIterator<Item = &'a Card>) -> String {
    let name = |card: &Card| words.with("viscounts-log-listed", &[("card", card_name(words, data, *card).into())]);
    cards.into_iter().map(name).collect::<Vec<_>>().join(", ")
}

/// A scheme with all its steps in order, so that a person can carry it out with the printed game.
fn shown_scheme(words: &Words, data: &Components, scheme: &Scheme) -> String {
    let icons = icons_words(words, scheme.icons);
    let args = [("icons", icons.into()), ("parts", scheme_words(words, data, scheme).into())];
    words.with("viscounts-log-scheme", &args)
}

const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Cards => "viscounts-log-phase-cards",
        Phase::Move => "viscounts-log-phase-move",
        Phase::Main => "viscounts-log-phase-main",
        Phase::Recruit => "viscounts-log-phase-recruit",
        Phase::Collision => "viscounts-log-phase-collision",
        Phase::Draw => "viscounts-log-phase-draw",
    }
}

const fn replaced_key(what: Replaced) -> &'static str {
    match what {
        Replaced::Rearrange => "viscounts-log-replaced-rearrange",
        Replaced::Silver => "viscounts-log-replaced-silver",
        Replaced::Destroy => "viscounts-log-replaced-destroy",
        Replaced::Scheme => "viscounts-log-replaced-scheme",
        Replaced::Flip => "viscounts-log-replaced-flip",
        Replaced::Discard => "viscounts-log-replaced-discard",
        Replaced::MoveWorker => "viscounts-log-replaced-move",
        Replaced::Hire => "viscounts-log-replaced-hire",
    }
}
