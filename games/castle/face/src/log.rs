//! Log lines. Every scoring is shown with its sum, and names everything that counted.

use castle::{AreaReport, Event, WallTile};
use kernel::{Contender, Seat};

use super::keys;
use super::texts::{effect, kind_name};
use present::name_of;
use present::{LogKind, LogLine, Words};

/// The line of an event. Followers that go home have none: the line of the scoring tells of all of them.
pub(super) fn event_words(words: &Words, names: &[String], event: &Event) -> Option<LogLine> {
    let name = |seat: Seat| name_of(names, seat);
    let turn = |seat: Seat, text: String| (text, Some(seat), LogKind::Turn);
    let note = |seat: Option<Seat>, text: String| (text, seat, LogKind::Note);
    let score = |seat: Option<Seat>, text: String| (text, seat, LogKind::Score);
    let (text, seat, kind) = match event {
        Event::FirstDrawn { seat } => {
            note(Some(*seat), words.with("castle-log-first", &[("name", name(*seat).into())]))
        }
        Event::TileDrawn { seat, .. } => {
            note(Some(*seat), words.with("castle-log-drawn", &[("name", name(*seat).into())]))
        }
        Event::TileRemoved { seat, .. } => note(Some(*seat), words.text("castle-log-removed")),
        Event::TilePlaced { seat, cell, .. } => {
            let args = [("name", name(*seat).into()), ("cell", cell.to_string().into())];
            turn(*seat, words.with("castle-log-placed", &args))
        }
        Event::FollowerPlaced { seat, kind, cell, .. } => {
            let args = [("name", name(*seat).into()), ("kind", kind.name().into()), ("cell", cell.to_string().into())];
            turn(*seat, words.with("castle-log-follower", &args))
        }
        Event::AreaScored { area, owner, doubled_by, per_tile, points, .. } => {
            let times = words.with(
                "castle-log-times-tiles",
                &[
                    ("tiles", area.tiles.into()),
                    ("each", (*per_tile).into()),
                    ("fountain", u8::from(area.fountains > 0).into()),
                    ("doubled", doubled_by.map_or(0, |tile| tile.number()).into()),
                ],
            );
            let home = words.with("castle-log-home", &[("count", area.followers.iter().sum::<u8>().into())]);
            score(*owner, format!("{} {home}", scored(words, names, area, *owner, &times, *points)))
        }
        Event::FollowerReturned { .. } => return None,
        Event::KeepPlaced { seat, cell, size, from, .. } => {
            let args = [
                ("name", name(*seat).into()),
                ("cell", cell.to_string().into()),
                ("size", (*size).into()),
                ("moved", u8::from(from.is_some()).into()),
            ];
            turn(*seat, words.with("castle-log-keep", &args))
        }
        Event::WallTileTaken { seat, fields, tile } => {
            let args = [
                ("name", name(*seat).into()),
                ("first", fields[0].into()),
                ("second", fields[1].into()),
                ("number", tile.number().into()),
                ("effect", effect(words, *tile).into()),
            ];
            turn(*seat, words.with("castle-log-wall-tile", &args))
        }
        Event::WallTileUsed { seat, tile } => {
            let args = [
                ("name", name(*seat).into()),
                ("number", tile.number().into()),
                ("effect", effect(words, *tile).into()),
            ];
            turn(*seat, words.with("castle-log-used", &args))
        }
        Event::WallCleared { wall_tiles } => {
            note(None, words.with("castle-log-cleared", &[("count", (*wall_tiles).into())]))
        }
        Event::KeepsCompared { sizes, region, owner, points } => {
            let size = |index: usize| sizes[index].map_or_else(|| "–".to_owned(), |size| size.to_string());
            let args = [
                ("one", name(castle::SEATS[0]).into()),
                ("two", name(castle::SEATS[1]).into()),
                ("first", size(0).into()),
                ("second", size(1).into()),
                ("region", region.len().into()),
            ];
            let compared = words.with("castle-log-keeps", &args);
            score(*owner, format!("{compared} {}", gain(words, names, *owner, *points)))
        }
        Event::CourtyardScored { area, owner, wall_tile_7, per_market, points } => {
            let times = words.with(
                "castle-log-times-markets",
                &[
                    ("markets", area.markets.into()),
                    ("each", (*per_market).into()),
                    ("seven", u8::from(*wall_tile_7).into()),
                ],
            );
            score(*owner, scored(words, names, area, *owner, &times, *points))
        }
        Event::UnfinishedScored { seat, area, tile, per_tile, points } => {
            let args = [
                ("kind", area.kind.name().into()),
                ("tiles", area.tiles.into()),
                ("each", (*per_tile).into()),
                ("number", tile.number().into()),
                ("points", (*points).into()),
                ("name", name(*seat).into()),
            ];
            score(Some(*seat), words.with("castle-log-unfinished", &args))
        }
        Event::FivePoints { seat, points } => {
            let args = [("name", name(*seat).into()), ("points", (*points).into())];
            score(Some(*seat), words.with("castle-log-five", &args))
        }
        Event::GameOver { totals } => {
            let args = [
                ("one", name(castle::SEATS[0]).into()),
                ("two", name(castle::SEATS[1]).into()),
                ("first", totals[0].into()),
                ("second", totals[1].into()),
            ];
            score(None, words.with("castle-log-over", &args))
        }
    };
    Some(LogLine { text, who: seat.map(Contender::Seat), kind, keys: event_keys(event) })
}

