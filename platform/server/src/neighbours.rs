//! What servers on one database tell each other: what clients have asked for, so that limits hold for all servers together, and how
//! many matches each has, so that those who have many give some to those who have few.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use foldhash::fast::RandomState;
use futures_util::StreamExt as _;
use journal::Token;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::app::App;
use crate::bus::{Bus, read};
use crate::limits::Usage;
use crate::mailbox::MatchCommand;
use crate::passing::hand_over;

/// How often a server tells the others.
const TELL: Duration = Duration::from_millis(250);

/// How often it sees whether it has too many matches.
const BALANCE: Duration = Duration::from_secs(2);

/// Whoever was not heard of for so long gets no matches.
const GONE: Duration = Duration::from_secs(1);

/// A difference of so many matches is left alone, and of less than a quarter.
const LEAST_DIFFERENCE: usize = 8;

/// At most so many matches are given away at a time: everyone at them comes back within a moment.
const MOST_GIVEN: usize = 25;

/// How long a match may take to be given back.
const GIVING: Duration = Duration::from_secs(2);

#[derive(Serialize, Deserialize)]
struct News {
    from: String,
    matches: usize,
    usage: Usage,
}

/// Tells and hears, as long as the server runs.
pub(crate) async fn keep_in_touch(app: Arc<App>, bus: Arc<Bus>) {
    // Servers with another database have nothing to do with this one.
    let topic = app.key.name("servers");
    let mut heard = match bus.listen(&topic).await {
        Ok(heard) => heard,
        Err(error) => return tracing::error!(%error, "the other servers cannot be heard"),
    };
    let mut others: HashMap<Token, (Instant, usize), RandomState> = HashMap::default();
    let (mut tell, mut balance) = (tokio::time::interval(TELL), tokio::time::interval(BALANCE));
    let mut told = Instant::now();
    loop {
        tokio::select! {
            message = heard.next() => {
                let Some(message) = message else { return };
                let Some((news, _)) = read::<News>(&message.payload) else { continue };
                match news.from.parse::<Token>() {
                    Ok(from) if from != bus.own => {
                        others.insert(from, (Instant::now(), news.matches));
                        app.limits.count(from, news.usage);
                    }
                    _ => {}
                }
            }
            _ = tell.tick() => {
                let since = std::mem::replace(&mut told, Instant::now()).elapsed();
                let (matches, usage) = (app.services.mailboxes.owned().len(), app.limits.usage(since));
                bus.tell(&topic, &News { from: bus.own.to_string(), matches, usage }).await;
            }
            _ = balance.tick() => {
                others.retain(|_, (at, _)| at.elapsed() < GONE);
                let owned = app.services.mailboxes.owned();
                if let Some((server, count)) = surplus(owned.len(), others.iter().map(|(id, (_, count))| (*id, *count))) {
                    let given = give(&app, &bus, server, owned.into_iter().take(count)).await;
                    tracing::info!(given, to = ?server, "matches given to a server that has few");
                }
            }
        }
    }
}

/// Who should get matches of a server that has `own` of them, and how many.
fn surplus(own: usize, others: impl Iterator<Item = (Token, usize)>) -> Option<(Token, usize)> {
    let (server, fewest) = others.min_by_key(|(server, count)| (*count, *server))?;
    let difference = own.saturating_sub(fewest);
    // Others may give to the same server at the same time.
    (difference >= LEAST_DIFFERENCE.max(own / 4)).then(|| (server, (difference / 4).min(MOST_GIVEN)))
}

/// Gives matches to a server, one after another, and returns how many it has taken.
async fn give(app: &App, bus: &Bus, server: Token, matches: impl Iterator<Item = Token>) -> usize {
    let mut given = 0;
    for id in matches {
        let (reply, given_back) = oneshot::channel();
        app.services.mailboxes.post(id, MatchCommand::GiveBack { reply });
        if let Ok(Ok(sockets)) = tokio::time::timeout(GIVING, given_back).await {
            given += usize::from(hand_over(bus, server, id).await);
            // Only now do they end: whoever comes back finds the match at its new server.
            drop(sockets);
        }
    }
    given
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Servers give matches until nobody has a reason to.
    #[test]
    fn matches_spread_and_come_to_rest() {
        let server = |index: usize| Token::new([index as u8; 16]);
        for start in [[90, 90, 0], [300, 0, 0], [9, 0, 1], [7, 0, 0], [40, 41, 42]] {
            let mut counts: [usize; 3] = start;
            for round in 0.. {
                assert!(round < 100, "{start:?}: {counts:?} does not come to rest");
                let before = counts;
                for own in 0..3 {
                    let others = (0..3).filter(|other| *other != own).map(|other| (server(other), before[other]));
                    if let Some((to, count)) = surplus(before[own], others) {
                        let to = (0..3).find(|other| server(*other) == to).unwrap();
                        counts[own] -= count;
                        counts[to] += count;
                    }
                }
                if counts == before {
                    break;
                }
            }
            let (most, fewest) = (counts.iter().max().unwrap(), counts.iter().min().unwrap());
            assert!(most - fewest < LEAST_DIFFERENCE.max(most / 4), "{start:?}: {counts:?}");
        }
        assert_eq!(surplus(1000, std::iter::empty()), None, "alone");
    }
}
