//! What the pages show.

use catalog::GAMES;
use journal::{LobbyMatch, Occupant, Status, TimeControl, Token};
use kernel::{Seat, SeatSet};
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

#[test]
fn the_lobby_shows_the_games_it_is_given() {
    let found = LobbyMatch {
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
    };
    for count in [1, GAMES.len()] {
        let games = &GAMES[..count];
        let mine = [found.clone()];
        let lobby = Lobby {
            games,
            guest: ANN,
            name: "Ann",
            mine: &mine,
            open: &[],
            filter: None,
            page: 0,
            more: false,
            finished: &[],
        };
        let html = pages::lobby(&context(Language::English), &lobby).into_string();
        assert_eq!(html.matches("<li class=\"card\"").count(), count);
        assert!(html.contains("Your turn") && html.contains("Ann &lt;b&gt;") && html.contains(&format!("/m/{MATCH}")));
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
