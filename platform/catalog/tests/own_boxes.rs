//! Boxes that a user could name: whatever the check lets pass is played to the end, drawn, told and encoded.
//!
//! A process has one box for each game. So this test starts itself anew for every box that it makes up.

use std::env;
use std::fs;
use std::ops::Range;
use std::process::Command;

use catalog::{CatalogGame, RenderContext};
use kernel::{SeatCount, Viewer};
use players::Sequential;
use present::Language;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use session::{ChanceSource, Seed};

type Rng = Xoshiro256PlusPlus;

/// Names the box of a process: `GAME=FILE`.
const BOX: &str = "BERGFRIED_TEST_BOX";
/// How many boxes are made up for each game.
const BOXES: u64 = 4;
/// How many changes are tried on each; most are refused.
const CHANGES: usize = 60;
/// How many new pieces are tried on each, and how many other counts.
const NEW_PIECES: usize = 12;
/// What the entries of pieces have of which a game allows new ones.
const PIECES: [(&str, &[&str]); 4] = [
    ("castle", &["quads = "]),
    ("two-castles", &["pattern = "]),
    ("two-heirs", &["[[tile]]"]),
    ("viscounts", &["[[townsfolk]]", "[[hero]]", "[[starter]]", "[[manuscript]]"]),
];

#[test]
fn burgenland_plays_every_box_that_passes() {
    check("burgenland");
}

#[test]
fn castle_plays_every_box_that_passes() {
    check("castle");
}

#[test]
fn two_castles_plays_every_box_that_passes() {
    check("two-castles");
}

#[test]
fn two_heirs_plays_every_box_that_passes() {
    check("two-heirs");
}

#[test]
fn viscounts_plays_every_box_that_passes() {
    check("viscounts");
}

/// Does nothing, unless another test has started it in a process of its own.
#[test]
fn a_process_with_its_own_box() {
    let Ok(named) = env::var(BOX) else { return };
    let (id, file) = named.split_once('=').expect("GAME=FILE");
    let game = catalog::find(id).expect("the catalog has it");
    game.info().use_components(fs::read_to_string(file).expect("the box is written")).expect("the box has passed");
    for seats in game.info().seat_counts() {
        play(game, seats);
    }
}

/// Makes up boxes and has each of them played in a process of its own.
fn check(id: &str) {
    let game = catalog::find(id).expect("the catalog has it");
    let folder = env::temp_dir().join(format!("bergfried-boxes-{id}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the boxes");
    for number in 0..BOXES {
        let (text, kept, added) = made_up_box(game, number);
        assert!(kept > 0, "{id}: of {CHANGES} changes {kept} passed");
        assert!(added > 0 || pieces_of(id).is_empty(), "{id}: of {NEW_PIECES} new pieces {added} passed");
        let file = folder.join(format!("{number}.toml"));
        fs::write(&file, &text).expect("the box can be written");
        let out = Command::new(env::current_exe().expect("this test"))
            .args(["--exact", "a_process_with_its_own_box", "--nocapture"])
            .env(BOX, format!("{id}={}", file.display()))
            .output()
            .expect("this test starts again");
        let told = String::from_utf8_lossy(&out.stderr);
        let changes: Vec<String> = kernel::box_changes(game.info().components.built_in(), &text)
            .iter()
            .map(|change| change.difference.to_string())
            .collect();
        assert!(out.status.success(), "{id}, box {number}: {told}\n{}", changes.join("\n"));
    }
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

/// A box that passes, how many changes it has, and how many new pieces or other counts.
fn made_up_box(game: &dyn CatalogGame, number: u64) -> (String, usize, usize) {
    let mut rng = Rng::seed_from_u64(number);
    let mut text = game.info().components.built_in().to_owned();
    let pieces = pieces_of(game.info().id);
    let mut keeps = |change: &dyn Fn(&str, &mut Rng) -> String| {
        let changed = repaired(game.info().id, &change(&text, &mut rng));
        let passes = changed != text && game.info().check_box(&changed).is_ok();
        if passes {
            text = changed;
        }
        passes
    };
    let tries = if pieces.is_empty() { 0 } else { NEW_PIECES };
    let added = (0..tries).filter(|_| keeps(&|text, rng| with_new_piece(text, pieces, rng))).count();
    let counted = (0..tries).filter(|_| keeps(&|text, rng| with_other_count(text, pieces, rng))).count();
    let kept = (0..CHANGES).filter(|_| keeps(&changed)).count();
    (text, kept + counted, added)
}

/// What the entries of pieces have of which a game allows new ones.
fn pieces_of(id: &str) -> &'static [&'static str] {
    PIECES.iter().find(|(game, _)| *game == id).map_or(&[], |(_, marks)| marks)
}

/// An entry with an id: its lines, and what stands around the id.
struct Entry<'a> {
    lines: Range<usize>,
    before_id: &'a str,
    id: &'a str,
    after_id: String,
}

