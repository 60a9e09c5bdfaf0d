//! The text board of the terminal.

use std::fmt;

use kernel::Viewer;

use crate::board::{Path, Piece, Space};
use crate::card::{Card, CardSet};
use crate::components::{Ribbon, components};
use crate::effect::{Building, Good};
use crate::scoring::tiles;
use crate::state::{Built, Ending, Player, Side, Table};
use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        let ending = match table.ending {
            Ending::Open => "",
            Ending::Triggered => ", the end is near",
            Ending::LastRound => ", last round",
        };
        writeln!(
            f,
            "round {}{ending}; poverty in {} debts, prosperity in {} deeds",
            table.round, table.debts_left, table.deeds_left
        )?;
        writeln!(f, "  spaces       townsfolk                   manuscript      ring 1 / ring 2  sites")?;
        for piece in table.order.into_iter().take(usize::from(table.pieces_laid)) {
            self.piece_line(f, piece)?;
        }
        let inside: Vec<String> = self.sides().map(|side| table.third_ring[side.index()].to_string()).collect();
        writeln!(f, "third ring {}; castle lord {}", inside.join(" "), self.owner(table.lord))?;
        let beside = |(place, piece): (usize, Piece)| {
            let section = (place + usize::from(table.castle_turn)) % 5;
            format!("{piece} {}", components().sections[section].id)
        };
        if usize::from(table.pieces_laid) == table.order.len() {
            let sections: Vec<String> = table.order.into_iter().enumerate().map(beside).collect();
            writeln!(f, "second ring {}", sections.join(", "))?;
        }
        for (ribbon, owner) in Ribbon::WORDS.iter().zip(&table.bonus).filter(|(_, owner)| owner.is_some()) {
            writeln!(f, "bonus card {ribbon}: {}", self.owner(*owner))?;
        }
        let pairs: Vec<String> = table.pairs.iter().flatten().map(|pair| pair_text(pair.number, pair.hero)).collect();
        if !pairs.is_empty() && table.round == 0 {
            writeln!(f, "pairs {}", pairs.join(", "))?;
        }
        for side in self.sides() {
            self.player_lines(f, side)?;
        }
        Ok(())
    }
}

impl View {
    /// All contenders, the solo opponent included.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.seats.max(2)).map(Side)
    }

    fn is_opponent(&self, side: Side) -> bool {
        side.0 >= self.seats
    }

    fn owner(&self, side: Option<Side>) -> String {
        match side {
            None => "-".to_owned(),
            Some(side) if self.is_opponent(side) => "opponent".to_owned(),
            Some(side) => (side.0 + 1).to_string(),
        }
    }

    fn piece_line(&self, f: &mut fmt::Formatter<'_>, piece: Piece) -> fmt::Result {
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
        let townsfolk = pile.top.map_or("-", |card| &components().cards[usize::from(card)].id);
        let stack = table.manuscripts[piece.index()];
        let manuscript = stack.top.map_or("-".to_owned(), |tile| {
            let tile = &components().manuscripts[usize::from(tile)];
            format!("{}({})", tile.id, tile.cost)
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
        let sites: Vec<String> = (0..count).map(|number| site_text(table.sites[piece.index() * 5 + number])).collect();
        writeln!(
            f,
            "{piece} {:<12} {:<23} x{:<2} {:<11} x{} {:>7} / {:<7} {}",
            spaces.join(" "),
            townsfolk,
            pile.left,
            manuscript,
            stack.left,
            ring(0),
            ring(1),
            sites.join(" ")
        )
    }

    fn player_lines(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        let table = &self.table;
        let player = &table.players[side.index()];
        let name = if self.is_opponent(side) { "opponent".to_owned() } else { format!("seat {}", side.0 + 1) };
        let you = if self.viewer == Viewer::Seat(kernel::Seat::new(side.0)) { " (you)" } else { "" };
        writeln!(f, "{} {name}{you}: {}", char::from(b'a' + side.0), goods_text(player))?;
        writeln!(
            f,
            "  corruption {} virtue {}; workers {}; manuscripts {}",
            player.corruption,
            player.virtue,
            player.workers,
            manuscripts_text(player.manuscripts)
        )?;
        if self.is_opponent(side) {
            return self.scheme_lines(f, table);
        }
        let row: Vec<&str> = player.board.iter().map(|card| card.map_or("-", card_id)).collect();
        writeln!(f, "  row {}; draw pile {}, hand {}", row.join(" | "), player.draw_len, player.hand_len)?;
        if !player.discard.is_empty() {
            writeln!(f, "  discard {}", set_text(player.discard))?;
        }
        if let Some(hand) = self.hand.filter(|_| !you.is_empty()) {
            let hand: Vec<&str> = hand.iter().flatten().map(|card| card_id(*card)).collect();
            writeln!(f, "  your hand {}", hand.join(" "))?;
        }
        Ok(())
    }

    fn scheme_lines(&self, f: &mut fmt::Formatter<'_>, table: &Table) -> fmt::Result {
        let cards = &table.opponent;
        let row: Vec<&str> = cards
            .board
            .iter()
            .map(|scheme| scheme.map_or("-", |scheme| components().schemes[usize::from(scheme)].id.as_str()))
            .collect();
        writeln!(
            f,
            "  schemes {}; draw pile {}, discard {}, future {}",
            row.join(" | "),
            cards.draw_left(),
            cards.discard.count_ones(),
            cards.future_left()
        )
    }
}

fn card_id(card: Card) -> &'static str {
    &components().cards[card.index()].id
}

fn set_text(cards: CardSet) -> String {
    let ids: Vec<&str> = cards.iter().map(card_id).collect();
    if ids.len() <= 5 { ids.join(" ") } else { format!("{} and {} more", ids[..4].join(" "), ids.len() - 4) }
}

fn pair_text(number: u8, hero: Option<Card>) -> String {
    format!("{number} with {}", hero.map_or("?", card_id))
}

/// Manuscripts by ribbon: `grey-236 blue-1` are three and one.
fn manuscripts_text(mask: u64) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut last = None;
    for tile in tiles(mask).map(|tile| &components().manuscripts[tile]) {
        let number = tile.id.rsplit('-').next().unwrap_or_default();
        if last.replace(tile.ribbon) == Some(tile.ribbon) {
            if let Some(word) = words.last_mut() {
                word.push_str(number);
            }
        } else {
            words.push(format!("{}-{number}", Ribbon::WORDS[tile.ribbon as usize]));
        }
    }
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// A building as its letter in the colour of its owner: `tA` is a trading post of the first.
fn site_text(built: Option<Built>) -> String {
    built.map_or("..".to_owned(), |built| {
        let kind = ['t', 'g', 'w'][built.building as usize];
        format!("{kind}{}", char::from(b'a' + built.owner.0))
    })
}

fn goods_text(player: &Player) -> String {
    let [posts, halls, shops] = Building::ALL.map(|building| player.built[building as usize]);
    format!(
        "ink {} stone {} gold {} silver {}; debts {}+{} deeds {}+{}; built t{posts} g{halls} w{shops}",
        player.good(Good::Ink),
        player.good(Good::Stone),
        player.good(Good::Gold),
        player.good(Good::Silver),
        player.open_debts,
        player.settled_debts,
        player.acquired_deeds,
        player.certified_deeds,
    )
}
