//! The human chooses with which cards the Automa pays (MIC-182, MIC-215).

use super::prelude::*;
use crate::AUTOMA;
use crate::payment::{Purchase, Wanted, any_leader};
use crate::state::{Specialist, Specialists};

/// What is still to be paid. Only symbols count, so a kind is named and any card of it is discarded (MIC-179).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AutomaPay {
    /// For what.
    pub purchase: Purchase,
    /// So many Leaders of any colour.
    pub any_leader: u8,
    /// An Engineer will do as a Leader of any colour.
    pub engineer_will_do: bool,
    /// So many cards of any kind, two for each part that is missing.
    pub any_card: u8,
}

answers! {
    /// A kind of card.
    pub enum Answer of Action { Spend(specialist: Specialist) }
}

impl Question<MicroCosmos> for AutomaPay {
    type Answer = Answer;

    /// The human is asked where there is a choice, unless the table says that nobody is.
    fn waits(self, game: &MicroCosmos, t: &State, _: Seat) -> bool {
        let (accepted, count) = self.accepted();
        count > 0
            && !game.options.automa_auto_choices
            && self.kinds(game, t).len() > 1
            && game.automa_cards(t, accepted).len() != count
    }

    fn skip(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if self.accepted().1 == 0 {
            game.automa_bought(t, self.purchase, out);
            return;
        }
        // Kinds with most cards first, Engineer, red, green, blue among equals.
        let held = |kind: &Specialist| game.automa_cards(t, Specialists::only(*kind)).len();
        let kinds = self.kinds(game, t);
        let mut best = kinds.iter().next();
        for kind in kinds.iter() {
            if best.is_some_and(|best| held(&kind) > held(&best)) {
                best = Some(kind);
            }
        }
        if let Some(kind) = best {
            self.spend(game, t, seat, kind, out);
        }
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        let text = if self.any_leader > 0 {
            Text::new("ask-automa-leader")
        } else {
            Text::new("ask-automa-cards").amount("count", self.any_card)
        };
        Ask { on_behalf_of: AUTOMA, ..Ask::open(text, mic(182), seat) }
    }

    fn candidates(self, game: &MicroCosmos, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.kinds(game, t).iter().map(Answer::Spend));
    }

    fn check(
        self,
        game: &MicroCosmos,
        t: &State,
        _: Seat,
        Answer::Spend(specialist): Answer,
    ) -> Result<(), Refusal> {
        if !self.accepted().0.contains(specialist) {
            return Err(Refusal::AutomaWants { wanted: Wanted::AnyLeader });
        }
        if self.kinds(game, t).contains(specialist) {
            Ok(())
        } else {
            Err(Refusal::NotAutomas { specialist })
        }
    }

    fn apply(
        self,
        game: &MicroCosmos,
        t: &mut State,
        seat: Seat,
        Answer::Spend(specialist): Answer,
        out: &mut Out<'_>,
    ) {
        self.spend(game, t, seat, specialist, out);
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat, Answer::Spend(specialist): Answer) -> Text {
        Text::new("label-spend").name("specialist", specialist.key())
    }
}

impl AutomaPay {
    /// What can be spent for the part that is open, and how many of it.
    fn accepted(self) -> (Specialists, u8) {
        if self.any_leader > 0 {
            (any_leader(self.engineer_will_do), self.any_leader)
        } else {
            (Specialists::all(), self.any_card)
        }
    }

    /// The kinds of specialist among which the human chooses (MIC-182).
    fn kinds(self, game: &MicroCosmos, t: &State) -> Specialists {
        let (accepted, _) = self.accepted();
        let mut kinds = Specialists::NONE;
        for kind in accepted.iter() {
            if !game.automa_cards(t, Specialists::only(kind)).is_empty() {
                kinds.put(kind);
            }
        }
        kinds
    }

    /// Spends one card; the rest follows.
    fn spend(self, game: &MicroCosmos, t: &mut State, seat: Seat, kind: Specialist, out: &mut Out<'_>) {
        if let Some(card) = game.automa_cards(t, Specialists::only(kind)).first() {
            MicroCosmos::automa_spends(t, card, out);
        }
        let rest = if self.any_leader > 0 {
            Self { any_leader: self.any_leader - 1, ..self }
        } else {
            Self { any_card: self.any_card - 1, ..self }
        };
        t.stack.push(seat, rest);
    }
}
