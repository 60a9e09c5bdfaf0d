//! Scores player boards described in a small TOML file, for people who play with the box.
//!
//! ```toml
//! poverty = true            # which end cards are visible
//! prosperity = false
//! ranks = "german"          # with two contenders: german (12 and 8) or english (12 and 4)
//!
//! [[seat]]                  # one for each player, in any order
//! trading-posts = 1
//! guildhalls = 2
//! workshops = 3
//! workers = [4, 3, 3]       # in the first, second and third ring
//! manuscripts = ["grey-7", "yellow-6"]
//! lord = true               # has the castle lord card
//! bonus = ["black"]         # cleric bonus cards
//! open-debts = 1
//! settled-debts = 3
//! acquired-deeds = 4
//! certified-deeds = 2
//! ink = 1
//! stone = 0
//! gold = 2
//! silver = 5
//! townsfolk = ["squire", "thief"]   # all own cards; only manuscripts that count icons ask for them
//!
//! [opponent]                # the solo opponent: the same fields, `board` and `schemes`
//! board = "cleric"
//! schemes = ["start-1"]
//! ```
//!
//! Every field may be left out; then it is nothing.

use kernel::{Contender, Describe as _, Finding, Game, Message, OptionValue, ScoredTable, SeatCount, TableScorer};
use serde::Deserialize;

use crate::Viscounts;
use crate::card::Icon;
use crate::components::{Counted, Ribbon, components};
use crate::effect::{Building, Good};
use crate::errors::{CountedThing, Place, Reason, TableProblem, Thing};
use crate::options::{Opponent, Options, Ranks};
use crate::scoring::tiles;
use crate::state::{OPPONENT, Player, Side, Table};

