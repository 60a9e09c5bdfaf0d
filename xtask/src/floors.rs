//! Three floors: which crate may depend on which, by the folder it lies in.
//!
//! `engine` knows no game; a game's rules know the kernel, its face knows its rules and how to draw; `platform` stands on
//! both, and knows games through the catalog. What is true of every direct dependency is true of the transitive ones too.

use std::fmt;

use cargo_metadata::{DependencyKind, Metadata, Package};

use crate::workspace::root;

/// Where a crate lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Floor {
    /// `engine/NAME`
    Engine(String),
    /// `games/GAME/rules`
    Rules(String),
    /// `games/GAME/face`
    Face(String),
    /// `platform/NAME`
    Platform(String),
    /// `xtask`
    Tools,
}

use Floor::{Engine, Face, Platform, Rules, Tools};

impl Floor {
    /// The floor of a member of the workspace.
    pub(crate) fn of(package: &Package) -> Option<Self> {
        let folder = package.manifest_path.parent()?.strip_prefix(root().to_str()?).ok()?;
        Self::of_folder(folder.as_str())
    }

    fn of_folder(folder: &str) -> Option<Self> {
        let parts: Vec<&str> = folder.split('/').collect();
        match parts[..] {
            ["engine", name] => Some(Engine(name.to_owned())),
            ["games", game, "rules"] => Some(Rules(game.to_owned())),
            ["games", game, "face"] => Some(Face(game.to_owned())),
            ["platform", name] => Some(Platform(name.to_owned())),
            ["xtask"] => Some(Tools),
            _ => None,
        }
    }

    /// Why a crate on this floor must not depend on one on `other`; nothing if it may.
    fn objection(&self, other: &Self, kind: DependencyKind) -> Option<String> {
        let for_tests = kind == DependencyKind::Development;
        let engine = |names: &[&str]| matches!(other, Engine(name) if names.contains(&name.as_str()));
        let reason = match (self, other) {
            (Engine(_), Engine(_)) => return None,
            (Engine(_), _) => "the engine knows no game and no platform; tests use the toys of engine/laws",
            (Rules(_), Engine(_)) if for_tests || engine(&["kernel"]) => return None,
            (Rules(_), _) => "rules depend on engine/kernel only, their tests on other crates of the engine too",
            (Face(game), Rules(rules)) if game == rules => return None,
            (Face(_), Engine(_)) if engine(&["kernel", "present"]) => return None,
            (Face(_), Engine(_)) if for_tests && engine(&["laws", "face-laws"]) => return None,
            (Face(_), _) => {
                "a face depends on its own rules, engine/kernel and engine/present, its tests on engine/laws and \
                 engine/face-laws too"
            }
            (Platform(name), Rules(_) | Face(_)) if name != "catalog" && !for_tests => {
                "the platform knows games through platform/catalog only"
            }
            (Platform(_), Tools) | (Tools, _) => "xtask stands alone, so that it builds fast",
            (Platform(_), _) => return None,
        };
        Some(reason.to_owned())
    }
}

impl fmt::Display for Floor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Engine(name) => write!(formatter, "engine/{name}"),
            Rules(game) => write!(formatter, "games/{game}/rules"),
            Face(game) => write!(formatter, "games/{game}/face"),
            Platform(name) => write!(formatter, "platform/{name}"),
            Tools => formatter.write_str("xtask"),
        }
    }
}

/// Says, one line each, which dependency points up or sideways.
pub(crate) fn wrong_floors(metadata: &Metadata) -> Vec<String> {
    let members = metadata.workspace_packages();
    let mut wrong = Vec::new();
    for package in &members {
        let Some(floor) = Floor::of(package) else {
            let place = &package.manifest_path;
            wrong.push(format!(
                "{place}: a crate lies in engine/NAME, games/GAME/rules, games/GAME/face or platform/NAME"
            ));
            continue;
        };
        for dependency in &package.dependencies {
            let used = members.iter().find(|member| member.name.as_str() == dependency.name);
            if let Some(used) = used.and_then(|used| Floor::of(used))
                && let Some(objection) = floor.objection(&used, dependency.kind)
            {
                wrong.push(format!("{floor} must not depend on {used}: {objection}"));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORMAL: DependencyKind = DependencyKind::Normal;
    const TESTS: DependencyKind = DependencyKind::Development;

    #[track_caller]
    fn check(from: &str, to: &str, kind: DependencyKind, allowed: bool) {
        let floor = |folder: &str| Floor::of_folder(folder).unwrap();
        assert_eq!(floor(from).objection(&floor(to), kind).is_none(), allowed, "{from} -> {to}");
    }

    #[test]
    fn no_arrow_points_up_or_sideways() {
        check("engine/players", "engine/kernel", NORMAL, true);
        check("engine/players", "games/castle/rules", TESTS, false);
        check("engine/session", "platform/catalog", NORMAL, false);
        check("games/castle/rules", "engine/kernel", NORMAL, true);
        check("games/castle/rules", "engine/players", NORMAL, false);
        check("games/castle/rules", "engine/laws", NORMAL, false);
        check("games/castle/rules", "engine/laws", TESTS, true);
        check("games/castle/rules", "games/two-heirs/rules", TESTS, false);
        check("games/castle/rules", "platform/lab", TESTS, false);
        check("games/castle/face", "games/castle/rules", NORMAL, true);
        check("games/castle/face", "games/two-heirs/rules", NORMAL, false);
        check("games/castle/face", "games/two-heirs/face", TESTS, false);
        check("games/castle/face", "engine/present", NORMAL, true);
        check("games/castle/face", "engine/session", NORMAL, false);
        check("games/castle/face", "engine/face-laws", NORMAL, false);
        check("games/castle/face", "engine/face-laws", TESTS, true);
        check("platform/catalog", "games/castle/face", NORMAL, true);
        check("platform/server", "games/castle/face", NORMAL, false);
        check("platform/lab", "games/burgenland/rules", TESTS, true);
        check("platform/server", "engine/present", NORMAL, true);
        check("xtask", "engine/kernel", NORMAL, false);
    }

    #[test]
    fn a_crate_elsewhere_has_no_floor() {
        assert_eq!(Floor::of_folder("games/castle"), None);
        assert_eq!(Floor::of_folder("games/castle/server"), None);
        assert_eq!(Floor::of_folder("tools/castle"), None);
    }
}
