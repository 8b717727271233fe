//! Web hooks: requests to the addresses that users have named, and to nothing else.
//!
//! The name is resolved once, every address is checked, and the connection goes to an address that was checked. No
//! redirect is followed.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::header::{CONTENT_TYPE, HOST, USER_AGENT};
use axum::http::uri::Scheme;
use axum::http::{Method, Request, StatusCode, Uri};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

use super::addresses::is_public;
use super::failure::{Failure, Why};

/// How long a request may take from the name to the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 500;

/// Who makes the requests.
pub struct Hooks {
    anywhere: bool,
    tls: OnceLock<Arc<ClientConfig>>,
}

/// An address that a hook may have, by its form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    uri: Uri,
    host: String,
    port: u16,
    tls: bool,
}

impl Hooks {
    /// Whether requests may go anywhere, or only to the world, by HTTPS.
    pub fn new(anywhere: bool) -> Self {
        Self { anywhere, tls: OnceLock::new() }
    }

    /// The same, trusting these certificates instead of the system's.
    #[must_use]
    pub fn trusting(anywhere: bool, roots: RootCertStore) -> Self {
        let hooks = Self::new(anywhere);
        let _ = hooks.tls.set(tls_config(roots));
        hooks
    }

    /// Whether an address can be a hook's, by its form.
    pub fn target(&self, address: &str) -> Result<Target, Why> {
        let wrong = |key| Why::new(key, &"");
        if address.len() > LONGEST {
            return Err(wrong("notice-why-url"));
        }
        let uri: Uri = address.trim().parse().map_err(|_| wrong("notice-why-url"))?;
        let tls = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP && self.anywhere => false,
            Some(scheme) if *scheme == Scheme::HTTP => return Err(wrong("notice-why-https")),
            _ => return Err(wrong("notice-why-url")),
        };
        let authority = uri.authority().ok_or_else(|| wrong("notice-why-url"))?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        if host.is_empty() || authority.as_str().contains('@') {
            return Err(wrong("notice-why-url"));
        }
        let port = authority.port_u16().unwrap_or(if tls { 443 } else { 80 });
        Ok(Target { uri: uri.clone(), host, port, tls })
    }

    /// The address to connect to: the name is resolved once, and addresses that are not public are left out.
    pub async fn resolved(&self, target: &Target) -> Result<SocketAddr, Failure> {
        let found: Vec<SocketAddr> = match target.host.parse::<IpAddr>() {
            Ok(address) => vec![SocketAddr::new(address, target.port)],
            Err(_) => match lookup_host((target.host.as_str(), target.port)).await {
                Ok(found) => found.collect(),
                Err(error) => return Err(Failure::Later(Why::new("notice-why-name", &error))),
            },
        };
        let allowed = |address: &&SocketAddr| self.anywhere || is_public(address.ip());
        match found.iter().find(allowed) {
            Some(address) => Ok(*address),
            None if found.is_empty() => Err(Failure::Later(Why::new("notice-why-name", &target.host))),
            None => Err(Failure::Never(Why::new("notice-why-private", &""))),
        }
    }

    /// Whether an address can be a hook's, by its form and by where it leads now.
    pub async fn checked(&self, address: &str) -> Result<(), Why> {
        let target = self.target(address)?;
        match timeout(PATIENCE, self.resolved(&target)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(Failure::Later(why) | Failure::Never(why))) => Err(why),
            Ok(Err(Failure::Nobody)) | Err(_) => Err(Why::new("notice-why-slow", &"")),
        }
    }

    /// Posts JSON to a hook. Once this is answered, the other side has taken it.
    pub async fn post(&self, address: &str, id: &str, body: String) -> Result<(), Failure> {
        let target = self.target(address).map_err(Failure::Never)?;
        let status = match timeout(PATIENCE, self.request(&target, id, body)).await {
            Ok(answered) => answered?,
            Err(_) => return Err(Failure::Later(Why::new("notice-why-slow", &""))),
        };
        let why = |key| Why::new(key, &status.as_u16());
        match status.as_u16() {
            200..=299 => Ok(()),
            300..=399 => Err(Failure::Never(why("notice-why-redirect"))),
            408 | 425 | 429 => Err(Failure::Later(why("notice-why-status"))),
            400..=499 => Err(Failure::Never(why("notice-why-status"))),
            _ => Err(Failure::Later(why("notice-why-status"))),
        }
    }

    async fn request(&self, target: &Target, id: &str, body: String) -> Result<StatusCode, Failure> {
        let later = |error: io::Error| Failure::Later(Why::new("notice-why-unreachable", &error));
        let address = self.resolved(target).await?;
        let stream = TcpStream::connect(address).await.map_err(later)?;
        let path = target.uri.path_and_query().map_or("/", |path| path.as_str());
        let authority = target.uri.authority().map(axum::http::uri::Authority::as_str).unwrap_or_default();
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(HOST, authority)
            .header(CONTENT_TYPE, "application/json")
            .header(USER_AGENT, "Orrery")
            // The same notice may come twice: this id tells.
            .header("idempotency-key", id)
            .body(Full::new(Bytes::from(body)))
            .map_err(|_| Failure::Never(Why::new("notice-why-url", &"")))?;
        if !target.tls {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(target.host.clone())
            .map_err(|_| Failure::Never(Why::new("notice-why-url", &"")))?;
        let tls = TlsConnector::from(Arc::clone(self.tls.get_or_init(|| tls_config(system_roots()))));
        let stream = tls.connect(name, stream).await.map_err(later)?;
        exchange(stream, request).await
    }
}

