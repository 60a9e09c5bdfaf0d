//! The words of the scenario files, for setting up a position and for expectations.
//!
//! `given: calm` is a table after setup on which nobody owns anything but a starting deck: viscounts on 1, 3, 5, 7,
//! pieces in the order A to E. Sides are numbered from 1; in the solo game the opponent is 2. `-` stands for nothing.

use kernel::{Game, Silent, Step, ToAct};
use viscounts::Viscounts;
use viscounts::board::{Piece, Site, Space};
use viscounts::card::{Card, CardSet, Icon};
use viscounts::chance::Chance;
use viscounts::components::Ribbon;
use viscounts::effect::{Building, Flip, Gain, Good, Node, Span};
use viscounts::scoring::Source;
use viscounts::stack::{Frame, OpponentStep, Phase, Stack};
use viscounts::state::{Built, Ending, OpponentCards, Pile, Player, Side, State, Table};

type Answer<T = ()> = Result<T, String>;

const PHASES: [(&str, Phase); 6] = [
    ("cards", Phase::Cards),
    ("move", Phase::Move),
    ("main", Phase::Main),
    ("recruit", Phase::Recruit),
    ("collision", Phase::Collision),
    ("draw", Phase::Draw),
];
const ENDINGS: [(&str, Ending); 3] =
    [("open", Ending::Open), ("triggered", Ending::Triggered), ("last", Ending::LastRound)];

fn one_of<T: Copy>(word: &str, words: &[(&str, T)]) -> Answer<T> {
    words
        .iter()
        .find(|(known, _)| *known == word)
        .map(|(_, value)| *value)
        .ok_or_else(|| format!("unknown word {word}"))
}

fn index(word: &str, words: &[&str]) -> Answer<usize> {
    words.iter().position(|known| *known == word).ok_or_else(|| format!("unknown word {word}"))
}

fn number<T: std::str::FromStr>(word: &str) -> Answer<T> {
    word.parse().map_err(|_| format!("{word} is no number"))
}

fn side(word: &str) -> Answer<Side> {
    let number: u8 = number(word)?;
    if (1..=4).contains(&number) { Ok(Side(number - 1)) } else { Err(format!("no side {word}")) }
}

fn piece(word: &str) -> Answer<Piece> {
    word.bytes().next().and_then(Piece::from_letter).ok_or_else(|| format!("no piece {word}"))
}

fn site(word: &str) -> Answer<Site> {
    word.parse().map_err(|_| format!("no site {word}"))
}

fn space(word: &str) -> Answer<Space> {
    match word.strip_prefix('i') {
        Some(letter) => Ok(Space(piece(letter)?.0 * 3 + 2)),
        None => Ok(Space::outer(number(word)?)),
    }
}

fn building(word: &str) -> Answer<Building> {
    Ok(Building::ALL[index(word, &["post", "hall", "workshop"])?])
}

fn card(game: &Viscounts, word: &str) -> Answer<Card> {
    game.data().card(word).ok_or_else(|| format!("no card {word}"))
}

fn cards(game: &Viscounts, words: &[&str]) -> Answer<Vec<Card>> {
    words.iter().filter(|word| **word != "-").map(|word| card(game, word)).collect()
}

fn tile(game: &Viscounts, word: &str) -> Answer<u8> {
    game.data().manuscript(word).ok_or_else(|| format!("no manuscript {word}"))
}

fn scheme(game: &Viscounts, word: &str) -> Answer<u8> {
    game.data().scheme(word).ok_or_else(|| format!("no scheme {word}"))
}

fn tile_mask(game: &Viscounts, words: &[&str]) -> Answer<u64> {
    words.iter().filter(|word| **word != "-").try_fold(0, |mask, word| Ok(mask | 1 << tile(game, word)?))
}

fn scheme_mask(game: &Viscounts, words: &[&str]) -> Answer<u16> {
    words.iter().filter(|word| **word != "-").try_fold(0, |mask, word| Ok(mask | 1 << scheme(game, word)?))
}

fn row(game: &Viscounts, words: &[&str]) -> Answer<[Option<Card>; 3]> {
    let mut row = [None; 3];
    for (slot, word) in row.iter_mut().zip(words) {
        *slot = if *word == "-" { None } else { Some(card(game, word)?) };
    }
    Ok(row)
}

