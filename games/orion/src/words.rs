//! Questions, labels and log lines: keys and arguments, no words.

use orrery_core::{Ask, Seat, Text};

use crate::Orion;
use crate::actions::{Action, done};
use crate::content::{Colour, Content, SheetAction};
use crate::effects::{Effect, Good, Window, describe_advisor, describe_race, describe_structure};
use crate::event::{Event, Level};
use crate::frame::{Task, Why};
use crate::refusal::ori;
use crate::state::{AdvisorId, CardId, RaceId, Resource, Slot, State, SystemId};

/// Every component with its name and its text.
pub(crate) fn descriptions(content: &Content) -> Vec<(Text, Text)> {
    let structures =
        content.structures.iter().map(|(_, row)| (structure_name(&row.id), describe_structure(row)));
    let advisors = content.advisors.iter().map(|(_, row)| (advisor_name(&row.id), describe_advisor(row)));
    let races = content.races.iter().map(|(_, row)| (race_name(&row.id), describe_race(row)));
    structures.chain(advisors).chain(races).map(|(key, text)| (Text::named(key), text)).collect()
}

pub(crate) fn structure_name(id: &str) -> String {
    format!("structure-{id}")
}

pub(crate) fn advisor_name(id: &str) -> String {
    format!("advisor-{id}")
}

pub(crate) fn race_name(id: &str) -> String {
    format!("race-{id}")
}

impl Resource {
    /// The key of its name.
    pub(crate) fn key(self) -> &'static str {
        Good::from(self).key()
    }
}

impl Good {
    /// The key of its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Food => "good-food",
            Self::Fleet => "good-fleet",
            Self::Production => "good-production",
            Self::Points => "good-points",
            Self::Marker => "good-marker",
        }
    }
}

impl Colour {
    /// The key of its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Blue => "colour-blue",
            Self::Red => "colour-red",
            Self::Yellow => "colour-yellow",
            Self::Grey => "colour-grey",
        }
    }
}

impl SheetAction {
    /// The key of its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Build => "action-build",
            Self::Exploit => "action-exploit",
            Self::Research => "action-research",
            Self::Activate => "action-activate",
            Self::Attack => "action-attack",
            Self::Trade => "action-trade",
            Self::Propaganda => "action-propaganda",
            Self::Contract => "action-contract",
        }
    }
}

impl Level {
    /// The key of its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Low => "level-low",
            Self::Medium => "level-medium",
            Self::High => "level-high",
        }
    }
}

pub(crate) fn system_number(system: SystemId) -> i64 {
    system.index() as i64 + 1
}

impl Orion {
    pub(crate) fn structure_key(&self, card: CardId) -> String {
        structure_name(&self.content.structures[card].id)
    }

    pub(crate) fn advisor_key(&self, advisor: AdvisorId) -> String {
        advisor_name(&self.content.advisors[advisor].id)
    }

    pub(crate) fn race_key(&self, race: RaceId) -> String {
        race_name(&self.content.races[race].id)
    }

    /// A structure by name, or by its number if the content has none such: a label must not fail.
    fn some_structure(&self, card: CardId) -> String {
        self.content
            .structures
            .find(card)
            .map_or_else(|| "unknown-card".to_owned(), |row| structure_name(&row.id))
    }

    fn some_advisor(&self, advisor: AdvisorId) -> String {
        self.content
            .advisors
            .find(advisor)
            .map_or_else(|| "unknown-card".to_owned(), |row| advisor_name(&row.id))
    }

    /// The card in a slot by name.
    fn slot_name(&self, t: &State, seat: Seat, slot: Slot) -> String {
        self.name_key(t, seat, slot).unwrap_or_else(|| "unknown-card".to_owned())
    }

