//! The sequence of play, in the order of the ledger.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Bag, Outside, Seat};
use serde::{Deserialize, Serialize};

use crate::Transgalactica;
use crate::actions::Ship;
use crate::effects::{Ability, Source};
use crate::event::Event;
use crate::ids::{BONUSES, BonusId, TokenKind};
use crate::procedures::draft::{Draft, Pick};
use crate::procedures::objective::Score;
use crate::procedures::turn;
use crate::setup::draw;
use crate::space::Space;
use crate::state::{Planet, State, Turn};

/// The world outside, as these rules see it.
pub(crate) type Out<'a> = Outside<'a, Event>;

/// The sequence of play. Numbers count players in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The reward of each starting mining token (TRA-56).
    Mining(u8),
    /// So many picks of the draft have been made (TRA-59, TRA-60).
    Draft(u8),
    /// Wealth cards (TRA-61).
    Wealth(u8),
    /// First outposts and ships on the Capital (TRA-63).
    FirstOutposts,
    /// The setup parts of ability tiles (TRA-64).
    Abilities(u8),
    /// Tokens set aside, and the order of play (TRA-66, TRA-69).
    EndOfSetup,
    /// The income phase (TRA-72, TRA-73).
    Income(u8),
    /// The action phase: the turn of the player at this place (TRA-84).
    Turns(u8),
    /// The upkeep phase (TRA-236 to TRA-249).
    Upkeep,
    /// Objectives are chosen, by an option (TRA-250).
    Objectives,
    /// The game is over, without another income phase (TRA-83, TRA-248).
    End,
}

impl Default for Step {
    fn default() -> Self {
        Self::Mining(0)
    }
}

impl Script<Transgalactica> for Step {
    fn run(self, game: &Transgalactica, t: &mut State, lowest: Seat, out: &mut Out<'_>) {
        let players = t.order.len() as u8;
        let at = |t: &State, place: u8| t.order[usize::from(place)];
        match self {
            Self::Mining(place) if place < players => {
                t.stack.push(lowest, Self::Mining(place + 1));
                let seat = at(t, place);
                let token = t.players[seat].mining[0];
                game.start(t, seat, game.content.mining[token].mining.id, Source::Token);
            }
            Self::Mining(_) => t.stack.push(lowest, Self::Draft(0)),
            // From the last player to the first, then back.
            Self::Draft(picks) if picks < 2 * players && !game.drafts_by_chance() => {
                t.stack.push(lowest, Self::Draft(picks + 1));
                let (place, pick) = if picks < players {
                    (players - 1 - picks, Pick::Either)
                } else {
                    (picks - players, Pick::Missing)
                };
                t.stack.push(at(t, place), Draft { pick });
            }
            Self::Draft(_) => t.stack.push(lowest, Self::Wealth(0)),
            Self::Wealth(place) if place < players => {
                t.stack.push(lowest, Self::Wealth(place + 1));
                let seat = at(t, place);
                for card in t.players[seat].wealth.unwrap_or_default().into_iter().rev() {
                    game.start(t, seat, game.values().wealth[card].then.id, Source::Wealth);
                }
            }
            Self::Wealth(_) => t.stack.push(lowest, Self::FirstOutposts),
            Self::FirstOutposts => {
                for seat in game.seats.iter() {
                    t.players[seat].outposts.put(Space::Hub);
                    t.players[seat].ships[Ship::First] = Some(Space::Hub);
                }
                t.stack.push(lowest, Self::Abilities(0));
            }
            Self::Abilities(place) if place < players => {
                t.stack.push(lowest, Self::Abilities(place + 1));
                game.set_up_ability(t, at(t, place));
            }
            Self::Abilities(_) => t.stack.push(lowest, Self::EndOfSetup),
            Self::EndOfSetup => {
                Transgalactica::update_order(t, out);
                game.set_tokens_aside(t, out);
                begin_round(t, lowest, out);
            }
            Self::Income(place) if place < players => {
                t.stack.push(lowest, Self::Income(place + 1));
                let seat = at(t, place);
                out.tell_all(|| Event::Income(seat));
                game.begin_income(t, seat, out);
            }
            Self::Income(_) => {
                t.turn = Turn::default();
                t.stack.push(lowest, Self::Turns(0));
            }
            // Passing is not final; all in succession end the phase (TRA-100, TRA-102).
            Self::Turns(_) if t.turn.passes >= players => t.stack.push(lowest, Self::Upkeep),
            Self::Turns(place) => {
                t.stack.push(lowest, Self::Turns((place + 1) % players));
                let seat = at(t, place);
                t.turn = Turn { acting: Some(seat), passes: t.turn.passes, ..Turn::default() };
                t.stack.push(seat, turn::Turn);
            }
            Self::Upkeep => {
                game.compare_military(t, out);
                game.return_workers(t, out);
                Transgalactica::refill_mining(t, out);
                Transgalactica::update_order(t, out);
                if t.round >= game.content.sheet().rounds {
                    t.stack.push(lowest, Self::Objectives);
                } else {
                    t.round += 1;
                    Transgalactica::take_round_token(t, out);
                    begin_round(t, lowest, out);
                }
            }
            Self::Objectives => {
                t.stack.push(lowest, Self::End);
                if !game.options.objective_auto_best {
                    t.stack.push(Seat::new(0), Score);
                }
            }
            Self::End => game.tell_the_end(t, out),
        }
    }
}

