//! What several questions take: free actions of the own turn (AND-67, AND-69, AND-82), and what can be done in others' turns (AND-68).

pub mod development;
pub mod discovery;
pub mod exchange;
pub mod gather;
pub mod moon;
pub mod play;
pub mod rearrange;
pub mod token;
pub mod volunteer;

pub use volunteer::Volunteer;

use orrery_core::Seat;
use orrery_core::procedure::{Answer, Candidates, Move as _};

use crate::Andromeda;
use crate::procedures::why_not_free;
use crate::refusal::Refusal;
use crate::state::State;

orrery_core::moves! {
    /// A free action of the active player.
    pub enum Free of Andromeda {
        Play(play::Play),
        Moon(moon::Moon),
        Use(development::Use),
        Token(token::Token),
        Discovery(discovery::Discovery),
        Gather(gather::Gather),
        Rearrange(rearrange::Rearrange),
        Exchange(exchange::Exchange),
    }
}

impl Free {
    /// Those of a choice that demands payment: they come before it, in the own turn and not as long as a base must be used
    /// (AND-67, AND-45, AND-R17).
    pub(crate) fn before_paying<W: Answer<crate::Action>>(
        game: &Andromeda,
        t: &State,
        seat: Seat,
        into: &mut Candidates<'_, Andromeda, W>,
    ) {
        if Andromeda::may_act_before_paying(t, seat) {
            into.moves::<Self>(game, t, seat);
        }
    }

    /// Whether one of them may be taken there.
    pub(crate) fn check_before_paying(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        if !Andromeda::may_act_before_paying(t, seat) {
            return Err(Refusal::InAnEffect);
        }
        self.check(game, t, seat)
    }

    /// Those of a question with which a step of the own turn begins: they come before the step (AND-67, AND-264). Others
    /// have what can be done meanwhile (AND-68, AND-275).
    pub(crate) fn before_a_step<W: Answer<crate::Action>>(
        game: &Andromeda,
        t: &State,
        seat: Seat,
        into: &mut Candidates<'_, Andromeda, W>,
    ) {
        if t.turn.seat == seat {
            into.moves::<Self>(game, t, seat);
        } else {
            into.moves::<Volunteer>(game, t, seat);
        }
    }

    /// Whether one of them may be taken there.
    pub(crate) fn check_before_a_step(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        if t.turn.seat == seat { self.check(game, t, seat) } else { self.check_in_a_step(game, t, seat) }
    }

    /// In the middle of a step there is only what can be done meanwhile.
    pub(crate) fn check_in_a_step(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        let volunteer = Volunteer::of(self.action()).ok_or_else(|| why_not_free(t, seat))?;
        volunteer.check(game, t, seat)
    }
}

impl Andromeda {
    fn may_act_before_paying(t: &State, seat: Seat) -> bool {
        Self::may_discard_moons(t, seat) && !Self::is_promised(t, seat)
    }
}
