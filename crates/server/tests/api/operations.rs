//! Each operation, and what it says when it refuses.

use serde_json::{Value, json};

use crate::api::support::Server;

#[tokio::test(flavor = "multi_thread")]
async fn games_come_with_options_and_rules_in_both_languages() {
    let server = Server::start().await;
    let stranger = server.stranger();
    let games = stranger.get("/games").await.fine();
    let ids: Vec<_> =
        games.as_array().expect("a list").iter().map(|game| game["id"].as_str().unwrap()).collect();
    let known: Vec<_> = server.app.titles.iter().map(|title| title.id()).collect();
    assert_eq!(ids, known);
    for id in known {
        let english = stranger.get(&format!("/games/{id}")).await.fine();
        let polish = stranger.get(&format!("/games/{id}?lang=pl")).await.fine();
        assert_eq!(english["rule_prefix"], polish["rule_prefix"]);
        let title = server.app.titles.find(id).expect("it is listed");
        for setting in title.settings() {
            let schema = &english["options"]["properties"][setting.name];
            assert_eq!(schema["default"], setting.default, "{id}: {schema}");
            assert!(schema["title"].is_string(), "{id}: {schema}");
        }
        let rules =
            stranger.clone().with("accept-language", "pl").get(&format!("/games/{id}/rules")).await.fine();
        let rules = rules.as_array().expect("a list").clone();
        assert!(rules.len() > 3);
        let rule = rules[2]["rule"].as_str().expect("a number");
        let one = stranger.get(&format!("/games/{id}/rules/{rule}?lang=pl")).await.fine();
        assert_eq!(one, rules[2], "one rule is that of the list");
    }
    let orion = stranger.get("/games/orion").await.fine();
    let options = &orion["options"]["properties"];
    assert_eq!(options["rounds"]["maximum"], 8);
    assert_eq!(options["beginner"]["type"], "boolean");
    assert_eq!(options["races"]["oneOf"][0]["const"], "choose");
    assert_eq!(options["attack_limit"]["oneOf"][1]["type"], "integer");
    stranger.get("/").await.refused(404, "not-found");
    stranger.get("/games/chess").await.refused(404, "not-found");
    stranger.get("/games/orion/rules/ORI-9999").await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_joined_left_and_begun() {
    let server = Server::start().await;
    let (host, friend) = (server.bot().await, server.bot().await);
    let wanted =
        json!({"game": "smugglers", "seats": ["me", "open", "friend"], "listed": true, "name": "Ola"});
    let table = host.post("/tables", &wanted).await;
    assert_eq!(table.status, 201);
    let table = table.fine();
    assert_eq!(
        (&table["phase"], &table["hosted"], &table["seats"][0]["name"]),
        (&json!("waiting"), &json!(true), &json!("Ola"))
    );
    assert!(!table.to_string().contains("secret"), "{table}");
    let at = format!("/tables/{}", table["id"].as_str().expect("a name"));
    let listed = friend.get("/tables").await.fine();
    assert_eq!(listed["tables"][0]["id"], table["id"]);
    assert_eq!(friend.get("/tables?list=mine").await.fine()["tables"], json!([]));
    assert_eq!(host.get("/tables?list=mine&page=2").await.fine()["tables"], json!([]));

    host.get(&format!("{at}/view")).await.refused(409, "not-begun");
    host.post(&format!("{at}/chat"), &json!({"text": "hello"})).await.refused(409, "not-begun");
    friend.post(&format!("{at}/begin"), &json!({})).await.refused(403, "forbidden");
    friend.post(&format!("{at}/seats/3/take"), &json!({})).await.refused(409, "conflict");
    friend.post(&format!("{at}/seats/9/take"), &json!({})).await.refused(404, "not-found");
    friend.post(&format!("{at}/seats/0/take"), &json!({})).await.refused(404, "not-found");
    let sat = friend.post(&format!("{at}/seats/2/take"), &json!({"name": "Jan"})).await.fine();
    assert_eq!((&sat["seats"][1]["name"], &sat["seats"][1]["yours"]), (&json!("Jan"), &json!(true)));
    let again = friend.post(&format!("{at}/seats/2/take"), &json!({"name": "Jan"})).await.fine();
    assert_eq!(again, sat, "sent twice, done once");
    host.post(&format!("{at}/seats/2/remove"), &json!({"name": "Ewa"})).await.refused(409, "conflict");
    let removed = host.post(&format!("{at}/seats/2/remove"), &json!({"name": "Jan"})).await.fine();
    assert_eq!(removed["seats"][1]["holder"], "open");
    friend.post(&format!("{at}/seats/2/take"), &json!({"name": "Jan"})).await.fine();
    host.send("POST", &format!("/api/v1{at}/seats/2/leave"), None).await.refused(403, "forbidden");
    let left = friend.send("POST", &format!("/api/v1{at}/seats/2/leave"), None).await.fine();
    assert_eq!(left["seats"][1]["holder"], "open");
    let bot = host.post(&format!("{at}/seats/2/bot"), &json!({"level": "easy"})).await.fine();
    assert_eq!((&bot["seats"][1]["bot"], &bot["phase"]), (&json!("easy"), &json!("waiting")));
    let begun = host.post(&format!("{at}/begin"), &json!({})).await.fine();
    assert_eq!((&begun["phase"], &begun["seats"][2]["bot"]), (&json!("running"), &json!("normal")));
    host.send("POST", &format!("/api/v1{at}/cancel"), None).await.refused(409, "conflict");
    assert_eq!(friend.get(&format!("{at}/seats")).await.fine().as_array().map(Vec::len), Some(3));

    let other = host.open("smugglers", &["me", "open", "open"], &json!({})).await;
    let gone = host.send("POST", &format!("/api/v1{other}/cancel"), None).await.fine();
    assert_eq!(gone["phase"], "abandoned");
    host.get(&format!("{other}/view")).await.refused(409, "conflict");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_opened_says_why() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let seats = json!(["me", "easy"]);
    for (body, status, code, says) in [
        (json!({"game": "chess", "seats": seats}), 422, "unfit", "no such game"),
        (json!({"game": "orion", "seats": ["me"]}), 422, "unfit", "2 to 4 players"),
        (json!({"game": "orion", "seats": []}), 400, "bad", "seats"),
        (json!({"game": "orion", "seats": vec!["me"; 258]}), 400, "bad", "seats"),
        (json!({"game": "orion", "seats": ["somebody"]}), 400, "bad", "somebody"),
        (json!({"game": "orion", "seats": seats, "options": {"rounds": 99}}), 422, "unfit", "does not fit"),
        (json!({"game": "orion", "seats": seats, "options": {"round": 3}}), 422, "unfit", "round"),
        (
            json!({"game": "orion", "seats": seats, "options": {"first_player": 4}}),
            422,
            "unfit",
            "does not fit",
        ),
        (json!({"game": "orion", "seats": seats, "name": "x".repeat(25)}), 422, "unfit", "too long"),
        (json!({"game": "orion", "seats": seats, "nam": "x"}), 400, "bad", "nam"),
        (json!({"game": "orion", "seats": seats, "options": []}), 400, "bad", "options"),
    ] {
        let problem = bot.post("/tables", &body).await.refused(status, code);
        assert!(problem["detail"].as_str().is_some_and(|detail| detail.contains(says)), "{body}: {problem}");
    }
    assert_eq!(bot.get("/tables?list=mine").await.fine()["tables"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused_in_the_callers_language() {
    let server = Server::start().await;
    let bot = server.bot().await;
    for (path, status, code) in [
        ("/games?lang=de", 400, "bad"),
        ("/games?colour=red", 400, "bad"),
        ("/tables?page=0", 400, "bad"),
        ("/tables?page=1001", 400, "bad"),
        ("/tables?list=all", 400, "bad"),
        ("/tables/none", 404, "not-found"),
        ("/tables/none/view?seat=0", 400, "bad"),
        ("/tables/none/view?candidates=maybe", 400, "bad"),
        ("/tables/none/chat?limit=0", 400, "bad"),
        ("/tables/none/chat", 404, "not-found"),
        ("/tables/none/live", 404, "not-found"),
        ("/tables/%ff", 404, "not-found"),
        ("/nowhere", 404, "not-found"),
    ] {
        let english = bot.get(path).await.refused(status, code);
        let polish = bot.clone().with("accept-language", "pl,en;q=0.5").get(path).await;
        assert_eq!(polish.header("content-language"), Some("pl"));
        let polish = polish.refused(status, code);
        for part in ["title", "next"] {
            assert_ne!(english[part], polish[part], "{path}: {part}");
        }
    }
    let said =
        bot.clone().with("accept-language", "en").get("/tables/none?lang=pl").await.refused(404, "not-found");
    assert_eq!(said["title"], "Tu niczego nie ma", "what the address says counts more");
    let method = bot.send("DELETE", "/api/v1/games", None).await;
    method.refused(405, "method");
    assert!(method.header("allow").is_some_and(|allow| allow.contains("GET")));
    bot.clone().with("content-type", "text/plain").post("/tables", &json!({})).await.refused(415, "media");
    bot.send("POST", "/api/v1/tables", Some("{\"game\":")).await.refused(400, "bad");
    let long = json!({"game": "x".repeat(70_000), "seats": ["me"]});
    bot.post("/tables", &long).await.refused(413, "large");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_programs_read_each_others_chat() {
    let server = Server::start().await;
    let (bot, stranger) = (server.bot().await, server.stranger());
    let table = bot.open("connect-four", &["me", "easy"], &json!({})).await;
    let chat = format!("{table}/chat");
    for text in ["hello", "  what a table  "] {
        assert_eq!(bot.post(&chat, &json!({"text": text})).await.status, 204);
    }
    let watcher = server.bot().await;
    assert_eq!(watcher.post(&chat, &json!({"text": "good luck"})).await.status, 204);
    let lines = stranger.get(&chat).await.fine();
    let said: Vec<_> =
        lines.as_array().expect("a list").iter().map(|line| (&line["text"], &line["seat"])).collect();
    assert_eq!(
        said,
        [
            (&json!("hello"), &json!(1)),
            (&json!("what a table"), &json!(1)),
            (&json!("good luck"), &Value::Null)
        ]
    );
    let later = stranger.get(&format!("{chat}?after=1&limit=1")).await.fine();
    assert_eq!((later.as_array().map(Vec::len), &later[0]["number"]), (Some(1), &json!(2)));
    for text in ["", "  ", "a\nb", &"x".repeat(501)] {
        bot.post(&chat, &json!({"text": text})).await.refused(422, "unfit");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_and_the_page_describe_the_same() {
    let server = Server::start().await;
    let reader = server.stranger().with("accept", "text/html");
    let document = reader.send("GET", "/api/openapi.json?lang=pl", None).await.fine();
    assert!(document["info"]["description"].as_str().is_some_and(|text| text.contains("przeglądarce")));
    let page = reader.with("accept-language", "pl").send("GET", "/api", None).await;
    assert_eq!(page.status, 200);
    for (path, item) in document["paths"].as_object().expect("paths") {
        assert!(page.text.contains(path), "{path}");
        for operation in item.as_object().expect("operations").values() {
            let summary = operation["summary"].as_str().expect("words");
            assert!(page.text.contains(summary), "{summary}");
        }
    }
    for code in orrery_server::api::CODES {
        assert!(page.text.contains(&format!("id=\"{code}\"")), "problems lead to {code}");
    }
    let tool = server.stranger().with("accept", "application/json").send("GET", "/api", None).await;
    assert_eq!(tool.fine()["openapi"], "3.1.0", "for tools the document is at the same address");
    let health = server.stranger().get("/health").await.fine();
    assert_eq!(health["status"], "ok");
}
