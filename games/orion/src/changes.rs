//! The small changes that all actions and effects are made of, each within its limits.
//!
//! Resources, morale and markers change nowhere else (ORI-148, ORI-149), and a marker that is discarded always goes to
//! its owner's reserves (ORI-6). Nothing here moves a structure to another player, and an advisor changes his place only
//! by being hired or returned (ORI-150).

use orrery_core::procedure::Frames as _;
use orrery_core::{Counter as _, Outside, Reshuffle, Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::Orion;
use crate::content::{Colour, Field, SheetAction};
use crate::effects::Good;
use crate::event::Event;
use crate::flow::AfterAction;
use crate::procedures::pending::Pending;
use crate::procedures::pick_colour::PickColour;
use crate::state::{AdvisorId, CardId, Resource, Resources, Slot, State, SystemId};

/// The world outside, as Orion's rules see it.
pub(crate) type Out<'a> = Outside<'a, Event>;

impl Good {
    /// The track it is counted on, if it is a resource.
    pub(crate) fn resource(self) -> Option<Resource> {
        match self {
            Self::Food => Some(Resource::Food),
            Self::Fleet => Some(Resource::Fleet),
            Self::Production => Some(Resource::Production),
            Self::Points | Self::Marker => None,
        }
    }
}

impl From<Resource> for Good {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Food => Self::Food,
            Resource::Fleet => Self::Fleet,
            Resource::Production => Self::Production,
        }
    }
}

impl Orion {
    /// Gains as far as possible: resources up to 9 (ORI-17), points without limit (ORI-20), markers as long as the
    /// reserves last (ORI-21). A marker gained lies among the available ones at once (ORI-63).
    pub(crate) fn gain(&self, t: &mut State, seat: Seat, good: Good, amount: u8, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        let gained = if let Some(resource) = good.resource() {
            amount - player.stock[resource].gain_up_to(amount, self.content.sheet().most_of_a_resource)
        } else if good == Good::Points {
            player.points.gain(u16::from(amount));
            amount
        } else {
            let gained = amount.min(player.reserves);
            player.reserves.spend(gained);
            player.available.gain(gained);
            gained
        };
        if gained > 0 {
            out.tell_all(|| Event::Gained(seat, good, gained));
        }
    }

    /// Gains of all three resources.
    pub(crate) fn gain_all(&self, t: &mut State, seat: Seat, amounts: Resources, out: &mut Out<'_>) {
        for (resource, amount) in amounts.each() {
            self.gain(t, seat, resource.into(), amount, out);
        }
    }

    /// Pays what has been found payable (ORI-18, ORI-20).
    pub(crate) fn pay(t: &mut State, seat: Seat, good: Good, amount: u8, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        if let Some(resource) = good.resource() {
            player.stock[resource].spend(amount);
        } else if good == Good::Points {
            player.points.spend(u16::from(amount));
        } else {
            player.available.spend(amount);
            player.reserves.gain(amount);
        }
        if amount > 0 {
            out.tell_all(|| Event::Paid(seat, good, amount));
        }
    }

    /// Raises or lowers morale: at most 10, no lower bound (ORI-19).
    pub(crate) fn change_morale(&self, t: &mut State, seat: Seat, by: i16, out: &mut Out<'_>) {
        let morale = &mut t.players[seat].morale;
        let before = *morale;
        let _ = morale.gain_up_to(by, i16::from(self.content.sheet().top_morale));
        let (changed, now) = (*morale - before, *morale);
        if changed != 0 {
            out.tell_all(|| Event::Morale(seat, changed, now));
        }
    }

    /// The next card of the deck; the discard pile but for its top card is reshuffled at the moment of need (ORI-27).
    fn draw_one(t: &mut State, out: &mut Out<'_>) -> Option<CardId> {
        t.deck.draw(Reshuffle::KeepTop, out.chance()).map(|card| card.face)
    }

