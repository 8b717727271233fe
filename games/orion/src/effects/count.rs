//! How many cards of a colour, how many systems.
//!
//! All cards of the deck are structures, an advisor is a card but no structure (ORI-2), and only what lies on the table
//! in front of a player is theirs: a hand is never counted (ORI-3).

use orrery_core::Seat;

use super::{Condition, Count, Origin, Scope};
use crate::Orion;
use crate::content::Colour;
use crate::state::{CardId, Founder, State, SystemId};

impl Orion {
    /// How many there are for the player who carries the effect out; "this system" is that of the card (ORI-4).
    pub(crate) fn count(&self, t: &State, seat: Seat, origin: Origin, count: Count) -> u8 {
        match count {
            Count::Structures(colour, scope) => self.structures_of(t, seat, origin, colour, scope),
            Count::Cards(colour, scope) => {
                let founder = Self::founder_in(t, seat, origin, scope);
                let counted = founder.is_some_and(|founder| founder.colour == colour);
                self.structures_of(t, seat, origin, colour, scope) + u8::from(counted)
            }
            Count::Systems => t.players[seat].occupied_systems().count() as u8,
        }
    }

    fn structures_of(&self, t: &State, seat: Seat, origin: Origin, colour: Colour, scope: Scope) -> u8 {
        let is_colour = |card: &CardId| self.content.structures[*card].colour == colour;
        let counted = match scope {
            Scope::ThisSystem => {
                let system = origin.slot.system().map(|system| t.players[origin.owner].system(system));
                system.map_or(0, |system| system.cards.iter().filter(|card| is_colour(card)).count())
            }
            Scope::OwnCards => t.players[seat].structures().filter(is_colour).count(),
            Scope::OwnActiveCards => {
                let player = &t.players[seat];
                SystemId::all().filter_map(|system| player.top(system)).filter(is_colour).count()
            }
        };
        counted as u8
    }

    /// The founder of the additional system, where he counts as a card: as an active one only while he is the top
    /// card (ORI-32).
    fn founder_in(t: &State, seat: Seat, origin: Origin, scope: Scope) -> Option<Founder> {
        match scope {
            Scope::ThisSystem if origin.slot.system() == Some(SystemId::EXTRA) => {
                t.players[origin.owner].founder
            }
            Scope::ThisSystem => None,
            Scope::OwnCards => t.players[seat].founder,
            Scope::OwnActiveCards => {
                t.players[seat].founder.filter(|_| t.players[seat].top(SystemId::EXTRA).is_none())
            }
        }
    }

    /// Whether a condition holds.
    pub(crate) fn holds(
        &self,
        t: &State,
        seat: Seat,
        origin: Origin,
        condition: Condition,
        built: Option<Colour>,
    ) -> bool {
        match condition {
            Condition::AtLeast(least, count) => self.count(t, seat, origin, count) >= least,
            Condition::Built(colour) => built == Some(colour),
        }
    }

    /// The colour of the card directly beneath the top card of a system; the founder counts with his (ORI-124).
    pub(crate) fn colour_beneath(&self, t: &State, origin: Origin) -> Option<Colour> {
        let player = &t.players[origin.owner];
        let system = origin.slot.system()?;
        match player.system(system).cards.as_slice() {
            [.., beneath, _] => Some(self.content.structures[*beneath].colour),
            [_] if system == SystemId::EXTRA => player.founder.map(|founder| founder.colour),
            _ => None,
        }
    }
}
