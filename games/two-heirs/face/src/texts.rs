//! Labels, prompts and log lines.

use two_heirs::{Action, Event, Heir, Phase, Placing, Post, SetChoice, Troop, TwoHeirs, View};

use super::names::{heir_name, place_name, points_words, tile_name, treasure_words, troop_name};
use present::{LogKind, LogLine, Words};

use crate::scene::Scene;

pub(super) fn action_label(scene: &Scene<'_>, action: Action) -> String {
    let (words, view) = (scene.words, scene.view);
    let with_tile = |key: &str, tile| words.with(key, &[("tile", tile_name(words, tile).into())]);
    match action {
        Action::Take(tile) => with_tile("two-heirs-take", tile),
        Action::Build(tile) => with_tile("two-heirs-build", tile),
        Action::Extend(tile) => with_tile("two-heirs-extend", tile),
        Action::Camp(tile) => with_tile("two-heirs-camp", tile),
        Action::Destroy(tile) => with_tile("two-heirs-destroy", tile),
        Action::Discard(tile) => with_tile("two-heirs-discard", tile),
        Action::Move(troop) => troop_label(scene, "two-heirs-move", troop),
        Action::Withdraw(troop) => troop_label(scene, "two-heirs-withdraw", troop),
        Action::Deploy => words.text("two-heirs-deploy"),
        Action::End => words.text("two-heirs-end"),
        Action::Spare => words.text("two-heirs-spare"),
        Action::At(cell) => {
            let key = match view.table.phase {
                Phase::Build(_) => "two-heirs-at-build",
                Phase::Extend(_) => "two-heirs-at-extend",
                _ => "two-heirs-at-go",
            };
            let place = place_name(words, cell);
            let plot = view.table.landscape.at(cell).map(|plot| view.table.landscape.plot(plot));
            let place = match plot.and_then(|plot| plot.owner.and(plot.tile)) {
                Some(tile) => format!("{place}: {}", tile_name(words, tile)),
                None => place,
            };
            words.with(key, &[("place", place.into())])
        }
    }
}

fn troop_label(scene: &Scene<'_>, key: &str, troop: Troop) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let place = match table.troops[table.active][troop.index()] {
        Post::Plot(plot) => place_name(words, table.landscape.plot(plot).cell),
        Post::Reserve | Post::Beside => words.text("two-heirs-reserve"),
    };
    words.with(key, &[("troop", troop_name(words, troop).into()), ("place", place.into())])
}

pub(super) fn action_group(scene: &Scene<'_>, action: Action) -> Option<String> {
    let key = match action {
        Action::Take(_) | Action::Camp(_) => "two-heirs-group-take",
        Action::Build(_) => "two-heirs-group-build",
        Action::Extend(_) => "two-heirs-group-extend",
        Action::Move(_) | Action::Deploy | Action::Withdraw(_) => "two-heirs-group-troops",
        Action::End | Action::At(_) | Action::Destroy(_) | Action::Spare | Action::Discard(_) => return None,
    };
    Some(scene.words.text(key))
}

pub(super) fn prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    let table = &view.table;
    let name = heir_name(scene.game, words, scene.names, table.active);
    match table.phase {
        Phase::Sets | Phase::Toss | Phase::Deal | Phase::Start => words.text("two-heirs-wait-setup"),
        Phase::Top | Phase::Refill => words.text("two-heirs-wait-refill"),
        Phase::Treasure => words.text("two-heirs-wait-treasure"),
        Phase::Over => over(scene, view),
        _ if !scene.my_turn() => words.with("two-heirs-wait-turn", &[("name", name.into())]),
        Phase::Turn => {
            let text = if table.has_taken() || table.reserve.is_empty() {
                words.text("two-heirs-prompt-taken")
            } else {
                words.text("two-heirs-prompt-turn")
            };
            match table.turns_left {
                Some(1 | 2) => format!("{text} {}", words.text("two-heirs-prompt-last")),
                _ => text,
            }
        }
        Phase::Build(tile) => words.with("two-heirs-prompt-build", &[("tile", tile_name(words, tile).into())]),
        Phase::Extend(tile) => words.with("two-heirs-prompt-extend", &[("tile", tile_name(words, tile).into())]),
        Phase::March(troop) => words.with("two-heirs-prompt-march", &[("troop", troop_name(words, troop).into())]),
        Phase::Deploy => words.text("two-heirs-prompt-deploy"),
        Phase::Siege => words.text("two-heirs-prompt-siege"),
        Phase::Discard => words.text("two-heirs-prompt-discard"),
    }
}

