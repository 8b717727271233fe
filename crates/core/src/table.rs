//! The one place where a game is played for real.

use std::sync::Arc;

use crate::ask::Ask;
use crate::chance::{Chance, Outcome};
use crate::game::{Game, Guess, Publish, SetupError};
use crate::history::History;
use crate::outside::Outside;
use crate::play;
use crate::record::{self, Adoption, Record, RecordError};
use crate::rule::Reason;
use crate::seat::{Seat, SeatSet, Seats};
use crate::seed::{Dice, Earlier, Seeds, commitment};
use crate::standing_answers::Kept;

/// A decision as it was made, with what chance brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<A> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// Who may see which answer was given.
    pub audience: SeatSet,
    /// What chance brought while it was carried out.
    pub chance: Vec<Outcome>,
}

/// An event with those who may hear of it.
#[derive(Clone, Debug)]
pub struct Told<E> {
    /// The number of the decision that caused it, counted from 1; 0 is the deal.
    pub decision: usize,
    /// Who may hear it.
    pub audience: SeatSet,
    /// What happened.
    pub event: E,
}

/// What became of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acted {
    /// It was carried out.
    Done,
    /// The same move had arrived before: a double click is one move.
    AlreadyDone,
}

/// Why a move was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// The rules forbid it.
    #[error("{}: not allowed", .0.rule)]
    Refused(Reason),
    /// It was meant for an earlier moment.
    #[error(
        "{seat} has made {made} decisions, but this move was its answer after {meant}; look again and choose anew"
    )]
    Stale {
        /// Whose move.
        seat: Seat,
        /// How many decisions the seat has made.
        made: usize,
        /// How many the sender knew of.
        meant: usize,
    },
    /// The table was opened from a record that does not hold the secret of its dice.
    #[error("this table was opened from a record without its secret; it can be read, but not played on")]
    NoDice,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Chance, a reveal or another seat's decision lies in between, or nothing has been decided.
    #[error(
        "{0} cannot take anything back: since then chance was used, something came to light or another seat decided"
    )]
    Horizon(Seat),
    /// The game is over: everybody can read the whole record.
    #[error("the game is over, and everybody can see everything; nothing is taken back any more")]
    Over,
}

/// Why a table goes on by the rules that it has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AdoptError {
    /// There is nothing newer, or no such revision.
    #[error("the table follows revision {current} of its rules; it can adopt a later one, up to {newest}")]
    Revision {
        /// What it follows.
        current: u16,
        /// The newest there is.
        newest: u16,
    },
    /// The game is over.
    #[error("the game is over; its rules stay what they were")]
    Over,
    /// The table cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// What a table began with; it never changes.
struct Origin {
    dice: Option<Dice>,
    seeds: Option<Seeds>,
    shown_commitment: String,
    words: Vec<String>,
    earlier: Vec<Earlier>,
    dealt: Vec<Outcome>,
}

/// A game in play: its state, how it came about, and how far back one can go. A copy shares the history.
pub struct Table<G: Game> {
    game: Arc<G>,
    origin: Arc<Origin>,
    state: G::State,
    decisions: History<Decision<G::Action>>,
    /// The states before the last decisions, as many as can be taken back, each with the length of the log then; all
    /// of them are of one seat.
    before: Vec<Arc<(G::State, usize)>>,
    log: History<Told<G::Event>>,
    adopted: Vec<Adoption>,
    pub(crate) kept: Kept,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            origin: Arc::clone(&self.origin),
            state: self.state,
            decisions: self.decisions.clone(),
            before: self.before.clone(),
            log: self.log.clone(),
            adopted: self.adopted.clone(),
            kept: self.kept.clone(),
        }
    }
}

impl<G: Game> Table<G> {
    /// Opens a table and deals.
    pub fn open(game: Arc<G>, dice: Dice) -> Self {
        let seeds = dice.seeds();
        let mut chance = Chance::live(seeds.of(0), 0);
        let (state, log) = deal(&*game, &mut chance);
        Self {
            kept: Kept::new(game.seats()),
            game,
            origin: Arc::new(Origin {
                shown_commitment: commitment(&dice.secret),
                words: dice.words.clone(),
                earlier: dice.earlier.clone(),
                seeds: Some(seeds),
                dice: Some(dice),
                dealt: chance.into_outcomes(),
            }),
            state,
            decisions: History::default(),
            before: Vec::new(),
            log,
            adopted: Vec::new(),
        }
    }

