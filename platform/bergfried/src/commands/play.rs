//! `bergfried play`: the terminal as a table.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use anyhow::Result;
use kernel::{Describe as _, Foresee as _, Game as _, Message, Seat, ToAct, Viewer};
use machine::Threads;
use players::Player;
use present::{ActionOf, Face, Language, PartCache, Scene, Words, foreseen_words};
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use session::{ChanceSource, PlayError, Seed, Session};

use super::table::{set_up, spec};
use super::visit;
use crate::arguments::Play;
use crate::errors::CommandError;
use crate::say::words as terminal_words;

pub(crate) fn run(arguments: &Play, language: Language) -> Result<()> {
    visit(&arguments.table.game, Sit { arguments, language })?
}

struct Sit<'a> {
    arguments: &'a Play,
    language: Language,
}

impl catalog::Visitor for Sit<'_> {
    type Output = Result<()>;

    fn visit<F: catalog::Complete>(self) -> Result<()> {
        let Self { arguments, language } = self;
        let game = set_up::<F::Game>(&arguments.table, None)?;
        let spec = spec(F::Game::INFO.id, &arguments.against)?;
        let (seats, seat) = (game.seats(), arguments.seat);
        if seat.index() >= seats.get() {
            return Err(CommandError::NoSuchSeat { seat: seat.to_string(), seats: seats.get() }.into());
        }
        let seed =
            arguments.seed.map_or_else(|| Ok(Seed::new(secret()?)), |number| anyhow::Ok(Seed::from_number(number)))?;
        let commitment = seed.commitment();
        let words = terminal_words(language);
        let names = seats.seats().map(|other| {
            if arguments.hot_seat || other == seat { other.to_string() } else { format!("{spec} ({other})") }
        });
        let mut table = Terminal::<F> {
            names: names.collect(),
            words,
            people: if arguments.hot_seat { seats.all() } else { kernel::SeatSet::one(seat) },
            bot: F::player(spec, arguments.seed.unwrap_or_else(|| u64::from(std::process::id()))),
            session: Session::new(game, ChanceSource::Seed(seed)),
            shown: 0,
            bold: io::stdout().is_terminal(),
        };
        say(&words.with(
            "terminal-welcome",
            &[("title", title::<F>(language).into()), ("commitment", commitment.to_string().into())],
        ))?;
        table.play()
    }
}

fn title<F: Face>(language: Language) -> &'static str {
    let info = F::Game::INFO;
    match language {
        Language::German => info.title_de,
        Language::English => info.title_en,
    }
}

/// 32 bytes from the system's random source.
fn secret() -> Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| CommandError::NoRandomBytes { detail: error.to_string() })?;
    Ok(bytes)
}

fn say(text: &str) -> Result<()> {
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}

/// What a person typed.
enum Input {
    Play(String),
    About(String),
    TakeBack,
    Board,
    Help,
    Leave,
}

struct Terminal<F: Face> {
    session: Session<F::Game>,
    bot: Box<dyn Player<F::Game>>,
    people: kernel::SeatSet,
    names: Vec<String>,
    words: &'static Words,
    /// How many steps the log has shown.
    shown: usize,
    bold: bool,
}

impl<F: Face> Terminal<F> {
    fn play(&mut self) -> Result<()> {
        loop {
            let ToAct::Seats(seats) = self.session.to_act() else { return self.end() };
            let seat =
                seats.iter().find(|seat| self.people.contains(*seat)).or(seats.first()).expect("someone is to act");
            if self.people.contains(seat) {
                if !self.ask(seat)? {
                    return Ok(());
                }
            } else {
                let view = self.session.view(Viewer::Seat(seat));
                let action = self.bot.choose(self.session.game(), &view, seat, &Threads);
                self.session.play(seat, action)?;
            }
        }
    }

