//! One option of a card is chosen (ORI-61).

use super::prelude::*;
use crate::effects::Origin;
use crate::effects::{BlockId, Effect, one_way_text, steps_text};
use crate::state::OptionId;

/// The step with the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choose {
    /// Which effect.
    pub block: BlockId,
    /// Which step of it.
    pub at: u8,
    /// Whose card.
    pub origin: Origin,
}

answers! {
    /// An option by its place.
    pub enum Answer of Action { Choose(option: OptionId) }
}

impl Choose {
    fn step(self, game: &Orion) -> &Effect {
        &game.content.block(self.block)[usize::from(self.at)]
    }
}

impl Question<Orion> for Choose {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Orion, t: &State, seat: Seat) -> Ask<Answer> {
        let text =
            Text::new("ask-choose").name("card", game.slot_name(t, self.origin.owner, self.origin.slot));
        Ask::open(text, ori(61), seat).repeatable()
    }

    fn candidates(self, game: &Orion, _: &State, _: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        let count = match self.step(game) {
            Effect::ChooseOne(options) => options.len() as u8,
            _ => 2,
        };
        into.extend((0..count).map(|option| Answer::Choose(OptionId::new(option))));
    }

    fn check(
        self,
        game: &Orion,
        t: &State,
        seat: Seat,
        Answer::Choose(option): Answer,
    ) -> Result<(), Refusal> {
        match (self.step(game), option.index()) {
            (Effect::ChooseOne(options), index) => {
                let option = options.get(index).ok_or(Refusal::NoSuchOption)?;
                game.check_option(t, seat, &option.steps, self.origin)
            }
            (Effect::Exchange(one, _), 0) => Orion::check_goods(t, seat, one),
            (Effect::Exchange(_, other), 1) => Orion::check_goods(t, seat, other),
            _ => Err(Refusal::NoSuchOption),
        }
    }

    fn apply(
        self,
        game: &Orion,
        t: &mut State,
        seat: Seat,
        Answer::Choose(option): Answer,
        out: &mut Out<'_>,
    ) {
        match (self.step(game), option.index()) {
            (Effect::ChooseOne(options), index) => game.start(t, seat, options[index].id, self.origin),
            (Effect::Exchange(one, other), 0) => game.exchange_goods(t, seat, one, other, out),
            (Effect::Exchange(one, other), _) => game.exchange_goods(t, seat, other, one, out),
            _ => {}
        }
    }

    fn label(self, game: &Orion, _: &State, _: Seat, Answer::Choose(option): Answer) -> Text {
        match (self.step(game), option.index()) {
            (Effect::ChooseOne(options), index) => {
                options.get(index).map_or_else(|| Text::new("unknown-card"), |block| steps_text(&block.steps))
            }
            (Effect::Exchange(one, other), 0) => one_way_text(one, other),
            (Effect::Exchange(one, other), _) => one_way_text(other, one),
            _ => Text::new("unknown-card"),
        }
    }
}
