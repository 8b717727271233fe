//! What happens to planets: discovery, levels, completion, colonies and outposts.

use orrery_core::{Counter as _, Seat};

use crate::MicroCosmos;
use crate::automa::NoOutpost;
use crate::changes::Out;
use crate::content::Colour;
use crate::effects::Source;
use crate::event::Event;
use crate::options::PerPlanet;
use crate::space::{Position, Positions, Space, Spot};
use crate::state::{Planet, Resource, Resources, State};

impl MicroCosmos {
    /// The top of a planet's present side (MIC-105, MIC-107).
    pub(crate) fn top_of(planet: &Planet) -> Source {
        if planet.terraformed { Source::Terraformed(planet.card) } else { Source::Untouched(planet.card) }
    }

    /// What is gathered at a space; nothing at an asteroid (MIC-103, MIC-105).
    pub(crate) fn yield_at(t: &State, space: Space) -> Option<Source> {
        let Some((position, spot)) = space.parts() else { return Some(Source::Gate) };
        let planet = t.planet(position)?;
        match spot {
            Spot::Planet => Some(Self::top_of(planet)),
            Spot::Moon => Some(Source::Moon(planet.card)),
            Spot::Station => Some(Source::Station(planet.card)),
            Spot::Asteroid1 | Spot::Asteroid2 => None,
        }
    }

    /// The planet on whose planet space the Ark is.
    pub(crate) fn own_planet(t: &State, seat: Seat) -> Option<(Position, Planet)> {
        let position = t.players[seat].ark.planet_at()?;
        Some((position, *t.planet(position)?))
    }

    /// The colour of a planet card (MIC-98).
    pub(crate) fn colour(&self, planet: &Planet) -> Colour {
        self.content.planets[planet.card].colour
    }

    /// The bottom card of the planet deck, untouched side up; the Ark is put on its planet (MIC-72, MIC-205).
    pub(crate) fn discover(t: &mut State, seat: Seat, position: Position, out: &mut Out<'_>) {
        let card = t.planets.draw(out.chance()).expect("there are at least as many planets as positions");
        t.grid[position] = Some(Planet { card, ..Planet::default() });
        t.players[seat].ark = Space::planet(position);
        out.tell_all(|| Event::Discovered(seat, card, position));
    }

    /// One level more of a track, with a step of the own terraforming marker (MIC-110, MIC-111, MIC-115). Markers cannot
    /// run out (MIC-6, MIC-19): each planet takes one of each kind.
    pub(crate) fn raise(
        t: &mut State,
        seat: Seat,
        position: Position,
        resource: Resource,
        out: &mut Out<'_>,
    ) {
        let planet = t.grid[position].as_mut().expect("only discovered planets have tracks");
        planet.levels[resource].gain(1);
        planet.advance(seat, 1);
        let card = planet.card;
        out.tell_all(|| Event::Raised(seat, card, resource));
    }

    /// Whether a track can still be raised.
    pub(crate) fn is_open(&self, planet: &Planet, resource: Resource) -> bool {
        !planet.terraformed
            && planet.levels.of(resource) < self.content.planets[planet.card].needs.of(resource)
    }

    /// A planet whose tracks are all full is complete at once (MIC-117): first the spaces score, then the places, then
    /// the markers return, then the card is turned (MIC-118 to MIC-121). Pieces on it stay, and from now on it is a
    /// terraformed planet for everything (MIC-122).
    pub(crate) fn complete(&self, t: &mut State, position: Position, out: &mut Out<'_>) -> bool {
        let planet = t.grid[position].as_mut().expect("only discovered planets have tracks");
        if planet.terraformed || planet.levels != self.content.planets[planet.card].needs {
            return false;
        }
        let (card, track) = (planet.card, planet.track);
        planet.levels = Resources::default();
        planet.track.clear();
        planet.terraformed = true;
        out.tell_all(|| Event::Completed(card));
        let sheet = self.content.sheet();
        for (rank, marker) in track.iter().rev().enumerate() {
            let place = match rank {
                0 => sheet.first_place,
                1 => sheet.second_place,
                _ => 0,
            };
            t.players[marker.seat].planet_points.gain(u32::from(marker.space) + u32::from(place));
            out.tell_all(|| Event::PlanetScored(marker.seat, marker.space, place));
        }
        self.trigger_end(t);
        true
    }

    /// The third terraformed planet of the system, or the fourth, ends the game after one more full round (MIC-157 to
    /// MIC-159, MIC-175, MIC-213).
    fn trigger_end(&self, t: &mut State) {
        if t.last_round.is_none() && t.terraformed() >= self.options.planets_to_end {
            let mut last = t.round;
            last.gain(1);
            t.last_round = Some(last);
        }
    }

    /// How many levels one Terraform action can raise (MIC-112, MIC-113, MIC-191).
    pub(crate) fn terraform_capacity(&self, t: &State, seat: Seat) -> u8 {
        let player = &t.players[seat];
        self.content.sheet().terraform + player.founded() + player.placed()
    }

    /// A colony marker goes from the pool to a planet, for good (MIC-141, MIC-145).
    pub(crate) fn found_colony(t: &mut State, seat: Seat, position: Position, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        player.colony_pool.spend(1);
        player.colonies[position].gain(1);
        let count = player.founded();
        let planet = t.planet(position).expect("colonies are founded on planets").card;
        out.tell_all(|| Event::Founded(seat, planet, count));
    }

    /// An outpost goes from the pool, or from another planet, to this one; at an own colony it scores (MIC-146 to
    /// MIC-148, MIC-194). It pays only on later landings (MIC-150).
    pub(crate) fn set_outpost(
        &self,
        t: &mut State,
        seat: Seat,
        from: Option<Position>,
        to: Position,
        out: &mut Out<'_>,
    ) {
        let card = |t: &State, position| t.planet(position).map(|planet| planet.card).unwrap_or_default();
        let there = card(t, to);
        let player = &mut t.players[seat];
        player.outposts[to].gain(1);
        if let Some(from) = from {
            player.outposts[from].spend(1);
            let before = card(t, from);
            out.tell_all(|| Event::OutpostMoved(seat, before, there));
        } else {
            player.outpost_pool.spend(1);
            out.tell_all(|| Event::OutpostPlaced(seat, there));
        }
        let points = self.content.sheet().outpost_at_colony;
        let player = &mut t.players[seat];
        if player.has_colony(to) {
            player.outpost_points.gain(points.into());
            out.tell_all(|| Event::OutpostScored(seat, points));
        }
    }

    /// Why no outpost can be created where the Ark is, if none can (MIC-147, MIC-149, MIC-151, MIC-217).
    pub(crate) fn no_outpost(&self, t: &State, seat: Seat) -> Option<NoOutpost> {
        let player = &t.players[seat];
        let here = player.ark.planet_at().is_some_and(|position| player.has_outpost(position));
        if player.outpost_pool == 0 && player.placed() == 0 {
            Some(NoOutpost::Locked)
        } else if here && self.options.outposts_per_planet == PerPlanet::One {
            Some(NoOutpost::Here)
        } else if player.outpost_pool == 0 && Self::movable_outposts(t, seat).is_empty() {
            Some(NoOutpost::AllHere)
        } else {
            None
        }
    }

    /// Other planets with an own outpost: one that is moved comes from one of them (MIC-147, MIC-149).
    pub(crate) fn movable_outposts(t: &State, seat: Seat) -> Positions {
        let player = &t.players[seat];
        match player.ark.planet_at() {
            Some(here) => player.outposts().without(here),
            None => player.outposts(),
        }
    }
}
