//! The table as somebody sees it. Only objectives are secret (TRA-1).

use orrery_core::content::Shown;
use orrery_core::procedure::Frames as _;
use orrery_core::{Chance, Goods, Seat, SeatSet};
use serde::Serialize;

use crate::Transgalactica;
use crate::actions::{Pair, Ship};
use crate::flow::Step;
use crate::forecast::Forecast;
use crate::ids::{
    AbilityId, Area, BonusId, DecreeId, FleetId, Good, MiningId, MissionId, ObjectiveId, Office, PirateId,
    PlanetId, TechnologyId, Track, WealthId,
};
use crate::space::Space;
use crate::state::{Lieutenant, Planet, State};

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first round.
    Setup,
    /// Sources of income pay.
    Income,
    /// Turns.
    Action,
    /// The last round is over.
    End,
}

/// The table as somebody sees it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// From 1.
    pub round: u8,
    /// Rounds of the game.
    pub rounds: u8,
    /// Where the game is.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// How many players have passed in succession.
    pub passes: u8,
    /// The order of play.
    pub order: Vec<Seat>,
    /// The planets of the map.
    pub planets: Vec<PlanetView>,
    /// Bonus tokens on the main tracks; the top token of a stack is the last.
    pub stacks: Vec<StackView>,
    /// Bonus tokens on the round track, the next one last.
    pub round_tokens: Vec<Shown<BonusId>>,
    /// Whose captains are on the main actions.
    pub captains: Vec<(Area, Vec<Seat>)>,
    /// Who has followed each main action in this round.
    pub followers: Vec<(Area, Vec<Seat>)>,
    /// The main action that others may follow now or once it is finished.
    pub follows: Option<Area>,
    /// The order of the next round, if it began now.
    pub next_order: Vec<Seat>,
    /// The token of the mining area.
    pub mining: Option<Shown<MiningId>>,
    /// Face-down mining tokens.
    pub mining_pile: u16,
    /// Technology cards on display.
    pub technologies: Vec<Shown<TechnologyId>>,
    /// Missions on display, from the bottom.
    pub missions: Vec<Option<Shown<MissionId>>>,
    /// Cards in the two mission decks.
    pub mission_decks: [u16; 2],
    /// The open decrees.
    pub decrees: Vec<(Office, Shown<DecreeId>)>,
    /// Whose crew sits in the offices, in the order of the seats.
    pub senate: Vec<(Office, Vec<Seat>)>,
    /// Pairs of wealth cards to be taken.
    pub pairs: Vec<(Pair, [Shown<WealthId>; 2])>,
    /// Ability tiles to be taken.
    pub abilities: Vec<Shown<AbilityId>>,
    /// Everybody in seat order.
    pub players: Vec<PlayerView>,
}

/// A planet on the map.
#[derive(Clone, Debug, Serialize)]
pub struct PlanetView {
    /// Where.
    pub space: Space,
    /// Which.
    pub planet: Shown<PlanetId>,
    /// Who has an outpost on each slot.
    pub slots: Vec<Option<Seat>>,
    /// Everybody with an outpost there.
    pub outposts: Vec<Seat>,
    /// Its token.
    pub token: Option<Shown<BonusId>>,
    /// Its pirates.
    pub pirates: Option<Shown<PirateId>>,
}

/// A stack of bonus tokens.
#[derive(Clone, Debug, Serialize)]
pub struct StackView {
    /// On which track.
    pub track: Track,
    /// At which level.
    pub level: u8,
    /// From the bottom.
    pub tokens: Vec<Shown<BonusId>>,
}

