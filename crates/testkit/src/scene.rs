//! What tests of rules do at a table that they have laid out by hand.

use std::collections::VecDeque;
use std::ops::DerefMut;
use std::sync::Arc;

use orrery_core::{Chance, Outcome, Outside, Publish, Reason, Seat, SeatSet};
use serde_json::Value;

/// A seat by the number that people see.
pub fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// A table in the hands of a test.
pub struct Stage<G: Publish> {
    /// Its rules.
    pub game: Arc<G>,
    /// What lies on it.
    pub state: G::State,
    /// What the next draws bring; chance decides where nothing is given.
    pub draws: VecDeque<Outcome>,
    /// What was told during the last action, with those who heard it.
    pub told: Vec<(SeatSet, G::Event)>,
    /// Whether the last action can no longer be taken back.
    pub final_: bool,
}

impl<G: Publish> Stage<G> {
    /// A table straight from the deal, up to its first question.
    pub fn dealt(game: G, seed: u64) -> Self {
        let mut told = Vec::new();
        let mut listener = |audience, event| told.push((audience, event));
        let mut chance = Chance::sampled(seed);
        let state = game.deal(&mut Outside::told_to(seat(1), &mut chance, &mut listener));
        Self { game: Arc::new(game), state, draws: VecDeque::new(), told, final_: false }
    }

    /// Carries out an action without asking whether it is allowed.
    pub fn apply(&mut self, seat: Seat, action: G::Action) {
        let outcomes: Vec<_> = self.draws.drain(..).collect();
        let mut chance = if outcomes.is_empty() { Chance::sampled(7) } else { Chance::replayed(&outcomes) };
        self.told.clear();
        let told = &mut self.told;
        let mut listener = |audience, event| told.push((audience, event));
        let mut out = Outside::told_to(seat, &mut chance, &mut listener);
        self.game.apply(&mut self.state, seat, action, &mut out);
        self.final_ = out.is_final();
        assert_eq!(chance.fault(), None, "the draws given do not fit");
    }
}

/// A table that a game's tests lay out in the words of that game: acting and looking are the same for all games. Seats are
/// named by the numbers that people see, actions by their notation or by what a game's tests read instead.
pub trait Acts<G: Publish>: DerefMut<Target = Stage<G>> + Sized {
    /// An action as tests write it.
    fn action(text: &str) -> G::Action {
        text.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    /// Does something that must be allowed.
    fn act(&mut self, number: u8, text: &str) -> &mut Self {
        let action = Self::action(text);
        if let Err(refusal) = self.game.check(&self.state, seat(number), action) {
            let reason: Reason = refusal.into();
            panic!("seat{number} may not `{text}`: {} ({refusal:?})", reason.rule);
        }
        self.apply(seat(number), action);
        self
    }

    /// Something that must be refused under this rule.
    fn refuses(&mut self, number: u8, text: &str, rule: u16) -> &mut Self {
        match self.game.check(&self.state, seat(number), Self::action(text)) {
            Ok(()) => panic!("seat{number} may `{text}`, but {}-{rule} should forbid it", G::PREFIX),
            Err(refusal) => {
                let reason: Reason = refusal.into();
                assert_eq!(reason.rule.number, rule, "`{text}` is refused by another rule: {refusal:?}");
            }
        }
        self
    }

    /// Whether an action is legal.
    fn may(&self, number: u8, text: &str) -> bool {
        self.game.check(&self.state, seat(number), Self::action(text)).is_ok()
    }

    /// All legal actions of a seat, in notation.
    fn legal(&self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.candidates(&self.state, seat(number), &mut actions);
        actions.retain(|action| self.game.check(&self.state, seat(number), *action).is_ok());
        actions.iter().map(ToString::to_string).collect()
    }

    /// Exactly these actions are legal, in whatever order.
    fn offers(&mut self, number: u8, texts: &[&str]) -> &mut Self {
        let mut expected: Vec<_> = texts.iter().map(|text| Self::action(text).to_string()).collect();
        let mut legal = self.legal(number);
        expected.sort();
        legal.sort();
        assert_eq!(legal, expected, "what seat{number} may do");
        self
    }

    /// Who is asked.
    fn awaited(&self) -> Option<u8> {
        self.game.awaiting(&self.state).first().map(Into::into)
    }

    /// The key of the question that is open.
    fn asked(&self) -> String {
        let seat = self.game.awaiting(&self.state).first().expect("somebody is asked");
        self.game.ask(&self.state, seat).question.key.into_owned()
    }

    /// The table as these seats see it; without seats, as a spectator does.
    fn view(&self, seats: &[u8]) -> Value {
        let viewer = seats.iter().fold(SeatSet::NOBODY, |set, number| set.with(seat(*number)));
        serde_json::to_value(self.game.view(&self.state, viewer)).expect("a view is data")
    }

    /// What everybody heard of the last action, as data, in order.
    fn heard_by_all(&self) -> Vec<Value> {
        let open = self.told.iter().filter(|(audience, _)| *audience == SeatSet::EVERYBODY);
        open.map(|(_, event)| serde_json::to_value(event).expect("an event is data")).collect()
    }

    /// The score of a seat if the game ended now.
    fn score(&self, number: u8) -> i32 {
        self.game.standing(&self.state, SeatSet::NOBODY).columns[usize::from(number) - 1].total
    }

    /// The rank of a seat if the game ended now.
    fn rank(&self, number: u8) -> u8 {
        self.game.standing(&self.state, SeatSet::NOBODY).columns[usize::from(number) - 1].rank
    }
}