/// An entry of a piece, of one or several lines, at random.
fn some_entry<'a>(lines: &[&'a str], marks: &[&str], rng: &mut Rng) -> Entry<'a> {
    let is_piece = |line: &str| marks.iter().any(|mark| line.contains(mark));
    loop {
        let at = rng.random_range(0..lines.len());
        let Some((before_id, rest)) = lines[at].split_once("id = \"") else { continue };
        let Some((id, rest)) = rest.split_once('"') else { continue };
        match before_id.trim() {
            "{" if is_piece(lines[at]) => return Entry { lines: at..at + 1, before_id, id, after_id: rest.to_owned() },
            "" if at > 0 && is_piece(lines[at - 1]) => {
                let end = lines[at..].iter().position(|line| line.starts_with('[') || line.is_empty());
                let end = end.map_or(lines.len(), |end| at + end);
                let after_id = [&[rest], &lines[at + 1..end]].concat().join("\n");
                return Entry { lines: at - 1..end, before_id: lines[at - 1], id, after_id };
            }
            _ => {}
        }
    }
}

/// The text with an entry once more, under a new id.
fn with_new_piece(text: &str, marks: &[&str], rng: &mut Rng) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let Entry { lines: Range { start, end }, before_id, id, after_id } = some_entry(&lines, marks, rng);
    let line_end = if end - start > 1 { "\n" } else { "" };
    // Ids with a number go on counting, others get one.
    let id = match id.rsplit_once('-').map(|(word, number)| (word, number.parse::<u32>())) {
        Some((word, Ok(_))) => (10..).map(|number| format!("{word}-{number}")).find(|id| !text.contains(id)),
        _ => (10..).map(|number| format!("{id}{number}")).find(|id| !text.contains(id)),
    };
    let copy = format!("{before_id}{line_end}id = \"{}\"{after_id}", id.expect("numbers do not end"));
    [&lines[..end], &[copy.as_str()], &lines[end..]].concat().join("\n")
}

/// The text with an entry of which there is another number.
fn with_other_count(text: &str, marks: &[&str], rng: &mut Rng) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let Entry { lines: Range { start, end }, before_id, id, after_id } = some_entry(&lines, marks, rng);
    let (line_end, separator) = if end - start > 1 { ("\n", "\n") } else { ("", ", ") };
    let count = *[0, 0, 2, 3].choose(rng).expect("there are numbers");
    let counted = format!("{before_id}{line_end}id = \"{id}\"{separator}count = {count}{after_id}");
    [&lines[..start], &[counted.as_str()], &lines[end..]].concat().join("\n")
}

/// The text with one number or word changed, or without an entry of one line.
fn changed(text: &str, rng: &mut Rng) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let is_data = |line: &&str| !line.starts_with('#') && !line.contains("provenance =") && line.contains('=');
    let at = loop {
        let at = rng.random_range(0..lines.len());
        if is_data(&lines[at]) || lines[at].trim_start().starts_with('{') {
            break at;
        }
    };
    let line = match rng.random_range(0..10) {
        0..6 => other_number(lines[at], rng),
        6..8 => other_word(lines[at], &lines, rng),
        _ if lines[at].trim_start().starts_with('{') => Some(String::new()),
        _ => None,
    };
    let mut lines: Vec<String> = lines.into_iter().map(str::to_owned).collect();
    if let Some(line) = line {
        lines[at] = line;
    }
    lines.join("\n")
}

