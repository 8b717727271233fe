//! A game goes on until it ends, and nothing is lost on the way.

use orrery_core::Publish;
use orrery_core::ask::Routine;

use crate::play::{Failure, Walk, along_plays};
use crate::subject::Subject;

/// A game ends within the bound of its subject. Until then somebody is awaited, and whoever is awaited has a legal
/// answer; afterwards nobody can do anything.
pub fn ends<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "ends", |walk| {
        let mut answers = 0;
        while !walk.table.is_over() {
            everybody_awaited_can_answer(walk)?;
            let chosen = walk.next_choice().or_else(|| walk.choice(walk.number(1) as usize));
            let (seat, action) = chosen.ok_or("somebody is awaited and nothing is legal")?;
            // What nobody waited for does not keep a game from ending.
            answers += usize::from(walk.table.awaiting().contains(seat));
            walk.act(seat, action)?;
            if answers > subject.most_answers() {
                return Err(format!("the game is not over after {answers} answers"));
            }
        }
        match walk.volunteers().next() {
            Some(seat) => Err(format!("the game is over and {seat} can still act")),
            None => Ok(()),
        }
    })
}

fn everybody_awaited_can_answer<G: Publish>(walk: &Walk<'_, G>) -> Result<(), String> {
    let (game, t) = (walk.game(), walk.state());
    for seat in walk.table.awaiting().iter() {
        if !walk.table.seats().contains(seat) {
            return Err(format!("{seat} is awaited and does not sit at this table"));
        }
        if walk.table.legal(seat).is_empty() {
            return Err(format!("{seat} is awaited and has no legal action"));
        }
        let ask = game.ask(t, seat);
        if !ask.audience.contains(seat) {
            return Err(format!("{seat} is asked a question whose answer it must not see"));
        }
        match ask.neutral {
            Some(neutral) if game.check(t, seat, neutral).is_err() => {
                return Err(format!(
                    "{seat}: the neutral answer `{neutral}` is not legal; a clock may play it"
                ));
            }
            None if ask.reaction => {
                return Err(format!("{seat} is asked for a reaction that it cannot decline"));
            }
            None if ask.routine == Some(Routine::Trivial) => {
                return Err(format!("{seat} is asked something trivial that it cannot decline"));
            }
            _ => {}
        }
    }
    Ok(())
}

/// What the subject says of every state, such as that no card is lost, holds after the deal and every decision.
pub fn invariants_hold<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "invariants_hold", |walk| {
        loop {
            subject.holds(walk.game(), walk.state())?;
            let Some((seat, action)) = walk.next_choice() else { return Ok(()) };
            walk.act(seat, action)?;
        }
    })
}
