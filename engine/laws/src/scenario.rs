//! Scenarios: rule cases as small text files with forced draws and plain-word expectations.
//!
//! ```text
//! # A tie is carried to the next prize.
//! rule: sealed-bids.tie
//! seats: 2
//! options: ties=carry
//! * 3
//! 1 bid2
//! 2 bid2
//! expect to act: chance
//! expect score 1: 0
//! ```
//!
//! A line is a comment (`#`), a heading (`rule:`, `seats:`, `options:`), a part of the position (`given:`), a step as in
//! a record, or an expectation. What follows `given:` and `expect:` is in the game's own words.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Game, GameOptions, Seat, SeatCount, Step, StepOf, ToAct};

use crate::caught::caught;
use crate::play::{chance_outcomes, is_possible, legal_actions};

type GivenFn<G> = dyn Fn(&G, &mut <G as Game>::State, &str) -> Result<(), String>;
type ExpectFn<G> = dyn Fn(&G, &<G as Game>::State, &str) -> Result<(), String>;

/// All `.scn` files of a folder, ready to [`run`](Scenarios::run).
pub struct Scenarios<G: Game> {
    folder: PathBuf,
    given: Box<GivenFn<G>>,
    expect: Box<ExpectFn<G>>,
}

/// The scenarios of a folder: every file in it whose name ends with `.scn`.
#[must_use]
pub fn scenarios<G: Game>(folder: impl AsRef<Path>) -> Scenarios<G> {
    Scenarios {
        folder: folder.as_ref().to_owned(),
        given: Box::new(|_, _, text| Err(format!("this game has no words for given: {text}"))),
        expect: Box::new(|_, _, text| Err(format!("this game has no words for expect: {text}"))),
    }
}

impl<G: Game> Scenarios<G> {
    /// Sets how a `given:` line changes the position.
    #[must_use]
    pub fn given(mut self, given: impl Fn(&G, &mut G::State, &str) -> Result<(), String> + 'static) -> Self {
        self.given = Box::new(given);
        self
    }

    /// Sets how an `expect:` line in the game's own words is checked.
    #[must_use]
    pub fn expect(mut self, expect: impl Fn(&G, &G::State, &str) -> Result<(), String> + 'static) -> Self {
        self.expect = Box::new(expect);
        self
    }

    /// Runs every scenario.
    ///
    /// # Panics
    /// If there is none, or if any fails; the message names for each failure the file, the line and the reason.
    pub fn run(&self) {
        let failures = self.failures();
        assert!(failures.is_empty(), "{} scenarios fail:\n{}", failures.len(), failures.join("\n"));
    }

    /// Runs every scenario and returns the first failure of each that fails: `file:line: reason`.
    #[must_use]
    pub fn failures(&self) -> Vec<String> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) => return vec![format!("{}: {error}", self.folder.display())],
        };
        let mut files: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "scn"))
            .collect();
        files.sort();
        if files.is_empty() {
            return vec![format!("{}: there is no .scn file", self.folder.display())];
        }
        let failure = |path: &PathBuf| match fs::read_to_string(path) {
            Ok(text) => self.play(&text).err().map(|(line, reason)| format!("{}:{line}: {reason}", path.display())),
            Err(error) => Some(format!("{}: {error}", path.display())),
        };
        files.iter().filter_map(failure).collect()
    }

    /// Plays the text of one scenario. The error is a line number, counted from one, and the reason.
    ///
    /// # Errors
    /// If a line cannot be read, a step is not possible, or an expectation is not met.
    pub fn play(&self, text: &str) -> Result<(), (usize, String)> {
        let mut scene = Scene { scenarios: self, seats: None, options: G::Options::default(), table: None, checks: 0 };
        let mut last = 1;
        for (line, number) in text.lines().zip(1..) {
            last = number;
            let line = without_comment(line);
            if !line.is_empty() {
                caught(|| scene.line(line)).flatten().map_err(|reason| (number, reason))?;
            }
        }
        if scene.checks == 0 {
            return Err((last, "the scenario expects nothing".to_owned()));
        }
        Ok(())
    }
}

/// The line up to a `#` at its beginning or after a space.
fn without_comment(line: &str) -> &str {
    let end =
        line.match_indices('#').map(|(at, _)| at).find(|at| line[..*at].chars().last().is_none_or(char::is_whitespace));
    line[..end.unwrap_or(line.len())].trim()
}

/// A scenario that is being played.
struct Scene<'a, G: Game> {
    scenarios: &'a Scenarios<G>,
    seats: Option<SeatCount>,
    options: G::Options,
    /// Set up when the first line needs it.
    table: Option<(G, G::State)>,
    checks: usize,
}

