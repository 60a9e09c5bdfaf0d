//! Names of rooms, types, castles and places, and descriptions of scoring rules.

use kernel::Seat;
use two_castles::components::{Bonus, Name, Target, Wants};
use two_castles::{
    Attendant, Card, Castle, Cell, Components, Counted, Decoration, RoomKind, RoomType, SpecialRoom, Throne, Tile,
    TwoCastles,
};

use present::name_of;
use present::{Language, Words};

use crate::scene::TwoCastlesFace;

fn in_language(words: &Words, name: &Name) -> String {
    match words.language() {
        Language::German => name.de.clone(),
        Language::English => name.en.clone(),
    }
}

/// `Küche`
pub(super) fn room_name(words: &Words, tile: Tile) -> String {
    match tile.kind() {
        RoomKind::Throne => words.text("two-castles-throne"),
        _ => in_language(words, Components::get().room(tile)),
    }
}

/// A throne room by the rooms that it wants: `Thronsaal (Wohnraum, Verbindungsraum)`.
pub(super) fn throne_name(words: &Words, throne: Throne) -> String {
    let [first, second] = Components::get().throne(throne).wants.map(|wanted| type_name(words, wanted).into());
    words.with("two-castles-printed-throne", &[("first", first), ("second", second)])
}

/// `Maler`
pub(super) fn attendant_name(words: &Words, attendant: Attendant) -> String {
    in_language(words, &Components::get().attendant(attendant).name)
}

/// The scoring rule of a bonus card, which is also its name.
pub(super) fn card_name(words: &Words, card: Card) -> String {
    in_language(words, &Components::get().card(card).name)
}

/// `Schloss Mespelbrunn`
pub(super) fn castle_name(words: &Words, castle: usize) -> String {
    in_language(words, Components::get().figure(castle))
}

/// `Speiseraum`
pub(super) fn type_name(words: &Words, room_type: RoomType) -> String {
    words.with("two-castles-type", &[("type", room_type.id().into())])
}

/// `Speiseräume`
pub(super) fn type_names(words: &Words, room_type: RoomType) -> String {
    words.with("two-castles-types", &[("type", room_type.id().into())])
}

/// The kind of a tile: `Speiseraum`, or `Sonderraum`.
pub(super) fn kind_name(words: &Words, tile: Tile) -> String {
    let id = tile.room_type().map_or("special", RoomType::id);
    words.with("two-castles-type", &[("type", id.into())])
}

/// `Brunnen`
pub(super) fn special_name(words: &Words, kind: SpecialRoom) -> String {
    room_name(words, kind.tile())
}

/// `Fackel`
pub(super) fn decoration_name(words: &Words, decoration: Decoration) -> String {
    words.with("two-castles-decoration", &[("decoration", decoration.id().into())])
}

/// A decoration after „mit“: `Schwertern`
pub(super) fn decoration_dative(words: &Words, decoration: Decoration) -> String {
    words.text(match decoration {
        Decoration::Torch => "two-castles-decoration-torch",
        Decoration::Swords => "two-castles-decoration-swords",
        Decoration::Painting => "two-castles-decoration-painting",
        Decoration::Mirror => "two-castles-decoration-mirror",
    })
}

/// A place at the edge of the throne room: `oben rechts`
pub(super) fn throne_place(words: &Words, at: Cell) -> String {
    let place = match (at.x, at.y) {
        (-1, _) => "left",
        (0, 1) => "above-left",
        (1, 1) => "above-right",
        (0, _) => "below-left",
        (1, _) => "below-right",
        _ => "right",
    };
    words.with("two-castles-throne-place", &[("place", place.into())])
}

/// The name of a place: a player, or the king.
pub(super) fn place_name(game: &TwoCastles, words: &Words, names: &[String], place: usize) -> String {
    match game.seat_at(place) {
        Some(seat) => name_of(names, seat).to_owned(),
        None => words.text("two-castles-automaton"),
    }
}

/// Several names as one phrase: `Anna, Ben und Clara`.
pub(super) fn all_of(words: &Words, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            words.with("two-castles-and", &[("first", first.join(", ").into()), ("last", last.into())])
        }
    }
}

/// The other seat that builds a castle.
pub(super) fn partner(game: &TwoCastles, castle: usize, seat: Seat) -> Option<Seat> {
    game.partners(castle).without(seat).first()
}

