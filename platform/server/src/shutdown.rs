//! The signal to shut down.

use std::io;

use tokio::signal;
use tokio::sync::watch;

/// Waits until the server shuts down.
pub(crate) async fn shut_down(shutdown: &mut watch::Receiver<bool>) {
    let _ = shutdown.wait_for(|down| *down).await;
}

/// Waits for the signal to shut down: an interrupt, or the one a service manager sends.
///
/// It receives signals from the moment it is created. Create it before the server starts, so that a signal in its first
/// moments leads to an orderly shutdown too.
pub struct ShutdownSignal {
    #[cfg(unix)]
    interrupt: signal::unix::Signal,
    #[cfg(unix)]
    terminate: signal::unix::Signal,
    #[cfg(windows)]
    interrupt: signal::windows::CtrlC,
}

impl ShutdownSignal {
    /// Starts to listen for signals.
    ///
    /// # Errors
    /// If the system refuses, or if this is called outside a runtime.
    #[cfg(unix)]
    pub fn listen() -> io::Result<Self> {
        use signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    /// Starts to listen for signals.
    ///
    /// # Errors
    /// If the system refuses.
    #[cfg(windows)]
    pub fn listen() -> io::Result<Self> {
        Ok(Self { interrupt: signal::windows::ctrl_c()? })
    }

    /// Waits for a signal.
    #[cfg(unix)]
    pub async fn received(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    /// Waits for a signal.
    #[cfg(windows)]
    pub async fn received(&mut self) {
        self.interrupt.recv().await;
    }
}
