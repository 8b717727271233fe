//! One game from the first question to the last.

use std::path::PathBuf;

use orrery_bots::external::Trouble;
use orrery_bots::object::Answer;
use orrery_core::standing_answers::NoChoice;
use orrery_core::{Guide, Seat, SeatSet, TableObject, Text};
use orrery_registry::Title;
use orrery_registry::ledger::Ledger;

use super::chair::{Chair, Kind};
use super::offer::Offer;
use super::screen::{Look, Screen};
use super::voice::Voice;
use crate::error::CliError;

/// What follows from a line that somebody typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The next line, please.
    Stay,
    /// Look at the table again: something has changed.
    Look,
    /// The game goes on after a decision of this seat.
    Decided,
    /// Another game lies on the table.
    Loaded,
    /// The person leaves.
    Leave,
}

/// A game in a terminal.
pub struct Session<'a> {
    /// Its rules, words and bots.
    pub(super) title: &'a dyn Title,
    pub(super) table: Box<dyn TableObject>,
    pub(super) chairs: Vec<Chair<'a>>,
    pub(super) voice: Voice<'a>,
    pub(super) screen: Screen<'a>,
    /// Who sits in front of the screen: everything printed is for this seat.
    pub(super) keyboard: Option<Seat>,
    /// How many lines of the log each seat has read; the last one is for nobody in particular.
    pub(super) read: Vec<usize>,
    /// What did not fit the screen.
    pub(super) rest: Vec<String>,
    /// Whether a turn ends only with Enter, so that it can still be taken back.
    pub(super) confirm: bool,
    /// Where the record is kept.
    pub(super) save: Option<PathBuf>,
    /// The guide, in a guided first game.
    pub(super) guide: Option<&'a Guide>,
}

impl<'a> Session<'a> {
    /// Everybody has sat down.
    pub fn new(
        title: &'a dyn Title,
        table: Box<dyn TableObject>,
        chairs: Vec<Chair<'a>>,
        voice: Voice<'a>,
        screen: Screen<'a>,
        save: Option<PathBuf>,
        guide: Option<&'a Guide>,
    ) -> Self {
        let read = vec![0; chairs.len() + 1];
        let confirm = screen.interactive;
        let mut session = Self {
            title,
            table,
            chairs,
            voice,
            screen,
            keyboard: None,
            read,
            rest: Vec::new(),
            confirm,
            save,
            guide,
        };
        if let [only] = session.people()[..] {
            session.keyboard = Some(only);
        }
        session.spare_questions();
        session
    }

