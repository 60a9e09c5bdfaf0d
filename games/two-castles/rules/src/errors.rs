//! What the game has to say when something cannot be, or how points come about.

use kernel::{Bilingual, Message, NotationError, sample_messages};

kernel::messages! {
    /// Options and seats that do not go together.
    pub(crate) enum Conflict {
        OldestIsNotThere { oldest: usize, seats: usize } =
            "two-castles-conflict-oldest", "option oldest is seat {oldest}, but the table has {seats} seats";
    }
}

kernel::messages! {
    /// What the notation of the game has.
    pub(crate) enum Expected {
        Action =
            "two-castles-notation-action", "action: pick:TILE+TILE, assign:TILE, place:SIDE:TILE@X,Y, wait:SIDE, bonus:TYPE, take:ATTENDANT or keep:CARD";
        Chance =
            "two-castles-notation-chance", "chance outcome: the id of a throne room, a regular room or a bonus card";
        Room =
            "two-castles-notation-room", "room: an id such as wine_room or fountain";
        Throne =
            "two-castles-notation-throne", "throne room: an id such as throne_living_corridor";
        Attendant =
            "two-castles-notation-attendant", "attendant: an id such as attendant_knight";
        Card =
            "two-castles-notation-card", "bonus card: an id such as bc_living";
        Cell =
            "two-castles-notation-cell", "cell: column and floor, such as -1,2";
    }
}

