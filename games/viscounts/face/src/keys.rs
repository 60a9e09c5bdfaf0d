//! The keys of pieces and places, by which the log, the marks of the last moves and the animation refer to them.

use std::fmt::Display;

use kernel::Contender;
use viscounts::Viscounts;
use viscounts::board::{Piece, Site, Space};
use viscounts::card::Card;
use viscounts::components::{Ribbon, components};
use viscounts::effect::{Building, Flip, Good};
use viscounts::event::Event;
use viscounts::scoring::Source;
use viscounts::state::{OPPONENT, Side};

use super::names::building_id;

/// The card that shows the debts left before poverty.
pub(super) const POVERTY: &str = "poverty";
/// The card that shows the deeds left before prosperity.
pub(super) const PROSPERITY: &str = "prosperity";
/// The castle lord card.
pub(super) const LORD: &str = "lord";
/// The number of the round.
pub(super) const ROUND: &str = "round";
/// The castle.
pub(super) const CASTLE: &str = "castle";
/// The third ring of the castle.
pub(super) const KEEP: &str = "keep";
/// The future schemes of the solo opponent.
pub(super) const FUTURE: &str = "future-schemes";

/// A townsfolk card. The starting cards are the same for every seat, so theirs names the owner.
pub(super) fn card(owner: Side, card: Card) -> String {
    let index = card.index();
    let owned = components().groups.starters.contains(card);
    if owned { format!("card-{index}-{}", owner.0) } else { format!("card-{index}") }
}

pub(super) fn tile(tile: impl Display) -> String {
    format!("tile-{tile}")
}

pub(super) fn scheme(scheme: u8) -> String {
    format!("scheme-{scheme}")
}

pub(super) fn pair(number: u8) -> String {
    format!("pair-{number}")
}

/// Something of which every side has one, such as its draw pile.
pub(super) fn own(what: &str, side: Side) -> String {
    format!("{what}-{}", side.0)
}

pub(super) fn good(good: Good, side: Side) -> String {
    own(good.word(), side)
}

/// The unturned and the turned papers of a kind.
pub(super) fn papers(flip: Flip, side: Side) -> [String; 2] {
    let [front, back] = if flip == Flip::Debt { ["debts", "settled"] } else { ["deeds", "certified"] };
    [own(front, side), own(back, side)]
}

/// The markers of corruption and virtue.
pub(super) fn markers(side: Side) -> [String; 2] {
    [own("corruption", side), own("virtue", side)]
}

/// The buildings of a kind on a side's own board.
pub(super) fn buildings(building: Building, side: Side) -> String {
    own(building_id(building), side)
}

pub(super) fn land(piece: Piece) -> String {
    format!("land-{}", piece.0)
}

/// The townsfolk pile of a land.
pub(super) fn townsfolk(piece: Piece) -> String {
    format!("townsfolk-{}", piece.0)
}

/// The manuscript pile of a land.
pub(super) fn manuscripts(piece: Piece) -> String {
    format!("manuscripts-{}", piece.0)
}

pub(super) fn space(space: Space) -> String {
    format!("space-{}", space.0)
}

pub(super) fn site(site: Site) -> String {
    format!("site-{}", site.0)
}

/// A section of the first (0) or second (1) ring of the castle.
pub(super) fn section(piece: Piece, ring: u8) -> String {
    format!("section-{ring}-{}", piece.0)
}

/// A worker in a section of the castle; `index` counts those of its side there.
pub(super) fn worker(side: Side, piece: Piece, ring: usize, index: usize) -> String {
    format!("worker-{}-{ring}-{}-{index}", side.0, piece.0)
}

pub(super) fn bonus(ribbon: Ribbon) -> String {
    format!("bonus-{}", Ribbon::WORDS[ribbon as usize])
}

/// The side of a contender.
const fn side(who: Contender) -> Side {
    match who {
        Contender::Seat(seat) => Side(seat.index() as u8),
        Contender::Automaton => OPPONENT,
    }
}

