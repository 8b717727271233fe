//! A connection to a table.

use std::io;

use crate::websocket::WebSocket;

/// What stands before the regions that offer actions, as they are sent.
const PROMPT: &str = r#""prompt":""#;
const TRAY: &str = r#""tray":""#;
/// What stands before the notation of an offered action.
const OFFER: &str = " data-action=\\\"";
/// What ends a turn whose last decision waits for that.
const END_TURN: &str = "end_turn";

/// A connection to a table.
pub struct TableSocket {
    socket: WebSocket,
    news: News,
    holds: bool,
    /// Everything that was sent, if somebody wants to look at it.
    kept: Option<Vec<Kept>>,
}

/// A message as it was sent.
pub struct Kept {
    /// How many decisions the reader had made.
    pub made: u64,
    /// All of it.
    pub text: String,
}

/// What is taken in of what the server shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct News {
    /// The question as sent.
    prompt: String,
    /// The free actions, as sent.
    tray: String,
    made: u64,
    asked: bool,
    over: bool,
}

impl TableSocket {
    pub(crate) async fn new(mut socket: WebSocket, kept: Option<Vec<Kept>>) -> io::Result<Self> {
        socket.send(r#"{"t":"hello","fingerprints":{},"log":0,"last":null,"chat":0}"#).await?;
        let mut socket = Self { socket, news: News::default(), holds: false, kept };
        socket.hear().await?;
        Ok(socket)
    }

    /// From now on the last decision of a turn waits until the turn is ended, as on the pages of new players.
    pub fn hold_turns(&mut self) {
        self.holds = true;
    }

    /// How many decisions were made and acknowledged.
    pub fn made(&self) -> u64 {
        self.news.made
    }

    /// Whether something is asked.
    pub fn asked(&self) -> bool {
        self.news.asked
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.news.over
    }

    /// Takes in the next news. Nothing is lost if the caller stops waiting.
    pub async fn hear(&mut self) -> io::Result<()> {
        let (news, kept) = (&mut self.news, &mut self.kept);
        let mut take_in = |text: &str| {
            let shown = news.take_in(text);
            if let Some(kept) = kept {
                kept.push(Kept { made: news.made, text: text.to_owned() });
            }
            shown
        };
        while !self.socket.hear(&mut take_in).await? {}
        Ok(())
    }

    /// What was sent since this was last asked, if it is kept.
    pub fn take_kept(&mut self) -> Vec<Kept> {
        self.kept.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Asks for a hint and waits for the answer; whether there was one.
    pub async fn hint(&mut self) -> io::Result<bool> {
        self.socket.send(r#"{"t":"hint"}"#).await?;
        let news = &mut self.news;
        loop {
            let answer = self.socket.hear(|text| {
                news.take_in(text);
                let given = text.starts_with(r#"{"t":"panel""#);
                (given || text.starts_with(r#"{"t":"note""#)).then_some(given)
            });
            if let Some(given) = answer.await? {
                return Ok(given);
            }
        }
    }

    /// What is offered.
    pub fn actions(&self) -> Vec<&str> {
        self.news.actions()
    }

    /// Whether there is anything to press.
    pub fn can_click(&self) -> bool {
        self.asked() && (self.news.ends_turn() || !self.actions().is_empty())
    }

    /// Presses the answer at this place among those offered, or ends the turn if that is what is offered.
    pub async fn click(&mut self, place: usize) -> io::Result<()> {
        if self.news.ends_turn() {
            return self.socket.send(r#"{"t":"end_turn"}"#).await;
        }
        let actions = self.actions();
        let Some(action) = actions.get(place % actions.len().max(1)) else {
            return Err(io::Error::other("nothing is offered"));
        };
        let (made, hold) = (self.made(), self.holds);
        let message = format!(r#"{{"t":"act","action":"{action}","made":{made},"hold":{hold}}}"#);
        self.socket.send(&message).await
    }

    /// Presses the answer at this place and waits until it is acknowledged. A turn that is ended counted as decided before.
    pub async fn press(&mut self, place: usize) -> io::Result<()> {
        let (made, ended) = (self.made(), self.news.ends_turn());
        self.click(place).await?;
        loop {
            self.hear().await?;
            if ended || self.made() != made || self.over() {
                return Ok(());
            }
        }
    }
}

impl News {
    /// Whether the message is about the table. Searching for the few fields is much cheaper than parsing all of it.
    fn take_in(&mut self, text: &str) -> bool {
        if !text.starts_with(r#"{"t":"show""#) {
            return false;
        }
        for (kept, name) in [(&mut self.prompt, PROMPT), (&mut self.tray, TRAY)] {
            let Some((_, rest)) = text.split_once(name) else { continue };
            // Up to the first quote that is not escaped: other regions may change while this one does not.
            let mut quotes = rest.match_indices('"').map(|(at, _)| at);
            let end = quotes.find(|at| !rest[..*at].ends_with('\\')).unwrap_or(rest.len());
            kept.clear();
            kept.push_str(&rest[..end]);
        }
        let end = &text[text.rfind(r#""made":"#).unwrap_or(text.len())..];
        let digits = end.trim_start_matches(r#""made":"#).split(',').next();
        self.made = digits.and_then(|digits| digits.parse().ok()).unwrap_or(self.made);
        self.asked = end.contains(r#""asked":true"#);
        self.over = end.contains(r#""over":true"#);
        true
    }

    fn ends_turn(&self) -> bool {
        self.prompt.contains(END_TURN)
    }

    fn actions<'a>(&'a self) -> Vec<&'a str> {
        let offers = |region: &'a str| region.split(OFFER).skip(1).filter_map(|rest| rest.split('\\').next());
        offers(&self.prompt).chain(offers(&self.tray)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_taken_in() {
        let mut news = News::default();
        assert!(!news.take_in(r#"{"t":"note","html":"\"made\":9"}"#));
        let offers =
            r#"<button data-action=\"drop 1\" data-at=\"x\">1</button><button data-action=\"drop 7\">"#;
        let show = format!(
            r#"{{"t":"show","regions":{{"board":"<svg>","prompt":"{offers}","tray":"<b data-action=\"free 1\">"}},"made":3,"asked":true,"over":false}}"#
        );
        assert!(news.take_in(&show));
        assert_eq!(news.actions(), ["drop 1", "drop 7", "free 1"]);
        assert_eq!((news.made, news.asked, news.over), (3, true, false));
        assert!(news.take_in(r#"{"t":"show","regions":{},"made":12,"asked":false,"over":true}"#));
        assert_eq!((news.made, news.asked, news.over), (12, false, true));
        assert_eq!(news.actions().len(), 3, "the prompt has not changed");
        assert!(news.take_in(r#"{"t":"show","regions":{"tray":""},"made":12,"asked":false,"over":true}"#));
        assert_eq!(news.actions(), ["drop 1", "drop 7"], "the tray is empty now");
        assert!(!news.ends_turn());
        let held = r#"<button data-send=\"{&quot;t&quot;:&quot;end_turn&quot;}\">End turn</button>"#;
        let show =
            format!(r#"{{"t":"show","regions":{{"prompt":"{held}"}},"made":12,"asked":true,"over":false}}"#);
        assert!(news.take_in(&show) && news.ends_turn());
    }
}
