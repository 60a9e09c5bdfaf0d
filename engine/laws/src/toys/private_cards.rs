//! Private cards: everybody is dealt two cards. In turn a seat draws one and then plays a card openly, for as many points
//! as it shows, or buries one unseen. When the pile is used up, cards left in hand count against their owners.

use std::fmt;
use std::str::FromStr;

use kernel::{
    BoardWords, BySeat, ChoiceBlock, ChoiceSpace, Choices, Contender, Encode, Evaluate, EventSink, Foresee, Game,
    GameInfo, NotationError, ObservationSlice, ObservationWriter, ScoreColumn, ScoreItem, ScoreSheet, Seat, SeatCount,
    SetupError, Standings, Step, StepOf, Study, TextBoard, ToAct, Viewer, sample_messages,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::Cards;

const MOST_CARDS: u8 = 9;
const MAX_SEATS: usize = 3;
const DEALT: usize = 2;

kernel::choice! {
    /// How many cards there are.
    pub enum Deck {
        /// Six cards, for two.
        Six = "6",
        /// Nine cards.
        Nine = "9",
    }
}

kernel::options! {
    /// What players agree on.
    pub struct Options {
        /// How many cards there are.
        deck ("deck"): Deck = Deck::Nine,
    }
}

/// The rules.
#[derive(Clone, Debug)]
pub struct PrivateCards {
    seats: SeatCount,
    options: Options,
}

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Cards are dealt, one at a time round the table.
    Deal,
    /// The seat whose turn it is draws.
    Draw,
    /// It plays or buries a card.
    Choose,
    /// Hands are shown.
    Over,
}

/// The full state.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The phase of the game.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The draw pile: which cards, not in which order. A draw is resolved when it happens.
    pub pile: Cards,
    /// The hands.
    pub hands: BySeat<Cards, MAX_SEATS>,
    /// What each seat has buried.
    pub buried: BySeat<Cards, MAX_SEATS>,
    /// What each seat has played.
    pub played: BySeat<Cards, MAX_SEATS>,
    /// The points of the cards played, kept up with every card.
    pub points: BySeat<u8, MAX_SEATS>,
}

/// A set of cards as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Seen {
    /// The viewer knows the cards.
    Faces(Cards),
    /// The viewer knows how many they are.
    Backs(u8),
}

/// A seat as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// The hand: the viewer's own, and all at the end.
    pub hand: Seen,
    /// What was buried. A seat remembers its own cards.
    pub buried: Seen,
    /// What was played.
    pub played: Cards,
    /// The points for it.
    pub points: u8,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The phase of the game.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many cards are left to draw.
    pub pile: u8,
    /// The seats at the table.
    pub seats: Vec<SeatView>,
}

/// A decision: what becomes of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// It is played openly.
    Play(u8),
    /// It is buried unseen.
    Bury(u8),
}

/// The card drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A seat draws; only it sees the card.
    Drew(Seat, Option<u8>),
    /// A seat plays a card.
    Played(Seat, u8),
    /// A seat buries a card; only it sees which one.
    Buried(Seat, Option<u8>),
    /// Hands are shown.
    Shown(Vec<Cards>),
}

impl PrivateCards {
    fn deck(&self) -> Cards {
        match self.options.deck {
            Deck::Six => Cards::up_to(6),
            Deck::Nine => Cards::up_to(MOST_CARDS),
        }
    }
}

kernel::messages! {
    /// What the notation of the game has.
    enum Expected {
        Action = "private-cards-action", "action: use play1 to play9 or bury1 to bury9";
        Card = "private-cards-card", "card: use 1 to 9";
    }
}

kernel::messages! {
    /// Options and seats that do not go together.
    enum Conflict {
        SixCardsAreForTwo = "private-cards-conflict", "six cards are for two seats";
    }
}

