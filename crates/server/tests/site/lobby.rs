//! Opening, joining, leaving, beginning.

use orrery_store::Phase;

use crate::site::support::{Browser, Server};

/// Opens a table of Connect Four with these seats; its address.
pub async fn open(browser: &mut Browser, seats: [&str; 2], more: &[(&str, &str)]) -> String {
    let mut fields = vec![("seat-0", seats[0]), ("seat-1", seats[1])];
    fields.extend(more);
    let answer = browser.fill("/games/connect-four/open", "/games/connect-four/open", &fields).await;
    answer.location().to_owned()
}

/// Opens a table of Smugglers with these seats; its address.
async fn open_for_three(browser: &mut Browser, seats: [&str; 3]) -> String {
    let fields = [("seat-0", seats[0]), ("seat-1", seats[1]), ("seat-2", seats[2])];
    let answer = browser.fill("/games/smugglers/open", "/games/smugglers/open", &fields).await;
    answer.location().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_requests_lead_to_a_game_against_a_bot() {
    let server = Server::start().await;
    for game in ["orion", "connect-four", "smugglers"] {
        let mut browser = server.browser();
        let front = browser.get("/").await;
        assert!(front.body.contains(&format!("action=\"/games/{game}/play\"")), "{}", front.body);
        let table =
            browser.post(&format!("/games/{game}/play"), &[("played", "yes")]).await.location().to_owned();
        let page = browser.get(&table).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains("data-live"), "the game is on");
        let mine = browser.get("/").await;
        assert!(mine.body.contains(&format!("href=\"{table}\"")), "it is among my tables");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_waits_until_the_last_seat_is_taken() {
    let server = Server::start().await;
    let (mut host, mut guest) = (server.browser(), server.browser());
    let table = open(&mut host, ["me", "open"], &[("name", "Ola"), ("listed", "yes")]).await;
    let room = host.get(&table).await;
    assert!(
        room.body.contains("Ola") && room.body.contains(&format!("http://{}{table}", server.address)),
        "{}",
        room.body
    );
    assert!(guest.get("/").await.body.contains(&format!("href=\"{table}\"")), "it is listed");
    assert!(guest.get(&format!("{table}/waiting.json")).await.body.contains("\"waiting\""));
    let sat = guest
        .fill(&table, &format!("{table}/sit"), &[("seat", "1"), ("name", "Ela"), ("word", "comet")])
        .await;
    assert_eq!(sat.location(), table);
    let kept = server.app.store.table(&table[3..]).await.unwrap().unwrap();
    assert_eq!(kept.table.phase, Phase::Running);
    assert_eq!(kept.table.awaiting, 1, "the first seat is asked");
    assert!(kept.table.setup.contains("comet"));
    for browser in [&mut host, &mut guest] {
        let page = browser.get(&table).await;
        assert!(page.body.contains("data-live") && page.body.contains("Ela"), "{}", page.body);
    }
    assert!(host.get("/").await.body.contains("Your turn"));
    assert!(!guest.get("/").await.body.contains("Your turn"));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_want_a_seat_one_gets_it() {
    let server = Server::start().await;
    let mut host = server.browser();
    let mut others = Vec::new();
    let table = open_for_three(&mut host, ["me", "open", "open"]).await;
    for _ in 0..6 {
        let mut browser = server.browser();
        browser.get(&table).await;
        others.push(browser);
    }
    let sit = format!("{table}/sit");
    let tries = others.into_iter().map(|mut browser| {
        let sit = sit.clone();
        tokio::spawn(async move { browser.post(&sit, &[("seat", "1")]).await })
    });
    let mut got = 0;
    for answer in tries.collect::<Vec<_>>() {
        let answer = answer.await.unwrap();
        match answer.status {
            303 => got += 1,
            409 => assert!(answer.body.contains("Somebody else has just taken this seat"), "{}", answer.body),
            other => panic!("{other}: {}", answer.body),
        }
    }
    assert_eq!(got, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sends_somebody_away_before_the_game_begins() {
    let server = Server::start().await;
    let (mut host, mut guest, mut other) = (server.browser(), server.browser(), server.browser());
    let table = open_for_three(&mut host, ["me", "friend", "open"]).await;
    let (sit, remove) = (format!("{table}/sit"), format!("{table}/remove"));
    for (browser, name) in [(&mut guest, "Ela"), (&mut other, "Jan")] {
        let sat = browser.fill(&table, &sit, &[("seat", "2"), ("name", name), ("word", "comet")]).await;
        assert_eq!(sat.location(), table);
        let room = host.get(&table).await.body;
        assert!(room.contains(&format!("action=\"{remove}\"")), "{room}");
        // Nobody but the host, no form from elsewhere, and nobody but the one whom the page showed.
        let whom = [("seat", "2"), ("name", name)];
        assert!(!browser.get(&table).await.body.contains(&remove));
        assert_eq!(browser.post(&remove, &whom).await.status, 403);
        assert_eq!(host.post_bare(&remove, &whom).await.status, 403);
        for wrong in [[("seat", "2"), ("name", "Ola")], [("seat", "1"), ("name", "")]] {
            assert_eq!(host.post(&remove, &wrong).await.status, 409);
        }
        assert!(host.get(&table).await.body.contains(name));
        assert_eq!(host.post(&remove, &whom).await.location(), table);
        assert!(!host.get(&table).await.body.contains(name));
        let kept = server.app.store.table(&table[3..]).await.unwrap().unwrap();
        assert!(!kept.table.setup.contains("comet"), "the word goes with the one who brought it");
    }
    // Once everybody sits, it is too late.
    host.post(&format!("{table}/bot"), &[("seat", "1"), ("level", "easy")]).await;
    guest.fill(&table, &sit, &[("seat", "2"), ("name", "Ela")]).await;
    assert_eq!(host.post(&remove, &[("seat", "2"), ("name", "Ela")]).await.status, 409);
    assert!(guest.get(&table).await.body.contains("data-live"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setup_that_does_not_fit_is_refused_in_the_readers_language() {
    let server = Server::start().await;
    // The fourth seat cannot begin at a table for two.
    let fields = [("seat-0", "me"), ("seat-1", "normal"), ("option-first_player", "4")];
    for (lang, said) in [("en", "value of “First player” does not fit"), ("pl", "wartość „Pierwszy gracz”")]
    {
        let mut browser = server.browser();
        browser.headers.push(("accept-language", lang.to_owned()));
        let answer = browser.fill("/games/orion/open", "/games/orion/open", &fields).await;
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains(said), "{lang}: {}", answer.body);
        assert!(!answer.body.contains("there is no"), "{}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_left_and_taken_again() {
    let server = Server::start().await;
    let (mut host, mut guest) = (server.browser(), server.browser());
    let table = open_for_three(&mut host, ["me", "open", "open"]).await;
    guest.fill(&table, &format!("{table}/sit"), &[("seat", "1"), ("name", "Ela")]).await;
    assert!(host.get(&table).await.body.contains("Ela"));
    // Only whoever sits there can leave it.
    assert_eq!(host.post(&format!("{table}/leave"), &[("seat", "1")]).await.status, 403);
    assert_eq!(guest.post(&format!("{table}/leave"), &[("seat", "1")]).await.status, 303);
    assert!(!host.get(&table).await.body.contains("Ela"));
    // No such seat, no number, a number that is none.
    for seat in ["9", "255", "256", "-1", "x", ""] {
        let answer = guest.post(&format!("{table}/sit"), &[("seat", seat)]).await;
        assert!(matches!(answer.status, 400 | 422), "{seat}: {}", answer.status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_calls_bots_and_cancels() {
    let server = Server::start().await;
    let (mut host, mut other) = (server.browser(), server.browser());
    let table = open(&mut host, ["me", "open"], &[]).await;
    other.fill("/", "/games/connect-four/play", &[]).await;
    for action in ["bot", "cancel"] {
        let answer = other.post(&format!("{table}/{action}"), &[("seat", "1"), ("level", "easy")]).await;
        assert_eq!(answer.status, 403, "{action}");
    }
    assert_eq!(
        host.fill(&table, &format!("{table}/bot"), &[("seat", "1"), ("level", "search:999999")]).await.status,
        400
    );
    assert_eq!(
        host.fill(&table, &format!("{table}/bot"), &[("seat", "1"), ("level", "easy")]).await.status,
        303
    );
    assert!(host.get(&table).await.body.contains("data-live"), "the last seat is taken, the game is on");

    let second = open(&mut host, ["me", "open"], &[]).await;
    assert_eq!(host.fill(&second, &format!("{second}/cancel"), &[]).await.location(), "/");
    assert!(other.get(&second).await.body.contains("has cancelled"));
    assert_eq!(other.post(&format!("{second}/sit"), &[("seat", "1")]).await.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_for_a_friend_needs_the_invitation() {
    let server = Server::start().await;
    let (mut host, mut friend, mut stranger) = (server.browser(), server.browser(), server.browser());
    let table = open(&mut host, ["me", "friend"], &[("listed", "yes")]).await;
    let room = host.get(&table).await.body;
    let invite =
        room.split("?invite=").nth(1).and_then(|rest| rest.split('"').next()).expect("a link").to_owned();
    assert!(!stranger.get(&table).await.body.contains(&invite), "others are not told");
    assert_eq!(stranger.post(&format!("{table}/sit"), &[("seat", "1")]).await.status, 409);
    assert_eq!(stranger.post(&format!("{table}/sit"), &[("seat", "1"), ("invite", "x")]).await.status, 409);
    let page = friend.get(&format!("{table}?invite={invite}")).await;
    assert!(page.body.contains("Sit here"), "{}", page.body);
    assert_eq!(friend.post(&format!("{table}/sit"), &[("seat", "1"), ("invite", &invite)]).await.status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_are_not_listed_and_not_guessed() {
    let server = Server::start().await;
    let (mut host, mut other) = (server.browser(), server.browser());
    let table = open(&mut host, ["me", "open"], &[]).await;
    let running = open(&mut host, ["me", "easy"], &[]).await;
    let front = other.get("/").await.body;
    assert!(!front.contains(&table) && !front.contains(&running));
    assert!(table.len() >= 3 + 26, "an id has 130 random bits");
    for path in [
        "/t/abc",
        "/t/..%2f..",
        "/t/",
        "/t/abc/waiting.json",
        &format!("{table}x"),
        &table[..table.len() - 1],
    ] {
        assert_eq!(other.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn options_come_from_the_game_and_are_checked() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let form = browser.get("/games/orion/open").await.body;
    let (first, rest) = form.split_once("Open the table</button>").expect("a button");
    assert!(
        first.contains("seat-3")
            && !first.contains("option-")
            && !rest.contains("<details class=\"card\" open")
    );
    for part in ["Beginners", "name=\"option-races\"", "each player chooses", "max=\"8\"", "Usual: 8."] {
        assert!(form.contains(part), "`{part}` is missing");
    }
    let seats = [("seat-0", "me"), ("seat-1", "me"), ("seat-2", "hard")];
    let with = |more: &[(&'static str, &'static str)]| [&seats[..], more].concat();
    let wrong = browser.post("/games/orion/open", &with(&[("option-rounds", "99"), ("name", "Ola")])).await;
    assert_eq!(wrong.status, 422);
    assert!(
        wrong.body.contains("“Rounds” does not fit") && wrong.body.contains("value=\"Ola\""),
        "{}",
        wrong.body
    );
    let few = browser.post("/games/orion/open", &[("seat-0", "me")]).await;
    assert!(few.status == 422 && few.body.contains("at least 2"), "{}", few.body);
    let exec = browser.post("/games/orion/open", &[("seat-0", "me"), ("seat-1", "exec:rm")]).await;
    assert_eq!(exec.status, 422);
    let fields = with(&[("option-rounds", "3"), ("option-beginner", "off"), ("option-beginner", "on")]);
    let table = browser.post("/games/orion/open", &fields).await.location().to_owned();
    let kept = server.app.store.table(&table[3..]).await.unwrap().unwrap();
    let setup: serde_json::Value = serde_json::from_str(&kept.table.setup).unwrap();
    assert_eq!(setup["options"], serde_json::json!({"beginner": true, "rounds": 3}));
    assert_eq!(kept.seats.len(), 3);
    assert_eq!(kept.seats[1].name, "Guest 2", "hot seats can be told apart");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_there_after_a_restart() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, ["me", "me"], &[]).await;
    let server = server.restarted().await;
    browser.address.clone_from(&server.address);
    assert!(browser.get("/").await.body.contains(&format!("href=\"{table}\"")), "the cookie still counts");
    assert_eq!(browser.get(&table).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn long_lists_go_on_on_other_pages() {
    let server = Server::start().await;
    let (mut host, mut guest) = (server.browser(), server.browser());
    let mut tables = Vec::new();
    for _ in 0..35 {
        tables.push(open(&mut host, ["me", "open"], &[("listed", "yes")]).await);
    }
    let shown = |body: &str| tables.iter().filter(|table| body.contains(table.as_str())).count();
    let front = guest.get("/").await.body;
    assert!(shown(&front) == 12 && front.contains("href=\"/tables/waiting?page=1\""), "{front}");
    assert!(host.get("/").await.body.contains("href=\"/tables/mine?page=1\""));
    for (browser, list) in [(&mut guest, "waiting"), (&mut host, "mine")] {
        let first = browser.get(&format!("/tables/{list}")).await.body;
        let next = format!("/tables/{list}?page=2");
        assert!(shown(&first) == 30 && first.contains(&next), "{first}");
        let second = browser.get(&next).await.body;
        assert!(shown(&second) == 5 && !second.contains("page=3"), "{second}");
        assert!(tables.iter().all(|table| first.contains(table.as_str()) != second.contains(table.as_str())));
        let beyond = browser.get(&format!("/tables/{list}?page=4294967295")).await;
        assert_eq!((beyond.status, shown(&beyond.body)), (200, 0));
    }
    assert_eq!(shown(&guest.get("/tables/mine").await.body), 0);
    assert_eq!(guest.get("/tables/all").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_fills_in_the_form() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let address = "/games/orion/open?seat-0=me&seat-1=hard&seat-2=friend&option-rounds=3&option-beginner=on";
    let form = browser.get(address).await.body;
    for part in ["value=\"hard\" selected", "value=\"friend\" selected"] {
        assert!(form.contains(part), "`{part}` is missing: {form}");
    }
    let (_, rounds) = form.split_once("name=\"option-rounds\"").expect("a field for the rounds");
    let (rounds, _) = rounds.split_once('>').expect("the end of the field");
    assert!(rounds.contains("value=\"3\""), "{rounds}");
    assert!(form.contains("<details class=\"card\" open"), "what is filled in is seen");
    // Nonsense fills in nothing.
    let form = browser.get("/games/orion/open?seat-1=exec:rm&option-rounds=99&nobody=knows").await;
    assert_eq!(form.status, 200);
}

/// Whoever has never played a game is asked once; the level of the last game counts from then on.
#[tokio::test(flavor = "multi_thread")]
async fn play_now_asks_once_whether_the_game_is_known() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let play = "/games/orion/play";
    browser.get("/").await;
    assert_eq!(browser.post(play, &[]).await.location(), play);
    let asked = browser.get(play).await.body;
    assert!(asked.contains("value=\"no\"") && asked.contains("value=\"yes\""), "{asked}");
    let setup_of =
        async |table: &str| server.app.store.table(&table[3..]).await.unwrap().unwrap().table.setup;

    let guided = browser.fill(play, play, &[("played", "no")]).await.location().to_owned();
    let page = browser.get(&guided).await.body;
    assert!(page.contains("class=\"lesson\"") && page.contains("lesson-part"), "a teacher is there");
    let setup = setup_of(&guided).await;
    assert!(setup.contains("\"guided\":true") && setup.contains("\"easy\""), "{setup}");

    let next = browser.fill("/", play, &[]).await.location().to_owned();
    assert!(next.starts_with("/t/"), "once is enough: {next}");
    let setup = setup_of(&next).await;
    assert!(setup.contains("\"normal\"") && !setup.contains("guided"), "{setup}");
    assert!(!browser.get(&next).await.body.contains("class=\"lesson\""));

    let form = [("seat-0", "me"), ("seat-1", "hard")];
    browser.fill("/games/orion/open", "/games/orion/open", &form).await;
    let next = browser.fill("/", play, &[]).await.location().to_owned();
    assert!(setup_of(&next).await.contains("\"hard\""));
    // Of another game the question is asked again, with the level of the last game.
    assert_eq!(browser.fill("/", "/games/eclipse/play", &[]).await.location(), "/games/eclipse/play");
    assert!(browser.get("/games/eclipse/play").await.body.contains("hard"));
}
