//! A database of its own for each test, on the server that `cargo xtask test` or `cargo xtask postgres` has started. The tests
//! of other crates include this too.

use std::ffi::OsString;
use std::hash::{BuildHasher as _, DefaultHasher, Hash as _, Hasher as _, RandomState};

use orrery_store::{Database, Store};
use tokio_postgres::{Client, NoTls};

/// What a database begins with: a template of another one is another template.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/postgres/0001_begin.sql"),
    include_str!("../../migrations/postgres/0002_servers.sql"),
];

/// The server that all tests share.
pub fn server() -> String {
    std::env::var("ORRERY_POSTGRES").expect(
        "this test needs a PostgreSQL: run it with `cargo xtask postgres cargo test ...`, or name one in ORRERY_POSTGRES",
    )
}

/// The same server with another database.
fn address(name: &str) -> String {
    let server = server();
    let (host, _) = server.rsplit_once('/').expect("the address names a database");
    format!("{host}/{name}")
}

/// A database of its own.
pub struct Place {
    pub name: String,
}

impl Place {
    /// With everything that an empty one has: a copy of a template, which is quicker than a migration.
    pub fn new() -> Self {
        let mut hasher = DefaultHasher::new();
        MIGRATIONS.hash(&mut hasher);
        let template = format!("orrery_template_{:016x}", hasher.finish());
        let place = Self::named_anew();
        tell(&server(), async |client| {
            // The first test that comes makes the template; the others wait for it.
            client.batch_execute("SELECT pg_advisory_lock(1)").await.unwrap();
            let sql = "SELECT 1 FROM pg_database WHERE datname = $1";
            if client.query_opt(sql, &[&template]).await.unwrap().is_none() {
                client.batch_execute(&format!("CREATE DATABASE {template}_begun")).await.unwrap();
                let begun = Database::Postgres(address(&format!("{template}_begun")));
                Store::open_database(&begun).expect("a fresh database opens").close().await;
                let ready = format!("ALTER DATABASE {template}_begun RENAME TO {template}");
                client.batch_execute(&ready).await.unwrap();
            }
            client.batch_execute("SELECT pg_advisory_unlock(1)").await.unwrap();
            let copy = format!("CREATE DATABASE {} TEMPLATE {template}", place.name);
            client.batch_execute(&copy).await.unwrap();
        });
        place
    }

    /// With nothing in it.
    pub fn empty() -> Self {
        let place = Self::named_anew();
        tell(&server(), async |client| {
            client.batch_execute(&format!("CREATE DATABASE {}", place.name)).await.unwrap();
        });
        place
    }

    fn named_anew() -> Self {
        Self { name: format!("orrery_test_{:016x}", RandomState::new().hash_one(0)) }
    }

    pub fn open(&self) -> Store {
        Store::open_database(&self.database()).expect("the database opens")
    }

    pub fn address(&self) -> String {
        address(&self.name)
    }

    pub fn database(&self) -> Database {
        Database::Postgres(self.address())
    }

    /// How a program is told of it.
    pub fn named(&self) -> OsString {
        self.address().into()
    }

    /// Ends all connections to it.
    pub fn cut(&self) {
        self.tell(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()",
        );
    }

    /// Says something to it that the store does not say.
    pub fn tell(&self, sql: &str) {
        tell(&self.address(), async |client| client.batch_execute(sql).await.unwrap());
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // A test that has failed may have left connections behind.
        tell(&server(), async |client| {
            let _ = client.batch_execute(&format!("DROP DATABASE {} WITH (FORCE)", self.name)).await;
        });
    }
}

/// Connects for as long as `work` takes, on a thread of its own: the test may be asynchronous itself.
pub fn tell<T: Send>(address: &str, work: impl AsyncFnOnce(&Client) -> T + Send) -> T {
    std::thread::scope(|scope| {
        let working = scope.spawn(|| {
            let runtime =
                tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(async {
                let connected = tokio_postgres::connect(address, NoTls).await;
                let (client, connection) = connected.expect("PostgreSQL answers");
                tokio::spawn(connection);
                work(&client).await
            })
        });
        working.join().expect("it is done")
    })
}
