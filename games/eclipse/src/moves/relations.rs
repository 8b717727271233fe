//! Diplomatic relations are proposed (ECL-120 to ECL-126).

use orrery_core::procedure::{Candidates, Frames as _, Move};
use orrery_core::{Seat, Text, answers};

use crate::changes::Out;
use crate::event::Event;
use crate::procedures::accept::Accept;
use crate::procedures::propose::Propose;
use crate::refusal::Refusal;
use crate::state::{Pact, State};
use crate::{Action, Eclipse};

answers! {
    /// Propose relations to this player.
    pub struct Relations(who: Seat) of Action;
}

impl Move<Eclipse> for Relations {
    fn candidates(game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Eclipse, Self>) {
        if game.has_diplomacy() {
            let others = game.seats.others(seat).map(Self);
            into.extend(others.filter(|other| other.check(game, t, seat).is_ok()));
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat) -> Result<(), Refusal> {
        let Self(who) = self;
        if !game.has_diplomacy() {
            return Err(Refusal::DiplomacyOff { players: game.seats.count() });
        }
        if who == seat || !game.seats.contains(who) || t.players[who].out {
            return Err(Refusal::NotThere { who });
        }
        if t.turn.relations.contains(who) {
            return Err(Refusal::Proposed { who });
        }
        game.check_relations(t, seat, who)
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Self(who) = self;
        t.turn.relations = t.turn.relations.with(who);
        t.pact = Pact::default();
        out.tell_all(|| Event::RelationsProposed(seat, who));
        t.stack.push(who, Accept { with: seat });
        t.stack.push(seat, Propose { half: 0, with: who, cleared: false });
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat) -> Text {
        Text::new("label-propose-relations").seat("who", self.0)
    }
}

impl Eclipse {
    /// Whether there are relations in this game (ECL-120).
    #[inline]
    pub(crate) fn has_diplomacy(&self) -> bool {
        self.options.diplomacy && self.seats.count() >= 4
    }

    /// Whether two players can have relations (ECL-122).
    fn check_relations(&self, t: &State, seat: Seat, who: Seat) -> Result<(), Refusal> {
        if t.players[seat].partners.contains(who) {
            return Err(Refusal::RelationsExist { who });
        }
        for side in [seat, who] {
            if t.traitor == Some(side) {
                return Err(Refusal::Traitor { who: side });
            }
            let species = t.players[side].species.unwrap_or_default();
            if t.players[side].partners.len() >= self.content.species[species].ambassadors {
                return Err(Refusal::NoAmbassador { who: side });
            }
            if !self.has_ambassador_space(t, side) {
                return Err(Refusal::NoAmbassadorSpace { who: side });
            }
        }
        let own = t.players[seat].controls;
        let near = own.iter().any(|sector| {
            !Self::connected(t, sector, false).intersection(t.players[who].controls).is_empty()
        });
        if !near {
            return Err(Refusal::NotNeighbours { who });
        }
        let (one, other) = (&t.players[seat], &t.players[who]);
        let mixed = !one.fleets.intersection(other.controls.union(other.fleets)).is_empty()
            || !other.fleets.intersection(one.controls).is_empty();
        if mixed { Err(Refusal::ShipsMixed { who }) } else { Ok(()) }
    }

    /// Whether an ambassador fits, or would if a reputation tile went back (ECL-122, R63).
    fn has_ambassador_space(&self, t: &State, seat: Seat) -> bool {
        let (ambassadors, _, either) = self.slots(t, seat);
        t.players[seat].partners.len() < ambassadors + either
    }

    /// Spaces for ambassadors, for reputation tiles, and for either (ECL-86).
    pub(crate) fn slots(&self, t: &State, seat: Seat) -> (u8, u8, u8) {
        let (ambassadors, reputation, either) = self.kit(t, seat).slots;
        (ambassadors, reputation, either + t.players[seat].more_slots)
    }

    /// Whether so many ambassadors and reputation tiles have room together: they move as they must (ECL-248, R63).
    pub(crate) fn has_slots(&self, t: &State, seat: Seat, ambassadors: u8, tiles: u8) -> bool {
        let (only_ambassadors, only_tiles, either) = self.slots(t, seat);
        ambassadors.saturating_sub(only_ambassadors) + tiles.saturating_sub(only_tiles) <= either
    }
}
