//! What the printed pieces say: `data/components.toml`, read and checked.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::castle::SLOTS;
use crate::throw::MAX_DICE;
use crate::track::{FIELDS, ZONE_LENGTH};
use crate::{ByCard, Card, Colour, FieldId, FieldKind, Track};

/// The components file of this project.
pub(crate) const TEXT: &str = include_str!("../data/components.toml");

/// What the rules need to know of the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Components {
    /// How many of each card there are in each colour (`burgenland.component.cards`).
    pub cards: ByCard<u8>,
    /// What each card is worth (`burgenland.component.card-values`).
    pub values: ByCard<u8>,
    /// The extra dice (`burgenland.component.dice`).
    pub extra_dice: u8,
    /// The points at which the king is reached (`burgenland.component.score-track`).
    pub king: u8,
    /// The walls each castle begins with (`burgenland.setup.starting-walls`).
    pub starting_walls: u8,
    /// The field on which the crown starts, counted from zero in its zone (`burgenland.setup.crown-start`).
    pub start_index: u8,
    /// The fields by the main reading of the worked example (`burgenland.component.board-layout`).
    pub main_track: Track,
    /// The fields by the alternative reading.
    pub alternative_track: Track,
}

impl Components {
    /// The pieces as this project knows them.
    ///
    /// # Panics
    /// If the components file that was built in does not add up; a test sees to it that it does.
    #[must_use]
    pub fn of_the_box() -> &'static Self {
        static BOX: LazyLock<Components> =
            LazyLock::new(|| Components::read(TEXT).unwrap_or_else(|faults| panic!("{}", faults.join("\n"))));
        &BOX
    }

    /// Reads a components file.
    ///
    /// # Errors
    /// One line in plain words for everything that does not add up.
    pub fn read(text: &str) -> Result<Self, Vec<String>> {
        let file: File = toml::from_str(text)
            .map_err(|error| vec![kernel::at_line(text, error.span().map(|span| span.start), error.message())])?;
        let mut faults = Faults(Vec::new());
        file.check_provenance(&mut faults);
        file.check_numbers(&mut faults);
        file.check_track(&mut faults);
        if !faults.0.is_empty() {
            return Err(faults.0);
        }
        let components = file.build();
        file.example.check_walk(&components.main_track, &mut faults);
        if faults.0.is_empty() { Ok(components) } else { Err(faults.0) }
    }
}

/// Reads a components file and says in plain words what does not add up.
///
/// # Errors
/// One line for each fault.
pub(crate) fn check(text: &str) -> Result<(), Vec<String>> {
    Components::read(text).map(|_| ())
}

/// Plain words, one line each.
struct Faults(Vec<String>);

impl Faults {
    /// Notes a fault unless `right` holds.
    fn demand(&mut self, right: bool, fault: impl FnOnce() -> String) {
        if !right {
            self.0.push(fault());
        }
    }
}

