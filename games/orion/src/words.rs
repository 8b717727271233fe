//! Questions, labels and log lines: keys and arguments, no words.

use orrery_core::{Seat, Text};

use crate::Orion;
use crate::content::{Colour, Content};
use crate::effects::{Window, describe_advisor, describe_race, describe_structure, resources_text};
use crate::event::Event;
use crate::state::{AdvisorId, CardId, RaceId, Resources, Slot, State, SystemId};

impl Content {
    /// Every component with its name and its text.
    pub fn descriptions(&self) -> Vec<(Text, Text)> {
        let structures =
            self.structures.iter().map(|(_, row)| (structure_name(&row.id), describe_structure(row)));
        let advisors = self.advisors.iter().map(|(_, row)| (advisor_name(&row.id), describe_advisor(row)));
        let races = self.races.iter().map(|(_, row)| (race_name(&row.id), describe_race(row)));
        structures.chain(advisors).chain(races).map(|(key, text)| (Text::named(key), text)).collect()
    }
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

pub(crate) fn system_number(system: SystemId) -> i64 {
    system.index() as i64 + 1
}

/// An event as a line of the log.
pub(crate) fn tell(game: &Orion, event: &Event) -> Text {
    let who = |key: &'static str, seat: Seat| Text::new(key).seat("who", seat);
    match event {
        Event::FirstPlayer(seat) => who("log-first-player", *seat),
        Event::Race(seat, race) => who("log-race", *seat).name("race", game.race_key(*race)),
        Event::Middle(advisor) => Text::new("log-middle").name("advisor", game.advisor_key(*advisor)),
        Event::Round(round) => Text::new("log-round").amount("round", *round),
        Event::Collected(seat, gained) => who("log-collected", *seat).text("what", resources_text(*gained)),
        Event::Development(seat, level, markers) => {
            who("log-development", *seat).name("level", level.key()).amount("markers", *markers)
        }
        Event::Drew(seat, count) => who("log-drew", *seat).amount("count", *count),
        Event::Saw(seat, cards) => {
            let names = cards.iter().map(|card| Text::named(game.structure_key(*card))).collect();
            who("log-saw", *seat).list("cards", names)
        }
        Event::Discarded(seat, card) => who("log-discarded", *seat).name("card", game.structure_key(*card)),
        Event::Took(seat, card) => who("log-took", *seat).name("card", game.structure_key(*card)),
        Event::Acted(seat, action) => who("log-acted", *seat).name("action", action.key()),
        Event::Exploited(seat, card) => who("log-exploited", *seat).name("card", game.structure_key(*card)),
        Event::Built(seat, card, system) => {
            let text = who("log-built", *seat).name("card", game.structure_key(*card));
            text.amount("system", system_number(*system))
        }
        Event::Activated(seat, _, Some(card)) => {
            who("log-activated", *seat).name("card", game.structure_key(*card))
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
        Event::Hired(seat, advisor) => who("log-hired", *seat).name("advisor", game.advisor_key(*advisor)),
        Event::Colour(seat, advisor, colour) => {
            who("log-colour", *seat).name("advisor", game.advisor_key(*advisor)).name("colour", colour.key())
        }
        Event::Returned(seat, advisor) => {
            who("log-returned", *seat).name("advisor", game.advisor_key(*advisor))
        }
        Event::Marked(seat, slot) => match slot.system() {
            Some(system) => who("log-marked", *seat).amount("system", system_number(system)),
            None => who("log-marked-advisor", *seat),
        },
        Event::Sunk(seat, card, system) => {
            let text = who("log-sunk", *seat).name("card", game.structure_key(*card));
            text.amount("system", system_number(*system))
        }
        Event::Rearranged(seat, system) => {
            who("log-rearranged", *seat).amount("system", system_number(*system))
        }
        Event::Token(seat) => who("log-token", *seat),
        Event::Ended(ending) => Text::new(ending.key()),
    }
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
    pub(crate) fn some_structure(&self, card: CardId) -> String {
        self.content
            .structures
            .find(card)
            .map_or_else(|| "unknown-card".to_owned(), |row| structure_name(&row.id))
    }

    pub(crate) fn some_advisor(&self, advisor: AdvisorId) -> String {
        self.content
            .advisors
            .find(advisor)
            .map_or_else(|| "unknown-card".to_owned(), |row| advisor_name(&row.id))
    }

    /// The card in a slot by name.
    pub(crate) fn slot_name(&self, t: &State, seat: Seat, slot: Slot) -> String {
        self.name_key(t, seat, slot).unwrap_or_else(|| "unknown-card".to_owned())
    }

    /// What exploiting a card of this colour gives, with what is gained besides.
    pub(crate) fn bonus_text(&self, colour: Colour, more: Resources) -> Text {
        let exploit = &self.content.sheet().exploit;
        let bonus = match colour {
            Colour::Blue => exploit.blue,
            Colour::Red => exploit.red,
            Colour::Yellow => exploit.yellow,
            Colour::Grey => {
                let key = if more.is_empty() { "bonus-grey" } else { "bonus-grey-more" };
                let text = Text::new(key).amount("draw", exploit.grey_draw).amount("keep", exploit.grey_keep);
                return if more.is_empty() { text } else { text.text("more", resources_text(more)) };
            }
        };
        resources_text(bonus.plus(more))
    }
}

pub(crate) fn window_key(window: Window) -> &'static str {
    match window {
        Window::AfterAttack => "window-after-attack",
        Window::WhenAttacked => "window-when-attacked",
        Window::StartOfRound => "window-start-of-round",
        Window::AfterAction(_) => "window-after-action",
    }
}
