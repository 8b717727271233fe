//! The bonus of a discovery: a level without cost, which no colony or outpost increases (MIC-75 to MIC-77).

use super::prelude::*;
use crate::space::Position;
use crate::state::Resource;

/// On the new planet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bonus {
    /// Where it lies.
    pub position: Position,
}

answers! {
    /// A resource with a track.
    pub enum Answer of Action { Raise(resource: Resource) }
}

impl Question<MicroCosmos> for Bonus {
    type Answer = Answer;

    fn waits(self, _: &MicroCosmos, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &MicroCosmos, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-bonus").name("planet", game.planet_at_key(t, self.position));
        Ask::open(text, mic(75), seat)
    }

    fn candidates(self, _: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Resource::ALL.iter().copied().map(Answer::Raise));
    }

    /// The resource must have a track on the new planet (MIC-76).
    fn check(
        self,
        game: &MicroCosmos,
        t: &State,
        _: Seat,
        Answer::Raise(resource): Answer,
    ) -> Result<(), Refusal> {
        let open = t.planet(self.position).is_some_and(|planet| game.is_open(planet, resource));
        if open { Ok(()) } else { Err(Refusal::NoTrack { resource }) }
    }

    fn apply(
        self,
        game: &MicroCosmos,
        t: &mut State,
        seat: Seat,
        Answer::Raise(resource): Answer,
        out: &mut Out<'_>,
    ) {
        MicroCosmos::raise(t, seat, self.position, resource, out);
        // A discovery ends the journey (MIC-73), unless the table says otherwise.
        if game.options.discovery_ends_move {
            game.land(t, seat, out);
        }
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat, Answer::Raise(resource): Answer) -> Text {
        Text::new("label-bonus").name("resource", resource.key())
    }
}
