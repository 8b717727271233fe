//! Names, labels and log lines: keys and arguments, no words.

use orrery_core::{Goods, Rule, Seat, Text};

use crate::Transgalactica;
use crate::actions::{Fare, Ship, Spot};
use crate::content::Slot;
use crate::effects::{At, Bundle, Cost, text};
use crate::event::Event;
use crate::ids::{Area, BonusId, DecreeId, Good, MissionId, ObjectiveId, PirateId, PlanetId, TechnologyId};
use crate::income::Pays;
use crate::refusal::tra;
use crate::space::Space;
use crate::state::State;

/// The key of something that the content does not have: a label must not fail.
const UNKNOWN: &str = "unknown-thing";

/// The key of a row's name.
fn key(prefix: &str, id: Option<&String>) -> String {
    id.map_or_else(|| UNKNOWN.to_owned(), |id| format!("{prefix}-{id}"))
}

impl Transgalactica {
    /// The name of a planet.
    pub(crate) fn planet_key(&self, id: PlanetId) -> String {
        key("planet", self.content.planets.find(id).map(|row| &row.id))
    }

    /// The name of a bonus token.
    pub(crate) fn token_key(&self, id: BonusId) -> String {
        key("bonus", self.values().bonus.find(id).map(|row| &row.id))
    }

    /// The name of a technology card.
    pub(crate) fn technology_key(&self, id: TechnologyId) -> String {
        key("technology", self.content.technologies.find(id).map(|row| &row.id))
    }

    /// The name of a mission.
    pub(crate) fn mission_key(&self, id: MissionId) -> String {
        key("mission", self.content.missions.find(id).map(|row| &row.id))
    }

    /// The name of a objective.
    pub(crate) fn objective_key(&self, id: ObjectiveId) -> String {
        key("objective", self.content.objectives.find(id).map(|row| &row.id))
    }

    /// The name of a decree.
    pub(crate) fn decree_key(&self, id: DecreeId) -> String {
        key("decree", self.content.decrees.find(id).map(|row| &row.id))
    }

    /// The name of a pirate token.
    pub(crate) fn pirate_key(&self, id: PirateId) -> String {
        key("pirate", self.values().pirates.find(id).map(|row| &row.id))
    }
}

/// Goods in words.
fn goods_text(goods: Goods<Good>) -> Text {
    Cost::of(goods).text()
}

impl Bundle {
    /// What is gained, in words.
    pub fn text(self) -> Text {
        let cost = Cost { any: self.any, ..Cost::of(self.goods()) };
        let mut parts = cost.parts();
        if self.vp > 0 {
            parts.push(Text::new("amount-vp").amount("count", self.vp));
        }
        Text::new("amounts").list("parts", parts)
    }
}

impl Transgalactica {
    /// The planet on a space by name.
    pub(crate) fn space_key(&self, t: &State, space: Space) -> String {
        match t.planets[space] {
            Some(planet) => self.planet_key(planet.planet),
            None if space == Space::Hub => "planet-capital".to_owned(),
            None => UNKNOWN.to_owned(),
        }
    }

    fn place_key(&self, planet: Option<PlanetId>) -> String {
        planet.map_or_else(|| "planet-capital".to_owned(), |planet| self.planet_key(planet))
    }

    /// What a choice is about, and its rule.
    pub(crate) fn choice_text(&self, at: At, by_track: bool) -> (Text, Rule) {
        for area in [Area::Technology, Area::Politics, Area::Production] {
            let row = self.content.area(area);
            let (key, rule) = match (area, row.main.id == at.block, row.secondary.id == at.block) {
                (Area::Technology, true, _) => ("ask-technology", 171),
                (Area::Technology, _, true) => ("ask-technology-secondary", 172),
                (Area::Politics, true, _) => ("ask-politics", 195),
                (Area::Politics, _, true) => ("ask-politics-secondary", 196),
                (Area::Production, _, true) => ("ask-production-secondary", 189),
                _ => continue,
            };
            return (Text::new(key), tra(rule));
        }
        (Text::new(if by_track { "ask-advance" } else { "ask-choose" }), tra(28))
    }

    /// A label that names the ship where there are two.
    pub(crate) fn ship_label(t: &State, seat: Seat, ship: Ship, label: Text) -> Text {
        if !Self::has_second_ship(t, seat) {
            return label;
        }
        let key = match ship {
            Ship::First => "label-first-ship",
            Ship::Second => "label-second-ship",
        };
        Text::new(key).text("what", label)
    }

