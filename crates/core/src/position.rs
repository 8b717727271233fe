//! A game that a program plays step by step, by the numbers of actions: what a learning program or a search of another
//! language holds. It can be copied, and guessed for a seat.
//!
//! Everything comes from the same dice as at a [`Table`], so the same decisions lead to the same game; the table itself,
//! with its log and its record, is made of them only when somebody asks for it.

use std::sync::Arc;

use crate::chance::Chance;
use crate::evaluate::{Evaluate, PerSeat};
use crate::game::Publish;
use crate::notation::NotationError;
use crate::numbered::Numbered;
use crate::object::{MoveError, TableObject};
use crate::observe::Observe;
use crate::outside::Outside;
use crate::play;
use crate::seat::{MOST_SEATS, Seat, SeatSet, Seats};
use crate::seed::{Dice, Seeds};
use crate::table::{ActError, Table};

/// A game in play, for programs.
pub struct Position<G: Publish> {
    game: Arc<G>,
    source: Source,
    state: G::State,
    /// All decisions since the deal; of a guess, since it was made.
    decisions: Vec<(Seat, G::Action)>,
    /// The table of the first decisions, kept because somebody asked for it.
    table: Option<Table<G>>,
    candidates: Vec<G::Action>,
}

/// Where chance comes from.
enum Source {
    /// From the dice of a table.
    Dice(Arc<(Dice, Seeds)>),
    /// From nowhere: it is a guess, and goes on at random.
    Guess(Chance),
}

/// A position without its types.
pub trait PositionObject: Send + Sync {
    /// How many people play.
    fn seats(&self) -> Seats;
    /// Who owes an answer; nobody at the end.
    fn awaiting(&self) -> SeatSet;
    /// The numbers of the legal actions of a seat, in their order.
    fn legal(&mut self, seat: Seat, into: &mut Vec<u32>);
    /// Carries out the action with this number.
    fn apply(&mut self, seat: Seat, number: u32) -> Result<(), MoveError>;
    /// What a seat knows as numbers; `into` is as long as the names.
    fn observe(&self, seat: Seat, into: &mut [f32]);
    /// What the game has brought each seat: see [`returns`].
    fn returns(&self) -> PerSeat;
    /// All decisions by number, oldest first; of a guess, those since it was made.
    fn decisions(&self) -> Vec<(Seat, u32)>;
    /// A copy. That of a real game goes on with the same dice; that of a guess with a chance of its own.
    fn fork(&mut self) -> Box<dyn PositionObject>;
    /// A position that looks to this seat like this one, with everything that it cannot know dealt anew. The same number
    /// gives the same one.
    fn guess(&self, seat: Seat, number: u64) -> Box<dyn PositionObject>;
    /// Whether it is a guess: a guess has no record.
    fn is_guess(&self) -> bool;
    /// The table that these decisions have led to. That of a guess has no past.
    fn table(&mut self) -> &dyn TableObject;
}

impl<G: Publish> Position<G> {
    /// Deals.
    pub fn open(game: Arc<G>, dice: Dice) -> Self {
        let seeds = dice.seeds();
        let state = game.deal(&mut Outside::silent(Seat::new(0), &mut Chance::live(seeds.of(0), 0)));
        let source = Source::Dice(Arc::new((dice, seeds)));
        Self { game, source, state, decisions: Vec::new(), table: None, candidates: Vec::new() }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        let checked = self.game.check(&self.state, seat, action);
        checked.map_err(|refusal| ActError::Refused(refusal.into()))?;
        let apply = |state: &mut G::State, chance: &mut Chance| {
            self.game.apply(state, seat, action, &mut Outside::silent(seat, chance));
        };
        match &mut self.source {
            Source::Dice(dice) => {
                let decision = self.decisions.len() + 1;
                let mut chance = Chance::live(dice.1.of(decision), decision);
                apply(&mut self.state, &mut chance);
            }
            Source::Guess(chance) => apply(&mut self.state, chance),
        }
        self.decisions.push((seat, action));
        Ok(())
    }

    /// The table, brought up to date.
    fn at_table(&mut self) -> &Table<G> {
        let table = match (self.table.take(), &self.source) {
            (Some(mut table), Source::Dice(_)) => {
                follow(&mut table, &self.decisions);
                table
            }
            (None, Source::Dice(dice)) => {
                let mut table = Table::open(Arc::clone(&self.game), dice.0.clone());
                follow(&mut table, &self.decisions);
                table
            }
            (_, Source::Guess(_)) => Table::without_past(Arc::clone(&self.game), self.state),
        };
        self.table.insert(table)
    }
}

