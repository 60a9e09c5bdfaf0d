//! Every error has words in both languages.

use face_laws::words::check_said;
use kernel::{
    At, AtLine, BoxDifference, BoxInUse, FileProblem, Message, NotationError, SetupError, ToAct, sample_messages,
};
use present::{Language, SHARED};
use session::{LoadError, PlayError, RecordError, TakeBackError, VerifyError};

/// Samples of every variant of every error that belongs to no game.
fn shared() -> Vec<Message> {
    [
        sample_messages::<NotationError>(),
        sample_messages::<SetupError>(),
        sample_messages::<FileProblem>(),
        sample_messages::<AtLine<FileProblem>>(),
        sample_messages::<At<FileProblem>>(),
        sample_messages::<BoxDifference>(),
        sample_messages::<BoxInUse>(),
        sample_messages::<ToAct>(),
        sample_messages::<PlayError>(),
        sample_messages::<TakeBackError>(),
        sample_messages::<RecordError>(),
        sample_messages::<LoadError>(),
        sample_messages::<VerifyError>(),
    ]
    .concat()
}

#[test]
fn every_shared_error_has_words() {
    let samples = shared();
    assert!(samples.len() > 80, "{} samples", samples.len());
    check_said(&SHARED, &samples);
}

/// Each face checks that the texts of its game need no more than they get (`face_laws::words::check_face`); here every
/// sample of every game is put into words as the page and the terminal do it, shared errors included.
#[test]
fn every_error_can_be_said_with_the_words_of_every_game() {
    for game in catalog::GAMES {
        let own = (game.info().messages)();
        assert!(own.len() > 20, "{} has {} samples", game.info().id, own.len());
        for message in own.iter().chain(&shared()) {
            let [german, english] = Language::ALL.map(|language| {
                let words = game.words(language);
                assert!(words.has(message.key()), "{}: no text for {} in {language}", game.info().id, message.key());
                words.say(message)
            });
            for text in [&german, &english] {
                assert!(!text.is_empty() && !text.contains('$'), "{}: {text:?}", message.key());
            }
            let sentence = german.ends_with('.') && german.matches(' ').count() > 2;
            assert!(!sentence || german != english, "{} is not translated: {german}", message.key());
        }
    }
}
