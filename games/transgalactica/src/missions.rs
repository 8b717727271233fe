//! Missions: reaching, completing, discarding, and new ones for those that are gone (TRA-197 to TRA-210).

use orrery_core::procedure::Frames as _;
use orrery_core::{Goods, Seat, Set};

use crate::Transgalactica;
use crate::effects::{Condition, Cost, Purchase, Raised, Source};
use crate::event::Event;
use crate::flow::Out;
use crate::ids::{Good, MissionId, Resource};
use crate::procedures::discount::Discount;
use crate::refusal::Refusal;
use crate::state::State;

/// One resource less.
fn without(cost: Cost, resource: Resource) -> Cost {
    let mut goods = cost.goods();
    goods[resource.into()] = goods[Good::from(resource)].saturating_sub(1);
    Cost { any: cost.any, ..Cost::of(goods) }
}

impl Transgalactica {
    /// What a mission asks for.
    pub(crate) fn needs(&self, card: MissionId) -> &[Condition] {
        let row = &self.content.missions[card];
        if self.options.mission_colour_mix && !row.mixed.is_empty() { &row.mixed } else { &row.needs }
    }

    /// Whether the log has no place left (TRA-199).
    pub(crate) fn log_is_full(&self, t: &State, seat: Seat) -> bool {
        t.players[seat].log.len() >= usize::from(self.log_size(t, seat))
    }

    /// Whether a mission can be taken: on display, in reach, room in the log (TRA-197 to TRA-199).
    pub(crate) fn check_take(&self, t: &State, seat: Seat, card: MissionId) -> Result<(), Refusal> {
        if self.log_is_full(t, seat) {
            return Err(Refusal::LogFull { most: self.log_size(t, seat) });
        }
        let place = t.missions.iter().flatten().position(|other| *other == Some(card));
        let place = place.ok_or(Refusal::NotOnDisplay { rule: 197 })?;
        let (needs, has) = (self.content.sheet().mission_access[place], self.mission_reach(t, seat));
        if has < needs { Err(Refusal::PoliticsTooLow { needs, has }) } else { Ok(()) }
    }

    /// A mission goes to the log; its place is filled now, or when the action is finished (TRA-200, TRA-201).
    pub(crate) fn take_mission(
        &self,
        t: &mut State,
        seat: Seat,
        card: MissionId,
        waits: bool,
        out: &mut Out<'_>,
    ) {
        for (level, row) in t.missions.iter_mut().enumerate() {
            for place in row.iter_mut().filter(|place| **place == Some(card)) {
                *place = None;
                t.gaps[level] += u8::from(waits);
            }
        }
        t.players[seat].log.push(card);
        out.tell_all(|| Event::MissionTaken(seat, card));
        if !waits {
            self.refill_missions(t, out);
        }
        self.raise(t, seat, Raised::MissionTaken, out);
    }

    /// An action is finished: its gaps are filled (TRA-200).
    pub(crate) fn close_gaps(&self, t: &mut State, out: &mut Out<'_>) {
        t.gaps = [0; 2];
        self.refill_missions(t, out);
    }

    /// New missions for all gaps that do not wait, level 1 first; the cards of a level are sorted again (TRA-202, R94).
    fn refill_missions(&self, t: &mut State, out: &mut Out<'_>) {
        for level in 0..t.missions.len() {
            let places = usize::from(self.content.sheet().missions);
            let gaps = t.missions[level][..places].iter().filter(|place| place.is_none()).count();
            let open = gaps.saturating_sub(t.gaps[level].into());
            if open == 0 {
                continue;
            }
            for _ in 0..open {
                let Some(card) = Self::draw_mission(t, level, out) else { break };
                out.tell_all(|| Event::Mission(card));
                let place = t.missions[level].iter_mut().find(|place| place.is_none());
                *place.expect("there is a gap") = Some(card);
            }
            t.missions[level].sort_by_key(|card| (card.is_none(), *card));
        }
    }

    /// The next card of a deck; those that were discarded lie at the bottom.
    fn draw_mission(t: &mut State, level: usize, out: &mut Out<'_>) -> Option<MissionId> {
        if t.mission_decks[level].is_empty() {
            return (!t.discarded[level].is_empty()).then(|| t.discarded[level].remove(0));
        }
        t.mission_decks[level].draw(out.chance())
    }

