//! A server of `PostgreSQL` for one run of the tests, on loopback, in a temporary folder.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::test::succeeds;

/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// Who it asks for a password; the server is there for one run, and only for this machine.
const PASSWORD: &str = "orrery-tests";

/// Installs what is missing.
pub fn prepare() -> anyhow::Result<()> {
    if programs().is_some() {
        return Ok(());
    }
    println!("installing postgresql");
    succeeds("apt-get", &["update"]);
    succeeds("apt-get", &["install", "-y", "--no-install-recommends", "postgresql"]);
    if programs().is_some() {
        return Ok(());
    }
    bail!(
        "PostgreSQL is missing and could not be installed; install its server, version 13 or later (on Debian: `apt install \
         postgresql`)"
    );
}

/// The folder with its programs. Debian keeps them outside of the path, one folder per version.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&paths));
    folders.into_iter().find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// A running server. Dropping this ends it and removes its folder.
pub struct Postgres {
    server: Child,
    port: u16,
    folder: PathBuf,
}

impl Postgres {
    /// Makes an empty database cluster and starts it.
    pub fn start() -> anyhow::Result<Self> {
        let programs = programs().context("PostgreSQL is not installed")?;
        let folder = std::env::temp_dir().join(format!("orrery-postgres-{}", std::process::id()));
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        // The server refuses to run as root.
        let user = User::of_server()?;
        fs::write(folder.join("password"), PASSWORD)?;
        certificates(&folder)?;
        user.give(&folder)?;
        let mut initdb = Command::new(programs.join("initdb"));
        initdb.arg("--pgdata").arg(folder.join("data")).arg("--pwfile").arg(folder.join("password"));
        initdb.args(["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8", "--no-sync"]);
        let made =
            user.runs(&mut initdb).current_dir(&folder).output().context("initdb cannot be started")?;
        if !made.status.success() {
            bail!("initdb failed: {}", String::from_utf8_lossy(&made.stderr));
        }
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut command = Command::new(programs.join("postgres"));
        command.arg("-D").arg(folder.join("data")).arg("-k").arg(&folder).args(["-p", &port.to_string()]);
        // No machine fails in these tests, so nothing is synced: only programs and servers are killed.
        for setting in [
            "listen_addresses=127.0.0.1",
            "fsync=off",
            "deadlock_timeout=100ms",
            "max_connections=300",
            "ssl=on",
            "ssl_cert_file=../server.crt",
            "ssl_key_file=../server.key",
        ] {
            command.args(["-c", setting]);
        }
        let log = fs::File::create(folder.join("log"))?;
        command.stdout(Stdio::null()).stderr(log).current_dir(&folder);
        let server = user.runs(&mut command).spawn().context("postgres cannot be started")?;
        let mut started = Self { server, port, folder };
        started.wait(&programs)?;
        Ok(started)
    }

    fn wait(&mut self, programs: &Path) -> anyhow::Result<()> {
        let begun = Instant::now();
        let port = self.port.to_string();
        while !Command::new(programs.join("pg_isready"))
            .args(["-q", "-h", "127.0.0.1", "-p", &port])
            .status()
            .is_ok_and(|status| status.success())
        {
            if self.server.try_wait()?.is_some() || begun.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                bail!("PostgreSQL does not start: {log}");
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// What the tests need to know.
    pub fn variables(&self) -> [(&'static str, String); 2] {
        let url = format!("postgres://postgres:{PASSWORD}@127.0.0.1:{}/postgres", self.port);
        [
            ("ORRERY_POSTGRES", url),
            ("ORRERY_POSTGRES_ROOTS", self.folder.join("root.crt").display().to_string()),
        ]
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // SIGINT: it ends all connections and then itself.
        succeeds("kill", &["-INT", &self.server.id().to_string()]);
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A certificate for loopback and the one that vouches for it.
fn certificates(folder: &Path) -> anyhow::Result<()> {
    let openssl = |line: &str| -> anyhow::Result<()> {
        let output = Command::new("openssl").args(line.split(' ')).current_dir(folder).output();
        let output = output.context("openssl is missing (on Debian: `apt install openssl`)")?;
        if !output.status.success() {
            bail!("openssl failed: {}", String::from_utf8_lossy(&output.stderr));
        }
        Ok(())
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30";
    openssl(&format!("req -x509 {key} -subj /CN=orrery-tests -keyout root.key -out root.crt"))?;
    openssl(&format!("req {key} -subj /CN=127.0.0.1 -keyout server.key -out server.csr"))?;
    fs::write(
        folder.join("names"),
        "subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\n",
    )?;
    let by = "-CA root.crt -CAkey root.key -CAcreateserial -extfile names";
    openssl(&format!("x509 -req -in server.csr {by} -days 30 -out server.crt"))
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

    /// Makes a folder this user's own.
    #[cfg(unix)]
    fn give(&self, folder: &Path) -> anyhow::Result<()> {
        use std::os::unix::fs::{PermissionsExt as _, chown};
        for file in fs::read_dir(folder)? {
            let path = file?.path();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
            if let Some((user, group)) = self.ids {
                chown(&path, Some(user), Some(group))?;
            }
        }
        // The tests read the certificate.
        fs::set_permissions(folder.join("root.crt"), fs::Permissions::from_mode(0o644))?;
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
