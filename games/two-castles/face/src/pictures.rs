//! The picture of a room: motifs from a kit, composed by a recipe per room. Both are data (`data/pictures.toml`).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use maud::{Markup, html};
use serde::Deserialize;
use two_castles::{Components, Tile};

static PICTURES: LazyLock<Pictures> =
    LazyLock::new(|| match kernel::read_toml(include_str!("../data/pictures.toml")) {
        Ok(pictures) => pictures,
        Err(error) => panic!("data/pictures.toml cannot be read: {error}"),
    });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pictures {
    /// By name: areas with their tones, painted one over the other.
    motifs: BTreeMap<String, Vec<(Tone, String)>>,
    /// By the id of the tile.
    rooms: BTreeMap<String, Recipe>,
}

/// The motifs of a room, by their place in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recipe {
    middle: String,
    above: Option<String>,
    left: Option<String>,
    right: Option<String>,
    /// On top of a table in the middle.
    on: Option<String>,
}

impl Recipe {
    /// The motifs in the order in which they are painted, each with where it stands and how large it is.
    fn motifs(&self) -> impl Iterator<Item = (&str, &'static str)> {
        let all = [
            (self.above.as_deref(), "translate(38 3) scale(.46)"),
            (self.left.as_deref(), "translate(2 39) scale(.56)"),
            (self.right.as_deref(), "translate(71 39) scale(.56)"),
            (Some(self.middle.as_str()), "translate(26 19) scale(.98)"),
            (self.on.as_deref(), "translate(37 21) scale(.52)"),
        ];
        all.into_iter().filter_map(|(motif, place)| Some((motif?, place)))
    }
}

/// The tone of an area.
#[derive(Clone, Copy, Deserialize)]
enum Tone {
    #[serde(rename = "w")]
    Wood,
    #[serde(rename = "l")]
    Linen,
    #[serde(rename = "i")]
    Iron,
    #[serde(rename = "d")]
    Dark,
    #[serde(rename = "r")]
    Red,
    #[serde(rename = "b")]
    Blue,
    #[serde(rename = "g")]
    Green,
    #[serde(rename = "y")]
    Gold,
    #[serde(rename = "p")]
    Rose,
    #[serde(rename = "k")]
    Tan,
    #[serde(rename = "o")]
    Flame,
    #[serde(rename = "n")]
    Line,
    #[serde(rename = "c")]
    PaleLine,
}

impl Tone {
    const fn class(self) -> &'static str {
        match self {
            Self::Wood => "tone-wood",
            Self::Linen => "tone-linen",
            Self::Iron => "tone-iron",
            Self::Dark => "tone-dark",
            Self::Red => "tone-red",
            Self::Blue => "tone-blue",
            Self::Green => "tone-green",
            Self::Gold => "tone-gold",
            Self::Rose => "tone-rose",
            Self::Tan => "tone-tan",
            Self::Flame => "tone-flame",
            Self::Line => "tone-line",
            Self::PaleLine => "tone-pale",
        }
    }
}

/// The kit of motifs, each 48 x 48, and the pictures of all rooms that have one.
pub(super) fn symbols() -> Markup {
    html! {
        @for (name, areas) in &PICTURES.motifs {
            g.tc-motif id={ "tc-motif-" (name) } {
                @for (tone, area) in areas { path.(tone.class()) d=(area) {} }
            }
        }
        @for (tile, recipe) in Components::get().regular().filter_map(|tile| Some((tile, recipe(tile)?))) {
            g id={ "tc-picture-" (tile.index()) } {
                @for (motif, place) in recipe.motifs() { use href={ "#tc-motif-" (motif) } transform=(place) {} }
            }
        }
    }
}

/// The id of a room's picture, unless a box of one's own has named the room anew.
pub(super) fn picture_id(tile: Tile) -> Option<String> {
    recipe(tile).map(|_| format!("tc-picture-{}", tile.index()))
}

fn recipe(tile: Tile) -> Option<&'static Recipe> {
    PICTURES.rooms.get(&Components::get().room(tile).id)
}
