//! Steps 1 and 2: unlocking an upgrade of the Ark (MIC-51 to MIC-59), then the journey (MIC-60).

use super::pay::Pay;
use super::prelude::*;
use crate::event::Event;
use crate::flow::{Phase, Turn};
use crate::moves::JourneyMove;
use crate::state::{Journey, Upgrade};

/// The turn begins, or goes on after an upgrade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Depart;

answers! {
    /// An upgrade, a journey, or to stay if there is nowhere to go.
    pub enum Answer of Action { Upgrade(upgrade: Upgrade), Done; Journey(JourneyMove) }
}

impl Question<MicroCosmos> for Depart {
    type Answer = Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        game.can_go(t, seat) || (!Turn::of(t).upgraded && is_upgrade_possible(game, t, seat))
    }

    fn skip(self, _: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        stay(t, seat, out);
    }

    fn ask(self, game: &MicroCosmos, t: &State, seat: Seat) -> Ask<Answer> {
        let (key, rule) = if Turn::of(t).upgraded { ("ask-travel", 60) } else { ("ask-depart", 51) };
        let text = Text::new(key).amount("steps", t.journey.left);
        let ask = Ask::open(text, mic(rule), seat).in_turn();
        if game.can_go(t, seat) { ask } else { ask.or(Answer::Done) }
    }

    /// Upgrades that are still locked, all that is in reach.
    fn candidates(self, game: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        if !Turn::of(t).upgraded {
            let player = &t.players[seat];
            let locked = Upgrade::ALL.iter().filter(|upgrade| !player.has(**upgrade));
            into.extend(locked.map(|upgrade| Answer::Upgrade(*upgrade)));
        }
        into.moves::<JourneyMove>(game, t, seat);
        if !game.can_go(t, seat) {
            into.push(Answer::Done);
        }
    }

    /// The journey is mandatory unless there is nowhere to go (MIC-60, MIC-71).
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Upgrade(_) if Turn::of(t).upgraded => Err(Refusal::OneUpgrade),
            Answer::Upgrade(upgrade) => check_upgrade(game, t, seat, upgrade),
            Answer::Journey(journey) => journey.check(game, t, seat),
            Answer::Done if game.can_go(t, seat) => Err(Refusal::MustMove),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Upgrade(upgrade) => {
                let turn = Turn::below(t);
                (turn.upgraded, turn.next) = (true, Phase::Depart);
                t.stack.push(seat, Pay(game.upgrade_bill(upgrade)));
            }
            Answer::Journey(journey) => journey.apply(game, t, seat, out),
            Answer::Done => stay(t, seat, out),
        }
    }

    fn label(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Upgrade(upgrade) => game.upgrade_label(upgrade),
            Answer::Journey(journey) => journey.label(game, t, seat),
            Answer::Done => Text::new("label-stay"),
        }
    }
}

/// Nowhere to go: no landing, and the turn goes on here (MIC-71).
fn stay(t: &mut State, seat: Seat, out: &mut Out<'_>) {
    out.tell_all(|| Event::Stays(seat));
    t.journey = Journey::default();
}

/// Each once, Engines twice; specialist and resources in full (MIC-52, MIC-54).
fn check_upgrade(game: &MicroCosmos, t: &State, seat: Seat, upgrade: Upgrade) -> Result<(), Refusal> {
    let player = &t.players[seat];
    if player.has(upgrade) {
        return Err(Refusal::Unlocked { upgrade });
    }
    let cost = game.content.sheet().upgrades.of(upgrade).cost;
    game.missing(player, cost, game.upgrade_bill(upgrade)).refuse(52)
}

fn is_upgrade_possible(game: &MicroCosmos, t: &State, seat: Seat) -> bool {
    Upgrade::ALL.iter().any(|upgrade| check_upgrade(game, t, seat, *upgrade).is_ok())
}
