//! One of the ways of a step (AND-57, AND-122).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::effects::{Block, BlockId, Effect, steps_text};
use crate::ids::Goods;

/// The step that has several ways; a single one that can do something is taken at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choose {
    /// The effect.
    pub block: BlockId,
    /// Its step.
    pub at: u8,
}

answers! {
    /// A way by its number, from 1.
    pub enum Answer of Action { Way(way: Amount<8>) }
}

impl Choose {
    fn ways(self, game: &Andromeda) -> &[Block] {
        match game.content.block(self.block).get(usize::from(self.at)) {
            Some(Effect::Choose(ways)) => ways,
            _ => &[],
        }
    }

    fn way(self, game: &Andromeda, way: Amount<8>) -> Option<&Block> {
        self.ways(game).get(usize::from(way.get()).checked_sub(1)?)
    }

    /// Those that can do something.
    fn open(self, game: &Andromeda, t: &State, seat: Seat) -> impl Iterator<Item = BlockId> {
        let means = game.means(t, seat);
        self.ways(game).iter().filter(move |way| game.could_do(t, seat, way.id, means)).map(|way| way.id)
    }
}

impl Question<Andromeda> for Choose {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        matches!(only(self.open(game, t, seat)), Only::Several)
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if let Only::One(way) = only(self.open(game, t, seat)) {
            game.run_block(t, seat, way);
        }
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-choose"), and(57), seat)
    }

    fn candidates(self, game: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        let ways = self.ways(game).len().min(7) as u8;
        into.extend((1..=ways).map(|way| Answer::Way(Amount::new(way))));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, Answer::Way(way): Answer) -> Result<(), Refusal> {
        let ways = self.ways(game).len() as u8;
        let way = self.way(game, way).ok_or(Refusal::NoSuchWay { ways })?;
        game.check_block(t, seat, way, game.means(t, seat), 122)?;
        game.check_steps(t, seat, &way.steps, Goods::none())
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, Answer::Way(way): Answer, _: &mut Out<'_>) {
        let way = self.way(game, way).expect("checked before").id;
        game.run_block(t, seat, way);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Way(way): Answer) -> Text {
        self.way(game, way)
            .map_or(Text::new("unknown-thing"), |way| Text::new("label-way").text("effect", steps_text(way)))
    }
}
