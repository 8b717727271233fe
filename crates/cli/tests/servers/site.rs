//! Servers with one database, and the people who play there.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use orrery_core::Seat;
use orrery_server::app::Titles;
use orrery_server::replays::{self, Same};
use orrery_store::{Database, Holder, Store};

use super::crowd::{Crowd, Player, STUCK, Table};
use super::secrets::{Card, known_to, named, structures};
use super::server::{Launch, Server};

pub struct Site {
    pub servers: Vec<Server>,
    pub crowd: Crowd,
    database: Database,
}

impl Site {
    /// Starts servers; people begin to play. The database is looked at by this address in the end.
    pub fn open(database: &str, launches: impl IntoIterator<Item = Launch>) -> Self {
        let servers: Vec<_> = launches.into_iter().map(Server::start).collect();
        let addresses: Vec<_> = servers.iter().map(|server| server.address().to_owned()).collect();
        let crowd = Crowd::begin(&addresses);
        Self { servers, crowd, database: Database::named(Path::new(database)) }
    }

    /// Without a hand, every server can serve again and everybody gets on; then everything ends, and everything that was
    /// acknowledged is there, once, and nobody was sent what they could not know. How many decisions were acknowledged.
    pub async fn close(mut self, what: &str) -> u64 {
        self.crowd.expect(true);
        for server in &mut self.servers {
            server.becomes_ready(true, STUCK).await;
        }
        self.crowd.gets_on().await;
        let players = self.crowd.end().await;
        drop(self.servers);
        let moves = players.iter().map(Player::made).sum();
        let longest = players.iter().map(Player::longest).max().expect("there are players");
        println!("{what}: {moves} moves, nobody waited longer than {longest:?}");
        let database = self.database;
        let checked = tokio::task::spawn_blocking(move || check(&database, &players));
        checked.await.expect("everything is as it was acknowledged");
        moves
    }
}

/// Every decision is there once, every game replays, and what players were sent they could know.
fn check(database: &Database, players: &[Player]) {
    let seats = seats(database);
    let mut games = HashMap::new();
    let each = |replayed: replays::Replayed| {
        let same = replayed.outcome.unwrap_or_else(|error| panic!("table {}: {error}", replayed.id));
        games.insert(replayed.id, same);
    };
    replays::all(database, &Titles::new(orrery_registry::all()), each).expect("the database opens");
    let cards = structures();
    let mut secrets = 0;
    for table in players.iter().flat_map(|player| &player.tables) {
        let id = Path::new(&table.address).file_name().and_then(|id| id.to_str()).expect("a table");
        let same = &games[id];
        let seat = seats[id];
        let game = same.title.replay(&same.record, None).expect("it did a moment ago");
        let made = game.made_by(seat) as u64;
        assert!(made >= table.made, "{id}: {} were acknowledged, {made} are there", table.made);
        if same.title.id() == "orion" {
            secrets += nothing_unknown(same, seat, table, &cards);
        }
    }
    assert!(secrets > 0, "there were secrets to tell");
}

/// Which seat of each table is a person's.
fn seats(database: &Database) -> HashMap<String, Seat> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open_database(database).expect("the database opens");
        store.check().await.expect("no table lacks entries");
        let mut seats = HashMap::new();
        for id in store.table_ids(None, "", 100_000).await.expect("it reads") {
            let loaded = store.load(&id).await.expect("it reads").expect("it is there");
            let person = loaded.seats.iter().find(|row| matches!(row.holder, Holder::Account(_)));
            seats.insert(id, Seat::new(person.expect("somebody has opened it").seat));
        }
        store.close().await;
        seats
    })
}

/// Every card that a message names was known to its reader by then; how many others knew of more.
fn nothing_unknown(same: &Same, seat: Seat, table: &Table, cards: &[Card]) -> usize {
    // What is known after so many own decisions, and before the next one.
    let mut known: Vec<BTreeSet<&str>> = vec![BTreeSet::new()];
    let mut others = BTreeSet::new();
    for decisions in 0..=same.record.decisions.len() {
        let game = same.title.replay(&same.record, Some(decisions)).expect("it replays");
        if game.awaiting().is_empty() {
            // The game is over, and everything lies open.
            break;
        }
        let made = game.made_by(seat);
        while known.len() <= made {
            known.push(known.last().cloned().unwrap_or_default());
        }
        known[made].extend(named(&known_to(&*game, same.title.words(), seat), cards));
        for other in game.seats().iter().filter(|other| *other != seat) {
            others.extend(named(&known_to(&*game, same.title.words(), other), cards));
        }
    }
    for kept in table.kept.iter().filter(|kept| !kept.text.contains("\"over\":true")) {
        let allowed = &known[(kept.made as usize).min(known.len() - 1)];
        for card in named(&kept.text, cards) {
            assert!(allowed.contains(card), "{seat} is told of {card} after {} decisions", kept.made);
        }
    }
    others.difference(known.last().expect("there is one")).count()
}
