//! What was acknowledged survives, whenever the server dies.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use orrery_core::Chance;
use orrery_load::Person;

use crate::common;

/// How often the server is killed.
/// How often the server is killed; `cargo xtask faults` sets it higher.
fn kills() -> usize {
    std::env::var("ORRERY_KILLS").map_or(20, |kills| kills.parse().expect("ORRERY_KILLS is a number"))
}
/// How many people play meanwhile.
const PEOPLE: usize = 4;

fn serve(database: &Path, address: &str) -> (Child, String) {
    let mut child = Command::new(common::ORRERY)
        .args(["serve", "--examples", "--bot-pace-ms", "0", "--address", address, "--database"])
        .arg(database)
        .args(["--posts-per-minute", "0", "--questions-per-minute", "0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program is built");
    let (address, lines) = common::address(&mut child);
    std::thread::spawn(move || for _ in lines {});
    (child, address)
}

/// Somebody who plays on, game after game, and remembers what was acknowledged.
struct Player {
    person: Person,
    table: Option<(String, u64)>,
    place: usize,
    moves: u64,
}

impl Player {
    /// Plays until the server is gone.
    async fn play(&mut self) {
        while self.play_one().await.is_ok() {}
    }

    async fn play_one(&mut self) -> std::io::Result<()> {
        let (table, mut known) = match self.table.take() {
            Some(open) => open,
            None => (self.person.play_now("connect-four").await?, 0),
        };
        self.table = Some((table.clone(), known));
        let mut socket = self.person.connect(&table).await?;
        while !socket.over() {
            if socket.asked() && !socket.actions().is_empty() {
                self.place += 1;
                socket.press(self.place).await?;
                known = known.max(socket.made());
                self.table = Some((table.clone(), known));
                self.moves += 1;
            } else {
                socket.hear().await?;
            }
        }
        self.table = None;
        Ok(())
    }

    /// Looks whether everything that was acknowledged is still there.
    async fn check(&mut self) {
        let Some((table, known)) = &self.table else { return };
        let made = self.person.made(table).await.expect("the table is not broken");
        assert!(made >= *known, "{known} decisions were acknowledged, {made} are left");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_nothing_that_was_acknowledged() {
    let folder = std::env::temp_dir().join(format!("orrery-kills-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let database = folder.join("orrery.db");
    let (mut child, address) = serve(&database, "127.0.0.1:0");
    let mut chance = Chance::sampled(7);
    let mut players: Vec<_> = (0..PEOPLE)
        .map(|place| Player { person: Person::new(&address), table: None, place, moves: 0 })
        .collect();
    for _ in 0..kills() {
        let playing: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                tokio::spawn(async move {
                    player.play().await;
                    player
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(20 + chance.pick(120) as u64)).await;
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        for task in playing {
            players.push(task.await.expect("people do not panic"));
        }
        (child, _) = serve(&database, &address);
        for player in &mut players {
            player.check().await;
        }
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    let moves: u64 = players.iter().map(|player| player.moves).sum();
    assert!(moves > kills() as u64, "there was something to lose: {moves}");
    let _ = std::fs::remove_dir_all(&folder);
}
