//! A table laid out by hand: tests say what lies there, what is done, and what comes of it.

#![allow(dead_code)] // Every test file uses its own part of this vocabulary.

use std::sync::Arc;

use orrery_core::procedure::Frames as _;
use orrery_core::{Game, Outcome, Publish, Seats};
use orrery_microcosmos::content::Content;
use orrery_microcosmos::flow::{Phase, Step, Turn};
use orrery_microcosmos::procedures::Task;
use orrery_microcosmos::procedures::act::Act;
use orrery_microcosmos::procedures::crew::Crew;
use orrery_microcosmos::procedures::draw::Draw;
use orrery_microcosmos::space::{Position, Space};
use orrery_microcosmos::state::{
    CardId, Cards, CrewDeck, Marker, Planet, PlanetId, Player, Resources, Specialist, SurvivorDeck,
    SurvivorId, Upgrade,
};
use orrery_microcosmos::{AUTOMA, Action, HUMAN, MicroCosmos, Options};
use orrery_testkit::{Acts, Stage};

pub use orrery_testkit::seat;

/// Biomass, Workforce, Minerals, Technology.
pub fn res(biomass: u8, workforce: u8, minerals: u8, technology: u8) -> Resources {
    Resources::new([biomass, workforce, minerals, technology])
}

/// Anything that has a notation.
pub fn read<T: std::str::FromStr<Err = orrery_core::NotationError>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Options with these values and defaults for the rest.
pub fn options(changes: serde_json::Value) -> Options {
    serde_json::from_value(changes).expect("options of the ledger")
}

/// What chance brings: `C5` a crew card, `V7` a survivor card, `P2` a planet, `A3` an Automa card.
pub fn drawn(text: &str) -> Outcome {
    Outcome::Drawn { face: text[1..].parse().expect("a letter and a number") }
}

orrery_testkit::scene! {
    /// A table in round 1 with nothing on it but the starting planets: N = P1 (red), W = P5 (green), E = P9 (blue). All
    /// Arks are on the Star Gate, holds and rows are empty, C31 to C33 lie in the Cantina; seat 1 is first and departs.
    pub struct Scene of MicroCosmos;
}

