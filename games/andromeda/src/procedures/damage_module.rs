//! A module is damaged (AND-205).

use super::prelude::*;
use crate::effects::Moment;
use crate::event::Event;
use crate::ids::TacticId;
use crate::space::Berth;

/// The owner names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DamageModule {
    /// By a mechaphage token.
    pub phage: bool,
}

answers! {
    /// A module, or a card that keeps the damage away.
    pub enum Answer of Action { Module(berth: Berth), Play(card: TacticId) }
}

const MOMENTS: &[Moment] = &[Moment::ModuleHit];

impl Question<Andromeda> for DamageModule {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        (!self.phage || t.phages > 0) && t.station(seat).any(|(_, slot)| !slot.is_damaged())
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-damage-module"), and(205), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(game.fitting_cards(t, seat, MOMENTS).map(Answer::Play));
        let whole = t.station(seat).filter(|(_, slot)| !slot.is_damaged());
        into.extend(whole.map(|(berth, _)| Answer::Module(berth)));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Module(berth) => {
                let slot = t.slot(seat, berth).ok_or(Refusal::NoSuchModule)?;
                allow(!slot.is_damaged(), Refusal::DamagedAlready)
            }
            Answer::Play(card) => game.check_play(t, seat, MOMENTS, card),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Module(berth) => {
                let slot = t.slot_mut(seat, berth);
                let module = slot.module;
                if self.phage {
                    slot.phages += 1;
                    t.phages -= 1;
                } else {
                    slot.damage += 1;
                }
                out.tell_all(|| Event::ModuleDamaged(seat, module));
            }
            Answer::Play(card) => {
                t.stack.push(seat, self);
                game.play(t, seat, MOMENTS, card, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Module(berth) => game.berth_label("label-damage", t, seat, berth),
            Answer::Play(card) => game.play_label(card),
        }
    }
}
