//! Mining rewards and harvests.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Goods, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::Transgalactica;
use crate::effects::{Run, Source};
use crate::event::Event;
use crate::flow::Out;
use crate::ids::{Colour, Good, PlanetType, Resource, Track};
use crate::procedures::gain_any::GainAny;
use crate::procedures::harvest::Harvest;
use crate::space::{Space, Spaces};
use crate::state::State;

/// All mining rewards one after another: tokens from the top, then planets (R85).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mine {
    /// The next token; then the next planet, by its number.
    pub next: u8,
    /// Planets, not tokens.
    pub planets: bool,
    /// Mining planets only (TRA-163).
    pub only_mining: bool,
}

impl Script<Transgalactica> for Mine {
    fn run(self, game: &Transgalactica, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if self.planets {
            let due = t.players[seat].outposts.iter().filter_map(|space| {
                let planet = t.planets[space]?.planet;
                let row = &game.content.planets[planet];
                let meant = !self.only_mining || row.kind == PlanetType::Mining;
                (meant && !row.mining.steps.is_empty() && planet.index() >= usize::from(self.next))
                    .then_some((planet, row.mining.id))
            });
            if let Some((planet, block)) = due.min_by_key(|(planet, _)| *planet) {
                t.stack.push(seat, Self { next: planet.index() as u8 + 1, ..self });
                game.start(t, seat, block, Source::Planet);
            }
            return;
        }
        let Some(token) = t.players[seat].mining.get(usize::from(self.next)) else {
            t.stack.push(seat, Self { next: 0, planets: true, ..self });
            return;
        };
        let block = game.content.mining[*token].mining.id;
        t.stack.push(seat, Self { next: self.next + 1, ..self });
        // TRA-159, TRA-161
        let needs = game.content.panel().mining[usize::from(self.next)].politics;
        if game.level(t, seat, Track::Politics) >= needs {
            game.start(t, seat, block, Source::Token);
        }
    }
}

impl Transgalactica {
    /// All rewards of tokens and planets (TRA-159, TRA-160).
    pub(crate) fn mine_all(t: &mut State, seat: Seat) {
        t.stack.push(seat, Mine { next: 0, planets: false, only_mining: false });
    }

    /// The rewards of mining planets alone; the next effect is told how many they are (TRA-163).
    pub(crate) fn mine_planets(&self, t: &mut State, seat: Seat) {
        let count = self.mining_planets(t, seat).count() as u8;
        if let Some(run) = t.stack.top_mut::<Run>() {
            run.last = count;
        }
        t.stack.push(seat, Mine { next: 0, planets: true, only_mining: true });
    }

    /// The token of the mining area to the topmost free space, if there is one (TRA-154, TRA-156), whatever grants the main
    /// action (TRA-157); the secondary one takes none (TRA-158).
    pub(crate) fn take_mining_token(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(token) = self.takes_mining_token(t, seat) {
            t.mining = None;
            t.players[seat].mining.push(token);
            out.tell_all(|| Event::MiningToken(seat, token));
        }
    }

    /// As many outposts as the production level yield (TRA-190).
    pub(crate) fn harvest(&self, t: &mut State, seat: Seat) {
        let left = self.level(t, seat, Track::Production);
        t.stack.push(seat, Harvest { left, used: Spaces::NONE });
    }

    /// What the outpost on a planet can bring (TRA-192).
    fn yields(&self, t: &State, space: Space) -> Set<Resource> {
        let Some(row) = self.planet(t, space) else { return Set::NONE };
        let resource = |colour: &Colour| match colour {
            Colour::Yellow => Some(Resource::Energy),
            Colour::Green => Some(Resource::Alien),
            Colour::Purple => Some(Resource::Ore),
            Colour::Grey => None,
        };
        row.colours.iter().filter_map(resource).collect()
    }

    /// Own outposts that yield anything.
    pub(crate) fn yielding(&self, t: &State, seat: Seat) -> Spaces {
        let own = t.players[seat].outposts.iter();
        own.filter(|space| *space == Space::Hub || !self.yields(t, *space).is_empty()).collect()
    }

    /// These outposts yield: what has no choice at once.
    pub(crate) fn bring_in(&self, t: &mut State, seat: Seat, spaces: Spaces, out: &mut Out<'_>) {
        let mut goods = Goods::<Good>::none();
        let mut any = 0;
        for space in spaces.iter() {
            if space == Space::Hub {
                self.start(t, seat, self.content.sheet().capital.id, Source::Action);
                continue;
            }
            let kinds = self.yields(t, space);
            match (kinds.len(), kinds.first()) {
                (1, Some(resource)) => goods[resource.into()] += 1,
                (2, _) => t.stack.push(seat, GainAny { left: 1, kinds }),
                _ => any += 1,
            }
        }
        if any > 0 {
            t.stack.push(seat, GainAny::any(any));
        }
        self.gain_goods(t, seat, goods, out);
    }
}
