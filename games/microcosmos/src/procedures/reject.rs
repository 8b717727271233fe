//! One of the dealt crew cards is discarded (MIC-15).

use super::place_dealt::PlaceDealt;
use super::prelude::*;
use crate::event::Event;
use crate::state::CardId;

/// The other cards are placed after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reject;

answers! {
    /// A dealt card.
    pub enum Answer of Action { Discard(card: CardId) }
}

impl Question<MicroCosmos> for Reject {
    type Answer = Answer;

    fn waits(self, _: &MicroCosmos, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-reject"), mic(15), seat)
    }

    fn candidates(self, _: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.players[seat].dealt.iter().map(Answer::Discard));
    }

    fn check(
        self,
        _: &MicroCosmos,
        t: &State,
        seat: Seat,
        Answer::Discard(card): Answer,
    ) -> Result<(), Refusal> {
        if t.players[seat].dealt.contains(card) { Ok(()) } else { Err(Refusal::NotDealt) }
    }

    fn apply(
        self,
        _: &MicroCosmos,
        t: &mut State,
        seat: Seat,
        Answer::Discard(card): Answer,
        out: &mut Out<'_>,
    ) {
        t.players[seat].dealt.take(card);
        t.crew.discard(card);
        out.tell_all(|| Event::Discarded(seat, card));
        t.stack.push(seat, PlaceDealt);
    }

    fn label(self, game: &MicroCosmos, _: &State, _: Seat, Answer::Discard(card): Answer) -> Text {
        game.crew_label("label-discard", card)
    }
}
