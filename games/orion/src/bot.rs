//! How good a table is: what each player can expect to score.

use std::borrow::Cow;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::tally::Sum;
use orrery_core::{Seat, Seats, Study, Text};

use crate::Orion;
use crate::actions::Action;
use crate::content::{Effects, Field, StructureRow};
use crate::effects::{Block, Count, Effect, Good, Origin};
use crate::procedures::Task;
use crate::procedures::discard::Discard;
use crate::procedures::keep::Keep;
use crate::state::{CardId, Player, Resource, Slot, State, SystemId};

/// What a style prefers more or less than usual.
#[derive(Clone, Copy)]
enum Taste {
    Food,
    Fleet,
    Production,
    Cards,
    Structures,
    Morale,
    Actions,
    Advisors,
}

/// What things are worth in points. Chosen by playing: greedy bots with these numbers against greedy bots with others.
mod worth {
    pub(super) const FOOD: f32 = 0.32;
    pub(super) const FLEET: f32 = 0.6;
    pub(super) const PRODUCTION: f32 = 0.75;
    pub(super) const CARD: f32 = 0.55;
    pub(super) const ACTION: f32 = 0.95;
    pub(super) const ADVISOR: f32 = 3.0;
    pub(super) const PLACE: f32 = 0.15;
    pub(super) const READY: f32 = 0.3;
    /// Of each point that a card in hand would bring by counting other cards: at the end of the game, or once when it
    /// is built.
    pub(super) const COUNTED_AT_THE_END: f32 = 0.5;
    pub(super) const COUNTED_ONCE: f32 = 0.2;

    /// In every round that lies ahead.
    pub(super) mod round {
        pub(in super::super) const FOOD: f32 = 0.24;
        pub(in super::super) const FLEET: f32 = 0.42;
        pub(in super::super) const PRODUCTION: f32 = 0.6;
        pub(in super::super) const GROWTH: f32 = 1.1;
        pub(in super::super) const A_FIELD: f32 = 0.15;
        pub(in super::super) const OTHER_EFFECT: f32 = 0.42;
        /// A point after each own attack, a point after each attack of others.
        pub(in super::super) const ATTACK: f32 = 1.6;
        pub(in super::super) const ATTACKED: f32 = 0.8;
    }
}

impl Orion {
    /// How much of the game lies ahead, in rounds.
    fn rounds_left(&self, t: &State) -> f32 {
        f32::from(self.options.rounds.saturating_sub(t.round))
    }

    fn expected_score(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let player = &t.players[seat];
        let taste = |taste: Taste| style.0[taste as usize];
        let mut sum = Sum::default();
        self.score(t, seat, &mut sum);
        let now = sum.0 as f32;
        let left = self.rounds_left(t);
        // What is held is worth something only as long as it can still be turned into points.
        let own_actions = f32::from(player.available);
        let use_of_stock = ((left * 4.0 + own_actions) / 5.0).min(1.0);
        let stock = player.stock;
        let held = f32::from(stock[Resource::Food]) * worth::FOOD * taste(Taste::Food)
            + f32::from(stock[Resource::Fleet]) * worth::FLEET * taste(Taste::Fleet)
            + f32::from(stock[Resource::Production]) * worth::PRODUCTION * taste(Taste::Production);
        let cards = self.hand_worth(t, seat) * taste(Taste::Cards);
        let income = self.income(player, style);
        let actions = own_actions * worth::ACTION * taste(Taste::Actions);
        now + (held + cards) * use_of_stock
            + income * left.min(6.0)
            + actions
            + self.engine(t, seat, style) * left
            + self.growth(player) * left
            + self.ready(t, seat) * taste(Taste::Structures)
            + Self::morale_worth(player, left) * taste(Taste::Morale)
            + Self::unfinished(t, seat)
    }

    /// More than five cards are discarded at the end of the round.
    fn hand_worth(&self, t: &State, seat: Seat) -> f32 {
        let player = &t.players[seat];
        let held =
            player.hand.held.iter().map(|(card, count)| f32::from(count) * self.card_worth(t, seat, card));
        let drawn = player.drawn.iter().map(|card| self.card_worth(t, seat, *card));
        let (sum, count) =
            (held.chain(drawn).sum::<f32>(), f32::from(player.hand.len()) + player.drawn.len() as f32);
        if count > 5.0 { sum * (5.0 + (count - 5.0) * 0.4) / count } else { sum }
    }

