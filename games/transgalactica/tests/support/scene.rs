//! A table laid out by hand: tests say what lies there, what is done, and what comes of it.

#![allow(dead_code)] // Every test file uses its own part of this vocabulary.

use orrery_core::procedure::{self, Frames as _};
use orrery_core::{Chance, Game as _, Goods, Outcome, Outside, Publish as _, Seats};
use orrery_testkit::{Acts, Stage, seat};
use orrery_transgalactica::actions::Ship;
use orrery_transgalactica::flow::Step;
use orrery_transgalactica::ids::{
    AbilityId, BonusId, FleetId, Good, MiningId, MissionId, ObjectiveId, Office, PirateId, PlanetId,
    TechnologyId, Track,
};
use orrery_transgalactica::options::DataSet;
use orrery_transgalactica::procedures::follow::Window;
use orrery_transgalactica::procedures::turn;
use orrery_transgalactica::space::Space;
use orrery_transgalactica::state::{Income, Level, Planet, Player, State, Turn};
use orrery_transgalactica::{Action, Content, Options, Transgalactica};
use serde_json::{Value, json};

fn content() -> std::sync::Arc<Content> {
    Transgalactica::built_in()
}

macro_rules! by_name {
    ($($name:ident -> $id:ty: $field:ident;)+) => {
        $(pub fn $name(id: &str) -> $id {
            content().$field.named(id).unwrap_or_else(|| panic!("there is no `{id}`"))
        })+
    };
}

by_name! {
    planet -> PlanetId: planets;
    mining -> MiningId: mining;
    fleet -> FleetId: fleet;
    ability -> AbilityId: abilities;
    objective -> ObjectiveId: objectives;
    technology -> TechnologyId: technologies;
    mission -> MissionId: missions;
}

pub fn bonus(id: &str) -> BonusId {
    content().values(DataSet::Tuned).bonus.named(id).unwrap_or_else(|| panic!("there is no `{id}`"))
}

pub fn pirates(id: &str) -> PirateId {
    content().values(DataSet::Tuned).pirates.named(id).unwrap_or_else(|| panic!("there is no `{id}`"))
}

