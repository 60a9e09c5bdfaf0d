//! The settings of a search.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// When a search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// After a number of iterations: the same answer on every machine.
    Iterations(u32),
    /// After a time, by the clock of the caller's [`Machine`](crate::Machine).
    Time(Duration),
}

/// The settings of a search. Their text names what differs from the default:
///
/// ```
/// use players::Settings;
///
/// let settings: Settings = "iterations=2000+depth=8".parse()?;
/// assert_eq!(settings.depth, Some(8));
/// assert_eq!(settings.trees, Settings::default().trees);
/// # Ok::<(), players::search::SettingsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// When the search stops.
    pub budget: Budget,
    /// How many independent trees share the budget; their counts are added up at the end. It is a setting and not the
    /// number of cores, so that answers do not depend on the machine.
    pub trees: u32,
    /// How strongly rarely tried actions are preferred.
    pub exploration: f32,
    /// How many actions a node considers at first; 0 considers all.
    pub width: u32,
    /// How many playout steps follow below the tree before the game's evaluation is asked; `None` plays to the end.
    pub depth: Option<u32>,
    /// Are playouts uniformly random instead of following the game's own policy?
    pub uniform: bool,
    /// Does every chance outcome get a node of its own? Only sound where all chance is public.
    pub chance_apart: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            budget: Budget::Iterations(1000),
            trees: 2,
            exploration: 0.7,
            width: 0,
            depth: Some(0),
            uniform: false,
            chance_apart: false,
        }
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        match self.budget {
            Budget::Iterations(count) => write!(f, "iterations={count}")?,
            Budget::Time(time) => write!(f, "milliseconds={}", time.as_millis())?,
        }
        if self.trees != default.trees {
            write!(f, "+trees={}", self.trees)?;
        }
        if self.exploration != default.exploration {
            write!(f, "+exploration={}", self.exploration)?;
        }
        if self.width != default.width {
            write!(f, "+width={}", self.width)?;
        }
        if self.depth != default.depth {
            match self.depth {
                Some(depth) => write!(f, "+depth={depth}")?,
                None => write!(f, "+depth=end")?,
            }
        }
        if self.uniform {
            write!(f, "+policy=uniform")?;
        }
        if self.chance_apart {
            write!(f, "+chance=apart")?;
        }
        Ok(())
    }
}

/// A text that is not a setting of a search.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{setting:?} is no setting of a search: use iterations=N, milliseconds=N, trees=1 to 64, exploration=X, width=N, \
     depth=N or depth=end, policy=uniform or policy=game, chance=apart or chance=merged, joined by +"
)]
pub struct SettingsError {
    /// The part that cannot be read, cut to 40 characters.
    pub setting: String,
}

impl FromStr for Settings {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Self::default();
        for part in text.split('+') {
            settings.set(part).ok_or_else(|| SettingsError { setting: part.chars().take(40).collect() })?;
        }
        Ok(settings)
    }
}

impl Settings {
    fn set(&mut self, part: &str) -> Option<()> {
        // The most common setting needs no name.
        let (key, value) = part.split_once('=').unwrap_or(("iterations", part));
        match (key, value) {
            ("iterations", _) => self.budget = Budget::Iterations(value.parse().ok().filter(|count| *count > 0)?),
            ("milliseconds", _) => {
                let time = value.parse().ok().filter(|time| (1..=3_600_000).contains(time))?;
                self.budget = Budget::Time(Duration::from_millis(time));
            }
            ("trees", _) => self.trees = value.parse().ok().filter(|trees| (1..=64).contains(trees))?,
            ("exploration", _) => {
                self.exploration = value.parse().ok().filter(|value| (0.0..=100.0).contains(value))?;
            }
            ("width", _) => self.width = value.parse().ok()?,
            ("depth", "end") => self.depth = None,
            ("depth", _) => self.depth = Some(value.parse().ok()?),
            ("policy", "uniform") => self.uniform = true,
            ("policy", "game") => self.uniform = false,
            ("chance", "apart") => self.chance_apart = true,
            ("chance", "merged") => self.chance_apart = false,
            _ => return None,
        }
        Some(())
    }
}
