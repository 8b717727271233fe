//! Which resource is taken off the cost of a mission (TRA-208).

use super::prelude::*;
use crate::ids::{MissionId, Resource};

/// The mission that is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discount {
    /// Which.
    pub mission: MissionId,
}

answers! {
    /// A resource of its cost.
    pub enum Answer of Action { Pay(resource: Resource) }
}

impl Discount {
    fn only(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<Answer> {
        let kinds = game.discounts(t, seat, self.mission).iter().map(Answer::Pay);
        only(kinds.filter(|answer| self.check(game, t, seat, *answer).is_ok()))
    }
}

impl Question<Transgalactica> for Discount {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        matches!(self.only(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Only::One(answer) = self.only(game, t, seat) {
            self.apply(game, t, seat, answer, out);
        }
    }

    fn ask(self, game: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-mission-discount").name("mission", game.mission_key(self.mission));
        Ask::open(text, tra(208), seat)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(game.discounts(t, seat, self.mission).iter().map(Answer::Pay));
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Pay(resource): Answer,
    ) -> Result<(), Refusal> {
        if !game.discounts(t, seat, self.mission).contains(resource) {
            return Err(Refusal::NotInCost);
        }
        game.check_cost(t.players[seat].goods, game.cost_without(t, seat, self.mission, Some(resource)))
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Pay(resource): Answer,
        out: &mut Out<'_>,
    ) {
        let cost = game.cost_without(t, seat, self.mission, Some(resource));
        game.complete_mission(t, seat, self.mission, out);
        Transgalactica::pay(t, seat, cost, out);
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, Answer::Pay(resource): Answer) -> Text {
        let cost = game.cost_without(t, seat, self.mission, Some(resource));
        Text::new("label-discount").name("resource", resource.key()).text("cost", cost.text())
    }
}
