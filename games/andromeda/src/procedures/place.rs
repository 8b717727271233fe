//! Raiders are placed, as far as standees are left (AND-93 to AND-97).

use super::lair::Lair;
use super::prelude::*;
use crate::ids::Class;
use crate::space::Space;

/// So many of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The class.
    pub class: Class,
    /// How many.
    pub left: u8,
    /// All of them come to the same region (AND-R23).
    pub together: bool,
    /// Where the first of them has come to.
    pub at: Option<Space>,
}

impl Place {
    /// So many, each by a die of its own.
    pub(crate) const fn each(class: Class, left: u8) -> Self {
        Self { class, left, together: false, at: None }
    }

    /// So many in one region.
    pub(crate) const fn together(class: Class, left: u8) -> Self {
        Self { class, left, together: true, at: None }
    }
}

impl Script<Andromeda> for Place {
    fn run(self, game: &Andromeda, t: &mut State, _: Seat, out: &mut Out<'_>) {
        let Self { class, left, together, at } = self;
        let active = t.turn.seat;
        let standees = match class {
            Class::S => game.raider_card(t, class).standees.saturating_sub(t.raiders.swarm.len() as u8),
            single => u8::from(t.raiders.single[single as usize - 1].is_none()),
        };
        if left == 0 || standees == 0 {
            return;
        }
        let rest = Self { left: left - 1, ..self };
        let wanted = match (at, only(game.lairs(t, class).iter())) {
            (Some(space), _) | (None, Only::One(space)) => space,
            (None, Only::None) => game.random_lair(t, out),
            (None, Only::Several) => {
                t.stack.push(active, rest);
                t.stack.push(active, Lair { class });
                return;
            }
        };
        let placed = game.put_raider(t, class, wanted, out);
        t.stack.push(active, Self { at: placed.filter(|_| together), ..rest });
    }
}
