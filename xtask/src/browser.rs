//! What the browser tests need: Chromium with its driver, and axe-core.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, bail};

use crate::npm::AXE;
use crate::test::succeeds;

/// Installs what is missing.
pub fn prepare(root: &Path) -> anyhow::Result<()> {
    chromium()?;
    AXE.install(root)
}

fn chromium() -> anyhow::Result<()> {
    let installed = || succeeds("chromium", &["--version"]) && succeeds("chromedriver", &["--version"]);
    if installed() {
        return Ok(());
    }
    println!("installing chromium and chromium-driver");
    let packages = ["chromium", "chromium-driver"];
    succeeds("apt-get", &["update"]);
    succeeds("apt-get", &[&["install", "-y", "--no-install-recommends"][..], &packages].concat());
    if installed() {
        return Ok(());
    }
    bail!(
        "chromium and chromedriver are missing and could not be installed; install both and put them on the path (on \
         Debian: `apt install chromium chromium-driver`)"
    );
}

/// The script of axe-core, once it is installed.
pub fn axe_path(root: &Path) -> PathBuf {
    AXE.file(root, "axe.min.js")
}

/// The driver of the browsers that all tests of a run share. Tests start and reuse browsers; dropping this ends them.
pub struct Browsers {
    driver: Child,
    port: u16,
    folder: PathBuf,
}

impl Browsers {
    /// Starts the driver.
    pub fn start(root: &Path) -> anyhow::Result<Self> {
        let folder = root.join("target/browsers");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null());
        let mut driver = command.spawn().context("chromedriver cannot be started")?;
        let mut lines = BufReader::new(driver.stdout.take().context("its output is piped")?).lines();
        let port = loop {
            let Some(Ok(line)) = lines.next() else { bail!("chromedriver does not name its port") };
            if let Some((_, rest)) = line.split_once("successfully on port ") {
                let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
                break digits.parse()?;
            }
        };
        // A full pipe would stop the driver.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Self { driver, port, folder })
    }

    /// What the tests need to know.
    pub fn variables(&self) -> [(&'static str, String); 2] {
        let driver = format!("http://127.0.0.1:{}", self.port);
        [("ORRERY_WEBDRIVER", driver), ("ORRERY_BROWSERS", self.folder.display().to_string())]
    }

    /// Asks the driver to end its browsers and itself.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        stream.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Browsers {
    fn drop(&mut self) {
        if self.shut_down().is_err() {
            let _ = self.driver.kill();
        }
        let _ = self.driver.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
