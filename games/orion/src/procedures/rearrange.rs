//! A system is chosen to be rearranged (ORI-126).

use super::prelude::*;
use super::stacking::Stacking;
use crate::state::SystemId;
use crate::words::system_number;

/// Any with cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rearrange;

answers! {
    /// A system.
    pub enum Answer of Action { Rearrange(system: SystemId) }
}

impl Question<Orion> for Rearrange {
    type Answer = Answer;

    /// If no system can be stacked in another way, nothing is asked (ORI-60).
    fn waits(self, game: &Orion, t: &State, seat: Seat) -> bool {
        SystemId::all().any(|system| {
            Stacking::begin(t, seat, system).is_some_and(|stacking| stacking.waits(game, t, seat))
        })
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-rearrange"), ori(126), seat)
    }

    fn candidates(self, _: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        let with_cards = SystemId::all().filter(|system| !t.players[seat].system(*system).cards.is_empty());
        into.extend(with_cards.map(Answer::Rearrange));
    }

    fn check(
        self,
        _: &Orion,
        t: &State,
        seat: Seat,
        Answer::Rearrange(system): Answer,
    ) -> Result<(), Refusal> {
        if t.players[seat].system(system).cards.is_empty() { Err(Refusal::EmptySystem) } else { Ok(()) }
    }

    fn apply(self, _: &Orion, t: &mut State, seat: Seat, Answer::Rearrange(system): Answer, _: &mut Out<'_>) {
        if let Some(stacking) = Stacking::begin(t, seat, system) {
            t.stack.push(seat, stacking);
        }
    }

    fn label(self, _: &Orion, _: &State, _: Seat, Answer::Rearrange(system): Answer) -> Text {
        Text::new("label-rearrange").amount("system", system_number(system))
    }
}
