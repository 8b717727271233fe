//! Whether crew on the personal omni space takes the main action by a card (TRA-283).

use orrery_core::procedure::yes_no::Offer;

use super::prelude::*;
use crate::deeds::Close;
use crate::effects::Source;
use crate::ids::Area;
use crate::procedures::area::PickArea;

/// The offer of the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Upgrade;

answers! {
    /// Yes or no.
    pub enum Answer of Action { Yes, Done }
}

impl Offer<Transgalactica> for Upgrade {
    type Answer = Answer;
    const YES: Answer = Answer::Yes;
    const NO: Answer = Answer::Done;

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-upgrade"), tra(283), seat)
    }

    fn accept(self, game: &Transgalactica, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if let Some(card) = game.upgrade(t, seat) {
            t.players[seat].flipped.put(card);
        }
        t.stack.push(seat, PickArea { secondary: false, source: Source::Action });
    }

    fn decline(self, _: &Transgalactica, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.stack.push(seat, Close::Secondary(Area::Omni));
        t.stack.push(seat, PickArea { secondary: true, source: Source::Action });
    }

    fn labels(self, _: &Transgalactica, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-yes"), Text::new("label-decline")]
    }
}

impl Transgalactica {
    /// Crew stands on the personal omni space: the card is offered where both actions are possible.
    pub(crate) fn board_bridge(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let means = Self::means(t, seat);
        let main = self.upgrade(t, seat).is_some() && self.any_deed(t, seat, false, means);
        let secondary = self.any_deed(t, seat, true, means);
        match (main, secondary) {
            (true, true) => t.stack.push(seat, YesNo(Upgrade)),
            (true, false) => Upgrade.accept(self, t, seat, out),
            (false, _) => Upgrade.decline(self, t, seat, out),
        }
    }
}
