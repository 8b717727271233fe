//! Parts come and go (ECL-88 to ECL-96, R59).

use orrery_core::notation::Amount;

use super::part_space::PartSpace;
use super::prelude::*;
use crate::content::SPACES;
use crate::ids::{ActionKind, PartId, Unit};
use crate::moves::Side;

/// The next step of an Upgrade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Upgrade;

answers! {
    /// A part, or the end.
    pub enum Answer of Action {
        Part(part: PartId), Remove(unit: Unit, space: Amount<SPACES>), Done; Side(Side)
    }
}

impl Question<Eclipse> for Upgrade {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        // Without placements left, removing is the only thing to do; it may be needed to make blueprints legal.
        t.turn.left > 0 && game.can_upgrade(t, seat) || Eclipse::has_tiles(t, seat)
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-upgrade").amount("parts", t.turn.left), ecl(88), seat)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        if t.turn.left > 0 {
            let parts = game.content.parts.iter().map(|(part, _)| part);
            into.extend(parts.filter(|part| game.check_part(t, seat, *part).is_ok()).map(Answer::Part));
        }
        for unit in Unit::DRAWN {
            for space in 0..game.spaces_of(t, seat, unit) {
                if t.players[seat].tiles[unit][space].is_some() {
                    into.push(Answer::Remove(unit, Amount::new(space as u8)));
                }
            }
        }
        into.push(Answer::Done);
        into.moves::<Side>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Part(_) if t.turn.left == 0 => {
                let count = game.amount(t, seat, ActionKind::Upgrade, t.turn.reaction);
                Err(Refusal::AllUsed { rule: 88, count })
            }
            Answer::Part(part) => {
                game.check_part(t, seat, part)?;
                game.check_room_for(t, seat, part)
            }
            Answer::Remove(unit, space) => match t.players[seat].tiles[unit][usize::from(space.get())] {
                Some(_) => Ok(()),
                None => Err(Refusal::NothingOnSpace),
            },
            Answer::Done if !t.turn.stepped => Err(Refusal::OneStepFirst),
            Answer::Done => game.check_blueprints(t, seat),
            Answer::Side(side) => side.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if answer == Answer::Done {
            return;
        }
        t.stack.push(seat, self);
        match answer {
            Answer::Part(part) => t.stack.push(seat, PartSpace { part }),
            Answer::Remove(unit, space) => {
                t.turn.stepped = true;
                game.remove_part(t, seat, unit, space.get().into(), out);
            }
            Answer::Done => {}
            Answer::Side(side) => side.apply(game, t, seat, out),
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Part(part) => Text::new("label-place-part").name("part", game.part_name(part)),
            Answer::Remove(unit, space) => {
                let part = t.players[seat].tiles[unit][usize::from(space.get())].unwrap_or_default();
                Text::new("label-remove-part")
                    .name("blueprint", unit.key())
                    .name("part", game.part_name(part))
            }
            Answer::Done => Text::new("label-finish"),
            Answer::Side(side) => side.label(game, t, seat),
        }
    }
}

impl Eclipse {
    /// Whether part tiles lie on a blueprint.
    fn has_tiles(t: &State, seat: Seat) -> bool {
        t.players[seat].tiles.values().flatten().any(Option::is_some)
    }

    /// Whether a part can go anywhere (ECL-89).
    fn check_room_for(&self, t: &State, seat: Seat, part: PartId) -> Result<(), Refusal> {
        let mut why = Refusal::SpaceTaken;
        for unit in Unit::DRAWN {
            if self.kit(t, seat).blueprints[unit].is_none() {
                continue;
            }
            match self.check_part_on(t, seat, part, unit) {
                Ok(()) => {
                    let spaces = &t.players[seat].tiles[unit][..self.spaces_of(t, seat, unit)];
                    if self.content.parts[part].outside || spaces.iter().any(Option::is_none) {
                        return Ok(());
                    }
                }
                Err(refusal) => why = refusal,
            }
        }
        Err(why)
    }

    /// Whether a part can be placed or removed (R57).
    pub(crate) fn can_upgrade(&self, t: &State, seat: Seat) -> bool {
        let mut parts = self.content.parts.iter().map(|(part, _)| part);
        parts.any(|part| self.check_part(t, seat, part).is_ok() && self.check_room_for(t, seat, part).is_ok())
            || Self::has_tiles(t, seat)
    }
}
