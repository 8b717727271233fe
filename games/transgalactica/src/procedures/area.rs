//! Any main or secondary action but the omni-action, without a fee (TRA-269, TRA-270).

use super::prelude::*;
use crate::effects::{Source, copied};
use crate::event::Event;
use crate::ids::Area;

/// Which action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickArea {
    /// The secondary action, not the main one.
    pub secondary: bool,
    /// What it counts as.
    pub source: Source,
}

answers! {
    /// An area.
    pub enum Answer of Action { Area(area: Area) }
}

impl PickArea {
    fn only(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<Answer> {
        let all = copied().map(Answer::Area);
        only(all.filter(|answer| self.check(game, t, seat, *answer).is_ok()))
    }
}

impl Question<Transgalactica> for PickArea {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        matches!(self.only(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Only::One(answer) = self.only(game, t, seat) {
            self.apply(game, t, seat, answer, out);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        match self.source {
            Source::Granted => Ask::open(Text::new("ask-any-main"), tra(270), seat),
            _ => Ask::open(Text::new("ask-bridge"), tra(269), seat),
        }
    }

    fn candidates(self, _: &Transgalactica, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(copied().map(Answer::Area));
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Area(area): Answer,
    ) -> Result<(), Refusal> {
        if area == Area::Omni {
            return Err(Refusal::OmniCopy);
        }
        game.check_deed(t, seat, area, self.secondary, Transgalactica::means(t, seat), 89)
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Area(area): Answer,
        out: &mut Out<'_>,
    ) {
        out.tell_all(|| Event::Copies(seat, area));
        game.begin(t, seat, area, self.secondary, self.source);
    }

    fn label(self, _: &Transgalactica, _: &State, _: Seat, Answer::Area(area): Answer) -> Text {
        Text::new("label-area").name("area", area.key())
    }
}
