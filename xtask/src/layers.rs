//! Inside a crate, files form layers: a file imports files below it, and no file imports itself around a circle.
//!
//! What counts as an import: `use` declarations and inline paths that lead to an item of another file of the same crate.
//! A re-export leads to the file that defines the item, so a `lib.rs` or `mod.rs` that only declares modules and
//! re-exports their items imports nothing. `#[cfg(test)]` items are not looked at.

mod resolve;

use std::path::Path;

use anyhow::{Result, ensure};
use petgraph::algo::tarjan_scc;
use petgraph::graph::DiGraph;

use crate::modules::Crate;
use crate::workspace::{members, root};
use resolve::{Imports, imports};

/// This many names are shown for each import.
const MAX_NAMES: usize = 4;

/// Prints the circles of every crate, or of one, and fails if there is a circle.
pub(crate) fn layers(package: Option<&str>) -> Result<()> {
    let circles = circles_of_files(package)?;
    for circle in &circles {
        println!("{circle}");
    }
    ensure!(circles.is_empty(), "{} circles of files", circles.len());
    println!("layers: no circle of files");
    Ok(())
}

/// One text for each circle: its files, and which item leads from one to the next.
pub(crate) fn circles_of_files(only: Option<&str>) -> Result<Vec<String>> {
    let root = root();
    let mut found = Vec::new();
    let members = members()?;
    let packages = members.workspace_packages().into_iter();
    for package in packages.filter(|package| only.is_none_or(|only| only == package.name.as_str())) {
        for target in &package.targets {
            if target.is_custom_build() {
                continue;
            }
            let parsed = Crate::read(target.src_path.as_std_path())?;
            for circle in circles(&imports(&parsed)) {
                found.push(describe(&circle, &parsed, &root, &format!("{} ({})", package.name, target.name)));
            }
        }
    }
    Ok(found)
}

struct Circle {
    files: Vec<usize>,
    imports: Imports,
}

fn circles(imports: &Imports) -> Vec<Circle> {
    let graph: DiGraph<(), (), usize> = DiGraph::from_edges(imports.keys().copied());
    let components = tarjan_scc(&graph).into_iter().filter(|files| files.len() > 1);
    components
        .map(|nodes| {
            let mut files: Vec<usize> = nodes.into_iter().map(|node| node.index()).collect();
            files.sort_unstable();
            let inside = |(from, to): &(usize, usize)| files.contains(from) && files.contains(to);
            let imports = imports.iter().filter(|(edge, _)| inside(edge));
            Circle { imports: imports.map(|(edge, names)| (*edge, names.clone())).collect(), files }
        })
        .collect()
}

