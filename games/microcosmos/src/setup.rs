//! From the box to the first decision.

use orrery_core::procedure::Frames as _;
use orrery_core::{Bag, ById, BySeat, Counter as _, Deck, Seat, SeatSet};

use crate::changes::Out;
use crate::event::Event;
use crate::flow::Step;
use crate::options::Tokens;
use crate::procedures::Stack;
use crate::space::{Position, Space};
use crate::state::{
    Automa, Cards, CrewDeck, Journey, PLANETS, Planet, PlanetId, Player, Resource, Resources, Specialists,
    State, SurvivorDeck,
};
use crate::{AUTOMA, HUMAN, MicroCosmos};

/// Where the starting planets lie (MIC-10).
const STARTING: [Position; 3] = [Position::North, Position::West, Position::East];

impl MicroCosmos {
    /// Decides who begins and puts everything in its place (MIC-1 to MIC-19).
    pub(crate) fn lay_out(&self, out: &mut Out<'_>) -> State {
        // The first player is drawn before the choices that depend on it (MIC-17, MIC-18); alone, the human begins
        // (MIC-173).
        let first = if self.is_solo() {
            HUMAN
        } else {
            Seat::new(out.chance().pick(usize::from(self.seats.count())) as u8)
        };
        out.tell_all(|| Event::FirstPlayer(first));
        let mut t = State {
            round: 1,
            first,
            last_round: None,
            ended: false,
            grid: ById::default(),
            planets: Bag::EMPTY,
            crew: CrewDeck::of(self.content.crew_deck()),
            cantina: Cards::NONE,
            survivors: SurvivorDeck::of(self.content.survivor_deck()),
            players: BySeat::default(),
            automa: Automa::default(),
            journey: Journey::default(),
            stack: Stack::default(),
        };
        self.lay_planets(&mut t, out);
        for seat in self.seats.iter() {
            t.players[seat] = self.own_things();
        }
        if self.is_solo() {
            self.lay_automa(&mut t);
        }
        self.refill_cantina(&mut t, out);
        for seat in self.seats.from(first) {
            self.deal_crew(&mut t, seat, out);
        }
        t.stack.push(first, Step::Setup(0));
        t
    }

    /// The starting planets by chance at N, W and E, the others face down (MIC-9 to MIC-11).
    fn lay_planets(&self, t: &mut State, out: &mut Out<'_>) {
        let mut starting: Bag<PlanetId, PLANETS> = Bag::EMPTY;
        for (planet, row) in self.content.planets.iter() {
            if row.starting {
                starting.put(planet);
            } else {
                t.planets.put(planet);
            }
        }
        for position in STARTING {
            let card = starting.draw(out.chance()).expect("there are three starting planets");
            t.grid[position] = Some(Planet { card, ..Planet::default() });
            out.tell_all(|| Event::Laid(card, position));
        }
    }

    /// An Ark on the Star Gate, empty tracks and pools; all colony and outpost markers lie on the Ark card (MIC-3 to
    /// MIC-9).
    fn own_things(&self) -> Player {
        let ready = match self.options.specialists_start {
            Tokens::Used => Specialists::NONE,
            Tokens::Ready => Specialists::all(),
        };
        Player { ready, ..Player::default() }
    }

    /// The Automa's Ark on N, two colonies in its pool, no crew cards, no tokens, and what the difficulty gives it
    /// (MIC-168 to MIC-172, MIC-212).
    fn lay_automa(&self, t: &mut State) {
        let difficulty = self.content.difficulty(self.options.solo_difficulty);
        let player = &mut t.players[AUTOMA];
        player.ark = Space::planet(Position::North);
        player.cargo = Resources::new([difficulty.resources; Resource::ALL.len()]);
        player.colony_pool = self.content.automa().colonies_in_pool;
        if difficulty.colony {
            player.colony_pool.spend(1);
            player.colonies[Position::North] = 1;
        }
        t.automa.deck = Deck::of(self.content.automa_cards.iter().map(|(card, _)| card).collect());
    }

    /// Crew cards that only their owner sees (MIC-15).
    fn deal_crew(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let mut dealt = tinyvec::ArrayVec::new();
        for _ in 0..self.content.sheet().dealt {
            let card = Self::draw_crew(t, out).expect("the deck is large enough for everybody");
            t.players[seat].dealt.put(card);
            let _ = dealt.try_push(card);
        }
        out.tell(SeatSet::only(seat), || Event::Dealt(seat, dealt));
    }
}
