//! Labels and prompts, and the names of colours, cards and fields.

use burgenland::{Action, ByCard, Card, Castle, Colour, FieldId, FieldKind, Phase, Place, Side, View};
use kernel::Seat;

use present::Words;

use crate::scene::Scene;

/// `die blaue Burg`'s colour as a noun: `Blau`.
pub(super) fn colour_name(words: &Words, colour: Colour) -> String {
    words.text(match colour {
        Colour::Blue => "burgenland-blue",
        Colour::Yellow => "burgenland-yellow",
        Colour::Red => "burgenland-red",
    })
}

/// A kind of card as a noun: `kleiner Turm`.
pub(super) fn card_name(words: &Words, card: Card) -> String {
    words.text(match card {
        Card::Wall => "burgenland-wall",
        Card::SmallTower => "burgenland-small-tower",
        Card::House => "burgenland-house",
        Card::GreatTower => "burgenland-great-tower",
    })
}

/// A card as the object of a sentence: `eine blaue Mauer`.
pub(super) fn a_card(words: &Words, colour: Colour, card: Card) -> String {
    words.with("burgenland-a-card", &[("colour", colour.id().into()), ("card", card.id().into())])
}

/// A card as the object of a short label: `Blaue Mauer`.
fn bare_card(words: &Words, colour: Colour, card: Card) -> String {
    words.with("burgenland-bare-card", &[("colour", colour.id().into()), ("card", card.id().into())])
}

/// A card as the subject of a sentence or a title: `Blaue Mauer`.
pub(super) fn card_title(words: &Words, colour: Colour, card: Card) -> String {
    words.with("burgenland-card-title", &[("colour", colour.id().into()), ("card", card.id().into())])
}

/// A field as the goal of a move: `das gelbe Feld „Haus“`.
pub(super) fn field_name(words: &Words, field: FieldId, kind: FieldKind) -> String {
    let args = [("colour", field.colour().id().into()), ("kind", kind_name(words, kind).into())];
    words.with("burgenland-field", &args)
}

/// A field as a title: `Gelbes Feld „Haus“`.
pub(super) fn field_title(words: &Words, field: FieldId, kind: FieldKind) -> String {
    let args = [("colour", field.colour().id().into()), ("kind", kind_name(words, kind).into())];
    words.with("burgenland-field-title", &args)
}

/// A field as the place where something is: `dem gelben Feld „Haus“`.
pub(super) fn field_at(words: &Words, field: FieldId, kind: FieldKind) -> String {
    let args = [("colour", field.colour().id().into()), ("kind", kind_name(words, kind).into())];
    words.with("burgenland-field-at", &args)
}

pub(super) fn kind_name(words: &Words, kind: FieldKind) -> String {
    words.text(match kind {
        FieldKind::Wall => "burgenland-wall",
        FieldKind::SmallTower => "burgenland-small-tower",
        FieldKind::House => "burgenland-house",
        FieldKind::GreatTower => "burgenland-great-tower",
        FieldKind::Crown => "burgenland-crown",
        FieldKind::WallCrown => "burgenland-wall-crown",
    })
}

/// The field under the crown, with the card it shows.
fn field_here(view: &View) -> Option<(FieldId, Option<Card>)> {
    view.crown.map(|field| (field, view.kind(field).card()))
}

/// The colour and card that an action on a field is about: there is always one while such an action is legal.
pub(super) fn card_here(view: &View) -> (Colour, Card) {
    let (field, card) = field_here(view).expect("the crown stands on a field");
    (field.colour(), card.expect("the field shows a card"))
}

/// How many extra dice would be taken here: from the board, and from the opponent.
pub(super) fn dice_here(scene: &Scene<'_>, seat: Seat) -> (u8, u8) {
    let (_, card) = card_here(scene.view);
    let wanted = scene.game.components().values[card];
    let board = wanted.min(scene.view.board_dice);
    (board, (wanted - board).min(scene.view.extra_dice[other(seat)]))
}

/// The other of the two seats.
pub(super) fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index() as u8)
}

