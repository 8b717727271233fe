//! What players have: levels, outposts by colour and type, missions, and whether a condition holds.

use orrery_core::{Seat, Set};
use tinyvec::ArrayVec;

use crate::Transgalactica;
use crate::content::{PlanetRow, Slot};
use crate::effects::{Ability, Condition, Counter, Filter, Missions, Need};
use crate::ids::{Colour, Good, MissionId, MissionType, Track};
use crate::space::{Space, Spaces};
use crate::state::State;

impl Transgalactica {
    /// The abilities of a player: those of the tile and of marked cards.
    pub(crate) fn abilities(&self, t: &State, seat: Seat) -> impl Iterator<Item = &Ability> {
        let player = &t.players[seat];
        let tile = player.ability.into_iter().flat_map(|tile| &self.content.abilities[tile].always);
        let cards = player.technologies.iter().flat_map(|card| &self.content.technologies[card].always);
        tile.chain(cards)
    }

    /// Whether a player has such an ability.
    pub(crate) fn has(&self, t: &State, seat: Seat, is: impl Fn(&Ability) -> bool) -> bool {
        self.abilities(t, seat).any(is)
    }

    /// The level without what lasts to the end of the round only: what counts at the end (TRA-285).
    pub(crate) fn lasting_level(&self, t: &State, seat: Seat, track: Track) -> u8 {
        let player = &t.players[seat];
        let bonus = |abilities: &[Ability]| -> u8 {
            let bonus = abilities.iter().map(|ability| match ability {
                Ability::LevelBonus(of, bonus) if *of == track => *bonus,
                _ => 0,
            });
            bonus.sum()
        };
        let mut level = player.level(track);
        if let Some(tile) = player.ability {
            level += bonus(&self.content.abilities[tile].always);
        }
        for card in player.technologies.intersection(self.content.raising()).iter() {
            level += bonus(&self.content.technologies[card].always);
        }
        level
    }

    /// The effective level (TRA-13).
    pub(crate) fn level(&self, t: &State, seat: Seat, track: Track) -> u8 {
        self.lasting_level(t, seat, track) + t.players[seat].raised[track]
    }

    /// The planet on a space; the Capital is none (TRA-147).
    pub(crate) fn planet(&self, t: &State, space: Space) -> Option<&PlanetRow> {
        t.planets[space].map(|planet| &self.content.planets[planet.planet])
    }

    /// Own outposts on planets that pass.
    fn outposts_on(&self, t: &State, seat: Seat, passes: impl Fn(&PlanetRow) -> bool) -> Spaces {
        let outposts = t.players[seat].outposts.iter();
        outposts.filter(|space| self.planet(t, *space).is_some_and(&passes)).collect()
    }

    /// How many own outposts pass (TRA-143, TRA-144, TRA-147, TRA-256, TRA-257).
    pub(crate) fn outposts(&self, t: &State, seat: Seat, filter: Filter) -> u8 {
        match filter {
            Filter::All => t.players[seat].outposts.len(),
            Filter::Colour(colour) => self.outposts_on(t, seat, |row| row.colours.contains(&colour)).len(),
            Filter::Type(kind) => self.outposts_on(t, seat, |row| row.kind == kind).len(),
            Filter::TradeLevel => {
                let shows = |row: &PlanetRow| row.slots.iter().any(|slot| matches!(slot, Slot::Trade(_)));
                self.outposts_on(t, seat, shows).len()
            }
        }
    }

    /// The most different colours that own planets can stand for, each for one of its colours (TRA-145).
    fn different_colours(&self, t: &State, seat: Seat) -> u8 {
        let shows = |colour: Colour| self.outposts_on(t, seat, |row| row.colours.contains(&colour));
        matching(&[Colour::Yellow, Colour::Green, Colour::Purple, Colour::Grey].map(shows), Set::NONE)
    }

    /// The most own planets of one colour (TRA-146).
    fn same_colour(&self, t: &State, seat: Seat) -> u8 {
        let counts = Colour::ALL.iter().map(|colour| self.outposts(t, seat, Filter::Colour(*colour)));
        counts.max().unwrap_or_default()
    }

    /// Completed missions of a type (TRA-207).
    fn of_type(&self, t: &State, seat: Seat, kind: MissionType) -> Set<MissionId> {
        let completed = t.players[seat].completed.iter();
        completed.filter(|card| self.content.missions[*card].types.contains(&kind)).collect()
    }

    fn missions(&self, t: &State, seat: Seat, missions: Missions) -> u8 {
        match missions {
            Missions::All => t.players[seat].completed.len(),
            Missions::Of(kind) => self.of_type(t, seat, kind).len(),
        }
    }

