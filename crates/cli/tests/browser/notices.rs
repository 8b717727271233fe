//! Two people, one of them elsewhere: she is told, comes back, and reads what happened.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};

use serde_json::{Value, json};

use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, PATIENCE, Server};
use crate::browser::{ACTION, no_violations, press_on};

/// A place on this machine that takes what is posted to it.
fn hook() -> (String, Receiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("http://{}/hook", listener.local_addr().expect("it listens"));
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut stream = BufReader::new(stream);
            let mut length = 0;
            let mut line = String::new();
            while stream.read_line(&mut line).is_ok_and(|read| read > 2) {
                if let Some(bytes) = line.to_lowercase().strip_prefix("content-length: ") {
                    length = bytes.trim().parse().unwrap_or(0);
                }
                line.clear();
            }
            let mut body = vec![0; length];
            let _ = stream.read_exact(&mut body);
            let _ = stream.get_mut().write_all(b"HTTP/1.1 204 Taken\r\ncontent-length: 0\r\n\r\n");
            let _ = sender.send(serde_json::from_slice(&body).unwrap_or_default());
        }
    });
    (url, receiver)
}

/// A mail server; gives the text of each letter.
fn mailbox() -> (String, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("smtp://{}", listener.local_addr().expect("it listens"));
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let _ = sender.send(letter(stream));
        }
    });
    (url, receiver)
}

fn letter(mut stream: TcpStream) -> String {
    let _ = stream.write_all(b"220 sink\r\n");
    let lines = BufReader::new(stream.try_clone().expect("one more handle")).lines();
    let (mut letter, mut inside) = (String::new(), false);
    for line in lines.map_while(Result::ok) {
        let answer: &[u8] = match (inside, line.as_str()) {
            (true, ".") => {
                inside = false;
                b"250 taken\r\n"
            }
            (true, text) => {
                // Long lines are cut where they end with a sign.
                match text.strip_suffix('=') {
                    Some(begun) => letter.push_str(begun),
                    None => letter.extend([text, "\n"]),
                }
                continue;
            }
            (false, "DATA") => {
                inside = true;
                b"354 go on\r\n"
            }
            (false, "QUIT") => {
                let _ = stream.write_all(b"221 bye\r\n");
                break;
            }
            _ => b"250 fine\r\n",
        };
        let _ = stream.write_all(answer);
    }
    letter
}

