//! A state without type parameters.

use kernel::{Choices, ScoreSheet, Seat, Standings, ToAct, Viewer};
use players::{Advice, Machine, Spec};
use serde_json::Value;
use session::{PlayError, Record};

use crate::error::ChoiceError;
use crate::saved::SavedState;

/// A state of any game. Actions and outcomes are texts in the game's notation, or choices (`docs/encodings.md`).
pub trait AnyState: Send + Sync {
    /// An independent copy.
    fn fork(&self) -> Box<dyn AnyState>;

    /// Who has to act next.
    fn to_act(&self) -> ToAct;

    /// The steps so far, as a record writes them; in a determinized state those since it was drawn.
    fn steps(&self) -> Vec<String>;

    /// What a seat may do now.
    fn legal_actions(&self, seat: Seat) -> Vec<String>;

    /// The possible outcomes with their weights; empty unless a chance step is due.
    fn chance_outcomes(&self) -> Vec<(String, u32)>;

    /// The choices that make up a legal action of a seat.
    ///
    /// # Errors
    /// If it is not in the notation, not this seat's turn, or not legal.
    fn choices(&self, seat: Seat, action: &str) -> Result<Choices, PlayError>;

    /// The action of a seat that is made up of these choices, legal or not; `None` if they name no action.
    fn action(&self, seat: Seat, choices: &[u16]) -> Option<String>;

    /// Plays an action, and all chance that follows from it if chance comes from a seed.
    ///
    /// # Errors
    /// If it is not in the notation, not this seat's turn, or not legal; nothing has changed then.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Plays the action that is made up of these choices.
    ///
    /// # Errors
    /// If they name no legal action; nothing has changed then.
    fn play_choices(&mut self, seat: Seat, choices: &[u16]) -> Result<(), ChoiceError>;

    /// Decides the chance step that is due.
    ///
    /// # Errors
    /// If the outcome is not in the notation or not possible; nothing has changed then.
    fn enter_chance(&mut self, outcome: &str) -> Result<(), PlayError>;

    /// What a viewer may know, as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;

    /// What a viewer may know, as a text board in the words of developers.
    fn view_text(&self, viewer: Viewer) -> String;

    /// Writes what a viewer may know as numbers into `out`, which has the length of an observation.
    fn observe(&self, viewer: Viewer, out: &mut [u8]);

    /// Writes into `out`, which has the length of a mask, which choices of a seat may come after those in `chosen`.
    fn mask(&self, seat: Seat, chosen: &[u16], out: &mut [u8]);

    /// A state that is possible for all that the seat may know, drawn by a random number. Its chance steps are not resolved
    /// by themselves.
    fn determinize(&self, seat: Seat, random: u64) -> Box<dyn AnyState>;

    /// The legal actions of a seat as a computer player judges them from the view of the seat, best first. The same random
    /// number gives the same advice.
    ///
    /// # Errors
    /// If the seat is not to act.
    fn advise(
        &self,
        seat: Seat,
        player: Spec,
        random: u64,
        machine: &dyn Machine,
    ) -> Result<Vec<Advice<String>>, PlayError>;

    /// The ranking now; final once nobody is to act.
    fn standings(&self) -> Standings;

    /// The itemised score as a viewer may know it.
    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet;

    /// The record of the match; `None` for a determinized state, which belongs to no match.
    fn record(&self) -> Option<Record>;

    /// Everything from which the state can be made again.
    fn save(&self) -> SavedState;
}