impl Game for PrivateCards {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Card;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "private-cards",
        title_de: "Eigene Karten",
        title_en: "Private Cards",
        seats: &[2, 3],
        rules_version: 1,
        // Every card is drawn, and after the deal to two seats every draw is followed by a decision.
        max_steps: 2 * MOST_CARDS as u32 - 4,
        ledger: "",
        components: &super::NO_COMPONENTS,
        check_components: |_| Ok(Vec::new()),
        score_table: None,
        messages: || [sample_messages::<Conflict>(), sample_messages::<Expected>()].concat(),
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        let GameInfo { id: game, seats: allowed, .. } = Self::INFO;
        if !allowed.contains(&(seats.get() as u8)) {
            return Err(SetupError::Seats { game, seats: seats.get(), allowed });
        }
        if options.deck == Deck::Six && seats.get() > 2 {
            return Err(SetupError::conflict(Conflict::SixCardsAreForTwo));
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
        vec![("default", Options::default()), ("six", Options { deck: Deck::Six })]
    }

    fn initial_state(&self) -> State {
        State {
            phase: Phase::Deal,
            turn: Seat::new(0),
            pile: self.deck(),
            hands: BySeat::default(),
            buried: BySeat::default(),
            played: BySeat::default(),
            points: BySeat::default(),
        }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match state.phase {
            Phase::Deal | Phase::Draw => ToAct::Chance,
            Phase::Choose => ToAct::one(state.turn),
            Phase::Over => ToAct::Nobody,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act(state) == ToAct::one(seat) {
            out.extend(state.hands[seat].iter().flat_map(|card| [Action::Play(card), Action::Bury(card)]));
        }
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Card, u32)>) {
        out.extend(state.pile.iter().map(|card| (Card(card), 1)));
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        let seat = state.turn;
        match step {
            Step::Chance(Card(card)) => {
                state.pile.remove(card);
                state.hands[seat].insert(card);
                sink.emit(|| Event::Drew(seat, Some(card)));
                if state.phase == Phase::Draw {
                    state.phase = Phase::Choose;
                    return;
                }
            }
            Step::Act(actor, action) => {
                debug_assert!(self.is_legal(state, actor, action), "{actor} may not {action}");
                let (Action::Play(card) | Action::Bury(card)) = action;
                state.hands[seat].remove(card);
                match action {
                    Action::Play(_) => {
                        state.played[seat].insert(card);
                        state.points[seat] += card;
                        sink.emit(|| Event::Played(seat, card));
                    }
                    Action::Bury(_) => {
                        state.buried[seat].insert(card);
                        sink.emit(|| Event::Buried(seat, Some(card)));
                    }
                }
            }
        }
        state.turn = self.seats.left_of(seat);
        if state.pile.is_empty() {
            state.phase = Phase::Over;
            sink.emit(|| Event::Shown(self.seats.seats().map(|seat| state.hands[seat]).collect()));
        } else if state.phase == Phase::Choose || state.hands[state.turn].len() == DEALT {
            state.phase = Phase::Draw;
        }
    }

