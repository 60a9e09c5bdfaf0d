//! Effects as signs and as texts, both generated from the effect data.

use maud::{Markup, html};
use viscounts::card::Icon;
use viscounts::components::{CardInfo, Components, Counted, Criminals, Scheme, TileScore, Unlock};
use viscounts::effect::{Attempt, Building, Flip, Gain, Good, Main, Node, Offer, Span, Timing, Trigger};

use super::glyphs::{Glyph, counted, icon_row};
use present::Words;
use present::engrave::short;

/// A sign of an effect, or the word between two branches.
pub(super) enum Sign {
    Of(Glyph, u8),
    Or,
}

/// The signs of an effect in order.
pub(super) fn signs(data: &Components, span: Span) -> Vec<Sign> {
    let mut signs = Vec::new();
    for node in nodes(data, span) {
        match *node {
            Node::Gain(gain, count) => signs.push(Sign::Of(gain_glyph(gain), count)),
            Node::Flip(flip, count) => signs.push(Sign::Of(Glyph::Flip(flip), count)),
            Node::Rearrange => signs.push(Sign::Of(Glyph::Rearrange, 1)),
            Node::Discard(count) => signs.push(Sign::Of(Glyph::Discard, count)),
            Node::Destroy(count) => signs.push(Sign::Of(Glyph::Destroy, count)),
            Node::DestroyOwn => signs.push(Sign::Of(Glyph::Destroy, 1)),
            Node::Shuffle => signs.push(Sign::Of(Glyph::Shuffle, 1)),
            Node::HireFree => signs.push(Sign::Of(Glyph::Hire, 1)),
            Node::ManuscriptFree(_) => signs.push(Sign::Of(Glyph::Manuscript, 1)),
            Node::BuildFree { building, .. } => signs.push(Sign::Of(Glyph::Building(building), 1)),
            Node::PlaceWorkers(count) => signs.push(Sign::Of(Glyph::Worker, count)),
            Node::MoveWorker(count) => signs.push(Sign::Of(Glyph::MoveWorker, count)),
            Node::Choose { first, count } => {
                for branch in 0..usize::from(count) {
                    if branch > 0 {
                        signs.push(Sign::Or);
                    }
                    signs.extend(self::signs(data, data.branches[usize::from(first) + branch]));
                }
            }
            Node::SchemeCard => signs.push(Sign::Of(Glyph::Scheme, 1)),
            Node::DismissFree => signs.push(Sign::Of(Glyph::Dismiss, 1)),
            Node::CriminalCorruption => signs.push(Sign::Of(Glyph::Corruption, 1)),
            Node::Attempt(attempt) => signs.push(Sign::Of(attempt_glyph(attempt), 1)),
        }
    }
    signs
}

fn nodes(data: &Components, span: Span) -> &[Node] {
    &data.nodes[usize::from(span.at)..usize::from(span.end)]
}

const fn gain_glyph(gain: Gain) -> Glyph {
    match gain {
        Gain::Good(good) => Glyph::Good(good),
        Gain::AnyResource => Glyph::AnyResource,
        Gain::Debt => Glyph::Debt,
        Gain::Deed => Glyph::Deed,
        Gain::Virtue => Glyph::Virtue,
        Gain::Corruption => Glyph::Corruption,
    }
}

const fn attempt_glyph(attempt: Attempt) -> Glyph {
    match attempt {
        Attempt::Build => Glyph::of_main(Main::Build),
        Attempt::Workers => Glyph::of_main(Main::Workers),
        Attempt::Copy => Glyph::of_main(Main::Copy),
        Attempt::Flip => Glyph::Flip(Flip::Either),
        Attempt::Focus => Glyph::Lord,
    }
}

/// The signs of an effect in a line of text.
pub(super) fn sign_row(words: &Words, data: &Components, span: Span) -> Markup {
    html! {
        @for sign in signs(data, span) {
            @match sign {
                Sign::Of(glyph, 1) => (glyph.inline(words)),
                Sign::Of(glyph, count) => span.v-count { span { (count) } (glyph.inline(words)) },
                Sign::Or => span.v-or { "/" },
            }
        }
    }
}

