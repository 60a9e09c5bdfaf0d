//! What the game has to say when something cannot be, or how points come about.

use kernel::{Message, SetupError, sample_messages};

kernel::messages! {
    /// Options and seats that do not go together.
    pub(crate) enum Conflict {
        OpponentIsSolo =
            "viscounts-conflict-opponent", "the opponent and its mixed-in schemes are for one seat";
        PlayerBegins =
            "viscounts-conflict-first", "in the solo game the player always begins: use first=1";
        RanksAreForFew { ranks: String } =
            "viscounts-conflict-ranks", "ranks {ranks} differ only with one or two seats";
    }
}

kernel::messages! {
    /// What the notation of the game has.
    pub(crate) enum Expected {
        Action =
            "viscounts-notation-action", "action: a word such as pass, play:abbot, move:3, trade, site:A1 or take:ink";
        Site =
            "viscounts-notation-site", "site: a piece A to E and a number 1 to 5";
        Chance =
            "viscounts-notation-chance", "chance outcome: piece:A, castle:0, first:1, pair:1, card:abbot, tile:grey-1 or scheme:start-1";
    }
}

kernel::messages! {
    /// What does not add up in a component file. Places have the names that the file gives them.
    pub(crate) enum BoxProblem {
        Unreadable(error: Message);
        Count { place: String, found: usize, expected: usize } =
            "viscounts-box-count", "{place}: {found} found, {expected} expected";
        Range { place: String, what: &'static str, found: i64, least: i64, most: i64 } =
            "viscounts-box-range", "{place}: {what} is {found}, use {least} to {most}";
        LeadsOn { place: String, word: String, found: u32, most: u32 } =
            "viscounts-box-leads-on",
            "{place}: {word} leads on to other effects {found} times, at most {most} as printed: otherwise effects might never end";
        TooLittle { gain: &'static str, found: u32, least: u32 } =
            "viscounts-box-too-little", "all effects together give {gain} {found} times, at least {least}: otherwise a match might never end";
        Word { place: String, what: &'static str, word: String, words: String } =
            "viscounts-box-word", "{place}: unknown {what} {word:?}, use one of {words}";
        GuildhallIcon { place: String, index: usize } =
            "viscounts-box-guildhall-icon", "{place}: guildhall icon {index}, use 1 to 3";
        BuildingOrder { place: String } =
            "viscounts-box-building-order", "{place}: the order runs from 1 to 3";
        Twice { place: String } =
            "viscounts-box-twice", "{place}: named twice";
        IdTwice { place: String } =
            "viscounts-box-id-twice", "{place}: the id is used twice";
        IdForm { place: String } =
            "viscounts-box-id-form", "{place}: an id is lower case words joined by -";
        Id { place: String, id: String } =
            "viscounts-box-id", "{place}: its id is {id:?}";
        Missing { place: String } =
            "viscounts-box-missing", "{place}: missing";
        NoBuilding { kind: &'static str } =
            "viscounts-box-no-building", "no building of type {kind}";
        Cost { place: String, cost: u8, most: u8 } =
            "viscounts-box-cost", "{place}: cost {cost}, use 1 to {most}";
        BuildingsDiffer { place: String } =
            "viscounts-box-buildings-differ", "{place}: all three must have the same cost and points";
        TrackPosition { place: String, position: usize } =
            "viscounts-box-track-position", "{place}: pos is {position}";
        TradeIcons { place: String, icons: u8 } =
            "viscounts-box-trade-icons", "{place}: a trade for {icons} icons, use 1 to 5";
        LeftBankFirst { place: String } =
            "viscounts-box-left-bank-first", "{place}: sites of the left bank come first";
        LinkSite { place: String, side: String } =
            "viscounts-box-link-site", "{place}: there is no such site on {side}";
        LinkOrder { place: String } =
            "viscounts-box-link-order", "{place}: a link joins a site with the next one clockwise";
        Ongoing { place: String } =
            "viscounts-box-ongoing", "{place}: an ongoing ability has either a trigger or mods";
        NotOngoing { place: String } =
            "viscounts-box-not-ongoing", "{place}: only ongoing abilities have a trigger or mods";
        TimingAndEffect { place: String } =
            "viscounts-box-timing-and-effect", "{place}: timing and effect do not go together";
        ActionIcon { place: String, icon: String } =
            "viscounts-box-action-icon", "{place}: {icon} is not the icon of that action";
        Mods { place: String } =
            "viscounts-box-mods", "{place}: a mod needs per and yield of at least 1, and there are at most two";
        TooMany { place: String, found: usize, most: usize } =
            "viscounts-box-too-many", "{place}: with it there are more than {most}: {found} in all";
        TooManyEffects =
            "viscounts-box-too-many-effects", "more effects than the tables hold";
        HandLimit { limit: u8 } =
            "viscounts-box-hand-limit", "hand_limit is {limit}, use 1 to 3";
        LordHandLimit { limit: u8 } =
            "viscounts-box-lord-hand-limit", "lord_hand_limit is {limit}, use 0 or 1";
        MinCards =
            "viscounts-box-min-cards", "min_cards is 3: the board has three card slots";
        PushThreshold =
            "viscounts-box-push-threshold", "push_threshold must be at least 3: one worker goes in, two go aside";
        Workers =
            "viscounts-box-workers", "workers_per_player must be 1 to 60";
        Rising { name: &'static str } =
            "viscounts-box-rising", "{name} must rise from at least 1";
        EndPile { cards: u8 } =
            "viscounts-box-end-pile", "end pile of {cards} cards, use 1 to 30";
        RedNumbers { place: String, left: u8, right: u8 } =
            "viscounts-box-red-numbers", "{place}: red numbers {left} and {right}";
        EffectOrPoints { place: String } =
            "viscounts-box-effect-or-points", "{place}: it needs either an effect or vp";
        Each { place: String } =
            "viscounts-box-each", "{place}: each must be at least 1";
        SchemeOrder =
            "viscounts-box-scheme-order", "schemes: the eight of the start come before the eight of the future";
        Alternatives { place: String } =
            "viscounts-box-alternatives", "{place}: 1 to 3 alternatives";
        LastAlternative { place: String } =
            "viscounts-box-last-alternative", "{place}: the last alternative must always be possible";
        MainAlone { place: String } =
            "viscounts-box-main-alone", "{place}: a main action stands alone in its alternative";
        ResourceTwice { place: String, resource: String } =
            "viscounts-box-resource-twice", "{place}: resource {resource} is named twice";
        ResourceCaps { place: String } =
            "viscounts-box-resource-caps", "{place}: three resources with two caps, or none where all are one kind";
        NoScheme { place: String, deck: String, header: String } =
            "viscounts-box-no-scheme", "{place}: no {deck} scheme {header}";
        TooManyIcons { place: String, icons: usize } =
            "viscounts-box-too-many-icons", "{place}: {icons} icons are more than a card can show";
        NodeCount { place: String, n: u8 } =
            "viscounts-box-node-count", "{place}: a node with n = {n}, use 1 to 12";
        NodeKind { place: String } =
            "viscounts-box-node-kind", "{place}: a node needs exactly one of gain, flip, do, choose and act";
        Branches { place: String } =
            "viscounts-box-branches", "{place}: a choice needs 2 to 4 branches";
        OnlySchemes { place: String, act: String } =
            "viscounts-box-only-schemes", "{place}: only schemes may have act = {act:?}";
        OnlyOpponent { place: String, word: &'static str } =
            "viscounts-box-only-opponent", "{place}: {word:?} is only for the solo opponent";
        ManuscriptCosts { place: String } =
            "viscounts-box-manuscript-costs", "{place}: manuscript_free needs costs from 0 to 15";
    }
}

kernel::messages! {
    /// Why a described table cannot be scored.
    pub(crate) enum TableProblem {
        Setup(error: SetupError);
        NoSeat =
            "viscounts-table-no-seat", "no [[seat]] is described";
        NoOpponent =
            "viscounts-table-no-opponent", "a single seat plays against an [opponent]";
        OpponentNotAlone =
            "viscounts-table-opponent-not-alone", "opponent: only a single seat plays against one";
        TooManySeats { seats: usize } =
            "viscounts-table-too-many-seats", "{seats} seats are described, the game is for 1 to 4";
        Ranks { word: String } =
            "viscounts-table-ranks", "ranks: no {word:?}, use german or english";
        BoardMissing =
            "viscounts-table-board-missing", "opponent: board is missing, use cleric, builder, noble or cards";
        Board { word: String } =
            "viscounts-table-board", "opponent: no board {word:?}, use cleric, builder, noble or cards";
        Buildings { place: Place, count: u8 } =
            "viscounts-table-buildings", "{place}: {count} buildings of a kind, there are 3";
        Workers { place: Place, workers: u32, most: u8 } =
            "viscounts-table-workers", "{place}: {workers} workers in the castle, there are {most}";
        NoManuscript { place: Place, id: String } =
            "viscounts-table-no-manuscript", "{place}: there is no manuscript {id:?}, see `bergfried components viscounts`";
        ManuscriptTwice { place: Place, id: String } =
            "viscounts-table-manuscript-twice", "{place}: manuscript {id} is named twice";
        LordTwice { place: Place } =
            "viscounts-table-lord-twice", "{place}: the castle lord card is named twice";
        NoBonusCard { place: Place, word: String, words: String } =
            "viscounts-table-no-bonus-card", "{place}: there is no bonus card {word:?}, use {words}";
        BonusCardTwice { place: Place, word: String } =
            "viscounts-table-bonus-card-twice", "{place}: bonus card {word} is named twice";
        Goods { place: Place, count: u16, good: &'static str, most: u16 } =
            "viscounts-table-goods", "{place}: {count} {good}, at most {most} are counted";
        OpponentTownsfolk { place: Place } =
            "viscounts-table-opponent-townsfolk", "{place}: it has schemes, not townsfolk";
        NoTownsfolk { place: Place, id: String } =
            "viscounts-table-no-townsfolk", "{place}: there is no townsfolk {id:?}, see `bergfried components viscounts`";
        TownsfolkTwice { place: Place, id: String } =
            "viscounts-table-townsfolk-twice", "{place}: townsfolk {id} is named twice";
        OnlyOpponent { place: Place } =
            "viscounts-table-only-opponent", "{place}: board and schemes are for the opponent";
        NoScheme { place: Place, id: String } =
            "viscounts-table-no-scheme", "{place}: there is no scheme {id:?}, see `bergfried components viscounts`";
    }
}

kernel::messages! {
    /// What people call a thing that scores.
    pub(crate) enum Thing {
        Manuscript { id: String } =
            "viscounts-thing-manuscript", "manuscript {id}";
        Sets =
            "viscounts-thing-sets", "manuscript sets";
    }
}

kernel::messages! {
    /// Before whom something lies.
    pub(crate) enum Place {
        Seat { seat: String } =
            "viscounts-place-seat", "seat {seat}";
        Opponent =
            "viscounts-place-opponent", "opponent";
    }
}

kernel::messages! {
    /// How points come about.
    pub(crate) enum Reason {
        Counted { count: i32, counted: CountedThing, points: i32, each: i32 } =
            "viscounts-reason-counted", "{count} {counted}, {points} for every {each}";
        Sets { sets: u32, grey: u8, black: u8, yellow: u8, blue: u8 } =
            "viscounts-reason-sets", "{sets} sets of {grey} grey, {black} black, {yellow} yellow, {blue} blue";
    }
}

/// Samples of everything above.
pub(crate) fn samples() -> Vec<Message> {
    let all = [
        sample_messages::<Conflict>(),
        sample_messages::<Expected>(),
        sample_messages::<BoxProblem>(),
        sample_messages::<TableProblem>(),
        sample_messages::<Place>(),
        sample_messages::<Thing>(),
        sample_messages::<Reason>(),
    ];
    all.concat()
}

kernel::messages! {
    /// What a manuscript counts.
    pub(crate) enum CountedThing {
        Building = "viscounts-per-building", "buildings";
        Resource = "viscounts-per-resource", "resources";
        Manuscript = "viscounts-per-manuscript", "manuscripts";
        CertifiedDeed = "viscounts-per-certified", "certified deeds";
        SettledDebt = "viscounts-per-settled", "settled debts";
        Worker = "viscounts-per-worker", "workers in the castle";
        Silver = "viscounts-per-silver", "silver";
        Merchant = "viscounts-per-merchant", "merchant icons";
        Builder = "viscounts-per-builder", "builder icons";
        Noble = "viscounts-per-noble", "noble icons";
        Cleric = "viscounts-per-cleric", "cleric icons";
        Criminal = "viscounts-per-criminal", "criminal icons";
    }
}
