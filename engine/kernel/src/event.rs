//! Where events go while a step is applied.

/// Receives the events of a step. Takes closures, so that a sink that does not listen costs nothing.
pub trait EventSink<E> {
    /// Takes one event, in the order in which things happen at the table.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Hears nothing: for search and simulation.
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