kernel::messages! {
    /// What does not add up in a component file. Places have the names that the file gives them.
    pub(crate) enum BoxProblem {
        Unreadable(error: Message);
        Count { place: String, found: usize, expected: usize } =
            "two-castles-box-count", "{place}: found {found}, expected {expected}";
        Provenance { place: String, word: String } =
            "two-castles-box-provenance", "{place}: provenance {word:?} is none of rulebook, public, reconstructed, box";
        RoomTypes { found: String, expected: String } =
            "two-castles-box-room-types", "room types: found {found}, expected {expected}";
        IdForm { id: String } =
            "two-castles-box-id-form", "{id:?}: an id has only the characters a-z, 0-9 and _";
        IdTwice { id: String } =
            "two-castles-box-id-twice", "{id}: the id is used twice";
        RoomTypeMissing { id: &'static str } =
            "two-castles-box-room-type-missing", "room type {id} is missing";
        SpecialRoomMissing { id: &'static str } =
            "two-castles-box-special-room-missing", "special room {id} is missing";
        Wants { id: String, room_type: &'static str, target: String, pattern: String } =
            "two-castles-box-wants", "{id}: a {room_type} room cannot want {target} by {pattern}";
        Points { id: String, points: u8 } =
            "two-castles-box-points", "{id}: {points} points are out of range";
        SpecialPattern { id: String, pattern: String } =
            "two-castles-box-special-pattern", "{id}: it does not score by {pattern}";
        NotSpecial { id: String, face: String } =
            "two-castles-box-not-special", "{id}: {face} is no special room";
        Levels { id: String, word: String } =
            "two-castles-box-levels", "{id}: levels {word:?} is none of ground_or_above, below_ground, anywhere";
        BlueBorder { id: String } =
            "two-castles-box-blue-border", "{id}: a blue border is only for rooms on the ground floor or above";
        Decoration { id: String, word: String } =
            "two-castles-box-decoration", "{id}: decoration {word:?} is none of torch, swords, painting, mirror, none";
        ThroneWants { id: String, wants: String } =
            "two-castles-box-throne-wants", "{id}: it must want two room types, not {wants}";
        ThronePositions { id: String, positions: String } =
            "two-castles-box-throne-positions", "{id}: it must have two different positions, not {positions}";
        ThroneDecoration { id: String } =
            "two-castles-box-throne-decoration", "{id}: a throne room has a decoration";
        AttendantDecoration { id: String } =
            "two-castles-box-attendant-decoration", "{id}: an attendant counts a decoration";
        CardRule { id: String, rule: String } =
            "two-castles-box-card-rule", "{id}: there is no such rule as {rule:?}";
        ThirdBonusMissing { room_type: &'static str } =
            "two-castles-box-third-bonus-missing", "the third bonus of {room_type} rooms is missing";
        ThirdBonus { room_type: &'static str, effect: String } =
            "two-castles-box-third-bonus", "the third bonus of {room_type} rooms: {effect:?} is not understood";
        TooManyRooms { id: String, room_type: &'static str, most: usize } =
            "two-castles-box-too-many-rooms", "{id}: with it there are more than {most} {room_type} rooms";
        TooFewRooms { place: String, found: usize, least: usize } =
            "two-castles-box-too-few-rooms", "{place}: {found} rooms are too few, use at least {least}";
        BonusOften { effect: &'static str, found: usize, most: usize } =
            "two-castles-box-bonus-often", "third bonuses: {effect} is there {found} times, at most {most}";
        TwoChoices =
            "two-castles-box-two-choices", "only one type may offer a choice of the other bonuses";
    }
}

kernel::messages! {
    /// Why a described table cannot be scored.
    pub(crate) enum TableProblem {
        CastleCount { castles: usize, most: usize } =
            "two-castles-table-castle-count", "there are {castles} castles, but a table has 1 to {most}";
        TooFewCastles { castles: usize } =
            "two-castles-table-too-few-castles", "circle: a whole table has at least 3 castles, not {castles}";
        Castle { place: CastleName, error: CastleProblem } =
            "error-at-place", "{place}: {error}";
    }
}

kernel::messages! {
    /// Why a described castle cannot be scored.
    pub(crate) enum CastleProblem {
        Notation(error: NotationError);
        OnlyOne { id: String } =
            "two-castles-castle-only-one", "{id}: the box has only one of it";
        OnlySome { id: String, count: u8 } =
            "two-castles-castle-only-some", "{id}: the box has only {count} of it";
        NoRoom { room: String } =
            "two-castles-castle-no-room", "there is no room {room:?}";
        TooManyCards { cards: usize, most: usize } =
            "two-castles-castle-too-many-cards", "{cards} bonus cards, but a castle can get only {most}";
        TooManyAttendants { attendants: usize, most: usize } =
            "two-castles-castle-too-many-attendants", "{attendants} attendants, but a castle can get only {most}";
        FarAway { room: String, x: i32, y: i32 } =
            "two-castles-castle-far-away", "{room} at {x},{y}: no castle can have a room there";
        Fault { fault: RoomFault, rule: &'static str } =
            "two-castles-castle-fault", "{fault} ({rule})";
    }
}

kernel::messages! {
    /// Why rooms cannot lie as described.
    pub(crate) enum RoomFault {
        TooManyRooms { rooms: usize, most: usize } =
            "two-castles-fault-too-many-rooms", "{rooms} rooms, but no castle can get more than {most}";
        OutOfReach { room: String } =
            "two-castles-fault-out-of-reach", "{room}: no castle can have a room there";
        Overlap { room: String } =
            "two-castles-fault-overlap", "{room}: the cell is filled twice";
        WrongFloor { room: String } =
            "two-castles-fault-wrong-floor", "{room}: the room may not lie on this floor";
        NoSupport { room: String } =
            "two-castles-fault-no-support", "{room}: nothing lies below it";
        OnBlueBorder { room: String } =
            "two-castles-fault-on-blue-border", "{room}: nothing may lie on a blue border";
        Apart { room: String } =
            "two-castles-fault-apart", "{room}: no chain of rooms links it with the throne room";
    }
}

kernel::messages! {
    /// What people call a thing that scores.
    pub(crate) enum Thing {
        Piece { name: Bilingual } =
            "two-castles-thing-piece", "{name}";
        Throne =
            "two-castles-thing-throne", "throne room";
        Total =
            "two-castles-thing-total", "total";
    }
}

kernel::messages! {
    /// A described castle.
    pub(crate) enum CastleName {
        Named { id: String } =
            "two-castles-castle-named", "{id}";
        Numbered { number: usize } =
            "two-castles-castle-numbered", "castle {number}";
    }
}

kernel::messages! {
    /// Where something lies.
    pub(crate) enum Place {
        Castle(castle: CastleName);
        Room { castle: CastleName, cell: String } =
            "two-castles-place-room", "{castle} {cell}";
    }
}

kernel::messages! {
    /// How points come about.
    pub(crate) enum Reason {
        Counted(counted: Counted);
        Stated { counted: Counted, stated: i32 } =
            "two-castles-reason-stated", "{counted}; the file says {stated}";
        TotalStated { total: i32, stated: i32 } =
            "two-castles-reason-total-stated", "everything adds up to {total}; the file says {stated}";
    }
}

kernel::messages! {
    /// What counted, how often, and what each is worth.
    pub(crate) enum Counted {
        AboveBelow { count: u8, target: Target, each: u8 } =
            "two-castles-sum-above-below", "{count} {target} above or below x {each}";
        LeftRight { count: u8, target: Target, each: u8 } =
            "two-castles-sum-left-right", "{count} {target} left or right x {each}";
        TwoBelow { count: u8, target: Target, each: u8 } =
            "two-castles-sum-two-below", "{count} {target} in the two cells below x {each}";
        Around { count: u8, target: Target, each: u8 } =
            "two-castles-sum-around", "{count} {target} around x {each}";
        DecorationAround { count: u8, decoration: Decoration, each: u8 } =
            "two-castles-sum-decoration-around", "{count} {decoration} around x {each}";
        Connected { count: u8, target: Target, each: u8 } =
            "two-castles-sum-connected", "{count} {target} connected x {each}";
        Anywhere { count: u8, target: Target, each: u8 } =
            "two-castles-sum-anywhere", "{count} {target} in the castle x {each}";
        Column { count: u8, target: Target, each: u8 } =
            "two-castles-sum-column", "{count} {target} in the column x {each}";
        AnyAround { count: u8, each: u8 } =
            "two-castles-sum-any-around", "{count} rooms around x {each}";
        AnyBelow { count: u8, each: u8 } =
            "two-castles-sum-any-below", "{count} rooms below x {each}";
        EveryType { points: u8 } =
            "two-castles-sum-every-type", "every other type is there: {points}";
        TypeMissing { points: u8 } =
            "two-castles-sum-type-missing", "a type is missing: {points}";
        Always { points: u8 } =
            "two-castles-sum-always", "always {points}";
        Card { count: u8, card: Bilingual, each: u8 } =
            "two-castles-sum-card", "{count} {} x {each}", card.en.to_lowercase();
        Attendant { count: u8, decoration: Decoration, each: u8 } =
            "two-castles-sum-attendant", "{count} rooms with {decoration} x {each}";
        Throne { count: u8, each: u8 } =
            "two-castles-sum-throne", "{count} wanted places filled x {each}";
    }
}

kernel::messages! {
    /// A group of rooms that is wanted.
    pub(crate) enum Target {
        Food =
            "two-castles-target-food", "food";
        Living =
            "two-castles-target-living", "living";
        Utility =
            "two-castles-target-utility", "utility";
        Outdoor =
            "two-castles-target-outdoor", "outdoor";
        Sleeping =
            "two-castles-target-sleeping", "sleeping";
        Corridor =
            "two-castles-target-corridor", "corridor";
        Downstairs =
            "two-castles-target-downstairs", "downstairs";
        Special =
            "two-castles-target-special", "special";
    }
}

kernel::messages! {
    /// What hangs on a wall.
    pub(crate) enum Decoration {
        Torch =
            "two-castles-decoration-torch", "torch";
        Swords =
            "two-castles-decoration-swords", "swords";
        Painting =
            "two-castles-decoration-painting", "painting";
        Mirror =
            "two-castles-decoration-mirror", "mirror";
    }
}

/// Samples of everything above.
pub(crate) fn samples() -> Vec<Message> {
    let all = [
        sample_messages::<Conflict>(),
        sample_messages::<Expected>(),
        sample_messages::<BoxProblem>(),
        sample_messages::<TableProblem>(),
        sample_messages::<CastleProblem>(),
        sample_messages::<RoomFault>(),
        sample_messages::<CastleName>(),
        sample_messages::<Place>(),
        sample_messages::<Thing>(),
        sample_messages::<Reason>(),
        sample_messages::<Counted>(),
        sample_messages::<Target>(),
        sample_messages::<Decoration>(),
    ];
    all.concat()
}
