//! All frames of the game: one line each, one file each.

pub mod accept;
pub mod activate;
pub mod alliance;
pub mod ancient_part;
pub mod artifact;
pub mod assign;
pub mod build;
pub mod build_sector;
pub mod choose_reputation;
pub mod colonise;
pub mod combat_disc;
pub mod cube_track;
pub mod cubes_back;
pub mod direction;
pub mod disc_to;
pub mod discovery;
pub mod end_turn;
pub mod explore;
pub mod explore_disc;
pub mod explore_rotation;
pub mod explore_tile;
pub mod floor;
pub mod free_technology;
pub mod grave;
pub mod graveyard;
pub mod home_rotation;
pub mod influence;
pub mod keep_reputation;
pub mod load;
pub mod magellan;
pub mod moving;
pub mod orbital_cube;
pub mod order;
pub mod part_space;
pub mod pay;
pub mod point_defense;
pub mod population;
pub mod propose;
pub mod rare_track;
pub mod recall;
pub mod removed_cube;
pub mod reroll;
pub mod research;
pub mod return_reputation;
pub mod shortage;
pub mod shrine;
pub mod shrine_planet;
pub mod species;
pub mod stalemate;
pub mod step;
pub mod token_sector;
pub mod turn;
mod unasked;
pub mod upgrade;
pub mod upkeep_colonise;

use orrery_core::Seat;
use orrery_core::procedure::yes_no::YesNo;
use orrery_core::procedure::{self, Stacked, Unasked};

use crate::refusal::Refusal;
use crate::state::{DEPTH, State};
use crate::{Action, Eclipse, battle, combat, flow, run};

orrery_core::procedures! {
    /// One procedure under way.
    pub enum Task of Eclipse {
        scripts {
            Sequence(flow::Step),
            Effects(run::Effects),
            Revelation(run::Revelation),
            Discover(explore_disc::Discover),
            Place(disc_to::Place),
            Learn(research::Learn),
            Develop(research::Develop),
            Raise(build_sector::Raise),
            Land(moving::Land),
            Break(moving::Break),
            Sanctify(shrine_planet::Sanctify),
            Combat(combat::Combat),
            Fight(battle::Fight),
            Sign(accept::Sign),
        }
        questions {
            Species(species::ChooseSpecies),
            HomeRotation(home_rotation::HomeRotation),
            RemovedCube(removed_cube::RemovedCube),
            OrbitalCube(orbital_cube::OrbitalCube),
            Turn(turn::TakeTurn),
            EndTurn(end_turn::EndTurn),
            Floor(floor::Floor),
            Explore(explore::Explore),
            ExploreTile(explore_tile::ExploreTile),
            ExploreRotation(explore_rotation::ExploreRotation),
            ExploreDisc(YesNo<explore_disc::ExploreDisc>),
            Discovery(discovery::Discovery),
            AncientPart(ancient_part::AncientPart),
            FreeTechnology(free_technology::FreeTechnology),
            TokenSector(token_sector::TokenSector),
            Artifact(artifact::Artifact),
            Influence(influence::Influence),
            DiscTo(disc_to::DiscTo),
            CubesBack(cubes_back::CubesBack),
            Research(research::Research),
            RareTrack(rare_track::RareTrack),
            Upgrade(upgrade::Upgrade),
            PartSpace(part_space::PartSpace),
            Build(build::Build),
            BuildSector(build_sector::BuildSector),
            Moving(moving::Moving),
            Load(load::Load),
            Step(step::Step),
            Pay(pay::Pay),
            Colonise(colonise::Colonise),
            CubeTrack(cube_track::CubeTrack),
            Recall(recall::Recall),
            Propose(propose::Propose),
            Accept(accept::Accept),
            Found(YesNo<alliance::Found>),
            Admit(YesNo<alliance::Admit>),
            Order(order::Order),
            Activate(activate::Activate),
            Reroll(reroll::Reroll),
            Assign(assign::Assign),
            PointDefense(point_defense::PointDefense),
            Stalemate(stalemate::Stalemate),
            KeepReputation(keep_reputation::KeepReputation),
            ChooseReputation(choose_reputation::ChooseReputation),
            ReturnReputation(return_reputation::ReturnReputation),
            Population(population::Population),
            Grave(grave::Grave),
            CombatDisc(YesNo<combat_disc::CombatDisc>),
            Shrine(shrine::Shrine),
            ShrinePlanet(shrine_planet::ShrinePlanet),
            UpkeepColonise(upkeep_colonise::UpkeepColonise),
            Shortage(shortage::Shortage),
            Magellan(magellan::Window),
            Graveyard(graveyard::Graveyard),
            Direction(direction::ChooseDirection),
        }
    }
}

impl Default for Task {
    fn default() -> Self {
        Self::Sequence(flow::Step::default())
    }
}

/// The rest of the turn.
pub type Stack = procedure::Stack<Task, DEPTH>;

impl Stacked for Eclipse {
    type Task = Task;
    type Stack = Stack;
    // Everything is asked for.
    type Meanwhile = procedure::Nothing;

    fn stack(t: &State) -> &Stack {
        &t.stack
    }

    fn stack_mut(t: &mut State) -> &mut Stack {
        &mut t.stack
    }

    fn unasked(&self, t: &State, seat: Seat, action: Action, why: Unasked) -> Refusal {
        match why {
            Unasked::Over => Refusal::Over,
            Unasked::NotAwaited => {
                let who = procedure::awaiting(self, t).first();
                Refusal::NotYourTurn { who: who.expect("somebody decides as long as the game goes on") }
            }
            Unasked::NotAsked => unasked::why(self, t, seat, action),
        }
    }
}

/// What every procedure needs.
pub(crate) mod prelude {
    pub(crate) use orrery_core::procedure::yes_no::{Offer, YesNo};
    pub(crate) use orrery_core::procedure::{Frames as _, Move as _, Question, Script};
    pub(crate) use orrery_core::{Ask, Id as _, Seat, SeatSet, Text, answers};
    pub(crate) use serde::{Deserialize, Serialize};

    pub(crate) use crate::changes::Out;
    pub(crate) use crate::event::Event;
    pub(crate) use crate::refusal::{Refusal, ecl};
    pub(crate) use crate::state::State;
    pub(crate) use crate::{Action, Eclipse};

    /// Where the candidates of a question go.
    pub(crate) type Candidates<'a, A> = orrery_core::procedure::Candidates<'a, Eclipse, A>;
}

orrery_core::answers! {
    /// Yes or no.
    pub enum Reply of Action { Yes, Done }
}