/// One player.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// Resources and credits.
    pub goods: Goods<Good>,
    /// Points on the score track.
    pub points: u16,
    /// Levels of the markers, and what they count as.
    pub levels: Vec<(Track, u8, u8)>,
    /// What levels count higher to the end of the round.
    pub raised: Vec<(Track, u8)>,
    /// What the military comparison would bring and cost if the round ended now.
    pub military: (u8, u8),
    /// Offices whose decree is fulfilled now (TRA-229).
    pub fulfilled: Vec<Office>,
    /// Captains that are available.
    pub captains: u8,
    /// Crew members that are available.
    pub crew: u8,
    /// Captains that are out.
    pub captains_out: u8,
    /// Crew members that are out.
    pub crew_out: u8,
    /// Crew members in cryo pods.
    pub pods: u8,
    /// The Lieutenant.
    pub lieutenant: Lieutenant,
    /// The segment of the priority track.
    pub segment: u8,
    /// Where outposts have been placed.
    pub outposts: Vec<Space>,
    /// Where ships are.
    pub ships: Vec<(Ship, Space)>,
    /// Development markers in the hold.
    pub markers: u8,
    /// Tokens of the mining track.
    pub mining: Vec<Shown<MiningId>>,
    /// Fleet tokens in the order of the trade track.
    pub fleet: Vec<Shown<FleetId>>,
    /// How many of them are on the income track.
    pub fleet_out: usize,
    /// Pirate tokens.
    pub pirates: Vec<Shown<PirateId>>,
    /// Bonus tokens that can be used.
    pub tokens: Vec<Shown<BonusId>>,
    /// Bonus tokens that have been used.
    pub used: Vec<Shown<BonusId>>,
    /// Bonus tokens set aside.
    pub cache: Vec<Shown<BonusId>>,
    /// Marked technology cards.
    pub technologies: Vec<Shown<TechnologyId>>,
    /// Those used in this round.
    pub flipped: Vec<Shown<TechnologyId>>,
    /// Missions of the log.
    pub log: Vec<Shown<MissionId>>,
    /// Places of the log.
    pub log_size: u8,
    /// Completed missions.
    pub completed: Vec<Shown<MissionId>>,
    /// Offices with an own crew member.
    pub offices: Vec<Office>,
    /// Planets whose action was used in this round.
    pub planets_used: Vec<Space>,
    /// Whether the ability tile was used in this round.
    pub ability_used: bool,
    /// The wealth cards that were taken.
    pub wealth: Option<[Shown<WealthId>; 2]>,
    /// The ability tile.
    pub ability: Option<Shown<AbilityId>>,
    /// The objective that is scored, for those who know.
    pub scored: Option<Shown<ObjectiveId>>,
    /// How many objectives, and which, for those who know.
    pub objectives: (usize, Option<Vec<Shown<ObjectiveId>>>),
    /// What each of them would bring now, for those who know.
    pub objective_points: Vec<u16>,
    /// What is coming.
    pub forecast: Forecast,
}

pub(crate) fn phase(t: &State) -> Phase {
    match t.stack.nearest::<Step>() {
        None => Phase::End,
        Some((_, step)) => match step {
            Step::Mining(_)
            | Step::Draft(_)
            | Step::Wealth(_)
            | Step::FirstOutposts
            | Step::Abilities(_)
            | Step::EndOfSetup => Phase::Setup,
            Step::Income(_) => Phase::Income,
            Step::Turns(_) | Step::Upkeep => Phase::Action,
            Step::Objectives | Step::End => Phase::End,
        },
    }
}

impl Transgalactica {
    pub(crate) fn view_for(&self, t: &State, viewer: SeatSet) -> View {
        let (content, values) = (&self.content, self.values());
        let token = |token: &BonusId| values.bonus.shown(*token);
        let planets =
            t.planets.iter().filter_map(|(space, planet)| Some(self.planet_view(t, space, planet.as_ref()?)));
        let stacks = t.stacks.iter().flat_map(|(track, levels)| {
            let stacks = levels.iter().filter(|(_, tokens)| !tokens.is_empty());
            stacks.map(move |(level, tokens)| StackView {
                track,
                level: level.index() as u8,
                tokens: tokens.iter().map(token).collect(),
            })
        });
        let pairs = t.offer.pairs.iter().filter_map(|(pair, cards)| Some((pair, (*cards)?)));
        let missions = t.missions.iter().flatten();
        View {
            round: t.round,
            rounds: content.sheet().rounds,
            phase: phase(t),
            turn: t.turn.acting,
            passes: t.turn.passes,
            order: t.order.to_vec(),
            planets: planets.collect(),
            stacks: stacks.collect(),
            round_tokens: t.round_tokens.iter().map(token).collect(),
            captains: t.captains.iter().map(|(area, seats)| (area, seats.iter().collect())).collect(),
            followers: t.followers.iter().map(|(area, seats)| (area, seats.iter().collect())).collect(),
            follows: t.turn.follows,
            next_order: Self::next_order(t).to_vec(),
            mining: t.mining.map(|token| content.mining.shown(token)),
            mining_pile: t.mining_pile.len(),
            technologies: t.technologies.iter().map(|card| content.technologies.shown(card)).collect(),
            missions: missions.map(|card| card.map(|card| content.missions.shown(card))).collect(),
            mission_decks: t.mission_decks.map(|deck| deck.len()),
            decrees: t.decrees.iter().map(|(office, card)| (office, content.decrees.shown(*card))).collect(),
            senate: t.senate.iter().map(|(office, seats)| (office, seats.to_vec())).collect(),
            pairs: pairs.map(|(pair, cards)| (pair, cards.map(|card| values.wealth.shown(card)))).collect(),
            abilities: t.offer.abilities.iter().map(|tile| content.abilities.shown(tile)).collect(),
            players: self.seats.iter().map(|seat| self.player_view(t, seat, viewer)).collect(),
        }
    }

