//! Stations: modules come, are activated, damaged and repaired; moons lie in their sockets (AND-109 to AND-153).

use orrery_core::Seat;
use orrery_core::procedure::Frames as _;
use orrery_core::procedure::yes_no::YesNo;

use crate::Andromeda;
use crate::changes::Out;
use crate::content::Socket;
use crate::effects::{Ability, Effect, Price, Trigger};
use crate::event::Event;
use crate::ids::{Column, Goods, ModuleId, MoonId, Resource, ShipKind};
use crate::means::Means;
use crate::options::SocketPoints;
use crate::procedures::advance::Advance;
use crate::procedures::join::Join;
use crate::procedures::may::May;
use crate::procedures::pay::Pay;
use crate::procedures::science::Reactor;
use crate::refusal::Refusal;
use crate::space::Berth;
use crate::state::{Place, Slot, State, Used};

impl Andromeda {
    /// Fills the columns of the display from their decks (AND-148, AND-149).
    pub(crate) fn refill(&self, t: &mut State, out: &mut Out<'_>) {
        for column in Column::ALL {
            let at = *column as usize;
            while t.display[at].len() < usize::from(self.content.sheet().display) {
                let module = match t.module_decks[at].draw(out.chance()) {
                    Some(module) => module,
                    None if t.module_bottoms[at].is_empty() => break,
                    None => t.module_bottoms[at].remove(0),
                };
                t.display[at].push(module);
                out.tell_all(|| Event::Displayed(module));
            }
        }
    }

    /// The bottom module of each column goes under its deck, then the display is filled up.
    pub(crate) fn cycle_display(&self, t: &mut State, out: &mut Out<'_>) {
        for column in Column::ALL {
            let at = *column as usize;
            if !t.display[at].is_empty() {
                let module = t.display[at].remove(0);
                t.module_bottoms[at].push(module);
                out.tell_all(|| Event::Scrapped(module));
            }
        }
        self.refill(t, out);
    }

    /// A module that lies in one of these columns.
    pub(crate) fn check_in_display(
        &self,
        t: &State,
        module: ModuleId,
        columns: u8,
    ) -> Result<Column, Refusal> {
        let column = self.content.modules.find(module).map(|row| row.column).ok_or(Refusal::NotInDisplay)?;
        if columns & column.bit() == 0 {
            return Err(Refusal::OtherColumn { column });
        }
        if !t.display[column as usize].contains(&module) {
            return Err(Refusal::NotInDisplay);
        }
        Ok(column)
    }

    /// A module that can be taken for this price (AND-144).
    pub(crate) fn check_acquire(
        &self,
        t: &State,
        seat: Seat,
        module: ModuleId,
        columns: u8,
        price: Price,
    ) -> Result<(), Refusal> {
        let column = self.check_in_display(t, module, columns)?;
        let means = self.means(t, seat);
        if !self.could_pay_module(column, price, means) {
            return Err(Refusal::ModuleUnpayable { column, lack: self.module_lack(column, means) });
        }
        Ok(())
    }

    /// Whether a module of these columns is there and can be paid.
    pub(crate) fn could_take(&self, t: &State, seat: Seat, columns: u8, price: Price) -> bool {
        let means = self.means(t, seat);
        Column::ALL.iter().any(|column| {
            columns & column.bit() != 0
                && !t.display[*column as usize].is_empty()
                && self.could_pay_module(*column, price, means)
        })
    }

    /// The steps of the module whose effect is carried out.
    pub(crate) fn activated_steps(&self, t: &State, seat: Seat) -> &[Effect] {
        let slot = t.turn.berth.and_then(|berth| t.slot(seat, berth));
        slot.map_or(&[], |slot| &self.content.modules[slot.module].does.steps)
    }

    /// Takes a module out of the display, the payment to come.
    pub(crate) fn acquire(
        &self,
        t: &mut State,
        seat: Seat,
        module: ModuleId,
        price: Price,
        out: &mut Out<'_>,
    ) {
        let column = self.content.modules[module].column;
        self.take_from_display(t, module);
        out.tell_all(|| Event::Chosen(seat, module));
        t.stack.push(seat, Join { module });
        if price != Price::Free {
            let cost = self.content.sheet().costs[column as usize];
            t.stack.push(seat, Pay { bill: cost.into() });
        }
    }

    fn take_from_display(&self, t: &mut State, module: ModuleId) {
        let lying = &mut t.display[self.content.modules[module].column as usize];
        let place = lying.iter().position(|other| *other == module).expect("a checked module lies there");
        lying.remove(place);
    }

