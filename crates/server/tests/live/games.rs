//! Whole games, and everything that happens at a table on the way.

use std::time::Duration;

use orrery_store::{Holder, Phase};
use orrery_web::fingerprint::fingerprint;
use serde_json::json;

use crate::live::support::{Both, Player, Server, Sits, play};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game() {
    let server = Server::start().await;
    let Both { table, ola, mut one, mut two, .. } = server.two_at("orion", json!({"rounds": 2})).await;
    play(&mut [&mut one, &mut two], 10_000, 1).await;
    two.hear_until(|player| player.over).await;
    assert_eq!(one.log, two.log, "when it is over, everybody is told everything");
    assert_eq!(one.regions["standing"], two.regions["standing"]);

    let (status, page) = server.page(&format!("/t/{table}/review"), Some(&ola)).await;
    assert_eq!(status, 200);
    assert!(page.contains("Verified"), "the dice are verified");
    let count = server.decisions(&table).await;
    for step in [0, 1, count / 2, count, count + 5] {
        for view in ["all", "none", "0", "1", "7"] {
            let (status, page) = server.page(&format!("/t/{table}/step/{step}?view={view}"), None).await;
            assert_eq!(status, 200, "step {step} seen by {view}");
            assert!(!page.contains('⟨'), "no text is missing");
        }
    }
    let (status, record) = server.page(&format!("/t/{table}/record.json"), None).await;
    assert!(status == 200 && record.contains("\"secret\""), "the whole record opens with the end");
}

