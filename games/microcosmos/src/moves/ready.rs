//! Gain a Specialist: a crew card is discarded to make a token ready (MIC-152 to MIC-155).

use crate::event::Event;
use crate::payment::Wanted;
use crate::procedures::prelude::*;
use crate::state::{CardId, Specialist, Specialists};

answers! {
    /// A crew card and the token.
    pub struct Ready(card: CardId, specialist: Specialist) of Action;
}

impl Move<MicroCosmos> for Ready {
    fn candidates(game: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        for card in t.players[seat].crew().iter() {
            into.extend(fitting(game.content.symbol(card)).iter().map(|token| Self(card, token)));
        }
    }

    /// An own card, a token that it fits, and one that is not ready yet (MIC-155).
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
        let Self(card, specialist) = self;
        let player = &t.players[seat];
        if !player.crew().contains(card) {
            return Err(Refusal::NotInRows { rule: 152 });
        }
        let symbol = game.content.symbol(card);
        if !fitting(symbol).contains(specialist) {
            return Err(Refusal::OtherToken { symbol, tokens: wakes(symbol) });
        }
        if player.ready.contains(specialist) { Err(Refusal::TokenReady { specialist }) } else { Ok(()) }
    }

    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Self(card, specialist) = self;
        MicroCosmos::discard_crew(t, seat, card, out);
        t.players[seat].ready.put(specialist);
        out.tell_all(|| Event::Ready(seat, specialist));
    }

    fn label(self, game: &MicroCosmos, _: &State, _: Seat) -> Text {
        game.crew_label("label-ready", self.0).name("specialist", self.1.key())
    }
}

/// The tokens that a card with this symbol can make ready: an Engineer any Leader, a Leader the Engineer (MIC-153,
/// MIC-154).
fn fitting(symbol: Specialist) -> Specialists {
    if symbol == Specialist::Engineer { Specialist::LEADERS } else { Specialists::only(Specialist::Engineer) }
}

/// The same in words.
fn wakes(symbol: Specialist) -> Wanted {
    if symbol == Specialist::Engineer { Wanted::AnyLeader } else { Wanted::Engineer }
}

/// Whether any card could be discarded with a result.
pub(crate) fn is_possible(game: &MicroCosmos, t: &State, seat: Seat) -> bool {
    let player = &t.players[seat];
    player.crew().iter().any(|card| {
        fitting(game.content.symbol(card)).iter().any(|specialist| !player.ready.contains(specialist))
    })
}
