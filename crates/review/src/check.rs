//! Does the review find a blunder that is known to be there?
//!
//! Bots play a game. At one decision of one seat, chosen at random, the worst of the answers is played instead. Which is the
//! worst, and that it is really bad, is not said by the review, and nobody judges a position for it: games are played to
//! their end after each answer, and who has won is counted. The games that prove the loss are others than those by which
//! the worst answer was found, and may be played by better bots.

use orrery_bots::{Bot, HandWritten, Judge as _, Question, Spec, make};
use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{Chance, Evaluate, Guess, Publish, Record, Seat, SeatSet, Study, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::Estimate;
use crate::object::{Ended, Reviews as _, Watch};
use crate::playout::{self, TO_THE_END};
use crate::report::{Doubt, Effort, Review};

/// What is to be checked.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// How many games with a blunder.
    pub games: u32,
    /// How many seats.
    pub seats: u8,
    /// The options of the tables.
    pub options: Value,
    /// Who plays.
    pub bot: Spec,
    /// Where chance begins.
    pub seed: u64,
    /// What each review spends.
    pub effort: Effort,
    /// Games played to the end after each answer, to find the worst.
    pub screened: u32,
    /// Games played to the end after the best and after the worst, to prove the loss.
    pub proved: u32,
    /// Who plays these.
    pub prover: Spec,
    /// A folder with the blunders that were proved once: what is proved now is written there, and what is there is not proved again.
    pub keep: Option<PathBuf>,
}

/// A blunder so large is worth finding, in games lost of all games.
const LARGE: f64 = 0.3;
/// At least so much of it must be sure.
const SURE: f64 = 0.2;
/// After so many games a loss of which hardly half is seen is given up.
const GIVEN_UP: u32 = 20;
/// So many answers of a question are tried.
const ANSWERS: usize = 10;
/// A decision near the end of the game is not chosen: there, hardly anything is left to lose.
const EARLY: f64 = 0.85;
/// So many games may be tried for each that is wanted.
const PATIENCE: u32 = 20;

/// A blunder that somebody was made to make.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Blunder {
    /// Which game.
    pub dice: u64,
    /// Who.
    pub seat: Seat,
    /// How many decisions were made before it.
    pub step: usize,
    /// What was played.
    pub played: String,
    /// How many games fewer were won after it than after the best answer.
    pub loss: Estimate,
    /// Its place among the decisions that the review names for this seat, counted from 1.
    pub place: Option<usize>,
    /// The same in the first result.
    pub first: Option<usize>,
    /// Whether the review would not vouch for its number.
    pub doubt: Option<Doubt>,
}

/// What the check has found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Checked {
    /// The games.
    pub blunders: Vec<Blunder>,
    /// Games in which no blunder was possible where it should have been.
    pub without: u32,
}

impl Checked {
    /// In how many games the review names the blunder among the worst three of its seat.
    pub fn named(&self) -> usize {
        self.blunders.iter().filter(|blunder| blunder.place.is_some_and(|place| place <= 3)).count()
    }

    /// The same after the first result.
    pub fn named_at_first(&self) -> usize {
        self.blunders.iter().filter(|blunder| blunder.first.is_some_and(|place| place <= 3)).count()
    }
}

pub(crate) fn run<G: Publish + Evaluate + Study>(
    title: &Published<G>,
    plan: &Plan,
    watch: &Watch,
) -> Result<Checked, Ended> {
    let game = Arc::new(title.rules(plan.seats, &plan.options)?);
    let mut checked = Checked { blunders: Vec::new(), without: 0 };
    watch.begin(plan.games.into());
    for number in 0..plan.games * PATIENCE {
        if checked.blunders.len() as u32 == plan.games {
            break;
        }
        let play = Play { game: &game, plan, dice: plan.seed * 100_000 + u64::from(number), watch };
        let Some(Made { mut blunder, record }) = play.made()? else {
            checked.without += 1;
            continue;
        };
        // Chances over time and luck have no part in which decisions are named.
        let effort =
            Effort { luck_work: 0, position: 1, positions: 1, resamples: 1, deals: 1, ..plan.effort };
        let watching = Watch::default();
        let review = title.review(&record, effort, &watching)?;
        let place = |review: &Review| {
            let named = &review.costly[blunder.seat.index()];
            named.iter().position(|costly| costly.step == blunder.step)
        };
        let at = place(&review);
        blunder.doubt = at.and_then(|at| review.costly[blunder.seat.index()][at].doubt);
        blunder.first = watching.first().and_then(|first| place(&first)).map(|at| at + 1);
        blunder.place = at.map(|at| at + 1);
        checked.blunders.push(blunder);
        watch.reached(checked.blunders.len() as u64)?;
    }
    Ok(checked)
}

/// Answers instead of a bot, if it wants to: to this question, after so many decisions, at the choice of this number.
type Instead<'a, G> =
    dyn FnMut(&Question<'_, G>, usize, usize) -> Option<<G as orrery_core::Game>::Action> + 'a;

/// One game with a blunder in it.
struct Play<'a, G: Evaluate> {
    game: &'a Arc<G>,
    plan: &'a Plan,
    dice: u64,
    watch: &'a Watch,
}

/// A blunder and the game that it was made in.
#[derive(Serialize, Deserialize)]
struct Made {
    blunder: Blunder,
    record: Record,
}

