//! A mission of the log is completed without its cost or without its requirements (TRA-210, R93).

use super::prelude::*;
use crate::actions::Without;
use crate::effects::{At, Effect, Ignore};
use crate::ids::MissionId;

/// The step that says what can be ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CompleteFree {
    /// Which step.
    pub at: At,
}

answers! {
    /// A mission and what is ignored.
    pub enum Answer of Action { CompleteWithout(mission: MissionId, part: Without) }
}

impl From<Ignore> for Without {
    fn from(ignore: Ignore) -> Self {
        match ignore {
            Ignore::Cost => Self::Cost,
            Ignore::Requirements => Self::Needs,
        }
    }
}

impl CompleteFree {
    /// Whether the step allows to ignore this.
    fn allows(self, game: &Transgalactica, part: Without) -> bool {
        match self.at.effect(game) {
            Effect::CompleteMission(ignore) => Without::from(*ignore) == part,
            _ => true,
        }
    }

    fn all(t: &State, seat: Seat) -> impl Iterator<Item = Answer> + '_ {
        let log = t.players[seat].log.iter();
        log.flat_map(|card| Without::ALL.iter().map(|part| Answer::CompleteWithout(*card, *part)))
    }

    fn only(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<Answer> {
        only(Self::all(t, seat).filter(|answer| self.check(game, t, seat, *answer).is_ok()))
    }
}

impl Question<Transgalactica> for CompleteFree {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        matches!(self.only(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Only::One(answer) = self.only(game, t, seat) {
            self.apply(game, t, seat, answer, out);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-complete-free"), tra(210), seat)
    }

    fn candidates(self, _: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Self::all(t, seat));
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::CompleteWithout(card, part): Answer,
    ) -> Result<(), Refusal> {
        if !t.players[seat].log.contains(&card) {
            return Err(Refusal::NotInLog);
        }
        if !self.allows(game, part) {
            return Err(Refusal::NoSuchWay);
        }
        match part {
            Without::Cost => game.check_needs(t, seat, card),
            Without::Needs => game.check_mission_cost(t, seat, card, t.players[seat].goods),
        }
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::CompleteWithout(card, part): Answer,
        out: &mut Out<'_>,
    ) {
        match part {
            Without::Cost => game.complete_mission(t, seat, card, out),
            Without::Needs => game.pay_for_mission(t, seat, card, out),
        }
    }

    fn label(
        self,
        game: &Transgalactica,
        _: &State,
        _: Seat,
        Answer::CompleteWithout(card, part): Answer,
    ) -> Text {
        let key = match part {
            Without::Cost => "label-complete-free-cost",
            Without::Needs => "label-complete-free-needs",
        };
        Text::new(key).name("mission", game.mission_key(card))
    }
}
