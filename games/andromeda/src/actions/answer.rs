//! Answers to the questions that effects ask.

use orrery_core::Seat;
use orrery_core::notation::Amount;

use super::{Action, EndStep};
use crate::Andromeda;
use crate::changes::Out;
use crate::effects::{BlockId, Cost, Effect, Moment, Price};
use crate::event::Event;
use crate::frame::Task;
use crate::ids::{Column, DestinyId, FactionId, Goods, ModuleId, Resource, ShipKind, Track};
use crate::payment::moons;
use crate::refusal::{Refusal, allow};
use crate::space::{Berth, Space};
use crate::state::{Place, State, TRACK};

/// Faction cards of a set.
pub(crate) fn factions(set: u16) -> impl Iterator<Item = FactionId> {
    (0..crate::ids::FACTIONS as u8).filter(move |at| set & 1 << at != 0).map(FactionId::new)
}

/// Destiny cards of a set.
pub(crate) fn destinies(set: u32) -> impl Iterator<Item = DestinyId> {
    (0..crate::ids::DESTINIES as u8).filter(move |at| set & 1 << at != 0).map(DestinyId::new)
}

/// The ways of a choice.
pub(crate) fn ways_of(game: &Andromeda, block: BlockId, at: u8) -> &[crate::effects::Block] {
    match game.content.block(block).get(usize::from(at)) {
        Some(Effect::Choose(ways)) => ways,
        _ => &[],
    }
}

pub(crate) fn candidates(game: &Andromeda, t: &State, seat: Seat, task: Task, into: &mut Vec<Action>) {
    let player = &t.players[seat];
    match task {
        Task::Factions => into.extend(factions(player.dealt_factions).map(Action::Faction)),
        Task::Destinies => into.extend(destinies(player.dealt_destinies).map(Action::Destiny)),
        Task::GainBasic(_) => into.extend(Resource::BASIC.map(Action::Gain)),
        Task::GainAny(_) => into.extend(Resource::ALL.iter().map(|resource| Action::Gain(*resource))),
        Task::Choose(block, at) => {
            let ways = ways_of(game, block, at).len().min(7) as u8;
            into.extend((1..=ways).map(|way| Action::Way(Amount::new(way))));
        }
        Task::May(_) | Task::UpgradeShip(_) => into.push(Action::Yes),
        Task::Repair(_) => repair_candidates(t, seat, into),
        Task::Build(_) => into.extend(ShipKind::ALL.iter().map(|kind| Action::Build(*kind))),
        Task::Develop(_) => {
            let planets = player.spaces().iter().filter(|space| t.planet_at(*space).is_some());
            into.extend(planets.map(Action::Go));
        }
        Task::Acquire(columns, _) | Task::Field(columns, _) => {
            display(t, columns).for_each(|module| into.push(Action::Acquire(module)));
        }
        Task::Scrap(columns) => display(t, columns).for_each(|module| into.push(Action::Scrap(module))),
        Task::AdvanceAny => into.extend(Track::ALL.iter().map(|track| Action::Advance(*track))),
        Task::Upgrade => into.extend(game.tiles(t, seat).map(Action::Upgrade)),
        Task::DrawUp => into.push(Action::Draw),
        Task::Discover(stack) => {
            let seen = &t.discoveries[usize::from(stack)].seen;
            let new = seen.iter().enumerate().filter(|(at, token)| seen[..*at].last() != Some(*token));
            into.extend(new.map(|(_, token)| Action::Discovery(*token)));
        }
        Task::Look(one, other) => {
            into.push(Action::Top(one));
            if one != other {
                into.push(Action::Top(other));
            }
        }
        Task::ClaimMoon(sky) => into.extend(Andromeda::moon_places(t, sky).iter().map(Action::Go)),
        Task::ChooseMoon(space) => into.extend(stack_moons(t, space).map(Action::Set)),
        Task::Room(_) => {
            for moon in moons(player) {
                into.extend([Action::DiscardMoon(moon), Action::Set(moon)]);
            }
        }
        Task::Recruit(_) => {
            let spaces = Space::ALL.iter().filter(|space| player.leaders.0[space.index()] > 0);
            into.extend(spaces.map(|space| Action::Recruit(*space)));
        }
        Task::Printed(which) => {
            into.extend(Andromeda::printed_planets(t, seat, which).iter().map(Action::Go));
        }
        Task::DiscardCards(_) | Task::Excess => into.extend(player.hand.kinds().map(Action::Card)),
        Task::ReturnShip => on_map(t, seat, into),
        Task::ActivateOne => {
            let rows = t.station(seat).filter(|(berth, _)| berth.row != Column::Science);
            into.extend(rows.map(|(berth, _)| Action::Activate(berth)));
        }
        Task::Power(_) => {
            for (kind, place) in Andromeda::helpers(t, seat) {
                into.push(match place {
                    Place::At(space) => Action::Ship(kind, space),
                    _ => Action::Barge(kind),
                });
            }
            into.push(Action::Energy);
        }
        Task::Science => {
            let modules = t.row(seat, Column::Science).len() as u8;
            into.extend((1..modules).map(|at| Action::Activate(Berth { row: Column::Science, at })));
        }
        Task::TurnUp => {
            let used = Track::ALL.iter().filter(|track| player.face_down[**track as usize] > 0);
            into.extend(used.map(|track| Action::Use(*track)));
        }
        Task::Socket(moon) => {
            into.extend(game.sockets(t, seat, moon).map(Action::Into));
            into.push(Action::IntoOperations);
        }
        Task::Arrange => {
            let modules = t.row(seat, Column::Industry).len() as u8;
            let left = (0..modules).filter(|at| !t.order.contains(at));
            into.extend(left.map(|at| Action::Next(Berth { row: Column::Industry, at })));
        }
        Task::EndOrder => into.extend(EndStep::ALL.iter().map(|step| Action::First(*step))),
        Task::Rescue => {
            let wrecks = ShipKind::ALL.iter().filter(|kind| player.count(**kind, Place::Scrapyard) > 0);
            into.extend(wrecks.map(|kind| Action::RepairShip(*kind)));
        }
        Task::Lair(class) => into.extend(game.lairs(t, class).iter().map(Action::Go)),
        _ => {}
    }
}

