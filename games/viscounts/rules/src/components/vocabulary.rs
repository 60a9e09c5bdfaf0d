//! The closed lists of words of the component file, and effects written in them.

use std::ops::RangeInclusive;

use super::chains::Chains;
use super::printed::Criminals;
use super::raw::RawNode;
use crate::card::{Icon, Icons};
use crate::effect::{Attempt, Building, Flip, Gain, Good, Main, Node, Span, Trigger};
use crate::errors::BoxProblem;

/// Collects nodes, branches and problems.
#[derive(Default)]
pub(super) struct Compiler {
    pub(super) nodes: Vec<Node>,
    pub(super) branches: Vec<Span>,
    pub(super) problems: Vec<BoxProblem>,
    /// What leads from one effect to the next.
    pub(super) chains: Chains,
    /// Effects met before: equal effects share a span, so that the table stays small.
    known: Vec<Span>,
}

impl Compiler {
    pub(super) fn problem(&mut self, problem: BoxProblem) {
        self.problems.push(problem);
    }

    pub(super) fn count(&mut self, what: &str, found: usize, expected: usize) {
        if found != expected {
            self.problem(BoxProblem::Count { place: what.to_owned(), found, expected });
        }
    }

    pub(super) fn at_least(&mut self, what: &str, found: usize, expected: usize) {
        self.count(what, found.min(expected), expected);
    }

    pub(super) fn word(&mut self, place: &str, what: &'static str, word: &str, words: &[&str]) -> usize {
        words.iter().position(|known| *known == word).unwrap_or_else(|| {
            let (place, word) = (place.to_owned(), word.to_owned());
            self.problem(BoxProblem::Word { place, what, word, words: words.join(", ") });
            0
        })
    }

    pub(super) fn range(&mut self, place: &str, what: &'static str, found: impl Into<i64>, range: RangeInclusive<i64>) {
        let found = found.into();
        if !range.contains(&found) {
            let (place, least, most) = (place.to_owned(), *range.start(), *range.end());
            self.problem(BoxProblem::Range { place, what, found, least, most });
        }
    }

    pub(super) fn provenance(&mut self, place: &str, word: &str) {
        self.word(place, "provenance", word, &["rulebook", "public", "reconstructed", "box"]);
    }

    pub(super) fn icon(&mut self, place: &str, word: &str) -> Icon {
        Icon::ALL[self.word(place, "icon", word, &Icon::WORDS)]
    }

    pub(super) fn icons(&mut self, place: &str, words: &[String]) -> Icons {
        if words.len() > 6 {
            self.problem(BoxProblem::TooManyIcons { place: place.to_owned(), icons: words.len() });
            return Icons::NONE;
        }
        words.iter().map(|word| self.icon(place, word)).collect()
    }

    pub(super) fn criminals(&mut self, place: &str, word: &str) -> Criminals {
        [Criminals::Any, Criminals::Zero, Criminals::Some][self.word(place, "condition", word, &["any", "0", "1+"])]
    }

    pub(super) fn trigger(&mut self, place: &str, word: &str) -> Trigger {
        const TRIGGERS: [(&str, Trigger); 12] = [
            ("after_trade", Trigger::After(Main::Trade)),
            ("after_build", Trigger::After(Main::Build)),
            ("after_workers", Trigger::After(Main::Workers)),
            ("after_manuscript", Trigger::After(Main::Copy)),
            ("collision", Trigger::Collision),
            ("on_flip_debt", Trigger::FlipDebt),
            ("on_gain_debt", Trigger::GainDebt),
            ("on_hire", Trigger::Hire),
            ("on_shuffle", Trigger::Shuffle),
            ("on_flip", Trigger::Flip),
            ("on_scheme_card", Trigger::SchemeCard),
            ("on_reveal", Trigger::Reveal),
        ];
        TRIGGERS[self.word(place, "trigger", word, &TRIGGERS.map(|(word, _)| word))].1
    }

    /// One effect; inside a list corruption is moved before virtue (`viscounts.track.corruption-first`).
    pub(super) fn effect(&mut self, place: &str, raw: &[RawNode], opponent: bool) -> Span {
        raw.iter().for_each(|node| self.chains.note(place, node));
        let mut list: Vec<Node> = raw.iter().map(|node| self.node(place, node, opponent)).collect();
        let is = |node: &Node, gain| matches!(node, Node::Gain(found, _) if *found == gain);
        for late in 1..list.len() {
            for early in 0..late {
                if is(&list[early], Gain::Virtue) && is(&list[late], Gain::Corruption) {
                    list.swap(early, late);
                }
            }
        }
        if list.is_empty() {
            return Span::EMPTY;
        }
        let known = self.known.iter().find(|span| self.nodes[usize::from(span.at)..usize::from(span.end)] == list[..]);
        if let Some(span) = known {
            return *span;
        }
        let span = Span { at: self.nodes.len() as u16, end: (self.nodes.len() + list.len()) as u16 };
        self.nodes.extend(list);
        self.known.push(span);
        span
    }