/// The result of the match.
fn over(scene: &Scene<'_>, view: &View) -> String {
    let words = scene.words;
    let scoring = view.scoring();
    let [south, north] = Heir::ALL.map(|heir| (scoring.total(heir), tie_break(view, heir)));
    let winner = match south.cmp(&north) {
        std::cmp::Ordering::Greater => Heir::South,
        std::cmp::Ordering::Less => Heir::North,
        std::cmp::Ordering::Equal => return words.with("two-heirs-over-level", &[("points", south.0.into())]),
    };
    let name = heir_name(scene.game, words, scene.names, winner);
    let args = [
        ("name", name.into()),
        ("points", scoring.total(winner).into()),
        ("other", scoring.total(winner.other()).into()),
    ];
    words.with("two-heirs-over", &args)
}

/// The tie-breaker: more troops in the reserve win; against Heinrich a tie is lost.
fn tie_break(view: &View, heir: Heir) -> usize {
    if view.setting.solo { usize::from(heir == Heir::North) } else { view.table.troops_in_reserve(heir) }
}

fn sets_words(words: &Words, sets: SetChoice) -> String {
    let names: Vec<String> = sets.sets().map(|set| words.text(&format!("two-heirs-option-sets-{set}"))).collect();
    names.join(", ")
}

pub(super) fn event_words(game: &TwoHeirs, words: &Words, names: &[String], event: &Event) -> LogLine {
    let name = |heir: Heir| heir_name(game, words, names, heir);
    let tile_line = |key: &str, heir: Heir, tile| {
        let args = [("name", name(heir).into()), ("tile", tile_name(words, tile).into())];
        (LogKind::Turn, Some(heir), words.with(key, &args))
    };
    let troop_line = |key: &str, heir: Heir, troop, cell| {
        let args = [
            ("name", name(heir).into()),
            ("troop", troop_name(words, troop).into()),
            ("place", place_name(words, cell).into()),
        ];
        (LogKind::Turn, Some(heir), words.with(key, &args))
    };
    let note = |text: String| (LogKind::Note, None, text);
    let colour = |colour| super::names::colour_name(words, colour);
    let (kind, heir, text) = match *event {
        Event::SetsDrawn { sets } => {
            note(words.with("two-heirs-log-sets", &[("sets", sets_words(words, sets).into())]))
        }
        Event::ShieldTossed { first, .. } => {
            (LogKind::Note, Some(first), words.with("two-heirs-log-toss", &[("name", name(first).into())]))
        }
        Event::ReserveFilled { tile, .. } => {
            note(words.with("two-heirs-log-filled", &[("tile", tile_name(words, tile).into())]))
        }
        Event::StartLaid { colour: laid } => {
            note(words.with("two-heirs-log-start", &[("colour", colour(laid).into())]))
        }
        Event::TopShown { colour: shown } => note(words.with("two-heirs-log-top", &[("colour", colour(shown).into())])),
        Event::TurnBegan { heir } => {
            (LogKind::Note, Some(heir), words.with("two-heirs-log-turn", &[("name", name(heir).into())]))
        }
        Event::Taken { heir, tile, .. } => tile_line("two-heirs-log-taken", heir, tile),
        Event::Built { heir, tile, discounts: 0, .. } => tile_line("two-heirs-log-built", heir, tile),
        Event::Built { heir, tile, discounts, .. } => {
            let args =
                [("name", name(heir).into()), ("tile", tile_name(words, tile).into()), ("count", discounts.into())];
            (LogKind::Turn, Some(heir), words.with("two-heirs-log-built-discount", &args))
        }
        Event::Extended { heir, tile, .. } => tile_line("two-heirs-log-extended", heir, tile),
        Event::Marched { heir, troop, to, .. } => troop_line("two-heirs-log-marched", heir, troop, to),
        Event::Deployed { heir, troop, to } => troop_line("two-heirs-log-deployed", heir, troop, to),
        Event::Withdrawn { heir, troop, from } => troop_line("two-heirs-log-withdrawn", heir, troop, from),
        Event::CampUsed { heir, tile, .. } => tile_line("two-heirs-log-camp", heir, tile),
        Event::Destroyed { heir, tile, .. } => tile_line("two-heirs-log-destroyed", heir, tile),
        Event::Spared { heir } => {
            (LogKind::Turn, Some(heir), words.with("two-heirs-log-spared", &[("name", name(heir).into())]))
        }
        Event::Discarded { heir, tile } => tile_line("two-heirs-log-discarded", heir, tile),
        Event::LastRound => note(words.text("two-heirs-log-last-round")),
        Event::HeinrichBuilt { tile, placing, .. } => {
            let key = match placing {
                Placing::Continues => "two-heirs-log-heinrich-continues",
                Placing::Blocks => "two-heirs-log-heinrich-blocks",
                Placing::FirstEmpty => "two-heirs-log-heinrich-first",
            };
            tile_line(key, Heir::North, tile)
        }
        Event::HeinrichDropped { tile } => tile_line("two-heirs-log-heinrich-dropped", Heir::North, tile),
        Event::TreasureLaid { treasure, .. } => {
            note(words.with("two-heirs-log-treasure-laid", &[("treasure", treasure_words(words, treasure).into())]))
        }
        Event::TreasureRemoved { cell, .. } => {
            note(words.with("two-heirs-log-treasure-removed", &[("place", place_name(words, cell).into())]))
        }
        Event::HeinrichMoved { troop, to, .. } => troop_line("two-heirs-log-marched", Heir::North, troop, to),
        Event::ScoringBegan => note(words.text("two-heirs-log-scoring")),
        Event::BuildingScored { heir, tile, points, doubled, .. } => {
            let args = [
                ("name", name(heir).into()),
                ("tile", tile_name(words, tile).into()),
                ("points", points_words(words, points, doubled).into()),
            ];
            (LogKind::Score, Some(heir), words.with("two-heirs-log-building", &args))
        }
        Event::RoadScored { ref cells, south, north } => {
            let better = match south.cmp(&north) {
                std::cmp::Ordering::Greater => Some(Heir::South),
                std::cmp::Ordering::Less => Some(Heir::North),
                std::cmp::Ordering::Equal => None,
            };
            let text = match better {
                None => words.with("two-heirs-log-road-level", &[("tiles", cells.len().into())]),
                Some(heir) => {
                    let args = [
                        ("name", name(heir).into()),
                        ("tiles", cells.len().into()),
                        ("more", south.max(north).into()),
                        ("less", south.min(north).into()),
                        ("points", south.abs_diff(north).into()),
                    ];
                    words.with("two-heirs-log-road", &args)
                }
            };
            (LogKind::Score, better, text)
        }
        Event::TreasuresScored { count, points } => {
            let args = [("name", name(Heir::North).into()), ("count", count.into()), ("points", points.into())];
            (LogKind::Score, Some(Heir::North), words.with("two-heirs-log-treasures", &args))
        }
        Event::Ended { south, north } => {
            let args = [
                ("one", name(Heir::South).into()),
                ("south", south.into()),
                ("two", name(Heir::North).into()),
                ("north", north.into()),
            ];
            (LogKind::Score, None, words.with("two-heirs-log-ended", &args))
        }
    };
    // Heinrich has no seat.
    let seat = heir.filter(|heir| !(game.setting().solo && *heir == Heir::North)).map(Heir::seat);
    LogLine { text, seat, kind, keys: Vec::new() }
}