/// A round begins with an income phase (TRA-70, TRA-71).
fn begin_round(t: &mut State, lowest: Seat, out: &mut Out<'_>) {
    let round = t.round;
    out.tell_all(|| Event::Round(round));
    t.stack.push(lowest, Step::Income(0));
}

impl Transgalactica {
    /// What a tile brings into the game, then its setup part (TRA-45, TRA-64).
    fn set_up_ability(&self, t: &mut State, seat: Seat) {
        let Some(tile) = t.players[seat].ability else { return };
        let row = &self.content.abilities[tile];
        self.start(t, seat, row.setup.id, Source::Ability);
        for ability in &row.always {
            match ability {
                Ability::OwnPlanet(no) => {
                    let special = self.content.planets.iter().find(|(_, row)| row.no == *no);
                    let planet = special.map(|(planet, _)| Planet { planet, ..Planet::default() });
                    t.planets[Space::Own] = planet;
                }
                Ability::SecondShip => t.players[seat].ships[Ship::Second] = Some(Space::Hub),
                _ => {}
            }
        }
    }

    /// Secret Cache draws from the tokens that were not laid out; the others go to the box (TRA-46, TRA-69).
    fn set_tokens_aside(&self, t: &mut State, out: &mut Out<'_>) {
        for place in 0..t.order.len() {
            let seat = t.order[place];
            let Some(tile) = t.players[seat].ability else { continue };
            for ability in &self.content.abilities[tile].always {
                let Ability::Cache { basic, advanced } = ability else { continue };
                for (kind, count) in [(TokenKind::Basic, *basic), (TokenKind::Advanced, *advanced)] {
                    let mut bag: Bag<BonusId, BONUSES> = Bag::EMPTY;
                    for (token, copies) in t.left_over.iter() {
                        if self.values().bonus[token].kind == kind {
                            bag.put_many(token, copies);
                        }
                    }
                    for _ in 0..count {
                        t.players[seat].cache.push(draw(&mut bag, out.chance()));
                    }
                }
                t.players[seat].cache.sort_unstable();
                let tokens = t.players[seat].cache;
                out.tell_all(|| Event::Cache(seat, tokens));
            }
        }
        t.left_over = Bag::EMPTY;
    }

    /// The last round is over: objectives come to light (TRA-248, TRA-262).
    fn tell_the_end(&self, t: &State, out: &mut Out<'_>) {
        out.tell_all(|| Event::Ended);
        for seat in self.seats.iter() {
            if let Some((card, points, design)) = self.scored_objective(t, seat) {
                out.tell_all(|| Event::Objective(seat, card, points + design));
            }
        }
    }
}
