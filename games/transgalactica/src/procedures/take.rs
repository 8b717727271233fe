//! A mission is taken into the log (TRA-197 to TRA-201).

use super::prelude::*;
use crate::ids::MissionId;

/// Which mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    /// Its place stays empty until the action is finished (TRA-200).
    pub waits: bool,
}

answers! {
    /// A mission.
    pub enum Answer of Action { Take(mission: MissionId) }
}

impl Take {
    fn shown(t: &State) -> impl Iterator<Item = MissionId> + '_ {
        t.missions.iter().flatten().copied().flatten()
    }

    fn only(game: &Transgalactica, t: &State, seat: Seat) -> Only<MissionId> {
        only(Self::shown(t).filter(|card| game.check_take(t, seat, *card).is_ok()))
    }
}

impl Question<Transgalactica> for Take {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        matches!(Self::only(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Only::One(card) = Self::only(game, t, seat) {
            game.take_mission(t, seat, card, self.waits, out);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-take-mission"), tra(198), seat)
    }

    fn candidates(self, _: &Transgalactica, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Self::shown(t).map(Answer::Take));
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Take(card): Answer,
    ) -> Result<(), Refusal> {
        game.check_take(t, seat, card)
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Take(card): Answer,
        out: &mut Out<'_>,
    ) {
        game.take_mission(t, seat, card, self.waits, out);
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat, Answer::Take(card): Answer) -> Text {
        Text::new("label-take-mission").name("mission", game.mission_key(card))
    }
}
