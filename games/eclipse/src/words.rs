//! Names and sentences: keys with arguments, never words.

use orrery_core::{Seat, Text};

use crate::Eclipse;
use crate::content::Stats;
use crate::event::{Aim, Event};
use crate::ids::{
    AllianceId, DevelopmentId, DiscoveryId, Edge, GuardId, PartId, ReputationId, Resource, SectorId,
    ShrineId, SpeciesId, TechnologyId, TokenId, Unit, Weapon,
};
use crate::map::turn_holes;
use crate::refusal::Bill;
use crate::state::{Phase, State, Type};
use orrery_core::Id as _;

macro_rules! names {
    ($($function:ident($id:ty) of $rows:ident: $prefix:literal;)+) => {
        impl Eclipse {
            $(/// The key of a name; a label must not fail, whatever number it is given.
            pub(crate) fn $function(&self, id: $id) -> String {
                self.content.$rows.find(id).map_or_else(|| "nothing".to_owned(), |row| format!(concat!($prefix, "-{}"), row.id))
            })+
        }
    };
}

names! {
    sector_name(SectorId) of sectors: "sector";
    species_name(SpeciesId) of species: "species";
    technology_name(TechnologyId) of technologies: "technology";
    development_name(DevelopmentId) of developments: "development";
    discovery_name(DiscoveryId) of discoveries: "discovery";
    part_name(PartId) of parts: "part";
    token_name(TokenId) of tokens: "token";
    guard_name(GuardId) of guards: "guard";
    alliance_name(AllianceId) of alliances: "alliance";
    shrine_name(ShrineId) of shrines: "shrine";
}

/// What a ship fights with, a line each.
pub(crate) fn fight_lines(stats: &Stats) -> Vec<Text> {
    let mut lines = vec![Text::new("stat-initiative").amount("count", stats.initiative)];
    for (weapon, all) in [(Weapon::Missile, &stats.missiles), (Weapon::Cannon, &stats.cannons)] {
        for (die, count) in all.iter().filter(|(_, count)| **count > 0) {
            let text = Text::new("stat-dice").amount("count", *count);
            lines.push(text.name("die", die.key()).name("weapon", weapon.key()));
        }
    }
    let mut stat = |key: &'static str, amount: u8| {
        if amount > 0 {
            lines.push(Text::new(key).amount("count", amount));
        }
    };
    stat("stat-computer", stats.computer);
    stat("stat-shield", stats.shield);
    stat("stat-hull", stats.hull);
    stat("stat-regenerates", stats.regenerates);
    stat("stat-carries", stats.carries);
    lines
}

