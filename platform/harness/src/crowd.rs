//! Many clients in many matches, until they are told to stop.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client::{Client, Patience, Trial};
use crate::evidence::Evidence;
use crate::guest::{Guest, two_at_a_table};
use crate::http::Connection;
use crate::server::Plan;

/// One match in this many is played against the computer.
const AGAINST_COMPUTER: usize = 5;

/// Clients that start a new match whenever one is over.
pub(crate) struct Crowd {
    pub(crate) evidence: Arc<Evidence>,
    close: watch::Sender<bool>,
    places: JoinSet<()>,
    matches: usize,
}

impl Crowd {
    /// Plays `matches` matches at the same time; when one is over, the next one begins.
    pub(crate) async fn gather(plan: &Plan, matches: usize, seed: u64, patience: Patience) -> Result<Self> {
        let games = games(plan).await?;
        let evidence = Arc::new(Evidence::default());
        let (close, closing) = watch::channel(false);
        let trial = Trial { address: plan.address, evidence: Arc::clone(&evidence), patience, closing };
        let mut places = JoinSet::new();
        for place in 0..matches {
            let random = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(place as u64));
            places.spawn(play_on(trial.clone(), games.clone(), place, random));
        }
        Ok(Self { evidence, close, places, matches })
    }

    /// Continues the matches that are in the evidence.
    pub(crate) fn return_to(plan: &Plan, acknowledged: &Evidence, seed: u64, patience: Patience) -> Result<Self> {
        let evidence = Arc::new(Evidence::default());
        let (close, closing) = watch::channel(false);
        let trial = Trial { address: plan.address, evidence: Arc::clone(&evidence), patience, closing };
        // Not the seed of the first place before: its messages would have the same ids again.
        let mut random = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let mut places = JoinSet::new();
        let running = acknowledged.acknowledged().into_iter().filter(|(_, acknowledged)| !acknowledged.over);
        let mut matches = 0;
        for (id, acknowledged) in running {
            matches += 1;
            for guest in acknowledged.guests {
                let random = Xoshiro256PlusPlus::from_rng(&mut random);
                places.spawn(Client::new(trial.clone(), id.to_string(), guest, random)?.play());
            }
        }
        Ok(Self { evidence, close, places, matches })
    }

    /// Waits until at every table another message is done, or the match is over.
    pub(crate) async fn until_all_went_on(&self, limit: Duration) -> Result<()> {
        let before = self.evidence.acknowledged();
        let begun = Instant::now();
        loop {
            let now = self.evidence.acknowledged();
            let stuck: Vec<_> = before
                .iter()
                .filter(|(_, acknowledged)| !acknowledged.over)
                .filter(|(id, acknowledged)| {
                    now.get(id).is_some_and(|now| !now.over && now.done.len() <= acknowledged.done.len())
                })
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
    pub(crate) async fn leave(mut self) -> Result<Arc<Evidence>> {
        self.close.send_replace(true);
        while let Some(left) = self.places.join_next().await {
            left.context("a client failed")?;
        }
        Ok(self.evidence)
    }
}

/// The games on offer, as the lobby names them.
pub(crate) async fn games(plan: &Plan) -> Result<Vec<String>> {
    let mut connection = Connection::open(plan.address).await?;
    let lobby = connection.request("GET /", "", "").await?.body;
    let cards = lobby.split("data-game=\"").skip(1);
    let games: Vec<String> = cards.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect();
    anyhow::ensure!(!games.is_empty(), "the lobby offers no game");
    Ok(games)
}

async fn play_on(trial: Trial, games: Vec<String>, place: usize, mut random: Xoshiro256PlusPlus) {
    let closing = trial.closing.clone();
    for round in 0.. {
        let game = &games[(place + round) % games.len()];
        let alone = place.is_multiple_of(AGAINST_COMPUTER);
        let seated = loop {
            if *closing.borrow() {
                return;
            }
            // A match whose creation was cut off stays empty; another one is created.
            match sit_down(&trial, game, alone).await {
                Ok(seated) => break seated,
                Err(_) => tokio::time::sleep(trial.patience.first).await,
            }
        };
        let (id, guests) = seated;
        let mut clients = JoinSet::new();
        for guest in guests {
            let random = Xoshiro256PlusPlus::from_rng(&mut random);
            match Client::new(trial.clone(), id.clone(), guest, random) {
                Ok(client) => drop(clients.spawn(client.play())),
                Err(error) => trial.evidence.complain(error.to_string()),
            }
        }
        while let Some(played) = clients.join_next().await {
            if let Err(error) = played {
                trial.evidence.complain(error.to_string());
            }
        }
    }
}

async fn sit_down(trial: &Trial, game: &str, alone: bool) -> Result<(String, Vec<Guest>)> {
    if !alone {
        let (id, guests) = two_at_a_table(trial.address, game).await?;
        return Ok((id, guests.into()));
    }
    let mut connection = Connection::open(trial.address).await?;
    let guest = Guest::new(&mut connection).await?;
    let id = guest.create_match(&mut connection, &format!("game={game}&mode=computer&level=easy&seats=2")).await?;
    Ok((id, vec![guest]))
}