impl<G: Game> Scene<'_, G> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(expectation) = line.strip_prefix("expect") {
            self.checks += 1;
            return self.expectation(expectation);
        }
        match line.split_once(':').map(|(key, value)| (key, value.trim())) {
            Some(("rule", ids)) if !ids.is_empty() => Ok(()),
            Some((key @ ("seats" | "options"), _)) if self.table.is_some() => {
                Err(format!("{key} must come before the first step"))
            }
            Some(("seats", count)) => self.set_seats(count),
            Some(("options", pairs)) => self.set_options(pairs),
            Some(("given", text)) => {
                let given = &self.scenarios.given;
                let (game, state) = self.table()?;
                given(game, state, text)
            }
            _ => self.step(line),
        }
    }

    fn set_seats(&mut self, count: &str) -> Result<(), String> {
        let count = count.parse().ok().filter(|count| G::INFO.seats.contains(count));
        let count = count.ok_or_else(|| format!("seats must be one of {:?}", G::INFO.seats))?;
        self.seats = Some(SeatCount::new(count));
        Ok(())
    }

    fn set_options(&mut self, pairs: &str) -> Result<(), String> {
        for pair in pairs.split_whitespace() {
            let (key, value) = pair.split_once('=').ok_or_else(|| format!("{pair:?} is not key=value"))?;
            self.options.set(key, value).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    /// The game and its state, set up as the headings say.
    fn table(&mut self) -> Result<&mut (G, G::State), String> {
        if self.table.is_none() {
            let seats = self.seats.ok_or("a line `seats: COUNT` must come first")?;
            let game = G::new(seats, self.options.clone()).map_err(|error| error.to_string())?;
            let state = game.initial_state();
            self.table = Some((game, state));
        }
        Ok(self.table.as_mut().expect("the table has just been set up"))
    }

    fn step(&mut self, line: &str) -> Result<(), String> {
        let step: StepOf<G> = line.parse().map_err(|error: kernel::NotationError| error.to_string())?;
        let (game, state) = self.table()?;
        if !is_possible(game, state, step) {
            return Err(format!("{step} is not possible: {}", possibilities(game, state, step)));
        }
        game.apply(state, step, &mut kernel::Silent);
        Ok(())
    }

    fn expectation(&mut self, text: &str) -> Result<(), String> {
        let expect = &self.scenarios.expect;
        let (game, state) = self.table()?;
        let (what, value) = text.split_once(':').ok_or("an expectation needs a colon: `expect to act: 1`")?;
        let value = value.trim();
        match what.split_whitespace().collect::<Vec<_>>()[..] {
            [] => expect(game, state, value),
            ["to", "act"] => same("to act", value, &waiting_text(game.to_act(state))),
            ["legal", seat] => {
                let seat = seat_at(game, seat)?;
                each_action::<G>(value, |action| {
                    let why = || format!("{action} should be legal for seat {seat}: {}", legal_text(game, state, seat));
                    if is_legal(game, state, seat, action) { Ok(()) } else { Err(why()) }
                })
            }
            ["illegal", seat] => {
                let seat = seat_at(game, seat)?;
                each_action::<G>(value, |action| {
                    if is_legal(game, state, seat, action) {
                        return Err(format!("{action} should not be legal for seat {seat}"));
                    }
                    Ok(())
                })
            }
            ["only", seat] => {
                let seat = seat_at(game, seat)?;
                let mut expected = Vec::new();
                each_action::<G>(value, |action| {
                    expected.push(action);
                    Ok(())
                })?;
                let mut legal = legal_actions(game, state, seat);
                legal.sort_unstable();
                expected.sort_unstable();
                same(&format!("legal for seat {seat}"), &words(&expected), &words(&legal))
            }
            ["score", seat] => {
                let seat = seat_at(game, seat)?;
                same(&format!("score of seat {seat}"), value, &game.standings(state).of(seat).score.to_string())
            }
            ["rank", seat] => {
                let seat = seat_at(game, seat)?;
                same(&format!("rank of seat {seat}"), value, &game.standings(state).of(seat).rank.to_string())
            }
            _ => Err(format!(
                "unknown expectation {:?}: use to act, legal SEAT, illegal SEAT, only SEAT, score SEAT, rank SEAT, or nothing before the colon",
                what.trim()
            )),
        }
    }
}

fn is_legal<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
    is_possible(game, state, Step::Act(seat, action))
}

fn each_action<G: Game>(texts: &str, mut check: impl FnMut(G::Action) -> Result<(), String>) -> Result<(), String> {
    texts
        .split_whitespace()
        .try_for_each(|text| check(text.parse().map_err(|error: kernel::NotationError| error.to_string())?))
}

fn seat_at<G: Game>(game: &G, text: &str) -> Result<Seat, String> {
    let seat: Seat = text.parse().map_err(|error: kernel::NotationError| error.to_string())?;
    if seat.index() < game.seats().get() { Ok(seat) } else { Err(format!("there is no seat {seat} at this table")) }
}

fn same(what: &str, expected: &str, found: &str) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("{what}: expected {expected}, found {found}")) }
}

fn words<T: ToString>(things: &[T]) -> String {
    things.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// Who is to act, as a scenario says it: `1 3`, `chance` or `nobody`.
pub(crate) fn waiting_text(waiting: ToAct) -> String {
    match waiting {
        ToAct::Nobody => "nobody".to_owned(),
        ToAct::Chance => "chance".to_owned(),
        ToAct::Seats(seats) | ToAct::Open(seats) => words(&seats.iter().collect::<Vec<_>>()),
    }
}

fn legal_text<G: Game>(game: &G, state: &G::State, seat: Seat) -> String {
    match &legal_actions(game, state, seat)[..] {
        [] => format!("it has no legal action, the table waits for {}", waiting_text(game.to_act(state))),
        legal => format!("legal is {}", words(legal)),
    }
}

fn possibilities<G: Game>(game: &G, state: &G::State, step: StepOf<G>) -> String {
    match (game.to_act(state), step) {
        (waiting, Step::Act(seat, _)) if waiting.seats().contains(seat) => legal_text(game, state, seat),
        (ToAct::Chance, Step::Chance(_)) => {
            let outcomes: Vec<_> = chance_outcomes(game, state).into_iter().map(|(outcome, _)| outcome).collect();
            format!("possible is {}", words(&outcomes))
        }
        (waiting, _) => format!("the table waits for {}", waiting_text(waiting)),
    }
}
