//! A ship may move from the scrapyard to the repair barge, by a faction's ability (AND-136).

use super::prelude::*;
use crate::event::Event;
use crate::ids::ShipKind;
use crate::state::Place;

/// At the start of a return.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rescue;

answers! {
    /// A ship, or none.
    pub enum Answer of Action { RepairShip(kind: ShipKind), Done }
}

impl Question<Andromeda> for Rescue {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        t.players[seat].count_all(Place::Scrapyard) > 0
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-rescue"), and(136), seat).or(Answer::Done).repeatable()
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let wrecks = ShipKind::ALL.iter().filter(|kind| t.players[seat].count(**kind, Place::Scrapyard) > 0);
        into.extend(wrecks.map(|kind| Answer::RepairShip(*kind)));
        into.push(Answer::Done);
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::RepairShip(kind) => allow(
                t.players[seat].count(kind, Place::Scrapyard) > 0,
                Refusal::NotInScrapyard { ship: kind },
            ),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::RepairShip(kind) => to_barge(t, seat, kind, out),
            Answer::Done => {}
        }
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::RepairShip(kind) => ship_label("label-repair-ship", kind),
            Answer::Done => Text::new("label-decline"),
        }
    }
}

/// A ship comes from the upper scrapyard to the repair barge.
pub(super) fn to_barge(t: &mut State, seat: Seat, kind: ShipKind, out: &mut Out<'_>) {
    t.players[seat].move_ship(kind, Place::Scrapyard, Place::Barge);
    out.tell_all(|| Event::ShipRepaired(seat, kind));
}
