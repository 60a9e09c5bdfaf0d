//! Sealed bids: everybody holds the same cards. A prize is turned up, all bid one card at the same time and unseen; the
//! highest card takes the prize, unless it was bid twice. When all prizes are gone, the most points win.

use std::fmt;
use std::str::FromStr;

use kernel::{
    BoardWords, ChoiceBlock, ChoiceSpace, Choices, Contender, Encode, Evaluate, EventSink, Foresee, Game, GameInfo,
    NotationError, ObservationSlice, ObservationWriter, ScoreColumn, ScoreItem, ScoreSheet, Seat, SeatCount,
    SetupError, Standings, Step, StepOf, Study, TextBoard, ToAct, Viewer, sample_messages,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::Cards;

const CARDS: u8 = 4;
const MAX_SEATS: usize = 3;

kernel::choice! {
    /// What happens to a prize that nobody wins.
    pub enum Ties {
        /// It is out of the game.
        Discard = "discard",
        /// It is added to the next one.
        Carry = "carry",
    }
}

kernel::options! {
    /// What players agree on.
    pub struct Options {
        /// What happens to a prize that nobody wins.
        ties ("ties"): Ties = Ties::Discard,
    }
}

/// The rules.
#[derive(Clone, Debug)]
pub struct SealedBids {
    seats: SeatCount,
    options: Options,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Prizes not yet turned up.
    pub prizes: Cards,
    /// The prize that is bid for; 0 before it is turned up.
    pub prize: u8,
    /// What was carried over from earlier prizes.
    pub carried: u8,
    /// The cards of each seat. A card that is bid stays in hand until all bids are shown, so hands are no secret.
    pub hands: [Cards; MAX_SEATS],
    /// Points won.
    pub won: [u8; MAX_SEATS],
}

/// The full state.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// The bids, unseen until the last one is made.
    pub bids: [Option<u8>; MAX_SEATS],
}

/// A bid as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Bid {
    /// Not made yet.
    Open,
    /// Made, but unseen.
    Unseen,
    /// One's own.
    Card(u8),
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The bids of all seats at the table.
    pub bids: Vec<Bid>,
}

/// A decision: the card to bid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(pub u8);

/// The prize turned up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Prize(pub u8);

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A prize is turned up.
    Turned(u8),
    /// A seat has bid; only it sees the card.
    Bid(Seat, Option<u8>),
    /// All bids are shown, and one may have won the points.
    Shown {
        /// The cards, in seat order.
        bids: Vec<u8>,
        /// Who takes the prize.
        winner: Option<Seat>,
        /// Its points.
        points: u8,
    },
}

kernel::messages! {
    /// What the notation of the game has.
    enum Expected {
        Action = "sealed-bids-action", "action: use bid1 to bid4";
        Prize = "sealed-bids-prize", "prize: use 1 to 4";
    }
}

impl Game for SealedBids {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Prize;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "sealed-bids",
        title_de: "Verdeckte Gebote",
        title_en: "Sealed Bids",
        seats: &[2, 3],
        rules_version: 1,
        max_steps: CARDS as u32 * (1 + MAX_SEATS as u32),
        ledger: "",
        components: &super::NO_COMPONENTS,
        check_components: |_| Ok(Vec::new()),
        score_table: None,
        messages: sample_messages::<Expected>,
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        let GameInfo { id: game, seats: allowed, .. } = Self::INFO;
        if !allowed.contains(&(seats.get() as u8)) {
            return Err(SetupError::Seats { game, seats: seats.get(), allowed });
        }
        Ok(Self { seats, options })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn presets() -> Vec<(&'static str, Options)> {
        vec![("default", Options::default()), ("carry", Options { ties: Ties::Carry })]
    }

