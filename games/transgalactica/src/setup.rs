//! From the box to the first decision. Draws are made in a fixed order, so that a seed always gives the same table.

use orrery_core::options::WordOr;
use orrery_core::procedure::Frames as _;
use orrery_core::{Bag, ById, BySeat, Chance, Numbered, Seat, SeatSet};

use crate::Transgalactica;
use crate::actions::Pair;
use crate::content::{Side, Values};
use crate::event::Event;
use crate::flow::{Out, Step};
use crate::ids::{
    ABILITIES, AbilityId, BONUSES, BonusId, DECREES, FLEETS, FleetId, Good, MiningId, Office, PIRATES,
    PLANETS, PirateId, PlanetId, PlanetType, TECHNOLOGIES, TechnologyId, TokenKind, Track, WEALTH, WealthId,
};
use crate::options::{Draft, UnusedBase};
use crate::procedures::Stack;
use crate::space::Space;
use crate::state::{Income, Level, MISSION_PLACES, Offer, Planet, Player, State, Turn};

/// One of each of these kinds.
fn bag<T: Numbered, const N: usize>(kinds: impl Iterator<Item = T>) -> Bag<T, N> {
    kinds.collect()
}

/// Draws from a bag that has been found large enough when the content was checked.
pub(crate) fn draw<T: Numbered, const N: usize>(from: &mut Bag<T, N>, chance: &mut Chance) -> T {
    from.draw(chance).expect("a checked content has enough of everything")
}

impl Transgalactica {
    /// The rows of the table's data set.
    pub(crate) fn values(&self) -> &Values {
        self.content.values(self.options.data_set)
    }

    /// Decides who begins and puts everything in its place (TRA-40 to TRA-58).
    pub(crate) fn lay_out(&self, out: &mut Out<'_>) -> State {
        let first = match self.options.first_player {
            WordOr::Number(seat) => seat,
            WordOr::Word(_) => Seat::new(out.chance().pick(usize::from(self.seats.count())) as u8),
        };
        out.tell_all(|| Event::FirstPlayer(first));
        let mut t = State {
            round: 1,
            first,
            order: self.seats.from(first).collect(),
            planets: ById::default(),
            stacks: ById::default(),
            round_tokens: tinyvec::ArrayVec::new(),
            left_over: Bag::EMPTY,
            captains: ById::default(),
            followers: ById::default(),
            mining: None,
            mining_pile: Bag::EMPTY,
            technologies: orrery_core::Set::NONE,
            missions: [[None; MISSION_PLACES]; 2],
            gaps: [0; 2],
            mission_decks: [Bag::EMPTY; 2],
            discarded: Default::default(),
            decrees: ById::default(),
            senate: ById::default(),
            objectives: bag(self.content.objectives.iter().map(|(card, _)| card)),
            offer: Offer::default(),
            turn: Turn::default(),
            income: Income::default(),
            players: BySeat::default(),
            stack: Stack::default(),
        };
        for seat in self.seats.iter() {
            t.players[seat] = self.own_things();
        }
        let mut tokens = self.all_tokens();
        self.lay_tokens(&mut t, &mut tokens, out);
        self.lay_planets(&mut t, &mut tokens, out);
        self.lay_pirates(&mut t, out);
        for kind in tokens.values_mut() {
            t.left_over.pour(kind);
        }
        self.lay_mining(&mut t, out);
        self.lay_cards(&mut t, out);
        self.deal_to_players(&mut t, out);
        self.lay_offer(&mut t, out);
        t.stack.push(first, Step::Mining(0));
        t
    }

    /// The bonus tokens of each kind.
    fn all_tokens(&self) -> ById<TokenKind, Bag<BonusId, BONUSES>> {
        let mut tokens: ById<TokenKind, Bag<BonusId, BONUSES>> = ById::default();
        for (token, row) in self.values().bonus.iter() {
            tokens[row.kind].put_many(token, row.copies);
        }
        tokens
    }

    /// Tokens on the square spaces of the main tracks and of the round track (TRA-41).
    fn lay_tokens(
        &self,
        t: &mut State,
        tokens: &mut ById<TokenKind, Bag<BonusId, BONUSES>>,
        out: &mut Out<'_>,
    ) {
        let side = self.map().row.side;
        for track in Track::MAIN {
            for space in &self.values().track(track).spaces {
                let Some((kind, a, b)) = space.stack else { continue };
                for _ in 0..if side == Side::A { a } else { b } {
                    let token = draw(&mut tokens[kind], out.chance());
                    t.stacks[track][Level::new(space.level)].push(token);
                }
            }
        }
        for kind in &self.content.sheet().round_tokens {
            t.round_tokens.push(draw(&mut tokens[*kind], out.chance()));
        }
        t.round_tokens.reverse();
    }