    /// What a seat is asked.
    pub(crate) fn question(&self, t: &State, seat: Seat) -> Ask<Action> {
        let task = t.stack.last().map_or(Task::Turn, |frame| frame.task);
        let (rule, text) = match task {
            Task::Race => (8, Text::new("ask-race")),
            Task::Mulligan(so_far) => (15, Text::new("ask-mulligan").amount("count", so_far)),
            Task::Turn => (53, Text::new("ask-turn").amount("markers", t.players[seat].available)),
            Task::Pending(window, ..) => (138, Text::new("ask-effects").name("window", window_key(window))),
            Task::May(_, origin) => {
                (60, Text::new("ask-may").name("card", self.slot_name(t, origin.owner, origin.slot)))
            }
            Task::Choose(_, _, origin) => {
                (61, Text::new("ask-choose").name("card", self.slot_name(t, origin.owner, origin.slot)))
            }
            Task::Target(_, origin) => {
                (62, Text::new("ask-target").name("card", self.slot_name(t, origin.owner, origin.slot)))
            }
            Task::Build(offer) if offer.optional => (115, Text::new("ask-build-or-stop")),
            Task::Build(offer) => (69, Text::new("ask-build").amount("discount", offer.discount)),
            Task::Pay(card, ..) => (67, Text::new("ask-pay").name("card", self.structure_key(card))),
            Task::Discard(left, why) => {
                let key = match why {
                    Why::Effect => "ask-discard",
                    Why::Contract => "ask-discard-contract",
                    Why::HandLimit => "ask-discard-limit",
                };
                (why.rule(), Text::new(key).amount("count", left))
            }
            Task::Keep(left) => (73, Text::new("ask-keep").amount("count", left)),
            Task::Take(..) => (146, Text::new("ask-take")),
            Task::Hire => (97, Text::new("ask-hire")),
            Task::PickColour => (130, Text::new("ask-colour")),
            Task::Rearrange => (126, Text::new("ask-rearrange")),
            Task::Stack(system, ..) => (126, Text::new("ask-stack").amount("system", system_number(system))),
            Task::Sink(_) => (123, Text::new("ask-sink")),
            Task::Fill => (119, Text::new("ask-fill").amount("count", t.players[seat].reserves)),
            Task::ActivateCards => (125, Text::new("ask-activate-cards")),
            Task::TradeMore(left) => (91, Text::new("ask-trade-more").amount("count", left)),
            Task::Sequence(_)
            | Task::AfterAction(..)
            | Task::WhenAttacked
            | Task::Run { .. }
            | Task::Opponents(..) => (53, Text::new("ask-turn").amount("markers", 0)),
        };
        let neutral = done::neutral(task).filter(|_| done::check(self, t, seat, task).is_ok());
        let ask = Ask { neutral, turn: task == Task::Turn, ..Ask::open(text, ori(rule), seat) };
        match task {
            Task::Mulligan(_) | Task::ActivateCards | Task::Take(_, true) => ask.trivial(),
            Task::May(..) | Task::Choose(..) | Task::TradeMore(_) => ask.repeatable(),
            Task::Build(offer) if offer.optional => ask.trivial(),
            _ => ask,
        }
    }

