//! How good a table is: what each player can expect to score, and what statistics count.

mod habits;
mod tables;
mod war;
mod worth;

use std::borrow::Cow;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::procedure::Frames as _;
use orrery_core::{Chance, Seat, Study, Text};

use crate::Eclipse;
use crate::actions::Action;
use crate::ids::{Resource, Unit};
use crate::procedures::Task;
use crate::state::State;

pub(crate) use tables::Tables;

/// What a style prefers more or less than usual.
#[derive(Clone, Copy)]
enum Taste {
    Science,
    Materials,
    Money,
    Technology,
    Expansion,
    Fleet,
    War,
    Fear,
}

impl Evaluate for Eclipse {
    fn expect(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        self.expect_all(t, style, scores);
    }

    /// Everybody is judged at once.
    fn judgements_per_second(&self) -> u64 {
        130_000 / u64::from(self.seats.count())
    }

    /// Early leads mean less than late ones.
    fn scale(&self, t: &State) -> f32 {
        2.2 + 0.55 * self.upkeeps(t)
    }

    /// A move is worth what comes of it by the end of the turn.
    fn settle(&self, t: &mut State, chance: &mut Chance) {
        self.finish_turn(t, chance);
    }

    /// One action more or less good changes the chance to win by a hundredth or two.
    fn curiosity(&self) -> f32 {
        0.1
    }

    /// A turn has many small steps, so the answers of others hardly ever come up twice.
    fn averages_others(&self) -> bool {
        true
    }

    fn worth_a_thought(&self, t: &State, seat: Seat, action: Action) -> bool {
        self.is_considered(t, seat, action)
    }
}

/// How many sectors a player has.
const SECTORS: [&str; 6] = [
    "study-sectors-2",
    "study-sectors-4",
    "study-sectors-6",
    "study-sectors-8",
    "study-sectors-10",
    "study-sectors-more",
];

impl Eclipse {
    /// Against whom a player has fought in a sector, once reputation is drawn there (ECL-179): whoever took part and did not flee
    /// is asked about it.
    fn battles_of(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str)) {
        let battle = &t.battle;
        if !battle.fought.minus(self.side(t, seat)).is_empty() {
            mark("study-battle", "study-battle-players");
        }
        // Ships that nobody plays were there first, so the last battle of a sector is the one with them.
        if battle.defenders.is_empty() && battle.attackers.contains(seat) {
            mark("study-battle", "study-battle-ancients");
        }
    }
}

impl Study for Eclipse {
    fn facts(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str)) {
        let player = &t.players[seat];
        if let Some(species) = player.species {
            mark("study-species", &self.species_name(species));
        }
        for technology in player.technologies.iter() {
            mark("study-technology", &self.technology_name(technology));
        }
        for development in player.developments.iter() {
            mark("study-development", &self.development_name(development));
        }
        let sectors = usize::from(player.controls.len().saturating_sub(1)) / 2;
        mark("study-sectors", SECTORS[sectors.min(SECTORS.len() - 1)]);
        for unit in Unit::SHIPS {
            let copies = self.content.unit(unit).copies.unwrap_or_default();
            if player.unbuilt[unit] < copies {
                mark("study-fleet", unit.key());
            }
        }
    }

    fn measures(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, i32)) {
        let player = &t.players[seat];
        if player.species.is_some() {
            mark("money", self.production(t, seat, Resource::Money).into());
            mark("science", self.production(t, seat, Resource::Science).into());
            mark("materials", self.production(t, seat, Resource::Materials).into());
        }
        mark("sectors", player.controls.len().into());
        mark("technologies", player.technologies.len() as i32);
    }

    /// What is declared, and against whom ships have fought.
    fn deed(&self, t: &State, seat: Seat, action: Action, mark: &mut dyn FnMut(&'static str, &str)) {
        let task = t.stack.top().map(|frame| frame.task);
        if let Some(Task::KeepReputation(_)) = task
            && action != Action::Show
        {
            self.battles_of(t, seat, mark);
        }
        match action {
            Action::Take(kind) => mark("study-action", kind.key()),
            Action::Pass if matches!(task, Some(Task::Turn(_))) => mark("study-action", "study-pass"),
            Action::Retreat(_) => mark("study-action", "study-retreat"),
            _ => {}
        }
    }

    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str)) {
        let content = &self.content;
        content.species.iter().for_each(|(id, _)| mark("study-species", &self.species_name(id)));
        content.technologies.iter().for_each(|(id, _)| mark("study-technology", &self.technology_name(id)));
        content.developments.iter().for_each(|(id, _)| mark("study-development", &self.development_name(id)));
        for key in SECTORS {
            mark("study-sectors", key);
        }
        for unit in Unit::SHIPS {
            mark("study-fleet", unit.key());
        }
        for kind in crate::ids::ActionKind::ALL {
            mark("study-action", kind.key());
        }
        mark("study-action", "study-pass");
        mark("study-action", "study-retreat");
        mark("study-battle", "study-battle-players");
        mark("study-battle", "study-battle-ancients");
    }

    fn rounds(&self, t: &State) -> u32 {
        u32::from(t.round)
    }

    /// A game that ran its course is one ending, whatever the last round.
    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        match &*text.key {
            "ended" => "study-ended".into(),
            _ => text.key.clone(),
        }
    }
}