fn other_number(line: &str, rng: &mut Rng) -> Option<String> {
    let places: Vec<Range<usize>> = pieces(line, |letter| letter.is_ascii_digit())
        .into_iter()
        .filter(|place| line[..place.start].ends_with([' ', '[']) && !line[place.end..].starts_with(['"', '-']))
        .collect();
    let place = places.choose(rng)?.clone();
    let was: i64 = line[place.clone()].parse().ok()?;
    let is = *[was + 1, was - 1, was * 2, 0, 1, 2, 3, 4, 7, 9, 12, 30, 127, 255].choose(rng)?;
    Some(format!("{}{is}{}", &line[..place.start], &line[place.end..]))
}

/// A word in quotes becomes one that stands elsewhere after the same key.
fn other_word(line: &str, lines: &[&str], rng: &mut Rng) -> Option<String> {
    let words = |line: &str| -> Vec<Range<usize>> {
        let quotes: Vec<usize> = line.match_indices('"').map(|(at, _)| at).collect();
        quotes.chunks_exact(2).map(|pair| pair[0] + 1..pair[1]).collect()
    };
    let place = words(line).choose(rng)?.clone();
    let key = line[..place.start - 1].rsplit([',', '{']).next()?.trim().to_owned();
    let others: Vec<&str> = lines
        .iter()
        .flat_map(|other| words(other).into_iter().map(move |place| (*other, place)))
        .filter(|(other, place)| other[..place.start - 1].trim_end().ends_with(&key))
        .map(|(other, place)| &other[place])
        .collect();
    let word = others.choose(rng)?;
    Some(format!("{}{word}{}", &line[..place.start], &line[place.end..]))
}

/// The places of unbroken runs of letters.
fn pieces(line: &str, of: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, letter) in line.char_indices().filter(|(_, letter)| of(*letter)) {
        match found.last_mut() {
            Some(last) if last.end == at => last.end += letter.len_utf8(),
            _ => found.push(at..at + letter.len_utf8()),
        }
    }
    found
}

/// The text with the totals that follow from its entries.
fn repaired(id: &str, text: &str) -> String {
    let sum = |key: &str, part: &str| -> i64 {
        let values = part.split(key).skip(1).filter_map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
            rest[..end].parse::<i64>().ok()
        });
        values.sum()
    };
    let stated = |text: &str, key: &str, total: i64| -> String {
        let line = text.lines().find(|line| line.starts_with(key)).unwrap_or_default().to_owned();
        text.replacen(&line, &format!("{key}{total}"), 1)
    };
    match id {
        "burgenland" => stated(text, "total = ", 3 * sum("per-colour = ", text)),
        "castle" => {
            let (tiles, wall_tiles) = text.split_once("[wall_tiles]").unwrap_or((text, ""));
            let text = stated(text, "castle_tiles = ", sum(" count = ", tiles));
            stated(&text, "wall_tiles = ", sum(" count = ", wall_tiles))
        }
        "two-castles" => {
            let rooms = text.lines().filter(|line| line.trim_start().starts_with('{') && line.contains("pattern = "));
            let counts = rooms.map(|line| if line.contains(" count = ") { sum(" count = ", line) } else { 1 });
            stated(text, "regular_rooms = ", counts.sum())
        }
        "two-heirs" => with_tiles_stated(text),
        _ => text.to_owned(),
    }
}

/// The component file of Die zwei Erben with the numbers of tiles that follow from their entries: in all, with each building,
/// and of each colour in each set.
fn with_tiles_stated(text: &str) -> String {
    let value = |entry: &str, key: &str| {
        let line = entry.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        line.map(|value| value.trim_matches('"').to_owned())
    };
    let count = |is_meant: &dyn Fn(&str) -> bool| -> usize {
        let entries = text.split("\n[[").filter(|entry| entry.starts_with("tile]]") && is_meant(entry));
        entries.map(|entry| value(entry, "count").map_or(1, |count| count.parse().unwrap_or(1))).sum()
    };
    let mut id = String::new();
    let mut code = String::new();
    let stated = text.lines().map(|line| {
        if let Some(found) = value(line, "id") {
            id = found;
        } else if let Some(found) = value(line, "code") {
            code = format!("{found}-");
        }
        let is = |entry: &str, key: &str, wanted: &str| value(entry, key).as_deref() == Some(wanted);
        if line.starts_with("building_tiles = ") {
            format!("building_tiles = {}", count(&|_| true))
        } else if line.starts_with("copies = ") {
            format!("copies = {}", count(&|entry| is(entry, "building", &id)))
        } else if line.starts_with("colours = ") {
            let in_set = |entry: &str| value(entry, "id").is_some_and(|id| id.starts_with(&code));
            let [green, grey, yellow] =
                ["green", "grey", "yellow"].map(|colour| count(&|entry| in_set(entry) && is(entry, "colour", colour)));
            format!("colours = {{ green = {green}, grey = {grey}, yellow = {yellow} }}")
        } else {
            line.to_owned()
        }
    });
    stated.collect::<Vec<_>>().join("\n")
}

