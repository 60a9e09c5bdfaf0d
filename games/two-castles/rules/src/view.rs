//! What one viewer may know: what lies open, its own hand, and what it has seen.

use kernel::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::knowledge::{FaceDown, has_held};
use crate::state::{LUDWIG, Phase, Progress, State};
use crate::{Attendant, Card, CardSet, Castle, Tile, TileSet, TwoCastles};

/// The table as one viewer sees it. Lists have an entry for each place (Ludwig's is the third where two play) or for
/// each castle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Do two play, with Ludwig at the third place?
    pub with_ludwig: bool,
    /// Where the match stands.
    pub progress: Progress,
    /// The castles; castle `k` lies between the places `k` and `k + 1`, to the left of `k`.
    pub castles: Vec<Castle>,
    /// What lies before each place.
    pub piles: Vec<Pile>,
    /// The tiles each place has chosen and not yet placed: open ones, and the viewer's own before they are turned up.
    /// Ludwig's are for the castle on his right and on his left, in this order.
    pub picks: Vec<[Option<Tile>; 2]>,
    /// What was just drawn for each castle; the tiles for Ludwig lie at his place.
    pub draws: Vec<Draw>,
    /// How many tiles the supply has.
    pub supply: u8,
    /// The tiles out of the game, oldest first; named if the viewer saw them.
    pub discards: Vec<FaceDown<Option<Tile>>>,
    /// The discards that were shuffled back into the supply in this round; named if the viewer saw them.
    pub returned: Vec<FaceDown<Option<Tile>>>,
    /// The tiles that bonuses have brought from the supply into castles since discards came back.
    pub kept: TileSet,
    /// How many bonus cards the deck has.
    pub deck: u8,
    /// The bonus cards out of the game, oldest first; named if the viewer saw them.
    pub card_discards: Vec<FaceDown<Option<Card>>>,
    /// The attendants left, by kind.
    pub attendants: [u8; Attendant::KINDS],
}

/// What was just drawn for a castle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Draw {
    /// How many tiles.
    pub tile_count: u8,
    /// Which, if the viewer may see them; else none.
    pub tiles: TileSet,
    /// How many bonus cards.
    pub card_count: u8,
    /// Which, if the viewer may see them; else none.
    pub cards: Vec<Card>,
}

/// The tiles before a place: its hand while choosing, and while placing the pile that it passes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pile {
    /// How many there are.
    pub len: u8,
    /// Which they are, if the viewer has held the pile. Where two tiles of Ludwig's pile are being drawn unseen, these are
    /// still among them.
    pub tiles: Option<TileSet>,
}

impl View {
    /// The viewer's own hand; empty for a spectator.
    #[must_use]
    pub fn hand(&self) -> TileSet {
        let own = self.viewer.seat().and_then(|seat| self.piles.get(seat.index())?.tiles);
        own.unwrap_or_default()
    }

    /// The castles of a place: on its left, then on its right.
    #[must_use]
    pub fn castles_of(&self, place: usize) -> [usize; 2] {
        let castles = self.castles.len();
        [place, (place + castles - 1) % castles]
    }
}

/// A [`Draw`] that is cheap to copy.
#[derive(Clone, Copy, Default)]
pub(crate) struct Drawn {
    pub(crate) tile_count: u8,
    pub(crate) tiles: TileSet,
    pub(crate) card_count: u8,
    pub(crate) cards: CardSet,
}

impl Drawn {
    fn listed(self) -> Draw {
        let Self { tile_count, tiles, card_count, cards } = self;
        Draw { tile_count, tiles, card_count, cards: cards.iter().collect() }
    }
}

