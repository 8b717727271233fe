//! Connections: how many, how slow they may be, and how they end.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::time::{Sleep, sleep, timeout};
use tower::ServiceExt as _;

use crate::config::Config;
use crate::crowd::{Crowd, Member};
use crate::identity::Client;

/// How long a browser may take to send the head of a request; also how long a connection may be idle between two.
const HEAD: Duration = Duration::from_secs(30);
/// How long a reader may take nothing of what is sent.
const STUCK: Duration = Duration::from_mins(1);
/// The most that is kept of a request's head.
const HEAD_BYTES: usize = 32 * 1024;
/// How long requests that have begun may take after the server was told to end.
const FAREWELL: Duration = Duration::from_secs(10);

/// Serves until `stop`, then lets what has begun come to its end.
pub async fn listen(
    router: Router,
    config: &Config,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
    on_stop: impl FnOnce(),
) {
    let places = Arc::new(Semaphore::new(config.connections.max(1)));
    let crowd = Arc::new(Crowd::default());
    // Behind a proxy all connections come from the proxy; there the requests of each client are counted.
    let most = if config.proxy_header.is_some() { usize::MAX } else { config.connections_per_address };
    // The one is the word that ends connections; the other is closed when the last of them has ended.
    let (ending, _) = watch::channel(());
    let (alive, mut ended) = mpsc::channel::<Infallible>(1);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(HEAD_BYTES);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = &mut stop => break,
        };
        let Some((stream, peer, place)) = accepted else { continue };
        let client = Client(peer.ip());
        let Some(member) = Crowd::enter(&crowd, client, most) else {
            tracing::warn!(address = %peer.ip(), "an address has too many connections");
            continue;
        };
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(client);
            router.clone().oneshot(request.map(Body::new))
        });
        let stream = Held { stream, stuck: None, _place: place, _member: member };
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let (mut told, alive) = (ending.subscribe(), alive.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            tokio::select! {
                // Errors of a connection are known to its other end.
                _ = connection.as_mut() => {}
                _ = told.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop(alive);
        });
    }
    drop(listener);
    on_stop();
    drop((ending, alive));
    if timeout(FAREWELL, ended.recv()).await.is_err() {
        tracing::warn!("some requests did not come to their end");
    }
}

/// The next connection, once there is a place for it. Nothing: something went wrong, and it is worth going on.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, peer)) => {
            // Small messages are sent at once; where that cannot be set, they are sent a little later.
            let _ = stream.set_nodelay(true);
            Some((stream, peer, place))
        }
        Err(error) => {
            // Too many open files, for one: others will close theirs.
            tracing::warn!(%error, "a connection could not be accepted");
            sleep(Duration::from_millis(100)).await;
            None
        }
    }
}

/// A connection with its permit, which it keeps when it becomes a socket. A peer that reads nothing for too long is
/// disconnected.
struct Held {
    stream: TcpStream,
    stuck: Option<Pin<Box<Sleep>>>,
    _place: OwnedSemaphorePermit,
    _member: Member,
}

impl Held {
    /// Notes whether writing goes on.
    fn watched<T>(&mut self, wrote: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if wrote.is_ready() {
            self.stuck = None;
            return wrote;
        }
        ready!(self.stuck.get_or_insert_with(|| Box::pin(sleep(STUCK))).as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Held {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Held {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watched(wrote, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watched(wrote, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
