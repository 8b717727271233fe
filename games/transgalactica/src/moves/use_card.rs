//! A technology card with a free action, once in a round (TRA-178).

use crate::effects::Source;
use crate::event::Event;
use crate::ids::TechnologyId;
use crate::procedures::prelude::*;

answers! {
    /// A card.
    pub struct Use(technology: TechnologyId) of Action;
}

impl Move<Transgalactica> for Use {
    fn candidates(game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        let cards = t.players[seat].technologies.iter();
        let with_action = |card: &TechnologyId| !game.content.technologies[*card].action.steps.is_empty();
        into.extend(cards.filter(with_action).map(Self));
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_freely(t, seat)?;
        let player = &t.players[seat];
        let row = game.content.technologies.find(self.0).filter(|row| !row.action.steps.is_empty());
        let Some(row) = row.filter(|_| player.technologies.contains(self.0)) else {
            return Err(Refusal::NoFreeAction);
        };
        if player.flipped.contains(self.0) {
            return Err(Refusal::OncePerRoundUsed { rule: 178 });
        }
        if let [crate::effects::Effect::Pay { cost, .. }] = row.action.steps.as_slice() {
            game.check_cost(player.goods, *cost)?;
        }
        game.check_way_of(t, seat, row.action.id, 178)
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let row = &game.content.technologies[self.0];
        if row.per_round {
            t.players[seat].flipped.put(self.0);
        }
        out.tell_all(|| Event::CardUsed(seat, self.0));
        game.start(t, seat, row.action.id, Source::Technology);
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat) -> Text {
        Text::new("label-technology").name("technology", game.technology_key(self.0))
    }
}
