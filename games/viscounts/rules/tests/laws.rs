//! The law suite, with a census of the pieces and a recount of all derived data.

use ::laws::{Census, Suite};
use kernel::{Game, ToAct};
use viscounts::Viscounts;
use viscounts::card::{CardSet, HEROES, STARTERS, TOWNSFOLK};
use viscounts::chance::Chance;
use viscounts::components::Ribbon;
use viscounts::effect::Building;
use viscounts::options::First;
use viscounts::stack::Frame;
use viscounts::state::{LEFT_END, RIGHT_END, Side, State};

#[test]
fn the_encoding_is_documented() {
    ::laws::encoding::<Viscounts>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding.md"));
}

#[test]
fn every_law_holds_at_every_table() {
    let suite = Suite::<Viscounts>::new().census(census).recount(recount).encode().evaluate().foresee();
    suite.symmetric(|game| game.options().first == First::Random, moved_on).games(8).moments(8).check();
}

/// L22: with every seat moved on by one, the next seat begins.
fn moved_on(game: &Viscounts, outcome: Chance) -> Chance {
    match outcome {
        Chance::First(Side(side)) => Chance::First(Side((side + 1) % game.sides())),
        other => other,
    }
}

/// How many of each piece there are, in all places together.
fn census(game: &Viscounts, state: &State) -> Census {
    let table = &state.table;
    let mut census = Census::new();
    let board = CardSet::range(0, TOWNSFOLK + HEROES);
    let starters = CardSet::range(TOWNSFOLK + HEROES, STARTERS);
    census.add("townsfolk or hero", "unseen cards", table.unseen_cards.len());
    let tops = table.townsfolk.iter().filter(|pile| pile.top.is_some()).count();
    census.add("townsfolk or hero", "tops of the piles", tops);
    let heroes = table.pairs.iter().flatten().filter(|pair| pair.hero.is_some()).count();
    census.add("townsfolk or hero", "hero pairs", heroes);
    census.add("manuscript", "unseen tiles", table.unseen_tiles.count_ones() as usize);
    let tops = table.manuscripts.iter().filter(|pile| pile.top.is_some()).count();
    census.add("manuscript", "tops of the piles", tops);
    for side in (0..game.sides()).map(Side) {
        let player = &table.players[side.index()];
        for (place, cards) in [
            ("hand", state.hand_set(side)),
            ("draw pile", state.draw_pile(side)),
            ("discard pile", player.discard),
            ("row", player.row()),
            ("removed cards", player.removed),
        ] {
            let place = format!("{place} of {side:?}");
            census.add("townsfolk or hero", &place, cards.and(board).len());
            census.add(format!("starter of {side:?}"), &place, cards.and(starters).len());
        }
        census.add("manuscript", format!("manuscripts of {side:?}"), player.manuscripts.count_ones() as usize);
        let worker = format!("worker of {side:?}");
        census.add(&worker, format!("workers of {side:?}"), player.workers.into());
        census.add(&worker, "castle", table.castle_workers(side).into());
        for building in Building::ALL {
            let kind = format!("{building:?} of {side:?}");
            let built = table.sites.iter().flatten();
            let built = built.filter(|built| built.owner == side && built.building == building);
            census.add(&kind, "sites", built.count());
            census.add(&kind, format!("buildings left of {side:?}"), 3 - usize::from(player.built[building as usize]));
        }
    }
    let opponent = &table.opponent;
    census.add("scheme", "board of the opponent", opponent.board.iter().flatten().count());
    for (place, schemes) in [
        ("draw pile of schemes", opponent.draw),
        ("discarded schemes", opponent.discard),
        // What is left in the box never moves, so it is no place of its own.
        ("unseen or boxed schemes", opponent.unseen | opponent.boxed),
    ] {
        census.add("scheme", place, schemes.count_ones() as usize);
    }
    census
}

/// Compares derived data with a naive recount.
fn recount(game: &Viscounts, state: &State) -> Result<(), String> {
    let table = &state.table;
    let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    for side in (0..game.seats().get() as u8).map(Side) {
        let player = &table.players[side.index()];
        let hand = &state.hands[side.index()];
        let len = usize::from(player.hand_len);
        ensure(hand[..len].iter().all(Option::is_some) && hand[len..].iter().all(Option::is_none), "hand_len")?;
        ensure(state.draw_pile(side).len() == usize::from(player.draw_len), "draw_len")?;
        for (card, candidates) in hand.iter().flatten().zip(player.candidates) {
            ensure(candidates.contains(*card), "a hand card is none of its candidates")?;
            ensure(candidates.and(player.discard.or(player.row())).is_empty(), "a candidate lies open")?;
        }
        ensure(player.candidates[len..].iter().all(|candidates| candidates.is_empty()), "candidates without a card")?;
        let truth = state.hand_set(side).or(state.draw_pile(side)).or(player.discard).or(player.row());
        ensure(player.owned() == truth, "the cards owned are not those held")?;
        ensure(player.card_count() == truth.len() && truth.len() >= 3, "card_count")?;
        ensure(player.discard.or(player.row()).and(player.pool).is_empty(), "an open card in the pool")?;
        ensure(hand.iter().flatten().count() <= usize::from(game.data().figures.hand_limit) + 2, "too large a hand")?;
    }
    for side in (0..game.sides()).map(Side) {
        let player = &table.players[side.index()];
        ensure(LEFT_END <= player.corruption && player.corruption <= player.virtue, "markers crossed")?;
        ensure(player.virtue <= RIGHT_END, "the virtue marker left the track")?;
        let most = table.third_ring.iter().max().copied().unwrap_or(0);
        if table.lord == Some(side) {
            ensure(table.third_ring[side.index()] == most && most > 0, "the lord has not the most workers inside")?;
        }
        for ribbon in Ribbon::ALL {
            let holds = table.bonus[ribbon as usize] != Some(side) || game.ribbons(table, side)[ribbon as usize] >= 3;
            ensure(holds, "a bonus card without three ribbons")?;
        }
    }
    ensure(table.lord.is_some() == (table.third_ring.iter().sum::<u8>() > 0), "workers inside, but no lord")?;
    let pending = |pile: fn(&Frame) -> bool| table.stack.frames().iter().filter(|frame| pile(frame)).count();
    let hidden: u8 = table.townsfolk.iter().map(|pile| pile.left).sum();
    let tops = table.townsfolk.iter().filter(|pile| pile.top.is_some()).count();
    let unseen = table.unseen_cards.and(CardSet::range(0, TOWNSFOLK)).len();
    ensure(usize::from(hidden) == unseen + tops, "townsfolk piles")?;
    let hidden: u8 = table.manuscripts.iter().map(|pile| pile.left).sum();
    let tops = table.manuscripts.iter().filter(|pile| pile.top.is_some()).count();
    ensure(usize::from(hidden) == table.unseen_tiles.count_ones() as usize + tops, "manuscript piles")?;
    if pending(|frame| matches!(frame, Frame::Castle(_))) == 0 {
        let full = table.rings.iter().flatten().any(|section| section.iter().sum::<u8>() > 3);
        ensure(!full, "a section with more than three workers")?;
        let group = table.rings.iter().flatten().flatten().any(|count| *count >= 3);
        ensure(!group, "three workers of one colour left in a section")?;
    }
    if game.to_act(state) == ToAct::Nobody {
        ensure(table.poverty_visible() || table.prosperity_visible(), "the end without a visible card")?;
        ensure(table.stack.frames().is_empty(), "the end with something left to do")?;
    }
    Ok(())
}
