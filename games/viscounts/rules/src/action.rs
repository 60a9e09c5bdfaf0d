//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::board::{Piece, Site, Space};
use crate::card::{Card, MAX_CARDS};
use crate::components::components;
use crate::effect::{Building, Flip, Good, Main};
use crate::errors::Expected;
use crate::side::Side;

/// The largest number of exchanges in one trade; nobody ever has the icons and silver for more.
pub const MOST_TIMES: u8 = 48;

/// The six ways to order three slots; the digits say which old slot's card lies in the first, second and third.
pub const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// One decision by one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `pass`: do nothing where that is allowed.
    Pass,
    /// `pair:7`: take the player card with this number, and its hero.
    Pair(u8),
    /// `play:abbot`: play a hand card.
    Play(Card),
    /// `move:3`, `move:iB`: move the viscount there.
    Move(Space),
    /// `trade`, `build`, `workers`, `copy`; with `+dismiss` the townsfolk of the piece is dismissed for it.
    Main(Main, bool),
    /// `times:3`: the number of exchanges.
    Times(u8),
    /// `post`, `hall`, `workshop`: the building to put up.
    Build(Building),
    /// `place:2`: the number of workers.
    Place(u8),
    /// `pay:stone`: the good to pay next.
    Pay(Good),
    /// `site:A1`: where to build.
    Site(Site),
    /// `link:A2`: the link to this neighbour pays first.
    Link(Site),
    /// `take:ink`: the resource to take.
    Take(Good),
    /// `flip:debt`, `flip:deed`: the card to turn over.
    Flip(Flip),
    /// `order:213`: the new order of the row, by old slots; an index into [`ORDERS`].
    Order(u8),
    /// `discard:abbot`, `discard:top`: the card to discard.
    Discard(Option<Card>),
    /// `destroy:abbot`, `destroy:top`: the card to destroy.
    Destroy(Option<Card>),
    /// `hire:A`: take the townsfolk of this piece for free.
    Hire(Piece),
    /// `tile:A`: take the manuscript of this piece for free.
    Tile(Piece),
    /// `section:A`: put the workers there.
    Section(Piece),
    /// `step:A+`, `step:A-`: move a worker from there, clockwise or counter-clockwise.
    Step(Piece, bool),
    /// `option:1`: the branch to follow, from zero.
    Option(u8),
    /// `push:A`: the group to push first.
    Push(Piece),
    /// `knock:A1:2`: knock a worker of side 2 off ring 1 of section A.
    Knock(Piece, u8, Side),
    /// `recruit`: pay for the townsfolk of the piece.
    Recruit,
}

const MAINS: [&str; 4] = ["trade", "build", "workers", "copy"];
const BUILDINGS: [&str; 3] = ["post", "hall", "workshop"];
const FLIPS: [&str; 2] = ["debt", "deed"];

struct Source(Option<Card>);

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Some(card) => &components().cards[card.index()].id,
            None => "top",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pass => write!(f, "pass"),
            Self::Pair(number) => write!(f, "pair:{number}"),
            Self::Play(card) => write!(f, "play:{}", Source(Some(card))),
            Self::Move(space) => write!(f, "move:{space}"),
            Self::Main(main, dismiss) => {
                write!(f, "{}{}", MAINS[main as usize], if dismiss { "+dismiss" } else { "" })
            }
            Self::Times(times) => write!(f, "times:{times}"),
            Self::Build(building) => write!(f, "{}", BUILDINGS[building as usize]),
            Self::Place(count) => write!(f, "place:{count}"),
            Self::Pay(good) => write!(f, "pay:{}", good.word()),
            Self::Site(site) => write!(f, "site:{site}"),
            Self::Link(site) => write!(f, "link:{site}"),
            Self::Take(good) => write!(f, "take:{}", good.word()),
            Self::Flip(flip) => write!(f, "flip:{}", FLIPS[flip as usize % 2]),
            Self::Order(order) => {
                let [first, second, third] = ORDERS[usize::from(order)].map(|slot| slot + 1);
                write!(f, "order:{first}{second}{third}")
            }
            Self::Discard(card) => write!(f, "discard:{}", Source(card)),
            Self::Destroy(card) => write!(f, "destroy:{}", Source(card)),
            Self::Hire(piece) => write!(f, "hire:{piece}"),
            Self::Tile(piece) => write!(f, "tile:{piece}"),
            Self::Section(piece) => write!(f, "section:{piece}"),
            Self::Step(piece, clockwise) => write!(f, "step:{piece}{}", if clockwise { '+' } else { '-' }),
            Self::Option(branch) => write!(f, "option:{}", branch + 1),
            Self::Push(piece) => write!(f, "push:{piece}"),
            Self::Knock(piece, ring, side) => write!(f, "knock:{piece}{}:{}", ring + 1, side.0 + 1),
            Self::Recruit => write!(f, "recruit"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        parse(text).filter(|action| action.index() < ACTIONS).ok_or_else(|| NotationError::new(text, Expected::Action))
    }
}