    /// Where a ship goes and what it costs.
    pub(crate) fn move_label(&self, t: &State, seat: Seat, (ship, to): (Ship, Space), fare: Fare) -> Text {
        let planet = self.space_key(t, to);
        let from = t.players[seat].ships[ship];
        let cost = match fare {
            Fare::Energy => {
                let energy = from.and_then(|from| self.map().energy(from, to)).unwrap_or_default();
                Cost { energy, ..Cost::default() }
            }
            Fare::Free => Cost::default(),
            Fare::Alien => self.content.sheet().wormhole,
            Fare::Resources => self.wormhole_price(t, seat).map(|(cost, _)| cost).unwrap_or_default(),
        };
        let label = if fare == Fare::Free {
            Text::new("label-move-free").name("planet", planet)
        } else {
            Text::new("label-move").name("planet", planet).text("cost", cost.text())
        };
        Self::ship_label(t, seat, ship, label)
    }

    /// Where an outpost goes.
    pub(crate) fn outpost_label(&self, t: &State, space: Space, spot: Spot) -> Text {
        let slots = self.planet(t, space).map_or(&[][..], |row| &row.slots);
        let slot = match spot {
            Spot::Left => slots.first(),
            Spot::Right => slots.get(1),
            Spot::Beside => None,
        };
        let slot = match slot {
            Some(Slot::Open) => Text::new("label-slot-open"),
            Some(Slot::Trade(level)) => Text::new("label-slot-trade").amount("level", *level),
            Some(Slot::Crew) => Text::new("label-slot-crew"),
            None => Text::new("label-slot-annex"),
        };
        Text::new("label-outpost").name("planet", self.space_key(t, space)).text("slot", slot)
    }

    /// A source of income by what it brings.
    pub(crate) fn source_label(&self, t: &State, seat: Seat, source: Pays) -> Text {
        let name = match source {
            Pays::Planet(space) => Text::named(self.space_key(t, space)),
            Pays::Track(track) => Text::new(track.key()),
            Pays::Token(_) => Text::new("source-token"),
            Pays::Crew(_) | Pays::Outpost(_) | Pays::Captain(_) => Text::new("source-space"),
        };
        let found = self.sources(t, seat).find(|(other, _)| *other == source);
        let effect =
            found.map_or_else(|| Text::new("nothing"), |(_, block)| text::steps(self.content.block(block)));
        Text::new("label-source").text("source", name).text("effect", effect)
    }

