//! For whoever writes the guide of a game: plays the learner's decisions at a prepared table, lets easy bots answer, and
//! prints the line as `first-game.ron` has it, with the place that it leads to.

use anyhow::{Context as _, bail};
use orrery_bots::object::Player;
use orrery_core::seed::Dice;
use orrery_core::standing_answers::NoChoice;
use orrery_core::{Lang, Seat, SeatSet, TableObject};
use orrery_registry::Title;

/// Prints the line. The learner has the first seat; `secret` decides the deal, `plays` are his decisions in notation.
pub fn print(game: &str, seats: u8, options: &str, secret: &str, plays: &[&str]) -> anyhow::Result<()> {
    let title = orrery_registry::find(game)?;
    let options = serde_json::from_str(options).context("options are a JSON object")?;
    let dice = Dice::new(secret.to_owned(), vec![String::new(); usize::from(seats)]);
    let mut table = title.open(seats, &options, dice)?;
    let learner = Seat::new(0);
    table.set_no_choice(learner, NoChoice::Answered);
    let mut bots: Vec<Box<dyn Player>> =
        (0..seats).map(|seat| title.player(orrery_bots::Spec::Easy, u64::from(seat))).collect();
    let mut plays = plays.iter();
    let mut told = 0;
    loop {
        table.give_answers().ok();
        for line in table.lines(told) {
            println!("        Move({}, {:?}),", line.seat.index(), line.action);
        }
        told = table.decisions();
        let awaiting = table.awaiting();
        // The bots answer first, as they do at a table.
        let Some(seat) = awaiting.iter().find(|seat| *seat != learner).or(awaiting.first()) else {
            println!("// the game is over");
            return Ok(());
        };
        let action = if seat == learner {
            let Some(play) = plays.next() else { break };
            (*play).to_owned()
        } else {
            bots[seat.index()].choose(&*table, seat).notation
        };
        let made = table.made_by(seat);
        if let Err(error) = table.act(seat, made, &action) {
            show(&*title, &*table, learner);
            bail!("{action}: {error}");
        }
    }
    show(&*title, &*table, learner);
    Ok(())
}

/// The question, its answers, and what the learner sees.
fn show(title: &dyn Title, table: &dyn TableObject, learner: Seat) {
    let words = title.words();
    println!("{}", table.view(SeatSet::only(learner)));
    for line in table.sketch(SeatSet::only(learner)).overview {
        println!("// {}", words.say(Lang::En, &line));
    }
    let Some(asked) = table.ask(learner) else { return };
    println!("// {} {}: {}", asked.question.key, asked.rule, words.say(Lang::En, &asked.question));
    for found in table.candidates(learner) {
        let refused = if found.refusal.is_some() { "  NO " } else { "" };
        println!("//   {refused}{:<24} {}", found.notation, words.say(Lang::En, &found.label));
    }
}
