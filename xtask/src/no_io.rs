//! Crates without clocks, threads, files or sockets of their own: whoever calls them hands in a deadline, randomness and a
//! way to work in parallel. So the same code runs in the server, in tests with a made-up clock and in a browser's worker.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result};
use cargo_metadata::{DependencyKind, Metadata, Package, PackageId};

use crate::floors::Floor;
use crate::modules::{Crate, Module};
use crate::workspace::root;

/// Crates of the platform that do without.
const PLATFORM: &[&str] = &["catalog", "journal", "pages", "table"];

/// Crates that are test code: they read scenario files and write golden ones.
const TEST_CODE: &[&str] = &["laws", "face-laws"];

/// What a source must not name, and what to do instead.
const PATHS: &[(&[&str], &str)] = &[
    (&["std", "time", "Instant"], "take the time or a deadline from the caller"),
    (&["std", "time", "SystemTime"], "take the time from the caller"),
    (&["std", "thread"], "let the caller run things in parallel"),
    (&["std", "fs"], "take the text from the caller, or embed it"),
    (&["std", "net"], "leave sockets to platform/server"),
    (&["std", "process"], "leave processes to platform/bergfried"),
    (&["std", "env"], "take settings from the caller"),
];

/// Crates that must not be among the dependencies, however they come in.
const CRATES: &[&str] =
    &["async-std", "axum", "crossbeam-channel", "hyper", "mio", "rayon", "socket2", "sqlx", "tempfile", "tokio"];

/// Says, one line each, where a crate that must do without uses a clock, thread, file or socket.
pub(crate) fn io_where_none_is(metadata: &Metadata) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for package in metadata.workspace_packages() {
        let Some(floor) = Floor::of(package).filter(does_without) else { continue };
        wrong.extend(dependencies(metadata, package)?.into_iter().map(|line| format!("{floor} {line}")));
        wrong.extend(sources(package)?);
    }
    Ok(wrong)
}

fn does_without(floor: &Floor) -> bool {
    match floor {
        Floor::Engine(name) => !TEST_CODE.contains(&name.as_str()),
        Floor::Rules(_) | Floor::Face(_) => true,
        Floor::Platform(name) => PLATFORM.contains(&name.as_str()),
        Floor::Tools => false,
    }
}

/// The ways along normal dependencies to a crate that must not be there.
fn dependencies(metadata: &Metadata, package: &Package) -> Result<Vec<String>> {
    let resolve = metadata.resolve.as_ref().context("cargo metadata resolves dependencies")?;
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::from([&package.id]);
    let mut ways: Vec<Vec<&PackageId>> = vec![vec![&package.id]];
    while let Some(way) = ways.pop() {
        let last = way[way.len() - 1];
        let name = metadata[last].name.as_str();
        if CRATES.contains(&name) {
            let names: Vec<&str> = way[1..].iter().map(|id| metadata[*id].name.as_str()).collect();
            wrong.push(format!("uses no clock, thread, file or socket, but depends on {}", names.join(" -> ")));
            continue;
        }
        let node = resolve.nodes.iter().find(|node| node.id == *last).context("every package is resolved")?;
        for used in &node.deps {
            let is_normal =
                used.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal && kind.target.is_none());
            if is_normal && seen.insert(&used.pkg) {
                ways.push([&way[..], &[&used.pkg]].concat());
            }
        }
    }
    Ok(wrong)
}

fn sources(package: &Package) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for target in package.targets.iter().filter(|target| target.is_lib() || target.is_bin()) {
        let parsed = Crate::read(target.src_path.as_std_path())?;
        for module in &parsed.modules {
            let file = &parsed.files[module.file];
            let file = file.strip_prefix(root()).unwrap_or(file).display();
            for (path, instead) in forbidden(module) {
                wrong.push(format!("{file}: {}: {instead}", path.join("::")));
            }
        }
    }
    Ok(wrong)
}

/// The forbidden paths that a module names.
fn forbidden(module: &Module) -> BTreeSet<(&'static [&'static str], &'static str)> {
    let used = module.uses.iter().map(|imported| imported.path.clone());
    let named = module.paths.iter().map(|path| {
        let import = module.uses.iter().find(|imported| imported.name == path[0]);
        let start = import.map_or(&path[..1], |imported| &imported.path[..]);
        [start, &path[1..]].concat()
    });
    let paths: Vec<Vec<String>> = used.chain(named).collect();
    let starts = |forbidden: &[&str]| {
        paths.iter().any(|path| path.iter().map(String::as_str).take(forbidden.len()).eq(forbidden.iter().copied()))
    };
    PATHS.iter().filter(|(path, _)| starts(path)).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("lib.rs");
        std::fs::write(&file, text).unwrap();
        let parsed = Crate::read(&file).unwrap();
        let found: Vec<String> = forbidden(&parsed.modules[0]).iter().map(|(path, _)| path.join("::")).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn clocks_threads_files_and_sockets_are_found() {
        check("use std::time::{Duration, Instant};", &["std::time::Instant"]);
        check("use std::{fs, time}; fn now() { time::SystemTime::now(); }", &["std::fs", "std::time::SystemTime"]);
        check("fn run() { std::thread::spawn(|| {}); }", &["std::thread"]);
        check("fn run() { html! { (std::net::TcpStream::connect(0)) } }", &["std::net"]);
    }

    #[test]
    fn tests_and_durations_may_be() {
        check("use std::time::Duration; const A: &str = env!(\"A\");", &[]);
        check("#[cfg(test)] mod tests { use std::fs; }", &[]);
    }
}
