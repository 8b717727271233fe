//! A turn: one action, one reaction, or a pass (ECL-33 to ECL-39).

use super::build::Build;
use super::end_turn::EndTurn;
use super::explore::Explore;
use super::influence::Influence;
use super::moving::Moving;
use super::prelude::*;
use super::research::Research;
use super::upgrade::Upgrade;
use crate::ids::{ActionKind, Unit};
use crate::moves::Side;
use crate::state::Turn;

/// The start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeTurn;

answers! {
    /// An action, a pass, or what can be done before.
    pub enum Answer of Action { Take(action: ActionKind), Pass, Leave, Concede; Side(Side) }
}

impl Question<Eclipse> for TakeTurn {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        !t.players[seat].out
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let player = &t.players[seat];
        let (key, rule) = match (player.discs, player.passed) {
            (0, _) => ("ask-turn-no-disc", 35),
            (_, true) => ("ask-turn-passed", 38),
            (_, false) => ("ask-turn", 33),
        };
        let ask = Ask::open(Text::new(key), ecl(rule), seat).in_turn();
        // The others want to know who passes, but not how often.
        let ask = if player.passed { ask.or(Answer::Pass) } else { ask.or_do(Answer::Pass) };
        if player.passed || player.discs == 0 { ask.trivial() } else { ask }
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(ActionKind::each().map(Answer::Take));
        into.push(Answer::Pass);
        if t.players[seat].alliance.is_some() {
            into.push(Answer::Leave);
        }
        if Eclipse::own_sectors(t, seat).is_empty() {
            into.push(Answer::Concede);
        }
        into.moves::<Side>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let player = &t.players[seat];
        match answer {
            Answer::Take(_) if player.discs == 0 => Err(Refusal::NoDisc { rule: 35 }),
            Answer::Take(action) if player.passed && !is_reaction(action) => {
                Err(Refusal::NoReaction { action })
            }
            Answer::Take(ActionKind::Research) if game.options.simultaneous_play && !t.markers.on_primary => {
                Err(Refusal::PrimaryOnly)
            }
            Answer::Take(action) if game.is_possible(t, seat, action) => Ok(()),
            Answer::Take(action) => Err(game.why_impossible(t, seat, action)),
            Answer::Pass => Ok(()),
            Answer::Leave => game.check_leave(t, seat),
            Answer::Concede if Eclipse::own_sectors(t, seat).is_empty() => Ok(()),
            Answer::Concede => Err(Refusal::StillThere),
            Answer::Side(side) => side.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Take(action) => game.declare(t, seat, action, out),
            Answer::Pass => {
                game.pass(t, seat, out);
                t.stack.push(seat, EndTurn);
            }
            Answer::Leave => {
                t.stack.push(seat, self);
                game.leave_alliance(t, seat, out);
            }
            Answer::Concede => {
                out.tell_all(|| Event::Conceded(seat));
                game.leave_game(t, seat);
            }
            Answer::Side(side) => {
                t.stack.push(seat, self);
                side.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Take(action) => {
                let key = if t.players[seat].passed { "label-reaction" } else { "label-action" };
                Text::new(key).name("action", action.key())
            }
            Answer::Pass => Text::new("label-pass"),
            Answer::Leave => {
                let alliance = t.players[seat].alliance.unwrap_or_default();
                Text::new("label-leave-alliance").name("alliance", game.alliance_name(alliance))
            }
            Answer::Concede => Text::new("label-concede"),
            Answer::Side(side) => side.label(game, t, seat),
        }
    }
}

/// What may be done after passing (ECL-39).
const fn is_reaction(action: ActionKind) -> bool {
    matches!(action, ActionKind::Upgrade | ActionKind::Build | ActionKind::Move)
}

impl Eclipse {
    /// Whether something of an action can be done once its disc is used (R57).
    fn is_possible(&self, t: &State, seat: Seat, action: ActionKind) -> bool {
        let player = &t.players[seat];
        match action {
            ActionKind::Explore => self.can_explore(t, seat),
            ActionKind::Influence => self.can_influence(t, seat, player.discs - 1, true),
            ActionKind::Research => self.can_research(t, seat),
            ActionKind::Upgrade => self.can_upgrade(t, seat),
            ActionKind::Build => Unit::each().any(|unit| self.check_build(t, seat, unit).is_ok()),
            ActionKind::Move => self.movable(t, seat).next().is_some(),
        }
    }

    /// Why nothing of an action can be done, with its amounts where one reason stands for all.
    fn why_impossible(&self, t: &State, seat: Seat, action: ActionKind) -> Refusal {
        let why = match action {
            ActionKind::Build => self.check_build(t, seat, Unit::Interceptor).err(),
            ActionKind::Move => self.why_no_move(t, seat),
            ActionKind::Research => self.why_no_research(t, seat),
            ActionKind::Explore | ActionKind::Influence | ActionKind::Upgrade => None,
        };
        why.unwrap_or(Refusal::NothingPossible { action })
    }

    /// The disc is used and the action begins (ECL-35).
    fn declare(&self, t: &mut State, seat: Seat, action: ActionKind, out: &mut Out<'_>) {
        let reaction = t.players[seat].passed;
        t.players[seat].discs -= 1;
        t.players[seat].acted[action] += 1;
        let flips = match t.players[seat].species {
            Some(species) if action == ActionKind::Influence => self.content.species[species].actions.flips,
            _ => 0,
        };
        let left = self.amount(t, seat, action, reaction);
        t.turn = Turn { action: Some(action), reaction, left, flips, ..t.turn };
        out.tell_all(|| if reaction { Event::Reaction(seat, action) } else { Event::Action(seat, action) });
        t.stack.push(seat, EndTurn);
        match action {
            ActionKind::Explore => t.stack.push(seat, Explore),
            ActionKind::Influence => t.stack.push(seat, Influence),
            ActionKind::Research => t.stack.push(seat, Research),
            ActionKind::Upgrade => t.stack.push(seat, Upgrade),
            ActionKind::Build => t.stack.push(seat, Build),
            ActionKind::Move => t.stack.push(seat, Moving),
        }
    }

    /// Passes, the first time or again (ECL-37, ECL-38, ECL-232).
    fn pass(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if t.players[seat].passed {
            t.turn.reaction = true;
            out.tell_all(|| Event::Passes(seat));
            return;
        }
        t.players[seat].passed = true;
        if t.first.is_none() {
            t.first = Some(seat);
            out.tell_all(|| Event::PassesFirst(seat));
            return;
        }
        out.tell_all(|| Event::Passes(seat));
        if t.second.is_none() && self.options.turn_direction {
            t.second = Some(seat);
            out.tell_all(|| Event::DirectionCard(seat));
        }
    }
}
