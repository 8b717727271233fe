//! Every page: its headers, its words, its form.

use orrery_core::content::Share;

use crate::site::lobby::open;
use crate::site::support::{Browser, Server};

/// All pages that somebody can reach, with a table in each state.
async fn all_pages(browser: &mut Browser) -> Vec<String> {
    let waiting = open(browser, ["me", "open"], &[("listed", "yes")]).await;
    let running = open(browser, ["me", "me"], &[("listed", "yes")]).await;
    let cancelled = open(browser, ["me", "friend"], &[]).await;
    browser.fill(&cancelled, &format!("{cancelled}/cancel"), &[]).await;
    let orion = browser.fill("/", "/games/orion/play", &[("played", "yes")]).await.location().to_owned();
    let mut pages: Vec<_> = ["/", "/account", "/nothing", "/t/none"].map(str::to_owned).into();
    pages.extend(["mine", "waiting", "running", "finished"].map(|list| format!("/tables/{list}")));
    pages.extend([waiting, running, cancelled, orion]);
    for game in ["orion", "connect-four", "smugglers"] {
        pages.extend(
            ["", "/how-to-play", "/rules", "/printed", "/open", "/play"]
                .map(|page| format!("/games/{game}{page}")),
        );
    }
    pages
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_whole_in_both_languages() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let pages = all_pages(&mut browser).await;
    for lang in ["en", "pl"] {
        let set = browser.fill("/", "/preferences", &[("lang", lang), ("back", "/")]).await;
        assert_eq!(set.location(), "/");
        for path in &pages {
            let page = browser.get(path).await;
            let body = &page.body;
            let at = format!("{path} in {lang}");
            assert!(body.contains(&format!("<html lang=\"{lang}\"")), "{at}");
            assert!(
                !body.contains('⟨'),
                "{at}: a text is missing: {:?}",
                body.split('⟨').nth(1).map(|rest| &rest[..40])
            );
            assert_eq!(body.matches("<h1").count(), 1, "{at}: one heading");
            assert_eq!(body.matches("<main").count(), 1, "{at}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_has_script_or_style_inside() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for path in all_pages(&mut browser).await {
        let page = browser.get(&path).await;
        let policy = page.header("content-security-policy").expect("every page has a policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
        ] {
            assert_eq!(page.header(name), Some(value), "{path}");
        }
        assert!(page.header("permissions-policy").is_some(), "{path}");
        assert_eq!(page.header("cache-control"), Some("no-store"), "{path}");
        for (n, script) in page.body.split("<script").skip(1).enumerate() {
            let tag = script.split('>').next().unwrap_or_default();
            assert!(tag.contains("src=\"/") || tag.contains("application/json"), "{path}, script {n}: {tag}");
        }
        assert!(!page.body.contains("<style") && !page.body.contains(" style=\""), "{path}");
        for event in ["onclick=", "onload=", "onerror=", "javascript:"] {
            assert!(!page.body.contains(event), "{path}: {event}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_are_unique_and_fields_have_labels() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for path in all_pages(&mut browser).await {
        let body = browser.get(&path).await.body;
        let mut ids: Vec<_> =
            body.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        ids.sort_unstable();
        let twice: Vec<_> = ids.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        assert!(twice.is_empty(), "{path}: {twice:?}");
        for id in body.split("<label for=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(&id), "{path}: the label of {id} has no field");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn language_and_light_are_remembered() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.headers.push(("accept-language", "pl,en;q=0.5".to_owned()));
    assert!(browser.get("/").await.body.contains("<html lang=\"pl\""), "the browser decides first");
    browser.post("/preferences", &[("lang", "en"), ("back", "/")]).await;
    browser.post("/preferences", &[("theme", "light"), ("back", "/")]).await;
    let page = browser.get("/account").await.body;
    assert!(page.contains("<html lang=\"en\" data-theme=\"light\""), "{page}");
    browser.fill("/account", "/account/name", &[("name", "Ola"), ("password", "a long password")]).await;
    browser.fill("/", "/preferences", &[("theme", "dark"), ("back", "/")]).await;
    // Elsewhere the account brings them.
    let mut elsewhere = server.browser();
    elsewhere.headers.push(("accept-language", "pl".to_owned()));
    elsewhere.fill("/account", "/account/sign-in", &[("name", "ola"), ("password", "a long password")]).await;
    assert!(elsewhere.get("/").await.body.contains("<html lang=\"en\" data-theme=\"dark\""));
}

/// As long as the machine decides, there is a button for each theme, and the style sheet shows the one that changes something.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_click_changes_the_light_on_every_machine() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let offered = |page: &str| {
        ["light", "dark"].map(|theme| page.contains(&format!("name=\"theme\" value=\"{theme}\"")))
    };
    assert_eq!(offered(&browser.get("/").await.body), [true, true]);
    browser.post("/preferences", &[("theme", "light"), ("back", "/")]).await;
    assert_eq!(offered(&browser.get("/").await.body), [false, true]);
    browser.post("/preferences", &[("theme", "dark"), ("back", "/")]).await;
    assert_eq!(offered(&browser.get("/").await.body), [true, false]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_tells_what_a_game_is() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for (lang, told) in [
        ("en", ["Launch ships", "2 to 4 players", "against bots", "90 to 150 minutes", "heavy"]),
        ("pl", ["Wystrzeliwujesz statki", "od 2 do 4", "z botami", "90–150 minut", "trudna"]),
    ] {
        browser.post("/preferences", &[("lang", lang), ("back", "/")]).await;
        for page in ["/", "/games/andromeda"] {
            let body = browser.get(page).await.body;
            for part in told {
                assert!(body.contains(part), "{page}: `{part}` is missing");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_kept_by_browsers() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let front = browser.get("/").await.body;
    let sheet =
        front.split("href=\"/assets/style.css").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let path = format!("/assets/style.css{sheet}");
    let file = browser.get(&path).await;
    assert_eq!(file.status, 200);
    assert!(file.header("cache-control").is_some_and(|value| value.contains("immutable")));
    let mark = file.header("etag").expect("a mark").to_owned();
    browser.headers.push(("if-none-match", mark));
    let again = browser.get(&path).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    browser.headers.clear();
    for missing in ["/assets/nothing.js", "/assets/..%2fCargo.toml", "/assets/%2e%2e/x"] {
        assert_eq!(browser.get(missing).await.status, 404, "{missing}");
    }
    let style = browser.get("/games/orion/style.css").await;
    assert!(style.header("content-type").is_some_and(|media| media.starts_with("text/css")));
    let picture = browser.get("/games/orion/picture.svg").await;
    assert!(picture.body.starts_with("<svg xmlns="), "{}", picture.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_can_be_linked_to() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let rules = browser.get("/games/orion/rules").await.body;
    assert!(rules.contains("<li id=\"ORI-31\">"));
    let guide = browser.get("/games/orion/how-to-play").await.body;
    assert!(guide.contains("<figure>") && !guide.contains("exhibit:"));
    assert_eq!(browser.get("/games/chess").await.status, 404);
    assert_eq!(browser.get("/games/chess/rules").await.status, 404);
}

/// Of every game: the counts of the page are those of its content, each row that is not all printed is named, and the guide
/// leads there.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_says_what_is_printed() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for title in orrery_registry::games() {
        let (all, id) = (title.origins(), title.id());
        let share = |share| all.iter().filter(|row| row.origin.share() == share).count();
        let (printed, partly, ours) = (share(Share::Printed), share(Share::Partly), share(Share::Ours));
        let page = browser.get(&format!("/games/{id}/printed")).await.body;
        let counts = format!(
            "Of {} rows of the content {printed} are as printed, {partly} are printed in part, and {ours} are ours.",
            all.len()
        );
        assert!(page.contains(&counts), "{id}: {counts}");
        assert_eq!(page.matches("<li><strong>").count(), partly + ours, "{id}");
        assert!(page.contains(&format!("orrery content template {id} --into my-{id}")), "{id}");
        let guide = browser.get(&format!("/games/{id}/how-to-play")).await.body;
        assert!(guide.contains(&format!("href=\"/games/{id}/printed\"")), "{id}");
        assert!(guide.contains(&format!("{partly} are designed by this project in part")), "{id}");
    }
    let guide = browser.get("/games/connect-four/how-to-play").await.body;
    assert!(!guide.contains("/printed"), "nothing of it is ours");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_compressed_for_those_who_can_read_it() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.headers.push(("accept-encoding", "gzip".to_owned()));
    let page = browser.get("/games/orion/rules").await;
    assert_eq!(page.header("content-encoding"), Some("gzip"));
}
