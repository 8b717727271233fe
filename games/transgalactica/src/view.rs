//! The table as somebody sees it. Only objectives are secret (TRA-1).

use orrery_core::content::Shown;
use orrery_core::{Chance, Goods, Seat, SeatSet};
use serde::Serialize;

use crate::Transgalactica;
use crate::actions::Pair;
use crate::ids::{
    AbilityId, BonusId, DecreeId, Good, MiningId, MissionId, ObjectiveId, Office, PirateId, PlanetId,
    TechnologyId, Track, WealthId,
};
use crate::space::Space;
use crate::state::{Planet, State};

/// The table as somebody sees it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// From 1.
    pub round: u8,
    /// The order of play.
    pub order: Vec<Seat>,
    /// The planets of the map.
    pub planets: Vec<PlanetView>,
    /// Bonus tokens on the main tracks; the top token of a stack is the last.
    pub stacks: Vec<StackView>,
    /// Bonus tokens on the round track, the next one last.
    pub round_tokens: Vec<Shown<BonusId>>,
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
    /// Offices whose decree is fulfilled now (TRA-229).
    pub fulfilled: Vec<Office>,
    /// Captains that are available.
    pub captains: u8,
    /// Crew members that are available.
    pub crew: u8,
    /// Crew members in cryo pods.
    pub pods: u8,
    /// Development markers in the hold.
    pub markers: u8,
    /// Tokens of the mining track.
    pub mining: Vec<Shown<MiningId>>,
    /// The wealth cards that were taken.
    pub wealth: Option<[Shown<WealthId>; 2]>,
    /// The ability tile.
    pub ability: Option<Shown<AbilityId>>,
    /// How many objectives, and which, for those who know.
    pub objectives: (usize, Option<Vec<Shown<ObjectiveId>>>),
}

impl Transgalactica {
    pub(crate) fn view_for(&self, t: &State, viewer: SeatSet) -> View {
        let (content, values) = (&self.content, self.values());
        let token = |token: &BonusId| values.bonus.shown(*token);
        let planets =
            t.planets.iter().filter_map(|(space, planet)| Some(self.planet_view(space, planet.as_ref()?)));
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
            order: t.order.to_vec(),
            planets: planets.collect(),
            stacks: stacks.collect(),
            round_tokens: t.round_tokens.iter().map(token).collect(),
            mining: t.mining.map(|token| content.mining.shown(token)),
            mining_pile: t.mining_pile.len(),
            technologies: t.technologies.iter().map(|card| content.technologies.shown(card)).collect(),
            missions: missions.map(|card| card.map(|card| content.missions.shown(card))).collect(),
            mission_decks: t.mission_decks.map(|deck| deck.len()),
            decrees: t.decrees.iter().map(|(office, card)| (office, content.decrees.shown(*card))).collect(),
            pairs: pairs.map(|(pair, cards)| (pair, cards.map(|card| values.wealth.shown(card)))).collect(),
            abilities: t.offer.abilities.iter().map(|tile| content.abilities.shown(tile)).collect(),
            players: self.seats.iter().map(|seat| self.player_view(t, seat, viewer)).collect(),
        }
    }

    fn planet_view(&self, space: Space, planet: &Planet) -> PlanetView {
        PlanetView {
            space,
            planet: self.content.planets.shown(planet.planet),
            token: planet.token.map(|token| self.values().bonus.shown(token)),
            pirates: planet.pirates.map(|pirates| self.values().pirates.shown(pirates)),
        }
    }

    fn player_view(&self, t: &State, seat: Seat, viewer: SeatSet) -> PlayerView {
        let player = &t.players[seat];
        let levels =
            Track::ALL.iter().map(|track| (*track, player.level(*track), self.level(t, seat, *track)));
        let fulfilled = t
            .decrees
            .iter()
            .filter(|(_, decree)| self.unmet(t, seat, &self.content.decrees[**decree].needs).is_none());
        let objectives =
            || player.objectives.iter().map(|card| self.content.objectives.shown(*card)).collect();
        PlayerView {
            seat,
            goods: player.goods,
            points: player.points,
            levels: levels.collect(),
            fulfilled: fulfilled.map(|(office, _)| office).collect(),
            captains: player.captains,
            crew: player.crew,
            pods: player.pods,
            markers: player.markers,
            mining: player.mining.iter().map(|token| self.content.mining.shown(*token)).collect(),
            wealth: player.wealth.map(|cards| cards.map(|card| self.values().wealth.shown(card))),
            ability: player.ability.map(|tile| self.content.abilities.shown(tile)),
            objectives: (player.objectives.len(), viewer.contains(seat).then(objectives)),
        }
    }

    /// Deals anew what these seats cannot know: the objectives of the others. The order of decks and piles was never
    /// decided.
    pub(crate) fn deal_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        let hidden = |seat: &Seat| !viewer.contains(*seat);
        for seat in self.seats.iter().filter(hidden) {
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