    /// Cheap cards are built soon, dear ones perhaps never; some are worth the more, the more lies on the table.
    fn card_worth(&self, t: &State, seat: Seat, card: CardId) -> f32 {
        let row = &self.content.structures[card];
        let cost = row.cost;
        let price = f32::from(cost[Resource::Food])
            + 1.5 * f32::from(cost[Resource::Fleet])
            + 3.0 * f32::from(cost[Resource::Production]);
        let counted = Self::counted_points(row).map_or(0.0, |(worth, each)| {
            worth * f32::from(self.count(t, seat, Origin::card(seat, Slot::Race), each))
        });
        worth::CARD * (1.3 - 0.06 * price) + counted
    }

    /// What each of the things that a card in hand counts makes it worth.
    fn counted_points(row: &StructureRow) -> Option<(f32, Count)> {
        if let Some(end) = row.end_of_game {
            return Some((worth::COUNTED_AT_THE_END * f32::from(end.points), end.each));
        }
        row.effects.after_build.steps.iter().find_map(|step| match step {
            Effect::ForEach(each, gain) => match **gain {
                Effect::Gain(Good::Points, points) => Some((worth::COUNTED_ONCE * f32::from(points), *each)),
                _ => None,
            },
            _ => None,
        })
    }

    /// What the structures produce in a round.
    fn income(&self, player: &Player, style: &Style) -> f32 {
        let mut income = 0.0;
        for card in player.structures() {
            let made = self.content.structures[card].produces;
            income += f32::from(made[Resource::Food]) * worth::round::FOOD * style.0[Taste::Food as usize]
                + f32::from(made[Resource::Fleet]) * worth::round::FLEET * style.0[Taste::Fleet as usize]
                + f32::from(made[Resource::Production])
                    * worth::round::PRODUCTION
                    * style.0[Taste::Production as usize];
        }
        income * style.0[Taste::Structures as usize]
    }

    /// Structures that are counted at the end of the game go on growing with every round.
    fn growth(&self, player: &Player) -> f32 {
        let counting =
            player.structures().filter(|card| self.content.structures[*card].end_of_game.is_some());
        counting.count() as f32 * worth::round::GROWTH
    }

    /// Fields that can still be filled this round.
    fn ready(&self, t: &State, seat: Seat) -> f32 {
        if t.players[seat].available == 0 {
            return 0.0;
        }
        let empty = |slot: &&Slot| self.field(t, seat, **slot).is_some() && !Self::is_marked(t, seat, **slot);
        Slot::ALL.iter().filter(empty).count() as f32 * worth::READY
    }

    /// What active cards can do in a round.
    fn engine(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let player = &t.players[seat];
        let mut engine = 0.0;
        for system in SystemId::all() {
            if let Some(card) = player.top(system) {
                let row = &self.content.structures[card];
                engine += if row.field == Some(Field::A) {
                    worth::round::A_FIELD
                } else if Self::lasts(&row.effects) {
                    worth::round::OTHER_EFFECT
                        + worth::round::ATTACK * Self::points_of(&row.effects.after_attack)
                        + worth::round::ATTACKED * Self::points_of(&row.effects.when_attacked)
                } else {
                    0.0
                };
            }
        }
        let free = 20.0 - player.structures().count() as f32;
        let advised = player.advisor.is_some() || player.founder.is_some();
        engine * style.0[Taste::Structures as usize]
            + free.min(6.0) * worth::PLACE * 0.1
            + f32::from(u8::from(advised)) * worth::ADVISOR / 6.0 * style.0[Taste::Advisors as usize]
    }

    /// Whether a card goes on doing something without being activated.
    fn lasts(effects: &Effects) -> bool {
        let windows = [&effects.start_of_round, &effects.after_attack, &effects.when_attacked];
        !effects.always.is_empty() || windows.iter().any(|block| !block.is_empty())
    }

    /// The points that an effect brings at once.
    fn points_of(block: &Block) -> f32 {
        let gains = block.steps.iter().map(|step| match step {
            Effect::Gain(Good::Points, points) => f32::from(*points),
            _ => 0.0,
        });
        gains.sum()
    }