/// A part of the position.
pub(crate) fn given(game: &Viscounts, state: &mut State, text: &str) -> Answer {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (word, rest) = words.split_first().ok_or("given what?")?;
    match (*word, rest) {
        ("calm", []) => *state = calm(game),
        ("phase", [who, phase]) => {
            resume(game, state, Frame::Turn(side(who)?, one_of(phase, &PHASES)?));
        }
        ("opponent", ["turn"]) => resume(game, state, Frame::Opponent(OpponentStep::Shift)),
        ("opponent", ["moves"]) => resume(game, state, Frame::Opponent(OpponentStep::Move)),
        ("opponent", ["acts"]) => resume(game, state, Frame::Opponent(OpponentStep::Last)),
        ("opponent", ["collides"]) => resume(game, state, Frame::Opponent(OpponentStep::Collision)),
        ("effect", [who, effect @ ..]) => {
            let span = self::effect(game, effect)?;
            state.table.stack.push(Frame::Effect(side(who)?, span));
            game.settle(state, &mut Silent);
        }
        ("hand", [who, held @ ..]) => deal(state, side(who)?, &cards(game, held)?, None),
        ("draw", [who, held @ ..]) => {
            let set: CardSet = cards(game, held)?.into_iter().collect();
            deal(
                state,
                side(who)?,
                &state.hands[side(who)?.index()].iter().flatten().copied().collect::<Vec<_>>(),
                Some(set),
            );
        }
        ("castle", [turn]) => state.table.castle_turn = number(turn)?,
        ("order", pieces) => {
            for (place, word) in state.table.order.iter_mut().zip(pieces) {
                *place = piece(word)?;
            }
        }
        ("top", [at, top]) => {
            let pile = &mut state.table.townsfolk[piece(at)?.index()];
            *pile = if *top == "-" {
                Pile { top: None, left: 0 }
            } else {
                let card = card(game, top)?;
                state.table.unseen_cards.remove(card);
                Pile { top: Some(card.0), left: 5 }
            };
        }
        ("tile", [at, top]) => {
            let pile = &mut state.table.manuscripts[piece(at)?.index()];
            *pile = if *top == "-" {
                Pile { top: None, left: 0 }
            } else {
                let tile = tile(game, top)?;
                state.table.unseen_tiles &= !(1 << tile);
                Pile { top: Some(tile), left: 5 }
            };
        }
        ("site", [at, who, kind]) => {
            let (owner, building) = (side(who)?, building(kind)?);
            state.table.sites[site(at)?.index()] = Some(Built { owner, building });
            state.table.players[owner.index()].built[building as usize] += 1;
        }
        ("ring1" | "ring2", [at, counts @ ..]) => {
            let ring = usize::from(*word == "ring2");
            for (index, count) in counts.iter().enumerate() {
                state.table.rings[ring][piece(at)?.index()][index] = number(count)?;
            }
        }
        ("ring3", counts) => {
            for (index, count) in counts.iter().enumerate() {
                state.table.third_ring[index] = number(count)?;
            }
        }
        ("lord", [who]) => state.table.lord = Some(side(who)?),
        ("bonus", [ribbon, who]) => state.table.bonus[index(ribbon, &Ribbon::WORDS)?] = Some(side(who)?),
        ("piles", [debts, deeds]) => {
            (state.table.debts_left, state.table.deeds_left) = (number(debts)?, number(deeds)?);
        }
        ("ending", [ending]) => state.table.ending = one_of(ending, &ENDINGS)?,
        ("schemes", [place, schemes @ ..]) => given_schemes(game, &mut state.table.opponent, place, schemes)?,
        (word, [who, rest @ ..]) => given_player(game, &mut state.table.players[side(who)?.index()], word, rest)?,
        _ => return Err(format!("no words for {text}")),
    }
    Ok(())
}

fn given_schemes(game: &Viscounts, cards: &mut OpponentCards, place: &str, schemes: &[&str]) -> Answer {
    match place {
        "row" => {
            for (slot, word) in cards.board.iter_mut().zip(schemes) {
                *slot = if *word == "-" { None } else { Some(scheme(game, word)?) };
            }
        }
        "draw" => cards.draw = scheme_mask(game, schemes)?,
        "discard" => cards.discard = scheme_mask(game, schemes)?,
        "future" => cards.unseen = scheme_mask(game, schemes)?,
        _ => return Err(format!("unknown word {place}")),
    }
    Ok(())
}

