//! Whether an effect would change anything now: one that would not is no obligation (ORI-60).

use orrery_core::Seat;

use super::{Condition, Effect, Good, Origin};
use crate::Orion;
use crate::state::State;

impl Orion {
    /// Whether any of these steps would change something, as far as everybody can see.
    pub(crate) fn would_change(&self, t: &State, seat: Seat, steps: &[Effect], origin: Origin) -> bool {
        steps.iter().any(|step| self.step_changes(t, seat, step, origin))
    }

    fn step_changes(&self, t: &State, seat: Seat, step: &Effect, origin: Origin) -> bool {
        let (player, sheet) = (&t.players[seat], self.content.sheet());
        match step {
            Effect::Gain(good, amount) => {
                let room = match good.resource() {
                    Some(resource) => player.stock[resource] < sheet.most_of_a_resource,
                    None => *good == Good::Points || player.reserves > 0,
                };
                *amount > 0 && room
            }
            Effect::Morale(by) => *by < 0 || (*by > 0 && player.morale < i16::from(sheet.top_morale)),
            // The top card of the discard pile is never shuffled into the deck (ORI-27).
            Effect::Draw(cards) => *cards > 0 && (!t.deck.is_empty() || t.deck.pile().len() > 1),
            Effect::DiscardHand(cards) => *cards > 0 && !player.hand.is_empty(),
            Effect::TakeDiscard(_) => !t.deck.pile().is_empty(),
            Effect::ForEach(count, inner) => {
                self.count(t, seat, origin, *count) > 0 && self.step_changes(t, seat, inner, origin)
            }
            Effect::If(condition @ Condition::AtLeast(..), then) => {
                self.holds(t, seat, origin, *condition, None)
                    && self.would_change(t, seat, &then.steps, origin)
            }
            Effect::EachOpponent(block) => {
                self.seats.others(seat).any(|other| self.would_change(t, other, &block.steps, origin))
            }
            Effect::Defender(block) => self.would_change(t, origin.other, &block.steps, origin),
            Effect::ReturnAdvisor => player.advisor.is_some(),
            Effect::PlaceMarker => self.check_field(t, seat, origin.slot).is_ok(),
            Effect::MarkerToAvailable => Self::is_marked(t, seat, origin.slot),
            // Whoever carries these out chooses, or pays, or builds from a hand that others do not see.
            Effect::If(Condition::Built(_), _)
            | Effect::Build { .. }
            | Effect::Exchange(..)
            | Effect::ChooseOne(_)
            | Effect::Pay { .. }
            | Effect::May(_)
            | Effect::ChooseOpponent(_)
            | Effect::ByColourBeneath { .. }
            | Effect::RepeatExploit
            | Effect::HireAdvisor
            | Effect::BlockFields
            | Effect::RearrangeSystem
            | Effect::SinkTopCards
            | Effect::ActivateCards => true,
        }
    }
}
