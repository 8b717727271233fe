//! Explore (MIC-124 to MIC-132).

use crate::procedures::pay::Pay;
use crate::procedures::prelude::*;
use crate::state::Resources;

answers! {
    /// Nothing to choose yet.
    pub struct Explore of Action;
}

impl Move<MicroCosmos> for Explore {
    fn candidates(_: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Self>) {
        into.push(Self);
    }

    /// A Leader in the colour of the planet, on either side of it (MIC-124, MIC-125), and a card to turn up (MIC-131).
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
        let (_, planet) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
        if !MicroCosmos::survivors_are_left(t) {
            return Err(Refusal::NoSurvivors);
        }
        let bill = MicroCosmos::explore_bill(game.colour(&planet).leader());
        game.missing(&t.players[seat], Resources::default(), bill).refuse(124)
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let (_, planet) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
        t.stack.push(seat, Pay(MicroCosmos::explore_bill(game.colour(&planet).leader())));
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat) -> Text {
        Text::new("deed-explore")
    }
}
