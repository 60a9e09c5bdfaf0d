//! Evaluation for computer players.
//!
//! The chance to win is learned ([`value`](Network)), with the built-in pieces; with others it is a rule of thumb. Priors and the playout policy are rules of thumb:
//! values are measured in steps on the score track. A card is worth a part of its printed value, because it counts only when
//! its colour is scored; an extra die is worth a little, because it adds a choice to a later throw. These values were found
//! by matches of 10,000 plays between policies that differed in one of them.

mod value;

use kernel::{Evaluate, Seat};
use rand::{Rng, RngExt};

use crate::castle::Castle;
use crate::{Action, Burgenland, Colour, FieldId, FieldKind, Phase, Side, State};

pub use value::{FEATURES, Features, HIDDEN, Network};

/// The value of one point of castle value, in steps.
const CARD: f32 = 0.8;
/// The value of an extra die, in steps.
const DIE: f32 = 0.6;
/// The value, in steps, of an end to which a building can be added.
const OPEN_END: f32 = 0.6;
/// The extra value of the step that reaches the king.
const KING: f32 = 50.0;

/// One in this many playout decisions is random, so that playouts differ even where the dice do not.
const BLIND: u32 = 16;

impl Evaluate for Burgenland {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        // The network values a table at the beginning of a turn. A player who may stop is at least as well off as if the turn
        // passed to the opponent now; only the first throw of a turn is mandatory.
        let mover = match state.phase {
            Phase::Field | Phase::Place | Phase::Continue | Phase::Give => state.active.opponent(),
            Phase::Choose(_) | Phase::Throw { .. } if state.turn_colour.is_some() => state.active.opponent(),
            _ => state.active,
        };
        let chance = if self.learned {
            Network::learned().chance(&self.features(state, mover))
        } else {
            self.rule_of_thumb(state, mover)
        };
        if mover == seat { chance } else { 1.0 - chance }
    }

    fn prior(&self, state: &State, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Roll(extra) => self.prospect(state, seat).of_dice(extra + 1) - DIE * f32::from(extra),
            Action::Move(value) => self.landing(state, seat, value),
            Action::Build(place) => {
                let castle = *self.own_castle(state);
                let mut built = castle;
                built.build(self.card_of_field(state), place);
                self.liking(&built) - self.liking(&castle)
            }
            Action::Take(slot) => {
                let card = self.card_of_field(state);
                let castle = state.castles[seat.opponent()][state.crown.colour()];
                let mut robbed = castle;
                robbed.remove(slot);
                self.liking(&castle) - self.liking(&robbed) + self.best_building(self.own_castle(state), card)
            }
            Action::Dice => self.dice_on_offer(state, seat, state.crown) * DIE,
            Action::Score => self.scoring_worth(state, seat, state.crown.colour()),
            Action::Give(side) => {
                let castle = *self.own_castle_in_turn(state);
                let mut left = castle;
                left.remove(crate::Slot::new(if side == Side::Left { 0 } else { castle.len() - 1 }));
                self.liking(&left) - self.liking(&castle)
            }
            Action::Pass | Action::Stop => 0.0,
        }
    }

    fn playout_action<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        if rng.random_range(0..BLIND) == 0 {
            return legal[rng.random_range(0..legal.len() as u32) as usize];
        }
        if matches!(state.phase, Phase::Begin | Phase::Continue) {
            return self.best_roll(state, seat);
        }
        let mut best = (legal[0], f32::NEG_INFINITY);
        for action in legal {
            let prior = self.prior(state, seat, *action);
            if prior > best.1 {
                best = (*action, prior);
            }
        }
        best.0
    }
}

/// The value of each face of a die, in steps, in ascending order.
struct Prospect([f32; 6]);

impl Prospect {
    /// The expected value of the best of `dice` dice. A face is the best with the probability that all dice show it or
    /// a worse one, less the probability that all show a worse one.
    fn of_dice(&self, dice: u8) -> f32 {
        let mut all_worse = 0.0;
        let mut expected = 0.0;
        for (index, worth) in self.0.iter().enumerate() {
            let face = (index + 1) as f32 / 6.0;
            let none_better: f32 = (0..dice).map(|_| face).product();
            expected += worth * (none_better - all_worse);
            all_worse = none_better;
        }
        expected
    }
}

