//! Whose targeting is worse (AND-185).

use super::prelude::*;
use crate::state::RAIDER;

/// By so much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Jam {
    /// This much.
    pub less: u8,
}

answers! {
    /// Another participant.
    pub enum Answer of Action { Target(other: Seat), TargetRaiders }
}

impl Question<Andromeda> for Jam {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        !game.fighters(t).without(seat).is_empty() || game.raider_pool(t).is_some()
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-jam"), and(185), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(game.fighters(t).without(seat).iter().map(Answer::Target));
        if game.raider_pool(t).is_some() {
            into.push(Answer::TargetRaiders);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Target(other) if other == seat => Err(Refusal::NotOneself),
            Answer::Target(other) => allow(game.fighters(t).contains(other), Refusal::NoParticipant),
            Answer::TargetRaiders => allow(game.raider_pool(t).is_some(), Refusal::NoParticipant),
        }
    }

    fn apply(self, _: &Andromeda, t: &mut State, _: Seat, answer: Answer, _: &mut Out<'_>) {
        let whose = match answer {
            Answer::Target(other) => other.index(),
            Answer::TargetRaiders => RAIDER,
        };
        t.battle.jammed[whose].gain(self.less);
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Target(other) => Text::new("label-target").seat("who", other),
            Answer::TargetRaiders => Text::new("label-target-raiders"),
        }
    }
}
