//! Battles: escalation, diplomacy, preparation, roll, result, damage (AND-176 to AND-203).

mod cards;
mod pool;

use orrery_core::Seat;

use crate::Andromeda;
use crate::changes::Out;
use crate::content::TrackSpace;
use crate::effects::{Ability, Moment, Trigger};
use crate::event::Event;
use crate::frame::{Fight, Task};
use crate::ids::{ShipKind, Track};
use crate::state::{Place, State, TRACK};

impl Andromeda {
    /// The steps of a battle. Before each of them the active player may take free actions (AND-264).
    pub(crate) fn fight(&self, t: &mut State, fight: Fight, out: &mut Out<'_>) {
        if !t.battle.decided && (!t.battle.on || self.sides(t) < 2) {
            // Nobody has won or lost (AND-180).
            out.tell_all(|| Event::BattleOff);
            Self::set_fight(t, Fight::Over);
            t.battle.decided = true;
            t.battle.on = false;
            return;
        }
        let active = t.turn.seat;
        let nth = |k: u8| self.seats.from(active).nth(usize::from(k));
        match fight {
            Fight::Escalation(k) => match nth(k) {
                Some(seat) => {
                    Self::set_fight(t, Fight::Escalation(k + 1));
                    Self::push(t, seat, Task::Escalate);
                }
                None => Self::next_step(t, Fight::Diplomacy(0)),
            },
            Fight::Diplomacy(k) => match nth(k) {
                Some(seat) => {
                    Self::set_fight(t, Fight::Diplomacy(k + 1));
                    if self.fighters(t).contains(seat) && self.could_hold(t, seat, &[Moment::Diplomacy]) {
                        Self::push(t, seat, Task::Diplomacy);
                    }
                }
                None => Self::next_step(t, Fight::Preparation(0)),
            },
            Fight::Preparation(k) => match nth(k) {
                Some(seat) => {
                    Self::set_fight(t, Fight::Preparation(k + 1));
                    Self::push(t, seat, Task::Prepare);
                }
                None => Self::next_step(t, Fight::Roll),
            },
            Fight::Roll => {
                self.roll(t, out);
                Self::next_step(t, Fight::Result);
                Self::react(t, Moment::AfterRoll);
            }
            Fight::Result => {
                Self::set_fight(t, Fight::Wins);
                self.result(t, out);
            }
            Fight::Wins => {
                Self::set_fight(t, Fight::Losses);
                self.raiders_win(t);
            }
            Fight::Losses => {
                Self::set_fight(t, Fight::Cards);
                let losers = t.battle.losers;
                for seat in self.order(t).into_iter().rev().filter(|seat| losers.contains(*seat)) {
                    self.faction_trigger(t, seat, Trigger::Lost);
                }
            }
            Fight::Cards => {
                Self::set_fight(t, Fight::Operations(0));
                Self::react(t, Moment::Won);
            }
            Fight::Operations(k) => match nth(k) {
                Some(seat) => {
                    Self::set_fight(t, Fight::Operations(k + 1));
                    if t.battle.losers.contains(seat) {
                        Self::push(t, seat, Task::Operations);
                    }
                }
                None => Self::next_step(t, Fight::Damage(0)),
            },
            Fight::Damage(k) => match nth(k) {
                Some(seat) => {
                    Self::set_fight(t, Fight::Damage(k + 1));
                    if t.battle.losers.contains(seat) {
                        t.battle.spared = [0; 4];
                        t.battle.hulls = 0;
                        Self::push(t, seat, Task::Damage);
                    }
                }
                None => Self::set_fight(t, Fight::Raiders),
            },
            Fight::Raiders => {
                Self::set_fight(t, Fight::Over);
                if let Some(class) = t.battle.class.filter(|_| t.battle.raiders_lost) {
                    self.damage_raider(t, class, out);
                }
            }
            Fight::Over => {
                // Enemies may still share the region; there is no second battle (AND-202).
                t.stack.pop();
                t.battle.on = false;
            }
        }
    }

    /// All seats in turn order from the active player (AND-31).
    pub(crate) fn order(&self, t: &State) -> tinyvec::ArrayVec<[Seat; crate::state::SEATS]> {
        self.seats.from(t.turn.seat).collect()
    }

    /// The battle is always the third frame.
    fn set_fight(t: &mut State, fight: Fight) {
        t.stack[2].task = Task::Fight(fight);
    }

    /// Goes to the next of the six steps, with a chance for free actions before it.
    fn next_step(t: &mut State, fight: Fight) {
        Self::set_fight(t, fight);
        let active = t.turn.seat;
        Self::push(t, active, Task::Window);
    }

    /// The battle is over without winner and damage.
    pub(crate) fn end_battle(t: &mut State, out: &mut Out<'_>) {
        t.battle.on = false;
        out.tell_all(|| Event::Truce);
    }

