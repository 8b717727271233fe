//! Where an ancient part goes at once, or whether it is stored (ECL-61 to ECL-63, R60).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::content::SPACES;
use crate::ids::{PartId, Unit};

/// An ancient part was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AncientPart {
    /// Which.
    pub part: PartId,
}

answers! {
    /// A space, a blueprint, or the store.
    pub enum Answer of Action { Space(unit: Unit, space: Amount<SPACES>), Beside(unit: Unit), Store }
}

impl Question<Eclipse> for AncientPart {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-ancient-part").name("part", game.part_name(self.part));
        Ask::open(text, ecl(61), seat).or_do(Answer::Store)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Store);
        let outside = game.content.parts[self.part].outside;
        for unit in Unit::DRAWN {
            let spaces = game.spaces_of(t, seat, unit);
            if spaces == 0 {
                continue;
            }
            if outside {
                into.push(Answer::Beside(unit));
            } else {
                into.extend((0..spaces as u8).map(|space| Answer::Space(unit, Amount::new(space))));
            }
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let outside = game.content.parts[self.part].outside;
        match answer {
            Answer::Store => Ok(()),
            Answer::Space(..) if outside => Err(Refusal::PartBeside { rule: 63 }),
            Answer::Beside(_) if !outside => Err(Refusal::PartBeside { rule: 61 }),
            Answer::Beside(unit) => game.check_part_on(t, seat, self.part, unit),
            Answer::Space(unit, space) => {
                game.check_part_on(t, seat, self.part, unit)?;
                let space = usize::from(space.get());
                if space >= game.spaces_of(t, seat, unit) {
                    return Err(Refusal::NoSpace { unit });
                }
                let mut after = t.players[seat].stats[unit];
                let (comes, goes) = (&game.content.stats[self.part], game.part_on(t, seat, unit, space));
                after.add(comes);
                // Only energy and drives are judged.
                if let Some(goes) = goes {
                    let goes = &game.content.stats[goes];
                    after.made -= goes.made;
                    after.used -= goes.used;
                    after.drives -= goes.drives;
                }
                game.check_stats(unit, &after)
            }
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Store => {
                t.players[seat].stored.put(self.part);
                out.tell_all(|| Event::PartStored(seat, self.part));
            }
            Answer::Beside(unit) => game.put_beside(t, seat, self.part, unit, out),
            Answer::Space(unit, space) => game.put_part(t, seat, self.part, unit, space.get().into(), out),
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Store => Text::new("label-store"),
            Answer::Beside(unit) => Text::new("label-part-beside").name("blueprint", unit.key()),
            Answer::Space(unit, space) => game.space_label(t, seat, unit, space.get()),
        }
    }
}