    /// Whether all requirements hold (TRA-204, TRA-206).
    pub(crate) fn check_needs(&self, t: &State, seat: Seat, card: MissionId) -> Result<(), Refusal> {
        let unmet = self.needs(card).iter().find_map(|condition| self.unmet(t, seat, condition));
        unmet.map_or(Ok(()), |(needs, has)| Err(Refusal::Requirement { needs, has }))
    }

    /// The cost of a mission after fixed discounts, and how many resources of choice are taken off (TRA-208).
    fn mission_cost(&self, t: &State, seat: Seat, card: MissionId) -> (Cost, u8) {
        let less = self.discount(t, seat, Purchase::Mission);
        (self.content.missions[card].cost.less(less), less.any)
    }

    /// The resources of a cost that a discount of choice can be about.
    pub(crate) fn discounts(&self, t: &State, seat: Seat, card: MissionId) -> Set<Resource> {
        let (cost, choice) = self.mission_cost(t, seat, card);
        let some = Resource::ALL.iter().copied().filter(|kind| cost.goods()[Good::from(*kind)] > 0);
        if choice == 0 { Set::NONE } else { some.collect() }
    }

    /// What a mission costs if this resource is taken off.
    pub(crate) fn cost_without(&self, t: &State, seat: Seat, card: MissionId, off: Option<Resource>) -> Cost {
        let (cost, _) = self.mission_cost(t, seat, card);
        off.map_or(cost, |resource| without(cost, resource))
    }

    /// Whether a mission can be paid with some choice of the discount; the reason is that of the cheapest way.
    pub(crate) fn check_mission_cost(
        &self,
        t: &State,
        seat: Seat,
        card: MissionId,
        goods: Goods<Good>,
    ) -> Result<(), Refusal> {
        let kinds = self.discounts(t, seat, card);
        let Some(first) = kinds.first() else {
            return self.check_cost(goods, self.cost_without(t, seat, card, None));
        };
        let check = |kind| self.check_cost(goods, self.cost_without(t, seat, card, Some(kind)));
        let reason = check(first);
        if kinds.iter().any(|kind| check(kind).is_ok()) { Ok(()) } else { reason }
    }

    /// Whether a mission of the log can be completed (R92).
    pub(crate) fn check_complete(
        &self,
        t: &State,
        seat: Seat,
        card: MissionId,
        goods: Goods<Good>,
    ) -> Result<(), Refusal> {
        if !t.players[seat].log.contains(&card) {
            return Err(Refusal::NotInLog);
        }
        self.check_needs(t, seat, card)?;
        self.check_mission_cost(t, seat, card, goods)
    }

    /// Pays for a mission, then completes it; which resource is taken off is asked for (R92).
    pub(crate) fn pay_for_mission(&self, t: &mut State, seat: Seat, card: MissionId, out: &mut Out<'_>) {
        if self.discounts(t, seat, card).is_empty() {
            let cost = self.cost_without(t, seat, card, None);
            self.complete_mission(t, seat, card, out);
            Self::pay(t, seat, cost, out);
        } else {
            t.stack.push(seat, Discount { mission: card });
        }
    }

    /// The card leaves the log and lies completed, then its rewards (TRA-204, TRA-291).
    pub(crate) fn complete_mission(&self, t: &mut State, seat: Seat, card: MissionId, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        player.log.retain(|other| *other != card);
        player.completed.put(card);
        out.tell_all(|| Event::MissionCompleted(seat, card));
        self.start(t, seat, self.content.missions[card].then.id, Source::Mission);
        self.raise(t, seat, Raised::MissionCompleted(card), out);
    }

    /// A mission of the log goes to the bottom of its deck (option `allow_mission_discard`).
    pub(crate) fn discard_mission(&self, t: &mut State, seat: Seat, card: MissionId, out: &mut Out<'_>) {
        t.players[seat].log.retain(|other| *other != card);
        let level = usize::from(self.content.missions[card].level) - 1;
        t.discarded[level].push(card);
        out.tell_all(|| Event::MissionDiscarded(seat, card));
    }
}
