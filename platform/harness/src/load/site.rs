//! What is measured: one server on SQLite, one on PostgreSQL and NATS, or three of those behind HAProxy.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::{Result, bail};
use tempfile::TempDir;
use test_servers::{BusServer, DatabaseServer};

use crate::balancer::Balancer;
use crate::server::{Plan, Server};

/// Running servers, and what they run on.
pub(crate) struct Site {
    /// Where clients find them.
    pub(crate) address: SocketAddr,
    pub(crate) servers: Vec<Server>,
    _balancer: Option<Balancer>,
    _shared: Option<(DatabaseServer, BusServer)>,
    _folders: Vec<TempDir>,
}

impl Site {
    /// One server with a data folder of its own.
    pub(crate) async fn alone(program: &Path) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let mut plan = Plan::new(program, folder.path());
        let servers = vec![plan.start().await?];
        Ok(Self { address: plan.address, servers, _balancer: None, _shared: None, _folders: vec![folder] })
    }

    /// One or three servers on a PostgreSQL database and a NATS bus.
    pub(crate) async fn together(program: &Path, count: usize) -> Result<Self> {
        let (database_server, bus) = (DatabaseServer::start_durable()?, BusServer::start()?);
        let database = database_server.create()?;
        let (mut folders, mut servers, mut addresses) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..count {
            let folder = tempfile::tempdir()?;
            let mut plan = Plan::new(program, folder.path());
            plan.more.extend(["--database".to_owned(), database.clone()]);
            plan.more.extend(["--bus".to_owned(), format!("nats://{}", bus.address())]);
            if count > 1 {
                plan.more.push("--behind-proxy".to_owned());
            }
            servers.push(plan.start().await?);
            addresses.push(plan.address);
            folders.push(folder);
        }
        let (address, balancer) = match addresses[..] {
            [alone] => (alone, None),
            [first, second, third] => {
                let folder = tempfile::tempdir()?;
                let balancer = Balancer::start(folder.path(), [first, second, third]).await?;
                folders.push(folder);
                (balancer.address, Some(balancer))
            }
            _ => bail!("--servers must be 1 or 3"),
        };
        Ok(Self { address, servers, _balancer: balancer, _shared: Some((database_server, bus)), _folders: folders })
    }

    pub(crate) async fn stop(self) -> Result<()> {
        for server in self.servers {
            server.stop().await?;
        }
        Ok(())
    }
}
