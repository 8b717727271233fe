//! Raiders: they are placed by events and come in raids (AND-91 to AND-107).

use orrery_core::Seat;
use orrery_core::procedure::Frames as _;

use crate::Andromeda;
use crate::changes::Out;
use crate::content::{Lair, RaiderAbility};
use crate::effects::Ability;
use crate::event::Event;
use crate::ids::Class;
use crate::options::{Pick, Special};
use crate::procedures;
use crate::space::{Space, Spaces};
use crate::state::{OnMap, Place, State, Tile};

impl Andromeda {
    fn pick_of(&self, class: Class) -> Pick {
        match class {
            Class::S => self.options.raider_s,
            Class::A => self.options.raider_a,
            Class::B => self.options.raider_b,
            Class::C => self.options.raider_c,
            Class::D => self.options.raider_d,
        }
    }

    /// Turns the card of a class up, if it is still face down (AND-8, AND-93).
    pub(crate) fn turn_up_raider(&self, t: &mut State, class: Class, out: &mut Out<'_>) {
        if t.raiders.cards[class as usize].is_some() {
            return;
        }
        let place = match self.pick_of(class) {
            Pick::First => 0,
            Pick::Second => 1,
            Pick::Random => out.chance().pick(2),
        };
        let card = self.content.raiders_of(class).nth(place);
        t.raiders.cards[class as usize] = card;
        out.tell_all(|| Event::RaiderTurnedUp(card.expect("every class has two cards")));
    }

    /// An event summons a raider. If its class is on the map, two of class S come instead (AND-93, AND-96, AND-97).
    pub(crate) fn summon(&self, t: &mut State, class: Class, out: &mut Out<'_>) {
        self.turn_up_raider(t, class, out);
        let seat = t.turn.seat;
        let on_map = match class {
            Class::S => !t.raiders.swarm.is_empty(),
            single => t.raiders.single[single as usize - 1].is_some(),
        };
        let (class, count) = if on_map { (Class::S, 2) } else { (class, 1) };
        t.stack.push(seat, procedures::place::Place::together(class, count));
    }

    /// The named start regions of a class; none for a random nebula. Among equals the active player chooses.
    pub(crate) fn lairs(&self, t: &State, class: Class) -> Spaces {
        let most = |spaces: Spaces, worth: &dyn Fn(Space) -> u8| -> Spaces {
            let best = spaces.iter().map(worth).max().unwrap_or(0);
            spaces.iter().filter(|space| worth(*space) == best).collect()
        };
        let all = |fits: &dyn Fn(Space) -> bool| -> Spaces {
            Space::ALL.iter().copied().filter(|space| fits(*space)).collect()
        };
        match self.raider_card(t, class).lair {
            Lair::RandomNebula => Spaces::NONE,
            Lair::CrowdedBase => {
                let bases = all(&|space| matches!(t.map[space], Tile::Base(_)));
                most(bases, &|space| {
                    self.seats.iter().map(|seat| t.players[seat].leaders.0[space.index()]).sum()
                })
            }
            Lair::Base(base) => t.base_space(base).into_iter().collect(),
            Lair::NewestPlanet => t.newest.into_iter().collect(),
            Lair::RichestPlanet => {
                let moons = |space: Space| {
                    let planet = t.planet_at(space).expect("only planets are looked at");
                    t.planets[planet.index()].stack.len()
                };
                let free = |planet: crate::ids::PlanetId| t.planets[planet.index()].owner.is_none();
                most(all(&|space| t.planet_at(space).is_some_and(free)), &moons)
            }
        }
    }

    /// A random nebula; with special regions theirs instead, by their dice (AND-94, AND-244).
    pub(crate) fn random_lair(&self, t: &State, out: &mut Out<'_>) -> Space {
        let die = out.chance().die(6);
        if self.options.special_regions == Special::None {
            return Space::nebula(die);
        }
        let [alpha, beta] = self.content.marked();
        debug_assert!(t.map[alpha] != Tile::Empty);
        if self.content.sheet().alpha_dice.contains(&die) { alpha } else { beta }
    }

    /// Whether a raider of this class may be put on a space (AND-92, AND-95).
    fn has_place(t: &State, class: Class, space: Space) -> bool {
        match t.raiders.class_at(space) {
            None => true,
            Some(other) => class == Class::S && other == Class::S,
        }
    }

    /// Puts a raider there, or elsewhere if another one is there already: in the other special region (AND-267), or in a
    /// random nebula without raiders (AND-95). Class S joins class S. No battle comes of it (AND-98). Tells where it came to.
    pub(crate) fn put_raider(
        &self,
        t: &mut State,
        class: Class,
        wanted: Space,
        out: &mut Out<'_>,
    ) -> Option<Space> {
        let space = self.place_for(t, class, wanted, out)?;
        match class {
            Class::S => {
                t.raiders.swarm.push(OnMap(space));
                t.raiders.swarm.sort_unstable();
            }
            single => {
                t.raiders.single[single as usize - 1] = Some(space);
                t.raiders.damage[single as usize - 1] = 0;
            }
        }
        let card = t.raiders.cards[class as usize].expect("its card is turned up");
        out.tell_all(|| Event::RaiderPlaced(card, space));
        self.devour(t, class, space, out);
        Some(space)
    }

