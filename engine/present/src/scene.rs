//! What a game must be able to show and say, and what it gets to see for it.

use kernel::{Game, Seat, SeatSet, ToAct, Viewer};
use maud::{Markup, PreEscaped, html};

use crate::{Arms, Known, Words};

/// One look at the table: all that a drawing or a sentence may depend on.
///
/// It holds a view, never a state, so that nothing hidden can reach a page.
pub struct Scene<'a, G: Game> {
    /// The rules with the options agreed on.
    pub game: &'a G,
    /// What the viewer may know.
    pub view: &'a G::View,
    /// Who looks.
    pub viewer: Viewer,
    /// Whom the table waits for.
    pub to_act: ToAct,
    /// What the viewer may do now; empty if it is not their turn or the table is only looked at.
    pub legal: &'a [G::Action],
    /// What other seats intend to do and let the viewer see before they do it.
    pub intentions: &'a [(Seat, G::Action)],
    /// The language.
    pub words: &'static Words,
    /// The name at each seat.
    pub names: &'a [String],
    /// Shall the drawing help with what follows from the rules, such as where each number would lead?
    pub aids: bool,
    /// What the viewer has of an earlier drawing, if they keep it: parts that show the same again are left out.
    pub known: Option<&'a Known>,
}

impl<G: Game> Scene<'_, G> {
    /// The name at a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        name_of(self.names, seat)
    }

    /// The seat whose side of the table is drawn nearest: the viewer's own, or the first for a guest.
    #[must_use]
    pub fn near(&self) -> Seat {
        self.viewer.seat().unwrap_or(Seat::new(0))
    }

    /// Is the viewer to decide now?
    #[must_use]
    pub fn my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// The only seat to act, where there is just one.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        let seats = self.to_act.seats();
        if seats.len() == 1 { seats.first() } else { None }
    }
}

impl<G: Present> Scene<'_, G> {
    /// The arms of a seat.
    #[must_use]
    pub fn arms(&self, seat: Seat) -> Arms {
        G::arms(self.game, seat)
    }

    /// A part of a drawing that stands for an action: `body` can be pointed at, reached by keyboard and heard, if the
    /// action is legal; otherwise nothing is drawn. What `body` puts into a group of class `ghost` is only shown as
    /// preview.
    #[must_use]
    pub fn hot(&self, action: G::Action, body: impl FnOnce() -> Markup) -> Markup {
        html! {
            @if self.legal.contains(&action) {
                g.hot data-action=(action) tabindex="0" role="button" aria-label=(G::action_label(self, action)) {
                    (body())
                }
            }
        }
    }
}

/// The sign of what may be done, around a hot-spot: a dashed golden line on a dark one, so that it stands out on every
/// colour. What lies within can be pointed at.
pub(crate) fn glow(outline: &str) -> Markup {
    // A path is numbers and letters.
    let outline = PreEscaped(outline);
    html! {
        path.target d=(outline) {}
        path.glow d=(outline) {}
    }
}

/// The name at a seat; a table may have fewer names than seats while it fills.
pub(crate) fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("?", String::as_str)
}

/// What a line of the log is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogKind {
    /// Somebody did something.
    Turn,
    /// Points were won or lost.
    Score,
    /// Anything else worth knowing.
    Note,
}

impl LogKind {
    /// The class of the line on the page.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Score => "score",
            Self::Note => "note",
        }
    }
}

/// One line of the log, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The sentence.
    pub text: String,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// What it is about.
    pub kind: LogKind,
}

/// Some decisions at once, each to be made as if on its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal<A> {
    /// The words on its button.
    pub words: String,
    /// The actions, in their order; there is at least one.
    pub actions: Vec<A>,
}

/// A game that can be shown.
///
/// Each game of the house implements it in its own module here; the rest of the house needs no other word about how a
/// game looks.
pub trait Present: Game {
    /// The board. Anything that stands for an action is a [`Scene::hot`] spot; a piece that moves keeps its `data-key`.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// What lies before the viewer: own cards, dice, tokens.
    fn hand(scene: &Scene<'_, Self>) -> Option<Markup>;

    /// What is left to take.
    fn supply(scene: &Scene<'_, Self>) -> Markup;

    /// A line or a small drawing for a seat's panel.
    fn seat_details(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// What the score sheet cannot tell, below it. Nothing, in most games.
    fn score_details(_scene: &Scene<'_, Self>) -> Option<Markup> {
        None
    }

    /// Who must do what, or why we wait: always a full sentence.
    fn prompt(scene: &Scene<'_, Self>) -> String;

    /// The words on an action's button. Different for any two legal actions of a decision.
    fn action_label(scene: &Scene<'_, Self>, action: Self::Action) -> String;

    /// The heading under which a long list of actions is grouped.
    fn action_group(scene: &Scene<'_, Self>, action: Self::Action) -> Option<String>;

    /// What would come of an action, in a few words under its button. `None` where its own words say it all.
    fn outcome(_scene: &Scene<'_, Self>, _action: Self::Action) -> Option<String> {
        None
    }

    /// A way through this decision and those that follow from it which the table proposes.
    fn proposal(_scene: &Scene<'_, Self>) -> Option<Proposal<Self::Action>> {
        None
    }

    /// The seats that play hand in hand with a seat, each with the name of what they share: what they say to each other is
    /// marked so. Nobody, unless the game has partners.
    fn partners(game: &Self, words: &Words, seat: Seat) -> Vec<(Seat, String)> {
        let _ = (game, words, seat);
        Vec::new()
    }

    /// Who may see that a seat thinks of doing this, before it does. `view` is what the seat itself may know. Whoever sees
    /// it must know all that the action tells; so nobody, unless the game says otherwise.
    fn confidants(game: &Self, view: &Self::View, seat: Seat, action: Self::Action) -> SeatSet {
        let _ = (game, view, seat, action);
        SeatSet::EMPTY
    }

    /// An event in words, as the log tells it; the event is already fit for the reader. `None` where it is not worth
    /// a line.
    fn event_words(game: &Self, words: &Words, names: &[String], event: &Self::Event) -> Option<LogLine>;

    /// The rules in our own words, with drawn examples.
    fn rules_page(words: &'static Words) -> Markup;

    /// The picture on the game's card in the lobby.
    fn cover() -> Markup;

    /// Which facts about the pieces are certain and which are reconstructed.
    fn provenance(words: &Words) -> Markup;

    /// The arms of a seat: its heraldic pattern, and the colour the game or its options give it.
    fn arms(_game: &Self, seat: Seat) -> Arms {
        Arms::of_seat(seat)
    }
}
