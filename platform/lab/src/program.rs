//! Programs as players: each question is a line of JSON to the program, each answer a line of JSON from it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use contests::{OutsideError, OutsidePlayer};
use serde::Deserialize;

/// The longest answer that is read.
const LONGEST_ANSWER: u64 = 4096;

/// A program as a player. It runs as often as matches are played at the same time, and each of its processes answers one
/// question after the other, of whatever match: everything it may know is in the question.
pub struct Program {
    name: String,
    command: Vec<String>,
    seconds: u64,
    idle: Mutex<Vec<Process>>,
}

/// A running program.
struct Process {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl Program {
    /// The program of a command line, words separated by spaces, that may take `seconds` for an answer. It is started now, so
    /// that a wrong name is found at once.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(command: &str, seconds: u64) -> Result<Self, OutsideError> {
        let program = Self {
            name: format!("program:{command}"),
            command: command.split_whitespace().map(str::to_owned).collect(),
            seconds,
            idle: Mutex::default(),
        };
        let first = program.process()?;
        program.put_back(first);
        Ok(program)
    }

    fn process(&self) -> Result<Process, OutsideError> {
        let not_started = || OutsideError::NotStarted { player: self.name.clone() };
        let (program, arguments) = self.command.split_first().ok_or_else(not_started)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|_| not_started())?;
        let (questions, answers) = (child.stdin.take(), child.stdout.take());
        let (questions, answers) = (questions.expect("it is piped"), lines_of(answers.expect("it is piped")));
        Ok(Process { child, questions, answers })
    }

    fn put_back(&self, process: Process) {
        self.idle.lock().expect("nothing panics in between").push(process);
    }

    fn answer(&self, process: &mut Process, question: &str) -> Result<String, OutsideError> {
        let player = || self.name.clone();
        let ended = || OutsideError::Ended { player: player() };
        writeln!(process.questions, "{question}").and_then(|()| process.questions.flush()).map_err(|_| ended())?;
        let line = process.answers.recv_timeout(Duration::from_secs(self.seconds)).map_err(|error| match error {
            RecvTimeoutError::Timeout => OutsideError::TooSlow { player: player(), seconds: self.seconds },
            RecvTimeoutError::Disconnected => ended(),
        })?;
        let answer: Answer = serde_json::from_str(&line)
            .map_err(|_| OutsideError::Unreadable { player: player(), answer: kernel::shortened(line.trim()) })?;
        Ok(answer.action)
    }
}

/// Reads lines as they come, so that one can wait for the next with a time limit.
fn lines_of(stdout: ChildStdout) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut reader = BufReader::new(stdout);
        loop {
            let mut line = String::new();
            match reader.by_ref().take(LONGEST_ANSWER).read_line(&mut line) {
                Ok(read) if read > 0 && sender.send(line).is_ok() => {}
                _ => return,
            }
        }
    });
    receiver
}

impl OutsidePlayer for Program {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&self, question: &str) -> Result<String, OutsideError> {
        let waiting = self.idle.lock().expect("nothing panics in between").pop();
        let mut process = match waiting {
            Some(process) => process,
            None => self.process()?,
        };
        // A process that has failed is not asked again.
        let answer = self.answer(&mut process, question)?;
        self.put_back(process);
        Ok(answer)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
