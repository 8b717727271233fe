//! Everything that a player can do: names, numbers and notation.

use orrery_core::notation::Amount;

use crate::ids::{
    AbilityId, Area, BonusId, MissionId, ObjectiveId, Office, Resource, TechnologyId, Track, Worker,
};
use crate::space::Space;

orrery_core::id! {
    /// A pair of wealth cards that lies open, counted from the left (TRA-58).
    pub struct Pair("", 5);
}

orrery_core::words_enum! {
    /// The ships of a player (TRA-123).
    pub enum Ship {
        /// That which everybody has.
        "first" => First,
        /// That of an ability tile.
        "second" => Second,
    }
}

orrery_core::words_enum! {
    /// How a move is paid (TRA-110, TRA-114, TRA-117, TRA-121).
    pub enum Fare {
        /// With the energy of the line.
        "energy" => Energy,
        /// Not at all.
        "free" => Free,
        /// With an alien, through a wormhole.
        "alien" => Alien,
        /// With resources of choice, through a wormhole.
        "resources" => Resources,
    }
}

orrery_core::words_enum! {
    /// Where on a planet an outpost goes (TRA-128, TRA-140).
    pub enum Spot {
        /// Its first slot.
        "left" => Left,
        /// Its second slot.
        "right" => Right,
        /// Beside its slots.
        "beside" => Beside,
    }
}

orrery_core::words_enum! {
    /// How the omni-action is paid (TRA-103).
    pub enum Fee {
        /// With a credit.
        "credit" => Credit,
        /// With an alien.
        "alien" => Alien,
    }
}

orrery_core::words_enum! {
    /// What is left out of a mission (TRA-210).
    pub enum Without {
        /// Its cost.
        "cost" => Cost,
        /// Its requirements.
        "needs" => Needs,
    }
}

orrery_core::actions! {
    /// One small decision.
    pub enum Action {
        /// Take a pair of wealth cards (TRA-59, TRA-60).
        "wealth" => Wealth(pair: Pair),
        /// Take an ability tile (TRA-59, TRA-60).
        "ability" => Ability(ability: AbilityId),
        /// Place a captain on a main action (TRA-87).
        "main" => Main(area: Area),
        /// Place a worker on an action planet (TRA-96).
        "planet" => Planet(space: Space, worker: Worker),
        /// Place a worker on the personal omni space (TRA-269).
        "bridge" => Bridge(worker: Worker),
        /// Pass (TRA-99).
        "pass" => Pass,
        /// Declare the action finished (TRA-213).
        "finish" => Finish,
        /// Follow with this worker (TRA-90).
        "follow" => Follow(worker: Worker),
        /// Follow with this worker and take the main action, by a card (TRA-266).
        "follow-as-main" => FollowAsMain(worker: Worker),
        /// Move a ship (TRA-110, TRA-114).
        "move" => Move(ship: Ship, to: Space, fare: Fare),
        /// Jump to a planet with a wormhole (TRA-115).
        "jump" => Jump(ship: Ship, to: Space),
        /// Place an outpost (TRA-128).
        "outpost" => Outpost(space: Space, spot: Spot),
        /// Choose one of several ways or costs (TRA-165, TRA-182).
        "way" => Way(way: Amount<8>),
        /// Mark a technology card (TRA-174).
        "mark" => Mark(technology: TechnologyId),
        /// Take a mission (TRA-198).
        "take" => Take(mission: MissionId),
        /// Complete a mission of the log (TRA-204).
        "complete" => Complete(mission: MissionId),
        /// Complete a mission of the log without a part of it (TRA-210).
        "complete-without" => CompleteWithout(mission: MissionId, part: Without),
        /// Discard a mission of the log, by an option.
        "discard" => Discard(mission: MissionId),
        /// Harvest with the outpost on this planet (TRA-190).
        "harvest" => Harvest(space: Space),
        /// Name a resource that is gained (TRA-25).
        "gain" => Gain(resource: Resource),
        /// Name a resource that is paid, or taken off a cost.
        "pay" => Pay(resource: Resource),
        /// Name a track to advance on.
        "advance" => Advance(track: Track),
        /// Pay for the omni-action and copy this action (TRA-103, TRA-106).
        "omni" => Omni(fee: Fee, area: Area),
        /// Take this action without a fee (TRA-269).
        "area" => Area(area: Area),
        /// Exchange a credit for energy or ore (TRA-215).
        "exchange" => Exchange(resource: Resource),
        /// Use a bonus token (TRA-216).
        "token" => Token(token: BonusId),
        /// Use a token that was set aside (TRA-223).
        "cache" => Cache(token: BonusId),
        /// Use a used token once more (TRA-222).
        "refresh" => Refresh(token: BonusId),
        /// Use a technology card (TRA-178).
        "use" => Use(technology: TechnologyId),
        /// Send a crew member to an office (TRA-229).
        "office" => Office(office: Office),
        /// Take the income of a planet next (TRA-75).
        "planet-income" => PlanetIncome(space: Space),
        /// Take the income of a track next (TRA-76).
        "track-income" => TrackIncome(track: Track),
        /// Take the income of this space of the income track next (TRA-77).
        "token-income" => TokenIncome(place: Amount<8>),
        /// Take the income of this empty crew space next (TRA-80).
        "crew-income" => CrewIncome(place: Amount<8>),
        /// Collect all income that asks nothing (TRA-73).
        "collect" => Collect,
        /// Which of several rewards comes first (TRA-26).
        "first" => First(place: Amount<8>),
        /// Which objective is scored (TRA-250).
        "objective" => Objective(objective: ObjectiveId),
        /// Yes.
        "yes" => Yes,
        /// Decline, or stop.
        "done" => Done,
    }
}