    /// What an action would be called on a button.
    pub(crate) fn label_of(&self, t: &State, seat: Seat, action: Action) -> Text {
        let player = &t.players[seat];
        match action {
            Action::Race(race) => match self.content.races.find(race) {
                Some(row) => Text::named(race_name(&row.id)),
                None => Text::new("unknown-card"),
            },
            Action::Build(card, system) => {
                let key = if system == SystemId::EXTRA {
                    "label-build-extra"
                } else if player.system(system).cards.is_empty() {
                    "label-build-new"
                } else {
                    "label-build-on"
                };
                Text::new(key).name("card", self.some_structure(card)).amount("system", system_number(system))
            }
            Action::Pay(food, fleet, production) => Text::new("label-pay")
                .amount("food", food.get())
                .amount("fleet", fleet.get())
                .amount("production", production.get()),
            Action::Exploit(card) => {
                let bonus = self.content.structures.find(card).map_or(Colour::Grey, |row| row.colour);
                let text = Text::new("label-exploit").name("card", self.some_structure(card));
                text.text("bonus", self.bonus_text(bonus))
            }
            Action::Research => {
                let cards = Self::sum(|sum| self.research_cards(t, seat, sum));
                Text::new("label-research").amount("count", cards)
            }
            Action::Activate(slot) => Text::new("label-activate").name("card", self.slot_name(t, seat, slot)),
            Action::Attack(target) => {
                let known = self.seats.contains(target);
                let cost = if known { Self::sum(|sum| self.attack_cost(t, target, sum)) } else { 0 };
                Text::new("label-attack").seat("who", target).amount("cost", cost)
            }
            Action::Trade(give, get) => {
                let ring = self.content.sheet().trade;
                Text::new("label-trade")
                    .name("give", give.key())
                    .amount("giving", ring.of(give))
                    .name("get", get.key())
                    .amount("getting", ring.of(get))
            }
            Action::Propaganda => {
                Text::new("label-propaganda").amount("morale", self.content.sheet().propaganda)
            }
            Action::Contract => Text::new("label-contract").amount("count", self.content.sheet().contract),
            Action::Discard(card) => Text::new("label-discard").name("card", self.some_structure(card)),
            Action::Hire(advisor) => Text::new("label-hire").name("advisor", self.some_advisor(advisor)),
            Action::Colour(colour) => Text::new(colour.key()),
            Action::Choose(option) => self.option_text(t, option.index()),
            Action::Resolve(slot) => Text::new("label-effect").name("card", self.slot_name(t, seat, slot)),
            Action::Use => Text::new("label-use"),
            Action::Take(depth) => {
                let pile = t.deck.pile();
                let card = pile.len().checked_sub(depth.index() + 1).map(|place| pile[place]);
                let name = card.map_or_else(|| "unknown-card".to_owned(), |card| self.some_structure(card));
                Text::new("label-take").name("card", name)
            }
            Action::Target(target) => Text::new("label-target").seat("who", target),
            Action::Sink(victim, system) => {
                let name = if self.seats.contains(victim) {
                    let founder = t.players[victim].founder.filter(|_| system == SystemId::EXTRA);
                    let founder = founder.map(|founder| self.advisor_key(founder.advisor));
                    self.name_key(t, victim, Slot::from(system)).or(founder)
                } else {
                    None
                };
                let text =
                    Text::new("label-sink").name("card", name.unwrap_or_else(|| "unknown-card".to_owned()));
                text.seat("who", victim).amount("system", system_number(system))
            }
            Action::Rearrange(system) => Text::new("label-rearrange").amount("system", system_number(system)),
            Action::Stack(card) => Text::new("label-stack").name("card", self.some_structure(card)),
            Action::StackMarked(card) => {
                Text::new("label-stack-marked").name("card", self.some_structure(card))
            }
            Action::Fill(slot) => Text::new("label-fill").name("card", self.slot_name(t, seat, slot)),
            Action::Done => Text::new("label-done"),
        }
    }

    /// What exploiting a card of this colour gives.
    pub(crate) fn bonus_text(&self, colour: Colour) -> Text {
        let exploit = &self.content.sheet().exploit;
        match colour {
            Colour::Blue => crate::effects::resources_text(exploit.blue),
            Colour::Red => crate::effects::resources_text(exploit.red),
            Colour::Yellow => crate::effects::resources_text(exploit.yellow),
            Colour::Grey => {
                let text = Text::new("bonus-grey").amount("draw", exploit.grey_draw);
                text.amount("keep", exploit.grey_keep)
            }
        }
    }

    /// The option of the question that is open.
    fn option_text(&self, t: &State, option: usize) -> Text {
        let Some(Task::Choose(block, at, _)) = t.stack.last().map(|frame| frame.task) else {
            return Text::new("unknown-card");
        };
        match &self.content.block(block)[usize::from(at)] {
            Effect::ChooseOne(options) => options
                .get(option)
                .map_or_else(|| Text::new("unknown-card"), |block| crate::effects::steps_text(&block.steps)),
            Effect::Exchange(one, other) => {
                let (give, get) = if option == 0 { (one, other) } else { (other, one) };
                crate::effects::one_way_text(give, get)
            }
            _ => Text::new("unknown-card"),
        }
    }

