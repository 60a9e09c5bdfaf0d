//! Law: any text is an action of a game or is refused; what is read prints as it was written.

#![no_main]

use kernel::Game;
use libfuzzer_sys::fuzz_target;

struct Read<'a>(&'a str);

impl catalog::Visitor for Read<'_> {
    type Output = ();

    fn visit<F: catalog::Complete>(self) {
        if let Ok(action) = self.0.parse::<<F::Game as Game>::Action>() {
            assert_eq!(action.to_string(), self.0, "{}: an action has one notation", F::Game::INFO.id);
        }
        if let Ok(chance) = self.0.parse::<<F::Game as Game>::Chance>() {
            assert_eq!(chance.to_string(), self.0, "{}: an outcome has one notation", F::Game::INFO.id);
        }
    }
}

fuzz_target!(|text: &str| {
    for id in catalog::ids() {
        catalog::visit(id, Read(text)).expect("the catalog knows its games");
    }
});
