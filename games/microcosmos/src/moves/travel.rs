//! The Ark moves, and its journey ends there (MIC-60 to MIC-67).

use crate::procedures::prelude::*;
use crate::space::Space;

answers! {
    /// The space where it ends.
    pub struct Travel(space: Space) of Action;
}

impl Move<MicroCosmos> for Travel {
    fn candidates(_: &MicroCosmos, t: &State, _: Seat, into: &mut Candidates<'_, Self>) {
        into.extend(t.journey.ends.iter().map(Self));
    }

    /// In reach, never where it began, and not beside another Ark where there is room for one only.
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
        let Self(space) = self;
        let journey = &t.journey;
        if !journey.ends.contains(space) {
            return Err(if !game.is_there(t, space) {
                Refusal::NoSuchSpace
            } else if journey.heading {
                Refusal::MustDiscover
            } else if journey.entered.contains(space) {
                Refusal::BeenThere
            } else {
                Refusal::TooFar { steps: journey.left, away: game.distance(t, seat, space) }
            });
        }
        let here = |other: &Seat| t.players[*other].ark == space;
        if !space.holds_many() {
            return match game.table.others(seat).find(here) {
                Some(_) => Err(Refusal::Occupied),
                None => Ok(()),
            };
        }
        let automa = game.table.others(seat).find(|other| game.is_automa(*other));
        if space != Space::GATE && automa.is_some_and(|automa| here(&automa)) {
            return Err(Refusal::AutomaIsThere);
        }
        Ok(())
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.players[seat].ark = self.0;
        game.land(t, seat, out);
    }

    fn label(self, game: &MicroCosmos, t: &State, _: Seat) -> Text {
        Text::new("label-travel").text("space", game.space_text(t, self.0))
    }
}
