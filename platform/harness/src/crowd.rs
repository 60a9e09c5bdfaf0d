//! Many people at many tables, until it is time to leave.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client::{Client, Company, Patience};
use crate::guest::{Guest, two_at_a_table};
use crate::http::Connection;
use crate::server::Plan;
use crate::witness::Witness;

/// One table in so many is played against the computer.
const AGAINST_COMPUTER: usize = 5;

/// People who go from table to table.
pub(crate) struct Crowd {
    pub(crate) witness: Arc<Witness>,
    close: watch::Sender<bool>,
    places: JoinSet<()>,
    matches: usize,
}

impl Crowd {
    /// Lets people play at `matches` tables at the same time; where a match is over, the next one begins.
    pub(crate) async fn gather(plan: &Plan, matches: usize, seed: u64, patience: Patience) -> Result<Self> {
        let games = games(plan).await?;
        let witness = Arc::new(Witness::default());
        let (close, closing) = watch::channel(false);
        let company = Company { address: plan.address, witness: Arc::clone(&witness), patience, closing };
        let mut places = JoinSet::new();
        for place in 0..matches {
            let random = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(place as u64));
            places.spawn(play_on(company.clone(), games.clone(), place, random));
        }
        Ok(Self { witness, close, places, matches })
    }

    /// Lets the people of a witness go on with their matches.
    pub(crate) fn return_to(plan: &Plan, told: &Witness, seed: u64, patience: Patience) -> Result<Self> {
        let witness = Arc::new(Witness::default());
        let (close, closing) = watch::channel(false);
        let company = Company { address: plan.address, witness: Arc::clone(&witness), patience, closing };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut places = JoinSet::new();
        let running = told.told().into_iter().filter(|(_, told)| !told.over);
        let mut matches = 0;
        for (id, told) in running {
            matches += 1;
            for guest in told.guests {
                let random = Xoshiro256PlusPlus::from_rng(&mut random);
                places.spawn(Client::new(company.clone(), id.to_string(), guest, random)?.play());
            }
        }
        Ok(Self { witness, close, places, matches })
    }

    /// Waits until at every table another message is done, or the match is over.
    pub(crate) async fn until_all_went_on(&self, limit: Duration) -> Result<()> {
        let before = self.witness.told();
        let begun = Instant::now();
        loop {
            let now = self.witness.told();
            let stuck: Vec<_> = before
                .iter()
                .filter(|(_, told)| !told.over)
                .filter(|(id, told)| now.get(id).is_some_and(|now| !now.over && now.done.len() <= told.done.len()))
                .collect();
            if stuck.is_empty() && now.len() >= self.matches {
                return Ok(());
            }
            if begun.elapsed() > limit {
                bail!("{} of {} matches do not go on", stuck.len(), now.len());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Everyone leaves.
    pub(crate) async fn leave(mut self) -> Result<Arc<Witness>> {
        self.close.send_replace(true);
        while let Some(left) = self.places.join_next().await {
            left.context("a client failed")?;
        }
        Ok(self.witness)
    }
}

/// The games on offer, as the lobby names them.
async fn games(plan: &Plan) -> Result<Vec<String>> {
    let mut connection = Connection::open(plan.address).await?;
    let lobby = connection.request("GET /", "", "").await?.body;
    let cards = lobby.split("data-game=\"").skip(1);
    let games: Vec<String> = cards.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect();
    anyhow::ensure!(!games.is_empty(), "the lobby offers no game");
    Ok(games)
}

async fn play_on(company: Company, games: Vec<String>, place: usize, mut random: Xoshiro256PlusPlus) {
    let closing = company.closing.clone();
    for round in 0.. {
        let game = &games[(place + round) % games.len()];
        let alone = place.is_multiple_of(AGAINST_COMPUTER);
        let seated = loop {
            if *closing.borrow() {
                return;
            }
            // A table that was cut off half laid stays empty; people lay another.
            match sit_down(&company, game, alone).await {
                Ok(seated) => break seated,
                Err(_) => tokio::time::sleep(company.patience.first).await,
            }
        };
        let (id, guests) = seated;
        let mut clients = JoinSet::new();
        for guest in guests {
            let random = Xoshiro256PlusPlus::from_rng(&mut random);
            match Client::new(company.clone(), id.clone(), guest, random) {
                Ok(client) => drop(clients.spawn(client.play())),
                Err(error) => company.witness.complain(error.to_string()),
            }
        }
        while let Some(played) = clients.join_next().await {
            if let Err(error) = played {
                company.witness.complain(error.to_string());
            }
        }
    }
}

async fn sit_down(company: &Company, game: &str, alone: bool) -> Result<(String, Vec<Guest>)> {
    if !alone {
        let (id, guests) = two_at_a_table(company.address, game).await?;
        return Ok((id, guests.into()));
    }
    let mut connection = Connection::open(company.address).await?;
    let guest = Guest::new(&mut connection).await?;
    let id = guest.lay(&mut connection, &format!("game={game}&mode=computer&level=random&seats=2")).await?;
    Ok((id, vec![guest]))
}
