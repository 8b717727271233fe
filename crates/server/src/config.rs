//! The configuration of a server: where to listen, where to store data, and all limits.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, io};

pub use orrery_store::Database;
use serde::Deserialize;

use crate::notices::mail::Mailer;
use crate::reviews::Thought;

/// Everything that can be set. Each has a default with which a server on one's own machine runs.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where to listen.
    pub address: SocketAddr,
    /// Where metrics are served; nowhere if there is none.
    pub metrics_address: Option<SocketAddr>,
    /// Where tables and accounts are kept.
    pub database: Database,
    /// How people reach the server, such as `https://games.example.org`: for links to share, and to know own forms.
    pub public_url: Option<String>,
    /// The hosts that requests may name, each with or without a port, beside that of the public URL. None: any host.
    pub hosts: Vec<String>,
    /// Whether people reach it by HTTPS: cookies are then sent over nothing else.
    pub https: bool,
    /// The header in which a proxy of ours names the address of the client, such as `x-forwarded-for`. Nothing: the
    /// connection's own address counts.
    pub proxy_header: Option<String>,
    /// Whether the toy games are hosted too.
    pub examples: bool,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// The least time of a bot for a decision that somebody watches, so that people can follow.
    pub bot_pace: Duration,
    /// The secret that every table gets for its dice, so that a test meets the same game each time. Nothing: each table
    /// has its own, which nobody can guess.
    pub dice_secret: Option<String>,
    /// How much thought reviews of finished games are given.
    pub reviews: Thought,
    /// How the log is written.
    pub log: LogFormat,
    /// How many connections at once.
    pub connections: usize,
    /// How many of them from one address, or from one /64 of IPv6; behind a proxy, how many requests and sockets of one
    /// client at once.
    pub connections_per_address: usize,
    /// How many seconds the other end of a socket may leave everything unanswered.
    pub silent_seconds: u64,
    /// How many bytes a request may have.
    pub body_bytes: usize,
    /// How many seconds a request may take.
    pub request_seconds: u64,
    /// How often one address or account may do something.
    pub rates: Rates,
    /// How people are told of their tables while they are elsewhere.
    pub notices: Notices,
}

/// How people are told of their tables while they are elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notices {
    /// The server that takes our e-mail, such as `smtps://user:password@mail.example.org`. Nothing: no e-mail is sent.
    pub smtp_url: Option<String>,
    /// From whom our e-mail comes.
    pub mail_from: Option<String>,
    /// Whether hooks may lead anywhere: to this machine, into its network, and without HTTPS.
    pub hooks_anywhere: bool,
    /// Seconds from the first event to the notice, which tells everything that has happened by then.
    pub wait_seconds: u32,
    /// The fewest seconds between two notices.
    pub gap_seconds: u32,
}

/// How often one address, and one account, may do something; 0 is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// Forms sent, and whatever else changes something or makes somebody think: on pages, by programs, at tables.
    pub posts_per_minute: u32,
    /// Pages read, and questions asked at tables.
    pub questions_per_minute: u32,
    /// Attempts at a password.
    pub sign_ins_per_minute: u32,
    /// Guests made.
    pub accounts_per_minute: u32,
    /// Tables opened.
    pub tables_per_minute: u32,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Plain,
    /// One JSON object per line.
    Json,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            metrics_address: None,
            database: Database::File(usual_database()),
            public_url: None,
            hosts: Vec::new(),
            https: false,
            proxy_header: None,
            examples: false,
            bot_threads: threads_for_bots(),
            bot_pace: Duration::from_millis(500),
            dice_secret: None,
            reviews: Thought::Usual,
            log: LogFormat::Plain,
            connections: 10_000,
            connections_per_address: 2_000,
            silent_seconds: 90,
            body_bytes: 64 * 1024,
            request_seconds: 20,
            rates: Rates {
                posts_per_minute: 240,
                questions_per_minute: 2_400,
                sign_ins_per_minute: 12,
                accounts_per_minute: 30,
                tables_per_minute: 60,
            },
            notices: Notices {
                smtp_url: None,
                mail_from: None,
                hooks_anywhere: false,
                wait_seconds: 120,
                gap_seconds: 900,
            },
        }
    }
}

/// As many as there are cores: a thread that thinks gives way to one that answers.
fn threads_for_bots() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// In the folder where this system keeps the data of a user's programs; if there is none, in the current one.
fn usual_database() -> PathBuf {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    data.map_or_else(|| PathBuf::from("orrery.db"), |data| data.join("orrery").join("orrery.db"))
}

