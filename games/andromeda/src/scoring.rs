//! Points at any moment, as the score sheet has them (AND-227 to AND-239).

use orrery_core::tally::{Itemised, Part, Sum};
use orrery_core::{Seat, SeatSet, Standing, Tally, Text};

use crate::Andromeda;
use crate::content::{EndCount, EndRow, TrackSpace};
use crate::effects::Ability;
use crate::ids::{ShipKind, Track};
use crate::options::Special;
use crate::state::{Place, State, Tile};

/// The sheet of everybody. Ties go to more modules, then more resources (AND-238, AND-239); team mates add up
/// (AND-259).
pub(crate) fn standing(game: &Andromeda, t: &State, viewer: SeatSet) -> Standing {
    let columns = game.seats.iter().map(|seat| {
        let mut score = Itemised::default();
        game.score(t, seat, viewer, &mut score);
        if game.options.team_mode {
            let mate = game.total(t, Andromeda::mate(seat), viewer);
            score.add(mate, || Text::new("score-mate"));
        }
        let both = |worth: &dyn Fn(Seat) -> i32| game.team(seat).iter().map(worth).sum::<i32>();
        let modules = both(&|seat| Andromeda::modules_of(t, seat));
        let goods = both(&|seat| i32::from(t.players[seat].goods().total()));
        let ties = vec![
            Part { amount: modules, what: Text::new("tie-modules") },
            Part { amount: goods, what: Text::new("tie-resources") },
        ];
        (seat, score, ties)
    });
    Standing::ranked(t.ended.then(|| Text::new("ended")), columns)
}

impl Andromeda {
    /// What a player would have if the game ended now, as these viewers know it. Claimed moons and unused things score
    /// nothing (AND-236).
    pub(crate) fn score<T: Tally>(&self, t: &State, seat: Seat, viewer: SeatSet, tally: &mut T) {
        let player = &t.players[seat];
        let sheet = self.content.sheet();
        tally.add(player.vp.into(), || Text::new("score-vp"));
        for track in Track::ALL {
            let points = self.track_points(t, seat, *track);
            tally.add(points.into(), || Text::new("score-track").name("track", track.key()));
        }
        let (levels, regions) = self.development_points(t, seat);
        tally.add(levels, || Text::new("score-developments"));
        if self.options.special_regions != Special::None {
            tally.add(regions, || Text::new("score-regions"));
        }
        let damaged = i32::from(t.damaged_modules(seat)) * i32::from(sheet.damaged);
        tally.add(-damaged, || Text::new("score-damaged"));
        let stash = i32::from(self.stash(t, seat));
        let goods = i32::from(player.goods().total());
        tally.add(stash * goods, || Text::new("score-stash"));
        for (_, slot) in t.station(seat) {
            let row = &self.content.modules[slot.module];
            if let Some(end) = row.end.filter(|_| !slot.is_damaged()) {
                tally.add(Self::end_points(t, seat, end), || {
                    Text::new("score-module").name("module", crate::words::module_name(&row.id))
                });
            }
        }
        let leaders = i32::from(player.station);
        tally.add(leaders * i32::from(sheet.leader), || Text::new("score-leaders"));
        if self.options.destiny_cards && (t.ended || self.known_to(viewer, seat)) {
            tally.add(self.destiny_points(t, seat), || Text::new("score-destiny"));
        }
        let more = self.sum_of(t, seat, |ability| match ability {
            Ability::EndLeaders(points) => points,
            _ => 0,
        });
        if more > 0 {
            tally.add(leaders * i32::from(more), || Text::new("score-faction"));
        }
    }

    /// Each own development by the level reached on its track (AND-228, AND-R6), and what special regions next to it
    /// are worth (AND-229).
    fn development_points(&self, t: &State, seat: Seat) -> (i32, i32) {
        let (mut levels, mut regions) = (0, 0);
        for (planet, row) in self.content.planets.iter() {
            if t.planets[planet.index()].owner != Some(seat) {
                continue;
            }
            levels += i32::from(self.level_points(t, seat, row.track));
            let Some(space) = t.space_of(planet) else { continue };
            for near in self.content.near(space).iter() {
                regions += i32::from(match t.map[near] {
                    Tile::Quasar => self.content.quasar().vp,
                    Tile::Maelstrom => self.content.maelstrom().vp,
                    _ => 0,
                });
            }
        }
        (levels, regions)
    }

