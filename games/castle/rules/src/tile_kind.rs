//! What is printed on a castle tile, and its parts in each of the four turns.
//!
//! A tile has four quarters, each tower, house or courtyard, and up to four arms of path that run from the middle of a
//! side to the centre. Neighbouring quarters with the same letter are one *part* unless an arm runs between them;
//! diagonal quarters never are. All arms are one part, unless a plaza cuts them apart. Parts of neighbouring tiles join
//! to *areas* (see [`crate::areas`]).

use std::fmt;

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::direction::{Side, Spot, Turn};
use crate::errors::TileProblem;

/// The four kinds of castle part (castle.component.feature-kinds).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum AreaKind {
    /// A path.
    Path,
    /// A tower.
    Tower,
    /// A house.
    House,
    /// A courtyard.
    Courtyard,
}

impl AreaKind {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Path, Self::Tower, Self::House, Self::Courtyard];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Tower => "tower",
            Self::House => "house",
            Self::Courtyard => "courtyard",
        }
    }

    /// What a follower in it is called (castle.follower.roles).
    #[must_use]
    pub const fn role(self) -> &'static str {
        match self {
            Self::Path => "herald",
            Self::Tower => "knight",
            Self::House => "squire",
            Self::Courtyard => "merchant",
        }
    }

    /// The quarter's kind that a letter of the component file names.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        match word {
            "T" => Some(Self::Tower),
            "H" => Some(Self::House),
            "C" => Some(Self::Courtyard),
            _ => None,
        }
    }
}

impl fmt::Display for AreaKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What happens to the paths in the middle of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Centre {
    /// There is no path.
    None,
    /// The only path ends in a building.
    End,
    /// Two arms are one path.
    Through,
    /// Three or four arms are one path.
    Junction,
    /// A plaza ends every arm: each is a path of its own (castle.component.plaza-splits).
    Square,
}

/// A kind of tile as it is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileKind {
    /// Its short name, `C03`.
    pub id: String,
    /// The quarters, clockwise from the north-west.
    pub quarters: [AreaKind; 4],
    /// The arms: bit 0 for north, then clockwise.
    pub arms: u8,
    /// What happens in the middle.
    pub centre: Centre,
    /// The arms of the path with a fountain; 0 without one.
    pub fountain: u8,
    /// A quarter of the courtyard with a market.
    pub market: Option<Spot>,
    /// How many there are.
    pub count: u8,
}

impl TileKind {
    /// Reads the fields of the component file.
    pub(crate) fn read(
        id: &str,
        quads: &str,
        arms: &str,
        centre: &str,
        fountain: &str,
        market: &str,
        count: usize,
    ) -> Result<Self, TileProblem> {
        let mut letters = quads.chars().map(|letter| AreaKind::from_word(letter.encode_utf8(&mut [0; 4])));
        let quarters = std::array::from_fn(|_| letters.next().flatten());
        let [Some(nw), Some(ne), Some(se), Some(sw)] = quarters else {
            return Err(TileProblem::Quads { quads: quads.to_owned() });
        };
        if letters.next().is_some() {
            return Err(TileProblem::Quads { quads: quads.to_owned() });
        }
        let quarters = [nw, ne, se, sw];
        let arms = read_arms("arms", arms)?;
        let fountain = read_arms("fountain", fountain)?;
        let (centre, allowed) = match centre {
            "none" => (Centre::None, 0..=0),
            "end" => (Centre::End, 1..=1),
            "through" => (Centre::Through, 2..=2),
            "junction" => (Centre::Junction, 3..=4),
            "square" => (Centre::Square, 3..=3),
            _ => return Err(TileProblem::Centre { centre: centre.to_owned() }),
        };
        if !allowed.contains(&arms.count_ones()) {
            return Err(TileProblem::Arms { arms: arms.count_ones() });
        }
        if centre == Centre::End {
            let far = Side::ALL[arms.trailing_zeros() as usize].opposite().quarters();
            if far.iter().all(|spot| quarters[spot.index()] == AreaKind::Courtyard) {
                return Err(TileProblem::PathEnd);
            }
        }
        let whole_path = if centre == Centre::Square { fountain.count_ones() <= 1 } else { fountain == arms };
        if fountain & !arms != 0 || (fountain != 0 && !whole_path) {
            return Err(TileProblem::Fountain);
        }
        let market = match market {
            "" => None,
            name => {
                let spot = Spot::from_name(&name.to_ascii_lowercase()).filter(|spot| spot.is_quarter());
                let spot = spot.ok_or_else(|| TileProblem::Market { market: name.to_owned() })?;
                if quarters[spot.index()] != AreaKind::Courtyard {
                    return Err(TileProblem::MarketOffCourtyard { market: name.to_owned() });
                }
                Some(spot)
            }
        };
        let count = u8::try_from(count).map_err(|_| TileProblem::TooMany)?;
        Ok(Self { id: id.to_owned(), quarters, arms, centre, fountain, market, count })
    }

