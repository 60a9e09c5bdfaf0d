//! Law L9 for drawings and texts: hidden information changes nothing on the page or in the log.

use kernel::{Game as _, MAX_SEATS, ToAct};
use laws::{Law, Suite};
use present::{Face, Language, PartCache, Scene, action_buttons};

/// Plays random games and compares the pages of a viewer in states that differ only in what is hidden from that viewer.
///
/// # Panics
/// If the page or the log differs.
pub fn check<F: Face>() {
    let names: Vec<String> = (1..=MAX_SEATS).map(|seat| format!("N{seat}")).collect();
    let log_names = names.clone();
    Suite::<F::Game>::new()
        .only(Law::L9)
        .observe("drawing and words", move |game, viewer, view, legal| {
            let to_act = match viewer.seat() {
                Some(seat) if !legal.is_empty() => ToAct::one(seat),
                _ => ToAct::Chance,
            };
            let words = F::words(Language::German);
            page(&Scene::<F> {
                game,
                view,
                viewer,
                to_act,
                legal,
                intentions: &[],
                words,
                names: &names,
                aids: true,
                parts: &PartCache::default(),
            })
        })
        .listen("log", move |game, event| {
            format!("{:?}", F::event_words(game, F::words(Language::English), &log_names, event))
        })
        .games(1)
        .check();
}

/// Everything that a viewer sees, as one text.
pub(crate) fn page<F: Face>(scene: &Scene<'_, F>) -> String {
    let mut text = scene.board().html().into_owned();
    text.push_str(&scene.supply().html());
    text.push_str(&action_buttons(scene).into_string());
    text.push_str(&F::prompt(scene));
    if let Some(details) = F::score_details(scene) {
        text.push_str(&details.into_string());
    }
    if let Some(hand) = scene.hand() {
        text.push_str(&hand.html());
    }
    for seat in scene.game.seats().seats() {
        text.push_str(&scene.seat_details(seat).html());
    }
    if let Some(panel) = F::automaton_panel(scene) {
        text.push_str(&panel.shield.into_string());
        text.push_str(&panel.details.into_string());
    }
    text
}
