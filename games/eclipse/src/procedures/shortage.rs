//! Money is missing for the upkeep; otherwise no disc leaves a sector then (ECL-206, ECL-207, ECL-210).

use super::cubes_back::CubesBack;
use super::prelude::*;
use crate::ids::{Resource, SectorId};

/// One step of the shortage loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shortage;

answers! {
    /// A trade into money, a colony ship, or a sector.
    pub enum Answer of Action { Trade(give: Resource, get: Resource), Goods(resource: Resource), GiveUp(sector: SectorId) }
}

impl Shortage {
    /// A trade if there is one, or else the sector with the fewest points and cubes (R69).
    fn neutral(game: &Eclipse, t: &State, seat: Seat) -> Option<Answer> {
        let trades = [Resource::Science, Resource::Materials];
        let trade = trades.into_iter().find(|give| game.check_trade(t, seat, *give, Resource::Money).is_ok());
        let least = |sector: &SectorId| (game.tile(*sector).vp, Eclipse::cubes_in(t, *sector));
        trade
            .map(|give| Answer::Trade(give, Resource::Money))
            .or_else(|| t.players[seat].controls.iter().min_by_key(least).map(Answer::GiveUp))
    }
}

impl Question<Eclipse> for Shortage {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let made = u16::from(game.production(t, seat, Resource::Money));
        let due = u16::from(game.upkeep(t, seat));
        let missing = due.saturating_sub(made + t.players[seat].goods[Resource::Money]);
        // Each step is a decision of its own.
        let ask = Ask::open(Text::new("ask-shortage").amount("missing", missing), ecl(206), seat).in_turn();
        match Self::neutral(game, t, seat) {
            Some(answer) => ask.or_do(answer),
            None => ask,
        }
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(
            [Resource::Science, Resource::Materials].map(|give| Answer::Trade(give, Resource::Money)),
        );
        if game.kit(t, seat).ships_for_goods {
            into.push(Answer::Goods(Resource::Money));
        }
        into.extend(t.players[seat].controls.iter().map(Answer::GiveUp));
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Trade(give, Resource::Money) => game.check_trade(t, seat, give, Resource::Money),
            Answer::Goods(_) if !game.kit(t, seat).ships_for_goods => Err(Refusal::NotMagellan),
            Answer::Goods(_) if t.players[seat].ready == 0 => {
                Err(Refusal::NoColonyShip { count: game.colony_ships(t, seat) })
            }
            Answer::Goods(Resource::Money) => Ok(()),
            Answer::Trade(..) | Answer::Goods(_) => Err(Refusal::TradeTooMuch),
            Answer::GiveUp(sector) if t.players[seat].controls.contains(sector) => Ok(()),
            Answer::GiveUp(sector) => Err(Refusal::NoDiscThere { sector: game.tile(sector).number }),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Trade(give, get) => game.make_trade(t, seat, give, get, out),
            Answer::Goods(resource) => {
                t.players[seat].ready -= 1;
                game.store(t, seat, resource, 1);
                out.tell_all(|| Event::ColonyResource(seat, resource));
            }
            Answer::GiveUp(sector) => {
                Eclipse::lift_disc(t, sector);
                out.tell_all(|| Event::DiscBack(seat, sector));
                t.stack.push(seat, CubesBack { sector });
            }
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Trade(give, get) => game.trade_label(t, seat, give, get),
            Answer::Goods(resource) => Text::new("label-colony-resource").name("resource", resource.key()),
            Answer::GiveUp(sector) => {
                Text::new("label-shortage-disc").name("sector", game.sector_name(sector))
            }
        }
    }
}

impl Eclipse {
    /// Whether a step of the shortage loop is possible (ECL-206).
    pub(crate) fn can_raise_money(&self, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        !player.controls.is_empty()
            || (self.kit(t, seat).ships_for_goods && player.ready > 0)
            || [Resource::Science, Resource::Materials]
                .iter()
                .any(|give| self.check_trade(t, seat, *give, Resource::Money).is_ok())
    }

    /// A civilisation collapses (ECL-207).
    pub(crate) fn collapse(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        out.tell_all(|| Event::Collapsed(seat));
        self.leave_game(t, seat);
        self.is_decided(t);
    }

    /// A player leaves the game with a fixed score (ECL-207, ECL-254).
    pub(crate) fn leave_game(&self, t: &mut State, seat: Seat) {
        t.players[seat].fixed = self.points(t, seat) as i16;
        for sector in t.players[seat].fleets.iter() {
            let at = &mut t.sectors[sector];
            at.ships[seat] = crate::state::Fleet::default();
            at.entered.retain(|other| *other != seat);
        }
        for partner in t.players[seat].partners.iter() {
            let player = &mut t.players[partner];
            player.partners = player.partners.without(seat);
            if player.envoys.contains(seat) {
                player.envoys = player.envoys.without(seat);
                t.stack.push(partner, super::recall::Recall { from: seat });
            }
        }
        let player = &mut t.players[seat];
        player.fleets = crate::state::Sectors::NONE;
        player.partners = SeatSet::NOBODY;
        player.envoys = SeatSet::NOBODY;
        player.alliance = None;
        player.passed = true;
        player.out = true;
        // The marker goes on in turn direction (R108).
        let next = self.next_seat(t, seat);
        if t.first == Some(seat) {
            t.first = Some(next);
        }
        if t.first.is_none() && t.start == seat {
            t.start = next;
        }
    }
}
