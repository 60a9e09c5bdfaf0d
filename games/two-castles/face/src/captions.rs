//! Captions: what a piece or place is, what it does, and what it is worth now. One sentence per line.

use two_castles::{Action, Attendant, Card, Castle, Cell, Components, LUDWIG, Placed, RoomType, Tile};

use super::names::{
    attendant_name, bonus_words, card_name, castle_name, cell_name, decoration_dative, gain, points_from, points_words,
    room_points, room_words, throne_place, type_name, type_names,
};
use super::texts::{castle_of, choices, ludwigs_castles};
use present::{Words, signed};

use crate::scene::Scene;

/// A room in a castle.
pub(super) fn room(words: &Words, castle: &Castle, Placed { tile, at }: Placed) -> String {
    let counted = castle.room_points(Components::get(), at).unwrap_or_default();
    lines([room_words(words, tile), now(words, &room_points(words, tile, counted))])
}

/// A throne room with its wishes.
pub(super) fn throne(words: &Words, castle: &Castle) -> String {
    let Some(throne) = castle.throne() else { return words.text("two-castles-throne") };
    let components = Components::get();
    let face = components.throne(throne);
    let [one, other] = face.wants.map(|wanted| type_name(words, wanted));
    let [first, second] = face.positions.map(|at| throne_place(words, at));
    let args = [
        ("points", components.throne_points.into()),
        ("one", one.into()),
        ("other", other.into()),
        ("first", first.into()),
        ("second", second.into()),
    ];
    let counted = castle.throne_points(components);
    lines([words.with("two-castles-throne-wants", &args), now(words, &points_from(words, counted))])
}

/// The attendants of a kind in a throne room.
pub(super) fn attendant(words: &Words, castle: &Castle, kind: Attendant) -> String {
    let each = castle.attendant_points(Components::get(), kind);
    let many = castle.attendants(kind);
    let worth = match many {
        0 | 1 => points_from(words, each),
        _ => words.with(
            "two-castles-attendants-worth",
            &[
                ("points", (each.points() * i32::from(many)).into()),
                ("count", many.into()),
                ("each", points_from(words, each).into()),
            ],
        ),
    };
    lines([attendant_rule(words, kind), now(words, &worth)])
}

/// `Maler: 1 je Raum mit Gemälde`
fn attendant_rule(words: &Words, kind: Attendant) -> String {
    let components = Components::get();
    let args = [
        ("attendant", attendant_name(words, kind).into()),
        ("points", components.attendant_points.into()),
        ("decoration", decoration_dative(words, components.attendant(kind).decoration).into()),
    ];
    words.with("two-castles-attendant-caption", &args)
}

/// An attendant in the supply.
pub(super) fn attendant_in_stock(words: &Words, kind: Attendant, left: u8) -> String {
    lines([attendant_rule(words, kind), words.with("two-castles-attendants-left", &[("count", left.into())])])
}

/// A bonus card for a castle.
pub(super) fn card(words: &Words, castle: &Castle, card: Card) -> String {
    let components = Components::get();
    let args = [("card", card_name(words, card).into()), ("each", components.card(card).points.into())];
    let points = castle.card_points(components, card).points();
    lines([words.with("two-castles-card-caption", &args), now(words, &points_words(words, points))])
}

/// The counter of a type: how many there are, and what the next bonus is.
pub(super) fn counter(words: &Words, castle: &Castle, room_type: RoomType) -> String {
    let count = castle.count(room_type);
    let args = [("types", type_names(words, room_type).into()), ("count", count.into())];
    let have = words.with("two-castles-counter", &args);
    match count {
        0..3 => {
            let bonus = bonus_words(words, room_type);
            lines([have, words.with("two-castles-rules-third", &[("bonus", bonus.into())])])
        }
        3..5 => lines([have, words.text("two-castles-counter-fifth")]),
        _ => lines([have, words.text("two-castles-counter-done")]),
    }
}

/// A tile that is not placed yet: the room, and what it would bring at best in each of the viewer's castles.
pub(super) fn tile(scene: &Scene<'_>, tile: Tile) -> String {
    let words = scene.words;
    let mut all = vec![room_words(words, tile)];
    if let Some(seat) = scene.viewer.seat()
        && scene.aids
    {
        let castles = scene.game.castles_of(seat.index());
        all.extend(castles.into_iter().map(|castle| at_best(scene, castle, tile)));
    }
    lines(all)
}

