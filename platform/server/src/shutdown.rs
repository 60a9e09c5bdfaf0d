//! The wish that the server end.

use std::io;

use tokio::signal;

/// Hears when the program is asked to end: by an interrupt, or as a service manager asks.
///
/// It hears from the moment it exists. Make it before the server starts, so that a wish in its first moments is heard too
/// and ends it in good order.
pub struct Ending {
    #[cfg(unix)]
    interrupt: signal::unix::Signal,
    #[cfg(unix)]
    terminate: signal::unix::Signal,
    #[cfg(windows)]
    interrupt: signal::windows::CtrlC,
}

impl Ending {
    /// Begins to listen.
    ///
    /// # Errors
    /// If the system does not let us, or this is not within a runtime.
    #[cfg(unix)]
    pub fn listen() -> io::Result<Self> {
        use signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    /// Begins to listen.
    ///
    /// # Errors
    /// If the system does not let us.
    #[cfg(windows)]
    pub fn listen() -> io::Result<Self> {
        Ok(Self { interrupt: signal::windows::ctrl_c()? })
    }

    #[cfg(unix)]
    pub(crate) async fn asked(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(windows)]
    pub(crate) async fn asked(&mut self) {
        self.interrupt.recv().await;
    }
}
