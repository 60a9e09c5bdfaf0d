//! A second, naive implementation of castles, slot by slot, with which the bit operations must agree.

use burgenland::{Burgenland, Card, Castle, Colour, Place, Slot, State};

use crate::rules::SEATS;

type Row = Vec<Option<Card>>;

/// L14: recounts every castle and the supply from the bare rows.
pub(crate) fn recount(game: &Burgenland, state: &State) -> Result<(), String> {
    for colour in Colour::ALL {
        for seat in SEATS {
            check_castle(game, &state.castles[seat][colour])
                .map_err(|reason| format!("{colour} castle of seat {seat}: {reason}"))?;
        }
    }
    Ok(())
}

/// Value, places, copies and symmetry of one castle.
pub(crate) fn check_castle(game: &Burgenland, castle: &Castle) -> Result<(), String> {
    let row: Row = castle.slots().collect();
    let values = &game.components().values;
    let same = |what: &str, clever: String, naive: String| {
        if clever == naive { Ok(()) } else { Err(format!("{what} of {castle} is {clever}, recounted {naive}")) }
    };
    let parts: Vec<&[Option<Card>]> = row.split(Option::is_none).collect();
    let worth = |part: &[Option<Card>]| part.iter().flatten().map(|card| values[*card]).sum::<u8>();
    let best = parts.iter().map(|part| worth(part)).max().unwrap_or(0);
    same("value", castle.value(values).to_string(), best.to_string())?;
    if let Some(part) = castle.best_part(values) {
        let cards: u8 = part.cards.0.iter().sum();
        let lies: Row = row[part.from.index()..part.from.index() + usize::from(cards)].to_vec();
        same("best part", worth(&lies).to_string(), part.value.to_string())?;
        same("best part", part.value.to_string(), best.to_string())?;
    } else {
        same("best part", "none".to_owned(), if row.is_empty() { "none" } else { "some" }.to_owned())?;
    }
    for card in Card::ALL {
        let copies: Vec<usize> = castle.copies(card).iter().map(Slot::index).collect();
        let naive: Vec<usize> = (0..row.len()).filter(|index| row[*index] == Some(card)).collect();
        same("copies", format!("{copies:?}"), format!("{naive:?}"))?;
        same(
            "places",
            format!("{:?}", castle.places(card).iter().collect::<Vec<_>>()),
            format!("{:?}", places(&row, card)),
        )?;
    }
    let mirrored: Row = row.iter().rev().copied().collect();
    same("symmetry", castle.is_symmetric().to_string(), (row == mirrored).to_string())?;
    let outer = row.first().zip(row.last()).map(|(left, right)| (left.unwrap(), right.unwrap()));
    same("outer cards", format!("{:?}", castle.outer_cards()), format!("{outer:?}"))
}

/// Where a card may be added to a row.
pub(crate) fn places(row: &Row, card: Card) -> Vec<Place> {
    if row.is_empty() {
        return vec![Place::Right];
    }
    let goes_beside = |neighbours: &[Option<Card>]| {
        let mut cards = neighbours.iter().flatten().peekable();
        cards.peek().is_some() && cards.all(|neighbour| card == Card::Wall || *neighbour == Card::Wall)
    };
    let mut places = Vec::new();
    if row.len() < burgenland::SLOTS {
        places.extend(goes_beside(&row[..1]).then_some(Place::Left));
        places.extend(goes_beside(&row[row.len() - 1..]).then_some(Place::Right));
    }
    for index in 1..row.len() - 1 {
        if row[index].is_none() && goes_beside(&[row[index - 1], row[index + 1]]) {
            places.push(Place::Gap(Slot::new(index)));
        }
    }
    places
}

/// Adds a card.
pub(crate) fn build(row: &mut Row, card: Card, place: Place) {
    match place {
        Place::Left => row.insert(0, Some(card)),
        Place::Right => row.push(Some(card)),
        Place::Gap(slot) => row[slot.index()] = Some(card),
    }
}

/// Takes a card out; empty slots at the ends vanish.
pub(crate) fn remove(row: &mut Row, slot: Slot) {
    row[slot.index()] = None;
    while row.last() == Some(&None) {
        row.pop();
    }
    while row.first() == Some(&None) {
        row.remove(0);
    }
}
