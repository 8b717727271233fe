//! Leaders come from anywhere on the map to the station (AND-77).

use super::prelude::*;
use crate::effects::Effect;
use crate::moves::gather::recruit;
use crate::space::Space;

/// So many more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recruit {
    /// This many.
    pub left: u8,
}

answers! {
    /// From where, or no more.
    pub enum Answer of Action { Recruit(space: Space), Done }
}

impl Recruit {
    /// A module that does nothing but recruit is not activated for nothing (AND-122).
    fn may_decline(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        !matches!(game.activated_steps(t, seat), [Effect::Recruit(count)] if *count == self.left)
    }
}

impl Question<Andromeda> for Recruit {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        self.left > 0 && t.players[seat].leaders.0.iter().any(|count| *count > 0)
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(count("ask-recruit", self.left), and(77), seat);
        if self.may_decline(game, t, seat) { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let leaders = &t.players[seat].leaders.0;
        let spaces = Space::ALL.iter().filter(|space| leaders[space.index()] > 0);
        into.extend(spaces.map(|space| Answer::Recruit(*space)));
        if self.may_decline(game, t, seat) {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Recruit(space) => allow(t.players[seat].leaders.0[space.index()] > 0, Refusal::NoLeader),
            Answer::Done => allow(self.may_decline(game, t, seat), Refusal::MustDecide { rule: 122 }),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Recruit(space) => {
                t.stack.push(seat, Self { left: self.left - 1 });
                recruit(game, t, seat, space, out);
            }
            Answer::Done => {}
        }
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Recruit(space) => game.region_label("label-recruit", t, space),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