impl<G: Publish + Evaluate> Play<'_, G> {
    /// The game with its blunder, if there is one; from the folder where it is kept.
    fn made(&self) -> Result<Option<Made>, Ended> {
        let Plan { seats, bot, prover, proved, keep, .. } = self.plan;
        let name = format!("{}-{seats}-{bot}-{prover}-{proved}-{}.json", G::ID, self.dice).replace(':', "_");
        let path = keep.as_ref().map(|folder| folder.join(name));
        let kept = path.as_ref().and_then(|path| fs::read(path).ok());
        if let Some(made) = kept.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(made);
        }
        let made = self.with_a_blunder()?.map(|(blunder, table)| Made { blunder, record: table.record() });
        if let Some(path) = path {
            let bytes = serde_json::to_vec(&made).expect("blunders and records are data");
            fs::write(&path, bytes).map_err(|error| Ended::Unkept { path, error: error.to_string() })?;
        }
        Ok(made)
    }

    fn with_a_blunder(&self) -> Result<Option<(Blunder, Table<G>)>, Ended> {
        let mut chance = Chance::sampled(self.dice);
        let victim = Seat::new((self.dice % u64::from(self.plan.seats)) as u8);
        // The same game without a blunder tells how many choices there are to choose from.
        let (_, choices) = self.play(victim, &mut |_, _, _| None)?;
        let late = (choices as f64 * EARLY) as usize;
        let from = chance.pick(late.max(1));
        let mut blunder: Option<Blunder> = None;
        let (table, _) = self.play(victim, &mut |question, step, choice| {
            if blunder.is_some() || choice < from || choice > late {
                return None;
            }
            let (action, loss) = self.worst(question, &mut chance)?;
            let (seat, played) = (victim, action.to_string());
            blunder = Some(Blunder {
                dice: self.dice,
                seat,
                step,
                played,
                loss,
                place: None,
                first: None,
                doubt: None,
            });
            Some(action)
        })?;
        Ok(blunder.map(|blunder| (blunder, table)))
    }

    /// Plays a game; `instead` may answer for the victim. Also says how many real choices the victim had.
    fn play(&self, victim: Seat, instead: &mut Instead<'_, G>) -> Result<(Table<G>, usize), Ended> {
        let mut table = Table::open(Arc::clone(self.game), Dice::numbered(self.dice));
        let mut chance = Chance::sampled(self.dice ^ 0xb07);
        let seats = table.seats();
        let mut bots: Vec<Box<dyn Bot<G>>> =
            seats.iter().map(|_| make::<G>(self.plan.bot, &mut chance)).collect();
        let mut choices = 0;
        while let Some(seat) = table.awaiting().first() {
            if self.watch.is_stopped() {
                return Err(Ended::Stopped);
            }
            let guess = Guess::of(&**self.game, table.state(), SeatSet::only(seat), &mut chance);
            let history = orrery_bots::object::seen(&table, seat);
            let question = Question { game: &**self.game, guess: &guess, seat, history: &history };
            let choice = seat == victim && question.considered().len() > 1;
            let forced = if choice { instead(&question, table.decisions().len(), choices) } else { None };
            choices += usize::from(choice);
            let action = forced.unwrap_or_else(|| bots[seat.index()].choose(&question, &mut chance).action);
            let made = table.made_by(seat);
            table.act(seat, made, action).expect("bots answer legally");
        }
        Ok((table, choices))
    }

    /// The worst answer, if it is surely much worse than the best.
    fn worst(&self, question: &Question<'_, G>, chance: &mut Chance) -> Option<(G::Action, Estimate)> {
        let mut answers = question.considered();
        chance.shuffle(&mut answers);
        answers.truncate(ANSWERS);
        let won = self.won(question, &answers, (self.plan.screened, Spec::Greedy), chance);
        let mean = |answer: usize| Estimate::of(&won[answer]).mean;
        let places = || 0..answers.len();
        let best = places().max_by(|a, b| mean(*a).total_cmp(&mean(*b)))?;
        let worst = places().min_by(|a, b| mean(*a).total_cmp(&mean(*b)))?;
        if mean(best) - mean(worst) < LARGE {
            return None;
        }
        let pair = [answers[best], answers[worst]];
        let first = self.plan.proved.min(GIVEN_UP);
        let mut losses: Vec<f64> = Vec::new();
        for games in [first, self.plan.proved - first] {
            let again = self.won(question, &pair, (games, self.plan.prover), chance);
            losses.extend(again[0].iter().zip(&again[1]).map(|(best, worst)| best - worst));
            if Estimate::of(&losses).mean < LARGE / 2.0 {
                return None;
            }
        }
        let loss = Estimate::of(&losses);
        (loss.mean >= LARGE && loss.low() >= SURE).then_some((answers[worst], loss))
    }

    /// For each answer: who has won in so many worlds, the same for all answers.
    fn won(
        &self,
        question: &Question<'_, G>,
        answers: &[G::Action],
        (games, spec): (u32, Spec),
        chance: &mut Chance,
    ) -> Vec<Vec<f64>> {
        let mut won = vec![Vec::new(); answers.len()];
        for _ in 0..games {
            let world = playout::world(question.game, question.guess, chance);
            let seed = chance.pick(usize::from(u16::MAX)) as u64 ^ (self.dice << 16);
            for (won, answer) in won.iter_mut().zip(answers) {
                let mut bot = make::<G>(spec, &mut Chance::sampled(seed));
                let move_made = (question.seat, *answer);
                let bot = &mut *bot;
                let end =
                    playout::played_on(question.game, &world, move_made, TO_THE_END, seed, bot, &mut |_| {});
                let result = HandWritten::PLAIN.win_chances(question.game, &end);
                won.push(f64::from(result[question.seat.index()]));
            }
        }
        won
    }
}