    /// Planets with their tokens (TRA-42 to TRA-44).
    fn lay_planets(
        &self,
        t: &mut State,
        tokens: &mut ById<TokenKind, Bag<BonusId, BONUSES>>,
        out: &mut Out<'_>,
    ) {
        let planets = |base: bool| {
            let rows = self.content.planets.iter();
            rows.filter(move |(_, row)| row.kind != PlanetType::Special && row.base == base).map(|(id, _)| id)
        };
        let mut base: Bag<PlanetId, PLANETS> = bag(planets(true));
        let mut other: Bag<PlanetId, PLANETS> = bag(planets(false));
        for (kind, mixed) in [(TokenKind::Basic, false), (TokenKind::Advanced, true)] {
            let spaces: Vec<Space> =
                if mixed { self.map().other().collect() } else { self.map().base().collect() };
            for space in &spaces {
                let planet = draw(if mixed { &mut other } else { &mut base }, out.chance());
                t.planets[*space] = Some(Planet { planet, ..Planet::default() });
                out.tell_all(|| Event::Planet(planet, *space));
            }
            for space in spaces {
                let planet = t.planets[space].as_mut().expect("it has just been laid");
                if self.content.planets[planet.planet].kind == PlanetType::Action {
                    let token = draw(&mut tokens[kind], out.chance());
                    planet.token = Some(token);
                    out.tell_all(|| Event::TokenLaid(token, space));
                }
            }
            // A base planet that is not needed goes to the box (TRA-43).
            if self.options.unused_base_planets == UnusedBase::Mixed {
                other.pour(&mut base);
            }
        }
    }

    /// One token on each planet that is no base planet; blanks are removed (TRA-47).
    fn lay_pirates(&self, t: &mut State, out: &mut Out<'_>) {
        let row = &self.map().row;
        let mut all: Bag<PirateId, PIRATES> = bag(self.values().pirates.iter().map(|(pirates, _)| pirates));
        let is_base = |planet: &Planet| self.content.planets[planet.planet].base;
        let spaces: Vec<_> = self
            .map()
            .other()
            .filter(|space| t.planets[*space].as_ref().is_some_and(|p| !is_base(p)))
            .collect();
        let mut drawn: Vec<_> = (0..row.pirates).map(|_| Some(draw(&mut all, out.chance()))).collect();
        drawn.resize(spaces.len(), None);
        out.chance().shuffle(&mut drawn);
        for (space, pirates) in spaces.into_iter().zip(drawn) {
            let planet = t.planets[space].as_mut().expect("a planet lies on each space");
            planet.pirates = pirates;
            if let Some(pirates) = pirates {
                out.tell_all(|| Event::Pirates(pirates, space));
            }
        }
    }

    /// A token for each player, one for the mining area, the others face down (TRA-48, TRA-49).
    fn lay_mining(&self, t: &mut State, out: &mut Out<'_>) {
        let mut start = Bag::EMPTY;
        for (token, row) in self.content.mining.iter() {
            let into = if row.start { &mut start } else { &mut t.mining_pile };
            into.put_many(token, row.copies);
        }
        for seat in self.seats.iter() {
            let token: MiningId = draw(&mut start, out.chance());
            t.players[seat].mining.push(token);
            out.tell_all(|| Event::FirstMining(seat, token));
        }
        t.mining_pile.pour(&mut start);
        let token = draw(&mut t.mining_pile, out.chance());
        t.mining = Some(token);
        out.tell_all(|| Event::Mining(token));
    }

