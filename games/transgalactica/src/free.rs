//! When free actions are possible, and whether there is any use of them (TRA-211, TRA-212, R61).

use orrery_core::{Goods, Seat};

use crate::Transgalactica;
use crate::effects::{BlockId, Effect, Means, Missing, copied};
use crate::ids::{Area, BonusId, Good, Office, Track, Worker};
use crate::procedures::explore::Explore;
use crate::procedures::turn::Turn;
use crate::refusal::Refusal;
use crate::state::State;

impl Transgalactica {
    /// Whether free actions are possible: in the own turn, by an option also while following (TRA-211).
    pub(crate) fn acts_freely(&self, t: &State, seat: Seat) -> bool {
        t.turn.acting == Some(seat)
            || (self.options.free_actions_while_following && t.turn.following == Some(seat))
    }

    /// The same with the reason.
    pub(crate) fn check_freely(&self, t: &State, seat: Seat) -> Result<(), Refusal> {
        if self.acts_freely(t, seat) { Ok(()) } else { Err(Refusal::NotNow { rule: 211 }) }
    }

    /// Whether a way can be carried out; all that is missing if not.
    pub(crate) fn check_way_of(
        &self,
        t: &State,
        seat: Seat,
        block: BlockId,
        rule: u16,
    ) -> Result<(), Refusal> {
        let means = Self::means(t, seat);
        if self.can(t, seat, block, means) {
            return Ok(());
        }
        if let [Effect::Advance { track, .. }] = self.content.block(block)
            && !self.is_below_end(t, seat, *track)
        {
            let level = t.players[seat].level(*track);
            return Err(Refusal::TrackEnd { rule: 21, track: *track, level });
        }
        Err(Refusal::NothingPossible { rule, missing: self.lacking(t, seat, block, means) })
    }

    /// Whether an action can be carried out; all that is missing if not (TRA-89, TRA-93).
    pub(crate) fn check_deed(
        &self,
        t: &State,
        seat: Seat,
        area: Area,
        secondary: bool,
        means: Means,
        rule: u16,
    ) -> Result<(), Refusal> {
        let block = self.deed(area, secondary);
        if self.can(t, seat, block, means) {
            return Ok(());
        }
        if area == Area::Trade && !self.trade_left(t, seat) {
            let level = t.players[seat].level(Track::Trade);
            return Err(Refusal::TrackEnd { rule: 168, track: Track::Trade, level });
        }
        Err(Refusal::NothingPossible { rule, missing: self.lacking(t, seat, block, means) })
    }

    /// Whether any action can be carried out but the omni-action.
    pub(crate) fn any_deed(&self, t: &State, seat: Seat, secondary: bool, means: Means) -> bool {
        copied().any(|area| self.can(t, seat, self.deed(area, secondary), means))
    }

    /// All that is missing for any action.
    pub(crate) fn lacking_any(&self, t: &State, seat: Seat, secondary: bool, means: Means) -> Missing {
        let first = copied().next().expect("there are actions");
        self.lacking(t, seat, self.deed(first, secondary), means)
    }

    /// Whether there is a free action other than an exchange, now or after some exchanges.
    pub(crate) fn has_use_of_free_actions(&self, t: &State, seat: Seat) -> bool {
        let goods = t.players[seat].goods;
        self.free_with(t, seat, goods) || self.after_exchange(goods, |goods| self.free_with(t, seat, goods))
    }

    /// Whether a worker could do something after some exchanges.
    pub(crate) fn acts_after_exchange(&self, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        if player.captains + player.available(Worker::Crew) == 0 {
            return false;
        }
        let means = Self::means(t, seat);
        self.after_exchange(player.goods, |goods| Turn::could_act(self, t, seat, means.with(goods)))
    }

    /// Whether an exploration could go on after some exchanges.
    pub(crate) fn explores_after_exchange(&self, t: &State, seat: Seat, explore: Explore) -> bool {
        self.after_exchange(t.players[seat].goods, |goods| {
            let mut t = *t;
            t.players[seat].goods = goods;
            explore.could_go_on(self, &t, seat)
        })
    }

    /// Whether credits can be exchanged (TRA-215).
    pub(crate) fn could_exchange(&self, t: &State, seat: Seat) -> bool {
        t.players[seat].goods[Good::Credit] >= self.content.sheet().exchange
    }

    /// Whether something holds after some number of exchanges.
    fn after_exchange(&self, goods: Goods<Good>, holds: impl Fn(Goods<Good>) -> bool) -> bool {
        let price = self.content.sheet().exchange.max(1);
        let most = goods[Good::Credit] / price;
        let with = |energy: u8, ore: u8, credits: u8| {
            let mut goods = goods;
            goods[Good::Energy] = goods[Good::Energy].saturating_add(energy);
            goods[Good::Ore] = goods[Good::Ore].saturating_add(ore);
            goods[Good::Credit] -= credits;
            goods
        };
        // Not even if credits bought everything and were still there.
        if most == 0 || !holds(with(most, most, 0)) {
            return false;
        }
        (1..=most).any(|count| (0..=count).any(|ore| holds(with(count - ore, ore, count * price))))
    }

    /// Whether a token can be used with these goods (TRA-216, TRA-219).
    fn uses(&self, t: &State, seat: Seat, token: BonusId, means: Means) -> bool {
        self.can(t, seat, self.values().bonus[token].then.id, means)
    }

    /// Whether there is a free action other than an exchange with these goods.
    fn free_with(&self, t: &State, seat: Seat, goods: Goods<Good>) -> bool {
        let player = &t.players[seat];
        let means = Self::means(t, seat).with(goods);
        player.tokens.kinds().any(|token| self.uses(t, seat, token, means))
            || player.log.iter().any(|card| {
                self.options.allow_mission_discard || self.check_complete(t, seat, *card, goods).is_ok()
            })
            || (!player.ability_used && player.cache.iter().any(|token| self.uses(t, seat, *token, means)))
            || player.technologies.minus(player.flipped).iter().any(|card| {
                let action = self.content.technologies[card].action.id;
                self.can(t, seat, action, means)
            })
            || (player.crew > 0
                && Office::ALL.iter().any(|office| self.check_office(t, seat, *office).is_ok()))
    }
}
