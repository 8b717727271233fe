//! What a table keeps beside its game, and when somebody has to look at it.

use orrery_store::{Append, Change, Deed, NewTable, Outage, Phase, SideState, StoreError};

use super::Place;
use crate::common::{lift, one, table};

fn deed(decision: u64, seat: u8) -> Deed {
    Deed { decision, seat, thought: format!("{{\"n\":{decision}}}"), at: 9 }
}

#[test]
fn what_lies_beside_the_game_is_written_with_the_move_or_not_at_all() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.open_table(NewTable { phase: Phase::Running, ..table("t", 1) }).await.unwrap();
        assert_eq!(store.side_state("t").await.unwrap(), None);
        let kept_at =
            async |id: &str| store.side_state(id).await.unwrap().map(|kept| (kept.state, kept.changes));
        let kept = SideState {
            state: "one".to_owned(),
            due_at: Some(50),
            deeds: vec![deed(1, 0)],
            decisions: 1,
            seen: 0,
        };
        assert_eq!(store.append_with(one("t", 0, "a"), Some(kept.clone())).await, Ok(1));
        let late = SideState { state: "two".to_owned(), deeds: vec![deed(2, 1)], ..kept.clone() };
        let refused = store.append_with(one("t", 0, "b"), Some(late)).await;
        assert!(matches!(refused, Err(StoreError::SomebodyWasFirst { .. })));
        assert_eq!(kept_at("t").await, Some(("one".to_owned(), 1)));
        assert_eq!(store.deeds("t", 0, 9).await.unwrap(), [deed(1, 0)]);
        assert_eq!(store.deeds("t", 1, 9).await.unwrap(), []);

        // Without entries the version stays; what was taken back is forgotten.
        let only = Append { entries: Vec::new(), ..one("t", 1, "") };
        let bare = SideState { state: "three".to_owned(), ..SideState::default() };
        // Who has not seen the last one writes nothing, although the version is the same.
        let unseen = store.append_with(only.clone(), Some(bare.clone())).await;
        let table = "t".to_owned();
        assert_eq!(unseen, Err(StoreError::SomebodyWasFirst { table, meant: 0, current: 1 }));
        let bare = SideState { seen: 1, ..bare };
        assert_eq!(store.append_with(only, Some(bare)).await, Ok(1));
        assert_eq!(kept_at("t").await, Some(("three".to_owned(), 2)));
        assert_eq!(store.deeds("t", 0, 9).await.unwrap(), []);
        assert_eq!(store.next_table_due().await.unwrap(), None);
    });
}

#[test]
fn tables_are_due_in_order_from_the_moment_they_begin() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        for (id, due_at) in [("late", Some(30)), ("soon", Some(10)), ("never", None)] {
            store.open_table(NewTable { phase: Phase::Running, due_at, ..table(id, 1) }).await.unwrap();
        }
        store.open_table(table("waits", 1)).await.unwrap();
        let begins = Change { phase: Some(Phase::Running), due_at: Some(20), ..Change::default() };
        store.change_table("waits", begins, 2).await.unwrap();
        assert_eq!(store.next_table_due().await.unwrap(), Some(10));
        assert_eq!(store.due_tables(9, 9).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.due_tables(20, 9).await.unwrap(), ["soon", "waits"]);
        assert_eq!(store.due_tables(99, 1).await.unwrap(), ["soon"]);
        assert_eq!(store.side_state("soon").await.unwrap().unwrap().state, "");
        store.put_off("soon", Some(40)).await.unwrap();
        store.put_off("waits", None).await.unwrap();
        assert_eq!(store.due_tables(99, 9).await.unwrap(), ["late", "soon"]);
        store.delete_table("late").await.unwrap();
        assert_eq!(store.due_tables(99, 9).await.unwrap(), ["soon"]);
    });
}

#[test]
fn the_time_in_which_nobody_served_is_kept() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        assert_eq!(store.begin_serving(100).await.unwrap(), []);
        store.set_heartbeat(150).await.unwrap();
        store.close().await;
    });
    let store = place.open();
    lift(async {
        assert_eq!(store.begin_serving(200).await.unwrap(), [Outage { from: 150, to: 200 }]);
        assert_eq!(
            store.begin_serving(300).await.unwrap(),
            [Outage { from: 150, to: 200 }, Outage { from: 200, to: 300 }]
        );
        // A clock that was set back is no outage.
        assert_eq!(store.begin_serving(250).await.unwrap().len(), 2);
    });
}

/// Set forward, the time between is an outage; set back, what was to come is looked at anew, and no outage lies ahead.
#[test]
fn a_clock_that_was_set_costs_nobody_anything() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.begin_serving(100).await.unwrap();
        for (id, due_at) in [("past", 90), ("soon", 150), ("late", 5000)] {
            let due_at = Some(due_at);
            store.open_table(NewTable { phase: Phase::Running, due_at, ..table(id, 1) }).await.unwrap();
        }
        let forward = store.clock_was_set(120, 1000).await.unwrap();
        assert_eq!(forward, [Outage { from: 120, to: 1000 }]);
        assert_eq!(store.due_tables(149, 9).await.unwrap(), ["past"], "what is due stays so");
        let back = store.clock_was_set(1100, 130).await.unwrap();
        assert_eq!(back, [Outage { from: 120, to: 130 }], "none of it is to come");
        assert_eq!(store.due_tables(130, 9).await.unwrap(), ["past", "soon", "late"]);
        store.set_heartbeat(140).await.unwrap();
        store.close().await;
    });
    // The same if it was set while no server ran.
    let store = place.open();
    lift(async {
        store.put_off("late", Some(5000)).await.unwrap();
        assert_eq!(store.begin_serving(135).await.unwrap().len(), 1);
        assert_eq!(store.due_tables(135, 9).await.unwrap().len(), 3);
        assert_eq!(store.begin_serving(200).await.unwrap()[1..], [Outage { from: 135, to: 200 }]);
    });
}