/// Where somebody is led who wants to play again.
async fn rematch(player: &mut Player) -> String {
    player.send(&json!({"t": "rematch"})).await;
    loop {
        let message = player.hear().await.expect("the server is there");
        assert_ne!(message["t"], "note", "{message}");
        if message["t"] == "go" {
            return message["to"].as_str().expect("an address").trim_start_matches("/t/").to_owned();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_begins_once_the_others_have_come() {
    let server = Server::start().await;
    let Both { table, ola, jan, mut one, mut two } = server.two_at("connect-four", json!({})).await;
    play(&mut [&mut one, &mut two], 100, 3).await;
    two.hear_until(|player| player.over).await;
    let again = rematch(&mut one).await;
    let seated = server.app.store.table(&again).await.expect("it reads").expect("it is there");
    assert_eq!(seated.table.phase, Phase::Waiting, "nobody is seated without being asked");
    assert_eq!(seated.seats[0].holder.account(), Some(ola.account.as_str()));
    assert_eq!(seated.seats[1].holder, Holder::Invited);

    // The other is told, also after the server was started again, and is led to the same table.
    two.hear_until(|player| player.regions["prompt"].contains("wants to play again")).await;
    assert!(!one.regions["prompt"].contains("wants to play again"), "who invites is not invited");
    let server = server.restart_after(Duration::ZERO).await;
    let mut two = server.join(&table, Some(&jan)).await;
    assert!(two.regions["prompt"].contains("wants to play again"), "{}", two.regions["prompt"]);
    assert_eq!(rematch(&mut two).await, again);
    let seated = server.app.store.table(&again).await.expect("it reads").expect("it is there");
    assert_eq!(seated.table.phase, Phase::Running);
    assert_eq!(seated.seats[1].holder.account(), Some(jan.account.as_str()));
    let mut one = server.join(&table, Some(&ola)).await;
    assert_eq!(rematch(&mut one).await, again, "there is one rematch");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_by_themselves() {
    let server = Server::start().await;
    let ola = server.person().await;
    let seats = [Sits::Person(&ola), Sits::Bot("easy"), Sits::Bot("greedy")];
    let table = server.table("orion", json!({"rounds": 1}), &seats).await;
    let mut one = server.join(&table, Some(&ola)).await;
    play(&mut [&mut one], 10_000, 2).await;
    one.hear_until(|player| player.over).await;
    assert!(one.regions["prompt"].contains("/review"));
    assert_eq!(
        one.regions["prompt"].matches("class=\"rank\"").count(),
        3,
        "everybody's score is told with the end"
    );
    let (own, heading) = ("class=\"by seat-0\"", "class=\"by heading\"");
    for part in [own, heading] {
        assert!(one.log.iter().any(|line| line.contains(part)), "{part}: {:?}", one.log);
    }
    let again = "/games/orion/open?seat-0=me&amp;seat-1=easy&amp;seat-2=greedy&amp;";
    assert!(one.regions["prompt"].contains(again), "{}", one.regions["prompt"]);
    assert!(one.regions["prompt"].contains("option-rounds=1"), "{}", one.regions["prompt"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_seen_at_a_glance() {
    let server = Server::start().await;
    let ola = server.person().await;
    let seats = [Sits::Person(&ola), Sits::Bot("easy"), Sits::Bot("easy")];
    let table = server.table("orion", json!({"rounds": 1}), &seats).await;
    let one = server.join(&table, Some(&ola)).await;
    let glances = &one.regions["glances"];
    for seat in 0..3 {
        assert!(glances.contains(&format!("data-seat-area=\"{seat}\"")), "{glances}");
    }
    assert_eq!(glances.matches("glance seat-0 mine").count(), 1, "{glances}");
    assert_eq!(glances.matches("class=\"signs\"").count(), 3, "{glances}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_double_click_is_one_move() {
    let server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let mut one = server.join(&table, Some(&ola)).await;
    one.act("drop 4").await;
    one.act("drop 4").await;
    one.hear_until(|player| player.made == 1).await;
    let _ = one.silent_for(Duration::from_millis(200)).await;
    assert_eq!(server.decisions(&table).await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_tabs_make_one_move_and_show_the_same() {
    let server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let mut tab = server.join(&table, Some(&ola)).await;
    let mut other_tab = server.join(&table, Some(&ola)).await;
    tab.act("drop 1").await;
    other_tab.act("drop 2").await;
    tab.hear_until(|player| player.made == 1).await;
    other_tab.hear_until(|player| player.made == 1).await;
    let _ = tab.silent_for(Duration::from_millis(200)).await;
    let _ = other_tab.silent_for(Duration::from_millis(200)).await;
    assert_eq!(server.decisions(&table).await, 1);
    assert_eq!(tab.regions["board"], other_tab.regions["board"]);
    // Whoever was late is told so.
    let late = [&tab, &other_tab].into_iter().filter(|tab| tab.bytes.iter().any(|b| b.contains("\"note\"")));
    assert_eq!(late.count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stale_page_changes_nothing() {
    let server = Server::start().await;
    let Both { table, mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    play(&mut [&mut one, &mut two], 4, 3).await;
    let told = one.ask(&json!({"t": "act", "action": "drop 7", "made": 0})).await;
    assert!(told.contains("moved on"), "{told}");
    let told = one.ask(&json!({"t": "act", "action": "drop 7", "made": 99})).await;
    assert!(told.contains("moved on"), "{told}");
    assert_eq!(server.decisions(&table).await, 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_comes_back_finds_the_same_table() {
    let server = Server::start().await;
    let Both { table, ola, mut one, mut two, .. } = server.two_at("orion", json!({"rounds": 2})).await;
    play(&mut [&mut one, &mut two], 25, 4).await;
    while !one.silent_for(Duration::from_millis(150)).await {}
    let (regions, log) = (one.regions.clone(), one.log.clone());
    drop((one, two));
    // As if the server had been started anew.
    server.app.tables.forget(&table);
    let mut again = server.join(&table, Some(&ola)).await;
    while !again.silent_for(Duration::from_millis(150)).await {}
    for id in ["prompt", "board", "hand", "standing", "seat-0", "seat-1", "words", "tools"] {
        assert_eq!(again.regions[id], regions[id], "{id}");
    }
    assert_eq!(again.log, log);

    // A page that shows everything already is sent nothing again.
    let mut known = server.connect(&table, Some(&ola)).await;
    let fingerprints: std::collections::BTreeMap<_, _> =
        again.regions.iter().map(|(id, html)| (id.clone(), fingerprint(html))).collect();
    let last = again.log.last().map(fingerprint);
    known.send(&json!({"t": "hello", "fingerprints": fingerprints, "log": again.log.len(), "last": last, "chat": 0, "words": true})).await;
    let shown = known.hear_show().await;
    assert!(shown["log"].is_null(), "{shown}");
    let sent: Vec<_> = shown["regions"].as_object().expect("regions").keys().cloned().collect();
    assert!(sent.iter().all(|id| id.starts_with("who-")), "only who is there may have changed: {sent:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_taken_back_is_gone_for_everybody_and_for_good() {
    let server = Server::start().await;
    let options = json!({"races": "all_humans", "mulligan": false});
    let Both { table, ola, jan, mut one, mut two } = server.two_at("orion", options).await;
    let (first, other) = if one.asked { (&mut one, &mut two) } else { (&mut two, &mut one) };
    let before = first.regions["board"].clone();
    let made = first.made;
    first.act("trade food production").await;
    first.hear_until(|player| player.made > made).await;
    assert!(first.regions["tools"].contains("data-undo"), "{}", first.regions["tools"]);
    let made = first.made;
    first.send(&json!({"t": "undo", "made": made})).await;
    first.send(&json!({"t": "undo", "made": made})).await;
    first.hear_until(|player| player.made < made).await;
    assert_eq!(first.regions["board"], before);
    assert!(!other.silent_for(Duration::from_millis(300)).await, "the other one is told");
    assert_eq!(server.decisions(&table).await, made as usize - 1);
    // Something else instead: whoever followed has the same log as whoever comes now.
    first.act("research").await;
    first.hear_until(|player| player.made >= made).await;
    while !other.silent_for(Duration::from_millis(150)).await {}
    for (player, person) in [(&one, &ola), (&two, &jan)] {
        assert_eq!(player.log, server.join(&table, Some(person)).await.log);
    }
    let kept = server.decisions(&table).await;
    server.app.tables.forget(&table);
    assert_eq!(server.decisions(&table).await, kept, "for good");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn why_not_names_the_rule_and_what_would_help() {
    let server = Server::start().await;
    let options = json!({"races": "all_humans", "mulligan": false});
    let Both { mut one, mut two, .. } = server.two_at("orion", options).await;
    // With a lucky first hand everything can be done; it does not last.
    let refuses =
        |player: &crate::live::support::Player| player.asked && player.regions["prompt"].contains("data-why");
    for seed in 0..200 {
        if refuses(&one) || refuses(&two) {
            break;
        }
        play(&mut [&mut one, &mut two], 1, seed).await;
    }
    let first = if refuses(&one) { &mut one } else { &mut two };
    let why = first.regions["prompt"].split(" data-why=\"").skip(1);
    let refused: Vec<_> = why.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect();
    assert!(!refused.is_empty(), "something is refused");
    let mut remedies = 0;
    for action in &refused {
        let told = first.ask(&json!({"t": "why", "action": action})).await;
        assert!(told.contains("data-rule=\"ORI-"), "{action}: {told}");
        remedies += usize::from(told.contains("remedy"));
    }
    let told = first.ask(&json!({"t": "rule", "rule": "ORI-53"})).await;
    assert!(told.contains("ORI-53") && told.contains("/games/orion/rules#ORI-53"), "{told}");
    let told = first.ask(&json!({"t": "hint"})).await;
    assert!(told.matches("data-action").count() >= 2, "the best options: {told}");
    println!("{remedies} remedies for {} refusals", refused.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_hot_seat_a_curtain_falls_between_hands() {
    let server = Server::start().await;
    let ola = server.person().await;
    let options = json!({"races": "all_humans", "mulligan": false});
    let table = server.table("orion", options, &[Sits::Person(&ola), Sits::Person(&ola)]).await;
    let mut both = server.join(&table, Some(&ola)).await;
    assert!(both.regions["prompt"].contains("data-look"), "{}", both.regions["prompt"]);
    assert!(both.actions().is_empty() && !both.asked);
    let seat = i32::from(!both.regions["prompt"].contains("data-look=\"0\""));
    let hidden = both.regions["hand"].clone();
    both.send(&json!({"t": "look", "seat": seat})).await;
    both.hear_until(|player| player.asked).await;
    assert_ne!(both.regions["hand"], hidden, "the hand is open");
    both.act("research").await;
    both.hear_until(|player| !player.asked).await;
    assert!(
        both.regions["prompt"].contains(&format!("data-look=\"{}\"", 1 - seat)),
        "the other one is called"
    );
    assert_eq!(both.regions["hand"], hidden, "the curtain has fallen");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_talk_and_what_they_say_is_only_text() {
    let server = Server::start().await;
    let Both { table, jan, mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    one.send(&json!({"t": "say", "text": "<script>alert(1)</script> & hello"})).await;
    loop {
        let shown = two.hear_show().await;
        if let Some(lines) = shown["chat"].as_array() {
            let line = lines[0].as_str().expect("HTML");
            assert!(line.contains("&lt;script&gt;") && !line.contains("<script"), "{line}");
            break;
        }
    }
    for bad in ["", "   ", &"x".repeat(501), "a\u{7}b"] {
        let told = one.ask(&json!({"t": "say", "text": bad})).await;
        assert!(told.contains("500"), "{told}");
    }
    let (_, page) = server.page(&format!("/t/{table}"), Some(&jan)).await;
    assert!(page.contains("&lt;script&gt;alert(1)"), "it is still there later");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_in_words_is_sent_while_it_is_open() {
    let server = Server::start().await;
    let Both { mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    one.send(&json!({"t": "words", "on": false})).await;
    let closed = one.regions["words"].clone();
    play(&mut [&mut one, &mut two], 2, 8).await;
    while !one.silent_for(Duration::from_millis(150)).await {}
    while !two.silent_for(Duration::from_millis(150)).await {}
    assert_eq!(one.regions["words"], closed);
    assert_ne!(two.regions["words"], closed);
    one.send(&json!({"t": "words", "on": true})).await;
    one.hear_show().await;
    assert_eq!(one.regions["words"], two.regions["words"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_is_not_taken_back() {
    let server = Server::start().await;
    let Both { table, mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    for step in 0..7 {
        let (player, action) = if step % 2 == 0 { (&mut one, "drop 1") } else { (&mut two, "drop 2") };
        player.hear_until(|player| player.asked).await;
        // The page says beforehand that the last disc cannot be taken back.
        let button = player.regions["prompt"].split(&format!("data-action=\"{action}\"")).nth(1);
        let button = button.and_then(|rest| rest.split('>').next()).expect("it is offered");
        assert_eq!(button.contains("data-final"), step == 6, "{button}");
        player.act(action).await;
        player.hear_until(|player| !player.asked).await;
    }
    one.hear_until(|player| player.over).await;
    assert!(!one.regions["tools"].contains("data-undo"), "{}", one.regions["tools"]);
    let made = one.made;
    let said = one.ask(&json!({"t": "undo", "made": made})).await;
    assert!(said.contains("The game is over"), "{said}");
    assert_eq!(server.decisions(&table).await, 7);
}
