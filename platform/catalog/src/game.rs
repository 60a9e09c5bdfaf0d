//! What the rest of the house may ask of a game.

use kernel::{Contender, Seat, SeatSet, Viewer};
use present::{Known, Language};
use session::{AnyGame, AnySession, PlayError};

/// Who looks at a table, and how.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// In which language.
    pub language: Language,
    /// The name at each seat.
    pub names: &'a [String],
    /// Shall the drawing help with what follows from the rules?
    pub aids: bool,
    /// May the viewer act, or is the table only looked at, as in a replay?
    pub may_act: bool,
    /// What other seats intend, in notation, as far as the viewer may see it.
    pub intentions: &'a [(Seat, String)],
    /// What the viewer has of the last look, if they keep it: parts of a zone that show the same again are left out.
    pub known: Option<&'a Known>,
}

/// A table in drawings and words, as HTML, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Zones {
    /// The board.
    pub board: String,
    /// What lies before the viewer.
    pub hand: Option<String>,
    /// Who must do what: a sentence, plain text.
    pub prompt: String,
    /// What other seats let the viewer know of their intentions: sentences, plain text.
    pub intentions: Vec<String>,
    /// Every legal action of the viewer as a button.
    pub actions: String,
    /// What is left to take.
    pub supply: String,
    /// One panel per contender, seats first in seat order.
    pub seats: Vec<SeatPanel>,
    /// The itemised score.
    pub score: String,
    /// The ranking, once the game is over.
    pub standings: Option<String>,
}

/// What is worth knowing of one contender at a glance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPanel {
    /// Who.
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

/// Advice on a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub label: String,
    /// The chance to win that the adviser gives it, 0 to 1.
    pub worth: f32,
}

/// A game with its drawings, words and computer players.
///
/// # Panics
/// Whatever takes a session panics if it is a session of another game.
pub trait CatalogGame: AnyGame {
    /// The table as somebody sees it.
    fn zones(&self, session: &dyn AnySession, look: &Look<'_>) -> Zones;

    /// Every legal action of the viewer, in notation and in words; nothing if the viewer may not act.
    fn actions(&self, session: &dyn AnySession, look: &Look<'_>) -> Vec<ActionWords>;

    /// The seats that play hand in hand with a seat, each with the name of what they share.
    fn partners(&self, session: &dyn AnySession, seat: Seat, language: Language) -> Vec<(Seat, String)>;

    /// Who may see that a seat thinks of doing this, before it does.
    ///
    /// # Errors
    /// If the seat could not do it now.
    fn confidants(&self, session: &dyn AnySession, seat: Seat, action: &str) -> Result<SeatSet, PlayError>;

    /// What happened from the step with index `from` on, in words, as the viewer may hear it.
    fn log(&self, session: &dyn AnySession, from: usize, look: &Look<'_>) -> Vec<LogEntry>;

    /// The title.
    fn title(&self, language: Language) -> &'static str;

    /// The rules in our own words, as HTML.
    fn rules_page(&self, language: Language) -> String;

    /// The picture on the game's card, as SVG.
    fn cover(&self) -> String;

    /// Which facts about the pieces are certain and which are reconstructed, as HTML.
    fn provenance(&self, language: Language) -> String;

    /// The options in words, in the order of the form.
    fn option_words(&self, language: Language) -> Vec<OptionWords>;

    /// The levels of the computer player, weakest first.
    fn levels(&self) -> &'static [&'static str];

    /// The action, in notation, that the computer player of a level chooses for a seat that is to act. It sees only
    /// what the seat sees. The same session and seed give the same answer; an unknown level plays like the weakest.
    fn think(&self, session: &dyn AnySession, seat: Seat, level: &str, seed: u64) -> String;

    /// The most promising actions of a seat, best first.
    fn hint(&self, session: &dyn AnySession, seat: Seat, look: &Look<'_>, seed: u64) -> Vec<Hint>;
}