    /// A module of the display goes under its deck (AND-60).
    pub(crate) fn scrap(&self, t: &mut State, module: ModuleId, out: &mut Out<'_>) {
        self.take_from_display(t, module);
        t.module_bottoms[self.content.modules[module].column as usize].push(module);
        out.tell_all(|| Event::Scrapped(module));
    }

    /// The module comes to the end of its row with its damage markers, and its owner advances (AND-145 to AND-147).
    pub(crate) fn install(&self, t: &mut State, seat: Seat, module: ModuleId, out: &mut Out<'_>) {
        let row = &self.content.modules[module];
        t.add_module(Slot { owner: seat, module, damage: row.damage, ..Slot::default() }, row.column);
        out.tell_all(|| Event::Installed(seat, module));
        t.stack.push(seat, Advance { track: row.column.track() });
    }

    /// Whether a module can be activated at all with these means, whatever activates it.
    fn check_module(&self, t: &State, seat: Seat, berth: Berth, means: Means) -> Result<(), Refusal> {
        let slot = t.slot(seat, berth).ok_or(Refusal::NoSuchModule)?;
        let row = &self.content.modules[slot.module];
        if row.end.is_some() {
            return Err(Refusal::EndGameModule);
        }
        if slot.is_damaged() {
            return Err(Refusal::Damaged { markers: slot.damage + slot.phages });
        }
        if slot.used != Used::No {
            return Err(Refusal::UsedModule);
        }
        if row.socket == Some(Socket::Input) && slot.moon.is_none() {
            return Err(Refusal::NoMoonInSocket);
        }
        // Its action, or its part in a moon that it shares (AND-122).
        if Self::shares_a_moon(t, seat, berth) {
            return Ok(());
        }
        self.check_block(t, seat, &row.does, Means { berth: Some(berth), ..means }, 122)
    }

    /// Whether an activation counts towards a moon in a shared socket: the module on its other side is activated already,
    /// or still can be (AND-120, AND-268).
    fn shares_a_moon(t: &State, seat: Seat, berth: Berth) -> bool {
        if berth.row != Column::Industry {
            return false;
        }
        let (row, at) = (t.row(seat, Column::Industry), usize::from(berth.at));
        let waits = |left: usize| row.get(left).is_some_and(|slot| slot.joint.is_some() && !slot.joint_done);
        let helps = |slot: &Slot| slot.used != Used::No || !slot.is_damaged();
        let right = waits(at) && row.get(at + 1).is_some_and(helps);
        let left = at.checked_sub(1).is_some_and(|left| waits(left) && helps(&row[left]));
        left || right
    }

    /// A module that a ship or energy may be placed on (AND-109, AND-113, AND-116).
    pub(crate) fn check_activate(&self, t: &State, seat: Seat, berth: Berth) -> Result<(), Refusal> {
        if berth.row == Column::Science && berth.at > 0 {
            return Err(Refusal::OnlyByReactor);
        }
        self.check_module(t, seat, berth, self.means(t, seat))?;
        let mut useless = None;
        for (kind, place) in Self::helpers(t, seat) {
            match self.check_helper(t, seat, berth, kind, place) {
                Ok(()) => return Ok(()),
                Err(refusal) => useless = Some(refusal),
            }
        }
        self.check_energy(t, seat, berth).map_err(|refusal| useless.unwrap_or(refusal))
    }

    /// A ship that could activate a module: the module must still have an effect once the ship has left the map, where
    /// it may have been the transport to build with (AND-112, AND-122, AND-129).
    pub(crate) fn check_helper(
        &self,
        t: &State,
        seat: Seat,
        berth: Berth,
        kind: ShipKind,
        place: Place,
    ) -> Result<(), Refusal> {
        if t.players[seat].count(kind, place) == 0 {
            return Err(Refusal::NoSuchShip);
        }
        let slot = t.slot(seat, berth).ok_or(Refusal::NoSuchModule)?;
        if self.always_works(self.content.modules[slot.module].does.id) {
            return self.check_module(t, seat, berth, self.means(t, seat));
        }
        let mut after = *t;
        after.players[seat].move_ship(kind, place, Place::Module);
        self.check_module(&after, seat, berth, self.means(&after, seat))
    }

