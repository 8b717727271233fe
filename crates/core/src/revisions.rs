//! What a later revision of the rules would have made of a recorded game.

use std::sync::Arc;

use crate::chance::{Chance, Outcome};
use crate::game::{Game, Publish};
use crate::outside::Outside;
use crate::record::{Record, RecordError};
use crate::rule::Reason;
use crate::seat::{Seat, SeatSet};
use crate::seed::Dice;
use crate::standing::Standing;
use crate::text::Text;

/// Where a recorded game and the newest rules part, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The deal itself.
    Deal {
        /// What happened.
        was: Vec<Text>,
        /// What would have happened.
        would_be: Vec<Text>,
    },
    /// A decision that would not be allowed.
    Refused {
        /// Its number, counted from 1.
        decision: usize,
        /// Why.
        reason: Reason,
    },
    /// A decision from which something else comes.
    Outcome {
        /// Its number, counted from 1.
        decision: usize,
        /// What happened.
        was: Vec<Text>,
        /// What would have happened.
        would_be: Vec<Text>,
    },
    /// The game would not be over, or would be over before its last decision.
    Length {
        /// After this many decisions.
        decision: usize,
    },
    /// The same table, counted in another way.
    Result {
        /// The score sheet as it was.
        was: Standing,
        /// As it would be.
        would_be: Standing,
    },
}

/// Plays a record by the rules that it was played by and by the newest ones, side by side, up to where they part.
pub(crate) fn under_newest<G: Publish>(
    content: &Arc<G::Content>,
    record: &Record,
) -> Result<Option<Difference>, RecordError> {
    let rules = |revision| Record { revision, ..record.clone() }.rules::<G>(Arc::clone(content));
    let seeds = record.dice()?.as_ref().map(Dice::seeds);
    let chance = |decision: usize, recorded: &[Outcome]| match &seeds {
        Some(seeds) => Chance::live(seeds.of(decision), decision),
        None => Chance::replayed(recorded),
    };

    let (mut was, dealt) = Side::deal(rules(record.revision)?, chance(0, &record.deal));
    let (mut would_be, would_deal) = Side::deal(rules(G::REVISION)?, chance(0, &record.deal));
    if was.state != would_be.state || dealt.chance != would_deal.chance {
        return Ok(Some(Difference::Deal { was: dealt.told, would_be: would_deal.told }));
    }
    let mut adopted = record.adopted.iter().peekable();
    for (index, line) in record.decisions.iter().enumerate() {
        while let Some(adoption) = adopted.next_if(|adoption| adoption.after <= index) {
            was.game = rules(adoption.to)?;
        }
        let decision = index + 1;
        let action = line.action.parse::<G::Action>().map_err(|error| RecordError::Decision {
            number: decision,
            seat: line.seat,
            action: line.action.clone(),
            problem: error.to_string(),
        })?;
        if would_be.is_over() {
            return Ok(Some(Difference::Length { decision: index }));
        }
        if let Err(refusal) = would_be.game.check(&would_be.state, line.seat, action) {
            return Ok(Some(Difference::Refused { decision, reason: refusal.into() }));
        }
        let did = was.decide(line.seat, action, chance(decision, &line.chance));
        let would_do = would_be.decide(line.seat, action, chance(decision, &line.chance));
        if was.state != would_be.state || did.chance != would_do.chance {
            return Ok(Some(Difference::Outcome { decision, was: did.told, would_be: would_do.told }));
        }
    }
    if was.is_over() != would_be.is_over() {
        return Ok(Some(Difference::Length { decision: record.decisions.len() }));
    }
    let (was, would_be) = (was.standing(), would_be.standing());
    Ok((was != would_be).then_some(Difference::Result { was, would_be }))
}

/// One of two games that are played side by side.
struct Side<G: Game> {
    game: G,
    state: G::State,
}

/// What came of a step.
struct Came {
    told: Vec<Text>,
    /// What chance brought. A recorded list that runs out is seen by the fault.
    chance: (Vec<Outcome>, Option<String>),
}

impl<G: Publish> Side<G> {
    fn deal(game: G, mut chance: Chance) -> (Self, Came) {
        let mut told = Vec::new();
        let mut listener = |_, event| told.push(game.tell(&event));
        let state = game.deal(&mut Outside::told_to(Seat::new(0), &mut chance, &mut listener));
        let came = Came { told, chance: drawn(chance) };
        (Self { game, state }, came)
    }

    fn decide(&mut self, seat: Seat, action: G::Action, mut chance: Chance) -> Came {
        let Self { game, state } = self;
        let mut told = Vec::new();
        let mut listener = |_, event| told.push(game.tell(&event));
        game.apply(state, seat, action, &mut Outside::told_to(seat, &mut chance, &mut listener));
        Came { told, chance: drawn(chance) }
    }

    fn is_over(&self) -> bool {
        self.game.awaiting(&self.state).is_empty()
    }

    fn standing(&self) -> Standing {
        self.game.standing(&self.state, SeatSet::EVERYBODY)
    }
}

fn drawn(chance: Chance) -> (Vec<Outcome>, Option<String>) {
    let fault = chance.fault();
    (chance.into_outcomes(), fault)
}
