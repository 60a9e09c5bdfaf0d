//! No dependency that nobody uses.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context as _, Result};
use cargo_metadata::{DependencyKind, Metadata, Package};
use toml_edit::{DocumentMut, Item};

use crate::workspace::{files_below, root};

/// Says, one line each, which dependency is listed but not used.
pub(crate) fn unused_dependencies(metadata: &Metadata) -> Result<Vec<String>> {
    let members = metadata.workspace_packages();
    let mut wrong = Vec::new();
    let used: BTreeSet<&str> = members
        .iter()
        .flat_map(|package| &package.dependencies)
        .map(|dependency| dependency.name.as_str())
        .chain(members.iter().map(|package| package.name.as_str()))
        .collect();
    let manifest: DocumentMut = fs::read_to_string(root().join("Cargo.toml"))?.parse()?;
    let listed = manifest.get("workspace").and_then(|workspace| workspace.get("dependencies")).and_then(Item::as_table);
    for (name, _) in listed.context("Cargo.toml lists workspace.dependencies")?.iter() {
        if !used.contains(name) {
            wrong.push(format!("Cargo.toml: no crate uses the dependency {name}: delete its line"));
        }
    }
    for package in members {
        wrong.extend(unmentioned(package)?);
    }
    Ok(wrong)
}

/// Dependencies that the sources of a package do not mention.
fn unmentioned(package: &Package) -> Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a manifest lies in a folder")?.as_std_path();
    let mut program = String::new();
    let mut tests = String::new();
    for file in files_below(folder)? {
        if file.extension().is_some_and(|extension| extension == "rs") {
            let text = if file.starts_with(folder.join("src")) { &mut program } else { &mut tests };
            *text += &fs::read_to_string(&file)?;
        }
    }
    let is_unused = |dependency: &&cargo_metadata::Dependency| {
        let name = dependency.rename.as_ref().unwrap_or(&dependency.name).replace('-', "_");
        let by_tests = dependency.kind != DependencyKind::Normal && mentions(&tests, &name);
        !by_tests && !mentions(&program, &name)
    };
    let unused = package.dependencies.iter().filter(is_unused);
    let line = |dependency: &cargo_metadata::Dependency| {
        format!("{}: its sources do not mention the dependency {}: delete its line", package.name, dependency.name)
    };
    Ok(unused.map(line).collect())
}

/// Does a line of code or of a documented example contain the name as a whole word?
fn mentions(text: &str, name: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let is_doc = |line: &str| line.trim_start().starts_with("///") || line.trim_start().starts_with("//!");
    let code = text.lines().map(|line| if is_doc(line) { line } else { line.split("//").next().unwrap_or_default() });
    code.flat_map(|line| line.split(|letter| !is_part(letter))).any(|word| word == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_of_code_count() {
        assert!(mentions("use serde::Serialize;", "serde"));
        assert!(mentions("#[derive(thiserror::Error)]", "thiserror"));
        assert!(mentions("/// use serde::Serialize;", "serde"));
        assert!(!mentions("use serde_json::Value; // serde", "serde"));
    }
}
