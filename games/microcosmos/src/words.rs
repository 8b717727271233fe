//! Questions, labels and log lines: keys and arguments, no words.

mod log;

use orrery_core::{Ask, Seat, Text};

use crate::actions::{Action, Fate, Use, done};
use crate::content::{Content, EdgeColour};
use crate::effects::{
    automa_text, crew_text, layout_text, planet_text, resources_text, steps_text, survivor_text, upgrade_text,
};
use crate::frame::{Phase, Purchase, Task};
use crate::refusal::mic;
use crate::space::{Position, Space, Spot};
use crate::state::{CardId, PlanetId, Resource, Row, Specialist, State, SurvivorId, Upgrade};
use crate::{AUTOMA, MicroCosmos};

/// Every component with its name and its text.
pub(crate) fn descriptions(content: &Content) -> Vec<(Text, Text)> {
    let crew = content.crew.iter().map(|(_, row)| (crew_name(&row.id), crew_text(row)));
    let survivors = content.survivors.iter().map(|(_, row)| (survivor_name(&row.id), survivor_text(row)));
    let planets = content.planets.iter().map(|(_, row)| (planet_name(&row.id), planet_text(row)));
    let layouts = content.layouts().iter().map(|row| (layout_name(&row.id), layout_text(row)));
    let upgrades =
        Upgrade::ALL.iter().map(|upgrade| (upgrade.key().to_owned(), upgrade_text(content, *upgrade)));
    let automa = content.automa_cards.iter().map(|(_, row)| (automa_name(&row.id), automa_text(row)));
    let gate = ("space-gate".to_owned(), steps_text(&content.sheet().gate));
    let all = crew.chain(survivors).chain(planets).chain(layouts).chain(upgrades).chain(automa).chain([gate]);
    all.map(|(key, text)| (Text::named(key), text)).collect()
}

pub(crate) fn crew_name(id: &str) -> String {
    format!("crew-{id}")
}

pub(crate) fn survivor_name(id: &str) -> String {
    format!("survivor-{id}")
}

pub(crate) fn planet_name(id: &str) -> String {
    format!("planet-{id}")
}

pub(crate) fn automa_name(id: &str) -> String {
    format!("automa-{id}")
}

fn layout_name(id: &str) -> String {
    format!("layout-{id}")
}

impl Resource {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Biomass => "resource-biomass",
            Self::Workforce => "resource-workforce",
            Self::Minerals => "resource-minerals",
            Self::Technology => "resource-technology",
        }
    }
}

impl Specialist {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Engineer => "specialist-engineer",
            Self::Red => "specialist-red",
            Self::Green => "specialist-green",
            Self::Blue => "specialist-blue",
        }
    }
}

impl EdgeColour {
    /// The key of where it fits.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Red => "edge-red",
            Self::Green => "edge-green",
            Self::Blue => "edge-blue",
            Self::Grey => "edge-grey",
        }
    }
}

impl Upgrade {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Robotics => "upgrade-robotics",
            Self::Biodome => "upgrade-biodome",
            Self::SpaceMining => "upgrade-space-mining",
            Self::CargoHolds => "upgrade-cargo-holds",
            Self::ScoutingVehicles => "upgrade-scouting-vehicles",
            Self::LeisureFacilities => "upgrade-leisure-facilities",
            Self::MiningVehicles => "upgrade-mining-vehicles",
            Self::Engines => "upgrade-engines",
        }
    }

    /// The key of what it does.
    pub(crate) const fn effect_key(self) -> &'static str {
        match self {
            Self::Robotics => "effect-robotics",
            Self::Biodome => "effect-biodome",
            Self::SpaceMining => "effect-space-mining",
            Self::CargoHolds => "effect-cargo-holds",
            Self::ScoutingVehicles => "effect-scouting-vehicles",
            Self::LeisureFacilities => "effect-leisure-facilities",
            Self::MiningVehicles => "effect-mining-vehicles",
            Self::Engines => "effect-engines",
        }
    }
}