    /// Ships that can activate modules: on the map or on the repair barge (AND-109, AND-114, AND-115).
    pub(crate) fn helpers(t: &State, seat: Seat) -> impl Iterator<Item = (ShipKind, Place)> + '_ {
        let ships = t.players[seat].fleet().map(|(kind, ship)| (kind, ship.place));
        let mut last = None;
        ships.filter(move |ship| {
            let new = last != Some(*ship);
            last = Some(*ship);
            new && matches!(ship.1, Place::Barge | Place::At(_))
        })
    }

    /// Energy activates modules in a row where an own ship stands, never the Main Reactor (AND-111, AND-116).
    pub(crate) fn check_energy(&self, t: &State, seat: Seat, berth: Berth) -> Result<(), Refusal> {
        if berth.row == Column::Science {
            return Err(Refusal::OnlyByShip);
        }
        let has = self.means(t, seat).goods.of(Resource::Energy);
        if has == 0 {
            return Err(Refusal::NoEnergy { rule: 109, needs: 1, has });
        }
        if !Self::has_ship_in_row(t, seat, berth.row) {
            let lone = self.has_ability(t, seat, Ability::LoneEnergy) && !t.turn.lone;
            if !lone {
                return Err(Refusal::NoShipInRow);
            }
        }
        self.check_module(t, seat, berth, self.means(t, seat).less(Goods::just(Resource::Energy, 1)))
    }

    fn has_ship_in_row(t: &State, seat: Seat, row: Column) -> bool {
        t.row(seat, row).iter().any(|slot| slot.used == Used::Ship)
    }

    /// A module outside the science row that a card may activate, with what is left without that card.
    pub(crate) fn check_free_activation(
        &self,
        t: &State,
        seat: Seat,
        berth: Berth,
        means: Means,
    ) -> Result<(), Refusal> {
        if berth.row == Column::Science {
            return Err(Refusal::OnlyByReactor);
        }
        self.check_module(t, seat, berth, means)
    }

    /// A further science module, once the Main Reactor works (AND-116).
    pub(crate) fn check_science(&self, t: &State, seat: Seat, berth: Berth) -> Result<(), Refusal> {
        if berth.row != Column::Science || berth.at == 0 {
            return Err(Refusal::NotScience);
        }
        self.check_module(t, seat, berth, self.means(t, seat))
    }

    /// A ship leaves the map or the barge and stands on the module (AND-109, AND-112).
    pub(crate) fn activate_by_ship(
        &self,
        t: &mut State,
        seat: Seat,
        berth: Berth,
        kind: ShipKind,
        place: Place,
        out: &mut Out<'_>,
    ) {
        t.players[seat].move_ship(kind, place, Place::Module);
        out.tell_all(|| Event::ShipOnModule(seat, kind));
        self.activate(t, seat, berth, Used::Ship, out);
        self.ship_trigger(t, seat, kind, Trigger::ByShip);
    }

    /// Energy lies on the module until the return is over (AND-109, AND-127).
    pub(crate) fn activate_by_energy(&self, t: &mut State, seat: Seat, berth: Berth, out: &mut Out<'_>) {
        if !Self::has_ship_in_row(t, seat, berth.row) {
            t.turn.lone = true;
        }
        self.activate(t, seat, berth, Used::Energy, out);
        t.stack.push(seat, Pay::energy(1));
    }

    /// The module works: its effect, then the shared moons that are now complete (AND-119 to AND-121).
    pub(crate) fn activate(&self, t: &mut State, seat: Seat, berth: Berth, used: Used, out: &mut Out<'_>) {
        let shares = Self::shares_a_moon(t, seat, berth);
        t.slot_mut(seat, berth).used = used;
        t.turn.berth = Some(berth);
        let module = t.slot(seat, berth).expect("a checked module is there").module;
        out.tell_all(|| Event::Activated(seat, module));
        if berth == Berth::base(Column::Science) {
            t.stack.push(seat, Reactor);
            self.faction_trigger(t, seat, Trigger::Reactor);
        }
        if berth.row == Column::Industry {
            self.joint_rewards(t, seat, berth.at, out);
        }
        let does = self.content.modules[module].does.id;
        // Whoever activates it for the moon need not pay for its action; what the moon brings may pay (AND-122).
        if shares && self.has_a_price(does) {
            t.stack.push(seat, YesNo(May { block: does }));
        } else {
            self.run_block(t, seat, does);
        }
    }

    /// A moon between two industry modules gives its reward when the second of them is activated, once per return
    /// (AND-120, AND-268).
    fn joint_rewards(&self, t: &mut State, seat: Seat, at: u8, out: &mut Out<'_>) {
        let at = usize::from(at);
        for left in [at.wrapping_sub(1), at] {
            let row = t.row_mut(seat, Column::Industry);
            let (Some(one), Some(other)) = (row.get(left), row.get(left.wrapping_add(1))) else { continue };
            let both = one.used != Used::No && other.used != Used::No;
            let Some(moon) = one.joint.filter(|_| both && !one.joint_done) else { continue };
            row[left].joint_done = true;
            self.moon_reward(t, seat, moon, out);
        }
    }

    /// Into which sockets a moon can be set (AND-70, AND-152, AND-153); an industry place is the socket on its right.
    pub(crate) fn check_socket(
        &self,
        t: &State,
        seat: Seat,
        moon: MoonId,
        berth: Berth,
    ) -> Result<(), Refusal> {
        let slot = t.slot(seat, berth).ok_or(Refusal::NoSuchModule)?;
        if berth.row == Column::Industry {
            let next = Berth { at: berth.at + 1, ..berth };
            return if t.slot(seat, next).is_some() { Ok(()) } else { Err(Refusal::HalfSocket) };
        }
        match self.content.modules[slot.module].socket {
            None => Err(Refusal::NoSocket),
            Some(Socket::Input) => {
                let row = &self.content.moons[moon];
                if row.repair > 0 || row.goods.total() == 0 {
                    return Err(Refusal::NoResourceMoon);
                }
                Ok(())
            }
            Some(Socket::Output(_) | Socket::Store(_)) => Ok(()),
        }
    }

    /// Sets a moon; one that lay there is discarded without reward (AND-71, AND-72). What the socket shows is
    /// scored for each moon, or for the first one alone, as the table wants it (AND-73).
    pub(crate) fn set_moon(
        &self,
        t: &mut State,
        seat: Seat,
        moon: MoonId,
        berth: Option<Berth>,
        out: &mut Out<'_>,
    ) {
        assert!(t.players[seat].take_moon(moon), "a checked moon is claimed");
        out.tell_all(|| Event::MoonSet(seat, moon));
        let old = match berth {
            None => t.players[seat].operations.replace(moon),
            Some(berth) if berth.row == Column::Industry => t.slot_mut(seat, berth).joint.replace(moon),
            Some(berth) => {
                let slot = t.slot_mut(seat, berth);
                let old = slot.moon.replace(moon);
                let first = !std::mem::replace(&mut slot.scored, true);
                let scores = first || self.options.socket_points == SocketPoints::EachMoon;
                let points = match self.content.modules[slot.module].socket {
                    Some(Socket::Output(points) | Socket::Store(points)) if scores => points,
                    _ => 0,
                };
                self.gain_vp(t, seat, points.into(), out);
                old
            }
        };
        if let Some(old) = old {
            Self::discard_moon(t, seat, old, out);
        }
    }

    /// Whether a moon can be set anywhere: tactical operations always take one.
    pub(crate) fn sockets(&self, t: &State, seat: Seat, moon: MoonId) -> impl Iterator<Item = Berth> {
        t.station(seat)
            .map(|(berth, _)| berth)
            .filter(move |berth| self.check_socket(t, seat, moon, *berth).is_ok())
    }

    /// The new order of the industry row; moons between modules that are parted are discarded (AND-150, AND-151).
    pub(crate) fn rearrange(t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let order = t.order;
        t.order.clear();
        let old: tinyvec::ArrayVec<[Slot; crate::space::BERTHS]> =
            t.row(seat, Column::Industry).iter().copied().collect();
        let mut lost: tinyvec::ArrayVec<[MoonId; crate::space::BERTHS]> = tinyvec::ArrayVec::new();
        let row = t.row_mut(seat, Column::Industry);
        let at = |place: u8| order.iter().position(|other| *other == place);
        for (place, from) in order.iter().enumerate() {
            row[place] = Slot { joint: None, joint_done: false, ..old[usize::from(*from)] };
        }
        for (left, slot) in old.iter().enumerate() {
            let Some(moon) = slot.joint else { continue };
            match (at(left as u8), at(left as u8 + 1)) {
                (Some(one), Some(other)) if one.abs_diff(other) == 1 => {
                    let kept = &mut row[one.min(other)];
                    (kept.joint, kept.joint_done) = (Some(moon), slot.joint_done);
                }
                _ => lost.push(moon),
            }
        }
        out.tell_all(|| Event::Rearranged(seat));
        for moon in lost {
            Self::discard_moon(t, seat, moon, out);
        }
    }

    /// Removes one marker of a module; mechaphage tokens go back to the supply.
    pub(crate) fn repair_module(t: &mut State, seat: Seat, berth: Berth, out: &mut Out<'_>) {
        let slot = t.slot_mut(seat, berth);
        let module = slot.module;
        if slot.damage > 0 {
            slot.damage -= 1;
        } else {
            slot.phages -= 1;
            t.phages += 1;
        }
        out.tell_all(|| Event::ModuleRepaired(seat, module));
    }
}
