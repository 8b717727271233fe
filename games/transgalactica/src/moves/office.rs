//! A crew member sits down in the Senate, on the own turn, whoever sits there (TRA-228 to TRA-235, TRA-292, TRA-293, R96).

use orrery_core::Counter as _;

use crate::effects::Raised;
use crate::event::Event;
use crate::ids;
use crate::procedures::prelude::*;

answers! {
    /// An office.
    pub struct Office(office: ids::Office) of Action;
}

impl Move<Transgalactica> for Office {
    fn candidates(_: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        let entered = t.players[seat].offices;
        into.extend(ids::Office::ALL.iter().copied().filter(|office| !entered.contains(*office)).map(Self));
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_freely(t, seat)?;
        game.check_office(t, seat, self.0)
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.sit_down(t, seat, self.0, out);
    }

    fn label(self, game: &Transgalactica, t: &State, _: Seat) -> Text {
        Text::new("label-seat").name("office", game.decree_key(t.decrees[self.0]))
    }
}

impl Transgalactica {
    /// Whether a crew member can sit down: not entered yet, the condition holds now, crew (R96).
    pub(crate) fn check_office(&self, t: &State, seat: Seat, office: ids::Office) -> Result<(), Refusal> {
        let player = &t.players[seat];
        if player.offices.contains(office) {
            return Err(Refusal::AlreadySeated);
        }
        if let Some((needs, has)) = self.unmet(t, seat, &self.content.decrees[t.decrees[office]].needs) {
            return Err(Refusal::DecreeUnmet { needs, has });
        }
        if player.crew == 0 { Err(Refusal::NoAvailableCrew { rule: 229 }) } else { Ok(()) }
    }

    /// The first free seat with its reward, the credit of the golden chair, then whatever answers (TRA-233, TRA-234).
    fn sit_down(&self, t: &mut State, seat: Seat, office: ids::Office, out: &mut Out<'_>) {
        let place = t.senate[office].len();
        t.players[seat].crew.spend(1);
        t.players[seat].offices.put(office);
        t.senate[office].push(seat);
        let decree = t.decrees[office];
        out.tell_all(|| Event::Seated(seat, decree, place as u8 + 1));
        let seats = self.content.senate();
        self.gain_plain(t, seat, seats[place].reward.id, out);
        for (chair, holder) in seats.iter().zip(t.senate[office]).take(place) {
            for when in &chair.when {
                out.tell_all(|| Event::GoldenChair(holder));
                self.gain_plain(t, holder, when.then.id, out);
            }
        }
        self.raise(t, seat, Raised::Seated, out);
    }
}
