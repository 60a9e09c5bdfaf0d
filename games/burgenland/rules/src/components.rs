//! What the printed pieces say: `data/components.toml`, read and checked.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kernel::{BoxCheck, ComponentFile, Describe, Message};
use serde::Deserialize;

use crate::castle::SLOTS;
use crate::errors::{self, BoxProblem, Fact};
use crate::throw::MAX_DICE;
use crate::track::{FIELDS, ZONE_LENGTH};
use crate::{ByCard, Card, Colour, FieldId, FieldKind, Track};

/// The component file: the built-in one, or another that the user has named.
pub(crate) static FILE: ComponentFile = ComponentFile::with_learned_values(include_str!("../data/components.toml"));

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
    /// The pieces that this process plays with.
    ///
    /// # Panics
    /// If the file does not add up: a test rules it out for the built-in one, and another is checked before it is chosen.
    #[must_use]
    pub fn of_the_box() -> &'static Self {
        static BOX: LazyLock<Components> =
            LazyLock::new(|| Components::read(FILE.text()).unwrap_or_else(|faults| panic!("{faults:?}")));
        &BOX
    }

    /// Reads a components file.
    ///
    /// # Errors
    /// Everything that cannot be played.
    pub fn read(text: &str) -> Result<Self, Vec<Message>> {
        Self::compile(text).map(|(components, _)| components).map_err(|faults| in_messages(&faults))
    }

    /// The pieces, and what is not as the rulebook says.
    fn compile(text: &str) -> Result<(Self, Vec<BoxProblem>), Vec<BoxProblem>> {
        let file: File = kernel::read_toml(text).map_err(|error| vec![BoxProblem::from(error.message())])?;
        let mut faults = Faults(Vec::new());
        file.check_provenance(&mut faults);
        file.check_numbers(&mut faults);
        file.check_track(&mut faults);
        if !faults.0.is_empty() {
            return Err(faults.0);
        }
        let components = file.build();
        file.example.check_walk(&components.main_track, &mut faults);
        Ok((components, faults.0))
    }
}

/// Checks a component file. Another track than the one of the worked example can be played: it is only remarked on.
pub(crate) fn check(text: &str) -> BoxCheck {
    match Components::compile(text) {
        Ok((_, remarks)) => Ok(in_messages(&remarks)),
        Err(faults) => Err(in_messages(&faults)),
    }
}

fn in_messages(problems: &[BoxProblem]) -> Vec<Message> {
    problems.iter().map(Describe::message).collect()
}

/// What does not add up, so far.
struct Faults(Vec<BoxProblem>);