    /// Below 6 important cards are locked; near 0 the game may end.
    fn morale_worth(player: &Player, left: f32) -> f32 {
        let morale = f32::from(player.morale);
        if left <= 0.0 {
            return 0.0;
        }
        let locked = (6.0 - morale).max(0.0) * 0.25;
        let danger = (3.0 - morale).max(0.0) * 0.5;
        -(locked + danger)
    }

    /// What has been begun and will still bring or cost something.
    fn unfinished(t: &State, seat: Seat) -> f32 {
        let mut worth = 0.0;
        for frame in t.stack.iter().filter(|frame| frame.seat == seat) {
            worth += match frame.task {
                Task::Hire(_) => worth::ADVISOR,
                Task::Discard(Discard { left, .. }) | Task::Keep(Keep { left }) => {
                    -worth::CARD * f32::from(left)
                }
                Task::Mulligan(first) => worth::CARD * 0.9 * f32::from(first.so_far),
                Task::Build(_) => 0.8,
                Task::Take(..) => worth::CARD,
                Task::May(..) | Task::Choose(..) | Task::Target(..) => 0.5,
                Task::TradeMore(_) => 0.2,
                _ => 0.0,
            };
        }
        worth
    }
}

impl Evaluate for Orion {
    fn network() -> &'static [u8] {
        include_bytes!("../network.safetensors")
    }

    fn expect(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        for seat in Seats::iter(self.seats) {
            scores[seat.index()] = self.expected_score(t, seat, style);
        }
    }

    fn judgements_per_second(&self) -> u64 {
        6_000_000 / u64::from(self.seats.count())
    }

    /// Early leads mean less than late ones.
    fn scale(&self, t: &State) -> f32 {
        3.0 + 0.7 * self.rounds_left(t)
    }

    /// Everything but a turn, a race and a first hand belongs to something begun.
    fn continues(&self, t: &State, seat: Seat) -> bool {
        t.stack.last().is_some_and(|frame| {
            frame.seat == seat && !matches!(frame.task, Task::Turn(_) | Task::Race(_) | Task::Mulligan(_))
        })
    }

    /// A system is as good as another of its kind: of several places with equal top cards the first will do.
    fn worth_a_thought(&self, t: &State, seat: Seat, action: Action) -> bool {
        let Action::Build(_, system) = action else { return true };
        let player = &t.players[seat];
        !SystemId::regular().take_while(|earlier| *earlier != system).any(|earlier| {
            system != SystemId::EXTRA && player.system(earlier).cards == player.system(system).cards
        })
    }
}

impl Study for Orion {
    fn facts(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str)) {
        let player = &t.players[seat];
        if let Some(race) = player.race {
            mark("race", &self.race_key(race));
        }
        let advisor = player.advisor.map(|hired| hired.advisor);
        match advisor.or(player.founder.map(|founder| founder.advisor)) {
            Some(advisor) => mark("advisor", &self.advisor_key(advisor)),
            None => mark("advisor", "no-advisor"),
        }
        let mut built: Vec<_> = player.structures().collect();
        built.sort_unstable();
        built.dedup();
        for card in built {
            mark("built", &self.structure_key(card));
        }
    }

    fn measures(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, i32)) {
        let player = &t.players[seat];
        let made = self.production_of(t, seat);
        mark("food", made[Resource::Food].into());
        mark("fleet", made[Resource::Fleet].into());
        mark("production", made[Resource::Production].into());
        mark("structures", player.structures().count() as i32);
        mark("morale", player.morale.into());
    }

    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str)) {
        self.content.races.iter().for_each(|(race, _)| mark("race", &self.race_key(race)));
        self.content.advisors.iter().for_each(|(advisor, _)| mark("advisor", &self.advisor_key(advisor)));
        mark("advisor", "no-advisor");
        self.content.structures.iter().for_each(|(card, _)| mark("built", &self.structure_key(card)));
    }

    fn rounds(&self, t: &State) -> u32 {
        u32::from(t.round)
    }

    /// The first player token has gone one seat to the left after every round but the last (ORI-107).
    fn turn_order(&self, t: &State, seat: Seat) -> Option<u8> {
        let seats = self.seats.count();
        let moved = (t.round - 1) % seats;
        let began = (t.first.index() as u8 + seats - moved) % seats;
        Some((seat.index() as u8 + seats - began) % seats)
    }

    /// What structures score is one source.
    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        if text.key.starts_with("structure-") { "built".into() } else { text.key.clone() }
    }
}