/// Who would move forward by how many steps if a colour were scored.
pub(super) fn lead(view: &View, colour: Colour) -> Option<(Seat, u8)> {
    let [one, two] = [0, 1].map(|index| view.castle_value(Seat::new(index), colour));
    match one.cmp(&two) {
        std::cmp::Ordering::Greater => Some((Seat::new(0), one - two)),
        std::cmp::Ordering::Less => Some((Seat::new(1), two - one)),
        std::cmp::Ordering::Equal => None,
    }
}

pub(super) fn action_label(scene: &Scene<'_>, action: Action) -> String {
    let (words, view) = (scene.words, scene.view);
    let seat = view.active.unwrap_or(scene.near());
    match action {
        // Without extra dice there is nothing to choose.
        Action::Roll(_) if view.extra_dice[seat] == 0 => words.text("burgenland-roll-only"),
        Action::Roll(extra) => words.with("burgenland-roll", &[("extra", extra.into())]),
        Action::Move(value) => move_label(scene, value),
        Action::Build(place) => {
            let (colour, card) = card_here(view);
            let card = bare_card(words, colour, card);
            match place {
                Place::Left => words.with("burgenland-build-left", &[("card", card.into())]),
                Place::Right if view.castles[seat][colour].is_empty() => {
                    words.with("burgenland-build-first", &[("card", card.into())])
                }
                Place::Right => words.with("burgenland-build-right", &[("card", card.into())]),
                Place::Gap(slot) => {
                    words.with("burgenland-build-gap", &[("card", card.into()), ("slot", (slot.index() + 1).into())])
                }
            }
        }
        Action::Take(slot) => {
            let (colour, card) = card_here(view);
            let card = bare_card(words, colour, card);
            let name = scene.name(other(seat));
            words.with(
                "burgenland-take",
                &[("card", card.into()), ("name", name.into()), ("slot", (slot.index() + 1).into())],
            )
        }
        Action::Dice => {
            let (board, opponent) = dice_here(scene, seat);
            let name = scene.name(other(seat));
            words.with(
                "burgenland-dice",
                &[("count", (board + opponent).into()), ("opponent", opponent.into()), ("name", name.into())],
            )
        }
        Action::Score => score_label(scene, card_here(view).0),
        Action::Pass => words.text("burgenland-pass"),
        Action::Give(side) => give_label(scene, seat, side),
        Action::Stop => words.text("burgenland-stop"),
    }
}

/// The field to which the crown would move, and whether that would leave the turn's colour.
fn move_label(scene: &Scene<'_>, value: u8) -> String {
    let (words, view) = (scene.words, scene.view);
    let to = view.crown.expect("the crown stands on a field").advanced(value);
    let field = field_name(words, to, view.kind(to));
    match view.turn_colour {
        Some(colour) if colour != to.colour() => {
            let colour = colour_name(words, colour);
            words.with(
                "burgenland-move-away",
                &[("value", value.into()), ("field", field.into()), ("colour", colour.into())],
            )
        }
        _ => words.with("burgenland-move", &[("value", value.into()), ("field", field.into())]),
    }
}

fn score_label(scene: &Scene<'_>, colour: Colour) -> String {
    let words = scene.words;
    let name = colour_name(words, colour);
    match lead(scene.view, colour) {
        None => words.with("burgenland-score-level", &[("colour", name.into())]),
        Some((winner, points)) => words.with(
            "burgenland-score",
            &[("colour", name.into()), ("points", points.into()), ("name", scene.name(winner).into())],
        ),
    }
}

fn give_label(scene: &Scene<'_>, seat: Seat, side: Side) -> String {
    let (words, view) = (scene.words, scene.view);
    let colour = view.turn_colour.expect("a colour was left");
    let (left, right) = view.castles[seat][colour].outer_cards().expect("there is a card to return");
    match side {
        Side::Left => words.with("burgenland-give-left", &[("card", bare_card(words, colour, left).into())]),
        Side::Right => words.with("burgenland-give-right", &[("card", bare_card(words, colour, right).into())]),
    }
}

