//! Law L9 over drawing and words: what a viewer cannot know changes nothing on the page.

use burgenland::Burgenland;
use castle::Castle;
use kernel::ToAct;
use present::{Language, Present, Scene, Words, action_buttons};
use two_castles::TwoCastles;
use two_heirs::TwoHeirs;
use viscounts::Viscounts;

#[test]
fn burgenland_shows_what_the_view_knows() {
    laws::Suite::<Burgenland>::new()
        .observe("drawing and words", |game, view, legal| {
            let to_act = match view.viewer.seat() {
                Some(seat) if !legal.is_empty() => ToAct::one(seat),
                _ => ToAct::Chance,
            };
            let names = ["A".to_owned(), "B".to_owned()];
            let words = Words::of(Language::German);
            page(&Scene { game, view, viewer: view.viewer, to_act, legal, words, names: &names, aids: true })
        })
        .listen("log", |game, event| {
            let names = ["A".to_owned(), "B".to_owned()];
            format!("{:?}", Burgenland::event_words(game, Words::of(Language::English), &names, event))
        })
        .games(1)
        .check();
}

#[test]
fn castle_shows_what_the_view_knows() {
    laws::Suite::<Castle>::new()
        .observe("drawing and words", |game, view, legal| {
            let to_act = match view.viewer().seat() {
                Some(seat) if !legal.is_empty() => ToAct::one(seat),
                _ => ToAct::Chance,
            };
            let names = ["A".to_owned(), "B".to_owned()];
            let words = Words::of(Language::German);
            page(&Scene { game, view, viewer: view.viewer(), to_act, legal, words, names: &names, aids: true })
        })
        .listen("log", |game, event| {
            let names = ["A".to_owned(), "B".to_owned()];
            format!("{:?}", Castle::event_words(game, Words::of(Language::English), &names, event))
        })
        .games(1)
        .check();
}

#[test]
fn two_heirs_shows_what_the_view_knows() {
    laws::Suite::<TwoHeirs>::new()
        .observe("drawing and words", |game, view, legal| {
            let to_act = match view.viewer.seat() {
                Some(seat) if !legal.is_empty() => ToAct::one(seat),
                _ => ToAct::Chance,
            };
            let names = ["A".to_owned(), "B".to_owned()];
            let words = Words::of(Language::German);
            page(&Scene { game, view, viewer: view.viewer, to_act, legal, words, names: &names, aids: true })
        })
        .listen("log", |game, event| {
            let names = ["A".to_owned(), "B".to_owned()];
            format!("{:?}", TwoHeirs::event_words(game, Words::of(Language::English), &names, event))
        })
        .games(1)
        .check();
}

#[test]
fn two_castles_shows_what_the_view_knows() {
    let names: Vec<String> = ["A", "B", "C", "D", "E", "F", "G"].map(str::to_owned).to_vec();
    let heard = names.clone();
    laws::Suite::<TwoCastles>::new()
        .observe("drawing and words", move |game, view, legal| {
            let to_act = match view.viewer.seat() {
                Some(seat) if !legal.is_empty() => ToAct::one(seat),
                _ => ToAct::Chance,
            };
            let words = Words::of(Language::German);
            page(&Scene { game, view, viewer: view.viewer, to_act, legal, words, names: &names, aids: true })
        })
        .listen("log", move |game, event| {
            format!("{:?}", TwoCastles::event_words(game, Words::of(Language::English), &heard, event))
        })
        .games(1)
        .check();
}

#[test]
fn viscounts_shows_what_the_view_knows() {
    laws::Suite::<Viscounts>::new()
        .observe("drawing and words", |game, view, legal| {
            let to_act = match view.viewer.seat() {
                Some(seat) if !legal.is_empty() => ToAct::one(seat),
                _ => ToAct::Chance,
            };
            let names = ["A", "B", "C", "D"].map(str::to_owned);
            let words = Words::of(Language::German);
            page(&Scene { game, view, viewer: view.viewer, to_act, legal, words, names: &names, aids: true })
        })
        .listen("log", |game, event| {
            let names = ["A", "B", "C", "D"].map(str::to_owned);
            format!("{:?}", Viscounts::event_words(game, Words::of(Language::English), &names, event))
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
    if let Some(hand) = G::hand(scene) {
        text.push_str(&hand.into_string());
    }
    for seat in scene.game.seats().seats() {
        text.push_str(&G::seat_details(scene, seat).into_string());
    }
    text
}
