//! Opponents' top cards are moved to the bottom of their systems (ORI-123).

use super::prelude::*;
use crate::event::Event;
use crate::state::{Slot, SystemId};
use crate::words::system_number;

/// Opponent by opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sink {
    /// So many are done.
    pub done: u8,
}

answers! {
    /// The top card of one system.
    pub enum Answer of Action { Sink(victim: Seat, system: SystemId) }
}

impl Sink {
    /// The opponent whose turn it is to lose a card.
    fn victim(self, game: &Orion, seat: Seat) -> Option<Seat> {
        game.seats.others(seat).nth(usize::from(self.done))
    }
}

impl Question<Orion> for Sink {
    type Answer = Answer;

    /// An opponent none of whose systems would change is not asked about (ORI-60).
    fn waits(self, game: &Orion, t: &State, seat: Seat) -> bool {
        self.victim(game, seat)
            .is_some_and(|next| t.players[next].systems.iter().any(|system| system.cards.len() > 1))
    }

    /// Such an opponent is passed over.
    fn skip(self, game: &Orion, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if self.victim(game, seat).is_some() {
            t.stack.push(seat, Self { done: self.done + 1 });
        }
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-sink"), ori(123), seat)
    }

    fn candidates(self, game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        if let Some(victim) = self.victim(game, seat) {
            into.extend(t.players[victim].occupied_systems().map(|system| Answer::Sink(victim, system)));
        }
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Answer::Sink(victim, system) = answer;
        if let Some(who) = self.victim(game, seat)
            && who != victim
        {
            return Err(Refusal::OtherOpponent { who });
        }
        let occupied = t.players[victim].occupied_systems().any(|other| other == system);
        if occupied { Ok(()) } else { Err(Refusal::NoTopCard) }
    }

    fn apply(self, _: &Orion, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let Answer::Sink(victim, system) = answer;
        t.stack.push(seat, Self { done: self.done + 1 });
        // A single card is top and bottom at once: nothing changes, its marker stays. A founder is always the lowest.
        if t.players[victim].system(system).cards.len() < 2 {
            return;
        }
        Orion::top_changes(t, victim, system);
        let cards = &mut t.players[victim].systems[system.index()].cards;
        cards.rotate_right(1);
        let card = cards[0];
        out.tell_all(|| Event::Sunk(victim, card, system));
    }

    fn label(self, game: &Orion, t: &State, _: Seat, answer: Answer) -> Text {
        let Answer::Sink(victim, system) = answer;
        let name = if game.seats.contains(victim) {
            let founder = t.players[victim].founder.filter(|_| system == SystemId::EXTRA);
            let founder = founder.map(|founder| game.advisor_key(founder.advisor));
            game.name_key(t, victim, Slot::from(system)).or(founder)
        } else {
            None
        };
        let text = Text::new("label-sink").name("card", name.unwrap_or_else(|| "unknown-card".to_owned()));
        text.seat("who", victim).amount("system", system_number(system))
    }
}