    /// How many parts it has.
    pub(crate) fn part_count(&self) -> usize {
        Orientation::new(self, Turn::ALL[0]).parts.len()
    }
}

fn read_arms(what: &'static str, text: &str) -> Result<u8, TileProblem> {
    text.chars().try_fold(0, |arms, letter| match Side::from_letter(letter) {
        Some(side) if arms & (1 << side.index()) == 0 => Ok(arms | 1 << side.index()),
        _ => Err(TileProblem::Sides { what, sides: text.to_owned() }),
    })
}

/// One part of a tile: connected quarters, or a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Path, tower, house or courtyard.
    pub kind: AreaKind,
    /// Its spots: bit `i` for `Spot::ALL[i]`.
    pub spots: u8,
    /// Does a fountain lie on it?
    pub fountain: bool,
    /// Does a market lie on it?
    pub market: bool,
    /// Its kind in the bits of [`KIND`], with the flags [`FOUNTAIN`] and [`TWIN`].
    pub(crate) tag: u8,
    /// What it adds to the number that the points of its area are a multiple of: the tile, or the market of a courtyard.
    pub(crate) count: u8,
    /// How many ports it has on every side, two halves or a path: two bits for north, then clockwise.
    ports: u8,
}

/// The bits of a tag that are the kind of the part.
pub(crate) const KIND: u8 = 3;
/// A fountain lies on the part.
pub(crate) const FOUNTAIN: u8 = 1 << 2;
/// There is another part of the same kind on the tile, and it is no courtyard. The tile may belong to one area twice, but
/// counts once.
pub(crate) const TWIN: u8 = 1 << 3;

impl Part {
    /// The spot that names the part: its first one.
    #[must_use]
    pub fn spot(&self) -> Spot {
        Spot::ALL[self.spots.trailing_zeros() as usize]
    }

    /// How many ports it has on a set of sides: bit 0 for north, then clockwise.
    #[inline]
    pub(crate) fn ports_on(&self, sides: u8) -> u8 {
        const SPREAD: [u8; 16] = [0, 3, 12, 15, 48, 51, 60, 63, 192, 195, 204, 207, 240, 243, 252, 255];
        let ports = self.ports & SPREAD[usize::from(sides & 15)];
        let pairs = (ports & 0x33) + (ports >> 2 & 0x33);
        (pairs + (pairs >> 4)) & 15
    }

    /// All its spots.
    pub fn all_spots(&self) -> impl Iterator<Item = Spot> + '_ {
        Spot::ALL.into_iter().filter(|spot| self.spots & (1 << spot.index()) != 0)
    }
}

/// No part: the side has no arm. A tile has at most four parts of quarters and three paths.
pub(crate) const NO_PART: u8 = TILE_PARTS as u8;
const TILE_PARTS: usize = 7;
/// What is no kind.
const NO_KIND: u8 = KIND + 1;

/// A kind of tile in one of its four turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orientation {
    /// The arms: bit 0 for north, then clockwise.
    pub arms: u8,
    /// Its parts: towers, houses and courtyards by their first quarter, then paths by their first arm.
    pub parts: ArrayVec<Part, TILE_PARTS>,
    /// The kinds of its parts as in their tags, and [`NO_KIND`] for [`NO_PART`].
    pub(crate) kinds: [u8; TILE_PARTS + 1],
    /// The part of every spot.
    spot_parts: [u8; 8],
    /// The part of every port of every side: the two halves, the western or northern one first, then the path.
    pub(crate) port_parts: [[u8; 3]; 4],
}

