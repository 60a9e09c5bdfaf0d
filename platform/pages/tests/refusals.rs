//! Every error code has a text in both languages, whatever its cause.

use catalog::{CatalogGame, GAMES};
use kernel::{Sample as _, SetupError};
use pages::{GameError, OptionsError, Refusal, RequestError, TableError, UploadError};
use present::Language;
use session::{LoadError, PlayError, RecordError, TakeBackError};

/// Every refusal, with every cause it can have in a game.
fn all(game: &'static dyn CatalogGame) -> Vec<Refusal> {
    let mut all = vec![
        Refusal::UnknownMatch,
        Refusal::UnknownGame,
        Refusal::UnknownPage,
        Refusal::UnknownAddress,
        Refusal::OtherRules { found: 1, expected: 2 },
        Refusal::OtherBox { found: "0123456789abcdef".to_owned(), expected: String::new() },
        Refusal::BadMessage,
        Refusal::BadForm,
        Refusal::BadRequest(RequestError::Unreadable { detail: "missing field".to_owned() }),
        Refusal::BadRequest(RequestError::NameLength { longest: 24 }),
        Refusal::BadRequest(RequestError::ActionLength { longest: 200 }),
        Refusal::BadRequest(RequestError::IdLength { longest: 40 }),
        Refusal::BadRequest(RequestError::Clock),
        Refusal::BadRequest(RequestError::Hex { digits: 64 }),
        Refusal::BadToken,
        Refusal::BadMethod,
        Refusal::BadType,
        Refusal::TooLong,
        Refusal::TooFast,
        Refusal::NotYourSeat,
        Refusal::NotYourTurn,
        Refusal::StaleDecision,
        Refusal::BadOptions(OptionsError::Level { level: "god".to_owned(), known: game.levels() }),
        Refusal::BadOptions(OptionsError::LevelOfGuest),
        Refusal::BadOptions(OptionsError::NameOfBot),
        Refusal::BadOptions(OptionsError::Practice),
        Refusal::BadOptions(OptionsError::Seed),
        Refusal::BadOptions(OptionsError::Contribution),
        Refusal::BadRecord(UploadError::NotText),
        Refusal::BadRecord(UploadError::TooManySteps { most: 1, found: 2 }),
        Refusal::BadTable(TableError::NotText),
        Refusal::NoScorer,
        Refusal::NotRunning,
        Refusal::NotOver,
        Refusal::NothingToTakeBack,
        Refusal::NobodyToAgree,
        Refusal::NoRequest,
        Refusal::SeatTaken,
        Refusal::ContributionFixed,
        Refusal::OtherOpening,
        Refusal::OpeningTooEarly,
        Refusal::BadInvitation,
        Refusal::OtherOrigin,
        Refusal::StoreFailed,
        Refusal::OtherServer,
        Refusal::ShuttingDown,
    ];
    all.extend(PlayError::samples().into_iter().map(|error| Refusal::IllegalAction(GameError::new(game, error))));
    all.extend(TakeBackError::samples().into_iter().map(Refusal::CannotTakeBack));
    let setup = |error| Refusal::BadOptions(OptionsError::Setup(GameError::new(game, error)));
    all.extend(SetupError::samples().into_iter().map(setup));
    all.extend(RecordError::samples().into_iter().map(|error| Refusal::BadRecord(UploadError::Record(error))));
    let described = |message| Refusal::BadTable(TableError::Described(GameError::new(game, message)));
    all.extend((game.info().messages)().into_iter().map(described));
    let load = |error| Refusal::BadRecord(UploadError::Load(GameError::new(game, error)));
    all.extend(LoadError::samples().into_iter().map(load));
    all
}

/// In a debug build a missing message or argument panics.
#[test]
fn every_refusal_has_a_text_of_its_own_in_both_languages() {
    for game in GAMES {
        for refusal in all(*game) {
            let [german, english] = Language::ALL.map(|language| refusal.text(language));
            assert!(!german.is_empty() && german != english, "{refusal:?}: {german:?}, {english:?}");
        }
    }
}

#[test]
fn every_refusal_has_a_code_and_a_status_of_an_error() {
    for refusal in all(GAMES[0]) {
        let code = refusal.code();
        assert!(code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{code}");
        assert!((400..600).contains(&refusal.status()), "{code}: {}", refusal.status());
    }
}

#[test]
fn programs_get_the_cause_as_data() {
    let error = PlayError::Impossible { outcome: "7".to_owned(), possible: vec!["1".to_owned()], more: 5 };
    let data = Refusal::IllegalAction(GameError::new(GAMES[0], error)).data();
    assert_eq!(data["cause"]["code"], "play-impossible");
    assert_eq!(data["cause"]["data"]["more"], 5);
    assert_eq!(Refusal::OtherRules { found: 1, expected: 2 }.data()["found"], 1);
    assert!(Refusal::TooFast.data().is_null());
}