/// The signs of an effect within a drawing, side by side around (`x`, `y`), smaller if they are more than `most` wide.
pub(super) fn sign_drawing(data: &Components, span: Span, (x, y): (f32, f32), size: f32, most: f32) -> Markup {
    let signs = signs(data, span);
    // In units of a sign, with the gap after it.
    let wide = |sign: &Sign| match sign {
        Sign::Of(_, 1) => 1.15,
        Sign::Of(..) => 1.6,
        Sign::Or => 0.5,
    };
    let total = signs.iter().map(wide).sum::<f32>();
    let size = size.min(most / total.max(1.0));
    let mut left = x - total * size / 2.0;
    let mut placed = Vec::new();
    for sign in &signs {
        placed.push((left + size * 0.07, sign));
        left += wide(sign) * size;
    }
    html! {
        @for (left, sign) in placed {
            @match sign {
                Sign::Of(glyph, 1) => (glyph.place(left + size / 2.0, y, size)),
                Sign::Of(glyph, count) => {
                    text.v-number x=(short(left + size * 0.22)) y=(short(y + size * 0.32)) font-size=(short(size * 0.9)) { (count) }
                    (glyph.place(left + size * 0.95, y, size))
                }
                Sign::Or => text.v-number x=(short(left + size * 0.18)) y=(short(y + size * 0.3)) font-size=(short(size * 0.9)) { "/" },
            }
        }
    }
}

/// An effect in words: `2 Silber, 1 Urkunde`.
pub(super) fn effect_words(words: &Words, data: &Components, span: Span) -> String {
    let parts: Vec<String> = nodes(data, span).iter().map(|node| node_words(words, data, *node)).collect();
    if parts.is_empty() { words.text("viscounts-nothing") } else { parts.join(", ") }
}

fn node_words(words: &Words, data: &Components, node: Node) -> String {
    let with = |key: &str, count: u8| words.with(key, &[("count", count.into())]);
    match node {
        Node::Gain(gain, count) => gain_words(words, gain, count),
        Node::Flip(Flip::Debt, count) => with("viscounts-do-flip-debt", count),
        Node::Flip(Flip::Deed, count) => with("viscounts-do-flip-deed", count),
        Node::Flip(Flip::Either, count) => with("viscounts-do-flip", count),
        Node::Rearrange => words.text("viscounts-do-rearrange"),
        Node::Discard(count) => with("viscounts-do-discard", count),
        Node::Destroy(count) => with("viscounts-do-destroy", count),
        Node::DestroyOwn => words.text("viscounts-do-destroy-own"),
        Node::Shuffle => words.text("viscounts-do-shuffle"),
        Node::HireFree => words.text("viscounts-do-hire"),
        Node::ManuscriptFree(mask) => {
            let costs: Vec<String> =
                (0..16).filter(|cost| mask >> cost & 1 == 1).map(|cost| cost.to_string()).collect();
            words.with("viscounts-do-manuscript", &[("costs", costs.join("/").into())])
        }
        Node::BuildFree { building, .. } => {
            words.with("viscounts-do-build", &[("building", building_words(words, building).into())])
        }
        Node::PlaceWorkers(count) => with("viscounts-do-workers", count),
        Node::MoveWorker(count) => with("viscounts-do-move-worker", count),
        Node::Choose { first, count } => {
            let branches = (0..usize::from(count)).map(|branch| data.branches[usize::from(first) + branch]);
            let branches: Vec<String> = branches.map(|branch| effect_words(words, data, branch)).collect();
            branches.join(&words.text("viscounts-or"))
        }
        Node::SchemeCard => words.text("viscounts-do-scheme"),
        Node::DismissFree => words.text("viscounts-do-dismiss"),
        Node::CriminalCorruption => words.text("viscounts-do-criminal"),
        Node::Attempt(attempt) => attempt_words(words, attempt),
    }
}

/// What a scheme of the solo opponent does, step by step.
pub(super) fn scheme_words(words: &Words, data: &Components, scheme: &Scheme) -> String {
    let gains = [scheme.criminal, scheme.gain].into_iter().filter(|span| !span.is_empty());
    let mut parts: Vec<String> = gains.map(|span| effect_words(words, data, span)).collect();
    parts.push(words.with("viscounts-log-scheme-steps", &[("steps", scheme.steps.into())]));
    let rows: Vec<String> = scheme.last.iter().map(|row| effect_words(words, data, *row)).collect();
    parts.push(rows.join(&words.text("viscounts-else")));
    parts.join("; ")
}

/// An attempt of the solo opponent.
pub(super) fn attempt_words(words: &Words, attempt: Attempt) -> String {
    words.text(match attempt {
        Attempt::Build => "viscounts-attempt-build",
        Attempt::Workers => "viscounts-attempt-workers",
        Attempt::Copy => "viscounts-attempt-copy",
        Attempt::Flip => "viscounts-attempt-flip",
        Attempt::Focus => "viscounts-attempt-focus",
    })
}

/// A gain with its number.
pub(super) fn gain_words(words: &Words, gain: Gain, count: u8) -> String {
    let key = match gain {
        Gain::Good(good) => return good_words(words, good, count),
        Gain::AnyResource => "viscounts-gain-any",
        Gain::Debt => "viscounts-gain-debt",
        Gain::Deed => "viscounts-gain-deed",
        Gain::Virtue => "viscounts-gain-virtue",
        Gain::Corruption => "viscounts-gain-corruption",
    };
    words.with(key, &[("count", count.into())])
}

