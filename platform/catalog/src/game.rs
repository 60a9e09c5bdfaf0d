//! What the rest of the program may ask of a game and of a match, whichever game it is.

use std::ops::{Deref, DerefMut};

use kernel::{Contender, GameInfo, OptionField, Seat, SeatCount, SeatSet, SetupError, Viewer};
use maud::Markup;
use players::Machine;
use present::{Language, PartCache, Words, Zone};
use session::{AnySession, ChanceSource, LoadError, PlayError, Record, Seed, Verified, VerifyError};

/// For whom a table is drawn, and how.
#[derive(Clone, Copy, Debug)]
pub struct RenderContext<'a> {
    /// Who looks: decides what is known.
    pub viewer: Viewer,
    /// The language of all words.
    pub language: Language,
    /// The name at each seat.
    pub names: &'a [String],
    /// Should the drawing show what follows from the rules?
    pub aids: bool,
    /// May the viewer act, or is the table read-only, as in a replay?
    pub may_act: bool,
    /// What other seats are considering, in notation, as far as the viewer may see it.
    pub intentions: &'a [(Seat, String)],
    /// What the audience has of the last drawing, if it keeps it: parts of a zone that show the same again are left out.
    pub parts: Option<&'a PartCache>,
}

/// A table in drawings and words, zone by zone. What is not said to be plain text is HTML.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Zones {
    /// The board.
    pub board: Zone,
    /// What lies before the viewer.
    pub hand: Option<Zone>,
    /// Who must do what: a sentence, plain text.
    pub prompt: String,
    /// What other seats are considering and let the viewer see: sentences, plain text.
    pub intentions: Vec<String>,
    /// Every legal action of the viewer as a button.
    pub actions: String,
    /// What is left to take.
    pub supply: Zone,
    /// One panel per contender, seats first in seat order.
    pub seats: Vec<SeatPanel>,
    /// The itemised score.
    pub score: String,
    /// The ranking, once the game is over.
    pub standings: Option<String>,
}

/// The panel of one contender.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPanel {
    /// The contender it describes.
    pub who: Contender,
    /// The name, plain text.
    pub name: String,
    /// The arms as a small picture; empty for an automaton.
    pub shield: String,
    /// The points so far.
    pub score: i32,
    /// A line or a small drawing; empty for an automaton.
    pub details: String,
}

/// What happened in one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The index of the step, counted from 0.
    pub step: usize,
    /// The lines, as HTML.
    pub lines: Vec<String>,
}

/// An option in words, for a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionWords {
    /// Its key.
    pub key: &'static str,
    /// What it is called.
    pub label: String,
    /// Is exactly one of the choices wanted (1), or several, joined by `+`?
    pub count: usize,
    /// May `random` be entered instead?
    pub random: bool,
    /// What it is by default.
    pub default: String,
    /// The values.
    pub choices: Vec<OptionChoice>,
}

/// A value of an option in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionChoice {
    /// The value.
    pub value: &'static str,
    /// What it is called.
    pub label: String,
}

/// An action in notation and in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionWords {
    /// The action in notation.
    pub action: String,
    /// The action in words, plain text.
    pub label: String,
}

/// A suggested action.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub label: String,
    /// The probability of winning that the adviser expects, 0 to 1.
    pub value: f32,
}

