//! A card as a free action of the active player (AND-83).

use tinyvec::ArrayVec;

use crate::effects::Moment;
use crate::flow::Phase;
use crate::ids::TacticId;
use crate::procedures::prelude::*;
use crate::procedures::raid::Raid;

answers! {
    /// A card of the hand.
    pub struct Play(card: TacticId) of Action;
}

/// Moments of free actions.
pub(crate) const FREE: [Moment; 6] = [
    Moment::OwnTurn,
    Moment::OutsideBattle,
    Moment::BeforeLaunch,
    Moment::BeforeRaid,
    Moment::Modules,
    Moment::Moons,
];

/// Those that are now.
pub(crate) fn free_moments(t: &State) -> ArrayVec<[Moment; 6]> {
    FREE.into_iter().filter(|moment| check_moment(t, *moment).is_ok()).collect()
}

/// Whether this is a moment of a free action of the active player, and if not, why (AND-83).
pub(crate) fn check_moment(t: &State, moment: Moment) -> Result<(), Refusal> {
    let phase = t.turn.phase;
    let now = match moment {
        Moment::OwnTurn => true,
        Moment::OutsideBattle => !t.battle.on,
        Moment::BeforeLaunch => phase == Phase::Choose,
        Moment::BeforeRaid => {
            matches!(phase, Phase::Choose | Phase::Activate | Phase::Activated | Phase::Raid)
                || t.stack.is_on_top::<Raid>()
        }
        Moment::Modules => phase == Phase::Modules,
        Moment::Moons => {
            let planet = t.turn.region.and_then(|region| t.planet_at(region));
            let moons = planet.map_or(0, |planet| t.planets[planet.index()].stack.len());
            phase == Phase::Activate && moons >= 2 && !t.turn.choice
        }
        _ => false,
    };
    allow(now && phase != Phase::Setup, Refusal::WrongMoment { moment })
}

/// Whether a card is a free action of the active player at a question that takes cards of these moments.
pub(crate) fn is_free_beside(
    game: &Andromeda,
    t: &State,
    seat: Seat,
    card: TacticId,
    moments: &[Moment],
) -> bool {
    t.turn.seat == seat && game.plays.is_free(card) && !game.fits(card, moments)
}

impl Move<Andromeda> for Play {
    /// Cards that have a moment that the active player could ever use.
    fn candidates(game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Self>) {
        let hand = &t.players[seat].hand;
        into.extend(hand.kinds().filter(|card| game.plays.is_free(*card)).map(Self));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        let play = game.find_play(t, seat, self.0, |moment| check_moment(t, moment))?;
        game.check_use(t, seat, self.0, play)
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let play = game.find_play(t, seat, self.0, |moment| check_moment(t, moment)).expect("checked before");
        game.carry_out(t, seat, self.0, play.then.id, out);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat) -> Text {
        game.play_label(self.0)
    }
}
