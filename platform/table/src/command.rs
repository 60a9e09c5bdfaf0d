//! What goes into a table and what comes out of it.

use catalog::{ADVISER, CatalogSession, Hint, Question, RenderContext, Suggestion};
use journal::{Append, Token};
use kernel::{Seat, Viewer};
use pages::Refusal;
use players::Machine;
use present::Language;
use session::{Commitment, Contribution};

use crate::message::ClientMessage;
use crate::new_match::NewMatch;
use crate::program_data::Played;

/// A connected client: a browser or a program that listens. The driver chooses the number and never uses it twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SubscriberId(pub u64);

/// A command that will be answered. The driver chooses the number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RequestId(pub u64);

/// What can change a match.
#[derive(Debug)]
pub enum Command {
    /// A message from a subscriber.
    Message {
        /// The sender.
        subscriber: SubscriberId,
        /// What it says.
        message: ClientMessage,
        /// The sender's name, for the chat of spectators: those who sit at the table use their name there.
        name: Option<String>,
    },
    /// A guest takes a seat. Answered with [`Answer::Seat`].
    Sit {
        /// Whom to answer.
        request: RequestId,
        /// The guest.
        guest: Token,
        /// The name at the table.
        name: String,
        /// The invitation to a seat; without one, any open seat of a listed match.
        invitation: Option<Token>,
    },
    /// A program acts for a guest. Answered with [`Answer::Played`].
    Program {
        /// Whom to answer.
        request: RequestId,
        /// The guest.
        guest: Token,
        /// What it does.
        command: ProgramCommand,
    },
    /// A computer player has chosen: the result of [`Thinking`].
    Chosen {
        /// What it was asked.
        task: ThinkingTask,
        /// Its action; `None` if it failed.
        action: Option<String>,
    },
    /// Advice is ready: the result of [`Advising`].
    Advised {
        /// Who asked.
        subscriber: SubscriberId,
        /// The id of the message that asked.
        id: String,
        /// The advice, best first; nothing if the adviser failed.
        hints: Vec<Hint>,
    },
}

/// What a program can do in a match in which it has a seat.
#[derive(Debug)]
pub enum ProgramCommand {
    /// It plays.
    Play {
        /// The number of the seat; without one, the guest's seat that is to act.
        seat: Option<u8>,
        /// The decision that is answered.
        decision: u32,
        /// The action, in the game's notation.
        action: String,
        /// The id the program gave its request; empty if it gave none.
        message: String,
    },
    /// It commits to the contribution to chance with this hash.
    Contribute(Commitment),
    /// It opens its contribution to chance.
    Open(Contribution),
}

/// What the driver has to do, in order.
pub enum Output {
    /// Append this entry to the journal, then call [`committed`](crate::Table::committed) or
    /// [`failed`](crate::Table::failed). Until then the change is not visible to anyone.
    Append(Box<Append>),
    /// Create this match, then call [`created`](crate::Table::created).
    Create(Box<NewMatch>),
    /// Send a message.
    Send {
        /// To whom.
        to: Vec<SubscriberId>,
        /// The JSON.
        json: String,
    },
    /// Tell the programs that listen that there is a new version.
    Changed {
        /// The version.
        version: u64,
    },
    /// Answer a command.
    Answer {
        /// Which one.
        request: RequestId,
        /// The answer.
        answer: Result<Answer, Refusal>,
    },
    /// Let a computer player think, then hand in [`Command::Chosen`].
    Think(Thinking),
    /// Let the adviser think, then hand in [`Command::Advised`].
    Advise(Advising),
}

/// The answer to a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The seat that was taken.
    Seat(Seat),
    /// The action was played, or the contribution is stored.
    Played(Played),
}

/// Which decision a computer player thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThinkingTask {
    /// The seat it plays.
    pub seat: Seat,
    /// The decision.
    pub decision: u32,
    /// How often steps had been taken back when it began: afterwards its choice is worthless.
    pub rewinds: u32,
    /// The number of steps when it began. Others may have gone on since and made its choice impossible.
    pub steps: usize,
}

/// For whom a computer thinks, so that a driver can share its time fairly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThinkingFor {
    /// The address from which the match was created, as a pseudonym, or if that is not known its host.
    pub origin: String,
    /// Whether people play in the match.
    pub people: bool,
}

/// A decision for a computer player.
pub struct Thinking {
    /// Which decision it is.
    pub task: ThinkingTask,
    /// For whom it is.
    pub asker: ThinkingFor,
    pub(crate) session: Box<dyn CatalogSession>,
    pub(crate) level: String,
}

impl Thinking {
    /// What a computer player in another process is asked instead of [`Thinking::run`]. The first thing that it would do is its
    /// choice.
    #[must_use]
    pub fn question(&self, seed: u64) -> Question {
        Question::of(&*self.session, self.task.seat, &self.level, seed)
    }

    /// Thinks and returns what the computer would do, its choice first, with the clock and the workers of `machine`. This takes
    /// as long as the level allows: run it where nobody waits.
    #[must_use]
    pub fn run(&self, seed: u64, machine: &dyn Machine) -> Vec<Suggestion> {
        self.session.suggest(self.task.seat, &self.level, seed, machine)
    }
}

/// A request for advice.
pub struct Advising {
    /// Who asked.
    pub subscriber: SubscriberId,
    /// The id of the message that asked.
    pub id: String,
    /// For whom it is.
    pub asker: ThinkingFor,
    pub(crate) session: Box<dyn CatalogSession>,
    pub(crate) seat: Seat,
    pub(crate) language: Language,
    pub(crate) names: Vec<String>,
}

impl Advising {
    /// What a computer player in another process is asked instead of [`Advising::run`].
    #[must_use]
    pub fn question(&self, seed: u64) -> Question {
        Question::of(&*self.session, self.seat, ADVISER, seed)
    }

    /// Thinks and returns the best actions. This takes a while: run it where nobody waits.
    #[must_use]
    pub fn run(&self, seed: u64, machine: &dyn Machine) -> Vec<Suggestion> {
        self.session.suggest(self.seat, ADVISER, seed, machine)
    }

    /// The best actions in words.
    #[must_use]
    pub fn hints(&self, suggestions: &[Suggestion]) -> Vec<Hint> {
        let context = RenderContext {
            viewer: Viewer::Seat(self.seat),
            language: self.language,
            names: &self.names,
            aids: false,
            may_act: true,
            ..RenderContext::default()
        };
        self.session.hints(self.seat, &context, suggestions)
    }
}
