//! What the pages show.

use catalog::{CatalogGame, GAMES, SeatPanel};
use journal::{LobbyMatch, Occupant, Status, TimeControl, Token};
use kernel::{Contender, Seat, SeatSet};
use pages::{Lobby, PageContext, Refusal};
use present::Language;

const ANN: Token = Token::new([1; 16]);
const MATCH: Token = Token::new([2; 16]);

fn context(language: Language) -> PageContext<'static> {
    PageContext { language, theme: None, assets: "/assets/test" }
}

/// NOTICE.md promises it: reconstructed pieces are said to be so on the game's page.
#[test]
fn the_rules_page_says_what_is_reconstructed() {
    for game in GAMES {
        for language in Language::ALL {
            let html = pages::rules(&context(language), *game).into_string();
            let provenance = game.provenance(language);
            assert!(!provenance.is_empty(), "{}", game.info().id);
            assert_eq!(html.matches(&provenance).count(), 1, "{}: shown once", game.info().id);
            assert!(html.contains(&game.rules_page(language)), "{}", game.info().id);
        }
    }
}

/// A match of two, in which Ann is to act.
fn running_match() -> LobbyMatch {
    LobbyMatch {
        id: MATCH,
        game: GAMES[0].info().id.to_owned(),
        status: Status::Running,
        changed: 0,
        steps: 3,
        to_act: SeatSet::one(Seat::new(0)),
        clock: TimeControl::None,
        seats: vec![
            Occupant::Guest { guest: ANN, name: "Ann <b>".to_owned(), stand_in: None },
            Occupant::Bot { level: "easy".to_owned() },
        ],
        result: Vec::new(),
    }
}

fn lobby(language: Language, games: &[&'static dyn CatalogGame], mine: &[LobbyMatch]) -> String {
    let lobby =
        Lobby { games, guest: ANN, name: "Ann", mine, open: &[], filter: None, page: 0, more: false, finished: &[] };
    pages::lobby(&context(language), &lobby).into_string()
}

#[test]
fn the_lobby_shows_the_games_it_is_given() {
    for count in [1, GAMES.len()] {
        let html = lobby(Language::English, &GAMES[..count], &[running_match()]);
        assert_eq!(html.matches("<li class=\"card\"").count(), count);
        assert!(html.contains("Your turn") && html.contains("Ann &lt;b&gt;") && html.contains(&format!("/m/{MATCH}")));
    }
}

#[test]
fn negative_scores_have_a_minus_sign() {
    let over = LobbyMatch { status: Status::Over, result: vec![("1".to_owned(), -3, 2)], ..running_match() };
    let panel = SeatPanel {
        who: Contender::Seat(Seat::new(0)),
        name: "Ann".to_owned(),
        shield: String::new(),
        score: -3,
        details: String::new().into(),
    };
    let line = pages::zones::score_line(&[panel], SeatSet::EMPTY).into_string();
    for html in
        Language::ALL.map(|language| lobby(language, GAMES, std::slice::from_ref(&over))).into_iter().chain([line])
    {
        assert!(html.contains(">\u{2212}3<") && !html.contains(">-3<"), "{html}");
    }
}

#[test]
fn a_form_comes_again_with_the_reason() {
    let refusal = Refusal::BadForm;
    for language in Language::ALL {
        let html = pages::new_match(&context(language), GAMES[0], Some(&refusal)).into_string();
        assert!(html.contains("data-code=\"bad-form\"") && html.contains(&refusal.text(language)), "{html}");
        let html = pages::error(&context(language), &refusal).into_string();
        assert!(html.contains(&refusal.text(language)) && html.contains("/assets/test/style/lobby.css"), "{html}");
    }
}
