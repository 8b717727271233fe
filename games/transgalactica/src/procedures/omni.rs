//! The fee of the omni-action and the action that it copies, in one answer (TRA-103, TRA-106, R67).

use super::prelude::*;
use crate::actions::Fee;
use crate::effects::{At, Effect, copied};
use crate::event::Event;
use crate::ids::Area;

/// The step with the fees. The space of the copied action stays as it is (TRA-104); mining goes on without a token (TRA-107).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Omni {
    /// Which step.
    pub at: At,
}

answers! {
    /// A fee and an area.
    pub enum Answer of Action { Omni(fee: Fee, area: Area) }
}

impl Fee {
    fn cost(self) -> Cost {
        match self {
            Self::Credit => Cost { credit: 1, ..Cost::default() },
            Self::Alien => Cost { alien: 1, ..Cost::default() },
        }
    }
}

impl Omni {
    /// Whether the copied action is a secondary one.
    fn is_secondary(self, game: &Transgalactica) -> bool {
        let Effect::Choose(ways) = self.at.effect(game) else { return false };
        ways.iter().flat_map(|way| &way.steps).any(|step| match step {
            Effect::Pay { then, .. } => matches!(then.steps.as_slice(), [Effect::AnySecondary]),
            _ => false,
        })
    }

    fn all() -> impl Iterator<Item = Answer> {
        Fee::ALL.iter().flat_map(|fee| copied().map(|area| Answer::Omni(*fee, area)))
    }

    fn only(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<Answer> {
        only(Self::all().filter(|answer| self.check(game, t, seat, *answer).is_ok()))
    }
}

impl Question<Transgalactica> for Omni {
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
        let rule = if self.is_secondary(game) { 106 } else { 103 };
        Ask::open(Text::new("ask-omni"), tra(rule), seat)
    }

    fn candidates(self, _: &Transgalactica, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Self::all());
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Omni(fee, area): Answer,
    ) -> Result<(), Refusal> {
        if area == Area::Omni {
            return Err(Refusal::OmniCopy);
        }
        let means = Transgalactica::means(t, seat);
        game.check_cost(means.goods, fee.cost())?;
        let left = fee.cost().left_of(means.goods).expect("it can be paid");
        game.check_deed(t, seat, area, self.is_secondary(game), means.with(left), 89)
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Omni(fee, area): Answer,
        out: &mut Out<'_>,
    ) {
        Transgalactica::pay(t, seat, fee.cost(), out);
        out.tell_all(|| Event::Copies(seat, area));
        game.begin(t, seat, area, self.is_secondary(game), self.at.source);
    }

    fn label(self, _: &Transgalactica, _: &State, _: Seat, Answer::Omni(fee, area): Answer) -> Text {
        Text::new("label-omni").name("area", area.key()).text("cost", fee.cost().text())
    }
}