fn position<T: Copy>(words: &[&str], values: &[T], text: &str) -> Option<T> {
    words.iter().position(|word| *word == text).map(|index| values[index])
}

fn piece(text: &str) -> Option<Piece> {
    match text.as_bytes() {
        [letter] => Piece::from_letter(*letter),
        _ => None,
    }
}

/// A number without sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn parse(text: &str) -> Option<Action> {
    if let Some(building) = position(&BUILDINGS, &Building::ALL, text) {
        return Some(Action::Build(building));
    }
    let (plain, dismiss) = text.strip_suffix("+dismiss").map_or((text, false), |plain| (plain, true));
    if let Some(main) = position(&MAINS, &Main::ALL, plain) {
        return Some(Action::Main(main, dismiss));
    }
    let Some((verb, rest)) = text.split_once(':') else {
        return match text {
            "pass" => Some(Action::Pass),
            "recruit" => Some(Action::Recruit),
            _ => None,
        };
    };
    let source = || if rest == "top" { Some(None) } else { components().card(rest).map(Some) };
    match verb {
        "pair" => number(rest).filter(|number| (1..=10).contains(number)).map(Action::Pair),
        "play" => components().card(rest).map(Action::Play),
        "move" => Space::parse(rest).map(Action::Move),
        "times" => number(rest).filter(|times| (1..=MOST_TIMES).contains(times)).map(Action::Times),
        "place" => number(rest).filter(|count| (1..=4).contains(count)).map(Action::Place),
        "pay" => position(&Good::WORDS, &Good::ALL, rest).map(Action::Pay),
        "site" => Site::parse(rest).map(Action::Site),
        "link" => Site::parse(rest).map(Action::Link),
        "take" => position(&Good::WORDS[..3], &Good::RESOURCES, rest).map(Action::Take),
        "flip" => position(&FLIPS, &[Flip::Debt, Flip::Deed], rest).map(Action::Flip),
        "order" => {
            let wanted = ORDERS.iter().position(|order| {
                let digits = order.map(|slot| b'1' + slot);
                rest.as_bytes() == digits
            });
            wanted.map(|index| Action::Order(index as u8))
        }
        "discard" => source().map(Action::Discard),
        "destroy" => source().map(Action::Destroy),
        "hire" => piece(rest).map(Action::Hire),
        "tile" => piece(rest).map(Action::Tile),
        "section" => piece(rest).map(Action::Section),
        "step" => match rest.as_bytes() {
            [letter, sign @ (b'+' | b'-')] => {
                Piece::from_letter(*letter).map(|piece| Action::Step(piece, *sign == b'+'))
            }
            _ => None,
        },
        "option" => number(rest).filter(|branch| (1..=4).contains(branch)).map(|branch| Action::Option(branch - 1)),
        "push" => piece(rest).map(Action::Push),
        "knock" => match rest.as_bytes() {
            [letter, ring @ b'1'..=b'2', b':', side @ b'1'..=b'4'] => {
                Piece::from_letter(*letter).map(|piece| Action::Knock(piece, ring - b'1', Side(side - b'1')))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Name and number of the actions of each kind, in the order of [`Action::index`], and what they are.
pub(crate) const KINDS: [(&str, usize, &str); 24] = [
    ("pass", 1, "do nothing"),
    ("pair", 10, "take the player card with this number, from 1, and its hero"),
    (
        "play",
        MAX_CARDS,
        "play this hand card: townsfolk, heroes and starting cards as in the component file, then those that are not printed",
    ),
    (
        "move",
        Space::COUNT,
        "move the viscount to this space: the ten of the outer ring, then the five of the inner one",
    ),
    ("main", 8, "trade, build, send workers, copy; each without and with dismissing the townsfolk of the piece"),
    ("times", MOST_TIMES as usize, "this many exchanges, from 1"),
    ("build", 3, "put up a trading post, a guildhall, a workshop"),
    ("place", 4, "place this many workers, from 1"),
    ("pay", 4, "pay with ink, stone, gold, silver"),
    ("site", 25, "build on this site: five for each board piece"),
    ("link", 25, "the link to this site pays first"),
    ("take", 3, "take ink, stone, gold"),
    ("flip", 2, "turn over a debt, a deed"),
    ("order", 6, "order the row: 123, 132, 213, 231, 312, 321"),
    ("discard", MAX_CARDS + 1, "discard this card, or the top of the draw pile"),
    ("destroy", MAX_CARDS + 1, "destroy this card, or the top of the draw pile"),
    ("hire", 5, "take the townsfolk of this board piece"),
    ("tile", 5, "take the manuscript of this board piece"),
    ("section", 5, "put the workers into this section of the castle"),
    ("step", 10, "move a worker from this section, counter-clockwise or clockwise"),
    ("option", 4, "follow this branch of an effect"),
    ("push", 5, "push the group of this section first"),
    ("knock", 40, "knock a worker off a section, ring 1 or 2, of a contender counted from the seat"),
    ("recruit", 1, "pay for the townsfolk of the piece"),
];

const STARTS: [usize; 25] = {
    let mut starts = [0; 25];
    let mut kind = 0;
    while kind < 24 {
        starts[kind + 1] = starts[kind] + KINDS[kind].1;
        kind += 1;
    }
    starts
};

/// How many different actions there are.
pub const ACTIONS: usize = STARTS[24];

impl Action {
    /// The fixed index of the action, below [`ACTIONS`].
    #[must_use]
    pub fn index(self) -> usize {
        let source = |card: Option<Card>| card.map_or(MAX_CARDS, Card::index);
        let (kind, offset) = match self {
            Self::Pass => (0, 0),
            Self::Pair(number) => (1, usize::from(number) - 1),
            Self::Play(card) => (2, card.index()),
            Self::Move(space) => (3, usize::from(space.0)),
            Self::Main(main, dismiss) => (4, main as usize * 2 + usize::from(dismiss)),
            Self::Times(times) => (5, usize::from(times) - 1),
            Self::Build(building) => (6, building as usize),
            Self::Place(count) => (7, usize::from(count) - 1),
            Self::Pay(good) => (8, good as usize),
            Self::Site(site) => (9, site.index()),
            Self::Link(site) => (10, site.index()),
            Self::Take(good) => (11, good as usize),
            Self::Flip(flip) => (12, flip as usize),
            Self::Order(order) => (13, usize::from(order)),
            Self::Discard(card) => (14, source(card)),
            Self::Destroy(card) => (15, source(card)),
            Self::Hire(piece) => (16, piece.index()),
            Self::Tile(piece) => (17, piece.index()),
            Self::Section(piece) => (18, piece.index()),
            Self::Step(piece, clockwise) => (19, piece.index() * 2 + usize::from(clockwise)),
            Self::Option(branch) => (20, usize::from(branch)),
            Self::Push(piece) => (21, piece.index()),
            Self::Knock(piece, ring, side) => (22, (piece.index() * 2 + usize::from(ring)) * 4 + side.index()),
            Self::Recruit => (23, 0),
        };
        STARTS[kind] + offset
    }

    /// The action with this index, if the box has the card that it names.
    #[must_use]
    pub fn at(index: usize) -> Option<Self> {
        if index >= ACTIONS {
            return None;
        }
        let kind = STARTS.partition_point(|start| *start <= index) - 1;
        let offset = index - STARTS[kind];
        let byte = offset as u8;
        let piece = Piece(byte);
        let source = (offset < MAX_CARDS).then_some(Card(byte));
        // A box may have fewer cards than there are places for.
        let lacking =
            matches!(kind, 2 | 14 | 15) && source.is_some_and(|card| card.index() >= components().cards.len());
        if lacking {
            return None;
        }
        Some(match kind {
            0 => Self::Pass,
            1 => Self::Pair(byte + 1),
            2 => Self::Play(Card(byte)),
            3 => Self::Move(Space(byte)),
            4 => Self::Main(Main::ALL[offset / 2], offset % 2 == 1),
            5 => Self::Times(byte + 1),
            6 => Self::Build(Building::ALL[offset]),
            7 => Self::Place(byte + 1),
            8 => Self::Pay(Good::ALL[offset]),
            9 => Self::Site(Site(byte)),
            10 => Self::Link(Site(byte)),
            11 => Self::Take(Good::ALL[offset]),
            12 => Self::Flip([Flip::Debt, Flip::Deed][offset]),
            13 => Self::Order(byte),
            14 => Self::Discard(source),
            15 => Self::Destroy(source),
            16 => Self::Hire(piece),
            17 => Self::Tile(piece),
            18 => Self::Section(piece),
            19 => Self::Step(Piece(byte / 2), offset % 2 == 1),
            20 => Self::Option(byte),
            21 => Self::Push(piece),
            22 => Self::Knock(Piece(byte / 8), byte / 4 % 2, Side(byte % 4)),
            _ => Self::Recruit,
        })
    }
}