/// The heading of an action. Lists of one kind of action need none.
pub(super) fn action_group(scene: &Scene<'_>, action: Action) -> Option<String> {
    let key = match (scene.view.phase, action) {
        (Phase::Field, Action::Build(_) | Action::Take(_)) => "burgenland-group-card",
        (Phase::Field, Action::Score) => "burgenland-group-score",
        (Phase::Field, _) => "burgenland-group-instead",
        (Phase::Continue, Action::Roll(_)) => "burgenland-group-roll",
        (Phase::Continue, Action::Stop) => "burgenland-group-stop",
        _ => return None,
    };
    Some(scene.words.text(key))
}

pub(super) fn prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    let mine = scene.my_turn();
    let name = view.active.map_or_else(String::new, |seat| scene.name(seat).to_owned());
    let field = view.crown.map_or_else(String::new, |field| field_name(words, field, view.kind(field)));
    let colour = view.turn_colour.map_or_else(String::new, |colour| colour_name(words, colour));
    match view.phase {
        Phase::DrawStart => words.text("burgenland-prompt-draw-start"),
        Phase::DrawFirst => words.text("burgenland-prompt-draw-first"),
        Phase::Throw { .. } => words.with("burgenland-prompt-throw", &[("name", name.into())]),
        Phase::Begin if mine => {
            words.with("burgenland-prompt-begin", &[("extra", view.extra_dice[scene.near()].into())])
        }
        Phase::Begin => words.with("burgenland-wait-begin", &[("name", name.into())]),
        Phase::Choose(_) if mine => words.text("burgenland-prompt-choose"),
        Phase::Choose(_) => words.with("burgenland-wait-choose", &[("name", name.into())]),
        Phase::Field if mine => words.with("burgenland-prompt-field", &[("field", field.into())]),
        Phase::Field => words.with("burgenland-wait-field", &[("name", name.into()), ("field", field.into())]),
        Phase::Place if mine => words.text("burgenland-prompt-place"),
        Phase::Place => words.with("burgenland-wait-place", &[("name", name.into())]),
        Phase::Continue if mine && scene.aids => {
            let safe = safe_values(view);
            words.with("burgenland-prompt-continue", &[("colour", colour.into()), ("safe", safe.into())])
        }
        Phase::Continue if mine => words.with("burgenland-prompt-again", &[("colour", colour.into())]),
        Phase::Continue => words.with("burgenland-wait-continue", &[("name", name.into()), ("colour", colour.into())]),
        Phase::Give if mine => words.with("burgenland-prompt-give", &[("colour", colour.into())]),
        Phase::Give => words.with("burgenland-wait-give", &[("name", name.into()), ("colour", colour.into())]),
        Phase::Over => words.with("burgenland-prompt-over", &[("name", scene.name(winner(view)).into())]),
    }
}

/// The seat that has reached the king; before the end, the seat that is ahead.
pub(super) fn winner(view: &View) -> Seat {
    if view.score(Seat::new(0)) > view.score(Seat::new(1)) { Seat::new(0) } else { Seat::new(1) }
}

/// How many of a die's six values keep the crown in the turn's colour.
pub(super) fn safe_values(view: &View) -> u8 {
    let (Some(crown), Some(colour)) = (view.crown, view.turn_colour) else { return 6 };
    (1..=6).filter(|value| crown.advanced(*value).colour() == colour).count() as u8
}

/// Cards with their values: `2 Mauern zu 1, 1 Haus zu 3`.
pub(super) fn cards_words(words: &Words, cards: &ByCard<u8>, values: &ByCard<u8>) -> String {
    let counted = Card::ALL.into_iter().filter(|card| cards[*card] > 0).map(|card| {
        let args = [("card", card.id().into()), ("count", cards[card].into()), ("value", values[card].into())];
        words.with("burgenland-cards", &args)
    });
    counted.collect::<Vec<_>>().join(", ")
}

/// A castle for screen readers: its cards from left to right.
pub(super) fn castle_words(words: &Words, castle: &Castle) -> String {
    if castle.is_empty() {
        return words.text("burgenland-castle-empty");
    }
    let cards: Vec<String> = castle
        .slots()
        .map(|card| card.map_or_else(|| words.text("burgenland-gap"), |card| card_name(words, card)))
        .collect();
    cards.join(", ")
}
