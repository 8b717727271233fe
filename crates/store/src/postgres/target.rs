//! Which database: an address such as `postgres://user:password@host/name`.

use std::fmt;
use std::future::poll_fn;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc::UnboundedSender;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls};

use super::tls::Tls;
use crate::StoreError;

/// A database of `PostgreSQL` and how to reach it.
#[derive(Clone)]
pub struct Target {
    config: Config,
    tls: Option<Tls>,
}

impl Target {
    /// Reads an address. Connections to other machines are encrypted unless it says `sslmode=disable`.
    pub fn parse(url: &str) -> Result<Self, StoreError> {
        let wrong = |problem: String| StoreError::Address { problem };
        let (plain, said) = taken_out(url);
        let mut config: Config = plain.parse().map_err(|error: tokio_postgres::Error| {
            let source = std::error::Error::source(&error).map(ToString::to_string);
            wrong(source.unwrap_or_else(|| error.to_string()))
        })?;
        if config.get_hosts().is_empty() {
            return Err(wrong("it names no host".to_owned()));
        }
        let near = config.get_hosts().iter().all(is_near);
        let mode = match said.mode.as_deref() {
            None if near => SslMode::Disable,
            None | Some("require" | "verify-ca" | "verify-full") => SslMode::Require,
            Some("disable") => SslMode::Disable,
            Some("prefer") => SslMode::Prefer,
            Some(other) => return Err(wrong(format!("there is no sslmode {other}"))),
        };
        config.ssl_mode(mode);
        let tls = match mode {
            SslMode::Disable => None,
            _ => Some(Tls::new(said.roots.as_deref()).map_err(wrong)?),
        };
        if config.get_application_name().is_none() {
            config.application_name("orrery");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(Duration::from_secs(4));
        }
        // A connection that leads nowhere any more is noticed, also while nobody says anything.
        config.keepalives_idle(Duration::from_secs(10)).keepalives_interval(Duration::from_secs(3));
        config.keepalives_retries(3).tcp_user_timeout(Duration::from_secs(10));
        Ok(Self { config, tls })
    }

    /// Connects; what the other end says is taken in by a task of the present runtime.
    pub(super) async fn connect(&self) -> Result<Client, tokio_postgres::Error> {
        if let Some(tls) = &self.tls {
            let (client, connection) = self.config.connect(tls.clone()).await?;
            tokio::spawn(connection);
            return Ok(client);
        }
        let (client, connection) = self.config.connect(NoTls).await?;
        tokio::spawn(connection);
        Ok(client)
    }
}

impl Target {
    /// Connects, and passes on what is said to everybody who listens. The channel ends with the connection.
    pub(super) async fn connect_listening(
        &self,
        heard: UnboundedSender<String>,
    ) -> Result<Client, tokio_postgres::Error> {
        if let Some(tls) = &self.tls {
            let (client, connection) = self.config.connect(tls.clone()).await?;
            tokio::spawn(pass_on(connection, heard));
            return Ok(client);
        }
        let (client, connection) = self.config.connect(NoTls).await?;
        tokio::spawn(pass_on(connection, heard));
        Ok(client)
    }
}

async fn pass_on<S, T>(mut connection: Connection<S, T>, heard: UnboundedSender<String>)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(said) = message
            && heard.send(said.payload().to_owned()).is_err()
        {
            return;
        }
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Target {
    /// Without user and password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        for (place, host) in self.config.get_hosts().iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            match host {
                Host::Tcp(name) => write!(f, "{comma}{name}")?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{comma}{}", path.display())?,
            }
            if let Some(port) = self.config.get_ports().get(place) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

fn is_near(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// What is said about encryption.
#[derive(Default)]
struct Said {
    mode: Option<String>,
    roots: Option<PathBuf>,
}

/// The address without what is said about encryption.
fn taken_out(url: &str) -> (String, Said) {
    let Some((place, parameters)) = url.split_once('?') else { return (url.to_owned(), Said::default()) };
    let mut said = Said::default();
    let mut kept = Vec::new();
    for parameter in parameters.split('&') {
        match parameter.split_once('=') {
            Some(("sslmode", mode)) => said.mode = Some(mode.to_owned()),
            Some(("sslrootcert", path)) => said.roots = Some(PathBuf::from(path.replace("%2F", "/"))),
            _ => kept.push(parameter),
        }
    }
    let kept = kept.join("&");
    (if kept.is_empty() { place.to_owned() } else { format!("{place}?{kept}") }, said)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> SslMode {
        Target::parse(url).unwrap().config.get_ssl_mode()
    }

    #[test]
    fn connections_to_other_machines_are_encrypted() {
        assert_eq!(mode("postgres://ola@db.example.org/orrery"), SslMode::Require);
        assert_eq!(mode("postgres://ola@db.example.org/orrery?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://ola@localhost/orrery"), SslMode::Disable);
        assert_eq!(mode("postgres://ola@[::1]:99/orrery"), SslMode::Disable);
        assert_eq!(mode("postgres://ola@localhost/orrery?sslmode=verify-full"), SslMode::Require);
    }

    #[test]
    fn an_address_that_leads_nowhere_is_refused() {
        for url in ["postgres://", "postgres:///orrery", "postgres://ola@host/orrery?sslmode=never"] {
            let said = Target::parse(url).unwrap_err().to_string();
            assert!(said.contains("postgres://USER:PASSWORD@HOST/NAME"), "{url}: {said}");
        }
        let missing = Target::parse("postgres://ola@host/orrery?sslrootcert=/none.pem").unwrap_err();
        assert!(missing.to_string().contains("/none.pem"), "{missing}");
    }

    #[test]
    fn a_password_is_not_shown() {
        let target = Target::parse("postgres://ola:secret@localhost:99/orrery").unwrap();
        assert_eq!(
            format!("{target} {target:?}"),
            "postgres://localhost:99/orrery postgres://localhost:99/orrery"
        );
    }
}
