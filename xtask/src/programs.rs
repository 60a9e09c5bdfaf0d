//! The JSON API, tried by programs that are not ours: the example bot in Python, and schemathesis, which generates requests
//! from the API's description and compares the answers with it.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::run::{exists, output, run};
use crate::server::Server;
use crate::workspace::{games, root, target};

/// The release that is known to agree with the description.
const SCHEMATHESIS: &str = "4.32.5";

/// This many requests are generated for every operation in each phase.
const EXAMPLES: &str = "20";

/// Makes a match and prints its id and the bearer token of its host.
const CREATE_MATCH: &str = r#"
import json, sys, urllib.request
body = {"game": "burgenland", "seats": [{"kind": "person"}, {"kind": "open"}]}
request = urllib.request.Request(sys.argv[1] + "/api/v1/matches", json.dumps(body).encode(), {"content-type": "application/json"})
answer = json.load(urllib.request.urlopen(request))
print(answer["id"], answer["token"])
"#;

/// Lets the example bot play every game, then compares the API with its description.
pub(crate) fn check() -> Result<()> {
    ensure!(exists("python3"), "programs are tried with Python: install python3 with venv and pip");
    // All requests come from one address, more than a server usually accepts.
    let server = Server::start(&[
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
        let played = output(&root(), "python3", &["examples/bot.py", &server.address, &game])?;
        let last = played.lines().last().unwrap_or_default();
        ensure!(last.starts_with("over after "), "examples/bot.py did not finish a match of {game}: {last}");
        println!("examples/bot.py: {game} {last}");
    }
    conform(&server)
}

/// Does the API do what its description says, and nothing else?
fn conform(server: &Server) -> Result<()> {
    let schemathesis = schemathesis()?;
    // With a match of their own, requests get beyond "unknown match".
    let created = output(&root(), "python3", &["-c", CREATE_MATCH, &server.address])?;
    let (id, token) = created.trim().split_once(' ').context("a created match has an id and a token")?;
    let settings = target()?.join("schemathesis.toml");
    // Some combinations of seats and options are well-formed but cannot be played.
    let accepted = "positive_data_acceptance.expected-statuses = ['2xx', '401', '403', '404', '409', '422']";
    std::fs::write(&settings, format!("[parameters]\n\"path.id\" = '{id}'\n\n[checks]\n{accepted}\n"))?;
    let bearer = format!("Authorization: Bearer {token}");
    let description = format!("{}/api/openapi.json", server.address);
    let arguments = [
        "--no-color",
        "--config-file",
        settings.to_str().context("the target folder has a readable name")?,
        "run",
        &description,
        "--header",
        &bearer,
        // An endless answer, which the tests of the server read.
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
