//! What a seat knows as numbers: everybody's tracks, income, markers and colours, and the own structures and hand by design.
//! The others' structures count by colour, and by what they produce and score.

use orrery_core::Seat;
use orrery_core::observe::{Observe, Output, Row};
use orrery_core::tally::Sum;

use crate::Orion;
use crate::content::Colour;
use crate::effects::From;
use crate::procedures::{Frame, Task};
use crate::state::{CardId, Resource, Resources, SEATS, State, SystemId};

impl Observe for Orion {
    fn write(&self, t: &State, seat: Seat, row: &mut Row<impl Output>) {
        let (content, seats) = (&self.content, usize::from(self.seats.count()));
        row.number("round", t.round);
        row.number("rounds_left", i16::from(self.options.rounds) - i16::from(t.round));
        row.number("seats", seats);
        row.seat("first", SEATS, seats, seat, Some(t.first));
        row.words("ended", t.ended);
        row.rows("middle", &content.advisors, t.middle.iter());
        row.number("deck", t.deck.len());
        row.number("pile", t.deck.pile().len());
        row.words("pile_top", t.deck.pile_top().map(|card| self.colour(card)));
        let task = t.stack.last().map(|Frame { seat, task }| (*seat, task));
        let building = task.filter(|(_, task)| match task {
            Task::Build(build) => build.offer.from == From::DiscardTop,
            _ => false,
        });
        row.seat("building_from_pile", SEATS, seats, seat, building.map(|(seat, _)| seat));
        let stacking = task.filter(|(_, task)| matches!(task, Task::Stack(_)));
        row.seat("stacking", SEATS, seats, seat, stacking.map(|(seat, _)| seat));
        let own = &t.players[seat];
        row.rows("hand", &content.structures, own.hand.held.things().chain(own.drawn.iter().copied()));
        row.number("affordable", own.hand.held.kinds().filter(|card| self.affords(t, seat, *card)).count());
        row.rows("built", &content.structures, own.structures());
        row.rows("active", &content.structures, SystemId::all().filter_map(|system| own.top(system)));
        row.each_seat(SEATS, seats, seat, |row, player| self.write_player(row, t, player, seat));
    }
}

fn write_resources(row: &mut Row<impl Output>, name: &str, amounts: Resources) {
    row.group(name, true, |row| {
        for resource in Resource::ALL {
            row.number(resource.word(), amounts.of(*resource));
        }
    });
}

impl Orion {
    fn colour(&self, card: CardId) -> Colour {
        self.content.structures[card].colour
    }

    /// Whether the stock has what is printed on a card.
    fn affords(&self, t: &State, seat: Seat, card: CardId) -> bool {
        let (stock, cost) = (t.players[seat].stock, self.content.structures[card].cost);
        Resource::ALL.iter().all(|resource| stock.of(*resource) >= cost.of(*resource))
    }

    fn write_player(&self, row: &mut Row<impl Output>, t: &State, seat: Seat, own: Seat) {
        let player = &t.players[seat];
        let sum = |fill: &dyn Fn(&mut Sum)| {
            let mut sum = Sum::default();
            fill(&mut sum);
            sum.0
        };
        row.rows("race", &self.content.races, player.race);
        write_resources(row, "stock", player.stock);
        row.words("level", [self.level(t, seat)]);
        write_resources(row, "produces", self.production_of(t, seat));
        row.number("morale", player.morale);
        row.number("points", player.points);
        row.number("score", sum(&|sum| self.score(t, seat, sum)));
        row.number("available", player.available);
        row.number("reserves", player.reserves);
        row.number("spent", player.spent);
        row.number("propaganda", player.propaganda);
        let seats = usize::from(self.seats.count());
        for step in 1..SEATS {
            let other = Seat::new(((seat.index() + step) % seats) as u8);
            let markers = if step < seats { player.attacks[other] } else { 0 };
            row.number(format_args!("attacks.left{step}"), markers);
        }
        row.number("defence.cost", sum(&|sum| self.attack_cost(t, seat, sum)));
        row.number("defence.value", sum(&|sum| self.defence_value(t, seat, sum)));
        row.number("hand.size", player.hand.len() + player.drawn.len() as u8);
        row.number("hand.drawn", player.drawn.len());
        // Of another hand the cards that everybody has seen go there (ORI-26).
        let known = if seat == own { &player.hand.held } else { &player.hand.shown };
        row.words("hand", known.things().map(|card| self.colour(card)));
        row.words("built", player.structures().map(|card| self.colour(card)));
        let tops = SystemId::all().filter_map(|system| player.top(system));
        row.words("active", tops.map(|card| self.colour(card)));
        for system in SystemId::all() {
            let cards = player.system(system);
            row.group(format_args!("system{}", system.index() + 1), true, |row| {
                row.number("cards", cards.cards.len());
                row.number("marker", cards.marker);
            });
        }
        row.rows("advisor", &self.content.advisors, player.advisor.map(|hired| hired.advisor));
        row.number("advisor.marker", player.advisor.is_some_and(|hired| hired.marker));
        row.words("founder", player.founder.map(|founder| founder.colour));
    }
}
