//! Choosing one option of a card (ORI-61).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::effects::{BlockId, Effect};
use crate::frame::Origin;
use crate::refusal::Refusal;
use crate::state::{OptionId, State};

type Question = (BlockId, u8, Origin);

fn step(game: &Orion, block: BlockId, at: u8) -> &Effect {
    &game.content.block(block)[usize::from(at)]
}

fn options(step: &Effect) -> usize {
    match step {
        Effect::ChooseOne(options) => options.len(),
        _ => 2,
    }
}

pub(crate) fn candidates(game: &Orion, block: BlockId, at: u8, into: &mut Vec<Action>) {
    let count = options(step(game, block, at)) as u8;
    into.extend((0..count).map(|option| Action::Choose(OptionId::new(option))));
}

pub(crate) fn check(
    game: &Orion,
    t: &State,
    seat: Seat,
    (block, at, origin): Question,
    option: OptionId,
) -> Result<(), Refusal> {
    match (step(game, block, at), option.index()) {
        (Effect::ChooseOne(options), index) => {
            let option = options.get(index).ok_or(Refusal::NoSuchOption)?;
            game.check_option(t, seat, &option.steps, origin)
        }
        (Effect::Exchange(one, _), 0) => Orion::check_goods(t, seat, one),
        (Effect::Exchange(_, other), 1) => Orion::check_goods(t, seat, other),
        _ => Err(Refusal::NoSuchOption),
    }
}

pub(crate) fn apply(
    game: &Orion,
    t: &mut State,
    seat: Seat,
    (block, at, origin): Question,
    option: OptionId,
    out: &mut Out<'_>,
) {
    t.stack.pop();
    match (step(game, block, at), option.index()) {
        (Effect::ChooseOne(options), index) => game.start(t, seat, options[index].id, origin),
        (Effect::Exchange(one, other), 0) => game.exchange_goods(t, seat, one, other, out),
        (Effect::Exchange(one, other), _) => game.exchange_goods(t, seat, other, one, out),
        _ => {}
    }
}
