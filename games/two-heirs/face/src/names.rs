//! Names: of heirs, tiles, places, troops, costs and effects.

use two_heirs::{
    Building, BuildingScore, Cell, Colour, Components, Condition, Direction, Heir, Line, Pattern, Points, RoadKind,
    SetChoice, Setting, TileFacts, TileId, TreasureId, Troop, TwoHeirs, Wanted,
};

use super::pieces::facts;
use present::Words;
use present::name_of;

/// The name of an heir: the player name of the seat, or Heinrich.
pub(super) fn heir_name(game: &TwoHeirs, words: &Words, names: &[String], heir: Heir) -> String {
    if game.setting().solo && heir == Heir::North {
        words.text("two-heirs-automaton")
    } else {
        name_of(names, heir.seat()).to_owned()
    }
}

/// `Taverne`.
pub(super) fn building_name(words: &Words, building: Building) -> String {
    words.text(&format!("two-heirs-source-{building}"))
}

/// `Wald`.
pub(super) fn colour_name(words: &Words, colour: Colour) -> String {
    words.text(match colour {
        Colour::Green => "two-heirs-green",
        Colour::Grey => "two-heirs-grey",
        Colour::Yellow => "two-heirs-yellow",
    })
}

/// The three sets in play.
pub(super) fn sets_words(words: &Words, sets: SetChoice) -> String {
    let names: Vec<String> = sets.sets().map(|set| words.text(&format!("two-heirs-option-sets-{set}"))).collect();
    names.join(", ")
}

/// The name of a tile: `Taverne (Wiese, Reihe)`. Where several tiles have all this in common, their roads tell them apart.
pub(super) fn tile_name(words: &Words, tile: TileId) -> String {
    let facts = facts(tile);
    let mut details = vec![colour_name(words, facts.colour)];
    match facts.line {
        Some(Line::Row) => details.push(words.text("two-heirs-row")),
        Some(Line::Column) => details.push(words.text("two-heirs-column")),
        None => {}
    }
    match facts.pattern {
        Some(Pattern::Orthogonal) => details.push(words.text("two-heirs-edges")),
        Some(Pattern::Diagonal) => details.push(words.text("two-heirs-corners")),
        None => {}
    }
    if let Some(shown) = facts.shows {
        details.push(building_name(words, shown));
    }
    let alike = || {
        let others = Components::of_the_box().known().without(tile);
        others.iter().map(super::pieces::facts).filter(|other| is_alike(facts, other))
    };
    if alike().next().is_some() {
        details.push(road_name(words, tile));
    }
    // No printed tiles have their roads in common too, but a box of one's own may have copies.
    if alike().any(|other| (other.road, other.exits) == (facts.road, facts.exits)) {
        details.push(tile.to_string());
    }
    words.with(
        "two-heirs-tile",
        &[("building", building_name(words, facts.building).into()), ("details", details.join(", ").into())],
    )
}

/// Do two tiles show the same but for their roads and costs?
fn is_alike(one: &TileFacts, other: &TileFacts) -> bool {
    let shown = |facts: &TileFacts| (facts.building, facts.colour, facts.line, facts.pattern, facts.shows);
    shown(one) == shown(other)
}

/// The course of a road on a tile, as its owner sees it.
fn road_name(words: &Words, tile: TileId) -> String {
    let facts = facts(tile);
    words.text(match facts.road {
        RoadKind::None => "two-heirs-road-none",
        RoadKind::Crossing => "two-heirs-road-crossing",
        RoadKind::Site => "two-heirs-road-site",
        RoadKind::Through if facts.exits.has(Direction::East) && facts.exits.has(Direction::West) => {
            "two-heirs-road-across"
        }
        RoadKind::Through if facts.exits.has(Direction::North) && facts.exits.has(Direction::South) => {
            "two-heirs-road-along"
        }
        RoadKind::Through => "two-heirs-road-bend",
    })
}

