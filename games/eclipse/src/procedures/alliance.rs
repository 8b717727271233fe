//! Alliances: founded, joined and left (ECL-131 to ECL-141).

use super::Reply;
use super::prelude::*;
use crate::ids::AllianceId;

/// An alliance is proposed to a partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// Who proposes it.
    pub with: Seat,
    /// Which.
    pub alliance: AllianceId,
}

/// Members are asked whether somebody may join (ECL-132).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Admit {
    /// Who wants to join.
    pub who: Seat,
    /// Which alliance.
    pub alliance: AllianceId,
    /// Members who are asked after this one.
    pub rest: SeatSet,
}

impl Offer<Eclipse> for Found {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Reply> {
        let text = Text::new("ask-accept-alliance").seat("who", self.with);
        Ask::open(text.name("alliance", game.alliance_name(self.alliance)), ecl(131), seat)
    }

    fn accept(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        for member in [self.with, seat] {
            t.players[member].alliance = Some(self.alliance);
        }
        t.alliances[self.alliance] -= 2;
        out.tell_all(|| Event::Alliance(self.with, seat, self.alliance));
    }

    fn decline(self, _: &Eclipse, _: &mut State, seat: Seat, out: &mut Out<'_>) {
        out.tell_all(|| Event::RelationsDeclined(seat));
    }

    fn labels(self, _: &Eclipse, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-yes"), Text::new("label-no")]
    }
}

impl Offer<Eclipse> for Admit {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Reply> {
        let text = Text::new("ask-accept-member").seat("who", self.who);
        Ask::open(text.name("alliance", game.alliance_name(self.alliance)), ecl(132), seat)
    }

    fn accept(self, _: &Eclipse, t: &mut State, _: Seat, out: &mut Out<'_>) {
        if let Some(next) = self.rest.first() {
            t.stack.push(next, YesNo(Self { rest: self.rest.without(next), ..self }));
            return;
        }
        t.players[self.who].alliance = Some(self.alliance);
        t.alliances[self.alliance] -= 1;
        out.tell_all(|| Event::AllianceJoined(self.who, self.alliance));
    }

    fn decline(self, _: &Eclipse, _: &mut State, seat: Seat, out: &mut Out<'_>) {
        out.tell_all(|| Event::RelationsDeclined(seat));
    }

    fn labels(self, _: &Eclipse, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-yes"), Text::new("label-no")]
    }
}

impl Eclipse {
    /// Whether a player may leave the alliance now (ECL-136, ECL-139).
    pub(crate) fn check_leave(&self, t: &State, seat: Seat) -> Result<(), Refusal> {
        if t.players[seat].alliance.is_none() {
            return Err(Refusal::NoAlliance);
        }
        if t.round >= self.options.rounds { Err(Refusal::AllianceLastRound) } else { Ok(()) }
    }

    /// Leaves the alliance, with all that follows (ECL-136, ECL-137, R82).
    pub(crate) fn leave_alliance(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let former = self.side(t, seat).without(seat);
        let Some(alliance) = t.players[seat].alliance.take() else { return };
        t.players[seat].betrayed.put(alliance);
        out.tell_all(|| Event::AllianceLeft(seat, alliance));
        for other in former.iter() {
            let shared = {
                let (one, two) = (&t.players[seat], &t.players[other]);
                one.fleets
                    .intersection(two.controls.union(two.fleets))
                    .union(two.fleets.intersection(one.controls))
            };
            if shared.is_empty() {
                continue;
            }
            for sector in shared.iter() {
                let at = &mut t.sectors[sector];
                // The leaver attacks: the place behind the former ally, unless it is that already.
                let place = |of: Seat| at.entered.iter().position(|entered| *entered == of);
                if at.owner != Some(seat)
                    && let (Some(own), Some(ally)) = (place(seat), place(other))
                    && own < ally
                {
                    at.entered[own..=ally].rotate_left(1);
                }
            }
            Self::end_relations(t, seat, other, out);
            Self::brand(t, seat, out);
        }
    }

    /// Somebody takes the Traitor card (ECL-128).
    pub(crate) fn brand(t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if t.traitor != Some(seat) {
            t.traitor = Some(seat);
            out.tell_all(|| Event::Traitor(seat));
        }
    }

    /// Relations end: tiles and cubes go back (ECL-127).
    pub(crate) fn end_relations(t: &mut State, seat: Seat, other: Seat, out: &mut Out<'_>) {
        if !t.players[seat].partners.contains(other) {
            return;
        }
        out.tell_all(|| Event::RelationsEnd(seat, other));
        // The mover's cube is asked for first, so it is pushed last.
        for (one, two) in [(other, seat), (seat, other)] {
            let player = &mut t.players[one];
            player.partners = player.partners.without(two);
            if player.envoys.contains(two) {
                player.envoys = player.envoys.without(two);
                t.stack.push(one, super::recall::Recall { from: two });
            }
        }
    }
}