    /// The table as it is now, without its dice and its log: for somebody who thinks about it while the game may go on.
    #[must_use]
    pub fn now(&self) -> Self {
        Self {
            kept: Kept::new(self.game.seats()),
            game: Arc::clone(&self.game),
            origin: Arc::new(Origin {
                dice: None,
                seeds: None,
                shown_commitment: self.origin.shown_commitment.clone(),
                words: Vec::new(),
                earlier: Vec::new(),
                dealt: Vec::new(),
            }),
            state: self.state,
            decisions: self.decisions.clone(),
            before: Vec::new(),
            log: History::default(),
            adopted: Vec::new(),
        }
    }

    /// A table with this on it, of which nobody knows how it came about: to be looked at and thought about.
    pub(crate) fn without_past(game: Arc<G>, state: G::State) -> Self {
        let origin = Origin {
            dice: None,
            seeds: None,
            shown_commitment: String::new(),
            words: Vec::new(),
            earlier: Vec::new(),
            dealt: Vec::new(),
        };
        Self {
            kept: Kept::new(game.seats()),
            game,
            origin: Arc::new(origin),
            state,
            decisions: History::default(),
            before: Vec::new(),
            log: History::default(),
            adopted: Vec::new(),
        }
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What lies on the table, secrets included: for the rules and the store, never for a player.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many people sit here.
    pub fn seats(&self) -> Seats {
        self.game.seats()
    }

    /// Who owes an answer; empty when the game is over.
    pub fn awaiting(&self) -> SeatSet {
        self.game.awaiting(&self.state)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.awaiting().is_empty()
    }

    /// All decisions in order.
    pub fn decisions(&self) -> &History<Decision<G::Action>> {
        &self.decisions
    }

    /// How many decisions this seat has made: what its next move names.
    pub fn made_by(&self, seat: Seat) -> usize {
        self.decisions.iter().filter(|decision| decision.seat == seat).count()
    }

    /// The question to a seat that owes an answer.
    pub fn ask(&self, seat: Seat) -> Option<Ask<G::Action>> {
        self.awaiting().contains(seat).then(|| self.game.ask(&self.state, seat))
    }

    /// The candidates that the rules accept.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.candidates(&self.state, seat, &mut actions);
        actions.retain(|action| self.game.check(&self.state, seat, *action).is_ok());
        actions
    }

    /// What the viewer has been told, oldest first.
    pub fn log(&self, viewer: SeatSet) -> impl Iterator<Item = &Told<G::Event>> {
        self.log.iter().filter(move |told| hears(viewer, told.audience))
    }