/// Resources as words: `2 Stein, 1 Korn`.
pub(super) fn resources(words: &Words, counts: [u8; 3]) -> String {
    let parts: Vec<String> = Colour::ALL
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0)
        .map(|(colour, count)| {
            let key = match colour {
                Colour::Green => "two-heirs-wood",
                Colour::Grey => "two-heirs-stone",
                Colour::Yellow => "two-heirs-grain",
            };
            words.with(key, &[("count", count.into())])
        })
        .collect();
    if parts.is_empty() { words.text("two-heirs-nothing") } else { parts.join(", ") }
}

/// The full description of a tile, one sentence per line: name, cost, road, effect.
pub(super) fn tile_words(words: &Words, tile: TileId) -> String {
    let facts = facts(tile);
    words.with(
        "two-heirs-tile-described",
        &[
            ("name", tile_name(words, tile).into()),
            ("cost", resources(words, facts.cost).into()),
            ("road", road_name(words, tile).into()),
            ("effect", effect_words(words, facts.building).into()),
        ],
    )
}

/// The effect of a building.
pub(super) fn effect_words(words: &Words, building: Building) -> String {
    words.text(match building {
        Building::Tavern => "two-heirs-effect-tavern",
        Building::Market => "two-heirs-effect-market",
        Building::PilgrimageSite => "two-heirs-effect-pilgrimage-site",
        Building::RobberCastle => "two-heirs-effect-robber-castle",
        Building::Mill => "two-heirs-effect-mill",
        Building::Mine => "two-heirs-effect-mine",
        Building::Cowshed => "two-heirs-effect-cowshed",
        Building::Bakery => "two-heirs-effect-bakery",
        Building::FieldCamp => "two-heirs-effect-field-camp",
        Building::Smithy => "two-heirs-effect-smithy",
        Building::Hut => "two-heirs-effect-hut",
        Building::Farm => "two-heirs-effect-farm",
        Building::Sawmill => "two-heirs-effect-sawmill",
        Building::Quarry => "two-heirs-effect-quarry",
        Building::TradingPost => "two-heirs-effect-trading-post",
        Building::Cathedral => "two-heirs-effect-cathedral",
        Building::SiegeTower => "two-heirs-effect-siege-tower",
        Building::Fortress => "two-heirs-effect-fortress",
        Building::Watchtower => "two-heirs-effect-watchtower",
        Building::Garrison => "two-heirs-effect-garrison",
        Building::BasketWeaver => "two-heirs-effect-basket-weaver",
        Building::Pottery => "two-heirs-effect-pottery",
        Building::Cooperage => "two-heirs-effect-cooperage",
        Building::GuildHouse => "two-heirs-effect-guild-house",
    })
}

/// A place in the landscape by the compass, counted from the start tile: `2 Ost, 1 Nord`.
pub(super) fn place_name(words: &Words, cell: Cell) -> String {
    let mut parts = Vec::new();
    for (distance, positive, negative) in
        [(cell.x, "two-heirs-east", "two-heirs-west"), (cell.y, "two-heirs-south", "two-heirs-north")]
    {
        if distance != 0 {
            let key = if distance > 0 { positive } else { negative };
            parts.push(words.with(key, &[("count", distance.unsigned_abs().into())]));
        }
    }
    if parts.is_empty() { words.text("two-heirs-middle") } else { parts.join(", ") }
}

/// `Gefolge`, `1. Trupp`.
pub(super) fn troop_name(words: &Words, troop: Troop) -> String {
    words.text(match troop {
        Troop::Retinue => "two-heirs-retinue",
        Troop::First => "two-heirs-troop-1",
        Troop::Second => "two-heirs-troop-2",
    })
}

/// A troop with its heir: `Anna: Gefolge`.
pub(super) fn troop_words(words: &Words, name: &str, troop: Troop) -> String {
    words.with("two-heirs-troop-of", &[("name", name.into()), ("troop", troop_name(words, troop).into())])
}