/// A part of the configuration: a file, or flags and environment. What is missing stays as it was.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[allow(missing_docs, reason = "each is the field of `Config`, `Rates` or `Notices` that has its name")]
pub struct Told {
    pub address: Option<SocketAddr>,
    pub metrics_address: Option<SocketAddr>,
    pub database: Option<PathBuf>,
    pub public_url: Option<String>,
    pub hosts: Option<Vec<String>>,
    pub https: Option<bool>,
    pub proxy_header: Option<String>,
    pub examples: Option<bool>,
    pub bot_threads: Option<usize>,
    pub bot_pace_ms: Option<u64>,
    pub dice_secret: Option<String>,
    pub reviews: Option<Thought>,
    pub log: Option<LogFormat>,
    pub connections: Option<usize>,
    pub connections_per_address: Option<usize>,
    pub silent_seconds: Option<u64>,
    pub body_bytes: Option<usize>,
    pub request_seconds: Option<u64>,
    pub posts_per_minute: Option<u32>,
    pub questions_per_minute: Option<u32>,
    pub sign_ins_per_minute: Option<u32>,
    pub accounts_per_minute: Option<u32>,
    pub tables_per_minute: Option<u32>,
    pub smtp_url: Option<String>,
    pub mail_from: Option<String>,
    pub hooks_anywhere: Option<bool>,
    pub notice_wait_seconds: Option<u32>,
    pub notice_gap_seconds: Option<u32>,
}

/// Why a configuration cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file.
    #[error("cannot read {}: {error}; check the path after --config", path.display())]
    Unreadable {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// What is in it.
    #[error("{}: {problem}; `orrery serve --help` lists everything that can be set", path.display())]
    Wrong {
        /// Which file.
        path: PathBuf,
        /// What is wrong, and where.
        problem: String,
    },
    /// A value that cannot work.
    #[error("{0}")]
    Value(String),
}

impl Told {
    /// What a file says.
    pub fn read(path: &Path) -> Result<Self, ConfigError> {
        let text = fs::read_to_string(path)
            .map_err(|error| ConfigError::Unreadable { path: path.to_owned(), error })?;
        toml::from_str(&text).map_err(|error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            let problem = format!("line {line}: {}", error.message().replace('\n', " "));
            ConfigError::Wrong { path: path.to_owned(), problem }
        })
    }
}

impl Config {
    /// The same with what was said; what is said later counts more.
    #[must_use]
    pub fn told(mut self, told: Told) -> Self {
        fn set<T>(value: &mut T, told: Option<T>) {
            if let Some(told) = told {
                *value = told;
            }
        }
        set(&mut self.address, told.address);
        set(&mut self.metrics_address, told.metrics_address.map(Some));
        set(&mut self.database, told.database.as_deref().map(Database::named));
        set(&mut self.public_url, told.public_url.map(Some));
        set(&mut self.hosts, told.hosts);
        set(&mut self.https, told.https);
        set(&mut self.proxy_header, told.proxy_header.map(Some));
        set(&mut self.examples, told.examples);
        set(&mut self.bot_threads, told.bot_threads);
        set(&mut self.bot_pace, told.bot_pace_ms.map(Duration::from_millis));
        set(&mut self.dice_secret, told.dice_secret.map(Some));
        set(&mut self.reviews, told.reviews);
        set(&mut self.log, told.log);
        set(&mut self.connections, told.connections);
        set(&mut self.connections_per_address, told.connections_per_address);
        set(&mut self.silent_seconds, told.silent_seconds);
        set(&mut self.body_bytes, told.body_bytes);
        set(&mut self.request_seconds, told.request_seconds);
        set(&mut self.rates.posts_per_minute, told.posts_per_minute);
        set(&mut self.rates.questions_per_minute, told.questions_per_minute);
        set(&mut self.rates.sign_ins_per_minute, told.sign_ins_per_minute);
        set(&mut self.rates.accounts_per_minute, told.accounts_per_minute);
        set(&mut self.rates.tables_per_minute, told.tables_per_minute);
        set(&mut self.notices.smtp_url, told.smtp_url.map(Some));
        set(&mut self.notices.mail_from, told.mail_from.map(Some));
        set(&mut self.notices.hooks_anywhere, told.hooks_anywhere);
        set(&mut self.notices.wait_seconds, told.notice_wait_seconds);
        set(&mut self.notices.gap_seconds, told.notice_gap_seconds);
        self
    }

