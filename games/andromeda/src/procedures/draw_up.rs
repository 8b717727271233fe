//! Cards may be drawn up to the limit (AND-173, AND-174).

use super::prelude::*;

/// As many as are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawUp;

answers! {
    /// All of them, or none.
    pub enum Answer of Action { Draw, Done }
}

impl Offer<Andromeda> for DrawUp {
    type Answer = Answer;
    const YES: Answer = Answer::Draw;
    const NO: Answer = Answer::Done;

    fn stands(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        t.players[seat].hand.len() < u16::from(game.hand_limit(t, seat)) && Andromeda::cards_are_left(t)
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-draw-up", game.hand_limit(t, seat)), and(173), seat).repeatable()
    }

    fn accept(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let missing = u16::from(game.hand_limit(t, seat)).saturating_sub(t.players[seat].hand.len());
        game.draw(t, seat, missing as u8, out);
    }

    fn labels(self, _: &Andromeda, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-draw"), Text::new("label-decline")]
    }
}