/// Modules of these columns, each design once.
fn display(t: &State, columns: u8) -> impl Iterator<Item = ModuleId> + '_ {
    let columns = Column::ALL.iter().filter(move |column| columns & column.bit() != 0);
    columns.flat_map(|column| {
        let lying = &t.display[*column as usize];
        let new = lying.iter().enumerate().filter(|(at, module)| !lying[..*at].contains(module));
        new.map(|(_, module)| *module)
    })
}

/// Moons of a planet, each kind once.
pub(crate) fn stack_moons(t: &State, space: Space) -> impl Iterator<Item = crate::ids::MoonId> + '_ {
    let planet = t.planet_at(space).expect("a stack lies on a planet");
    let stack = &t.planets[planet.index()].stack;
    let all = || stack.top.into_iter().chain(stack.below.iter().map(|known| known.face));
    all()
        .enumerate()
        .filter(move |(at, moon)| !all().take(*at).any(|other| other == *moon))
        .map(|(_, moon)| moon)
}

/// Own ships on the map.
pub(crate) fn on_map(t: &State, seat: Seat, into: &mut Vec<Action>) {
    let mut last = None;
    for (kind, ship) in t.players[seat].fleet() {
        if let Place::At(space) = ship.place
            && last != Some((kind, space))
        {
            last = Some((kind, space));
            into.push(Action::Ship(kind, space));
        }
    }
}

fn repair_candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    let player = &t.players[seat];
    for kind in ShipKind::ALL {
        if player.count(*kind, Place::Scrapyard) > 0 {
            into.push(Action::RepairShip(*kind));
        }
        if *kind != ShipKind::Transport && player.figure(*kind).damage > 0 {
            into.push(Action::RepairShield(*kind));
        }
    }
    into.extend(
        t.station(seat).filter(|(_, slot)| slot.is_damaged()).map(|(berth, _)| Action::Module(berth)),
    );
}

