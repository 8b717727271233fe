//! A drawn crew card is placed in a row (MIC-36).

use super::prelude::*;
use crate::state::{CardId, Row};

/// Asked only if both rows have room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Which card.
    pub card: CardId,
}

answers! {
    /// The card and its row.
    pub enum Answer of Action { Place(card: CardId, row: Row) }
}

impl Question<MicroCosmos> for Place {
    type Answer = Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        game.only_row(&t.players[seat]).is_none()
    }

    fn skip(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(row) = game.only_row(&t.players[seat]) {
            MicroCosmos::place(t, seat, self.card, row, out);
        }
    }

    fn ask(self, game: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-place").name("card", game.crew_key(self.card)), mic(36), seat)
    }

    fn candidates(self, _: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(ways(self.card));
    }

    fn check(
        self,
        _: &MicroCosmos,
        _: &State,
        _: Seat,
        Answer::Place(card, _): Answer,
    ) -> Result<(), Refusal> {
        check(self.card, card)
    }

    fn apply(
        self,
        _: &MicroCosmos,
        t: &mut State,
        seat: Seat,
        Answer::Place(card, row): Answer,
        out: &mut Out<'_>,
    ) {
        MicroCosmos::place(t, seat, card, row, out);
    }

    fn label(self, game: &MicroCosmos, _: &State, _: Seat, Answer::Place(card, row): Answer) -> Text {
        label(game, card, row)
    }
}

/// A card in either row.
pub(super) fn ways(card: CardId) -> impl Iterator<Item = Answer> {
    Row::ALL.iter().map(move |row| Answer::Place(card, *row))
}

/// The card that is to be placed; both rows have room for it, or nobody would be asked (MIC-36).
pub(super) fn check(drawn: CardId, card: CardId) -> Result<(), Refusal> {
    if card == drawn { Ok(()) } else { Err(Refusal::OtherCard) }
}

pub(super) fn label(game: &MicroCosmos, card: CardId, row: Row) -> Text {
    game.crew_label("label-place", card).name("row", row.key())
}
