//! A second, naive implementation of the rules. It plays the same steps and compares scores, supplies, keeps, wall
//! tiles and legal actions after every step.

use std::collections::{BTreeMap, BTreeSet};

use castle::{Action, Castle, Chance, KeepOn, Options, Phase, SEATS, StartFields, State, Tile};
use kernel::{Evaluate, Game, Seat, SeatCount, Step, StepOf, ToAct};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::naive::{Naive, Picture, Place, all_places, picture, place_of};

/// The corner towers' first fields with a wall tile, as the notes on the components list them.
const TOWERS: [u16; 13] = [12, 19, 32, 40, 43, 50, 55, 58, 64, 67, 77, 86, 89];

pub(crate) fn castle() -> Castle {
    with(Options::default())
}

pub(crate) fn with(options: Options) -> Castle {
    Castle::new(SeatCount::new(2), options).expect("two seats are allowed")
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waits {
    First,
    Draw,
    Place,
    Follower,
    Order,
    WallTile(usize, u16),
    Again,
    Nothing,
}

struct Referee {
    options: Options,
    naive: Naive,
    waits: Waits,
    active: usize,
    pile: BTreeMap<String, u32>,
    drawn: String,
    newest: Place,
    scores: [u16; 2],
    supply: [usize; 2],
    keeps: [usize; 2],
    /// Wall tiles by number: those that may be used, and those taken since the last turn began.
    ready: [Vec<u8>; 2],
    fresh: [Vec<u8>; 2],
    towers: BTreeSet<u16>,
}

impl Referee {
    fn new(options: Options) -> Self {
        let first = options.first.seat();
        Self {
            options,
            naive: Naive::default(),
            waits: if first.is_some() { Waits::Draw } else { Waits::First },
            active: first.map_or(0, Seat::index),
            pile: Tile::all().map(|tile| (tile.to_string(), u32::from(tile.kind().count))).collect(),
            drawn: String::new(),
            newest: (0, 0),
            scores: [0; 2],
            supply: [6; 2],
            keeps: [0; 2],
            ready: [vec![], vec![]],
            fresh: [vec![], vec![]],
            towers: TOWERS.into(),
        }
    }

    fn fits(&self, place: Place, picture: &Picture) -> bool {
        self.naive.fits(place, picture, self.options.start_fields == StartFields::Match)
    }

    fn step(&mut self, step: StepOf<Castle>) {
        match (self.waits, step) {
            (Waits::First, Step::Chance(Chance::First(seat))) => self.turn_of(seat.index()),
            (Waits::Draw, Step::Chance(Chance::Tile(tile))) => self.draw(&tile.to_string()),
            (Waits::Place, Step::Act(_, Action::Place { cell, turn })) => {
                let picture = picture(&self.drawn, turn.index());
                assert!(self.fits(place_of(cell), &picture), "the referee refuses {cell}{turn}");
                self.newest = place_of(cell);
                self.naive.tiles.insert(self.newest, picture);
                if self.follower_spots().is_empty() { self.score() } else { self.waits = Waits::Follower }
            }
            (Waits::Follower, Step::Act(_, Action::NoFollower)) => self.score(),
            (Waits::Follower, Step::Act(_, Action::Follower { spot, .. })) => {
                self.naive.followers.push((self.active, self.newest, spot.index()));
                self.supply[self.active] -= 1;
                self.score();
            }
            (Waits::Order, Step::Act(_, Action::Score { cell, spot })) => {
                self.settle(place_of(cell), spot.index(), false);
            }
            (Waits::Order, Step::Act(_, Action::Double { cell, spot })) => {
                self.settle(place_of(cell), spot.index(), true);
            }
            (Waits::WallTile(seat, tower), Step::Chance(Chance::WallTile(tile))) => {
                self.towers.remove(&tower);
                self.fresh[seat].push(tile.number());
                self.score();
            }
            (Waits::Again, Step::Act(_, Action::SecondTurn)) => {
                remove(&mut self.ready[self.active], 1);
                self.turn_of(self.active);
            }
            (Waits::Again, Step::Act(_, Action::EndTurn)) => self.turn_of(1 - self.active),
            (waits, step) => panic!("the referee waits for {waits:?}, not for {step}"),
        }
    }

    fn draw(&mut self, tile: &str) {
        let left = self.pile.get_mut(tile).expect("the tile exists");
        *left = left.checked_sub(1).expect("the tile is in the pile");
        self.drawn = tile.to_owned();
        let pictures: Vec<Picture> = (0..4).map(|turns| picture(tile, turns)).collect();
        if all_places().iter().any(|place| pictures.iter().any(|picture| self.fits(*place, picture))) {
            self.waits = Waits::Place;
        } else if self.pile.values().all(|count| *count == 0) {
            self.finish();
        }
    }

    fn turn_of(&mut self, seat: usize) {
        self.active = seat;
        let fresh = std::mem::take(&mut self.fresh[seat]);
        self.ready[seat].extend(fresh);
        self.waits = Waits::Draw;
    }

    /// The free spots for a follower, each part once by its first spot.
    fn follower_spots(&self) -> BTreeSet<usize> {
        if self.supply[self.active] == 0 {
            return BTreeSet::new();
        }
        let parts = self.naive.tiles[&self.newest].parts();
        let firsts = parts.iter().map(|(_, spots, _)| spots[0]);
        firsts.filter(|spot| self.naive.area_at(self.newest, *spot).followers == [0, 0]).collect()
    }

    /// The complete areas with followers that come next, by their first follower.
    fn waiting(&self) -> Vec<(Place, usize, crate::naive::NaiveArea)> {
        let mut found = BTreeMap::new();
        for (_, place, spot) in &self.naive.followers {
            let area = self.naive.area_at(*place, *spot);
            if area.kind != 'C' && area.open.is_empty() {
                let of_area =
                    self.naive.followers.iter().filter(|(_, place, spot)| area.spots.contains(&(*place, *spot)));
                // Cells count row by row.
                let first = of_area.map(|(_, place, spot)| ((place.1, place.0), *spot)).min().expect("one is there");
                found.insert(first, area);
            }
        }
        let all: Vec<_> = found.into_iter().map(|(((y, x), spot), area)| ((x, y), spot, area)).collect();
        for owner in [Some(self.active), Some(1 - self.active)] {
            let group: Vec<_> = all.iter().filter(|(_, _, area)| area.owner() == owner).cloned().collect();
            if !group.is_empty() {
                return group;
            }
        }
        all
    }

    fn doubling(&self, area: &crate::naive::NaiveArea) -> Option<u8> {
        let number = match area.kind {
            'T' => 2,
            'H' => 3,
            _ => return None,
        };
        (area.owner() == Some(self.active) && self.ready[self.active].contains(&number)).then_some(number)
    }

    fn score(&mut self) {
        let waiting = self.waiting();
        let Some((place, spot, first)) = waiting.first() else { return self.end_turn() };
        let differ = first.owner().is_some() && waiting.iter().any(|(_, _, area)| area.points() != first.points());
        if differ || waiting.iter().any(|(_, _, area)| self.doubling(area).is_some()) {
            self.waits = Waits::Order;
        } else {
            self.settle(*place, *spot, false);
        }
    }

    fn settle(&mut self, place: Place, spot: usize, double: bool) {
        let area = self.naive.area_at(place, spot);
        let mut points = area.points();
        if double {
            let number = self.doubling(&area).expect("it can be doubled");
            remove(&mut self.ready[self.active], number);
            points *= 2;
        }
        let followers = std::mem::take(&mut self.naive.followers);
        for (seat, place, spot) in followers {
            if area.spots.contains(&(place, spot)) {
                self.supply[seat] += 1;
            } else {
                self.naive.followers.push((seat, place, spot));
            }
        }
        if let Some(owner) = area.owner() {
            self.scores[owner] += points;
            let counts = owner == self.active || self.options.keep_on == KeepOn::Scored;
            if area.kind == 'H' && counts {
                self.keeps[owner] = self.keeps[owner].max(area.tiles.len());
            }
            let field = self.scores[owner] % 100;
            if let Some(tower) = self.towers.iter().find(|tower| field == **tower || field == **tower + 1) {
                self.waits = Waits::WallTile(owner, *tower);
                return;
            }
        }
        self.score();
    }

    fn end_turn(&mut self) {
        if self.pile.values().all(|count| *count == 0) {
            self.finish();
        } else if self.ready[self.active].contains(&1) {
            self.waits = Waits::Again;
        } else {
            self.turn_of(1 - self.active);
        }
    }

    fn finish(&mut self) {
        self.waits = Waits::Nothing;
        let held: [Vec<u8>; 2] = [0, 1].map(|seat| [&self.ready[seat][..], &self.fresh[seat][..]].concat());
        let copies = |seat: usize, number: u8| held[seat].iter().filter(|held| **held == number).count();
        let sizes = [0, 1].map(|seat| if self.keeps[seat] > 0 { self.keeps[seat] + 2 * copies(seat, 8) } else { 0 });
        if sizes[0] != sizes[1] {
            self.scores[usize::from(sizes[1] > sizes[0])] += self.naive.empty_regions()[0] as u16;
        }
        let areas = self.naive.areas();
        for seat in 0..2 {
            let owned = |kind: char| {
                let mut worth: Vec<usize> = areas
                    .iter()
                    .filter(|area| area.kind == kind && area.owner() == Some(seat))
                    .map(|area| if kind == 'C' { area.markets } else { area.tiles.len() })
                    .collect();
                worth.sort_unstable_by(|first, second| second.cmp(first));
                worth
            };
            let best = |kind: char, number: u8| owned(kind).into_iter().take(copies(seat, number)).sum::<usize>();
            let points = 3 * owned('C').iter().sum::<usize>()
                + best('C', 7)
                + best('P', 4)
                + 2 * best('T', 5)
                + best('H', 6)
                + 5 * copies(seat, 9);
            self.scores[seat] += points as u16;
        }
    }

    fn legal(&self) -> BTreeSet<String> {
        let spot_names = ["nw", "ne", "se", "sw", "n", "e", "s", "w"];
        let name = |(x, y): Place| format!("{}{}", char::from(b'a' + x as u8), y + 1);
        match self.waits {
            Waits::First | Waits::Draw | Waits::WallTile(..) | Waits::Nothing => BTreeSet::new(),
            Waits::Again => ["again", "end"].map(str::to_owned).into(),
            Waits::Follower => {
                let role = |spot: usize| {
                    let area = self.naive.area_at(self.newest, spot);
                    let roles = [('P', "herald"), ('T', "knight"), ('H', "squire"), ('C', "merchant")];
                    roles.into_iter().find(|(kind, _)| *kind == area.kind).expect("a kind").1
                };
                let mut legal: BTreeSet<String> = self
                    .follower_spots()
                    .into_iter()
                    .map(|spot| format!("{}-{}", role(spot), spot_names[spot]))
                    .collect();
                legal.insert("none".to_owned());
                legal
            }
            Waits::Order => {
                let mut legal = BTreeSet::new();
                for (place, spot, area) in self.waiting() {
                    legal.insert(format!("score-{}-{}", name(place), spot_names[spot]));
                    if self.doubling(&area).is_some() {
                        legal.insert(format!("double-{}-{}", name(place), spot_names[spot]));
                    }
                }
                legal
            }
            Waits::Place => {
                // Turns that look the same are the same action: the first of them.
                let mut looks = BTreeSet::new();
                let mut legal = BTreeSet::new();
                for (turns, letter) in ["n", "e", "s", "w"].into_iter().enumerate() {
                    let picture = picture(&self.drawn, turns);
                    if looks.insert(picture.parts()) {
                        let places = all_places().into_iter().filter(|place| self.fits(*place, &picture));
                        legal.extend(places.map(|place| format!("{}{letter}", name(place))));
                    }
                }
                legal
            }
        }
    }

    fn compare(&self, game: &Castle, state: &State) {
        let table = &state.table;
        for (index, seat) in SEATS.into_iter().enumerate() {
            let player = &table.players[seat];
            assert_eq!(player.score, self.scores[index], "score of {seat}");
            assert_eq!(player.supply(), self.supply[index], "supply of {seat}");
            assert_eq!(player.keep.map_or(0, |keep| usize::from(keep.size)), self.keeps[index], "keep of {seat}");
            for (tiles, right) in [(player.ready, &self.ready[index]), (player.fresh, &self.fresh[index])] {
                let mut right = right.clone();
                right.sort_unstable();
                assert_eq!(tiles.iter().map(|tile| tile.number()).collect::<Vec<_>>(), right, "wall tiles of {seat}");
            }
        }
        let mut actions = Vec::new();
        if let ToAct::Seats(seats) | ToAct::Open(seats) = game.to_act(state) {
            assert_eq!(seats.first(), Some(SEATS[self.active]));
            game.legal_actions(state, SEATS[self.active], &mut actions);
        }
        let legal: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
        assert_eq!(legal, self.legal());
        assert_eq!(table.phase == Phase::Over, self.waits == Waits::Nothing);
        assert_eq!(table.removed().map(|(_, count)| count).sum::<u32>() as usize, {
            let left: u32 = self.pile.values().sum();
            60 - left as usize - self.naive.tiles.len() - usize::from(self.waits == Waits::Place)
        });
    }
}

fn remove(tiles: &mut Vec<u8>, number: u8) {
    let at = tiles.iter().position(|tile| *tile == number).expect("the wall tile is held");
    tiles.remove(at);
}

/// A play with sensible decisions. It reaches more rules than a random one: areas are completed, markers land on corner
/// towers, wall tiles are used.
pub(crate) fn sensible_play(game: &Castle, seed: u64) -> Vec<(StepOf<Castle>, State)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.initial_state();
    let mut course = Vec::new();
    let mut legal = Vec::new();
    while let Some(mut step) = laws::random_step(game, &state, &mut rng) {
        if let Step::Act(seat, action) = &mut step {
            legal.clear();
            game.legal_actions(&state, *seat, &mut legal);
            *action = game.playout_action(&state, *seat, &legal, &mut rng);
        }
        game.apply(&mut state, step, &mut kernel::Silent);
        course.push((step, state.clone()));
    }
    course
}

fn check(options: Options, seeds: std::ops::Range<u64>) -> usize {
    let game = with(options.clone());
    let mut seen = BTreeSet::new();
    for seed in seeds {
        let mut referee = Referee::new(options.clone());
        referee.compare(&game, &game.initial_state());
        for (step, state) in sensible_play(&game, seed) {
            referee.step(step);
            referee.compare(&game, &state);
            let kind = format!("{:?}", referee.waits);
            seen.insert(kind.split('(').next().unwrap_or_default().to_owned());
        }
        assert_eq!(referee.waits, Waits::Nothing, "seed {seed}");
    }
    seen.len()
}

#[test]
fn the_naive_rules_agree() {
    let kinds = check(Options::default(), 0..12);
    assert_eq!(kinds, 7, "every kind of decision and draw came up");
    for (_, options) in Castle::presets() {
        check(options, 100..104);
    }
}