    /// An event as a line of the log.
    #[allow(clippy::too_many_lines)] // One arm for each event.
    pub(crate) fn log_line(&self, event: &Event) -> Text {
        let who = |key: &'static str, seat: &Seat| Text::new(key).seat("who", *seat);
        let content = &self.content;
        let mining = |token| format!("mining-{}", content.mining[token].id);
        match event {
            Event::FirstPlayer(seat) => who("log-first", seat),
            Event::Planet(planet, space) => Text::new("log-planet-placed")
                .name("planet", self.planet_key(*planet))
                .word("space", space.word()),
            Event::Pirates(pirates, space) => Text::new("log-pirates-placed")
                .name("pirate", self.pirate_key(*pirates))
                .word("space", space.word()),
            Event::TokenLaid(token, space) => {
                Text::new("log-token-laid").name("token", self.token_key(*token)).word("space", space.word())
            }
            Event::FirstMining(seat, token) | Event::MiningToken(seat, token) => {
                who("log-mining-token", seat).name("token", mining(*token))
            }
            Event::Mining(token) => Text::new("log-mining-refilled").name("token", mining(*token)),
            Event::Technology(card) => {
                Text::new("log-technology-shown").name("technology", self.technology_key(*card))
            }
            Event::Mission(card) => Text::new("log-mission-shown").name("mission", self.mission_key(*card)),
            Event::Decree(card) => Text::new("log-decree-shown").name("decree", self.decree_key(*card)),
            Event::Objectives(seat, cards) => {
                let names = cards.iter().map(|card| Text::named(self.objective_key(*card))).collect();
                who("log-objectives-dealt", seat).list("objectives", names)
            }
            Event::Wealth(seat, [first, second]) => {
                let name = |card| format!("wealth-{}", self.values().wealth[card].id);
                who("log-wealth", seat).name("first", name(*first)).name("second", name(*second))
            }
            Event::Ability(seat, tile) => {
                who("log-ability", seat).name("ability", format!("ability-{}", content.abilities[*tile].id))
            }
            Event::Cache(seat, tokens) => {
                let names = tokens.iter().map(|token| Text::named(self.token_key(*token))).collect();
                who("log-cache", seat).list("tokens", names)
            }
            Event::Round(round) => Text::new("log-round").amount("round", *round),
            Event::Income(seat) => who("log-income", seat),
            Event::Captain(seat, area) => who("log-captain", seat).name("area", area.key()),
            Event::CaptainAgain(seat, area) => who("log-captain-again", seat).name("area", area.key()),
            Event::Follows(seat, worker, area) => {
                who("log-follows", seat).name("worker", worker.key()).name("area", area.key())
            }
            Event::FollowsAsMain(seat, worker, area) => {
                who("log-follows-upgraded", seat).name("worker", worker.key()).name("area", area.key())
            }
            Event::Declines(seat) => who("log-declines", seat),
            Event::PlanetAction(seat, worker, planet) => who("log-planet-action", seat)
                .name("worker", worker.key())
                .name("planet", self.planet_key(*planet)),
            Event::Bridge(seat, worker) => who("log-bridge", seat).name("worker", worker.key()),
            Event::Copies(seat, area) => who("log-omni", seat).name("area", area.key()),
            Event::Passes(seat) => who("log-passes", seat),
            Event::Moved(seat, from, to, energy) => {
                let key = if *energy == 0 { "log-moved-free" } else { "log-moved" };
                let text = who(key, seat).name("from", self.place_key(*from)).name("to", self.place_key(*to));
                let cost = Cost { energy: *energy, ..Cost::default() };
                if *energy == 0 { text } else { text.text("cost", cost.text()) }
            }
            Event::Jumped(seat, from, to) => {
                who("log-jumped", seat).name("from", self.place_key(*from)).name("to", self.place_key(*to))
            }
            Event::Outpost(seat, number, planet, ore) => {
                let key = if *ore == 0 { "log-outpost-free" } else { "log-outpost" };
                let text = who(key, seat).amount("number", *number).name("planet", self.planet_key(*planet));
                let cost = Cost { ore: *ore, ..Cost::default() };
                if *ore == 0 { text } else { text.text("cost", cost.text()) }
            }
            Event::PiratesBeaten(seat, pirates) => {
                who("log-pirates-beaten", seat).name("pirate", self.pirate_key(*pirates))
            }
            Event::Advanced(seat, track, from, to) => {
                who("log-advanced", seat).name("track", track.key()).amount("from", *from).amount("to", *to)
            }
            Event::TokenTaken(seat, token) => {
                who("log-token-taken", seat).name("token", self.token_key(*token))
            }
            Event::TokenUsed(seat, token) => {
                who("log-token-used", seat).name("token", self.token_key(*token))
            }
            Event::TokenBoxed(token) => Text::new("log-token-boxed").name("token", self.token_key(*token)),
            Event::Marker(seat) => who("log-marker", seat),
            Event::Fleet(seat, fleet) => {
                who("log-fleet", seat).name("fleet", format!("fleet-{}", content.fleet[*fleet].id))
            }
            Event::Marked(seat, card) => {
                who("log-marked", seat).name("technology", self.technology_key(*card))
            }
            Event::CardUsed(seat, card) => {
                who("log-card-used", seat).name("technology", self.technology_key(*card))
            }
            Event::MissionTaken(seat, card) => {
                who("log-mission-taken", seat).name("mission", self.mission_key(*card))
            }
            Event::MissionCompleted(seat, card) => {
                who("log-mission-completed", seat).name("mission", self.mission_key(*card))
            }
            Event::MissionDiscarded(seat, card) => {
                who("log-mission-discarded", seat).name("mission", self.mission_key(*card))
            }
            Event::Seated(seat, decree, place) => {
                who("log-seated", seat).name("office", self.decree_key(*decree)).amount("seat", *place)
            }
            Event::GoldenChair(seat) => who("log-golden-chair", seat),
            Event::Mobilised(seat, count) => who("log-mobilised", seat).amount("count", *count),
            Event::CrewDiscarded(seat) => who("log-crew-discarded", seat),
            Event::CrewBack(seat, count) => who("log-crew-back", seat).amount("count", *count),
            Event::Exchanged(seat, resource) => who("log-exchanged", seat).name("resource", resource.key()),
            Event::Gained(seat, goods) => who("log-gained", seat).text("what", goods_text(*goods)),
            Event::Paid(seat, goods) => who("log-paid", seat).text("what", goods_text(*goods)),
            Event::Points(seat, count) => who("log-points", seat).amount("count", *count),
            Event::UpkeepGain(seat, count) => who("log-upkeep-gain", seat).amount("count", *count),
            Event::UpkeepLoss(seat, count) => who("log-upkeep-loss", seat).amount("count", *count),
            Event::UpkeepEven => Text::new("log-upkeep-even"),
            Event::Order(order) => {
                let seats = order.iter().map(|seat| Text::new("order-seat").seat("who", *seat)).collect();
                Text::new("log-order").list("seats", seats)
            }
            Event::RoundToken(seat, token) => {
                who("log-round-token", seat).name("token", self.token_key(*token))
            }
            Event::Objective(seat, card, points) => who("log-objective", seat)
                .name("objective", self.objective_key(*card))
                .amount("count", *points),
            Event::Ended => Text::new("ended"),
        }
    }
}