    fn place_for(&self, t: &State, class: Class, wanted: Space, out: &mut Out<'_>) -> Option<Space> {
        if Self::has_place(t, class, wanted) {
            return Some(wanted);
        }
        if self.options.special_regions != Special::None {
            let [alpha, beta] = self.content.marked();
            let special = [alpha, beta].contains(&wanted);
            // Whoever cannot stay in a named region comes to a random nebula like the others: the die names one of the
            // two (AND-94).
            let first = if special { wanted } else { self.random_lair(t, out) };
            let second = if first == alpha { beta } else { alpha };
            let free = [first, second].into_iter().find(|space| Self::has_place(t, class, *space));
            if free.is_some() {
                return free;
            }
        }
        // Dice are thrown until a nebula is free; if none can be, the raider is not placed (AND-R22). Class S rolls again
        // for a nebula held by another class only (AND-R23).
        let free: Spaces = Space::nebulae().filter(|space| Self::has_place(t, class, *space)).collect();
        if free.is_empty() {
            return None;
        }
        let place = out.chance().pick(usize::from(free.len()));
        free.iter().nth(place)
    }

    /// A raider that eats moons discards the top one of the planet it comes to.
    fn devour(&self, t: &mut State, class: Class, space: Space, out: &mut Out<'_>) {
        if self.raider_card(t, class).ability != Some(RaiderAbility::EatsMoons) {
            return;
        }
        let Some(planet) = t.planet_at(space) else { return };
        if let Some(moon) = self.take_top_moon(t, planet, out) {
            t.moon_pile.put(moon);
            out.tell_all(|| Event::MoonEaten(planet, moon));
        }
    }

    /// Whether the active player can keep raids away from this launch.
    pub(crate) fn may_avoid_raid(&self, t: &State, seat: Seat) -> bool {
        let by_ship =
            t.turn.ship.is_some_and(|kind| self.ship(t, seat, kind).always.contains(&Ability::AvoidRaid));
        by_ship || self.has_ability(t, seat, Ability::AvoidRaid)
    }

    /// A launched ship that meets no raid in a nebula.
    pub(crate) fn is_quiet(&self, t: &State, seat: Seat, region: Space) -> bool {
        t.map[region] == Tile::Nebula
            && t.turn.ship.is_some_and(|kind| self.ship(t, seat, kind).always.contains(&Ability::QuietNebula))
    }

    /// The classes that can raid the active region now (AND-101 to AND-103).
    pub(crate) fn raiding(&self, t: &State, region: Space) -> impl Iterator<Item = Class> {
        let here = t.raiders.class_at(region);
        Class::ALL
            .iter()
            .copied()
            .filter(move |class| match here {
                None => true,
                Some(Class::S) => *class == Class::S,
                Some(_) => false,
            })
            .filter(move |class| !self.raids_from(t, *class, region).is_empty())
    }

    /// All class S raiders in range come, or the one raider (AND-102, AND-103).
    pub(crate) fn raid(&self, t: &mut State, class: Class, out: &mut Out<'_>) {
        let region = t.turn.region.expect("a raid has its region");
        let from = self.raids_from(t, class, region);
        match class {
            Class::S => {
                for raider in &mut t.raiders.swarm {
                    if from.contains(raider.0) {
                        raider.0 = region;
                    }
                }
                t.raiders.swarm.sort_unstable();
            }
            single => t.raiders.single[single as usize - 1] = Some(region),
        }
        let card = t.raiders.cards[class as usize].expect("its card is turned up");
        out.tell_all(|| Event::Raided(card, region));
        self.devour(t, class, region, out);
    }

    /// One raider in the region is damaged; without an unused shield it goes back to its card (AND-200, AND-203). It can
    /// come back by a later event (AND-99).
    pub(crate) fn damage_raider(&self, t: &mut State, class: Class, out: &mut Out<'_>) {
        let region = t.turn.region.expect("a battle has its region");
        let card = t.raiders.cards[class as usize].expect("its card is turned up");
        let shields = self.content.raiders[card].shields;
        match class {
            Class::S => {
                let place = t.raiders.swarm.iter().position(|raider| raider.0 == region);
                let Some(place) = place else { return };
                t.raiders.swarm.remove(place);
            }
            single => {
                let at = single as usize - 1;
                if t.raiders.damage[at] < shields {
                    t.raiders.damage[at] += 1;
                    out.tell_all(|| Event::RaiderDamaged(card));
                    return;
                }
                t.raiders.single[at] = None;
                t.raiders.damage[at] = 0;
            }
        }
        out.tell_all(|| Event::RaiderGone(card));
    }

    /// A ship takes a marker on an unused shield and stays, or goes to the scrapyard (AND-199, AND-201).
    pub(crate) fn damage_ship(
        &self,
        t: &mut State,
        seat: Seat,
        kind: crate::ids::ShipKind,
        space: Space,
        out: &mut Out<'_>,
    ) {
        let row = self.ship(t, seat, kind);
        let (shields, to_barge) = (row.shields, row.always.contains(&Ability::ToBarge));
        let player = &mut t.players[seat];
        if shields > 0 && player.figure(kind).damage < shields {
            player.figure_mut(kind).damage += 1;
            out.tell_all(|| Event::ShieldHit(seat, kind));
            return;
        }
        let to = if to_barge { Place::Barge } else { Place::Scrapyard };
        player.move_ship(kind, Place::At(space), to);
        out.tell_all(|| Event::ShipLost(seat, kind));
    }
}
