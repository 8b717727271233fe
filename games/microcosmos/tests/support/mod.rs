//! A table laid out by hand: tests say what lies there, what is done, and what comes of it.

#![allow(dead_code)] // Every test file uses its own part of this vocabulary.

pub mod walk;

use std::collections::VecDeque;
use std::sync::Arc;

use orrery_core::{Chance, Game, Outcome, Outside, Reason, Seat, SeatSet, Seats};
use orrery_microcosmos::content::Content;
use orrery_microcosmos::frame::{Frame, Phase, Step, Task};
use orrery_microcosmos::space::{Position, Space};
use orrery_microcosmos::state::{
    CardId, Cards, CrewDeck, Marker, Planet, PlanetId, Player, Resources, Specialist, State, SurvivorDeck,
    SurvivorId, Upgrade,
};
use orrery_microcosmos::{AUTOMA, Action, Event, HUMAN, MicroCosmos, Options};

/// A seat by the number that people see.
pub fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// Biomass, Workforce, Minerals, Technology.
pub fn res(biomass: u8, workforce: u8, minerals: u8, technology: u8) -> Resources {
    Resources([biomass, workforce, minerals, technology])
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

/// A table in round 1 with nothing on it but the starting planets: N = P1 (red), W = P5 (green), E = P9 (blue). All
/// Arks are on the Star Gate, holds and rows are empty, C31 to C33 lie in the Cantina; seat 1 is first and departs.
pub struct Scene {
    pub game: Arc<MicroCosmos>,
    pub state: State,
    /// What the next draws bring.
    draws: VecDeque<Outcome>,
    /// What was told during the last action, with those who heard it.
    pub told: Vec<(SeatSet, Event)>,
    /// Whether the last action can no longer be taken back.
    pub final_: bool,
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::with(seats, Options::default())
    }

    pub fn with(seats: u8, options: Options) -> Self {
        Self::of(Content::built_in(), seats, options)
    }

    /// The same with the content of a pack, whose rows keep the numbers of the built-in ones.
    pub fn of(content: Arc<Content>, seats: u8, options: Options) -> Self {
        let game = MicroCosmos::new(content, options, Seats::new(seats)).unwrap();
        let mut state = game.deal(&mut Outside::silent(seat(1), &mut Chance::sampled(1)));
        state.first = seat(1);
        state.crew = CrewDeck::of(game.content().crew_deck());
        state.survivors = SurvivorDeck::of(game.content().survivor_deck());
        state.cantina = Cards::NONE;
        for number in 1..=seats {
            state.players[seat(number)] = Player::default();
        }
        let mut scene =
            Self { game: Arc::new(game), state, draws: VecDeque::new(), told: Vec::new(), final_: false };
        scene.planet("N", "P1").planet("W", "P5").planet("E", "P9").cantina(&["C31", "C32", "C33"]);
        scene.turn_of(1);
        scene
    }

    /// A table straight from the deal, up to its first question.
    pub fn dealt(seats: u8, options: Options, seed: u64) -> Self {
        let game = MicroCosmos::new(Content::built_in(), options, Seats::new(seats)).unwrap();
        let mut chance = Chance::sampled(seed);
        let mut told = Vec::new();
        let mut listener = |audience, event| told.push((audience, event));
        let state = game.deal(&mut Outside::told_to(seat(1), &mut chance, &mut listener));
        Self { game: Arc::new(game), state, draws: VecDeque::new(), told, final_: false }
    }

    fn turn_frames(&mut self, number: u8, after: u8, phase: Phase) {
        self.state.stack.clear();
        self.state.stack.push(Frame { seat: seat(1), task: Task::Sequence(Step::Turn(after)) });
        self.state.stack.push(Frame { seat: seat(number), task: Task::Turn(phase) });
    }

    /// The turn of a seat begins: it unlocks an upgrade or departs. What is in reach is found anew.
    pub fn turn_of(&mut self, number: u8) -> &mut Self {
        let place = self.place_in_round(number);
        self.turn_frames(number, place, Phase::Over);
        // Any answer to a question about nothing lets the sequence run.
        self.state.stack.push(Frame { seat: seat(number), task: Task::Terraform(0) });
        self.apply(seat(number), Action::Done);
        self
    }

    fn place_in_round(&self, number: u8) -> u8 {
        let seats = Seats::new(self.game.seats().count().max(2));
        seats.from(self.state.first).position(|one| one == seat(number)).expect("somebody at the table") as u8
    }

    /// The Ark has landed: a seat may play crew cards.
    pub fn crew_step(&mut self, number: u8) -> &mut Self {
        let place = self.place_in_round(number) + 1;
        self.turn_frames(number, place, Phase::Crew(0));
        self
    }

    /// A seat may act at its destination.
    pub fn act_step(&mut self, number: u8) -> &mut Self {
        let place = self.place_in_round(number) + 1;
        self.turn_frames(number, place, Phase::Act(0));
        self
    }

    /// A seat may draw at the end of its turn.
    pub fn draw_step(&mut self, number: u8) -> &mut Self {
        let place = self.place_in_round(number) + 1;
        self.turn_frames(number, place, Phase::Draw);
        self
    }

    /// The Automa turns up this card and resolves it; the human ends the turn before. Further draws follow.
    pub fn automa_turn(&mut self, card: &str, draws: &[&str]) -> &mut Self {
        self.turn_frames(1, 1, Phase::Draw);
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
            player.unlocked |= 1 << read::<Upgrade>(upgrade) as u8;
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
        self.at_mut(number).colonies[read::<Position>(position).index()] += 1;
        self
    }

    pub fn outpost(&mut self, number: u8, position: &str) -> &mut Self {
        self.at_mut(number).outposts.put(read(position));
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
        for other in &mut self.state.grid {
            if other.is_some_and(|planet| planet.card == card) {
                *other = None;
            }
        }
        let _ = self.state.planets.take(card);
        self.state.grid[position.index()] = Some(Planet { card, ..Planet::default() });
        self
    }

    pub fn planet_at(&self, position: &str) -> &Planet {
        self.state.planet(read(position)).expect("a planet lies there")
    }

    fn planet_mut(&mut self, position: &str) -> &mut Planet {
        self.state.grid[read::<Position>(position).index()].as_mut().expect("a planet lies there")
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

    // Acting.

    /// Does something that must be allowed.
    pub fn act(&mut self, number: u8, text: &str) -> &mut Self {
        let action = read::<Action>(text);
        if let Err(refusal) = self.game.check(&self.state, seat(number), action) {
            let reason: Reason = refusal.into();
            panic!("seat{number} may not `{text}`: {} ({refusal:?})", reason.rule);
        }
        self.apply(seat(number), action);
        self
    }

    fn apply(&mut self, seat: Seat, action: Action) {
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

    /// Something that must be refused under this rule.
    pub fn refuses(&mut self, number: u8, text: &str, rule: u16) -> &mut Self {
        match self.game.check(&self.state, seat(number), read(text)) {
            Ok(()) => panic!("seat{number} may `{text}`, but MIC-{rule} should forbid it"),
            Err(refusal) => {
                let reason: Reason = refusal.into();
                assert_eq!(reason.rule.number, rule, "`{text}` is refused by another rule: {refusal:?}");
            }
        }
        self
    }

    /// Whether an action is legal.
    pub fn may(&self, number: u8, text: &str) -> bool {
        self.game.check(&self.state, seat(number), read(text)).is_ok()
    }

    /// All legal actions of a seat, in notation.
    pub fn legal(&self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.candidates(&self.state, seat(number), &mut actions);
        actions.retain(|action| self.game.check(&self.state, seat(number), *action).is_ok());
        actions.iter().map(ToString::to_string).collect()
    }

    /// Exactly these actions are legal, in whatever order.
    pub fn offers(&mut self, number: u8, texts: &[&str]) -> &mut Self {
        let mut expected: Vec<_> = texts.iter().map(|text| read::<Action>(text).to_string()).collect();
        let mut legal = self.legal(number);
        expected.sort();
        legal.sort();
        assert_eq!(legal, expected, "what seat{number} may do");
        self
    }

    /// The legal journeys, in notation.
    pub fn journeys(&self, number: u8) -> Vec<String> {
        let mut legal = self.legal(number);
        legal.retain(|text| text.starts_with("travel") || text.starts_with("discover"));
        legal.sort();
        legal
    }

    /// Who is asked.
    pub fn awaited(&self) -> Option<u8> {
        self.game.awaiting(&self.state).first().map(Into::into)
    }

    /// The key of the question that is open.
    pub fn asked(&self) -> String {
        let seat = self.game.awaiting(&self.state).first().expect("somebody is asked");
        self.game.ask(&self.state, seat).question.key.into_owned()
    }

    // Looking.

    /// Crew cards in the upper and the lower row.
    pub fn rows(&self, number: u8) -> (Vec<String>, Vec<String>) {
        let names = |cards: Cards| cards.iter().map(|card| card.to_string()).collect();
        (names(self.at(number).upper), names(self.at(number).lower))
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

    /// The table as these seats see it; without seats, as a spectator does.
    pub fn view(&self, seats: &[u8]) -> serde_json::Value {
        let viewer = seats.iter().fold(SeatSet::NOBODY, |set, number| set.with(seat(*number)));
        serde_json::to_value(self.game.view(&self.state, viewer)).unwrap()
    }

    /// What everybody heard of the last action, as data, in order.
    pub fn heard_by_all(&self) -> Vec<serde_json::Value> {
        let open = self.told.iter().filter(|(audience, _)| *audience == SeatSet::EVERYBODY);
        open.map(|(_, event)| serde_json::to_value(event).unwrap()).collect()
    }

    /// The score of a seat if the game ended now; the Automa is seat 2 of a solo table.
    pub fn score(&self, number: u8) -> i32 {
        self.game.standing(&self.state, SeatSet::NOBODY).columns[usize::from(number) - 1].total
    }

    /// The rank of a seat if the game ended now.
    pub fn rank(&self, number: u8) -> u8 {
        self.game.standing(&self.state, SeatSet::NOBODY).columns[usize::from(number) - 1].rank
    }
}
