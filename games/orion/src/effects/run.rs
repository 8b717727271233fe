//! The interpreter: one step of an effect at a time.

use orrery_core::Seat;
use orrery_core::procedure::{Frames as _, Only, Script, only};
use serde::{Deserialize, Serialize};

use super::{Block, BlockId, Cost, Effect, From, Good, Into, Origin, Take};
use crate::Orion;
use crate::building::BuildOffer;
use crate::changes::Out;
use crate::content::Colour;
use crate::procedures;
use crate::procedures::activate_cards::ActivateCards;
use crate::procedures::build::Build;
use crate::procedures::choose::Choose;
use crate::procedures::discard::{Discard, Why};
use crate::procedures::hire::Hire;
use crate::procedures::may::May;
use crate::procedures::rearrange::Rearrange;
use crate::procedures::sink::Sink;
use crate::procedures::target::Target;
use crate::state::State;

/// One side of an exchange.
type Goods = [(Good, u8)];

/// Steps of an effect, carried out by the frame's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// Which effect.
    pub block: BlockId,
    /// The next step.
    pub at: u8,
    /// Whose card.
    pub origin: Origin,
    /// The printed colour of the structure just built (ORI-142).
    pub built: Option<Colour>,
}

impl Script<Orion> for Run {
    /// Carries out the next step.
    fn run(self, game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Self { block, at, origin, built } = self;
        let steps = game.content.block(block);
        let Some(step) = steps.get(usize::from(at)) else { return };
        // After its last step an effect leaves the stack first, so that chains stay shallow; but a build reports to
        // the effect that made it (ORI-142), which therefore stays.
        let last = usize::from(at) + 1 == steps.len();
        if !last || matches!(step, Effect::Build { .. }) {
            t.stack.push(seat, Self { at: at + 1, ..self });
        }
        game.carry_out(t, seat, step, (block, at), origin, built, out);
    }
}

/// Opponents carry out an effect one by one (ORI-62).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opponents {
    /// Which effect.
    pub block: BlockId,
    /// So many are done.
    pub done: u8,
    /// Whose card.
    pub origin: Origin,
}

impl Script<Orion> for Opponents {
    /// The next opponent, clockwise from the owner's left, carries the effect out.
    fn run(self, game: &Orion, t: &mut State, owner: Seat, _: &mut Out<'_>) {
        if let Some(opponent) = game.seats.others(owner).nth(usize::from(self.done)) {
            t.stack.push(owner, Self { done: self.done + 1, ..self });
            game.start(t, opponent, self.block, self.origin);
        }
    }
}

impl Orion {
    /// Begins an effect. From then on it runs to its end, whatever becomes of its card (ORI-139).
    pub(crate) fn start(&self, t: &mut State, seat: Seat, block: BlockId, origin: Origin) {
        if !self.content.block(block).is_empty() {
            t.stack.push(seat, Run { block, at: 0, origin, built: None });
        }
    }

    /// A build by an effect as an offer.
    pub(crate) fn offer(from: From, into: Into, discount: u8, origin: Origin) -> BuildOffer {
        let into = match into {
            Into::Any => None,
            Into::This => origin.slot.system(),
        };
        BuildOffer { from, into, discount, optional: false }
    }

    #[allow(clippy::too_many_arguments)]
    fn carry_out(
        &self,
        t: &mut State,
        seat: Seat,
        step: &Effect,
        place: (BlockId, u8),
        origin: Origin,
        built: Option<Colour>,
        out: &mut Out<'_>,
    ) {
        match step {
            Effect::Gain(good, amount) => self.gain(t, seat, *good, *amount, out),
            Effect::Morale(by) => self.change_morale(t, seat, i16::from(*by), out),
            Effect::Draw(cards) => Self::draw(t, seat, *cards, out),
            Effect::DiscardHand(cards) => Self::demand_discard(t, seat, *cards),
            Effect::TakeDiscard(take) => Self::offer_discards(t, seat, *take, false, out),
            Effect::Build { from, into, discount } => {
                t.stack.push(seat, Build { offer: Self::offer(*from, *into, *discount, origin) });
            }
            Effect::Exchange(one, other) => self.exchange(t, seat, (one, other), place, origin, out),
            Effect::ChooseOne(options) => self.choose_one(t, seat, options, place, origin),
            Effect::ForEach(count, what) => {
                let times = self.count(t, seat, origin, *count);
                match **what {
                    Effect::Gain(good, amount) => self.gain(t, seat, good, amount * times, out),
                    Effect::Morale(by) => self.change_morale(t, seat, i16::from(by) * i16::from(times), out),
                    _ => {}
                }
            }
            Effect::If(condition, then) => {
                if self.holds(t, seat, origin, *condition, built) {
                    self.start(t, seat, then.id, origin);
                }
            }
            Effect::Pay { cost, then } => {
                if self.check_steps(t, seat, std::slice::from_ref(step), origin).is_ok() {
                    self.pay_cost(t, seat, cost, then, origin, out);
                }
            }
            Effect::May(block) => self.offer_may(t, seat, block, origin, out),
            Effect::EachOpponent(block) => t.stack.push(seat, Opponents { block: block.id, done: 0, origin }),
            Effect::ChooseOpponent(block) => match only(self.seats.others(seat)) {
                Only::One(other) => self.start(t, other, block.id, origin),
                Only::Several => t.stack.push(seat, Target { block: block.id, origin }),
                Only::None => {}
            },
            Effect::Defender(block) => self.start(t, origin.other, block.id, origin),
            Effect::ByColourBeneath { blue, red, yellow } => match self.colour_beneath(t, origin) {
                Some(Colour::Blue) => self.start(t, seat, blue.id, origin),
                Some(Colour::Red) => self.start(t, seat, red.id, origin),
                Some(Colour::Yellow) => self.start(t, seat, yellow.id, origin),
                Some(Colour::Grey) | None => {}
            },
            Effect::RepeatExploit => self.exploit_bonus(t, seat, origin.colour, out),
            Effect::HireAdvisor => t.stack.push(seat, Hire),
            Effect::ReturnAdvisor => Self::return_advisor(t, seat, out),
            Effect::BlockFields => self.block_fields(t, seat, out),
            Effect::RearrangeSystem => t.stack.push(seat, Rearrange),
            Effect::SinkTopCards => t.stack.push(seat, Sink { done: 0 }),
            Effect::ActivateCards => t.stack.push(seat, ActivateCards),
            Effect::PlaceMarker => {
                if self.check_field(t, seat, origin.slot).is_ok() {
                    Self::mark_from_reserves(t, seat, origin.slot, out);
                }
            }
            Effect::MarkerToAvailable => Self::marker_to_available(t, seat, origin.slot, out),
        }
    }

