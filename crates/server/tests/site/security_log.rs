//! What the security log says, and what it never says.

use std::fmt::{self, Write as _};
use std::sync::{Mutex, Once};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::common::config;
use crate::site::accounts::{PASSWORD, named, sign_in};
use crate::site::support::Server;

/// The lines of all tests of this process.
static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Writes down every line of the security log.
struct Listener;

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let _ = write!(self.0, "{}={value:?} ", field.name());
    }
}

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "security"
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(String::new());
        event.record(&mut line);
        LINES.lock().unwrap().push(line.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn sign_ins_tokens_and_limits_are_logged_without_secrets() {
    static LISTEN: Once = Once::new();
    LISTEN.call_once(|| tracing::subscriber::set_global_default(Listener).expect("nobody else listens"));
    let mut limited = config();
    limited.proxy_header = Some("x-forwarded-for".to_owned());
    limited.rates.sign_ins_per_minute = 3;
    let server = Server::with(limited).await;
    let mut browser = server.browser();
    browser.headers.push(("x-forwarded-for", "192.0.2.77".to_owned()));
    named(&mut browser, "Ola").await;
    let account = server.app.store.account_named("ola").await.unwrap().unwrap().id;
    let fields = [("name", "bot"), ("scope", "read")];
    let made = browser.fill("/account", "/account/tokens", &fields).await.body;
    let token = made.split("value=\"orrery_").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let kept = server.app.store.tokens_of(&account).await.unwrap();
    browser.fill("/account", "/account/tokens/revoke", &[("token", &kept[0].id)]).await;
    browser.fill("/account", "/account/sign-out", &[]).await;
    let mut guesser = server.browser();
    guesser.headers.push(("x-forwarded-for", "192.0.2.78".to_owned()));
    for _ in 0..4 {
        sign_in(&mut guesser, "Ola", "a secret guess").await;
    }
    assert_eq!(sign_in(&mut browser, "Ola", PASSWORD).await, 303);

    let lines = LINES.lock().unwrap().clone();
    let said = |what: &str, client: &str| {
        lines.iter().any(|line| line.contains(what) && line.contains(client) && line.contains(&account))
    };
    for what in ["a name was taken", "a token was made", "tokens were revoked", "signed out", "signed in"] {
        assert!(said(what, "192.0.2.77"), "{what}: {lines:?}");
    }
    assert!(said("a password did not fit", "192.0.2.78"), "{lines:?}");
    let limit = |line: &&String| line.contains("sign-ins") && line.contains("192.0.2.78");
    assert!(lines.iter().any(|line| limit(&line)), "{lines:?}");
    for secret in [PASSWORD, "a secret guess", token, browser.cookies["orrery"].split('.').next().unwrap()] {
        assert!(!lines.iter().any(|line| line.contains(secret)), "{secret}");
    }
}
