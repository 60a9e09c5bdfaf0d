//! What programs see and play.

use journal::TimeControl;
use pages::Refusal;
use present::Language;
use table::{Answer, Command, ProgramCommand, RequestId, SubscriberId};

use crate::driver::{ANN, BOB, Driver};

#[test]
fn a_program_sees_its_own_seat_and_no_other() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::None);
    driver.play(ann, 1, "choose3");
    let view = |guest, seat| driver.table.view(guest, seat, Some(0), Language::English);
    let own = view(Some(ANN), Some(1)).unwrap();
    assert_eq!((own.seat, &own.view["chosen"][0]), (Some(1), &3.into()));
    for (guest, seat) in [(Some(BOB), None), (None, None)] {
        assert!(view(guest, seat).unwrap().view["chosen"][0].is_null());
    }
    assert_eq!(view(Some(BOB), Some(1)), Err(Refusal::NotYourSeat));
    assert_eq!(view(None, Some(1)), Err(Refusal::NotYourSeat));
    assert_eq!(view(Some(BOB), Some(9)), Err(Refusal::BadMessage));
}

#[test]
fn a_program_plays_once_and_is_told_of_changes() {
    let (mut driver, _) = Driver::two_people(TimeControl::None);
    let listener = SubscriberId(driver.next_number());
    driver.table.listen(listener, ANN, driver.now);
    driver.carry_out();
    let told = driver.versions.len();
    let play = |request| Command::Program {
        request: RequestId(request),
        guest: ANN,
        command: ProgramCommand::Play {
            seat: None,
            decision: 0,
            action: "choose1".to_owned(),
            message: "once".to_owned(),
        },
    };
    for request in [1, 2] {
        driver.handle(play(request));
        let (answered, answer) = driver.answers.pop().unwrap();
        assert_eq!(answered, RequestId(request));
        assert!(matches!(answer, Ok(Answer::Played(played)) if played.steps == 1));
    }
    assert_eq!(driver.versions.len(), told + 1);
    assert_eq!(driver.table.choices(ANN, None, Language::English).unwrap().decision, None);
    assert_eq!(driver.table.choices(BOB, None, Language::English).unwrap().actions.len(), 3);
}
