//! The laws that every face must keep.
//!
//! | law | module |
//! |---|---|
//! | every table that random play reaches can be shown: drawings are well formed, every action has a button with a unique label, captions are given as they are drawn, every action has a log line, and what happens by chance too, unless one line tells of several steps; no line of a step repeats the one before | [`scenes`] |
//! | the keys of a log line are drawn before or after its step | [`keys`] |
//! | every action tells what it is about and what it brings | [`about`] |
//! | while the match waits for chance, there is a question for people with the printed pieces, and every possible outcome has a button with a unique label | [`chances`] |
//! | hidden information changes nothing on the page or in the log | [`hidden`] |
//! | a part that is left out because the audience already has it is unchanged | [`parts`] |
//! | the text board has no words but messages and notation, and fits into a terminal | [`boards`] |
//! | cover, rules page and provenance exist and are well formed | [`pages`] |
//! | every printed piece is named and drawn, and reports count nothing else | [`study`] |
//! | a negative number that people read has a minus sign | [`numbers`] |
//! | every message exists in every language with the same arguments, and is used | [`words`] |
//!
//! The test file of a face needs one line: `face_laws::tests!(castle_face::CastleFace);`

pub mod about;
pub mod boards;
pub mod chances;
pub mod drawings;
pub mod hidden;
pub mod keys;
pub mod numbers;
pub mod pages;
pub mod parts;
pub mod scenes;
pub mod study;
pub mod words;

/// One test for each law. Call it once, at the top level of a test file in the face's crate.
#[macro_export]
macro_rules! tests {
    ($face:ty) => {
        #[test]
        fn every_reachable_table_can_be_shown() {
            $crate::scenes::check::<$face>();
        }

        #[test]
        fn nothing_hidden_changes_the_page() {
            $crate::hidden::check::<$face>();
        }

        #[test]
        fn the_keys_of_log_lines_are_drawn() {
            $crate::keys::check_keys::<$face>();
        }

        #[test]
        fn every_action_tells_what_it_is_about() {
            $crate::about::check_about::<$face>();
        }

        #[test]
        fn every_outcome_of_chance_has_words() {
            $crate::chances::check_chances::<$face>();
        }

        #[test]
        fn the_text_board_speaks_the_readers_language() {
            $crate::boards::check::<$face>();
        }

        #[test]
        fn parts_left_out_have_not_changed() {
            $crate::parts::check::<$face>();
        }

        #[test]
        fn cover_and_rules_are_well_formed() {
            $crate::pages::check::<$face>();
        }

        #[test]
        fn what_reports_count_is_named_and_drawn() {
            $crate::study::check::<$face>();
        }

        #[test]
        fn negative_numbers_have_a_minus_sign() {
            $crate::numbers::check_numbers::<$face>();
        }

        #[test]
        fn both_languages_have_the_same_messages() {
            $crate::words::check_languages(<$face as ::present::Face>::word_list());
        }

        #[test]
        fn every_message_is_used_and_exists() {
            $crate::words::check_face::<$face>(::std::path::Path::new(env!("CARGO_MANIFEST_DIR")));
        }
    };
}
