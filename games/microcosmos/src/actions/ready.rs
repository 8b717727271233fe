//! Gain a Specialist: a crew card is discarded to make a token ready (MIC-152 to MIC-155).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{CardId, Specialist, Specialists, State};

/// The tokens that a card with this symbol can make ready: an Engineer any Leader, a Leader the Engineer (MIC-153,
/// MIC-154).
fn fitting(symbol: Specialist) -> Specialists {
    if symbol == Specialist::Engineer {
        Specialists::LEADERS
    } else {
        Specialists::only(Specialist::Engineer)
    }
}

pub(crate) fn candidates(game: &MicroCosmos, t: &State, seat: Seat, into: &mut Vec<Action>) {
    for card in t.players[seat].crew().iter() {
        into.extend(fitting(game.content.symbol(card)).iter().map(|token| Action::Ready(card, token)));
    }
}

/// An own card, a token that it fits, and one that is not ready yet (MIC-155).
pub(crate) fn check(
    game: &MicroCosmos,
    t: &State,
    seat: Seat,
    card: CardId,
    specialist: Specialist,
) -> Result<(), Refusal> {
    let player = &t.players[seat];
    if !player.crew().contains(card) {
        return Err(Refusal::NotInRows { rule: 152 });
    }
    let symbol = game.content.symbol(card);
    if !fitting(symbol).contains(specialist) {
        return Err(Refusal::OtherToken { symbol });
    }
    if player.ready.contains(specialist) { Err(Refusal::TokenReady { specialist }) } else { Ok(()) }
}

/// Whether any card could be discarded with a result.
pub(crate) fn is_possible(game: &MicroCosmos, t: &State, seat: Seat) -> bool {
    let player = &t.players[seat];
    player.crew().iter().any(|card| {
        fitting(game.content.symbol(card)).iter().any(|specialist| !player.ready.contains(specialist))
    })
}

pub(crate) fn apply(t: &mut State, seat: Seat, card: CardId, specialist: Specialist, out: &mut Out<'_>) {
    MicroCosmos::discard_crew(t, seat, card, out);
    t.players[seat].ready.put(specialist);
    out.tell_all(|| Event::Ready(seat, specialist));
}
