//! How many connections each client has: directly, or by what a proxy of ours says of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::request::Parts;

use crate::App;
use crate::identity::Client;
use crate::rate_limits::Limited as _;
use crate::site_error::SiteError;

/// When somebody with too many connections may try again, in seconds.
const AGAIN: u32 = 10;

/// How many connections each client has.
#[derive(Default)]
pub struct Crowd(Mutex<HashMap<String, usize>>);

/// A connection that is counted as long as it lasts.
pub struct Member {
    crowd: Arc<Crowd>,
    client: String,
}

impl Crowd {
    /// Counts a connection, unless the client has this many already.
    pub fn enter(crowd: &Arc<Self>, client: Client, most: usize) -> Option<Member> {
        let client = client.key();
        let mut of = crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = of.entry(client.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Member { crowd: Arc::clone(crowd), client })
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        let mut of = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = of.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                of.remove(&self.client);
            }
        }
    }
}

/// Keeps a request counted for as long as it is held: a socket holds it to its end.
#[derive(Clone)]
pub struct Present {
    _member: Arc<Member>,
}

/// Counts a request for its client, if there is a proxy: then all connections come from the proxy, and what is counted are
/// the requests and sockets. Where there is none, the connections themselves are.
pub fn admit(app: &App, parts: &mut Parts) -> Result<(), SiteError> {
    if app.config.proxy_header.is_none() {
        return Ok(());
    }
    let client = Client::of(parts);
    let member = Crowd::enter(&app.crowd, client, app.config.connections_per_address).ok_or_else(|| {
        tracing::warn!(address = %client.0, "a client has too many connections");
        SiteError::TooMany { seconds: AGAIN }
    })?;
    parts.extensions.insert(Present { _member: Arc::new(member) });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str) -> Client {
        Client(address.parse().unwrap())
    }

    #[test]
    fn a_client_is_counted_as_long_as_its_connections_last() {
        let crowd = Arc::new(Crowd::default());
        let first = Crowd::enter(&crowd, client("192.0.2.1"), 2).unwrap();
        let _second = Crowd::enter(&crowd, client("::ffff:192.0.2.1"), 2).unwrap();
        assert!(Crowd::enter(&crowd, client("192.0.2.1"), 2).is_none());
        assert!(Crowd::enter(&crowd, client("192.0.2.2"), 2).is_some());
        drop(first);
        assert!(Crowd::enter(&crowd, client("192.0.2.1"), 2).is_some());
        assert_eq!(crowd.0.lock().unwrap().len(), 1, "who is gone is not remembered");
    }

    /// A house has a whole block of IPv6 addresses.
    #[test]
    fn a_block_of_addresses_is_one_client() {
        let crowd = Arc::new(Crowd::default());
        let _first = Crowd::enter(&crowd, client("2001:db8:1:2::1"), 1).unwrap();
        assert!(Crowd::enter(&crowd, client("2001:db8:1:2:ffff::9"), 1).is_none());
        assert!(Crowd::enter(&crowd, client("2001:db8:1:3::1"), 1).is_some());
    }
}
