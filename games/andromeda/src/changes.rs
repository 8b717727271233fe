//! The small changes that all actions and effects are made of, each within its limits.

use orrery_core::procedure::Frames as _;
use orrery_core::{Counter as _, Known, Outside, Seat, SeatSet};

use crate::Andromeda;
use crate::content::TrackSpace;
use crate::effects::{Ability, BlockId, Run};
use crate::event::Event;
use crate::ids::{Goods, MoonId, PlanetId, Resource, TacticId};
use crate::procedures::repair::Repair;
use crate::procedures::room::Room;
use crate::space::Space;
use crate::state::{Marker, State, Tile};

/// The world outside, as these rules see it.
pub(crate) type Out<'a> = Outside<'a, Event>;

impl Andromeda {
    /// Puts the steps of an effect on the stack.
    pub(crate) fn run_block(&self, t: &mut State, seat: Seat, block: BlockId) {
        if !self.content.block(block).is_empty() {
            t.stack.push(seat, Run { block, at: 0 });
        }
    }

    /// Who knows what this seat knows: team mates show each other everything (AND-254).
    pub(crate) fn team(&self, seat: Seat) -> SeatSet {
        if self.options.team_mode { SeatSet::only(seat).with(Self::mate(seat)) } else { SeatSet::only(seat) }
    }

    /// The team mate in team mode: seats 1 and 2 play against seats 3 and 4 (AND-246).
    pub(crate) const fn mate(seat: Seat) -> Seat {
        Seat::new(seat.index() as u8 ^ 1)
    }

    /// Whether two seats are enemies (AND-248): team mates are no opponents, but they are other players (AND-253).
    pub(crate) fn are_enemies(&self, one: Seat, other: Seat) -> bool {
        !self.team(one).contains(other)
    }

    /// Gains resources from the bank, which never runs out (AND-33); tactics cards are drawn (AND-35). Limits are not
    /// looked at here (AND-28, AND-29).
    pub(crate) fn gain(&self, t: &mut State, seat: Seat, goods: Goods, out: &mut Out<'_>) {
        let cards = goods.of(Resource::Tactics);
        let mut tokens = goods;
        tokens[Resource::Tactics] = 0;
        if tokens.total() > 0 {
            t.players[seat].stock.gain(tokens);
            out.tell_all(|| Event::Gained(seat, tokens));
        }
        self.draw(t, seat, cards, out);
    }

    /// Draws tactics cards, as far as there are any (AND-36).
    pub(crate) fn draw(&self, t: &mut State, seat: Seat, count: u8, out: &mut Out<'_>) {
        for _ in 0..count {
            if t.tactics.is_empty() {
                let mut pile = t.tactics_pile;
                t.tactics.pour(&mut pile);
                t.tactics_pile = pile;
            }
            let Some(card) = t.tactics.draw(out.chance()) else { return };
            t.players[seat].hand.put(card);
            out.tell_all(|| Event::Drew(seat));
            out.tell(self.team(seat), || Event::DrewCard(seat, card));
        }
    }

    /// Whether a tactics card can be drawn.
    pub(crate) fn cards_are_left(t: &State) -> bool {
        !t.tactics.is_empty() || !t.tactics_pile.is_empty()
    }

    /// A card leaves the hand for the face-up pile.
    pub(crate) fn discard_card(t: &mut State, seat: Seat, card: TacticId, out: &mut Out<'_>) {
        assert!(t.players[seat].hand.take(card), "a checked card is in the hand");
        t.tactics_pile.put(card);
        out.tell_all(|| Event::Discarded(seat, card));
    }

    /// Takes tokens that are there.
    pub(crate) fn take_tokens(t: &mut State, seat: Seat, goods: Goods, out: &mut Out<'_>) {
        for (resource, amount) in goods.each() {
            t.players[seat].stock[resource].spend(amount);
        }
        if goods.total() > 0 {
            out.tell_all(|| Event::Paid(seat, goods));
        }
    }

