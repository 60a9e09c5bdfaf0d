//! What the game has to say when something cannot be, or how points come about.

use kernel::{At, Message, NotationError, sample_messages};

kernel::messages! {
    /// Options and seats that do not go together.
    pub(crate) enum Conflict {
        HeinrichNeverBegins =
            "two-heirs-conflict-first", "against Heinrich the human always begins: use first=toss or seat-1";
    }
}

kernel::messages! {
    /// What the notation of the game has.
    pub(crate) enum Expected {
        Action =
            "two-heirs-notation-action", "action: use take-, build-, extend-, camp-, destroy- or discard- with a tile, move- or withdraw- with a troop, atX,Y, deploy, spare or end";
        Tile =
            "two-heirs-notation-tile", "tile: use tra, lan, trd, war, cra or pat, then - and 1 to 12";
        Chance =
            "two-heirs-notation-chance", "chance outcome: use three sets, a crown, a colour, a tile or a treasure";
        Sets =
            "two-heirs-notation-sets", "choice of sets: use three different sets joined by +";
        SetsInOrder =
            "two-heirs-notation-sets-in-order", "choice of sets: use three different sets in order, joined by +";
        Cell =
            "two-heirs-notation-cell", "cell: use x,y with numbers up to 35, negative ones too";
        Treasure =
            "two-heirs-notation-treasure", "treasure: use tre-01 to tre-10";
        Word { what: &'static str, words: Vec<&'static str> } =
            "two-heirs-notation-word", "{what}: use one of {}", words.join(" ");
    }
}

