//! The traits through which the platform uses games and matches without knowing their types.

use std::ops::{Deref, DerefMut};

use contests::Contest;
use kernel::{Contender, GameInfo, OptionField, Seat, SeatCount, SeatSet, SetupError, Standing, Viewer};
use maud::Markup;
use players::Machine;
use present::{Caption, FormOption, Language, PartCache, PrintedPiece, Words, Zone};
use session::{AnySession, ChanceSource, LoadError, PlayError, Record, Verified, VerifyError};

use crate::question::Question;
use crate::schema::ViewSchema;
use crate::think::Suggestion;

/// Who a page is drawn for, and how.
#[derive(Clone, Copy, Debug)]
pub struct RenderContext<'a> {
    /// The viewer, which decides what is visible.
    pub viewer: Viewer,
    /// The language of all texts.
    pub language: Language,
    /// The player name of each seat.
    pub names: &'a [String],
    /// Should the drawing show the consequences of possible actions?
    pub aids: bool,
    /// May the viewer act, or is the table read-only, as in a replay?
    pub may_act: bool,
    /// Does the viewer enter what chance brings, with the real pieces on the table? Such a viewer is offered every possible
    /// outcome, which can tell what is hidden from others: it must be the only seat of the match.
    pub enters_chance: bool,
    /// The actions, in notation, that other seats are considering and that the viewer may see.
    pub intentions: &'a [(Seat, String)],
    /// The parts that the audience has from the last drawing, if it keeps them: unchanged parts are left out.
    pub parts: Option<&'a PartCache>,
    /// The seat that has resigned and so ended the match.
    pub resigned: Option<Seat>,
}

/// A spectator in the default language, without names: callers change what differs.
impl Default for RenderContext<'_> {
    fn default() -> Self {
        Self {
            viewer: Viewer::Spectator,
            language: Language::default(),
            names: &[],
            aids: false,
            may_act: false,
            enters_chance: false,
            intentions: &[],
            parts: None,
            resigned: None,
        }
    }
}

/// The drawings and texts of a table, by zone. Everything is HTML unless it is documented as plain text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Zones {
    /// The board.
    pub board: Zone,
    /// What the viewer holds.
    pub hand: Option<Zone>,
    /// Who must do what, what has to be drawn, or who has won: a sentence, plain text.
    pub prompt: String,
    /// What other seats are considering and have shared with the viewer: sentences, plain text.
    pub intentions: Vec<String>,
    /// Every legal action of the viewer as a button, or every outcome that it may enter.
    pub actions: String,
    /// The supply: what is left to take.
    pub supply: Zone,
    /// One panel per contender, seats first in seat order.
    pub seats: Vec<SeatPanel>,
    /// The itemised score.
    pub score: Zone,
    /// The ranking, once the game is over by its rules.
    pub standings: Option<String>,
    /// Winner, ranking with the reasons, and scores as bars, once the match is over by the rules or by a resignation.
    pub end: Option<String>,
}

/// The panel of one contender.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPanel {
    /// The contender it describes.
    pub who: Contender,
    /// The name, plain text.
    pub name: String,
    /// The arms as a small picture; empty for an automaton without arms.
    pub shield: String,
    /// The points so far.
    pub score: i32,
    /// A line or a small drawing; may be empty for an automaton.
    pub details: Zone,
}

/// The log lines of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The index of the step, counted from 0.
    pub step: usize,
    /// The seat that acted; `None` for chance.
    pub actor: Option<Seat>,
    /// The lines.
    pub lines: Vec<LogEntryLine>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntryLine {
    /// The line as HTML.
    pub html: String,
    /// The line as plain text.
    pub text: String,
    /// Who acted, won or lost.
    pub who: Option<Contender>,
    /// The keys of the pieces and places it is about.
    pub keys: Vec<String>,
}

/// What an action is about and what it brings, as plain text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ForeseenWords {
    /// What the action's piece or place is, one sentence each.
    pub about: Vec<String>,
    /// What the action brings, in short phrases.
    pub brings: Vec<String>,
}

