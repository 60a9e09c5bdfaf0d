//! Castles compared with the naive row, on random rows.

use burgenland::{Burgenland, Card, Castle, Options, Slot};
use kernel::{Game, SeatCount};
use proptest::prelude::*;

use crate::naive;

proptest! {
    #[test]
    fn a_castle_changes_as_the_naive_row_does(changes in prop::collection::vec((0..6_usize, any::<u16>()), 0..120)) {
        let game = Burgenland::new(SeatCount::new(2), Options::default()).unwrap();
        let mut castle = Castle::EMPTY;
        let mut row = Vec::new();
        for (what, index) in changes {
            let pick = |count: usize| usize::from(index) % count;
            if let Some(card) = Card::ALL.get(what) {
                let places = naive::places(&row, *card);
                if !places.is_empty() {
                    let place = places[pick(places.len())];
                    let slot = castle.build(*card, place);
                    naive::build(&mut row, *card, place);
                    prop_assert_eq!(castle.card_at(slot), Some(*card));
                }
            } else if !row.is_empty() {
                let cards: Vec<usize> = (0..row.len()).filter(|slot| row[*slot].is_some()).collect();
                let slot = Slot::new(cards[pick(cards.len())]);
                prop_assert_eq!(Some(castle.remove(slot)), row[slot.index()]);
                naive::remove(&mut row, slot);
            }
            prop_assert_eq!(castle.slots().collect::<Vec<_>>(), row.clone());
            prop_assert_eq!(naive::check_castle(&game, &castle), Ok(()));
            prop_assert_eq!(castle.to_string().parse(), Ok(castle));
        }
    }
}