    /// Pays a framed cost completely; then follows what it buys (ORI-147).
    fn pay_cost(
        &self,
        t: &mut State,
        seat: Seat,
        cost: &[Cost],
        then: &Block,
        origin: Origin,
        out: &mut Out<'_>,
    ) {
        self.start(t, seat, then.id, origin);
        for part in cost {
            match *part {
                Cost::Of(good, amount) => Self::pay(t, seat, good, amount, out),
                Cost::ReturnMarker(markers) => Self::pay(t, seat, Good::Marker, markers, out),
                Cost::PlaceMarker => Self::mark_from_reserves(t, seat, origin.slot, out),
                Cost::DiscardHand(cards) => Self::demand_discard(t, seat, cards),
            }
        }
    }

    /// Cards must be discarded, as many as there are (ORI-60).
    fn demand_discard(t: &mut State, seat: Seat, cards: u8) {
        let cards = cards.min(t.players[seat].hand.len());
        if cards > 0 {
            t.stack.push(seat, Discard { left: cards, why: Why::Effect });
        }
    }

    /// A card of the discard pile is to be taken; with a single one to choose from there is nothing to ask.
    fn offer_discards(t: &mut State, seat: Seat, take: Take, optional: bool, out: &mut Out<'_>) {
        let among = match take {
            Take::Any => t.deck.pile().len(),
            Take::AmongTop(most) => t.deck.pile().len().min(usize::from(most)),
        };
        match among {
            0 => {}
            1 if !optional => Self::take_discard(t, seat, 0, out),
            _ => t.stack.push(seat, procedures::take::Take { among: take, optional }),
        }
    }

    /// Offers something that can be declined, if it can be used at all (ORI-60).
    fn offer_may(&self, t: &mut State, seat: Seat, block: &Block, origin: Origin, out: &mut Out<'_>) {
        match block.steps.as_slice() {
            [Effect::Build { from, into, discount }, ..] => {
                // Declining the build ends the effect; a build made goes on after it.
                t.stack.push(seat, Run { block: block.id, at: 1, origin, built: None });
                let offer = BuildOffer { optional: true, ..Self::offer(*from, *into, *discount, origin) };
                t.stack.push(seat, Build { offer });
            }
            [Effect::TakeDiscard(take)] => Self::offer_discards(t, seat, *take, true, out),
            steps => {
                if self.check_steps(t, seat, steps, origin).is_ok() {
                    t.stack.push(seat, May { block: block.id, origin });
                }
            }
        }
    }

    /// Exactly one of the options that can be carried out (ORI-61); a single one is not asked for.
    fn choose_one(&self, t: &mut State, seat: Seat, options: &[Block], place: (BlockId, u8), origin: Origin) {
        let possible =
            options.iter().filter(|block| self.check_option(t, seat, &block.steps, origin).is_ok());
        match only(possible) {
            Only::None => {}
            Only::One(block) => self.start(t, seat, block.id, origin),
            Only::Several => t.stack.push(seat, Choose { block: place.0, at: place.1, origin }),
        }
    }

    /// One exchange in either direction; a direction that cannot be paid is not asked for.
    fn exchange(
        &self,
        t: &mut State,
        seat: Seat,
        (one, other): (&Goods, &Goods),
        place: (BlockId, u8),
        origin: Origin,
        out: &mut Out<'_>,
    ) {
        match (Self::check_goods(t, seat, one).is_ok(), Self::check_goods(t, seat, other).is_ok()) {
            (true, true) => t.stack.push(seat, Choose { block: place.0, at: place.1, origin }),
            (true, false) => self.exchange_goods(t, seat, one, other, out),
            (false, true) => self.exchange_goods(t, seat, other, one, out),
            (false, false) => {}
        }
    }

    /// Pays one side completely, gains the other.
    pub(crate) fn exchange_goods(
        &self,
        t: &mut State,
        seat: Seat,
        give: &Goods,
        get: &Goods,
        out: &mut Out<'_>,
    ) {
        for (good, amount) in give {
            Self::pay(t, seat, *good, *amount, out);
        }
        for (good, amount) in get {
            self.gain(t, seat, *good, *amount, out);
        }
    }
}
