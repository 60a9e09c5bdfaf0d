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

use kernel::{Contender, Finding, Game, OptionValue, ScoredTable, SeatCount};
use serde::Deserialize;

use crate::Viscounts;
use crate::card::{HEROES, TOWNSFOLK};
use crate::components::{Ribbon, components};
use crate::effect::{Building, Good};
use crate::options::{Opponent, Options, Ranks};
use crate::scoring::tiles;
use crate::state::{OPPONENT, Player, Side, Table};

/// Where the ids of cards and manuscripts can be read.
const IDS: &str = "see `bergfried components viscounts`";
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

/// Scores a described table.
///
/// # Errors
/// One line that names the place and the reason.
pub fn score_table(text: &str) -> Result<ScoredTable, String> {
    let described: Described = toml::from_str(text).map_err(|error| {
        let reason = error.message().replace("expected u8", "expected 0 to 255");
        let reason = reason.replace("expected u16", "expected 0 to 65535");
        kernel::at_line(text, error.span().map(|span| span.start), &reason)
    })?;
    let game = laid(&described)?;
    let mut table = game.initial_state().table;
    table.round = 1;
    table.debts_left = u8::from(!described.poverty);
    table.deeds_left = u8::from(!described.prosperity);
    for (index, board) in described.seat.iter().enumerate() {
        let place = format!("seat {}", index + 1);
        put(&mut table, Side(index as u8), board, &place, false)?;
    }
    if let Some(board) = &described.opponent {
        put(&mut table, OPPONENT, board, "opponent", true)?;
    }
    Ok(ScoredTable { findings: findings(&game, &table), sheet: game.sheet(&table) })
}

/// The rules for the described table.
fn laid(described: &Described) -> Result<Viscounts, String> {
    let seats = described.seat.len();
    match (seats, &described.opponent) {
        (0, _) => return Err("no [[seat]] is described".to_owned()),
        (1, None) => return Err("a single seat plays against an [opponent]".to_owned()),
        (2..=4, None) | (1, Some(_)) => {}
        (_, Some(_)) => return Err("opponent: only a single seat plays against one".to_owned()),
        (_, None) => return Err(format!("{seats} seats are described, the game is for 1 to 4")),
    }
    let mut options = Options::default();
    if let Some(word) = described.ranks.as_deref() {
        let ranks = Ranks::parse(word).ok_or_else(|| format!("ranks: no {word:?}, use german or english"))?;
        // With more contenders both texts agree.
        if seats <= 2 {
            options.ranks = ranks;
        }
    }
    if let Some(board) = &described.opponent {
        let word = board.board.as_deref().ok_or("opponent: board is missing, use cleric, builder, noble or cards")?;
        options.opponent = Opponent::parse(word)
            .ok_or_else(|| format!("opponent: no board {word:?}, use cleric, builder, noble or cards"))?;
    }
    Viscounts::new(SeatCount::new(seats as u8), options).map_err(|error| error.to_string())
}

/// Puts what a board says on the table.
fn put(table: &mut Table, side: Side, board: &Board, place: &str, opponent: bool) -> Result<(), String> {
    let data = components();
    let mut player = Player::new(0);
    for (building, count) in Building::ALL.into_iter().zip([board.trading_posts, board.guildhalls, board.workshops]) {
        if count > 3 {
            return Err(format!("{place}: {count} buildings of a kind, there are 3"));
        }
        player.built[building as usize] = count;
    }
    let most = data.figures.workers_per_player;
    let workers: u32 = board.workers.iter().map(|count| u32::from(*count)).sum();
    if workers > u32::from(most) {
        return Err(format!("{place}: {workers} workers in the castle, there are {most}"));
    }
    // Which section a worker stands in does not matter for points.
    table.rings[0][0][side.index()] = board.workers[0];
    table.rings[1][0][side.index()] = board.workers[1];
    table.third_ring[side.index()] = board.workers[2];
    for id in &board.manuscripts {
        let tile = data.manuscript(id).ok_or_else(|| format!("{place}: there is no manuscript {id:?}, {IDS}"))?;
        if table.players.iter().chain([&player]).any(|other| other.manuscripts >> tile & 1 == 1) {
            return Err(format!("{place}: manuscript {id} is named twice"));
        }
        player.manuscripts |= 1 << tile;
    }
    if board.lord && table.lord.replace(side).is_some() {
        return Err(format!("{place}: the castle lord card is named twice"));
    }
    for word in &board.bonus {
        let index = Ribbon::WORDS.iter().position(|ribbon| ribbon == word);
        let index = index
            .ok_or_else(|| format!("{place}: there is no bonus card {word:?}, use {}", Ribbon::WORDS.join(", ")))?;
        if table.bonus[index].replace(side).is_some() {
            return Err(format!("{place}: bonus card {word} is named twice"));
        }
    }
    (player.open_debts, player.settled_debts) = (board.open_debts, board.settled_debts);
    (player.acquired_deeds, player.certified_deeds) = (board.acquired_deeds, board.certified_deeds);
    for (good, count) in Good::ALL.into_iter().zip([board.ink, board.stone, board.gold, board.silver]) {
        if count > MOST_GOODS {
            return Err(format!("{place}: {count} {}, at most {MOST_GOODS} are counted", good.word()));
        }
        player.goods[good as usize] = count;
    }
    if opponent && !board.townsfolk.is_empty() {
        return Err(format!("{place}: it has schemes, not townsfolk"));
    }
    for id in &board.townsfolk {
        let card = data.card(id).ok_or_else(|| format!("{place}: there is no townsfolk {id:?}, {IDS}"))?;
        // Only starting townsfolk are in several decks.
        let single = card.index() < TOWNSFOLK + HEROES;
        if player.discard.contains(card) || single && table.players.iter().any(|other| other.discard.contains(card)) {
            return Err(format!("{place}: townsfolk {id} is named twice"));
        }
        player.discard.insert(card);
    }
    if !opponent && (!board.schemes.is_empty() || board.board.is_some()) {
        return Err(format!("{place}: board and schemes are for the opponent"));
    }
    table.opponent.draw = if opponent { 0 } else { table.opponent.draw };
    for id in &board.schemes {
        let scheme = data.scheme(id).ok_or_else(|| format!("{place}: there is no scheme {id:?}, {IDS}"))?;
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
        let place = match game.contender(side) {
            Contender::Seat(seat) => format!("seat {seat}"),
            Contender::Automaton => "opponent".to_owned(),
        };
        let player = &table.players[side.index()];
        for tile in tiles(player.manuscripts) {
            let info = &game.data().manuscripts[tile];
            let Some(score) = info.score else { continue };
            let points = game.tile_points(table, side, tile as u8);
            let count = game.counted(table, side, score.per);
            let reason = format!("{count} {}, {} for every {}", score.per.words(), score.points, score.each);
            found.push(Finding { what: info.id.clone(), place: place.clone(), owner, reason, points });
        }
        let ribbons = game.ribbons(table, side);
        let (sets, points) = game.set_points(ribbons);
        let counts: Vec<String> =
            Ribbon::WORDS.iter().zip(ribbons).map(|(word, count)| format!("{count} {word}")).collect();
        let reason = format!("{sets} sets of {}", counts.join(", "));
        found.push(Finding { what: "manuscript-sets".to_owned(), place, owner, reason, points });
    }
    found
}
