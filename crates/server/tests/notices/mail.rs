//! E-mail: an address is proved, notices come together, what has become untrue does not come, one click ends it.

use orrery_core::standing_answers::Wish;
use orrery_core::{Lang, Seat, SeatSet};
use orrery_server::app::now;
use orrery_server::config::Config;
use orrery_server::notices::Watching;
use orrery_store::ChannelKind;

use crate::notices::place::{GAP, HOUR, MINUTE, Person, Place, SECOND, WAIT, config};
use crate::notices::sinks::MailSink;

fn with_mail(sink: &MailSink) -> Config {
    let mut config = config();
    config.notices.smtp_url = Some(sink.url.clone());
    config.notices.mail_from = Some("Orrery <games@example.org>".to_owned());
    config.checked().expect("it fits")
}

/// The path of the first link of this kind in a text.
fn link(text: &str, kind: &str) -> String {
    let at = text.find(kind).unwrap_or_else(|| panic!("no {kind}: {text}"));
    text[at..]
        .split(|letter: char| letter.is_whitespace() || letter == '>')
        .next()
        .unwrap_or_default()
        .to_owned()
}

async fn two(place: &Place) -> (Person, Person, String) {
    let (ola, jan) = (place.person("en").await, place.person("pl").await);
    let table = place.table("connect-four", &[&ola, &jan]).await;
    (ola, jan, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_proved_before_anything_is_sent_and_one_click_ends_it() {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let (mut ola, _jan, table) = two(&place).await;
    let wrong = ola.browser.fill("/account", "/account/notices/mail", &[("address", "nobody")]).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("not an e-mail address"), "{}", wrong.body);
    let sent = ola.browser.fill("/account", "/account/notices/mail", &[("address", "ola@example.net")]).await;
    assert_eq!(sent.location(), "/account#notices");
    let [(head, text)] = &sink.take()[..] else { panic!("one letter") };
    assert!(head.contains("ola@example.net") && head.contains("Is this your address?"), "{head}");
    assert!(ola.browser.get("/account").await.body.contains("on its way to ola@example.net"));

    // Nothing but the link is sent before it was followed; to look at its page is not to follow it.
    let proof = link(text, "/notices/confirm/");
    let mut elsewhere =
        crate::site::support::Browser { address: place.address.clone(), ..Default::default() };
    assert!(elsewhere.get(&proof).await.body.contains("ola@example.net"));
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    let start = now();
    place.tend(start).await;
    place.tend(start + HOUR).await;
    assert!(sink.take().is_empty());

    assert!(elsewhere.post(&proof, &[]).await.body.contains("from now on"));
    assert!(elsewhere.get(&proof).await.body.contains("already been used"), "once is enough");
    assert!(ola.browser.get("/account").await.body.contains("badge now"));
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start).await;
    place.tend(start + WAIT).await;
    let [(head, text)] = &sink.take()[..] else { panic!("one letter") };
    assert!(head.contains("your turn"), "{head}");
    assert!(text.contains(&format!("http://games.example.org/t/{table}")), "{text}");
    assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{head}");
    assert!(head.contains("List-Unsubscribe: <http://games.example.org/notices/stop/"), "{head}");
    assert!(head.contains("Auto-Submitted: auto-generated") && head.contains("Message-ID: <"), "{head}");

    // A program that reads mail has no cookies and no form of ours.
    let stop = link(text, "/notices/stop/");
    let mut program = crate::site::support::Browser { address: place.address.clone(), ..Default::default() };
    program.headers.push(("origin", "https://mail.example.com".to_owned()));
    let asked = program.get(&stop).await;
    assert!(asked.body.contains("data-at-once") && asked.body.contains("ola@example.net"));
    let stopped = program.post_bare(&stop, &[("List-Unsubscribe", "One-Click")]).await;
    assert_eq!(stopped.status, 200);
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start + HOUR).await;
    place.tend(start + 2 * HOUR).await;
    assert!(sink.take().is_empty(), "nothing more comes");
    assert!(place.app.store.channels_of(&ola.account).await.unwrap().is_empty());
    // Whoever guesses stops nobody.
    assert_eq!(program.post_bare("/notices/stop/guess", &[]).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_not_written_to_again_and_again() {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let mut person = place.person("en").await;
    for n in 0..20 {
        let address = format!("victim{}@example.net", n % 3);
        person.browser.fill("/account", "/account/notices/mail", &[("address", &address)]).await;
    }
    assert!(sink.take().len() <= 5, "there is a limit");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_mail_server_the_page_says_so() {
    let place = Place::start(config()).await;
    let mut ola = place.person("en").await;
    assert!(ola.browser.get("/account").await.body.contains("sends no e-mail"));
    let refused = ola.browser.post("/account/notices/mail", &[("address", "ola@example.net")]).await;
    assert_eq!(refused.status, 422);
    let mut stranger = crate::site::support::Browser { address: place.address.clone(), ..Default::default() };
    assert!(!stranger.get("/account").await.body.contains("id=\"notices\""), "there is nobody to be told");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_events_are_one_letter_and_the_next_one_keeps_its_distance() {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let (ola, jan) = (place.person("en").await, place.person("pl").await);
    let one = place.table("connect-four", &[&ola, &jan]).await;
    let two = place.table("connect-four", &[&jan, &ola]).await;
    place.channel(&ola, ChannelKind::Mail, "ola@example.net").await;
    place.channel(&jan, ChannelKind::Mail, "jan@example.net").await;
    let to_ola = || {
        let letters = sink.take().into_iter();
        letters.filter(|(head, _)| head.contains("ola@example.net")).collect::<Vec<_>>()
    };
    let start = now();
    place.act(&one, 0).await;
    place.act(&one, 1).await;
    place.tend(start).await;
    place.tend(start + MINUTE).await;
    place.act(&two, 0).await;
    place.tend(start + WAIT - SECOND).await;
    assert!(sink.take().is_empty(), "it waits for more");
    place.tend(start + WAIT).await;
    let letters = to_ola();
    let [(head, text)] = &letters[..] else { panic!("one letter: {letters:?}") };
    assert!(head.contains("News from 2 tables, your turn at 2"), "{head}");
    assert!(text.contains(&one) && text.contains(&two), "{text}");

    // The same turns are not told twice; a new one waits until some time has passed.
    let sent = start + WAIT;
    place.act(&one, 0).await;
    place.act(&one, 1).await;
    place.tend(sent + SECOND).await;
    place.tend(sent + WAIT + MINUTE).await;
    assert_eq!(to_ola(), []);
    place.tend(sent + GAP).await;
    let letters = to_ola();
    let [(_, text)] = &letters[..] else { panic!("one letter: {letters:?}") };
    assert!(text.contains(&one) && !text.contains(&two), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_become_untrue_is_not_sent() {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let (ola, _jan, table) = two(&place).await;
    place.channel(&ola, ChannelKind::Mail, "ola@example.net").await;
    let start = now();
    // Answered meanwhile.
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start).await;
    place.act(&table, 0).await;
    place.tend(start + WAIT).await;
    assert!(sink.take().is_empty());
    // Watching at the table: before, or when the letter is due.
    let looking = Watching::begin(&place.app, &ola.account, &table);
    place.act(&table, 1).await;
    place.tend(start + HOUR).await;
    place.tend(start + 2 * HOUR).await;
    drop(looking);
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start + 3 * HOUR).await;
    let mut looking = Watching::begin(&place.app, &ola.account, &table);
    place.tend(start + 4 * HOUR).await;
    assert!(sink.take().is_empty());
    // A page in the background is not looked at.
    looking.set(false);
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start + 5 * HOUR).await;
    place.tend(start + 6 * HOUR).await;
    assert_eq!(sink.take().len(), 1);
    // Not one's own doing, and not another one's turn.
    place.act(&table, 0).await;
    place.tend(start + 7 * HOUR).await;
    place.tend(start + 8 * HOUR).await;
    assert!(sink.take().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_to_somebody_and_the_end_are_told_in_their_language() {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let (ola, jan) = (place.person("en").await, place.person("pl").await);
    let table = place.table("smugglers", &[&ola, &jan]).await;
    place.channel(&jan, ChannelKind::Mail, "jan@example.net").await;
    let mut at = now();
    let mut told = String::new();
    for _ in 0..200 {
        let moved = place.act(&table, 0).await | place.act(&table, 1).await;
        place.tend(at).await;
        at += HOUR;
        place.tend(at).await;
        let known = place.log_in(Lang::Pl, &table, SeatSet::only(Seat::new(1)), 0).await;
        for (head, text) in sink.take() {
            // At the end everything lies open.
            for line in text.lines().filter_map(|line| line.strip_prefix("• ")) {
                assert!(
                    text.contains("Gra się skończyła.") || known.iter().any(|known| known == line),
                    "{line}"
                );
            }
            told.extend([head, text]);
        }
        if !moved {
            break;
        }
    }
    assert!(told.contains("Twoja kolej: "), "{told}");
    assert!(told.contains("• "), "what was done to him is told: {told}");
    assert!(told.contains("Gra się skończyła."), "{told}");
    assert!(!told.contains("It is your turn") && !told.contains('⟨'), "{told}");
}

/// All letters of a game to somebody, who may have said that reactions are to be declined for her.
async fn letters_of_a_game(declines: bool) -> String {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let (ola, jan) = (place.person("en").await, place.person("en").await);
    let table = place.table("smugglers", &[&ola, &jan]).await;
    place.channel(&ola, ChannelKind::Mail, "ola@example.net").await;
    if declines {
        let live = place.app.tables.table(&place.app, &table).await.unwrap().unwrap();
        let wish = Wish { until_turn: false, ..Wish::pass_until_turn() };
        live.stand(&place.app, Seat::new(0), wish).await.unwrap();
    }
    let mut at = now();
    let mut told = String::new();
    // One decision at a time: whatever she is asked, she is told.
    while place.act(&table, 1).await || place.act(&table, 0).await {
        place.tend(at).await;
        at += HOUR;
        place.tend(at).await;
        told.extend(sink.take().into_iter().map(|(_, text)| text));
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_of_a_question_that_is_answered_by_itself() {
    let asked = letters_of_a_game(false).await;
    assert!(asked.contains("Do you play an informer?") && asked.contains("What do you ship?"), "{asked}");
    let declined = letters_of_a_game(true).await;
    assert!(
        !declined.contains("Do you play an informer?") && declined.contains("What do you ship?"),
        "{declined}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_survives_the_server_and_is_not_sent_twice() {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let (ola, jan, table) = two(&place).await;
    place.channel(&ola, ChannelKind::Mail, "ola@example.net").await;
    let start = now();
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start).await;
    // In the outbox.
    let place = place.restarted().await;
    let (ola, _jan) = (place.again(ola), place.again(jan));
    place.tend(start + WAIT).await;
    assert_eq!(sink.take().len(), 1, "it was kept");
    let place = place.restarted().await;
    orrery_server::notices::recover(&place.app, start + HOUR).await.unwrap();
    place.tend(start + 2 * HOUR).await;
    assert!(sink.take().is_empty(), "what was taken is not sent again");

    // Killed before anything was put into the outbox: the table itself says what was missed.
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    let place = place.restarted().await;
    assert_eq!(orrery_server::notices::recover(&place.app, start + 3 * HOUR).await.unwrap(), 1);
    place.tend(start + 3 * HOUR + WAIT).await;
    let letters = sink.take();
    let [(head, _)] = &letters[..] else { panic!("one letter: {letters:?}") };
    assert!(head.contains("ola@example.net"), "{head}");
    assert_eq!(orrery_server::notices::recover(&place.app, start + 4 * HOUR).await.unwrap(), 0);
    drop(ola);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_is_tried_again_under_its_name_and_what_is_refused_is_given_up() {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let (mut ola, _jan, table) = two(&place).await;
    place.channel(&ola, ChannelKind::Mail, "ola@example.net").await;
    let start = now();
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start).await;
    sink.refuse("451 come back later\r\n");
    place.tend(start + WAIT).await;
    assert!(sink.take().is_empty());
    place.tend(start + WAIT + 30 * SECOND).await;
    assert!(sink.take().is_empty(), "not at once");
    place.tend(start + WAIT + 2 * MINUTE).await;
    assert_eq!(sink.take().len(), 1);
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start + HOUR).await;
    sink.refuse("550 no such mailbox\r\n");
    place.tend(start + 2 * HOUR).await;
    place.tend(start + 9 * HOUR).await;
    assert!(sink.take().is_empty(), "it is not tried again");
    let page = ola.browser.get("/account").await.body;
    assert!(page.contains("could not be delivered") && page.contains("no such mailbox"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_wait_hear_that_they_were_sent_away_or_that_it_begins() {
    let sink = MailSink::start().await;
    let place = Place::start(with_mail(&sink)).await;
    let (mut ola, mut jan) = (place.person("en").await, place.person("en").await);
    place.channel(&jan, ChannelKind::Mail, "jan@example.net").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let fields =
            [("seat-0", "me"), ("seat-1", "open"), ("seat-2", "open"), ("listed", "yes"), ("name", "Ola")];
        let opened = ola.browser.fill("/games/smugglers/open", "/games/smugglers/open", &fields).await;
        let table = opened.location().to_owned();
        jan.browser.fill(&table, &format!("{table}/sit"), &[("seat", "1"), ("name", "Jan")]).await;
        tables.push(table);
    }
    ola.browser.fill(&tables[0], &format!("{}/remove", tables[0]), &[("seat", "1"), ("name", "Jan")]).await;
    ola.browser.fill(&tables[1], &format!("{}/cancel", tables[1]), &[]).await;
    ola.browser.fill(&tables[2], &format!("{}/bot", tables[2]), &[("seat", "2"), ("level", "easy")]).await;
    let start = now();
    place.tend(start).await;
    place.tend(start + 2 * WAIT).await;
    let letters = sink.take();
    let [(head, text)] = &letters[..] else { panic!("one letter: {letters:?}") };
    assert!(head.contains("News from 3 tables"), "{head}");
    for said in ["given your seat to somebody else", "cancelled the table", "has begun"] {
        assert!(text.contains(said), "{said}: {text}");
    }
    // Announced, but not done: nothing is said.
    let id = tables[2].trim_start_matches("/t/");
    place
        .app
        .notices
        .note(&place.app.store, &jan.account, id, orrery_server::notices::Done::Removed)
        .await
        .unwrap();
    place.tend(start + 5 * HOUR).await;
    let letters = sink.take();
    assert!(letters.iter().all(|(_, text)| !text.contains("given your seat")), "{letters:?}");
}
