//! The server as a program among others.
#![cfg(unix)]

mod serving;

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Output};

use rustix::process::{Pid, Signal, kill_process};
use test_servers::DatabaseServer;

use crate::serving::serving;

/// Ends a server in good order.
fn end(mut server: Child) {
    kill_process(Pid::from_child(&server), Signal::TERM).unwrap();
    assert_eq!(server.wait().unwrap().code(), Some(0));
}

fn bergfried(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bergfried"));
    program.args(arguments).env_remove("BERGFRIED_LANGUAGE").output().unwrap()
}

/// The command is refused in one line; the line.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = bergfried(arguments);
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), line.lines().count()), (Some(2), 1), "{line}");
    line
}

/// Whoever knows the address may ask it to end: it is never too early for that.
#[test]
fn a_server_that_has_just_begun_ends_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    for signal in [Signal::TERM, Signal::INT].repeat(8) {
        let (mut server, _) = serving(folder.path(), &[]);
        kill_process(Pid::from_child(&server), signal).unwrap();
        assert_eq!(server.wait().unwrap().code(), Some(0), "asked by {signal:?}");
    }
}

/// From SQLite to PostgreSQL and back, with the commands that the deploy guide names.
#[test]
fn a_server_moves_to_a_database_and_back() {
    let (database_server, [data, back]) =
        (DatabaseServer::start().unwrap(), [(); 2].map(|()| tempfile::tempdir().unwrap()));
    let database = database_server.create().unwrap();
    let [data, back] = [data.path(), back.path()].map(|folder| folder.to_str().unwrap());
    let (server, line) = serving(Path::new(data), &[]);
    assert!(line.contains(&format!("(matches in {data})")), "{line}");
    let in_use = refused(&["copy", "--from", data, "--to", &database]);
    assert!(in_use.contains("ist in Gebrauch: Beende erst den Server"), "{in_use}");
    end(server);
    let to_database = ["copy", "--language", "en", "--from", data, "--to", &database];
    let copied = String::from_utf8(bergfried(&to_database).stdout).unwrap();
    assert!(
        copied.ends_with("0 matches, 0 entries in their journals, the names of 0 guests. Every row was compared.\n"),
        "{copied}"
    );
    // One after the other on the same database: each is the same server, and hands over.
    for _ in 0..3 {
        let (server, line) = serving(Path::new(data), &["--database", &database]);
        assert!(line.contains("(matches in postgres://bergfried@localhost/test0?host="), "{line}");
        let in_use = refused(&["copy", "--from", &database, "--to", back]);
        assert!(in_use.contains("test0?host=") && in_use.contains("ist in Gebrauch"), "{in_use}");
        end(server);
    }
    assert!(bergfried(&["copy", "--from", &database, "--to", back]).status.success());
    let (server, _) = serving(Path::new(back), &[]);
    end(server);
}

#[test]
fn a_database_that_cannot_be_used_is_named_in_one_line_and_without_its_password() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path().to_str().unwrap();
    let address = "postgres://ann:secret@127.0.0.1:1/castles";
    for line in [
        refused(&["serve", "--data", data, "--database", address]),
        refused(&["copy", "--from", address, "--to", data]),
    ] {
        let start = "bergfried: Die Datenbank postgres://ann@127.0.0.1:1/castles ist nicht zu erreichen: ";
        assert!(line.starts_with(start), "{line}");
    }
    let line = refused(&["serve", "--data", data, "--database", "mysql://ann:secret@here/castles"]);
    assert_eq!(line, "bergfried: --database: Gib eine Datenbank so an: postgres://USER:PASSWORD@HOST/DATABASE.\n");
    let line = refused(&["copy", "--from", data, "--to", "nowhere"]);
    assert_eq!(line, format!("bergfried: In {data} liegen keine Partien.\n"));
}

#[test]
fn a_server_says_in_words_why_it_cannot_start() {
    let [data, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [data, other] = [data.path(), other.path()].map(|folder| folder.to_str().unwrap());
    let listening = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = listening.local_addr().unwrap();
    let (server, _) = serving(Path::new(data), &[]);
    let line = refused(&["serve", "--bind", "127.0.0.1:0", "--data", data]);
    assert_eq!(
        line,
        format!(
            "bergfried: Den Datenordner {data} benutzt schon ein anderer Server. Wähle mit --data einen anderen.\n"
        )
    );
    end(server);
    let line = refused(&["serve", "--bind", &taken.to_string(), "--data", data]);
    assert_eq!(
        line,
        format!("bergfried: An {taken} lauscht schon ein anderes Programm. Wähle mit --bind einen anderen Port.\n")
    );
    let line = refused(&["backup", "--data", other, &format!("{other}/copy")]);
    assert_eq!(line, format!("bergfried: In {other} liegen keine Partien.\n"));
    let line = refused(&["backup", "--data", data, other]);
    assert_eq!(line, format!("bergfried: {other} gibt es schon: Nenne einen neuen Ordner.\n"));
    std::fs::write(Path::new(other).join("bergfried.sqlite"), "").unwrap();
    let line = refused(&["serve", "--bind", "127.0.0.1:0", "--data", other]);
    assert!(line.contains("ist leer. Es wurde nichts verändert."), "{line}");
}

#[test]
fn a_bus_needs_an_address_and_a_database() {
    let data = tempfile::tempdir().unwrap();
    let serve = ["serve", "--language", "en", "--data", data.path().to_str().unwrap(), "--bus"];
    let line = refused(&[&serve[..], &["here:4222"]].concat());
    assert_eq!(line, "bergfried: --bus needs an address such as nats://HOST:PORT.\n");
    let line = refused(&[&serve[..], &["nats://127.0.0.1:1"]].concat());
    assert!(line.starts_with("bergfried: --bus needs --database postgres://"), "{line}");
    let databases = DatabaseServer::start().unwrap();
    let database = databases.create().unwrap();
    let line = refused(&[&serve[..], &["nats://ann:secret@127.0.0.1:1", "--database", &database]].concat());
    assert!(line.starts_with("bergfried: The bus nats://127.0.0.1:1 cannot be reached: "), "{line}");
}
