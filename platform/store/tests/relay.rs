//! Stands between a store and its database, and can lose what the database answers or hold back what it is told.

use std::path::PathBuf;
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// What becomes of what passes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Traffic {
    Flows,
    /// The database hears everything; the first answer ends the connection instead of being passed on.
    AnswersAreLost,
    /// Nothing is passed on in either direction until it flows again.
    StandsStill,
}

/// The way to a database.
pub(crate) struct Relay {
    traffic: Arc<watch::Sender<Traffic>>,
    port: u16,
}

impl Relay {
    pub(crate) async fn open(socket: PathBuf) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let traffic = Arc::new(watch::Sender::new(Traffic::Flows));
        let accepted = Arc::clone(&traffic);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = UnixStream::connect(&socket).await else { continue };
                tokio::spawn(pass(client, server, Arc::clone(&accepted)));
            }
        });
        Self { traffic, port }
    }

    /// The address of a database, through here.
    pub(crate) fn address(&self, direct: &str) -> String {
        let (database, _) = direct.split_once('?').unwrap();
        let name = database.rsplit('/').next().unwrap();
        format!("postgres://bergfried@127.0.0.1:{}/{name}", self.port)
    }

    pub(crate) fn set(&self, traffic: Traffic) {
        self.traffic.send_replace(traffic);
    }

    /// Waits until the traffic is what it shall be.
    pub(crate) async fn until(&self, wanted: Traffic) {
        self.traffic.subscribe().wait_for(|traffic| *traffic == wanted).await.unwrap();
    }
}

async fn pass(client: TcpStream, server: UnixStream, traffic: Arc<watch::Sender<Traffic>>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let mut questions = traffic.subscribe();
    let asking = async {
        let mut bytes = vec![0; 65_536];
        loop {
            let Ok(length @ 1..) = from_client.read(&mut bytes).await else { return };
            questions.wait_for(|traffic| *traffic != Traffic::StandsStill).await.unwrap();
            if to_server.write_all(&bytes[..length]).await.is_err() {
                return;
            }
        }
    };
    let mut answers = traffic.subscribe();
    let answering = async {
        let mut bytes = vec![0; 65_536];
        loop {
            let Ok(length @ 1..) = from_server.read(&mut bytes).await else { return };
            let now = *answers.wait_for(|traffic| *traffic != Traffic::StandsStill).await.unwrap();
            if now == Traffic::AnswersAreLost {
                traffic.send_replace(Traffic::Flows);
                return;
            }
            if to_client.write_all(&bytes[..length]).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        () = asking => {}
        () = answering => {}
    }
}
