//! Burggrafen des Westfrankenreichs.
//!
//! The king's power fades, and viscounts travel around his castle to gain influence before the kingdom falls into
//! poverty or enjoys prosperity. On a turn a player
//!
//! 1. shifts the row of three townsfolk on the own board and plays one from hand on its left (`deck.rs`),
//! 2. moves the viscount clockwise by that card's silver value, on the outer or the inner path (`movement.rs`, [`board`]),
//! 3. takes one main action (`main_action.rs`, [`payment`]): trade or build on the outer path, send workers into the
//!    castle (`castle.rs`) or copy a manuscript on the inner one,
//! 4. may recruit the townsfolk lying there,
//! 5. resolves a collision if virtue and corruption have met (`collision.rs`): deeds for the virtuous, debts and silver
//!    for the corrupt,
//! 6. and draws cards.
//!
//! When the debts on the poverty card or the deeds on the prosperity card run out, the round is finished and one more is
//! played ([`scoring`]). Alone, a player meets one of four opponents who follow schemes ([`opponent`]).
//!
//! Every effect of a card, site, link, manuscript, ring or track is data ([`effect`], [`components`]) read by one
//! interpreter (`interpret.rs`). What is still to be done lies on a small stack ([`stack`]) in the [`state`]; `run.rs` takes
//! it off, frame by frame, until a seat or chance has to come in (`legal.rs`).

pub mod action;
pub mod board;
pub mod card;
mod castle;
pub mod chance;
mod collision;
pub mod components;
mod deck;
pub mod effect;
mod encode;
mod errors;
mod evaluate;
pub mod event;
mod foresight;
mod game;
mod icons;
mod interpret;
mod legal;
mod main_action;
mod movement;
pub mod opponent;
pub mod options;
pub mod payment;
pub mod route;
mod rules;
mod run;
pub mod score_table;
pub mod scoring;
mod setup;
mod side;
pub mod stack;
pub mod state;
mod study;
mod text;
pub mod view;

pub use rules::Viscounts;