fn describe(circle: &Circle, parsed: &Crate, root: &Path, name: &str) -> String {
    let file = |index: usize| {
        let path = &parsed.files[index];
        path.strip_prefix(root).unwrap_or(path).display().to_string()
    };
    let mut text = format!(
        "{name}: {} files import each other in a circle; move the shared items into a file below them:",
        circle.files.len()
    );
    for ((from, to), names) in &circle.imports {
        let mut shown: Vec<&str> = names.iter().map(String::as_str).take(MAX_NAMES).collect();
        shown.extend((names.len() > MAX_NAMES).then_some(".."));
        text += &format!("\n    {} -> {} ({})", file(*from), file(*to), shown.join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The circles of a crate made of these files, each circle as its sorted file names.
    fn check(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        let parsed = Crate::read(&folder.path().join(files[0].0)).unwrap();
        let name = |index: &usize| parsed.files[*index].strip_prefix(folder.path()).unwrap().display().to_string();
        circles(&imports(&parsed)).iter().map(|circle| circle.files.iter().map(name).collect()).collect()
    }

    const NONE: &[Vec<String>] = &[];

    #[test]
    fn two_files_that_use_each_other_are_a_circle() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B; pub struct A(B);"),
            ("b.rs", "pub struct B; fn f(_: super::a::A) {}"),
        ];
        assert_eq!(check(&files), [["a.rs", "b.rs"]]);
    }

    #[test]
    fn a_root_that_re_exports_is_no_part_of_a_circle() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use a::A; pub use b::{B, other as renamed};"),
            ("a.rs", "use crate::{B, renamed}; pub struct A(B);"),
            ("b.rs", "pub struct B; pub fn other() {}"),
        ];
        assert_eq!(check(&files), NONE);
    }

    #[test]
    fn a_re_export_leads_to_the_file_that_defines_the_item() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use self::a::*; pub use b::B;"),
            ("a.rs", "use crate::B; pub struct A(B);"),
            ("b.rs", "pub struct B; impl From<crate::A> for B {}"),
        ];
        assert_eq!(check(&files), [["a.rs", "b.rs"]]);
    }

    #[test]
    fn a_parent_with_code_of_its_own_counts() {
        let files = [
            ("lib.rs", "mod a; pub use a::A; pub struct Root; impl Root { fn a(&self) -> A { A } }"),
            ("a.rs", "use super::Root; pub struct A;"),
        ];
        assert_eq!(check(&files), [["lib.rs", "a.rs"]]);
        let files =
            [("main.rs", "mod a; fn main() { a::run(); } fn root() {}"), ("a.rs", "pub fn run() { crate::root(); }")];
        assert_eq!(check(&files), [["main.rs", "a.rs"]]);
    }

    #[test]
    fn a_path_through_a_module_file_does_not_import_it() {
        let files = [
            ("lib.rs", "mod top;"),
            ("top/mod.rs", "mod a; mod b; use a::A; pub struct Top(A);"),
            ("top/a.rs", "use crate::top::b::B; pub struct A(B);"),
            ("top/b.rs", "pub struct B;"),
        ];
        assert_eq!(check(&files), NONE);
    }

    #[test]
    fn an_imported_module_leads_where_its_paths_lead() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a/mod.rs", "mod deep; mod other; pub use deep::Deep;"),
            ("a/deep.rs", "pub struct Deep;"),
            ("a/other.rs", "use crate::b::B;"),
            ("b.rs", "use crate::a; pub struct B(a::Deep);"),
        ];
        assert_eq!(check(&files), NONE);
        let mut circle = files;
        circle[2].1 = "use crate::b; pub struct Deep(b::B);";
        assert_eq!(check(&circle), [["a/deep.rs", "b.rs"]]);
    }

    #[test]
    fn macros_and_function_bodies_are_looked_at() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "pub struct A; fn f() { html! { p { (crate::b::show(1)) } } }"),
            ("b.rs", "pub fn show(_: u8) { use super::a::A; }"),
        ];
        assert_eq!(check(&files), [["a.rs", "b.rs"]]);
    }

    #[test]
    fn a_private_glob_leads_to_the_files_of_the_names_used() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a.rs", "use crate::c::*; pub struct A(C);"),
            ("b.rs", "use crate::a::A; pub struct B;"),
            ("c.rs", "pub use crate::b::B; pub struct C;"),
        ];
        assert_eq!(check(&files), NONE);
        let mut circle = files;
        circle[1].1 = "use crate::c::*; pub struct A(B);";
        assert_eq!(check(&circle), [["a.rs", "b.rs"]]);
    }

    #[test]
    fn test_modules_comments_and_text_do_not_count() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B; pub struct A(B);"),
            (
                "b.rs",
                "/// See [`crate::a::A`].\npub struct B; // crate::a::A\nconst T: &str = \"crate::a::A\";\n\
                #[cfg(test)] mod tests { use super::*; use crate::a::A; }",
            ),
        ];
        assert_eq!(check(&files), NONE);
    }

    #[test]
    fn a_module_may_name_its_file() {
        let files = [
            ("lib.rs", "#[path = \"elsewhere/a.rs\"] mod a; mod b;"),
            ("elsewhere/a.rs", "use crate::b::B; pub struct A(B);"),
            ("b.rs", "pub struct B(crate::a::A);"),
        ];
        assert_eq!(check(&files), [["elsewhere/a.rs", "b.rs"]]);
    }

    #[test]
    fn three_files_in_a_ring_are_one_circle() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a.rs", "use crate::b;\npub fn a() { b::b() }"),
            ("b.rs", "pub fn b() { crate::c::c() }"),
            ("c.rs", "pub fn c() { super::a::a() }"),
        ];
        assert_eq!(check(&files), [["a.rs", "b.rs", "c.rs"]]);
    }
}