fn given_player(game: &Viscounts, player: &mut Player, word: &str, rest: &[&str]) -> Answer {
    match (word, rest) {
        ("row", row_words) => player.board = row(game, row_words)?,
        ("discard", held) => player.discard = cards(game, held)?.into_iter().collect(),
        ("goods", pairs) => {
            for pair in pairs.chunks(2) {
                player.goods[index(pair[0], &Good::WORDS)?] = number(pair.get(1).ok_or("how many?")?)?;
            }
        }
        ("debts", [open, settled]) => (player.open_debts, player.settled_debts) = (number(open)?, number(settled)?),
        ("deeds", [acquired, certified]) => {
            (player.acquired_deeds, player.certified_deeds) = (number(acquired)?, number(certified)?);
        }
        ("markers", [corruption, virtue]) => {
            (player.corruption, player.virtue) = (number(corruption)?, number(virtue)?);
        }
        ("at", [at]) => player.viscount = Some(space(at)?),
        ("workers", [count]) => player.workers = number(count)?,
        ("built", [posts, halls, workshops]) => player.built = [number(posts)?, number(halls)?, number(workshops)?],
        ("tiles", tiles) => player.manuscripts = tile_mask(game, tiles)?,
        _ => return Err(format!("no words for {word}")),
    }
    Ok(())
}

/// What is expected of the position.
pub(crate) fn expect(game: &Viscounts, state: &State, text: &str) -> Answer {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (word, rest) = words.split_first().ok_or("expect what?")?;
    let table = &state.table;
    let data = game.data();
    let (found, expected) = match (*word, rest) {
        ("hand", [who, held @ ..]) => {
            (set_text(game, state.hand_set(side(who)?)), set_text(game, cards(game, held)?.into_iter().collect()))
        }
        ("draw", [who, held @ ..]) => {
            (set_text(game, state.draw_pile(side(who)?)), set_text(game, cards(game, held)?.into_iter().collect()))
        }
        ("top", [at, top]) => {
            let found = table.townsfolk[piece(at)?.index()].top;
            (found.map_or("-".to_owned(), |card| data.cards[usize::from(card)].id.clone()), (*top).to_owned())
        }
        ("tile", [at, top]) => {
            let found = table.manuscripts[piece(at)?.index()].top;
            (found.map_or("-".to_owned(), |tile| data.manuscripts[usize::from(tile)].id.clone()), (*top).to_owned())
        }
        ("site", [at, rest @ ..]) => {
            let found = table.sites[site(at)?.index()].map_or("-".to_owned(), |built| {
                format!("{} {}", built.owner.0 + 1, ["post", "hall", "workshop"][built.building as usize])
            });
            (found, rest.join(" "))
        }
        ("ring1" | "ring2", [at, counts @ ..]) => {
            let section = table.rings[usize::from(*word == "ring2")][piece(at)?.index()];
            (numbers(&section[..counts.len()]), counts.join(" "))
        }
        ("ring3", counts) => (numbers(&table.third_ring[..counts.len()]), counts.join(" ")),
        ("lord", [who]) => (owner(table.lord), (*who).to_owned()),
        ("bonus", [ribbon, who]) => (owner(table.bonus[index(ribbon, &Ribbon::WORDS)?]), (*who).to_owned()),
        ("piles", counts) => (numbers(&[table.debts_left, table.deeds_left]), counts.join(" ")),
        ("ending", [ending]) => (format!("{:?}", table.ending), format!("{:?}", one_of(ending, &ENDINGS)?)),
        ("round", [round]) => (table.round.to_string(), (*round).to_owned()),
        ("limit", [who, limit]) => (game.hand_limit(table, side(who)?).to_string(), (*limit).to_owned()),
        ("icons", [who, icon, count]) => {
            let icons = game.icons(table, side(who)?);
            (icons.count(Icon::ALL[index(icon, &Icon::WORDS)?]).to_string(), (*count).to_owned())
        }
        ("points", [who, source, points]) => {
            let source = Source::ALL.into_iter().find(|known| known.id() == *source).ok_or("no such source")?;
            (game.points(table, side(who)?)[source as usize].1.to_string(), (*points).to_owned())
        }
        ("total", [who, total]) => (game.total(table, side(who)?).to_string(), (*total).to_owned()),
        ("in", [phase]) => {
            let wanted = one_of(phase, &PHASES)?;
            let found = table.stack.frames().iter().any(|frame| match frame {
                Frame::PlayCard(_) => wanted == Phase::Cards,
                Frame::Move(_) => wanted == Phase::Move,
                Frame::MainAction(_) => wanted == Phase::Main,
                Frame::Recruit(_) => wanted == Phase::Recruit,
                Frame::Collision { .. } => wanted == Phase::Collision,
                Frame::Draw(_) => wanted == Phase::Draw,
                _ => false,
            });
            (format!("{found} {:?}", table.stack.top()), format!("true {:?}", table.stack.top()))
        }
        ("schemes", [place, schemes @ ..]) => expect_schemes(game, table, place, schemes)?,
        (word, [who, rest @ ..]) => {
            let who = side(who)?;
            expect_player(game, &table.players[who.index()], word, rest)?
        }
        _ => return Err(format!("no words for {text}")),
    };
    if found == expected { Ok(()) } else { Err(format!("{text}: found {found}")) }
}