    /// An event as a line of the log.
    pub(crate) fn line_of(&self, event: &Event) -> Text {
        let who = |key: &'static str, seat: Seat| Text::new(key).seat("who", seat);
        match event {
            Event::FirstPlayer(seat) => who("log-first-player", *seat),
            Event::Race(seat, race) => who("log-race", *seat).name("race", self.race_key(*race)),
            Event::Middle(advisor) => Text::new("log-middle").name("advisor", self.advisor_key(*advisor)),
            Event::Round(round) => Text::new("log-round").amount("round", *round),
            Event::Collected(seat, gained) => {
                who("log-collected", *seat).text("what", crate::effects::resources_text(*gained))
            }
            Event::Development(seat, level, markers) => {
                who("log-development", *seat).name("level", level.key()).amount("markers", *markers)
            }
            Event::Drew(seat, count) => who("log-drew", *seat).amount("count", *count),
            Event::Saw(seat, cards) => {
                let names = cards.iter().map(|card| Text::named(self.structure_key(*card))).collect();
                who("log-saw", *seat).list("cards", names)
            }
            Event::Discarded(seat, card) => {
                who("log-discarded", *seat).name("card", self.structure_key(*card))
            }
            Event::Took(seat, card) => who("log-took", *seat).name("card", self.structure_key(*card)),
            Event::Acted(seat, action) => who("log-acted", *seat).name("action", action.key()),
            Event::Exploited(seat, card) => {
                who("log-exploited", *seat).name("card", self.structure_key(*card))
            }
            Event::Built(seat, card, system) => {
                let text = who("log-built", *seat).name("card", self.structure_key(*card));
                text.amount("system", system_number(*system))
            }
            Event::Activated(seat, _, Some(card)) => {
                who("log-activated", *seat).name("card", self.structure_key(*card))
            }
            Event::Activated(seat, ..) => who("log-activated-advisor", *seat),
            Event::Attacked { attacker, defender, cost } => {
                who("log-attacked", *attacker).seat("defender", *defender).amount("cost", *cost)
            }
            Event::Gained(seat, good, amount) => {
                who("log-gained", *seat).name("good", good.key()).amount("amount", *amount)
            }
            Event::Paid(seat, good, amount) => {
                who("log-paid", *seat).name("good", good.key()).amount("amount", *amount)
            }
            Event::Morale(seat, by, now) => who("log-morale", *seat).amount("by", *by).amount("now", *now),
            Event::Traded(seat, give, get) => {
                who("log-traded", *seat).name("give", give.key()).name("get", get.key())
            }
            Event::Hired(seat, advisor) => {
                who("log-hired", *seat).name("advisor", self.advisor_key(*advisor))
            }
            Event::Colour(seat, advisor, colour) => who("log-colour", *seat)
                .name("advisor", self.advisor_key(*advisor))
                .name("colour", colour.key()),
            Event::Returned(seat, advisor) => {
                who("log-returned", *seat).name("advisor", self.advisor_key(*advisor))
            }
            Event::Marked(seat, slot) => match slot.system() {
                Some(system) => who("log-marked", *seat).amount("system", system_number(system)),
                None => who("log-marked-advisor", *seat),
            },
            Event::Sunk(seat, card, system) => {
                let text = who("log-sunk", *seat).name("card", self.structure_key(*card));
                text.amount("system", system_number(*system))
            }
            Event::Rearranged(seat, system) => {
                who("log-rearranged", *seat).amount("system", system_number(*system))
            }
            Event::Token(seat) => who("log-token", *seat),
            Event::Ended(ending) => Text::new(ending.key()),
        }
    }
}

fn window_key(window: Window) -> &'static str {
    match window {
        Window::AfterAttack => "window-after-attack",
        Window::WhenAttacked => "window-when-attacked",
        Window::StartOfRound => "window-start-of-round",
        Window::AfterAction(_) => "window-after-action",
    }
}