/// Whether anything of a player's can be repaired (AND-208).
pub(crate) fn is_repairable(t: &State, seat: Seat) -> bool {
    let player = &t.players[seat];
    t.damaged_modules(seat) > 0
        || player.ships.iter().any(|ship| ship.place == Place::Scrapyard || ship.damage > 0)
}

#[allow(clippy::too_many_lines)] // One arm for each question.
pub(crate) fn check(
    game: &Andromeda,
    t: &State,
    seat: Seat,
    task: Task,
    action: Action,
) -> Result<(), Refusal> {
    let player = &t.players[seat];
    match (task, action) {
        (Task::Factions, Action::Faction(faction)) => {
            allow(player.dealt_factions & 1 << faction.index() != 0, Refusal::NotDealt { rule: 17 })
        }
        (Task::Destinies, Action::Destiny(destiny)) => {
            allow(player.dealt_destinies & 1 << destiny.index() != 0, Refusal::NotDealt { rule: 24 })
        }
        (Task::GainBasic(left), Action::Gain(resource)) => {
            if !resource.is_basic() {
                return Err(Refusal::NotBasic);
            }
            game.check_gain(t, seat, resource, Effect::GainBasic(left - 1))
        }
        (Task::GainAny(left), Action::Gain(resource)) => {
            if resource == Resource::Tactics && !Andromeda::cards_are_left(t) {
                return Err(Refusal::NoCardsLeft);
            }
            game.check_gain(t, seat, resource, Effect::GainAny(left - 1))
        }
        (Task::Choose(block, at), Action::Way(way)) => {
            let ways = ways_of(game, block, at);
            let way = usize::from(way.get())
                .checked_sub(1)
                .and_then(|way| ways.get(way))
                .ok_or(Refusal::NotAsked)?;
            if !game.could_do(t, seat, way.id, game.means(t, seat)) {
                return Err(Refusal::WayImpossible);
            }
            game.check_steps(t, seat, &way.steps, Goods::NONE)
        }
        (Task::May(block), Action::Yes) => game.check_steps(t, seat, game.content.block(block), Goods::NONE),
        (Task::UpgradeShip(_), Action::Yes)
        | (Task::DrawUp, Action::Draw)
        | (Task::Socket(_), Action::IntoOperations)
        | (Task::EndOrder, Action::First(_)) => Ok(()),
        (Task::Repair(_), action) => check_repair(t, seat, action),
        (Task::Build(price), Action::Build(kind)) => {
            game.check_build(t, seat, kind, price)?;
            let titanium = game.price_of(t, seat, kind, price);
            game.check_bill(t, seat, Cost { titanium, ..Cost::default() })
        }
        (Task::Develop(less), Action::Go(space)) => {
            game.check_develop(t, seat, space, less, game.means(t, seat))?;
            game.check_building(t, seat, space, less)
        }
        (Task::Acquire(columns, price), Action::Acquire(module)) => {
            game.check_acquire(t, seat, module, columns, price)?;
            if price == Price::Free {
                return Ok(());
            }
            let column = game.content.modules[module].column;
            game.check_bill(t, seat, game.content.sheet().costs[column as usize])
        }
        (Task::Field(columns, _), Action::Acquire(module)) => {
            game.check_acquire(t, seat, module, columns, Price::Paid)
        }
        (Task::Scrap(columns), Action::Scrap(module)) => {
            game.check_in_display(t, module, columns).map(|_| ())
        }
        (Task::AdvanceAny, Action::Advance(track)) => {
            allow(player.index(track) + 1 < TRACK, Refusal::TrackFull { track })
        }
        (Task::Upgrade, Action::Upgrade(tile)) => game.check_upgrade(t, seat, tile),
        (Task::Discover(stack), Action::Discovery(token)) => Andromeda::check_discover(t, stack, token),
        (Task::Look(one, other), Action::Top(event)) => {
            allow(event == one || event == other, Refusal::NotLookedAt)
        }
        (Task::ClaimMoon(sky), Action::Go(space)) => {
            allow(Andromeda::moon_places(t, sky).contains(space), Refusal::NoMoonThere)
        }
        (Task::ChooseMoon(space), Action::Set(moon)) => {
            allow(stack_moons(t, space).any(|other| other == moon), Refusal::NoMoonThere)
        }
        (Task::Room(_), Action::DiscardMoon(moon)) => {
            allow(player.claimed.contains(&moon), Refusal::NoSuchMoon)
        }
        (Task::Room(_), Action::Set(moon)) => {
            if !player.claimed.contains(&moon) {
                return Err(Refusal::NoSuchMoon);
            }
            game.check_moon_to_spare(t, seat, moon)
        }
        (Task::Recruit(_), Action::Recruit(space)) => {
            allow(player.leaders.0[space.index()] > 0, Refusal::NoLeader)
        }
        (Task::Printed(which), Action::Go(space)) => {
            allow(Andromeda::printed_planets(t, seat, which).contains(space), Refusal::OtherPlanet)
        }
        (Task::DiscardCards(_) | Task::Excess, Action::Card(card)) => {
            allow(player.hand.count(card) > 0, Refusal::NotInHand)
        }
        (Task::ActivateOne, Action::Activate(berth)) => {
            game.check_free_activation(t, seat, berth, game.means(t, seat))
        }
        (Task::ReturnShip, Action::Ship(kind, space)) => {
            if player.count(kind, Place::At(space)) == 0 {
                return Err(Refusal::NoSuchShip);
            }
            game.check_recall(t, seat, kind, space)
        }
        (Task::Power(berth), Action::Ship(kind, space)) => {
            game.check_helper(t, seat, berth, kind, Place::At(space))
        }
        (Task::Power(berth), Action::Barge(kind)) => game.check_helper(t, seat, berth, kind, Place::Barge),
        (Task::Power(berth), Action::Energy) => game.check_energy(t, seat, berth),
        (Task::Science, Action::Activate(berth)) => game.check_science(t, seat, berth),
        (Task::TurnUp, Action::Use(track)) => {
            allow(player.face_down[track as usize] > 0, Refusal::NoFaceDownCard)
        }
        (Task::Socket(moon), Action::Into(berth)) => game.check_socket(t, seat, moon, berth),
        (Task::Arrange, Action::Next(berth)) => {
            let there = berth.row == Column::Industry && t.slot(seat, berth).is_some();
            if !there {
                return Err(Refusal::NoSuchModule);
            }
            allow(!(t.order.contains(&berth.at)), Refusal::PlacedAlready)
        }
        (Task::Rescue, Action::RepairShip(kind)) => {
            allow(player.count(kind, Place::Scrapyard) > 0, Refusal::NotInScrapyard { kind })
        }
        (Task::Lair(class), Action::Go(space)) => {
            allow(game.lairs(t, class).contains(space), Refusal::NoLair)
        }
        _ => Err(Refusal::NotAsked),
    }
}

