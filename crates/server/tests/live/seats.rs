//! Clocks, seats that are handed over, votes. Time passes only when a test says so.

use std::time::Duration;

use orrery_core::Seat;
use orrery_server::clock::{Allowance, AtZero, Clock, Window};
use orrery_store::{EntryKind, Phase};
use serde_json::json;

use crate::live::secrets::nothing_new;
use crate::live::support::{Both, Player, Server, Sits, play};

const HOUR: Duration = Duration::from_hours(1);

pub fn per_move(at_zero: AtZero) -> Clock {
    let allowance = Allowance::Move { seconds: 3600 };
    Clock { allowance, window: None, at_zero, level: "random".to_owned() }
}

fn affairs(player: &Player) -> &str {
    player.regions.get("affairs").map_or("", String::as_str)
}

fn who(player: &Player, seat: usize) -> &str {
    &player.regions[&format!("who-{seat}")]
}

/// Hears everything that is on its way.
async fn quiet(player: &mut Player) {
    while !player.silent_for(Duration::from_millis(120)).await {}
}

/// What the record of the table tells beside its moves.
pub async fn notes(server: &Server, table: &str) -> Vec<String> {
    let loaded = server.app.store.load(table).await.expect("it reads").expect("it is there");
    let notes = loaded.entries.into_iter().filter(|entry| entry.kind == EntryKind::Note);
    notes.map(|entry| format!("{} {}", entry.seat, entry.action)).collect()
}

