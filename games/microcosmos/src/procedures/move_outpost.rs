//! Of two outposts the player chooses the one that is moved (MIC-147).

use super::prelude::*;
use crate::space::Position;

/// It goes to the planet where the Ark is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveOutpost;

answers! {
    /// Where it is now.
    pub enum Answer of Action { MoveOutpost(position: Position) }
}

impl Question<MicroCosmos> for MoveOutpost {
    type Answer = Answer;

    fn waits(self, _: &MicroCosmos, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-move-outpost"), mic(147), seat)
    }

    fn candidates(self, _: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(MicroCosmos::movable_outposts(t, seat).iter().map(Answer::MoveOutpost));
    }

    fn check(self, _: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        answer.check(t, seat)
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        answer.apply(game, t, seat, out);
    }

    fn label(self, game: &MicroCosmos, t: &State, _: Seat, answer: Answer) -> Text {
        answer.label(game, t)
    }
}

impl Answer {
    /// An outpost of this owner, on another planet than the Ark (MIC-149).
    pub(super) fn check(self, t: &State, owner: Seat) -> Result<(), Refusal> {
        let Self::MoveOutpost(position) = self;
        if !t.players[owner].has_outpost(position) {
            return Err(Refusal::NoOutpostThere);
        }
        let movable = MicroCosmos::movable_outposts(t, owner);
        if movable.contains(position) { Ok(()) } else { Err(Refusal::OutpostStays) }
    }

    pub(super) fn apply(self, game: &MicroCosmos, t: &mut State, owner: Seat, out: &mut Out<'_>) {
        let Self::MoveOutpost(from) = self;
        if let Some((position, _)) = MicroCosmos::own_planet(t, owner) {
            game.set_outpost(t, owner, Some(from), position, out);
        }
    }

    pub(super) fn label(self, game: &MicroCosmos, t: &State) -> Text {
        let Self::MoveOutpost(position) = self;
        Text::new("label-move-outpost").name("planet", game.planet_at_key(t, position))
    }
}