fn follow<G: Publish>(table: &mut Table<G>, decisions: &[(Seat, G::Action)]) {
    for (seat, action) in &decisions[table.decisions().len()..] {
        table.decide(*seat, *action).expect("a position has the decisions that a table takes");
    }
}

impl<G: Observe + Evaluate> PositionObject for Position<G> {
    fn seats(&self) -> Seats {
        self.game.seats()
    }

    fn awaiting(&self) -> SeatSet {
        self.game.awaiting(&self.state)
    }

    fn legal(&mut self, seat: Seat, into: &mut Vec<u32>) {
        legal_numbers(&*self.game, &self.state, seat, &mut self.candidates, into);
    }

    fn apply(&mut self, seat: Seat, number: u32) -> Result<(), MoveError> {
        let action = G::Action::from_number(number).ok_or_else(|| {
            NotationError::token(&number.to_string(), format!("a number below {}", G::Action::COUNT))
        })?;
        Ok(self.act(seat, action)?)
    }

    fn observe(&self, seat: Seat, into: &mut [f32]) {
        self.game.observe(&self.state, seat, into);
    }

    fn returns(&self) -> PerSeat {
        returns(&*self.game, &self.state)
    }

    fn decisions(&self) -> Vec<(Seat, u32)> {
        self.decisions.iter().map(|(seat, action)| (*seat, action.number())).collect()
    }

    fn fork(&mut self) -> Box<dyn PositionObject> {
        let source = match &mut self.source {
            Source::Dice(dice) => Source::Dice(Arc::clone(dice)),
            Source::Guess(chance) => {
                let number = (0..4).fold(0, |number, _| number << 15 | chance.pick(1 << 15) as u64);
                Source::Guess(Chance::sampled(number))
            }
        };
        Box::new(Self {
            game: Arc::clone(&self.game),
            source,
            state: self.state,
            decisions: self.decisions.clone(),
            table: self.table.clone(),
            candidates: Vec::new(),
        })
    }

    fn guess(&self, seat: Seat, number: u64) -> Box<dyn PositionObject> {
        let mut chance = Chance::sampled(number);
        let (mut state, mut candidates) = (self.state, Vec::new());
        self.game.resample(&mut state, SeatSet::only(seat), &mut chance);
        // Everybody sees who has answered: whoever is not awaited here is not awaited there.
        play::answer_again(&*self.game, &mut state, self.awaiting(), &mut candidates, &mut chance);
        let source = Source::Guess(chance);
        let game = Arc::clone(&self.game);
        Box::new(Self { game, source, state, decisions: Vec::new(), table: None, candidates })
    }

    fn is_guess(&self) -> bool {
        matches!(self.source, Source::Guess(_))
    }

    fn table(&mut self) -> &dyn TableObject {
        self.at_table()
    }
}

/// The numbers of the legal actions of a seat, in their order.
pub fn legal_numbers<G: Publish>(
    game: &G,
    t: &G::State,
    seat: Seat,
    candidates: &mut Vec<G::Action>,
    into: &mut Vec<u32>,
) {
    into.clear();
    candidates.clear();
    game.candidates(t, seat, candidates);
    let legal = candidates.iter().filter(|action| game.check(t, seat, **action).is_ok());
    into.extend(legal.map(|action| action.number()));
    if !into.is_sorted() {
        into.sort_unstable();
    }
}

/// What a finished game has brought each seat: 1 for a win alone, and for everybody else what makes the sum over all sides
/// zero: -1 for a loss against one opponent, -1/3 against three. Several winners share. Zeros while the game goes on.
pub fn returns<G: Evaluate>(game: &G, t: &G::State) -> PerSeat {
    let mut returns = [0.0; MOST_SEATS as usize];
    if !game.awaiting(t).is_empty() {
        return returns;
    }
    let mut sides = 0_u32;
    for seat in game.seats().iter() {
        sides |= 1 << game.side(seat);
    }
    let opponents = game.rivals() - game.seats().count();
    // Whoever plays alone against nobody wins or loses against the box.
    let sides = (sides.count_ones() as f32 + f32::from(opponents)).max(2.0);
    let result = game.result(t);
    for seat in game.seats().iter() {
        returns[seat.index()] = (result[seat.index()] * sides - 1.0) / (sides - 1.0);
    }
    returns
}
