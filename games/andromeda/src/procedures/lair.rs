//! Where a raider starts, among equals (AND-93).

use super::prelude::*;
use crate::ids::Class;
use crate::space::Space;

/// Of this class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lair {
    /// The class.
    pub class: Class,
}

answers! {
    /// A region.
    pub enum Answer of Action { Go(space: Space) }
}

impl Question<Andromeda> for Lair {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-lair").name("raider", game.class_key(t, self.class)), and(93), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(game.lairs(t, self.class).iter().map(Answer::Go));
    }

    fn check(self, game: &Andromeda, t: &State, _: Seat, Answer::Go(space): Answer) -> Result<(), Refusal> {
        allow(game.lairs(t, self.class).contains(space), Refusal::NoLair)
    }

    fn apply(self, game: &Andromeda, t: &mut State, _: Seat, Answer::Go(space): Answer, out: &mut Out<'_>) {
        game.put_raider(t, self.class, space, out);
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, Answer::Go(space): Answer) -> Text {
        game.region_label("label-go", t, space)
    }
}
