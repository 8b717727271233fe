//! A database cluster of `PostgreSQL` in a folder, which can be stopped and started again. The tests of faults include this file
//! too.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// Who it asks for a password; the server is there for one run, and only for this machine.
const PASSWORD: &str = "orrery-tests";

/// The folder with its programs. Debian keeps them outside of the path, one folder per version.
pub fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&paths));
    folders.into_iter().find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// A cluster, and the server that runs it. Dropping this ends the server; the folder stays.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    user: User,
    port: u16,
    settings: Vec<String>,
    server: Option<Child>,
}

impl Cluster {
    /// Makes an empty cluster in a folder, with these settings (`name=value`). Its write-ahead log may lie elsewhere.
    pub fn make(folder: &Path, settings: &[&str], log: Option<&Path>) -> anyhow::Result<Self> {
        let programs = programs().context("PostgreSQL is not installed")?;
        // The server refuses to run as root.
        let user = User::of_server()?;
        fs::write(folder.join("password"), PASSWORD)?;
        user.give(folder)?;
        let mut initdb = Command::new(programs.join("initdb"));
        initdb.arg("--pgdata").arg(folder.join("data")).arg("--pwfile").arg(folder.join("password"));
        initdb.args(["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8", "--no-sync"]);
        if let Some(log) = log {
            user.give(log)?;
            // In small pieces: a full disk is met soon.
            initdb.arg("--waldir").arg(log.join("log")).arg("--wal-segsize=1");
        }
        let made = user.runs(&mut initdb).current_dir(folder).output().context("initdb cannot be started")?;
        if !made.status.success() {
            bail!("initdb failed: {}", String::from_utf8_lossy(&made.stderr));
        }
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        // No machine fails in these tests, so nothing is synced: only programs and servers are killed.
        let usual = ["fsync=off", "deadlock_timeout=100ms", "max_connections=300"];
        let settings = usual.iter().chain(settings).map(|setting| (*setting).to_owned()).collect();
        Ok(Self { programs, folder: folder.to_owned(), user, port, settings, server: None })
    }

    /// Starts the server and waits until it answers.
    pub fn start(&mut self) -> anyhow::Result<()> {
        let mut command = Command::new(self.programs.join("postgres"));
        command.arg("-D").arg(self.folder.join("data")).arg("-k").arg(&self.folder);
        command.args(["-p", &self.port.to_string()]);
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        let log = fs::File::create(self.folder.join("log"))?;
        command.stdout(Stdio::null()).stderr(log).current_dir(&self.folder);
        self.server = Some(self.user.runs(&mut command).spawn().context("postgres cannot be started")?);
        let begun = Instant::now();
        while !self.answers() {
            if !self.is_running()? || begun.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                bail!("PostgreSQL does not start: {log}");
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    fn answers(&self) -> bool {
        let mut asking = Command::new(self.programs.join("pg_isready"));
        asking.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        asking.status().is_ok_and(|status| status.success())
    }

    /// Whether the server has not ended by itself.
    pub fn is_running(&mut self) -> anyhow::Result<bool> {
        let Some(server) = &mut self.server else { return Ok(false) };
        Ok(server.try_wait()?.is_none())
    }

    /// Ends the server by a signal: `INT` ends all connections and then the server, `QUIT` leaves everything as it is.
    pub fn stop(&mut self, signal: &str) {
        if let Some(mut server) = self.server.take() {
            let told = Command::new("kill").args(["-s", signal, &server.id().to_string()]).status();
            if told.is_ok_and(|status| status.success()) {
                let _ = server.wait();
            }
        }
    }

    /// Where its first database is, as seen from a machine to which the server has this address.
    pub fn url(&self, host: &str) -> String {
        format!("postgres://postgres:{PASSWORD}@{host}:{}/postgres", self.port)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop("INT");
    }
}

/// Who runs the server: `postgres` if this is root, which it refuses, and otherwise whoever runs this.
struct User {
    ids: Option<(u32, u32)>,
}

impl User {
    fn of_server() -> anyhow::Result<Self> {
        let id = |args: &[&str]| -> anyhow::Result<u32> {
            let output = Command::new("id").args(args).output().context("`id` cannot be started")?;
            let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
            text.parse().with_context(|| format!("`id {}` names nobody", args.join(" ")))
        };
        if id(&["-u"])? != 0 {
            return Ok(Self { ids: None });
        }
        let missing = "root cannot run PostgreSQL, and there is no user `postgres`";
        let ids = (id(&["-u", "postgres"]).context(missing)?, id(&["-g", "postgres"]).context(missing)?);
        Ok(Self { ids: Some(ids) })
    }

    #[cfg(unix)]
    fn runs<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        use std::os::unix::process::CommandExt as _;
        match self.ids {
            Some((user, group)) => command.uid(user).gid(group),
            None => command,
        }
    }

    #[cfg(not(unix))]
    fn runs<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
    }

    /// Makes a folder this user's own, with the files in it.
    #[cfg(unix)]
    fn give(&self, folder: &Path) -> anyhow::Result<()> {
        use std::os::unix::fs::{PermissionsExt as _, chown};
        for file in fs::read_dir(folder)? {
            let path = file?.path();
            // Everybody may read certificates.
            let mode = if path.extension().is_some_and(|name| name == "crt") { 0o644 } else { 0o600 };
            fs::set_permissions(&path, fs::Permissions::from_mode(mode))?;
            if let Some((user, group)) = self.ids {
                chown(&path, Some(user), Some(group))?;
            }
        }
        if let Some((user, group)) = self.ids {
            chown(folder, Some(user), Some(group))?;
        }
        Ok(())
    }

    #[cfg(not(unix))]
    fn give(&self, _: &Path) -> anyhow::Result<()> {
        Ok(())
    }
}
