//! A server of one's own, and browsers that a person could be sitting at.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::{Value, json};

use crate::browser::sessions::{self, Lease};
use crate::common;

/// How long anything may take before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(25);

/// The window at a desk, its edges included.
const WINDOW: (u32, u32) = (1280, 900);

/// The key.
pub const TAB: char = '\u{e004}';

/// A folder that is gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("orrery-{name}-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// `orrery serve` with a database of its own.
pub struct Server {
    child: Child,
    pub url: String,
    folder: Folder,
    more: Vec<String>,
}

impl Server {
    /// Without reviews: they would take the time that browsers need.
    pub fn start() -> Self {
        Self::at("127.0.0.1:0", &[])
    }

    /// With quick reviews.
    pub fn reviewing() -> Self {
        Self::at("127.0.0.1:0", &["--reviews", "quick"])
    }

    /// At this address, with additional arguments.
    pub fn at(address: &str, more: &[&str]) -> Self {
        let folder = Folder::new("server");
        let more: Vec<_> = more.iter().map(|&one| one.to_owned()).collect();
        let (child, url) = serve(&folder.0, address, &more);
        Self { child, url, folder, more }
    }

    /// Kills the server without a warning and starts it again at the same address.
    pub fn kill_and_restart(&mut self) {
        self.kill();
        self.restart();
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    pub fn restart(&mut self) {
        let address = self.url.trim_start_matches("http://").to_owned();
        (self.child, self.url) = serve(&self.folder.0, &address, &self.more);
    }
}

fn serve(folder: &Path, address: &str, more: &[String]) -> (Child, String) {
    let mut child = Command::new(common::ORRERY)
        .env("ORRERY_REVIEWS", "off")
        .args(["serve", "--examples", "--bot-pace-ms", "0"])
        .args(["--posts-per-minute", "0", "--questions-per-minute", "0"])
        // The same game each time: what a page cannot show is found by every run or by none.
        .args(["--dice-secret", "rehearsal"])
        .args(["--address", address, "--database"])
        .arg(folder.join("orrery.db"))
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("the program is built");
    let (address, lines) = common::address(&mut child);
    // Whatever else it says must not fill the pipe.
    std::thread::spawn(move || for _ in lines {});
    (child, format!("http://{address}"))
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a browser runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    Desktop,
    /// A desktop with animations switched off.
    Calm,
    Phone,
}

/// A browser that no other test uses meanwhile.
pub struct Browser {
    pub page: Client,
    owner: Owner,
}

/// Who ends the browser.
enum Owner {
    /// The test run, after the last test.
    Run { _lease: Lease },
    /// This test, by dropping it.
    Test { _driver: Driver, _profile: Folder },
}

impl Browser {
    pub async fn open(device: Device, lang: &str) -> Self {
        let Some((driver, folder)) = sessions::shared() else {
            let profile = Folder::new("profile");
            let (driver, port) = start_driver();
            let page = start(&format!("http://127.0.0.1:{port}"), &profile.0, device, lang).await;
            return Self { page, owner: Owner::Test { _driver: driver, _profile: profile } };
        };
        let mut lease = Lease::take(&folder, &format!("{device:?}-{lang}"));
        let page = if let Some(page) = lease.resume(&driver).await {
            // As large as it was at first, whatever the test before has made of it.
            if device != Device::Phone {
                page.set_window_size(WINDOW.0, WINDOW.1).await.expect("a window");
            }
            page
        } else {
            let page = start(&driver, &lease.profile, device, lang).await;
            lease.keep(&page).await;
            page
        };
        Self { page, owner: Owner::Run { _lease: lease } }
    }

    pub async fn go(&self, url: &str) {
        self.page.goto(url).await.expect("the page is served");
    }

    /// The first element that fits, once there is one.
    pub async fn find(&self, css: &str) -> Element {
        let found = self.page.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("no `{css}` at {}: {error}\n{}", self.url().await, self.text("main").await),
        }
    }

