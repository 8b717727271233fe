//! Several of several ways, in an order of choice (TRA-271, R89).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::effects::{At, Block, Effect, text};

/// The step with the ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ways {
    /// Which step.
    pub at: At,
    /// So many more.
    pub left: u8,
    /// Those not chosen yet, a bit for each.
    pub open: u8,
}

answers! {
    /// A way by its place.
    pub enum Answer of Action { Way(way: Amount<8>) }
}

impl Ways {
    fn ways(self, game: &Transgalactica) -> &[Block] {
        match self.at.effect(game) {
            Effect::ChooseUpTo { of, .. } => of,
            _ => &[],
        }
    }

    fn is_open(self, way: u8) -> bool {
        self.left > 0 && self.open & (1 << way) != 0
    }

    fn possible(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<u8> {
        let all = 0..self.ways(game).len().min(8) as u8;
        only(all.filter(|way| self.check(game, t, seat, Answer::Way(Amount::new(*way))).is_ok()))
    }

    fn take(self, game: &Transgalactica, t: &mut State, seat: Seat, way: u8) {
        t.stack.push(seat, Self { left: self.left - 1, open: self.open & !(1 << way), ..self });
        let block = self.ways(game)[usize::from(way)].id;
        game.start(t, seat, block, self.at.source);
    }
}

impl Question<Transgalactica> for Ways {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        matches!(self.possible(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if let Only::One(way) = self.possible(game, t, seat) {
            self.take(game, t, seat, way);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-order"), tra(271), seat)
    }

    fn candidates(self, game: &Transgalactica, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        let all = 0..self.ways(game).len().min(8) as u8;
        into.extend(all.filter(|way| self.is_open(*way)).map(|way| Answer::Way(Amount::new(way))));
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Way(way): Answer,
    ) -> Result<(), Refusal> {
        let block = self.ways(game).get(usize::from(way.get())).filter(|_| self.is_open(way.get()));
        game.check_way_of(t, seat, block.ok_or(Refusal::NoSuchWay)?.id, 271)
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Way(way): Answer,
        _: &mut Out<'_>,
    ) {
        self.take(game, t, seat, way.get());
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat, Answer::Way(way): Answer) -> Text {
        let block = self.ways(game).get(usize::from(way.get()));
        block.map_or_else(
            || Text::new("nothing"),
            |block| Text::new("label-way").text("effect", text::steps(&block.steps)),
        )
    }
}
