//! A module may be passed to the team mate (AND-256).

use super::prelude::*;
use crate::event::Event;
use crate::ids::ModuleId;
use crate::words::module_name;

/// Which module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PassOn {
    /// It has been paid for.
    pub module: ModuleId,
}

answers! {
    /// Whose it will be.
    pub enum Answer of Action { PassOn, Done }
}

impl Offer<Andromeda> for PassOn {
    type Answer = Answer;
    const YES: Answer = Answer::PassOn;
    const NO: Answer = Answer::Done;

    fn ask(self, game: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        let name = module_name(&game.content.modules[self.module].id);
        let text = Text::new("ask-pass-on").name("module", name).seat("mate", Andromeda::mate(seat));
        Ask::open(text, and(256), seat).repeatable()
    }

    /// The team mate places it and advances; it counts as the active player's purchase (AND-256, AND-272).
    fn accept(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let mate = Andromeda::mate(seat);
        out.tell_all(|| Event::PassedOn(seat, mate, self.module));
        game.install(t, mate, self.module, out);
    }

    fn decline(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.install(t, seat, self.module, out);
    }

    fn labels(self, _: &Andromeda, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-pass-on"), Text::new("label-keep-module")]
    }
}