    pub(crate) fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        self.game.check(&self.state, seat, action).map_err(|refusal| ActError::Refused(refusal.into()))?;
        let decision = self.decisions.len() + 1;
        let seeds = self.origin.seeds.as_ref().ok_or(ActError::NoDice)?;
        let chance = Chance::live(seeds.of(decision), decision);
        self.carry_out(seat, action, chance);
        Ok(())
    }

    /// Applies an accepted action; returns the chance, so that a record can be checked.
    fn carry_out(&mut self, seat: Seat, action: G::Action, mut chance: Chance) -> Option<String> {
        let audience = self.game.audience(&self.state, seat);
        let before = (self.state, self.log.len());
        let decision = self.decisions.len() + 1;
        let log = &mut self.log;
        let mut listener = |audience, event| log.push(Told { decision, audience, event });
        let mut out = Outside::told_to(seat, &mut chance, &mut listener);
        self.game.apply(&mut self.state, seat, action, &mut out);
        // What was decided at another table stays as it was there.
        let copied = self.origin.seeds.as_ref().map_or(0, Seeds::copied);
        if out.is_final() || decision <= copied || is_over(&*self.game, &self.state) {
            self.before.clear();
        } else {
            if self.decisions.last().is_some_and(|last| last.seat != seat) {
                self.before.clear();
            }
            self.before.push(Arc::new(before));
        }
        let fault = chance.fault();
        self.decisions.push(Decision { seat, action, audience, chance: chance.into_outcomes() });
        fault
    }

    /// How many decisions this seat can take back now.
    pub fn undo_reach(&self, seat: Seat) -> usize {
        match self.decisions.last() {
            Some(last) if last.seat == seat => {
                // Where there was nothing to decide, there is nothing to take back.
                let first = self.decisions.len() - self.before.len() + 1;
                let by_itself =
                    (first..=self.decisions.len()).take_while(|decision| self.kept.is_by_itself(*decision));
                self.before.len() - by_itself.count()
            }
            _ => 0,
        }
    }

    /// Takes the last decision of this seat back, together with what was answered for the seat since then. If all that
    /// it can take back was answered for it, that is taken back, and whatever answered it is withdrawn: the seat wants to
    /// be asked.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if self.is_over() {
            return Err(UndoError::Over);
        }
        if self.undo_reach(seat) == 0 {
            return Err(UndoError::Horizon(seat));
        }
        let mut givers = Vec::new();
        loop {
            let before = self.before.pop().ok_or(UndoError::Horizon(seat))?;
            let (state, told) = &*before;
            let taken = self.decisions.len();
            self.state = *state;
            self.decisions.truncate(taken - 1);
            self.log.truncate(*told);
            match self.kept.take_back(taken) {
                None => return Ok(()),
                Some(giver) => givers.push(giver),
            }
            if self.undo_reach(seat) == 0 {
                break;
            }
        }
        for giver in givers {
            self.kept.withdraw(seat, giver);
        }
        Ok(())
    }

    /// Takes back all that this seat has decided and can take back. What was answered for it before that stays.
    pub fn restart(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.undo(seat)?;
        while self.undo_reach(seat) > 0 && self.can_take_back_own() {
            self.undo(seat)?;
        }
        Ok(())
    }

    /// Whether something that can be taken back was decided by its seat itself.
    fn can_take_back_own(&self) -> bool {
        let last = self.decisions.len();
        (last - self.before.len() + 1..=last).any(|decision| !self.kept.is_given(decision))
    }

    /// Whether nobody can take anything back now.
    pub(crate) fn nothing_can_be_taken_back(&self) -> bool {
        self.before.is_empty()
    }

    /// A world that a seat could be in, to try its actions in.
    pub(crate) fn imagined(&self, seat: Seat) -> G::State {
        let mut chance = Chance::sampled(0);
        let guess = Guess::of(&*self.game, &self.state, SeatSet::only(seat), &mut chance);
        let mut world = *guess.state();
        // Everybody sees who has answered: the last answer to a sealed question meets the others here too.
        play::answer_again(&*self.game, &mut world, self.awaiting(), &mut Vec::new(), &mut chance);
        world
    }

    /// An action tried in an imagined world: what becomes of it, and whether it would put what was decided so far out
    /// of reach. Nothing if it is not allowed there.
    pub(crate) fn tried(
        &self,
        mut world: G::State,
        seat: Seat,
        action: G::Action,
    ) -> Option<(G::State, bool)> {
        self.game.check(&world, seat, action).ok()?;
        let mut chance = Chance::sampled(1);
        let mut out = Outside::silent(seat, &mut chance);
        self.game.apply(&mut world, seat, action, &mut out);
        let is_final = out.is_final() || is_over(&*self.game, &world);
        Some((world, is_final))
    }
}

/// Whether nobody is awaited any more. From then on everybody sees all of it, so nothing is taken back.
pub(crate) fn is_over<G: Game>(game: &G, t: &G::State) -> bool {
    game.awaiting(t).is_empty()
}

/// Whether a viewer may hear what was meant for `audience`.
pub fn hears(viewer: SeatSet, audience: SeatSet) -> bool {
    audience == SeatSet::EVERYBODY || !audience.intersection(viewer).is_empty()
}

