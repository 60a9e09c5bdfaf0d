//! Captions: what a piece or place is, what it does, what it is worth now; and what an action brings.

use std::sync::OnceLock;

use burgenland::{Action, Burgenland, Card, Castle, Colour, FieldId, FieldKind, Phase, Side, Slot, Throw, View};
use kernel::{ForeseenOf, Seat, ToAct};
use present::{further_events, score_changes, signed};

use super::texts::{
    a_card, card_here, card_title, cards_words, colour_name, dice_here, field_at, field_title, kind_name, other,
};
use crate::scene::Scene;

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A field of the ring: what it offers, and what that is worth now.
pub(super) fn field(scene: &Scene<'_>, field: FieldId) -> String {
    [offer(scene, field), &worth_here(scene, field)].join("\n")
}

/// A field to which a number would lead.
pub(super) fn reached_field(scene: &Scene<'_>, field: FieldId, value: u8) -> String {
    [offer(scene, field), &worth_here(scene, field), &reach(scene, field, value)].join("\n")
}

/// What a field offers. That never changes, so it is put into words once for each language and layout.
fn offer(scene: &Scene<'_>, field: FieldId) -> &'static str {
    static OFFERS: [[OnceLock<Vec<String>>; 2]; 2] = [const { [const { OnceLock::new() }; 2] }; 2];
    let offers = &OFFERS[scene.words.language() as usize][scene.view.layout as usize];
    let offers = offers.get_or_init(|| FieldId::all().map(|field| offer_words(scene, field)).collect());
    &offers[field.index()]
}

fn offer_words(scene: &Scene<'_>, field: FieldId) -> String {
    let (view, words) = (scene.view, scene.words);
    let (colour, kind) = (field.colour(), view.kind(field));
    let title = field_title(words, field, kind);
    let Some(card) = kind.card() else {
        let args = [("field", title.into()), ("colour", colour.id().into())];
        return words.with("burgenland-caption-crown-field", &args);
    };
    let key = match kind {
        FieldKind::WallCrown => "burgenland-caption-wall-crown-field",
        _ => "burgenland-caption-field",
    };
    let args = [
        ("field", title.into()),
        ("colour", colour.id().into()),
        ("card", a_card(words, colour, card).into()),
        ("dice", scene.game.components().values[card].into()),
    ];
    words.with(key, &args)
}

/// What a field is worth now: the result of a scoring, or whether its card is left.
fn worth_here(scene: &Scene<'_>, field: FieldId) -> String {
    let (view, words) = (scene.view, scene.words);
    let colour = field.colour();
    match view.kind(field) {
        FieldKind::Crown | FieldKind::WallCrown => score_now(scene, colour),
        kind => {
            let left = kind.card().map_or(0, |card| view.supply[colour][card]);
            words.with("burgenland-caption-left", &[("count", left.into())])
        }
    }
}

/// Where the crown stands while the viewer may throw and wants to see where each number would lead.
pub(super) fn throws_from(scene: &Scene<'_>) -> Option<FieldId> {
    let throws = scene.my_turn() && scene.aids && matches!(scene.view.phase, Phase::Begin | Phase::Continue);
    scene.view.crown.filter(|_| throws)
}

/// With which number the viewer's throw leads to a field, and whether that would leave the turn's colour.
fn reach(scene: &Scene<'_>, field: FieldId, value: u8) -> String {
    let (view, words) = (scene.view, scene.words);
    match view.turn_colour.filter(|colour| *colour != field.colour()) {
        None => words.with("burgenland-caption-reach", &[("value", value.into())]),
        Some(left) => {
            let args = [("value", value.into()), ("colour", colour_name(words, left).into())];
            words.with("burgenland-caption-reach-away", &args)
        }
    }
}

/// What a scoring of a colour would bring now.
fn score_now(scene: &Scene<'_>, colour: Colour) -> String {
    let values = SEATS.map(|seat| scene.view.castle_value(seat, colour));
    scoring(scene, colour, values, "burgenland-caption-score", "burgenland-caption-score-level")
}

/// What a scoring of a colour brings with these values of the castles.
fn scoring(scene: &Scene<'_>, colour: Colour, values: [u8; 2], key: &str, level: &str) -> String {
    let words = scene.words;
    let [one, two] = values;
    let colour = ("colour", colour_name(words, colour).into());
    if one == two {
        return words.with(level, &[colour, ("value", one.into())]);
    }
    let (winner, more, less) = if one > two { (SEATS[0], one, two) } else { (SEATS[1], two, one) };
    let args = [
        colour,
        ("points", (more - less).into()),
        ("name", scene.name(winner).into()),
        ("more", more.into()),
        ("less", less.into()),
    ];
    words.with(key, &args)
}

/// The crown.
pub(super) fn crown(scene: &Scene<'_>, at: FieldId) -> String {
    let here = field_at(scene.words, at, scene.view.kind(at));
    scene.words.with("burgenland-caption-crown", &[("field", here.into())])
}

/// A marker on the score track.
pub(super) fn marker(scene: &Scene<'_>, seat: Seat) -> String {
    let points = scene.view.score(seat);
    let left = scene.game.components().king.saturating_sub(points);
    let args = [("name", scene.name(seat).into()), ("points", points.into()), ("left", left.into())];
    scene.words.with("burgenland-caption-marker", &args)
}

/// The king at the end of the score track.
pub(super) fn king(scene: &Scene<'_>) -> String {
    scene.words.with("burgenland-caption-king", &[("king", scene.game.components().king.into())])
}

/// The extra dice on the board.
pub(super) fn board_dice(scene: &Scene<'_>) -> String {
    scene.words.with("burgenland-caption-board-dice", &[("count", scene.view.board_dice.into())])
}

/// The dice of a seat.
pub(super) fn held_dice(scene: &Scene<'_>, seat: Seat) -> String {
    let args = [("name", scene.name(seat).into()), ("count", scene.view.extra_dice[seat].into())];
    scene.words.with("burgenland-caption-held", &args)
}

/// The last throw of a seat.
pub(super) fn last_throw(scene: &Scene<'_>, seat: Seat, throw: Throw) -> String {
    let dice = throw.to_string().chars().map(String::from).collect::<Vec<_>>().join(", ");
    scene.words.with("burgenland-caption-throw", &[("name", scene.name(seat).into()), ("dice", dice.into())])
}

/// A card of a castle.
pub(super) fn card(scene: &Scene<'_>, seat: Seat, colour: Colour, kind: Card, counts: bool) -> String {
    let words = scene.words;
    let args = [
        ("card", card_title(words, colour, kind).into()),
        ("value", scene.game.components().values[kind].into()),
        ("name", scene.name(seat).into()),
    ];
    let what = words.with("burgenland-caption-card", &args);
    if counts { what } else { format!("{what}\n{}", words.text("burgenland-caption-idle")) }
}

/// A castle: its value and the sum behind it.
pub(super) fn castle(scene: &Scene<'_>, seat: Seat, colour: Colour) -> String {
    let mut lines = vec![castle_sum(scene, seat, colour)];
    if scene.view.castles[seat][colour].slots().any(|slot| slot.is_none()) {
        lines.push(scene.words.text("burgenland-caption-parts"));
    }
    lines.push(score_now(scene, colour));
    lines.join("\n")
}

fn castle_sum(scene: &Scene<'_>, seat: Seat, colour: Colour) -> String {
    let (words, values) = (scene.words, &scene.game.components().values);
    let part = scene.view.castles[seat][colour].best_part(values);
    let args = [
        ("colour", colour.id().into()),
        ("name", scene.name(seat).into()),
        ("value", part.map_or(0, |part| part.value).into()),
        ("sum", part.map_or_else(String::new, |part| cards_words(words, &part.cards, values)).into()),
    ];
    words.with(if part.is_some() { "burgenland-caption-castle" } else { "burgenland-caption-castle-empty" }, &args)
}

/// How many cards of a kind both castles of a colour have.
pub(super) fn copies(view: &View, colour: Colour, kind: Card) -> [usize; 2] {
    SEATS.map(|seat| view.castles[seat][colour].copies(kind).iter().count())
}

/// A stack of the supply.
pub(super) fn stack(scene: &Scene<'_>, colour: Colour, kind: Card) -> String {
    let (view, words) = (scene.view, scene.words);
    let count = view.supply[colour][kind];
    let args = [
        ("card", card_title(words, colour, kind).into()),
        ("value", scene.game.components().values[kind].into()),
        ("count", count.into()),
    ];
    let what = words.with("burgenland-caption-stack", &args);
    if count > 0 {
        return what;
    }
    let owners = SEATS.into_iter().zip(copies(view, colour, kind)).map(|(seat, count)| {
        words.with("burgenland-caption-copies", &[("name", scene.name(seat).into()), ("count", count.into())])
    });
    let owners = owners.collect::<Vec<_>>().join(", ");
    let owners = words.with("burgenland-caption-steal", &[("owners", owners.into())]);
    format!("{what}\n{owners}")
}

/// What an action is about.
pub(super) fn about(scene: &Scene<'_>, action: Action) -> String {
    let (view, words) = (scene.view, scene.words);
    let seat = view.active.unwrap_or(scene.near());
    let lines = match action {
        Action::Roll(extra) => about_throw(scene, extra),
        Action::Move(value) => about_move(scene, seat, value),
        Action::Build(place) => {
            let (colour, card) = card_here(view);
            let mut grown = view.castles[seat][colour];
            grown.build(card, place);
            let mut lines = about_card(scene, colour, card);
            lines.extend(about_change(scene, seat, colour, &grown));
            lines
        }
        Action::Take(slot) => about_taking(scene, other(seat), slot),
        Action::Dice => about_dice(scene, seat),
        Action::Score => {
            let colour = card_here(view).0;
            let sums = SEATS.map(|seat| castle_sum(scene, seat, colour));
            sums.into_iter().chain([score_now(scene, colour)]).collect()
        }
        Action::Pass => vec![words.text("burgenland-about-pass")],
        Action::Give(side) => about_giving(scene, seat, side),
        Action::Stop => about_stop(scene, seat),
    };
    lines.join("\n")
}

/// A throw: the dice, and what every number would lead to.
fn about_throw(scene: &Scene<'_>, extra: u8) -> Vec<String> {
    let (view, words) = (scene.view, scene.words);
    let mut lines = vec![words.with("burgenland-about-throw", &[("extra", extra.into())])];
    if view.turn_colour.is_none() {
        lines.push(words.text("burgenland-about-first-throw"));
    }
    lines.extend(outcomes(scene, view.turn_colour));
    lines
}

/// What every number of a die leads to, seen from the crown.
fn outcomes(scene: &Scene<'_>, turn_colour: Option<Colour>) -> Option<String> {
    let (view, words) = (scene.view, scene.words);
    let crown = view.crown?;
    let outcome = |value: u8| {
        let to = crown.advanced(value);
        let args = |colour: Colour| {
            let kind = kind_name(words, view.kind(to));
            [("value", value.into()), ("kind", kind.into()), ("colour", colour_name(words, colour).into())]
        };
        match turn_colour {
            Some(colour) if colour != to.colour() => words.with("burgenland-outcome-away", &args(colour)),
            Some(colour) => words.with("burgenland-outcome", &args(colour)),
            None => words.with("burgenland-outcome-coloured", &args(to.colour())),
        }
    };
    let all: Vec<String> = (1..=6).map(outcome).collect();
    Some(words.with("burgenland-about-outcomes", &[("outcomes", all.join("; ").into())]))
}

/// The field to which the crown would move; if it leaves the colour, what that costs.
fn about_move(scene: &Scene<'_>, seat: Seat, value: u8) -> Vec<String> {
    let (view, words) = (scene.view, scene.words);
    let Some(to) = view.crown.map(|crown| crown.advanced(value)) else { return Vec::new() };
    match view.turn_colour.filter(|colour| *colour != to.colour()) {
        None => vec![offer(scene, to).to_owned(), worth_here(scene, to)],
        Some(left) => {
            let args = [("field", field_title(words, to, view.kind(to)).into()), ("colour", left.id().into())];
            let key = match view.castles[seat][left].is_empty() {
                true => "burgenland-about-leaving-free",
                false => "burgenland-about-leaving",
            };
            vec![words.with(key, &args)]
        }
    }
}

/// The card that an action is about: its value and how many are left.
fn about_card(scene: &Scene<'_>, colour: Colour, card: Card) -> Vec<String> {
    let words = scene.words;
    let args = [
        ("card", card_title(words, colour, card).into()),
        ("value", scene.game.components().values[card].into()),
        ("count", scene.view.supply[colour][card].into()),
    ];
    vec![words.with("burgenland-caption-stack", &args)]
}

/// How the value of a castle would change, and with it the result of a scoring.
fn about_change(scene: &Scene<'_>, seat: Seat, colour: Colour, changed: &Castle) -> Vec<String> {
    let (view, words) = (scene.view, scene.words);
    let now = view.castle_value(seat, colour);
    let then = changed.value(&scene.game.components().values);
    let args =
        [("colour", colour.id().into()), ("name", scene.name(seat).into()), ("now", now.into()), ("then", then.into())];
    let values = SEATS.map(|each| if each == seat { then } else { view.castle_value(each, colour) });
    vec![
        words.with("burgenland-about-change", &args),
        scoring(scene, colour, values, "burgenland-about-score", "burgenland-about-score-level"),
    ]
}

fn about_taking(scene: &Scene<'_>, owner: Seat, slot: Slot) -> Vec<String> {
    let words = scene.words;
    let (colour, card) = card_here(scene.view);
    let mut left = scene.view.castles[owner][colour];
    let inside = slot.index() > 0 && slot.index() + 1 < left.len();
    left.remove(slot);
    let mut lines = about_card(scene, colour, card);
    lines.push(words.text("burgenland-about-taking"));
    if inside {
        lines.push(words.text("burgenland-about-gap"));
    }
    lines.extend(about_change(scene, owner, colour, &left));
    lines
}

fn about_dice(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let (board, opponent) = dice_here(scene, seat);
    let args =
        [("count", (board + opponent).into()), ("opponent", opponent.into()), ("name", scene.name(other(seat)).into())];
    vec![scene.words.with("burgenland-about-dice", &args)]
}

fn about_giving(scene: &Scene<'_>, seat: Seat, side: Side) -> Vec<String> {
    let Some(colour) = scene.view.turn_colour else { return Vec::new() };
    let mut left = scene.view.castles[seat][colour];
    let slot = match side {
        Side::Left => Slot::new(0),
        Side::Right => Slot::new(left.len() - 1),
    };
    let card = left.remove(slot);
    let mut lines = about_card(scene, colour, card);
    lines.extend(about_change(scene, seat, colour, &left));
    lines
}

fn about_stop(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let (view, words) = (scene.view, scene.words);
    let mut lines = vec![words.with("burgenland-about-stop", &[("name", scene.name(other(seat)).into())])];
    lines.extend(view.crown.map(|at| crown(scene, at)));
    lines.extend(outcomes(scene, None));
    lines
}

/// What an action brings, up to the next throw.
pub(super) fn foreseen(scene: &Scene<'_>, foreseen: &ForeseenOf<Burgenland>) -> Vec<String> {
    let mut phrases = score_changes(scene, foreseen);
    if let Some(after) = &foreseen.view {
        phrases.extend(castle_changes(scene, after));
        phrases.extend(dice_changes(scene, after));
    }
    phrases.extend(further_events(scene, foreseen));
    phrases.extend(next(scene, foreseen));
    phrases
}

fn castle_changes(scene: &Scene<'_>, after: &View) -> Vec<String> {
    let (view, words) = (scene.view, scene.words);
    let mut phrases = Vec::new();
    for seat in SEATS {
        for colour in Colour::ALL {
            let (now, then) = (view.castle_value(seat, colour), after.castle_value(seat, colour));
            let args = [
                ("colour", colour.id().into()),
                ("name", scene.name(seat).into()),
                ("now", now.into()),
                ("then", then.into()),
            ];
            if now != then {
                phrases.push(words.with("burgenland-foreseen-castle", &args));
            }
        }
    }
    phrases
}

/// Extra dice that change hands. Those that are thrown are told by the action.
fn dice_changes(scene: &Scene<'_>, after: &View) -> Vec<String> {
    let change = |seat: Seat| i32::from(after.extra_dice[seat]) - i32::from(scene.view.extra_dice[seat]);
    let phrase = |seat: Seat| {
        let args = [
            ("change", signed(change(seat)).into()),
            ("count", change(seat).abs().into()),
            ("name", scene.name(seat).into()),
        ];
        scene.words.with("burgenland-foreseen-dice", &args)
    };
    SEATS.into_iter().filter(|seat| change(*seat) != 0).map(phrase).collect()
}

/// Who acts then, and what they do.
fn next(scene: &Scene<'_>, foreseen: &ForeseenOf<Burgenland>) -> Option<String> {
    let (words, after) = (scene.words, foreseen.view.as_ref()?);
    let then = match (foreseen.to_act?, after.phase) {
        (ToAct::Nobody, _) => "won",
        (ToAct::Chance, _) => "throw",
        (_, Phase::Continue) => "again",
        (_, Phase::Place) => "place",
        (_, Phase::Give) => "give",
        (_, Phase::Field) => "field",
        _ => {
            let name = after.active.map_or("", |seat| scene.name(seat));
            return Some(words.with("burgenland-then-turn", &[("name", name.into())]));
        }
    };
    Some(words.with("burgenland-then", &[("then", then.into())]))
}

/// The title of a gap in a row.
pub(super) fn gap(scene: &Scene<'_>) -> String {
    scene.words.text("burgenland-caption-gap")
}
