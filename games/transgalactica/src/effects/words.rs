//! Amounts and requirements in words.

use orrery_core::{Arg, Set, Text};
use tinyvec::ArrayVec;

use super::{Cost, Filter, Missions};
use crate::ids::{Colour, MissionType, PlanetType, Track};

impl Cost {
    /// What is paid, each kind in words.
    pub(crate) fn parts(self) -> Vec<Text> {
        let kinds = [
            (self.energy, "amount-energy"),
            (self.ore, "amount-ore"),
            (self.alien, "amount-alien"),
            (self.credit, "amount-credit"),
            (self.any, "amount-any"),
        ];
        let some = kinds.into_iter().filter(|(amount, _)| *amount > 0);
        some.map(|(amount, key)| Text::new(key).amount("count", amount)).collect()
    }

    /// What is paid, in words.
    pub fn text(self) -> Text {
        let parts = self.parts();
        if parts.is_empty() { Text::new("nothing") } else { Text::new("amounts").list("parts", parts) }
    }
}

impl From<Cost> for Arg {
    fn from(cost: Cost) -> Self {
        Self::Text(cost.text())
    }
}

/// A single requirement of a mission or a decree, with what it asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// A level.
    Level(Track, u8),
    /// Outposts.
    Outposts(Filter, u8),
    /// Planets of different colours.
    DifferentColours(u8),
    /// Planets of one colour.
    SameColour(u8),
    /// Planets of these colours.
    AnyColours(Set<Colour>, u8),
    /// A planet of each of these types.
    Types(Set<PlanetType>),
    /// Pirate tokens.
    Pirates(u8),
    /// Completed missions.
    Missions(Missions, u8),
    /// A mission of each of these types.
    MissionTypes(Set<MissionType>),
    /// Marked technology cards.
    Technologies(u8),
}

impl Need {
    /// What it asks for, in words.
    pub fn text(self) -> Text {
        let counted = |key: &'static str, count: u8| Text::new(key).amount("count", count);
        let named = |key: &'static str| Text::new(key);
        match self {
            Self::Level(track, level) => {
                named("needs-level").name("track", track.key()).amount("level", level)
            }
            Self::Outposts(Filter::All, count) => counted("needs-outposts-all", count),
            Self::Outposts(Filter::Colour(colour), count) => {
                counted("needs-outposts-colour", count).name("colour", colour.key())
            }
            Self::Outposts(Filter::Type(kind), count) => {
                counted("needs-outposts-type", count).name("type", kind.key())
            }
            Self::Outposts(Filter::TradeLevel, count) => counted("needs-outposts-trade", count),
            Self::DifferentColours(count) => counted("needs-different-colours", count),
            Self::SameColour(count) => counted("needs-same-colour", count),
            Self::AnyColours(colours, count) => {
                let names = colours.iter().map(|colour| named(colour.key())).collect();
                counted("needs-any-colours", count).list("colours", names)
            }
            Self::Types(kinds) => {
                named("needs-types").list("types", kinds.iter().map(|kind| named(kind.key())).collect())
            }
            Self::Pirates(count) => counted("needs-pirates", count),
            Self::Missions(Missions::All, count) => counted("needs-missions", count),
            Self::Missions(Missions::Of(kind), count) => {
                counted("needs-missions-of", count).name("type", kind.key())
            }
            Self::MissionTypes(kinds) => named("needs-mission-types")
                .list("types", kinds.iter().map(|kind| named(kind.key())).collect()),
            Self::Technologies(count) => counted("needs-technologies", count),
        }
    }
}

impl From<Need> for Arg {
    fn from(need: Need) -> Self {
        Self::Text(need.text())
    }
}

/// Something without which an effect is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lack {
    /// Goods (TRA-7).
    Goods(Cost),
    /// A level (TRA-184).
    Level(Track, u8),
    /// The track has ended (TRA-21).
    Step(Track),
    /// A development marker (TRA-174).
    Marker,
    /// A technology card in reach (TRA-173).
    Card,
    /// A place of the log (TRA-199).
    Log,
    /// A mission in reach (TRA-197).
    Mission,
    /// A crew member in a pod (TRA-37).
    Crew,
    /// A crew space (TRA-37).
    CrewSpace,
    /// An outpost (TRA-134).
    Outpost,
    /// A slot (TRA-128).
    Slot,
    /// A move (TRA-110).
    #[default]
    Move,
    /// A mining planet (TRA-163).
    Planet,
    /// A used token (TRA-222).
    Token,
    /// A mission of the log that can be completed (TRA-210).
    Completion,
    /// A main action of somebody else, and a captain for it (TRA-264).
    Space,
    /// The own income (TRA-82).
    Income,
}

impl Lack {
    /// What is missing, in words.
    pub fn text(self) -> Text {
        match self {
            Self::Goods(cost) => cost.text(),
            Self::Level(track, level) => Need::Level(track, level).text(),
            Self::Step(track) => Text::new("lack-step").name("track", track.key()),
            Self::Marker => Text::new("lack-marker"),
            Self::Card => Text::new("lack-card"),
            Self::Log => Text::new("lack-log"),
            Self::Mission => Text::new("lack-mission"),
            Self::Crew => Text::new("lack-crew"),
            Self::CrewSpace => Text::new("lack-crew-space"),
            Self::Outpost => Text::new("lack-outpost"),
            Self::Slot => Text::new("lack-slot"),
            Self::Move => Text::new("lack-move"),
            Self::Planet => Text::new("lack-planet"),
            Self::Token => Text::new("lack-token"),
            Self::Completion => Text::new("lack-completion"),
            Self::Space => Text::new("lack-space"),
            Self::Income => Text::new("lack-income"),
        }
    }
}

/// All that is missing: one thing for each way in which an effect could become possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Missing(ArrayVec<[Lack; 8]>);

impl Missing {
    /// Notes another thing, once; of very many things the first ones.
    pub fn note(&mut self, lack: Lack) {
        if !self.0.contains(&lack) {
            let _ = self.0.try_push(lack);
        }
    }

    /// Whether nothing is missing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Missing> for Arg {
    fn from(missing: Missing) -> Self {
        Self::List(missing.0.iter().map(|lack| lack.text()).collect())
    }
}
