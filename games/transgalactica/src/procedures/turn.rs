//! The turn: a main action, an action planet, the personal omni space, or a pass (TRA-85).

use super::prelude::*;
use crate::deeds::Close;
use crate::effects::{Ability, Means, Source};
use crate::event::Event;
use crate::ids::{Area, PlanetType, Worker};
use crate::moves::Free;
use crate::procedures::area::PickArea;
use crate::procedures::finish::Finish;
use crate::space::{Space, Spaces};

/// Somebody's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn;

answers! {
    /// The action of the turn, or a free action before it (TRA-86).
    pub enum Answer of Action {
        Main(area: Area),
        Planet(space: Space, worker: Worker),
        Bridge(worker: Worker),
        Pass,
    } aside { Free(Free) }
}

impl Turn {
    /// Everything but passing and free actions. A player without a captain or a planet for the crew has nothing here (TRA-101,
    /// TRA-276).
    fn parts<'a>(game: &'a Transgalactica, t: &'a State, seat: Seat) -> impl Iterator<Item = Answer> + 'a {
        let workers = [Worker::Captain, Worker::Crew];
        let main = Area::ALL.iter().copied().map(Answer::Main);
        let planets = game.usable_planets(t, seat).iter();
        let planets = planets.flat_map(move |space| workers.map(move |worker| Answer::Planet(space, worker)));
        let bridge = game.has(t, seat, |ability| matches!(ability, Ability::PersonalOmni));
        let bridge = workers.into_iter().filter(move |_| bridge).map(Answer::Bridge);
        main.chain(planets).chain(bridge)
    }

    fn check_main(
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        area: Area,
        means: Means,
    ) -> Result<(), Refusal> {
        if t.players[seat].captains == 0 {
            return Err(Refusal::NoCaptain);
        }
        let there = t.captains[area];
        if there.contains(seat) {
            return Err(Refusal::OwnCaptainHere { area });
        }
        if let Some(who) = there.first()
            && !game.reuses_spaces(t, seat)
        {
            return Err(Refusal::SpaceUsed { area, who });
        }
        game.check_deed(t, seat, area, false, means, 89)
    }

    fn check_planet(
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        (space, worker): (Space, Worker),
        means: Means,
    ) -> Result<(), Refusal> {
        Transgalactica::check_worker(t, seat, worker)?;
        let row = game.planet(t, space).filter(|row| row.kind == PlanetType::Action);
        let row = row.ok_or(Refusal::NotActionPlanet { rule: 96 })?;
        game.check_visit(t, seat, space)?;
        let means = means.without(worker);
        if game.can(t, seat, row.action.id, means) {
            return Ok(());
        }
        let missing = game.lacking(t, seat, row.action.id, means);
        Err(Refusal::NothingPossible { rule: 278, missing })
    }

    fn check_bridge(
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        worker: Worker,
        means: Means,
    ) -> Result<(), Refusal> {
        if !game.has(t, seat, |ability| matches!(ability, Ability::PersonalOmni)) {
            return Err(Refusal::NoBridge);
        }
        if t.players[seat].ability_used {
            return Err(Refusal::OncePerRoundUsed { rule: 269 });
        }
        Transgalactica::check_worker(t, seat, worker)?;
        let means = means.without(worker);
        let main = worker == Worker::Captain || game.upgrade(t, seat).is_some();
        let possible = (main && game.any_deed(t, seat, false, means))
            || (worker == Worker::Crew && game.any_deed(t, seat, true, means));
        if possible {
            return Ok(());
        }
        let missing = game.lacking_any(t, seat, worker == Worker::Crew, means);
        Err(Refusal::NothingPossible { rule: 278, missing })
    }

