//! A system is stacked anew, from the bottom to the top (ORI-126). A founder stays below all of it.

use super::prelude::*;
use crate::event::Event;
use crate::state::{CardId, System, SystemId};
use crate::words::system_number;

/// A system under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stacking {
    /// Which system.
    pub system: SystemId,
    /// So many cards lie.
    pub placed: u8,
    /// Where the former top card is.
    pub former_top: u8,
}

answers! {
    /// The next card; of two equal ones, maybe the one with the marker.
    pub enum Answer of Action { Stack(card: CardId), StackMarked(card: CardId) }
}

impl Stacking {
    /// A system that is to be stacked anew, if it holds a card.
    pub(super) fn begin(t: &State, seat: Seat, system: SystemId) -> Option<Self> {
        let former_top = t.players[seat].system(system).cards.len().checked_sub(1)? as u8;
        Some(Self { system, placed: 0, former_top })
    }

    /// The places of the cards that are still to be stacked.
    fn left(self, system: &System) -> std::ops::Range<usize> {
        usize::from(self.placed)..system.cards.len()
    }

    /// The place of a card that is still to be stacked; of equal ones, not the former top card if that can be avoided.
    fn find(self, system: &System, card: CardId) -> Option<usize> {
        let mut equal = self.left(system).filter(|place| system.cards[*place] == card);
        let first = equal.next()?;
        if first == usize::from(self.former_top) { equal.next().or(Some(first)) } else { Some(first) }
    }

    /// Whether the card with the marker has an equal among those left, so that the two must be told apart.
    fn marked_twin(self, system: &System) -> Option<CardId> {
        let top = usize::from(self.former_top);
        if !system.marker || self.former_top < self.placed {
            return None;
        }
        let card = system.cards[top];
        self.left(system).any(|place| place != top && system.cards[place] == card).then_some(card)
    }
}

impl Question<Orion> for Stacking {
    type Answer = Answer;

    fn waits(self, _: &Orion, t: &State, seat: Seat) -> bool {
        let system = t.players[seat].system(self.system);
        let alike =
            self.left(system).all(|place| system.cards[place] == system.cards[usize::from(self.placed)]);
        !alike || self.marked_twin(system).is_some()
    }

    /// In the end a marker on a card that is now covered goes home.
    fn skip(self, _: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if self.former_top < self.placed {
            Orion::top_changes(t, seat, self.system);
        }
        out.tell_all(|| Event::Rearranged(seat, self.system));
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-stack").amount("system", system_number(self.system)), ori(126), seat)
    }

    fn candidates(self, _: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        let system = t.players[seat].system(self.system);
        for place in self.left(system) {
            let card = system.cards[place];
            if !system.cards[usize::from(self.placed)..place].contains(&card) {
                into.push(Answer::Stack(card));
            }
        }
        into.extend(self.marked_twin(system).map(Answer::StackMarked));
    }

    fn check(self, _: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let system = t.players[seat].system(self.system);
        match answer {
            Answer::Stack(card) | Answer::StackMarked(card) if self.find(system, card).is_none() => {
                Err(Refusal::NotLeft)
            }
            Answer::StackMarked(card) if self.marked_twin(system) != Some(card) => Err(Refusal::NoMarkedTwin),
            Answer::Stack(_) | Answer::StackMarked(_) => Ok(()),
        }
    }

    /// Moves the card down to the next free place; those between move up.
    fn apply(self, _: &Orion, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        let (next, top) = (usize::from(self.placed), usize::from(self.former_top));
        let system = &mut t.players[seat].systems[self.system.index()];
        let place = match answer {
            Answer::Stack(card) => self.find(system, card).expect("a checked card is left"),
            Answer::StackMarked(_) => top,
        };
        system.cards[next..=place].rotate_right(1);
        // The former top card lies above all others until it is put down itself.
        let former_top = if top == place { self.placed } else { self.former_top };
        t.stack.push(seat, Self { placed: self.placed + 1, former_top, ..self });
    }

    fn label(self, game: &Orion, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Stack(card) => Text::new("label-stack").name("card", game.some_structure(card)),
            Answer::StackMarked(card) => {
                Text::new("label-stack-marked").name("card", game.some_structure(card))
            }
        }
    }
}