    /// Draws cards into the hand, fewer if there are no more (ORI-28).
    pub(crate) fn draw(t: &mut State, seat: Seat, count: u8, out: &mut Out<'_>) {
        let mut seen: ArrayVec<[CardId; 24]> = ArrayVec::new();
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = Self::draw_one(t, out) else { break };
            t.players[seat].hand.add(card);
            drawn += 1;
            if seen.try_push(card).is_some() {
                // More than one line of the log has room for: the rest in another one.
                out.tell(SeatSet::only(seat), || Event::Saw(seat, seen));
                seen.clear();
                seen.push(card);
            }
        }
        Self::tell_drawn(seat, drawn, seen, out);
    }

    /// Draws cards to look at; of these some are discarded (ORI-73).
    pub(crate) fn draw_to_choose(t: &mut State, seat: Seat, count: u8, out: &mut Out<'_>) {
        let mut seen: ArrayVec<[CardId; 24]> = ArrayVec::new();
        for _ in 0..count {
            let Some(card) = Self::draw_one(t, out) else { break };
            seen.push(card);
        }
        seen.sort_unstable();
        t.players[seat].drawn = seen.iter().copied().collect();
        Self::tell_drawn(seat, seen.len() as u8, seen, out);
    }

    fn tell_drawn(seat: Seat, count: u8, cards: ArrayVec<[CardId; 24]>, out: &mut Out<'_>) {
        if count > 0 {
            out.tell_all(|| Event::Drew(seat, count));
            out.tell(SeatSet::only(seat), || Event::Saw(seat, cards));
        }
    }

    /// Lays a hand card face up on the discard pile (ORI-25).
    pub(crate) fn discard(t: &mut State, seat: Seat, card: CardId, out: &mut Out<'_>) {
        t.players[seat].hand.remove(card);
        t.deck.discard(card);
        out.tell_all(|| Event::Discarded(seat, card));
    }

    /// Takes a card of the discard pile into the hand, openly; the rest keeps its order (ORI-146).
    pub(crate) fn take_discard(t: &mut State, seat: Seat, depth: usize, out: &mut Out<'_>) {
        if let Some(card) = t.deck.take_discard(depth) {
            t.players[seat].hand.add_openly(card);
            out.tell_all(|| Event::Took(seat, card));
        }
    }

    /// The marker field of an active card.
    pub(crate) fn field(&self, t: &State, seat: Seat, slot: Slot) -> Option<Field> {
        let player = &t.players[seat];
        match slot {
            Slot::Advisor => player.advisor.and_then(|hired| self.content.advisors[hired.advisor].field),
            _ => slot.system().and_then(|system| self.content.structures[player.top(system)?].field),
        }
    }

    /// Whether a marker lies on that card.
    pub(crate) fn is_marked(t: &State, seat: Seat, slot: Slot) -> bool {
        let player = &t.players[seat];
        match slot.system() {
            Some(system) => player.system(system).marker,
            None => slot == Slot::Advisor && player.advisor.is_some_and(|hired| hired.marker),
        }
    }

    fn set_marked(t: &mut State, seat: Seat, slot: Slot, marked: bool) {
        let player = &mut t.players[seat];
        match slot.system() {
            Some(system) => player.systems[system.index()].marker = marked,
            None => {
                if let Some(hired) = &mut player.advisor {
                    hired.marker = marked;
                }
            }
        }
    }

    /// Puts an available marker on a field: the action marker of an activation (ORI-37).
    pub(crate) fn mark_from_available(t: &mut State, seat: Seat, slot: Slot) {
        t.players[seat].available.spend(1);
        Self::set_marked(t, seat, slot, true);
    }

    /// Puts a marker from the reserves on a field (ORI-38).
    pub(crate) fn mark_from_reserves(t: &mut State, seat: Seat, slot: Slot, out: &mut Out<'_>) {
        t.players[seat].reserves.spend(1);
        Self::set_marked(t, seat, slot, true);
        out.tell_all(|| Event::Marked(seat, slot));
    }

    /// Moves the marker of a card to the available ones (ORI-52).
    pub(crate) fn marker_to_available(t: &mut State, seat: Seat, slot: Slot, out: &mut Out<'_>) {
        if Self::is_marked(t, seat, slot) {
            Self::set_marked(t, seat, slot, false);
            t.players[seat].available.gain(1);
            out.tell_all(|| Event::Gained(seat, Good::Marker, 1));
        }
    }

    /// The top card of a system is no longer the one it was: a marker on it goes to the owner's reserves (ORI-33), its
    /// pending effects are dropped, and the new top card is active at once with an empty field (ORI-34).
    pub(crate) fn top_changes(t: &mut State, seat: Seat, system: SystemId) {
        let player = &mut t.players[seat];
        let marker = &mut player.systems[system.index()].marker;
        player.reserves.gain(u8::from(*marker));
        *marker = false;
        Self::drop_pending(t, seat, Slot::from(system));
    }

    /// An effect whose card has stopped being active is no longer on any list (ORI-138).
    fn drop_pending(t: &mut State, seat: Seat, slot: Slot) {
        t.stack.each_mut::<Pending>(seat).for_each(|pending| pending.slots.take(slot));
    }

    /// Returns the hired advisor to the middle; a marker on him goes to the reserves (ORI-98, ORI-128).
    pub(crate) fn return_advisor(t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(hired) = t.players[seat].advisor.take() {
            t.players[seat].reserves.gain(u8::from(hired.marker));
            t.middle.put(hired.advisor);
            out.tell_all(|| Event::Returned(seat, hired.advisor));
            Self::drop_pending(t, seat, Slot::Advisor);
        }
    }

    /// Takes an advisor from the middle; one who founds a system is laid down as its lowest card once his colour is
    /// chosen (ORI-97, ORI-130).
    pub(crate) fn hire(&self, t: &mut State, seat: Seat, advisor: AdvisorId, out: &mut Out<'_>) {
        Self::return_advisor(t, seat, out);
        t.middle.take(advisor);
        t.players[seat].advisor = Some(crate::state::Hired { advisor, marker: false });
        out.tell_all(|| Event::Hired(seat, advisor));
        if self.content.advisors[advisor].founds_system.is_some() {
            t.stack.push(seat, PickColour);
        }
    }

    /// The advisor just hired becomes the lowest card of the additional system (ORI-130).
    pub(crate) fn found_system(t: &mut State, seat: Seat, colour: Colour, out: &mut Out<'_>) {
        if let Some(hired) = t.players[seat].advisor.take() {
            t.players[seat].founder = Some(crate::state::Founder { advisor: hired.advisor, colour });
            out.tell_all(|| Event::Colour(seat, hired.advisor, colour));
        }
    }

    /// The turn becomes this sheet action: its triggers lie below whatever it does (ORI-53, ORI-138). `colour` is that
    /// of the exploited card.
    pub(crate) fn begin_action(t: &mut State, seat: Seat, action: SheetAction, colour: Colour) {
        t.stack.push(seat, AfterAction { action, colour });
    }

    /// Moves an available marker to a space of the own sheet (ORI-55).
    pub(crate) fn spend_on_sheet(t: &mut State, seat: Seat) {
        t.players[seat].available.spend(1);
        t.players[seat].spent.gain(1);
    }
}
