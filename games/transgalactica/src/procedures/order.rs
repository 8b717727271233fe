//! Several rewards at once, in an order of choice where it can matter (TRA-26, TRA-138).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::effects::{BlockId, Source, text};

/// What an outpost brings: pirates, the outpost row, mining.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// Those not gained yet.
    pub rewards: [Option<BlockId>; 3],
}

answers! {
    /// The reward that comes next.
    pub enum Answer of Action { First(place: Amount<8>) }
}

impl Order {
    /// Rewards with a choice, a step or crew to wake.
    fn weighty(self, game: &Transgalactica) -> impl Iterator<Item = u8> {
        let places = (0..).zip(self.rewards);
        places.filter(|(_, block)| block.is_some_and(|block| game.is_weighty(block))).map(|(place, _)| place)
    }

    const fn source(place: u8) -> Source {
        match place {
            0 => Source::Token,
            1 => Source::Panel,
            _ => Source::Planet,
        }
    }
}

impl Question<Transgalactica> for Order {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, _: &State, _: Seat) -> bool {
        matches!(only(self.weighty(game)), Only::Several)
    }

    /// In the usual order.
    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        for (place, block) in
            (0..).zip(self.rewards).collect::<tinyvec::ArrayVec<[(u8, _); 3]>>().iter().rev()
        {
            if let Some(block) = block {
                game.start(t, seat, *block, Self::source(*place));
            }
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-order"), tra(138), seat)
    }

    fn candidates(self, game: &Transgalactica, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.weighty(game).map(|place| Answer::First(Amount::new(place))));
    }

    fn check(
        self,
        game: &Transgalactica,
        _: &State,
        _: Seat,
        Answer::First(place): Answer,
    ) -> Result<(), Refusal> {
        let there = self.weighty(game).any(|other| other == place.get());
        if there { Ok(()) } else { Err(Refusal::NoSuchReward) }
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::First(place): Answer,
        _: &mut Out<'_>,
    ) {
        let mut rest = self;
        let first = rest.rewards[usize::from(place.get())].take();
        t.stack.push(seat, rest);
        if let Some(block) = first {
            game.start(t, seat, block, Self::source(place.get()));
        }
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat, Answer::First(place): Answer) -> Text {
        match self.rewards.get(usize::from(place.get())).copied().flatten() {
            Some(block) => Text::new("label-way").text("effect", text::steps(game.content.block(block))),
            None => Text::new("nothing"),
        }
    }
}
