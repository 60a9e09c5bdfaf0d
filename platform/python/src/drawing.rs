//! Drawings of tables, for notebooks.

use catalog::{CatalogSession, Language, RenderContext};
use kernel::{SeatCount, ToAct, Viewer};
use pyo3::prelude::*;
use session::{ChanceSource, Record};

use crate::{errors, table, values};

/// A table as one viewer may know it, drawn. A notebook shows it.
#[pyclass(frozen, module = "bergfried")]
pub(crate) struct Drawing {
    game: &'static str,
    step: usize,
    prompt: String,
    table: String,
}

/// Who looks at a table, and in which language.
struct Onlooker {
    viewer: Viewer,
    language: Language,
    names: Vec<String>,
}

impl Onlooker {
    fn new(seat: Option<usize>, seats: usize, language: &str) -> PyResult<Self> {
        let language: Language = language.parse().map_err(errors::setup)?;
        let name = |seat| match language {
            Language::German => format!("Platz {seat}"),
            Language::English => format!("Seat {seat}"),
        };
        let viewer = values::viewer(seat, SeatCount::new(seats as u8))?;
        Ok(Self { viewer, language, names: (1..=seats).map(name).collect() })
    }

    fn draw(&self, game: &'static str, session: &(dyn CatalogSession + 'static)) -> Drawing {
        let (viewer, language) = (self.viewer, self.language);
        let zones = session.zones(&RenderContext { viewer, language, names: &self.names, ..RenderContext::default() });
        let mut table = zones.board.html().into_owned();
        if let Some(hand) = zones.hand {
            table.push_str(&hand.html());
        }
        Drawing { game, step: session.step_count(), prompt: zones.prompt, table }
    }
}

impl Drawing {
    /// The table after the last step of a record.
    pub(crate) fn of_record(record: &Record, seat: Option<usize>, language: &str) -> PyResult<Self> {
        let (game, session) = load(record)?;
        Ok(Onlooker::new(seat, record.seats, language)?.draw(game, &*session))
    }
}

fn load(record: &Record) -> PyResult<(&'static str, Box<dyn CatalogSession>)> {
    let game = table::find(&record.game)?;
    Ok((game.info().id, game.load(record, ChanceSource::Entered).map_err(errors::record)?))
}

/// The tables of a record, drawn: the first, and the one after every step, except where chance decides next.
#[pyfunction]
#[pyo3(signature = (record, seat=None, language="en"))]
pub(crate) fn drawings(py: Python<'_>, record: &str, seat: Option<usize>, language: &str) -> PyResult<Vec<Drawing>> {
    let record = Record::parse(record).map_err(errors::record)?;
    let (game, session) = load(&record)?;
    let onlooker = Onlooker::new(seat, record.seats, language)?;
    let steps = (0..=session.step_count()).map(|count| session.at(count));
    let decided = steps.filter(|session| session.to_act() != ToAct::Chance);
    Ok(py.detach(|| decided.map(|session| onlooker.draw(game, &*session)).collect()))
}

#[pymethods]
impl Drawing {
    /// How many steps had been taken.
    #[getter]
    fn step(&self) -> usize {
        self.step
    }

    /// Who must do what, or who has won: a sentence.
    #[getter]
    fn prompt(&self) -> &str {
        &self.prompt
    }

    /// Board and hand as HTML, for a page that has the `style` and the `symbols`.
    #[getter]
    fn table(&self) -> &str {
        &self.table
    }

    /// The style sheet of all drawings.
    #[getter]
    fn style(&self) -> String {
        catalog::style()
    }

    /// The symbols that the drawing refers to, as HTML.
    #[getter]
    fn symbols(&self) -> &'static str {
        catalog::defs(Some(self.game)).0
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("bergfried._notebook")?.call_method1("drawing", (slf,))
    }
}