impl Row {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Upper => "row-upper",
            Self::Lower => "row-lower",
        }
    }
}

impl Spot {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Planet => "spot-planet",
            Self::Moon => "spot-moon",
            Self::Station => "spot-station",
            Self::Asteroid1 => "spot-asteroid-1",
            Self::Asteroid2 => "spot-asteroid-2",
        }
    }
}

impl Position {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::North => "position-n",
            Self::NorthEast => "position-ne",
            Self::East => "position-e",
            Self::SouthEast => "position-se",
            Self::South => "position-s",
            Self::SouthWest => "position-sw",
            Self::West => "position-w",
            Self::NorthWest => "position-nw",
        }
    }
}

/// With a seat, or the Automa's name: nobody sits at its place.
pub(crate) fn with_player(game: &MicroCosmos, text: Text, name: &'static str, seat: Seat) -> Text {
    if game.is_automa(seat) { text.name(name, "automa") } else { text.seat(name, seat) }
}

impl MicroCosmos {
    /// A crew card by name; a label must not fail, whatever number it is given.
    pub(crate) fn crew_key(&self, card: CardId) -> String {
        self.content.crew.find(card).map_or_else(|| "unknown-card".to_owned(), |row| crew_name(&row.id))
    }

    pub(crate) fn survivor_key(&self, survivor: SurvivorId) -> String {
        self.content
            .survivors
            .find(survivor)
            .map_or_else(|| "unknown-card".to_owned(), |row| survivor_name(&row.id))
    }

    pub(crate) fn planet_key(&self, planet: PlanetId) -> String {
        planet_name(&self.content.planets[planet].id)
    }

    /// The planet at a position by name.
    fn planet_at_key(&self, t: &State, position: Position) -> String {
        t.planet(position).map_or_else(|| position.key().to_owned(), |planet| self.planet_key(planet.card))
    }

    /// A space by name: its kind, its planet and its position.
    pub(crate) fn space_text(&self, t: &State, space: Space) -> Text {
        match space.parts() {
            None => Text::new("space-gate"),
            Some((position, spot)) => Text::new("space-of")
                .name("spot", spot.key())
                .name("planet", self.planet_at_key(t, position))
                .name("position", position.key()),
        }
    }

    /// What a seat is asked.
    pub(crate) fn question(&self, t: &State, seat: Seat) -> Ask<Action> {
        let task = t.stack.last().map_or(Task::Turn(Phase::Over), |frame| frame.task);
        let (rule, text) = self.question_text(t, seat, task);
        let on_behalf_of = match task {
            Task::AutomaPay(_) | Task::AutomaOutpost => AUTOMA,
            _ => seat,
        };
        let neutral = done::neutral(self, t, seat, task);
        let turn = matches!(task, Task::Turn(Phase::Depart(_)));
        let ask = Ask { neutral, on_behalf_of, turn, ..Ask::open(text, mic(rule), seat) };
        match task {
            Task::Turn(Phase::Draw) | Task::GainAny(_) => ask.repeatable(),
            Task::Turn(Phase::Crew(_) | Phase::Act(1..)) | Task::Keep(_) | Task::Cantina(_, true) => {
                ask.trivial()
            }
            Task::Turn(Phase::Travel) if ask.neutral.is_some() => ask.trivial(),
            _ => ask,
        }
    }

