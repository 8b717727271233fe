//! `orrery mcp`: a server of one, whose tables live as long as the connection.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use orrery_core::Lang;
use orrery_store::{Database, NewAccount, Store, StoreError};
use rmcp::ServiceExt as _;

use super::Assistant;
use crate::api::caller::{Bearer, Caller};
use crate::app::{Titles, now, unguessable};
use crate::config::{Config, Rates};
use crate::identity::Client;
use crate::reviews::Thought;
use crate::serve;
use crate::tokens::Scope;

/// Why nobody could be served.
#[derive(Debug, thiserror::Error)]
pub enum StdioError {
    /// Files, threads or pipes.
    #[error("the system does not let a server run: {0}")]
    System(#[from] io::Error),
    /// The database of the tables.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The client did not speak the protocol.
    #[error("the other side does not speak the Model Context Protocol: {0}")]
    Client(String),
}

/// Speaks on standard input and output until the client goes. With a seed, every table has these dice.
pub fn serve_stdio(titles: Titles, lang: Lang, seed: Option<String>) -> Result<(), StdioError> {
    let folder = tempfile::tempdir()?;
    let database = Database::File(folder.path().join("orrery.db"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open_database(&database)?;
        let app = serve::app(alone(database, seed), store, titles).await?;
        let account = unguessable();
        let new = NewAccount {
            id: account.clone(),
            name: None,
            password: None,
            preferences: "{}".to_owned(),
            at: now(),
        };
        app.store.create_account(new).await?;
        let caller = Caller {
            lang,
            client: Client(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            bearer: Some(Bearer {
                account,
                name: None,
                token: String::new(),
                token_id: String::new(),
                scopes: Scope::ALL.into_iter().collect(),
                secret: String::new(),
            }),
        };
        let assistant = Assistant { app: app.clone(), caller };
        let running = assistant.serve(rmcp::transport::stdio()).await;
        let running = running.map_err(|error| StdioError::Client(error.to_string()))?;
        running.waiting().await.map_err(|error| StdioError::Client(error.to_string()))?;
        app.store.close().await;
        Ok(())
    })
}

/// Nobody else is there: bots need not be slow enough to be watched, and there is nobody to protect from haste.
fn alone(database: Database, seed: Option<String>) -> Config {
    let rates = Rates {
        posts_per_minute: 0,
        questions_per_minute: 0,
        sign_ins_per_minute: 0,
        accounts_per_minute: 0,
        tables_per_minute: 0,
    };
    Config {
        database,
        dice_secret: seed,
        bot_pace: Duration::ZERO,
        reviews: Thought::Off,
        request_seconds: 40,
        rates,
        ..Config::default()
    }
}
