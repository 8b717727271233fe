//! The way from a server to its database, which can be cut.

use std::process::Command;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What becomes of connections.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wire {
    Sound,
    /// They stay, and nothing comes through until they are sound again: not even their end.
    Hangs,
    /// They end, and no new ones are made.
    Cut,
}

/// Stands between a server and its database.
pub struct Proxy {
    pub port: u16,
    wire: watch::Sender<Wire>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Leads to this address.
    pub async fn to(address: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("it listens").port();
        let wire = watch::Sender::new(Wire::Sound);
        let task = tokio::spawn(serve(listener, address, wire.subscribe()));
        Self { port, wire, task }
    }

    pub fn set(&self, wire: Wire) {
        self.wire.send_replace(wire);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn serve(listener: TcpListener, address: String, wire: watch::Receiver<Wire>) {
    loop {
        let Ok((from, _)) = listener.accept().await else { continue };
        let (address, mut wire) = (address.clone(), wire.clone());
        tokio::spawn(async move {
            if passes(&mut wire).await
                && let Ok(to) = TcpStream::connect(address).await
            {
                let ((from_read, from_write), (to_read, to_write)) = (from.into_split(), to.into_split());
                tokio::spawn(forward(from_read, to_write, wire.clone()));
                forward(to_read, from_write, wire).await;
            }
        });
    }
}

/// Waits while the wire hangs; whether anything comes through.
async fn passes(wire: &mut watch::Receiver<Wire>) -> bool {
    wire.wait_for(|wire| *wire != Wire::Hangs).await.is_ok_and(|wire| *wire == Wire::Sound)
}

async fn forward(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut wire: watch::Receiver<Wire>) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let mut until_cut = wire.clone();
        let read = tokio::select! {
            read = from.read(&mut bytes) => read.unwrap_or(0),
            _ = until_cut.wait_for(|wire| *wire == Wire::Cut) => 0,
        };
        if !passes(&mut wire).await || read == 0 || to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}

/// A network of its own for a server: one wire leads to people, another one to the database.
pub struct Namespace {
    name: String,
    number: u32,
    net: u32,
}

impl Namespace {
    pub fn new() -> Self {
        let number = std::process::id();
        let namespace = Self { name: format!("orrery-{number}"), number, net: number % 100 * 2 };
        let name = &namespace.name;
        ip(&format!("netns add {name}"));
        for (wire, host, inside) in [
            ("p", namespace.host_for_people(), namespace.address()),
            ("d", namespace.database(), format!("10.213.{}.2", namespace.net + 1)),
        ] {
            let (here, there) = (format!("o{number}{wire}"), format!("i{number}{wire}"));
            ip(&format!("link add {here} type veth peer name {there} netns {name}"));
            ip(&format!("addr add {host}/24 dev {here}"));
            ip(&format!("link set {here} up"));
            ip(&format!("-n {name} addr add {inside}/24 dev {there}"));
            ip(&format!("-n {name} link set {there} up"));
        }
        namespace
    }

    /// Where the server is, for people.
    pub fn address(&self) -> String {
        format!("10.213.{}.2", self.net)
    }

    fn host_for_people(&self) -> String {
        format!("10.213.{}.1", self.net)
    }

    /// Where the database is, for the server.
    pub fn database(&self) -> String {
        format!("10.213.{}.1", self.net + 1)
    }

    /// What stands before a program that runs in it.
    pub fn before(&self) -> Vec<String> {
        ["ip", "netns", "exec", &self.name].map(str::to_owned).to_vec()
    }

    /// Cuts the server off from the database, or not: nobody is told, packets are lost.
    pub fn cut(&self, cut: bool) {
        let state = if cut { "down" } else { "up" };
        ip(&format!("link set o{}d {state}", self.number));
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        // The wires end with it.
        let _ = Command::new("ip").args(["netns", "del", &self.name]).status();
    }
}

fn ip(line: &str) {
    let done = Command::new("ip").args(line.split(' ')).output();
    let said = match &done {
        Ok(output) if output.status.success() => return,
        Ok(output) => String::from_utf8_lossy(&output.stderr).into_owned(),
        Err(error) => error.to_string(),
    };
    panic!(
        "`ip {line}`: {said}; this test makes network namespaces: run it on Linux, as root, with iproute2"
    );
}
