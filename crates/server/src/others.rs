//! What this server says to the others that share its database.

use tokio::sync::mpsc::UnboundedSender;

/// Something that all servers do once one of them was asked to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// A session has ended.
    EndSession(String),
    /// A token was taken back.
    EndToken(String),
    /// All sessions of an account have ended.
    EndSessionsOf(String),
    /// All tokens of an account were taken back.
    EndTokensOf(String),
    /// Who wants notices has changed.
    Listeners,
    /// For which seats of which tables (one bit per seat) somebody is at a server.
    Present(String, Vec<(String, u16)>),
    /// What was taken from limits and shares, a line for each.
    Spent(Vec<Spent>),
}

/// Something that was taken at one server and counts at all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spent {
    /// From a rate limit: its number, whose (a hash), and how often.
    Limit(u8, u64, u32),
    /// Thought: of which house and account, and how many milliseconds.
    Thought(String, String, u64),
}

impl Spent {
    fn text(&self) -> String {
        match self {
            Self::Limit(limit, key, count) => format!("limit\t{limit}\t{key}\t{count}"),
            Self::Thought(house, account, millis) => format!("thought\t{house}\t{account}\t{millis}"),
        }
    }

    fn read(line: &str) -> Option<Self> {
        let parts: Vec<_> = line.split('\t').collect();
        match parts[..] {
            ["limit", limit, key, count] => {
                Some(Self::Limit(limit.parse().ok()?, key.parse().ok()?, count.parse().ok()?))
            }
            ["thought", house, account, millis] => {
                Some(Self::Thought(house.to_owned(), account.to_owned(), millis.parse().ok()?))
            }
            _ => None,
        }
    }
}

impl Word {
    /// On its way.
    pub fn text(&self) -> String {
        match self {
            Self::EndSession(key) => format!("session {key}"),
            Self::EndToken(id) => format!("token {id}"),
            Self::EndSessionsOf(account) => format!("sessions-of {account}"),
            Self::EndTokensOf(account) => format!("tokens-of {account}"),
            Self::Listeners => "listeners".to_owned(),
            Self::Present(server, tables) => {
                let lines: Vec<_> = tables.iter().map(|(table, seats)| format!("{table}\t{seats}")).collect();
                format!("present {server}\n{}", lines.join("\n"))
            }
            Self::Spent(spent) => {
                let lines: Vec<_> = spent.iter().map(Spent::text).collect();
                format!("spent {}", lines.join("\n"))
            }
        }
    }

    /// What was said; nothing if a later version has said it.
    pub fn read(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.to_owned();
        match word {
            "session" => Some(Self::EndSession(rest)),
            "token" => Some(Self::EndToken(rest)),
            "sessions-of" => Some(Self::EndSessionsOf(rest)),
            "tokens-of" => Some(Self::EndTokensOf(rest)),
            "listeners" => Some(Self::Listeners),
            "present" => {
                let mut lines = rest.lines();
                let server = lines.next()?.to_owned();
                let table = |line: &str| {
                    let (table, seats) = line.split_once('\t')?;
                    Some((table.to_owned(), seats.parse().ok()?))
                };
                Some(Self::Present(server, lines.filter_map(table).collect()))
            }
            "spent" => Some(Self::Spent(rest.lines().filter_map(Spent::read).collect())),
            _ => None,
        }
    }
}

/// Where words to the other servers go; nowhere if there are none.
#[derive(Clone, Default)]
pub struct Others(Option<UnboundedSender<Word>>);

impl Others {
    /// Words go here.
    pub fn new(words: UnboundedSender<Word>) -> Self {
        Self(Some(words))
    }

    /// Says something; it is on its way when this returns.
    pub fn tell(&self, word: Word) {
        if let Some(words) = &self.0 {
            // Nobody takes it any more: the server ends.
            let _ = words.send(word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_to_others_is_understood() {
        for word in [
            Word::EndSession("a".to_owned()),
            Word::EndToken("b".to_owned()),
            Word::EndSessionsOf("c".to_owned()),
            Word::EndTokensOf("d".to_owned()),
            Word::Listeners,
            Word::Present("server".to_owned(), vec![("table".to_owned(), 0b101), ("other".to_owned(), 0)]),
            Word::Spent(vec![
                Spent::Limit(2, u64::MAX, 3),
                Spent::Thought("192.0.2.1".to_owned(), String::new(), 1200),
            ]),
        ] {
            assert_eq!(Word::read(&word.text()), Some(word));
        }
        assert_eq!(Word::read("anything else"), None);
    }
}
