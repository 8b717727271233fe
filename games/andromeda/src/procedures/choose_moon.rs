//! Any moon of a planet is claimed, after a look through its stack (AND-54).

use super::prelude::*;
use crate::ids::MoonId;
use crate::space::Space;

/// Which planet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseMoon {
    /// Its space.
    pub space: Space,
}

answers! {
    /// A moon.
    pub enum Answer of Action { Set(moon: MoonId) }
}

impl ChooseMoon {
    /// Moons of the planet, each kind once.
    fn moons(self, t: &State) -> impl Iterator<Item = MoonId> + '_ {
        let planet = t.planet_at(self.space).expect("a stack lies on a planet");
        let stack = &t.planets[planet.index()].stack;
        let all = || stack.top.into_iter().chain(stack.below.iter().map(|known| known.face));
        all()
            .enumerate()
            .filter(move |(at, moon)| !all().take(*at).any(|other| other == *moon))
            .map(|(_, moon)| moon)
    }
}

impl Question<Andromeda> for ChooseMoon {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-choose-moon"), and(54), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(self.moons(t).map(Answer::Set));
    }

    fn check(self, _: &Andromeda, t: &State, _: Seat, Answer::Set(moon): Answer) -> Result<(), Refusal> {
        allow(self.moons(t).any(|other| other == moon), Refusal::NoMoonThere)
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Set(moon): Answer,
        out: &mut Out<'_>,
    ) {
        game.take_any_moon(t, self.space, moon, out);
        game.claim(t, seat, moon, out);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Set(moon): Answer) -> Text {
        Text::new("label-claim").text("thing", game.moon_words(moon))
    }
}
