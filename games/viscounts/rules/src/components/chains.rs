//! What leads from one effect to the next: recruiting, building, flipping, and the like.
//!
//! The printed pieces have such effects where they cannot go on forever, and the stack of effects is as deep as they need.
//! Another box may change numbers and gains as it likes, but a printed piece leads on at no other place and no further than
//! printed. A new piece leads on as far as a printed one of its kind does when it is recruited, played or dropped off, which
//! starts one such effect at a time however many pieces have it. Abilities that wait for something work together with
//! others on the same board, and a manuscript may give the next: those stay as printed.

use std::collections::{BTreeMap, BTreeSet};

use super::raw::RawNode;
use crate::errors::BoxProblem;

/// Gains that bring the end of the match closer.
const ENDING: [&str; 4] = ["virtue", "corruption", "debt", "deed"];

/// When an effect of a card happens that starts alone; a manuscript has only one.
const ALONE: [&str; 4] = ["recruit", "immediate", "dropoff", ""];

/// Card slots of a board: of more cards that wait for the same, only so many can work together.
const SLOTS: u32 = 3;

pub(super) struct Chains {
    /// How often something leads on, by its place and word.
    at: BTreeMap<(String, String), u32>,
    /// How much of [`ENDING`] there is in all.
    ending: [u32; ENDING.len()],
    /// The places of all cards and manuscripts.
    pieces: BTreeSet<String>,
    /// How many cards and manuscripts there are.
    count: u32,
    /// How many there are of the piece whose effects are noted.
    copies: u32,
}

impl Default for Chains {
    fn default() -> Self {
        Self { at: BTreeMap::new(), ending: [0; ENDING.len()], pieces: BTreeSet::new(), count: 0, copies: 1 }
    }
}

impl Chains {
    /// The effects noted from now on are those of a card or manuscript.
    pub(super) fn begin_piece(&mut self, place: &str, copies: u8) {
        self.pieces.insert(place.to_owned());
        self.copies = copies.into();
        self.count += self.copies;
    }

    /// The effects noted from now on are those of things of which there is one.
    pub(super) fn end_piece(&mut self) {
        self.copies = 1;
    }

    /// Notes a node of an effect. Branches of a choice are effects of their own.
    pub(super) fn note(&mut self, place: &str, node: &RawNode) {
        let n = u32::from(node.n.unwrap_or(1));
        if let Some(kind) = ENDING.iter().position(|gain| node.gain.as_deref() == Some(gain)) {
            self.ending[kind] += n * self.copies;
        }
        let deed = node.deed.as_deref();
        let plain = ["rearrange", "discard", "destroy", "dismiss_free", "criminal_corruption"];
        let word = match (node.gain.as_deref(), node.flip.as_deref(), deed, node.act.as_deref()) {
            (Some("debt"), ..) => "debt",
            (_, Some(_), ..) => "flip",
            (_, _, Some(word), _) if !plain.contains(&word) => word,
            (_, _, _, Some(word)) => word,
            _ => return,
        };
        let copies = if starts_alone(place, word) { self.copies.min(1) } else { self.copies };
        self.lead(place, word, n * copies);
    }

    /// Notes that something leads on `n` times.
    pub(super) fn lead(&mut self, place: &str, word: &str, n: u32) {
        *self.at.entry((place.to_owned(), word.to_owned())).or_default() += n;
    }

    /// What leads on where or further than in the printed box, or does not lead to an end.
    pub(super) fn beyond(&self, printed: &Self) -> Vec<BoxProblem> {
        let further = self.at.iter().filter_map(|((place, word), found)| {
            let most = printed.most(place, word);
            (*found > most).then(|| BoxProblem::LeadsOn {
                place: place.clone(),
                word: word.clone(),
                found: *found,
                most,
            })
        });
        // Where there are more pieces, each of them has to do its part.
        let (count, printed_count) = (self.count.max(printed.count), printed.count.max(1));
        let scarce =
            ENDING.into_iter().zip(self.ending.into_iter().zip(printed.ending)).filter_map(|(gain, (found, all))| {
                let least = all * count / printed_count / 2;
                (found < least).then_some(BoxProblem::TooLittle { gain, found, least })
            });
        further.chain(scarce).collect()
    }

    /// How often something may lead on at a place, by this printed box.
    fn most(&self, place: &str, word: &str) -> u32 {
        let here = self.at.get(&(place.to_owned(), word.to_owned())).copied().unwrap_or(0);
        if place == CARDS && here >= SLOTS {
            return u32::MAX;
        }
        let (piece, _) = parts(place);
        if self.pieces.contains(piece) || !starts_alone(place, word) {
            return here;
        }
        let alike = self.at.iter().filter(|((other, led), _)| led == word && kind(other) == kind(place));
        alike.map(|(_, most)| *most).max().unwrap_or(0)
    }
}

/// Where triggers of cards are counted.
pub(super) const CARDS: &str = "cards";

/// Is this an effect of a card or manuscript that starts alone, and leads to no other of its kind?
fn starts_alone(place: &str, word: &str) -> bool {
    let (piece, when) = parts(place);
    let is_piece = ["card ", "manuscript "].iter().any(|kind| piece.starts_with(kind));
    is_piece && ALONE.contains(&when) && word != "manuscript_free"
}

/// What a place is of, and when the effect there happens.
fn kind(place: &str) -> (Option<&str>, &str) {
    let (piece, when) = parts(place);
    (piece.split(' ').next(), when)
}

/// The piece, and when its effect happens: `card abbot: recruit`.
fn parts(place: &str) -> (&str, &str) {
    place.split_once(": ").unwrap_or((place, ""))
}