/// The points of a building in words: `Bringt 5 Punkte: 1 für sich, 4 aus 4 Plättchen (je 1).`
pub(super) fn points_words(words: &Words, setting: Setting, score: &BuildingScore) -> String {
    let by_heinrich = setting.solo && score.heir == Heir::North;
    event_points(words, score.building, score.points, score.doubled, by_heinrich)
}

/// The same for a building that was scored. Heinrich's best buildings are doubled without troops.
pub(super) fn event_points(
    words: &Words,
    building: Building,
    points: Points,
    doubled: bool,
    by_heinrich: bool,
) -> String {
    let brings = |points: i32| words.with("two-heirs-points", &[("points", points.into())]);
    let single = match sum(words, building, points) {
        Some(sum) => format!("{}: {sum}.", brings(points.total())),
        None => format!("{}.", brings(points.total())),
    };
    if !doubled {
        return single;
    }
    let args = [("points", (2 * points.total()).into()), ("why", if by_heinrich { "best" } else { "troop" }.into())];
    format!("{single} {}", words.with("two-heirs-points-doubled", &args))
}

/// What makes up the points, unless they are fixed.
fn sum(words: &Words, building: Building, points: Points) -> Option<String> {
    if points.count == 0 {
        return None;
    }
    let things = match building {
        Building::RobberCastle | Building::Bakery | Building::Smithy | Building::Hut => "buildings",
        Building::TradingPost | Building::Fortress => "buildings",
        Building::Garrison => "watchtowers",
        Building::BasketWeaver | Building::Pottery | Building::Cooperage => "pairs",
        _ => "tiles",
    };
    let args = [
        ("points", (i32::from(points.count) * i32::from(points.each)).into()),
        ("count", points.count.into()),
        ("things", things.into()),
        ("each", points.each.into()),
    ];
    let counted = words.with("two-heirs-points-counted", &args);
    let own = (points.flat > 0).then(|| words.with("two-heirs-points-own", &[("points", points.flat.into())]));
    Some(own.map_or(counted.clone(), |own| format!("{own}, {counted}")))
}

/// The condition for winning a treasure from Heinrich.
pub(super) fn treasure_words(words: &Words, treasure: TreasureId) -> String {
    let keys = ["two-heirs-treasure-vertical", "two-heirs-treasure-horizontal", "two-heirs-treasure-pattern"];
    condition_words(words, treasure, keys)
}

/// What a treasure shows, in short: `Vertikal: zweimal Wiese`.
pub(super) fn treasure_name(words: &Words, treasure: TreasureId) -> String {
    let keys = ["two-heirs-chance-vertical", "two-heirs-chance-horizontal", "two-heirs-chance-pattern"];
    condition_words(words, treasure, keys)
}

/// The condition of a treasure, in the message for its kind: two tiles in a column, two in a row, or a pattern.
fn condition_words(words: &Words, treasure: TreasureId, [vertical, horizontal, pattern]: [&str; 3]) -> String {
    let wanted = |wanted: &Wanted| match wanted {
        Wanted::Colour(colour) => colour_name(words, *colour),
        Wanted::AnyTile | Wanted::Nothing => words.text("two-heirs-any"),
    };
    match Components::of_the_box().treasure(treasure) {
        Condition::Vertical(colour) => words.with(vertical, &[("colour", wanted(colour).into())]),
        Condition::Horizontal(colour) => words.with(horizontal, &[("colour", wanted(colour).into())]),
        Condition::Pattern(cells) => {
            let cells = Direction::ALL.into_iter().zip(cells).filter(|(_, wish)| **wish != Wanted::Nothing);
            let cells = cells.map(|(direction, wish)| {
                let direction = words.with("two-heirs-direction", &[("direction", direction.word().into())]);
                format!("{direction} {}", wanted(wish))
            });
            let cells: Vec<String> = cells.collect();
            words.with(pattern, &[("cells", cells.join(", ").into())])
        }
    }
}
