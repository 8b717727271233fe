//! Sources of income: which there are, and what becomes of them (TRA-72 to TRA-82, TRA-288 to TRA-290).

use orrery_core::procedure::Frames as _;
use orrery_core::procedure::yes_no::YesNo;
use orrery_core::{Goods, Seat};

use crate::Transgalactica;
use crate::content::Holds;
use crate::effects::{Ability, BlockId, Effect, Source};
use crate::flow::Out;
use crate::ids::Track;
use crate::procedures::double::Double;
use crate::procedures::income::Collecting;
use crate::procedures::may::May;
use crate::space::Space;
use crate::state::{Doubled, Income, Place, State};

/// A source of income.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pays {
    /// A main track (TRA-76).
    Track(Track),
    /// A space of the income track (TRA-77).
    Token(Place),
    /// An empty space of the outpost row (TRA-79).
    Outpost(Place),
    /// An empty space of a captain (TRA-80).
    Captain(Place),
    /// An empty space of crew (TRA-80).
    Crew(Place),
    /// A planet (TRA-75).
    Planet(Space),
}

impl Pays {
    /// What its effects count as.
    const fn source(self) -> Source {
        match self {
            Self::Track(_) | Self::Token(_) => Source::Income,
            Self::Outpost(_) | Self::Captain(_) | Self::Crew(_) => Source::Panel,
            Self::Planet(_) => Source::Planet,
        }
    }
}

fn places(count: usize) -> impl Iterator<Item = Place> {
    (0..count.min(Place::BOUND) as u8).map(Place::new)
}

impl Transgalactica {
    /// The income part of a player begins: what is missing is topped up, and a token may double it (TRA-74, TRA-82).
    pub(crate) fn begin_income(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.income = Income { manned: t.players[seat].manned(), ..Income::default() };
        t.stack.push(seat, Collecting);
        t.stack.push(seat, YesNo(Double));
        let mut goods = Goods::none();
        for ability in self.abilities(t, seat) {
            if let Ability::TopUp(kinds) = ability {
                for kind in kinds.iter().filter(|kind| t.players[seat].goods[**kind] == 0) {
                    goods[*kind] = 1;
                }
            }
        }
        self.gain_goods(t, seat, goods, out);
    }

    /// Sources that have not paid yet, in the order of the ledger (R63).
    pub(crate) fn sources(&self, t: &State, seat: Seat) -> impl Iterator<Item = (Pays, BlockId)> {
        let (player, panel, done) = (&t.players[seat], self.content.panel(), t.income);
        let tracks = Track::MAIN.into_iter().filter(move |track| !done.tracks.contains(*track));
        let tracks = tracks.map(move |track| {
            (Pays::Track(track), self.values().space(track, player.level(track)).income.id)
        });
        let tokens = places(panel.income.len()).filter(move |place| !done.tokens.contains(*place));
        let tokens =
            tokens.filter_map(move |place| Some((Pays::Token(place), self.token_income(t, seat, place)?)));
        let outposts =
            places(player.outposts.len().into()).filter(move |place| !done.outposts.contains(*place));
        let outposts =
            outposts.map(move |place| (Pays::Outpost(place), panel.outposts[place.index()].income.id));
        let captains = places(panel.captains.len()).skip(self.captains().into());
        let captains = captains.filter(move |place| !done.captains.contains(*place));
        let captains =
            captains.map(move |place| (Pays::Captain(place), panel.captains[place.index()].income.id));
        let crew = places(panel.crew.len()).skip(done.manned.into());
        let crew = crew.filter(move |place| !done.crew.contains(*place));
        let crew = crew.map(move |place| (Pays::Crew(place), panel.crew[place.index()].income.id));
        let planets = player.outposts.minus(done.planets).iter();
        let planets =
            planets.filter_map(move |space| Some((Pays::Planet(space), self.planet(t, space)?.income.id)));
        let all = tracks.chain(tokens).chain(outposts).chain(captains).chain(crew).chain(planets);
        all.filter(move |(_, block)| !self.content.block(*block).is_empty())
    }

    /// What the token on a space of the income track brings, if politics allows (TRA-77, TRA-78, TRA-288).
    fn token_income(&self, t: &State, seat: Seat, place: Place) -> Option<BlockId> {
        let rows = &self.content.panel().income;
        let row = &rows[place.index()];
        let before = rows[..place.index()].iter().filter(|other| other.holds == row.holds).count();
        let block = match row.holds {
            Holds::Pirates => {
                let pirates = t.players[seat].pirates.get(before)?;
                self.values().pirates[*pirates].income.id
            }
            Holds::Fleet => {
                let out = before < self.fleets_out(t, seat);
                self.content.fleet[*t.players[seat].fleet.get(before).filter(|_| out)?].then.id
            }
            Holds::Marker => return None,
        };
        (self.level(t, seat, Track::Politics) >= row.politics).then_some(block)
    }

    /// Notes that a source has paid, and says how often it does.
    fn paid(t: &mut State, source: Pays) -> u8 {
        match source {
            Pays::Track(track) => t.income.tracks.put(track),
            Pays::Token(place) => t.income.tokens.put(place),
            Pays::Outpost(place) => t.income.outposts.put(place),
            Pays::Captain(place) => t.income.captains.put(place),
            Pays::Crew(place) => t.income.crew.put(place),
            Pays::Planet(space) => t.income.planets.put(space),
        }
        match t.income.doubled {
            Doubled::No | Doubled::Some(0) => 1,
            Doubled::Some(left) => {
                t.income.doubled = Doubled::Some(left - 1);
                2
            }
            Doubled::All => 2,
        }
    }

    /// Everything that asks nothing (R63).
    pub(crate) fn collect_plain(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        loop {
            let next =
                self.sources(t, seat).find(|(source, block)| self.is_plain(*block) || !source.has_name());
            let Some((source, block)) = next else { return };
            self.resolve(t, seat, source, block, out);
        }
    }

    /// Everything, in whatever order.
    pub(crate) fn collect_all(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        loop {
            let next = self.sources(t, seat).next();
            let Some((source, block)) = next else { return };
            self.resolve(t, seat, source, block, out);
        }
    }

    /// A source with a choice or a payment. Naming one that can be declined accepts it.
    pub(crate) fn take_income(&self, t: &mut State, seat: Seat, source: Pays, out: &mut Out<'_>) {
        let found = self.sources(t, seat).find(|(other, _)| *other == source);
        if let Some((_, block)) = found {
            self.resolve(t, seat, source, block, out);
        }
    }

    fn resolve(&self, t: &mut State, seat: Seat, source: Pays, block: BlockId, out: &mut Out<'_>) {
        let times = Self::paid(t, source);
        if self.is_plain(block) {
            for _ in 0..times {
                self.gain_plain(t, seat, block, out);
            }
            return;
        }
        // What is paid for is asked for again (R65).
        if let [Effect::May(then)] = self.content.block(block) {
            if times > 1 {
                t.stack.push(seat, YesNo(May { block: then.id, source: source.source() }));
            }
            self.start(t, seat, then.id, source.source());
            return;
        }
        for _ in 0..times {
            self.start(t, seat, block, source.source());
        }
    }
}

impl Pays {
    /// Whether an answer can name it.
    fn has_name(self) -> bool {
        !matches!(self, Self::Outpost(_) | Self::Captain(_))
    }
}