/// The keys of what an event is about.
pub(super) fn of_event(game: &Viscounts, event: &Event) -> Vec<String> {
    let own = |what: &str, who: Contender| own(what, side(who));
    let silver = |who: Contender, paid: u8| (paid > 0).then(|| good(Good::Silver, side(who)));
    match *event {
        Event::FirstDrawn { .. } | Event::TurnBegan { .. } | Event::PhaseBegan { .. } => Vec::new(),
        Event::PieceLaid { piece, .. } => vec![land(piece)],
        Event::CastleTurned { .. } => vec![CASTLE.to_owned()],
        // The opponent may take what is revealed at once, so that only the pile is sure to be drawn.
        Event::CardRevealed { piece, .. } => vec![townsfolk(piece)],
        Event::TileRevealed { piece, .. } => vec![manuscripts(piece)],
        Event::TownsfolkLaid { .. } => Piece::ALL.map(townsfolk).to_vec(),
        Event::ManuscriptsLaid { .. } => Piece::ALL.map(manuscripts).to_vec(),
        Event::PairsLaid { ref pairs } => pairs.iter().map(|(number, _)| pair(*number)).collect(),
        Event::PairTaken { who, number, .. } => vec![pair(number), own("viscount", who)],
        Event::OpponentPlaced { space: at } => vec![own("viscount", Contender::Automaton), space(at)],
        Event::PilesStocked { .. } => vec![POVERTY.to_owned(), PROSPERITY.to_owned()],
        Event::Shifted { who, off } => {
            let off = off.map(|off| card(side(who), off));
            off.into_iter().chain([own("row", who), own("discard", who)]).collect()
        }
        Event::Played { who, card: played, .. } | Event::AbilityUsed { who, card: played } => {
            vec![card(side(who), played)]
        }
        Event::Moved { who, to, paid, .. } => {
            [own("viscount", who), space(to)].into_iter().chain(silver(who, paid)).collect()
        }
        Event::Met { who, other } => vec![own("viscount", who), own("viscount", other)],
        Event::ActionChosen { who, .. } | Event::ActionSkipped { who } => vec![own("viscount", who)],
        Event::Dismissed { who, piece, paid, .. } => [townsfolk(piece)].into_iter().chain(silver(who, paid)).collect(),
        Event::Paid { who, good: paid, .. } | Event::Gained { who, good: paid, .. } => vec![good(paid, side(who))],
        Event::Traded { space: at, .. } => vec![space(at)],
        Event::Built { who, building, site: at, .. } => vec![site(at), buildings(building, side(who))],
        Event::LinkPaid { from, to, .. } => vec![site(from), site(to)],
        Event::WorkersPlaced { who, piece, .. } => vec![section(piece, 0), own("workers", who)],
        Event::WorkerMoved { from, to, .. } => vec![section(from, 0), section(to, 0)],
        Event::Pushed { piece, .. } => vec![section(piece, 0), section(piece, 1)],
        Event::Climbed { piece, .. } => vec![section(piece, 1), KEEP.to_owned()],
        Event::KnockedOff { owner, piece, ring, .. } => vec![section(piece, ring), own("workers", owner)],
        Event::LordTaken { .. } => vec![LORD.to_owned(), KEEP.to_owned()],
        Event::Copied { who, tile: Some(copied), .. } => vec![tile(copied), own("sets", who)],
        Event::Copied { piece, tile: None, .. } => vec![manuscripts(piece)],
        Event::BonusTaken { who, ribbon } => vec![bonus(ribbon), own("sets", who)],
        Event::Recruited { who, card: recruited, paid, .. } => {
            [card(side(who), recruited), own("discard", who)].into_iter().chain(silver(who, paid)).collect()
        }
        Event::DebtsGained { who, .. } => vec![own("debts", who), POVERTY.to_owned()],
        Event::DeedsGained { who, .. } => vec![own("deeds", who), PROSPERITY.to_owned()],
        Event::Flipped { who, flip } => papers(flip, side(who)).to_vec(),
        Event::Corrupted { who, .. } => vec![own("corruption", who)],
        Event::Virtuous { who, .. } => vec![own("virtue", who)],
        Event::Rearranged { who, .. } => vec![own("row", who)],
        Event::Discarded { who, from_hand, .. } => {
            vec![own(if from_hand { "hand" } else { "draw" }, who), own("discard", who)]
        }
        Event::Destroyed { who, from_hand, .. } => {
            vec![own(if from_hand { "hand" } else { "draw" }, who), own(Good::Silver.word(), who)]
        }
        Event::Shuffled { who, .. } => vec![own("draw", who), own("discard", who)],
        Event::Drawn { who, card: drawn } => {
            let drawn = drawn.map(|drawn| card(side(who), drawn));
            drawn.into_iter().chain([own("hand", who), own("draw", who)]).collect()
        }
        Event::HandDrawn { who, ref cards, .. } => {
            let drawn = cards.iter().map(|drawn| card(side(who), *drawn));
            drawn.chain([own("hand", who), own("draw", who)]).collect()
        }
        Event::CollisionBegan { who, .. } | Event::CollisionPaid { who, .. } | Event::MarkersReset { who } => {
            markers(side(who)).to_vec()
        }
        Event::PovertyRevealed => vec![POVERTY.to_owned()],
        Event::ProsperityRevealed => vec![PROSPERITY.to_owned()],
        Event::LastRound => vec![ROUND.to_owned()],
        Event::SchemeShown { scheme: shown } => vec![scheme(shown)],
        Event::SchemesShuffled { .. } => {
            vec![own("draw", Contender::Automaton), own("discard", Contender::Automaton)]
        }
        Event::SchemeAdded { .. } => vec![FUTURE.to_owned(), own("discard", Contender::Automaton)],
        Event::Attempted { .. } | Event::Replaced { .. } => vec![own("row", Contender::Automaton)],
        Event::Ended => everything_scored(game),
        Event::Scored { source, ref columns } => {
            let scored = columns.iter().filter(|(_, _, points)| *points != 0);
            scored.flat_map(|(who, ..)| scored_keys(source, side(*who))).collect()
        }
    }
}

