//! A technology card is marked (TRA-173 to TRA-179).

use super::prelude::*;
use crate::effects::{Raised, Source};
use crate::event::Event;
use crate::ids::{TechnologyId, Track};

/// Which card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark;

answers! {
    /// A card.
    pub enum Answer of Action { Mark(technology: TechnologyId) }
}

impl Mark {
    fn only(game: &Transgalactica, t: &State, seat: Seat) -> Only<TechnologyId> {
        only(t.technologies.iter().filter(|card| game.check_mark(t, seat, *card).is_ok()))
    }
}

impl Transgalactica {
    /// Whether a card can be marked: a marker, on display, not marked yet, level (TRA-173 to TRA-175).
    pub(crate) fn check_mark(&self, t: &State, seat: Seat, card: TechnologyId) -> Result<(), Refusal> {
        let player = &t.players[seat];
        if player.markers == 0 {
            return Err(Refusal::NoDevelopmentMarker);
        }
        if !t.technologies.contains(card) {
            return Err(Refusal::NotOnDisplay { rule: 173 });
        }
        if player.technologies.contains(card) {
            return Err(Refusal::AlreadyMarked);
        }
        let (needs, has) = (self.card_level(card), self.level(t, seat, Track::Technology));
        if has < needs { Err(Refusal::TechnologyTooLow { rule: 173, needs, has }) } else { Ok(()) }
    }

    /// A marker goes from the hold to a card, then whatever answers, then what it does once (TRA-174, TRA-177).
    fn mark(&self, t: &mut State, seat: Seat, card: TechnologyId, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        player.markers.spend(1);
        player.technologies.put(card);
        out.tell_all(|| Event::Marked(seat, card));
        self.start(t, seat, self.content.technologies[card].once.id, Source::Technology);
        self.raise(t, seat, Raised::TechnologyMarked(card), out);
    }
}

impl Question<Transgalactica> for Mark {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        matches!(Self::only(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Only::One(card) = Self::only(game, t, seat) {
            game.mark(t, seat, card, out);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-mark"), tra(174), seat)
    }

    fn candidates(self, _: &Transgalactica, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.technologies.iter().map(Answer::Mark));
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Mark(card): Answer,
    ) -> Result<(), Refusal> {
        game.check_mark(t, seat, card)
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Mark(card): Answer,
        out: &mut Out<'_>,
    ) {
        game.mark(t, seat, card, out);
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat, Answer::Mark(card): Answer) -> Text {
        Text::new("label-mark").name("technology", game.technology_key(card))
    }
}