    fn reveals(&self, state: &State, _seat: Seat, action: Action) -> bool {
        // A card that is played was hidden in the hand; the last card of all ends the game and shows the hands.
        matches!(action, Action::Play(_)) || state.pile.is_empty()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seen = |faces: bool, cards: Cards| if faces { Seen::Faces(cards) } else { Seen::Backs(cards.len() as u8) };
        let seat_view = |seat: Seat| SeatView {
            hand: seen(viewer.is(seat) || state.phase == Phase::Over, state.hands[seat]),
            buried: seen(viewer.is(seat), state.buried[seat]),
            played: state.played[seat],
            points: state.points[seat],
        };
        let seats = self.seats.seats().map(seat_view).collect();
        View { viewer, phase: state.phase, turn: state.turn, pile: state.pile.len() as u8, seats }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew(seat, _) if !viewer.is(*seat) => Event::Drew(*seat, None),
            Event::Buried(seat, _) if !viewer.is(*seat) => Event::Buried(*seat, None),
            _ => event.clone(),
        })
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut unseen = self.deck();
        for seat in &view.seats {
            for seen in [seat.hand, seat.buried, Seen::Faces(seat.played)] {
                if let Seen::Faces(cards) = seen {
                    cards.iter().for_each(|card| unseen.remove(card));
                }
            }
        }
        let mut guess = |seen| match seen {
            Seen::Faces(cards) => cards,
            Seen::Backs(count) => {
                let mut cards = Cards::NONE;
                for _ in 0..count {
                    let card = unseen.random(rng);
                    unseen.remove(card);
                    cards.insert(card);
                }
                cards
            }
        };
        let mut state = State { phase: view.phase, turn: view.turn, ..self.initial_state() };
        state.pile = guess(Seen::Backs(view.pile));
        for (seat, seen) in self.seats.seats().zip(&view.seats) {
            state.hands[seat] = guess(seen.hand);
            state.buried[seat] = guess(seen.buried);
            state.played[seat] = seen.played;
            state.points[seat] = seen.points;
        }
        state
    }

    fn standings(&self, state: &State) -> Standings {
        let score = |seat| {
            let left = if state.phase == Phase::Over { state.hands[seat].sum() } else { 0 };
            i32::from(state.points[seat]) - left
        };
        Standings::rank(self.seats.seats().map(|seat| (Contender::Seat(seat), score(seat), [0, 0])))
    }

    fn score_sheet(&self, view: &View) -> ScoreSheet {
        let column = |(seat, seen): (Seat, &SeatView)| {
            let left = match (view.phase, seen.hand) {
                (Phase::Over, Seen::Faces(cards)) => cards,
                _ => Cards::NONE,
            };
            let played =
                ScoreItem { source: "played", count: seen.played.len() as u32, points: i32::from(seen.points) };
            let left = ScoreItem { source: "left", count: left.len() as u32, points: -left.sum() };
            ScoreColumn { who: Contender::Seat(seat), items: vec![played, left] }
        };
        ScoreSheet { columns: self.seats.seats().zip(&view.seats).map(column).collect() }
    }
}

impl Foresee for PrivateCards {
    fn surprises(&self, state: &State, _seat: Seat, _action: Action) -> bool {
        // The actor knows the card that is played.
        state.pile.is_empty()
    }

    fn is_surprise(&self, event: &Event) -> bool {
        matches!(event, Event::Shown(_))
    }
}

impl Evaluate for PrivateCards {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let points = |seat| f32::from(state.points[seat]);
        (1.0 + points(seat)) / (self.seats.get() as f32 + self.seats.seats().map(points).sum::<f32>())
    }

    fn prior(&self, _state: &State, _seat: Seat, action: Action) -> f32 {
        match action {
            Action::Play(card) => f32::from(card),
            Action::Bury(card) => f32::from(card) / 2.0,
        }
    }

    fn playout_action<R: Rng + ?Sized>(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut R) -> Action {
        let [one, other] = [(); 2].map(|()| legal[rng.random_range(0..legal.len() as u32) as usize]);
        if self.prior(state, seat, one) < self.prior(state, seat, other) { other } else { one }
    }
}

impl Study for PrivateCards {
    const KINDS: &'static [&'static str] = &["play", "bury"];
    const USES: &'static [&'static str] = &["played", "buried"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Play(_) => "play",
            Action::Bury(_) => "bury",
        }
    }

    fn uses(&self, event: &Event, used: &mut dyn FnMut(Seat, &str, &'static str)) {
        match event {
            Event::Played(seat, card) => used(*seat, &card.to_string(), "played"),
            Event::Buried(seat, Some(card)) => used(*seat, &card.to_string(), "buried"),
            _ => {}
        }
    }

    /// A card that was played counts its number.
    fn piece_points(&self, state: &State, brought: &mut dyn FnMut(&str, i32)) {
        let played = self.seats.seats().flat_map(|seat| state.played[seat].iter());
        played.for_each(|card| brought(&card.to_string(), card.into()));
    }
}

/// Bytes of an observation for each seat.
const PER_SEAT: usize = 3 * MOST_CARDS as usize + 4;

/// What to do, then with which card.
const CHOICES: ChoiceSpace<2> = ChoiceSpace::new([
    ChoiceBlock { name: "verb", len: 2, meaning: "play a card or bury it; `card` follows" },
    ChoiceBlock { name: "card", len: MOST_CARDS as usize, meaning: "the card, from 1" },
]);

