//! Law: any text is a record or is refused with a line; a record that is read can be played through or is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use session::{ChanceSource, Record};

fuzz_target!(|text: &str| {
    // The digest would stop nearly everything: an input that ends so gets the right one.
    let sealed = text.strip_suffix("digest\n").map(session::sealed);
    let text = sealed.as_deref().unwrap_or(text);
    if let Ok(record) = Record::parse(text) {
        assert_eq!(record.to_string(), text, "a record has one text");
        if let Some(game) = catalog::find(&record.game) {
            let _ = game.load(&record, ChanceSource::Entered);
            let _ = game.verify(&record);
        }
    }
});
