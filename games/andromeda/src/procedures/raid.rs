//! Which raiders come to the active region (AND-102, AND-103, AND-106).

use super::prelude::*;
use crate::ids::Class;
use crate::moves::Free;

/// Asked if several could come, or if the raid can be avoided. Free actions come before it (AND-67).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raid;

answers! {
    /// A class; none where that is allowed.
    pub enum Answer of Action { Raid(class: Class), Done } aside { Free(Free) }
}

/// Those that could come.
fn raiding(game: &Andromeda, t: &State) -> impl Iterator<Item = Class> {
    game.raiding(t, t.turn.region.expect("a raid has its region"))
}

impl Question<Andromeda> for Raid {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        match only(raiding(game, t)) {
            Only::None => false,
            Only::One(_) => game.may_avoid_raid(t, seat),
            Only::Several => true,
        }
    }

    fn skip(self, game: &Andromeda, t: &mut State, _: Seat, out: &mut Out<'_>) {
        let class = raiding(game, t).next();
        if let Some(class) = class {
            game.raid(t, class, out);
        }
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-raid"), and(103), seat);
        if game.may_avoid_raid(t, seat) { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        Free::before_a_step(game, t, seat, into);
        into.extend(raiding(game, t).map(Answer::Raid));
        if game.may_avoid_raid(t, seat) {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Raid(class) => {
                allow(raiding(game, t).any(|other| other == class), Refusal::NoRaiderInRange)
            }
            Answer::Done => allow(game.may_avoid_raid(t, seat), Refusal::MustDecide { rule: 106 }),
            Answer::Free(free) => free.check_before_a_step(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Raid(class) => game.raid(t, class, out),
            Answer::Done => {}
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Raid(class) => Text::new("label-raid").name("raider", game.class_key(t, class)),
            Answer::Done => Text::new("label-no-raid"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
