//! The JSON API, tried by programs that are not ours: the example bot in Python, and schemathesis, which makes requests
//! up from the description and compares what comes back with it.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::house::House;
use crate::run::{exists, output, run};
use crate::workspace::{games, root, target};

/// The release that is known to agree with the description.
const SCHEMATHESIS: &str = "4.32.5";

/// So many requests are made up for every operation in each phase.
const EXAMPLES: &str = "20";

/// Lets programs loose on a house.
pub(crate) fn check() -> Result<()> {
    ensure!(exists("python3"), "programs are tried with Python: install python3 with venv and pip");
    // Strangers of one address, more of them than a house would usually bear.
    let house = House::open(&[
        "--bot-pause",
        "0",
        "--address-rate",
        "0",
        "--guest-rate",
        "0",
        "--table-rate",
        "0",
        "--sockets",
        "0",
    ])?;
    for game in games()? {
        let played = output(&root(), "python3", &["examples/bot.py", &house.address(), &game])?;
        let last = played.lines().last().unwrap_or_default();
        ensure!(last.starts_with("over after "), "examples/bot.py did not finish a match of {game}: {last}");
        println!("examples/bot.py: {game} {last}");
    }
    conform(&house)
}

/// Does the API do what its description says, and nothing else?
fn conform(house: &House) -> Result<()> {
    let schemathesis = schemathesis()?;
    // A table of its own, so that requests go beyond unknown matches.
    let wish = r#"{"game": "burgenland", "seats": [{"kind": "person"}, {"kind": "open"}]}"#;
    let laid = house.post("/api/v1/matches", wish)?;
    let field = |name: &str| {
        let value = laid.split_once(&format!("\"{name}\":\"")).and_then(|(_, rest)| rest.split_once('"'));
        value.map(|(value, _)| value.to_owned()).with_context(|| format!("no {name} in {laid}"))
    };
    let settings = target()?.join("schemathesis.toml");
    // Seats and options that do not go together can be written, but not played.
    let accepted = "positive_data_acceptance.expected-statuses = ['2xx', '401', '403', '404', '409', '422']";
    std::fs::write(&settings, format!("[parameters]\n\"path.id\" = '{}'\n\n[checks]\n{accepted}\n", field("id")?))?;
    let bearer = format!("Authorization: Bearer {}", field("token")?);
    let description = format!("{}/api/openapi.json", house.address());
    let arguments = [
        "--no-color",
        "--config-file",
        settings.to_str().context("the target folder has a readable name")?,
        "run",
        &description,
        "--header",
        &bearer,
        // An endless answer; the tests of the server read it.
        "--exclude-path",
        "/api/v1/matches/{id}/events",
        "--max-examples",
        EXAMPLES,
        "--generation-deterministic",
    ];
    run(&target()?, schemathesis.to_str().context("the target folder has a readable name")?, &arguments, &[])
}

/// Schemathesis in a virtual environment of its own below the target folder; made if it is not there.
fn schemathesis() -> Result<PathBuf> {
    let folder = target()?.join("schemathesis");
    let program = folder.join("bin/schemathesis");
    if !is_wanted(&program) {
        let place = folder.to_str().context("the target folder has a readable name")?;
        run(&root(), "python3", &["-m", "venv", "--clear", place], &[])?;
        let pip = folder.join("bin/pip");
        let package = format!("schemathesis=={SCHEMATHESIS}");
        run(&root(), &pip.to_string_lossy(), &["install", "--quiet", "--disable-pip-version-check", &package], &[])?;
        ensure!(is_wanted(&program), "pip installed another schemathesis than {SCHEMATHESIS}");
    }
    Ok(program)
}

fn is_wanted(program: &Path) -> bool {
    output(&root(), &program.to_string_lossy(), &["--version"]).is_ok_and(|told| told.contains(SCHEMATHESIS))
}
