//! Log lines. Each names the pieces and places it is about.

use burgenland::{Burgenland, Card, Colour, Event, Part};
use kernel::{Contender, Seat};
use maud::Markup;
use present::{LogKind, LogLine, Words, name_of};

use super::keys;
use super::texts::{a_card, cards_words, colour_name, field_at, field_name, other};

pub(super) fn event_words(game: &Burgenland, words: &Words, names: &[String], event: &Event) -> LogLine {
    let name = |seat: Seat| name_of(names, seat);
    let (kind, seat, text) = match *event {
        Event::CrownPlaced { field } => {
            let field = field_at(words, field, game.track().kind(field));
            (LogKind::Note, None, words.with("burgenland-log-crown-placed", &[("field", field.into())]))
        }
        Event::FirstDrawn { seat } => {
            (LogKind::Note, Some(seat), words.with("burgenland-log-first", &[("name", name(seat).into())]))
        }
        Event::Thrown { seat, throw, extra } => {
            let dice = throw.to_string().chars().map(String::from).collect::<Vec<_>>().join(", ");
            let args = [("name", name(seat).into()), ("dice", dice.into()), ("extra", extra.into())];
            (LogKind::Throw, Some(seat), words.with("burgenland-log-thrown", &args))
        }
        Event::CrownMoved { seat, value, to, .. } => {
            let field = field_name(words, to, game.track().kind(to));
            let args = [("value", value.into()), ("field", field.into())];
            (LogKind::Turn, Some(seat), words.with("burgenland-log-moved", &args))
        }
        Event::Taken { seat, colour, card, gap, .. } => {
            let card = a_card(words, colour, card);
            let key = if gap { "burgenland-log-taken-gap" } else { "burgenland-log-taken" };
            let args = [("name", name(seat).into()), ("opponent", name(other(seat)).into()), ("card", card.into())];
            (LogKind::Turn, Some(seat), words.with(key, &args))
        }
        Event::Built { seat, colour, card, .. } => {
            let card = a_card(words, colour, card);
            let args = [("name", name(seat).into()), ("card", card.into())];
            (LogKind::Turn, Some(seat), words.with("burgenland-log-built", &args))
        }
        Event::DiceTaken { seat, board, opponent } => {
            let args = [
                ("name", name(seat).into()),
                ("count", (board + opponent).into()),
                ("opponent", opponent.into()),
                ("other", name(other(seat)).into()),
            ];
            (LogKind::Turn, Some(seat), words.with("burgenland-log-dice", &args))
        }
        Event::Declined { seat } => {
            (LogKind::Turn, Some(seat), words.with("burgenland-log-declined", &[("name", name(seat).into())]))
        }
        Event::Scored { colour, parts, winner, points } => {
            let [one, two] = [0, 1].map(Seat::new).map(|seat| counted(game, words, name(seat), parts[seat].as_ref()));
            let colour = colour_name(words, colour);
            let args = [("colour", colour.into()), ("one", one.into()), ("two", two.into())];
            let text = words.with("burgenland-log-scored", &args);
            let result = match winner {
                None => words.text("burgenland-log-level"),
                Some(seat) => {
                    words.with("burgenland-log-advances", &[("name", name(seat).into()), ("points", points.into())])
                }
            };
            (LogKind::Score, winner, format!("{text} {result}"))
        }
        Event::ColourLeft { seat, colour } => {
            let colour = colour_name(words, colour);
            let args = [("name", name(seat).into()), ("colour", colour.into())];
            (LogKind::Turn, Some(seat), words.with("burgenland-log-left", &args))
        }
        Event::CardReturned { seat, colour, card, .. } => {
            let card = a_card(words, colour, card);
            let args = [("name", name(seat).into()), ("card", card.into())];
            (LogKind::Turn, Some(seat), words.with("burgenland-log-returned", &args))
        }
        Event::TurnEnded { seat } => {
            (LogKind::Note, Some(seat), words.with("burgenland-log-turn-ended", &[("name", name(seat).into())]))
        }
        Event::Won { seat, points } => {
            let args = [("name", name(seat).into()), ("points", points.into())];
            (LogKind::Score, Some(seat), words.with("burgenland-log-won", &args))
        }
    };
    LogLine { text, who: seat.map(Contender::Seat), kind, keys: event_keys(event) }
}

/// The keys of what was moved, built, taken, thrown or counted.
fn event_keys(event: &Event) -> Vec<String> {
    let keys = match *event {
        Event::CrownPlaced { field } => vec![keys::crown(), keys::field(field)],
        Event::Thrown { seat, throw, .. } => {
            (0..throw.dice() as usize).map(|index| keys::thrown(seat, index)).collect()
        }
        Event::CrownMoved { to, .. } => vec![keys::crown(), keys::field(to)],
        Event::Taken { seat, colour, .. } => {
            vec![keys::taken(), keys::castle(other(seat), colour)]
        }
        Event::Built { seat, .. } => vec![keys::built(seat)],
        Event::DiceTaken { seat, board, opponent } => {
            let from_board = (board > 0).then(keys::board_dice);
            let from_opponent = (opponent > 0).then(|| keys::held(other(seat)));
            [keys::held(seat)].into_iter().chain(from_board).chain(from_opponent).collect()
        }
        Event::Scored { colour, parts, winner, .. } => scored_keys(colour, |seat| parts[seat].is_some(), winner),
        Event::ColourLeft { .. } => vec![keys::crown()],
        Event::CardReturned { seat, colour, card, .. } => vec![keys::castle(seat, colour), keys::stack(colour, card)],
        Event::Won { seat, .. } => vec![keys::marker(seat)],
        Event::FirstDrawn { .. } | Event::Declined { .. } | Event::TurnEnded { .. } => Vec::new(),
    };
    keys.into_iter().map(Markup::into_string).collect()
}

/// Both castles as far as they counted, and the marker that moved.
fn scored_keys(colour: Colour, counts: impl Fn(Seat) -> bool, winner: Option<Seat>) -> Vec<Markup> {
    let castles = [0, 1].map(Seat::new).into_iter().filter(|seat| counts(*seat));
    castles.map(|seat| keys::counted(seat, colour)).chain(winner.map(keys::marker)).collect()
}

/// What counted in a castle: `Anna 9 (2 Mauern zu 1, 1 kleiner Turm zu 2, 1 großer Turm zu 5)`.
fn counted(game: &Burgenland, words: &Words, name: &str, part: Option<&Part>) -> String {
    let value = part.map_or(0, |part| part.value);
    match part.filter(|part| Card::ALL.iter().map(|card| part.cards[*card]).sum::<u8>() > 1) {
        // One card, or none, needs no sum.
        None => words.with("burgenland-log-counted", &[("name", name.into()), ("value", value.into())]),
        Some(part) => {
            let sum = cards_words(words, &part.cards, &game.components().values);
            let args = [("name", name.into()), ("value", value.into()), ("sum", sum.into())];
            words.with("burgenland-log-counted-sum", &args)
        }
    }
}
