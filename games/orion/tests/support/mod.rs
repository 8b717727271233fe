//! A table laid out by hand: tests say what lies there, what is done, and what comes of it.

#![allow(dead_code)] // Every test file uses its own part of this vocabulary.

use std::sync::Arc;

use orrery_core::procedure::Frames as _;
use orrery_core::{Game as _, Outcome, Publish as _, Set};
use orrery_orion::content::{Colour, Content};
use orrery_orion::effects::{BlockId, Origin};
use orrery_orion::flow::Step;
use orrery_orion::procedures::target::Target;
use orrery_orion::procedures::turn::Turn;
use orrery_orion::state::{
    AdvisorId, CardId, Founder, Hired, Player, RaceId, Resources, Slot, StructureDeck,
};
use orrery_orion::{Action, Options, Orion};
use orrery_testkit::{Acts, Stage};

pub use orrery_testkit::seat;

/// Food, fleet, production.
pub fn res(food: u8, fleet: u8, production: u8) -> Resources {
    Resources::new([food, fleet, production])
}

/// A structure by its id.
pub fn card(id: &str) -> CardId {
    let content = Orion::built_in();
    content.structures.named(id).unwrap_or_else(|| panic!("there is no structure `{id}`"))
}

/// An advisor by his id.
pub fn advisor(id: &str) -> AdvisorId {
    let content = Orion::built_in();
    content.advisors.named(id).unwrap_or_else(|| panic!("there is no advisor `{id}`"))
}

/// A race by its id.
pub fn race(id: &str) -> RaceId {
    let content = Orion::built_in();
    content.races.named(id).unwrap_or_else(|| panic!("there is no race `{id}`"))
}

