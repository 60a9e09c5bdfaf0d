//! Why a server cannot start.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;

use kernel::{Describe as _, Message};
use store::StoreError;
use workers::{BusAddress, WorkersError};

kernel::messages! {
    /// What the operator has to change before the server can start.
    pub enum StartError {
        /// Another server uses the data folder.
        FolderInUse {
            /// The folder.
            folder: String,
        } = "start-folder-in-use", "the data folder {folder} is in use by another server";
        /// The key that signs cookies cannot be read or created.
        Key {
            /// Why.
            detail: String,
        } = "start-key", "the key that signs cookies cannot be used: {detail}";
        /// The file with the name of this server cannot be read or created.
        Id {
            /// What the system says.
            detail: String,
        } = "start-id", "the file server.id in the data folder cannot be used: {detail}";
        /// The server time cannot be read or kept.
        Clock {
            /// Why.
            detail: String,
        } = "start-clock", "the server time cannot be kept: {detail}";
        /// The bus does not answer.
        Bus {
            /// The bus.
            address: String,
            /// What the client says.
            detail: String,
        } = "start-bus", "cannot reach the bus {address}: {detail}";
        /// The queues of the workers cannot be used.
        Workers {
            /// Where they are.
            address: String,
            /// Why.
            detail: String,
        } = "start-workers", "the queues of the workers at {address} cannot be used: {detail}";
        /// A bus without a database: servers that pass matches to each other must share them.
        BusWithoutDatabase = "start-bus-without-database", "a bus needs a database that the servers share";
        /// Another program listens on the address.
        AddressInUse {
            /// The address.
            address: String,
        } = "start-address-in-use", "another program listens on {address}: choose another port with --bind";
        /// The address cannot be used.
        Address {
            /// The address.
            address: String,
            /// What the system says.
            detail: String,
        } = "start-address", "cannot listen on {address}: {detail}";
    }
}

impl StartError {
    pub(crate) fn key(error: impl ToString) -> Self {
        Self::Key { detail: error.to_string() }
    }

    pub(crate) fn id(error: impl ToString) -> Self {
        Self::Id { detail: error.to_string() }
    }

    pub(crate) fn clock(error: impl ToString) -> Self {
        Self::Clock { detail: error.to_string() }
    }

    pub(crate) fn bus(address: &BusAddress, error: &dyn std::error::Error) -> Self {
        Self::Bus { address: address.to_string(), detail: error.to_string() }
    }

    pub(crate) fn workers(address: &BusAddress, error: &WorkersError) -> Self {
        Self::Workers { address: address.to_string(), detail: error.to_string() }
    }

    pub(crate) fn bind(address: SocketAddr, error: &io::Error) -> Self {
        let address = address.to_string();
        match error.kind() {
            ErrorKind::AddrInUse => Self::AddressInUse { address },
            _ => Self::Address { address, detail: error.to_string() },
        }
    }
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Something that the operator can change.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ServeError {
    /// The message, if there is one: an error of the system or of a library has none.
    #[must_use]
    pub fn message(&self) -> Option<Message> {
        match self {
            Self::Start(error) => Some(error.message()),
            Self::Store(StoreError::Place(error)) => Some(error.message()),
            Self::Store(_) => None,
        }
    }
}
