//! What can be done beside an action, at the menu nodes of the own turn (R55).

pub mod alliance;
pub mod colonise;
pub mod goods;
pub mod relations;
pub mod show;

use orrery_core::Seat;
use orrery_core::procedure::Move as _;

use crate::Eclipse;
use crate::state::State;

orrery_core::moves! {
    /// A side action.
    pub enum Side of Eclipse {
        Colonise(colonise::Colonise),
        Goods(goods::Goods),
        Relations(relations::Relations),
        Found(alliance::Found),
        Join(alliance::Join),
        Show(show::Show),
    }
}

impl Eclipse {
    /// Whether a side action is legal for which a turn is held open (R56). Tiles can be shown at the start of any turn.
    pub(crate) fn has_side_move(&self, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        if player.ready > 0 {
            if self.kit(t, seat).ships_for_goods {
                return true;
            }
            if player.controls.iter().any(|sector| self.check_colony(t, seat, sector).is_ok()) {
                return true;
            }
        }
        if !self.has_diplomacy() {
            return false;
        }
        self.seats.others(seat).any(|who| relations::Relations(who).check(self, t, seat).is_ok())
            || (self.has_alliances() && alliance::possible(self, t, seat))
    }
}
