//! `bergfried play`: the terminal as a table.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use anyhow::Result;
use catalog::{ADVISER, CatalogGame, CatalogSession, RenderContext};
use journal::Token;
use kernel::{Contender, Describe as _, Message, Seat, SeatSet, Viewer};
use machine::Threads;
use pages::Naming;
use present::{Caption, Language, Words};
use session::{ChanceSource, Seed};

use super::find;
use super::table::{open, spec};
use crate::arguments::Play;
use crate::errors::CommandError;
use crate::say::words as terminal_words;

pub(crate) fn run(arguments: &Play, language: Language) -> Result<()> {
    let game = find(&arguments.table.game)?;
    spec(game.info().id, &arguments.against)?;
    let number = arguments.seed;
    let seed = number.map_or_else(|| Ok(Seed::new(secret()?)), |number| anyhow::Ok(Seed::from_number(number)))?;
    let commitment = seed.commitment();
    let session = open(game, &arguments.table, None, ChanceSource::Seed(seed))?;
    let (seats, seat) = (session.seats(), arguments.seat);
    if seat.index() >= seats.get() {
        return Err(CommandError::NoSuchSeat { seat: seat.to_string(), seats: seats.get() }.into());
    }
    let people = if arguments.hot_seat { seats.all() } else { SeatSet::one(seat) };
    let bot_seed = number.unwrap_or_else(|| u64::from(std::process::id()));
    let mut id = [0; 16];
    id[..8].copy_from_slice(&bot_seed.to_be_bytes());
    let naming = Naming { game, id: Token::new(id), language };
    let names = seats.seats().map(|seat| match people.contains(seat) {
        true => naming.recorded(seat, ""),
        false => naming.recorded(seat, &level_or_player(game, &arguments.against)),
    });
    let mut table = Terminal {
        game,
        names: names.collect(),
        words: terminal_words(language),
        people,
        against: &arguments.against,
        bot_seed,
        session,
        shown: 0,
        bold: io::stdout().is_terminal(),
    };
    say(&table.words.with(
        "terminal-welcome",
        &[("title", game.title(language).into()), ("commitment", commitment.to_string().into())],
    ))?;
    table.play()
}

/// A computer player as records name it.
fn level_or_player(game: &dyn CatalogGame, name: &str) -> String {
    catalog::level(game.info().id, name).map_or_else(|| name.to_owned(), |spec| spec.to_string())
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
    Hint,
    Board,
    Help,
    Leave,
    /// A number that the list of moves does not have.
    NoSuchMove(usize),
}

struct Terminal<'a> {
    game: &'static dyn CatalogGame,
    session: Box<dyn CatalogSession>,
    /// A level, or a kind of player.
    against: &'a str,
    bot_seed: u64,
    people: SeatSet,
    names: Vec<String>,
    words: &'static Words,
    /// How many steps the log has shown.
    shown: usize,
    bold: bool,
}