    /// Gains points; whoever reaches the end marker triggers the end, in a team too (AND-222, AND-258, AND-266).
    pub(crate) fn gain_vp(&self, t: &mut State, seat: Seat, points: u16, out: &mut Out<'_>) {
        if points == 0 {
            return;
        }
        let player = &mut t.players[seat];
        player.vp.gain(points);
        out.tell_all(|| Event::Points(seat, points));
        if player.vp >= self.end_marker() && !t.ending {
            Self::trigger_end(t, Some(seat), out);
        }
    }

    /// The points at which the end marker lies (AND-10).
    pub(crate) fn end_marker(&self) -> u16 {
        let (short, medium, long) = self.content.sheet().end;
        u16::from(match self.options.game_length {
            crate::options::Length::Short => short,
            crate::options::Length::Medium => medium,
            crate::options::Length::Long => long,
        })
    }

    /// The event marker leaves its track; an event that is pending is still resolved (AND-223, AND-224). What happens
    /// later does not cancel the end (AND-226).
    pub(crate) fn trigger_end(t: &mut State, seat: Option<Seat>, out: &mut Out<'_>) {
        t.ending = true;
        if matches!(t.marker, Marker::Track(_)) {
            t.marker = Marker::Gone;
        }
        out.tell_all(|| Event::EndTriggered(seat));
    }

    /// Loses points, never below 0 (AND-37).
    pub(crate) fn lose_vp(t: &mut State, seat: Seat, points: u16, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        let lost = points.min(player.vp);
        player.vp -= lost;
        if lost > 0 {
            out.tell_all(|| Event::PointsLost(seat, lost));
        }
    }

    /// Moves the event marker; at the end of its track a planet appears and an event is pending. Surplus steps are lost,
    /// and without a marker on the track nothing happens (AND-210, AND-211, AND-R70).
    pub(crate) fn advance_event(&self, t: &mut State, steps: u8, out: &mut Out<'_>) {
        // Steps that an event causes are ignored (AND-217).
        if t.event.is_some() {
            return;
        }
        for _ in 0..steps {
            let Marker::Track(left) = t.marker else { return };
            t.marker = Marker::Track(left - 1);
            out.tell_all(|| Event::MarkerMoved(left - 1));
            if left == 1 {
                self.reveal_planet(t, out);
                t.marker = Marker::Mat;
                let seat = t.turn.seat;
                out.tell_all(|| Event::EventPending(seat));
            }
        }
    }

    /// The top planet goes to the first empty space with its moons, if there is one (AND-211 to AND-213).
    fn reveal_planet(&self, t: &mut State, out: &mut Out<'_>) {
        let Some(planet) = t.planet_stack.draw(out.chance()) else { return };
        let free = self.content.fill().iter().find(|space| t.map[**space] == Tile::Empty);
        let space = *free.expect("the map has room for every planet");
        self.place_planet(t, planet, space, out);
    }

    /// A planet with its stack of moons, the top one visible (AND-7).
    pub(crate) fn place_planet(&self, t: &mut State, planet: PlanetId, space: Space, out: &mut Out<'_>) {
        t.map[space] = Tile::Planet(planet);
        t.newest = Some(space);
        let track = self.content.planets[planet].track as usize;
        let stack = &mut t.planets[planet.index()].stack;
        stack.unseen = self.content.sheet().moons - 1;
        stack.top = t.moon_stacks[track].draw(out.chance());
        let top = stack.top;
        out.tell_all(|| Event::PlanetPlaced(planet, space, top));
    }

    /// Takes the top moon of a planet; the next one comes to light (AND-54).
    pub(crate) fn take_top_moon(&self, t: &mut State, planet: PlanetId, out: &mut Out<'_>) -> Option<MoonId> {
        let track = self.content.planets[planet].track as usize;
        let stack = &mut t.planets[planet.index()].stack;
        let top = stack.top.take()?;
        if stack.below.is_empty() {
            if stack.unseen > 0 {
                stack.unseen -= 1;
                stack.top = t.moon_stacks[track].draw(out.chance());
            }
        } else {
            let mut next: Known<MoonId> = stack.below.remove(0);
            next.show(SeatSet::EVERYBODY, out);
            stack.top = Some(next.face);
        }
        if let Some(next) = t.planets[planet.index()].stack.top {
            out.tell_all(|| Event::MoonRevealed(planet, next));
        }
        Some(top)
    }

