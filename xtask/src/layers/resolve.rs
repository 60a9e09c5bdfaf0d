//! Which file a path leads to.

use std::collections::{BTreeMap, BTreeSet};

use crate::modules::Crate;

/// From file to file: the names that lead there.
pub(super) type Imports = BTreeMap<(usize, usize), BTreeSet<String>>;

/// What a path leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Module(usize),
    /// An item that this module defines.
    Item(usize),
}

/// All imports between the files of a crate.
pub(super) fn imports(parsed: &Crate) -> Imports {
    let mut imports = Imports::new();
    for (index, module) in parsed.modules.iter().enumerate() {
        let mut add = |target: Option<Target>, name: &str| {
            if let Some(Target::Item(defining)) = target {
                let (from, to) = (module.file, parsed.modules[defining].file);
                if from != to {
                    imports.entry((from, to)).or_default().insert(name.to_owned());
                }
            }
        };
        for imported in &module.uses {
            let target = resolve(parsed, index, &imported.path, &mut Seen::new());
            if imported.name != "*" {
                if !imported.is_public || module.words.contains(&imported.name) {
                    add(target, &imported.name);
                }
            } else if let Some(Target::Module(glob)) = target {
                for word in &module.words {
                    add(exported(parsed, glob, word, &mut Seen::new()), word);
                }
            } else {
                // `use crate::file::Enum::*`
                add(target, &imported.path[imported.path.len() - 1]);
            }
        }
        for path in &module.paths {
            add(resolve(parsed, index, path, &mut Seen::new()), &path.join("::"));
        }
    }
    imports
}

/// Names of modules that are being looked up: circles of re-exports end here.
type Seen = BTreeSet<(usize, String)>;

/// What `path` leads to, read in the module `from`; nothing if it leads out of the crate.
fn resolve(parsed: &Crate, from: usize, path: &[String], seen: &mut Seen) -> Option<Target> {
    let (first, mut rest) = path.split_first()?;
    let start = match first.as_str() {
        "crate" => 0,
        "self" => from,
        "super" => {
            let mut above = parsed.modules[from].parent?;
            while rest.first().is_some_and(|next| next == "super") {
                above = parsed.modules[above].parent?;
                rest = &rest[1..];
            }
            above
        }
        name => {
            return match exported(parsed, from, name, seen)? {
                Target::Module(child) => walk(parsed, child, rest, seen),
                item => Some(item),
            };
        }
    };
    walk(parsed, start, rest, seen)
}

/// What the rest of a path leads to, starting inside a module.
fn walk(parsed: &Crate, module: usize, path: &[String], seen: &mut Seen) -> Option<Target> {
    let Some((first, rest)) = path.split_first() else { return Some(Target::Module(module)) };
    match exported(parsed, module, first, seen) {
        Some(Target::Module(child)) => walk(parsed, child, rest, seen),
        Some(item) => Some(item),
        // Made by a macro of the module, or unknown to it.
        None => Some(Target::Item(module)),
    }
}

/// What a name means in a module.
fn exported(parsed: &Crate, module: usize, name: &str, seen: &mut Seen) -> Option<Target> {
    let here = &parsed.modules[module];
    if let Some(child) = here.children.get(name) {
        return Some(Target::Module(*child));
    }
    if here.items.contains(name) {
        return Some(Target::Item(module));
    }
    if !seen.insert((module, name.to_owned())) {
        return None;
    }
    if let Some(imported) = here.uses.iter().find(|imported| imported.name == name) {
        return resolve(parsed, module, &imported.path, seen);
    }
    here.uses.iter().filter(|imported| imported.name == "*").find_map(|glob| {
        match resolve(parsed, module, &glob.path, seen)? {
            Target::Module(target) => exported(parsed, target, name, seen),
            Target::Item(_) => None,
        }
    })
}
