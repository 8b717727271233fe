//! Choosing which units of a cost are saved (ORI-67).

use orrery_core::Seat;

use super::{Action, build};
use crate::Orion;
use crate::changes::Out;
use crate::frame::BuildOffer;
use crate::refusal::Refusal;
use crate::state::{CardId, Resources, State, SystemId, Units};

type Build = (CardId, SystemId, BuildOffer);

pub(crate) fn candidates(game: &Orion, t: &State, seat: Seat, what: Build, into: &mut Vec<Action>) {
    into.extend(build::payments(game, t, seat, what).map(|payment| {
        let Resources { food, fleet, production } = payment;
        Action::Pay(Units::new(food), Units::new(fleet), Units::new(production))
    }));
}

fn payment((food, fleet, production): (Units, Units, Units)) -> Resources {
    Resources { food: food.get(), fleet: fleet.get(), production: production.get() }
}

pub(crate) fn check(
    game: &Orion,
    t: &State,
    seat: Seat,
    what: Build,
    units: (Units, Units, Units),
) -> Result<(), Refusal> {
    let meant = payment(units);
    if build::payments(game, t, seat, what).any(|way| way == meant) {
        Ok(())
    } else {
        Err(Refusal::NotThisPayment)
    }
}

pub(crate) fn apply(
    game: &Orion,
    t: &mut State,
    seat: Seat,
    what: Build,
    units: (Units, Units, Units),
    out: &mut Out<'_>,
) {
    t.stack.pop();
    build::complete(game, t, seat, what, payment(units), out);
}