/// The keys of what was laid, moved, taken or counted.
fn event_keys(event: &Event) -> Vec<String> {
    let counted = |area: &AreaReport, owner: Option<Seat>| {
        keys::reported(area).into_iter().chain(owner.map(keys::marker)).collect()
    };
    match event {
        Event::TileDrawn { .. } => vec![keys::DRAWN.to_owned()],
        Event::TileRemoved { .. } => vec![keys::PILE.to_owned()],
        Event::TilePlaced { cell, .. } => vec![keys::tile(*cell)],
        Event::FirstDrawn { .. } | Event::FollowerReturned { .. } => Vec::new(),
        // A follower that is scored at once is never seen on its tile, but the tile is.
        Event::FollowerPlaced { cell, .. } => vec![keys::tile(*cell)],
        Event::AreaScored { area, owner, .. } | Event::CourtyardScored { area, owner, .. } => counted(area, *owner),
        Event::KeepPlaced { seat, .. } => vec![keys::keep(*seat)],
        Event::WallTileTaken { seat, fields, tile } => {
            vec![keys::tower(fields[0]), keys::wall_tile(*seat, *tile, 0), keys::marker(*seat)]
        }
        Event::WallTileUsed { seat, tile } => vec![keys::wall_tile(*seat, *tile, 0)],
        Event::WallCleared { .. } => vec![keys::PILE.to_owned()],
        Event::KeepsCompared { sizes, region, owner, .. } => {
            let keeps = castle::SEATS.into_iter().zip(sizes).filter(|(_, size)| size.is_some());
            let keeps = keeps.map(|(seat, _)| keys::keep(seat));
            keeps.chain(region.iter().copied().map(keys::empty)).chain(owner.map(keys::marker)).collect()
        }
        Event::UnfinishedScored { seat, area, tile, .. } => {
            let mut counted: Vec<String> = counted(area, Some(*seat));
            counted.push(keys::wall_tile(*seat, *tile, 0));
            counted
        }
        Event::FivePoints { seat, .. } => vec![keys::wall_tile(*seat, WallTile::FivePoints, 0), keys::marker(*seat)],
        Event::GameOver { .. } => castle::SEATS.map(keys::marker).to_vec(),
    }
}

/// A scored area: what counted, how many times, for whom.
fn scored(words: &Words, names: &[String], area: &AreaReport, owner: Option<Seat>, times: &str, points: u16) -> String {
    let kind = kind_name(words, area.kind);
    format!("{kind}: {times} {}", gain(words, names, owner, points))
}

/// The owner of an area and the points they get.
fn gain(words: &Words, names: &[String], owner: Option<Seat>, points: u16) -> String {
    match owner {
        Some(owner) => {
            words.with("castle-log-gain", &[("points", points.into()), ("name", name_of(names, owner).into())])
        }
        None => words.text("castle-log-gain-nobody"),
    }
}
