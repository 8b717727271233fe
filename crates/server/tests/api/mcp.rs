//! Assistants: the tools of the Model Context Protocol over HTTP, without a client library.

use orrery_server::tokens::Scope;
use serde_json::{Value, json};

use crate::api::support::{Answer, Program, Server};

/// What a tool said, and whether it was a refusal.
struct Said {
    text: String,
    refused: bool,
    data: Value,
}

impl Program {
    async fn mcp(&self, method: &str, params: Value) -> Answer {
        let message = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
        let program = self.clone().with("accept", "application/json, text/event-stream");
        program.send("POST", "/mcp", Some(&message.to_string())).await
    }

    async fn result(&self, method: &str, params: Value) -> Value {
        let answer = self.mcp(method, params).await.fine();
        assert_eq!(answer["error"], Value::Null, "{answer}");
        answer["result"].clone()
    }

    async fn tool(&self, name: &str, arguments: Value) -> Said {
        let result = self.result("tools/call", json!({"name": name, "arguments": arguments})).await;
        let text = result["content"][0]["text"].as_str().expect("words").to_owned();
        assert!(!text.contains('⟨'), "words are missing: {text}");
        Said { text, refused: result["isError"] == true, data: result["structuredContent"].clone() }
    }

    /// What a tool says that refuses nothing.
    async fn said(&self, name: &str, arguments: Value) -> String {
        let said = self.tool(name, arguments).await;
        assert!(!said.refused, "{}", said.text);
        said.text
    }

    async fn refused(&self, name: &str, arguments: Value) -> String {
        let said = self.tool(name, arguments).await;
        assert!(said.refused, "{}", said.text);
        said.text
    }
}

/// The name of a table that was opened.
fn table_of(text: &str) -> String {
    let rest = text.strip_prefix("Table ").unwrap_or_else(|| panic!("no table: {text}"));
    rest.split(' ').next().expect("a name").to_owned()
}

