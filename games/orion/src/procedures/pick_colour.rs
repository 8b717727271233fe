//! The advisor who founds a system gets a colour (ORI-130).

use super::prelude::*;
use crate::content::Colour;

/// Any colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickColour;

answers! {
    /// A colour.
    pub enum Answer of Action { Colour(colour: Colour) }
}

impl Question<Orion> for PickColour {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-colour"), ori(130), seat)
    }

    fn candidates(self, _: &Orion, _: &State, _: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend(Colour::ALL.iter().map(|colour| Answer::Colour(*colour)));
    }

    fn check(self, _: &Orion, _: &State, _: Seat, _: Answer) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(self, _: &Orion, t: &mut State, seat: Seat, Answer::Colour(colour): Answer, out: &mut Out<'_>) {
        Orion::found_system(t, seat, colour, out);
    }

    fn label(self, _: &Orion, _: &State, _: Seat, Answer::Colour(colour): Answer) -> Text {
        Text::new(colour.key())
    }
}
