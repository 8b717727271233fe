//! Questions and labels: keys and arguments, no words.

mod cards;
mod labels;
mod log;

pub(crate) use cards::{descriptions, module_name};

use orrery_core::ask::Routine;
use orrery_core::{Ask, Seat, Text};

use crate::Andromeda;
use crate::actions::Action;
use crate::effects::{Block, BlockId, cost_text, moon_text, steps_text};
use crate::frame::{Phase, Task, Thing};
use crate::ids::{Base, Class, Column, MoonId, ShipKind, Track};
use crate::refusal::and;
use crate::space::{Berth, Space};
use crate::state::{State, Tile};

impl Track {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Science => "track-science",
            Self::Industry => "track-industry",
            Self::Supremacy => "track-supremacy",
            Self::Commerce => "track-commerce",
            Self::Civilization => "track-civilization",
        }
    }

    /// The key of its development.
    pub(crate) const fn development_key(self) -> &'static str {
        match self {
            Self::Science => "development-observatory",
            Self::Industry => "development-factory",
            Self::Supremacy => "development-obelisk",
            Self::Commerce => "development-spaceport",
            Self::Civilization => "development-city",
        }
    }
}

impl Column {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        self.track().key()
    }
}

impl ShipKind {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Transport => "ship-transport",
            Self::Fighter => "ship-fighter",
            Self::Vessel => "ship-science_vessel",
            Self::Cruiser => "ship-cruiser",
        }
    }
}

impl Base {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Monolith => "base-ancient_monolith",
            Self::Hub => "base-trade_hub",
            Self::Maximus => "base-maximus_field",
            Self::Odessa => "base-odessa_field",
            Self::Shipyard => "base-shipyard",
            Self::Office => "base-construction_office",
        }
    }
}

impl Andromeda {
    /// A moon by what it shows; a label must not fail, whatever number it is given.
    pub(crate) fn moon_words(&self, moon: MoonId) -> Text {
        self.content.moons.find(moon).map_or_else(|| Text::new("unknown-thing"), moon_text)
    }

    /// A region by its place and what lies there.
    pub(crate) fn space_text(&self, t: &State, space: Space) -> Text {
        let name = match t.map[space] {
            Tile::Empty => return Text::new("space-empty").word("space", space.word()),
            Tile::Nebula => "tile-nebula".to_owned(),
            Tile::Planet(planet) => format!("planet-{}", self.content.planets[planet].id),
            Tile::Base(base) => base.key().to_owned(),
            Tile::Quasar => "special-quasar".to_owned(),
            Tile::Maelstrom => "special-maelstrom".to_owned(),
        };
        Text::new("space-is").word("space", space.word()).name("tile", name)
    }

    /// A module of a station by its name.
    pub(crate) fn berth_key(&self, t: &State, seat: Seat, berth: Berth) -> String {
        let slot = if self.seats.contains(seat) { t.slot(seat, berth) } else { None };
        slot.map_or_else(
            || "unknown-thing".to_owned(),
            |slot| module_name(&self.content.modules[slot.module].id),
        )
    }

    /// The raiders of a class by the name of their card.
    pub(crate) fn class_key(&self, t: &State, class: Class) -> String {
        match t.raiders.cards[class as usize] {
            Some(card) => format!("raider-{}", self.content.raiders[card].id),
            None => "unknown-thing".to_owned(),
        }
    }

    pub(crate) fn thing_text(&self, thing: Thing) -> Text {
        match thing {
            Thing::Resource(resource) => Text::new(resource.key()),
            Thing::Card(card) => Text::named(self.tactic_key(card)),
            Thing::Moon(moon) => self.moon_words(moon),
            Thing::Token(token) => Text::named(self.token_key(token)),
            Thing::Discovery(token) => Text::named(self.discovery_key(token)),
        }
    }