/// An option with its labels, for a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionWords {
    /// Its key.
    pub key: &'static str,
    /// Its label.
    pub label: String,
    /// How many of the choices must be picked. Several are joined by `+`.
    pub count: usize,
    /// May `random` be entered instead?
    pub random: bool,
    /// The value that the form preselects.
    pub preselected: String,
    /// The numbers of seats for which the option has a meaning; empty if it always has one.
    pub seats: &'static [u8],
    /// The values.
    pub choices: Vec<OptionChoice>,
}

/// A value of an option with its label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionChoice {
    /// The value, as in [`CatalogGame::open`].
    pub value: &'static str,
    /// Its label.
    pub label: String,
}

/// An action, or an outcome of chance, with its label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionWords {
    /// The action or outcome in notation.
    pub action: String,
    /// Its label, plain text.
    pub label: String,
}

/// A suggested action in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The action in notation.
    pub action: String,
    /// Its label, plain text.
    pub label: String,
    /// The estimated probability of winning, 0 to 1.
    pub value: f32,
}

/// A game with its drawings, texts and computer players.
///
/// ```
/// use kernel::{SeatCount, ToAct};
/// use session::{ChanceSource, Seed};
///
/// let game = catalog::find("castle").expect("the catalog has it");
/// let chance = ChanceSource::Seed(Seed::from_number(7));
/// let mut session = game.open(SeatCount::new(2), &[], chance)?;
/// let (ToAct::Seats(seats) | ToAct::Open(seats)) = session.to_act() else { panic!("a seat begins") };
/// let seat = seats.first().expect("a seat begins");
/// let action = session.legal_actions(seat)[0].clone();
/// session.play(seat, &action)?;
/// assert!(session.step_count() > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait CatalogGame: Send + Sync {
    /// Names, seats, versions, ledger and components.
    fn info(&self) -> &'static GameInfo;

    /// The options that are chosen before a match starts.
    fn option_fields(&self) -> &'static [OptionField];

    /// Named sets of options that cover the game, as `(key, value)` pairs; the first has the defaults.
    fn presets(&self) -> Vec<(&'static str, Vec<(&'static str, String)>)>;

    /// What the views of its matches look like as JSON.
    fn view_schema(&self) -> ViewSchema;

    /// Starts a match.
    ///
    /// # Errors
    /// If the game does not allow the number of seats or the options.
    fn open(
        &self,
        seats: SeatCount,
        options: &[(String, String)],
        chance: ChanceSource,
    ) -> Result<Box<dyn CatalogSession>, SetupError>;

    /// The game as a series of matches between computer players takes it.
    ///
    /// # Errors
    /// If the game does not allow the number of seats or the options.
    fn contest(&self, seats: SeatCount, options: &[(String, String)]) -> Result<Box<dyn Contest>, SetupError>;

    /// Answers a [`Question`] about this game; `None` if it cannot be read.
    fn suggest(&self, question: &Question, machine: &dyn Machine) -> Option<Vec<Suggestion>>;

    /// Replays a record, see [`Session::load`](session::Session::load).
    ///
    /// # Errors
    /// If a step of the record is not possible.
    fn load(&self, record: &Record, chance: ChanceSource) -> Result<Box<dyn CatalogSession>, LoadError>;

    /// Recomputes everything that a finished record claims, see [`session::verify()`].
    ///
    /// # Errors
    /// If a claim does not hold.
    fn verify(&self, record: &Record) -> Result<Verified, VerifyError>;

    /// The title in a language.
    fn title(&self, language: Language) -> &'static str;

    /// The messages of the game and the shared ones.
    fn words(&self, language: Language) -> &'static Words;

    /// The rules in our own words, as HTML.
    fn rules_page(&self, language: Language) -> String;

    /// Draws the picture on the game's card, as SVG; [`cover`](crate::cover()) has it ready.
    fn cover(&self) -> String;

    /// Which facts about the pieces are certain and which are reconstructed, as HTML.
    fn provenance(&self, language: Language) -> String;

    /// Every printed piece that has an id in the component file, in the order of the file.
    fn printed(&self, language: Language) -> Vec<PrintedPiece>;

    /// The board of a table that a file describes, as HTML, with the names of its seats; nothing if the file cannot be read or
    /// the game does not draw it. What is scored is a matter of [`GameInfo::score_table`].
    fn described_board(&self, text: &str, names: &[String], language: Language) -> Option<String>;

    /// The symbols and patterns that the game's drawings refer to, see [`defs`](crate::defs()).
    fn symbols(&self) -> Markup;

    /// The style sheet of the game's drawings.
    fn style(&self) -> &'static str;

    /// One sentence that makes people want to play the game, plain text.
    fn tempting(&self, language: Language) -> String;

    /// How many minutes a match takes, such as `45–60`.
    fn minutes(&self, language: Language) -> String;

    /// The names that computer players go by: as many in each language, and more than the game has seats.
    fn computer_names(&self, language: Language) -> Vec<String>;

    /// The options that the form for a new match does not simply show with their default.
    fn form(&self) -> &'static [FormOption];

    /// The options with their labels, in the order of the form.
    fn option_words(&self, language: Language) -> Vec<OptionWords>;

    /// The levels of the computer player, weakest first.
    fn levels(&self) -> &'static [&'static str];
}

