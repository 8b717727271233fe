//! What several rules do to the table.

use orrery_core::options::WordOr;
use orrery_core::procedure::Frames as _;
use orrery_core::{ById, Chance, Id as _, Outside, Seat, Set};

use crate::Eclipse;
use crate::content::Guard;
use crate::event::Event;
use crate::ids::{ActionKind, Direction, GuardId, Resource, SectorId, TechnologyId, Track, Unit};
use crate::procedures::explore_disc::Discover;
use crate::run::{Effects, From, Revelation};
use crate::state::{Purse, SHUFFLES, State};

/// The world outside, as these rules see it.
pub(crate) type Out<'a> = Outside<'a, Event>;

/// One of a set, each equally likely.
pub(crate) fn pick<I: orrery_core::Id>(from: Set<I>, chance: &mut Chance) -> Option<I> {
    if from.is_empty() {
        return None;
    }
    from.iter().nth(chance.pick(from.len().into()))
}

impl Eclipse {
    /// Adds resources to a storage (ECL-1).
    pub(crate) fn gain(&self, t: &mut State, seat: Seat, what: ById<Resource, u8>, out: &mut Out<'_>) {
        for (resource, amount) in what.iter() {
            self.store(t, seat, resource, (*amount).into());
        }
        out.tell_all(|| Event::Gained(seat, what));
    }

    /// Puts resources in a storage, which the option `storage_cap` can limit (ECL-1).
    pub(crate) fn store(&self, t: &mut State, seat: Seat, resource: Resource, amount: u16) {
        let stored = &mut t.players[seat].goods[resource];
        *stored = stored.saturating_add(amount).min(self.storage_cap());
    }

    /// The most that can be stored of a resource.
    pub(crate) fn storage_cap(&self) -> u16 {
        match self.options.storage_cap {
            WordOr::Number(cap) => cap.into(),
            WordOr::Word(_) => u16::MAX,
        }
    }

    /// Takes what has been found to be there.
    pub(crate) fn spend(t: &mut State, seat: Seat, what: ById<Resource, u8>, out: &mut Out<'_>) {
        for (resource, amount) in what.iter() {
            t.players[seat].goods[resource] -= u16::from(*amount);
        }
        out.tell_all(|| Event::Paid(seat, what));
    }

    /// Whether a storage holds this.
    pub(crate) fn covers(goods: Purse, cost: ById<Resource, u8>) -> bool {
        cost.iter().all(|(resource, amount)| goods[resource] >= u16::from(*amount))
    }

    /// Puts ships in a sector (ECL-118).
    pub fn add_ships(t: &mut State, seat: Seat, sector: SectorId, unit: Unit, count: u8) {
        if count == 0 {
            return;
        }
        let at = &mut t.sectors[sector];
        at.ships[seat].add(unit, count);
        if !at.entered.contains(&seat) {
            at.entered.push(seat);
        }
        t.players[seat].fleets.put(sector);
    }

    /// Takes ships out of a sector; whoever has none left loses the place (ECL-118).
    pub(crate) fn take_ships(t: &mut State, seat: Seat, sector: SectorId, unit: Unit, count: u8) {
        let at = &mut t.sectors[sector];
        at.ships[seat].take(unit, count);
        if at.ships[seat].is_empty() {
            at.entered.retain(|other| *other != seat);
            t.players[seat].fleets.take(sector);
        }
    }

    /// Puts a disc of the influence track on a sector; a discovery that nobody guards is claimed (ECL-53, ECL-59,
    /// ECL-200).
    pub(crate) fn place_disc(t: &mut State, seat: Seat, sector: SectorId, out: &mut Out<'_>) {
        t.players[seat].discs -= 1;
        t.players[seat].controls.put(sector);
        t.sectors[sector].owner = Some(seat);
        out.tell_all(|| Event::DiscPlaced(seat, sector));
        if t.sectors[sector].discovery && !t.sectors[sector].is_guarded() {
            t.stack.push(seat, Discover { sector });
        }
    }

    /// Takes a disc off a sector; its cubes are still there (ECL-74).
    pub(crate) fn lift_disc(t: &mut State, sector: SectorId) {
        if let Some(seat) = t.sectors[sector].owner.take() {
            t.players[seat].controls.take(sector);
            t.players[seat].discs += 1;
        }
    }

    /// Puts a new face-down discovery on a sector, if there is one left (ECL-52, ECL-58, ECL-68).
    pub(crate) fn hide_discovery(t: &mut State, sector: SectorId, out: &mut Out<'_>) {
        if Self::discoveries_left(t, out) > 0 {
            t.sectors[sector].discovery = true;
            t.sectors[sector].shuffle = t.shuffle;
            t.shuffled().on_map += 1;
        }
    }

    /// How many discoveries are in the stack. An empty one is made of the discards (ECL-68).
    pub(crate) fn discoveries_left(t: &mut State, out: &mut Out<'_>) -> u16 {
        if t.discovery_stack() == 0 && !t.discarded.is_empty() {
            let mut discarded = std::mem::take(&mut t.discarded);
            t.shuffle = (t.shuffle + 1).min(SHUFFLES as u8 - 1);
            t.shuffled().unseen.pour(&mut discarded);
            out.tell_all(|| Event::DiscoveriesReshuffled);
        }
        t.discovery_stack()
    }