    /// What a seat is asked.
    pub(crate) fn question(&self, t: &State, seat: Seat) -> Ask<Action> {
        let task = t.stack.last().map_or(Task::Turn(Phase::Over), |frame| frame.task);
        let (rule, text) = self.question_text(t, seat, task);
        let mut ask = Ask::open(text, and(rule), seat);
        ask.neutral =
            self.neutral(t, seat, task).filter(|neutral| self.check_action(t, seat, *neutral).is_ok());
        // Asked in case there is a card: standing answers apply, unless there is something else to decide.
        let reacts = match task {
            Task::Window | Task::React(..) | Task::Diplomacy => true,
            Task::Prepare => self.most_energy(t, seat) == 0 && self.check_aim(t, seat).is_err(),
            Task::Damage => self.hulls_left(t, seat) == 0,
            _ => false,
        };
        ask.reaction = reacts && ask.neutral.is_some();
        ask.turn = matches!(task, Task::Turn(_));
        ask.routine = match task {
            Task::GainBasic(_)
            | Task::GainAny(_)
            | Task::May(_)
            | Task::UpgradeShip(_)
            | Task::DrawUp
            | Task::Escalate
            | Task::EndIt
            | Task::Agree(..)
            | Task::Yield
            | Task::PassOn(_)
            | Task::Rescue => Some(Routine::Repeatable),
            Task::Science => Some(Routine::Trivial),
            _ => None,
        };
        // What was taken or chosen in secret stays so.
        if matches!(
            task,
            Task::Factions | Task::Destinies | Task::Discover(_) | Task::Look(..) | Task::Trade(_)
        ) {
            ask = ask.sealed_for(self.team(seat));
        }
        ask
    }

