//! A module is activated by a card (AND-109).

use super::prelude::*;
use crate::ids::Column;
use crate::space::Berth;
use crate::state::Used;

/// Outside the science row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActivateOne;

answers! {
    /// A module.
    pub enum Answer of Action { Activate(berth: Berth) }
}

impl Question<Andromeda> for ActivateOne {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        let means = game.means(t, seat);
        t.station(seat).any(|(berth, _)| game.check_free_activation(t, seat, berth, means).is_ok())
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-activate"), and(109), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let rows = t.station(seat).filter(|(berth, _)| berth.row != Column::Science);
        into.extend(rows.map(|(berth, _)| Answer::Activate(berth)));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Activate(berth): Answer,
    ) -> Result<(), Refusal> {
        game.check_free_activation(t, seat, berth, game.means(t, seat))
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Activate(berth): Answer,
        out: &mut Out<'_>,
    ) {
        game.activate(t, seat, berth, Used::Free, out);
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, Answer::Activate(berth): Answer) -> Text {
        game.berth_label("label-activate", t, seat, berth)
    }
}