    /// Points of a development on this track.
    pub(crate) fn level_points(&self, t: &State, seat: Seat, track: Track) -> u8 {
        let entered = &self.content.track(track).spaces[..=t.players[seat].index(track)];
        let level = entered.iter().filter_map(|(_, space)| match space {
            TrackSpace::Level(level) => Some(*level),
            _ => None,
        });
        self.content.sheet().levels[usize::from(level.max().unwrap_or(0))]
    }

    /// Points of each unspent resource (AND-172, AND-231).
    pub(crate) fn stash(&self, t: &State, seat: Seat) -> u8 {
        let mut best = 0;
        for track in Track::ALL {
            for (_, space) in &self.content.track(*track).spaces[..=t.players[seat].index(*track)] {
                if let TrackSpace::Stash(points) = space {
                    best = best.max(*points);
                }
            }
        }
        best
    }

    /// What an undamaged end-game module scores (AND-232).
    pub(crate) fn end_points(t: &State, seat: Seat, end: EndRow) -> i32 {
        let player = &t.players[seat];
        let count = match end.count {
            EndCount::Developments => {
                t.planets.iter().filter(|planet| planet.owner == Some(seat)).count() as u16
            }
            EndCount::Cards => player.hand.len(),
            EndCount::Modules(column) => t.row(seat, column).len() as u16,
            EndCount::Ships => player.active_ships().into(),
            EndCount::Leaders => player.station.into(),
            EndCount::Index(track) => player.index(track) as u16,
            EndCount::FaceUp => player.face_up.iter().map(|count| u16::from(*count)).sum(),
            EndCount::Moons => Self::moons_set(t, seat),
            EndCount::Upgrades => player.upgraded().into(),
            EndCount::Stock(resource) => player.has(resource).into(),
        };
        let points = i32::from(end.base) + i32::from(end.each) * i32::from(count / u16::from(end.per));
        end.most.map_or(points, |most| points.min(most.into()))
    }

    fn moons_set(t: &State, seat: Seat) -> u16 {
        let in_modules: u16 = t
            .station(seat)
            .map(|(_, slot)| u16::from(slot.moon.is_some()) + u16::from(slot.joint.is_some()))
            .sum();
        in_modules + u16::from(t.players[seat].operations.is_some())
    }

    /// Both goals count for whoever is highest on their tracks, ties included (AND-234).
    fn destiny_points(&self, t: &State, seat: Seat) -> i32 {
        let Some(destiny) = t.players[seat].destiny else { return 0 };
        let row = &self.content.destinies[destiny];
        let (first, second) = self.content.sheet().goals;
        let highest = |track: Track| {
            let own = t.players[seat].index(track);
            self.seats.iter().all(|other| t.players[other].index(track) <= own)
        };
        [(row.first, first), (row.second, second)]
            .into_iter()
            .map(|(track, points)| if highest(track) { i32::from(points) } else { 0 })
            .sum()
    }

    /// The score without its parts.
    pub(crate) fn total(&self, t: &State, seat: Seat, viewer: SeatSet) -> i32 {
        let mut sum = Sum::default();
        self.score(t, seat, viewer, &mut sum);
        sum.0
    }

    /// Modules of a player, base modules included.
    pub(crate) fn modules_of(t: &State, seat: Seat) -> i32 {
        t.station(seat).count() as i32
    }

    /// Ships of a type that are built and outside developments.
    pub(crate) fn built(t: &State, seat: Seat, kind: ShipKind) -> u8 {
        let all = crate::state::figures(kind).len() as u8;
        let player = &t.players[seat];
        all - player.count(kind, Place::Reserve) - player.count(kind, Place::Development)
    }
}
