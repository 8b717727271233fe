//! Where a ship is launched to (AND-39 to AND-52).

use super::pay::Pay;
use super::prelude::*;
use crate::effects::Moment;
use crate::event::Event;
use crate::flow::Phase;
use crate::ids::{Goods, Resource, ShipKind, TacticId};
use crate::space::Space;
use crate::state::{Place, Tile};

/// The ship that has been picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Region {
    /// Its type.
    pub kind: ShipKind,
}

answers! {
    /// A region, or a card that changes the launch.
    pub enum Answer of Action { Go(space: Space), Play(card: TacticId) }
}

/// One card that changes the launch is enough.
const fn moments(t: &State) -> &'static [Moment] {
    if t.turn.far { &[] } else { &[Moment::Region] }
}

/// Whether a ship comes farther, or for less energy, once this card is gone from the hand (AND-274). What the card is
/// worth as a resource at a base is gone with it (AND-45).
pub(crate) fn helps_launch(game: &Andromeda, t: &State, seat: Seat, kind: ShipKind, card: TacticId) -> bool {
    let mut after = *t;
    if !after.players[seat].hand.take(card) {
        return false;
    }
    let far = game.launch_targets(&after, seat, kind, true);
    far.iter().any(|space| game.launch_cost(t, seat, kind, space, false) != Ok(0))
}

impl Question<Andromeda> for Region {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(ship_label("ask-region", self.kind), and(39), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(t.regions().iter().map(Answer::Go));
        into.extend(game.fitting_cards(t, seat, moments(t)).map(Answer::Play));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Go(space) => game.launch_cost(t, seat, self.kind, space, t.turn.far).map(|_| ()),
            Answer::Play(card) => {
                let play = game.fitting_play(t, seat, card, moments(t))?;
                game.check_steps(t, seat, &play.then.steps, Goods::just(Resource::Tactics, 1))?;
                allow(helps_launch(game, t, seat, self.kind, card), Refusal::NoFarther)
            }
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Go(space) => self.place(game, t, seat, space, out),
            Answer::Play(card) => {
                t.stack.push(seat, self);
                game.play(t, seat, moments(t), card, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Go(space) => game.region_label("label-go", t, space),
            Answer::Play(card) => game.play_label(card),
        }
    }
}

impl Region {
    /// The ship is placed and its region is active for the whole turn (AND-39). A base must now be used (AND-45).
    fn place(self, game: &Andromeda, t: &mut State, seat: Seat, space: Space, out: &mut Out<'_>) {
        let kind = self.kind;
        let energy = game.launch_cost(t, seat, kind, space, t.turn.far).expect("checked before");
        t.stack.push(seat, Pay::energy(energy));
        t.players[seat].move_ship(kind, Place::Hangar, Place::At(space));
        t.turn.region = Some(space);
        t.turn.ship = Some(kind);
        t.turn.promise = matches!(t.map[space], Tile::Base(_));
        out.tell_all(|| Event::Launched(seat, kind, space));
        t.turn.phase = Phase::Launched;
    }
}
