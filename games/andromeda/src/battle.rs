//! Battles: escalation, diplomacy, preparation, roll, result, damage (AND-176 to AND-203).

pub mod pool;

use orrery_core::Seat;
use orrery_core::procedure::{Frames as _, Script};
use serde::{Deserialize, Serialize};

use crate::Andromeda;
use crate::changes::Out;
use crate::content::TrackSpace;
use crate::effects::{Ability, Moment, Trigger};
use crate::event::Event;
use crate::ids::{ShipKind, Track};
use crate::procedures::advance::Advance;
use crate::procedures::award::Award;
use crate::procedures::damage::Damage;
use crate::procedures::diplomacy::Diplomacy;
use crate::procedures::escalate::Escalate;
use crate::procedures::interlude::Interlude;
use crate::procedures::operations::Operations;
use crate::procedures::prepare::Prepare;
use crate::state::{Place, State, TRACK};

/// The steps of a battle (AND-179).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fight {
    /// Step 1: the `k`th player may bring ships.
    Escalation(u8),
    /// Step 2: the `k`th player may play a diplomacy card.
    Diplomacy(u8),
    /// Step 3: the `k`th player prepares.
    Preparation(u8),
    /// Step 4.
    Roll,
    /// Step 5: dice are compared, winners gain.
    Result,
    /// Step 5: raiders that have won.
    Wins,
    /// Step 5: abilities of those who have lost.
    Losses,
    /// Step 5: cards.
    Cards,
    /// Step 5: the `k`th player's tactical operations.
    Operations(u8),
    /// Step 6: the `k`th player's ships.
    Damage(u8),
    /// Step 6: the raiders.
    Raiders,
    /// All over.
    Over,
}

impl Script<Andromeda> for Fight {
    /// The steps of a battle. Before each of them the active player may take free actions (AND-264).
    fn run(self, game: &Andromeda, t: &mut State, _: Seat, out: &mut Out<'_>) {
        let active = t.turn.seat;
        if !t.battle.decided && (!t.battle.on || game.sides(t) < 2) {
            // Nobody has won or lost (AND-180).
            out.tell_all(|| Event::BattleOff);
            t.stack.push(active, Self::Over);
            t.battle.decided = true;
            t.battle.on = false;
            return;
        }
        let nth = |k: u8| game.seats.from(active).nth(usize::from(k));
        match self {
            Self::Escalation(k) => match nth(k) {
                Some(seat) => {
                    t.stack.push(active, Self::Escalation(k + 1));
                    t.stack.push(seat, Escalate { begun: false });
                }
                None => Self::Diplomacy(0).after_a_window(t),
            },
            Self::Diplomacy(k) => match nth(k) {
                Some(seat) => {
                    t.stack.push(active, Self::Diplomacy(k + 1));
                    if game.fighters(t).contains(seat) && game.could_hold(t, seat, &[Moment::Diplomacy]) {
                        t.stack.push(seat, Diplomacy);
                    }
                }
                None => Self::Preparation(0).after_a_window(t),
            },
            Self::Preparation(k) => match nth(k) {
                Some(seat) => {
                    t.stack.push(active, Self::Preparation(k + 1));
                    t.stack.push(seat, Prepare { begun: false });
                }
                None => Self::Roll.after_a_window(t),
            },
            Self::Roll => {
                game.roll(t, out);
                Self::Result.after_a_window(t);
                game.react(t, Moment::AfterRoll);
            }
            Self::Result => {
                t.stack.push(active, Self::Wins);
                game.result(t, out);
            }
            Self::Wins => {
                t.stack.push(active, Self::Losses);
                game.raiders_win(t);
            }
            Self::Losses => {
                t.stack.push(active, Self::Cards);
                let losers = t.battle.losers;
                for seat in game.order(t).into_iter().rev().filter(|seat| losers.contains(*seat)) {
                    game.faction_trigger(t, seat, Trigger::Lost);
                }
            }
            Self::Cards => {
                t.stack.push(active, Self::Operations(0));
                game.react(t, Moment::Won);
            }
            Self::Operations(k) => match nth(k) {
                Some(seat) => {
                    t.stack.push(active, Self::Operations(k + 1));
                    if t.battle.losers.contains(seat) {
                        t.stack.push(seat, Operations);
                    }
                }
                None => Self::Damage(0).after_a_window(t),
            },
            Self::Damage(k) => match nth(k) {
                Some(seat) => {
                    t.stack.push(active, Self::Damage(k + 1));
                    if t.battle.losers.contains(seat) {
                        t.battle.spared = [0; 4];
                        t.battle.hulls = 0;
                        t.stack.push(seat, Damage);
                    }
                }
                None => t.stack.push(active, Self::Raiders),
            },
            Self::Raiders => {
                t.stack.push(active, Self::Over);
                if let Some(class) = t.battle.class.filter(|_| t.battle.raiders_lost) {
                    game.damage_raider(t, class, out);
                }
            }
            Self::Over => {
                // Enemies may still share the region; there is no second battle (AND-202).
                t.battle.on = false;
            }
        }
    }
}

impl Fight {
    /// Goes on with this step, with a chance for free actions before it.
    fn after_a_window(self, t: &mut State) {
        let active = t.turn.seat;
        t.stack.push(active, self);
        t.stack.push(active, Interlude);
    }
}

impl Andromeda {
    /// All seats in turn order from the active player (AND-31).
    pub(crate) fn order(&self, t: &State) -> tinyvec::ArrayVec<[Seat; crate::state::SEATS]> {
        self.seats.from(t.turn.seat).collect()
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
        won.into_iter().rev().for_each(|seat| self.spoils(t, seat));
        if contested {
            // Both reach the same token: the active player decides who takes it (AND-251).
            let active = t.turn.seat;
            t.stack.push(active, Award { one: won[0], other: won[1] });
            return;
        }
        // Team mates move at the same time, before either has anything else; the event marker moves for both (AND-252).
        for seat in won.into_iter().rev() {
            t.stack.push(seat, Advance { track: Track::Supremacy });
        }
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
        let region = t.turn.region.expect("a battle has its region");
        for kind in ShipKind::ALL {
            for _ in 0..Self::exposed_of(t, seat, *kind) {
                self.damage_ship(t, seat, *kind, region, out);
            }
        }
    }
}
