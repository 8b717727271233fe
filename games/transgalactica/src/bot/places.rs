//! What outposts and ships are worth.

use orrery_core::Seat;

use super::{Time, worth};
use crate::Transgalactica;
use crate::content::Slot;
use crate::ids::{Colour, PlanetType, Track};
use crate::space::Space;
use crate::state::State;

impl Transgalactica {
    /// Outposts bring harvests, actions and mining rewards.
    pub(super) fn places_worth(&self, t: &State, seat: Seat, time: Time) -> f32 {
        let player = &t.players[seat];
        let mut sum = f32::from(player.outposts.len()) * worth::OUTPOST * time.of(3.0);
        let rounds = time.rounds + 0.5 * time.now;
        // The Capital yields too.
        let mut yields = 1;
        for row in player.outposts.iter().filter_map(|space| self.planet(t, space)) {
            yields += u8::from(row.colours.iter().any(|colour| *colour != Colour::Grey));
            if row.kind == PlanetType::Action {
                sum += worth::ACTION_PLANET * rounds;
            }
            sum += self.gains(&row.mining) * worth::MINING * rounds;
        }
        sum += f32::from(yields.min(self.level(t, seat, Track::Production))) * worth::HARVEST * rounds;
        let politics = self.level(t, seat, Track::Politics);
        for (token, space) in player.mining.iter().zip(&self.content.panel().mining) {
            let reached = if politics >= space.politics { 1.0 } else { 0.4 };
            sum += self.gains(&self.content.mining[*token].mining) * reached * worth::MINING * rounds;
        }
        let ready = Self::ships(t, seat).filter(|(_, space)| self.welcomes(t, seat, *space)).count();
        sum + ready as f32 * worth::SHIP * time.of(1.0)
    }

    /// Whether an outpost could be placed here but for its price.
    fn welcomes(&self, t: &State, seat: Seat, space: Space) -> bool {
        let player = &t.players[seat];
        let (Some(planet), Some(row)) = (t.planets[space], self.planet(t, space)) else { return false };
        if player.outposts.contains(space) || player.outposts.len() >= self.content.sheet().outposts {
            return false;
        }
        let strength = planet.pirates.map_or(0, |pirates| self.values().pirates[pirates].strength);
        let trade = self.level(t, seat, Track::Trade);
        let open = |(slot, taken): (&Slot, &Option<Seat>)| {
            taken.is_none()
                && match slot {
                    Slot::Open => true,
                    Slot::Trade(needs) => trade >= *needs,
                    Slot::Crew => player.crew > 0,
                }
        };
        self.level(t, seat, Track::Military) >= strength && row.slots.iter().zip(&planet.slots).any(open)
    }
}
