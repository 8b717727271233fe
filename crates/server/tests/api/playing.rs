//! Decisions: made once, refused with their rule, taken back.

use serde_json::json;

use crate::api::support::{Server, legal};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_and_its_record_published() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "easy"], &json!({})).await;
    let mut decisions = 0;
    while let Some(seat) = bot.asked(&table).await {
        let running = bot.get(&format!("{table}/record")).await.fine();
        assert!(running["dice"]["secret"].is_null() && running["seen_by"] == json!([1]), "{running}");
        let actions = legal(&seat);
        let act = json!({"action": actions[decisions % actions.len()], "made": seat["made"]});
        let result = bot.post(&format!("{table}/act"), &act).await.fine();
        assert_eq!((&result["outcome"], &result["seat"]), (&json!("done"), &json!(1)));
        decisions += 1;
        assert_eq!(result["made"], decisions);
    }
    let record = server.stranger().get(&format!("{table}/record")).await;
    let record = orrery_core::Record::parse(&record.text).expect("it is a record");
    let title = server.app.titles.find("connect-four").expect("it is listed");
    title.replay(&record, None).expect("it can be replayed");
    assert_eq!(bot.get(&table).await.fine()["phase"], "over");
    let finished = server.stranger().get(&format!("{table}/view")).await.fine();
    assert_eq!((&finished["over"], &finished["seen_by"]), (&json!(true), &json!([1, 2])));
    assert!(finished["standing"]["columns"][0]["rank"].is_number());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_decision_sent_twice_is_one() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "me"], &json!({})).await;
    let act = format!("{table}/act");
    bot.post(&act, &json!({"action": "drop 1", "made": 0})).await.refused(409, "which-seat");
    let first = json!({"seat": 1, "action": "drop 1", "made": 0});
    assert_eq!(bot.post(&act, &first).await.fine()["outcome"], "done");
    let again = bot.post(&act, &first).await.fine();
    assert_eq!((&again["outcome"], &again["decisions"]), (&json!("already_done"), &json!(1)));
    let other = json!({"seat": 1, "action": "drop 2", "made": 0});
    let problem = bot.post(&act, &other).await.refused(409, "stale");
    assert_eq!(problem["made"], 1);
    bot.post(&act, &json!({"seat": 1, "action": "drop 2", "made": 7})).await.refused(409, "stale");
    // Many at once: one is made.
    let second = json!({"seat": 2, "action": "drop 2", "made": 0});
    let all = (0..8).map(|_| {
        let (bot, act, second) = (bot.clone(), act.clone(), second.clone());
        tokio::spawn(async move { bot.post(&act, &second).await.fine()["outcome"].clone() })
    });
    let mut done = 0;
    for sent in all.collect::<Vec<_>>() {
        done += usize::from(sent.await.expect("it is answered") == "done");
    }
    assert_eq!(done, 1);
    assert_eq!(bot.get(&format!("{table}/view")).await.fine()["decisions"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule_in_the_callers_language() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "me"], &json!({})).await;
    let act = format!("{table}/act");
    for step in 0..6 {
        let body = json!({"seat": 1 + step % 2, "action": "drop 1", "made": step / 2});
        bot.post(&act, &body).await.fine();
    }
    let body = json!({"seat": 1, "action": "drop 1", "made": 3});
    let english = bot.post(&act, &body).await.refused(422, "refused");
    let polish = bot.post(&format!("{act}?lang=pl"), &body).await.refused(422, "refused");
    let rule = english["rule"].as_str().expect("a rule");
    assert_eq!(english["rule"], polish["rule"]);
    assert_ne!(english["detail"], polish["detail"]);
    let line = bot.get(&format!("/games/connect-four/rules/{rule}")).await.fine();
    assert!(line["text"].is_string(), "the rule can be read: {line}");
    // The list of candidates says the same.
    let seat = bot.get(&format!("{table}/candidates?seat=1&lang=pl")).await.fine();
    let candidate =
        seat["candidates"].as_array().expect("a list").iter().find(|one| one["action"] == "drop 1");
    let candidate = candidate.expect("it is listed").clone();
    assert_eq!((&candidate["legal"], &candidate["rule"]), (&json!(false), &polish["rule"]));
    assert_eq!(candidate["reason"], polish["detail"]);
    assert!(seat["asked"]["rule"].is_string() && seat["made"] == 3, "{seat}");
    // Not one's turn, no action at all, not one's seat.
    let not_now = json!({"seat": 2, "action": "drop 2", "made": 3});
    assert!(bot.post(&act, &not_now).await.refused(422, "refused")["rule"].is_string());
    bot.post(&act, &json!({"seat": 1, "action": "fly away", "made": 3})).await.refused(422, "notation");
    bot.post(&act, &json!({"seat": 3, "action": "drop 1", "made": 3})).await.refused(403, "seat");
    let other = server.bot().await;
    other.post(&act, &json!({"action": "drop 2", "made": 3})).await.refused(403, "seat");
    other.get(&format!("{table}/candidates")).await.refused(403, "seat");
    assert_eq!(bot.get(&format!("{table}/view")).await.fine()["decisions"], 6, "nothing has changed");
}