pub fn space(word: &str) -> Space {
    word.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Replaces names by the numbers of the notation: `mark archive`, `token fame`, `complete folk_festival`.
pub fn action(text: &str) -> Action {
    let all = content();
    let mut verb = "";
    let number = |verb: &str, word: &str| match verb {
        "mark" | "use" => all.technologies.named(word).map(|id| id.to_string()),
        "take" | "complete" | "complete-without" | "discard" => {
            all.missions.named(word).map(|id| id.to_string())
        }
        "token" | "cache" | "refresh" => {
            all.values(DataSet::Tuned).bonus.named(word).map(|id| id.to_string())
        }
        "ability" => all.abilities.named(word).map(|id| id.to_string()),
        "objective" => all.objectives.named(word).map(|id| id.to_string()),
        _ => None,
    };
    let mut words = Vec::new();
    for (place, word) in text.split(' ').enumerate() {
        if place == 0 {
            verb = word;
        }
        words.push(number(verb, word).unwrap_or_else(|| word.to_owned()));
    }
    words.join(" ").parse().unwrap_or_else(|error| panic!("{error}"))
}

orrery_testkit::scene! {
    /// The action phase of round 1: seat 1 has the turn. Everybody has a captain on each space, one crew member, the outpost
    /// and the ship on the Capital, no goods, no tokens, no tile. No planet has a token or pirates, no technology card is on
    /// display, and the decrees are hard to fulfil.
    pub struct Scene of Transgalactica;
}

impl Acts<Transgalactica> for Scene {
    fn action(text: &str) -> Action {
        action(text)
    }
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::with(seats, json!({}))
    }

    /// With these options.
    #[allow(clippy::needless_pass_by_value)] // Written as `json!` at each call.
    pub fn with(seats: u8, options: Value) -> Self {
        let mut all = json!({"draft": "random", "first_player": 1});
        for (name, value) in options.as_object().expect("options are an object") {
            all[name] = value.clone();
        }
        let options: Options = serde_json::from_value(all).expect("options");
        let game = Transgalactica::new(Transgalactica::built_in(), options, Seats::new(seats)).unwrap();
        let mut scene = Self::from(Stage::dealt(game, 1));
        scene.state.order = (1..=seats).map(seat).collect();
        for number in 1..=seats {
            let before = scene.state.players[seat(number)];
            let mut player = Player {
                captains: before.captains + before.captains_out,
                crew: 1,
                pods: 5,
                markers: 2,
                segment: 1,
                objectives: before.objectives,
                ..Player::default()
            };
            player.levels[Track::Production] = 1;
            player.outposts.put(Space::Hub);
            player.ships[Ship::First] = Some(Space::Hub);
            player.fleet = ["courier_line", "freight_line", "cruise_line"].map(fleet);
            player.mining.push(mining("ore_vein"));
            scene.state.players[seat(number)] = player;
        }
        for planet in scene.state.planets.values_mut().flatten() {
            *planet = Planet { planet: planet.planet, ..Planet::default() };
        }
        scene.state.planets[Space::Own] = None;
        scene.state.income = Income::default();
        scene.state.technologies = orrery_core::Set::NONE;
        scene.decree("a", "enlightenment_act").decree("b", "armed_trade_act").decree("c", "anti_piracy_act");
        scene.state.gaps = [0; 2];
        scene.turn_of(1);
        scene
    }

    /// Gives the turn to a seat.
    pub fn turn_of(&mut self, number: u8) -> &mut Self {
        let place = self.state.order.iter().position(|other| *other == seat(number)).expect("a seat");
        let next = (place + 1) % self.state.order.len();
        self.state.stack.clear();
        self.state.stack.push(seat(1), Step::Turns(next as u8));
        self.state.stack.push(seat(number), turn::Turn);
        self.state.turn = Turn { acting: Some(seat(number)), ..Turn::default() };
        self
    }

    /// Goes on with this step of the sequence of play, up to the next question.
    pub fn run_from(&mut self, step: Step) -> &mut Self {
        self.state.stack.clear();
        self.state.turn = Turn::default();
        self.state.stack.push(seat(1), step);
        self.go_on()
    }

    /// Seat 1 has finished this action: the others are asked whether they follow.
    pub fn followed(&mut self, area: &str) -> &mut Self {
        self.state.stack.clear();
        self.state.turn = Turn::default();
        self.state.stack.push(seat(1), Step::Turns(1));
        let area = area.parse().unwrap_or_else(|error| panic!("{error}"));
        self.state.stack.push(seat(1), Window { area, asked: 0 });
        self.go_on()
    }

    fn go_on(&mut self) -> &mut Self {
        let outcomes: Vec<_> = self.stage.draws.drain(..).collect();
        let mut chance = if outcomes.is_empty() { Chance::sampled(7) } else { Chance::replayed(&outcomes) };
        let Stage { game, state, told, .. } = &mut self.stage;
        told.clear();
        let mut listener = |audience, event| told.push((audience, event));
        procedure::run(&**game, state, &mut Outside::told_to(seat(1), &mut chance, &mut listener));
        self
    }

    /// The income of seat 1 alone begins.
    pub fn income(&mut self) -> &mut Self {
        self.run_from(Step::Income(0))
    }

    pub fn upkeep(&mut self) -> &mut Self {
        self.run_from(Step::Upkeep)
    }

    pub fn at(&self, number: u8) -> &Player {
        &self.state.players[seat(number)]
    }

    pub fn at_mut(&mut self, number: u8) -> &mut Player {
        &mut self.state.players[seat(number)]
    }

    pub fn t(&self) -> &State {
        &self.state
    }

    // Laying out.

    /// Energy, ore, aliens, credits.
    pub fn goods(&mut self, number: u8, goods: [u8; 4]) -> &mut Self {
        self.at_mut(number).goods = Goods::new(goods);
        self
    }

    pub fn points(&mut self, number: u8, points: u16) -> &mut Self {
        self.at_mut(number).points = points;
        self
    }

    pub fn level(&mut self, number: u8, track: &str, level: u8) -> &mut Self {
        let track: Track = track.parse().unwrap_or_else(|error| panic!("{error}"));
        self.at_mut(number).levels[track] = level;
        self
    }

    /// Captains and crew that are available.
    pub fn workers(&mut self, number: u8, captains: u8, crew: u8) -> &mut Self {
        let player = self.at_mut(number);
        player.captains_out += player.captains;
        player.captains = captains;
        player.captains_out -= captains;
        player.crew = crew;
        player.pods = 6 - crew;
        self
    }

    /// Lays a planet on a space, whatever lay there; the other copy becomes what lay there.
    pub fn planet(&mut self, at: &str, id: &str) -> &mut Self {
        let (at, id) = (space(at), planet(id));
        let before = self.state.planets[at].map(|planet| planet.planet);
        for other in self.state.planets.values_mut().flatten() {
            if other.planet == id {
                other.planet = before.unwrap_or(id);
            }
        }
        self.state.planets[at] = Some(Planet { planet: id, ..Planet::default() });
        self
    }

    pub fn pirates(&mut self, at: &str, id: &str) -> &mut Self {
        self.state.planets[space(at)].as_mut().expect("a planet").pirates = Some(pirates(id));
        self
    }

    pub fn planet_token(&mut self, at: &str, id: &str) -> &mut Self {
        self.state.planets[space(at)].as_mut().expect("a planet").token = Some(bonus(id));
        self
    }

    /// An outpost on the first free slot.
    pub fn outpost(&mut self, number: u8, at: &str) -> &mut Self {
        let at = space(at);
        self.at_mut(number).outposts.put(at);
        if let Some(planet) = self.state.planets[at].as_mut()
            && let Some(slot) = planet.slots.iter_mut().find(|slot| slot.is_none())
        {
            *slot = Some(seat(number));
        }
        self
    }

    pub fn ship(&mut self, number: u8, at: &str) -> &mut Self {
        self.at_mut(number).ships[Ship::First] = Some(space(at));
        self
    }

    pub fn second_ship(&mut self, number: u8, at: &str) -> &mut Self {
        self.tile(number, "second_ship");
        self.at_mut(number).ships[Ship::Second] = Some(space(at));
        self
    }

    pub fn tile(&mut self, number: u8, id: &str) -> &mut Self {
        self.at_mut(number).ability = Some(ability(id));
        self
    }

    /// Marks a card without further ado.
    pub fn marked(&mut self, number: u8, id: &str) -> &mut Self {
        self.at_mut(number).technologies.put(technology(id));
        self
    }

    /// Technology cards on display.
    pub fn display(&mut self, ids: &[&str]) -> &mut Self {
        self.state.technologies = ids.iter().map(|id| technology(id)).collect();
        self
    }

    /// Missions on display, level 1 or 2, from the bottom; the rest of the level is the deck.
    pub fn missions(&mut self, level: usize, ids: &[&str]) -> &mut Self {
        let all = content();
        let cards = all.missions.iter().filter(|(_, row)| usize::from(row.level) == level);
        let shown: Vec<_> = ids.iter().map(|id| mission(id)).collect();
        self.state.mission_decks[level - 1] =
            cards.map(|(card, _)| card).filter(|card| !shown.contains(card)).collect();
        self.state.missions[level - 1] = [None; 3];
        for (place, card) in shown.into_iter().enumerate() {
            self.state.missions[level - 1][place] = Some(card);
        }
        self
    }

    pub fn logged(&mut self, number: u8, ids: &[&str]) -> &mut Self {
        for id in ids {
            self.at_mut(number).log.push(mission(id));
        }
        self
    }

    pub fn completed(&mut self, number: u8, ids: &[&str]) -> &mut Self {
        for id in ids {
            self.at_mut(number).completed.put(mission(id));
        }
        self
    }

    pub fn token(&mut self, number: u8, id: &str) -> &mut Self {
        self.at_mut(number).tokens.put(bonus(id));
        self
    }

    pub fn used(&mut self, number: u8, id: &str) -> &mut Self {
        self.at_mut(number).used.put(bonus(id));
        self
    }

    /// The tokens of a track space, the top one last.
    pub fn stack(&mut self, track: &str, level: u8, ids: &[&str]) -> &mut Self {
        let track: Track = track.parse().unwrap_or_else(|error| panic!("{error}"));
        self.state.stacks[track][Level::new(level)] = ids.iter().map(|id| bonus(id)).collect();
        self
    }

    pub fn decree(&mut self, office: &str, id: &str) -> &mut Self {
        let office: Office = office.parse().unwrap_or_else(|error| panic!("{error}"));
        self.state.decrees[office] = content().decrees.named(id).expect("a decree");
        self
    }

    pub fn mining_track(&mut self, number: u8, ids: &[&str]) -> &mut Self {
        self.at_mut(number).mining = ids.iter().map(|id| mining(id)).collect();
        self
    }

    /// The next mission that is drawn.
    pub fn draws_mission(&mut self, id: &str) -> &mut Self {
        let face = mission(id).index() as u16 + 1;
        self.draws.push_back(Outcome::Drawn { face });
        self
    }

    // Looking.

    pub fn held(&self, number: u8) -> [u8; 4] {
        self.at(number).goods.amounts()
    }

    pub fn vp(&self, number: u8) -> u16 {
        self.at(number).points
    }

    pub fn has_level(&self, number: u8, track: &str) -> u8 {
        self.at(number).level(track.parse().unwrap_or_else(|error| panic!("{error}")))
    }

    pub fn has_token(&self, number: u8, id: &str) -> bool {
        self.at(number).tokens.count(bonus(id)) > 0
    }

    pub fn order(&self) -> Vec<u8> {
        self.state.order.iter().map(|seat| (*seat).into()).collect()
    }

    pub fn credits(&self, number: u8) -> u8 {
        self.at(number).goods[Good::Credit]
    }
}