/// A good with its number.
pub(super) fn good_words(words: &Words, good: Good, count: u8) -> String {
    let key = match good {
        Good::Ink => "viscounts-gain-ink",
        Good::Stone => "viscounts-gain-stone",
        Good::Gold => "viscounts-gain-gold",
        Good::Silver => "viscounts-gain-silver",
    };
    words.with(key, &[("count", count.into())])
}

/// An icon with its number.
pub(super) fn icon_words(words: &Words, icon: Icon, count: u8) -> String {
    let key = match icon {
        Icon::Merchant => "viscounts-count-merchant",
        Icon::Builder => "viscounts-count-builder",
        Icon::Noble => "viscounts-count-noble",
        Icon::Cleric => "viscounts-count-cleric",
        Icon::Criminal => "viscounts-count-criminal",
    };
    words.with(key, &[("count", count.into())])
}

/// A kind of building.
pub(super) fn building_words(words: &Words, building: Building) -> String {
    Glyph::Building(building).name(words)
}

/// A main action.
pub(super) fn main_words(words: &Words, main: Main) -> String {
    words.text(match main {
        Main::Trade => "viscounts-main-trade",
        Main::Build => "viscounts-main-build",
        Main::Workers => "viscounts-main-workers",
        Main::Copy => "viscounts-main-copy",
    })
}

fn trigger_words(words: &Words, trigger: Trigger) -> String {
    words.text(match trigger {
        Trigger::After(Main::Trade) => "viscounts-after-trade",
        Trigger::After(Main::Build) => "viscounts-after-build",
        Trigger::After(Main::Workers) => "viscounts-after-workers",
        Trigger::After(Main::Copy) => "viscounts-after-copy",
        Trigger::Collision => "viscounts-on-collision",
        Trigger::FlipDebt => "viscounts-on-flip-debt",
        Trigger::GainDebt => "viscounts-on-gain-debt",
        Trigger::Hire => "viscounts-on-hire",
        Trigger::Shuffle => "viscounts-on-shuffle",
        Trigger::Flip => "viscounts-on-flip",
        Trigger::SchemeCard => "viscounts-on-scheme",
        Trigger::Reveal => "viscounts-on-reveal",
    })
}

fn offer_words(words: &Words, offer: &Offer) -> String {
    let spend = match offer.spend {
        Some(good) => good_words(words, good, offer.per),
        None => icon_words(words, Icon::Merchant, offer.per),
    };
    let args = [
        ("action", main_words(words, offer.action).into()),
        ("spend", spend.into()),
        ("icons", icon_words(words, offer.action.icon(), offer.yields).into()),
        ("max", offer.max.into()),
    ];
    words.with("viscounts-offer", &args)
}

/// The ability of a card as text.
pub(super) fn ability_words(words: &Words, data: &Components, card: &CardInfo) -> String {
    let when = match card.timing {
        Timing::None => return words.text("viscounts-no-ability"),
        Timing::Payment => {
            let offers: Vec<String> = card.offers.iter().map(|offer| offer_words(words, offer)).collect();
            return offers.join("; ");
        }
        Timing::Immediate => words.text("viscounts-immediate"),
        Timing::DropOff => words.text("viscounts-dropoff"),
        Timing::On(trigger) => trigger_words(words, trigger),
    };
    format!("{when}: {}", effect_words(words, data, card.effect))
}

/// The ability of a card as signs: trigger and effect.
pub(super) fn ability_signs(words: &Words, data: &Components, card: &CardInfo) -> Markup {
    html! {
        @match card.timing {
            Timing::None => {},
            Timing::Immediate => { (Glyph::Immediate.inline(words)) (sign_row(words, data, card.effect)) },
            Timing::DropOff => { (Glyph::DropOff.inline(words)) span.v-or { ":" } (sign_row(words, data, card.effect)) },
            Timing::On(trigger) => {
                (Glyph::Ongoing.inline(words))
                @match trigger {
                    Trigger::After(main) => { (Glyph::of_main(main).inline(words)) span.v-or { ":" } },
                    Trigger::FlipDebt => { (Glyph::Flip(Flip::Debt).inline(words)) span.v-or { ":" } },
                    Trigger::GainDebt => { (Glyph::Debt.inline(words)) span.v-or { ":" } },
                    Trigger::Collision => { (Glyph::Virtue.inline(words)) (Glyph::Corruption.inline(words)) span.v-or { ":" } },
                    _ => {},
                }
                (sign_row(words, data, card.effect))
            },
            Timing::Payment => {
                (Glyph::Ongoing.inline(words))
                @for offer in &card.offers {
                    @let spend = offer.spend.map_or(Glyph::Icon(Icon::Merchant), Glyph::Good);
                    @if offer.per > 1 { (counted(words, spend, offer.per)) } @else { (spend.inline(words)) }
                    span.v-or { "=" }
                    @let icon = Glyph::Icon(offer.action.icon());
                    @if offer.yields > 1 { (counted(words, icon, offer.yields)) } @else { (icon.inline(words)) }
                }
            },
        }
    }
}

