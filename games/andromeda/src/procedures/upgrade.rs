//! A ship upgrade (AND-140 to AND-143).

use super::prelude::*;
use crate::effects::Effect;
use crate::ids::UpgradeId;

/// A tile of the own reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Upgrade;

answers! {
    /// A tile, or none.
    pub enum Answer of Action { Upgrade(tile: UpgradeId), Done }
}

/// A module that does nothing but upgrade is not activated for nothing (AND-122).
fn may_decline(game: &Andromeda, t: &State, seat: Seat) -> bool {
    !matches!(game.activated_steps(t, seat), [Effect::UpgradeShip])
}

impl Question<Andromeda> for Upgrade {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        t.players[seat].upgrades.iter().any(Option::is_none)
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-upgrade"), and(140), seat);
        if may_decline(game, t, seat) { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(game.tiles(t, seat).map(Answer::Upgrade));
        if may_decline(game, t, seat) {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Upgrade(tile) => game.check_upgrade(t, seat, tile),
            Answer::Done => allow(may_decline(game, t, seat), Refusal::MustDecide { rule: 122 }),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Upgrade(tile) => game.place_upgrade(t, seat, tile, out),
            Answer::Done => {}
        }
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Upgrade(tile) => Text::new("label-upgrade").name("upgrade", game.upgrade_key(tile)),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
