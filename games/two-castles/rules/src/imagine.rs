//! Determinization: a random state that is consistent with a view.
//!
//! Every tile the viewer cannot place lies somewhere unseen: in a pile it has not held, among discards it did not see, in
//! a draw it may not look at, or in the supply. Any distribution over these places is as likely as any other, with one
//! exception: tiles that came back from the discards cannot be in a pile that was dealt before.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use crate::knowledge::{CardDiscards, TileDiscards};
use crate::state::{LUDWIG, Phase, State};
use crate::{Card, CardSet, Draw, Tile, TileSet, TwoCastles, View};

impl TwoCastles {
    pub(crate) fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        assert_eq!(view.castles.len(), self.places(), "the view is of a table of this size");
        let mut state = State::before_setup(self.components.tiles);
        state.progress = view.progress;
        state.castles[..self.places()].copy_from_slice(&view.castles);
        state.attendants = view.attendants;
        for (picks, seen) in state.picks.iter_mut().zip(&view.picks) {
            *picks = seen.map(|tile| tile.unwrap_or(Tile::NONE));
        }
        state.kept = view.kept;
        self.imagine_tiles(view, &mut state, rng);
        self.imagine_picks(view, &mut state, rng);
        imagine_cards(view, &mut state, rng);
        state
    }

    fn imagine_tiles<R: Rng + ?Sized>(&self, view: &View, state: &mut State, rng: &mut R) {
        let unseen = self.components.tiles.minus(&placed_in_sight(view));
        let returned: TileSet = view.returned.iter().filter_map(|discarded| discarded.piece).collect();
        // First what was dealt before discards came back, then everything else.
        let mut old = Lot::new(&unseen.minus(&returned));
        let ludwig_draws = matches!(view.progress.phase, Phase::LudwigDraws | Phase::LudwigAssigns);
        for (place, pile) in view.piles.iter().enumerate() {
            let from_here = ludwig_draws && place == LUDWIG;
            // How many of the drawn tiles came from this pile, unseen by the viewer.
            let drawn = if from_here { hidden_tiles(&view.draws[place]) } else { 0 };
            let (hand, hidden) = match pile.tiles {
                None => (old.take(pile.len.into(), rng), old.take(drawn, rng)),
                Some(known) => {
                    let hidden = Lot::new(&known).take(drawn, rng);
                    (known.minus(&hidden), hidden)
                }
            };
            state.hands[place] = hand;
            if from_here {
                state.drawn[place] = view.draws[place].tiles.union(&hidden);
            }
        }
        // After the last turn the piles' last tiles are the latest discards.
        let last_piles = if view.progress.phase == Phase::Over { self.places() } else { 0 };
        let earlier = view.discards.len() - last_piles.min(view.discards.len());
        let hidden_last = view.discards[earlier..].iter().filter(|discarded| discarded.piece.is_none()).count();
        let last = old.take(hidden_last, rng);
        let mut rest = Lot::new(&old.left().union(&unseen.intersection(&returned)));
        let mut drawn_since = TileSet::EMPTY;
        for (drawn, draw) in state.drawn.iter_mut().zip(&view.draws).filter(|_| !ludwig_draws) {
            *drawn = draw.tiles.union(&rest.take(hidden_tiles(draw), rng));
            drawn_since = drawn_since.union(drawn);
        }
        let mut last = Lot::new(&last);
        state.discards = TileDiscards::EMPTY;
        for (index, discarded) in view.discards.iter().enumerate() {
            let lot = if index < earlier { &mut rest } else { &mut last };
            state.discards.push(discarded.piece.unwrap_or_else(|| lot.draw(rng)), discarded.seen_by);
        }
        state.supply = rest.left();
        debug_assert_eq!(state.supply.len(), usize::from(view.supply));
        // Discards that came back unseen by the viewer were in the supply then, and may have left it since.
        let since: TileSet = state.discards.iter().take(earlier).map(|discarded| discarded.piece).collect();
        let then = state.supply.union(&since).union(&drawn_since).union(&view.kept);
        let mut came_back = Lot::new(&then.minus(&returned));
        for discarded in &view.returned {
            if came_back.is_empty() {
                // A tile can come back twice in one round, in theory.
                came_back = Lot::new(&then);
            }
            let piece = discarded.piece.unwrap_or_else(|| came_back.draw(rng));
            state.returned.push(piece, discarded.seen_by);
        }
    }

    /// Seats that have chosen in secret get two random tiles of their hand.
    fn imagine_picks<R: Rng + ?Sized>(&self, view: &View, state: &mut State, rng: &mut R) {
        for seat in view.progress.committed.iter().filter(|seat| !view.viewer.is(*seat)) {
            let mut hand = Lot::new(&state.hands[seat.index()]);
            let mut pair = [hand.draw(rng), hand.draw(rng)];
            pair.sort_unstable();
            state.picks[seat.index()] = pair;
        }
    }
}

