//! The text board of the terminal.

use std::fmt;

use kernel::{Bilingual, BoardWords, Seat, TextBoard, Viewer};

use crate::board::{Path, Piece, Space};
use crate::card::{Card, CardSet};
use crate::components::{Ribbon, components};
use crate::effect::{Building, Good};
use crate::scoring::tiles;
use crate::state::{Built, Ending, Player, Side, Table};
use crate::view::View;

/// The width of the column for manuscripts, if nothing in it is wider.
const MANUSCRIPT_WIDTH: usize = 11;

kernel::messages! {
    /// The words of the board.
    pub(crate) enum BoardText {
        Round { round: u16, ending: EndingText, debts: u8, deeds: u8 } =
            "viscounts-board-round", "round {round}{ending}; poverty in {debts} debts, prosperity in {deeds} deeds";
        Spaces = "viscounts-board-spaces", "spaces";
        Townsfolk = "viscounts-board-townsfolk", "townsfolk";
        Manuscript = "viscounts-board-manuscript", "manuscript";
        Ring { number: u8 } = "viscounts-board-ring", "ring {number}";
        Sites = "viscounts-board-sites", "sites";
        ThirdRing { workers: String, lord: OwnerText } =
            "viscounts-board-third-ring", "third ring {workers}; castle lord {lord}";
        SecondRing { sections: String } = "viscounts-board-second-ring", "second ring {sections}";
        Section { section: &'static str } = "viscounts-board-section", "{section}";
        Bonus { ribbon: &'static str, owner: OwnerText } =
            "viscounts-board-bonus", "bonus card {ribbon}: {owner}";
        Pairs { pairs: String } = "viscounts-board-pairs", "pairs {pairs}";
        Pair { number: u8, hero: CardText } = "viscounts-board-pair", "{number} with {hero}";
        Player { letter: String, who: WhoText, goods: GoodsText, debts: PapersText, built: BuiltText } =
            "viscounts-board-player", "{letter} {who}: {goods}; {debts}; {built}";
        Tracks { corruption: u8, virtue: u8, workers: u8, manuscripts: String } =
            "viscounts-board-tracks", "corruption {corruption} virtue {virtue}; workers {workers}; manuscripts {manuscripts}";
        Manuscripts { ribbon: &'static str, numbers: String } =
            "viscounts-board-manuscripts", "{ribbon}-{numbers}";
        Row { row: String, draw: u8, hand: u8 } =
            "viscounts-board-row", "row {row}; draw pile {draw}, hand {hand}";
        Discard { cards: String } = "viscounts-board-discard", "discard {cards}";
        More { cards: String, more: usize } = "viscounts-board-more", "{cards} and {more} more";
        Hand { cards: String } = "viscounts-board-hand", "your hand {cards}";
        Schemes { row: String, draw: u8, discard: u32, future: u8 } =
            "viscounts-board-schemes", "schemes {row}; draw pile {draw}, discard {discard}, future {future}";
        Scheme { deck: &'static str, number: &'static str } = "viscounts-board-scheme", "{deck}-{number}";
        Between = "viscounts-board-between", " ";
        TradingPost = "viscounts-board-trading-post", "t";
        Guildhall = "viscounts-board-guildhall", "g";
        Workshop = "viscounts-board-workshop", "w";
    }
}

kernel::messages! {
    /// How near the end is.
    pub(crate) enum EndingText {
        Open = "viscounts-board-open", "";
        Triggered = "viscounts-board-triggered", ", the end is near";
        LastRound = "viscounts-board-last-round", ", last round";
    }
}

kernel::messages! {
    /// Whose something is.
    pub(crate) enum OwnerText {
        Nobody = "viscounts-board-nobody", "-";
        Opponent = "viscounts-board-owner-opponent", "opponent";
        Seat { seat: String } = "viscounts-board-owner", "{seat}";
    }
}

kernel::messages! {
    /// A side with its lines.
    pub(crate) enum WhoText {
        Opponent = "viscounts-board-opponent", "opponent";
        You { seat: String } = "viscounts-board-you", "seat {seat} (you)";
        Seat { seat: String } = "viscounts-board-seat", "seat {seat}";
    }
}

kernel::messages! {
    /// A card, if it is known.
    pub(crate) enum CardText {
        Unknown = "viscounts-board-unknown-card", "?";
        Card { id: &'static str, name: Bilingual } = "viscounts-board-card", "{id}";
    }
}

kernel::messages! {
    /// The goods of a side.
    pub(crate) enum GoodsText {
        Goods { ink: u16, stone: u16, gold: u16, silver: u16 } =
            "viscounts-board-goods", "ink {ink} stone {stone} gold {gold} silver {silver}";
    }
}

kernel::messages! {
    /// The debts and deeds of a side, face up and turned over.
    pub(crate) enum PapersText {
        Papers { open: u8, settled: u8, acquired: u8, certified: u8 } =
            "viscounts-board-papers", "debts {open}+{settled} deeds {acquired}+{certified}";
    }
}

kernel::messages! {
    /// The buildings of a side.
    pub(crate) enum BuiltText {
        Built { posts: u8, halls: u8, shops: u8 } = "viscounts-board-built", "built t{posts} g{halls} w{shops}";
    }
}

impl TextBoard for View {
    fn write_board(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let table = &self.table;
        let ending = match table.ending {
            Ending::Open => EndingText::Open,
            Ending::Triggered => EndingText::Triggered,
            Ending::LastRound => EndingText::LastRound,
        };
        let (round, debts, deeds) = (table.round, table.debts_left, table.deeds_left);
        writeln!(out, "{}", words.text(&BoardText::Round { round, ending, debts, deeds }))?;
        self.write_pieces(out, words)?;
        let workers: Vec<String> = self.sides().map(|side| table.third_ring[side.index()].to_string()).collect();
        let lord = self.owner(words, table.lord);
        writeln!(out, "{}", words.text(&BoardText::ThirdRing { workers: workers.join(" "), lord }))?;
        let beside = |(place, piece): (usize, Piece)| {
            let section = &components().sections[(place + usize::from(table.castle_turn)) % 5].id;
            format!("{piece} {}", words.text(&BoardText::Section { section }))
        };
        if usize::from(table.pieces_laid) == table.order.len() {
            let sections: Vec<String> = table.order.into_iter().enumerate().map(beside).collect();
            writeln!(out, "{}", words.text(&BoardText::SecondRing { sections: sections.join(", ") }))?;
        }
        for (ribbon, owner) in Ribbon::WORDS.iter().zip(&table.bonus).filter(|(_, owner)| owner.is_some()) {
            writeln!(out, "{}", words.text(&BoardText::Bonus { ribbon, owner: self.owner(words, *owner) }))?;
        }
        let pair = |number, hero: Option<Card>| {
            words.text(&BoardText::Pair { number, hero: hero.map_or(CardText::Unknown, card_text) })
        };
        let pairs: Vec<String> = table.pairs.iter().flatten().map(|it| pair(it.number, it.hero)).collect();
        if !pairs.is_empty() && table.round == 0 {
            writeln!(out, "{}", words.text(&BoardText::Pairs { pairs: pairs.join(", ") }))?;
        }
        for side in self.sides() {
            self.player_lines(out, words, side)?;
        }
        Ok(())
    }
}

/// The columns of a piece of the board.
struct PieceLine {
    piece: Piece,
    spaces: String,
    townsfolk: String,
    townsfolk_left: u8,
    manuscript: String,
    manuscripts_left: u8,
    rings: [String; 2],
    sites: String,
}

impl View {
    /// All contenders, the solo opponent included.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.seats.max(2)).map(Side)
    }

    fn is_opponent(&self, side: Side) -> bool {
        side.0 >= self.seats
    }

    fn owner(&self, words: &dyn BoardWords, side: Option<Side>) -> OwnerText {
        match side {
            None => OwnerText::Nobody,
            Some(side) if self.is_opponent(side) => OwnerText::Opponent,
            Some(side) => OwnerText::Seat { seat: words.seat(Seat::new(side.0)) },
        }
    }

    fn write_pieces(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let table = &self.table;
        let lines: Vec<PieceLine> = (table.order.into_iter().take(usize::from(table.pieces_laid)))
            .map(|piece| self.piece_line(words, piece))
            .collect();
        let width = lines.iter().map(|line| line.manuscript.chars().count()).fold(MANUSCRIPT_WIDTH, usize::max);
        let [spaces, townsfolk, manuscript, sites] =
            [BoardText::Spaces, BoardText::Townsfolk, BoardText::Manuscript, BoardText::Sites]
                .map(|text| words.text(&text));
        let [first, second] = [1, 2].map(|number| words.text(&BoardText::Ring { number }));
        writeln!(out, "  {spaces:<12} {townsfolk:<23}     {manuscript:<width$}    {first:>7} / {second:<7} {sites}")?;
        for line in lines {
            let PieceLine { piece, spaces, townsfolk, townsfolk_left, manuscript, manuscripts_left, rings, sites } =
                line;
            let [first, second] = rings;
            writeln!(
                out,
                "{piece} {spaces:<12} {townsfolk:<23} x{townsfolk_left:<2} {manuscript:<width$} x{manuscripts_left} \
                 {first:>7} / {second:<7} {sites}"
            )?;
        }
        Ok(())
    }

    fn piece_line(&self, words: &dyn BoardWords, piece: Piece) -> PieceLine {
        let table = &self.table;
        let spaces: Vec<String> = [Path::Left, Path::Right, Path::Inner]
            .into_iter()
            .map(|path| {
                let space = Space::new(piece, path);
                let here = self.sides().filter(|side| table.players[side.index()].viscount == Some(space));
                let here: String = here.map(|side| char::from(b'a' + side.0)).collect();
                format!("{}{here}", if path == Path::Inner { "i".to_owned() } else { space.to_string() })
            })
            .collect();
        let pile = table.townsfolk[piece.index()];
        let townsfolk = pile.top.map_or("-".to_owned(), |card| words.text(&card_text_at(usize::from(card))));
        let stack = table.manuscripts[piece.index()];
        let manuscript = stack.top.map_or("-".to_owned(), |tile| {
            let tile = usize::from(tile);
            format!("{}({})", manuscripts_text(words, 1 << tile), components().manuscripts[tile].cost)
        });
        let ring = |ring: usize| -> String {
            let section = table.rings[ring][piece.index()];
            let workers = self
                .sides()
                .flat_map(|side| std::iter::repeat_n(char::from(b'a' + side.0), usize::from(section[side.index()])));
            let workers: String = workers.collect();
            if workers.is_empty() { "-".to_owned() } else { workers }
        };
        let count = if self.seats >= 3 { 5 } else { 4 };
        let sites: Vec<String> =
            (0..count).map(|number| site_text(words, table.sites[piece.index() * 5 + number])).collect();
        PieceLine {
            piece,
            spaces: spaces.join(" "),
            townsfolk,
            townsfolk_left: pile.left,
            manuscript,
            manuscripts_left: stack.left,
            rings: [ring(0), ring(1)],
            sites: sites.join(" "),
        }
    }

    fn player_lines(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords, side: Side) -> fmt::Result {
        let table = &self.table;
        let player = &table.players[side.index()];
        let is_you = self.viewer == Viewer::Seat(Seat::new(side.0));
        let seat = || words.seat(Seat::new(side.0));
        let who = match (self.is_opponent(side), is_you) {
            (true, _) => WhoText::Opponent,
            (false, true) => WhoText::You { seat: seat() },
            (false, false) => WhoText::Seat { seat: seat() },
        };
        writeln!(out, "{}", words.text(&player_text(char::from(b'a' + side.0).to_string(), who, player)))?;
        let tracks = BoardText::Tracks {
            corruption: player.corruption,
            virtue: player.virtue,
            workers: player.workers,
            manuscripts: manuscripts_text(words, player.manuscripts),
        };
        writeln!(out, "  {}", words.text(&tracks))?;
        if self.is_opponent(side) {
            return scheme_line(out, words, table);
        }
        let row: Vec<String> = (player.board.iter())
            .map(|card| card.map_or("-".to_owned(), |card| words.text(&card_text(card))))
            .collect();
        let row = BoardText::Row { row: row.join(" | "), draw: player.draw_len, hand: player.hand_len };
        writeln!(out, "  {}", words.text(&row))?;
        if !player.discard.is_empty() {
            let cards = set_text(words, player.discard);
            writeln!(out, "  {}", words.text(&BoardText::Discard { cards }))?;
        }
        if let Some(hand) = self.hand.filter(|_| is_you) {
            let cards = listed(words, hand.iter().flatten().copied());
            writeln!(out, "  {}", words.text(&BoardText::Hand { cards }))?;
        }
        Ok(())
    }
}

fn scheme_line(out: &mut dyn fmt::Write, words: &dyn BoardWords, table: &Table) -> fmt::Result {
    let cards = &table.opponent;
    let name = |scheme: u8| {
        let (deck, number) = components().schemes[usize::from(scheme)].id.rsplit_once('-').unwrap_or_default();
        words.text(&BoardText::Scheme { deck, number })
    };
    let row: Vec<String> = cards.board.iter().map(|scheme| scheme.map_or("-".to_owned(), name)).collect();
    let text = BoardText::Schemes {
        row: row.join(" | "),
        draw: cards.draw_left(),
        discard: cards.discard.count_ones(),
        future: cards.future_left(),
    };
    writeln!(out, "  {}", words.text(&text))
}

fn card_text(card: Card) -> CardText {
    card_text_at(card.index())
}

fn card_text_at(index: usize) -> CardText {
    let card = &components().cards[index];
    CardText::Card { id: &card.id, name: Bilingual { de: card.de.clone(), en: card.en.clone() } }
}

fn listed(words: &dyn BoardWords, cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<String> = cards.map(|card| words.text(&card_text(card))).collect();
    names.join(&words.text(&BoardText::Between))
}

fn set_text(words: &dyn BoardWords, cards: CardSet) -> String {
    let count = cards.iter().count();
    if count <= 5 {
        return listed(words, cards.iter());
    }
    let cards = listed(words, cards.iter().take(4));
    words.text(&BoardText::More { cards, more: count - 4 })
}

/// Manuscripts by ribbon: `grey-236 blue-1` are three and one.
fn manuscripts_text(words: &dyn BoardWords, mask: u64) -> String {
    let mut ribbons: Vec<(Ribbon, String)> = Vec::new();
    for tile in tiles(mask).map(|tile| &components().manuscripts[tile]) {
        let number = tile.id.rsplit('-').next().unwrap_or_default();
        match ribbons.last_mut() {
            Some((ribbon, numbers)) if *ribbon == tile.ribbon => numbers.push_str(number),
            _ => ribbons.push((tile.ribbon, number.to_owned())),
        }
    }
    let name = |(ribbon, numbers): (Ribbon, String)| {
        words.text(&BoardText::Manuscripts { ribbon: Ribbon::WORDS[ribbon as usize], numbers })
    };
    if ribbons.is_empty() { "-".to_owned() } else { ribbons.into_iter().map(name).collect::<Vec<_>>().join(" ") }
}

/// A building as its letter in the colour of its owner: `ta` is a trading post of the first.
fn site_text(words: &dyn BoardWords, built: Option<Built>) -> String {
    built.map_or("..".to_owned(), |built| {
        let kind = match built.building {
            Building::TradingPost => BoardText::TradingPost,
            Building::Guildhall => BoardText::Guildhall,
            Building::Workshop => BoardText::Workshop,
        };
        format!("{}{}", words.text(&kind), char::from(b'a' + built.owner.0))
    })
}

fn player_text(letter: String, who: WhoText, player: &Player) -> BoardText {
    let [ink, stone, gold, silver] = Good::ALL.map(|good| player.good(good));
    let [posts, halls, shops] = Building::ALL.map(|building| player.built[building as usize]);
    let papers = PapersText::Papers {
        open: player.open_debts,
        settled: player.settled_debts,
        acquired: player.acquired_deeds,
        certified: player.certified_deeds,
    };
    BoardText::Player {
        letter,
        who,
        goods: GoodsText::Goods { ink, stone, gold, silver },
        debts: papers,
        built: BuiltText::Built { posts, halls, shops },
    }
}
