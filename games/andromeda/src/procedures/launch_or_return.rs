//! The two kinds of turn: launch a ship or return to station (AND-26, AND-38, AND-108).

use super::prelude::*;
use super::region::{Region, helps_launch};
use crate::effects::Moment;
use crate::flow::Phase;
use crate::ids::ShipKind;
use crate::moves::Free;
use crate::state::Place;

/// The turn asks again after each free action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LaunchOrReturn;

answers! {
    /// One of the two, or a free action before it.
    pub enum Answer of Action { Launch(kind: ShipKind), Return } aside { Free(Free) }
}

impl Question<Andromeda> for LaunchOrReturn {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let (rule, key) = if t.turn.must_return { (27, "ask-must-return") } else { (26, "ask-turn") };
        Ask::open(Text::new(key), and(rule), seat).in_turn()
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let in_hangar = |kind: &&ShipKind| t.players[seat].count(**kind, Place::Hangar) > 0;
        into.extend(ShipKind::ALL.iter().filter(in_hangar).map(|kind| Answer::Launch(*kind)));
        into.push(Answer::Return);
        into.moves::<Free>(game, t, seat);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Launch(kind) => check_launch(game, t, seat, kind),
            // Also with every ship in the hangar (AND-130).
            Answer::Return => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Launch(kind) => t.stack.push(seat, Region { kind }),
            Answer::Return => t.turn.phase = Phase::Return,
            Answer::Free(free) => free.apply(game, t, seat, out),
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Launch(kind) => ship_label("label-launch", kind),
            Answer::Return => Text::new("label-return"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}

fn check_launch(game: &Andromeda, t: &State, seat: Seat, kind: ShipKind) -> Result<(), Refusal> {
    if t.turn.must_return {
        return Err(Refusal::MustReturn);
    }
    if t.players[seat].count(kind, Place::Hangar) == 0 {
        return Err(Refusal::NotInHangar { ship: kind });
    }
    allow(game.can_launch_kind(t, seat, kind) || opens_a_way(game, t, seat, kind), Refusal::NoLaunch)
}

/// A card in hand may open regions that are out of reach otherwise.
fn opens_a_way(game: &Andromeda, t: &State, seat: Seat, kind: ShipKind) -> bool {
    let mut hand = t.players[seat].hand.kinds().filter(|card| game.fits(*card, &[Moment::Region]));
    hand.any(|card| helps_launch(game, t, seat, kind, card))
}