impl Orientation {
    pub(crate) fn new(kind: &TileKind, turn: Turn) -> Self {
        let turned = |index: usize| (index + turn.index()) % 4;
        let turned_arms = |arms: u8| (arms << turn.index() | arms >> (4 - turn.index())) & 0b1111;
        let mut quarters = kind.quarters;
        for (index, quarter) in kind.quarters.into_iter().enumerate() {
            quarters[turned(index)] = quarter;
        }
        let arms = turned_arms(kind.arms);
        let fountain = turned_arms(kind.fountain);
        let market = kind.market.map(|spot| turned(spot.index()));

        // Arm k runs between the quarters k and k + 1.
        let joined = |quarter: usize| quarters[quarter] == quarters[(quarter + 1) % 4] && arms & (1 << quarter) == 0;
        let mut label = [0, 1, 2, 3];
        for _ in 0..4 {
            for quarter in (0..4).filter(|quarter| joined(*quarter)) {
                let low = label[quarter].min(label[(quarter + 1) % 4]);
                label[quarter] = low;
                label[(quarter + 1) % 4] = low;
            }
        }
        let mut parts = ArrayVec::<Part, TILE_PARTS>::new();
        let part =
            |kind, spots| Part { kind, spots, fountain: false, market: false, tag: kind as u8, count: 1, ports: 0 };
        for (first, kind) in quarters.into_iter().enumerate() {
            let spots =
                (0..4).filter(|quarter| label[*quarter] == first).fold(0, |spots, quarter| spots | 1 << quarter);
            if spots != 0 {
                let market = market.is_some_and(|quarter| label[quarter] == first);
                parts.push(Part { market, ..part(kind, spots) });
            }
        }
        let paths = if kind.centre == Centre::Square { [1, 2, 4, 8].map(|arm| arms & arm) } else { [arms, 0, 0, 0] };
        for path in paths.into_iter().filter(|path| *path != 0) {
            parts.push(Part { fountain: fountain & path != 0, ..part(AreaKind::Path, path << 4) });
        }

        let spot_parts = Spot::ALL.map(|spot| {
            parts.iter().position(|part| part.spots & (1 << spot.index()) != 0).map_or(NO_PART, |index| index as u8)
        });
        let port_parts = Side::ALL.map(|side| {
            let [first, second] = side.quarters();
            [first, second, side.arm()].map(|spot| spot_parts[spot.index()])
        });
        let mut kinds = [NO_KIND; TILE_PARTS + 1];
        for index in 0..parts.len() {
            let Part { kind, fountain, market, .. } = parts[index];
            let is_courtyard = kind == AreaKind::Courtyard;
            let is_twin = !is_courtyard && parts.iter().filter(|other| other.kind == kind).count() > 1;
            let part = &mut parts[index];
            part.tag |= (u8::from(fountain) * FOUNTAIN) | (u8::from(is_twin) * TWIN);
            part.count = u8::from(!is_courtyard || market);
            for (side, ports) in port_parts.iter().enumerate() {
                let count = ports.iter().filter(|part| usize::from(**part) == index).count();
                part.ports |= (count as u8) << (2 * side);
            }
            kinds[index] = kind as u8;
        }
        Self { arms, parts, kinds, spot_parts, port_parts }
    }

    /// The part a spot belongs to, by its place in [`Orientation::parts`]; nothing on a side without an arm.
    #[must_use]
    #[inline]
    pub fn part_at(&self, spot: Spot) -> Option<usize> {
        let part = self.spot_parts[spot.index()];
        (part != NO_PART).then_some(usize::from(part))
    }

    /// What a spot shows.
    #[must_use]
    pub fn kind_at(&self, spot: Spot) -> Option<AreaKind> {
        self.part_at(spot).map(|index| self.parts[index].kind)
    }
}
