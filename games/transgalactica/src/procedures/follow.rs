//! The others may follow a main action, one after another (TRA-90 to TRA-94, R69).

use super::prelude::*;
use crate::deeds::Close;
use crate::effects::Source;
use crate::event::Event;
use crate::ids::{Area, Worker};
use crate::options::FollowOrder;

/// Everybody else is asked, once each; the frame's seat is the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// What is followed.
    pub area: Area,
    /// So many have been asked.
    pub asked: u8,
}

impl Script<Transgalactica> for Window {
    fn run(self, game: &Transgalactica, t: &mut State, active: Seat, _: &mut Out<'_>) {
        let place = t.order.iter().position(|seat| *seat == active).unwrap_or_default();
        let first = match game.options.follow_order {
            FollowOrder::AfterActive => place + 1,
            FollowOrder::PriorityTrack => 0,
        };
        let players = t.order.len();
        let others = (0..players).map(|step| t.order[(first + step) % players]);
        let next = others.filter(|seat| *seat != active).nth(self.asked.into());
        if let Some(seat) = next {
            t.stack.push(active, Self { asked: self.asked + 1, ..self });
            t.stack.push(seat, Follow { area: self.area });
        }
    }
}

/// Somebody may follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Follow {
    /// What is followed.
    pub area: Area,
}

answers! {
    /// With which worker, as the secondary or the main action, or not at all.
    pub enum Answer of Action { Follow(worker: Worker), FollowAsMain(worker: Worker), Done }
}

/// A follower has finished (TRA-200).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Followed;

impl Script<Transgalactica> for Followed {
    fn run(self, game: &Transgalactica, t: &mut State, _: Seat, out: &mut Out<'_>) {
        t.turn.following = None;
        game.close_gaps(t, out);
    }
}

impl Follow {
    fn all(game: &Transgalactica, t: &State, seat: Seat) -> impl Iterator<Item = Answer> + use<> {
        let upgrade = game.upgrade(t, seat).is_some();
        let follow = Worker::ALL.iter().copied().map(Answer::Follow);
        let upgraded = [Worker::Captain, Worker::Crew].into_iter().filter(move |_| upgrade);
        let player = t.players[seat];
        let available = move |worker: Worker| player.available(worker) > 0;
        follow.chain(upgraded.map(Answer::FollowAsMain)).filter(move |answer| match answer {
            Answer::Follow(worker) | Answer::FollowAsMain(worker) => available(*worker),
            Answer::Done => true,
        })
    }

    /// Whether the main action is resolved, not the secondary one (TRA-32, TRA-266, TRA-268).
    fn is_main(answer: Answer) -> bool {
        matches!(answer, Answer::Follow(Worker::Lieutenant) | Answer::FollowAsMain(_))
    }
}

impl Question<Transgalactica> for Follow {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        Self::all(game, t, seat).any(|answer| self.check(game, t, seat, answer).is_ok())
    }

    fn ask(self, _: &Transgalactica, t: &State, seat: Seat) -> Ask<Answer> {
        let active = t.stack.nearest::<Window>().map_or(seat, |(active, _)| active);
        let text = Text::new("ask-follow").seat("who", active).name("area", self.area.key());
        Ask::open(text, tra(90), seat).repeatable().or(Answer::Done)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Self::all(game, t, seat));
        into.push(Answer::Done);
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let worker = match answer {
            Answer::Done => return Ok(()),
            Answer::Follow(worker) | Answer::FollowAsMain(worker) => worker,
        };
        if t.players[seat].available(worker) == 0 {
            return Err(Refusal::NoWorker { rule: 29, worker });
        }
        if let Answer::FollowAsMain(_) = answer {
            if worker == Worker::Lieutenant {
                return Err(Refusal::WrongWorker { worker });
            }
            game.check_upgrade(t, seat)?;
        }
        let means = Transgalactica::means(t, seat).without(worker);
        game.check_deed(t, seat, self.area, !Self::is_main(answer), means, 93)
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let worker = match answer {
            Answer::Done => {
                out.tell_all(|| Event::Declines(seat));
                return;
            }
            Answer::Follow(worker) | Answer::FollowAsMain(worker) => worker,
        };
        t.players[seat].send(worker);
        t.followers[self.area] = t.followers[self.area].with(seat);
        t.turn.following = Some(seat);
        t.stack.push(seat, Followed);
        if let (Answer::FollowAsMain(_), Some(card)) = (answer, game.upgrade(t, seat)) {
            t.players[seat].flipped.put(card);
        }
        let main = Self::is_main(answer);
        out.tell_all(|| {
            if main {
                Event::FollowsAsMain(seat, worker, self.area)
            } else {
                Event::Follows(seat, worker, self.area)
            }
        });
        if !main {
            t.stack.push(seat, Close::Secondary(self.area));
        }
        game.begin(t, seat, self.area, !main, Source::Action);
    }

    fn label(self, _: &Transgalactica, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Follow(worker) => Text::new("label-follow").name("worker", worker.key()),
            Answer::FollowAsMain(worker) => Text::new("label-follow-upgraded").name("worker", worker.key()),
            Answer::Done => Text::new("label-decline"),
        }
    }
}

impl Transgalactica {
    /// Whether a secondary action can be made the main one: the card is marked and was not used (TRA-178, TRA-266).
    fn check_upgrade(&self, t: &State, seat: Seat) -> Result<(), Refusal> {
        let is =
            |ability: &crate::effects::Ability| matches!(ability, crate::effects::Ability::SecondaryAsMain);
        let card = self.card(t, seat, is).ok_or(Refusal::NoChainOfCommand)?;
        let used = t.players[seat].flipped.contains(card);
        if used { Err(Refusal::OncePerRoundUsed { rule: 178 }) } else { Ok(()) }
    }
}
