//! The Python package, tested from Python: built as the tests are, and put beside numpy and the libraries it
//! works with into a virtual environment of its own. The examples run in another one, with the libraries that they learn with.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::run::{exists, run};
use crate::workspace::{files_below, root, target};

/// The releases that the package is tested with.
const REQUIREMENTS: &[&str] =
    &["gymnasium==1.4.0", "mypy==2.4.1", "numpy==2.4.6", "open_spiel==2.0.2", "pettingzoo==1.27.0", "pytest==9.2.0"];

/// The releases that the examples run with. Where pip has the usual PyTorch, it takes 5 GB of the disk.
const FOR_EXAMPLES: &[&str] =
    &["gymnasium==1.4.0", "numpy==2.4.6", "ray==2.60.0", "sb3-contrib==2.9.2", "torch==2.15.0"];

/// The examples that learn, each for as short as it can be seen to work.
const LEARNING: &[&[&str]] = &[
    &["random_baseline.py", "--matches", "20"],
    &["td_burgenland.py", "--choices", "500000", "--matches", "100"],
    &["ppo.py", "--choices", "80000", "--matches", "50"],
    &["ray_self_play.py", "--choices", "300000", "--matches", "50"],
];

/// The package of the library, and programs that are not built here: beside them, all crates have the same features as in the
/// tests of the workspace, and are not built a second time.
const PACKAGES: &[&str] = &["bergfried-python", "bergfried", "harness", "xtask"];

/// Builds the package, compares the library with the description of its types, checks the types of the Python files, and runs the
/// tests, among them those of the libraries that the package has adapters for.
pub(crate) fn check() -> Result<()> {
    let environment = environment("python", REQUIREMENTS)?;
    install(&environment)?;
    let python = program(&environment, "python")?;
    let folder = root().join("platform/python");
    run(&environment, &python, &["-m", "mypy.stubtest", "bergfried._native"], &[])?;
    run(&environment, &python, &["-m", "mypy", "--package", "bergfried"], &[])?;
    run(&folder, &python, &["-m", "pytest", "--quiet", "-p", "no:cacheprovider"], &[("PYTHONDONTWRITEBYTECODE", "1")])
}

/// Runs the examples that learn.
pub(crate) fn examples() -> Result<()> {
    let environment = environment("examples", FOR_EXAMPLES)?;
    install(&environment)?;
    let python = program(&environment, "python")?;
    for example in LEARNING {
        let script = root().join("examples").join(example[0]).to_string_lossy().into_owned();
        let arguments: Vec<&str> = std::iter::once(script.as_str()).chain(example[1..].iter().copied()).collect();
        run(&environment, &python, &arguments, &[("PYTHONDONTWRITEBYTECODE", "1")])?;
    }
    Ok(())
}

/// A virtual environment below the target folder; made if it is not there or was made for other releases.
fn environment(name: &str, requirements: &[&str]) -> Result<PathBuf> {
    ensure!(exists("python3"), "this needs Python: install python3 with venv and pip, 3.11 or later");
    let folder = target()?.join(name);
    let made_for = folder.join("requirements.txt");
    let wanted = requirements.join("\n");
    if fs::read_to_string(&made_for).is_ok_and(|made| made == wanted) {
        return Ok(folder);
    }
    run(&root(), "python3", &["-m", "venv", "--clear", &folder.to_string_lossy()], &[])?;
    let arguments = ["install", "--quiet", "--disable-pip-version-check"].iter().chain(requirements);
    run(&root(), &program(&folder, "pip")?, &arguments.copied().collect::<Vec<_>>(), &[])
        .with_context(|| format!("pip cannot install {}", requirements.join(", ")))?;
    fs::write(made_for, wanted)?;
    Ok(folder)
}

/// A program of a virtual environment.
fn program(environment: &Path, name: &str) -> Result<String> {
    let path = environment.join("bin").join(name);
    Ok(path.to_str().context("the target folder has a readable name")?.to_owned())
}

/// Puts the package into the environment as pip would: the Python files, and the library beside them.
fn install(environment: &Path) -> Result<()> {
    let selected = PACKAGES.iter().flat_map(|package| ["--package", package]);
    let arguments: Vec<&str> = ["build", "--lib", "--quiet"].into_iter().chain(selected).collect();
    run(&root(), "cargo", &arguments, &[])?;
    let libraries = fs::read_dir(environment.join("lib"))?.collect::<std::io::Result<Vec<_>>>()?;
    let versioned = libraries.iter().map(|entry| entry.path().join("site-packages"));
    let packages = versioned.into_iter().find(|folder| folder.is_dir());
    let package = packages.context("the virtual environment has no site-packages")?.join("bergfried");
    if package.exists() {
        fs::remove_dir_all(&package)?;
    }
    fs::create_dir(&package)?;
    let sources = root().join("platform/python/package/bergfried");
    for file in files_below(&sources)? {
        let name = file.strip_prefix(&sources)?;
        if !name.starts_with("__pycache__") {
            fs::copy(&file, package.join(name))?;
        }
    }
    let library = format!("{}bergfried_python{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    fs::copy(target()?.join("debug").join(library), package.join("_native.abi3.so"))?;
    Ok(())
}