/// A match of any game, with its drawings, log and computer players.
///
/// It dereferences to [`AnySession`].
pub trait CatalogSession: Send + Sync {
    /// The match itself.
    fn base(&self) -> &(dyn AnySession + 'static);

    /// The match itself, mutably.
    fn base_mut(&mut self) -> &mut (dyn AnySession + 'static);

    /// An independent copy. A change can be tried on it before it is stored.
    fn fork(&self) -> Box<dyn CatalogSession>;

    /// The match as it was after `count` steps, see [`Session::at`](session::Session::at).
    fn at(&self, count: usize) -> Box<dyn CatalogSession>;

    /// The table as the viewer sees it.
    fn zones(&self, context: &RenderContext<'_>) -> Zones;

    /// Who must do what: a sentence, plain text.
    fn prompt(&self, context: &RenderContext<'_>) -> String;

    /// The ranking, the best first, each row with what decided if the next one has the same score.
    fn ranking(&self, context: &RenderContext<'_>) -> Vec<(Standing, Option<String>)>;

    /// The table as the viewer sees it, as text for a terminal.
    fn text_board(&self, context: &RenderContext<'_>) -> String;

    /// The captions of everything on the table that the viewer sees, each once.
    fn captions(&self, context: &RenderContext<'_>) -> Vec<Caption>;

    /// The legal actions of the viewer with their labels; empty if the viewer may not act.
    fn actions(&self, context: &RenderContext<'_>) -> Vec<ActionWords>;

    /// The possible outcomes with their labels, in the order of the list; empty unless chance is due and the viewer
    /// [enters it](RenderContext::enters_chance) and may act.
    fn outcomes(&self, context: &RenderContext<'_>) -> Vec<ActionWords>;

    /// The partners of a seat, each with the name of what they share.
    fn partners(&self, seat: Seat, language: Language) -> Vec<(Seat, String)>;

    /// The seats that may see an action which a seat is considering but has not taken.
    ///
    /// # Errors
    /// If the action is not legal for the seat now.
    fn confidants(&self, seat: Seat, action: &str) -> Result<SeatSet, PlayError>;

    /// What an action of a seat is about and what it brings, told from what the seat may know.
    ///
    /// # Errors
    /// If the action is not legal for the seat now.
    fn foresee(&self, seat: Seat, action: &str, context: &RenderContext<'_>) -> Result<ForeseenWords, PlayError>;

    /// The log from the step with index `from` on, redacted for the viewer.
    fn log(&self, from: usize, context: &RenderContext<'_>) -> Vec<LogEntry>;

    /// What a computer player would do at a seat that is to act, best first: a level, or a kind of player as in
    /// [`players::Spec`]. The player gets only the view of the seat. `machine` provides the clock and the worker threads.
    ///
    /// There is at least one action. The same session and seed give the same ones unless the level has a time limit. An unknown
    /// player plays at random.
    fn suggest(&self, seat: Seat, player: &str, seed: u64, machine: &dyn Machine) -> Vec<Suggestion>;

    /// Suggestions in words. What is no action of the seat now is left out.
    fn hints(&self, seat: Seat, context: &RenderContext<'_>, suggestions: &[Suggestion]) -> Vec<Hint>;
}

impl Deref for dyn CatalogSession {
    type Target = dyn AnySession;

    fn deref(&self) -> &Self::Target {
        self.base()
    }
}

impl DerefMut for dyn CatalogSession {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.base_mut()
    }
}
