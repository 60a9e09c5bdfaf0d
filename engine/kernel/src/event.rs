//! Who receives the events of a step.

/// Receives the events of a step. It takes closures, so that a sink that drops events costs nothing.
pub trait EventSink<E> {
    /// Receives one event. Events come in the order in which things happen.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Drops all events: for search and simulation.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline]
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