    /// Dice are compared; whoever wins advances and gains the raiders' reward (AND-193 to AND-195, AND-250).
    fn result(&self, t: &mut State, out: &mut Out<'_>) {
        let winner = self.winner(t);
        let fighters = self.fighters(t);
        let region = t.turn.region.expect("a battle has its region");
        t.battle.class = t.raiders.class_at(region);
        t.battle.decided = true;
        let raiders_won = matches!(winner, Some(None));
        t.battle.winners = match winner {
            Some(Some(seat)) => fighters.intersection(self.team(seat)),
            _ => orrery_core::SeatSet::NOBODY,
        };
        // Every participating member of a losing team has lost (AND-257).
        t.battle.losers = fighters.minus(t.battle.winners);
        t.battle.raiders_lost = t.battle.class.is_some() && !raiders_won;
        let winners = t.battle.winners;
        out.tell_all(|| Event::BattleResult { winners, raiders: raiders_won, nobody: winner.is_none() });
        let order = self.order(t);
        let won: tinyvec::ArrayVec<[Seat; 4]> =
            order.into_iter().filter(|seat| winners.contains(*seat)).collect();
        let token = |seat: Seat| {
            let next = t.players[seat].index(Track::Supremacy) + 1;
            let space = (next < TRACK).then(|| self.content.track(Track::Supremacy).spaces[next].1);
            match space {
                Some(TrackSpace::Token(place)) if t.tokens[usize::from(place)].is_some() => Some(place),
                _ => None,
            }
        };
        let contested = match won[..] {
            [one, other] => token(one).is_some() && token(one) == token(other),
            _ => false,
        };
        if self.revision > 1 {
            won.into_iter().rev().for_each(|seat| self.spoils(t, seat));
        }
        if contested {
            // Both reach the same token: the active player decides who takes it (AND-251).
            let active = t.turn.seat;
            Self::push(t, active, Task::Award(won[0], won[1]));
            return;
        }
        // Team mates move at the same time, before either has anything else; the event marker moves for both (AND-252).
        for seat in won.into_iter().rev() {
            self.advance_winner(t, seat);
        }
    }

    /// A step of supremacy (AND-195). In the first revision a winner had everything at once.
    pub(crate) fn advance_winner(&self, t: &mut State, seat: Seat) {
        if self.revision == 1 {
            self.spoils(t, seat);
        }
        Self::push(t, seat, Task::Advance(Track::Supremacy));
    }

    /// What a winner gains after having advanced (AND-195, AND-250, AND-270).
    fn spoils(&self, t: &mut State, seat: Seat) {
        let region = t.turn.region.expect("a battle has its region");
        for kind in ShipKind::ALL.iter().rev() {
            if t.players[seat].count(*kind, Place::At(region)) > 0 {
                self.ship_trigger(t, seat, *kind, Trigger::Won);
            }
        }
        self.faction_trigger(t, seat, Trigger::Won);
        if let Some(class) = t.battle.class {
            self.run_block(t, seat, self.raider_card(t, class).reward.id);
        }
    }

    /// If raiders win, each defeated player suffers what the card says (AND-196).
    fn raiders_win(&self, t: &mut State) {
        let Some(class) = t.battle.class else { return };
        if t.battle.raiders_lost {
            return;
        }
        let block = self.raider_card(t, class).wins.id;
        let losers = t.battle.losers;
        for seat in self.order(t).into_iter().rev().filter(|seat| losers.contains(*seat)) {
            self.run_block(t, seat, block);
        }
    }

    /// Whether ships could be spared; if not, they are damaged at once (AND-199).
    pub(crate) fn damage_waits(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) -> bool {
        let cards = self.could_hold(t, seat, &[Moment::ShipHit, Moment::Damage]);
        if Self::exposed(t, seat) > 0 && (cards || self.hulls_left(t, seat) > 0) {
            return true;
        }
        self.damage_fleet(t, seat, out);
        false
    }

    /// Ships in the active region that are not spared.
    pub(crate) fn exposed(t: &State, seat: Seat) -> u8 {
        ShipKind::ALL.iter().map(|kind| Self::exposed_of(t, seat, *kind)).sum()
    }

    /// The same of one type.
    pub(crate) fn exposed_of(t: &State, seat: Seat, kind: ShipKind) -> u8 {
        let Some(region) = t.turn.region else { return 0 };
        let here = t.players[seat].count(kind, Place::At(region));
        here.saturating_sub(t.battle.spared[kind as usize])
    }

    /// Ships that sustain cards can still save.
    pub(crate) fn hulls_left(&self, t: &State, seat: Seat) -> u8 {
        let ships = self.sum_of(t, seat, |ability| match ability {
            Ability::SaveShips(ships) => ships,
            _ => 0,
        });
        ships.saturating_sub(t.battle.hulls)
    }

    /// Every ship in the active region that is not spared receives 1 damage.
    pub(crate) fn damage_fleet(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.stack.pop();
        let region = t.turn.region.expect("a battle has its region");
        for kind in ShipKind::ALL {
            for _ in 0..Self::exposed_of(t, seat, *kind) {
                self.damage_ship(t, seat, *kind, region, out);
            }
        }
    }

    /// Whether there is anything to prepare (AND-185): cards that one could hold, energy for dice or targeting. Whoever
    /// takes no part has cards only.
    pub(crate) fn prepare_waits(&self, t: &mut State, seat: Seat) -> bool {
        let fights = self.fighters(t).contains(seat);
        let moments: &[Moment] =
            if fights { &[Moment::Prepare, Moment::PrepareAny] } else { &[Moment::PrepareAny] };
        let energy = fights && (self.most_energy(t, seat) > 0 || self.check_aim(t, seat).is_ok());
        if energy || self.could_hold(t, seat, moments) {
            return true;
        }
        t.stack.pop();
        false
    }

    /// Whether a ship could still join (AND-181).
    pub(crate) fn escalate_waits(&self, t: &mut State, seat: Seat) -> bool {
        let fleet = t.players[seat].ships;
        let joins = fleet.iter().enumerate().any(|(figure, ship)| match ship.place {
            Place::At(from) => self.escalation_cost(t, seat, crate::state::kind_of(figure), from).is_ok(),
            _ => false,
        });
        if joins {
            return true;
        }
        t.stack.pop();
        false
    }
}
