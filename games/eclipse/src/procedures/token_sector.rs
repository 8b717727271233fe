//! The sector of a token (ECL-85).

use super::prelude::*;
use crate::ids::{SectorId, TokenId};

/// A token goes on an own sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenSector {
    /// Which token.
    pub token: TokenId,
}

answers! {
    /// A sector.
    pub enum Answer of Action { Sector(sector: SectorId) }
}

impl Question<Eclipse> for TokenSector {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        t.players[seat].controls.len() > 1
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(sector) = t.players[seat].controls.first() {
            game.put_token(t, seat, self.token, sector, out);
        }
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-token-sector").name("token", game.token_name(self.token));
        Ask::open(text, ecl(85), seat)
    }

    fn candidates(self, _: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.players[seat].controls.iter().map(Answer::Sector));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Sector(sector): Answer,
    ) -> Result<(), Refusal> {
        if t.players[seat].controls.contains(sector) {
            Ok(())
        } else {
            Err(Refusal::NotControlled { rule: 85, sector: game.tile(sector).number })
        }
    }

    fn apply(
        self,
        game: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Sector(sector): Answer,
        out: &mut Out<'_>,
    ) {
        game.put_token(t, seat, self.token, sector, out);
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Sector(sector): Answer) -> Text {
        Text::new("label-sector").name("sector", game.sector_name(sector))
    }
}
