//! The drawings and texts that a game must provide ([`Face`]), and everything they may depend on ([`Scene`]).

use std::hash::Hash;

use kernel::{Contender, Foresee, ForeseenOf, Game, Seat, SeatSet, Study, ToAct, Viewer};
use maud::{Markup, PreEscaped, html};

use crate::caption::Caption;
use crate::escaped::Escaped;
use crate::form_option::FormOption;
use crate::heraldry::Arms;
use crate::language::Language;
use crate::part::{PartCache, Zone, in_html};
use crate::printed::PrintedPiece;
use crate::words::{WordList, Words};

/// An action of the game that a face shows.
pub type ActionOf<F> = <<F as Face>::Game as Game>::Action;

/// An outcome of chance in the game that a face shows.
pub type ChanceOf<F> = <<F as Face>::Game as Game>::Chance;

/// An event of the game that a face shows.
pub type EventOf<F> = <<F as Face>::Game as Game>::Event;

/// The view type of the game that a face shows.
pub type ViewOf<F> = <<F as Face>::Game as Game>::View;

/// The drawings and texts of one game.
///
/// It is implemented on a marker type in the game's own face crate, so that rules and drawings are separate crates.
pub trait Face: Sized + Send + Sync + 'static {
    /// The game that is shown.
    type Game: Foresee + Study;

    /// The style sheet of the game's drawings. Shared classes are in [`style`](crate::style).
    const STYLE: &'static str;

    /// The options that the form for a new match does not simply show with their default.
    const FORM: &'static [FormOption] = &[];

    /// The messages of the game together with the shared ones.
    fn word_list() -> &'static WordList;

    /// The symbols and patterns that the game's drawings refer to. They are defined once per page.
    fn symbols() -> Markup;

    /// The board. Everything that stands for an action is a [`Scene::hot`] spot. A piece keeps its `data-key` when it moves,
    /// so that the client can animate the move.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// What the viewer holds: cards, dice, tokens. `None` if the game has nothing to show here.
    fn hand(scene: &Scene<'_, Self>) -> Option<Markup>;

    /// The supply: what is left to take.
    fn supply(scene: &Scene<'_, Self>) -> Markup;

    /// A line or a small drawing for a seat's panel.
    fn seat_details(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// The panel of the rulebook's automaton, if this match has one.
    fn automaton_panel(_scene: &Scene<'_, Self>) -> Option<AutomatonPanel> {
        None
    }

    /// What is shown below the score sheet because it does not fit into it. Most games have nothing.
    fn score_details(_scene: &Scene<'_, Self>) -> Option<Markup> {
        None
    }

    /// Who must do what, or what the match is waiting for: always a full sentence.
    fn prompt(scene: &Scene<'_, Self>) -> String;

    /// The label of an action's button. No two legal actions of a decision have the same label.
    fn action_label(scene: &Scene<'_, Self>, action: ActionOf<Self>) -> String;

    /// The heading under which a long list of actions is grouped.
    fn action_group(scene: &Scene<'_, Self>, action: ActionOf<Self>) -> Option<String>;

    /// What a person with the real pieces has to do while the match waits for chance: throw dice, look at a card, draw a tile.
    /// Always a full sentence, which names the pile and where the piece goes.
    fn chance_prompt(scene: &Scene<'_, Self>) -> String;

    /// The label of the button for an outcome of chance: the piece as it is printed. No two possible outcomes of a chance
    /// step have the same label.
    fn outcome_label(scene: &Scene<'_, Self>, outcome: ChanceOf<Self>) -> String;

    /// The heading under which a long list of outcomes is grouped.
    fn outcome_group(_scene: &Scene<'_, Self>, _outcome: ChanceOf<Self>) -> Option<String> {
        None
    }

    /// What the piece or place of an action is: its name, its cost, its effect, what it is worth now. Plain text, one
    /// sentence per line. It is shown with the action's hot-spot and button.
    fn about(_scene: &Scene<'_, Self>, _action: ActionOf<Self>) -> Option<String> {
        None
    }

    /// What an action brings, in short phrases: "+4 Punkte: Turm". If `None`, the phrases are the changes of the score and
    /// the log lines of what happens besides the action itself; see [`score_changes`](crate::score_changes) and
    /// [`further_events`](crate::further_events), from which a face can make its own.
    fn foreseen_words(
        _scene: &Scene<'_, Self>,
        _action: ActionOf<Self>,
        _foreseen: &ForeseenOf<Self::Game>,
    ) -> Option<Vec<String>> {
        None
    }

    /// The name of a tie-break, such as "mehr Schlüssel". `index` counts [`Standing::tie_breaks`](kernel::Standing).
    fn tie_break_words(_words: &Words, _index: usize) -> Option<String> {
        None
    }

    /// A suggested sequence of actions for this decision and those that follow from it.
    fn proposal(_scene: &Scene<'_, Self>) -> Option<Proposal<ActionOf<Self>>> {
        None
    }

    /// The partners of a seat, each with the name of what they share. The chat marks messages between partners. Most games
    /// have no partners.
    fn partners(game: &Self::Game, words: &Words, seat: Seat) -> Vec<(Seat, String)> {
        let _ = (game, words, seat);
        Vec::new()
    }

    /// The seats that may see an action which a seat is considering but has not taken. `view` is what the seat itself may
    /// know. A seat that sees the action must already know everything it reveals, so the default is nobody.
    fn confidants(game: &Self::Game, view: &ViewOf<Self>, seat: Seat, action: ActionOf<Self>) -> SeatSet {
        let _ = (game, view, seat, action);
        SeatSet::EMPTY
    }

    /// The log line for an event, which is already redacted for the viewer. `None` if the event needs no line.
    fn event_words(game: &Self::Game, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine>;

    /// The rules in our own words, with drawn examples.
    fn rules_page(words: &'static Words) -> Markup;

    /// The picture on the game's card in the lobby, made with [`cover`](crate::cover).
    fn cover() -> Markup;

    /// Every printed piece that has an id in the component file, in the order of the file.
    fn printed(words: &'static Words) -> Vec<PrintedPiece>;

    /// The board of the table that a file for [`GameInfo::score_table`](kernel::GameInfo::score_table) describes, with the names
    /// of its seats, if the face draws such tables and the file can be read.
    #[must_use]
    fn described_board(_words: &'static Words, _names: &[String], _text: &str) -> Option<Markup> {
        None
    }

    /// Which facts about the pieces are certain and which are reconstructed.
    fn provenance(words: &Words) -> Markup;

    /// The arms of a seat: its heraldic pattern, and the colour that the game or its options give it.
    fn arms(_game: &Self::Game, seat: Seat) -> Arms {
        Arms::of_seat(seat)
    }

    /// The messages in a language.
    #[must_use]
    fn words(language: Language) -> &'static Words {
        Self::word_list().of(language)
    }
}

/// Everything that a drawing or a text may depend on.
///
/// It contains a view and never a state, so that hidden information cannot reach a page.
pub struct Scene<'a, F: Face> {
    /// The rules with the options agreed on.
    pub game: &'a F::Game,
    /// What the viewer may know.
    pub view: &'a ViewOf<F>,
    /// Who the page is drawn for.
    pub viewer: Viewer,
    /// Who has to act now.
    pub to_act: ToAct,
    /// The legal actions of the viewer; empty if it is not their turn or the page is read-only.
    pub legal: &'a [ActionOf<F>],
    /// Actions that other seats are considering and have shared with the viewer.
    pub intentions: &'a [(Seat, ActionOf<F>)],
    /// The messages in the viewer's language.
    pub words: &'static Words,
    /// The player name of each seat.
    pub names: &'a [String],
    /// Should the drawing show the consequences of possible actions, such as where each number would lead?
    pub aids: bool,
    /// The parts that the audience has from earlier drawings. With an empty cache everything is drawn.
    pub parts: &'a PartCache,
}

impl<F: Face> Scene<'_, F> {
    /// The player name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        name_of(self.names, seat)
    }

    /// The seat whose side of the table is drawn nearest: the viewer's own, or the first for a spectator.
    #[must_use]
    pub fn near(&self) -> Seat {
        self.viewer.seat().unwrap_or(Seat::new(0))
    }

    /// Does the viewer have a legal action now?
    #[must_use]
    pub fn my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// The seat to act, if there is exactly one.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        let seats = self.to_act.seats();
        if seats.len() == 1 { seats.first() } else { None }
    }

    /// The arms of a seat.
    #[must_use]
    pub fn arms(&self, seat: Seat) -> Arms {
        F::arms(self.game, seat)
    }

    /// A hot-spot: the part of a drawing that stands for an action. If the action is legal, `body` can be clicked and
    /// focused and has a label for screen readers; otherwise nothing is drawn. A group of class `ghost` inside `body` is
    /// shown only as a preview.
    #[must_use]
    pub fn hot(&self, action: ActionOf<F>, body: impl FnOnce() -> Markup) -> Markup {
        if !self.legal.contains(&action) {
            return html! {};
        }
        self.note_hot(action);
        html! {
            g.hot data-action=(action) tabindex="0" role="button" aria-label=(Escaped(F::action_label(self, action))) { (body()) }
        }
    }

    /// Notes that an action has a hot-spot which is drawn without [`hot`](Self::hot). Its button is then put into the list
    /// that repeats the drawing, see [`action_buttons`](crate::action_buttons).
    pub fn note_hot(&self, action: ActionOf<F>) {
        self.parts.note_hot(action);
    }

    /// Does an action have a hot-spot in what has been drawn so far?
    #[must_use]
    pub fn is_hot(&self, action: ActionOf<F>) -> bool {
        self.parts.is_hot(action)
    }

    /// A caption: what a piece or place is, what it costs, does and is worth. It is given back, to be drawn as the `title` or
    /// the `data-caption` of the piece, and is one of the [`captions`](Self::captions).
    #[must_use]
    pub fn caption<T: AsRef<str>>(&self, text: T) -> Escaped<T> {
        self.parts.note_caption(text.as_ref());
        Escaped(text)
    }

    /// The captions of everything on the table, in the order of the drawing, each once. It draws the whole table.
    #[must_use]
    pub fn captions(&self) -> Vec<Caption> {
        let parts = PartCache::noting_captions();
        let scene = Scene { parts: &parts, ..*self };
        let (_board, _hand, _supply) = (scene.board(), scene.hand(), scene.supply());
        scene.game.seats().seats().for_each(|seat| drop(scene.seat_details(seat)));
        let _automaton = F::automaton_panel(&scene);
        parts.into_captions()
    }

    /// The board with its parts.
    #[must_use]
    pub fn board(&self) -> Zone {
        Zone::collect(self.parts, || F::board(self))
    }

    /// What the viewer holds, with its parts.
    #[must_use]
    pub fn hand(&self) -> Option<Zone> {
        let mut any = false;
        let zone = Zone::collect(self.parts, || {
            let hand = F::hand(self);
            any = hand.is_some();
            hand.unwrap_or_default()
        });
        any.then_some(zone)
    }

    /// The supply with its parts.
    #[must_use]
    pub fn supply(&self) -> Zone {
        Zone::collect(self.parts, || F::supply(self))
    }

    /// The details in a seat's panel, with their parts.
    #[must_use]
    pub fn seat_details(&self, seat: Seat) -> Zone {
        Zone::collect(self.parts, || F::seat_details(self, seat))
    }

    /// A drawing with its parts in place, for a page that is not updated, such as the rules page.
    #[must_use]
    pub fn whole(&self, draw: impl FnOnce() -> Markup) -> Markup {
        PreEscaped(Zone::collect(self.parts, draw).html().into_owned())
    }

    /// A part of a zone that can be sent on its own. `key` consists of lower-case letters, digits and hyphens and is unique
    /// on the page. Only a [`cached_part`](Self::cached_part) may have parts itself.
    #[must_use]
    pub fn part(&self, key: &str, body: Markup) -> Markup {
        self.parts.part(key, body)
    }

    /// A [`part`](Self::part) inside an SVG drawing.
    #[must_use]
    pub fn drawn_part(&self, key: &str, body: Markup) -> Markup {
        in_svg(key, &self.slot(key, body))
    }

    /// The content of a [`part`](Self::part) whose element, with the id `zone-KEY`, the caller draws.
    #[must_use]
    pub fn slot(&self, key: &str, body: Markup) -> Markup {
        self.parts.place(key, body)
    }

    /// A [`part`](Self::part) that is drawn only if it has changed. `shows` is everything that it depends on besides the
    /// viewer, the language, the names and the aids.
    #[must_use]
    pub fn cached_part(&self, key: &str, shows: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        in_html(key, &self.cached_slot(key, shows, body))
    }

    /// A [`cached_part`](Self::cached_part) inside an SVG drawing.
    #[must_use]
    pub fn cached_drawn_part(&self, key: &str, shows: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        in_svg(key, &self.cached_slot(key, shows, body))
    }

    /// The content of a [`cached_part`](Self::cached_part) whose element, with the id `zone-KEY`, the caller draws.
    #[must_use]
    pub fn cached_slot(&self, key: &str, shows: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        self.parts.draw(key, (self.setting(), shows), body)
    }

    /// A [`cached_part`](Self::cached_part) that looks the same to every viewer: it is drawn once for all who read the same
    /// language. It has neither parts nor hot-spots. `shows` is everything that it depends on besides the language, the names and
    /// the aids.
    #[must_use]
    pub fn common_part(&self, key: &str, shows: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        in_html(key, &self.common_slot(key, shows, body))
    }

    /// A [`common_part`](Self::common_part) inside an SVG drawing.
    #[must_use]
    pub fn common_drawn_part(&self, key: &str, shows: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        in_svg(key, &self.common_slot(key, shows, body))
    }

    /// The content of a [`common_part`](Self::common_part) whose element, with the id `zone-KEY`, the caller draws.
    #[must_use]
    pub fn common_slot(&self, key: &str, shows: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        self.parts.draw_common(key, (self.common_setting(), shows), body)
    }

    /// Markup inside a part that looks the same to every viewer: it is drawn once for all who read the same language. `key` and
    /// `shows` are as in [`common_part`](Self::common_part); nothing else has this key.
    #[must_use]
    pub fn common(&self, key: &str, shows: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        self.parts.common(key, (self.common_setting(), shows), body)
    }

    /// A [`cached_slot`](Self::cached_slot) with parts of its own: `parts` draws them, and `frame` what surrounds them. The
    /// frame is drawn only once, so it depends on nothing but the viewer, the language, the names and the aids, and on which
    /// parts it has.
    #[must_use]
    pub fn framed<P>(
        &self,
        key: &str,
        shows: impl Hash,
        parts: impl Fn() -> P,
        frame: impl FnOnce(P) -> Markup,
    ) -> Markup {
        self.parts.draw_framed(key, self.setting(), shows, parts, frame)
    }

    /// What all parts depend on.
    fn setting(&self) -> (Viewer, u64) {
        (self.viewer, self.common_setting())
    }

    /// The same without the viewer, as a hash.
    fn common_setting(&self) -> u64 {
        self.parts.setting((self.words.language(), self.names, self.aids))
    }
}

/// A part inside an SVG drawing. A part that needs no place has an empty slot.
fn in_svg(key: &str, slot: &Markup) -> Markup {
    if slot.0.is_empty() {
        return html! {};
    }
    html! { g id={ "zone-" (PreEscaped(key)) } { (slot) } }
}

/// The outline of a hot-spot: a dark line on a wide light one, so that one of the two stands out on every colour. The area
/// inside it can be clicked.
#[must_use]
pub fn glow(outline: &str) -> Markup {
    // SVG path data consists of numbers and letters: there is nothing to escape.
    let outline = PreEscaped(outline);
    html! {
        path.glow d=(outline) {}
        path.target d=(outline) {}
    }
}

/// The player name of a seat, or `?` if nobody has taken the seat yet.
#[must_use]
pub fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("?", String::as_str)
}

/// The kind of a log line, which decides its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogKind {
    /// A player acted.
    Turn,
    /// Points were won or lost.
    Score,
    /// Dice were thrown; the keys of the line are those of the dice.
    Throw,
    /// Anything else worth knowing.
    Note,
}

impl LogKind {
    /// The CSS class of the line.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Score => "score",
            Self::Throw => "throw",
            Self::Note => "note",
        }
    }
}

/// What the panel of an automaton shows beside its name and its points.
#[derive(Clone, Debug)]
pub struct AutomatonPanel {
    /// Its arms as a small picture.
    pub shield: Markup,
    /// A line or a small drawing.
    pub details: Markup,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The sentence.
    pub text: String,
    /// Who acted, won or lost. The arms of a seat are shown before the line.
    pub who: Option<Contender>,
    /// The kind of line.
    pub kind: LogKind,
    /// The `data-key`s of the pieces and places it is about: what was laid, moved, taken, thrown, or counted.
    pub keys: Vec<String>,
}

/// Several suggested actions. The client sends them one after another, each as an ordinary decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal<A> {
    /// The label of its button.
    pub words: String,
    /// The actions in order; at least one.
    pub actions: Vec<A>,
}