/// The path of the link of this kind in a text.
fn link(text: &str, kind: &str) -> String {
    let at = text.find(kind).unwrap_or_else(|| panic!("no {kind}: {text}"));
    text[at..]
        .split(|letter: char| letter.is_whitespace() || letter == '>')
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// A table of two, the second one by link.
async fn at_a_table(ola: &Browser, jan: &Browser, server: &Server) -> String {
    ola.go(&format!("{}/games/smugglers/open", server.url)).await;
    let fill = "
        document.querySelector('[name=\"seat-1\"]').value = 'friend';
        document.querySelector('[name=\"name\"]').value = 'Ola';
        for (const seat of document.querySelectorAll('select[name^=\"seat-\"]')) {
            if (!['seat-0', 'seat-1'].includes(seat.name)) seat.value = 'none';
        }
        return 1";
    ola.run(fill, json!([])).await;
    ola.click("main form button.main").await;
    let invitation = ola.find("#link").await.prop("value").await.expect("a field").expect("a link");
    let path = invitation.find("/t/").map(|at| &invitation[at..]).expect("a table");
    jan.go(&format!("{}{path}", server.url)).await;
    jan.click("button[name=seat]").await;
    for browser in [ola, jan] {
        browser.find("main.table").await;
    }
    path.split('?').next().unwrap_or(path).to_owned()
}

/// Whoever is asked answers, until the one who stays cannot go on alone.
async fn play_until_jan_is_asked(ola: &Browser, jan: &Browser) {
    for _ in 0..40 {
        if jan.count(ACTION).await > 0 && ola.count(ACTION).await > 0 {
            press_on(jan, 1).await;
        } else if jan.count(ACTION).await > 0 {
            return;
        } else if ola.count(ACTION).await > 0 {
            press_on(ola, 1).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
    }
}

/// Somebody answers as long as she is asked.
async fn press_until_silent(browser: &Browser) {
    browser.find(ACTION).await;
    for _ in 0..20 {
        if browser.count(ACTION).await == 0 {
            return;
        }
        press_on(browser, 1).await;
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
    }
}

#[tokio::test]
async fn somebody_elsewhere_is_told_and_reads_what_happened() {
    let ((hook, posted), (smtp, letters)) = (hook(), mailbox());
    // Links in letters lead to where the server really is.
    let address = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
    let more = [
        "--smtp-url",
        &smtp,
        "--mail-from",
        "Orrery <games@example.org>",
        "--public-url",
        &format!("http://{address}"),
        "--hooks-anywhere",
        "--notice-wait-seconds",
        "1",
        "--notice-gap-seconds",
        "1",
    ];
    let mut server = Server::at(&address.to_string(), &more);
    let (ola, jan) = (Browser::open(Device::Desktop, "en").await, Browser::open(Device::Phone, "pl").await);
    let table = at_a_table(&ola, &jan, &server).await;
    play_until_jan_is_asked(&ola, &jan).await;

    // Jan switches everything on, and goes away.
    let account = format!("{}/account", server.url);
    jan.go(&account).await;
    no_violations(&jan, "the account with notices").await;
    picture(&jan, "notices-390").await;
    jan.find("#notice-hook").await.send_keys("https://127.0.0.1/x").await.expect("a field");
    jan.find("#notice-hook").await.clear().await.expect("a field");
    jan.find("#notice-hook").await.send_keys(&hook).await.expect("a field");
    jan.click("form[action='/account/notices/hook'] button").await;
    jan.find("#notices-hook .badge.now").await;
    jan.find("#notice-mail").await.send_keys("jan@example.net").await.expect("a field");
    jan.click("form[action='/account/notices/mail'] button").await;
    jan.find("#notices-mail [role=status]").await;
    let proof = link(&letters.recv_timeout(PATIENCE).expect("a letter"), "/notices/confirm/");
    jan.go(&format!("{}{proof}", server.url)).await;
    no_violations(&jan, "the proof of an address").await;
    jan.click("main form button.main").await;
    jan.find("main a[href='/account#notices']").await;
    jan.go(&account).await;
    jan.find("#notices-mail .badge.now").await;
    jan.click("form[data-notify] button").await;
    jan.find("#notices-browser .badge.now").await;
    no_violations(&jan, "the account with everything on").await;
    picture(&jan, "notices-on-390").await;
    let catch = "
        window.shown = [];
        window.Notification = class {
            constructor(title, { body }) { window.shown.push([title, body]); }
            addEventListener() {}
        };
        return 1";
    jan.run(catch, json!([])).await;

    // It is his turn already; so somebody has to answer for him before Ola can make it his turn again.
    let second = second_page(&jan, &server, &table).await;
    press_until_silent(&ola).await;
    // Before anybody could be told.
    server.kill_and_restart();
    let told = posted.recv_timeout(PATIENCE).expect("a notice");
    let told = told["content"].as_str().expect("a text").to_owned();
    assert!(told.contains("Twoja kolej") && told.contains(&table), "{told}");
    let letter = letters.recv_timeout(PATIENCE).expect("a letter");
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");
    jan.until("the browser tells it", "return window.shown.length > 0").await;
    assert!(second, "he had answered");

    // The front page is short about it, the table says everything.
    jan.go(&server.url).await;
    jan.find(".away-short").await;
    no_violations(&jan, "the front page after an absence").await;
    picture(&jan, "away-front-390").await;
    jan.go(&format!("{}{table}", server.url)).await;
    jan.find(".away").await;
    assert!(jan.text(".away").await.contains("Podczas twojej nieobecności"));
    no_violations(&jan, "the digest on a phone").await;
    picture(&jan, "away-390").await;
    let lines = "
        const shown = [...document.querySelectorAll('.away .log li')].map((line) => line.textContent);
        const log = [...document.querySelectorAll('#log li')].map((line) => line.textContent);
        return shown.length > 0 && shown.every((line) => log.includes(line))";
    assert_eq!(jan.run(lines, json!([])).await, json!(true), "it is his log");
    // By the keyboard alone.
    jan.run("document.querySelector('.away form button').focus(); return 1", json!([])).await;
    jan.key('\u{e007}').await;
    jan.until("it is read", "return !document.querySelector('.away')").await;
    jan.page.refresh().await.expect("the page loads again");
    jan.find("main.table").await;
    assert_eq!(jan.count(".away").await, 0, "once is enough");

    // Ola was there all the time; she comes back from elsewhere to a digest at her desk.
    ola.go(&account).await;
    picture(&ola, "notices-1280").await;
    press_on(&jan, 1).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    ola.go(&format!("{}{table}", server.url)).await;
    ola.find(".away").await;
    no_violations(&ola, "the digest at a desk").await;
    picture(&ola, "away-1280").await;

    // The link in the hook's message stops it, whoever follows it.
    ola.go(&format!("{}{}", server.url, link(&told.replace('\\', ""), "/notices/stop/"))).await;
    ola.until("it is stopped", "return document.body.innerText.includes('nothing more will come')").await;
    no_violations(&ola, "the end of notices").await;
    jan.go(&account).await;
    assert_eq!(jan.count("#notices-hook .badge.now").await, 0);
    assert_eq!(jan.count("#notices-mail .badge.now").await, 1, "the others stay");
    ola.close().await;
    jan.close().await;
}

/// Answers at the table from where the browser is, without a page of the table in front; whether he was asked.
async fn second_page(jan: &Browser, server: &Server, table: &str) -> bool {
    let answer = "
        const [address, done] = [arguments[0], arguments[arguments.length - 1]];
        const socket = new WebSocket(address.replace('http', 'ws') + '/ws');
        socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', fingerprints: {}, log: 0, last: null, chat: 0 }));
        socket.onmessage = (event) => {
            const told = JSON.parse(event.data);
            if (told.t !== 'show') return;
            if (!told.asked) { socket.close(); return done(true); }
            const prompt = new DOMParser().parseFromString(told.regions.prompt ?? '', 'text/html');
            const act = prompt.querySelector('[data-action]');
            if (act) socket.send(JSON.stringify({ t: 'act', action: act.dataset.action, made: told.made }));
        };";
    let address = json!(format!("{}{table}", server.url));
    jan.page.execute_async(answer, vec![address]).await.expect("it answers") == json!(true)
}
