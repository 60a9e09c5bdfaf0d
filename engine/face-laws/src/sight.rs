//! Law L9 over drawing and words: what a viewer cannot know changes nothing on the page.

use kernel::{MAX_SEATS, ToAct};
use laws::{Law, Suite};
use present::{Language, Present, Scene, Words, action_buttons};

mod shows_what_the_view_knows {
    games!(checks);
}

/// The other laws are for the game's own tests: they look at no drawing.
fn check<G: Present>() {
    let names: Vec<String> = (1..=MAX_SEATS).map(|seat| format!("N{seat}")).collect();
    let heard = names.clone();
    Suite::<G>::new()
        .only(Law::L9)
        .observe("drawing and words", move |game, viewer, view, legal| {
            let to_act = match viewer.seat() {
                Some(seat) if !legal.is_empty() => ToAct::one(seat),
                _ => ToAct::Chance,
            };
            let words = Words::of(Language::German);
            page(&Scene {
                game,
                view,
                viewer,
                to_act,
                legal,
                intentions: &[],
                words,
                names: &names,
                aids: true,
                known: None,
            })
        })
        .listen("log", move |game, event| {
            format!("{:?}", G::event_words(game, Words::of(Language::English), &heard, event))
        })
        .games(1)
        .check();
}

/// Everything a viewer gets to see, as one text.
fn page<G: Present>(scene: &Scene<'_, G>) -> String {
    let mut text = G::board(scene).into_string();
    text.push_str(&G::supply(scene).into_string());
    text.push_str(&action_buttons(scene).into_string());
    text.push_str(&G::prompt(scene));
    if let Some(details) = G::score_details(scene) {
        text.push_str(&details.into_string());
    }
    if let Some(hand) = G::hand(scene) {
        text.push_str(&hand.into_string());
    }
    for seat in scene.game.seats().seats() {
        text.push_str(&G::seat_details(scene, seat).into_string());
    }
    text
}