    /// Lets a person decide; `false` if they want to leave.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        self.show_log(Viewer::Seat(seat))?;
        self.board(Viewer::Seat(seat))?;
        loop {
            let legal = self.session.legal_actions(seat);
            self.offer(seat, &legal)?;
            let input = match self.read_line()? {
                Some(text) => parse(&text, &legal),
                None => Input::Leave,
            };
            match input {
                Input::Leave => return Ok(false),
                Input::Help => say(&self.words.text("terminal-help"))?,
                Input::Board => self.board(Viewer::Seat(seat))?,
                Input::TakeBack => match self.session.take_back(seat) {
                    Ok(()) => {
                        self.shown = self.shown.min(self.session.steps().len());
                        return Ok(true);
                    }
                    Err(error) => self.refuse(&error.message())?,
                },
                Input::About(text) => match text.parse::<ActionOf<F>>() {
                    Ok(action) if legal.contains(&action) => self.tell_about(seat, &legal, action)?,
                    Ok(_) => say(&self.words.text("terminal-not-offered"))?,
                    Err(error) => self.refuse(&error.message())?,
                },
                Input::Play(text) => match self.play_text(seat, &text) {
                    Ok(()) => return Ok(true),
                    Err(error) => self.refuse(&error.message())?,
                },
            }
        }
    }

    fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        self.session.play(seat, text.parse::<ActionOf<F>>()?)
    }

    fn refuse(&self, reason: &Message) -> Result<()> {
        say(&F::words(self.words.language()).say(reason))
    }

    /// The actions with numbers, in words and in notation.
    fn offer(&self, seat: Seat, legal: &[ActionOf<F>]) -> Result<()> {
        self.with_scene(seat, legal, |scene| {
            say(&self.strong(&F::prompt(scene)))?;
            for (number, action) in legal.iter().enumerate() {
                say(&format!("{:>4}  {:<56} {action}", number + 1, F::action_label(scene, *action)))?;
            }
            write!(io::stdout(), "> ")?;
            io::stdout().flush()?;
            Ok(())
        })
    }

    /// What an action's piece is, and what the action brings.
    fn tell_about(&self, seat: Seat, legal: &[ActionOf<F>], action: ActionOf<F>) -> Result<()> {
        self.with_scene(seat, legal, |scene| {
            say(&self.strong(&F::action_label(scene, action)))?;
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
            let foreseen = scene.game.foresee(scene.view, seat, action, &mut rng);
            let about = F::about(scene, action).unwrap_or_default();
            let brings = foreseen_words(scene, action, &foreseen);
            for line in about.lines().chain(brings.iter().map(String::as_str)) {
                say(&format!("  {line}"))?;
            }
            Ok(())
        })
    }

    fn with_scene<T>(&self, seat: Seat, legal: &[ActionOf<F>], draw: impl FnOnce(&Scene<'_, F>) -> T) -> T {
        draw(&Scene::<F> {
            game: self.session.game(),
            view: &self.session.view(Viewer::Seat(seat)),
            viewer: Viewer::Seat(seat),
            to_act: self.session.to_act(),
            legal,
            intentions: &[],
            words: F::words(self.words.language()),
            names: &self.names,
            aids: true,
            parts: &PartCache::default(),
        })
    }

    fn read_line(&self) -> Result<Option<String>> {
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line)?;
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    /// What happened since the last look.
    fn show_log(&mut self, viewer: Viewer) -> Result<()> {
        for event in self.session.events(self.shown, viewer).iter().flatten() {
            if let Some(line) = F::event_words(self.session.game(), F::words(self.words.language()), &self.names, event)
            {
                say(&format!("  {}", line.text))?;
            }
        }
        self.shown = self.session.steps().len();
        Ok(())
    }

    fn board(&self, viewer: Viewer) -> Result<()> {
        say(&format!("\n{}\n", self.session.view(viewer)))
    }

    fn end(&mut self) -> Result<()> {
        self.show_log(Viewer::Spectator)?;
        self.board(Viewer::Spectator)?;
        for row in self.session.standings().rows() {
            let name = match row.who {
                kernel::Contender::Seat(seat) => self.names[seat.index()].clone(),
                kernel::Contender::Automaton => {
                    F::words(self.words.language()).text(&format!("{}-automaton", F::Game::INFO.id))
                }
            };
            let arguments =
                [("rank", i64::from(row.rank).into()), ("name", name.into()), ("points", i64::from(row.score).into())];
            say(&self.strong(&self.words.with("terminal-result", &arguments)))?;
        }
        Ok(())
    }

    fn strong(&self, text: &str) -> String {
        if self.bold { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }
}

fn parse<A: ToString>(text: &str, legal: &[A]) -> Input {
    match text {
        "undo" | "u" => Input::TakeBack,
        "board" | "b" => Input::Board,
        "help" | "h" | "?" | "" => Input::Help,
        "quit" | "q" => Input::Leave,
        _ => match text.strip_prefix('?') {
            Some(about) => Input::About(action_text(about.trim(), legal)),
            None => Input::Play(action_text(text, legal)),
        },
    }
}

/// An action in notation: as typed, or by its number in the list.
fn action_text<A: ToString>(text: &str, legal: &[A]) -> String {
    let number = text.parse::<usize>().ok().filter(|number| (1..=legal.len()).contains(number));
    number.map_or_else(|| text.to_owned(), |number| legal[number - 1].to_string())
}
