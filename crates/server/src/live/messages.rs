//! What browser and server say to each other over a table's socket, and nothing else.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use orrery_core::standing_answers::Wish;
use serde::{Deserialize, Serialize};

use super::side_state::Until;
use crate::rate_limits::RateLimit;

/// From the browser.
#[derive(Debug, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Incoming {
    /// What the page shows already.
    Hello {
        /// The fingerprints of its regions.
        fingerprints: BTreeMap<String, u64>,
        /// How many lines of the log it has.
        log: usize,
        /// The fingerprint of the last of them.
        last: Option<u64>,
        /// The number of the last line of the chat that it has.
        chat: u64,
        /// Whether it shows the table in words.
        #[serde(default)]
        words: bool,
        /// The switches of the page that are on.
        #[serde(default)]
        switches: Vec<String>,
    },
    /// A decision.
    Act {
        /// In notation.
        action: String,
        /// How many decisions the seat had made when it was chosen.
        made: usize,
        /// Whether it waits for the end of the turn, if it is the last one.
        #[serde(default)]
        hold: bool,
    },
    /// Several decisions that answer one question.
    Acts {
        /// In notation.
        actions: Vec<String>,
        /// How many decisions the seat had made when they were chosen.
        made: usize,
        /// Whether they wait for the end of the turn, if they are the last ones.
        #[serde(default)]
        hold: bool,
    },
    /// The turn is over: what waited for that is done.
    EndTurn,
    /// Take the last decision back.
    Undo {
        /// How many decisions the seat had made.
        made: usize,
    },
    /// Take back all that can be taken back.
    Restart {
        /// How many decisions the seat had made.
        made: usize,
    },
    /// Why is this not allowed?
    Why {
        /// In notation.
        action: String,
    },
    /// What do these rules say?
    Rule {
        /// Their numbers, separated by spaces.
        rule: String,
    },
    /// What would the search do?
    Hint,
    /// Show the table as it was after this decision.
    LookBack {
        /// Which.
        decision: usize,
    },
    /// Chat.
    Say {
        /// What.
        text: String,
    },
    /// Hot seat: open this hand.
    #[serde(rename = "look")]
    OpenHand {
        /// Whose.
        seat: u8,
    },
    /// The table in words is opened or closed: it is sent only while it is open.
    Words {
        /// Whether it is open now.
        on: bool,
    },
    /// These switches of the page are on now.
    Switches {
        /// Their names.
        on: Vec<String>,
    },
    /// The page is in front, or no longer.
    Watching {
        /// Whether it is in front now.
        on: bool,
    },
    /// What would this standing answer do now?
    Preview {
        /// Which.
        wish: Wish,
    },
    /// The form for an answer under conditions.
    StandForm,
    /// Answer like this from now on.
    Stand {
        /// How.
        wish: Wish,
    },
    /// Ask again.
    Revoke {
        /// The number of the standing answer.
        id: u32,
    },
    /// Show how a seat is handed over.
    HandingOver,
    /// A bot is to play my seat.
    HandOver {
        /// How well.
        level: String,
        /// For how long.
        until: Until,
    },
    /// I play my seat again.
    TakeBack {
        /// Which one.
        seat: u8,
    },
    /// What did the bot do for me?
    Deeds {
        /// On which seat.
        seat: u8,
    },
    /// I know that a bot did something for me.
    DeedsSeen {
        /// On which seat.
        seat: u8,
    },
    /// A bot should play for somebody who is away.
    Propose {
        /// For whom.
        seat: u8,
    },
    /// The table should go on by the newest rules.
    ProposeRules,
    /// Those who look at a finished game together are to see this step.
    Lead {
        /// Which.
        step: usize,
        /// From whose perspective.
        view: String,
    },
    /// Everybody looks for themselves again.
    LeadNoMore,
    /// The same people play again.
    Rematch,
    /// A vote.
    Vote {
        /// Its number.
        vote: u64,
        /// For what.
        choice: String,
    },
}

impl Incoming {
    /// What this is counted as: what changes something or makes somebody think costs more than a question.
    pub const fn limit(&self) -> RateLimit {
        match self {
            Self::Act { .. }
            | Self::Acts { .. }
            | Self::EndTurn
            | Self::Undo { .. }
            | Self::Restart { .. }
            | Self::Hint
            | Self::Say { .. }
            | Self::Stand { .. }
            | Self::Revoke { .. }
            | Self::HandOver { .. }
            | Self::TakeBack { .. }
            | Self::Deeds { .. }
            | Self::DeedsSeen { .. }
            | Self::Propose { .. }
            | Self::ProposeRules
            | Self::Rematch
            | Self::Vote { .. } => RateLimit::Posts,
            Self::Hello { .. }
            | Self::Why { .. }
            | Self::Rule { .. }
            | Self::LookBack { .. }
            | Self::OpenHand { .. }
            | Self::Lead { .. }
            | Self::LeadNoMore
            | Self::Words { .. }
            | Self::Switches { .. }
            | Self::Watching { .. }
            | Self::Preview { .. }
            | Self::StandForm
            | Self::HandingOver => RateLimit::Questions,
        }
    }
}

/// To the browser.
#[derive(Debug, Serialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Outgoing<'a> {
    /// What has changed.
    Show {
        /// The inside of regions.
        regions: BTreeMap<&'a str, &'a str>,
        /// New lines of the log; those from the first one on are replaced.
        #[serde(skip_serializing_if = "Option::is_none")]
        log: Option<Lines<'a>>,
        /// New lines of the chat.
        #[serde(skip_serializing_if = "Option::is_none")]
        chat: Option<&'a [String]>,
        /// How many decisions the seat has made.
        made: usize,
        /// Whether the reader is asked something.
        asked: bool,
        /// Whether the game is over.
        over: bool,
    },
    /// An answer in a window of its own.
    Panel {
        /// What is inside.
        html: &'a str,
    },
    /// What a standing answer would do now.
    Preview {
        /// What is inside.
        html: &'a str,
    },
    /// What time it is here, for clocks.
    Time {
        /// Milliseconds since 1970.
        now: i64,
    },
    /// The table as it was, in place of the present one.
    Past {
        /// The inside of regions.
        regions: BTreeMap<&'a str, &'a str>,
    },
    /// Somebody shows a finished game to those who look together, or does so no more.
    Led {
        /// Who.
        name: Option<&'a str>,
        /// Whether that is the reader.
        me: bool,
        /// Which step.
        step: usize,
        /// From whose perspective.
        view: &'a str,
    },
    /// Another page is where it goes on.
    Go {
        /// Its address.
        to: &'a str,
    },
    /// A short word about something that did not work.
    Note {
        /// What is inside.
        html: &'a str,
    },
}

impl Outgoing<'_> {
    /// The message as it is sent.
    pub fn to_text(&self) -> Utf8Bytes {
        // Room for most messages, which would otherwise be moved as they grow.
        let mut text = Vec::with_capacity(8 * 1024);
        serde_json::to_writer(&mut text, self).expect("a message is plain data");
        Utf8Bytes::try_from(text).expect("JSON is text")
    }
}

/// Lines from a place on.
#[derive(Debug, Serialize)]
pub struct Lines<'a> {
    /// The place of the first one.
    pub from: usize,
    /// The lines.
    pub lines: &'a [String],
}