    /// Nobody is asked where there is nothing to decide. Among people, only where everybody can see that: a pause must not
    /// tell. Bots notice no pause.
    pub(super) fn spare_questions(&mut self) {
        let people = self.people();
        let no_choice = if people.len() > 1 { NoChoice::AnsweredWhereSeen } else { NoChoice::Answered };
        for seat in people {
            self.table.set_no_choice(seat, no_choice);
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(mut self) -> Result<(), CliError> {
        self.introduce()?;
        let mut moved = None;
        loop {
            // A game that begins or was loaded may wait for somebody who has nothing to decide.
            self.table.give_answers().map_err(|error| CliError::Request(error.to_string()))?;
            let awaiting = self.table.awaiting();
            // Bots answer first. The order of simultaneous answers makes no difference.
            let bot = awaiting.iter().find(|seat| !self.chairs[seat.index()].is_person());
            // The small steps of one bot are told together.
            if bot.is_none() || bot != moved {
                self.tell_news()?;
            }
            moved = bot;
            if let Some(seat) = bot {
                self.let_move(seat)?;
                continue;
            }
            if awaiting.is_empty() {
                match self.finish()? {
                    Flow::Loaded => continue,
                    _ => return Ok(()),
                }
            }
            if self.let_decide(awaiting)? == Flow::Leave {
                return self.leave();
            }
        }
    }

    /// The seats of people.
    fn people(&self) -> Vec<Seat> {
        let people = self.table.seats().iter().filter(|seat| self.chairs[seat.index()].is_person());
        people.collect()
    }

    /// For whom everything is printed.
    pub(super) fn viewer(&self) -> SeatSet {
        if self.table.awaiting().is_empty() {
            return SeatSet::EVERYBODY;
        }
        self.keyboard.map_or(SeatSet::NOBODY, SeatSet::only)
    }

    /// A message of the terminal as a paragraph.
    pub(super) fn say(&mut self, text: &Text) -> Result<(), CliError> {
        let said = self.voice.own(text);
        Ok(self.screen.text(&said)?)
    }

    /// The same for bad news.
    pub(super) fn alarm(&mut self, text: &Text) -> Result<(), CliError> {
        let said = self.voice.own(text);
        let said = self.voice.paint(Look::Alarm, &said);
        Ok(self.screen.text(&said)?)
    }

    fn introduce(&mut self) -> Result<(), CliError> {
        let ledger = Ledger::read(self.title.ledger(self.voice.lang));
        let title = self.voice.paint(Look::Strong, ledger.title);
        self.screen.line(&title)?;
        let seats = self.table.seats().iter().zip(&self.chairs).map(|(seat, chair)| match &chair.kind {
            Kind::Me => Text::new("seat-you").seat("who", seat),
            kind => Text::new("seat-bot").seat("who", seat).word("bot", kind.to_string()),
        });
        let seats = Text::new("seats").list("seats", seats.collect());
        self.say(&seats)?;
        // Spectators type nothing.
        if self.people().is_empty() { Ok(()) } else { self.say(&Text::new("how-to-begin")) }
    }

    /// A bot or a program moves.
    fn let_move(&mut self, seat: Seat) -> Result<(), CliError> {
        let prepared = self.prepared(seat);
        let Some(player) = &mut self.chairs[seat.index()].player else { return Ok(()) };
        let answer = prepared.map_or_else(|| player.choose(&*self.table, seat), Answer::plain);
        if let Some(trouble) = &answer.trouble {
            let text = self.trouble(seat, trouble);
            self.alarm(&text)?;
        }
        let made = self.table.made_by(seat);
        if self.table.act(seat, made, &answer.notation).is_err() {
            // A bot that errs is no reason to end a game: anything legal goes on.
            let mut legal = Vec::new();
            self.table.legal_numbers(seat, &mut legal);
            let first = legal.first().copied().unwrap_or_default();
            self.table.act_number(seat, made, first).map_err(|error| CliError::Request(error.to_string()))?;
        }
        Ok(())
    }

    /// What a program did instead of answering.
    fn trouble(&self, seat: Seat, trouble: &Trouble) -> Text {
        let about = |key| Text::new(key).seat("who", seat);
        match trouble {
            Trouble::NotStarted { problem, .. } => {
                about("trouble-not-started").word("problem", problem.clone())
            }
            Trouble::Ended { code, last_words } => {
                let code = code.map_or_else(|| "–".to_owned(), |code| code.to_string());
                let words = if last_words.is_empty() { "–".to_owned() } else { last_words.clone() };
                about("trouble-ended").word("code", code).word("words", words)
            }
            Trouble::Silent(patience) => {
                about("trouble-silent").word("seconds", patience.as_secs_f32().to_string())
            }
            Trouble::Nonsense { answer, problem } => {
                about("trouble-nonsense").word("answer", answer.clone()).word("problem", problem.clone())
            }
            Trouble::Refused { answer, reason } => {
                let text = about("trouble-refused").word("answer", answer.clone());
                text.word("rule", reason.rule.to_string()).word("reason", self.voice.game(&reason.text))
            }
            Trouble::GivenUp => about("trouble-given-up"),
        }
    }

    /// A person decides: whoever has the keyboard, if that one is asked.
    fn let_decide(&mut self, awaiting: SeatSet) -> Result<Flow, CliError> {
        let keyboard = self.keyboard.filter(|seat| awaiting.contains(*seat));
        let Some(seat) = keyboard.or(awaiting.first()) else { return Ok(Flow::Leave) };
        if self.people().len() > 1 && self.keyboard != Some(seat) && self.draw_curtain(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        loop {
            match self.decide(seat)? {
                Flow::Stay | Flow::Look => {}
                flow @ (Flow::Loaded | Flow::Leave) => return Ok(flow),
                Flow::Decided => {
                    self.keep()?;
                    self.tell_news()?;
                    return self.confirm(seat);
                }
            }
        }
    }

    /// The screen is emptied, and nothing more is shown until the other person sits in front of it.
    fn draw_curtain(&mut self, seat: Seat) -> Result<Flow, CliError> {
        self.rest.clear();
        // Before anybody has looked there is nothing to hide.
        if self.keyboard.take().is_some() {
            self.screen.clear()?;
        }
        self.say(&Text::new("curtain").seat("who", seat))?;
        let ready = self.screen.read("")?;
        if ready.is_none() {
            return Ok(Flow::Leave);
        }
        self.screen.clear()?;
        self.keyboard = Some(seat);
        self.tell_news()?;
        Ok(Flow::Look)
    }

    /// What has just been done can be taken back until Enter, as long as nobody else has answered.
    fn confirm(&mut self, seat: Seat) -> Result<Flow, CliError> {
        let asked_again = self.table.awaiting().contains(seat);
        if !self.confirm || asked_again || self.table.undo_reach(seat) == 0 {
            return Ok(Flow::Decided);
        }
        let offer = Offer::none();
        loop {
            let prompt = self.voice.own(&Text::new("confirm-prompt")) + "> ";
            let Some(line) = self.screen.read(&prompt)? else { return Ok(Flow::Leave) };
            if line.is_empty() {
                return Ok(Flow::Decided);
            }
            match self.obey(&line, Some(seat), &offer)? {
                flow @ (Flow::Loaded | Flow::Leave) => return Ok(flow),
                // Something was taken back.
                Flow::Look if self.table.awaiting().contains(seat) => return Ok(Flow::Look),
                Flow::Look | Flow::Stay | Flow::Decided => {}
            }
        }
    }

    /// The end: who has won, and why. A person may look around before leaving.
    fn finish(&mut self) -> Result<Flow, CliError> {
        self.keyboard = None;
        self.screen.line("")?;
        self.show_overview()?;
        self.show_score()?;
        self.keep()?;
        self.tell_where_kept()?;
        while self.screen.interactive {
            let prompt = self.voice.own(&Text::new("over-prompt")) + "> ";
            let Some(line) = self.screen.read(&prompt)?.filter(|line| !line.is_empty()) else { break };
            match self.obey(&line, None, &Offer::none())? {
                flow @ (Flow::Loaded | Flow::Leave) => return Ok(flow),
                Flow::Look | Flow::Stay | Flow::Decided => {}
            }
        }
        self.screen.flush()?;
        Ok(Flow::Leave)
    }

    fn leave(&mut self) -> Result<(), CliError> {
        self.keep()?;
        self.say(&Text::new("leaving"))?;
        self.tell_where_kept()?;
        Ok(self.screen.flush()?)
    }
}