fn deal<G: Game>(game: &G, chance: &mut Chance) -> (G::State, History<Told<G::Event>>) {
    let mut log = History::default();
    let mut listener = |audience, event| log.push(Told { decision: 0, audience, event });
    let mut out = Outside::told_to(Seat::new(0), chance, &mut listener);
    let state = game.deal(&mut out);
    (state, log)
}

impl<G: Publish> Table<G> {
    /// Makes a decision. `made` is how many decisions this seat had made when it chose; then standing answers follow.
    pub fn act(&mut self, seat: Seat, made: usize, action: G::Action) -> Result<Acted, ActError> {
        let own = self.made_by(seat);
        if made < own {
            let earlier = self.decisions.iter().filter(|d| d.seat == seat).nth(made);
            return match earlier {
                Some(decision) if decision.action == action => Ok(Acted::AlreadyDone),
                _ => Err(ActError::Stale { seat, made: own, meant: made }),
            };
        }
        if made > own {
            return Err(ActError::Stale { seat, made: own, meant: made });
        }
        self.decide_and_note(seat, action)?;
        self.give_answers()?;
        Ok(Acted::Done)
    }

    /// The record as it may be published: the secret of the dice only once the game is over.
    pub fn record(&self) -> Record {
        let secret = self.origin.dice.as_ref().filter(|_| self.is_over()).map(|dice| dice.secret.clone());
        self.record_with(secret)
    }

    /// The record with the secret of the dice, for the host, who can go on with the table.
    pub fn full_record(&self) -> Record {
        self.record_with(self.origin.dice.as_ref().map(|dice| dice.secret.clone()))
    }

    fn record_with(&self, secret: Option<String>) -> Record {
        Record {
            orrery: record::FORMAT,
            game: G::ID.to_owned(),
            revision: self.adopted.first().map_or_else(|| self.game.revision(), |first| first.from),
            content: G::fingerprint(self.game.content()),
            options: serde_json::to_value(self.game.options()).expect("options are plain data"),
            seats: self.seats().count(),
            dice: record::DiceNote {
                commitment: self.origin.shown_commitment.clone(),
                secret,
                words: self.origin.words.clone(),
                earlier: self.origin.earlier.clone(),
            },
            deal: self.origin.dealt.clone(),
            decisions: self.decisions.iter().map(record::Line::of).collect(),
            adopted: self.adopted.clone(),
            result: self.result(),
        }
    }

    fn result(&self) -> Option<Vec<record::Place>> {
        self.is_over().then(|| {
            let standing = self.game.standing(&self.state, SeatSet::EVERYBODY);
            let places = standing.columns.iter();
            places
                .map(|column| record::Place { seat: column.seat, rank: column.rank, total: column.total })
                .collect()
        })
    }

    /// From now on a later revision of the rules counts. What was decided before stays as it is.
    pub fn adopt(&mut self, revision: u16) -> Result<(), AdoptError> {
        let current = self.game.revision();
        if revision <= current || revision > G::REVISION {
            return Err(AdoptError::Revision { current, newest: G::REVISION });
        }
        if self.is_over() {
            return Err(AdoptError::Over);
        }
        let game = G::new(Arc::clone(self.game.content()), self.game.options().clone(), self.seats())?;
        self.game = Arc::new(game.at_revision(revision));
        self.adopted.push(Adoption { after: self.decisions.len(), from: current, to: revision });
        // What was decided by other rules is not taken back by these.
        self.before.clear();
        Ok(())
    }

    /// Deals again from the same dice and follows the decisions that were made. The rules are those that the table began
    /// with.
    pub fn resume(
        game: Arc<G>,
        dice: Dice,
        lines: &[record::Line],
        adopted: &[Adoption],
    ) -> Result<Self, RecordError> {
        let mut table = Self::open(game, dice);
        table.follow_all(lines, adopted)?;
        Ok(table)
    }

    /// Opens a table from its record, checking every line of it. With the secret of its dice it can go on.
    pub fn replay(content: Arc<G::Content>, record: &Record) -> Result<Self, RecordError> {
        Self::replay_up_to(content, record, record.decisions.len())
    }

