//! Log lines.

use kernel::{Contender, Seat};
use two_castles::{Event, ScoreRow, Tile, TwoCastles};

use super::keys;
use super::names::{
    attendant_name, bonus_words, card_name, castle_name, cell_name, place_name, points_from, points_words, room_name,
    room_points, special_name, type_name, type_names,
};
use present::{Arg, LogKind, LogLine, Words, name_of, signed};

/// The line of an event. Tiles that are dealt, or drawn for Ludwig, have none: the lines of the round and of the
/// assignment tell of all of them.
pub(super) fn event_words(game: &TwoCastles, words: &Words, names: &[String], event: &Event) -> Option<LogLine> {
    if matches!(event, Event::TileDealt { .. } | Event::LudwigDrew { .. }) {
        return None;
    }
    let writer = Writer { game, words, names };
    let line = match event {
        Event::ThroneLaid { .. }
        | Event::RoundBegan { .. }
        | Event::SupplyRefilled { .. }
        | Event::DeckRefilled { .. }
        | Event::PilesPassed { .. }
        | Event::PilesDiscarded => writer.of_the_table(event),
        Event::LudwigAssigned { .. } | Event::Chose { .. } | Event::Revealed { .. } => writer.of_the_draft(event),
        Event::Placed { .. } | Event::Waited { .. } | Event::CastleScored { .. } => writer.of_castles(event),
        _ => writer.of_bonuses(event),
    };
    Some(LogLine { keys: keys::of_event(event), ..line })
}

struct Writer<'a> {
    game: &'a TwoCastles,
    words: &'a Words,
    names: &'a [String],
}