    fn initial_state(&self) -> State {
        let hands = std::array::from_fn(|seat| if seat < self.seats.get() { Cards::up_to(CARDS) } else { Cards::NONE });
        let open = Open { prizes: Cards::up_to(CARDS), prize: 0, carried: 0, hands, won: [0; MAX_SEATS] };
        State { open, bids: [None; MAX_SEATS] }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match (state.open.prize, state.open.prizes) {
            (0, Cards::NONE) => ToAct::Nobody,
            (0, _) => ToAct::Chance,
            _ => ToAct::Seats(self.seats.seats().filter(|seat| state.bids[seat.index()].is_none()).collect()),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act(state).seats().contains(seat) {
            out.extend(state.open.hands[seat.index()].iter().map(Action));
        }
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Prize, u32)>) {
        out.extend(state.open.prizes.iter().map(|prize| (Prize(prize), 1)));
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        match step {
            Step::Chance(Prize(prize)) => {
                state.open.prizes.remove(prize);
                state.open.prize = prize;
                sink.emit(|| Event::Turned(prize));
            }
            Step::Act(seat, Action(card)) => {
                debug_assert!(self.is_legal(state, seat, Action(card)), "{seat} may not bid {card}");
                state.bids[seat.index()] = Some(card);
                sink.emit(|| Event::Bid(seat, Some(card)));
                if self.to_act(state).seats().is_empty() {
                    self.show(state, sink);
                }
            }
        }
    }

    fn reveals(&self, state: &State, _seat: Seat, _action: Action) -> bool {
        // The last bid shows them all.
        self.to_act(state).seats().len() == 1
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seen = |seat: Seat| match state.bids[seat.index()] {
            None => Bid::Open,
            Some(card) if viewer.is(seat) => Bid::Card(card),
            Some(_) => Bid::Unseen,
        };
        View { viewer, open: state.open, bids: self.seats.seats().map(seen).collect() }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Bid(seat, _) if !viewer.is(*seat) => Event::Bid(*seat, None),
            _ => event.clone(),
        })
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut bids = [None; MAX_SEATS];
        for (seat, bid) in view.bids.iter().enumerate() {
            bids[seat] = match *bid {
                Bid::Open => None,
                Bid::Unseen => Some(view.open.hands[seat].random(rng)),
                Bid::Card(card) => Some(card),
            };
        }
        State { open: view.open, bids }
    }

    fn standings(&self, state: &State) -> Standings {
        let won = |seat: Seat| i32::from(state.open.won[seat.index()]);
        Standings::rank(self.seats.seats().map(|seat| (Contender::Seat(seat), won(seat), [0, 0])))
    }

    fn score_sheet(&self, view: &View) -> ScoreSheet {
        let column = |seat: Seat| {
            let points = i32::from(view.open.won[seat.index()]);
            ScoreColumn { who: Contender::Seat(seat), items: vec![ScoreItem { source: "prizes", count: 0, points }] }
        };
        ScoreSheet { columns: self.seats.seats().map(column).collect() }
    }
}

impl SealedBids {
    /// All bids are shown; the highest takes the prize, unless it was bid twice.
    fn show(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let bids = state.bids;
        let highest = bids.iter().flatten().max();
        let mut winners = self.seats.seats().filter(|seat| bids[seat.index()].as_ref() == highest);
        let winner = winners.next().filter(|_| winners.next().is_none());
        let points = state.open.prize + state.open.carried;
        for (hand, card) in state.open.hands.iter_mut().zip(bids) {
            card.into_iter().for_each(|card| hand.remove(card));
        }
        state.open.carried = if winner.is_none() && self.options.ties == Ties::Carry { points } else { 0 };
        if let Some(winner) = winner {
            state.open.won[winner.index()] += points;
        }
        state.open.prize = 0;
        state.bids = [None; MAX_SEATS];
        sink.emit(|| Event::Shown { bids: bids.into_iter().flatten().collect(), winner, points });
    }
}

impl Foresee for SealedBids {
    fn is_surprise(&self, event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }
}

impl Study for SealedBids {
    const KINDS: &'static [&'static str] = &["bid"];
    const USES: &'static [&'static str] = &[];

    fn kind(_action: Action) -> &'static str {
        "bid"
    }

    fn uses(&self, _event: &Event, _used: &mut dyn FnMut(Seat, &str, &'static str)) {}
}

impl Evaluate for SealedBids {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let all: f32 = state.open.won.iter().map(|points| f32::from(*points)).sum();
        (1.0 + f32::from(state.open.won[seat.index()])) / (self.seats.get() as f32 + all)
    }

    fn prior(&self, state: &State, _seat: Seat, Action(card): Action) -> f32 {
        // A good bid is about as high as the prize.
        -f32::from(card.abs_diff(state.open.prize))
    }

    fn playout_action<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        let any = legal[rng.random_range(0..legal.len() as u32) as usize];
        let other = legal[rng.random_range(0..legal.len() as u32) as usize];
        if self.prior(state, seat, any) < self.prior(state, seat, other) { other } else { any }
    }
}

