//! From the box to the first decision.

use orrery_core::options::WordOr;
use orrery_core::procedure::{self, Frames as _};
use orrery_core::{Bag, BySeat, Seat, Set};

use crate::Orion;
use crate::changes::Out;
use crate::event::Event;
use crate::flow::Step;
use crate::options::Races;
use crate::procedures::Stack;
use crate::state::{AdvisorId, Player, RaceId, State, StructureDeck};

/// From the box to the first decision.
pub(crate) fn deal(game: &Orion, out: &mut Out<'_>) -> State {
    let mut t = game.lay_out(out);
    procedure::run(game, &mut t, out);
    t
}

impl Orion {
    /// Decides who begins and puts everything in its place (ORI-11, ORI-13, ORI-14, ORI-16).
    fn lay_out(&self, out: &mut Out<'_>) -> State {
        let first = match self.options.first_player {
            WordOr::Number(seat) => seat,
            WordOr::Word(_) => Seat::new(out.chance().pick(usize::from(self.seats.count())) as u8),
        };
        out.tell_all(|| Event::FirstPlayer(first));
        let mut t = State {
            round: 1,
            first,
            ended: None,
            middle: Set::NONE,
            deck: StructureDeck::of(self.content.deck()),
            players: BySeat::default(),
            stack: Stack::default(),
        };
        t.stack.push(Seat::default(), Step::Races);
        t
    }

    /// Gives races out, or lets everybody choose (ORI-8, ORI-135).
    pub(crate) fn give_races(&self, t: &mut State, out: &mut Out<'_>) -> Step {
        match self.options.races() {
            Races::Choose => return Step::Race(0),
            Races::AllHumans => {
                let humans = self.race_of_all();
                self.seats.from(t.first).for_each(|seat| self.take_race(t, seat, humans, out));
            }
            Races::Random => {
                let mut left: Bag<RaceId, 16> = self.content.races.iter().map(|(race, _)| race).collect();
                for seat in self.seats.from(t.first) {
                    let race = left.draw(out.chance()).expect("there are more races than players");
                    self.take_race(t, seat, race, out);
                }
            }
        }
        Step::Deal
    }

    /// The race that is on every sheet.
    fn race_of_all(&self) -> RaceId {
        let most = self.content.races.iter().max_by_key(|(race, row)| (row.sheets, std::cmp::Reverse(*race)));
        most.expect("there are races").0
    }

    /// Puts the markers of a player on their start spaces (ORI-7, ORI-9, ORI-10).
    pub(crate) fn take_race(&self, t: &mut State, seat: Seat, race: RaceId, out: &mut Out<'_>) {
        let (row, sheet) = (&self.content.races[race], self.content.sheet());
        t.players[seat] = Player {
            race: Some(race),
            stock: row.start,
            morale: i16::from(sheet.top_morale),
            points: u16::from(row.start_points),
            reserves: sheet.markers - sheet.markers_on_tracks,
            ..Player::default()
        };
        out.tell_all(|| Event::Race(seat, race));
    }

    /// Lays advisors into the middle and deals the first hands (ORI-12, ORI-14).
    pub(crate) fn deal_cards(&self, t: &mut State, out: &mut Out<'_>) {
        if self.options.advisors() {
            let mut advisors: Bag<AdvisorId, 16> =
                self.content.advisors.iter().map(|(advisor, _)| advisor).collect();
            for _ in 0..self.options.advisor_count {
                let Some(advisor) = advisors.draw(out.chance()) else { break };
                t.middle.put(advisor);
                out.tell_all(|| Event::Middle(advisor));
            }
        }
        for seat in self.seats.from(t.first) {
            Self::draw(t, seat, self.content.sheet().first_hand, out);
        }
    }
}
