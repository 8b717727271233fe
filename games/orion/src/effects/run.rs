//! The interpreter: one step of an effect at a time.

use orrery_core::Seat;

use super::{Block, BlockId, Cost, Effect, From, Good, Into, Take};
use crate::Orion;
use crate::changes::Out;
use crate::content::Colour;
use crate::frame::{BuildOffer, Frame, Origin, Task, Why};
use crate::state::State;

/// One side of an exchange.
type Goods = [(Good, u8)];

impl Orion {
    /// Begins an effect. From then on it runs to its end, whatever becomes of its card (ORI-139).
    pub(crate) fn start(&self, t: &mut State, seat: Seat, block: BlockId, origin: Origin) {
        if !self.content.block(block).is_empty() {
            Self::push(t, seat, Task::Run { block, at: 0, origin, built: None });
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

    /// Carries out the next step of the topmost effect.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn run_step(
        &self,
        t: &mut State,
        seat: Seat,
        block: BlockId,
        at: u8,
        origin: Origin,
        built: Option<Colour>,
        out: &mut Out<'_>,
    ) {
        let steps = self.content.block(block);
        let Some(step) = steps.get(usize::from(at)) else {
            t.stack.pop();
            return;
        };
        // After its last step an effect leaves the stack first, so that chains stay shallow; but a build reports to
        // the effect that made it (ORI-142), which therefore stays.
        let last = usize::from(at) + 1 == steps.len();
        if last && !matches!(step, Effect::Build { .. }) {
            t.stack.pop();
        } else if let Some(Frame { task: Task::Run { at, .. }, .. }) = t.stack.last_mut() {
            *at += 1;
        }
        self.carry_out(t, seat, step, (block, at), origin, built, out);
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
                Self::push(t, seat, Task::Build(Self::offer(*from, *into, *discount, origin)));
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
            Effect::EachOpponent(block) => Self::push(t, seat, Task::Opponents(block.id, 0, origin)),
            Effect::ChooseOpponent(block) => {
                let mut others = self.seats.others(seat);
                match (others.next(), others.next()) {
                    (Some(only), None) => self.start(t, only, block.id, origin),
                    _ => Self::push(t, seat, Task::Target(block.id, origin)),
                }
            }
            Effect::Defender(block) => self.start(t, origin.other, block.id, origin),
            Effect::ByColourBeneath { blue, red, yellow } => match self.colour_beneath(t, origin) {
                Some(Colour::Blue) => self.start(t, seat, blue.id, origin),
                Some(Colour::Red) => self.start(t, seat, red.id, origin),
                Some(Colour::Yellow) => self.start(t, seat, yellow.id, origin),
                Some(Colour::Grey) | None => {}
            },
            Effect::RepeatExploit => self.exploit_bonus(t, seat, origin.colour, out),
            Effect::HireAdvisor => Self::push(t, seat, Task::Hire),
            Effect::ReturnAdvisor => Self::return_advisor(t, seat, out),
            Effect::BlockFields => self.block_fields(t, seat, out),
            Effect::RearrangeSystem => {
                if t.players[seat].structures().next().is_some() {
                    Self::push(t, seat, Task::Rearrange);
                }
            }
            Effect::SinkTopCards => Self::push(t, seat, Task::Sink(0)),
            Effect::ActivateCards => Self::push(t, seat, Task::ActivateCards),
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
            Self::push(t, seat, Task::Discard(cards, Why::Effect));
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
            _ => Self::push(t, seat, Task::Take(take, optional)),
        }
    }

    /// Offers something that can be declined, if it can be used at all (ORI-60).
    fn offer_may(&self, t: &mut State, seat: Seat, block: &Block, origin: Origin, out: &mut Out<'_>) {
        match block.steps.as_slice() {
            [Effect::Build { from, into, discount }, ..] => {
                // Declining the build ends the effect; a build made goes on after it.
                Self::push(t, seat, Task::Run { block: block.id, at: 1, origin, built: None });
                let offer = BuildOffer { optional: true, ..Self::offer(*from, *into, *discount, origin) };
                Self::push(t, seat, Task::Build(offer));
            }
            [Effect::TakeDiscard(take)] => Self::offer_discards(t, seat, *take, true, out),
            steps => {
                if self.check_steps(t, seat, steps, origin).is_ok() {
                    Self::push(t, seat, Task::May(block.id, origin));
                }
            }
        }
    }

    /// Exactly one of the options that can be carried out (ORI-61); a single one is not asked for.
    fn choose_one(&self, t: &mut State, seat: Seat, options: &[Block], place: (BlockId, u8), origin: Origin) {
        let mut possible =
            options.iter().filter(|block| self.check_option(t, seat, &block.steps, origin).is_ok());
        match (possible.next(), possible.next()) {
            (Some(only), None) => self.start(t, seat, only.id, origin),
            (Some(_), Some(_)) => Self::push(t, seat, Task::Choose(place.0, place.1, origin)),
            (None, _) => {}
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
            (true, true) => Self::push(t, seat, Task::Choose(place.0, place.1, origin)),
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

    /// The next opponent, clockwise from the owner's left, carries the effect out (ORI-62).
    pub(crate) fn next_opponent(&self, t: &mut State, owner: Seat, block: BlockId, done: u8, origin: Origin) {
        t.stack.pop();
        if let Some(opponent) = self.seats.others(owner).nth(usize::from(done)) {
            Self::push(t, owner, Task::Opponents(block, done + 1, origin));
            self.start(t, opponent, block, origin);
        }
    }
}