/// A game with its drawings, words and computer players.
///
/// ```
/// use kernel::{SeatCount, ToAct};
/// use session::{ChanceSource, Seed};
///
/// let game = catalog::find("castle").expect("the catalog has it");
/// let chance = ChanceSource::Seed(Seed::from_number(7));
/// let mut session = game.open(SeatCount::new(2), &[], chance)?;
/// let ToAct::Seats(seats) = session.to_act() else { panic!("somebody begins") };
/// let seat = seats.first().expect("somebody begins");
/// let action = session.legal_actions(seat)[0].clone();
/// session.play(seat, &action)?;
/// assert!(session.step_count() > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait CatalogGame: Send + Sync {
    /// Names, seats, versions, ledger and components.
    fn info(&self) -> &'static GameInfo;

    /// What players agree on before the first step.
    fn option_fields(&self) -> &'static [OptionField];

    /// The options worth testing, by name, as `(key, value)` pairs; the first are the defaults.
    fn presets(&self) -> Vec<(&'static str, Vec<(&'static str, String)>)>;

    /// Starts a match.
    ///
    /// # Errors
    /// If the game does not allow the seats or the options.
    fn open(
        &self,
        seats: SeatCount,
        options: &[(String, String)],
        chance: ChanceSource,
    ) -> Result<Box<dyn CatalogSession>, SetupError>;

    /// Replays a record, see [`Session::load`](session::Session::load).
    ///
    /// # Errors
    /// At the first step that is not possible.
    fn load(&self, record: &Record, seed: Option<Seed>) -> Result<Box<dyn CatalogSession>, LoadError>;

    /// Recomputes everything that a finished record claims, see [`session::verify()`].
    ///
    /// # Errors
    /// The first claim that does not hold.
    fn verify(&self, record: &Record) -> Result<Verified, VerifyError>;

    /// The title.
    fn title(&self, language: Language) -> &'static str;

    /// The game's messages together with those that all games share.
    fn words(&self, language: Language) -> &'static Words;

    /// The rules in our own words, as HTML.
    fn rules_page(&self, language: Language) -> String;

    /// The picture on the game's card, as SVG.
    fn cover(&self) -> String;

    /// Which facts about the pieces are certain and which are reconstructed, as HTML.
    fn provenance(&self, language: Language) -> String;

    /// The symbols and patterns that the game's drawings refer to, see [`defs`](crate::defs()).
    fn symbols(&self) -> Markup;

    /// The style sheet of the game's drawings.
    fn style(&self) -> &'static str;

    /// The options in words, in the order of the form.
    fn option_words(&self, language: Language) -> Vec<OptionWords>;

    /// The levels of the computer player, weakest first.
    fn levels(&self) -> &'static [&'static str];
}

/// A match of any game that can also draw itself, tell what happened, and choose actions for a computer player.
///
/// Everything that [`AnySession`] can do can be called on it directly.
pub trait CatalogSession: Send + Sync {
    /// The match itself.
    fn base(&self) -> &(dyn AnySession + 'static);

    /// The match itself, to be changed.
    fn base_mut(&mut self) -> &mut (dyn AnySession + 'static);

    /// An independent copy: a change is tried on it before it is made durable.
    fn fork(&self) -> Box<dyn CatalogSession>;

    /// The match as it was after `count` steps, see [`Session::at`](session::Session::at).
    fn at(&self, count: usize) -> Box<dyn CatalogSession>;

    /// The table as the viewer sees it.
    fn zones(&self, context: &RenderContext<'_>) -> Zones;

    /// Every legal action of the viewer, in notation and in words; nothing if the viewer may not act.
    fn actions(&self, context: &RenderContext<'_>) -> Vec<ActionWords>;

    /// The partners of a seat, each with the name of what they share.
    fn partners(&self, seat: Seat, language: Language) -> Vec<(Seat, String)>;

    /// The seats that may see an action which a seat is considering but has not taken.
    ///
    /// # Errors
    /// If the seat could not take it now.
    fn confidants(&self, seat: Seat, action: &str) -> Result<SeatSet, PlayError>;

    /// What happened from the step with index `from` on, in words, redacted for the viewer.
    fn log(&self, from: usize, context: &RenderContext<'_>) -> Vec<LogEntry>;

    /// The action, in notation, that the computer player of a level chooses for a seat that is to act. It is given only
    /// what the seat may know. `machine` is the clock and the workers it may use.
    /// The same session and seed give the same answer, unless the level has a time limit; an unknown level plays at random.
    fn think(&self, seat: Seat, level: &str, seed: u64, machine: &dyn Machine) -> String;

    /// The most promising actions of a seat, best first.
    fn hint(&self, seat: Seat, context: &RenderContext<'_>, seed: u64, machine: &dyn Machine) -> Vec<Hint>;
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
