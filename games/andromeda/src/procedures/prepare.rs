//! Cards and energy before the dice are thrown (AND-185 to AND-189).

use orrery_core::notation::Amount;

use super::pay::Pay;
use super::prelude::*;
use crate::effects::Moment;
use crate::event::Event;
use crate::ids::TacticId;
use crate::moves::{Free, Volunteer, play};

/// Until the seat spends energy or is done. The active player, who is asked first, may take free actions before that
/// (AND-264).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prepare {
    /// A card or energy for targeting has been used.
    pub begun: bool,
}

answers! {
    /// A card, energy for targeting, or energy for dice, which ends it.
    pub enum Answer of Action { Aim, Spend(energy: Amount<8>), Play(card: TacticId), Done } aside { Free(Free) }
}

/// Whoever takes no part has cards only.
fn moments(game: &Andromeda, t: &State, seat: Seat) -> &'static [Moment] {
    if game.fighters(t).contains(seat) {
        &[Moment::Prepare, Moment::PrepareAny]
    } else {
        &[Moment::PrepareAny]
    }
}

/// Whether there is anything to decide but cards.
fn has_energy(game: &Andromeda, t: &State, seat: Seat) -> bool {
    game.most_energy(t, seat) > 0 || game.check_aim(t, seat).is_ok()
}

impl Prepare {
    /// Whether a card is a free action here.
    fn is_free(self, game: &Andromeda, t: &State, seat: Seat, card: TacticId) -> bool {
        !self.begun && play::is_free_beside(game, t, seat, card, moments(game, t, seat))
    }
}

impl Question<Andromeda> for Prepare {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        let could = has_energy(game, t, seat) || game.could_hold(t, seat, moments(game, t, seat));
        could && game.sides(t) > 1
    }

    /// Asked in case there is a card: standing answers apply, unless there is energy.
    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let text = if game.fighters(t).contains(seat) {
            let (dice, targeting) = game.pool_of(t, seat);
            Text::new("ask-prepare").amount("dice", dice).amount("targeting", targeting)
        } else {
            Text::new("ask-prepare-other")
        };
        let ask = Ask::open(text, and(185), seat).or(Answer::Done);
        if has_energy(game, t, seat) { ask } else { ask.in_reaction() }
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        if self.begun {
            into.moves::<Volunteer>(game, t, seat);
        } else {
            Free::before_a_step(game, t, seat, into);
        }
        into.extend(game.fitting_cards(t, seat, moments(game, t, seat)).map(Answer::Play));
        if game.check_aim(t, seat).is_ok() {
            into.push(Answer::Aim);
        }
        into.extend((1..=game.most_energy(t, seat)).map(|energy| Answer::Spend(Amount::new(energy))));
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Aim => game.check_aim(t, seat),
            Answer::Spend(energy) => {
                let most = game.most_energy(t, seat);
                match energy.get() {
                    0 => Err(Refusal::NothingSpent),
                    energy if energy > most => Err(Refusal::TooMuchEnergy { most }),
                    _ => Ok(()),
                }
            }
            Answer::Play(card) if self.is_free(game, t, seat, card) => play::Play(card).check(game, t, seat),
            Answer::Play(card) => game.check_play(t, seat, moments(game, t, seat), card),
            Answer::Done => Ok(()),
            Answer::Free(free) if self.begun => free.check_in_a_step(game, t, seat),
            Answer::Free(free) => free.check_before_a_step(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Aim => {
                t.stack.push(seat, Self { begun: true });
                t.stack.push(seat, Pay::energy(1));
                t.battle.aimed[seat.index()] += 1;
            }
            Answer::Spend(energy) => {
                t.stack.push(seat, Pay::energy(energy.get()));
                t.battle.energy[seat.index()] += energy.get();
                out.tell_all(|| Event::EnergyForDice(seat, energy.get()));
            }
            Answer::Play(card) if self.is_free(game, t, seat, card) => {
                t.stack.push(seat, self);
                play::Play(card).apply(game, t, seat, out);
            }
            Answer::Play(card) => {
                t.stack.push(seat, Self { begun: true });
                game.play(t, seat, moments(game, t, seat), card, out);
            }
            Answer::Done => {}
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Aim => Text::new("label-aim"),
            Answer::Spend(energy) => count("label-spend", energy.get()),
            Answer::Play(card) => game.play_label(card),
            Answer::Done if game.fighters(t).contains(seat) => Text::new("label-no-energy"),
            Answer::Done => Text::new("label-decline"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }

    fn is_aside(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> bool {
        match answer {
            Answer::Play(card) => self.is_free(game, t, seat, card),
            Answer::Aim | Answer::Spend(_) | Answer::Done => false,
            Answer::Free(_) => true,
        }
    }
}
