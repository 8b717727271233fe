//! Faults of everything that servers depend on: the database, the way to it, its disk, the clocks of the machines. After
//! each, what was acknowledged is there once, nobody waits for longer than a lease, and no server needs a hand.
//!
//! Those that take long, or need to be root, are ignored in a usual run: `cargo xtask faults` runs them.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use super::cluster::Cluster;
use super::crowd::STUCK;
use super::server::{Launch, Server};
use super::site::Site;
use super::wires::{Namespace, Proxy, Wire};
use crate::common::postgres::{Place, server, tell};

/// How long a fault lasts: longer than a lease and than any patience of the store.
const LASTS: Duration = Duration::from_secs(15);

/// A cluster in a folder of its own, below the folder for temporary files, where `PostgreSQL`'s user may go.
struct Ground {
    cluster: Cluster,
    folder: PathBuf,
}

impl Ground {
    fn make(name: &str, settings: &[&str]) -> Self {
        let folder = fresh(name);
        let mut cluster = Cluster::make(&folder, settings, None).expect("a cluster");
        cluster.start().expect("it starts");
        Self { cluster, folder }
    }

    fn url(&self) -> String {
        self.cluster.url("127.0.0.1")
    }
}

impl Drop for Ground {
    fn drop(&mut self) {
        self.cluster.stop("INT");
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn fresh(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("orrery-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn three(database: &str) -> Vec<Launch> {
    vec![Launch::with(database); 3]
}

/// The same database by another way.
fn through(proxy: &Proxy, url: &str) -> String {
    let (who, rest) = url.rsplit_once('@').expect("somebody's");
    let (_, name) = rest.split_once('/').expect("a database");
    format!("{who}@127.0.0.1:{}/{name}", proxy.port)
}

fn place_of(url: &str) -> String {
    let (_, rest) = url.rsplit_once('@').expect("somebody's");
    rest.split('/').next().expect("a host").to_owned()
}

/// A server says that it is not ready while its database is away, and that it is as soon as that is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_ready_while_it_has_its_database() {
    let place = Place::new();
    let proxy = Proxy::to(place_of(&server())).await;
    let mut server = Server::start(Launch::with(&through(&proxy, &place.address())));
    assert!(server.is_ready().await);
    proxy.set(Wire::Cut);
    server.becomes_ready(false, STUCK).await;
    proxy.set(Wire::Sound);
    server.becomes_ready(true, STUCK).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes long: `cargo xtask faults`"]
async fn the_database_restarts_under_load() {
    for (signal, what) in [("INT", "restarts"), ("QUIT", "immediate shutdowns")] {
        let mut ground = Ground::make("restarts", &[]);
        let site = Site::open(&ground.url(), three(&ground.url()));
        for _ in 0..5 {
            site.crowd.gets_on().await;
            ground.cluster.stop(signal);
            tokio::time::sleep(Duration::from_millis(500)).await;
            ground.cluster.start().expect("it starts again");
        }
        site.close(&format!("five {what} of the database")).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes long: `cargo xtask faults`"]
async fn the_connections_of_a_server_hang() {
    let place = Place::empty();
    let proxy = Proxy::to(place_of(&server())).await;
    let mut launches = three(&place.address());
    launches[0].database = through(&proxy, &place.address());
    let mut site = Site::open(&place.address(), launches);
    for _ in 0..3 {
        site.crowd.gets_on().await;
        proxy.set(Wire::Hangs);
        let hung = Instant::now();
        site.servers[0].becomes_ready(false, STUCK).await;
        // The others serve.
        site.crowd.gets_on().await;
        tokio::time::sleep(LASTS.saturating_sub(hung.elapsed())).await;
        proxy.set(Wire::Sound);
        site.servers[0].becomes_ready(true, STUCK).await;
    }
    site.close("connections that hang three times").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes long: `cargo xtask faults`"]
async fn a_server_stands_still() {
    let place = Place::empty();
    let site = Site::open(&place.address(), three(&place.address()));
    for server in &site.servers {
        site.crowd.gets_on().await;
        server.signal(Signal::STOP);
        tokio::time::sleep(LASTS).await;
        site.crowd.gets_on().await;
        server.signal(Signal::CONT);
    }
    site.close("each server stood still").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs root: `cargo xtask faults`"]
async fn a_server_is_cut_off_from_the_database() {
    let ground = Ground::make("cut", &["listen_addresses=*"]);
    let rights = ground.folder.join("data/pg_hba.conf");
    let allowed =
        fs::read_to_string(&rights).expect("it is there") + "host all all 10.213.0.0/16 scram-sha-256\n";
    fs::write(&rights, allowed).expect("it can be written");
    tell(&ground.url(), async |client| client.batch_execute("SELECT pg_reload_conf()").await.expect("done"));
    let namespace = Namespace::new();
    let mut launches = three(&ground.url());
    launches[0].before = namespace.before();
    launches[0].address = format!("{}:8080", namespace.address());
    launches[0].database = format!("{}?sslmode=disable", ground.cluster.url(&namespace.database()));
    let mut site = Site::open(&ground.url(), launches);
    for _ in 0..3 {
        site.crowd.gets_on().await;
        namespace.cut(true);
        let cut = Instant::now();
        site.servers[0].becomes_ready(false, STUCK).await;
        site.crowd.gets_on().await;
        tokio::time::sleep(LASTS.saturating_sub(cut.elapsed())).await;
        namespace.cut(false);
        site.servers[0].becomes_ready(true, STUCK).await;
    }
    site.close("a server was cut off three times").await;
}

/// A disk of a few megabytes.
struct Disk(PathBuf);

impl Disk {
    fn mount(name: &str, megabytes: u32) -> Self {
        let folder = fresh(name);
        let size = format!("size={megabytes}m");
        let mut command = Command::new("mount");
        let done = command.args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&folder).output();
        let done = done.expect("there is `mount`");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{said}; this test mounts a small disk: run it on Linux, as root");
        Self(folder)
    }

    /// Leaves no room.
    fn fill(&self) {
        let room = Command::new("df").args(["--output=avail", "-B1"]).arg(&self.0).output().expect("`df`");
        let room = String::from_utf8_lossy(&room.stdout);
        let room: usize = room.lines().last().and_then(|line| line.trim().parse().ok()).expect("a number");
        // What is left is gone after a few pages.
        let filled = fs::write(self.0.join("ballast"), vec![1; room.saturating_sub(64 << 10)]);
        // The database may have taken some of it since: then nothing is left at once.
        if let Err(error) = filled {
            assert_eq!(error.kind(), ErrorKind::StorageFull, "{error}");
        }
    }

    fn make_room(&self) {
        fs::remove_file(self.0.join("ballast")).expect("it is there");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
        let _ = fs::remove_dir(&self.0);
    }
}

/// No room for rows: the database goes on, and refuses to write.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs root: `cargo xtask faults`"]
async fn the_disk_of_the_database_is_full() {
    let (disk, log) = (Disk::mount("rows", 96), fresh("log"));
    full(&disk, &disk.0, &log, "a disk that was full").await;
    let _ = fs::remove_dir_all(log);
}

/// No room for its log: the database ends at once, and somebody has to start it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs root: `cargo xtask faults`"]
async fn the_disk_of_the_log_is_full() {
    let (disk, rows) = (Disk::mount("log", 64), fresh("rows"));
    full(&disk, &rows, &disk.0, "a disk of the log that was full").await;
    let _ = fs::remove_dir_all(rows);
}

async fn full(disk: &Disk, rows: &Path, log: &Path, what: &str) {
    let settings = ["max_wal_size=8MB", "min_wal_size=4MB"];
    let mut cluster = Cluster::make(rows, &settings, Some(log)).expect("a cluster");
    cluster.start().expect("it starts");
    let url = cluster.url("127.0.0.1");
    let site = Site::open(&url, three(&url));
    for _ in 0..2 {
        site.crowd.gets_on().await;
        site.crowd.expect(false);
        disk.fill();
        let mut before = u64::MAX;
        let begun = Instant::now();
        // Until nothing is acknowledged any more.
        while before != site.crowd.made() {
            assert!(begun.elapsed() < 6 * LASTS, "the disk has no end");
            before = site.crowd.made();
            tokio::time::sleep(Duration::from_secs(4)).await;
        }
        disk.make_room();
        if !cluster.is_running().expect("a process") || before == 0 {
            cluster.start().expect("there is room again");
        }
        site.crowd.expect(true);
    }
    site.close(what).await;
    cluster.stop("INT");
}

/// The machines disagree by five seconds; what is written has the time of the database, in order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes long: `cargo xtask faults`"]
async fn clocks_of_the_machines_differ() {
    let library = Path::new("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1");
    assert!(library.is_file(), "this test sets clocks by libfaketime (on Debian: `apt install libfaketime`)");
    let place = Place::empty();
    let launch = |skew: &str| Launch {
        variables: vec![
            ("LD_PRELOAD", library.display().to_string()),
            ("FAKETIME", skew.to_owned()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
        ],
        ..Launch::with(&place.address())
    };
    let mut site = Site::open(&place.address(), ["-5s", "+0s", "+5s"].map(launch));
    for round in 0..6 {
        site.crowd.gets_on().await;
        // Everybody goes on elsewhere, by another clock.
        site.servers[round % 3].kill();
    }
    site.close("clocks that differ by five seconds").await;
    let (disorder, ahead) = tell(&place.address(), async |client| {
        let row = client
            .query_one(
                "SELECT max(before - at), max(at) - CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)
                    FROM (SELECT at, lag(at) OVER (PARTITION BY table_num ORDER BY version) AS before FROM entries)
                    AS entries",
                &[],
            )
            .await
            .expect("it answers");
        (row.get::<_, i64>(0), row.get::<_, i64>(1))
    });
    assert!(disorder < 1000, "a move is {disorder} ms older than the one before");
    assert!(ahead < 1000, "a move was made in {ahead} ms");
}
