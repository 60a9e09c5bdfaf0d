//! Which crates a change touches.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;
use cargo_metadata::{Metadata, Package};

use crate::run::output;
use crate::workspace::root;

/// The crates with files that differ from `origin/main` (or from `HEAD` where there is none), and the crates that depend
/// on them.
pub(crate) struct Changed<'a> {
    pub(crate) touched: Vec<&'a Package>,
    pub(crate) dependents: Vec<&'a Package>,
}

impl<'a> Changed<'a> {
    pub(crate) fn find(metadata: &'a Metadata) -> Result<Self> {
        Ok(Self::of_files(metadata, &changed_files()?))
    }

    fn of_files(metadata: &'a Metadata, files: &[String]) -> Self {
        let members = metadata.workspace_packages();
        // The list of dependencies and the lock file touch every crate.
        let is_everything = files.iter().any(|file| file == "Cargo.toml" || file == "Cargo.lock");
        let is_touched = |package: &Package| {
            let folder = package.manifest_path.parent().and_then(|folder| folder.strip_prefix(root().to_str()?).ok());
            let inside = |file: &String| folder.is_some_and(|folder| Path::new(file).starts_with(folder));
            is_everything || files.iter().any(inside)
        };
        let (touched, mut others): (Vec<_>, Vec<_>) = members.into_iter().partition(|package| is_touched(package));
        let mut names: BTreeSet<&str> = touched.iter().map(|package| package.name.as_str()).collect();
        let mut dependents = Vec::new();
        loop {
            let uses = |package: &&Package| package.dependencies.iter().any(|used| names.contains(used.name.as_str()));
            let (more, rest): (Vec<&Package>, Vec<&Package>) = others.into_iter().partition(uses);
            if more.is_empty() {
                return Self { touched, dependents };
            }
            names.extend(more.iter().map(|package| package.name.as_str()));
            dependents.extend(more);
            others = rest;
        }
    }
}

fn changed_files() -> Result<Vec<String>> {
    let git = |arguments: &[&str]| output(&root(), "git", arguments);
    let base = git(&["merge-base", "HEAD", "origin/main"]).unwrap_or_else(|_| "HEAD".to_owned());
    let changed = git(&["diff", "--name-only", base.trim()])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(new.lines()).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::members;

    fn names(packages: &[&Package]) -> Vec<String> {
        packages.iter().map(|package| package.name.to_string()).collect()
    }

    #[test]
    fn a_face_touches_the_catalog_and_nothing_beside_it() {
        let metadata = members().unwrap();
        let changed = Changed::of_files(&metadata, &["games/castle/face/src/lib.rs".to_owned()]);
        assert_eq!(names(&changed.touched), ["castle-face"]);
        let dependents = names(&changed.dependents);
        assert!(dependents.contains(&"catalog".to_owned()) && dependents.contains(&"bergfried".to_owned()));
        assert!(!dependents.contains(&"castle".to_owned()) && !dependents.contains(&"two-heirs-face".to_owned()));
    }

    #[test]
    fn the_list_of_dependencies_touches_everything_and_a_document_nothing() {
        let metadata = members().unwrap();
        let everything = Changed::of_files(&metadata, &["Cargo.toml".to_owned()]);
        assert_eq!(everything.touched.len(), metadata.workspace_members.len());
        let nothing = Changed::of_files(&metadata, &["README.md".to_owned()]);
        assert!(nothing.touched.is_empty() && nothing.dependents.is_empty());
    }
}