/// The actions that can be answered.
fn actions(text: &str) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("  "));
    lines.filter_map(|line| line.split_once(": ")).map(|(action, _)| action.to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_without_asking_anything_twice() {
    let server = Server::start().await;
    let assistant = server.bot().await;
    let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}});
    let greeted = assistant.result("initialize", hello).await;
    assert!(greeted["instructions"].as_str().is_some_and(|text| text.contains("open_table")), "{greeted}");
    let games = assistant.tool("list_games", json!({})).await.data;
    assert!(games["games"].as_array().is_some_and(|games| games.iter().any(|game| game["id"] == "orion")));

    let mut said =
        assistant.said("open_table", json!({"game": "connect-four", "seats": ["me", "easy"]})).await;
    let table = table_of(&said);
    let mut made = 0;
    // Each answer has the next question with its answers: nothing else is asked.
    while !said.contains("The game is over.") {
        assert!(said.contains("You are asked (C4-"), "{said}");
        let actions = actions(&said);
        let action = &actions[made % actions.len()];
        said = assistant.said("act", json!({"table": table, "action": action, "made": made})).await;
        made += 1;
    }
    assert!(said.contains("\n1. ") && made > 3, "{said}");
    let after = assistant.refused("act", json!({"table": table, "action": "drop 1"})).await;
    assert!(after.starts_with("C4-"), "{after}");
    let mine = assistant.tool("list_tables", json!({})).await.data;
    assert_eq!((&mine["tables"][0]["id"], &mine["tables"][0]["phase"]), (&json!(table), &json!("over")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule_and_what_to_do_next() {
    let server = Server::start().await;
    let assistant = server.bot().await;
    let opened = assistant.said("open_table", json!({"game": "connect-four", "seats": ["me", "me"]})).await;
    let table = table_of(&opened);
    for step in 0..6 {
        let action = json!({"table": table, "seat": 1 + step % 2, "action": "drop 1"});
        assistant.said("act", action).await;
    }
    let full = json!({"table": table, "seat": 1, "action": "drop 1"});
    let refused = assistant.tool("act", full.clone()).await;
    assert!(refused.refused && refused.text.starts_with("C4-4: "), "{}", refused.text);
    assert!(refused.text.contains("Nothing has changed."), "{}", refused.text);
    assert_eq!(refused.data["rule"], "C4-4");
    let why = assistant.said("why_not", full).await;
    assert_eq!(why, refused.text, "asking why is no mistake, and has the same answer");
    let allowed = json!({"table": table, "seat": 1, "action": "drop 2"});
    assert!(assistant.said("why_not", allowed).await.contains("is allowed"));
    let all = assistant.said("options", json!({"table": table, "seat": 1, "all": true})).await;
    assert!(all.contains("drop 1: ") && all.contains("(not now, C4-4: "), "{all}");
    let rule = assistant.said("rules", json!({"game": "connect-four", "about": "C4-4"})).await;
    assert!(rule.starts_with("C4-4 "), "{rule}");

    for (tool, arguments, says) in [
        ("act", json!({"table": table, "action": "drop 2"}), "several seats"),
        ("act", json!({"table": table, "seat": 1, "action": "fly"}), "“options” writes it"),
        ("act", json!({"table": table, "seat": 1, "action": "drop 2", "made": 9}), "Look at the table"),
        ("act", json!({"table": table}), "schema of the tool"),
        ("look", json!({"table": "nowhere"}), "list_tables lists"),
        ("look", json!({"table": table, "sit": 1}), "schema of the tool"),
        ("open_table", json!({"game": "chess"}), "list_games lists"),
        ("open_table", json!({"game": "orion", "seats": ["easy", "easy"]}), "“me”"),
        ("rules", json!({"game": "orion", "about": "ORI-9999"}), "the last one is ORI-"),
        ("rules", json!({"game": "orion", "about": "xyzzy"}), "Try another word"),
        ("resign", json!({}), "tools/list"),
    ] {
        let refused = assistant.refused(tool, arguments).await;
        assert!(refused.contains(says), "{tool}: {refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_is_repeated_counts_once_and_the_last_is_taken_back() {
    let server = Server::start().await;
    let assistant = server.bot().await;
    let opened = assistant.said("open_table", json!({"game": "connect-four", "seats": ["me", "me"]})).await;
    let table = table_of(&opened);
    let act = json!({"table": table, "seat": 1, "action": "drop 3", "made": 0});
    let first = assistant.said("act", act.clone()).await;
    assert!(first.contains("- ") && !first.contains("(made): 0"), "{first}");
    assert_eq!(assistant.said("act", act.clone()).await, first, "whoever repeats a call is told the same");
    let view = assistant.tool("view", json!({"table": table, "seat": 1})).await.data;
    assert_eq!((&view["decisions"], &view["seats"][0]["made"]), (&json!(1), &json!(1)));
    let back = assistant.said("undo", json!({"table": table, "seat": 1, "made": 1})).await;
    assert!(back.contains("(made): 0"), "{back}");
    let again = assistant.refused("undo", json!({"table": table, "seat": 1})).await;
    assert!(again.contains("Nothing can be taken back") || again.contains("Go on"), "{again}");
}

/// What one seat is told does not depend on what it cannot know: the other's hand is a number.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_told_what_it_may_know() {
    let server = Server::start().await;
    let (one, other) = (server.bot().await, server.bot().await);
    let opened = one
        .tool("open_table", json!({"game": "orion", "seats": ["me", "open"], "options": {"beginner": true}}))
        .await;
    let table = opened.data["id"].as_str().expect("it waits, so it is shown as data").to_owned();
    assert!(one.refused("look", json!({"table": table})).await.contains("begin_table"));
    let joined = other.said("join_table", json!({"table": table})).await;
    assert!(joined.contains("seat 2"), "{joined}");
    for (program, own) in [(&one, 0), (&other, 1)] {
        let view = program.tool("view", json!({"table": table})).await.data;
        let hand = |seat: usize| view["view"]["players"][seat]["hand"]["cards"].as_array().map(Vec::len);
        assert!(hand(own) > Some(0) && hand(1 - own) == Some(0), "{view}");
        let text = program.said("look", json!({"table": table})).await;
        assert!(text.contains("Your hand: "), "{text}");
        program.refused("look", json!({"table": table, "seat": 2 - own})).await;
    }
    let stranger = server.bot().await;
    for tool in ["look", "view", "options", "hint", "wait", "undo"] {
        let refused = stranger.refused(tool, json!({"table": table})).await;
        assert!(refused.contains("join_table"), "{tool}: {refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_needed_and_its_scopes_count() {
    let server = Server::start().await;
    let refused = server.stranger().mcp("tools/list", json!({})).await.refused(401, "token");
    assert!(refused["next"].is_string());
    server.program(&[Scope::Chat]).await.mcp("tools/list", json!({})).await.refused(403, "scope");
    let reader = server.program(&[Scope::Read]).await;
    let tools = reader.result("tools/list", json!({})).await;
    assert_eq!(tools["tools"].as_array().map(Vec::len), Some(14));
    let refused = reader.refused("open_table", json!({"game": "orion"})).await;
    assert!(refused.contains("“host”"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_teacher_of_a_guided_game_speaks_and_hints_are_given() {
    let server = Server::start().await;
    let assistant = server.bot().await;
    let said = assistant.said("open_table", json!({"game": "orion", "guided": true})).await;
    assert!(said.contains("Teacher: Do this: discard 10 "), "{said}");
    let table = table_of(&said);
    let hint = assistant.said("hint", json!({"table": table})).await;
    let first = hint.split(' ').next().expect("a word");
    assert!(actions(&said).iter().any(|action| action.starts_with(first)), "{hint}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_guides_are_resources_in_both_languages() {
    let server = Server::start().await;
    let assistant = server.bot().await;
    let listed = assistant.result("resources/list", json!({})).await;
    let listed = listed["resources"].as_array().expect("a list").clone();
    assert!(listed.len() >= 5 * 2 * 3, "{}", listed.len());
    for resource in &listed {
        let read = assistant.result("resources/read", json!({"uri": resource["uri"]})).await;
        let text = read["contents"][0]["text"].as_str().expect("a text");
        let example = resource["uri"].as_str().is_some_and(|uri| uri.contains("connect-four/components"));
        assert!(example || text.len() > 100, "{resource}: {text}");
        assert!(!resource["title"].as_str().expect("a title").contains('⟨'), "{resource}");
    }
    let missing = assistant.mcp("resources/read", json!({"uri": "orrery://chess/rules/en"})).await;
    assert!(missing.text.contains("resources/list"), "{}", missing.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_assistant_is_answered_in_its_language() {
    let server = Server::start().await;
    let assistant = server.bot().await.with("accept-language", "pl");
    let said = assistant.said("open_table", json!({"game": "connect-four"})).await;
    assert!(said.starts_with("Stół ") && said.contains("Pytanie do ciebie (C4-"), "{said}");
    let tools = assistant.result("tools/list", json!({})).await;
    assert!(tools.to_string().contains("Podejmuje decyzję."), "{tools}");
}