impl Eclipse {
    /// A die by what it does.
    pub(crate) fn die_key(&self, damage: u8) -> &'static str {
        let die = crate::ids::Die::each().find(|die| self.content.damage[*die] == damage);
        die.map_or("die-yellow", crate::ids::Die::key)
    }

    /// A rotation by the wormholes that it gives.
    pub(crate) fn rotation_label(&self, sector: SectorId, edge: Edge) -> Text {
        let holes = turn_holes(self.tile(sector).holes, edge as u8);
        let ways = Edge::each().filter(|way| holes & 1 << *way as u8 != 0).map(|way| Text::new(way.key()));
        Text::new("label-rotation").list("directions", ways.collect())
    }

    /// A space of a blueprint, with what lies there.
    pub(crate) fn space_label(&self, t: &State, seat: Seat, unit: Unit, space: u8) -> Text {
        let part = self.part_on(t, seat, unit, space.into());
        let text = match part {
            Some(part) => Text::new("label-part-over").name("part", self.part_name(part)),
            None => Text::new("label-part-space"),
        };
        text.name("blueprint", unit.key()).amount("space", space + 1)
    }

    /// A trade.
    pub(crate) fn trade_label(&self, t: &State, seat: Seat, give: Resource, get: Resource) -> Text {
        let trade = self.trade(t, seat);
        let gets = if give == Resource::Money { trade.for_money } else { trade.get };
        let amount = |resource, count| Bill(crate::payment::just(resource, count)).texts();
        Text::new("label-trade").list("give", amount(give, trade.give)).list("get", amount(get, gets))
    }

    /// A reputation tile.
    pub(crate) fn tile_label(&self, tile: ReputationId) -> Text {
        let vp = self.content.reputation.find(tile).map_or(0, |row| row.vp);
        Text::new("label-tile").amount("vp", vp)
    }

    /// A type of ships.
    pub(crate) fn type_text(&self, of: Type) -> Text {
        match of {
            Type::Of(seat, unit) => Text::new("label-target").name("unit", unit.key()).seat("who", seat),
            Type::Guard(guard) => Text::new("label-target-guard").name("guard", self.guard_name(guard)),
            Type::Ancients => Text::new("label-target-guard").name("guard", self.guard_name(self.ancient)),
        }
    }

    /// A side of a battle.
    pub(crate) fn side_texts(side: orrery_core::SeatSet) -> Vec<Text> {
        if side.is_empty() {
            return vec![Text::new("side-ancients")];
        }
        side.iter().map(|seat| Text::new("side-player").seat("who", seat)).collect()
    }

    fn faces(faces: &[u8]) -> Vec<Text> {
        faces.iter().map(|face| Text::new("face").amount("face", *face)).collect()
    }

    /// An event as a line of the log.
    #[allow(clippy::too_many_lines)] // One line for each event.
    pub(crate) fn log_line(&self, event: &Event) -> Text {
        let said = |key: &'static str, who: &Seat| Text::new(key).seat("who", *who);
        let sector = |text: Text, sector: &SectorId| text.name("sector", self.sector_name(*sector));
        match event {
            Event::StartPlayer(who) => said("log-start-player", who),
            Event::PortalsWarning => Text::new("log-portals-warning"),
            Event::Species(who, of) => said("log-species", who).name("species", self.species_name(*of)),
            Event::Home(who, home) => sector(said("log-home", who), home),
            Event::CubeRemoved(who, of) => said("log-cube-removed", who).name("resource", of.key()),
            Event::Homeworld(at, guard) => {
                sector(Text::new("log-homeworld"), at).name("guard", self.guard_name(*guard))
            }
            Event::DevelopmentShown(of) => {
                Text::new("log-development-shown").name("development", self.development_name(*of))
            }
            Event::TechnologyShown(of) => {
                Text::new("log-technology-shown").name("technology", self.technology_name(*of))
            }
            Event::TechnologyNext(of) => {
                Text::new("log-technology-next").name("technology", self.technology_name(*of))
            }
            Event::Round(round) => Text::new("log-round").amount("round", *round),
            Event::Phase(phase) => Text::new(match phase {
                Phase::Combat => "log-phase-combat",
                Phase::Upkeep => "log-phase-upkeep",
                Phase::Setup | Phase::Action | Phase::Cleanup => "log-phase-cleanup",
            }),
            Event::Action(who, action) => said("log-action", who).name("action", action.key()),
            Event::Reaction(who, action) => said("log-reaction", who).name("action", action.key()),
            Event::Passes(who) => said("log-passes", who),
            Event::PassesFirst(who) => said("log-passes-first", who),
            Event::DirectionCard(who) => said("log-direction-card", who),
            Event::Direction(way) => Text::new("log-direction").name("direction", way.key()),
            Event::Drawn(who, at) => sector(said("log-drawn", who), at),
            Event::Placed(who, at, (q, r)) => {
                sector(said("log-placed", who), at).word("space", format!("{q}, {r}"))
            }
            Event::Discarded(who, at) => sector(said("log-discarded", who), at),
            Event::Reshuffled(ring) => Text::new("log-reshuffled").amount("ring", *ring),
            Event::DiscoveriesReshuffled => Text::new("log-discoveries-reshuffled"),
            Event::DiscPlaced(who, at) => sector(said("log-disc-placed", who), at),
            Event::DiscBack(who, at) => sector(said("log-disc-back", who), at),
            Event::Flipped(who) => said("log-flipped", who).amount("count", 1_u8),
            Event::Colonised(who, at, square) => {
                sector(said("log-colonised", who), at).name("square", square.key())
            }
            Event::CubeBack(who, of) => said("log-cube-back", who).name("resource", of.key()),
            Event::DiscoveryClaimed(who, at) => sector(said("log-discovery-claimed", who), at),
            Event::DiscoveryUsed(who, of) => {
                said("log-discovery-used", who).name("discovery", self.discovery_name(*of))
            }
            Event::DiscoveryKept(who) => said("log-discovery-kept", who),
            Event::DiscoveryKeptOwn(of) => {
                Text::new("log-discovery-kept-own").name("discovery", self.discovery_name(*of))
            }
            Event::PartStored(who, part) => said("log-part-stored", who).name("part", self.part_name(*part)),
            Event::Researched(who, of, cost) => said("log-researched", who)
                .name("technology", self.technology_name(*of))
                .amount("cost", *cost),
            Event::TechnologyFree(who, of) => {
                said("log-technology-free", who).name("technology", self.technology_name(*of))
            }
            Event::Development(who, of) => {
                said("log-development", who).name("development", self.development_name(*of))
            }
            Event::Revelation(who) => said("log-revelation", who),
            Event::Token(who, token, at) => {
                sector(said("log-token", who), at).name("token", self.token_name(*token))
            }
            Event::DiscsGained(who, count) => said("log-discs-gained", who).amount("count", *count),
            Event::PartPlaced(who, part, unit) => {
                said("log-part-placed", who).name("part", self.part_name(*part)).name("blueprint", unit.key())
            }
            Event::PartRemoved(who, part, unit) => said("log-part-removed", who)
                .name("part", self.part_name(*part))
                .name("blueprint", unit.key()),
            Event::Built(who, unit, at) => sector(said("log-built", who), at).name("unit", unit.key()),
            Event::Spawned(who, unit, at) => sector(said("log-spawned", who), at).name("unit", unit.key()),
            Event::Moved(who, unit, from, to) => self.journey("log-moved", *who, *unit, *from, *to),
            Event::Jumped(who, unit, from, to) => self.journey("log-jumped", *who, *unit, *from, *to),
            Event::Loaded(who, count) => said("log-loaded", who).amount("count", *count),
            Event::Traded(who, give, get) => {
                let amount = |(of, count): (Resource, u8)| Bill(crate::payment::just(of, count)).texts();
                said("log-traded", who).list("give", amount(*give)).list("get", amount(*get))
            }
            Event::ColonyResource(who, of) => said("log-colony-resource", who).name("resource", of.key()),
            Event::Gained(who, what) => said("log-gained", who).list("what", Bill(*what).texts()),
            Event::Paid(who, what) => said("log-paid", who).list("what", Bill(*what).texts()),
            Event::RelationsProposed(who, other) => said("log-relations-proposed", who).seat("other", *other),
            Event::Relations(who, other) => said("log-relations", who).seat("other", *other),
            Event::RelationsDeclined(who) => said("log-relations-declined", who),
            Event::Aggression(who, at, other) => {
                sector(said("log-aggression", who), at).seat("other", *other)
            }
            Event::RelationsEnd(who, other) => said("log-relations-end", who).seat("other", *other),
            Event::Traitor(who) => said("log-traitor", who),
            Event::Alliance(who, other, of) => {
                said("log-alliance", who).seat("other", *other).name("alliance", self.alliance_name(*of))
            }
            Event::AllianceJoined(who, of) => {
                said("log-alliance-joined", who).name("alliance", self.alliance_name(*of))
            }
            Event::AllianceLeft(who, of) => {
                said("log-alliance-left", who).name("alliance", self.alliance_name(*of))
            }
            Event::Conceded(who) => said("log-conceded", who),
            Event::Floor(who) => said("log-floor", who),
            Event::Battle(at, attackers, defenders) => sector(Text::new("log-battle"), at)
                .list("attacker", Self::side_texts(*attackers))
                .list("defender", Self::side_texts(*defenders)),
            Event::Missiles => Text::new("log-missiles"),
            Event::Engagement(round) => Text::new("log-engagement").amount("round", *round),
            Event::Rolled(of, faces, computer) => Text::new("log-rolled")
                .text("unit", self.type_text(*of))
                .list("dice", Self::faces(faces))
                .amount("computer", *computer),
            Event::Assigned(ship, struck) => Text::new("log-assigned")
                .text("unit", self.type_text(ship.of))
                .amount("face", struck.face)
                .amount("computer", struck.computer)
                .amount("cover", struck.cover)
                .amount("damage", struck.damage),
            Event::Missed => Text::new("log-missed"),
            Event::Rerolled(who, from, to) => {
                said("log-rerolled", who).amount("from", *from).amount("to", *to)
            }
            Event::Aimed(ship, why) => {
                let key = match why {
                    Aim::Destroys => "log-aimed-destroys",
                    Aim::Largest => "log-aimed-largest",
                };
                Text::new(key).text("unit", self.type_text(ship.of))
            }
            Event::PointDefense(who, faces, count) => {
                said("log-point-defense", who).list("dice", Self::faces(faces)).amount("count", *count)
            }
            Event::GuardDefense(guard, faces, count) => Text::new("log-guard-defense")
                .name("guard", self.guard_name(*guard))
                .list("dice", Self::faces(faces))
                .amount("count", *count),
            Event::Destroyed(ship) => Text::new("log-destroyed").text("unit", self.type_text(ship.of)),
            Event::RetreatDeclared(who, unit, at) => {
                sector(said("log-retreat-declared", who), at).name("unit", unit.key())
            }
            Event::Retreated(who, unit, at) => {
                sector(said("log-retreated", who), at).name("unit", unit.key())
            }
            Event::Stalemate => Text::new("log-stalemate"),
            Event::ReputationDrawn(who, count) => said("log-reputation-drawn", who).amount("count", *count),
            Event::ReputationOwn(tiles) => {
                let tiles = tiles.iter().map(|tile| self.tile_label(*tile)).collect();
                Text::new("log-reputation-own").list("tiles", tiles)
            }
            Event::ReputationShown(who, tiles) => {
                let tiles = tiles.iter().map(|tile| self.tile_label(*tile)).collect();
                said("log-reputation-shown", who).list("tiles", tiles)
            }
            Event::TilesShown(who, tiles) => {
                let tiles = tiles.iter().map(|tile| self.tile_label(*tile)).collect();
                said("log-tiles-shown", who).list("tiles", tiles)
            }
            Event::ReputationKept(who) => said("log-reputation-kept", who),
            Event::ReputationNone(who) => said("log-reputation-none", who),
            Event::Pillage(who, count) => said("log-pillage", who).amount("count", *count),
            Event::Population(who, at, faces) => {
                sector(said("log-population", who), at).list("dice", Self::faces(faces))
            }
            Event::Bombs(at, count) => sector(Text::new("log-bombs"), at).amount("count", *count),
            Event::Swarm(at, faces) => sector(Text::new("log-swarm"), at).list("dice", Self::faces(faces)),
            Event::CubeDestroyed(who, at) => sector(said("log-cube-destroyed", who), at),
            Event::DiscFalls(who, at) => sector(said("log-disc-falls", who), at),
            Event::HiveRolls(at, face) => sector(Text::new("log-hive-rolls"), at).amount("face", *face),
            Event::HiveMoves(from, to) => Text::new("log-hive-moves")
                .name("from", self.sector_name(*from))
                .name("to", self.sector_name(*to)),
            Event::Shrine(who, shrine, at) => {
                sector(said("log-shrine", who), at).name("shrine", self.shrine_name(*shrine))
            }
            Event::ShrineBonus(who, set) => {
                said("log-shrine-bonus", who).name("bonus", format!("shrine-bonus-{}", set.word()))
            }
            Event::Upkeep(who, made, due) => {
                said("log-upkeep", who).amount("production", *made).amount("upkeep", *due)
            }
            Event::Production(who, science, materials) => {
                said("log-production", who).amount("science", *science).amount("materials", *materials)
            }
            Event::Collapsed(who) => said("log-collapsed", who),
        }
    }

    fn journey(&self, key: &'static str, who: Seat, unit: Unit, from: SectorId, to: SectorId) -> Text {
        let text = Text::new(key).seat("who", who).name("unit", unit.key());
        text.name("from", self.sector_name(from)).name("to", self.sector_name(to))
    }
}
