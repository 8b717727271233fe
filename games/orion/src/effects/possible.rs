//! Whether an effect can be used at all: costs, fields, and effects that need something to work on.

use orrery_core::Seat;

use super::{Cost, Effect, Good, Origin};
use crate::Orion;
use crate::content::Colour;
use crate::refusal::{Missing, Refusal};
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
                    Some(Colour::Grey) | None => return Err(Refusal::NothingBeneath),
                },
                Effect::PlaceMarker => self.check_field(t, origin.owner, origin.slot)?,
                _ => {}
            }
        }
        let needs_target = |step: &Effect| matches!(step, Effect::Build { .. } | Effect::TakeDiscard(_));
        if !steps.is_empty() && steps.iter().all(needs_target) {
            return any_of(steps.iter().map(|step| self.check_target(t, seat, step, origin)));
        }
        Ok(())
    }

    /// Whether there is something to build or to take.
    fn check_target(&self, t: &State, seat: Seat, step: &Effect, origin: Origin) -> Result<(), Refusal> {
        match step {
            Effect::Build { from, into, discount } => {
                Self::offer(*from, *into, *discount, origin).check_any(self, t, seat)
            }
            Effect::TakeDiscard(_) if t.deck.pile().is_empty() => Err(Refusal::PileEmpty),
            _ => Ok(()),
        }
    }

    /// Whether every part of a framed cost can be paid; if not, everything that is missing.
    fn check_cost(&self, t: &State, seat: Seat, cost: &[Cost], origin: Origin) -> Result<(), Refusal> {
        let player = &t.players[seat];
        let mut missing = Missing::default();
        for part in cost {
            match *part {
                Cost::Of(good, amount) => missing.good(good, amount, Self::stock_of(t, seat, good)),
                Cost::DiscardHand(cards) => missing.cards(cards, player.hand.len()),
                Cost::ReturnMarker(markers) => missing.good(Good::Marker, markers, player.available.into()),
                Cost::PlaceMarker => self.check_field(t, seat, origin.slot)?,
            }
        }
        missing.check()
    }

    /// Whether these can all be paid; if not, everything that is missing.
    pub(crate) fn check_goods(t: &State, seat: Seat, goods: &[(Good, u8)]) -> Result<(), Refusal> {
        let mut missing = Missing::default();
        for (good, amount) in goods {
            missing.good(*good, *amount, Self::stock_of(t, seat, *good));
        }
        missing.check()
    }

    fn stock_of(t: &State, seat: Seat, good: Good) -> u16 {
        let player = &t.players[seat];
        match good.resource() {
            Some(resource) => u16::from(player.stock[resource]),
            None if good == Good::Points => player.points,
            None => u16::from(player.available),
        }
    }

    /// Whether a marker from the reserves can be put on that field (ORI-36, ORI-21).
    pub(crate) fn check_field(&self, t: &State, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        if self.field(t, seat, slot).is_none() {
            return Err(Refusal::NoField);
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
                let has = t.players[seat].hand.len();
                return Err(Refusal::FewCards { needs: *cards, has, rule: 127 });
            }
        }
        self.check_steps(t, seat, steps, origin)
    }
}

/// Whether any of these is in order; if not, the reason of the first.
fn any_of(mut checks: impl Iterator<Item = Result<(), Refusal>>) -> Result<(), Refusal> {
    let Some(Err(first)) = checks.next() else { return Ok(()) };
    if checks.any(|check| check.is_ok()) { Ok(()) } else { Err(first) }
}
