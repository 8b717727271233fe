//! Browsers that tests use one after another: starting one takes longer than most of what a test does with it.
//!
//! `cargo xtask test` starts the driver and names a folder. Each file in it is a browser with its kind in its name and its session
//! inside; whoever holds the lock of the file has the browser. Tests run in processes of their own, so no other list would do.

use std::env;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

use fantoccini::Client;
use hyper_util::client::legacy::connect::HttpConnector;

/// The driver and the folder of a test run; nothing if tests were started without `cargo xtask test`.
pub fn shared() -> Option<(String, PathBuf)> {
    Some((env::var("ORRERY_WEBDRIVER").ok()?, env::var_os("ORRERY_BROWSERS")?.into()))
}

/// The right to use one browser of the run, until it is dropped.
pub struct Lease {
    file: File,
    /// Where a profile for the browser can be.
    pub profile: PathBuf,
}

impl Lease {
    /// The first browser of this kind that nobody uses; it may have to be started first.
    pub fn take(folder: &Path, kind: &str) -> Self {
        let mut numbers = 1..;
        loop {
            let name = format!("{kind}-{}", numbers.next().expect("numbers do not end"));
            let path = folder.join(&name);
            let file = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(&path);
            let file = file.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            if file.try_lock().is_ok() {
                return Self { file, profile: folder.join(format!("{name}-{}", std::process::id())) };
            }
        }
    }

    /// The browser as it was left, without its cookies; nothing if it is not running.
    pub async fn resume(&mut self, driver: &str) -> Option<Client> {
        let mut session = String::new();
        self.file.rewind().and_then(|()| self.file.read_to_string(&mut session)).ok()?;
        if session.is_empty() {
            return None;
        }
        let page = Client::with_existing_session(driver, &session, HttpConnector::new()).await.ok()?;
        page.persist().await.ok()?;
        // Cookies are deleted for the host of the page, and all servers of the tests have the driver's.
        page.goto(&format!("{driver}/status")).await.ok()?;
        page.delete_all_cookies().await.ok()?;
        Some(page)
    }

    /// Leaves a browser that was just started to those who come later.
    pub async fn keep(&mut self, page: &Client) {
        page.persist().await.expect("the session stays open");
        let session = page.session_id().await.expect("the driver answers").expect("the session is open");
        self.file.rewind().and_then(|()| self.file.set_len(0)).expect("the file can be written");
        self.file.write_all(session.as_bytes()).expect("the file can be written");
    }
}
