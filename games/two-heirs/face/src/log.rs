//! Log lines.

use kernel::Contender;
use two_heirs::{Cell, Event, Heir, Placing, TwoHeirs};

use super::keys;
use super::names::{
    colour_name, event_points, heir_name, place_name, sets_words, tile_name, treasure_words, troop_name,
};
use present::{LogKind, LogLine, Words};

pub(super) fn event_words(game: &TwoHeirs, words: &Words, names: &[String], event: &Event) -> LogLine {
    let name = |heir: Heir| heir_name(game, words, names, heir);
    let tile_line = |key: &str, heir: Heir, tile| {
        let args = [("name", name(heir).into()), ("tile", tile_name(words, tile).into())];
        (LogKind::Turn, Some(heir), words.with(key, &args))
    };
    let laid_line = |key: &str, heir: Heir, tile, cell: Cell| {
        let args = [
            ("name", name(heir).into()),
            ("tile", tile_name(words, tile).into()),
            ("place", place_name(words, cell).into()),
        ];
        (LogKind::Turn, Some(heir), words.with(key, &args))
    };
    let troop_line = |key: &str, heir: Heir, troop, cell| {
        let args = [
            ("name", name(heir).into()),
            ("troop", troop_name(words, troop).into()),
            ("place", place_name(words, cell).into()),
        ];
        (LogKind::Turn, Some(heir), words.with(key, &args))
    };
    let note = |text: String| (LogKind::Note, None, text);
    let colour = |colour| colour_name(words, colour);
    let is_heinrich = |heir: Heir| game.setting().solo && heir == Heir::North;
    let (kind, heir, text) = match *event {
        Event::SetsDrawn { sets } => {
            note(words.with("two-heirs-log-sets", &[("sets", sets_words(words, sets).into())]))
        }
        Event::ShieldTossed { first, .. } => {
            (LogKind::Note, Some(first), words.with("two-heirs-log-toss", &[("name", name(first).into())]))
        }
        Event::ReserveLaid { ref tiles } => {
            let names: Vec<String> = tiles.iter().map(|tile| tile_name(words, *tile)).collect();
            note(words.with("two-heirs-log-laid", &[("tiles", names.join(", ").into())]))
        }
        Event::ReserveFilled { tile, .. } => {
            note(words.with("two-heirs-log-filled", &[("tile", tile_name(words, tile).into())]))
        }
        Event::StartLaid { colour: laid } => {
            note(words.with("two-heirs-log-start", &[("colour", colour(laid).into())]))
        }
        Event::TopShown { colour: shown } => note(words.with("two-heirs-log-top", &[("colour", colour(shown).into())])),
        Event::TurnBegan { heir } => {
            (LogKind::Note, Some(heir), words.with("two-heirs-log-turn", &[("name", name(heir).into())]))
        }
        Event::Taken { heir, tile, .. } => {
            let key = if is_heinrich(heir) { "two-heirs-log-heinrich-taken" } else { "two-heirs-log-taken" };
            tile_line(key, heir, tile)
        }
        Event::Built { heir, tile, cell, discounts: 0 } => laid_line("two-heirs-log-built", heir, tile, cell),
        Event::Built { heir, tile, cell, discounts } => {
            let args = [
                ("name", name(heir).into()),
                ("tile", tile_name(words, tile).into()),
                ("place", place_name(words, cell).into()),
                ("count", discounts.into()),
            ];
            (LogKind::Turn, Some(heir), words.with("two-heirs-log-built-discount", &args))
        }
        Event::Extended { heir, tile, cell } => laid_line("two-heirs-log-extended", heir, tile, cell),
        Event::Marched { heir, troop, to, .. } => troop_line("two-heirs-log-marched", heir, troop, to),
        Event::Deployed { heir, troop, to } => troop_line("two-heirs-log-deployed", heir, troop, to),
        Event::Withdrawn { heir, troop, from } => troop_line("two-heirs-log-withdrawn", heir, troop, from),
        Event::CampUsed { heir, tile, cell } => laid_line("two-heirs-log-camp", heir, tile, cell),
        Event::Destroyed { heir, tile, cell } => laid_line("two-heirs-log-destroyed", heir, tile, cell),
        Event::Spared { heir } => {
            (LogKind::Turn, Some(heir), words.with("two-heirs-log-spared", &[("name", name(heir).into())]))
        }
        Event::Discarded { heir, tile } => tile_line("two-heirs-log-discarded", heir, tile),
        Event::LastRound => note(words.text("two-heirs-log-last-round")),
        Event::HeinrichBuilt { tile, cell, placing } => {
            let key = match placing {
                Placing::Continues => "two-heirs-log-heinrich-continues",
                Placing::Blocks => "two-heirs-log-heinrich-blocks",
                Placing::FirstEmpty => "two-heirs-log-heinrich-first",
            };
            laid_line(key, Heir::North, tile, cell)
        }
        Event::HeinrichDropped { tile } => tile_line("two-heirs-log-heinrich-dropped", Heir::North, tile),
        Event::TreasureLaid { treasure, .. } => {
            let args = [("treasure", treasure_words(words, treasure).into())];
            (LogKind::Note, Some(Heir::North), words.with("two-heirs-log-treasure-laid", &args))
        }
        Event::TreasureRemoved { cell, .. } => {
            let args = [("place", place_name(words, cell).into())];
            (LogKind::Note, Some(Heir::North), words.with("two-heirs-log-treasure-removed", &args))
        }
        Event::HeinrichMoved { troop, to, .. } => troop_line("two-heirs-log-heinrich-moved", Heir::North, troop, to),
        Event::ScoringBegan => note(words.text("two-heirs-log-scoring")),
        Event::BuildingScored { heir, tile, building, cell, points, doubled } => {
            let args = [
                ("name", name(heir).into()),
                ("tile", tile_name(words, tile).into()),
                ("place", place_name(words, cell).into()),
                ("points", event_points(words, building, points, doubled, is_heinrich(heir)).into()),
            ];
            (LogKind::Score, Some(heir), words.with("two-heirs-log-building", &args))
        }
        Event::RoadScored { ref cells, south, north } => {
            let better = match south.cmp(&north) {
                std::cmp::Ordering::Greater => Some(Heir::South),
                std::cmp::Ordering::Less => Some(Heir::North),
                std::cmp::Ordering::Equal => None,
            };
            let text = match better {
                None => words.with("two-heirs-log-road-level", &[("tiles", cells.len().into())]),
                Some(heir) => {
                    let args = [
                        ("name", name(heir).into()),
                        ("tiles", cells.len().into()),
                        ("more", south.max(north).into()),
                        ("less", south.min(north).into()),
                        ("points", south.abs_diff(north).into()),
                    ];
                    words.with("two-heirs-log-road", &args)
                }
            };
            (LogKind::Score, better, text)
        }
        Event::TreasuresScored { count, points } => {
            let args = [("name", name(Heir::North).into()), ("count", count.into()), ("points", points.into())];
            (LogKind::Score, Some(Heir::North), words.with("two-heirs-log-treasures", &args))
        }
        Event::Ended { south, north } => {
            let args = [
                ("one", name(Heir::South).into()),
                ("south", south.into()),
                ("two", name(Heir::North).into()),
                ("north", north.into()),
            ];
            (LogKind::Score, None, words.with("two-heirs-log-ended", &args))
        }
    };
    let contender = |heir: Heir| if is_heinrich(heir) { Contender::Automaton } else { Contender::Seat(heir.seat()) };
    LogLine { text, who: heir.map(contender), kind, keys: keys::of_event(event) }
}