/// Every tile whose place the viewer knows: open tiles, known piles, known discards, drawn tiles it may see.
fn placed_in_sight(view: &View) -> TileSet {
    let built = view.castles.iter().flat_map(|castle| castle.rooms().map(|room| room.tile));
    let discarded = view.discards.iter().filter_map(|discarded| discarded.piece);
    // Before they are turned up, the viewer's own picks are still part of its hand: a set counts them once.
    let picked = view.picks.iter().flatten().filter_map(|tile| *tile);
    let open: TileSet = built.chain(discarded).chain(picked).filter(|tile| tile.is_regular()).collect();
    let piles = view.piles.iter().filter_map(|pile| pile.tiles);
    let drawn = view.draws.iter().map(|draw| draw.tiles);
    piles.chain(drawn).fold(open, |all, tiles| all.union(&tiles))
}

/// How many drawn tiles the viewer has not seen.
fn hidden_tiles(draw: &Draw) -> usize {
    usize::from(draw.tile_count) - draw.tiles.len()
}

fn imagine_cards<R: Rng + ?Sized>(view: &View, state: &mut State, rng: &mut R) {
    let kept = view.castles.iter().flat_map(|castle| castle.cards().collect::<ArrayVec<Card, 2>>());
    let discarded = view.card_discards.iter().filter_map(|discarded| discarded.piece);
    let drawn = view.draws.iter().flat_map(|draw| draw.cards.iter().copied());
    let known: CardSet = kept.chain(discarded).chain(drawn).collect();
    let mut unseen: ArrayVec<Card, { Card::COUNT }> = Card::all().filter(|card| !known.contains(*card)).collect();
    let mut draw = || unseen.swap_remove(rng.random_range(0..unseen.len() as u32) as usize);
    for (cards, seen) in state.drawn_cards.iter_mut().zip(&view.draws) {
        let hidden = usize::from(seen.card_count) - seen.cards.len();
        let drawn = (0..hidden).map(|_| draw()).collect::<ArrayVec<Card, 3>>();
        *cards = seen.cards.iter().copied().chain(drawn).collect();
    }
    state.card_discards = CardDiscards::EMPTY;
    for discarded in &view.card_discards {
        state.card_discards.push(discarded.piece.unwrap_or_else(&mut draw), discarded.seen_by);
    }
    state.deck = unseen.into_iter().collect();
}

/// Tiles to draw from.
struct Lot(ArrayVec<Tile, { Tile::NUMBERS }>);

impl Lot {
    fn new(tiles: &TileSet) -> Self {
        Self(tiles.iter().collect())
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Tile {
        self.0.swap_remove(rng.random_range(0..self.0.len() as u32) as usize)
    }

    fn take<R: Rng + ?Sized>(&mut self, count: usize, rng: &mut R) -> TileSet {
        (0..count).map(|_| self.draw(rng)).collect()
    }

    fn left(&self) -> TileSet {
        self.0.iter().copied().collect()
    }
}
