//! Figures for whoever runs the house, in the form Prometheus reads. They have an address of their own, so that no
//! visitor sees them.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::app::App;

/// A tenth of a millisecond to ten seconds.
const TIMES: [f64; 16] =
    [0.0001, 0.000_25, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Class {
    class: &'static str,
}

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    matches: Gauge,
    laid: Counter,
    steps: Counter,
    sockets: Gauge,
    durable: Histogram,
    shown: Histogram,
    requests: Family<Class, Counter>,
    request_times: Histogram,
    turned_away: Counter,
    bots_waiting: Gauge,
    bots_thinking: Gauge,
    thinking: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let times = || Histogram::new(TIMES);
        let mut metrics = Self {
            registry: Registry::with_prefix("bergfried"),
            matches: Gauge::default(),
            laid: Counter::default(),
            steps: Counter::default(),
            sockets: Gauge::default(),
            durable: times(),
            shown: times(),
            requests: Family::default(),
            request_times: times(),
            turned_away: Counter::default(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            thinking: times(),
        };
        let registry = &mut metrics.registry;
        registry.register("matches", "Matches in memory", metrics.matches.clone());
        registry.register("matches_laid", "Tables laid since the start", metrics.laid.clone());
        registry.register("steps", "Steps made durable since the start", metrics.steps.clone());
        registry.register("sockets", "Open sockets and event streams", metrics.sockets.clone());
        let mut seconds = |name: &str, help: &str, histogram: &Histogram| {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        };
        seconds("durable", "From handing an entry to the store until it is durable", &metrics.durable);
        seconds("shown", "From taking up a change until it is on its way to everyone who looks", &metrics.shown);
        seconds("request", "From the first line of a request to the answer's", &metrics.request_times);
        seconds("thinking", "How long a computer player thinks", &metrics.thinking);
        registry.register("requests", "Requests answered since the start", metrics.requests.clone());
        registry.register("turned_away", "Requests refused for coming too fast", metrics.turned_away.clone());
        registry.register(
            "bots_waiting",
            "Computer players that wait for a place to think",
            metrics.bots_waiting.clone(),
        );
        registry.register("bots_thinking", "Computer players that think", metrics.bots_thinking.clone());
        metrics
    }

    pub(crate) fn table_laid(&self) {
        self.laid.inc();
    }

    /// A change became durable after some time and was shown after some more.
    pub(crate) fn changed(&self, steps: u64, durable: Duration, shown: Duration) {
        self.steps.inc_by(steps);
        self.durable.observe(durable.as_secs_f64());
        self.shown.observe(shown.as_secs_f64());
    }

    /// A request was answered.
    pub(crate) fn answered(&self, after: Duration, status: StatusCode) {
        let class = match status.as_u16() / 100 {
            2 => "2xx",
            3 => "3xx",
            4 => "4xx",
            5 => "5xx",
            _ => "1xx",
        };
        self.requests.get_or_create(&Class { class }).inc();
        self.request_times.observe(after.as_secs_f64());
    }

    pub(crate) fn turned_away(&self) {
        self.turned_away.inc();
    }

    /// A socket, counted until it is dropped.
    pub(crate) fn socket(&self) -> Counted {
        Counted::new(&self.sockets)
    }

    /// A computer player that waits for its place, counted until it is dropped.
    pub(crate) fn bot_waits(&self) -> Counted {
        Counted::new(&self.bots_waiting)
    }

    /// A computer player that thinks, counted until it is dropped.
    pub(crate) fn bot_thinks(&self) -> Counted {
        Counted::new(&self.bots_thinking)
    }

    pub(crate) fn thought(&self, time: Duration) {
        self.thinking.observe(time.as_secs_f64());
    }

    fn text(&self, awake: usize) -> Result<String, std::fmt::Error> {
        self.matches.set(awake as i64);
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// One of something that is counted while it lasts.
pub(crate) struct Counted(Gauge);

impl Counted {
    fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// What the address of the figures serves.
pub(crate) fn routes(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(app)
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match app.metrics.text(app.hub.awake()) {
        Ok(text) => ([(header::CONTENT_TYPE, KIND)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
