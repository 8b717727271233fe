//! Discs that move and colony ships that become ready (ECL-70 to ECL-75).

use super::disc_to::DiscTo;
use super::prelude::*;
use crate::ids::{ActionKind, SectorId};
use crate::moves::Side;

/// The next step of an Influence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Influence;

answers! {
    /// A disc, a colony ship, or no more.
    pub enum Answer of Action { From(sector: SectorId), FromTrack, Flip, Done; Side(Side) }
}

impl Question<Eclipse> for Influence {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        game.can_influence(t, seat, t.players[seat].discs, t.turn.left > 0)
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-influence").amount("moves", t.turn.left).amount("flips", t.turn.flips);
        let ask = Ask::open(text, ecl(70), seat);
        if t.turn.stepped { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        if t.turn.left > 0 {
            into.extend(t.players[seat].controls.iter().map(Answer::From));
            into.push(Answer::FromTrack);
        }
        into.push(Answer::Flip);
        if t.turn.stepped {
            into.push(Answer::Done);
        }
        into.moves::<Side>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let moves = game.amount(t, seat, ActionKind::Influence, false);
        match answer {
            Answer::From(_) | Answer::FromTrack if t.turn.left == 0 => {
                Err(Refusal::AllUsed { rule: 70, count: moves })
            }
            Answer::From(sector) if !t.players[seat].controls.contains(sector) => {
                Err(Refusal::NotControlled { rule: 71, sector: game.tile(sector).number })
            }
            // Enemy ships do not hold a disc (ECL-245).
            Answer::From(_) => Ok(()),
            Answer::FromTrack if t.players[seat].discs == 0 => Err(Refusal::NoDisc { rule: 71 }),
            Answer::FromTrack if game.disc_fits(t, seat) => Ok(()),
            Answer::FromTrack => Err(Refusal::NothingPossible { action: ActionKind::Influence }),
            Answer::Flip if t.turn.flips == 0 => Err(Refusal::AllUsed { rule: 70, count: t.turn.flips }),
            Answer::Flip if t.players[seat].ready < game.colony_ships(t, seat) => Ok(()),
            Answer::Flip => Err(Refusal::NothingToFlip),
            Answer::Done if t.turn.stepped => Ok(()),
            Answer::Done => Err(Refusal::OneStepFirst),
            Answer::Side(side) => side.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if answer == Answer::Done {
            return;
        }
        t.stack.push(seat, self);
        match answer {
            Answer::From(sector) => t.stack.push(seat, DiscTo { from: Some(sector) }),
            Answer::FromTrack => t.stack.push(seat, DiscTo { from: None }),
            Answer::Flip => {
                t.turn.flips -= 1;
                t.turn.stepped = true;
                t.players[seat].ready += 1;
                out.tell_all(|| Event::Flipped(seat));
            }
            Answer::Done => {}
            Answer::Side(side) => side.apply(game, t, seat, out),
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::From(sector) => Text::new("label-disc-from").name("sector", game.sector_name(sector)),
            Answer::FromTrack => Text::new("label-disc-from-track"),
            Answer::Flip => Text::new("label-flip"),
            Answer::Done => Text::new("label-done"),
            Answer::Side(side) => side.label(game, t, seat),
        }
    }
}

impl Eclipse {
    /// Whether a disc of the track could go somewhere (ECL-72).
    pub(crate) fn disc_fits(&self, t: &State, seat: Seat) -> bool {
        Self::disc_targets(t, seat).iter().any(|to| self.check_disc_to(t, seat, to).is_ok())
    }

    /// Whether an Influence has a step left, with so many discs on the track (R57).
    pub(crate) fn can_influence(&self, t: &State, seat: Seat, discs: u8, moves: bool) -> bool {
        let declared = t.turn.action == Some(ActionKind::Influence);
        let flips = if declared { t.turn.flips > 0 } else { true };
        if flips && t.players[seat].ready < self.colony_ships(t, seat) {
            return true;
        }
        moves && (!t.players[seat].controls.is_empty() || (discs > 0 && self.disc_fits(t, seat)))
    }
}
