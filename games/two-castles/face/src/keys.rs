//! The keys of pieces and places. A piece keeps its key when it moves, and log lines name keys.

use two_castles::{Attendant, Card, Castle, Cell, Event, Placed, RoomType, Scored, Tile};

/// The pile of tiles.
pub(super) const TILES: &str = "tiles";
/// The deck of bonus cards.
pub(super) const CARDS: &str = "cards";

/// A regular tile, wherever it lies. Special rooms are alike until they lie in a castle.
pub(super) fn tile(tile: Tile) -> Option<String> {
    tile.is_regular().then(|| format!("tile-{}", tile.index()))
}

/// A room in a castle.
pub(super) fn room(castle: usize, Placed { tile: laid, at }: Placed) -> String {
    tile(laid).unwrap_or_else(|| format!("special-{castle}-{}-{}", at.x, at.y))
}

pub(super) fn castle(castle: usize) -> String {
    format!("castle-{castle}")
}

pub(super) fn throne(castle: usize) -> String {
    format!("throne-{castle}")
}

/// The attendants of a kind in a castle.
pub(super) fn attendants(castle: usize, kind: Attendant) -> String {
    format!("attendant-{castle}-{}", kind.index())
}

pub(super) fn card(card: Card) -> String {
    format!("card-{}", card.index())
}

/// The counter of a type in a castle.
pub(super) fn counter(castle: usize, room_type: RoomType) -> String {
    format!("count-{castle}-{}", room_type.id())
}

/// Something of a castle that scores.
pub(super) fn scored(of: usize, scored: Scored) -> String {
    match scored {
        Scored::Room(placed) => room(of, placed),
        Scored::Card(kept) => card(kept),
        Scored::Attendant(kind) => attendants(of, kind),
        Scored::Throne => throne(of),
    }
}

/// The keys of what something of a castle counts, for `data-counts`.
pub(super) fn counted(index: usize, castle: &Castle, scored: Scored) -> Option<String> {
    let components = two_castles::Components::get();
    let cells = castle.counted_rooms(components, scored).into_iter();
    let mut keys: Vec<String> = cells.filter_map(|at| room_at(index, castle, at)).collect();
    if let Scored::Card(card) = scored
        && keys.is_empty()
        && castle.card_points(components, card).points() > 0
    {
        // The one card that counts no rooms counts attendants.
        let here = Attendant::all().filter(|kind| castle.attendants(*kind) > 0);
        keys = here.map(|kind| attendants(index, kind)).collect();
    }
    (!keys.is_empty()).then(|| keys.join(" "))
}

fn room_at(index: usize, castle: &Castle, at: Cell) -> Option<String> {
    match castle.tile_at(at)? {
        Tile::THRONE => Some(throne(index)),
        tile => Some(room(index, Placed { tile, at })),
    }
}

/// What a log line is about.
pub(super) fn of_event(event: &Event) -> Vec<String> {
    let all = |tiles: &[Tile]| tiles.iter().copied().filter_map(tile).collect();
    match event {
        Event::ThroneLaid { castle, .. } => vec![throne((*castle).into())],
        Event::SupplyRefilled { .. } => vec![TILES.to_owned()],
        Event::DeckRefilled { .. } => vec![CARDS.to_owned()],
        Event::TileDealt { tile: dealt, .. } | Event::LudwigDrew { tile: dealt, .. } => {
            dealt.and_then(tile).into_iter().collect()
        }
        Event::LudwigAssigned { tiles: [(_, one), (_, other)], .. } => all(&[*one, *other]),
        Event::Chose { tiles, .. } => tiles.map_or_else(Vec::new, |tiles| all(&tiles)),
        Event::Revealed { tiles, .. } => all(tiles),
        Event::Placed { castle, tile, at, .. } => vec![room((*castle).into(), Placed { tile: *tile, at: *at })],
        Event::BonusEarned { castle, room_type, .. } => vec![counter((*castle).into(), *room_type)],
        Event::TilesDrawn { tiles: Some(tiles), .. } | Event::TilesDiscarded { tiles: Some(tiles), .. } => all(tiles),
        Event::CardKept { card: kept, .. } => vec![card(*kept)],
        Event::CardsDrawn { cards: Some(cards), .. } | Event::CardsDiscarded { cards: Some(cards), .. } => {
            cards.iter().copied().map(card).collect()
        }
        Event::AttendantTaken { castle, attendant, .. } => vec![attendants((*castle).into(), *attendant)],
        Event::Waited { castle: of, .. }
        | Event::BonusChosen { castle: of, .. }
        | Event::TilesDrawn { castle: of, .. }
        | Event::TilesDiscarded { castle: of, .. }
        | Event::CardsDrawn { castle: of, .. }
        | Event::CardsDiscarded { castle: of, .. }
        | Event::CastleScored { castle: of, .. } => vec![castle((*of).into())],
        Event::RoundBegan { .. } | Event::PilesPassed { .. } | Event::PilesDiscarded => Vec::new(),
    }
}
