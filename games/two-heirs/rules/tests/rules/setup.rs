//! Laying the table.

use kernel::{Game, GameOptions, SeatCount};
use two_heirs::{Chance, Heir, Livery, Options, Phase, Set, SetChoice, Sets, TwoHeirs};

use crate::scenarios::check;

fn game(seats: u8, options: Options) -> TwoHeirs {
    TwoHeirs::new(SeatCount::new(seats), options).expect("the options fit")
}

/// Rule: two_heirs.setup.two-players-opposite, two_heirs.build.bottom-edge-to-owner
#[test]
fn tiles_lie_upright_for_their_owner() {
    // The quarry's road leaves by the north and the east edge, for its owner.
    check(
        "seats: 2
         given: start green; tile 3,0 trd-3 south; tile 3,1 tra-2 south; tile 3,-1 tra-9 south
         expect: roads 2-0",
    );
    check(
        "seats: 2
         given: start green; tile 3,0 trd-3 north; tile 3,1 tra-2 south; tile 3,-1 tra-9 south
         expect: roads 1-1",
    );
}

/// Rule: two_heirs.setup.choose-three-sets
#[test]
fn any_three_sets_make_a_game() {
    assert_eq!(SetChoice::all().count(), 20);
    for sets in SetChoice::all() {
        let game = game(2, Options { sets: Sets::Chosen(sets), ..Options::default() });
        let table = game.initial_state();
        assert_eq!(table.unseen.len(), 27);
        assert!(table.unseen.iter().all(|tile| sets.contains(tile.set())));
    }
    for wrong in ["travel+war", "travel+war+craft+patrol", "travel+travel+war", "travel+war+dragons", ""] {
        assert!(Options::from_pairs([("sets", wrong)]).is_err(), "{wrong:?}");
    }
    assert!(SetChoice::new([Set::Travel, Set::War]).is_err());
}

#[test]
fn the_presets_try_every_choice() {
    let presets: Vec<Options> = TwoHeirs::presets().into_iter().map(|(_, options)| options).collect();
    for sets in SetChoice::all() {
        assert!(presets.iter().any(|options| options.sets == Sets::Chosen(sets)), "{sets}");
    }
    for field in Options::FIELDS {
        if let kernel::OptionKind::Choice(words) = field.kind {
            for word in words {
                assert!(presets.iter().any(|options| options.get(field.key) == *word), "{}={word}", field.key);
            }
        }
    }
    assert!(presets.iter().any(|options| options.sets == Sets::Random));
}

#[test]
fn sets_can_be_drawn_at_random() {
    let game = game(2, Options { sets: Sets::Random, ..Options::default() });
    let mut outcomes = Vec::new();
    game.chance_outcomes(&game.initial_state(), &mut outcomes);
    assert_eq!(outcomes.len(), 20);
    check(
        "seats: 2
         options: sets=random
         expect to act: chance
         * war+craft+patrol
         * white
         * war-1
         * cra-9
         expect: place 1 war-1; place 2 cra-9",
    );
}

/// Rule: two_heirs.setup.first-game-sets
#[test]
fn the_first_game_sets_are_the_default() {
    let sets = Options::default().get("sets");
    assert_eq!(sets, "travel+land-industry+trade-church");
    assert_eq!(Options::default().sets, Sets::Chosen(SetChoice::FIRST_GAME));
}

/// Rule: two_heirs.setup.common-stock
#[test]
fn twenty_seven_tiles_are_shuffled() {
    let game = game(2, Options::default());
    let dealt = |seed| {
        let play = laws::random_play(&game, seed);
        let table = play.states.iter().find(|table| table.phase == Phase::Start).expect("the reserve is dealt");
        table.reserve.places
    };
    let mut outcomes = Vec::new();
    let play = laws::random_play(&game, 1);
    game.chance_outcomes(&play.states[1], &mut outcomes);
    assert_eq!(outcomes.len(), 27, "every tile may come first");
    assert_eq!(dealt(1), dealt(1));
    assert_ne!(dealt(1), dealt(2));
}

/// Rule: two_heirs.setup.player-colours
#[test]
fn each_heir_takes_a_colour() {
    for colour in Livery::ALL {
        let game = game(2, Options { colour, ..Options::default() });
        assert_eq!(game.setting().livery(Heir::South), colour);
        assert_eq!(game.setting().livery(Heir::North), colour.other());
        assert_eq!(game.setting().heir(colour), Heir::South);
        assert_eq!(Heir::ALL.map(|heir| game.initial_state().troops[heir].len()), [3, 3]);
    }
}

/// Rule: two_heirs.setup.shield-toss
#[test]
fn the_crown_that_shows_begins() {
    let deal = "* tra-1\n* lan-2\n* trd-3\n* tra-4\n* lan-5\n* trd-6\n* green\n* grey\n";
    check(&format!("seats: 2\n* white\n{deal}expect to act: 1\nexpect: crown south"));
    check(&format!("seats: 2\n* blue\n{deal}expect to act: 2\nexpect: crown north"));
    check(&format!("seats: 2\noptions: colour=blue\n* blue\n{deal}expect to act: 1"));
    check(&format!("seats: 2\noptions: first=seat-2\n{deal}expect to act: 2\nexpect: crown north"));
    check(&format!("seats: 2\noptions: first=seat-1\n{deal}expect to act: 1"));
    let game = game(2, Options::default());
    let mut outcomes = Vec::new();
    game.chance_outcomes(&game.initial_state(), &mut outcomes);
    assert_eq!(outcomes, [(Chance::Crown(Livery::White), 1), (Chance::Crown(Livery::Blue), 1)]);
}

/// Rule: two_heirs.setup.reserve-circle, two_heirs.setup.reserve-troops, two_heirs.setup.start-tile
/// Rule: two_heirs.setup.retinues-on-start, two_heirs.reach.seven-places
#[test]
fn the_table_is_laid() {
    check(
        "seats: 2
         * white
         * tra-1
         * lan-2
         * trd-3
         * tra-4
         * lan-5
         * trd-6
         * green
         * grey
         expect: shield 0; place 1 tra-1; place 2 lan-2; place 3 trd-3; place 4 tra-4; place 5 lan-5; place 6 trd-6
         expect: place 0 empty; pile 20; total south 0; total north 0
         expect: troop south 1 reserve; troop south 2 reserve; troop north 1 reserve; troop north 2 reserve
         expect: troop south retinue 0,0; troop north retinue 0,0; not moved retinue",
    );
}

#[test]
fn the_top_of_the_pile_is_weighted_by_the_unseen_tiles() {
    // Four of nine grey tiles are seen and one lies face down at the start: four are left for the top of the pile.
    let game = game(2, Options::default());
    let mut table = game.initial_state();
    crate::words::given(&game, &mut table, "start grey; reserve lan-2 trd-3 tra-4 lan-5 tra-1 trd-6").expect("it fits");
    table.phase = Phase::Top;
    let mut outcomes = Vec::new();
    game.chance_outcomes(&table, &mut outcomes);
    let weights: Vec<u32> = outcomes.iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, [8, 4, 8]);
}

/// Rule: two_heirs.setup.shared-tile-exception
#[test]
fn parted_heirs_never_share_a_tile_again() {
    check(
        "seats: 2
         given: start green; tile 1,0 trd-7 open; tile 0,1 trd-8 open; turn south; taken
         1 move-retinue
         1 at1,0
         expect: troop north retinue 0,0
         1 deploy
         expect only 1: at0,1",
    );
}