/// Where a fact comes from.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Provenance {
    /// Stated in the rulebook or forced by it.
    Rulebook,
    /// Found in a public source.
    Public,
    /// Chosen for this project.
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    schema: u32,
    game: String,
    source: Vec<Source>,
    cards: Cards,
    card: Vec<CardEntry>,
    dice: Dice,
    score_track: ScoreTrack,
    setup: Setup,
    track: TrackEntry,
    zone: Vec<Zone>,
    alternative_zone: AlternativeZone,
    example: Example,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Source {
    id: String,
    what: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Cards {
    total: u32,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct CardEntry {
    id: Card,
    per_colour: u8,
    value: u8,
    provenance: Provenance,
    value_provenance: Option<Provenance>,
    value_source: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Dice {
    own: u8,
    extra: u8,
    sides: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ScoreTrack {
    king: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Setup {
    walls_per_castle: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    crown_starts_on: u8,
    crown_starts_on_provenance: Provenance,
    crown_starts_on_source: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TrackEntry {
    fields: usize,
    provenance: Provenance,
    sources: Option<Vec<String>>,
    #[serde(rename = "order-provenance")]
    _order_provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Zone {
    colour: Colour,
    fields: Vec<FieldKind>,
    provenance: Vec<Provenance>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct AlternativeZone {
    fields: Vec<FieldKind>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Example {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    from: ExampleField,
    moves: Vec<ExampleMove>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ExampleField {
    colour: Colour,
    field: FieldKind,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ExampleMove {
    die: u8,
    colour: Colour,
    field: FieldKind,
}

impl File {
    /// What is public names a source that is listed.
    fn check_provenance(&self, faults: &mut Faults) {
        let mut known = BTreeSet::new();
        for source in &self.source {
            faults.demand(known.insert(source.id.as_str()), || format!("the source {} is listed twice", source.id));
            faults
                .demand(!source.what.trim().is_empty(), || format!("the source {} does not say what it is", source.id));
        }
        let mut cited = |place: &str, provenance: Provenance, sources: &[&str]| {
            faults.demand(provenance != Provenance::Public || !sources.is_empty(), || {
                format!("{place} is public but names no source")
            });
            for source in sources {
                faults.demand(known.contains(source), || format!("{place} names the unknown source {source}"));
            }
        };
        for card in &self.card {
            let place = format!("the value of the {}", card.id);
            let provenance = card.value_provenance.unwrap_or(card.provenance);
            cited(&place, provenance, &card.value_source.as_deref().into_iter().collect::<Vec<_>>());
        }
        let setup = &self.setup;
        let start_source: Vec<&str> = setup.crown_starts_on_source.as_deref().into_iter().collect();
        cited("the start of the crown", setup.crown_starts_on_provenance, &start_source);
        let track_sources: Vec<&str> = self.track.sources.iter().flatten().map(String::as_str).collect();
        cited("the track", self.track.provenance, &track_sources);
    }

    /// Cards, dice and points are within what the rules can hold.
    fn check_numbers(&self, faults: &mut Faults) {
        faults.demand(self.schema == 1, || format!("the schema is {}, this program reads schema 1", self.schema));
        faults.demand(self.game == "burgenland", || format!("the file is for {}, not for burgenland", self.game));
        for card in Card::ALL {
            let entries = self.card.iter().filter(|entry| entry.id == card).count();
            faults.demand(entries == 1, || format!("the {card} is listed {entries} times, it must be once"));
        }
        for entry in &self.card {
            faults.demand((1..=9).contains(&entry.value), || {
                format!("the value of the {} is {}, it must be from 1 to 9", entry.id, entry.value)
            });
        }
        let per_colour: u32 = self.card.iter().map(|entry| u32::from(entry.per_colour)).sum();
        let colours = Colour::ALL.len() as u32;
        faults.demand(per_colour * colours == self.cards.total, || {
            let total = self.cards.total;
            format!("{per_colour} cards in each of {colours} colours are {}, not {total}", per_colour * colours)
        });
        faults.demand((per_colour as usize) < SLOTS, || {
            format!("a colour has {per_colour} cards, it can have at most {}", SLOTS - 1)
        });
        let worth: u32 = self.card.iter().map(|entry| u32::from(entry.per_colour) * u32::from(entry.value)).sum();
        faults
            .demand(worth < 128, || format!("the cards of a colour are worth {worth}, they can be worth at most 127"));
        faults.demand((1..=127).contains(&self.score_track.king), || {
            format!("the king is at {}, he must be at 1 to 127", self.score_track.king)
        });
        faults.demand(self.dice.own == 2, || {
            format!("there are {} own dice, each of 2 players needs one", self.dice.own)
        });
        faults.demand(usize::from(self.dice.extra) < MAX_DICE, || {
            format!("there are {} extra dice, at most {} can be thrown", self.dice.extra, MAX_DICE - 1)
        });
        faults.demand(self.dice.sides == 6, || format!("the dice have {} sides, they must have 6", self.dice.sides));
        let walls = self.card.iter().find(|entry| entry.id == Card::Wall).map_or(0, |entry| entry.per_colour);
        let needed = u32::from(self.setup.walls_per_castle) * 2;
        faults.demand(needed <= u32::from(walls), || {
            format!("two castles begin with {needed} walls in a colour that has {walls}")
        });
        let start = self.setup.crown_starts_on;
        faults.demand((1..=ZONE_LENGTH).contains(&usize::from(start)), || {
            format!("the crown starts on field {start} of a zone, which has {ZONE_LENGTH}")
        });
    }

    /// Three zones of eight, each with one crown and one wall-crown.
    fn check_track(&self, faults: &mut Faults) {
        faults.demand(self.track.fields == FIELDS, || {
            format!("the track has {} fields, this program plays on {FIELDS}", self.track.fields)
        });
        let order: Vec<Colour> = self.zone.iter().map(|zone| zone.colour).collect();
        faults.demand(order == Colour::ALL, || {
            let words: Vec<&str> = order.iter().map(|colour| colour.id()).collect();
            format!("the zones are {}, they must be blue, yellow, red", words.join(", "))
        });
        for zone in &self.zone {
            let place = format!("the {} zone", zone.colour);
            check_zone(&place, &zone.fields, faults);
            faults.demand(zone.provenance.len() == zone.fields.len(), || {
                format!("{place} has {} fields but {} marks of provenance", zone.fields.len(), zone.provenance.len())
            });
        }
        check_zone("the alternative zone", &self.alternative_zone.fields, faults);
    }

    /// The pieces, once everything adds up.
    fn build(&self) -> Components {
        let mut cards = ByCard([0; 4]);
        let mut values = ByCard([0; 4]);
        for entry in &self.card {
            cards[entry.id] = entry.per_colour;
            values[entry.id] = entry.value;
        }
        let main: Vec<FieldKind> = self.zone.iter().flat_map(|zone| zone.fields.iter().copied()).collect();
        let track = |kind: &dyn Fn(FieldId) -> FieldKind| {
            let mut kinds = [FieldKind::Wall; FIELDS];
            FieldId::all().for_each(|field| kinds[field.index()] = kind(field));
            Track(kinds)
        };
        Components {
            cards,
            values,
            extra_dice: self.dice.extra,
            king: self.score_track.king,
            starting_walls: self.setup.walls_per_castle,
            start_index: self.setup.crown_starts_on - 1,
            main_track: track(&|field| main[field.index()]),
            alternative_track: track(&|field| self.alternative_zone.fields[field.index_in_zone()]),
        }
    }
}

/// Eight fields, one crown and one wall-crown among them, and every card can be reached
/// (`burgenland.component.board-zones`).
fn check_zone(place: &str, fields: &[FieldKind], faults: &mut Faults) {
    faults.demand(fields.len() == ZONE_LENGTH, || format!("{place} has {} fields, not {ZONE_LENGTH}", fields.len()));
    for kind in FieldKind::ALL {
        let count = fields.iter().filter(|field| **field == kind).count();
        let single = matches!(kind, FieldKind::Crown | FieldKind::WallCrown);
        let right = if single { count == 1 } else { count >= 1 };
        faults.demand(right, || {
            let wanted = if single { "exactly one" } else { "at least one" };
            format!("{place} has {count} {} fields, it must have {wanted}", kind.id())
        });
    }
}

impl Example {
    /// The worked example's dice lead over the track to the fields that it names (`burgenland.example.sequence-dice`).
    fn check_walk(&self, track: &Track, faults: &mut Faults) {
        let is =
            |field: FieldId, colour: Colour, kind: FieldKind| field.colour() == colour && track.kind(field) == kind;
        let ExampleField { colour, field: kind } = self.from;
        let Some(mut crown) = FieldId::all().find(|field| is(*field, colour, kind)) else {
            faults.0.push(format!("the example starts on a {colour} {} field, but there is none", kind.id()));
            return;
        };
        for (index, step) in self.moves.iter().enumerate() {
            let number = index + 1;
            if !(1..=6).contains(&step.die) {
                faults.0.push(format!("move {number} of the example uses a {}, which no die shows", step.die));
                return;
            }
            crown = crown.advanced(step.die);
            faults.demand(is(crown, step.colour, step.field), || {
                let wanted = format!("{} {}", step.colour, step.field.id());
                format!(
                    "move {number} of the example leads to {crown}, a {}, not to a {wanted}",
                    track.kind(crown).id()
                )
            });
        }
    }
}
