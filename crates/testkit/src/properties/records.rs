//! A record replays to the same game.

use std::sync::Arc;

use orrery_core::object::Published;
use orrery_core::protocol::{Reply, Session};
use orrery_core::{GameObject, Publish, Record, Table};

use crate::play::{Failure, Walk, along_plays};
use crate::subject::Subject;
use crate::told::{difference, json};

fn play_out<G: Publish>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    while let Some((seat, action)) = walk.next_choice() {
        walk.act(seat, action)?;
    }
    Ok(())
}

/// A record's text gives an equal state and the same text again, with the secret of its dice and without.
pub fn records_replay<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "records_replay", |walk| {
        play_out(walk)?;
        let full = walk.table.full_record();
        let mut silent = full.clone();
        silent.dice.secret = None;
        for (record, which) in [(full, "with"), (silent, "without")] {
            let text = record.to_text();
            let read =
                Record::parse(&text).map_err(|error| format!("a record does not read back: {error}"))?;
            let replayed = Table::<G>::replay(Arc::clone(walk.game().content()), &read)
                .map_err(|error| format!("a record {which} its secret does not replay: {error}"))?;
            if replayed.state() != walk.state() {
                let (one, another) = (json(replayed.state()), json(walk.state()));
                return Err(format!("replayed {which} the secret: {}", difference(&one, &another)));
            }
            let again = replayed.full_record().to_text();
            if again != text {
                return Err(format!("the record of a replay: {}", difference(&again, &text)));
            }
        }
        Ok(())
    })
}

/// The same game driven through the line protocol, action by action in notation, gives the same record.
pub fn the_protocol_gives_the_same_record<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    let games: [Box<dyn GameObject>; 1] = [Box::new(Published::<G>::built_in())];
    along_plays(subject, "the_protocol_gives_the_same_record", |walk| {
        play_out(walk)?;
        let mut session = Session::new(&games);
        let (seats, options) = (walk.table.seats().count(), json(walk.game().options()));
        said(&mut session, &format!("new {} {seats} {} {options}", G::ID, walk.seed))?;
        for decision in walk.table.decisions() {
            said(&mut session, &format!("act {} {}", decision.seat, decision.action))?;
        }
        let answer = said(&mut session, "record")?;
        let text = answer.lines().find_map(|line| line.strip_prefix("record ")).unwrap_or_default();
        let record = Record::parse(text).map_err(|error| format!("the protocol's record: {error}"))?;
        let (theirs, ours) = (record.to_text(), walk.table.full_record().to_text());
        if theirs == ours { Ok(()) } else { Err(format!("by protocol: {}", difference(&theirs, &ours))) }
    })
}

fn said(session: &mut Session<'_>, line: &str) -> Result<String, String> {
    match session.answer(line) {
        Reply::Lines(answer) if answer.ends_with("ok\n") => Ok(answer),
        Reply::Lines(answer) | Reply::Goodbye(answer) => Err(format!("`{line}` was answered `{answer}`")),
    }
}
