//! A table to try rules on.

pub mod scene;

use orrery_core::{Chance, Game as _, Outside, Publish as _, Reason, Seat, SeatSet, Seats};
use orrery_transgalactica::{Action, Event, Options, State, Transgalactica, tra};
use serde_json::json;

/// A table that has been dealt.
pub struct Table {
    pub game: Transgalactica,
    pub state: State,
    pub told: Vec<(SeatSet, Event)>,
}

impl Table {
    pub fn of(seats: u8, seed: u64, options: serde_json::Value) -> Self {
        let options: Options = serde_json::from_value(options).expect("options");
        let game =
            Transgalactica::new(Transgalactica::built_in(), options, Seats::new(seats)).expect("a table");
        let mut told = Vec::new();
        let mut chance = Chance::sampled(seed);
        let mut listener = |to: SeatSet, event: Event| told.push((to, event));
        let state = game.deal(&mut Outside::told_to(Seat::new(0), &mut chance, &mut listener));
        let mut table = Self { game, state, told };
        // The reward of a mining token may be a choice (TRA-56).
        while let Some(seat) = table.awaited().filter(|_| table.asked() == "ask-choose") {
            table.act(seat, "way 0".parse().expect("an action"));
        }
        table
    }

    pub fn asked(&self) -> String {
        let seat = self.awaited().expect("somebody is asked");
        self.game.ask(&self.state, seat).question.key.into_owned()
    }

    pub fn new(seats: u8, seed: u64) -> Self {
        Self::of(seats, seed, json!({"first_player": 1}))
    }

    pub fn awaited(&self) -> Option<Seat> {
        self.game.awaiting(&self.state).first()
    }

    pub fn act(&mut self, seat: Seat, action: Action) {
        self.game.check(&self.state, seat, action).expect("a legal action");
        let mut chance = Chance::sampled(1);
        self.game.apply(&mut self.state, seat, action, &mut Outside::silent(seat, &mut chance));
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.candidates(&self.state, seat, &mut actions);
        actions.retain(|action| self.game.check(&self.state, seat, *action).is_ok());
        actions
    }

    pub fn refused(&self, seat: Seat, action: &str) -> u16 {
        let action = action.parse().expect("an action");
        let refusal = self.game.check(&self.state, seat, action).expect_err("it is not allowed");
        let reason = Reason::from(refusal);
        assert_eq!(reason.rule.prefix, tra(1).prefix);
        reason.rule.number
    }
}