    /// How many of these things a player has at the end; `last` is what the effect before has handled.
    pub(crate) fn count(&self, t: &State, seat: Seat, what: &Counter, last: u8) -> u16 {
        let player = &t.players[seat];
        match what {
            Counter::Outposts(filter) => self.outposts(t, seat, *filter).into(),
            Counter::Missions(missions) => self.missions(t, seat, *missions).into(),
            Counter::Pirates => player.pirates.len() as u16,
            Counter::Technologies => player.technologies.len().into(),
            Counter::Levels(tracks) => {
                tracks.iter().map(|track| u16::from(self.lasting_level(t, seat, *track))).sum()
            }
            Counter::ResourcesLeft => player.goods.total() - u16::from(player.goods[Good::Credit]),
            Counter::MarkersOnOwn => {
                let shared = |other: Seat| t.players[other].technologies.intersection(player.technologies);
                self.seats.iter().map(|other| u16::from(shared(other).len())).sum()
            }
            Counter::Last => last.into(),
        }
    }

    /// What a single requirement asks for, what the player has of it, and what is needed; nothing if it is several.
    pub(crate) fn measure(&self, t: &State, seat: Seat, condition: &Condition) -> Option<(Need, u8, u8)> {
        Some(match condition {
            Condition::Level(track, level) => {
                (Need::Level(*track, *level), self.level(t, seat, *track), *level)
            }
            Condition::Outposts(filter, count) => {
                (Need::Outposts(*filter, *count), self.outposts(t, seat, *filter), *count)
            }
            Condition::DifferentColours(count) => {
                (Need::DifferentColours(*count), self.different_colours(t, seat), *count)
            }
            Condition::SameColour(count) => (Need::SameColour(*count), self.same_colour(t, seat), *count),
            Condition::AnyColours(colours, count) => {
                let shows = |row: &PlanetRow| row.colours.iter().any(|colour| colours.contains(colour));
                let has = self.outposts_on(t, seat, shows).len();
                (Need::AnyColours(colours.iter().copied().collect(), *count), has, *count)
            }
            Condition::Types(types) => {
                let has =
                    types.iter().filter(|kind| self.outposts(t, seat, Filter::Type(**kind)) > 0).count();
                (Need::Types(types.iter().copied().collect()), has as u8, types.len() as u8)
            }
            Condition::Pirates(count) => (Need::Pirates(*count), t.players[seat].pirates.len() as u8, *count),
            Condition::Missions(missions, count) => {
                (Need::Missions(*missions, *count), self.missions(t, seat, *missions), *count)
            }
            Condition::MissionTypes(types) => {
                let types: Set<MissionType> = types.iter().copied().collect();
                let sets: ArrayVec<[_; MissionType::ALL.len()]> =
                    types.iter().map(|kind| self.of_type(t, seat, kind)).collect();
                (Need::MissionTypes(types), matching(&sets, Set::NONE), types.len())
            }
            Condition::Technologies(count) => {
                (Need::Technologies(*count), t.players[seat].technologies.len(), *count)
            }
            Condition::All(_) | Condition::Any(_) => return None,
        })
    }

    /// The first part of a condition that does not hold, with what the player has of it; nothing if all holds.
    pub(crate) fn unmet(&self, t: &State, seat: Seat, condition: &Condition) -> Option<(Need, u8)> {
        match condition {
            Condition::All(parts) => parts.iter().find_map(|part| self.unmet(t, seat, part)),
            Condition::Any(ways) => {
                let mut unmet = ways.iter().map(|way| self.unmet(t, seat, way));
                let first = unmet.next()??;
                unmet.all(|way| way.is_some()).then_some(first)
            }
            _ => {
                let (need, has, needs) = self.measure(t, seat, condition)?;
                (has < needs).then_some((need, has))
            }
        }
    }

    /// How far a player has come with each part of a condition; of several ways the one that lacks least.
    pub(crate) fn progress(&self, t: &State, seat: Seat, condition: &Condition) -> Vec<(Need, u8, u8)> {
        let lacks = |parts: &Vec<(Need, u8, u8)>| -> u16 {
            parts.iter().map(|(_, has, needs)| u16::from(needs.saturating_sub(*has))).sum()
        };
        match condition {
            Condition::All(parts) => parts.iter().flat_map(|part| self.progress(t, seat, part)).collect(),
            Condition::Any(ways) => {
                ways.iter().map(|way| self.progress(t, seat, way)).min_by_key(lacks).unwrap_or_default()
            }
            _ => self.measure(t, seat, condition).into_iter().collect(),
        }
    }
}

/// How many of these sets can each have a member of its own.
fn matching<I: orrery_core::id::Id>(sets: &[Set<I>], used: Set<I>) -> u8 {
    let Some((set, rest)) = sets.split_first() else { return 0 };
    let without = matching(rest, used);
    let with = set.minus(used).iter().map(|one| 1 + matching(rest, used.with(one)));
    with.max().unwrap_or_default().max(without)
}