    /// Clicks the first element that fits. A page that is alive may replace an element between finding and clicking it, or
    /// fold it away again: as a person would, one looks again and unfolds what hides it.
    pub async fn click(&self, css: &str) {
        let started = Instant::now();
        loop {
            let Err(error) = self.find(css).await.click().await else { return };
            assert!(started.elapsed() < PATIENCE, "`{css}` cannot be clicked: {error}");
            let unfold = "document.querySelector(arguments[0])?.closest('details')?.setAttribute('open', ''); return 1";
            self.run(unfold, json!([css])).await;
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    pub async fn url(&self) -> String {
        self.page.current_url().await.map(|url| url.to_string()).unwrap_or_default()
    }

    pub async fn count(&self, css: &str) -> usize {
        self.page.find_all(Locator::Css(css)).await.map_or(0, |found| found.len())
    }

    /// What can be read in an element, hidden parts left out.
    pub async fn text(&self, css: &str) -> String {
        self.run("return document.querySelector(arguments[0])?.innerText ?? ''", json!([css]))
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    pub async fn run(&self, script: &str, arguments: Value) -> Value {
        let arguments = arguments.as_array().cloned().unwrap_or_default();
        self.page.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script answers true; while one page gives way to the next, none answers.
    pub async fn until(&self, what: &str, script: &str) {
        let started = Instant::now();
        while self.page.execute(script, Vec::new()).await.ok() != Some(json!(true)) {
            assert!(
                started.elapsed() < PATIENCE,
                "never happened: {what}\n{}\n{}",
                self.url().await,
                self.text("main").await
            );
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Presses a key, whatever has the focus.
    pub async fn key(&self, value: char) {
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        self.page.perform_actions(keys).await.expect("keys are pressed");
    }

    /// Goes on with Tab until something that fits has the focus.
    pub async fn tab_to(&self, css: &str) {
        let there = "return document.activeElement.matches(arguments[0])";
        for _ in 0..150 {
            if self.run(there, json!([css])).await == json!(true) {
                return;
            }
            self.key(TAB).await;
        }
        panic!("`{css}` cannot be reached with Tab");
    }

    /// Sends the form with which a table is opened that waits for nobody.
    pub async fn begin(&self) {
        self.click("main form button.main").await;
        self.find("main.table").await;
    }

    /// Serious violations that axe-core finds on the page.
    pub async fn violations(&self) -> Vec<String> {
        let path = std::env::var("ORRERY_AXE").unwrap_or_else(|_| {
            panic!("ORRERY_AXE does not say where axe.min.js is; run the tests with `cargo xtask test`")
        });
        let axe = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        self.run(&format!("{axe}; return 1"), json!([])).await;
        let script = "const done = arguments[arguments.length - 1];
            // A thing on the table is called what it is; the numbers drawn upon it are in its explanation.
            const drawn = (rule, { target }) => rule === 'label-content-name-mismatch' && document.querySelector(target[0])?.matches('.thing');
            axe.run(document, {resultTypes: ['violations']}).then((result) => done(result.violations
                .map((one) => ({ ...one, nodes: one.nodes.filter((node) => !drawn(one.id, node)) }))
                .filter((one) => one.nodes.length > 0)
                .filter((one) => ['serious', 'critical'].includes(one.impact))
                .map((one) => `${one.id}: ${one.nodes.map((node) => `${node.target.join(' ')} (${node.html.slice(0, 240)}) — ${node.failureSummary}`).join(' | ')}`)));";
        let found = self.page.execute_async(script, Vec::new()).await.expect("axe runs");
        let found = found.as_array().cloned().unwrap_or_default();
        found.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
    }

    /// Whether something is wider than the window.
    pub async fn overflows(&self) -> bool {
        let script = "return document.documentElement.scrollWidth > document.documentElement.clientWidth + 1";
        self.run(script, json!([])).await == json!(true)
    }

    /// Makes the page so large; a window has edges of its own.
    pub async fn resize(&self, width: u32, height: u32) {
        let edges = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
        let edges = self.run(edges, json!([])).await;
        let edge =
            |at: usize| edges[at].as_u64().and_then(|edge| u32::try_from(edge).ok()).unwrap_or_default();
        self.page.set_window_size(width + edge(0), height + edge(1)).await.expect("a window");
        self.until(
            "the window has its size",
            &format!("return innerWidth === {width} && innerHeight === {height}"),
        )
        .await;
        self.two_frames().await;
    }

    /// Waits until the page has drawn itself once with everything that its scripts do after a change of size.
    pub async fn two_frames(&self) {
        let script =
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        self.page.execute_async(script, Vec::new()).await.expect("frames are drawn");
    }

    /// Leaves the page, as somebody who goes away.
    pub async fn close(self) {
        let _ = match self.owner {
            Owner::Run { .. } => self.page.goto("about:blank").await,
            Owner::Test { .. } => self.page.clone().close().await,
        };
    }
}

/// Starts Chromium with a profile of its own.
async fn start(driver: &str, profile: &Path, device: Device, lang: &str) -> Client {
    let mut args = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        format!("--lang={lang}"),
        format!("--user-data-dir={}", profile.display()),
    ];
    let mut options = json!({"prefs": {
        "intl.accept_languages": lang,
        // Notifications are allowed from the start, so that no test meets the permission prompt.
        "profile.default_content_setting_values.notifications": 1,
    }});
    match device {
        Device::Desktop => args.push(format!("--window-size={},{}", WINDOW.0, WINDOW.1)),
        Device::Calm => {
            args.push(format!("--window-size={},{}", WINDOW.0, WINDOW.1));
            args.push("--force-prefers-reduced-motion".to_owned());
        }
        Device::Phone => {
            args.push("--window-size=500,900".to_owned());
            options["mobileEmulation"] = json!({
                "deviceMetrics": {"width": 390, "height": 844, "pixelRatio": 2.0, "touch": true},
            });
        }
    }
    options["args"] = json!(args);
    let mut capabilities = Capabilities::new();
    capabilities.insert("goog:chromeOptions".to_owned(), options);
    let connector = hyper_util::client::legacy::connect::HttpConnector::new();
    let started = ClientBuilder::new(connector).capabilities(capabilities).connect(driver).await;
    started.expect("Chromium starts; `cargo xtask test` installs it")
}

/// The program between test and Chromium.
struct Driver(Child);

/// Chromium belongs to the group of its driver: whatever a test that panics leaves behind ends with it.
impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(group) = i32::try_from(self.0.id()).ok().and_then(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.0.wait();
    }
}

fn start_driver() -> (Driver, u16) {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .process_group(0)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is missing; run the tests with `cargo xtask test`, which installs it");
    let mut lines = BufReader::new(driver.stdout.take().expect("it is piped")).lines();
    let port = loop {
        let line = lines.next().expect("chromedriver says its port").expect("text");
        if let Some((_, rest)) = line.split_once("successfully on port ") {
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            if let Ok(port) = digits.parse() {
                break port;
            }
        }
    };
    std::thread::spawn(move || for _ in lines {});
    (Driver(driver), port)
}