/// The scoring rule of a room: `2 je Verbindungsraum direkt darüber und darunter`.
pub(super) fn wants_words(words: &Words, tile: Tile) -> String {
    let face = Components::get().face(tile);
    let of = |key: &str, target: Target| {
        let target = words.with("two-castles-type", &[("type", target.id().into())]);
        words.with(key, &[("points", face.points.into()), ("target", target.into())])
    };
    let alone = |key: &str| words.with(key, &[("points", face.points.into())]);
    match face.wants {
        Wants::AboveBelow(target) => of("two-castles-wants-above-below", target),
        Wants::LeftRight(target) => of("two-castles-wants-left-right", target),
        Wants::TwoBelow(target) => of("two-castles-wants-two-below", target),
        Wants::Around(target) => of("two-castles-wants-around", target),
        Wants::AroundDecoration(decoration) => words.with(
            "two-castles-wants-decoration",
            &[("points", face.points.into()), ("decoration", decoration_dative(words, decoration).into())],
        ),
        Wants::Connected(target) => of("two-castles-wants-connected", target),
        Wants::Anywhere(target) => of("two-castles-wants-anywhere", target),
        Wants::EveryOtherType => words
            .with("two-castles-wants-every", &[("points", face.points.into()), ("otherwise", face.points_else.into())]),
        Wants::Column(target) => of("two-castles-wants-column", target),
        Wants::AnyAround => alone("two-castles-wants-any-around"),
        Wants::AnyBelow => alone("two-castles-wants-any-below"),
        Wants::Nothing => alone("two-castles-wants-nothing"),
    }
}

/// The full description of a room: name, kind, wall and scoring rule.
pub(super) fn room_words(words: &Words, tile: Tile) -> String {
    let hangs = Components::get().face(tile).decoration;
    let hangs = hangs.map_or_else(|| words.text("two-castles-bare"), |hangs| decoration_name(words, hangs));
    let args = [
        ("room", room_name(words, tile).into()),
        ("kind", kind_name(words, tile).into()),
        ("decoration", hangs.into()),
        ("wants", wants_words(words, tile).into()),
    ];
    words.with("two-castles-room", &args)
}

/// The bonus of the third room of a type.
pub(super) fn bonus_words(words: &Words, room_type: RoomType) -> String {
    match Components::get().third_bonus(room_type) {
        Bonus::Tiles => words.text("two-castles-bonus-tiles"),
        Bonus::Attendant => words.text("two-castles-bonus-attendant"),
        Bonus::Cards => words.text("two-castles-bonus-cards"),
        Bonus::Special(kind) => words.with("two-castles-bonus-special", &[("room", kind.id().into())]),
        Bonus::Choice => words.text("two-castles-bonus-choice"),
    }
}

/// The floor of a cell: `Erdgeschoss`.
pub(super) fn floor_name(words: &Words, floor: i8) -> String {
    match floor {
        0 => words.text("two-castles-ground-floor"),
        1.. => words.with("two-castles-upper-floor", &[("floor", floor.into())]),
        _ => words.with("two-castles-cellar", &[("floor", floor.unsigned_abs().into())]),
    }
}

/// A cell: `1. Stock, 2 links vom Thronsaal`.
pub(super) fn cell_name(words: &Words, at: Cell) -> String {
    let column = match at.x {
        0 => words.text("two-castles-throne-left"),
        1 => words.text("two-castles-throne-right"),
        2.. => words.with("two-castles-right", &[("cells", (at.x - 1).into())]),
        _ => words.with("two-castles-left", &[("cells", at.x.unsigned_abs().into())]),
    };
    format!("{}, {column}", floor_name(words, at.y))
}

/// `6 Punkte`
pub(super) fn points_words(words: &Words, points: i32) -> String {
    words.with("two-castles-points", &[("points", points.into())])
}

/// Points and the number of rooms they come from: `6 Punkte aus 3 Räumen`.
pub(super) fn points_from(words: &Words, counted: Counted) -> String {
    if counted.count == 0 {
        return points_words(words, 0);
    }
    let args = [("points", counted.points().into()), ("count", counted.count.into())];
    words.with("two-castles-points-from", &args)
}

/// The points of a room, with the number of rooms it counts if it counts rooms.
pub(super) fn room_points(words: &Words, tile: Tile, counted: Counted) -> String {
    match Components::get().face(tile).wants {
        Wants::EveryOtherType | Wants::Nothing => points_words(words, counted.points()),
        _ => points_from(words, counted),
    }
}

/// The points that a castle would gain with the tile in a cell.
pub(super) fn gain(castle: &Castle, tile: Tile, at: Cell) -> i32 {
    let components = Components::get();
    let mut after = *castle;
    after.place(components, tile, at);
    after.points(components) - castle.points(components)
}

/// The winners and their points. There are several if all tie-breakers are equal.
pub(super) fn winners(game: &TwoCastles, words: &Words, names: &[String], castles: &[Castle]) -> (Vec<String>, i32) {
    let points: Vec<i32> = castles.iter().map(|castle| castle.points(game.components())).collect();
    let special: Vec<i32> = castles.iter().map(|castle| castle.special_rooms() as i32).collect();
    let standings = game.rank_by(&points, &special);
    let first: Vec<_> = standings.rows().iter().filter(|row| row.rank == 1).collect();
    let who: Vec<String> =
        first.iter().map(|row| present::contender_name::<TwoCastlesFace>(words, names, row.who)).collect();
    (who, first.first().map_or(0, |row| row.score))
}