/// One person plays to the end; whenever it is the turn of nobody who plays, an hour passes.
async fn play_while_time_passes(server: &mut Server, player: &mut Player) -> usize {
    let (mut chance, mut hours) = (orrery_core::Chance::sampled(7), 0);
    while !player.over {
        let actions = player.actions();
        if player.asked && !actions.is_empty() {
            let before = player.made;
            player.act(&actions[chance.pick(actions.len())]).await;
            player.hear_until(|player| player.made > before || player.over).await;
        } else if player.silent_for(Duration::from_millis(80)).await {
            server.pass(HOUR);
            hours += 1;
            assert!(hours < 500, "it never ends: {}", player.regions["prompt"]);
        }
    }
    hours
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_zero_a_bot_takes_over_and_the_game_ends_without_its_owner() {
    let mut server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let table = server.table_with("orion", json!({"rounds": 1}), &seats, per_move(AtZero::Bot)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    let hours = play_while_time_passes(&mut server, &mut two).await;
    assert_eq!(hours, 1, "the bot needs no clock");
    assert_eq!(notes(&server, &table).await, ["0 stand-in random back clock"]);
    assert!(who(&two, 0).contains("random bot for Player0"), "{}", who(&two, 0));
    // The owner sees what was done.
    let mut one = server.join(&table, Some(&ola)).await;
    let told = one.ask(&json!({"t": "deeds", "seat": 0})).await;
    assert!(told.contains("at first sight") && told.matches("class=\"did\"").count() > 3, "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_zero_the_table_passes_one_question_after_another() {
    let mut server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let table = server.table_with("orion", json!({"rounds": 1}), &seats, per_move(AtZero::Pass)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    let hours = play_while_time_passes(&mut server, &mut two).await;
    let mut one = server.join(&table, Some(&ola)).await;
    assert!(one.over && hours > 3, "each question has its hour: {hours}");
    let told = one.ask(&json!({"t": "deeds", "seat": 0})).await;
    assert!(told.contains("neutral answer"), "what can be passed is passed: {told}");
    assert!(told.contains("at first sight"), "what cannot is answered by the bot: {told}");
    assert_eq!(told.matches("class=\"did\"").count(), hours, "an hour for each: {told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_zero_the_others_vote() {
    let mut server = Server::start().await;
    let (ola, jan, eve) = (server.person().await, server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan), Sits::Person(&eve)];
    let options = json!({"rounds": 1, "races": "all_humans", "mulligan": false});
    let table = server.table_with("orion", options, &seats, per_move(AtZero::Vote)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    let mut three = server.join(&table, Some(&eve)).await;
    // Until the one who never comes is asked.
    while !who(&two, 0).contains("deciding") {
        play(&mut [&mut two, &mut three], 1, 1).await;
        quiet(&mut two).await;
    }
    server.pass(HOUR);
    two.hear_until(|player| affairs(player).contains("used up")).await;
    assert!(affairs(&two).contains("time of Player0 is used up"), "{}", affairs(&two));
    let mut one = server.join(&table, Some(&ola)).await;
    let told = one.ask(&json!({"t": "vote", "vote": 1, "choice": "wait"})).await;
    assert!(told.contains("no vote"), "not about oneself: {told}");
    let told = two.ask(&json!({"t": "vote", "vote": 1, "choice": "yes"})).await;
    assert!(told.contains("no vote"), "not for what is no choice: {told}");
    let told = server.join(&table, None).await.ask(&json!({"t": "vote", "vote": 1, "choice": "wait"})).await;
    assert!(told.contains("no vote"), "not who only watches: {told}");
    // Both want to wait: another hour, and another vote.
    three.hear_until(|player| affairs(player).contains("used up")).await;
    two.send(&json!({"t": "vote", "vote": 1, "choice": "wait"})).await;
    three.send(&json!({"t": "vote", "vote": 1, "choice": "wait"})).await;
    three.hear_until(|player| !affairs(player).contains("used up")).await;
    server.pass(HOUR / 2);
    quiet(&mut three).await;
    assert!(!affairs(&three).contains("used up"), "there is time");
    server.pass(HOUR / 2);
    three.hear_until(|player| affairs(player).contains("used up")).await;
    // One changes his mind; two of two agree.
    two.send(&json!({"t": "vote", "vote": 2, "choice": "end"})).await;
    two.send(&json!({"t": "vote", "vote": 2, "choice": "bot"})).await;
    three.send(&json!({"t": "vote", "vote": 2, "choice": "bot"})).await;
    three.hear_until(|player| who(player, 0).contains("random bot")).await;
    assert_eq!(
        notes(&server, &table).await,
        ["0 vote out-of-time", "0 wait", "0 vote out-of-time", "0 stand-in random back vote"]
    );
    play(&mut [&mut two, &mut three], 10_000, 2).await;
    assert!(two.over, "the game ends without the one who never came");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_can_be_given_up_by_vote_and_nothing_of_it_comes_to_light() {
    let mut server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let table = server.table_with("connect-four", json!({}), &seats, per_move(AtZero::Vote)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    server.pass(HOUR);
    two.hear_until(|player| affairs(player).contains("used up")).await;
    two.send(&json!({"t": "vote", "vote": 1, "choice": "end"})).await;
    two.hear_until(|player| player.regions["prompt"].contains("given up")).await;
    let mut one = server.join(&table, Some(&ola)).await;
    assert!(one.regions["prompt"].contains("given up") && one.actions().is_empty());
    let told = one.ask(&json!({"t": "act", "action": "drop 1", "made": 0})).await;
    assert!(told.contains("given up"), "{told}");
    let kept = server.app.store.table(&table).await.expect("it reads").expect("it is there");
    assert_eq!(kept.table.phase, Phase::Abandoned);
    assert_eq!(server.app.store.next_table_due().await.expect("it reads"), None, "nobody looks at it again");
    let (status, _) = server.page(&format!("/t/{table}/review"), Some(&ola)).await;
    assert_eq!(status, 400, "it has no end to look back at");
    let mut server = server.restart_after(HOUR).await;
    server.pass(HOUR);
    let again = server.join(&table, Some(&ola)).await;
    assert!(again.regions["prompt"].contains("given up"), "for good");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_answers_in_time_needs_no_vote_and_silence_is_an_answer_too() {
    let mut server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let table = server.table_with("connect-four", json!({}), &seats, per_move(AtZero::Vote)).await;
    let mut one = server.join(&table, Some(&ola)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    server.pass(HOUR);
    two.hear_until(|player| affairs(player).contains("used up")).await;
    one.act("drop 1").await;
    two.hear_until(|player| !affairs(player).contains("used up") && player.asked).await;
    two.act("drop 2").await;
    quiet(&mut one).await;
    assert!(one.asked && !affairs(&one).contains("used up"));
    server.pass(HOUR);
    one.hear_until(|player| affairs(player).contains("used up")).await;
    // Nobody votes: the game must go on.
    server.pass(HOUR);
    one.hear_until(|player| affairs(player).contains("take_back")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_budget_for_the_game_leaves_a_reserve_and_windows_stop_the_clock() {
    let mut server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let allowance = Allowance::Game { seconds: 7200, increment: 0 };
    let clock = Clock { allowance, window: None, at_zero: AtZero::Bot, level: "easy".to_owned() };
    let table = server.table_with("connect-four", json!({}), &seats, clock.clone()).await;
    let mut one = server.join(&table, Some(&ola)).await;
    one.hear_until(|player| who(player, 0).contains("role=\"timer\"")).await;
    assert!(who(&one, 0).contains("data-from") && !who(&one, 1).contains("data-from"), "one is asked");
    server.pass(2 * HOUR);
    one.hear_until(|player| affairs(player).contains("take_back")).await;
    one.send(&json!({"t": "take_back", "seat": 0})).await;
    one.hear_until(|player| !affairs(player).contains("take_back")).await;
    assert!(who(&one, 0).contains("data-left=\"360000\""), "a twentieth of two hours: {}", who(&one, 0));

    // The window is always somewhere else: it opens in six hours.
    let minutes = (server.app.tables.alarm.now() / 60_000 % 1440 + 360) as u16;
    let at = |minute: u16| format!("{:02}:{:02}", minute / 60 % 24, minute % 60);
    let window = Window::new(&at(minutes), &at(minutes + 60), "UTC");
    let table = server.table_with("connect-four", json!({}), &seats, Clock { window, ..clock }).await;
    let mut one = server.join(&table, Some(&ola)).await;
    one.hear_until(|player| who(player, 0).contains("data-again")).await;
    server.pass(5 * HOUR);
    quiet(&mut one).await;
    assert!(affairs(&one).is_empty(), "outside of the hours of play nothing is lost: {}", affairs(&one));
    server.pass(26 * HOUR);
    one.hear_until(|player| affairs(player).contains("take_back")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_server_is_down_no_time_runs_and_everything_is_as_it_was() {
    let mut server = Server::start().await;
    let (ola, jan, eve) = (server.person().await, server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan), Sits::Person(&eve)];
    let options = json!({"races": "all_humans", "mulligan": false});
    let table = server.table_with("orion", options.clone(), &seats, per_move(AtZero::Bot)).await;
    let voted = server.table_with("orion", options, &seats, per_move(AtZero::Vote)).await;
    let mut one = server.join(&table, Some(&ola)).await;
    one.send(&json!({"t": "hand_over", "level": "easy", "until": "back"})).await;
    one.hear_until(|player| who(player, 0).contains("easy bot")).await;
    quiet(&mut one).await;
    // The seat that is asked at the other table is used up; its vote begins.
    server.pass(HOUR);
    let mut two = server.join(&voted, Some(&jan)).await;
    while !affairs(&two).contains("used up") {
        two.hear_show().await;
    }
    let question = affairs(&two).to_owned();
    drop((one, two));
    let mut server = server.restart_after(100 * HOUR).await;
    let mut two = server.join(&voted, Some(&jan)).await;
    quiet(&mut two).await;
    assert_eq!(affairs(&two).contains("used up"), question.contains("used up"), "the vote is still open");
    assert!(server.app.store.next_table_due().await.expect("it reads").is_some());
    let mut one = server.join(&table, Some(&ola)).await;
    quiet(&mut one).await;
    assert!(affairs(&one).contains("take_back") && who(&one, 0).contains("easy bot"), "{}", affairs(&one));
    let taken = |server: &Server| {
        let (server, table) = (server.app.clone(), table.clone());
        async move {
            let live = server.tables.table(&server, &table).await.expect("it loads").expect("it has begun");
            live.handed()
        }
    };
    // One hour had passed before; the bot has taken over whoever was asked then, and nobody since.
    let before = taken(&server).await;
    server.pass(HOUR / 2);
    quiet(&mut one).await;
    assert_eq!(taken(&server).await, before, "a hundred hours without a server are nobody's fault");
    server.pass(HOUR / 2 + Duration::from_mins(1));
    one.hear_until(|_| true).await;
    quiet(&mut one).await;
    assert!(taken(&server).await.len() > before.len() || before.len() == 3, "but then time runs again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_handed_over_for_a_turn_a_round_or_until_its_owner_is_back() {
    let server = Server::start().await;
    let options = json!({"races": "all_humans", "mulligan": false});
    let Both { table, ola, mut one, mut two, .. } = server.two_at("orion", options).await;
    while !one.asked {
        play(&mut [&mut two], 1, 3).await;
        quiet(&mut one).await;
    }
    let told = one.ask(&json!({"t": "handing_over"})).await;
    assert!(
        told.contains("value=\"round\"")
            && told.contains("value=\"random\"")
            && told.contains("value=\"hard\"")
    );
    let made = one.made;
    one.send(&json!({"t": "hand_over", "level": "normal", "until": "turn"})).await;
    one.hear_until(|player| player.made > made && !affairs(player).contains("take_back")).await;
    quiet(&mut one).await;
    assert!(!one.asked, "the turn is over");
    assert!(affairs(&one).contains("made for Player0"), "{}", affairs(&one));
    let told = one.ask(&json!({"t": "deeds", "seat": 0})).await;
    assert!(told.contains("Chance to win") && told.contains("looked ahead"), "what it did, and why: {told}");
    one.hear_until(|player| affairs(player).is_empty()).await;

    // For a round: the owner is not asked before the next one.
    one.send(&json!({"t": "hand_over", "level": "random", "until": "round"})).await;
    one.hear_until(|player| affairs(player).contains("until the next round")).await;
    let mut decisions = 0;
    while affairs(&one).contains("until the next round") {
        decisions += play(&mut [&mut two], 1, 4).await;
        quiet(&mut one).await;
        assert!(decisions < 400 && !two.over, "the round never ends");
    }
    assert!(notes(&server, &table).await.contains(&"0 stand-in random round owner".to_owned()));

    // Until I am back: nothing that I press counts before.
    if one.over {
        return;
    }
    one.send(&json!({"t": "hand_over", "level": "random", "until": "back"})).await;
    one.hear_until(|player| affairs(player).contains("take_back")).await;
    assert!(one.actions().is_empty() && !one.asked && !one.regions["tools"].contains("data-undo"));
    let (_, front) = server.page("/", Some(&ola)).await;
    assert!(front.contains("A bot plays for you") && !front.contains("Your turn"), "{front}");
    for message in [
        json!({"t": "act", "action": "research", "made": one.made}),
        json!({"t": "undo", "made": one.made}),
        json!({"t": "hand_over", "level": "easy", "until": "turn"}),
    ] {
        let told = one.ask(&message).await;
        assert!(told.contains("Take it back first"), "{message}: {told}");
    }
    play(&mut [&mut two], 6, 5).await;
    one.send(&json!({"t": "take_back", "seat": 0})).await;
    one.hear_until(|player| !affairs(player).contains("take_back")).await;
    for _ in 0..40 {
        quiet(&mut one).await;
        if one.asked || one.over {
            break;
        }
        play(&mut [&mut two], 1, 6).await;
    }
    assert!(one.over || play(&mut [&mut one], 1, 6).await == 1, "the seat is its owner's again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_stays_away_is_replaced_by_vote_and_has_the_seat_back_with_one_click() {
    let mut server = Server::start().await;
    let (ola, jan, eve) = (server.person().await, server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan), Sits::Person(&eve)];
    let options = json!({"races": "all_humans", "mulligan": false});
    let table = server.table("orion", options, &seats).await;
    let mut two = server.join(&table, Some(&jan)).await;
    let mut three = server.join(&table, Some(&eve)).await;
    while !who(&two, 0).contains("deciding") {
        play(&mut [&mut two, &mut three], 1, 1).await;
        quiet(&mut two).await;
    }
    quiet(&mut two).await;
    assert!(affairs(&two).contains("Propose a bot for Player0"), "{}", affairs(&two));
    let told = two.ask(&json!({"t": "propose", "seat": 0})).await;
    assert!(told.contains("Wait a little"), "not at once: {told}");
    server.pass(HOUR / 4);
    let told = two.ask(&json!({"t": "propose", "seat": 2})).await;
    assert!(told.contains("Wait a little"), "not somebody who is there: {told}");
    let told = two.ask(&json!({"t": "propose", "seat": 1})).await;
    assert!(told.contains("no vote"), "not oneself: {told}");
    two.send(&json!({"t": "propose", "seat": 0})).await;
    three.hear_until(|player| affairs(player).contains("Should a bot play")).await;
    assert!(affairs(&three).contains("1 of 2"), "the proposal is a vote: {}", affairs(&three));

    // It outlives the server; who comes back ends it.
    drop((two, three));
    let server = server.restart_after(Duration::ZERO).await;
    let mut two = server.join(&table, Some(&jan)).await;
    assert!(affairs(&two).contains("Should a bot play"), "{}", affairs(&two));
    let one = server.join(&table, Some(&ola)).await;
    two.hear_until(|player| !affairs(player).contains("Should a bot play")).await;
    drop(one);
    let mut server = server;
    while !who(&two, 0).contains("away") {
        two.hear_show().await;
    }
    server.pass(HOUR / 4);
    let mut three = server.join(&table, Some(&eve)).await;
    two.send(&json!({"t": "propose", "seat": 0})).await;
    three.hear_until(|player| affairs(player).contains("Should a bot play")).await;
    three.send(&json!({"t": "vote", "vote": 2, "choice": "yes"})).await;
    three.hear_until(|player| who(player, 0).contains("normal bot for Player0")).await;
    for _ in 0..6 {
        play(&mut [&mut two, &mut three], 1, 2).await;
    }
    let mut one = server.join(&table, Some(&ola)).await;
    assert!(affairs(&one).contains("The others have voted") && affairs(&one).contains("take_back"));
    one.send(&json!({"t": "take_back", "seat": 0})).await;
    one.hear_until(|player| !affairs(player).contains("take_back")).await;
    let told = one.ask(&json!({"t": "deeds", "seat": 0})).await;
    assert!(told.contains("class=\"did\""), "and sees what was done: {told}");
    assert_eq!(
        notes(&server, &table).await,
        ["0 vote replace", "0 vote replace", "0 stand-in normal back vote", "0 back"]
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hands_over_or_looks_into_the_seat_of_another() {
    let server = Server::start().await;
    let (ola, jan, eve) = (server.person().await, server.person().await, server.person().await);
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let mut one = server.join(&table, Some(&ola)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    for stranger in [None, Some(&eve)] {
        let mut watcher = server.join(&table, stranger).await;
        for message in [
            json!({"t": "hand_over", "level": "easy", "until": "back"}),
            json!({"t": "take_back", "seat": 0}),
            json!({"t": "deeds", "seat": 0}),
            json!({"t": "propose", "seat": 0}),
            json!({"t": "vote", "vote": 1, "choice": "yes"}),
        ] {
            let told = watcher.ask(&message).await;
            assert!(told.contains("no seat") || told.contains("no vote"), "{message}: {told}");
        }
    }
    let told = one.ask(&json!({"t": "hand_over", "level": "search:99999999", "until": "back"})).await;
    assert!(told.contains("no bot of this level"), "{told}");
    one.send(&json!({"t": "hand_over", "level": "normal", "until": "back"})).await;
    two.hear_until(|player| player.asked && who(player, 0).contains("normal bot")).await;
    for message in [json!({"t": "take_back", "seat": 0}), json!({"t": "deeds", "seat": 0})] {
        let told = two.ask(&message).await;
        assert!(told.contains("no seat"), "{message}: {told}");
    }
    quiet(&mut one).await;
    assert!(!affairs(&two).contains("take_back") && affairs(&one).contains("take_back"));
    let thoughts = |player: &Player| player.bytes.iter().any(|bytes| bytes.contains("looked ahead"));
    assert!(!thoughts(&one) && !thoughts(&two), "thoughts are told only to the owner who asks");
    assert_eq!(notes(&server, &table).await, ["0 stand-in normal back owner"]);
}

/// A seat that is played for keeps its secrets, and the bot has none of the others'.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_secrets_of_a_seat_that_is_handed_over_stay_its_own() {
    let server = Server::start().await;
    let Both { table, mut one, mut two, .. } = server.two_at("orion", json!({"rounds": 3})).await;
    one.send(&json!({"t": "hand_over", "level": "easy", "until": "back"})).await;
    let mut known = [String::new(), String::new()];
    for seed in 0..60 {
        quiet(&mut two).await;
        quiet(&mut one).await;
        if two.over {
            break;
        }
        known[1] = nothing_new(&server, &table, Seat::new(1), &mut two, &known[1]).await;
        known[0] = nothing_new(&server, &table, Seat::new(0), &mut one, &known[0]).await;
        if two.asked {
            play(&mut [&mut two], 1, seed).await;
        }
    }
    assert!(server.decisions(&table).await > 20, "there was something to tell");
}

/// Undo reaches what the bot did, as if its owner had: whoever takes the seat back need not live with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_taken_back_was_not_done_for_anybody() {
    let mut server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let options = json!({"races": "all_humans"});
    let table = server.table_with("orion", options, &seats, per_move(AtZero::Pass)).await;
    let mut one = server.join(&table, Some(&ola)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    for seed in 0..40 {
        let player = if one.asked { &mut one } else { &mut two };
        let seat = usize::from(!who(player, 0).contains("\"badge\">you"));
        server.pass(HOUR);
        player.hear_until(|player| affairs(player).contains("made for")).await;
        quiet(player).await;
        if player.regions["tools"].contains("data-undo") {
            let made = player.made;
            let told = player.ask(&json!({"t": "deeds", "seat": seat})).await;
            let before = told.matches("class=\"did\"").count();
            player.send(&json!({"t": "undo", "made": made})).await;
            player.hear_until(|player| player.made < made).await;
            let told = player.ask(&json!({"t": "deeds", "seat": seat})).await;
            assert_eq!(told.matches("class=\"did\"").count(), before - 1);
            return;
        }
        quiet(&mut one).await;
        quiet(&mut two).await;
        if !one.asked && !two.asked {
            play(&mut [&mut one, &mut two], 1, seed).await;
        }
    }
    panic!("nothing could ever be taken back");
}

/// Tables that nobody has opened are looked after too, and leave the memory again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_run_at_tables_that_nobody_looks_at() {
    const TABLES: usize = 40;
    let mut server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(server.table_with("connect-four", json!({}), &seats, per_move(AtZero::Bot)).await);
    }
    // Each round takes two hours at most: one for each seat that has no bot yet.
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        server.pass(HOUR);
    }
    let started = std::time::Instant::now();
    for table in &tables {
        loop {
            let kept = server.app.store.table(table).await.expect("it reads").expect("it is there");
            if kept.table.phase == Phase::Over {
                break;
            }
            assert!(started.elapsed() < Duration::from_secs(30), "{table} never ends");
            server.pass(HOUR);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    assert_eq!(server.app.store.next_table_due().await.expect("it reads"), None);
    tokio::time::sleep(Duration::from_millis(200)).await;
    server.app.tables.sweep();
    assert_eq!(server.app.tables.len(), 0);
}