const CHOICES: ChoiceSpace<1> =
    ChoiceSpace::new([ChoiceBlock { name: "bid", len: CARDS as usize, meaning: "bid this card, from 1" }]);

impl Encode for SealedBids {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice { name: "option", len: 1, most: 1, meaning: "are prizes carried over?" },
        ObservationSlice { name: "at-the-table", len: MAX_SEATS, most: 1, meaning: "the seats, from the viewer's on" },
        ObservationSlice { name: "prize", len: 1, most: CARDS, meaning: "the prize that is bid for, or 0" },
        ObservationSlice { name: "carried", len: 1, most: 255, meaning: "what was carried over" },
        ObservationSlice { name: "prizes", len: CARDS as usize, most: 1, meaning: "the prizes to come, from 1" },
        ObservationSlice {
            name: "hands",
            len: MAX_SEATS * CARDS as usize,
            most: 1,
            meaning: "for each seat, from the viewer on, its cards, from 1",
        },
        ObservationSlice {
            name: "bids",
            len: MAX_SEATS,
            most: CARDS + 1,
            meaning: "for each seat: 0 none, 1 unseen, else one more than the card",
        },
        ObservationSlice { name: "points", len: MAX_SEATS, most: 255, meaning: "points of each seat" },
    ];

    fn observe(&self, view: &View, out: &mut [u8]) {
        let (first, count) = (view.viewer.seat().map_or(0, Seat::index), view.bids.len());
        let seat_at = |place: usize| (place < count).then_some((first + place) % count);
        let open = &view.open;
        let mut writer = ObservationWriter::new(Self::OBSERVATION, out);
        writer.flags("option", [self.options.ties == Ties::Carry]);
        writer.each_of("at-the-table", 0..count);
        writer.bytes("prize", [open.prize]);
        writer.bytes("carried", [open.carried]);
        writer.each_of("prizes", open.prizes.iter().map(|prize| usize::from(prize) - 1));
        for (place, hand) in writer.slice("hands").chunks_exact_mut(CARDS as usize).take(count).enumerate() {
            open.hands[(first + place) % count].iter().for_each(|card| hand[usize::from(card) - 1] = 1);
        }
        let bid = |seat: usize| match view.bids[seat] {
            Bid::Open => 0,
            Bid::Unseen => 1,
            Bid::Card(card) => card + 1,
        };
        writer.bytes("bids", (0..MAX_SEATS).map(|place| seat_at(place).map_or(0, bid)));
        writer.bytes("points", (0..MAX_SEATS).map(|place| seat_at(place).map_or(0, |seat| open.won[seat])));
        writer.finish();
    }

    fn choices(&self, _seat: Seat, Action(card): Action) -> Choices {
        Choices::new([CHOICES.choice(0, usize::from(card) - 1)])
    }

    fn action(&self, _seat: Seat, choices: &[u16]) -> Option<Action> {
        let [card] = choices else { return None };
        CHOICES.locate(*card).map(|(_, card)| Action(card as u8 + 1))
    }
}

impl TextBoard for View {
    fn write_board(&self, out: &mut dyn fmt::Write, _words: &dyn BoardWords) -> fmt::Result {
        let Open { prizes, prize, carried, hands, won } = &self.open;
        writeln!(out, "prize {prize}+{carried}, to come {prizes}")?;
        for (seat, bid) in self.bids.iter().enumerate() {
            writeln!(out, "{}: {} points, cards {}, bid {bid:?}", seat + 1, won[seat], hands[seat])?;
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid{}", self.0)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let card = text.strip_prefix("bid").and_then(|card| super::card(card, CARDS));
        card.map(Self).ok_or_else(|| NotationError::new(text, Expected::Action))
    }
}

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Prize {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        super::card(text, CARDS).map(Self).ok_or_else(|| NotationError::new(text, Expected::Prize))
    }
}
