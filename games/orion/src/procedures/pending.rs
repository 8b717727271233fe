//! Pending effects of one window are resolved one by one (ORI-59, ORI-138).

use orrery_core::Set;

use super::prelude::*;
use crate::effects::Origin;
use crate::effects::Window;
use crate::state::Slot;
use crate::words::window_key;

/// A window and what is left in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// Which window.
    pub window: Window,
    /// The slots that are left.
    pub slots: Set<Slot>,
    /// What the effects look at.
    pub origin: Origin,
}

impl Pending {
    fn mandatory<'a>(self, game: &'a Orion, t: &'a State, seat: Seat) -> impl Iterator<Item = Slot> + 'a {
        self.slots.iter().filter(move |slot| game.is_mandatory(t, seat, self.window, *slot, self.origin))
    }

    fn resolve(mut self, game: &Orion, t: &mut State, seat: Seat, slot: Slot) {
        self.slots.take(slot);
        t.stack.push(seat, self);
        game.begin_pending(t, seat, self.window, slot, self.origin);
    }
}

answers! {
    /// The next effect, or no more.
    pub enum Answer of Action { Resolve(slot: Slot), Done }
}

impl Question<Orion> for Pending {
    type Answer = Answer;

    /// What leaves no choice is not asked: plain gains in any order come to the same, a single mandatory effect has no
    /// order, and what would change nothing is no obligation (ORI-60).
    fn waits(self, game: &Orion, t: &State, seat: Seat) -> bool {
        let usable_option = |slot: Slot| {
            game.is_optional(t, seat, self.window, slot)
                && game.check_pending(t, seat, self.window, slot, self.origin).is_ok()
        };
        self.slots.iter().any(usable_option)
            || (self.mandatory(game, t, seat).nth(1).is_some()
                && self.mandatory(game, t, seat).any(|slot| !game.is_plain(t, seat, self.window, slot)))
    }

    fn skip(self, game: &Orion, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let first = self.mandatory(game, t, seat).next();
        if let Some(slot) = first {
            self.resolve(game, t, seat, slot);
        }
    }

    fn ask(self, game: &Orion, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-effects").name("window", window_key(self.window));
        let ask = Ask::open(text, ori(138), seat);
        if self.check(game, t, seat, Answer::Done).is_ok() { ask.or(Answer::Done) } else { ask }
    }

    /// What would change nothing is not offered (ORI-60); what could be used but for its cost is, with the reason.
    fn candidates(self, game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        let offered = self.slots.iter().filter(|slot| {
            game.is_optional(t, seat, self.window, *slot)
                || game.is_mandatory(t, seat, self.window, *slot, self.origin)
        });
        into.extend(offered.map(Answer::Resolve));
        into.push(Answer::Done);
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Resolve(slot) if !self.slots.contains(slot) => Err(Refusal::NotPending),
            Answer::Resolve(slot) => game.check_pending(t, seat, self.window, slot, self.origin),
            Answer::Done => match self.mandatory(game, t, seat).count() as u8 {
                0 => Ok(()),
                count => Err(Refusal::MustResolve { count }),
            },
        }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        match answer {
            Answer::Resolve(slot) => self.resolve(game, t, seat, slot),
            Answer::Done => {}
        }
    }

    fn label(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Resolve(slot) => Text::new("label-effect").name("card", game.slot_name(t, seat, slot)),
            Answer::Done => Text::new("label-done"),
        }
    }
}