/// More of a good than this is a slip of the pen.
const MOST_GOODS: u16 = 10_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Described {
    #[serde(default)]
    poverty: bool,
    #[serde(default)]
    prosperity: bool,
    ranks: Option<String>,
    #[serde(default)]
    seat: Vec<Board>,
    opponent: Option<Board>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Board {
    board: Option<String>,
    trading_posts: u8,
    guildhalls: u8,
    workshops: u8,
    workers: [u8; 3],
    manuscripts: Vec<String>,
    lord: bool,
    bonus: Vec<String>,
    open_debts: u8,
    settled_debts: u8,
    acquired_deeds: u8,
    certified_deeds: u8,
    ink: u16,
    stone: u16,
    gold: u16,
    silver: u16,
    townsfolk: Vec<String>,
    schemes: Vec<String>,
}

/// Scores a described table; how it is described.
pub(crate) const SCORER: TableScorer = TableScorer {
    score: score_table,
    example: include_str!("../data/table-example.toml"),
    fields: &[
        &["seat"],
        &["poverty", "prosperity"],
        &["trading-posts", "guildhalls", "workshops"],
        &["workers"],
        &["manuscripts"],
        &["townsfolk"],
        &["lord", "bonus"],
        &["open-debts", "settled-debts", "acquired-deeds", "certified-deeds"],
        &["ink", "stone", "gold", "silver"],
        &["ranks"],
        &["opponent", "board", "schemes"],
    ],
};

/// Scores a described table.
///
/// # Errors
/// The place and the reason.
pub fn score_table(text: &str) -> Result<ScoredTable, Message> {
    let described: Described = kernel::read_toml(text).map_err(|error| error.message())?;
    score(&described).map_err(|problem| problem.message())
}

fn score(described: &Described) -> Result<ScoredTable, TableProblem> {
    let game = laid(described)?;
    let mut table = game.initial_state().table;
    table.round = 1;
    table.debts_left = u8::from(!described.poverty);
    table.deeds_left = u8::from(!described.prosperity);
    for (index, board) in described.seat.iter().enumerate() {
        let place = Place::Seat { seat: (index + 1).to_string() };
        put(&mut table, Side(index as u8), board, &place, false)?;
    }
    if let Some(board) = &described.opponent {
        put(&mut table, OPPONENT, board, &Place::Opponent, true)?;
    }
    Ok(ScoredTable { findings: findings(&game, &table), sheet: game.sheet(&table), seats: Vec::new() })
}

/// The rules for the described table.
fn laid(described: &Described) -> Result<Viscounts, TableProblem> {
    let seats = described.seat.len();
    match (seats, &described.opponent) {
        (0, _) => return Err(TableProblem::NoSeat),
        (1, None) => return Err(TableProblem::NoOpponent),
        (2..=4, None) | (1, Some(_)) => {}
        (_, Some(_)) => return Err(TableProblem::OpponentNotAlone),
        (_, None) => return Err(TableProblem::TooManySeats { seats }),
    }
    let mut options = Options::default();
    if let Some(word) = described.ranks.as_deref() {
        let ranks = Ranks::parse(word).ok_or_else(|| TableProblem::Ranks { word: word.to_owned() })?;
        // With more contenders both texts agree.
        if seats <= 2 {
            options.ranks = ranks;
        }
    }
    if let Some(board) = &described.opponent {
        let word = board.board.as_deref().ok_or(TableProblem::BoardMissing)?;
        options.opponent = Opponent::parse(word).ok_or_else(|| TableProblem::Board { word: word.to_owned() })?;
    }
    Ok(Viscounts::new(SeatCount::new(seats as u8), options)?)
}

/// Puts what a board says on the table.
fn put(table: &mut Table, side: Side, board: &Board, place: &Place, opponent: bool) -> Result<(), TableProblem> {
    let data = components();
    let place = || place.clone();
    let mut player = Player::new(0);
    for (building, count) in Building::ALL.into_iter().zip([board.trading_posts, board.guildhalls, board.workshops]) {
        if count > 3 {
            return Err(TableProblem::Buildings { place: place(), count });
        }
        player.built[building as usize] = count;
    }
    let most = data.figures.workers_per_player;
    let workers: u32 = board.workers.iter().map(|count| u32::from(*count)).sum();
    if workers > u32::from(most) {
        return Err(TableProblem::Workers { place: place(), workers, most });
    }
    // Which section a worker stands in does not matter for points.
    table.rings[0][0][side.index()] = board.workers[0];
    table.rings[1][0][side.index()] = board.workers[1];
    table.third_ring[side.index()] = board.workers[2];
    for id in &board.manuscripts {
        let tile = data.manuscript(id).ok_or_else(|| TableProblem::NoManuscript { place: place(), id: id.clone() })?;
        if table.players.iter().chain([&player]).any(|other| other.manuscripts >> tile & 1 == 1) {
            return Err(TableProblem::ManuscriptTwice { place: place(), id: id.clone() });
        }
        player.manuscripts |= 1 << tile;
    }
    if board.lord && table.lord.replace(side).is_some() {
        return Err(TableProblem::LordTwice { place: place() });
    }
    for word in &board.bonus {
        let index = Ribbon::WORDS.iter().position(|ribbon| ribbon == word);
        let index = index.ok_or_else(|| TableProblem::NoBonusCard {
            place: place(),
            word: word.clone(),
            words: Ribbon::WORDS.join(", "),
        })?;
        if table.bonus[index].replace(side).is_some() {
            return Err(TableProblem::BonusCardTwice { place: place(), word: word.clone() });
        }
    }
    (player.open_debts, player.settled_debts) = (board.open_debts, board.settled_debts);
    (player.acquired_deeds, player.certified_deeds) = (board.acquired_deeds, board.certified_deeds);
    for (good, count) in Good::ALL.into_iter().zip([board.ink, board.stone, board.gold, board.silver]) {
        if count > MOST_GOODS {
            return Err(TableProblem::Goods { place: place(), count, good: good.word(), most: MOST_GOODS });
        }
        player.goods[good as usize] = count;
    }
    if opponent && !board.townsfolk.is_empty() {
        return Err(TableProblem::OpponentTownsfolk { place: place() });
    }
    for id in &board.townsfolk {
        let card = data.card(id).ok_or_else(|| TableProblem::NoTownsfolk { place: place(), id: id.clone() })?;
        // Only starting townsfolk are in several decks.
        let single = !data.groups.starters.contains(card);
        if player.discard.contains(card) || single && table.players.iter().any(|other| other.discard.contains(card)) {
            return Err(TableProblem::TownsfolkTwice { place: place(), id: id.clone() });
        }
        player.discard.insert(card);
    }
    if !opponent && (!board.schemes.is_empty() || board.board.is_some()) {
        return Err(TableProblem::OnlyOpponent { place: place() });
    }
    table.opponent.draw = if opponent { 0 } else { table.opponent.draw };
    for id in &board.schemes {
        let scheme = data.scheme(id).ok_or_else(|| TableProblem::NoScheme { place: place(), id: id.clone() })?;
        table.opponent.draw |= 1 << scheme;
    }
    table.players[side.index()] = player;
    Ok(())
}

/// What scores, manuscript by manuscript and card by card.
fn findings(game: &Viscounts, table: &Table) -> Vec<Finding> {
    let mut found = Vec::new();
    for side in (0..game.sides()).map(Side) {
        let owner = Some(game.contender(side));
        let (place, words) = match game.contender(side) {
            Contender::Seat(seat) => (format!("seat {seat}"), Place::Seat { seat: seat.to_string() }),
            Contender::Automaton => ("opponent".to_owned(), Place::Opponent),
        };
        let place_words = Some(words.message());
        let player = &table.players[side.index()];
        for tile in tiles(player.manuscripts) {
            let info = &game.data().manuscripts[tile];
            let Some(score) = info.score else { continue };
            let points = game.tile_points(table, side, tile as u8);
            let count = game.counted(table, side, score.per);
            let reason =
                Reason::Counted { count, counted: score.per.into(), points: score.points, each: score.each }.message();
            let (what, place, place_words) = (info.id.clone(), place.clone(), place_words.clone());
            let name = Some(Thing::Manuscript { id: what.clone() }.message());
            found.push(Finding { what, name, place, place_words, owner, reason, points });
        }
        let ribbons = game.ribbons(table, side);
        let (sets, points) = game.set_points(ribbons);
        let [grey, black, yellow, blue] = ribbons;
        let reason = Reason::Sets { sets, grey, black, yellow, blue }.message();
        let (what, name) = ("manuscript-sets".to_owned(), Some(Thing::Sets.message()));
        found.push(Finding { what, name, place, place_words, owner, reason, points });
    }
    found
}

impl From<Counted> for CountedThing {
    fn from(counted: Counted) -> Self {
        match counted {
            Counted::Building => Self::Building,
            Counted::Resource => Self::Resource,
            Counted::Manuscript => Self::Manuscript,
            Counted::CertifiedDeed => Self::CertifiedDeed,
            Counted::SettledDebt => Self::SettledDebt,
            Counted::Worker => Self::Worker,
            Counted::Silver => Self::Silver,
            Counted::Icon(Icon::Merchant) => Self::Merchant,
            Counted::Icon(Icon::Builder) => Self::Builder,
            Counted::Icon(Icon::Noble) => Self::Noble,
            Counted::Icon(Icon::Cleric) => Self::Cleric,
            Counted::Icon(Icon::Criminal) => Self::Criminal,
        }
    }
}