impl Faults {
    /// Notes a fault unless `right` holds.
    fn demand(&mut self, right: bool, fault: impl FnOnce() -> BoxProblem) {
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
            faults.demand(known.insert(source.id.as_str()), || BoxProblem::SourceTwice { source: source.id.clone() });
            faults.demand(!source.what.trim().is_empty(), || BoxProblem::SourceBlank { source: source.id.clone() });
        }
        let mut cited = |fact: Fact, provenance: Provenance, sources: &[&str]| {
            faults.demand(provenance != Provenance::Public || !sources.is_empty(), || BoxProblem::NoSource {
                fact: fact.clone(),
            });
            for source in sources {
                faults.demand(known.contains(source), || BoxProblem::UnknownSource {
                    fact: fact.clone(),
                    source: (*source).to_owned(),
                });
            }
        };
        for card in &self.card {
            let fact = Fact::CardValue { card: card.id.id() };
            let provenance = card.value_provenance.unwrap_or(card.provenance);
            cited(fact, provenance, &card.value_source.as_deref().into_iter().collect::<Vec<_>>());
        }
        let setup = &self.setup;
        let start_source: Vec<&str> = setup.crown_starts_on_source.as_deref().into_iter().collect();
        cited(Fact::CrownStart, setup.crown_starts_on_provenance, &start_source);
        let track_sources: Vec<&str> = self.track.sources.iter().flatten().map(String::as_str).collect();
        cited(Fact::Track, self.track.provenance, &track_sources);
    }

    /// Cards, dice and points are within what the rules can hold.
    fn check_numbers(&self, faults: &mut Faults) {
        faults.demand(self.schema == 1, || BoxProblem::Schema { schema: self.schema });
        faults.demand(self.game == "burgenland", || BoxProblem::Game { game: self.game.clone() });
        for card in Card::ALL {
            let entries = self.card.iter().filter(|entry| entry.id == card).count();
            faults.demand(entries == 1, || BoxProblem::CardListing { card: card.id(), entries });
        }
        for entry in &self.card {
            faults.demand((1..=9).contains(&entry.value), || BoxProblem::CardValue {
                card: entry.id.id(),
                value: entry.value,
            });
        }
        let per_colour: u32 = self.card.iter().map(|entry| u32::from(entry.per_colour)).sum();
        let colours = Colour::ALL.len() as u32;
        faults.demand(per_colour * colours == self.cards.total, || BoxProblem::CardTotal {
            per_colour,
            colours,
            found: per_colour * colours,
            total: self.cards.total,
        });
        faults.demand((per_colour as usize) < SLOTS, || BoxProblem::TooManyCards { per_colour, most: SLOTS - 1 });
        let worth: u32 = self.card.iter().map(|entry| u32::from(entry.per_colour) * u32::from(entry.value)).sum();
        faults.demand(worth < 128, || BoxProblem::TooMuchWorth { points: worth });
        faults.demand((1..=127).contains(&self.score_track.king), || BoxProblem::King { king: self.score_track.king });
        faults.demand(self.dice.own == 2, || BoxProblem::OwnDice { dice: self.dice.own });
        faults.demand((1..MAX_DICE).contains(&usize::from(self.dice.extra)), || BoxProblem::ExtraDice {
            dice: self.dice.extra,
            most: MAX_DICE - 1,
        });
        faults.demand(self.dice.sides == 6, || BoxProblem::DiceSides { sides: self.dice.sides });
        let walls = self.card.iter().find(|entry| entry.id == Card::Wall).map_or(0, |entry| entry.per_colour);
        let needed = u32::from(self.setup.walls_per_castle) * 2;
        // A wall in the supply can be built by anyone and makes two castles differ: without one a match might never end.
        faults.demand(needed < u32::from(walls), || BoxProblem::Walls { needed, walls });
        let start = self.setup.crown_starts_on;
        faults.demand((1..=ZONE_LENGTH).contains(&usize::from(start)), || BoxProblem::CrownStart {
            start,
            fields: ZONE_LENGTH,
        });
    }

    /// Three zones of eight, each with one crown and one wall-crown.
    fn check_track(&self, faults: &mut Faults) {
        faults.demand(self.track.fields == FIELDS, || BoxProblem::TrackFields {
            found: self.track.fields,
            expected: FIELDS,
        });
        let order: Vec<Colour> = self.zone.iter().map(|zone| zone.colour).collect();
        faults.demand(order == Colour::ALL, || {
            let words: Vec<&str> = order.iter().map(|colour| colour.id()).collect();
            BoxProblem::ZoneOrder { zones: words.join(", ") }
        });
        for zone in &self.zone {
            let place = errors::Zone::Coloured { colour: zone.colour.id() };
            check_zone(&place, &zone.fields, faults);
            faults.demand(zone.provenance.len() == zone.fields.len(), || {
                let (fields, marks) = (zone.fields.len(), zone.provenance.len());
                BoxProblem::ZoneProvenance { zone: place.clone(), fields, marks }
            });
        }
        check_zone(&errors::Zone::Alternative, &self.alternative_zone.fields, faults);
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
fn check_zone(zone: &errors::Zone, fields: &[FieldKind], faults: &mut Faults) {
    faults.demand(fields.len() == ZONE_LENGTH, || BoxProblem::ZoneFields {
        zone: zone.clone(),
        fields: fields.len(),
        expected: ZONE_LENGTH,
    });
    for kind in FieldKind::ALL {
        let count = fields.iter().filter(|field| **field == kind).count();
        let single = matches!(kind, FieldKind::Crown | FieldKind::WallCrown);
        let right = if single { count == 1 } else { count >= 1 };
        faults.demand(right, || {
            let (zone, kind) = (zone.clone(), kind.id());
            if single {
                BoxProblem::ZoneSingle { zone, count, kind }
            } else {
                BoxProblem::ZoneNone { zone, count, kind }
            }
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
            faults.0.push(BoxProblem::ExampleStart { colour: colour.id(), kind: kind.id() });
            return;
        };
        for (index, step) in self.moves.iter().enumerate() {
            let number = index + 1;
            if !(1..=6).contains(&step.die) {
                faults.0.push(BoxProblem::ExampleDie { number, die: step.die });
                return;
            }
            crown = crown.advanced(step.die);
            faults.demand(is(crown, step.colour, step.field), || BoxProblem::ExampleMove {
                number,
                field: crown.to_string(),
                found: track.kind(crown).id(),
                colour: step.colour.id(),
                kind: step.field.id(),
            });
        }
    }
}
