//! The ledger, chapter by chapter.

mod bonus;
mod card;
mod component;
mod corridor;
mod downstairs;
mod end;
mod food;
mod living;
mod outdoor;
mod place;
mod setup;
mod sleeping;
mod throne;
mod turn;
mod utility;
mod variant;
