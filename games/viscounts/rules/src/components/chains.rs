//! What leads from one effect to the next: recruiting, building, flipping, and the like.
//!
//! The printed pieces have such effects where they cannot go on forever, and the stack of effects is as deep as they need.
//! Another box may change numbers and gains as it likes, but leads on at no other place and no further than the printed one.

use std::collections::BTreeMap;

use super::raw::RawNode;
use crate::errors::BoxProblem;

/// Gains that bring the end of the match closer.
const ENDING: [&str; 4] = ["virtue", "corruption", "debt", "deed"];

#[derive(Default)]
pub(super) struct Chains {
    /// How often something leads on, by its place and word.
    at: BTreeMap<(String, String), u32>,
    /// How much of [`ENDING`] there is in all.
    ending: [u32; ENDING.len()],
}

impl Chains {
    /// Notes a node of an effect. Branches of a choice are effects of their own.
    pub(super) fn note(&mut self, place: &str, node: &RawNode) {
        let n = u32::from(node.n.unwrap_or(1));
        if let Some(kind) = ENDING.iter().position(|gain| node.gain.as_deref() == Some(gain)) {
            self.ending[kind] += n;
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
        self.lead(place, word, n);
    }

    /// Notes that something leads on `n` times.
    pub(super) fn lead(&mut self, place: &str, word: &str, n: u32) {
        *self.at.entry((place.to_owned(), word.to_owned())).or_default() += n;
    }

    /// What leads on where or further than in the printed box, or does not lead to an end.
    pub(super) fn beyond(&self, printed: &Self) -> Vec<BoxProblem> {
        let further = self.at.iter().filter_map(|((place, word), found)| {
            let most = printed.at.get(&(place.clone(), word.clone())).copied().unwrap_or(0);
            (*found > most).then(|| BoxProblem::LeadsOn {
                place: place.clone(),
                word: word.clone(),
                found: *found,
                most,
            })
        });
        let scarce =
            ENDING.into_iter().zip(self.ending.into_iter().zip(printed.ending)).filter_map(|(gain, (found, all))| {
                let least = all / 2;
                (found < least).then_some(BoxProblem::TooLittle { gain, found, least })
            });
        further.chain(scarce).collect()
    }
}