    fn node(&mut self, place: &str, raw: &RawNode, opponent: bool) -> Node {
        let n = raw.n.unwrap_or(1);
        if !(1..=12).contains(&n) {
            self.problem(BoxProblem::NodeCount { place: place.to_owned(), n });
        }
        let kinds =
            [raw.gain.is_some(), raw.flip.is_some(), raw.deed.is_some(), raw.choose.is_some(), raw.act.is_some()];
        if kinds.iter().filter(|kind| **kind).count() != 1 {
            self.problem(BoxProblem::NodeKind { place: place.to_owned() });
            return Node::Shuffle;
        }
        if let Some(word) = &raw.gain {
            const WORDS: [&str; 9] =
                ["ink", "stone", "gold", "silver", "any_resource", "debt", "deed", "virtue", "corruption"];
            let gain = match self.word(place, "gain", word, &WORDS) {
                index @ 0..=3 => Gain::Good(Good::ALL[index]),
                4 => Gain::AnyResource,
                5 => Gain::Debt,
                6 => Gain::Deed,
                7 => Gain::Virtue,
                _ => Gain::Corruption,
            };
            return Node::Gain(gain, n);
        }
        if let Some(word) = &raw.flip {
            let index = self.word(place, "flip", word, &["debt", "deed", "either"]);
            return Node::Flip([Flip::Debt, Flip::Deed, Flip::Either][index], n);
        }
        if let Some(branches) = &raw.choose {
            let nested = branches.iter().flatten().any(|node| node.choose.is_some());
            if !(2..=4).contains(&branches.len()) || nested {
                self.problem(BoxProblem::Branches { place: place.to_owned() });
            }
            let spans: Vec<Span> = branches.iter().map(|branch| self.effect(place, branch, opponent)).collect();
            let first = self.branches.len() as u16;
            self.branches.extend(&spans);
            return Node::Choose { first, count: spans.len() as u8 };
        }
        if let Some(word) = &raw.act {
            if !opponent {
                self.problem(BoxProblem::OnlySchemes { place: place.to_owned(), act: word.clone() });
            }
            let index = self.word(place, "act", word, &["build", "workers", "manuscript", "focus"]);
            return Node::Attempt([Attempt::Build, Attempt::Workers, Attempt::Copy, Attempt::Focus][index]);
        }
        self.doing(place, raw, n, opponent)
    }

    fn doing(&mut self, place: &str, raw: &RawNode, n: u8, opponent: bool) -> Node {
        const WORDS: [&str; 12] = [
            "rearrange",
            "discard",
            "destroy",
            "shuffle",
            "hire_free",
            "manuscript_free",
            "build_free",
            "place_workers",
            "move_worker",
            "scheme_card",
            "dismiss_free",
            "criminal_corruption",
        ];
        let index = self.word(place, "do", raw.deed.as_deref().unwrap_or_default(), &WORDS);
        if index >= 9 && !opponent {
            self.problem(BoxProblem::OnlyOpponent { place: place.to_owned(), word: WORDS[index] });
        }
        match index {
            0 => Node::Rearrange,
            1 => Node::Discard(n),
            2 if raw.from.is_some() => {
                self.word(place, "source", raw.from.as_deref().unwrap_or_default(), &["own_deck"]);
                Node::DestroyOwn
            }
            2 => Node::Destroy(n),
            3 => Node::Shuffle,
            4 => Node::HireFree,
            5 => {
                let costs = raw.costs.as_deref().unwrap_or_default();
                if costs.is_empty() || costs.iter().any(|cost| *cost > 15) {
                    self.problem(BoxProblem::ManuscriptCosts { place: place.to_owned() });
                }
                Node::ManuscriptFree(costs.iter().filter(|cost| **cost <= 15).fold(0, |mask, cost| mask | 1 << cost))
            }
            6 => {
                let building = raw.building.as_deref().unwrap_or_default();
                let building = Building::ALL[self.word(place, "building", building, &Building::WORDS)];
                let here = self.word(place, "where", raw.place.as_deref().unwrap_or_default(), &["any", "here"]) == 1;
                Node::BuildFree { building, here }
            }
            7 => Node::PlaceWorkers(n),
            8 => Node::MoveWorker(n),
            9 => Node::SchemeCard,
            10 => Node::DismissFree,
            _ => Node::CriminalCorruption,
        }
    }

    pub(super) fn unique<'a>(&mut self, what: &str, ids: impl Iterator<Item = &'a str>) {
        let mut sorted: Vec<&str> = ids.collect();
        sorted.sort_unstable();
        for pair in sorted.windows(2) {
            if pair[0] == pair[1] {
                self.problem(BoxProblem::IdTwice { place: format!("{what} {}", pair[0]) });
            }
        }
    }
}

pub(super) fn is_word(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
