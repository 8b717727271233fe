//! Terraform, level by level (MIC-109 to MIC-123).

use crate::payment::Missing;
use crate::procedures::prelude::*;
use crate::procedures::terraform::Terraform;
use crate::state::{Resource, Resources};

answers! {
    /// The track that is raised.
    pub struct Raise(resource: Resource) of Action;
}

impl Move<MicroCosmos> for Raise {
    fn candidates(_: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Self>) {
        into.extend(Resource::ALL.iter().copied().map(Self));
    }

    /// Each level costs a unit of its resource, and a full track takes no more (MIC-109 to MIC-111, MIC-123).
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
        let Self(resource) = self;
        let (_, planet) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
        if planet.terraformed {
            return Err(Refusal::Terraformed);
        }
        if !game.is_open(&planet, resource) {
            let most = game.content.planets[planet.card].needs.of(resource);
            return Err(Refusal::TrackFull { resource, most });
        }
        Missing::of(t.players[seat].cargo, Resources::just(resource, 1), 0).refuse(110)
    }

    /// The first level of the action.
    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let capacity = game.terraform_capacity(t, seat);
        self.level(game, t, seat, capacity, out);
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat) -> Text {
        Text::new("label-raise").name("resource", self.0.key())
    }
}

impl Raise {
    /// One level; `left` counts it. The planet may be complete (MIC-117).
    pub(crate) fn level(self, game: &MicroCosmos, t: &mut State, seat: Seat, left: u8, out: &mut Out<'_>) {
        let (position, _) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
        MicroCosmos::pay_one(t, seat, self.0, out);
        MicroCosmos::raise(t, seat, position, self.0, out);
        if !game.complete(t, position, out) && left > 1 {
            t.stack.push(seat, Terraform { left: left - 1 });
        }
    }
}