impl Burgenland {
    /// The chance to win of a seat that is about to begin a turn, whatever the pieces are: steps on the score track, and
    /// what castles and dice are likely to bring, count the more the closer the king is.
    fn rule_of_thumb(&self, state: &State, mover: Seat) -> f32 {
        let [own, other] =
            [mover, mover.opponent()].map(|seat| f32::from(self.components.king.saturating_sub(state.score(seat))));
        let leads: f32 = Colour::ALL.iter().map(|colour| f32::from(self.lead(state, mover, *colour))).sum();
        let dice = f32::from(state.extra_dice[mover]) - f32::from(state.extra_dice[mover.opponent()]);
        let ahead = other - own + CARD * leads + DIE * dice;
        let advantage = ahead / (own.min(other) / 2.0 + 5.0);
        0.5 + 0.5 * advantage / (1.0 + advantage * advantage).sqrt()
    }

    /// Chooses how many extra dice to throw, or to stop.
    fn best_roll(&self, state: &State, seat: Seat) -> Action {
        let prospect = self.prospect(state, seat);
        let mut best =
            if state.phase == Phase::Continue { (Action::Stop, 0.0) } else { (Action::Roll(0), f32::NEG_INFINITY) };
        for extra in 0..=state.extra_dice[seat] {
            let prior = prospect.of_dice(extra + 1) - DIE * f32::from(extra);
            if prior > best.1 {
                best = (Action::Roll(extra), prior);
            }
        }
        best.0
    }

    /// The value of a throw to a seat.
    fn prospect(&self, state: &State, seat: Seat) -> Prospect {
        let mut worths = [1, 2, 3, 4, 5, 6].map(|value| self.landing(state, seat, value));
        worths.sort_unstable_by(f32::total_cmp);
        Prospect(worths)
    }

    /// The value to a seat of moving the crown by `value` now.
    fn landing(&self, state: &State, seat: Seat, value: u8) -> f32 {
        let field = state.crown.advanced(value);
        match state.turn_colour {
            Some(colour) if colour != field.colour() => self.leaving_worth(&state.castles[seat][colour]),
            _ => self.field_worth(state, seat, field),
        }
    }

    /// The cost of leaving a colour.
    fn leaving_worth(&self, castle: &Castle) -> f32 {
        let lost = castle
            .outer_cards()
            .map_or(0, |(left, right)| self.components.values[left].max(self.components.values[right]));
        -CARD * f32::from(lost)
    }

    /// The value of a field to a seat that stops there.
    fn field_worth(&self, state: &State, seat: Seat, field: FieldId) -> f32 {
        let (kind, colour) = (self.track.kind(field), field.colour());
        let Some(card) = kind.card() else { return self.scoring_worth(state, seat, colour) };
        let dice = self.dice_on_offer(state, seat, field) * DIE;
        let castle = &state.castles[seat][colour];
        let value = CARD * f32::from(self.components.values[card]);
        let in_supply = state.supply[colour][card] > 0;
        let card_worth = if castle.places(card).is_empty() {
            0.0
        } else if in_supply {
            value
        } else if state.castles[seat.opponent()][colour].copies(card).is_empty() {
            0.0
        } else {
            // The opponent loses what is taken.
            2.0 * value
        };
        let scoring = if kind == FieldKind::WallCrown { self.scoring_worth(state, seat, colour) } else { 0.0 };
        dice.max(card_worth).max(scoring)
    }

    /// The value of a scoring of a colour to a seat.
    fn scoring_worth(&self, state: &State, seat: Seat, colour: Colour) -> f32 {
        let lead = self.lead(state, seat, colour);
        let winner = if lead > 0 { seat } else { seat.opponent() };
        let points = lead.unsigned_abs();
        let king = if state.score(winner) + points >= self.components.king { KING } else { 0.0 };
        f32::from(lead) + king * f32::from(lead.signum())
    }

    /// How many extra dice a seat could take on a field.
    fn dice_on_offer(&self, state: &State, seat: Seat, field: FieldId) -> f32 {
        let value = self.track.kind(field).card().map_or(0, |card| self.components.values[card]);
        f32::from(value.min(state.board_dice + state.extra_dice[seat.opponent()]))
    }

    /// The value of a castle to its owner: its points, and what can be added to it.
    fn liking(&self, castle: &Castle) -> f32 {
        let places = castle.places(crate::Card::House);
        let open = u8::from(places.left) + u8::from(places.right);
        CARD * f32::from(castle.value(&self.components.values)) + OPEN_END * f32::from(open)
    }

    /// How much the best place for a card adds to the value of a castle.
    fn best_building(&self, castle: &Castle, card: crate::Card) -> f32 {
        let gain = |place| {
            let mut built = *castle;
            built.build(card, place);
            self.liking(&built) - self.liking(castle)
        };
        castle.places(card).iter().map(gain).fold(0.0, f32::max)
    }

    /// The active seat's castle in the colour of its turn.
    fn own_castle_in_turn<'a>(&self, state: &'a State) -> &'a Castle {
        &state.castles[state.active][state.turn_colour.unwrap_or(state.crown.colour())]
    }
}