fn expect_schemes(game: &Viscounts, table: &Table, place: &str, schemes: &[&str]) -> Answer<(String, String)> {
    let cards = &table.opponent;
    let found = match place {
        "row" => cards.board.iter().flatten().fold(0, |mask, scheme| mask | 1 << scheme),
        "draw" => cards.draw,
        "discard" => cards.discard,
        "future" => cards.unseen,
        "boxed" => cards.boxed,
        _ => return Err(format!("unknown word {place}")),
    };
    Ok((format!("{found:016b}"), format!("{:016b}", scheme_mask(game, schemes)?)))
}

fn expect_player(game: &Viscounts, player: &Player, word: &str, rest: &[&str]) -> Answer<(String, String)> {
    let found = match (word, rest) {
        ("row", _) => {
            let id =
                |card: Option<Card>| card.map_or("-".to_owned(), |card| game.data().cards[card.index()].id.clone());
            player.board.map(id).join(" ")
        }
        ("discard", held) => {
            let expected = set_text(game, cards(game, held)?.into_iter().collect());
            return Ok((set_text(game, player.discard), expected));
        }
        ("removed", held) => {
            let expected = set_text(game, cards(game, held)?.into_iter().collect());
            return Ok((set_text(game, player.removed), expected));
        }
        ("goods", pairs) => {
            let goods: Answer<Vec<String>> = pairs
                .chunks(2)
                .map(|pair| Ok(format!("{} {}", pair[0], player.goods[index(pair[0], &Good::WORDS)?])))
                .collect();
            goods?.join(" ")
        }
        ("resources", _) => player.resources().to_string(),
        ("debts", _) => numbers(&[player.open_debts, player.settled_debts]),
        ("deeds", _) => numbers(&[player.acquired_deeds, player.certified_deeds]),
        ("markers", _) => numbers(&[player.corruption, player.virtue]),
        ("at", _) => player.viscount.map_or("-".to_owned(), |space| space.to_string()),
        ("workers", _) => player.workers.to_string(),
        ("built", _) => numbers(&player.built),
        ("cards", _) => player.card_count().to_string(),
        ("drawpile", _) => player.draw_len.to_string(),
        ("tiles", tiles) => {
            return Ok((format!("{:035b}", player.manuscripts), format!("{:035b}", tile_mask(game, tiles)?)));
        }
        _ => return Err(format!("no words for {word}")),
    };
    Ok((found, rest.join(" ")))
}

fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn owner(side: Option<Side>) -> String {
    side.map_or("-".to_owned(), |side| (side.0 + 1).to_string())
}

fn set_text(game: &Viscounts, cards: CardSet) -> String {
    cards.iter().map(|card| game.data().cards[card.index()].id.as_str()).collect::<Vec<_>>().join(" ")
}

