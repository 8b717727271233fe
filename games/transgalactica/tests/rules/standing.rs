//! Whether to follow can be answered in advance, for one area and under conditions (TRA-90).

use std::collections::BTreeMap;

use orrery_core::standing_answers::{Comparison, Condition, Giver, On, Reply, Than, Wish};
use orrery_core::{Chance, Seat, Table};
use orrery_page::inspect;
use orrery_transgalactica::ids::Area;
use orrery_transgalactica::{Options, Transgalactica};

const ME: Seat = Seat::new(0);

/// Whenever this area can be followed.
fn at(area: Area, answer: Reply, conditions: Vec<Condition>) -> Wish {
    let on = On::Question { key: "ask-follow".to_owned(), about: Some(vec![area.key().to_owned()]) };
    Wish { on, answer, conditions, until_turn: false }
}

/// The area that the seat may follow now.
fn followed(table: &Table<Transgalactica>) -> Option<Area> {
    let asked = table.ask(ME).filter(|ask| ask.question.key == "ask-follow")?;
    Area::ALL.iter().copied().find(|area| format!("{:?}", asked.question).contains(area.key()))
}

/// TRA-90: "never follow trade", and "follow production with crew if I have two".
#[test]
fn follows_are_answered_in_advance() {
    let two = Condition {
        number: format!("sketch-player {ME} crew"),
        is: Comparison::AtLeast,
        than: Than::Fixed(2),
    };
    let wishes = [
        (Area::Trade, "done", at(Area::Trade, Reply::Pass, Vec::new())),
        (
            Area::Production,
            "follow crew",
            at(Area::Production, Reply::This("follow crew".to_owned()), vec![two]),
        ),
    ];
    let (mut given, mut asked) = (BTreeMap::<&str, u32>::new(), 0);
    for seed in 0..16 {
        let mut table: Table<Transgalactica> = inspect::table(3, seed, Options::default());
        let mut chance = Chance::sampled(seed);
        let mut standing = BTreeMap::new();
        while let Some(seat) = table.awaiting().first() {
            if seat == ME
                && let Some(area) = followed(&table)
                && let Some((area, answer, wish)) = wishes.iter().find(|(other, ..)| *other == area)
            {
                if !standing.values().any(|stands| stands == answer) {
                    standing.insert(table.stand(ME, wish).expect("it can stand"), *answer);
                    continue;
                }
                assert_eq!(*area, Area::Production, "trade is never asked about again");
                assert!(table.state().players[ME].crew < 2, "with two it is answered");
                asked += 1;
            }
            let legal = table.legal(seat);
            let action = legal[chance.pick(legal.len())];
            table.act(seat, table.made_by(seat), action).expect("it is legal");
        }
        for one in table.given_to(ME) {
            let Giver::Answer(id) = one.by else { panic!("nothing else is answered: {one:?}") };
            assert_eq!(table.decisions()[one.decision - 1].action.to_string(), standing[&id]);
            *given.entry(standing[&id]).or_default() += 1;
        }
    }
    assert!(given["done"] > 3 && given["follow crew"] > 3 && asked > 0, "{given:?}, asked {asked} times");
}