    fn check_part(
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        answer: Answer,
        means: Means,
    ) -> Result<(), Refusal> {
        match answer {
            Answer::Main(area) => Self::check_main(game, t, seat, area, means),
            Answer::Planet(space, worker) => Self::check_planet(game, t, seat, (space, worker), means),
            Answer::Bridge(worker) => Self::check_bridge(game, t, seat, worker, means),
            Answer::Pass => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    /// Whether a worker of the player could do something with these goods.
    pub(crate) fn could_act(game: &Transgalactica, t: &State, seat: Seat, means: Means) -> bool {
        Self::parts(game, t, seat).any(|answer| Self::check_part(game, t, seat, answer, means).is_ok())
    }

    fn pass(t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.turn.passes += 1;
        t.turn.acting = None;
        out.tell_all(|| Event::Passes(seat));
    }
}

impl Question<Transgalactica> for Turn {
    type Answer = Answer;

    /// With nothing to do but to pass nobody is asked; by an option neither if only useless exchanges are left.
    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        let means = Transgalactica::means(t, seat);
        if Self::could_act(game, t, seat, means) || game.has_use_of_free_actions(t, seat) {
            return true;
        }
        let exchange = game.could_exchange(t, seat);
        exchange && (!game.options.auto_pass || game.acts_after_exchange(t, seat))
    }

    fn skip(self, _: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Self::pass(t, seat, out);
    }

    fn ask(self, game: &Transgalactica, t: &State, seat: Seat) -> Ask<Answer> {
        let key = if t.players[seat].captains > 0 {
            "ask-turn"
        } else if Self::could_act(game, t, seat, Transgalactica::means(t, seat)) {
            "ask-turn-crew"
        } else {
            "ask-turn-pass"
        };
        Ask::open(Text::new(key), tra(85), seat).in_turn().or(Answer::Pass)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Self::parts(game, t, seat));
        into.push(Answer::Pass);
        into.moves::<Free>(game, t, seat);
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        Self::check_part(game, t, seat, answer, Transgalactica::means(t, seat))
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Main(area) => {
                let again = !t.captains[area].is_empty();
                t.captains[area] = t.captains[area].with(seat);
                Self::send(t, seat, Worker::Captain);
                // Nobody follows an action that was used before (TRA-263).
                t.turn.follows = (!again).then_some(area);
                out.tell_all(|| {
                    if again { Event::CaptainAgain(seat, area) } else { Event::Captain(seat, area) }
                });
                game.begin(t, seat, area, false, Source::Action);
            }
            Answer::Planet(space, worker) => {
                Self::send(t, seat, worker);
                game.visit(t, seat, space);
                let planet = t.planets[space].expect("an action planet").planet;
                out.tell_all(|| Event::PlanetAction(seat, worker, planet));
                t.stack.push(seat, Close::Planet(space));
                game.start(t, seat, game.content.planets[planet].action.id, Source::Planet);
            }
            Answer::Bridge(worker) => {
                Self::send(t, seat, worker);
                t.players[seat].ability_used = true;
                out.tell_all(|| Event::Bridge(seat, worker));
                if worker == Worker::Captain {
                    t.stack.push(seat, PickArea { secondary: false, source: Source::Action });
                } else {
                    game.board_bridge(t, seat, out);
                }
            }
            Answer::Pass => Self::pass(t, seat, out),
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Main(area) => Text::new("label-main").name("area", area.key()),
            Answer::Planet(space, worker) => Text::new("label-planet")
                .name("planet", game.space_key(t, space))
                .name("worker", worker.key()),
            Answer::Bridge(worker) => Text::new("label-bridge").name("worker", worker.key()),
            Answer::Pass => Text::new("label-pass"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}

impl Turn {
    /// A worker leaves the panel; what follows is the action, then the end of the turn.
    fn send(t: &mut State, seat: Seat, worker: Worker) {
        t.turn.passes = 0;
        t.players[seat].send(worker);
        t.stack.push(seat, Finish);
    }
}

impl Transgalactica {
    /// Whether a captain may use spaces that others have used (TRA-263, TRA-264).
    fn reuses_spaces(&self, t: &State, seat: Seat) -> bool {
        t.turn.reuse || self.has(t, seat, |ability| matches!(ability, Ability::ReuseMainSpaces))
    }

    /// Whether a worker can be placed on a planet or the personal space: its kind, and one is available (TRA-30 to TRA-33).
    fn check_worker(t: &State, seat: Seat, worker: Worker) -> Result<(), Refusal> {
        if worker == Worker::Lieutenant {
            return Err(Refusal::WrongWorker { worker });
        }
        let there = t.players[seat].available(worker) > 0;
        if there { Ok(()) } else { Err(Refusal::NoWorker { rule: 101, worker }) }
    }

    /// Action planets with an own outpost, and those of others with Visiting Rights.
    fn usable_planets(&self, t: &State, seat: Seat) -> Spaces {
        let is_action =
            |space: &Space| self.planet(t, *space).is_some_and(|row| row.kind == PlanetType::Action);
        let mut spaces = t.players[seat].outposts;
        if self.card(t, seat, |ability| matches!(ability, Ability::VisitPlanet)).is_some() {
            for other in self.seats.others(seat) {
                spaces = spaces.union(t.players[other].outposts);
            }
        }
        spaces.iter().filter(is_action).collect()
    }

    /// Whether a planet's action can be used, by each player on an own space (TRA-97) and followed by nobody (TRA-98): own outpost and not used, or once a round somebody else's (TRA-96, TRA-265).
    fn check_visit(&self, t: &State, seat: Seat, space: Space) -> Result<(), Refusal> {
        let player = &t.players[seat];
        let own = player.outposts.contains(space);
        if own && !player.planets_used.contains(space) {
            return Ok(());
        }
        let refusal = if own { Refusal::PlanetUsed } else { Refusal::NoOutpostHere { rule: 96 } };
        let Some(card) = self.card(t, seat, |ability| matches!(ability, Ability::VisitPlanet)) else {
            return Err(refusal);
        };
        if !self.seats.others(seat).any(|other| t.players[other].outposts.contains(space)) {
            return Err(if own { refusal } else { Refusal::NoOutpostHere { rule: 265 } });
        }
        if player.flipped.contains(card) {
            return Err(Refusal::OncePerRoundUsed { rule: 178 });
        }
        Ok(())
    }

    /// Notes that a planet's action is used.
    fn visit(&self, t: &mut State, seat: Seat, space: Space) {
        let card = self.card(t, seat, |ability| matches!(ability, Ability::VisitPlanet));
        let player = &mut t.players[seat];
        if player.outposts.contains(space) && !player.planets_used.contains(space) {
            player.planets_used.put(space);
        } else if let Some(card) = card {
            player.flipped.put(card);
        }
    }

    /// The marked card with an ability.
    pub(crate) fn card(
        &self,
        t: &State,
        seat: Seat,
        is: impl Fn(&Ability) -> bool,
    ) -> Option<crate::ids::TechnologyId> {
        let mut cards = t.players[seat].technologies.iter();
        cards.find(|card| self.content.technologies[*card].always.iter().any(&is))
    }

    /// The card that turns a secondary action into the main one, if it was not used in this round (TRA-266).
    pub(crate) fn upgrade(&self, t: &State, seat: Seat) -> Option<crate::ids::TechnologyId> {
        let card = self.card(t, seat, |ability| matches!(ability, Ability::SecondaryAsMain))?;
        (!t.players[seat].flipped.contains(card)).then_some(card)
    }
}
