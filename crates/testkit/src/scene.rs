//! What tests of rules do at a table that they have laid out by hand.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::ops::DerefMut;
use std::sync::Arc;

use orrery_core::{Chance, Outcome, Outside, Publish, Reason, Seat, SeatSet, Seats, Text};
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
    /// What the next action draws; chance decides where nothing is given.
    pub draws: VecDeque<Outcome>,
    /// What waits for an action that uses chance, however many come before it.
    pub waiting: Vec<Outcome>,
    /// What was told during the last action, with those who heard it.
    pub told: Vec<(SeatSet, G::Event)>,
    /// Whether the last action can no longer be taken back.
    pub final_: bool,
    /// Where the chance of the next action begins.
    seed: u64,
}

impl<G: Publish> Stage<G> {
    /// A table straight from the deal, up to its first question.
    pub fn dealt(game: G, seed: u64) -> Self {
        let mut told = Vec::new();
        let mut listener = |audience, event| told.push((audience, event));
        let mut chance = Chance::sampled(seed);
        let state = game.deal(&mut Outside::told_to(seat(1), &mut chance, &mut listener));
        Self { told, ..Self::of(Arc::new(game), state, seed + 1) }
    }

    fn of(game: Arc<G>, state: G::State, seed: u64) -> Self {
        let (draws, waiting, told) = (VecDeque::new(), Vec::new(), Vec::new());
        Self { game, state, draws, waiting, told, final_: false, seed }
    }

    /// Carries out an action without asking whether it is allowed.
    pub fn apply(&mut self, seat: Seat, action: G::Action) {
        let at_once = !self.draws.is_empty();
        let given = if at_once { self.draws.drain(..).collect() } else { self.waiting.clone() };
        let mut chance = if given.is_empty() { Chance::sampled(self.seed) } else { Chance::replayed(&given) };
        self.seed += 1;
        self.told.clear();
        let told = &mut self.told;
        let mut listener = |audience, event| told.push((audience, event));
        let mut out = Outside::told_to(seat, &mut chance, &mut listener);
        self.game.apply(&mut self.state, seat, action, &mut out);
        self.final_ = out.is_final();
        if at_once || chance.used() > 0 {
            assert_eq!(chance.fault(), None, "what was given does not fit");
            self.waiting.retain(|_| at_once);
        }
    }
}

/// Makes the table that the tests of a game lay out in the words of that game: a [`Stage`] under a name of their own, to
/// which they add methods.
#[macro_export]
macro_rules! scene {
    ($(#[$about:meta])* $visible:vis struct $name:ident of $game:ty;) => {
        $(#[$about])*
        $visible struct $name {
            stage: $crate::Stage<$game>,
        }

        impl From<$crate::Stage<$game>> for $name {
            fn from(stage: $crate::Stage<$game>) -> Self {
                Self { stage }
            }
        }

        impl std::ops::Deref for $name {
            type Target = $crate::Stage<$game>;

            fn deref(&self) -> &Self::Target {
                &self.stage
            }
        }

        impl std::ops::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.stage
            }
        }
    };
}

/// A table that a game's tests lay out, made by [`scene!`](crate::scene): acting and looking are the same for all games.
/// Seats are named by the numbers that people see, actions by their notation, with names where a game's tests have some.
pub trait Acts<G: Publish>: DerefMut<Target = Stage<G>> + From<Stage<G>> {
    /// How notation writes what tests call by this name, such as the id of a card.
    fn number(_name: &str) -> Option<String> {
        None
    }

    /// What tests call a question: its key, unless a game has several keys for one question.
    fn name(question: &Text) -> &'static str {
        match &question.key {
            Cow::Borrowed(key) => key,
            Cow::Owned(key) => panic!("the question `{key}` is not known beforehand"),
        }
    }

    /// A table straight from the deal, up to its first question.
    fn dealt(seats: u8, options: G::Options, seed: u64) -> Self {
        Self::dealt_with(G::built_in(), seats, options, seed)
    }

    /// The same with the content of a pack.
    fn dealt_with(content: Arc<G::Content>, seats: u8, options: G::Options, seed: u64) -> Self {
        let game = G::new(content, options, Seats::new(seats));
        Stage::dealt(game.unwrap_or_else(|error| panic!("{error}")), seed).into()
    }

    /// An action as tests write it.
    fn action(text: &str) -> G::Action {
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default().to_owned();
        let rest = words.map(|word| Self::number(word).unwrap_or_else(|| word.to_owned()));
        let notation = std::iter::once(verb).chain(rest).collect::<Vec<_>>().join(" ");
        notation.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    /// Another table with the same things on it.
    #[must_use]
    fn copy(&self) -> Self {
        let (game, state) = (Arc::clone(&self.game), self.state);
        Self::from(Stage::of(game, state, self.seed))
    }

    /// The next dice that are thrown, with six sides. They wait for the action that throws them: it must throw all of them.
    fn dice(&mut self, faces: &[u8]) -> &mut Self {
        self.waiting = faces.iter().map(|face| Outcome::Die { sides: 6, face: *face }).collect();
        self
    }

    /// Whether something is allowed; if not, the number of the rule that forbids it.
    fn check(&self, number: u8, text: &str) -> Result<(), u16> {
        let checked = self.game.check(&self.state, seat(number), Self::action(text));
        checked.map_err(|refusal| {
            let reason: Reason = refusal.into();
            reason.rule.number
        })
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
        self.check(number, text).is_ok()
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

    /// The question that is open, in the words of the first seat that is asked.
    fn question(&self) -> Text {
        let seat = self.game.awaiting(&self.state).first().expect("somebody is asked");
        self.game.ask(&self.state, seat).question
    }

    /// What is asked.
    fn asked(&self) -> &'static str {
        Self::name(&self.question())
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

#[cfg(test)]
mod tests {
    use smugglers::{Event, Options, Smugglers};

    use super::*;

    crate::scene! {
        /// Two smugglers.
        struct Scene of Smugglers;
    }

    impl Acts<Smugglers> for Scene {}

    /// Nobody ships anything, and seat 2 is asked whether to inform: then the patrol throws a die.
    fn before_the_patrol(dice: &[u8]) -> Scene {
        let mut scene = Scene::dealt(2, Options::default(), 1);
        scene.dice(dice).act(1, "skip");
        assert!(!scene.final_, "chance was used by the deal alone");
        scene.act(1, "stay").act(2, "stay");
        assert_eq!((scene.asked(), scene.waiting.len()), ("ask-inform", dice.len()));
        scene
    }

    #[test]
    fn dice_wait_until_they_are_thrown() {
        let mut scene = before_the_patrol(&[5]);
        let copy = scene.copy();
        scene.act(2, "decline");
        assert!(scene.told.iter().any(|(_, event)| matches!(event, Event::Patrol(5))));
        assert!(scene.final_ && scene.waiting.is_empty() && copy.waiting.is_empty());
    }

    #[test]
    #[should_panic(expected = "what was given does not fit")]
    fn dice_must_all_be_thrown() {
        before_the_patrol(&[5, 5]).act(2, "decline");
    }
}
