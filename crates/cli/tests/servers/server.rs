//! A server as a process.

use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use orrery_load::Person;
use rustix::process::{Pid, Signal, kill_process};

use crate::common;

/// How a server is started.
#[derive(Clone)]
pub struct Launch {
    /// The database.
    pub database: String,
    /// What stands before the program, such as `ip netns exec NAME`.
    pub before: Vec<String>,
    pub variables: Vec<(&'static str, String)>,
    /// Where it listens.
    pub address: String,
    /// The file into which it logs.
    pub log: Option<PathBuf>,
}

impl Launch {
    /// At any free port.
    pub fn with(database: &str) -> Self {
        Self {
            database: database.to_owned(),
            before: Vec::new(),
            variables: Vec::new(),
            address: "127.0.0.1:0".to_owned(),
            log: None,
        }
    }
}

/// A running server; it ends with this value.
pub struct Server {
    launch: Launch,
    child: Child,
}

impl Server {
    /// Starts it and waits until it serves.
    pub fn start(mut launch: Launch) -> Self {
        let log = launch.log.as_ref().map(|log| File::create(log).expect("it can be written"));
        let line: Vec<_> = launch.before.iter().map(String::as_str).chain([common::ORRERY]).collect();
        let mut child = Command::new(line[0])
            .args(&line[1..])
            .args(["serve", "--examples", "--bot-pace-ms", "0", "--reviews", "off"])
            .args(["--posts-per-minute", "0", "--questions-per-minute", "0", "--accounts-per-minute", "0"])
            .args(["--tables-per-minute", "0", "--address", &launch.address])
            // Not as an argument: it may hold a password.
            .env("ORRERY_DATABASE", &launch.database)
            .envs(launch.variables.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::piped())
            .stderr(log.map_or_else(Stdio::null, Stdio::from))
            .spawn()
            .expect("the program is built");
        let (address, lines) = common::address(&mut child);
        std::thread::spawn(move || for _ in lines {});
        launch.address = address;
        Self { launch, child }
    }

    pub fn address(&self) -> &str {
        &self.launch.address
    }

    /// Kills it; another one takes its place.
    pub fn kill(&mut self) {
        self.end();
        self.start_again();
    }

    /// Tells it to end, as a service manager does; another one takes its place.
    pub fn replace(&mut self) {
        self.signal(Signal::TERM);
        let begun = Instant::now();
        let status = tokio::task::block_in_place(|| self.child.wait()).expect("it ends");
        assert!(status.success(), "{status}");
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        self.start_again();
    }

    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("it runs");
    }

    fn start_again(&mut self) {
        *self = Self::start(self.launch.clone());
    }

    fn end(&mut self) {
        let _ = self.child.kill();
        self.child.wait().expect("it ends");
    }

    /// Whether it says that it can serve.
    pub async fn is_ready(&self) -> bool {
        let mut asking = Person::new(self.address());
        let answer = tokio::time::timeout(Duration::from_secs(2), asking.get("/readyz")).await;
        matches!(answer, Ok(Ok(answer)) if answer.status == 200)
    }

    /// Waits until it says so, or until it says that it cannot.
    pub async fn becomes_ready(&mut self, ready: bool, within: Duration) {
        let begun = Instant::now();
        while self.is_ready().await != ready {
            assert!(self.child.try_wait().expect("a process").is_none(), "the server has ended");
            assert!(begun.elapsed() < within, "after {:?}, /readyz does not say {ready}", begun.elapsed());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}
