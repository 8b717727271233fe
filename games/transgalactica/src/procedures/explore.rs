//! An exploration step by step (TRA-108 to TRA-127, R76 to R78).

use orrery_core::Set;

use super::prelude::*;
use crate::actions::{Fare, Ship, Spot};
use crate::effects::{Exploration, Place, Raised};
use crate::moves::Free;
use crate::space::Space;

/// An exploration under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explore {
    /// Movement and an outpost, or one of them.
    pub kind: Exploration,
    /// Moves that were allowed when the first one was made, and those left (TRA-109).
    pub moves: Option<(u8, u8)>,
    /// Moves without energy that were made (TRA-121).
    pub free_made: u8,
    /// Outposts that may be placed.
    pub outposts: u8,
    /// The free move or outpost of the second ship (TRA-124).
    pub extra: bool,
    /// Ships that have moved.
    pub moved: Set<Ship>,
    /// Ships that moved and then received an outpost (TRA-112).
    pub closed: Set<Ship>,
    /// Some part was carried out (TRA-277).
    pub done: bool,
}

answers! {
    /// A move, an outpost, the end, or a free action (TRA-212).
    pub enum Answer of Action {
        Move(ship: Ship, to: Space, fare: Fare),
        Outpost(space: Space, spot: Spot),
        Done,
    } aside { Free(Free) }
}

impl Explore {
    /// At the beginning.
    pub(crate) fn new(kind: Exploration, second_ship: bool) -> Self {
        Self {
            kind,
            moves: None,
            free_made: 0,
            outposts: 1,
            extra: second_ship,
            moved: Set::NONE,
            closed: Set::NONE,
            done: false,
        }
    }

    /// Moves that were allowed, and those left.
    fn allowance(self, game: &Transgalactica, t: &State, seat: Seat) -> (u8, u8) {
        self.moves.unwrap_or_else(|| {
            let all = game.all_moves(t, seat);
            (all, all)
        })
    }

    fn has_free_move(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        self.extra || (self.allowance(game, t, seat).1 > 0 && game.free_moves(t, seat) > self.free_made)
    }

    /// Moves and outposts that one could mean.
    fn parts<'a>(
        self,
        game: &'a Transgalactica,
        t: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = Answer> + 'a {
        let free = self.has_free_move(game, t, seat);
        let keys = game.wormhole_price(t, seat).is_some();
        let moves = Transgalactica::ships(t, seat).flat_map(move |(ship, from)| {
            let fares = Fare::ALL.iter().copied().filter(move |fare| match fare {
                Fare::Energy | Fare::Alien => true,
                Fare::Free => free,
                Fare::Resources => keys,
            });
            fares.flat_map(move |fare| {
                game.targets(t, seat, from, fare).iter().map(move |to| Answer::Move(ship, to, fare))
            })
        });
        let sites = game.sites(t, seat, Place::Orbited).minus(t.players[seat].outposts);
        let outposts = sites
            .iter()
            .flat_map(move |space| game.spots(t, seat, space).map(move |spot| Answer::Outpost(space, spot)));
        outposts.chain(moves)
    }

    fn legal<'a>(
        self,
        game: &'a Transgalactica,
        t: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = Answer> + 'a {
        self.parts(game, t, seat).filter(move |answer| self.check(game, t, seat, *answer).is_ok())
    }

    fn check_move(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        (ship, to): (Ship, Space),
        fare: Fare,
    ) -> Result<(), Refusal> {
        let from = t.players[seat].ships[ship].ok_or(Refusal::NoSuchShip)?;
        let (all, left) = self.allowance(game, t, seat);
        // The secondary action was an outpost (TRA-113).
        if self.kind == Exploration::Either && self.moves == Some((0, 0)) && !self.extra {
            return Err(Refusal::OneOptionOnly);
        }
        if self.closed.contains(ship) {
            return Err(Refusal::OutpostBetweenMoves);
        }
        match fare {
            Fare::Energy if left == 0 => return Err(Refusal::NoMovesLeft { moves: all }),
            Fare::Alien | Fare::Resources if left == 0 && !self.extra => {
                return Err(Refusal::NoMovesLeft { moves: all });
            }
            Fare::Free if !self.has_free_move(game, t, seat) => {
                return Err(Refusal::NoFreeMove);
            }
            Fare::Energy | Fare::Free | Fare::Alien | Fare::Resources => {}
        }
        game.check_way(t, seat, (from, to), fare, t.players[seat].goods)
    }

    fn check_outpost(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        (space, spot): (Space, Spot),
    ) -> Result<(), Refusal> {
        if self.outposts == 0 && !self.extra {
            let either = self.kind == Exploration::Either && !self.moved.is_empty();
            return Err(if either { Refusal::OneOptionOnly } else { Refusal::OutpostPlaced });
        }
        let means = Transgalactica::means(t, seat);
        game.check_outpost(t, seat, (space, spot), (Place::Orbited, false), means)
    }

    /// After a move with this fare.
    fn after_move(mut self, game: &Transgalactica, t: &State, seat: Seat, ship: Ship, fare: Fare) -> Self {
        let (all, left) = self.allowance(game, t, seat);
        let free = fare == Fare::Free && left > 0 && game.free_moves(t, seat) > self.free_made;
        // The extra of the second ship does not use up the allowance (R78).
        let extra = (fare == Fare::Free && !free) || left == 0;
        if extra {
            self.extra = false;
        } else {
            self.moves = Some((all, left - 1));
            self.free_made += u8::from(free);
            if self.kind == Exploration::Either {
                self.outposts = 0;
            }
        }
        self.moved.put(ship);
        self.done = true;
        self
    }

    /// After an outpost on this planet.
    fn after_outpost(mut self, t: &State, seat: Seat, space: Space) -> Self {
        // In the secondary action the extra is used first, so that the mode stays open (TRA-125).
        let extra = self.extra && (self.outposts == 0 || self.kind == Exploration::Either);
        if extra {
            self.extra = false;
        } else {
            self.outposts -= 1;
            if self.kind == Exploration::Either {
                self.moves.get_or_insert((0, 0));
            }
        }
        let here = || Transgalactica::ships(t, seat).filter(|(_, at)| *at == space).map(|(ship, _)| ship);
        if !here().any(|ship| !self.moved.contains(ship))
            && let Some(ship) = here().find(|ship| !self.closed.contains(*ship))
        {
            self.closed.put(ship);
        }
        self.done = true;
        self
    }

    /// Whether a move or an outpost is possible.
    pub(crate) fn could_go_on(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        self.legal(game, t, seat).next().is_some()
    }

    /// The exploration is over.
    fn end(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if !self.done {
            game.void_exploration(t);
        } else if !self.moved.is_empty() {
            game.raise(t, seat, Raised::ShipMoved, out);
        }
    }
}

