//! Whose token, and what it may do.

use orrery_server::config::Rates;
use orrery_server::tokens::Scope;
use serde_json::json;

use crate::api::support::{Server, raw};
use crate::common::config;

/// Every operation of the document asks for the scope that the document names, and for nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn every_operation_wants_the_scope_that_the_document_names() {
    let server = Server::start().await;
    let document = server.stranger().send("GET", "/api/openapi.json", None).await.fine();
    let account = server.account().await;
    let mut closed = 0;
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let needs =
                operation["security"].as_array().unwrap_or_else(|| panic!("{method} {path} says nothing"));
            let open = needs.iter().any(|need| need == &json!({}));
            let scope = needs.iter().find_map(|need| need["token"][0].as_str()).expect("a scope");
            let scope = Scope::named(scope).expect("a scope that there is");
            let address = path.replace("{game}", "orion").replace("{rule}", "ORI-1").replace("{seat}", "1");
            let address = address.replace("{table}", "none");
            let method = method.to_uppercase();
            let body = (method == "POST").then_some("{}");
            let without = server.stranger().send(&method, &address, body).await;
            if open {
                assert_ne!(without.status, 401, "{method} {path}");
            } else {
                without.refused(401, "token");
                assert_eq!(without.header("www-authenticate"), Some("Bearer realm=\"Orrery\""));
                closed += 1;
            }
            let others: Vec<_> = Scope::ALL.into_iter().filter(|other| *other != scope).collect();
            let other = server.program_of(&account, &others).await;
            let problem = other.send(&method, &address, body).await.refused(403, "scope");
            assert!(problem["detail"].as_str().expect("words").contains(scope.name()), "{problem}");
            let right = server.program_of(&account, &[scope]).await.send(&method, &address, body).await;
            assert!(right.status != 401 && right.status != 403, "{method} {path}: {}", right.text);
            server.app.store.delete_tokens_of(&account).await.expect("they go");
        }
    }
    assert!(closed > 8, "{closed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_token_of_ours_is_refused_everywhere() {
    let server = Server::start().await;
    let good = server.bot().await.token.expect("a token");
    for header in
        ["Bearer", "Bearer ", "Basic abc", "orrery_x", "Bearer orrery_x", &format!("Bearer {good}x")]
    {
        // Also where a stranger may read: a program that brings a token means to be somebody.
        let program = server.stranger().with("authorization", header);
        program.get("/games").await.refused(401, "token");
    }
    let program = server.stranger().with("authorization", &format!("bearer {good}"));
    assert_eq!(program.get("/me").await.fine()["scopes"], json!(["read", "play", "host", "chat"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_token_is_worth_nothing() {
    let server = Server::start().await;
    let bot = server.bot().await;
    bot.get("/me").await.fine();
    let kept = server.app.store.tokens_of(&bot.account).await.expect("it reads");
    assert!(kept[0].used_at.is_some(), "its use is noted");
    let token = bot.token.clone().expect("a token");
    assert!(!format!("{kept:?}").contains(&token[7..33]), "only its hash is kept");
    server.app.store.delete_token(&bot.account, &kept[0].id).await.expect("it goes");
    bot.get("/me").await.refused(401, "token");
    bot.get("/games").await.refused(401, "token");
}

/// A page of somebody else can send a browser's cookies, but no token.
#[tokio::test(flavor = "multi_thread")]
async fn cookies_change_nothing() {
    let server = Server::start().await;
    let account = server.account().await;
    let sealed = crate::common::signed_in(&server.app, &account).await;
    let secret = server.app.key.opened("session", &sealed).expect("it is ours").to_owned();
    let browser = server.stranger().with("cookie", &format!("orrery={sealed}"));
    let open = json!({"game": "connect-four", "seats": ["me", "easy"]});
    browser.post("/tables", &open).await.refused(401, "token");
    browser.get("/me").await.refused(401, "token");
    browser.get("/tables?list=mine").await.refused(401, "token");
    // Nor with what a form of ours would bring.
    let csrf = orrery_server::guard::csrf_for(&secret, &server.app);
    browser.with("x-csrf", &csrf).post("/tables", &open).await.refused(401, "token");
    assert_eq!(server.app.store.tables_of(&account, 9).await.expect("it reads").len(), 0);
}

/// The forms of the account page: made, shown once, used, revoked.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_makes_a_token_and_takes_it_back() {
    let server = Server::start().await;
    let page = raw(
        &server.address,
        &format!(
            "GET /account HTTP/1.1\r\nhost: {}\r\nconnection: close\r\naccept: text/html\r\n\r\n",
            server.address
        ),
    )
    .await;
    let mut cookies = cookie_of(&page);
    let field = |text: &str, before: &str| {
        text.split_once(before).and_then(|(_, rest)| rest.split('"').next()).map(str::to_owned)
    };
    let csrf = field(&page.text, "name=\"csrf\" value=\"").expect("a form");
    let send = async |path: &str, cookies: &str, body: String| {
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\naccept: text/html\r\ncookie: {cookies}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n",
            server.address,
            body.len()
        );
        raw(&server.address, &(head + &body)).await
    };
    for (body, says) in [("name=&scope=read", "needs a name"), ("name=bot", "at least one box")] {
        let refused = send("/account/tokens", &cookies, format!("csrf={csrf}&{body}")).await;
        assert!(refused.status == 422 && refused.text.contains(says), "{}", refused.text);
        if !cookie_of(&refused).is_empty() {
            cookies = cookie_of(&refused);
        }
    }
    let body = format!("csrf={csrf}&name=my+bot&scope=read&scope=play");
    let made = send("/account/tokens", &cookies, body).await;
    assert_eq!(made.status, 200, "{}", made.text);
    let cookies = format!("{cookies}; {}", cookie_of(&made));
    let token = field(&made.text, "id=\"made-token\" readonly value=\"").expect("it is shown");
    let program = server.stranger().with("authorization", &format!("Bearer {token}"));
    let me = program.get("/me").await.fine();
    assert_eq!(me, json!({"name": null, "token": "my bot", "scopes": ["read", "play"]}));
    let get = format!(
        "GET /account HTTP/1.1\r\nhost: {}\r\nconnection: close\r\naccept: text/html\r\ncookie: {cookies}\r\n\r\n",
        server.address
    );
    let page = raw(&server.address, &get).await;
    assert!(page.text.contains("my bot") && !page.text.contains(&token), "it is shown once");
    let id = field(&page.text, "name=\"token\" value=\"").expect("it can be revoked");
    let csrf = field(&page.text, "name=\"csrf\" value=\"").expect("a form");
    let revoked = send("/account/tokens/revoke", &cookies, format!("csrf={csrf}&token={id}")).await;
    assert_eq!((revoked.status, revoked.header("location")), (303, Some("/account#tokens")));
    program.get("/me").await.refused(401, "token");
}

fn cookie_of(answer: &crate::api::support::Answer) -> String {
    let set = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
    let pairs: Vec<_> = set.filter_map(|(_, value)| value.split(';').next()).collect();
    pairs.join("; ")
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_are_limited_as_forms_are() {
    let rates = Rates { posts_per_minute: 8, ..config().rates };
    let server = Server::with(orrery_server::config::Config { rates, ..config() }).await;
    let bot = server.bot().await;
    let body = json!({"text": "hello"});
    let mut last = bot.post("/tables/none/chat", &body).await;
    for _ in 0..9 {
        last = bot.post("/tables/none/chat", &body).await;
    }
    last.refused(429, "too-many");
    assert!(last.header("retry-after").is_some_and(|seconds| seconds.parse::<u32>().is_ok()));
    assert_eq!(bot.get("/games").await.status, 200, "reading goes on");
}
