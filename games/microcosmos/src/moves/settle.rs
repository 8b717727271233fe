//! Settle (MIC-133 to MIC-136).

use crate::event::Event;
use crate::procedures::prelude::*;
use crate::state::SurvivorId;

answers! {
    /// A survivor card that is held.
    pub struct Settle(survivor: SurvivorId) of Action;
}

impl Move<MicroCosmos> for Settle {
    fn candidates(_: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        into.extend(t.players[seat].survivors.iter().map(Self));
    }

    /// On a terraformed planet, survivors of its colour.
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
        let (_, planet) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
        if !t.players[seat].survivors.contains(self.0) {
            return Err(Refusal::NotHeld);
        }
        if !planet.terraformed {
            return Err(Refusal::NotTerraformed);
        }
        let colour = game.colour(&planet);
        if game.content.survivors[self.0].colour == colour {
            Ok(())
        } else {
            Err(Refusal::OtherColour { colour })
        }
    }

    /// Face down beside the Bridge card, for good; there is room for any number (MIC-134, MIC-136).
    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Self(survivor) = self;
        let (_, planet) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
        let player = &mut t.players[seat];
        player.survivors.take(survivor);
        player.settled.put(survivor);
        out.tell_all(|| Event::Settled(seat, survivor, planet.card));
    }

    fn label(self, game: &MicroCosmos, _: &State, _: Seat) -> Text {
        Text::new("label-settle").name("card", game.survivor_key(self.0))
    }
}
