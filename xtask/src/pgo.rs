//! The server for many players: optimised across crates, and for what a server does most (profile-guided optimisation).
//!
//! A first program counts how often each of its branches is taken, while clients play all games through it as fast as it lets
//! them and its computer players compete. The second is compiled with these counts.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::run::{install, output, run};
use crate::workspace::{games, root, target};

/// Versions of LLVM whose tools distributions install side by side, the newest first.
const VERSIONS: std::ops::RangeInclusive<u32> = 19..=30;

/// What Debian calls the oldest version that will do.
const PACKAGE: &str = "llvm-19";

/// How long clients play each game.
const SECONDS: &str = "5";

/// How many matches computer players play in each game: so many that their search counts about as much as all clients.
const MATCHES: &str = "2";

/// Builds the server and prints where it is.
pub(crate) fn pgo() -> Result<()> {
    let folder = target()?.join("pgo");
    let profdata = profdata(&folder)?;
    let counts = folder.join("counts");
    let counting = build(&folder, &format!("-Cprofile-generate={}", readable(&counts)?))?;
    if counts.exists() {
        fs::remove_dir_all(&counts)?;
    }
    train(&counting)?;
    let merged = folder.join("counts.profdata");
    merge(&profdata, &counts, &merged)?;
    let merged = named_after_contents(&merged)?;
    let built = build(&folder, &format!("-Cprofile-use={}", readable(&merged)?))?;
    let program = folder.join("bergfried");
    fs::copy(built, &program)?;
    println!("{}", program.display());
    Ok(())
}

/// Gives a file a name that says what is in it: cargo notices other flags, but not that a file they name has changed.
fn named_after_contents(file: &Path) -> Result<PathBuf> {
    let mut hasher = DefaultHasher::new();
    hasher.write(&fs::read(file)?);
    let named = file.with_extension(format!("{:016x}.profdata", hasher.finish()));
    fs::rename(file, &named)?;
    Ok(named)
}

/// Lets clients play every game, and computer players of every game compete.
fn train(program: &Path) -> Result<()> {
    run(&root(), "cargo", &["build", "--release", "--quiet", "--package", "harness"], &[])?;
    let harness = target()?.join("release").join("harness");
    let (program, harness) = (readable(program)?, readable(&harness)?);
    for game in games()? {
        let load =
            ["--program", program, "load", "--game", &game, "--matches", "200", "--rate", "most", "--seconds", SECONDS];
        run(&root(), harness, &load, &[])?;
        run(&root(), program, &["arena", &game, "--players", "hard,greedy", "--games", MATCHES], &[])?;
    }
    Ok(())
}

/// Builds the program for this machine with one more flag; its path.
fn build(folder: &Path, flag: &str) -> Result<PathBuf> {
    let host = host()?;
    // The release profile optimises less what runs rarely, to be built sooner. Here everything is optimised.
    let flags = format!("-Copt-level=3\u{1f}{flag}");
    // With `--target` the flags do not reach build scripts and macros.
    let arguments =
        ["build", "--release", "--package", "bergfried", "--target", &host, "--target-dir", readable(folder)?];
    run(&root(), "cargo", &arguments, &[("CARGO_ENCODED_RUSTFLAGS", &flags), ("CARGO_PROFILE_RELEASE_LTO", "thin")])?;
    Ok(folder.join(host).join("release").join("bergfried"))
}

/// A path as text.
fn readable(path: &Path) -> Result<&str> {
    path.to_str().with_context(|| format!("{} is not a readable name", path.display()))
}

/// The name of this machine's platform.
fn host() -> Result<String> {
    let version = output(&root(), "rustc", &["-vV"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say what it compiles for")?.to_owned())
}

/// LLVM's program that merges counts, in a version that reads those of this compiler.
fn profdata(folder: &Path) -> Result<String> {
    let tiny = folder.join("tiny");
    if tiny.exists() {
        fs::remove_dir_all(&tiny)?;
    }
    fs::create_dir_all(&tiny)?;
    fs::write(tiny.join("main.rs"), "fn main() {}\n")?;
    run(&tiny, "rustc", &["-Cprofile-generate=counts", "main.rs"], &[])?;
    run(&tiny, readable(&tiny.join("main"))?, &[], &[])?;
    let found = || -> Result<Option<String>> {
        let can_merge = |program: &String| merge(program, &tiny.join("counts"), &tiny.join("merged")).is_ok();
        Ok(candidates()?.into_iter().find(can_merge))
    };
    if let Some(program) = found()? {
        return Ok(program);
    }
    // Where neither can be installed, the next look finds nothing.
    let _ = run(&root(), "rustup", &["component", "add", "llvm-tools"], &[]);
    if found()?.is_none() {
        install(PACKAGE)?;
    }
    found()?.context(
        "no llvm-profdata here reads the counts of this compiler: `rustup component add llvm-tools` installs one",
    )
}

/// Where `llvm-profdata` may be: in the toolchain, or installed by the distribution.
fn candidates() -> Result<Vec<String>> {
    let libraries = output(&root(), "rustc", &["--print", "target-libdir"])?;
    let of_toolchain = Path::new(libraries.trim()).with_file_name("bin").join("llvm-profdata");
    let versions = VERSIONS.rev().map(|version| format!("llvm-profdata-{version}"));
    let of_toolchain = of_toolchain.to_string_lossy().into_owned();
    Ok([of_toolchain].into_iter().chain(versions).chain(["llvm-profdata".to_owned()]).collect())
}

/// Merges all counts in a folder.
fn merge(profdata: &str, counts: &Path, merged: &Path) -> Result<()> {
    let output = Command::new(profdata).args(["merge", "--output"]).arg(merged).arg(counts).output()?;
    ensure!(output.status.success(), "{profdata}: {}", String::from_utf8_lossy(&output.stderr).trim());
    Ok(())
}
