//! Where a part goes (ECL-89, ECL-94).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::content::SPACES;
use crate::ids::{PartId, Unit};

/// A part is in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartSpace {
    /// Which.
    pub part: PartId,
}

answers! {
    /// A space, or a blueprint for a part that takes none.
    pub enum Answer of Action { Space(unit: Unit, space: Amount<SPACES>), Beside(unit: Unit) }
}

impl Question<Eclipse> for PartSpace {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-upgrade-space").name("part", game.part_name(self.part)), ecl(89), seat)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        let outside = game.content.parts[self.part].outside;
        for unit in Unit::DRAWN {
            let spaces = game.spaces_of(t, seat, unit);
            if outside && spaces > 0 {
                into.push(Answer::Beside(unit));
            } else {
                into.extend((0..spaces as u8).map(|space| Answer::Space(unit, Amount::new(space))));
            }
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let outside = game.content.parts[self.part].outside;
        match answer {
            Answer::Space(..) if outside => Err(Refusal::PartBeside { rule: 63 }),
            Answer::Beside(_) if !outside => Err(Refusal::PartBeside { rule: 89 }),
            Answer::Beside(unit) => game.check_part_on(t, seat, self.part, unit),
            Answer::Space(unit, space) => {
                game.check_part_on(t, seat, self.part, unit)?;
                let space = usize::from(space.get());
                if space >= game.spaces_of(t, seat, unit) {
                    return Err(Refusal::NoSpace { unit });
                }
                match t.players[seat].tiles[unit][space] {
                    Some(_) => Err(Refusal::SpaceTaken),
                    None => Ok(()),
                }
            }
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        t.turn.left -= 1;
        t.turn.stepped = true;
        match answer {
            Answer::Space(unit, space) => game.put_part(t, seat, self.part, unit, space.get().into(), out),
            Answer::Beside(unit) => game.put_beside(t, seat, self.part, unit, out),
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Space(unit, space) => game.space_label(t, seat, unit, space.get()),
            Answer::Beside(unit) => Text::new("label-part-beside").name("blueprint", unit.key()),
        }
    }
}