/// What one viewer may know, part by part. A view keeps it; [`Sight`] looks it up in a state.
pub(crate) trait Seen {
    fn viewer(&self) -> Viewer;
    fn progress(&self) -> &Progress;
    fn castles(&self) -> &[Castle];
    fn pile(&self, place: usize) -> Pile;
    /// [`Tile::NONE`] where nothing is to be seen.
    fn picks(&self, place: usize) -> [Tile; 2];
    /// `None` if nothing is drawn for the castle.
    fn draw(&self, castle: usize) -> Option<Drawn>;
    fn supply(&self) -> u8;
    fn discards(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Tile>>>;
    fn returned(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Tile>>>;
    fn kept(&self) -> TileSet;
    fn deck(&self) -> u8;
    fn card_discards(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Card>>>;
    fn attendants(&self) -> [u8; Attendant::KINDS];
}

impl Seen for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn progress(&self) -> &Progress {
        &self.progress
    }

    fn castles(&self) -> &[Castle] {
        &self.castles
    }

    fn pile(&self, place: usize) -> Pile {
        self.piles[place]
    }

    fn picks(&self, place: usize) -> [Tile; 2] {
        self.picks[place].map(|tile| tile.unwrap_or(Tile::NONE))
    }

    fn draw(&self, castle: usize) -> Option<Drawn> {
        let Draw { tile_count, tiles, card_count, ref cards } = self.draws[castle];
        let cards = cards.iter().copied().collect();
        (tile_count > 0 || card_count > 0).then_some(Drawn { tile_count, tiles, card_count, cards })
    }

    fn supply(&self) -> u8 {
        self.supply
    }

    fn discards(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Tile>>> {
        self.discards.iter().copied()
    }

    fn returned(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Tile>>> {
        self.returned.iter().copied()
    }

    fn kept(&self) -> TileSet {
        self.kept
    }

    fn deck(&self) -> u8 {
        self.deck
    }

    fn card_discards(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Card>>> {
        self.card_discards.iter().copied()
    }

    fn attendants(&self) -> [u8; Attendant::KINDS] {
        self.attendants
    }
}

/// A state as one viewer sees it, without a copy of anything.
pub(crate) struct Sight<'a> {
    pub(crate) game: &'a TwoCastles,
    pub(crate) state: &'a State,
    pub(crate) viewer: Viewer,
}

impl Seen for Sight<'_> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn progress(&self) -> &Progress {
        &self.state.progress
    }

    fn castles(&self) -> &[Castle] {
        &self.state.castles[..self.game.places()]
    }

    #[inline]
    fn pile(&self, place: usize) -> Pile {
        self.game.look_at_pile(self.state, self.viewer, place)
    }

    #[inline]
    fn picks(&self, place: usize) -> [Tile; 2] {
        self.game.look_at_picks(self.state, self.viewer, place)
    }

    #[inline]
    fn draw(&self, castle: usize) -> Option<Drawn> {
        self.game.look_at_draw(self.state, self.viewer, castle)
    }

    fn supply(&self) -> u8 {
        self.state.supply.len() as u8
    }

    fn discards(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Tile>>> {
        self.state.discards.iter().map(|tile| tile.as_known_to(self.viewer))
    }

    fn returned(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Tile>>> {
        self.state.returned.iter().map(|tile| tile.as_known_to(self.viewer))
    }

    fn kept(&self) -> TileSet {
        self.state.kept
    }

    fn deck(&self) -> u8 {
        self.state.deck.len() as u8
    }

    fn card_discards(&self) -> impl ExactSizeIterator<Item = FaceDown<Option<Card>>> {
        self.state.card_discards.iter().map(|card| card.as_known_to(self.viewer))
    }

    fn attendants(&self) -> [u8; Attendant::KINDS] {
        self.state.attendants
    }
}

impl TwoCastles {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let places = 0..self.places();
        let seen = Sight { game: self, state, viewer };
        View {
            viewer,
            with_ludwig: self.has_ludwig(),
            progress: *seen.progress(),
            castles: seen.castles().to_vec(),
            piles: places.clone().map(|place| seen.pile(place)).collect(),
            picks: places.clone().map(|place| seen.picks(place).map(Tile::some)).collect(),
            draws: places.map(|castle| seen.draw(castle).unwrap_or_default().listed()).collect(),
            supply: seen.supply(),
            discards: seen.discards().collect(),
            returned: seen.returned().collect(),
            kept: seen.kept(),
            deck: seen.deck(),
            card_discards: seen.card_discards().collect(),
            attendants: seen.attendants(),
        }
    }

    /// May the viewer see what is drawn for this castle? Ludwig's tiles are seen by the one who assigns them, tiles and cards of
    /// a bonus by the partners of the castle (`two_castles.variant.assigner-chooses`, `two_castles.food.bonus`,
    /// `two_castles.utility.bonus`).
    pub(crate) fn sees_drawn(&self, progress: &Progress, viewer: Viewer, castle: usize) -> bool {
        match progress.phase {
            Phase::LudwigDraws | Phase::LudwigAssigns => viewer.is(self.assigner(progress.round)),
            _ => self.is_partner(viewer, castle as u8),
        }
    }

    #[inline]
    fn look_at_draw(&self, state: &State, viewer: Viewer, castle: usize) -> Option<Drawn> {
        let (tiles, cards) = (&state.drawn[castle], state.drawn_cards[castle]);
        // Nothing is drawn at most times, and then nobody needs to be asked who may see it.
        if tiles.is_empty() && cards.is_empty() {
            return None;
        }
        let (tile_count, card_count) = (tiles.len() as u8, cards.len() as u8);
        Some(if self.sees_drawn(&state.progress, viewer, castle) {
            Drawn { tile_count, tiles: *tiles, card_count, cards }
        } else {
            Drawn { tile_count, card_count, ..Drawn::default() }
        })
    }

    /// Has the viewer held the pile at this place?
    #[inline]
    pub(crate) fn knows_pile(&self, progress: &Progress, viewer: Viewer, place: usize) -> bool {
        let held = |seat: Seat| has_held(self.places(), progress.round, progress.turn, seat, place);
        viewer.seat().is_some_and(held)
    }

    #[inline]
    fn look_at_pile(&self, state: &State, viewer: Viewer, place: usize) -> Pile {
        let pile = state.hands[place];
        let from_ludwig = matches!(state.progress.phase, Phase::LudwigDraws | Phase::LudwigAssigns) && place == LUDWIG;
        let unseen = from_ludwig && !self.sees_drawn(&state.progress, viewer, place);
        let known = if unseen { pile.union(&state.drawn[LUDWIG]) } else { pile };
        Pile { len: pile.len() as u8, tiles: self.knows_pile(&state.progress, viewer, place).then_some(known) }
    }

    /// Choices are hidden until all have chosen; what Ludwig was given lies open before that.
    #[inline]
    fn look_at_picks(&self, state: &State, viewer: Viewer, place: usize) -> [Tile; 2] {
        let secret = state.progress.phase == Phase::Choose && self.seat_at(place).is_some_and(|seat| !viewer.is(seat));
        if secret { [Tile::NONE; 2] } else { state.picks[place] }
    }
}