    /// Ships and a discovery on a sector that has just been laid (ECL-52, ECL-57, ECL-197).
    pub(crate) fn populate(&self, t: &mut State, sector: SectorId, out: &mut Out<'_>) {
        let tile = self.tile(sector);
        if tile.guard == Guard::Cruiser
            && let Some(cruiser) = pick::<GuardId>(t.cruisers, out.chance())
        {
            t.cruisers.take(cruiser);
            t.sectors[sector].guard = Some(cruiser);
            out.tell_all(|| Event::Homeworld(sector, cruiser));
        }
        if tile.discovery {
            Self::hide_discovery(t, sector, out);
        }
    }

    /// A technology goes to a track, then works (ECL-78, ECL-81, ECL-87, R76).
    pub(crate) fn learn(&self, t: &mut State, seat: Seat, technology: TechnologyId, track: Track) {
        let kit = self.kit(t, seat);
        let player = &mut t.players[seat];
        player.tracks[track].push(technology);
        player.technologies.put(technology);
        if kit.revelation && !player.revealed && player.tracks[track].len() == 4 {
            player.revealed = true;
            t.stack.push(seat, Revelation);
        }
        let sector = t.players[seat].home;
        t.stack.push(seat, Effects { from: From::Technology(technology), at: 0, sector });
    }

    /// A technology leaves the supply.
    pub(crate) fn take_offer(t: &mut State, technology: TechnologyId) {
        let taken = t.offer.take(technology);
        debug_assert!(taken, "only what lies there is taken");
    }

    /// What a technology costs on a track (ECL-77).
    pub fn price(&self, t: &State, seat: Seat, technology: TechnologyId, track: Track) -> u8 {
        let row = &self.content.technologies[technology];
        let tiles = t.players[seat].tracks[track].len();
        let discount = self.content.tracks.discount.get(tiles).copied().unwrap_or_default();
        row.cost.saturating_sub(discount).max(row.least)
    }

    /// Whether a track has room (ECL-78).
    pub(crate) fn has_room(t: &State, seat: Seat, track: Track) -> bool {
        t.players[seat].tracks[track].len() < 7
    }

    /// Money to be paid in Upkeep (ECL-82, ECL-205).
    pub fn upkeep(&self, t: &State, seat: Seat) -> u8 {
        let upkeep = &self.content.tracks.upkeep;
        let spaces = upkeep.len() - 1;
        upkeep[spaces.saturating_sub(t.players[seat].discs.into())]
    }

    /// What a population track produces (ECL-209).
    pub fn production(&self, t: &State, seat: Seat, resource: Resource) -> u8 {
        let at_start = self.content.sheet().cubes;
        let cubes = t.players[seat].cubes[resource];
        match at_start.checked_sub(cubes) {
            Some(missing) => {
                let values = &self.content.tracks.production;
                values[usize::from(missing).min(values.len() - 1)]
            }
            None => 0,
        }
    }

    /// How much of an action a player has (ECL-39, ECL-97).
    pub(crate) fn amount(&self, t: &State, seat: Seat, action: ActionKind, reaction: bool) -> u8 {
        if reaction {
            return 1;
        }
        let Some(species) = t.players[seat].species else { return 0 };
        let amounts = &self.content.species[species].actions;
        match action {
            ActionKind::Explore => amounts.explore,
            ActionKind::Influence => amounts.influence,
            ActionKind::Research => amounts.research,
            ActionKind::Upgrade => amounts.upgrade,
            ActionKind::Build => amounts.build + t.players[seat].more_builds,
            ActionKind::Move => amounts.moves,
        }
    }

    /// Colony ships of a species.
    pub(crate) fn colony_ships(&self, t: &State, seat: Seat) -> u8 {
        t.players[seat].species.map_or(0, |species| self.content.species[species].colony_ships)
    }

    /// The next seat in the direction of the round that is still in the game.
    pub(crate) fn next_seat(&self, t: &State, seat: Seat) -> Seat {
        let count = self.seats.count();
        let mut next = seat;
        for _ in 0..count {
            next = match t.direction {
                Direction::Clockwise => self.seats.left_of(next),
                Direction::CounterClockwise => Seat::new((next.index() as u8 + count - 1) % count),
            };
            if !t.players[next].out {
                return next;
            }
        }
        seat
    }

    /// All players in the game in turn order (ECL-258).
    pub(crate) fn in_order(&self, t: &State) -> impl Iterator<Item = Seat> + Clone + use<> {
        let first = t.first.unwrap_or(t.start);
        let (count, direction) = (self.seats.count(), t.direction);
        let out = self.seats.iter().filter(|seat| t.players[*seat].out).collect::<orrery_core::SeatSet>();
        (0..count)
            .map(move |by| {
                let by = if direction == Direction::Clockwise { by } else { (count - by) % count };
                Seat::new((first.index() as u8 + by) % count)
            })
            .filter(move |seat| !out.contains(*seat))
    }

    /// Players that are still in the game.
    pub(crate) fn in_game(&self, t: &State) -> impl Iterator<Item = Seat> + use<> {
        let out = self.seats.iter().filter(|seat| t.players[*seat].out).collect::<orrery_core::SeatSet>();
        self.seats.iter().filter(move |seat| !out.contains(*seat))
    }

    /// The resources in order.
    pub(crate) fn resources() -> impl Iterator<Item = Resource> {
        Resource::each()
    }
}