/// A table after setup on which nobody owns anything but a starting deck.
pub(crate) fn calm(game: &Viscounts) -> State {
    let mut state = game.initial_state();
    while game.to_act(&state) == ToAct::Chance || state.table.round == 0 {
        let step = match game.to_act(&state) {
            ToAct::Chance => {
                let mut outcomes = Vec::new();
                game.chance_outcomes(&state, &mut outcomes);
                let plain = outcomes.iter().rev().find(|(outcome, _)| *outcome == Chance::Castle(0));
                // The last card first: the piles then show townsfolk that no test names.
                Step::Chance(plain.or(outcomes.last()).expect("something happens").0)
            }
            waiting => {
                let seat = waiting.seats().first().expect("somebody drafts");
                let mut legal = Vec::new();
                game.legal_actions(&state, seat, &mut legal);
                Step::Act(seat, legal[0])
            }
        };
        game.apply(&mut state, step, &mut Silent);
    }
    let table = &mut state.table;
    table.order = Piece::ALL;
    table.sites = [None; 25];
    table.rings = [[[0; 4]; 5]; 2];
    table.third_ring = [0; 4];
    for number in 0..game.sides() {
        let old = table.players[usize::from(number)];
        let mut player = Player::new(old.workers + table.castle_workers(Side(number)));
        player.workers = 20;
        player.viscount = Some(Space::outer(2 * number + 1));
        player.player_card = old.player_card;
        player.hero = old.hero;
        table.players[usize::from(number)] = player;
    }
    for number in 0..game.seats().get() as u8 {
        let starters: Vec<Card> = (78..81).map(Card).collect();
        deal(&mut state, Side(number), &starters, Some((81..86).map(Card).collect()));
    }
    state
}

/// Puts cards into a hand and a draw pile, as if drawn from one pile.
fn deal(state: &mut State, side: Side, hand: &[Card], draw: Option<CardSet>) {
    let draw = draw.unwrap_or_else(|| state.draw_pile(side));
    let draw = draw.minus(hand.iter().copied().collect());
    let player = &mut state.table.players[side.index()];
    player.pool = draw.or(hand.iter().copied().collect());
    player.draw_len = draw.len() as u8;
    player.hand_len = hand.len() as u8;
    player.candidates = Default::default();
    player.candidates[..hand.len()].fill(player.pool);
    state.hands[side.index()] = Default::default();
    for (slot, card) in state.hands[side.index()].iter_mut().zip(hand) {
        *slot = Some(*card);
    }
}

/// Continues from a frame with nothing else left to do.
fn resume(game: &Viscounts, state: &mut State, frame: Frame) {
    state.table.stack = Stack::EMPTY;
    state.table.main = None;
    state.table.stack.push(frame);
    game.settle(state, &mut Silent);
}

/// The range of the node table that holds just this node.
pub(crate) fn effect(game: &Viscounts, words: &[&str]) -> Answer<Span> {
    let count = |word: &str| number::<u8>(word);
    let node = match words {
        ["gain", what, n] => {
            let gains = [
                ("ink", Gain::Good(Good::Ink)),
                ("stone", Gain::Good(Good::Stone)),
                ("gold", Gain::Good(Good::Gold)),
                ("silver", Gain::Good(Good::Silver)),
                ("any", Gain::AnyResource),
                ("debt", Gain::Debt),
                ("deed", Gain::Deed),
                ("virtue", Gain::Virtue),
                ("corruption", Gain::Corruption),
            ];
            Node::Gain(one_of(what, &gains)?, count(n)?)
        }
        ["flip", what] => {
            Node::Flip(one_of(what, &[("debt", Flip::Debt), ("deed", Flip::Deed), ("either", Flip::Either)])?, 1)
        }
        ["rearrange"] => Node::Rearrange,
        ["discard", n] => Node::Discard(count(n)?),
        ["destroy", n] => Node::Destroy(count(n)?),
        ["shuffle"] => Node::Shuffle,
        ["hire"] => Node::HireFree,
        ["manuscript"] => Node::ManuscriptFree(1 << 3 | 1 << 4),
        ["build", kind] => Node::BuildFree { building: building(kind)?, here: false },
        ["place", n] => Node::PlaceWorkers(count(n)?),
        ["step"] => Node::MoveWorker(1),
        ["scheme"] => Node::SchemeCard,
        ["dismiss"] => Node::DismissFree,
        _ => return Err(format!("no effect {}", words.join(" "))),
    };
    let at = game.data().nodes.iter().position(|known| *known == node);
    let at = at.ok_or_else(|| format!("no card has the effect {}", words.join(" ")))? as u16;
    Ok(Span { at, end: at + 1 })
}