/// A refusal says what would help, if anything does.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_comes_with_a_remedy() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let options = json!({"beginner": true, "mulligan": false, "first_player": 1});
    let table = bot.open("orion", &["me", "me"], &options).await;
    let mut remedies = 0;
    for _ in 0..60 {
        let Some(seat) = bot.asked(&table).await else { break };
        let refused =
            seat["candidates"].as_array().expect("a list").iter().filter(|one| one["legal"] == false);
        for one in refused.take(3) {
            let body = json!({"seat": seat["seat"], "action": one["action"], "made": seat["made"]});
            let problem = bot.post(&format!("{table}/act"), &body).await.refused(422, "refused");
            assert_eq!((&problem["rule"], &problem["detail"]), (&one["rule"], &one["reason"]));
            if let Some(action) = problem["remedy"]["action"].as_str() {
                assert!(problem["next"].as_str().is_some_and(|next| next.contains(action)), "{problem}");
                remedies += 1;
            }
        }
        if remedies > 0 {
            return;
        }
        let actions = legal(&seat);
        let body = json!({"seat": seat["seat"], "action": actions[0], "made": seat["made"]});
        bot.post(&format!("{table}/act"), &body).await.fine();
    }
    panic!("no refusal had a remedy");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_once() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "me"], &json!({})).await;
    let undo = format!("{table}/undo");
    bot.post(&undo, &json!({"seat": 1, "made": 0})).await.refused(409, "undo");
    bot.post(&format!("{table}/act"), &json!({"seat": 1, "action": "drop 4", "made": 0})).await.fine();
    let seat = bot.get(&format!("{table}/candidates?seat=1")).await.fine();
    assert_eq!((&seat["undo"], &seat["asked"]), (&json!(1), &serde_json::Value::Null));
    bot.post(&undo, &json!({"seat": 1, "made": 5})).await.refused(409, "stale");
    let back = bot.post(&undo, &json!({"seat": 1, "made": 1})).await.fine();
    assert_eq!((&back["made"], &back["decisions"], &back["outcome"]), (&json!(0), &json!(0), &json!("done")));
    let again = bot.post(&undo, &json!({"seat": 1, "made": 1})).await.fine();
    assert_eq!((&again["made"], &again["outcome"]), (&json!(0), &json!("already_done")));
    // Out of reach: somebody else has decided since.
    for (seat, column) in [(1, "drop 4"), (2, "drop 5")] {
        bot.post(&format!("{table}/act"), &json!({"seat": seat, "action": column, "made": 0})).await.fine();
    }
    bot.post(&undo, &json!({"seat": 1, "made": 1})).await.refused(409, "undo");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_not_taken_back() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "me"], &json!({})).await;
    for step in 0..7 {
        let body =
            json!({"seat": 1 + step % 2, "action": format!("drop {}", 1 + step % 2), "made": step / 2});
        bot.post(&format!("{table}/act"), &body).await.fine();
    }
    let record = bot.get(&format!("{table}/record")).await.fine();
    assert!(record["dice"]["secret"].is_string(), "everybody can read it now: {record}");
    let undo = format!("{table}/undo");
    let english = bot.post(&undo, &json!({"seat": 1, "made": 4})).await.refused(409, "undo");
    assert!(english["detail"].as_str().is_some_and(|detail| detail.contains("game is over")), "{english}");
    // Nor from the table as the store has it.
    server.app.tables.forget(&table["/tables/".len()..]);
    let polish = bot.post(&format!("{undo}?lang=pl"), &json!({"seat": 1, "made": 4})).await;
    let polish = polish.refused(409, "undo");
    assert!(polish["detail"].as_str().is_some_and(|detail| detail.contains("skończyła")), "{polish}");
    assert_eq!(bot.get(&format!("{table}/record")).await.fine(), record);
}