    /// Technology cards, missions and decrees (TRA-50 to TRA-52).
    fn lay_cards(&self, t: &mut State, out: &mut Out<'_>) {
        let sheet = self.content.sheet();
        for level in 1..=3 {
            let cards = self.content.technologies.iter().filter(|(_, row)| row.level == level);
            let mut deck: Bag<TechnologyId, TECHNOLOGIES> = bag(cards.map(|(card, _)| card));
            for _ in 0..sheet.technologies {
                let card = draw(&mut deck, out.chance());
                t.technologies.put(card);
                out.tell_all(|| Event::Technology(card));
            }
        }
        for (level, places) in (1..).zip(0..t.missions.len()) {
            let cards = self.content.missions.iter().filter(|(_, row)| row.level == level);
            t.mission_decks[places] = bag(cards.map(|(card, _)| card));
            for place in 0..usize::from(sheet.missions) {
                t.missions[places][place] = Some(draw(&mut t.mission_decks[places], out.chance()));
            }
            t.missions[places].sort_by_key(|card| (card.is_none(), *card));
            for card in t.missions[places].into_iter().flatten() {
                out.tell_all(|| Event::Mission(card));
            }
        }
        for office in Office::ALL.iter().copied() {
            let cards = self.content.decrees.iter().filter(|(_, row)| row.deck == office);
            let mut deck: Bag<_, DECREES> = bag(cards.map(|(card, _)| card));
            let decree = draw(&mut deck, out.chance());
            t.decrees[office] = decree;
            out.tell_all(|| Event::Decree(decree));
        }
    }

    /// Markers, workers and goods of the start; ships and first outposts come after the draft (TRA-54, TRA-56, TRA-57,
    /// TRA-63).
    fn own_things(&self) -> Player {
        let (sheet, start) = (self.content.sheet(), self.content.sheet().start);
        let mut player = Player {
            captains: self.captains(),
            crew: sheet.crew_mobilised,
            pods: sheet.crew - sheet.crew_mobilised,
            markers: sheet.markers_in_hold,
            segment: 1,
            ..Player::default()
        };
        player.goods[Good::Credit] = sheet.first_credits;
        for (track, level) in [
            (Track::Technology, start.technology),
            (Track::Military, start.military),
            (Track::Production, start.production),
            (Track::Politics, start.politics),
            (Track::Trade, start.trade),
        ] {
            player.levels[track] = level;
        }
        player
    }

    /// Captains of each player (TRA-57, TRA-273, TRA-274).
    pub(crate) fn captains(&self) -> u8 {
        let third = self.options.third_captain_at_three && self.seats.count() == 3;
        if third { self.content.sheet().captains } else { self.map().row.captains }
    }

    /// Fleet tokens and objectives by chance (TRA-56); objectives are secret (TRA-1).
    fn deal_to_players(&self, t: &mut State, out: &mut Out<'_>) {
        for seat in self.seats.iter() {
            let mut fleet: Bag<FleetId, FLEETS> = bag(self.content.fleet.iter().map(|(token, _)| token));
            for place in 0..FLEETS {
                t.players[seat].fleet[place] = draw(&mut fleet, out.chance());
            }
        }
        for seat in self.seats.iter() {
            for _ in 0..self.content.sheet().objectives {
                let card = draw(&mut t.objectives, out.chance());
                t.players[seat].objectives.push(card);
            }
            let dealt = t.players[seat].objectives;
            out.tell(SeatSet::only(seat), || Event::Objectives(seat, dealt));
        }
    }

    /// As many pairs of wealth cards and as many ability tiles as there are players (TRA-58).
    fn lay_offer(&self, t: &mut State, out: &mut Out<'_>) {
        let players = self.seats.count();
        let mut wealth: Bag<WealthId, WEALTH> = bag(self.values().wealth.iter().map(|(card, _)| card));
        for pair in 0..players {
            let mut cards = [(); 2].map(|()| draw(&mut wealth, out.chance()));
            cards.sort_unstable();
            t.offer.pairs[Pair::new(pair)] = Some(cards);
        }
        let mut abilities: Bag<AbilityId, ABILITIES> =
            bag(self.content.abilities.iter().map(|(tile, _)| tile));
        for _ in 0..players {
            t.offer.abilities.put(draw(&mut abilities, out.chance()));
        }
        if self.options.draft == Draft::Random {
            self.draft_by_chance(t, out);
        }
    }

    /// Nobody chooses (option `draft`).
    fn draft_by_chance(&self, t: &mut State, out: &mut Out<'_>) {
        let mut pairs: Bag<Pair, 5> = bag((0..self.seats.count()).map(Pair::new));
        let mut abilities: Bag<AbilityId, ABILITIES> = bag(t.offer.abilities.iter());
        for seat in self.seats.iter() {
            let pair = draw(&mut pairs, out.chance());
            let ability = draw(&mut abilities, out.chance());
            Self::take_wealth(t, seat, pair, out);
            Self::take_ability(t, seat, ability, out);
        }
    }
}
