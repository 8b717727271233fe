//! Raiders are placed, as far as standees are left (AND-93 to AND-97).

use super::lair::Lair;
use super::prelude::*;
use crate::ids::Class;

/// So many of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The class.
    pub class: Class,
    /// How many.
    pub left: u8,
}

impl Script<Andromeda> for Place {
    fn run(self, game: &Andromeda, t: &mut State, _: Seat, out: &mut Out<'_>) {
        let Self { class, left } = self;
        let active = t.turn.seat;
        let standees = match class {
            Class::S => game.raider_card(t, class).standees.saturating_sub(t.raiders.swarm.len() as u8),
            single => u8::from(t.raiders.single[single as usize - 1].is_none()),
        };
        if left == 0 || standees == 0 {
            return;
        }
        if left > 1 {
            t.stack.push(active, Self { class, left: left - 1 });
        }
        match only(game.lairs(t, class).iter()) {
            Only::None => {
                let space = game.random_lair(t, out);
                game.put_raider(t, class, space, out);
            }
            Only::One(space) => game.put_raider(t, class, space, out),
            Only::Several => t.stack.push(active, Lair { class }),
        }
    }
}
