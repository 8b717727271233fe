//! How the Automa pays with crew cards (MIC-179 to MIC-183, MIC-215, MIC-216).

use orrery_core::procedure::Frames as _;

use crate::changes::Out;
use crate::event::Event;
use crate::payment::{Bill, any_leader};
use crate::procedures::automa_pay::AutomaPay;
use crate::state::{CardId, Cards, Specialist, Specialists, State};
use crate::{AUTOMA, HUMAN, MicroCosmos};

/// With which cards a cost is paid.
pub(super) struct Parts {
    /// One for each named kind that it has.
    named: Cards,
    /// So many Leaders of any colour.
    any_leader: u8,
    /// So many cards of any kind, two for each part that is missing.
    pub(super) any_card: u8,
}

impl MicroCosmos {
    /// Its cards with one of these symbols.
    pub(crate) fn automa_cards(&self, t: &State, accepted: Specialists) -> Cards {
        t.automa.hand.intersection(self.content.with_symbol(accepted))
    }

    /// Named kinds first, then Leaders of any colour, then two cards for every part that is still open (MIC-215, MIC-216).
    /// If they do not suffice: how many it would need. That never depends on what the human would choose.
    pub(super) fn automa_parts(&self, t: &State, bill: Bill) -> Result<Parts, u8> {
        let mut named = Cards::NONE;
        let mut open = 0;
        let kinds = [bill.leader, bill.engineer.then_some(Specialist::Engineer)];
        for kind in kinds.into_iter().flatten() {
            match self.automa_cards(t, Specialists::only(kind)).first() {
                Some(card) => named.put(card),
                None => open += 1,
            }
        }
        let leaders = any_leader(bill.engineer_will_do);
        let leaders_left =
            self.automa_cards(t, leaders).len() - named.intersection(self.content.with_symbol(leaders)).len();
        let any_leader = bill.any_leader.min(leaders_left);
        open += bill.any_leader - any_leader;
        let any_card = 2 * open;
        let needs = named.len() + any_leader + any_card;
        if t.automa.hand.len() < needs { Err(needs) } else { Ok(Parts { named, any_leader, any_card }) }
    }

    /// Pays what has been found payable; the rest is the human's choice.
    pub(super) fn automa_buys(&self, t: &mut State, bill: Bill, out: &mut Out<'_>) {
        let parts = self.automa_parts(t, bill).expect("what the Automa buys it can pay");
        for card in parts.named.iter() {
            Self::automa_spends(t, card, out);
        }
        let chosen = AutomaPay {
            purchase: bill.purchase,
            any_leader: parts.any_leader,
            engineer_will_do: bill.engineer_will_do,
            any_card: parts.any_card,
        };
        t.stack.push(HUMAN, chosen);
    }

    /// Discards a card of its hand (MIC-180).
    pub(crate) fn automa_spends(t: &mut State, card: CardId, out: &mut Out<'_>) {
        t.automa.hand.take(card);
        t.crew.discard(card);
        out.tell_all(|| Event::Discarded(AUTOMA, card));
    }
}