    #[allow(clippy::too_many_lines)] // One line for each question.
    fn question_text(&self, t: &State, seat: Seat, task: Task) -> (u16, Text) {
        let plain = Text::new;
        let count = |key: &'static str, count: u8| Text::new(key).amount("count", count);
        match task {
            Task::Factions => (17, plain("ask-faction")),
            Task::Destinies => (24, plain("ask-destiny")),
            Task::Turn(Phase::Choose) if t.turn.must_return => (27, plain("ask-must-return")),
            Task::Turn(Phase::Choose) => (26, plain("ask-turn")),
            Task::Turn(Phase::Modules) => (109, plain("ask-modules")),
            Task::Window if t.turn.promise => (261, plain("ask-window-base")),
            Task::Window if t.battle.on => (264, plain("ask-window-battle")),
            Task::Window => (67, plain("ask-window")),
            Task::Region(kind) => (39, plain("ask-region").name("ship", kind.key())),
            Task::React(moment, _) => (90, plain("ask-react").name("moment", moment.key())),
            Task::Raid => (103, plain("ask-raid")),
            Task::Escalate => {
                let region = t.turn.region.unwrap_or(Space::N1);
                (181, plain("ask-escalate").text("region", self.space_text(t, region)))
            }
            Task::Diplomacy => (184, plain("ask-diplomacy")),
            Task::Prepare if !self.fighters(t).contains(seat) => (185, plain("ask-prepare-other")),
            Task::Prepare => {
                let (dice, targeting) = self.pool_of(t, seat);
                (185, plain("ask-prepare").amount("dice", dice).amount("targeting", targeting))
            }
            Task::GainBasic(left) => (35, count("ask-gain-basic", left)),
            Task::GainAny(left) => (35, count("ask-gain-any", left)),
            Task::Pay(bill) => {
                let text = self.payment_text(t);
                let cost = cost_text(&bill.cost);
                (34, text.text("cost", cost).amount("waived", bill.waived))
            }
            Task::Choose(..) => (57, plain("ask-choose")),
            Task::May(block) => (83, plain("ask-may").text("effect", self.block_text(block))),
            Task::Repair(left) => (207, count("ask-repair", left)),
            Task::Build(_) => (138, plain("ask-build")),
            Task::Develop(_) => (154, plain("ask-develop")),
            Task::Acquire(..) | Task::Field(_, 0) => (144, plain("ask-acquire")),
            Task::Field(..) => (59, plain("ask-second")),
            Task::Scrap(_) => (60, plain("ask-scrap")),
            Task::PassOn(module) => {
                let name = module_name(&self.content.modules[module].id);
                (256, plain("ask-pass-on").name("module", name).seat("mate", Self::mate(seat)))
            }
            Task::AdvanceAny => (166, plain("ask-advance")),
            Task::Upgrade => (140, plain("ask-upgrade")),
            Task::UpgradeShip(kind) => (141, plain("ask-upgrade-ship").name("ship", kind.key())),
            Task::DrawUp => (173, count("ask-draw-up", self.hand_limit(t, seat))),
            Task::Discover(_) => (169, plain("ask-discover")),
            Task::Look(..) => (56, plain("ask-look")),
            Task::ClaimMoon(_) => (54, plain("ask-claim")),
            Task::ChooseMoon(_) => (54, plain("ask-choose-moon")),
            Task::Room(moon) => {
                let rule = if t.turn.seat == seat { 62 } else { 63 };
                (rule, plain("ask-room").text("moon", self.moon_words(moon)))
            }
            Task::Recruit(left) => (77, count("ask-recruit", left)),
            Task::Printed(_) => (55, plain("ask-printed")),
            Task::DiscardCards(left) => (205, count("ask-discard", left)),
            Task::Excess => (28, count("ask-excess", self.hand_limit(t, seat))),
            Task::ReturnShip => (83, plain("ask-return-ship")),
            Task::ActivateOne => (109, plain("ask-activate")),
            Task::Power(berth) => (109, plain("ask-power").name("module", self.berth_key(t, seat, berth))),
            Task::Science => (116, plain("ask-science")),
            Task::TurnUp => (74, plain("ask-turn-up")),
            Task::DamageModule(_) => (205, plain("ask-damage-module")),
            Task::HitShip => (201, plain("ask-hit-ship")),
            Task::Jam(_) => (185, plain("ask-jam")),
            Task::Hire(dice, _) => (185, count("ask-hire", dice)),
            Task::Passage(credits) => (184, count("ask-passage", credits)),
            Task::StealFrom(_) => (198, plain("ask-steal-from")),
            Task::StealWhat(victim) => (198, plain("ask-steal-what").seat("who", victim)),
            Task::EndIt => (184, plain("ask-end-battle")),
            Task::Agree(_, points, _) => (184, count("ask-agree", points)),
            Task::Yield => (184, plain("ask-yield")),
            Task::Reroll(_) => (192, plain("ask-reroll")),
            Task::SetDie(face) => (192, count("ask-set-die", face)),
            Task::Withdraw(left) => (199, count("ask-withdraw", left)),
            Task::SaveShip => (199, plain("ask-save-ship")),
            Task::Damage => (199, count("ask-damage", Self::exposed(t, seat))),
            Task::Operations => (197, plain("ask-operations")),
            Task::Socket(moon) => (70, plain("ask-socket").text("moon", self.moon_words(moon))),
            Task::Arrange => (150, count("ask-arrange", t.order.len() as u8 + 1)),
            Task::Trade(true) => (255, plain("ask-give").seat("mate", Self::mate(seat))),
            Task::Trade(false) => (255, plain("ask-take").seat("mate", Self::mate(seat))),
            Task::Deal(given, thing) => {
                let key = if given { "ask-deal-given" } else { "ask-deal-asked" };
                (255, plain(key).seat("mate", Self::mate(seat)).text("thing", self.thing_text(thing)))
            }
            Task::EndOrder => (32, plain("ask-end-order")),
            Task::Lair(class) => (93, plain("ask-lair").name("raider", self.class_key(t, class))),
            Task::Award(..) => (251, plain("ask-award")),
            Task::Rescue => (136, plain("ask-rescue")),
            // Nobody is asked in between.
            _ => (38, plain("ask-turn")),
        }
    }

    /// What the payment on top of the stack is for, where the procedure below it says so.
    fn payment_text(&self, t: &State) -> Text {
        let below = t.stack.iter().rev().nth(1).map(|frame| frame.task);
        match below {
            Some(Task::Join(module)) => Text::new("ask-pay-for").name("what", self.module_key(module)),
            Some(Task::Raise(space)) => {
                let planet = t.planet_at(space).expect("a development is built on a planet");
                Text::new("ask-pay-for").name("what", self.content.planets[planet].track.development_key())
            }
            Some(Task::Run(block, 0)) if self.content.is_paid_for(block) => {
                Text::new("ask-pay-effect").text("effect", self.block_text(block))
            }
            _ => Text::new("ask-pay"),
        }
    }

    fn block_text(&self, block: BlockId) -> Text {
        steps_text(&Block::from(self.content.block(block).to_vec()))
    }
}