    fn planet_view(&self, t: &State, space: Space, planet: &Planet) -> PlanetView {
        let slots = self.content.planets[planet.planet].slots.len();
        let there = |seat: &Seat| t.players[*seat].outposts.contains(space);
        PlanetView {
            space,
            planet: self.content.planets.shown(planet.planet),
            slots: planet.slots[..slots].to_vec(),
            outposts: self.seats.iter().filter(there).collect(),
            token: planet.token.map(|token| self.values().bonus.shown(token)),
            pirates: planet.pirates.map(|pirates| self.values().pirates.shown(pirates)),
        }
    }

    fn player_view(&self, t: &State, seat: Seat, viewer: SeatSet) -> PlayerView {
        let (player, values) = (&t.players[seat], self.values());
        let (technologies, missions) = (&self.content.technologies, &self.content.missions);
        let levels =
            Track::ALL.iter().map(|track| (*track, player.level(*track), self.level(t, seat, *track)));
        let fulfilled = t
            .decrees
            .iter()
            .filter(|(_, decree)| self.unmet(t, seat, &self.content.decrees[**decree].needs).is_none());
        let knows = Self::knows_objectives(t, seat, viewer);
        let worth = |card: &ObjectiveId| {
            let (_, points, design) = self.objective_points(t, seat, *card);
            points + design
        };
        let objectives =
            || player.objectives.iter().map(|card| self.content.objectives.shown(*card)).collect();
        PlayerView {
            seat,
            goods: player.goods,
            points: player.points,
            raised: player.raised.iter().filter(|(_, by)| **by > 0).map(|(track, by)| (track, *by)).collect(),
            military: self.military_result(t, seat),
            levels: levels.collect(),
            fulfilled: fulfilled.map(|(office, _)| office).collect(),
            captains: player.captains,
            crew: player.crew,
            captains_out: player.captains_out,
            crew_out: player.crew_out,
            pods: player.pods,
            lieutenant: player.lieutenant,
            segment: player.segment,
            outposts: player.outposts.iter().collect(),
            ships: Self::ships(t, seat).collect(),
            fleet: player.fleet.iter().map(|token| self.content.fleet.shown(*token)).collect(),
            fleet_out: self.fleets_out(t, seat),
            pirates: player.pirates.iter().map(|token| values.pirates.shown(*token)).collect(),
            tokens: player.tokens.things().map(|token| values.bonus.shown(token)).collect(),
            used: player.used.things().map(|token| values.bonus.shown(token)).collect(),
            cache: player.cache.iter().map(|token| values.bonus.shown(*token)).collect(),
            technologies: player.technologies.iter().map(|card| technologies.shown(card)).collect(),
            flipped: player.flipped.iter().map(|card| technologies.shown(card)).collect(),
            log: player.log.iter().map(|card| missions.shown(*card)).collect(),
            log_size: self.log_size(t, seat),
            completed: player.completed.iter().map(|card| missions.shown(card)).collect(),
            offices: player.offices.iter().collect(),
            planets_used: player.planets_used.iter().collect(),
            ability_used: player.ability_used,
            markers: player.markers,
            mining: player.mining.iter().map(|token| self.content.mining.shown(*token)).collect(),
            wealth: player.wealth.map(|cards| cards.map(|card| self.values().wealth.shown(card))),
            ability: player.ability.map(|tile| self.content.abilities.shown(tile)),
            objectives: (player.objectives.len(), knows.then(objectives)),
            scored: self.shown_choice(t, seat, viewer),
            objective_points: if knows { player.objectives.iter().map(worth).collect() } else { Vec::new() },
            forecast: self.forecast(t, seat, viewer),
        }
    }

    /// Objectives stay secret until the game is over (TRA-262).
    pub(crate) fn knows_objectives(t: &State, seat: Seat, viewer: SeatSet) -> bool {
        viewer.contains(seat) || t.stack.is_empty()
    }

    fn shown_choice(&self, t: &State, seat: Seat, viewer: SeatSet) -> Option<Shown<ObjectiveId>> {
        let player = &t.players[seat];
        let place = player.scored.filter(|_| Self::knows_objectives(t, seat, viewer))?;
        player.objectives.get(usize::from(place)).map(|card| self.content.objectives.shown(*card))
    }

    /// Deals anew what these seats cannot know: the objectives of the others, and which of them they have chosen. The order
    /// of decks and piles was never decided.
    pub(crate) fn deal_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        if t.stack.is_empty() {
            return;
        }
        let hidden = |seat: &Seat| !viewer.contains(*seat);
        for seat in self.seats.iter().filter(hidden) {
            t.players[seat].scored = None;
            for card in t.players[seat].objectives {
                t.objectives.put(card);
            }
        }
        for seat in self.seats.iter().filter(hidden) {
            for place in 0..t.players[seat].objectives.len() {
                let card = t.objectives.draw(chance).expect("as many as were put back");
                t.players[seat].objectives[place] = card;
            }
        }
    }
}
