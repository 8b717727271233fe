//! Alliances are proposed (ECL-130 to ECL-134, ECL-249).

use orrery_core::procedure::yes_no::YesNo;
use orrery_core::procedure::{Candidates, Frames as _, Move};
use orrery_core::{Id as _, Seat, SeatSet, Text, answers};

use crate::changes::Out;
use crate::ids::AllianceId;
use crate::procedures::alliance;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{Action, Eclipse};

answers! {
    /// Propose this alliance to a player.
    pub struct Found(who: Seat, alliance: AllianceId) of Action;
}

answers! {
    /// Ask to join this alliance.
    pub struct Join(alliance: AllianceId) of Action;
}

/// Whether anything can be proposed.
pub(crate) fn possible(game: &Eclipse, t: &State, seat: Seat) -> bool {
    let found =
        |who: Seat| AllianceId::each().any(|alliance| Found(who, alliance).check(game, t, seat).is_ok());
    game.seats.others(seat).any(found)
        || AllianceId::each().any(|alliance| Join(alliance).check(game, t, seat).is_ok())
}

impl Move<Eclipse> for Found {
    fn candidates(game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Eclipse, Self>) {
        if game.has_alliances() {
            for who in t.players[seat].partners.iter() {
                let all = AllianceId::each().map(|alliance| Self(who, alliance));
                into.extend(all.filter(|found| found.check(game, t, seat).is_ok()));
            }
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat) -> Result<(), Refusal> {
        let Self(who, alliance) = self;
        game.check_moment(t)?;
        if !t.players[seat].partners.contains(who) {
            return Err(Refusal::AllianceRelations { who });
        }
        if t.turn.alliances.contains(who) {
            return Err(Refusal::Proposed { who });
        }
        for side in [seat, who] {
            game.check_free(t, side, alliance)?;
        }
        let used = !game.members(t, alliance).is_empty();
        if used || t.alliances[alliance] < 2 { Err(Refusal::AllianceTiles) } else { Ok(()) }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let Self(who, alliance) = self;
        t.turn.alliances = t.turn.alliances.with(who);
        t.stack.push(who, YesNo(alliance::Found { with: seat, alliance }));
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat) -> Text {
        let name = game.alliance_name(self.1);
        Text::new("label-propose-alliance").seat("who", self.0).name("alliance", name)
    }
}

impl Move<Eclipse> for Join {
    fn candidates(game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Eclipse, Self>) {
        if game.has_alliances() {
            let all = AllianceId::each().map(Self);
            into.extend(all.filter(|join| join.check(game, t, seat).is_ok()));
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat) -> Result<(), Refusal> {
        let Self(alliance) = self;
        game.check_moment(t)?;
        game.check_free(t, seat, alliance)?;
        if t.turn.joined {
            return Err(Refusal::AllianceMoment);
        }
        let members = game.members(t, alliance);
        if members.is_empty() || t.alliances[alliance] == 0 {
            return Err(Refusal::AllianceTiles);
        }
        if members.intersection(t.players[seat].partners).is_empty() {
            return Err(Refusal::JoinRelations);
        }
        let most = game.content.supply(game.seats.count()).allies;
        if members.len() >= most { Err(Refusal::AllianceFull { count: most }) } else { Ok(()) }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let Self(alliance) = self;
        t.turn.joined = true;
        let members = game.members(t, alliance);
        if let Some(first) = members.first() {
            let rest = members.without(first);
            t.stack.push(first, YesNo(alliance::Admit { who: seat, alliance, rest }));
        }
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat) -> Text {
        Text::new("label-propose-join").name("alliance", game.alliance_name(self.0))
    }
}

impl Eclipse {
    /// Whether there are alliances in this game (ECL-130).
    #[inline]
    pub(crate) fn has_alliances(&self) -> bool {
        self.options.alliances && self.has_diplomacy() && self.content.supply(self.seats.count()).allies > 0
    }

    /// The active members of an alliance.
    pub(crate) fn members(&self, t: &State, alliance: AllianceId) -> SeatSet {
        self.in_game(t).filter(|seat| t.players[*seat].alliance == Some(alliance)).collect()
    }

    /// Whether alliances can be made now (ECL-131, ECL-139, ECL-250).
    fn check_moment(&self, t: &State) -> Result<(), Refusal> {
        if !self.has_alliances() {
            return Err(Refusal::AlliancesOff { players: self.seats.count() });
        }
        if t.round >= self.options.rounds {
            return Err(Refusal::AllianceLastRound);
        }
        if t.turn.action.is_none() { Err(Refusal::AllianceMoment) } else { Ok(()) }
    }

    /// Whether a player may become a member (ECL-133, ECL-138).
    fn check_free(&self, t: &State, seat: Seat, alliance: AllianceId) -> Result<(), Refusal> {
        let player = &t.players[seat];
        if player.alliance.is_some() {
            return Err(Refusal::AllianceMember { who: seat });
        }
        if player.betrayed.contains(alliance) {
            return Err(Refusal::AllianceLeft);
        }
        if !player.betrayed.is_empty() && !self.options.betrayer_may_ally {
            return Err(Refusal::Betrayer);
        }
        Ok(())
    }
}
