//! What holds while cards are active: prices, comparisons, numbers of cards. Each is one sum that can say its parts.
//! What the sheet says comes first and cards change it (ORI-1).

use orrery_core::tally::Sum;
use orrery_core::{Seat, Tally, Text};

use super::Modifier;
use crate::Orion;
use crate::content::Effects;
use crate::state::{Resource, Slot, State, SystemId};

impl Orion {
    /// The effects of an active card, of the advisor or of the race, with the key of its name.
    pub(crate) fn effects_of(&self, t: &State, seat: Seat, slot: Slot) -> Option<&Effects> {
        let player = &t.players[seat];
        match slot {
            Slot::Race => player.race.map(|race| &self.content.races[race].effects),
            Slot::Advisor => player.advisor.map(|hired| &self.content.advisors[hired.advisor].effects),
            _ => player.top(slot.system()?).map(|card| &self.content.structures[card].effects),
        }
    }

    /// The key of the name of an active card, of the advisor or of the race.
    pub(crate) fn name_key(&self, t: &State, seat: Seat, slot: Slot) -> Option<String> {
        let player = &t.players[seat];
        match slot {
            Slot::Race => player.race.map(|race| self.race_key(race)),
            Slot::Advisor => player.advisor.map(|hired| self.advisor_key(hired.advisor)),
            _ => player.top(slot.system()?).map(|card| self.structure_key(card)),
        }
    }

    /// Calls `visit` with everything that holds for a player (ORI-35); the text of a founder works covered or not
    /// (ORI-32).
    fn each_modifier(&self, t: &State, seat: Seat, mut visit: impl FnMut(Modifier, Slot)) {
        for slot in Slot::ALL {
            if let Some(effects) = self.effects_of(t, seat, *slot) {
                effects.always.iter().for_each(|modifier| visit(*modifier, *slot));
            }
        }
        if let Some(founder) = t.players[seat].founder {
            let always = &self.content.advisors[founder.advisor].effects.always;
            for modifier in always {
                visit(*modifier, Slot::System5);
            }
        }
    }

    fn part_of(&self, t: &State, seat: Seat, slot: Slot) -> Text {
        match self.name_key(t, seat, slot) {
            Some(key) => Text::named(key),
            None => Text::new("part-founder"),
        }
    }

    /// What an attack on this player costs (ORI-86).
    pub(crate) fn attack_cost<T: Tally>(&self, t: &State, defender: Seat, tally: &mut T) {
        tally.add(i32::from(self.content.sheet().attack_cost), || Text::new("part-attack-cost"));
        self.each_modifier(t, defender, |modifier, slot| {
            if let Modifier::AttackCostAgainstMe(more) = modifier {
                tally.add(i32::from(more), || self.part_of(t, defender, slot));
            }
        });
    }

    /// The attacker's side of the comparison (ORI-85).
    pub(crate) fn attack_value<T: Tally>(&self, t: &State, attacker: Seat, tally: &mut T) {
        tally.add(i32::from(t.players[attacker].stock[Resource::Fleet]), || Text::new("good-fleet"));
        self.each_modifier(t, attacker, |modifier, slot| {
            if let Modifier::AttackCompare(more) = modifier {
                tally.add(i32::from(more), || self.part_of(t, attacker, slot));
            }
        });
    }

    /// The defender's side of the comparison (ORI-85).
    pub(crate) fn defence_value<T: Tally>(&self, t: &State, defender: Seat, tally: &mut T) {
        tally.add(i32::from(t.players[defender].stock[Resource::Fleet]), || Text::new("good-fleet"));
        self.each_modifier(t, defender, |modifier, slot| {
            if let Modifier::DefenceCompare(more) = modifier {
                tally.add(i32::from(more), || self.part_of(t, defender, slot));
            }
        });
    }

    /// How many cards Research draws (ORI-77): a value that is set comes before what is added.
    pub(crate) fn research_cards<T: Tally>(&self, t: &State, seat: Seat, tally: &mut T) {
        tally.add(i32::from(self.content.sheet().research), || Text::new("part-research"));
        self.each_modifier(t, seat, |modifier, slot| {
            if let Modifier::ResearchIs(cards) = modifier {
                tally.set(i32::from(cards), || self.part_of(t, seat, slot));
            }
        });
        self.each_modifier(t, seat, |modifier, slot| {
            if let Modifier::ResearchMore(more) = modifier {
                tally.add(i32::from(more), || self.part_of(t, seat, slot));
            }
        });
    }

    /// How many exchanges a Trade action allows (ORI-91); several copies set the same value (ORI-35).
    pub(crate) fn trade_exchanges(&self, t: &State, seat: Seat) -> u8 {
        let mut exchanges = 1;
        self.each_modifier(t, seat, |modifier, _| {
            if let Modifier::TradeExchanges(most) = modifier {
                exchanges = exchanges.max(most);
            }
        });
        exchanges
    }

    /// Units saved by building in this system (ORI-67).
    pub(crate) fn system_discount<T: Tally>(&self, t: &State, seat: Seat, system: SystemId, tally: &mut T) {
        self.each_modifier(t, seat, |modifier, slot| {
            if let Modifier::DiscountHere(less) = modifier
                && slot.system() == Some(system)
            {
                tally.add(i32::from(less), || self.part_of(t, seat, slot));
            }
        });
    }

    /// The sum of one of the tallies above.
    pub(crate) fn sum(fill: impl FnOnce(&mut Sum)) -> i16 {
        let mut sum = Sum::default();
        fill(&mut sum);
        i16::try_from(sum.0).expect("the content has been checked to add little")
    }

    /// The same as a number of things.
    pub(crate) fn count_of(fill: impl FnOnce(&mut Sum)) -> u8 {
        u8::try_from(Self::sum(fill))
            .expect("the content has been checked to add little and take nothing away")
    }
}
