//! Which objective is scored, by an option (TRA-250).

use orrery_core::procedure::Asked;

use super::prelude::*;
use crate::ids::ObjectiveId;

/// One of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score;

answers! {
    /// A card.
    pub enum Answer of Action { Objective(objective: ObjectiveId) }
}

impl Question<Transgalactica> for Score {
    type Answer = Answer;

    /// Everybody chooses at once, and may change the choice until all have chosen.
    fn asked(self, game: &Transgalactica, t: &State, _: Seat) -> Asked {
        let owe = game.seats.iter().filter(|seat| t.players[*seat].scored.is_none()).collect();
        Asked { owe, may: game.seats.all() }
    }

    fn waits(self, game: &Transgalactica, t: &State, _: Seat) -> bool {
        game.seats.iter().any(|seat| t.players[seat].scored.is_none())
    }

    /// Objectives stay secret until all are scored (TRA-262).
    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-objective"), tra(250), seat).sealed_for(orrery_core::SeatSet::only(seat))
    }

    fn candidates(self, _: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.players[seat].objectives.into_iter().map(Answer::Objective));
    }

    fn check(
        self,
        _: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Objective(card): Answer,
    ) -> Result<(), Refusal> {
        if t.players[seat].objectives.contains(&card) { Ok(()) } else { Err(Refusal::NotDealt) }
    }

    fn apply(
        self,
        _: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Objective(card): Answer,
        _: &mut Out<'_>,
    ) {
        let place = t.players[seat].objectives.iter().position(|other| *other == card);
        t.players[seat].scored = place.map(|place| place as u8);
        // Under a fixed seat: nobody can tell who answered last.
        t.stack.push(Seat::new(0), self);
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat, Answer::Objective(card): Answer) -> Text {
        Text::new("label-objective").name("objective", game.objective_key(card))
    }
}
