//! The value of a castle, and what a tile adds to it.
//!
//! The constants were found by matches of a player that always takes the highest value, with four seats: its castles score
//! 67 points, those of random play 31.

use crate::components::Wants;
use crate::gain::Newcomer;
use crate::state::{Phase, State, TURNS};
use crate::{Castle, Cell, RoomType, Tile, TwoCastles};

/// The value of the bonus for the third room of each type, in points.
pub(super) const BONUS: [f32; 7] = [5.0, 5.0, 6.0, 5.0, 5.0, 5.0, 6.0];
/// The value of the bonus for the fifth room of a type.
const FIFTH: f32 = 5.5;
/// The value of one, two, three and four rooms of a type as progress to the next bonus.
const ON_THE_WAY: [f32; 5] = [0.0, 1.2, 3.0, 0.4, 1.8];
/// With fewer tiles to come than this, progress is worth less.
const HORIZON: f32 = 8.0;
/// The value of one more type for the sleeping rooms to come.
const FURTHER_TYPE: f32 = 0.5;
/// The value of a free cell around a room that counts its surroundings, at the start of the match.
const FREE_CELL: f32 = 0.15;
/// The potential of an outdoor room, at the start of the match.
const OUTDOOR: f32 = 0.8;
/// The value of a free edge of a utility room.
const FREE_EDGE: f32 = 0.6;
/// The potential of a downstairs room, for each point it counts.
const DOWNSTAIRS: f32 = 0.4;
/// Tiles that each castle gets by drafting (`two_castles.turn.sixteen-drafted`).
const DRAFTED: f32 = 16.0;

impl TwoCastles {
    /// How many tiles a castle will still get by drafting.
    pub(super) fn to_come(&self, state: &State, castle: usize) -> f32 {
        let progress = &state.progress;
        let before = 2.0 * f32::from(progress.round * TURNS + progress.turn);
        let now = match progress.phase {
            Phase::Over => 2.0,
            Phase::DealThrones | Phase::DealTiles | Phase::LudwigDraws | Phase::LudwigAssigns | Phase::Choose => 0.0,
            Phase::Build => progress.works[castle].owing.iter().filter(|owes| !**owes).count() as f32,
        };
        DRAFTED - before - now
    }

    /// The value of a castle with this many tiles to come.
    pub(super) fn liking(&self, castle: &Castle, to_come: f32) -> f32 {
        let nearness = (to_come / HORIZON).clamp(0.0, 1.0);
        let missing = missing_types(castle);
        let mut liking = castle.points(self.components) as f32;
        liking +=
            nearness * RoomType::ALL.into_iter().map(|room_type| on_the_way(castle.count(room_type))).sum::<f32>();
        liking += nearness * FURTHER_TYPE * (6 - missing) as f32;
        liking += castle.count(RoomType::Sleeping) as f32 * hope_for_set(missing, to_come);
        for (index, room) in castle.rooms().enumerate() {
            let (beside, around) = (castle.beside(index + 1), castle.around(index + 1));
            liking += to_come / DRAFTED * self.growth(room.tile, beside.count_ones(), around.count_ones());
        }
        liking
    }

    /// The value that a tile at a site adds to a castle with this many tiles to come, the tile included.
    pub(super) fn appeal(&self, castle: &Castle, tile: Tile, at: Cell, to_come: f32) -> f32 {
        let to_come = (to_come - 1.0).max(0.0);
        let nearness = (to_come / HORIZON).min(1.0);
        let new = Newcomer::at_site(castle, tile, at);
        let mut appeal = castle.gain_by(self.components, &new) as f32;
        appeal += to_come / DRAFTED * self.growth(tile, new.beside.count_ones(), new.around.count_ones());
        let Some(room_type) = tile.room_type() else { return appeal };
        let rooms = castle.count(room_type);
        appeal += nearness * (on_the_way(rooms + 1) - on_the_way(rooms));
        appeal += match rooms {
            0 if room_type != RoomType::Sleeping => nearness * FURTHER_TYPE,
            2 => BONUS[room_type as usize],
            4 => FIFTH,
            _ => 0.0,
        };
        if room_type == RoomType::Sleeping {
            appeal += hope_for_set(missing_types(castle), to_come);
        }
        appeal
    }

    /// The most value a tile can add to a castle.
    pub(super) fn best_appeal(&self, castle: &Castle, tile: Tile, to_come: f32) -> f32 {
        self.tried_appeal(castle, tile, to_come, usize::MAX, 0)
    }

    /// The most value a tile can add at one of at most this many sites, evenly spread.
    pub(super) fn tried_appeal(&self, castle: &Castle, tile: Tile, to_come: f32, tries: usize, first: usize) -> f32 {
        let sites = castle.sites(self.components, tile);
        let stride = sites.len().div_ceil(tries);
        let tried = sites.iter().skip(first % stride).step_by(stride);
        tried.map(|at| self.appeal(castle, tile, *at, to_come)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// The potential of a room with this many neighbours, over a whole match.
    fn growth(&self, tile: Tile, beside: u32, around: u32) -> f32 {
        let face = self.components.face(tile);
        let free_cells = 8_u32.saturating_sub(around) as f32;
        match face.wants {
            Wants::Around(_) => FREE_CELL * free_cells * f32::from(face.points),
            Wants::AroundDecoration(_) | Wants::AnyAround => FREE_CELL * free_cells,
            Wants::Anywhere(_) => OUTDOOR,
            Wants::Connected(_) => FREE_EDGE * 4_u32.saturating_sub(beside) as f32,
            Wants::Column(_) => DOWNSTAIRS * f32::from(face.points),
            Wants::AboveBelow(_)
            | Wants::LeftRight(_)
            | Wants::TwoBelow(_)
            | Wants::EveryOtherType
            | Wants::AnyBelow
            | Wants::Nothing => 0.0,
        }
    }
}

fn on_the_way(rooms: usize) -> f32 {
    ON_THE_WAY.get(rooms).copied().unwrap_or(0.0)
}

/// How many types a castle lacks, sleeping rooms aside.
fn missing_types(castle: &Castle) -> usize {
    RoomType::ALL
        .into_iter()
        .filter(|room_type| *room_type != RoomType::Sleeping && castle.count(*room_type) == 0)
        .count()
}

/// The potential of a sleeping room from the missing types.
fn hope_for_set(missing: usize, to_come: f32) -> f32 {
    if missing == 0 || to_come < missing as f32 {
        return 0.0;
    }
    let hope = to_come / (to_come + 2.0 * missing as f32);
    3.0 * hope * hope
}

/// The expected value of the lower of two castles that may still change by about this much.
pub(super) fn lower(one: f32, other: f32, doubt: f32) -> f32 {
    0.5 * (one + other) - 0.5 * ((one - other) * (one - other) + doubt * doubt).sqrt()
}

/// The value of one more point in each of two castles to a player who counts the lower one: the slope of [`lower`].
pub(super) fn shares([one, other]: [f32; 2], doubt: f32) -> [f32; 2] {
    let lead = one - other;
    let lean = 0.5 * lead / (lead * lead + doubt * doubt).sqrt();
    [0.5 - lean, 0.5 + lean]
}