/// Random players play a match with every preset; now and then everything is drawn, told and encoded.
fn play(game: &'static dyn CatalogGame, seats: SeatCount) {
    let info = game.info();
    let presets = game.presets();
    let mut rng = Rng::seed_from_u64(seats.get() as u64);
    let names: Vec<String> = (1..=seats.get()).map(|seat| format!("N{seat}")).collect();
    // Not every preset is for every number of seats.
    let (options, mut session) = loop {
        let (_, preset) = presets.choose(&mut rng).expect("there are presets");
        let options: Vec<(String, String)> =
            preset.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        if let Ok(session) = game.open(seats, &options, ChanceSource::Seed(Seed::from_number(3))) {
            break (options, session);
        }
    };
    let learning = catalog::find_learning(info.id).expect("learning programs can play it");
    let mut state = learning.learning(seats, &options).expect("a preset is possible").initial_state(None);
    let mut decisions = 0_usize;
    while let Some(seat) = session.to_act().seats().first() {
        let legal = session.legal_actions(seat);
        assert!(!legal.is_empty(), "seat {seat} has no action");
        assert!(session.step_count() <= info.max_steps as usize, "{} steps", session.step_count());
        let action = match decisions % 40 {
            17 => session.suggest(seat, "greedy", 1, &Sequential)[0].action.clone(),
            _ => legal.choose(&mut rng).expect("there is one").clone(),
        };
        if decisions % 60 == 11 {
            draw(session.as_ref(), Viewer::Seat(seat), &names);
            session.foresee(seat, &action, &context(Viewer::Seat(seat), &names)).expect("the action is legal");
        }
        session.play(seat, &action).expect("the action is legal");
        decisions += 1;
    }
    assert!(session.is_over());
    draw(session.as_ref(), Viewer::Spectator, &names);
    session.log(0, &context(Viewer::Spectator, &names));
    for language in Language::ALL {
        assert!(!game.rules_page(language).is_empty() && !game.provenance(language).is_empty());
    }
    assert!(!game.symbols().0.is_empty());
    // The same match as learning programs see it: every byte is within its bounds.
    let slices = learning.learning(seats, &options).expect("a preset is possible").observation_slices();
    let mut bytes = vec![0; slices.iter().map(|slice| slice.len).sum()];
    let steps = session.record().steps;
    for (number, step) in steps.iter().enumerate() {
        match step.split_once(' ').expect("who, and what") {
            ("*", outcome) => state.enter_chance(outcome).expect("it has happened"),
            (seat, action) => {
                let seat = seat.parse().expect("a seat");
                if number % 10 == 3 {
                    let choices = state.choices(seat, action).expect("the action is legal");
                    assert_eq!(state.action(seat, &choices).as_deref(), Some(action));
                    state.observe(Viewer::Seat(seat), &mut bytes);
                    let mut rest = bytes.as_slice();
                    for slice in slices {
                        let (own, more) = rest.split_at(slice.len);
                        assert!(own.iter().all(|byte| *byte <= slice.most), "{} is above {}", slice.name, slice.most);
                        rest = more;
                    }
                    state.determinize(seat, number as u64);
                }
                state.play(seat, action).expect("the action is legal");
            }
        }
    }
    let again = game.load(&session.record(), ChanceSource::Entered).expect("the record is of this box");
    assert_eq!(again.standings(), session.standings());
}

fn context(viewer: Viewer, names: &[String]) -> RenderContext<'_> {
    let (language, aids, may_act) = (Language::German, true, matches!(viewer, Viewer::Seat(_)));
    RenderContext { viewer, language, names, aids, may_act, ..RenderContext::default() }
}

fn draw(session: &dyn catalog::CatalogSession, viewer: Viewer, names: &[String]) {
    let context = context(viewer, names);
    session.zones(&context);
    session.text_board(&context);
    session.captions(&context);
    session.actions(&context);
}