/// What a tile would bring at best in a castle: `Neuschwanstein: höchstens +4; dritter Speiseraum: …`
fn at_best(scene: &Scene<'_>, index: usize, tile: Tile) -> String {
    let (words, castle) = (scene.words, &scene.view.castles[index]);
    let components = Components::get();
    let best = castle.sites(components, tile).iter().map(|at| gain(castle, tile, *at)).max().unwrap_or(0);
    let args = [("castle", castle_name(words, index).into()), ("gain", signed(best).into())];
    let best = words.with("two-castles-at-best", &args);
    bonus_of(words, castle, tile).map_or(best.clone(), |bonus| format!("{best} {bonus}"))
}

/// The bonus that a tile would earn a castle.
pub(super) fn bonus_of(words: &Words, castle: &Castle, tile: Tile) -> Option<String> {
    let room_type = tile.room_type()?;
    let of = ("type", type_name(words, room_type).into());
    match castle.count(room_type) + 1 {
        3 => Some(words.with("two-castles-third", &[of, ("bonus", bonus_words(words, room_type).into())])),
        5 => Some(words.with("two-castles-fifth", &[of])),
        _ => None,
    }
}

/// What the piece or place of an action is.
pub(super) fn about(scene: &Scene<'_>, action: Action) -> String {
    let (words, view) = (scene.words, scene.view);
    let index = castle_of(scene, action);
    let castle = &view.castles[index];
    match action {
        Action::Pick([first, second]) => {
            let one_each = words.text("two-castles-one-each");
            lines([tile(scene, first), tile(scene, second), one_each])
        }
        Action::Assign(given) => {
            let (own, _) = ludwigs_castles(scene);
            let mut all = vec![room_words(words, given), at_best(scene, own, given)];
            let drawn = view.draws[LUDWIG].tiles;
            all.extend(drawn.iter().filter(|drawn| *drawn != given).map(|rest| other_castle(scene, index, rest)));
            lines(all)
        }
        Action::Place(_, laid, at) => placed(scene, index, laid, at),
        Action::Wait(_) => words.text("two-castles-wait-text"),
        Action::Bonus(room_type) => {
            let args =
                [("types", type_names(words, room_type).into()), ("bonus", bonus_words(words, room_type).into())];
            words.with("two-castles-bonus-about", &args)
        }
        Action::Take(kind) => {
            let worth = points_from(words, castle.attendant_points(Components::get(), kind));
            lines([attendant_rule(words, kind), now(words, &worth)])
        }
        Action::Keep(kept) => card(words, castle, kept),
    }
}

/// A tile on a free cell of a castle.
fn placed(scene: &Scene<'_>, index: usize, tile: Tile, at: Cell) -> String {
    let (words, castle) = (scene.words, &scene.view.castles[index]);
    let components = Components::get();
    let mut after = *castle;
    after.place(components, tile, at);
    let worth = room_points(words, tile, after.room_points(components, at).unwrap_or_default());
    let args = [("cell", cell_name(words, at).into()), ("worth", worth.into())];
    let mut all = vec![room_words(words, tile), words.with("two-castles-placed-about", &args)];
    all.extend(bonus_of(words, castle, tile));
    all.extend(left_over(scene, tile).map(|rest| other_castle(scene, index, rest)));
    lines(all)
}

/// The other of two tiles of which one is being placed: it then belongs to the other castle.
pub(super) fn left_over(scene: &Scene<'_>, tile: Tile) -> Option<Tile> {
    let seat = scene.viewer.seat()?;
    let own = scene.view.picks[seat.index()].into_iter().flatten();
    let is_choice = choices(scene).len() > 1 && own.clone().any(|pick| pick == tile);
    own.into_iter().find(|pick| is_choice && *pick != tile)
}

/// `Weinstube kommt dann in Schloss Linderhof.`
pub(super) fn other_castle(scene: &Scene<'_>, castle: usize, rest: Tile) -> String {
    let words = scene.words;
    let castle = match scene.viewer.seat() {
        Some(seat) if scene.view.progress.phase != two_castles::Phase::LudwigAssigns => {
            scene.game.castles_of(seat.index()).into_iter().find(|other| *other != castle).unwrap_or(castle)
        }
        _ => ludwigs_castles(scene).1,
    };
    let args = [("room", super::names::room_name(words, rest).into()), ("castle", castle_name(words, castle).into())];
    words.with("two-castles-other-castle", &args)
}

fn now(words: &Words, worth: &str) -> String {
    words.with("two-castles-worth-now", &[("worth", worth.into())])
}

fn lines(all: impl IntoIterator<Item = String>) -> String {
    all.into_iter().collect::<Vec<_>>().join("\n")
}