/// What a side has points for from a source.
fn scored_keys(source: Source, side: Side) -> Vec<String> {
    match source {
        Source::TradingPosts => vec![buildings(Building::TradingPost, side)],
        Source::Guildhalls => vec![buildings(Building::Guildhall, side)],
        Source::Workshops => vec![buildings(Building::Workshop, side)],
        Source::Workers => {
            let sections = Piece::ALL.into_iter().flat_map(|piece| [section(piece, 0), section(piece, 1)]);
            sections.chain([KEEP.to_owned()]).collect()
        }
        Source::Sets | Source::Manuscripts => vec![own("sets", side)],
        Source::Lord => vec![LORD.to_owned()],
        Source::Bonus => Ribbon::ALL.map(bonus).to_vec(),
        Source::OpenDebts => vec![own("debts", side)],
        Source::AcquiredDeeds => vec![own("deeds", side)],
        Source::CertifiedDeeds => vec![own("certified", side)],
        Source::Poverty => vec![POVERTY.to_owned(), own("certified", side)],
        Source::Prosperity => vec![PROSPERITY.to_owned(), own("settled", side)],
        Source::Resources => Good::RESOURCES.map(|resource| good(resource, side)).to_vec(),
    }
}

/// Everything that counts at the end, whoever has it.
fn everything_scored(game: &Viscounts) -> Vec<String> {
    let mut keys = vec![KEEP.to_owned(), LORD.to_owned(), POVERTY.to_owned(), PROSPERITY.to_owned()];
    keys.extend(Ribbon::ALL.map(bonus));
    for piece in Piece::ALL {
        keys.extend([section(piece, 0), section(piece, 1)]);
    }
    for side in (0..game.sides()).map(Side) {
        keys.extend(Building::ALL.map(|building| buildings(building, side)));
        keys.extend([Flip::Debt, Flip::Deed].into_iter().flat_map(|flip| papers(flip, side)));
        keys.push(own("sets", side));
    }
    keys
}
