//! Deals anew all that a viewer cannot know, in a fixed order.

use orrery_core::procedure::Frames as _;
use orrery_core::procedure::yes_no::YesNo;
use orrery_core::{Bag, Chance, Seat, SeatSet, Set};
use tinyvec::ArrayVec;

use crate::Andromeda;
use crate::frame::{Declined, Thing};
use crate::ids::{
    DESTINIES, DestinyId, DiscoveryId, EVENTS, EventId, FACTIONS, FactionId, TACTICS, TacticId,
};
use crate::procedures::deal::Deal;
use crate::procedures::destinies::Destinies;
use crate::procedures::factions::Factions;
use crate::procedures::look::Look;
use crate::state::State;

pub(crate) fn resample(game: &Andromeda, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
    game.factions_anew(t, viewer, chance);
    game.destinies_anew(t, viewer, chance);
    game.hands_anew(t, viewer, chance);
    game.events_anew(t, viewer, chance);
    game.moons_anew(t, viewer, chance);
    game.discoveries_anew(t, viewer, chance);
    game.offers_anew(t, viewer, chance);
}

impl Andromeda {
    fn hidden(&self, viewer: SeatSet) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(move |seat| !self.known_to(viewer, *seat))
    }

    /// Faction cards that are being chosen from; sealed choices are taken back (AND-17).
    fn factions_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        if !t.stack.is_on_top::<Factions>() {
            return;
        }
        let known = self.seats.iter().filter(|seat| self.known_to(viewer, *seat));
        let seen = known.fold(Set::NONE, |seen, seat| seen.union(t.players[seat].dealt_factions));
        let mut pool: Bag<FactionId, FACTIONS> =
            self.content.factions.iter().map(|(card, _)| card).filter(|card| !seen.contains(*card)).collect();
        for seat in self.hidden(viewer) {
            let player = &mut t.players[seat];
            let count = player.dealt_factions.len();
            player.dealt_factions = Set::NONE;
            player.sealed = None;
            for _ in 0..count {
                let card = pool.draw(chance).expect("as many cards as were dealt");
                t.players[seat].dealt_factions.put(card);
            }
        }
    }

    /// Destiny cards in the hands of others (AND-24).
    fn destinies_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        let choosing = t.stack.is_on_top::<Destinies>();
        let mut seen = Set::NONE;
        for seat in self.seats.iter().filter(|seat| self.known_to(viewer, *seat)) {
            let player = &t.players[seat];
            seen = seen.union(player.dealt_destinies);
            seen = seen.union(player.destiny.into_iter().collect());
        }
        if t.ended {
            return;
        }
        let mut pool: Bag<DestinyId, DESTINIES> = self
            .content
            .destinies
            .iter()
            .map(|(card, _)| card)
            .filter(|card| !seen.contains(*card))
            .collect();
        for seat in self.hidden(viewer) {
            let player = &mut t.players[seat];
            if choosing {
                let count = player.dealt_destinies.len();
                player.dealt_destinies = Set::NONE;
                player.destiny = None;
                for _ in 0..count {
                    let card = pool.draw(chance).expect("as many cards as were dealt");
                    player.dealt_destinies.put(card);
                }
            } else if player.destiny.is_some() {
                player.destiny = pool.draw(chance);
            }
        }
    }

    fn hands_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        let mut pool: Bag<TacticId, TACTICS> = Bag::EMPTY;
        let mut counts = [0; crate::state::SEATS];
        for seat in self.hidden(viewer) {
            counts[seat.index()] = t.players[seat].hand.len();
            pool.pour(&mut t.players[seat].hand);
        }
        pool.pour(&mut t.tactics);
        for seat in self.hidden(viewer) {
            for _ in 0..counts[seat.index()] {
                let card = pool.draw(chance).expect("as many cards as were taken");
                t.players[seat].hand.put(card);
            }
        }
        t.tactics = pool;
    }

    fn events_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        let mut pool: Bag<EventId, EVENTS> = Bag::EMPTY;
        t.events.hide_from(viewer, &mut pool);
        for seat in self.hidden(viewer) {
            for look in t.stack.each_mut::<Look>(seat) {
                pool.put(look.one);
                pool.put(look.other);
            }
        }
        for seat in self.hidden(viewer) {
            for look in t.stack.each_mut::<Look>(seat) {
                look.one = pool.draw(chance).expect("two cards were put there");
                look.other = pool.draw(chance).expect("two cards were put there");
            }
        }
        t.events.refill(viewer, &mut pool, chance);
    }

    fn moons_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        for (planet, row) in self.content.planets.iter() {
            let bag = &mut t.moon_stacks[row.track as usize];
            for moon in &t.planets[planet.index()].stack.below {
                if moon.seen_by(viewer).is_none() {
                    bag.put(moon.face);
                }
            }
        }
        for (planet, row) in self.content.planets.iter() {
            let bag = &mut t.moon_stacks[row.track as usize];
            for moon in &mut t.planets[planet.index()].stack.below {
                if moon.seen_by(viewer).is_none() {
                    moon.face = bag.draw(chance).expect("as many moons as were taken");
                }
            }
        }
    }

    fn discoveries_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        let mut pool = t.discovery_bag;
        let secret = |stack: &crate::state::Discoveries| stack.by.intersection(viewer).is_empty();
        let mut counts = [0; crate::state::SEATS];
        for stack in t.discoveries.iter().filter(|stack| secret(stack)) {
            stack.seen.iter().for_each(|token| pool.put(*token));
        }
        for seat in self.hidden(viewer) {
            counts[seat.index()] = t.players[seat].discoveries.len();
            pool.pour(&mut t.players[seat].discoveries);
        }
        for stack in t.discoveries.iter_mut().filter(|stack| secret(stack)) {
            for token in &mut stack.seen {
                *token = pool.draw(chance).expect("as many tokens as were taken");
            }
            stack.seen.sort_unstable();
        }
        for seat in self.hidden(viewer) {
            for _ in 0..counts[seat.index()] {
                let token: DiscoveryId = pool.draw(chance).expect("as many tokens as were taken");
                t.players[seat].discoveries.put(token);
            }
        }
        t.discovery_bag = pool;
    }

    /// What team mates are offering each other is something that the giver has in this world.
    fn offers_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        // What was declined, only the team knows.
        if !self.known_to(viewer, t.turn.seat) {
            t.turn.declined = Declined::default();
        }
        for seat in self.hidden(viewer) {
            let State { stack, players, .. } = &mut *t;
            for YesNo(deal) in stack.each_mut::<YesNo<Deal>>(seat) {
                let from = if deal.given { Self::mate(seat) } else { seat };
                // Which kind of thing it is, nobody else knows either.
                let things: ArrayVec<[Thing; 96]> = Thing::all_of(&players[from]).collect();
                if !things.is_empty() {
                    deal.thing = things[chance.pick(things.len())];
                }
            }
        }
    }
}
