//! Progress tracks, and what their spaces bring (AND-166 to AND-175).

use orrery_core::procedure::Frames as _;
use orrery_core::procedure::yes_no::YesNo;
use orrery_core::{Reshuffle, Seat};

use crate::Andromeda;
use crate::changes::Out;
use crate::event::Event;
use crate::ids::{DiscoveryId, EventId, ShipKind, UpgradeId};
use crate::procedures::discover::Discover;
use crate::procedures::look::Look;
use crate::procedures::upgrade_ship::UpgradeShip;
use crate::refusal::Refusal;
use crate::state::{Place, State};

impl Andromeda {
    /// The first to come takes the token, everybody later gains points (AND-171).
    pub(crate) fn take_token(&self, t: &mut State, seat: Seat, place: u8, out: &mut Out<'_>) {
        match t.tokens[usize::from(place)].take() {
            Some(token) => {
                t.players[seat].tokens.put(token);
                out.tell_all(|| Event::TokenTaken(seat, token));
            }
            None => self.gain_vp(t, seat, self.content.sheet().late.into(), out),
        }
    }

    /// Looks through a stack in secret, to take one token; an empty stack gives nothing (AND-169).
    pub(crate) fn look_at_stack(&self, t: &mut State, seat: Seat, stack: u8, out: &mut Out<'_>) {
        let team = self.team(seat);
        let pile = &mut t.discoveries[usize::from(stack)];
        if pile.is_empty() {
            return;
        }
        while pile.unseen > 0 {
            pile.unseen -= 1;
            let token = t.discovery_bag.draw(out.chance()).expect("unseen tokens are in the bag");
            pile.seen.push(token);
        }
        pile.seen.sort_unstable();
        if let Some(token) = pile.seen.first() {
            Self::shows(*token, pile.by, team, out);
        }
        // Whoever looked before cannot tell what will be gone.
        pile.by = team;
        let seen = pile.seen;
        out.tell_all(|| Event::LookedThrough(seat, stack));
        out.tell(team, || Event::SawTokens(seen));
        t.stack.push(seat, Discover { stack });
    }

    /// Takes a token and keeps it face down.
    pub(crate) fn take_discovery(
        &self,
        t: &mut State,
        seat: Seat,
        stack: u8,
        token: DiscoveryId,
        out: &mut Out<'_>,
    ) {
        let seen = &mut t.discoveries[usize::from(stack)].seen;
        let place = seen.iter().position(|other| *other == token).expect("a checked token is there");
        seen.remove(place);
        t.players[seat].discoveries.put(token);
        out.tell_all(|| Event::DiscoveryTaken(seat));
        out.tell(self.team(seat), || Event::DiscoveryIs(seat, token));
    }

    /// The upgrade tiles in a player's reserve: the neutral ones and the faction's (AND-19).
    pub(crate) fn tiles(&self, t: &State, seat: Seat) -> impl Iterator<Item = UpgradeId> {
        let player = &t.players[seat];
        let own = player.faction.map(|faction| self.content.faction_upgrade(faction));
        let placed = player.upgrades;
        player.tiles.into_iter().chain(own).filter(move |tile| !placed.contains(&Some(*tile)))
    }

    /// A tile of the own reserve whose type has none yet (AND-140, AND-142).
    pub(crate) fn check_upgrade(&self, t: &State, seat: Seat, tile: UpgradeId) -> Result<(), Refusal> {
        if !self.tiles(t, seat).any(|own| own == tile) {
            return Err(Refusal::NotInReserve);
        }
        let kind = self.content.upgrades[tile].ship;
        if t.players[seat].upgrades[kind as usize].is_some() {
            return Err(Refusal::Upgraded { ship: kind });
        }
        Ok(())
    }

    /// Places the tile; a ship of its type may be built for nothing (AND-140, AND-141). Damage markers stay as far as
    /// shields exist (AND-143).
    pub(crate) fn place_upgrade(&self, t: &mut State, seat: Seat, tile: UpgradeId, out: &mut Out<'_>) {
        let row = &self.content.upgrades[tile];
        let kind = row.ship;
        let player = &mut t.players[seat];
        player.upgrades[kind as usize] = Some(tile);
        if kind != ShipKind::Transport {
            let ship = player.figure_mut(kind);
            ship.damage = ship.damage.min(row.shields);
        }
        let unbuilt = player.count(kind, Place::Reserve) > 0;
        out.tell_all(|| Event::Upgraded(seat, tile));
        if unbuilt {
            t.stack.push(seat, YesNo(UpgradeShip { kind }));
        }
    }

    /// Looks at the top two event cards: one goes on top, one to the bottom (AND-56). A single card is looked at and put
    /// back; an empty deck is shuffled first (AND-R15, AND-221).
    pub(crate) fn look_at_events(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let team = self.team(seat);
        let mut see = |t: &mut State| {
            let mut card = t.events.draw(Reshuffle::All, out.chance())?;
            card.show(team, out);
            out.tell(team, || Event::SawEvent(card.face));
            Some(card)
        };
        let Some(first) = see(t) else { return };
        if t.events.is_empty() {
            t.events.put_on_top(first);
            out.tell_all(|| Event::Looked(seat));
            return;
        }
        let second = see(t).expect("the deck is not empty");
        out.tell_all(|| Event::Looked(seat));
        t.stack.push(seat, Look { one: first.face, other: second.face });
    }

    /// The chosen card goes on top, the other to the bottom.
    pub(crate) fn sort_events(&self, t: &mut State, seat: Seat, pair: (EventId, EventId), top: EventId) {
        let team = self.team(seat);
        let other = if pair.0 == top { pair.1 } else { pair.0 };
        t.events.put_on_top(orrery_core::Known::to(top, team));
        t.events.put_at_bottom(orrery_core::Known::to(other, team));
    }
}
