//! Metrics for operators, in the format of Prometheus.

use std::time::Duration;

use axum::http::StatusCode;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// Bucket bounds in seconds: a tenth of a millisecond to ten seconds.
const BUCKETS: [f64; 16] =
    [0.0001, 0.000_25, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Class {
    class: &'static str,
}

/// Everything that is measured.
pub(crate) struct Metrics {
    registry: Registry,
    matches: Gauge,
    created: Counter,
    steps: Counter,
    sockets: Gauge,
    append: Histogram,
    publish: Histogram,
    requests: Family<Class, Counter>,
    request_times: Histogram,
    limited: Counter,
    passed_on: Counter,
    bots_waiting: Gauge,
    bots_thinking: Gauge,
    thinking: Histogram,
    worker_threads: Gauge,
    thought_elsewhere: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let times = || Histogram::new(BUCKETS);
        let mut metrics = Self {
            registry: Registry::with_prefix("bergfried"),
            matches: Gauge::default(),
            created: Counter::default(),
            steps: Counter::default(),
            sockets: Gauge::default(),
            append: times(),
            publish: times(),
            requests: Family::default(),
            request_times: times(),
            limited: Counter::default(),
            passed_on: Counter::default(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            thinking: times(),
            worker_threads: Gauge::default(),
            thought_elsewhere: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("matches", "Matches in memory", metrics.matches.clone());
        registry.register("matches_created", "Matches created", metrics.created.clone());
        registry.register("steps", "Steps written to the store", metrics.steps.clone());
        registry.register("sockets", "Open sockets and event streams", metrics.sockets.clone());
        let mut seconds = |name: &str, help: &str, histogram: &Histogram| {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        };
        seconds("append", "Time to make a journal entry durable", &metrics.append);
        seconds("publish", "Time to make a journal entry durable and draw it for everyone connected", &metrics.publish);
        seconds("request", "Time to answer a request", &metrics.request_times);
        seconds("thinking", "Thinking time of a computer player for one decision", &metrics.thinking);
        registry.register("requests", "Requests answered", metrics.requests.clone());
        registry.register("requests_limited", "Requests refused by a rate limit", metrics.limited.clone());
        registry.register("requests_passed_on", "Requests passed on to another server", metrics.passed_on.clone());
        registry.register("bots_waiting", "Computer players waiting for a thread", metrics.bots_waiting.clone());
        registry.register("bots_thinking", "Computer players thinking", metrics.bots_thinking.clone());
        registry.register("worker_threads", "Threads of the workers that are there", metrics.worker_threads.clone());
        let help = "Decisions of computer players that workers have made";
        registry.register("decisions_by_workers", help, metrics.thought_elsewhere.clone());
        metrics
    }

    pub(crate) fn match_created(&self) {
        self.created.inc();
    }

    /// Records a change: how many steps it added, when it was durable, and when it was drawn for everyone.
    pub(crate) fn changed(&self, steps: usize, append: Duration, publish: Duration) {
        self.steps.inc_by(steps as u64);
        self.append.observe(append.as_secs_f64());
        self.publish.observe(publish.as_secs_f64());
    }

    pub(crate) fn request_answered(&self, after: Duration, status: StatusCode) {
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

    /// Counts a decision that a worker has made.
    pub(crate) fn thought_elsewhere(&self) {
        self.thought_elsewhere.inc();
    }

    pub(crate) fn request_limited(&self) {
        self.limited.inc();
    }

    pub(crate) fn request_passed_on(&self) {
        self.passed_on.inc();
    }

    /// Counts a socket until the guard is dropped.
    pub(crate) fn socket(&self) -> Counted {
        Counted::new(&self.sockets)
    }

    /// Counts a waiting computer player until the guard is dropped.
    pub(crate) fn bot_waiting(&self) -> Counted {
        Counted::new(&self.bots_waiting)
    }

    /// Counts a thinking computer player until the guard is dropped.
    pub(crate) fn bot_thinking(&self) -> Counted {
        Counted::new(&self.bots_thinking)
    }

    pub(crate) fn bot_thought(&self, time: Duration) {
        self.thinking.observe(time.as_secs_f64());
    }

    /// All metrics as text, with the number of matches in memory and of the threads of workers.
    pub(crate) fn text(&self, matches: usize, worker_threads: usize) -> Result<String, std::fmt::Error> {
        self.matches.set(matches as i64);
        self.worker_threads.set(worker_threads as i64);
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// One of something that is counted until this is dropped.
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
