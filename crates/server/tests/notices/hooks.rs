//! Web hooks: what they say, where they may lead, and what happens if nobody takes them.

use std::sync::Arc;

use orrery_core::SeatSet;
use orrery_server::app::now;
use orrery_server::notices::{Failure, hooks::Hooks};
use orrery_store::ChannelKind;
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::{RootCertStore, ServerConfig, crypto::ring};

use crate::notices::place::{HOUR, MINUTE, Place, SECOND, WAIT, config};
use crate::notices::sinks::HookSink;

#[tokio::test(flavor = "multi_thread")]
async fn a_hook_is_told_what_everybody_may_know() {
    let sink = HookSink::start().await;
    let place = Place::start(config()).await;
    let (ola, mut jan) = (place.person("en").await, place.person("en").await);
    let table = place.table("smugglers", &[&ola, &jan]).await;
    let set = jan.browser.fill("/account", "/account/notices/hook", &[("address", &sink.url)]).await;
    assert_eq!(set.location(), "/account#notices");
    let mut at = now();
    let mut told = Vec::new();
    // Not to the end: then everything lies open.
    for _ in 0..12 {
        place.act(&table, 0).await;
        place.act(&table, 1).await;
        place.tend(at).await;
        at += HOUR;
        place.tend(at).await;
        told.extend(sink.take());
    }
    assert!(told.iter().any(|one| one.content().contains("It is your turn")), "{told:?}");
    assert!(told.iter().all(|one| one.head.starts_with("POST /hook HTTP/1.1")), "{told:?}");
    assert!(told.iter().all(|one| one.content().contains("/notices/stop/")), "{told:?}");
    let plain = |text: &str| text.replace('\\', "");
    let all = told.iter().map(|one| plain(one.content())).collect::<Vec<_>>().join("\n");
    let public = place.log(&table, SeatSet::NOBODY, 0).await;
    for line in all.lines().filter_map(|line| line.strip_prefix("• ")) {
        assert!(public.iter().any(|said| said == line), "{line}");
    }
    assert!(all.contains("• "), "something was done to him: {all}");

    // The link in it ends it, without signing in.
    let stop = all.split("/notices/stop/").nth(1).and_then(|rest| rest.split('>').next()).expect("a link");
    let mut anybody = crate::site::support::Browser { address: place.address.clone(), ..Default::default() };
    anybody.post_bare(&format!("/notices/stop/{stop}"), &[]).await;
    assert!(!place.app.notices.wants(&jan.account, ChannelKind::Hook));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hook_that_fails_is_tried_again_less_and_less_often_and_then_given_up() {
    let sink = HookSink::start().await;
    let place = Place::start(config()).await;
    let (mut ola, jan) = (place.person("en").await, place.person("en").await);
    let table = place.table("connect-four", &[&ola, &jan]).await;
    place.channel(&ola, ChannelKind::Hook, &sink.url).await;
    sink.answer(&["503 Busy\r\n"; 60]);
    let start = now();
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start).await;
    let mut tried = Vec::new();
    let mut keys = Vec::new();
    let mut at = start;
    while at < start + 40 * HOUR {
        place.tend(at).await;
        for request in sink.take() {
            tried.push((at - start) / MINUTE);
            keys.push(request.key().to_owned());
        }
        at += MINUTE;
    }
    assert_eq!(tried[..6], [2, 3, 5, 9, 17, 33], "{tried:?}");
    assert!(*tried.last().unwrap() < 30 * 60 && tried.len() < 20, "{tried:?}");
    assert!(keys.iter().all(|key| *key == keys[0]), "it is the same notice");
    let page = ola.browser.get("/account").await.body;
    assert!(page.contains("could not be delivered") && page.contains("status 503"), "{page}");
    // A later one that is taken makes it well again.
    sink.answers_well();
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start + 50 * HOUR).await;
    place.tend(start + 51 * HOUR).await;
    assert_eq!(sink.take().len(), 1);
    assert!(!ola.browser.get("/account").await.body.contains("could not be delivered"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_gone_is_given_up_at_once_and_no_redirect_is_followed() {
    let (sink, other) = (HookSink::start().await, HookSink::start().await);
    let place = Place::start(config()).await;
    let (ola, jan) = (place.person("en").await, place.person("en").await);
    let table = place.table("connect-four", &[&ola, &jan]).await;
    place.channel(&ola, ChannelKind::Hook, &sink.url).await;
    let mut at = now();
    let elsewhere = format!("307 Elsewhere\r\nlocation: {}\r\n", other.url);
    for answer in ["404 Gone\r\n", &elsewhere] {
        sink.answer(&[answer]);
        place.act(&table, 0).await;
        place.act(&table, 1).await;
        place.tend(at).await;
        for hour in 1..30 {
            place.tend(at + hour * HOUR).await;
        }
        assert_eq!(sink.take().len(), 1, "{answer}");
        assert!(place.app.store.channels_of(&ola.account).await.unwrap()[0].problem.is_some());
        at += 40 * HOUR;
    }
    assert!(other.take().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hook_into_the_house_is_refused_in_the_form_and_when_it_goes() {
    let sink = HookSink::start().await;
    let mut strict = config();
    strict.notices.hooks_anywhere = false;
    let place = Place::start(strict).await;
    let (mut ola, jan) = (place.person("en").await, place.person("en").await);
    let port = sink.url.rsplit(':').next().unwrap_or_default();
    for (address, said) in [
        (sink.url.clone(), "begin with https://"),
        (format!("https://localhost:{port}"), "private network"),
        (format!("https://127.0.0.1:{port}"), "private network"),
        (format!("https://[::ffff:127.0.0.1]:{port}"), "private network"),
        ("https://169.254.169.254/latest/meta-data".to_owned(), "private network"),
        ("https://192.168.0.1/".to_owned(), "private network"),
        ("gopher://127.0.0.1".to_owned(), "not the address of a hook"),
    ] {
        let refused = ola.browser.fill("/account", "/account/notices/hook", &[("address", &address)]).await;
        assert_eq!(refused.status, 422, "{address}");
        assert!(refused.body.contains(said), "{address}: {}", refused.body);
    }
    // A name may lead elsewhere later than when it was typed: it is checked when the request is made.
    let table = place.table("connect-four", &[&ola, &jan]).await;
    place.channel(&ola, ChannelKind::Hook, &format!("https://localhost:{port}")).await;
    let start = now();
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start).await;
    place.tend(start + WAIT + SECOND).await;
    assert!(sink.take().is_empty());
    let page = ola.browser.get("/account").await.body;
    assert!(page.contains("private network"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn https_is_spoken_and_certificates_are_checked() {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the usual versions")
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .expect("it fits");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("it listens").port();
    let sink = HookSink::named(&format!("https://localhost:{port}"));
    let taking = sink.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            if let Ok(stream) = acceptor.accept(stream).await {
                taking.serve(stream).await;
            }
        }
    });
    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).expect("a certificate");
    let body = || r#"{"content":"hello"}"#.to_owned();
    let trusting = Hooks::trusting(true, roots);
    trusting.post(&sink.url, "id", body()).await.expect("it is taken");
    assert_eq!(sink.take()[0].content(), "hello");
    let wary = Hooks::trusting(true, RootCertStore::empty()).post(&sink.url, "id", body()).await;
    assert!(matches!(wary, Err(Failure::Later(_))), "{wary:?}");
    assert!(sink.take().is_empty());
}
