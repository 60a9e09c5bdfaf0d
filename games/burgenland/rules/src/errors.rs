//! What the game has to say when something cannot be, or how points come about.

use kernel::{Message, sample_messages};

kernel::messages! {
    /// What the notation of the game has.
    pub(crate) enum Expected {
        Action =
            "burgenland-notation-action", "action: use roll0, move4, build-left, build-right, build5, take3, dice, score, pass, give-left, give-right or stop";
        Chance =
            "burgenland-notation-chance", "chance outcome: use blue, first1 or the dice ascending, as in 46";
        Colour =
            "burgenland-notation-colour", "colour: use blue, yellow or red";
        Card =
            "burgenland-notation-card", "card: use wall, small-tower, house or great-tower";
        Field =
            "burgenland-notation-field", "field: use a colour and a number from 1 to 8, as in yellow2";
        Throw =
            "burgenland-notation-throw", "throw: use one to six dice from 1 to 6 in ascending order, as in 46";
        Slot =
            "burgenland-notation-slot", "slot: slots are numbered from 1 to 32";
        Castle =
            "burgenland-notation-castle", "castle: use a row of W, S, H and G with dots for gaps, or - if empty";
        CastleSideBySide =
            "burgenland-notation-castle-side-by-side", "castle: buildings never stand side by side";
    }
}

kernel::messages! {
    /// What does not add up in a component file.
    pub(crate) enum BoxProblem {
        Unreadable(error: Message);
        SourceTwice { source: String } =
            "burgenland-box-source-twice", "the source {source} is listed twice";
        SourceBlank { source: String } =
            "burgenland-box-source-blank", "the source {source} does not say what it is";
        NoSource { fact: Fact } =
            "burgenland-box-no-source", "{fact} is public but names no source";
        UnknownSource { fact: Fact, source: String } =
            "burgenland-box-unknown-source", "{fact} names the unknown source {source}";
        Schema { schema: u32 } =
            "burgenland-box-schema", "the schema is {schema}, this program reads schema 1";
        Game { game: String } =
            "burgenland-box-game", "the file is for {game}, not for burgenland";
        CardListing { card: &'static str, entries: usize } =
            "burgenland-box-card-listing", "the {card} is listed {entries} times, it must be once";
        CardValue { card: &'static str, value: u8 } =
            "burgenland-box-card-value", "the value of the {card} is {value}, it must be from 1 to 9";
        CardTotal { per_colour: u32, colours: u32, found: u32, total: u32 } =
            "burgenland-box-card-total", "{per_colour} cards in each of {colours} colours are {found}, not {total}";
        TooManyCards { per_colour: u32, most: usize } =
            "burgenland-box-too-many-cards", "a colour has {per_colour} cards, it can have at most {most}";
        TooMuchWorth { points: u32 } =
            "burgenland-box-too-much-worth", "the cards of a colour are worth {points}, they can be worth at most 127";
        King { king: u8 } =
            "burgenland-box-king", "the king is at {king}, he must be at 1 to 127";
        OwnDice { dice: u8 } =
            "burgenland-box-own-dice", "there are {dice} own dice, each of 2 players needs one";
        ExtraDice { dice: u8, most: usize } =
            "burgenland-box-extra-dice", "there are {dice} extra dice, there must be 1 to {most}";
        DiceSides { sides: u8 } =
            "burgenland-box-dice-sides", "the dice have {sides} sides, they must have 6";
        Walls { needed: u32, walls: u8 } =
            "burgenland-box-walls", "two castles begin with {needed} walls in a colour that has {walls}: one more must be left";
        CrownStart { start: u8, fields: usize } =
            "burgenland-box-crown-start", "the crown starts on field {start} of a zone, which has {fields}";
        TrackFields { found: usize, expected: usize } =
            "burgenland-box-track-fields", "the track has {found} fields, this program plays on {expected}";
        ZoneOrder { zones: String } =
            "burgenland-box-zone-order", "the zones are {zones}, they must be blue, yellow, red";
        ZoneProvenance { zone: Zone, fields: usize, marks: usize } =
            "burgenland-box-zone-provenance", "{zone} has {fields} fields but {marks} marks of provenance";
        ZoneFields { zone: Zone, fields: usize, expected: usize } =
            "burgenland-box-zone-fields", "{zone} has {fields} fields, not {expected}";
        ZoneSingle { zone: Zone, count: usize, kind: &'static str } =
            "burgenland-box-zone-single", "{zone} has {count} {kind} fields, it must have exactly one";
        ZoneNone { zone: Zone, count: usize, kind: &'static str } =
            "burgenland-box-zone-none", "{zone} has {count} {kind} fields, it must have at least one";
        ExampleStart { colour: &'static str, kind: &'static str } =
            "burgenland-box-example-start", "the example starts on a {colour} {kind} field, but there is none";
        ExampleDie { number: usize, die: u8 } =
            "burgenland-box-example-die", "move {number} of the example uses a {die}, which no die shows";
        ExampleMove { number: usize, field: String, found: &'static str, colour: &'static str, kind: &'static str } =
            "burgenland-box-example-move", "move {number} of the example leads to {field}, a {found}, not to a {colour} {kind}";
    }
}

kernel::messages! {
    /// A fact of the component file that has a source.
    pub(crate) enum Fact {
        CardValue { card: &'static str } =
            "burgenland-fact-card-value", "the value of the {card}";
        CrownStart =
            "burgenland-fact-crown-start", "the start of the crown";
        Track =
            "burgenland-fact-track", "the track";
    }
}

kernel::messages! {
    /// A zone of the track.
    pub(crate) enum Zone {
        Coloured { colour: &'static str } =
            "burgenland-zone-coloured", "the {colour} zone";
        Alternative =
            "burgenland-zone-alternative", "the alternative zone";
    }
}

/// Samples of everything above.
pub(crate) fn samples() -> Vec<Message> {
    let all = [
        sample_messages::<Expected>(),
        sample_messages::<BoxProblem>(),
        sample_messages::<Fact>(),
        sample_messages::<Zone>(),
    ];
    all.concat()
}