impl Encode for PrivateCards {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice { name: "option", len: 1, most: 1, meaning: "are there nine cards?" },
        ObservationSlice { name: "at-the-table", len: MAX_SEATS, most: 1, meaning: "the seats, from the viewer's on" },
        ObservationSlice { name: "phase", len: 4, most: 1, meaning: "deal, draw, decide, over" },
        ObservationSlice { name: "turn", len: MAX_SEATS, most: 1, meaning: "whose turn it is, from the viewer on" },
        ObservationSlice { name: "pile", len: 1, most: MOST_CARDS, meaning: "cards in the pile" },
        ObservationSlice {
            name: "cards",
            len: MAX_SEATS * PER_SEAT,
            most: MOST_CARDS,
            meaning: "for each seat, from the viewer on: hand, buried and played cards, one byte for each card; is the hand \
                      known, how large is it; are the buried cards known, how many are they",
        },
    ];

    fn observe(&self, view: &View, out: &mut [u8]) {
        let (first, count) = (view.viewer.seat().map_or(0, Seat::index), view.seats.len());
        let place_of = |seat: Seat| (seat.index() + count - first) % count;
        let mut writer = ObservationWriter::new(Self::OBSERVATION, out);
        writer.flags("option", [self.options.deck == Deck::Nine]);
        writer.each_of("at-the-table", 0..count);
        writer.one_of("phase", Some(view.phase as usize));
        writer.one_of("turn", Some(place_of(view.turn)));
        writer.bytes("pile", [view.pile]);
        for (place, bytes) in writer.slice("cards").chunks_exact_mut(PER_SEAT).take(count).enumerate() {
            let seat = &view.seats[(first + place) % count];
            let (cards, rest) = bytes.split_at_mut(3 * MOST_CARDS as usize);
            let seen = [seat.hand, seat.buried, Seen::Faces(seat.played)];
            for (seen, cards) in seen.into_iter().zip(cards.chunks_exact_mut(MOST_CARDS as usize)) {
                if let Seen::Faces(faces) = seen {
                    faces.iter().for_each(|card| cards[usize::from(card) - 1] = 1);
                }
            }
            let sizes =
                [seat.hand, seat.buried].map(|seen| [u8::from(matches!(seen, Seen::Faces(_))), seen.len() as u8]);
            rest.copy_from_slice(sizes.as_flattened());
        }
        writer.finish();
    }

    fn choices(&self, _seat: Seat, action: Action) -> Choices {
        let (verb, card) = match action {
            Action::Play(card) => (0, card),
            Action::Bury(card) => (1, card),
        };
        Choices::new([CHOICES.choice(0, verb), CHOICES.choice(1, usize::from(card) - 1)])
    }

    fn action(&self, _seat: Seat, choices: &[u16]) -> Option<Action> {
        let [verb, card] = choices else { return None };
        match (CHOICES.locate(*verb)?, CHOICES.locate(*card)?) {
            ((0, 0), (1, card)) => Some(Action::Play(card as u8 + 1)),
            ((0, _), (1, card)) => Some(Action::Bury(card as u8 + 1)),
            _ => None,
        }
    }
}

impl Seen {
    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> usize {
        match self {
            Self::Faces(cards) => cards.len(),
            Self::Backs(count) => count as usize,
        }
    }

    /// Is there no card?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faces(cards) => cards.fmt(f),
            Self::Backs(count) => write!(f, "{count} unseen"),
        }
    }
}

impl TextBoard for View {
    fn write_board(&self, out: &mut dyn fmt::Write, _words: &dyn BoardWords) -> fmt::Result {
        writeln!(out, "{} cards in the pile, turn of {}", self.pile, self.turn)?;
        for (seat, SeatView { hand, buried, played, points }) in self.seats.iter().enumerate() {
            writeln!(out, "{}: {points} points, played {played}, hand {hand}, buried {buried}", seat + 1)?;
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play{card}"),
            Self::Bury(card) => write!(f, "bury{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let card = |prefix| text.strip_prefix(prefix).and_then(|card| super::card(card, MOST_CARDS));
        let action = card("play").map(Self::Play).or_else(|| card("bury").map(Self::Bury));
        action.ok_or_else(|| NotationError::new(text, Expected::Action))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        super::card(text, MOST_CARDS).map(Self).ok_or_else(|| NotationError::new(text, Expected::Card))
    }
}
