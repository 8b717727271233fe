//! The dealt crew cards are placed (MIC-15).

use super::place;
use super::prelude::*;
use crate::state::{CardId, Row};

/// Their order has no meaning, so they come in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceDealt;

impl Question<MicroCosmos> for PlaceDealt {
    type Answer = place::Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        !player.dealt.is_empty() && game.only_row(player).is_none()
    }

    fn skip(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let player = &t.players[seat];
        if let (Some(card), Some(row)) = (player.dealt.first(), game.only_row(player)) {
            place_dealt(t, seat, card, row, out);
        }
    }

    fn ask(self, game: &MicroCosmos, t: &State, seat: Seat) -> Ask<place::Answer> {
        let card = t.players[seat].dealt.first().unwrap_or_default();
        Ask::open(Text::new("ask-place").name("card", game.crew_key(card)), mic(15), seat)
    }

    fn candidates(self, _: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, place::Answer>) {
        into.extend(t.players[seat].dealt.first().into_iter().flat_map(place::ways));
    }

    fn check(
        self,
        _: &MicroCosmos,
        t: &State,
        seat: Seat,
        place::Answer::Place(card, _): place::Answer,
    ) -> Result<(), Refusal> {
        place::check(t.players[seat].dealt.first().expect("asked only with a dealt card"), card)
    }

    fn apply(
        self,
        _: &MicroCosmos,
        t: &mut State,
        seat: Seat,
        place::Answer::Place(card, row): place::Answer,
        out: &mut Out<'_>,
    ) {
        place_dealt(t, seat, card, row, out);
    }

    fn label(
        self,
        game: &MicroCosmos,
        _: &State,
        _: Seat,
        place::Answer::Place(card, row): place::Answer,
    ) -> Text {
        place::label(game, card, row)
    }
}

/// One card, then the next.
fn place_dealt(t: &mut State, seat: Seat, card: CardId, row: Row, out: &mut Out<'_>) {
    t.players[seat].dealt.take(card);
    MicroCosmos::place(t, seat, card, row, out);
    t.stack.push(seat, PlaceDealt);
}
