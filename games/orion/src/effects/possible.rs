//! Whether an effect can be used at all: costs, fields, and effects that need something to work on.

use orrery_core::Seat;

use super::{Cost, Effect, Good, Origin, Take};
use crate::Orion;
use crate::content::Colour;
use crate::refusal::Refusal;
use crate::state::{Slot, State};

impl Orion {
    /// Whether these steps can be begun: framed costs can be paid completely (ORI-18, ORI-79), and what consists only
    /// of a build or of taking a card has at least one execution (ORI-82).
    pub(crate) fn check_steps(
        &self,
        t: &State,
        seat: Seat,
        steps: &[Effect],
        origin: Origin,
    ) -> Result<(), Refusal> {
        for step in steps {
            match step {
                Effect::Pay { cost, then } => {
                    self.check_cost(t, seat, cost, origin)?;
                    self.check_steps(t, seat, &then.steps, origin)?;
                }
                Effect::Exchange(one, other) => {
                    Self::check_goods(t, seat, one).or_else(|_| Self::check_goods(t, seat, other))?;
                }
                Effect::HireAdvisor => self.check_hiring(t, seat)?,
                Effect::ByColourBeneath { .. } => match self.colour_beneath(t, origin) {
                    Some(Colour::Blue | Colour::Red | Colour::Yellow) => {}
                    Some(Colour::Grey) | None => return Err(Refusal::NoExecution),
                },
                Effect::PlaceMarker => self.check_field(t, origin.owner, origin.slot)?,
                _ => {}
            }
        }
        let needs_target = |step: &Effect| matches!(step, Effect::Build { .. } | Effect::TakeDiscard(_));
        if !steps.is_empty() && steps.iter().all(needs_target) {
            let found = steps.iter().any(|step| self.has_target(t, seat, step, origin));
            return if found { Ok(()) } else { Err(Refusal::NoExecution) };
        }
        Ok(())
    }

    fn has_target(&self, t: &State, seat: Seat, step: &Effect, origin: Origin) -> bool {
        match step {
            Effect::Build { from, into, discount } => {
                Self::offer(*from, *into, *discount, origin).is_possible(self, t, seat)
            }
            Effect::TakeDiscard(Take::AmongTop(0)) => false,
            Effect::TakeDiscard(_) => !t.deck.pile().is_empty(),
            _ => true,
        }
    }

    /// Whether every part of a framed cost can be paid.
    fn check_cost(&self, t: &State, seat: Seat, cost: &[Cost], origin: Origin) -> Result<(), Refusal> {
        let player = &t.players[seat];
        for part in cost {
            match *part {
                Cost::Of(good, amount) => Self::check_good(t, seat, good, amount)?,
                Cost::DiscardHand(cards) => {
                    if player.hand.len() < cards {
                        return Err(Refusal::CannotDiscard { needs: cards, has: player.hand.len() });
                    }
                }
                Cost::ReturnMarker(markers) => {
                    if player.available < markers {
                        return Err(Refusal::NoAvailable);
                    }
                }
                Cost::PlaceMarker => self.check_field(t, seat, origin.slot)?,
            }
        }
        Ok(())
    }

    /// Whether these can all be paid.
    pub(crate) fn check_goods(t: &State, seat: Seat, goods: &[(Good, u8)]) -> Result<(), Refusal> {
        goods.iter().try_for_each(|(good, amount)| Self::check_good(t, seat, *good, *amount))
    }

    fn check_good(t: &State, seat: Seat, good: Good, needs: u8) -> Result<(), Refusal> {
        let player = &t.players[seat];
        let has = match good.resource() {
            Some(resource) => u16::from(player.stock[resource]),
            None if good == Good::Points => player.points,
            None => u16::from(player.available),
        };
        if has < u16::from(needs) { Err(Refusal::CannotPay { good, needs, has }) } else { Ok(()) }
    }

    /// Whether a marker from the reserves can be put on that field (ORI-36, ORI-21).
    pub(crate) fn check_field(&self, t: &State, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        if self.field(t, seat, slot).is_none() {
            return Err(Refusal::NothingToActivate);
        }
        if Self::is_marked(t, seat, slot) {
            return Err(Refusal::FieldOccupied);
        }
        if t.players[seat].reserves == 0 {
            return Err(Refusal::NoReserves);
        }
        Ok(())
    }

    /// Whether an advisor can be hired (ORI-97, ORI-99, ORI-135).
    pub(crate) fn check_hiring(&self, t: &State, seat: Seat) -> Result<(), Refusal> {
        if !self.options.advisors() {
            return Err(Refusal::NoAdvisors);
        }
        if t.players[seat].founder.is_some() {
            return Err(Refusal::AdvisorLocked);
        }
        if t.middle.is_empty() {
            return Err(Refusal::MiddleEmpty);
        }
        Ok(())
    }

    /// Whether an option of `ChooseOne` can be carried out completely (ORI-127): a gain that is capped always can.
    pub(crate) fn check_option(
        &self,
        t: &State,
        seat: Seat,
        steps: &[Effect],
        origin: Origin,
    ) -> Result<(), Refusal> {
        for step in steps {
            if let Effect::DiscardHand(cards) = step
                && t.players[seat].hand.len() < *cards
            {
                return Err(Refusal::OptionImpossible);
            }
        }
        self.check_steps(t, seat, steps, origin)
    }
}
