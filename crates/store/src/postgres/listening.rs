//! Hears what other servers say: `LISTEN` on a connection of its own, which is made anew when it is lost.

use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};

use super::Target;
use crate::news::{self, News};

/// How often it is tried whether the other end is still there, and how long it may take to answer.
const PULSE: Duration = Duration::from_secs(2);
const PATIENCE: Duration = Duration::from_secs(4);

/// The pause before a lost connection is made anew.
const PAUSE: Duration = Duration::from_millis(200);

/// Listens until the store is closed.
pub(crate) fn listen(
    target: &Target,
    server: &Arc<str>,
    heard: &mpsc::UnboundedSender<News>,
    mut closed: watch::Receiver<bool>,
) {
    let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
    runtime.block_on(async {
        let ended = async {
            // An error means that the store is gone.
            let _ = closed.wait_for(|closed| *closed).await;
        };
        let listening = async {
            loop {
                // Whatever ended it: what was said meanwhile is lost.
                let _ = listen_once(target, server, heard).await;
                sleep(PAUSE).await;
            }
        };
        tokio::select! {
            () = ended => {}
            () = listening => {}
        }
    });
}

/// Listens until the connection is lost.
async fn listen_once(
    target: &Target,
    server: &Arc<str>,
    heard: &mpsc::UnboundedSender<News>,
) -> Result<(), Lost> {
    let (messages, mut notifications) = mpsc::unbounded_channel();
    let client = timeout(PATIENCE, target.connect_listening(messages)).await.map_err(|_| Lost)?;
    let client = client.map_err(|_| Lost)?;
    timeout(PATIENCE, client.batch_execute("LISTEN orrery")).await.map_err(|_| Lost)?.map_err(|_| Lost)?;
    heard.send(News::Gap).map_err(|_| Lost)?;
    loop {
        tokio::select! {
            message = notifications.recv() => {
                if let Some(news) = news::read(server, &message.ok_or(Lost)?) {
                    heard.send(news).map_err(|_| Lost)?;
                }
            }
            () = sleep(PULSE) => {
                let answered = timeout(PATIENCE, client.batch_execute("SELECT 1")).await;
                answered.map_err(|_| Lost)?.map_err(|_| Lost)?;
            }
        }
    }
}

/// The connection is of no more use.
struct Lost;