impl Writer<'_> {
    fn line(&self, kind: LogKind, seat: Option<Seat>, key: &str, args: &[(&str, Arg<'_>)]) -> LogLine {
        LogLine { text: self.words.with(key, args), who: seat.map(Contender::Seat), kind, keys: Vec::new() }
    }

    fn name(&self, seat: Seat) -> Arg<'_> {
        name_of(self.names, seat).into()
    }

    fn castle(&self, castle: u8) -> Arg<'static> {
        castle_name(self.words, castle.into()).into()
    }

    fn room(&self, tile: Tile) -> Arg<'static> {
        room_name(self.words, tile).into()
    }

    fn rooms(&self, tiles: &[Tile]) -> Arg<'static> {
        tiles.iter().map(|tile| room_name(self.words, *tile)).collect::<Vec<_>>().join(", ").into()
    }

    fn of_the_table(&self, event: &Event) -> LogLine {
        let note = |key: &str, args: &[(&str, Arg<'_>)]| self.line(LogKind::Note, None, key, args);
        match *event {
            Event::ThroneLaid { castle, .. } => {
                let [one, other] =
                    self.game.builders(castle.into()).map(|place| place_name(self.game, self.words, self.names, place));
                let args = [("castle", self.castle(castle)), ("one", one.into()), ("other", other.into())];
                note("two-castles-log-throne", &args)
            }
            Event::RoundBegan { round } => note("two-castles-log-round", &[("round", (round + 1).into())]),
            Event::SupplyRefilled { tiles } => note("two-castles-log-supply", &[("count", tiles.into())]),
            Event::DeckRefilled { cards } => note("two-castles-log-deck", &[("count", cards.into())]),
            Event::PilesPassed { clockwise: true } => note("two-castles-log-passed-left", &[]),
            Event::PilesPassed { clockwise: false } => note("two-castles-log-passed-right", &[]),
            _ => note("two-castles-log-piles-discarded", &[]),
        }
    }

    fn of_the_draft(&self, event: &Event) -> LogLine {
        let turn = |seat: Seat, key: &str, args: &[(&str, Arg<'_>)]| self.line(LogKind::Turn, Some(seat), key, args);
        match *event {
            Event::LudwigAssigned { seat, tiles: [(one, first), (other, second)] } => {
                let args = [
                    ("name", self.name(seat)),
                    ("first", self.room(first)),
                    ("one", self.castle(one)),
                    ("second", self.room(second)),
                    ("other", self.castle(other)),
                ];
                turn(seat, "two-castles-log-assigned", &args)
            }
            Event::Chose { seat, tiles: None } => turn(seat, "two-castles-log-chose", &[("name", self.name(seat))]),
            Event::Chose { seat, tiles: Some([first, second]) } => {
                let args = [("name", self.name(seat)), ("first", self.room(first)), ("second", self.room(second))];
                turn(seat, "two-castles-log-chose-seen", &args)
            }
            Event::Revealed { seat, tiles: [first, second] } => {
                let args = [("name", self.name(seat)), ("first", self.room(first)), ("second", self.room(second))];
                turn(seat, "two-castles-log-revealed", &args)
            }
            _ => unreachable!("the draft has no other events"),
        }
    }

    fn of_castles(&self, event: &Event) -> LogLine {
        match event {
            Event::Placed { seat, castle, tile, at, counted, gain, total } => {
                let args = [
                    ("name", self.name(*seat)),
                    ("room", self.room(*tile)),
                    ("castle", self.castle(*castle)),
                    ("cell", cell_name(self.words, *at).into()),
                    ("counted", room_points(self.words, *tile, *counted).into()),
                    ("gain", signed(*gain).into()),
                    ("total", (*total).into()),
                ];
                self.line(LogKind::Turn, Some(*seat), "two-castles-log-placed", &args)
            }
            Event::Waited { seat, castle } => {
                let args = [("name", self.name(*seat)), ("castle", self.castle(*castle))];
                self.line(LogKind::Turn, Some(*seat), "two-castles-log-waited", &args)
            }
            Event::CastleScored { castle, rows, total } => {
                let text = scored_words(self.words, (*castle).into(), rows, *total);
                LogLine { text, who: None, kind: LogKind::Score, keys: Vec::new() }
            }
            _ => unreachable!("castles have no other events"),
        }
    }

    fn of_bonuses(&self, event: &Event) -> LogLine {
        let words = self.words;
        let turn = |seat: Seat, key: &str, args: &[(&str, Arg<'_>)]| self.line(LogKind::Turn, Some(seat), key, args);
        let note = |key: &str, args: &[(&str, Arg<'_>)]| self.line(LogKind::Note, None, key, args);
        match event {
            Event::BonusEarned { castle, room_type, rooms } => {
                let here = ("castle", self.castle(*castle));
                let of = ("type", Arg::from(type_name(words, *room_type)));
                match rooms {
                    3 => {
                        let bonus = bonus_words(words, *room_type);
                        note("two-castles-log-third", &[here, of, ("bonus", bonus.into())])
                    }
                    _ => note("two-castles-log-fifth", &[here, of]),
                }
            }
            Event::BonusChosen { seat, castle, room_type } => {
                let args = [
                    ("name", self.name(*seat)),
                    ("castle", self.castle(*castle)),
                    ("types", type_names(words, *room_type).into()),
                ];
                turn(*seat, "two-castles-log-bonus-chosen", &args)
            }
            Event::TilesDrawn { castle, tiles: None } => {
                note("two-castles-log-tiles-drawn", &[("castle", self.castle(*castle))])
            }
            Event::TilesDrawn { castle, tiles: Some(tiles) } => {
                let args = [("castle", self.castle(*castle)), ("rooms", self.rooms(tiles))];
                note("two-castles-log-tiles-drawn-seen", &args)
            }
            Event::TilesDiscarded { castle, tiles: Some(tiles) } if !tiles.is_empty() => {
                let args = [("castle", self.castle(*castle)), ("rooms", self.rooms(tiles))];
                note("two-castles-log-tiles-discarded-seen", &args)
            }
            Event::TilesDiscarded { castle, .. } => {
                note("two-castles-log-tiles-discarded", &[("castle", self.castle(*castle))])
            }
            Event::CardsDrawn { castle, cards: None } => {
                note("two-castles-log-cards-drawn", &[("castle", self.castle(*castle))])
            }
            Event::CardsDrawn { castle, cards: Some(cards) } => {
                let quoted = |name: String| words.with("two-castles-quoted", &[("name", name.into())]);
                let cards: Vec<String> = cards.iter().map(|card| quoted(card_name(words, *card))).collect();
                let args = [("castle", self.castle(*castle)), ("cards", cards.join(", ").into())];
                note("two-castles-log-cards-drawn-seen", &args)
            }
            Event::CardKept { seat, castle, card, counted, total } => {
                let args = [
                    ("name", self.name(*seat)),
                    ("castle", self.castle(*castle)),
                    ("card", card_name(words, *card).into()),
                    ("counted", points_words(words, counted.points()).into()),
                    ("total", (*total).into()),
                ];
                turn(*seat, "two-castles-log-card-kept", &args)
            }
            Event::CardsDiscarded { castle, .. } => {
                note("two-castles-log-cards-discarded", &[("castle", self.castle(*castle))])
            }
            Event::AttendantTaken { seat, castle, attendant, counted, total } => {
                let args = [
                    ("name", self.name(*seat)),
                    ("castle", self.castle(*castle)),
                    ("attendant", attendant_name(words, *attendant).into()),
                    ("counted", points_from(words, *counted).into()),
                    ("total", (*total).into()),
                ];
                turn(*seat, "two-castles-log-attendant", &args)
            }
            _ => unreachable!("bonuses have no other events"),
        }
    }
}

/// What a castle is worth, row by row: `Burg Eltz zählt 14: Wohnräume 5, …`
pub(super) fn scored_words(words: &Words, castle: usize, rows: &[(ScoreRow, i32)], total: i32) -> String {
    let sum = rows.iter().filter(|(_, points)| *points != 0);
    let sum: Vec<String> = sum.map(|(row, points)| format!("{} {points}", row_name(words, *row))).collect();
    let args =
        [("castle", castle_name(words, castle).into()), ("total", total.into()), ("rows", sum.join(", ").into())];
    if sum.is_empty() {
        return words.with("two-castles-log-scored-nothing", &args[..2]);
    }
    words.with("two-castles-log-scored", &args)
}

/// The name of a row of the pad.
pub(super) fn row_name(words: &Words, row: ScoreRow) -> String {
    match row {
        ScoreRow::Rooms(room_type) => type_names(words, room_type),
        ScoreRow::Special(kind) => special_name(words, kind),
        ScoreRow::BonusCards => words.text("two-castles-cards"),
        ScoreRow::Attendants => words.text("two-castles-attendants"),
        ScoreRow::Throne => words.text("two-castles-throne"),
    }
}