impl Acts<MicroCosmos> for Scene {}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::with(seats, Options::default())
    }

    pub fn with(seats: u8, options: Options) -> Self {
        Self::of(MicroCosmos::built_in(), seats, options)
    }

    /// The same with the content of a pack, whose rows keep the numbers of the built-in ones.
    pub fn of(content: Arc<Content>, seats: u8, options: Options) -> Self {
        let mut scene = Self::dealt_with(content, seats, options, 1);
        let Stage { game, state, .. } = &mut scene.stage;
        state.first = seat(1);
        state.crew = CrewDeck::of(game.content().crew_deck());
        state.survivors = SurvivorDeck::of(game.content().survivor_deck());
        state.cantina = Cards::NONE;
        for number in 1..=seats {
            state.players[seat(number)] = Player::default();
        }
        scene.planet("N", "P1").planet("W", "P5").planet("E", "P9").cantina(&["C31", "C32", "C33"]);
        scene.turn_of(1);
        scene
    }

    /// The game is over.
    pub fn over(&mut self) -> &mut Self {
        self.state.ended = true;
        self.state.stack.clear();
        self
    }

    /// A seat is asked this in its turn, and then comes what is next.
    fn turn(&mut self, number: u8, next: Phase, question: impl Into<Task>) -> &mut Self {
        let seats = Seats::new(self.game.seats().count().max(2));
        let place = seats.from(self.state.first).position(|one| one == seat(number));
        let after = place.expect("somebody at the table") as u8 + 1;
        let stack = &mut self.state.stack;
        stack.clear();
        stack.push(seat(1), Step::Turn(after));
        stack.push(seat(number), Turn { next, ..Turn::START });
        stack.push(seat(number), question);
        self
    }

    /// The turn of a seat begins: it unlocks an upgrade or departs. What is in reach is found anew.
    pub fn turn_of(&mut self, number: u8) -> &mut Self {
        self.turn(number, Phase::Depart, Draw);
        self.apply(seat(number), Action::Done);
        self
    }

    /// The Ark has landed: a seat may play crew cards.
    pub fn crew_step(&mut self, number: u8) -> &mut Self {
        self.turn(number, Phase::Act, Crew)
    }

    /// A seat may act at its destination.
    pub fn act_step(&mut self, number: u8) -> &mut Self {
        self.turn(number, Phase::Draw, Act)
    }

    /// A seat may draw at the end of its turn.
    pub fn draw_step(&mut self, number: u8) -> &mut Self {
        self.turn(number, Phase::Over, Draw)
    }

    /// The Automa turns up this card and resolves it; the human ends the turn before. Further draws follow.
    pub fn automa_turn(&mut self, card: &str, draws: &[&str]) -> &mut Self {
        self.draw_step(1);
        self.draws.push_back(drawn(card));
        self.draws(draws);
        self.apply(HUMAN, Action::Done);
        self
    }

    pub fn at(&self, number: u8) -> &Player {
        &self.state.players[seat(number)]
    }

    pub fn at_mut(&mut self, number: u8) -> &mut Player {
        &mut self.state.players[seat(number)]
    }

    pub fn automa(&self) -> &Player {
        &self.state.players[AUTOMA]
    }

    // Laying out.

    pub fn cargo(
        &mut self,
        number: u8,
        biomass: u8,
        workforce: u8,
        minerals: u8,
        technology: u8,
    ) -> &mut Self {
        self.at_mut(number).cargo = res(biomass, workforce, minerals, technology);
        self
    }

    pub fn ark(&mut self, number: u8, space: &str) -> &mut Self {
        self.at_mut(number).ark = read(space);
        self
    }

    /// Tokens on their ready fields.
    pub fn ready(&mut self, number: u8, specialists: &[&str]) -> &mut Self {
        for specialist in specialists {
            self.at_mut(number).ready.put(read::<Specialist>(specialist));
        }
        self
    }

    pub fn upper(&mut self, number: u8, cards: &[&str]) -> &mut Self {
        for card in cards {
            self.leave_deck(read(card));
            self.at_mut(number).upper.put(read(card));
        }
        self
    }

    pub fn lower(&mut self, number: u8, cards: &[&str]) -> &mut Self {
        for card in cards {
            self.leave_deck(read(card));
            self.at_mut(number).lower.put(read(card));
        }
        self
    }

    /// The Automa's crew cards.
    pub fn automa_hand(&mut self, cards: &[&str]) -> &mut Self {
        for card in cards {
            self.leave_deck(read(card));
            self.state.automa.hand.put(read(card));
        }
        self
    }

    /// Unlocked upgrades, with their colony markers in the pool; pairs release their outposts without points.
    pub fn unlocked(&mut self, number: u8, upgrades: &[&str]) -> &mut Self {
        let player = self.at_mut(number);
        for upgrade in upgrades {
            player.unlocked.put(read::<Upgrade>(upgrade));
            player.colony_pool += 1;
        }
        self
    }

    pub fn engines(&mut self, number: u8, bought: u8) -> &mut Self {
        self.at_mut(number).engines = bought;
        self
    }

    pub fn pools(&mut self, number: u8, colonies: u8, outposts: u8) -> &mut Self {
        let player = self.at_mut(number);
        (player.colony_pool, player.outpost_pool) = (colonies, outposts);
        self
    }

    pub fn colony(&mut self, number: u8, position: &str) -> &mut Self {
        self.at_mut(number).colonies[read::<Position>(position)] += 1;
        self
    }

    pub fn outpost(&mut self, number: u8, position: &str) -> &mut Self {
        self.at_mut(number).outposts[read::<Position>(position)] += 1;
        self
    }

    pub fn survivors(&mut self, number: u8, cards: &[&str]) -> &mut Self {
        for card in cards {
            self.leave_survivors(read(card));
            self.at_mut(number).survivors.put(read(card));
        }
        self
    }

    pub fn settled(&mut self, number: u8, cards: &[&str]) -> &mut Self {
        for card in cards {
            self.leave_survivors(read(card));
            self.at_mut(number).settled.put(read(card));
        }
        self
    }

    /// Lays a planet card, untouched side up.
    pub fn planet(&mut self, position: &str, card: &str) -> &mut Self {
        let (position, card): (Position, PlanetId) = (read(position), read(card));
        for other in self.state.grid.values_mut() {
            if other.is_some_and(|planet| planet.card == card) {
                *other = None;
            }
        }
        let _ = self.state.planets.take(card);
        self.state.grid[position] = Some(Planet { card, ..Planet::default() });
        self
    }

    pub fn planet_at(&self, position: &str) -> &Planet {
        self.state.planet(read(position)).expect("a planet lies there")
    }

    fn planet_mut(&mut self, position: &str) -> &mut Planet {
        self.state.grid[read::<Position>(position)].as_mut().expect("a planet lies there")
    }

    pub fn terraformed(&mut self, positions: &[&str]) -> &mut Self {
        for position in positions {
            self.planet_mut(position).terraformed = true;
        }
        self
    }

    pub fn levels(
        &mut self,
        position: &str,
        biomass: u8,
        workforce: u8,
        minerals: u8,
        technology: u8,
    ) -> &mut Self {
        self.planet_mut(position).levels = res(biomass, workforce, minerals, technology);
        self
    }

    /// Terraforming markers by seat number and space, the lowest ranked first.
    pub fn track(&mut self, position: &str, markers: &[(u8, u8)]) -> &mut Self {
        let markers = markers.iter().map(|(number, space)| Marker { seat: seat(*number), space: *space });
        self.planet_mut(position).track = markers.collect();
        self
    }

    /// Exactly these cards lie in the Cantina.
    pub fn cantina(&mut self, cards: &[&str]) -> &mut Self {
        let mut deck = *self.state.crew.unseen();
        self.state.cantina.iter().for_each(|card| deck.put(card));
        self.set_crew(deck);
        self.state.cantina = Cards::NONE;
        for card in cards {
            self.leave_deck(read(card));
            self.state.cantina.put(read(card));
        }
        self
    }

    fn set_crew(&mut self, deck: orrery_core::Bag<CardId, { CardId::BOUND }>) {
        let pile: Vec<_> = self.state.crew.pile().to_vec();
        self.state.crew = CrewDeck::of(deck);
        for card in pile {
            self.state.crew.discard(card);
        }
    }

    fn leave_deck(&mut self, card: CardId) {
        let mut deck = *self.state.crew.unseen();
        assert!(deck.take(card), "the deck has no {card}");
        self.set_crew(deck);
    }

    fn leave_survivors(&mut self, card: SurvivorId) {
        let pile: Vec<_> = self.state.survivors.pile().to_vec();
        let mut deck = *self.state.survivors.unseen();
        assert!(deck.take(card), "the deck has no {card}");
        self.state.survivors = SurvivorDeck::of(deck);
        for card in pile {
            self.state.survivors.discard(card);
        }
    }

    /// Exactly these cards are in the crew deck, and these in its discard pile; all others are out of the game.
    pub fn crew_deck(&mut self, deck: &[&str], pile: &[&str]) -> &mut Self {
        self.state.crew = CrewDeck::of(deck.iter().map(|card| read(card)).collect());
        for card in pile {
            self.state.crew.discard(read(card));
        }
        self
    }

    /// The same for survivor cards.
    pub fn survivor_deck(&mut self, deck: &[&str], pile: &[&str]) -> &mut Self {
        self.state.survivors = SurvivorDeck::of(deck.iter().map(|card| read(card)).collect());
        for card in pile {
            self.state.survivors.discard(read(card));
        }
        self
    }

    /// The next draws bring these cards, in this order.
    pub fn draws(&mut self, cards: &[&str]) -> &mut Self {
        self.draws.extend(cards.iter().map(|card| drawn(card)));
        self
    }

    // Looking.

    /// The legal journeys, in notation.
    pub fn journeys(&self, number: u8) -> Vec<String> {
        let mut legal = self.legal(number);
        legal.retain(|text| text.starts_with("travel") || text.starts_with("discover"));
        legal.sort();
        legal
    }

    /// Crew cards in the upper and the lower row.
    pub fn rows(&self, number: u8) -> (Vec<String>, Vec<String>) {
        let names = |cards: Cards| cards.iter().map(|card| card.to_string()).collect();
        (names(self.at(number).upper), names(self.at(number).lower))
    }

    /// Where the outposts of a seat are, clockwise from the north; twice where there are two.
    pub fn outposts(&self, number: u8) -> Vec<String> {
        let each = self.at(number).outposts.iter();
        each.flat_map(|(position, count)| vec![position.to_string(); usize::from(*count)]).collect()
    }

    /// Colonies of a seat at a position.
    pub fn colonies(&self, number: u8, position: &str) -> u8 {
        self.at(number).colonies[read::<Position>(position)]
    }

    pub fn crew(&self, number: u8) -> u8 {
        self.at(number).crew().len()
    }

    /// The crew discard pile, its top card first.
    pub fn discards(&self) -> Vec<String> {
        self.state.crew.pile().iter().rev().map(ToString::to_string).collect()
    }

    /// The survivor discard pile, its top card first.
    pub fn sent_on(&self) -> Vec<String> {
        self.state.survivors.pile().iter().rev().map(ToString::to_string).collect()
    }

    pub fn in_cantina(&self) -> Vec<String> {
        self.state.cantina.iter().map(|card| card.to_string()).collect()
    }

    pub fn space(&self, number: u8) -> Space {
        self.at(number).ark
    }
}