/// One of three things is repaired (AND-207).
fn check_repair(t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let player = &t.players[seat];
    match action {
        Action::RepairShip(kind) if player.count(kind, Place::Scrapyard) == 0 => {
            Err(Refusal::NotInScrapyard { kind })
        }
        Action::RepairShield(kind) if kind == ShipKind::Transport || player.figure(kind).damage == 0 => {
            Err(Refusal::ShieldWhole { kind })
        }
        Action::Module(berth) => match t.slot(seat, berth) {
            None => Err(Refusal::NoSuchModule),
            Some(slot) if !slot.is_damaged() => Err(Refusal::NotDamaged),
            Some(_) => Ok(()),
        },
        Action::RepairShip(_) | Action::RepairShield(_) => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

#[allow(clippy::too_many_lines)] // One arm for each question.
pub(crate) fn apply(
    game: &Andromeda,
    t: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    out: &mut Out<'_>,
) {
    match (task, action) {
        (Task::Factions, Action::Faction(faction)) => {
            t.players[seat].sealed = Some(faction);
            out.tell_all(|| Event::Sealed(seat));
        }
        (Task::Destinies, Action::Destiny(destiny)) => {
            t.players[seat].destiny = Some(destiny);
            out.tell_all(|| Event::Sealed(seat));
            out.tell(game.team(seat), || Event::DestinyKept(seat, destiny));
        }
        (Task::GainBasic(left), Action::Gain(resource)) => {
            set_top(t, Task::GainBasic(left - 1));
            game.gain(t, seat, crate::ids::Goods::just(resource, 1), out);
        }
        (Task::GainAny(left), Action::Gain(resource)) => {
            set_top(t, Task::GainAny(left - 1));
            game.gain(t, seat, crate::ids::Goods::just(resource, 1), out);
        }
        (Task::Choose(block, at), Action::Way(way)) => {
            t.stack.pop();
            let way = ways_of(game, block, at)[usize::from(way.get()) - 1].id;
            game.run_block(t, seat, way);
        }
        (Task::May(block), Action::Yes) => {
            t.stack.pop();
            game.run_block(t, seat, block);
        }
        (Task::UpgradeShip(kind), Action::Yes) => game.build(t, seat, kind, Price::Free, out),
        (Task::DrawUp, Action::Draw) => {
            t.stack.pop();
            let missing = u16::from(game.hand_limit(t, seat)).saturating_sub(t.players[seat].hand.len());
            game.draw(t, seat, missing as u8, out);
        }
        (Task::Repair(left), action) => apply_repair(t, seat, left, action, out),
        (Task::Build(price), Action::Build(kind)) => game.build(t, seat, kind, price, out),
        (Task::Develop(less), Action::Go(space)) => game.develop(t, seat, space, less),
        (Task::Acquire(_, price), Action::Acquire(module)) => {
            t.stack.pop();
            game.acquire(t, seat, module, price, out);
        }
        (Task::Field(columns, bought), Action::Acquire(module)) => {
            t.stack.pop();
            if bought == 0 {
                Andromeda::push(t, seat, Task::Field(columns, 1));
            }
            game.acquire(t, seat, module, Price::Paid, out);
        }
        (Task::Scrap(_), Action::Scrap(module)) => {
            t.stack.pop();
            game.scrap(t, module, out);
        }
        (Task::AdvanceAny, Action::Advance(track)) => set_top(t, Task::Advance(track)),
        (Task::Upgrade, Action::Upgrade(tile)) => game.place_upgrade(t, seat, tile, out),
        (Task::Discover(stack), Action::Discovery(token)) => {
            t.stack.pop();
            game.take_discovery(t, seat, stack, token, out);
        }
        (Task::Look(one, other), Action::Top(event)) => game.sort_events(t, seat, (one, other), event),
        (Task::ClaimMoon(_), Action::Go(space)) => {
            t.stack.pop();
            let moon = match t.planet_at(space) {
                Some(planet) => {
                    // Others may react to a planetary moon, wherever it is claimed (AND-84).
                    t.turn.moon_from = Some(space);
                    Andromeda::react(t, Moment::MoonClaimed);
                    game.take_top_moon(t, planet, out)
                }
                None => t.orphans[space.index()].take(),
            };
            game.claim(t, seat, moon.expect("a checked place has a moon"), out);
        }
        (Task::ChooseMoon(space), Action::Set(moon)) => {
            t.stack.pop();
            game.take_any_moon(t, space, moon, out);
            game.claim(t, seat, moon, out);
        }
        (Task::Room(new), Action::DiscardMoon(moon)) => {
            t.stack.pop();
            if Andromeda::may_discard_moons(t, seat) {
                game.cash_moon(t, seat, moon, out);
            } else {
                // In another player's turn without reward (AND-63).
                assert!(t.players[seat].take_moon(moon), "a checked moon is claimed");
                Andromeda::discard_moon(t, seat, moon, out);
            }
            t.players[seat].claim(new);
        }
        (Task::Room(_), Action::Set(moon)) => Andromeda::push(t, seat, Task::Socket(moon)),
        (Task::Recruit(left), Action::Recruit(space)) => {
            set_top(t, Task::Recruit(left - 1));
            super::free::recruit(game, t, seat, space, out);
        }
        (Task::Printed(_), Action::Go(space)) => {
            t.stack.pop();
            game.gain_printed(t, seat, space, out);
        }
        (Task::DiscardCards(left), Action::Card(card)) => {
            set_top(t, Task::DiscardCards(left - 1));
            Andromeda::discard_card(t, seat, card, out);
        }
        (Task::Excess, Action::Card(card)) => Andromeda::discard_card(t, seat, card, out),
        (Task::ReturnShip, Action::Ship(kind, space)) => {
            t.stack.pop();
            t.players[seat].move_ship(kind, Place::At(space), Place::Hangar);
            out.tell_all(|| Event::ShipHome(seat, kind));
        }
        (Task::ActivateOne, Action::Activate(berth)) => {
            t.stack.pop();
            game.activate(t, seat, berth, crate::state::Used::Free, out);
        }
        (Task::Power(berth), Action::Ship(kind, space)) => {
            t.stack.pop();
            game.activate_by_ship(t, seat, berth, kind, Place::At(space), out);
        }
        (Task::Power(berth), Action::Barge(kind)) => {
            t.stack.pop();
            game.activate_by_ship(t, seat, berth, kind, Place::Barge, out);
        }
        (Task::Power(berth), Action::Energy) => {
            t.stack.pop();
            game.activate_by_energy(t, seat, berth, out);
        }
        (Task::Science, Action::Activate(berth)) => {
            game.activate(t, seat, berth, crate::state::Used::Free, out);
        }
        (Task::TurnUp, Action::Use(track)) => {
            t.stack.pop();
            let player = &mut t.players[seat];
            player.face_down[track as usize] -= 1;
            player.face_up[track as usize] += 1;
            out.tell_all(|| Event::CardTurnedUp(seat, track));
        }
        (Task::Socket(moon), Action::Into(berth)) => {
            t.stack.pop();
            game.set_moon(t, seat, moon, Some(berth), out);
        }
        (Task::Socket(moon), Action::IntoOperations) => {
            t.stack.pop();
            game.set_moon(t, seat, moon, None, out);
        }
        (Task::Arrange, Action::Next(berth)) => t.order.push(berth.at),
        (Task::EndOrder, Action::First(step)) => Andromeda::end_in_order(t, seat, step == EndStep::Event),
        (Task::Rescue, Action::RepairShip(kind)) => {
            t.stack.pop();
            to_barge(t, seat, kind, out);
        }
        (Task::Lair(class), Action::Go(space)) => {
            t.stack.pop();
            game.put_raider(t, class, space, out);
        }
        _ => unreachable!("checked before"),
    }
}

fn set_top(t: &mut State, task: Task) {
    if let Some(frame) = t.stack.last_mut() {
        frame.task = task;
    }
}

fn apply_repair(t: &mut State, seat: Seat, left: u8, action: Action, out: &mut Out<'_>) {
    set_top(t, Task::Repair(left - 1));
    match action {
        Action::RepairShip(kind) => to_barge(t, seat, kind, out),
        Action::RepairShield(kind) => {
            t.players[seat].figure_mut(kind).damage -= 1;
            out.tell_all(|| Event::ShieldRepaired(seat, kind));
        }
        Action::Module(berth) => Andromeda::repair_module(t, seat, berth, out),
        _ => unreachable!("checked before"),
    }
}

/// A ship comes from the upper scrapyard to the repair barge.
fn to_barge(t: &mut State, seat: Seat, kind: ShipKind, out: &mut Out<'_>) {
    t.players[seat].move_ship(kind, Place::Scrapyard, Place::Barge);
    out.tell_all(|| Event::ShipRepaired(seat, kind));
}