/// The options of a game that begins without questions: Humans, no mulligan, seat 1 first.
pub fn plain() -> Options {
    serde_json::from_str(r#"{"races": "all_humans", "mulligan": false, "first_player": 1}"#).unwrap()
}

/// The options of `plain` with these changes.
pub fn options(changes: &serde_json::Value) -> Options {
    let mut all = serde_json::to_value(plain()).unwrap();
    for (name, value) in changes.as_object().expect("options are an object") {
        all[name] = value.clone();
    }
    serde_json::from_value(all).unwrap()
}

orrery_testkit::scene! {
    /// A table in the action phase of round 1 with nothing on it: seat 1 has the turn, everybody is Human with 5/4/2,
    /// morale 10, 4 available markers, an empty hand; the middle is empty.
    pub struct Scene of Orion;
}

impl Acts<Orion> for Scene {
    fn number(name: &str) -> Option<String> {
        let content = Orion::built_in();
        let structure = content.structures.named(name).map(|id| id.to_string());
        let advisor = content.advisors.named(name).map(|id| id.to_string());
        let race = content.races.named(name).map(|id| id.to_string());
        structure.or(advisor).or(race)
    }
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::with(seats, plain())
    }

    pub fn with(seats: u8, options: Options) -> Self {
        Self::of(Orion::built_in(), seats, options)
    }

    /// The same with the content of a pack, whose rows keep the numbers of the built-in ones.
    pub fn of(content: Arc<Content>, seats: u8, options: Options) -> Self {
        let mut scene = Self::dealt_with(content, seats, options, 1);
        let Stage { game, state, .. } = &mut scene.stage;
        state.deck = StructureDeck::of(game.content().deck());
        state.middle = Set::NONE;
        for number in 1..=seats {
            state.players[seat(number)] = Player {
                race: Some(race("humans")),
                stock: res(5, 4, 2),
                morale: 10,
                available: 4,
                reserves: 6,
                ..Player::default()
            };
        }
        scene.turn_of(1);
        scene
    }

    /// Gives the turn to a seat: it is asked for one action.
    pub fn turn_of(&mut self, number: u8) -> &mut Self {
        let next = self.game.seats().left_of(seat(number));
        self.state.stack.clear();
        self.state.stack.push(seat(1), Step::Turns(next));
        self.state.stack.push(seat(number), Turn);
        self
    }

    /// The start-of-round effects are resolved; `awaited` then tells who is asked.
    pub fn begin_effects(&mut self) -> &mut Self {
        self.run_from(Step::StartEffects(0))
    }

    /// Goes on with this step of the sequence of play.
    fn run_from(&mut self, step: Step) -> &mut Self {
        let first = self.state.first;
        self.state.stack.clear();
        self.state.stack.push(first, step);
        // Answering a question about an effect that does nothing lets the sequence run.
        let origin = Origin::card(first, Slot::Race);
        self.state.stack.push(first, Target { block: BlockId::default(), origin });
        let other = self.game.seats().left_of(first);
        self.apply(first, Action::Target(other));
        self
    }

    /// All markers lie in the reserves and the round begins; `awaited` then tells who is asked.
    pub fn begin_round(&mut self) -> &mut Self {
        for number in 1..=self.game.seats().count() {
            self.markers(number, 0, 10 - self.at(number).markers_on_cards());
        }
        self.run_from(Step::Collect)
    }

    pub fn at(&self, number: u8) -> &Player {
        &self.state.players[seat(number)]
    }

    pub fn at_mut(&mut self, number: u8) -> &mut Player {
        &mut self.state.players[seat(number)]
    }

    // Laying out.

    pub fn race(&mut self, number: u8, id: &str) -> &mut Self {
        self.at_mut(number).race = Some(race(id));
        self
    }

    pub fn stock(&mut self, number: u8, food: u8, fleet: u8, production: u8) -> &mut Self {
        self.at_mut(number).stock = res(food, fleet, production);
        self
    }

    pub fn morale(&mut self, number: u8, morale: i16) -> &mut Self {
        self.at_mut(number).morale = morale;
        self
    }

    pub fn points(&mut self, number: u8, points: u16) -> &mut Self {
        self.at_mut(number).points = points;
        self
    }

    /// Available markers and reserves; what is missing to 10 lies on the sheet.
    pub fn markers(&mut self, number: u8, available: u8, reserves: u8) -> &mut Self {
        let player = self.at_mut(number);
        (player.available, player.reserves) = (available, reserves);
        player.spent =
            10 - player.markers_on_cards() - available - reserves - player.attacks.0.iter().sum::<u8>();
        self
    }

    /// Puts cards into a hand; they leave the deck.
    pub fn hand(&mut self, number: u8, cards: &[&str]) -> &mut Self {
        for id in cards {
            self.leave_deck(card(id));
            self.at_mut(number).hand.add(card(id));
        }
        self
    }

    /// Lays a system (1 to 5), from the bottom to the top; its cards leave the deck.
    pub fn system(&mut self, number: u8, system: usize, cards: &[&str]) -> &mut Self {
        for id in cards {
            self.leave_deck(card(id));
            self.at_mut(number).systems[system - 1].cards.push(card(id));
        }
        self
    }

    /// Puts a marker from the reserves on the top card of a system.
    pub fn mark(&mut self, number: u8, system: usize) -> &mut Self {
        self.at_mut(number).systems[system - 1].marker = true;
        self.at_mut(number).reserves -= 1;
        self
    }

    /// Hires an advisor without further ado.
    pub fn advisor(&mut self, number: u8, id: &str) -> &mut Self {
        self.state.middle.take(advisor(id));
        self.at_mut(number).advisor = Some(Hired { advisor: advisor(id), marker: false });
        self
    }

    /// Puts a marker from the reserves on the advisor.
    pub fn mark_advisor(&mut self, number: u8) -> &mut Self {
        self.at_mut(number).advisor.as_mut().unwrap().marker = true;
        self.at_mut(number).reserves -= 1;
        self
    }

    /// Fulcrum Sandebar as the lowest card of the additional system.
    pub fn fulcrum(&mut self, number: u8, colour: Colour) -> &mut Self {
        self.at_mut(number).founder = Some(Founder { advisor: advisor("fulcrum_sandebar"), colour });
        self
    }

    pub fn middle(&mut self, advisors: &[&str]) -> &mut Self {
        for id in advisors {
            self.state.middle.put(advisor(id));
        }
        self
    }

    /// Lays a discard pile, its top card FIRST.
    pub fn pile(&mut self, cards: &[&str]) -> &mut Self {
        for id in cards.iter().rev() {
            self.leave_deck(card(id));
            self.state.deck.discard(card(id));
        }
        self
    }

    /// Leaves exactly these cards in the deck, in no order.
    pub fn deck(&mut self, cards: &[&str]) -> &mut Self {
        let pile: Vec<_> = self.state.deck.pile().to_vec();
        self.state.deck = StructureDeck::of(cards.iter().map(|id| card(id)).collect());
        for card in pile {
            self.state.deck.discard(card);
        }
        self
    }

    /// The next draws bring these cards, in this order.
    pub fn draws(&mut self, cards: &[&str]) -> &mut Self {
        self.draws.extend(cards.iter().map(|id| Outcome::Drawn { face: card(id).index() as u16 + 1 }));
        self
    }

    /// The advisors that setup lays into the middle, before any card is drawn.
    pub fn draws_advisors(&mut self, advisors: &[&str]) -> &mut Self {
        self.draws.extend(advisors.iter().map(|id| Outcome::Drawn { face: advisor(id).index() as u16 + 1 }));
        self
    }

    fn leave_deck(&mut self, card: CardId) {
        let pile: Vec<_> = self.state.deck.pile().to_vec();
        let mut cards = *self.state.deck.unseen();
        assert!(cards.take(card), "the deck has no further {card}");
        self.state.deck = StructureDeck::of(cards);
        for card in pile {
            self.state.deck.discard(card);
        }
    }

    // Looking.

    /// A system from the bottom to the top.
    pub fn cards(&self, number: u8, system: usize) -> Vec<String> {
        let content = Orion::built_in();
        let cards = self.at(number).systems[system - 1].cards;
        cards.iter().map(|card| content.structures[*card].id.clone()).collect()
    }

    /// A hand in the order of the rows.
    pub fn held(&self, number: u8) -> Vec<String> {
        let content = Orion::built_in();
        self.at(number).hand.held.things().map(|card| content.structures[card].id.clone()).collect()
    }

    /// The discard pile, its top card first.
    pub fn discards(&self) -> Vec<String> {
        let content = Orion::built_in();
        self.state.deck.pile().iter().rev().map(|card| content.structures[*card].id.clone()).collect()
    }

    /// Whether a marker lies on the top card of a system.
    pub fn marked(&self, number: u8, system: usize) -> bool {
        self.at(number).systems[system - 1].marker
    }

    /// Advisors in the middle, in the order of the rows.
    pub fn in_the_middle(&self) -> Vec<String> {
        let content = Orion::built_in();
        self.state.middle.iter().map(|advisor| content.advisors[advisor].id.clone()).collect()
    }

    /// The advisor of a seat.
    pub fn hired(&self, number: u8) -> Option<String> {
        let content = Orion::built_in();
        self.at(number).advisor.map(|hired| content.advisors[hired.advisor].id.clone())
    }

    /// Available markers, reserves, markers on the sheet.
    pub fn pools(&self, number: u8) -> (u8, u8, u8) {
        let player = self.at(number);
        (player.available, player.reserves, player.spent)
    }

    /// Whether a marker lies on the advisor.
    pub fn advisor_marked(&self, number: u8) -> bool {
        self.at(number).advisor.is_some_and(|hired| hired.marker)
    }

    /// Markers of one seat in the attack area of another.
    pub fn attack_markers(&self, attacker: u8, defender: u8) -> u8 {
        self.at(attacker).attacks[seat(defender)]
    }
}