    /// A claimed moon goes to the area, if there is room; otherwise room may be made (AND-61 to AND-64).
    pub(crate) fn claim(&self, t: &mut State, seat: Seat, moon: MoonId, out: &mut Out<'_>) {
        out.tell_all(|| Event::Claimed(seat, moon));
        if t.players[seat].claimed.len() < usize::from(self.content.sheet().claimed) {
            t.players[seat].claim(moon);
        } else {
            t.stack.push(seat, Room { moon });
        }
    }

    /// A moon goes to the pile and never returns (AND-66).
    pub(crate) fn discard_moon(t: &mut State, seat: Seat, moon: MoonId, out: &mut Out<'_>) {
        t.moon_pile.put(moon);
        out.tell_all(|| Event::MoonDiscarded(seat, moon));
    }

    /// Everything shown on a moon (AND-78).
    pub(crate) fn moon_reward(&self, t: &mut State, seat: Seat, moon: MoonId, out: &mut Out<'_>) {
        let row = &self.content.moons[moon];
        self.gain(t, seat, row.goods, out);
        self.gain_vp(t, seat, row.vp.into(), out);
        if row.repair > 0 {
            t.stack.push(seat, Repair { left: row.repair });
        }
    }

    /// The hand limit by the civilization track and the faction (AND-89).
    pub(crate) fn hand_limit(&self, t: &State, seat: Seat) -> u8 {
        let player = &t.players[seat];
        let mut limit = self.content.sheet().limits.of(Resource::Tactics);
        for track in crate::ids::Track::ALL {
            let entered = &self.content.track(*track).spaces[..=player.index(*track)];
            for (_, space) in entered {
                if let TrackSpace::Hand(raised) = space {
                    limit = *raised;
                }
            }
        }
        limit
            + self.sum_of(t, seat, |ability| match ability {
                Ability::HandLimit(more) => more,
                _ => 0,
            })
    }

    /// Throws a die for a nebula (AND-94).
    pub(crate) fn random_nebula(out: &mut Out<'_>) -> Space {
        Space::nebula(out.chance().die(6))
    }

    /// Whether something hidden that others have seen comes to light for this seat's team.
    pub(crate) fn shows<T: Copy>(face: T, by: SeatSet, to: SeatSet, out: &mut Out<'_>) {
        Known::to(face, by).show(to, out);
    }

    /// Looks through all moons of a planet (Prospectors); the rest keeps its order.
    pub(crate) fn look_at_moons(&self, t: &mut State, seat: Seat, planet: PlanetId, out: &mut Out<'_>) {
        let team = self.team(seat);
        let track = self.content.planets[planet].track as usize;
        let stack = &mut t.planets[planet.index()].stack;
        for known in &mut stack.below {
            known.show(team, out);
        }
        while stack.unseen > 0 {
            stack.unseen -= 1;
            let moon = t.moon_stacks[track].draw(out.chance()).expect("unseen moons are in the bag");
            stack.below.push(Known::to(moon, team));
        }
    }

    /// Takes any moon of a looked-through stack.
    pub(crate) fn take_any_moon(&self, t: &mut State, space: Space, moon: MoonId, out: &mut Out<'_>) {
        let planet = t.planet_at(space).expect("a stack lies on a planet");
        if t.planets[planet.index()].stack.top == Some(moon) {
            self.take_top_moon(t, planet, out);
            return;
        }
        let below = &mut t.planets[planet.index()].stack.below;
        let place = below.iter().position(|known| known.face == moon).expect("a checked moon is there");
        below.remove(place);
    }
}