kernel::messages! {
    /// What does not add up in a component file. Places have the names that the file gives them.
    pub(crate) enum BoxProblem {
        Unreadable(error: Message);
        Notation(error: At<NotationError>);
        Differs { place: String, expected: String, found: String } =
            "two-heirs-box-differs", "{place}: {expected} expected, {found} found";
        Provenance { place: String, word: String } =
            "two-heirs-box-provenance", "{place}: provenance {word:?} is not rulebook, public, reconstructed or box";
        NoName { place: String } =
            "two-heirs-box-no-name", "{place}: has no name";
        Twice { place: String } =
            "two-heirs-box-twice", "{place}: is there twice";
        Missing { place: String } =
            "two-heirs-box-missing", "{place}: is missing";
        TooManyTiles { place: String, set: &'static str, most: usize } =
            "two-heirs-box-too-many-tiles", "{place}: with its copies there are more than {most} tiles in the set {set}";
        TooFewTiles { place: String, found: usize, least: usize } =
            "two-heirs-box-too-few-tiles", "{place}: tiles: {found} found, at least {least} needed";
        Incomplete =
            "two-heirs-box-incomplete", "the file is not complete";
        FixedByRulebook { place: String, key: String } =
            "two-heirs-box-fixed", "{place}: fixed_by_rulebook names {key:?}, not colour, cost or road";
        Cost { place: String, most: u32, cost: String } =
            "two-heirs-box-cost", "{place}: costs 1 to {most} resources, not {cost}";
        Exit { place: String, direction: String } =
            "two-heirs-box-exit", "{place}: exit {direction} is no edge, or is there twice";
        RoadExits { place: String, road: &'static str, exits: usize } =
            "two-heirs-box-road-exits", "{place}: a road of kind {road} cannot have {exits} exits";
        RoadSite { place: String } =
            "two-heirs-box-road-site", "{place}: a pilgrimage site, and nothing else, has a road of kind site";
        Direction { place: String } =
            "two-heirs-box-direction", "{place}: a tavern or watchtower, and nothing else, has a direction";
        Pattern { place: String } =
            "two-heirs-box-pattern", "{place}: a craft, and nothing else, has a pattern";
        Counts { place: String } =
            "two-heirs-box-counts", "{place}: a trading post, and nothing else, counts a building";
        Boosts { place: String } =
            "two-heirs-box-boosts", "{place}: a guild house, and nothing else, boosts a building";
        CountsWhat { place: String, shown: &'static str } =
            "two-heirs-box-counts-what", "{place}: a trading post counts farm, sawmill or quarry, not {shown}";
        BoostsWhat { place: String, shown: &'static str } =
            "two-heirs-box-boosts-what", "{place}: a guild house boosts a craft, not {shown}";
        Producer { place: String, building: &'static str, produced: &'static str, colour: &'static str } =
            "two-heirs-box-producer", "{place}: a {building} lies on {produced}, not on {colour}";
        NoSource { place: String, source: String } =
            "two-heirs-box-no-source", "{place}: there is no source {source:?}";
        OtherSet { place: String, building: &'static str, set: &'static str } =
            "two-heirs-box-other-set", "{place}: a {building} does not belong to the set {set}";
        SameColour { place: String, colour: String } =
            "two-heirs-box-same-colour", "{place}: another troop has the colour {colour} too";
        Level { place: String } =
            "two-heirs-box-level", "{place}: is not poor, brave or hammer";
        TreasuresRemoved { place: String, treasures: usize } =
            "two-heirs-box-treasures-removed", "{place}: there are only {treasures} treasures to remove";
        TreasureKind { place: String } =
            "two-heirs-box-treasure-kind", "{place}: is vertical or horizontal with a colour, or a pattern with cells";
        CellTwice { place: String, direction: &'static str } =
            "two-heirs-box-cell-twice", "{place}: cell {direction} is there twice";
        PatternCells { place: String } =
            "two-heirs-box-pattern-cells", "{place}: a pattern has at least two cells";
    }
}

kernel::messages! {
    /// Why a described landscape cannot be scored.
    pub(crate) enum TableProblem {
        Notation(error: At<NotationError>);
        TooManyTreasures { most: usize, count: u8 } =
            "two-heirs-table-too-many-treasures", "treasures: there are only {most}, not {count}";
        TreasuresMissing =
            "two-heirs-table-treasures-missing", "treasures: say how many Heinrich has left";
        TreasuresWithoutHeinrich =
            "two-heirs-table-treasures-without", "treasures: only Heinrich has treasures, and solo is not set";
        ColourTwice { place: String } =
            "two-heirs-table-colour-twice", "{place}: a tile with an id has its colour from there";
        NoIdNoColour { place: String } =
            "two-heirs-table-no-id", "{place}: give the tile's id, or the start tile's colour";
        NotInBox { place: String, tile: String } =
            "two-heirs-table-not-in-box", "{place}: there is no tile {tile} in this box";
        StartTileOwner { place: String } =
            "two-heirs-table-start-owner", "{place}: the start tile lies face down, so it has no owner";
        NoTiles =
            "two-heirs-table-no-tiles", "there is no tile: list them as [[tile]]";
        TooManyTiles { tiles: usize, most: usize } =
            "two-heirs-table-too-many-tiles", "there are {tiles} tiles: a game has only {most}";
        TwoTiles { cell: String, first: Laid, second: Laid } =
            "two-heirs-table-two-tiles", "{cell}: two tiles lie there, {first} and {second}";
        TileTwice { cell: String, tile: Laid, other: String } =
            "two-heirs-table-tile-twice", "{cell}: {tile} lies there, but also at {other}";
        TooManySets { sets: usize, names: String } =
            "two-heirs-table-too-many-sets", "the tiles are of {sets} sets ({names}): a game has three";
        NoneFaceDown =
            "two-heirs-table-none-face-down", "no tile lies face down: the start tile always does";
        Apart { cell: String, tile: Laid } =
            "two-heirs-table-apart", "{cell}: {tile} touches no other part";
        TwoTroops { cell: String, tile: Laid } =
            "two-heirs-table-two-troops", "{cell}: two troops cannot be on {tile}";
        TooManyTroops { heir: &'static str, count: usize } =
            "two-heirs-table-too-many-troops", "{heir} has {count} troops in the landscape: there are only three";
        NoTroop { heir: &'static str } =
            "two-heirs-table-no-troop", "{heir} has no troop in the landscape: the retinue never leaves it";
    }
}

kernel::messages! {
    /// A tile of a described landscape.
    pub(crate) enum Laid {
        Start =
            "two-heirs-laid-start", "the start tile";
        Tile { id: String } =
            "two-heirs-laid-tile", "{id}";
    }
}

kernel::messages! {
    /// What people call a thing that scores.
    pub(crate) enum Thing {
        Road =
            "two-heirs-thing-road", "road";
        Treasures =
            "two-heirs-thing-treasures", "treasures";
    }
}

kernel::messages! {
    /// How points come about, in figures.
    pub(crate) enum Reason {
        Flat { flat: u8 } =
            "two-heirs-reason-flat", "{flat}";
        Counted { count: u8, each: u8 } =
            "two-heirs-reason-counted", "{count} x {each}";
        Sum { flat: u8, count: u8, each: u8 } =
            "two-heirs-reason-sum", "{flat} + {count} x {each}";
        FlatDoubled { flat: u8 } =
            "two-heirs-reason-flat-doubled", "{flat} x 2";
        CountedDoubled { count: u8, each: u8 } =
            "two-heirs-reason-counted-doubled", "({count} x {each}) x 2";
        SumDoubled { flat: u8, count: u8, each: u8 } =
            "two-heirs-reason-sum-doubled", "({flat} + {count} x {each}) x 2";
        Road { more: u8, fewer: u8 } =
            "two-heirs-reason-road", "{more} - {fewer}";
    }
}

/// Samples of everything above.
pub(crate) fn samples() -> Vec<Message> {
    let all = [
        sample_messages::<Conflict>(),
        sample_messages::<Expected>(),
        sample_messages::<BoxProblem>(),
        sample_messages::<TableProblem>(),
        sample_messages::<Laid>(),
        sample_messages::<Thing>(),
        sample_messages::<Reason>(),
    ];
    all.concat()
}
