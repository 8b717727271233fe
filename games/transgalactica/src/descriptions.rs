//! Every component with its name and what it does, made of its row.

use orrery_core::Text;

use crate::content::{
    AbilityRow, BonusRow, Content, DecreeRow, FleetRow, MiningRow, MissionRow, ObjectiveRow, PirateRow,
    PlanetRow, TechnologyRow, WealthRow,
};
use crate::effects::{Block, Effect, text};
use crate::options::DataSet;

fn sentences(all: Vec<Text>) -> Text {
    Text::new("card-all").sentences("all", all)
}

/// A sentence about a list, if there is anything in it.
fn said(key: &'static str, block: &Block) -> Option<Text> {
    (!block.steps.is_empty()).then(|| Text::new(key).text("effect", text::steps(&block.steps)))
}

fn planet(row: &PlanetRow) -> Text {
    let colours = row.colours.iter().map(|colour| Text::new(colour.key())).collect();
    let kind = Text::new("card-planet").name("type", row.kind.key()).list("colours", colours);
    let parts = [
        said("card-planet-action", &row.action),
        said("card-planet-mining", &row.mining),
        said("card-planet-income", &row.income),
    ];
    sentences([Some(kind)].into_iter().chain(parts).flatten().collect())
}

fn mining(row: &MiningRow) -> Text {
    Text::new("card-planet-mining").text("effect", text::steps(&row.mining.steps))
}

fn bonus(row: &BonusRow) -> Text {
    Text::new("card-always").text("effect", text::steps(&row.then.steps))
}

fn wealth(row: &WealthRow) -> Text {
    Text::new("card-always").text("effect", text::steps(&row.then.steps))
}

fn pirates(row: &PirateRow) -> Text {
    Text::new("card-pirate")
        .amount("strength", row.strength)
        .text("reward", text::steps(&row.reward.steps))
        .text("income", text::steps(&row.income.steps))
}

fn fleet(row: &FleetRow) -> Text {
    Text::new("card-fleet").text("effect", text::steps(&row.then.steps))
}

pub(crate) fn objective(row: &ObjectiveRow) -> Text {
    Text::new("card-end").text("score", text::score(&row.score))
}

fn decree(row: &DecreeRow) -> Text {
    Text::new("card-decree").text("needs", text::condition(&row.needs))
}

pub(crate) fn mission(row: &MissionRow) -> Text {
    let types = row.types.iter().map(|kind| Text::new(kind.key())).collect();
    let key = if row.needs.is_empty() { "card-mission-open" } else { "card-mission" };
    let card = Text::new(key)
        .list("types", types)
        .text("cost", row.cost.text())
        .text("effect", text::steps(&row.then.steps));
    if row.needs.is_empty() { card } else { card.text("needs", text::conditions(&row.needs)) }
}

impl Content {
    pub(crate) fn technology(&self, row: &TechnologyRow) -> Text {
        let always = row
            .always
            .iter()
            .map(|ability| Text::new("card-always").text("effect", text::ability(self, ability)));
        let when = row.when.iter().map(text::triggered);
        let action = said(if row.per_round { "card-per-round" } else { "card-always" }, &row.action);
        let once = said("card-once", &row.once);
        let end = row.end.as_ref().map(|score| Text::new("card-end").text("score", text::score(score)));
        sentences(always.chain(when).chain(action).chain(once).chain(end).collect())
    }

    pub(crate) fn ability(&self, row: &AbilityRow) -> Text {
        let always = row
            .always
            .iter()
            .map(|ability| Text::new("card-always").text("effect", text::ability(self, ability)));
        let lieutenant = row.setup.steps.iter().any(|step| matches!(step, Effect::LieutenantForCrew));
        let lieutenant =
            lieutenant.then(|| Text::new("card-always").text("effect", Text::new("holds-lieutenant")));
        let when = row.when.iter().map(text::triggered);
        let setup = said("card-setup", &row.setup);
        sentences(setup.into_iter().chain(lieutenant).chain(always).chain(when).collect())
    }

    /// Every component with its name and its text.
    pub fn descriptions(&self) -> Vec<(Text, Text)> {
        let tuned = self.values(DataSet::Tuned);
        let mut all = Vec::new();
        let mut say = |prefix: &str, id: &str, text: Text| {
            all.push((Text::named(format!("{prefix}-{id}")), text));
        };
        self.planets.iter().for_each(|(_, row)| say("planet", &row.id, planet(row)));
        self.mining.iter().for_each(|(_, row)| say("mining", &row.id, mining(row)));
        tuned.bonus.iter().for_each(|(_, row)| say("bonus", &row.id, bonus(row)));
        tuned.pirates.iter().for_each(|(_, row)| say("pirate", &row.id, pirates(row)));
        self.fleet.iter().for_each(|(_, row)| say("fleet", &row.id, fleet(row)));
        self.abilities.iter().for_each(|(_, row)| say("ability", &row.id, self.ability(row)));
        tuned.wealth.iter().for_each(|(_, row)| say("wealth", &row.id, wealth(row)));
        self.objectives.iter().for_each(|(_, row)| say("objective", &row.id, objective(row)));
        self.technologies.iter().for_each(|(_, row)| say("technology", &row.id, self.technology(row)));
        self.missions.iter().for_each(|(_, row)| say("mission", &row.id, mission(row)));
        self.decrees.iter().for_each(|(_, row)| say("decree", &row.id, decree(row)));
        all
    }
}
