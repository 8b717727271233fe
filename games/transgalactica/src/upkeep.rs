//! The upkeep phase, in the order of the ledger (TRA-236 to TRA-249).

use orrery_core::{BySeat, Seat};
use tinyvec::ArrayVec;

use crate::Transgalactica;
use crate::effects::Ability;
use crate::event::Event;
use crate::flow::Out;
use crate::ids::Track;
use crate::state::{Lieutenant, SEATS, State};

/// Everybody, in the order of play.
type Order = ArrayVec<[Seat; SEATS]>;

impl Transgalactica {
    /// The level that is compared (TRA-224).
    pub(crate) fn compared_level(&self, t: &State, seat: Seat) -> u8 {
        if self.options.temp_military_in_upkeep {
            self.level(t, seat, Track::Military)
        } else {
            self.lasting_level(t, seat, Track::Military)
        }
    }

    /// What a player gains and loses by military if the round ended now (TRA-236 to TRA-240).
    pub(crate) fn military_result(&self, t: &State, seat: Seat) -> (u8, u8) {
        let level = |seat: Seat| self.compared_level(t, seat);
        let own = level(seat);
        let others = || self.seats.iter().map(level);
        let (highest, lowest) = (others().max().unwrap_or(own), others().min().unwrap_or(own));
        if highest == lowest {
            return (0, 0);
        }
        let deterrence = self.has(t, seat, |ability| matches!(ability, Ability::Deterrence));
        let next_lower = others().filter(|other| *other < highest).max().unwrap_or(highest);
        let next_higher = others().filter(|other| *other > lowest).min().unwrap_or(lowest);
        let gain = if own == highest { (highest - next_lower) * if deterrence { 2 } else { 1 } } else { 0 };
        let loss = if own == lowest && !deterrence { next_higher - lowest } else { 0 };
        (gain, loss)
    }

    /// Leaders gain, then those who are last lose; a score does not drop below 0 (TRA-24, R98).
    pub(crate) fn compare_military(&self, t: &mut State, out: &mut Out<'_>) {
        let mut even = true;
        for seat in self.seats.iter() {
            let (gain, _) = self.military_result(t, seat);
            if gain > 0 {
                t.players[seat].points += u16::from(gain);
                out.tell_all(|| Event::UpkeepGain(seat, gain));
                even = false;
            }
        }
        for seat in self.seats.iter() {
            let (_, loss) = self.military_result(t, seat);
            if loss > 0 {
                t.players[seat].points = t.players[seat].points.saturating_sub(loss.into());
                out.tell_all(|| Event::UpkeepLoss(seat, loss));
                even = false;
            }
        }
        if even {
            out.tell_all(|| Event::UpkeepEven);
        }
    }

    /// All workers return, crew without a space to the cryo pods; what lasted for the round ends (TRA-241 to TRA-244).
    pub(crate) fn return_workers(&self, t: &mut State, out: &mut Out<'_>) {
        t.captains = orrery_core::ById::default();
        t.followers = orrery_core::ById::default();
        let spaces = self.content.panel().crew.len() as u8;
        for seat in self.seats.iter() {
            let player = &mut t.players[seat];
            player.captains += std::mem::take(&mut player.captains_out);
            player.crew += std::mem::take(&mut player.crew_out);
            if player.lieutenant == Lieutenant::Out {
                player.lieutenant = Lieutenant::Ready;
            }
            let excess = player.manned().saturating_sub(spaces);
            player.crew -= excess;
            player.pods += excess;
            player.planets_used = orrery_core::Set::NONE;
            player.flipped = orrery_core::Set::NONE;
            player.ability_used = false;
            player.raised = orrery_core::ById::default();
            if excess > 0 {
                out.tell_all(|| Event::CrewBack(seat, excess));
            }
        }
    }

    /// A new token for an empty mining area (TRA-245).
    pub(crate) fn refill_mining(t: &mut State, out: &mut Out<'_>) {
        if t.mining.is_none()
            && let Some(token) = t.mining_pile.draw(out.chance())
        {
            t.mining = Some(token);
            out.tell_all(|| Event::Mining(token));
        }
    }

    /// The order of the next round, if it began now: from the last player to the first, markers move to the segment of the
    /// outposts placed (TRA-246, TRA-247, R99).
    pub(crate) fn next_order(t: &State) -> Order {
        let mut order = t.order;
        let mut segment: BySeat<u8, SEATS> = BySeat::default();
        for seat in t.order {
            segment[seat] = t.players[seat].segment;
        }
        for seat in t.order.iter().rev().copied() {
            let placed = t.players[seat].outposts.len();
            if placed == segment[seat] {
                continue;
            }
            segment[seat] = placed;
            order.retain(|other| *other != seat);
            let after = order.iter().filter(|other| segment[**other] <= placed).count();
            order.insert(after, seat);
        }
        order
    }

    /// Priority markers move, and the order changes (TRA-246, TRA-247).
    pub(crate) fn update_order(t: &mut State, out: &mut Out<'_>) {
        let order = Self::next_order(t);
        for seat in order {
            t.players[seat].segment = t.players[seat].outposts.len();
        }
        if t.order != order {
            t.order = order;
            out.tell_all(|| Event::Order(order));
        }
    }

    /// The first player of the new order takes the token of the round space (TRA-249).
    pub(crate) fn take_round_token(t: &mut State, out: &mut Out<'_>) {
        let first = t.order[0];
        if let Some(token) = t.round_tokens.pop() {
            t.players[first].tokens.put(token);
            out.tell_all(|| Event::RoundToken(first, token));
        }
    }
}