    /// Whether a server can work like this. An address with HTTPS means that cookies are for HTTPS.
    pub fn checked(mut self) -> Result<Self, ConfigError> {
        let wrong = |problem: &str| Err(ConfigError::Value(problem.to_owned()));
        if let Some(url) = &mut self.public_url {
            *url = url.trim_end_matches('/').to_owned();
            let Some((scheme, host)) = url.split_once("://") else {
                return wrong(
                    "the public URL begins with http:// or https://, such as https://games.example.org",
                );
            };
            if !matches!(scheme, "http" | "https")
                || host.is_empty()
                || host.contains(['/', '?', '#', '@', ' '])
            {
                return wrong(
                    "the public URL is a scheme and a host without a path, such as https://games.example.org",
                );
            }
            self.https |= scheme == "https";
        }
        if self.hosts.iter().any(|host| host.is_empty() || host.contains(['/', ',', '*', '@', ' '])) {
            return wrong(
                "each host is a name with or without a port, such as games.example.org or 127.0.0.1:8080",
            );
        }
        let header = self.proxy_header.as_deref().unwrap_or("x");
        if axum::http::HeaderName::try_from(header).is_err() {
            return wrong("the proxy header is the name of a header, such as x-forwarded-for");
        }
        if self.connections == 0 || self.connections_per_address == 0 || self.request_seconds == 0 {
            return wrong("connections, connections per address and request seconds are at least 1");
        }
        if self.silent_seconds < 3 {
            return wrong("silent seconds are at least 3: an answer takes time on its way");
        }
        if self.metrics_address == Some(self.address) && self.address.port() != 0 {
            return wrong("the metrics address is one of its own; choose another port for --metrics-address");
        }
        if self.body_bytes < 4096 {
            return wrong("body bytes are at least 4096: forms need so many");
        }
        if self.notices.smtp_url.is_some() && self.public_url.is_none() {
            return wrong(
                "with an SMTP URL a public URL is needed too: every e-mail has links to this server",
            );
        }
        Mailer::configured(&self.notices).map_err(ConfigError::Value)?;
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_later_counts_more() {
        let file: Told =
            toml::from_str("address = '0.0.0.0:80'\nhttps = true\nposts-per-minute = 7").unwrap();
        let flags = Told { address: "127.0.0.1:9".parse().ok(), ..Told::default() };
        let config = Config::default().told(file).told(flags).checked().unwrap();
        assert_eq!(config.address.port(), 9);
        assert!(config.https);
        assert_eq!(config.rates.posts_per_minute, 7);
        assert_eq!(config.body_bytes, Config::default().body_bytes);
    }

    #[test]
    fn a_misspelt_word_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("orrery.toml");
        fs::write(&path, "https = true\nadress = '127.0.0.1:1'\n").unwrap();
        let said = Told::read(&path).unwrap_err().to_string();
        assert!(said.contains("line 2") && said.contains("adress"), "{said}");
        assert!(Told::read(&folder.path().join("none")).unwrap_err().to_string().contains("--config"));
    }

    #[test]
    fn e_mail_needs_a_server_a_sender_and_links() {
        let with = |smtp: &str, from: Option<&str>, public: Option<&str>| {
            let told = Told {
                smtp_url: Some(smtp.to_owned()),
                mail_from: from.map(str::to_owned),
                public_url: public.map(str::to_owned),
                ..Told::default()
            };
            Config::default().told(told).checked()
        };
        let (from, public) = (Some("Orrery <games@example.org>"), Some("https://games.example.org"));
        assert!(with("smtps://user:password@mail.example.org", from, public).is_ok());
        assert!(with("smtp://127.0.0.1:2525", from, public).is_ok());
        for (smtp, from, public, named) in [
            ("smtp://127.0.0.1", from, None, "public URL"),
            ("smtp://127.0.0.1", None, public, "mail-from"),
            ("smtp://127.0.0.1", Some("nobody"), public, "mail-from"),
            ("http://127.0.0.1", from, public, "smtp-url"),
        ] {
            let said = with(smtp, from, public).unwrap_err().to_string();
            assert!(said.contains(named), "{said}");
        }
    }

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        let with = |url: &str| Config { public_url: Some(url.to_owned()), ..Config::default() }.checked();
        let fine = with("https://games.example.org/").unwrap();
        assert!(fine.https && fine.public_url.as_deref() == Some("https://games.example.org"));
        for url in ["games.example.org", "ftp://x", "https://", "https://x/y"] {
            assert!(with(url).is_err(), "{url}");
        }
    }

    #[test]
    fn a_host_is_a_name_and_perhaps_a_port() {
        let with = |host: &str| Config { hosts: vec![host.to_owned()], ..Config::default() }.checked();
        assert!(with("games.example.org").is_ok() && with("[::1]:8080").is_ok());
        for host in ["", "https://games.example.org", "a,b", "*.example.org", "user@host"] {
            let said = with(host).unwrap_err().to_string();
            assert!(said.contains("each host"), "{host}: {said}");
        }
    }
}