    /// Opens a table as it was after this many decisions.
    pub fn replay_up_to(content: Arc<G::Content>, record: &Record, upto: usize) -> Result<Self, RecordError> {
        let game = Arc::new(record.rules::<G>(content)?);
        let dice = record.dice()?;
        let seeds = dice.as_ref().map(Dice::seeds);

        let mut chance = seeds
            .as_ref()
            .map_or_else(|| Chance::replayed(&record.deal), |seeds| Chance::live(seeds.of(0), 0));
        let (state, log) = deal(&*game, &mut chance);
        if let Some(problem) = chance.fault() {
            return Err(RecordError::Deal { problem });
        }
        if seeds.is_some() {
            let drawn = chance.into_outcomes();
            record::same_chance(&record.deal, &drawn).map_err(|problem| RecordError::Deal { problem })?;
        }
        let mut table = Self {
            kept: Kept::new(game.seats()),
            game,
            origin: Arc::new(Origin {
                shown_commitment: record.dice.commitment.clone(),
                words: record.dice.words.clone(),
                earlier: record.dice.earlier.clone(),
                seeds,
                dice,
                dealt: record.deal.clone(),
            }),
            state,
            decisions: History::default(),
            before: Vec::new(),
            log,
            adopted: Vec::new(),
        };
        table.follow_all(&record.decisions[..upto.min(record.decisions.len())], &record.adopted)?;
        if upto >= record.decisions.len() {
            let result = table.result();
            if result != record.result {
                return Err(RecordError::Result {
                    recorded: record::describe_result(record.result.as_deref()),
                    replayed: record::describe_result(result.as_deref()),
                });
            }
        }
        Ok(table)
    }

    fn follow_all(&mut self, lines: &[record::Line], adopted: &[Adoption]) -> Result<(), RecordError> {
        let mut adopted = adopted.iter().filter(|adoption| adoption.after <= lines.len()).peekable();
        for (index, line) in lines.iter().enumerate() {
            while let Some(adoption) = adopted.next_if(|adoption| adoption.after <= index) {
                self.follow_adoption(adoption)?;
            }
            self.follow(line).map_err(|problem| RecordError::Decision {
                number: index + 1,
                seat: line.seat,
                action: line.action.clone(),
                problem,
            })?;
        }
        adopted.try_for_each(|adoption| self.follow_adoption(adoption))
    }

    fn follow_adoption(&mut self, adoption: &Adoption) -> Result<(), RecordError> {
        let problem = match self.adopt(adoption.to) {
            Ok(()) if self.adopted.last() == Some(adoption) => return Ok(()),
            Ok(()) => format!("the table followed revision {} there", self.game.revision()),
            Err(error) => error.to_string(),
        };
        Err(RecordError::Adoption { after: adoption.after, to: adoption.to, problem })
    }

    /// Makes one recorded decision again.
    fn follow(&mut self, line: &record::Line) -> Result<(), String> {
        let action: G::Action =
            line.action.parse().map_err(|error: crate::NotationError| error.to_string())?;
        if self.is_over() {
            return Err("the game is over before this decision".to_owned());
        }
        if !self.seats().contains(line.seat) {
            return Err(format!("the table has {} seats", self.seats().count()));
        }
        self.game.check(&self.state, line.seat, action).map_err(|refusal| {
            let reason: Reason = refusal.into();
            format!("the rules refuse it ({}, {})", reason.rule, reason.text.key)
        })?;
        let decision = self.decisions.len() + 1;
        let chance = match &self.origin.seeds {
            Some(seeds) => Chance::live(seeds.of(decision), decision),
            None => Chance::replayed(&line.chance),
        };
        let deed = self.before_deed(line.seat, action);
        if let Some(problem) = self.carry_out(line.seat, action, chance) {
            return Err(problem);
        }
        self.note_deed(line.seat, deed);
        let made = self.decisions.last_mut().expect("a decision was just made");
        if self.origin.seeds.is_some() {
            record::same_chance(&line.chance, &made.chance)?;
        } else {
            made.chance.clone_from(&line.chance);
        }
        Ok(())
    }
}