    fn question_text(&self, t: &State, seat: Seat, task: Task) -> (u16, Text) {
        match task {
            Task::Reject => (15, Text::new("ask-reject")),
            Task::PlaceDealt => {
                let card = t.players[seat].dealt.first().unwrap_or_default();
                (15, Text::new("ask-place").name("card", self.crew_key(card)))
            }
            Task::Place(card) => (36, Text::new("ask-place").name("card", self.crew_key(card))),
            Task::GainAny(left) => (30, Text::new("ask-gain").amount("count", left)),
            Task::PayAny(left) => (97, Text::new("ask-pay").amount("count", left)),
            Task::Turn(Phase::Depart(false)) => (51, Text::new("ask-depart").amount("steps", t.journey.left)),
            Task::Turn(Phase::Depart(true)) => (60, Text::new("ask-travel").amount("steps", t.journey.left)),
            Task::Turn(Phase::Travel) if t.journey.heading => {
                (73, Text::new("ask-heading").amount("steps", t.journey.left))
            }
            Task::Turn(Phase::Travel) => (73, Text::new("ask-travel-on").amount("steps", t.journey.left)),
            Task::Turn(Phase::Crew(played)) => {
                let left = self.plays(t, seat).saturating_sub(played);
                (86, Text::new("ask-crew").amount("count", left))
            }
            Task::Turn(Phase::Act(0)) => {
                (99, Text::new("ask-act").text("space", self.space_text(t, t.players[seat].ark)))
            }
            Task::Turn(Phase::Act(_)) => {
                (102, Text::new("ask-act-again").text("space", self.space_text(t, t.players[seat].ark)))
            }
            Task::Turn(Phase::Draw) => (156, Text::new("ask-draw")),
            Task::Bonus(position) => {
                (75, Text::new("ask-bonus").name("planet", self.planet_at_key(t, position)))
            }
            Task::Terraform(left) => (114, Text::new("ask-terraform").amount("count", left)),
            Task::Cantina(_, true) => (85, Text::new("ask-cantina-or-not")),
            Task::Cantina(left, false) => (41, Text::new("ask-cantina").amount("count", left)),
            Task::Pay(bill) => {
                let what = match bill.purchase {
                    Purchase::Upgrade(upgrade) => upgrade.key(),
                    Purchase::Explore => "deed-explore",
                    Purchase::Colony => "deed-colony",
                };
                let part = match (bill.leader, bill.engineer) {
                    (Some(leader), _) => leader.key(),
                    (None, true) => "specialist-engineer",
                    (None, false) if bill.engineer_will_do => "specialist-any",
                    (None, false) => "specialist-any-leader",
                };
                (45, Text::new("ask-specialist").name("what", what).name("specialist", part))
            }
            Task::Scout(..) => (132, Text::new("ask-scout")),
            Task::Keep(survivor) => (127, Text::new("ask-keep").name("card", self.survivor_key(survivor))),
            Task::MoveOutpost => (147, Text::new("ask-move-outpost")),
            Task::AutomaPay(bill) if bill.any_leader > 0 => (182, Text::new("ask-automa-leader")),
            Task::AutomaPay(bill) => (182, Text::new("ask-automa-cards").amount("count", bill.any_card)),
            Task::AutomaOutpost => (194, Text::new("ask-automa-outpost")),
            Task::Sequence(_)
            | Task::Turn(Phase::Landed | Phase::Over)
            | Task::Outposts(..)
            | Task::Run(..)
            | Task::DrawDeck(_)
            | Task::Aside(_)
            | Task::Bought(_)
            | Task::Automa(_) => (22, Text::new("ask-draw")),
        }
    }