impl Terminal<'_> {
    fn play(&mut self) -> Result<()> {
        loop {
            let seats = self.session.to_act().seats();
            let person = seats.iter().find(|seat| self.people.contains(*seat));
            let Some(seat) = person.or(seats.first()) else { return self.end() };
            if self.people.contains(seat) {
                if !self.ask(seat)? {
                    return Ok(());
                }
            } else {
                let seed = self.bot_seed.wrapping_add((self.session.step_count() as u64) << 32);
                let chosen = self.session.suggest(seat, self.against, seed, &Threads);
                self.session.play(seat, &chosen[0].action)?;
            }
        }
    }

    /// Lets a person decide; `false` if they want to leave.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        self.show_log(Viewer::Seat(seat))?;
        self.board(Viewer::Seat(seat))?;
        self.offer(seat)?;
        let legal = self.session.legal_actions(seat);
        // After an answer the list is not repeated: a long one would push the answer out of sight.
        loop {
            let input = match self.read_line()? {
                Some(text) => self.parse(&text, &legal),
                None => Input::Leave,
            };
            match input {
                Input::Leave => return Ok(false),
                Input::NoSuchMove(number) => {
                    let arguments = [("number", number.into()), ("most", legal.len().into())];
                    say(&self.words.with("terminal-no-such-move", &arguments))?;
                }
                Input::Help => say(&self.words.text("terminal-help"))?,
                Input::Board => {
                    self.board(Viewer::Seat(seat))?;
                    self.offer(seat)?;
                }
                Input::TakeBack => match self.session.take_back(seat) {
                    Ok(()) => {
                        self.shown = self.shown.min(self.session.step_count());
                        return Ok(true);
                    }
                    Err(error) => self.refuse(&error.message())?,
                },
                Input::Hint => self.hint(seat)?,
                Input::About(action) => self.tell_about(seat, &action)?,
                Input::Play(action) => match self.session.play(seat, &action) {
                    Ok(()) => return Ok(true),
                    Err(error) => self.refuse(&error.message())?,
                },
            }
        }
    }

    fn refuse(&self, reason: &Message) -> Result<()> {
        say(&self.game.words(self.words.language()).say(reason))
    }

    /// The actions with numbers, in words and in notation.
    fn offer(&self, seat: Seat) -> Result<()> {
        let context = self.context(Viewer::Seat(seat));
        say(&self.strong(&self.session.prompt(&context)))?;
        for (number, offered) in self.session.actions(&context).iter().enumerate() {
            say(&format!("{:>4}  {:<56} {}", number + 1, offered.label, offered.action))?;
        }
        Ok(())
    }

    /// What a person typed. Commands have a name in the person's language, an English one and an English initial.
    fn parse(&self, text: &str, legal: &[String]) -> Input {
        let is = |name: &str, key: &str| [self.words.text(key).as_str(), name, &name[..1]].contains(&text);
        match text {
            "" | "?" => Input::Help,
            _ if is("help", "terminal-command-help") => Input::Help,
            _ if is("undo", "terminal-command-undo") => Input::TakeBack,
            _ if is("board", "terminal-command-board") => Input::Board,
            _ if is("tip", "terminal-command-tip") => Input::Hint,
            _ if is("quit", "terminal-command-quit") => Input::Leave,
            _ => {
                let about = text.strip_prefix('?').map(str::trim);
                let named = about.unwrap_or(text);
                // An action in notation, as typed or by its number in the list.
                let action = match named.parse::<usize>() {
                    Ok(number) => match number.checked_sub(1).and_then(|index| legal.get(index)) {
                        Some(action) => action.clone(),
                        None => return Input::NoSuchMove(number),
                    },
                    Err(_) => named.to_owned(),
                };
                if about.is_some() { Input::About(action) } else { Input::Play(action) }
            }
        }
    }

    /// What the computer would do.
    fn hint(&self, seat: Seat) -> Result<()> {
        let seed = self.bot_seed.wrapping_add(self.session.step_count() as u64);
        let suggestions = self.session.suggest(seat, ADVISER, seed, &Threads);
        for hint in self.session.hints(seat, &self.context(Viewer::Seat(seat)), &suggestions) {
            let percent = (hint.value * 100.0).round() as i64;
            let arguments = [("label", hint.label.into()), ("action", hint.action.into()), ("percent", percent.into())];
            say(&format!("  {}", self.words.with("terminal-hint", &arguments)))?;
        }
        Ok(())
    }

    /// What an action's piece is, and what the action brings; or what a piece of the table with this name is.
    fn tell_about(&self, seat: Seat, action: &str) -> Result<()> {
        let context = self.context(Viewer::Seat(seat));
        let foreseen = match self.session.foresee(seat, action, &context) {
            Ok(foreseen) => foreseen,
            Err(error) => {
                let pieces = self.pieces(action, &context);
                if pieces.is_empty() {
                    return self.refuse(&error.message());
                }
                return pieces.iter().try_for_each(|piece| say(&format!("  {}", piece.text().replace('\n', "\n    "))));
            }
        };
        let actions = self.session.actions(&context);
        if let Some(offered) = actions.iter().find(|offered| offered.action == action) {
            say(&self.strong(&offered.label))?;
        }
        foreseen.about.iter().chain(&foreseen.brings).try_for_each(|line| say(&format!("  {line}")))
    }

    /// The captions of everything on the table whose name begins with these words, in any case; if there is nothing, of
    /// everything whose name contains them.
    fn pieces(&self, words: &str, context: &RenderContext<'_>) -> Vec<Caption> {
        let wanted = words.to_lowercase();
        let name = |caption: &Caption| caption.name().to_lowercase();
        let mut captions = self.session.captions(context);
        captions.retain(|caption| name(caption).contains(&wanted));
        let is_first = |caption: &Caption| name(caption).starts_with(&wanted);
        if captions.iter().any(is_first) {
            captions.retain(is_first);
        }
        captions
    }

    fn context(&self, viewer: Viewer) -> RenderContext<'_> {
        let language = self.words.language();
        RenderContext { viewer, language, names: &self.names, aids: true, may_act: true, ..RenderContext::default() }
    }

    fn read_line(&self) -> Result<Option<String>> {
        write!(io::stdout(), "> ")?;
        io::stdout().flush()?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line)?;
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    /// What happened since the last look.
    fn show_log(&mut self, viewer: Viewer) -> Result<()> {
        for entry in self.session.log(self.shown, &self.context(viewer)) {
            for line in entry.lines {
                say(&format!("  {}", line.text))?;
            }
        }
        self.shown = self.session.step_count();
        Ok(())
    }

    fn board(&self, viewer: Viewer) -> Result<()> {
        say(&format!("\n{}\n", self.session.text_board(&self.context(viewer))))
    }

    fn end(&mut self) -> Result<()> {
        self.show_log(Viewer::Spectator)?;
        self.board(Viewer::Spectator)?;
        for (row, reason) in self.session.ranking(&self.context(Viewer::Spectator)) {
            let name = match row.who {
                Contender::Seat(seat) => self.names[seat.index()].clone(),
                Contender::Automaton => {
                    self.game.words(self.words.language()).text(&format!("{}-automaton", self.game.info().id))
                }
            };
            let arguments =
                [("rank", i64::from(row.rank).into()), ("name", name.into()), ("points", i64::from(row.score).into())];
            say(&self.strong(&self.words.with("terminal-result", &arguments)))?;
            if let Some(reason) = reason {
                say(&format!("   {reason}"))?;
            }
        }
        Ok(())
    }

    fn strong(&self, text: &str) -> String {
        if self.bold { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }
}
