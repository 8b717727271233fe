//! What the things on the page are called, so that an action can name the things that it concerns.

use crate::Transgalactica;
use crate::actions::Action;
use crate::ids::{Area, Good, Office, Resource, Track, Worker};
use crate::space::Space;

/// The personal omni space, on the ability tile of the reader.
pub(super) const TILE: &str = "tile";

/// An action area.
pub(super) fn area(area: Area) -> String {
    format!("area-{area}")
}

/// A space of the map.
pub(super) fn space(space: Space) -> String {
    format!("space-{space}")
}

/// A main track, or the reader's trade track.
pub(super) fn track(track: Track) -> String {
    format!("track-{track}")
}

/// Goods of the reader.
pub(super) fn good(good: Good) -> String {
    format!("good-{good}")
}

/// Workers of the reader.
pub(super) fn worker(worker: Worker) -> String {
    format!("worker-{worker}")
}

/// An office of the Senate.
pub(super) fn office(office: Office) -> String {
    format!("office-{office}")
}

/// A space of the reader's income track.
pub(super) fn income(place: usize) -> String {
    format!("income-{place}")
}

/// A crew space of the reader.
pub(super) fn crew(place: usize) -> String {
    format!("crew-{place}")
}

/// A card, tile or token by its kind and its row.
pub(super) fn component(kind: &str, id: &str) -> String {
    format!("{kind}-{id}")
}

impl Transgalactica {
    /// The things that an action concerns.
    pub(super) fn things_of(&self, action: Action) -> Vec<String> {
        let content = &self.content;
        let resource = |one: Resource| good(one.into());
        let token = |kind: &str, id| self.values().bonus.find(id).map(|row| component(kind, &row.id));
        let technology = |kind: &str, id| content.technologies.find(id).map(|row| component(kind, &row.id));
        let mission = |id| content.missions.find(id).map(|row| component("mission", &row.id));
        let thing = match action {
            Action::Wealth(pair) => Some(format!("pair-{pair}")),
            Action::Ability(id) => content.abilities.find(id).map(|row| component("ability", &row.id)),
            Action::Main(one) | Action::Omni(_, one) | Action::Area(one) => Some(area(one)),
            Action::Planet(at, _)
            | Action::Move(_, at, _)
            | Action::Jump(_, at)
            | Action::Outpost(at, _)
            | Action::Harvest(at)
            | Action::PlanetIncome(at) => Some(space(at)),
            Action::Bridge(_) => Some(TILE.to_owned()),
            Action::Follow(one) | Action::FollowAsMain(one) => Some(worker(one)),
            Action::Mark(id) => technology("technology", id),
            Action::Use(id) => technology("marked", id),
            Action::Take(id)
            | Action::Complete(id)
            | Action::CompleteWithout(id, _)
            | Action::Discard(id) => mission(id),
            Action::Gain(one) | Action::Pay(one) | Action::Exchange(one) => Some(resource(one)),
            Action::Advance(one) | Action::TrackIncome(one) => Some(track(one)),
            Action::Token(id) => token("token", id),
            Action::Cache(id) => token("cache", id),
            Action::Refresh(id) => token("used", id),
            Action::Office(one) => Some(office(one)),
            Action::TokenIncome(place) => Some(income(place.get().into())),
            Action::CrewIncome(place) => Some(crew(place.get().into())),
            Action::Objective(id) => content.objectives.find(id).map(|row| component("objective", &row.id)),
            Action::Pass
            | Action::Finish
            | Action::Way(_)
            | Action::Collect
            | Action::First(_)
            | Action::Yes
            | Action::Done => None,
        };
        thing.into_iter().collect()
    }

    /// The heading under which the prompt lists an action.
    pub(super) const fn heading_of(action: Action) -> &'static str {
        match action {
            Action::Wealth(_) => "heading-wealth",
            Action::Ability(_) => "heading-ability",
            Action::Main(_) | Action::Omni(..) | Action::Area(_) => "heading-main",
            Action::Planet(..) | Action::Bridge(_) => "heading-planet",
            Action::Follow(_) | Action::FollowAsMain(_) => "heading-follow",
            Action::Move(..) | Action::Jump(..) => "heading-move",
            Action::Outpost(..) | Action::Harvest(_) => "heading-outposts",
            Action::Mark(_)
            | Action::Take(_)
            | Action::CompleteWithout(..)
            | Action::Objective(_)
            | Action::Way(_)
            | Action::First(_)
            | Action::Advance(_)
            | Action::Gain(_)
            | Action::Pay(_)
            | Action::Refresh(_)
            | Action::Yes => "heading-choice",
            Action::Complete(_) | Action::Discard(_) => "heading-missions",
            Action::Exchange(_)
            | Action::Token(_)
            | Action::Cache(_)
            | Action::Use(_)
            | Action::Office(_) => "heading-free",
            Action::PlanetIncome(_)
            | Action::TrackIncome(_)
            | Action::TokenIncome(_)
            | Action::CrewIncome(_)
            | Action::Collect => "heading-income",
            Action::Pass | Action::Finish | Action::Done => "heading-done",
        }
    }
}
