//! Why an effect can do nothing, or a development cannot be built, with the amounts that are missing.

use orrery_core::{Arg, Text};

use crate::effects::{Cost, cost_text};
use crate::ids::Track;

/// One reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// This much is missing (AND-34).
    Lacks(Cost),
    /// The deck and its pile are empty (AND-36).
    NoCards,
    /// No moon is set in the module's socket (AND-119).
    NoMoonSet,
    /// Every ship is built (AND-138).
    AllBuilt,
    /// There is no planet (AND-155).
    NoPlanet,
    /// No own transport is there (AND-154).
    NoTransport,
    /// There is a development already (AND-156).
    Developed,
    /// Leaders are missing (AND-154).
    FewLeaders {
        /// So many are needed.
        needs: u8,
        /// So many are on the station.
        has: u8,
    },
    /// It would be the last ship (AND-157).
    LastShip,
    /// No transport stands on a planet that could be developed (AND-154).
    NoSettler,
    /// The columns are empty (AND-149).
    NoModules,
    /// The end of this track is reached (AND-167).
    TrackFull(Track),
    /// The end of every track is reached (AND-167).
    TracksFull,
    /// Every type of ship is upgraded (AND-142).
    AllUpgraded,
    /// No moon lies where one could be claimed (AND-54).
    NoMoons,
    /// No own leader is on the map (AND-77).
    NoLeaders,
    /// The stack is empty (AND-75).
    NoTokens,
    /// No planet is meant (AND-55).
    NoPrinted,
    /// No own ship is on the map.
    NoShips,
    /// No module could be activated (AND-109).
    NothingToActivate,
    /// Nobody else takes part in the battle.
    NobodyElse,
}

impl Why {
    /// The rule behind it, where a development is to be built.
    pub(crate) const fn rule(self) -> u16 {
        match self {
            Self::NoPlanet => 155,
            Self::Developed => 156,
            Self::LastShip => 157,
            _ => 154,
        }
    }

    /// The sentence.
    pub fn text(self) -> Text {
        let plain = Text::new;
        match self {
            Self::Lacks(lack) => plain("why-lacks").text("lack", cost_text(&lack)),
            Self::NoCards => plain("why-no-cards"),
            Self::NoMoonSet => plain("why-no-moon-set"),
            Self::AllBuilt => plain("why-all-built"),
            Self::NoPlanet => plain("why-no-planet"),
            Self::NoTransport => plain("why-no-transport"),
            Self::Developed => plain("why-developed"),
            Self::FewLeaders { needs, has } => {
                plain("why-few-leaders").amount("needs", needs).amount("has", has)
            }
            Self::LastShip => plain("why-last-ship"),
            Self::NoSettler => plain("why-no-settler"),
            Self::NoModules => plain("why-no-modules"),
            Self::TrackFull(track) => plain("why-track-full").name("track", track.key()),
            Self::TracksFull => plain("why-tracks-full"),
            Self::AllUpgraded => plain("why-all-upgraded"),
            Self::NoMoons => plain("why-no-moons"),
            Self::NoLeaders => plain("why-no-leaders"),
            Self::NoTokens => plain("why-no-tokens"),
            Self::NoPrinted => plain("why-no-printed"),
            Self::NoShips => plain("why-no-ships"),
            Self::NothingToActivate => plain("why-nothing-to-activate"),
            Self::NobodyElse => plain("why-nobody-else"),
        }
    }
}

impl From<Why> for Arg {
    fn from(why: Why) -> Self {
        Self::Text(why.text())
    }
}

impl From<Cost> for Arg {
    fn from(cost: Cost) -> Self {
        Self::Text(cost_text(&cost))
    }
}
