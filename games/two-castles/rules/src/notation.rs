//! Pieces by their ids, the words of the notation and of everything that is written down. The ids are those of the component
//! file.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::components::Components;
use crate::errors::Expected;
use crate::{Attendant, Card, Cell, Throne, Tile};

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::THRONE => f.pad("throne"),
            Self::NONE => f.pad("-"),
            tile => f.pad(&Components::get().room(tile).id),
        }
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Components::get().tile(text).ok_or_else(|| NotationError::new(text, Expected::Room))
    }
}

impl fmt::Display for Throne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Components::get().throne(*self).id)
    }
}

impl FromStr for Throne {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|throne| Components::get().throne(*throne).id == text)
            .ok_or_else(|| NotationError::new(text, Expected::Throne))
    }
}

impl fmt::Display for Attendant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Components::get().attendant(*self).name.id)
    }
}

impl FromStr for Attendant {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|attendant| Components::get().attendant(*attendant).name.id == text)
            .ok_or_else(|| NotationError::new(text, Expected::Attendant))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Components::get().card(*self).name.id)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|card| Components::get().card(*card).name.id == text)
            .ok_or_else(|| NotationError::new(text, Expected::Card))
    }
}

kernel::written_as_text!(Attendant, Card, Cell, Throne, Tile);
