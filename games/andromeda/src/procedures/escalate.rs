//! Ships may join a battle (AND-181 to AND-183).

use super::pay::Pay;
use super::prelude::*;
use crate::event::Event;
use crate::ids::ShipKind;
use crate::moves::{Free, Volunteer};
use crate::space::Space;
use crate::state::{Place, kind_of};

/// As long as one can join. The active player, who is asked first, may take free actions before that (AND-264).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Escalate {
    /// A ship has joined.
    pub begun: bool,
}

answers! {
    /// A ship, or no more.
    pub enum Answer of Action { Ship(kind: ShipKind, from: Space), Done } aside { Free(Free) }
}

impl Question<Andromeda> for Escalate {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.sides(t) > 1
            && t.players[seat].ships.iter().enumerate().any(|(figure, ship)| match ship.place {
                Place::At(from) => game.can_escalate(t, seat, kind_of(figure), from),
                _ => false,
            })
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let region = t.turn.region.unwrap_or(Space::N1);
        let text = Text::new("ask-escalate").text("region", game.space_text(t, region));
        Ask::open(text, and(181), seat).or(Answer::Done).repeatable()
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        if self.begun {
            into.moves::<Volunteer>(game, t, seat);
        } else {
            Free::before_a_step(game, t, seat, into);
        }
        let elsewhere = ships_on_map(t, seat).filter(|(_, space)| Some(*space) != t.turn.region);
        into.extend(elsewhere.map(|(kind, space)| Answer::Ship(kind, space)));
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Ship(kind, from) => game.escalation_cost(t, seat, kind, from).map(|_| ()),
            Answer::Done => Ok(()),
            Answer::Free(free) if self.begun => free.check_in_a_step(game, t, seat),
            Answer::Free(free) => free.check_before_a_step(game, t, seat),
        }
    }

    /// One player after another; whoever has joined stays until the battle is over (AND-265).
    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Ship(kind, from) => {
                t.stack.push(seat, Self { begun: true });
                let energy = game.escalation_cost(t, seat, kind, from).expect("checked before");
                t.stack.push(seat, Pay::energy(energy));
                let region = t.turn.region.expect("a battle has its region");
                t.players[seat].move_ship(kind, Place::At(from), Place::At(region));
                out.tell_all(|| Event::Joined(seat, kind, from));
            }
            Answer::Done => {}
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Ship(kind, from) => game.region_label("label-join", t, from).name("ship", kind.key()),
            Answer::Done => Text::new("label-decline"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
