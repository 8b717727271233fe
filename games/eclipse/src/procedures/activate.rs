//! A type attacks or turns to retreat (ECL-152, ECL-169, R93).

use super::prelude::*;
use crate::ids::{SectorId, Unit};
use crate::state::Type;

/// A type is activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activate {
    /// Which.
    pub unit: Unit,
}

answers! {
    /// Attack or retreat.
    pub enum Answer of Action { Attack, Retreat(sector: SectorId) }
}

impl Question<Eclipse> for Activate {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        !game.retreat_targets(t, seat, self.unit).is_empty()
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        self.apply(game, t, seat, Answer::Attack, out);
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-activate").name("unit", self.unit.key());
        let text = text.name("sector", game.sector_name(t.battle.sector));
        Ask::open(text, ecl(152), seat).or_do(Answer::Attack).repeatable()
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Attack);
        into.extend(game.retreat_targets(t, seat, self.unit).iter().map(Answer::Retreat));
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Attack => Ok(()),
            Answer::Retreat(sector) if game.retreat_targets(t, seat, self.unit).contains(sector) => Ok(()),
            Answer::Retreat(sector) => Err(Refusal::RetreatTarget { sector: game.tile(sector).number }),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let of = Type::Of(seat, self.unit);
        match answer {
            Answer::Attack if game.stats(t, of).cannon_dice() > 0 => game.shoot(t, of, out),
            Answer::Attack => {}
            Answer::Retreat(sector) => {
                t.battle.retreats.push((of, sector));
                out.tell_all(|| Event::RetreatDeclared(seat, self.unit, sector));
            }
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Attack if t.players[seat].stats[self.unit].cannon_dice() > 0 => Text::new("label-attack"),
            Answer::Attack => Text::new("label-hold"),
            Answer::Retreat(sector) => Text::new("label-retreat").name("sector", game.sector_name(sector)),
        }
    }
}