    /// What an action would be called on a button.
    pub(crate) fn label_of(&self, t: &State, seat: Seat, action: Action) -> Text {
        let crew = |key: &'static str, card: CardId| Text::new(key).name("card", self.crew_key(card));
        match action {
            Action::Discard(card) => crew("label-discard", card),
            Action::Place(card, row) => crew("label-place", card).name("row", row.key()),
            Action::Gain(resource) => Text::new("label-gain").name("resource", resource.key()),
            Action::Pay(resource) => Text::new("label-pay").name("resource", resource.key()),
            Action::Upgrade(upgrade) => self.upgrade_label(upgrade),
            Action::UseCard(card) => crew("label-use", card).name("row", self.row_key(t, seat, card)),
            Action::UseToken(specialist) => Text::new("label-use-token").name("specialist", specialist.key()),
            Action::Travel(space) => Text::new("label-travel").text("space", self.space_text(t, space)),
            Action::Discover(position) => Text::new("label-discover").name("position", position.key()),
            Action::Step(space) => Text::new("label-step").text("space", self.space_text(t, space)),
            Action::Take(card) => crew("label-take", card),
            Action::Play(card, fate, usage) => self.play_label(t, seat, card, fate, usage),
            Action::Gather => {
                let source = Self::yield_at(t, t.players[seat].ark);
                let gain =
                    source.map_or(Text::new("effect-nothing"), |s| steps_text(self.content.effects(s)));
                Text::new("label-gather").text("effect", gain)
            }
            Action::Raise(resource) => {
                let bonus = matches!(t.stack.last().map(|frame| frame.task), Some(Task::Bonus(_)));
                let key = if bonus { "label-bonus" } else { "label-raise" };
                Text::new(key).name("resource", resource.key())
            }
            Action::Explore => Text::new("deed-explore"),
            Action::Choose(survivor) => Text::new("label-choose").name("card", self.survivor_key(survivor)),
            Action::Keep => Text::new("label-keep"),
            Action::Settle(survivor) => Text::new("label-settle").name("card", self.survivor_key(survivor)),
            Action::Colony => Text::new("deed-colony"),
            Action::Outpost => Text::new("deed-outpost"),
            Action::MoveOutpost(position) => {
                Text::new("label-move-outpost").name("planet", self.planet_at_key(t, position))
            }
            Action::Ready(card, specialist) => crew("label-ready", card).name("specialist", specialist.key()),
            Action::Draw => Text::new("label-draw"),
            Action::Spend(specialist) => Text::new("label-spend").name("specialist", specialist.key()),
            Action::Done => Self::done_label(t),
        }
    }

    fn row_key(&self, t: &State, seat: Seat, card: CardId) -> &'static str {
        let upper = self.seats.contains(seat) && t.players[seat].upper.contains(card);
        if upper { Row::Upper.key() } else { Row::Lower.key() }
    }

    fn upgrade_label(&self, upgrade: Upgrade) -> Text {
        let cost = self.content.sheet().upgrades.of(upgrade).cost;
        let bill = self.upgrade_bill(upgrade);
        let specialist = if bill.engineer {
            "specialist-engineer"
        } else if bill.engineer_will_do {
            "specialist-any"
        } else {
            "specialist-any-leader"
        };
        Text::new("label-upgrade")
            .name("upgrade", upgrade.key())
            .name("specialist", specialist)
            .text("cost", resources_text(cost))
    }

    fn play_label(&self, t: &State, seat: Seat, card: CardId, fate: Fate, usage: Use) -> Text {
        let key = match (fate, usage) {
            (Fate::Discard, Use::Act) => "label-play-act",
            (Fate::Up, Use::Act) => "label-play-act-up",
            (Fate::Discard, Use::Idle) => "label-play-idle",
            (Fate::Up, Use::Idle) => "label-play-up",
        };
        let text = Text::new(key).name("card", self.crew_key(card));
        if usage == Use::Idle {
            return text;
        }
        let upper = self.seats.contains(seat) && t.players[seat].upper.contains(card);
        let edge = self.content.crew.find(card).map(|row| if upper { &row.bottom } else { &row.top });
        text.text("effect", edge.map_or(Text::new("effect-nothing"), crate::effects::edge_text))
    }

    fn done_label(t: &State) -> Text {
        Text::new(match t.stack.last().map(|frame| frame.task) {
            Some(Task::Turn(Phase::Depart(_))) => "label-stay",
            Some(Task::Turn(Phase::Travel)) => "label-land-here",
            Some(Task::Turn(Phase::Crew(_))) => "label-no-crew",
            Some(Task::Turn(Phase::Act(_))) => "label-no-act",
            Some(Task::Turn(Phase::Draw)) => "label-no-draw",
            Some(Task::Keep(_)) => "label-send-on",
            Some(Task::Terraform(_)) => "label-enough",
            _ => "label-decline",
        })
    }
}
