//! What players agree on before the first step.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, OptionKind, OptionValue};

use crate::errors::Expected;
use crate::heir::Livery;
use crate::tile::{SETS_IN_PLAY, Set};

/// Three of the six sets; prints as `travel+war+craft`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SetChoice(u8);

impl SetChoice {
    /// The sets recommended for a first game (`two_heirs.setup.first-game-sets`).
    pub const FIRST_GAME: Self = Self(0b00_0111);

    /// The choice of exactly these sets.
    ///
    /// # Errors
    /// If they are not three different ones.
    pub fn new(sets: impl IntoIterator<Item = Set>) -> Result<Self, NotationError> {
        let sets: Vec<Set> = sets.into_iter().collect();
        let mask = sets.iter().fold(0_u8, |mask, set| mask | 1 << set.index());
        if sets.len() == SETS_IN_PLAY && mask.count_ones() as usize == SETS_IN_PLAY {
            Ok(Self(mask))
        } else {
            let words: Vec<&str> = sets.iter().map(|set| set.word()).collect();
            Err(NotationError::new(&words.join("+"), Expected::Sets))
        }
    }

    /// All twenty choices, ascending.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..1 << Set::ALL.len()).map(Self).filter(|choice| choice.0.count_ones() as usize == SETS_IN_PLAY)
    }

    /// Is the set in play?
    #[must_use]
    pub const fn contains(self, set: Set) -> bool {
        self.0 >> set.index() & 1 != 0
    }

    /// The three sets, in order.
    pub fn sets(self) -> impl Iterator<Item = Set> + Clone {
        Set::ALL.into_iter().filter(move |set| self.contains(*set))
    }
}

impl fmt::Display for SetChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, set) in self.sets().enumerate() {
            write!(f, "{}{set}", if place == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for SetChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for SetChoice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let sets = text.split('+').map(str::parse).collect::<Result<Vec<Set>, _>>()?;
        Self::new(sets)
            .ok()
            .filter(|choice| choice.to_string() == text)
            .ok_or_else(|| NotationError::new(text, Expected::SetsInOrder))
    }
}

kernel::written_as_text!(SetChoice);

/// Which sets are played with (`two_heirs.setup.choose-three-sets`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sets {
    /// These three.
    Chosen(SetChoice),
    /// Three by lot.
    Random,
}

impl OptionValue for Sets {
    const KIND: OptionKind = OptionKind::Pick {
        of: &["travel", "land-industry", "trade-church", "war", "craft", "patrol"],
        count: SETS_IN_PLAY,
    };

    fn text(&self) -> String {
        match self {
            Self::Chosen(choice) => choice.to_string(),
            Self::Random => "random".to_owned(),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        if text == "random" { Some(Self::Random) } else { text.parse().ok().map(Self::Chosen) }
    }
}

kernel::choice! {
    /// Who begins (`two_heirs.setup.shield-toss`).
    pub enum First {
        /// The royal shield is tossed.
        Toss = "toss",
        /// The first seat, as always in the solo game (`two_heirs.solo.player-first`).
        SeatOne = "seat-1",
        /// The second seat.
        SeatTwo = "seat-2",
    }
}

kernel::choice! {
    /// How rich Heinrich is in the solo game (`two_heirs.solo.difficulty`).
    pub enum Level {
        /// Four treasures stay in the box.
        Poor = "poor",
        /// Two treasures stay in the box.
        Brave = "brave",
        /// All ten treasures are in play.
        Hammer = "hammer",
    }
}

kernel::options! {
    /// What players agree on before the first step.
    pub struct Options {
        /// The three sets in play.
        sets ("sets"): Sets = Sets::Chosen(SetChoice::FIRST_GAME),
        /// Are roads scored? Better not in a first game (`two_heirs.road.skip-in-first-game`).
        roads ("roads"): bool = true,
        /// Who begins.
        first ("first"): First = First::Toss,
        /// The colour of the first seat; the other heir has the other one (`two_heirs.setup.player-colours`).
        colour ("colour"): Livery = Livery::White,
        /// May several discounts lower the cost of the same building (`two_heirs.terrain.discount-stacking`)?
        stack_discounts ("stack-discounts"): bool = true,
        /// How rich Heinrich is; without meaning for two.
        level ("level"): Level = Level::Poor,
    }
}

/// The options worth checking: every set choice and every other option at least once.
pub(crate) fn presets() -> Vec<(&'static str, Options)> {
    /// The set choices that are not the default, by name, with the other options spread over them.
    const SETS: [(&str, &str); 19] = [
        ("tra-lan-war", "travel+land-industry+war"),
        ("tra-lan-cra", "travel+land-industry+craft"),
        ("tra-lan-pat", "travel+land-industry+patrol"),
        ("tra-trd-war", "travel+trade-church+war"),
        ("tra-trd-cra", "travel+trade-church+craft"),
        ("tra-trd-pat", "travel+trade-church+patrol"),
        ("tra-war-cra", "travel+war+craft"),
        ("tra-war-pat", "travel+war+patrol"),
        ("tra-cra-pat", "travel+craft+patrol"),
        ("lan-trd-war", "land-industry+trade-church+war"),
        ("lan-trd-cra", "land-industry+trade-church+craft"),
        ("lan-trd-pat", "land-industry+trade-church+patrol"),
        ("lan-war-cra", "land-industry+war+craft"),
        ("lan-war-pat", "land-industry+war+patrol"),
        ("lan-cra-pat", "land-industry+craft+patrol"),
        ("trd-war-cra", "trade-church+war+craft"),
        ("trd-war-pat", "trade-church+war+patrol"),
        ("trd-cra-pat", "trade-church+craft+patrol"),
        ("war-cra-pat", "war+craft+patrol"),
    ];
    const LEVELS: [Level; 3] = [Level::Hammer, Level::Brave, Level::Poor];

    let mut presets = vec![
        ("default", Options::default()),
        ("first-game", Options { roads: false, ..Options::default() }),
        ("random-sets", Options { sets: Sets::Random, colour: Livery::Blue, ..Options::default() }),
        ("north-first", Options { first: First::SeatTwo, stack_discounts: false, ..Options::default() }),
    ];
    for (place, (name, sets)) in SETS.into_iter().enumerate() {
        let sets = sets.parse().expect("the list above names three sets in order");
        let options = Options {
            sets: Sets::Chosen(sets),
            first: if place % 4 == 3 { First::SeatOne } else { First::Toss },
            colour: if place % 5 == 4 { Livery::Blue } else { Livery::White },
            stack_discounts: place % 6 != 5,
            level: LEVELS[place % LEVELS.len()],
            ..Options::default()
        };
        presets.push((name, options));
    }
    presets
}
