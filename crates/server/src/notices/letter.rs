//! News in words: as an e-mail, as the body of a hook, as a browser shows them.

use orrery_core::{Lang, Text};
use serde_json::{Value, json};

use super::Done;
use super::news::{Happened, News};
use crate::words::say;

/// The longest text that such hooks take, in characters.
const LONGEST: usize = 2000;
/// Room for the unsubscribe link.
const ROOM: usize = 300;

/// What is told, and where its links lead.
pub struct Letter<'a> {
    /// In which language.
    pub lang: Lang,
    /// What is new, table by table.
    pub news: &'a [News],
    /// Where the server is.
    pub origin: &'a str,
    /// The address that ends these notices.
    pub stop: &'a str,
}

impl Letter<'_> {
    fn say(&self, text: &Text) -> String {
        say(self.lang, text)
    }

    /// All of it in one line.
    pub fn subject(&self) -> String {
        let text = match self.news {
            [news] => Text::new(match news.happened.first() {
                Some(Happened::Turn(_)) => "notice-subject-turn",
                Some(Happened::Over) => "notice-subject-over",
                Some(Happened::Began) => "notice-subject-began",
                Some(Happened::Outside(Done::Removed)) => "notice-subject-removed",
                Some(Happened::Outside(Done::Cancelled)) => "notice-subject-cancelled",
                Some(Happened::Outside(Done::Invited)) => "notice-subject-invited",
                Some(Happened::DoneToYou(..)) | None => "notice-subject-done",
            })
            .word("game", news.game.clone()),
            news => {
                let turns =
                    news.iter().filter(|news| matches!(news.happened.first(), Some(Happened::Turn(_))));
                Text::new("notice-subject-several")
                    .amount("count", news.len() as i64)
                    .amount("turns", turns.count() as i64)
            }
        };
        self.say(&text)
    }

    fn heading(&self, news: &News) -> String {
        let key = if news.others.is_empty() { "notice-table-alone" } else { "notice-table" };
        let names = news.others.join(", ");
        self.say(&Text::new(key).word("game", news.game.clone()).word("names", names))
    }

    fn lines(&self, news: &News) -> Vec<String> {
        let mut lines = Vec::new();
        for happened in &news.happened {
            match happened {
                Happened::Turn(Some(question)) => {
                    lines.push(
                        self.say(&Text::new("notice-turn-question").word("question", question.clone())),
                    );
                }
                Happened::Turn(None) => lines.push(self.say(&Text::new("notice-turn"))),
                Happened::Over => lines.push(self.say(&Text::new("notice-over"))),
                Happened::Began => lines.push(self.say(&Text::new("notice-began"))),
                Happened::Outside(Done::Removed) => lines.push(self.say(&Text::new("notice-removed"))),
                Happened::Outside(Done::Cancelled) => lines.push(self.say(&Text::new("notice-cancelled"))),
                Happened::Outside(Done::Invited) => lines.push(self.say(&Text::new("notice-invited"))),
                Happened::DoneToYou(told, more) => {
                    lines.extend(told.iter().map(|line| format!("• {line}")));
                    if *more > 0 {
                        lines.push(self.say(&Text::new("notice-more").amount("count", *more as i64)));
                    }
                }
            }
        }
        lines
    }

    fn link(&self, news: &News) -> String {
        format!("{}/t/{}", self.origin, news.table)
    }

    /// The text of an e-mail.
    pub fn mail(&self) -> String {
        let mut text = String::new();
        for news in self.news {
            let parts = std::iter::once(self.heading(news)).chain(self.lines(news)).chain([self.link(news)]);
            for line in parts {
                text.push_str(&line);
                text.push('\n');
            }
            text.push('\n');
        }
        text.push_str("-- \n");
        text.push_str(&self.say(&Text::new("notice-why-mailed")));
        text.push('\n');
        text.push_str(&self.say(&Text::new("notice-stop").word("link", self.stop.to_owned())));
        text.push('\n');
        text
    }

    /// The body of a hook's request, as Discord and those who imitate it take it. What people are called there cannot be
    /// markup, a link, or a call for everybody.
    pub fn hook(&self) -> Value {
        let mut content = String::new();
        for news in self.news {
            let lines = self.lines(news).iter().map(|line| plain(line)).collect::<Vec<_>>().join("\n");
            let part = format!("**{}**\n{lines}\n<{}>\n\n", plain(&self.heading(news)), self.link(news));
            if content.chars().count() + part.chars().count() + ROOM > LONGEST {
                content.push_str("…\n\n");
                break;
            }
            content.push_str(&part);
        }
        content.push_str("-# ");
        content.push_str(&self.say(&Text::new("notice-stop").word("link", format!("<{}>", self.stop))));
        json!({ "content": content, "allowed_mentions": { "parse": [] } })
    }

    /// What a browser shows.
    pub fn browser(&self, id: &str) -> Value {
        let lines: Vec<String> = self.news.iter().flat_map(|news| self.lines(news)).take(4).collect();
        let path = match self.news {
            [news] => format!("/t/{}", news.table),
            _ => "/".to_owned(),
        };
        json!({ "id": id, "title": self.subject(), "body": lines.join("\n"), "path": path })
    }
}

/// Text without the meaning that chat programs give to signs.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if "\\*_~`|<>[]()#@:-".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(table: &str, happened: Vec<Happened>) -> News {
        News {
            table: table.to_owned(),
            game: "Orion".to_owned(),
            others: vec!["Jan".to_owned(), "@everyone [x](http://evil.example)".to_owned()],
            happened,
        }
    }

    fn letter(lang: Lang, news: &[News]) -> Letter<'_> {
        Letter {
            lang,
            news,
            origin: "https://games.example.org",
            stop: "https://games.example.org/notices/stop/s",
        }
    }

    #[test]
    fn a_letter_says_everything_in_the_language_of_its_reader() {
        let lines = vec!["Jan takes 2 of Ola's ships.".to_owned()];
        let one =
            [news("t1", vec![Happened::Turn(Some("Which card?".to_owned())), Happened::DoneToYou(lines, 3)])];
        let english = letter(Lang::En, &one).mail();
        for part in [
            "Orion, with Jan",
            "your turn: Which card?",
            "• Jan takes 2",
            "3 more",
            "/t/t1",
            "/notices/stop/s",
        ] {
            assert!(english.contains(part), "{part}: {english}");
        }
        let polish = letter(Lang::Pl, &one);
        assert!(polish.subject().contains("twoja kolej"), "{}", polish.subject());
        let several = [one[0].clone(), news("t2", vec![Happened::Over])];
        assert!(letter(Lang::En, &several).subject().contains('2'));
        assert!(!letter(Lang::Pl, &several).mail().contains('⟨'));
    }

    #[test]
    fn what_people_are_called_has_no_meaning_in_a_chat() {
        let one = [news("t1", vec![Happened::Turn(None)])];
        let body = letter(Lang::En, &one).hook();
        let content = body["content"].as_str().unwrap();
        assert!(content.contains("\\@everyone \\[x\\]\\(http\\://evil"), "{content}");
        assert_eq!(body["allowed_mentions"], json!({"parse": []}));
        assert!(content.contains("<https://games.example.org/t/t1>") && content.contains("/notices/stop/s"));
        let many: Vec<_> = (0..200)
            .map(|n| news(&format!("t{n}"), vec![Happened::DoneToYou(vec!["x".repeat(300)], 0)]))
            .collect();
        let body = letter(Lang::Pl, &many).hook();
        let content = body["content"].as_str().unwrap();
        assert!(content.chars().count() <= LONGEST && content.contains("/notices/stop/s"), "{content}");
    }
}
