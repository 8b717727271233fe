//! A server of `PostgreSQL` for one run of the tests, on loopback, in a temporary folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

use crate::cluster::{Cluster, programs};
use crate::test::succeeds;

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

/// A running server. Dropping this ends it and removes its folder.
pub struct Postgres {
    cluster: Cluster,
    folder: PathBuf,
}

impl Postgres {
    /// Makes an empty database cluster and starts it.
    pub fn start() -> anyhow::Result<Self> {
        let folder = std::env::temp_dir().join(format!("orrery-postgres-{}", std::process::id()));
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        certificates(&folder)?;
        let settings = [
            "listen_addresses=127.0.0.1",
            "ssl=on",
            "ssl_cert_file=../server.crt",
            "ssl_key_file=../server.key",
        ];
        let mut cluster = Cluster::make(&folder, &settings, None)?;
        cluster.start()?;
        Ok(Self { cluster, folder })
    }

    /// What the tests need to know.
    pub fn variables(&self) -> [(&'static str, String); 2] {
        [
            ("ORRERY_POSTGRES", self.cluster.url("127.0.0.1")),
            ("ORRERY_POSTGRES_ROOTS", self.folder.join("root.crt").display().to_string()),
        ]
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.cluster.stop("INT");
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
