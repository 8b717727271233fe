//! Too few reserves for all fields that an opponent blocks: which are filled (ORI-119).

use super::prelude::*;
use crate::state::Slot;

/// Until there are no reserves or no fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fill;

answers! {
    /// A field by its slot.
    pub enum Answer of Action { Fill(slot: Slot) }
}

/// Empty A and R fields of active cards and advisor.
fn empty_fields<'a>(game: &'a Orion, t: &'a State, seat: Seat) -> impl Iterator<Item = Slot> + 'a {
    let slots = Slot::ALL.iter().copied();
    slots.filter(move |slot| game.field(t, seat, *slot).is_some() && !Orion::is_marked(t, seat, *slot))
}

impl Question<Orion> for Fill {
    type Answer = Answer;

    fn waits(self, game: &Orion, t: &State, seat: Seat) -> bool {
        t.players[seat].reserves > 0 && empty_fields(game, t, seat).next().is_some()
    }

    fn ask(self, _: &Orion, t: &State, seat: Seat) -> Ask<Answer> {
        let reserves = t.players[seat].reserves;
        Ask::open(Text::new("ask-fill").amount("count", reserves), ori(119), seat).several(reserves, reserves)
    }

    fn candidates(self, game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend(empty_fields(game, t, seat).map(Answer::Fill));
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, Answer::Fill(slot): Answer) -> Result<(), Refusal> {
        game.check_field(t, seat, slot)
    }

    fn apply(self, _: &Orion, t: &mut State, seat: Seat, Answer::Fill(slot): Answer, out: &mut Out<'_>) {
        t.stack.push(seat, self);
        Orion::mark_from_reserves(t, seat, slot, out);
    }

    fn label(self, game: &Orion, t: &State, seat: Seat, Answer::Fill(slot): Answer) -> Text {
        Text::new("label-fill").name("card", game.slot_name(t, seat, slot))
    }
}

impl Orion {
    /// Fills every empty field; with too few reserves the owner chooses which.
    pub(crate) fn block_fields(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let empty = empty_fields(self, t, seat).count();
        if usize::from(t.players[seat].reserves) < empty {
            t.stack.push(seat, Fill);
            return;
        }
        for slot in Slot::ALL {
            if self.check_field(t, seat, *slot).is_ok() {
                Self::mark_from_reserves(t, seat, *slot, out);
            }
        }
    }
}
