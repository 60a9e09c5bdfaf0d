//! `bergfried play`: the terminal as a table.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use anyhow::Result;
use kernel::{Describe as _, Game as _, Message, Seat, ToAct, Viewer};
use machine::Threads;
use players::Player;
use present::{ActionOf, Face, Language, PartCache, Scene, Words};
use session::{ChanceSource, PlayError, Seed, Session};

use super::table::{lay, spec};
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
        let game = lay::<F::Game>(&arguments.table, None)?;
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
            bot: spec.player::<F::Game>(arguments.seed.unwrap_or_else(|| u64::from(std::process::id()))),
            session: Session::new(game, ChanceSource::Seed(seed)),
            told: 0,
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
enum Wish {
    Play(String),
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
    /// How many steps the log has told.
    told: usize,
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
        self.tell(Viewer::Seat(seat))?;
        self.board(Viewer::Seat(seat))?;
        loop {
            let legal = self.session.legal_actions(seat);
            self.offer(seat, &legal)?;
            let wish = match self.listen()? {
                Some(text) => understand(&text, &legal),
                None => Wish::Leave,
            };
            match wish {
                Wish::Leave => return Ok(false),
                Wish::Help => say(&self.words.text("terminal-help"))?,
                Wish::Board => self.board(Viewer::Seat(seat))?,
                Wish::TakeBack => match self.session.take_back(seat) {
                    Ok(()) => {
                        self.told = self.told.min(self.session.steps().len());
                        return Ok(true);
                    }
                    Err(error) => self.refuse(&error.message())?,
                },
                Wish::Play(text) => match self.play_text(seat, &text) {
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
        let view = self.session.view(Viewer::Seat(seat));
        let scene = Scene::<F> {
            game: self.session.game(),
            view: &view,
            viewer: Viewer::Seat(seat),
            to_act: self.session.to_act(),
            legal,
            intentions: &[],
            words: F::words(self.words.language()),
            names: &self.names,
            aids: true,
            parts: &PartCache::default(),
        };
        say(&self.strong(&F::prompt(&scene)))?;
        for (number, action) in legal.iter().enumerate() {
            say(&format!("{:>4}  {:<56} {action}", number + 1, F::action_label(&scene, *action)))?;
        }
        write!(io::stdout(), "> ")?;
        io::stdout().flush()?;
        Ok(())
    }

    fn listen(&self) -> Result<Option<String>> {
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line)?;
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    /// What happened since the last look.
    fn tell(&mut self, viewer: Viewer) -> Result<()> {
        for event in self.session.events(self.told, viewer).iter().flatten() {
            if let Some(line) = F::event_words(self.session.game(), F::words(self.words.language()), &self.names, event)
            {
                say(&format!("  {}", line.text))?;
            }
        }
        self.told = self.session.steps().len();
        Ok(())
    }

    fn board(&self, viewer: Viewer) -> Result<()> {
        say(&format!("\n{}\n", self.session.view(viewer)))
    }

    fn end(&mut self) -> Result<()> {
        self.tell(Viewer::Spectator)?;
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

fn understand<A: ToString>(text: &str, legal: &[A]) -> Wish {
    match text {
        "undo" | "u" => Wish::TakeBack,
        "board" | "b" => Wish::Board,
        "help" | "h" | "?" | "" => Wish::Help,
        "quit" | "q" => Wish::Leave,
        _ => match text.parse::<usize>() {
            Ok(number) if (1..=legal.len()).contains(&number) => Wish::Play(legal[number - 1].to_string()),
            _ => Wish::Play(text.to_owned()),
        },
    }
}