/// What a building unlocks, as text.
pub(super) fn unlock_words(words: &Words, data: &Components, unlock: Unlock) -> String {
    let with = |key: &str, count: u8| words.with(key, &[("count", count.into())]);
    match unlock {
        Unlock::Nothing => words.text("viscounts-nothing"),
        Unlock::ExtraMove(count) => with("viscounts-unlock-move", count),
        Unlock::DismissCost(silver) => with("viscounts-unlock-dismiss", silver),
        Unlock::Icons(icons) => {
            let kinds = Icon::ALL.into_iter().filter(|icon| icons.count(*icon) > 0);
            kinds.map(|icon| icon_words(words, icon, icons.count(icon))).collect::<Vec<_>>().join(", ")
        }
        Unlock::On(trigger, criminals, span) => {
            let when = trigger_words(words, trigger);
            let effect = effect_words(words, data, span);
            match criminals_words(words, criminals) {
                Some(condition) => format!("{when} ({condition}): {effect}"),
                None => format!("{when}: {effect}"),
            }
        }
        Unlock::HandLimit(count) => with("viscounts-unlock-hand", count),
        Unlock::GuildhallIcon(_) => words.text("viscounts-unlock-icon"),
    }
}

/// What a building unlocks, as signs.
pub(super) fn unlock_signs(words: &Words, data: &Components, unlock: Unlock) -> Markup {
    html! {
        @match unlock {
            Unlock::Nothing | Unlock::GuildhallIcon(_) => {},
            Unlock::ExtraMove(count) => (counted(words, Glyph::Step, format!("+{count}"))),
            Unlock::DismissCost(silver) => { (Glyph::Dismiss.inline(words)) (counted(words, Glyph::Good(Good::Silver), silver)) },
            Unlock::Icons(icons) => (icon_row(words, icons)),
            Unlock::On(_, _, span) => { (Glyph::Ongoing.inline(words)) (sign_row(words, data, span)) },
            Unlock::HandLimit(count) => (counted(words, Glyph::Hand, format!("+{count}"))),
        }
    }
}

/// A condition on criminals, if there is one.
pub(super) fn criminals_words(words: &Words, criminals: Criminals) -> Option<String> {
    match criminals {
        Criminals::Any => None,
        Criminals::Zero => Some(words.text("viscounts-if-no-criminal")),
        Criminals::Some => Some(words.text("viscounts-if-criminal")),
    }
}

/// What a manuscript scores at the end.
pub(super) fn score_words(words: &Words, score: TileScore) -> String {
    let what = words.text(match score.per {
        Counted::Building => "viscounts-per-building",
        Counted::Resource => "viscounts-per-resource",
        Counted::Manuscript => "viscounts-per-manuscript",
        Counted::CertifiedDeed => "viscounts-per-certified",
        Counted::SettledDebt => "viscounts-per-settled",
        Counted::Worker => "viscounts-per-worker",
        Counted::Silver => "viscounts-per-silver",
        Counted::Icon(Icon::Merchant) => "viscounts-per-merchant",
        Counted::Icon(Icon::Builder) => "viscounts-per-builder",
        Counted::Icon(Icon::Noble) => "viscounts-per-noble",
        Counted::Icon(Icon::Cleric) => "viscounts-per-cleric",
        Counted::Icon(Icon::Criminal) => "viscounts-per-criminal",
    });
    let args = [("points", score.points.into()), ("each", score.each.into()), ("what", what.into())];
    words.with("viscounts-score-per", &args)
}

/// The sign of what a manuscript scores.
pub(super) const fn score_glyph(score: TileScore) -> Glyph {
    match score.per {
        Counted::Building => Glyph::Building(Building::Workshop),
        Counted::Resource => Glyph::AnyResource,
        Counted::Manuscript => Glyph::Manuscript,
        Counted::CertifiedDeed => Glyph::CertifiedDeed,
        Counted::SettledDebt => Glyph::SettledDebt,
        Counted::Worker => Glyph::Worker,
        Counted::Silver => Glyph::Good(Good::Silver),
        Counted::Icon(icon) => Glyph::Icon(icon),
    }
}