impl Question<Transgalactica> for Explore {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        let freely = || game.acts_freely(t, seat) && game.has_use_of_free_actions(t, seat);
        match only(self.legal(game, t, seat)) {
            Only::Several => true,
            Only::One(_) => self.done || freely(),
            // An exchange may make a move or an outpost possible.
            Only::None => {
                freely() || (game.acts_freely(t, seat) && game.explores_after_exchange(t, seat, self))
            }
        }
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let found = only(self.legal(game, t, seat));
        match found {
            Only::One(answer) if !self.done => self.apply(game, t, seat, answer, out),
            Only::None | Only::One(_) | Only::Several => self.end(game, t, seat, out),
        }
    }

    fn ask(self, game: &Transgalactica, t: &State, seat: Seat) -> Ask<Answer> {
        let (_, left) = self.allowance(game, t, seat);
        let open = self.kind == Exploration::Either && !self.done;
        let possible = || self.legal(game, t, seat);
        let moves = possible().any(|answer| matches!(answer, Answer::Move(..)));
        let outposts = possible().any(|answer| matches!(answer, Answer::Outpost(..)));
        let ask = match (moves, outposts) {
            // It waits for free actions alone.
            (false, false) => Ask::open(Text::new("ask-explore-nothing"), tra(212), seat),
            _ if open => Ask::open(Text::new("ask-explore-secondary"), tra(113), seat),
            (false, true) => Ask::open(Text::new("ask-explore-outpost"), tra(108), seat),
            (true, _) => {
                let free = game.free_moves(t, seat).saturating_sub(self.free_made).min(left);
                let text = Text::new("ask-explore").amount("moves", left);
                Ask::open(text.amount("free", free + u8::from(self.extra)), tra(108), seat)
            }
        };
        if self.done { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.parts(game, t, seat));
        into.push(Answer::Done);
        if game.acts_freely(t, seat) {
            into.moves::<Free>(game, t, seat);
        }
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Move(ship, to, fare) => self.check_move(game, t, seat, (ship, to), fare),
            Answer::Outpost(space, spot) => self.check_outpost(game, t, seat, (space, spot)),
            Answer::Done if self.done || self.legal(game, t, seat).next().is_none() => Ok(()),
            Answer::Done => Err(Refusal::NothingDoneYet),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Move(ship, to, fare) => {
                t.stack.push(seat, self.after_move(game, t, seat, ship, fare));
                game.travel(t, seat, (ship, to), fare, out);
            }
            Answer::Outpost(space, spot) => {
                t.stack.push(seat, self.after_outpost(t, seat, space));
                game.place_outpost(t, seat, (space, spot), false, out);
            }
            Answer::Done => self.end(game, t, seat, out),
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Move(ship, to, fare) => game.move_label(t, seat, (ship, to), fare),
            Answer::Outpost(space, spot) => game.outpost_label(t, space, spot),
            Answer::Done => Text::new("label-enough"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
