//! The words for actions, prompts and the log.

use kernel::{Contender, Game, Seat};
use new_game::{Action, Event, Hand, Stone};
use present::{LogKind, LogLine, Words, name_of};

use crate::scene::Scene;

/// A stone as the object of a sentence.
pub(crate) fn a_stone(words: &Words, stone: Stone) -> String {
    words.text(match stone {
        Stone::Gold => "new-game-a-gold-stone",
        Stone::Grey => "new-game-a-grey-stone",
        Stone::Black => "new-game-a-black-stone",
    })
}

/// The name of the active seat's left neighbour.
fn neighbour<'a>(scene: &'a Scene<'_>) -> &'a str {
    let active = scene.view.active.unwrap_or(scene.near());
    scene.name(scene.game.seats().left_of(active))
}

/// Who must do what, or why the table waits.
pub(crate) fn prompt(scene: &Scene<'_>) -> String {
    let words = scene.words;
    let Some(active) = scene.view.active else { return words.text("new-game-prompt-over") };
    let name = ("name", scene.name(active).into());
    match scene.view.hand {
        Hand::Empty => words.with("new-game-prompt-draw", &[name]),
        Hand::Seen(stone) if scene.my_turn() => {
            let args = [("stone", a_stone(words, stone).into()), ("neighbour", neighbour(scene).into())];
            words.with("new-game-prompt-choose", &args)
        }
        Hand::Seen(_) | Hand::Unseen => words.with("new-game-wait-choose", &[name]),
    }
}

/// What a person with real stones has to draw.
pub(crate) fn chance_prompt(scene: &Scene<'_>) -> String {
    let active = scene.view.active.unwrap_or(scene.near());
    scene.words.with("new-game-chance-draw", &[("name", scene.name(active).into())])
}

/// A stone as a title.
pub(crate) fn stone_name(words: &Words, stone: Stone) -> String {
    words.text(match stone {
        Stone::Gold => "new-game-gold-stone",
        Stone::Grey => "new-game-grey-stone",
        Stone::Black => "new-game-black-stone",
    })
}

/// The words on an action's button.
pub(crate) fn action_label(scene: &Scene<'_>, action: Action) -> String {
    match action {
        Action::Keep => scene.words.text("new-game-action-keep"),
        Action::Give => scene.words.with("new-game-action-give", &[("name", neighbour(scene).into())]),
    }
}

/// The caption of an action: what becomes of the stone, and what stones are worth.
pub(crate) fn about(scene: &Scene<'_>, action: Action) -> String {
    let becomes = scene.words.text(match action {
        Action::Keep => "new-game-about-keep",
        Action::Give => "new-game-about-give",
    });
    format!("{becomes}\n{}", scene.words.text("new-game-rules-stones"))
}

/// An event as the log tells it.
pub(crate) fn event_words(words: &Words, names: &[String], event: &Event) -> LogLine {
    let name = |seat: Seat| name_of(names, seat).into();
    let (seat, text) = match *event {
        Event::Drawn { seat, stone: None } => (Some(seat), words.with("new-game-log-drawn", &[("name", name(seat))])),
        Event::Drawn { seat, stone: Some(stone) } => {
            let args = [("name", name(seat)), ("stone", a_stone(words, stone).into())];
            (Some(seat), words.with("new-game-log-drawn-stone", &args))
        }
        Event::Kept { seat } => (Some(seat), words.with("new-game-log-kept", &[("name", name(seat))])),
        Event::Given { seat, to, stone } => {
            let args = [("name", name(seat)), ("to", name(to)), ("stone", a_stone(words, stone).into())];
            (Some(seat), words.with("new-game-log-given", &args))
        }
        Event::Revealed => (None, words.text("new-game-log-revealed")),
    };
    let kind = if seat.is_some() { LogKind::Turn } else { LogKind::Score };
    LogLine { text, who: seat.map(Contender::Seat), kind, keys: Vec::new() }
}
