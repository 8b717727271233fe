//! One predicate says what is legal, and every action can be written down.

use std::collections::HashSet;

use orrery_core::{ActError, Chance, Lang, Numbered as _, Publish, Reason, Seat};

use crate::play::{Failure, Walk, along_plays, at_checkpoints, guarded, mix};
use crate::subject::Subject;
use crate::told::apply;

/// How many actions that are not candidates are tried at each state.
const STRANGERS: u32 = 200;

/// What `check` accepts can be applied, and is a candidate; what it refuses changes nothing and names a rule that
/// stands in the ledger.
pub fn check_and_apply_agree<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "check_and_apply_agree", |walk| {
        at_checkpoints(walk, |walk| {
            for seat in walk.table.seats().iter() {
                let mut candidates = Vec::new();
                walk.game().candidates(walk.state(), seat, &mut candidates);
                accepted_can_be_applied(walk, seat, &candidates)?;
                refused_changes_nothing(walk, seat, &candidates)?;
                no_second_list(walk, seat, &candidates)?;
            }
            for seat in walk.table.awaiting().iter() {
                let rule = walk.game().ask(walk.state(), seat).rule;
                in_ledger::<G>(rule).map_err(|problem| format!("the question to {seat}: {problem}"))?;
            }
            Ok(())
        })
    })
}

fn accepted_can_be_applied<G: Publish>(
    walk: &Walk<'_, G>,
    seat: Seat,
    candidates: &[G::Action],
) -> Result<(), String> {
    let (game, t) = (walk.game(), walk.state());
    for action in candidates.iter().filter(|action| game.check(t, seat, **action).is_ok()) {
        let chance = Chance::sampled(walk.number(action.number().into()));
        guarded(|| Ok(apply(game, t, seat, *action, chance)))
            .map_err(|problem| format!("check accepts `{action}` of {seat}, but {problem}"))?;
    }
    Ok(())
}

fn refused_changes_nothing<G: Publish>(
    walk: &mut Walk<'_, G>,
    seat: Seat,
    candidates: &[G::Action],
) -> Result<(), String> {
    let before = (*walk.state(), walk.table.full_record());
    for action in candidates {
        let Err(refusal) = walk.game().check(walk.state(), seat, *action) else { continue };
        let reason: Reason = refusal.into();
        in_ledger::<G>(reason.rule).map_err(|problem| format!("refusing `{action}` to {seat}: {problem}"))?;
        let made = walk.table.made_by(seat);
        match walk.table.act(seat, made, *action) {
            Err(ActError::Refused(given)) if given == reason => {}
            other => return Err(format!("check refuses `{action}` of {seat}, but the table says {other:?}")),
        }
        if *walk.state() != before.0 {
            return Err(format!("`{action}` of {seat} was refused and has changed the state"));
        }
    }
    if walk.table.full_record() == before.1 {
        Ok(())
    } else {
        Err(format!("refused actions of {seat} have changed the record"))
    }
}

/// Whatever somebody sends, `check` judges it: what is not a candidate is refused, without a panic.
fn no_second_list<G: Publish>(
    walk: &Walk<'_, G>,
    seat: Seat,
    candidates: &[G::Action],
) -> Result<(), String> {
    let listed: HashSet<_> = candidates.iter().collect();
    let all = G::Action::COUNT;
    let some = (0..STRANGERS).map(|n| (mix(walk.number(1), n.into()) % u64::from(all)) as u32);
    let numbers: Vec<u32> = if all <= STRANGERS { (0..all).collect() } else { some.collect() };
    for action in numbers.into_iter().filter_map(G::Action::from_number) {
        let checked = guarded(|| Ok(walk.game().check(walk.state(), seat, action)))
            .map_err(|problem| format!("asked whether {seat} may `{action}`, {problem}"))?;
        match checked {
            Ok(()) if !listed.contains(&action) => {
                return Err(format!("check accepts `{action}` of {seat}, which is no candidate"));
            }
            Ok(()) => {}
            Err(refusal) => {
                let reason: Reason = refusal.into();
                in_ledger::<G>(reason.rule)
                    .map_err(|problem| format!("refusing `{action}` to {seat}: {problem}"))?;
            }
        }
    }
    Ok(())
}

fn in_ledger<G: Publish>(rule: orrery_core::Rule) -> Result<(), String> {
    let entry = format!("**{rule}**");
    for lang in Lang::ALL {
        if rule.prefix != G::PREFIX || !G::ledger(lang).contains(&entry) {
            return Err(format!("{rule} does not stand in the {lang} ledger"));
        }
    }
    Ok(())
}

/// Each candidate is there once, and reads back from its notation and from its number.
pub fn actions_have_names_and_numbers<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "actions_have_names_and_numbers", |walk| {
        loop {
            for seat in walk.table.seats().iter() {
                let mut candidates = Vec::new();
                walk.game().candidates(walk.state(), seat, &mut candidates);
                let mut seen = HashSet::new();
                for action in candidates {
                    if !seen.insert(action) {
                        return Err(format!("`{action}` is twice among the candidates of {seat}"));
                    }
                    reads_back(action)?;
                }
            }
            let Some((seat, action)) = walk.next_choice() else { return Ok(()) };
            walk.act(seat, action)?;
        }
    })
}

fn reads_back<A>(action: A) -> Result<(), String>
where
    A: orrery_core::Numbered
        + Eq
        + std::fmt::Debug
        + std::fmt::Display
        + std::str::FromStr<Err = orrery_core::NotationError>,
{
    match action.to_string().parse::<A>() {
        Ok(parsed) if parsed == action => {}
        Ok(other) => return Err(format!("`{action}` reads back as {other:?}, not as {action:?}")),
        Err(error) => return Err(format!("{action:?} does not read back: {error}")),
    }
    let number = action.number();
    if number >= A::COUNT {
        return Err(format!("`{action}` has number {number}, but there are only {}", A::COUNT));
    }
    match A::from_number(number) {
        Some(same) if same == action => Ok(()),
        other => Err(format!("`{action}` has number {number}, which stands for {other:?}")),
    }
}