/// One request, one answer; of the answer only the status counts.
async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<StatusCode, Failure>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let later = |error: hyper::Error| Failure::Later(Why::new("notice-why-unreachable", &error));
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(later)?;
    // It ends with the sender.
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(later);
    connection.abort();
    Ok(answer?.status())
}

fn system_roots() -> RootCertStore {
    let found = rustls_native_certs::load_native_certs();
    for error in &found.errors {
        tracing::warn!(%error, "a certificate of this system cannot be read");
    }
    let mut roots = RootCertStore::empty();
    let (_, ignored) = roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        tracing::error!(ignored, "this system has no certificates: no hook can be reached by HTTPS");
    }
    roots
}

fn tls_config(roots: RootCertStore) -> Arc<ClientConfig> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(address: &str) -> String {
        let why = Hooks::new(false).target(address).expect_err(address);
        why.text().key.into_owned()
    }

    #[test]
    fn an_address_of_a_hook_is_https_and_a_host() {
        let target = Hooks::new(false).target("https://hooks.example.org:8443/a?b=c").unwrap();
        assert_eq!((target.host.as_str(), target.port, target.tls), ("hooks.example.org", 8443, true));
        assert_eq!(Hooks::new(false).target("https://[2001:db8::1]/x").unwrap().host, "2001:db8::1");
        assert_eq!(refused("http://hooks.example.org/a"), "notice-why-https");
        let long = format!("https://example.org/{}", "x".repeat(LONGEST));
        for address in ["", "hooks.example.org", "ftp://x", "https://", "https://a@b/c", "file:///etc", &long]
        {
            assert_eq!(refused(address), "notice-why-url", "{address}");
        }
        assert!(!Hooks::new(true).target("http://127.0.0.1:9/x").unwrap().tls);
    }

    #[tokio::test]
    async fn a_name_that_leads_into_the_house_is_refused_however_it_is_written() {
        let hooks = Hooks::new(false);
        for host in [
            "localhost",
            "127.0.0.1",
            "127.1",
            "2130706433",
            "0x7f000001",
            "0177.0.0.1",
            "0.0.0.0",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "224.0.0.1",
            "[::1]",
            "[::]",
            "[::ffff:127.0.0.1]",
            "[::ffff:10.0.0.1]",
            "[fe80::1]",
            "[fd00::1]",
            "[ff02::1]",
            "[64:ff9b::7f00:1]",
        ] {
            let target = hooks.target(&format!("https://{host}/hook")).expect(host);
            match hooks.resolved(&target).await {
                Err(Failure::Never(why)) => assert_eq!(why.text().key, "notice-why-private", "{host}"),
                other => panic!("{host}: {other:?}"),
            }
            let sent = hooks.post(&format!("https://{host}/hook"), "id", "{}".to_owned()).await;
            assert!(matches!(sent, Err(Failure::Never(_))), "{host}: {sent:?}");
        }
    }
}
