//! How the Automa pays with crew cards, and what the human chooses for it (MIC-179 to MIC-183, MIC-215, MIC-216).

use crate::changes::Out;
use crate::event::Event;
use crate::frame::{AutomaBill, Bill, Task};
use crate::payment::any_leader;
use crate::state::{Cards, Specialist, Specialists, State};
use crate::{AUTOMA, HUMAN, MicroCosmos};

impl MicroCosmos {
    /// Its cards with one of these symbols.
    fn automa_cards(&self, t: &State, accepted: Specialists) -> Cards {
        t.automa.hand.both(self.content.with_symbol(accepted))
    }

    /// Named kinds first, then Leaders of any colour, then two cards for every part that is still open (MIC-215). If they
    /// do not suffice nothing is spent, whatever the human would choose.
    pub(crate) fn automa_buys(&self, t: &mut State, bill: Bill, out: &mut Out<'_>) -> bool {
        let mut named = Cards::NONE;
        let mut open = 0;
        let kinds = [bill.leader, bill.engineer.then_some(Specialist::Engineer)];
        for kind in kinds.into_iter().flatten() {
            match self.automa_cards(t, Specialists::only(kind)).first() {
                Some(card) => named.put(card),
                None => open += 1,
            }
        }
        let rest = t.automa.hand.len() - named.len();
        let leaders = any_leader(bill.engineer_will_do);
        let leaders_left =
            self.automa_cards(t, leaders).len() - named.both(self.content.with_symbol(leaders)).len();
        let any_leader = bill.any_leader.min(leaders_left);
        open += bill.any_leader - any_leader;
        let any_card = 2 * open;
        if rest < any_leader + any_card {
            return false;
        }
        for card in named.iter() {
            Self::automa_spends_card(t, card, out);
        }
        let chosen = AutomaBill {
            purchase: bill.purchase,
            any_leader,
            engineer_will_do: bill.engineer_will_do,
            any_card,
        };
        Self::push(t, HUMAN, Task::AutomaPay(chosen));
        true
    }

    /// Discards a card of its hand (MIC-180).
    fn automa_spends_card(t: &mut State, card: crate::state::CardId, out: &mut Out<'_>) {
        t.automa.hand.take(card);
        t.crew.discard(card);
        out.tell_all(|| Event::Discarded(AUTOMA, card));
    }

    /// What can be spent for the part that is open, and how many of it.
    fn automa_accepts(bill: AutomaBill) -> (Specialists, u8) {
        if bill.any_leader > 0 {
            (any_leader(bill.engineer_will_do), bill.any_leader)
        } else {
            (Specialists::ALL, bill.any_card)
        }
    }

    /// The kinds of specialist among which the human chooses (MIC-182).
    pub(crate) fn automa_kinds(&self, t: &State, bill: AutomaBill) -> Specialists {
        let (accepted, _) = Self::automa_accepts(bill);
        let mut kinds = Specialists::NONE;
        for kind in accepted.iter() {
            if !self.automa_cards(t, Specialists::only(kind)).is_empty() {
                kinds.put(kind);
            }
        }
        kinds
    }

    /// Only symbols count, so a kind is named and any card of it is discarded (MIC-179).
    pub(crate) fn automa_spends(&self, t: &mut State, bill: AutomaBill, kind: Specialist, out: &mut Out<'_>) {
        t.stack.pop();
        if let Some(card) = self.automa_cards(t, Specialists::only(kind)).first() {
            Self::automa_spends_card(t, card, out);
        }
        let rest = if bill.any_leader > 0 {
            AutomaBill { any_leader: bill.any_leader - 1, ..bill }
        } else {
            AutomaBill { any_card: bill.any_card - 1, ..bill }
        };
        Self::push(t, HUMAN, Task::AutomaPay(rest));
    }

    /// Spends what leaves no choice; otherwise the human is asked, unless the table says that nobody is.
    pub(crate) fn automa_bill_waits(&self, t: &mut State, bill: AutomaBill, out: &mut Out<'_>) -> bool {
        if bill.any_leader == 0 && bill.any_card == 0 {
            t.stack.pop();
            self.automa_bought(t, bill.purchase, out);
            return false;
        }
        let (accepted, count) = Self::automa_accepts(bill);
        let kinds = self.automa_kinds(t, bill);
        let all_go = self.automa_cards(t, accepted).len() == count;
        if kinds.len() > 1 && !all_go && !self.options.automa_auto_choices {
            return true;
        }
        // Kinds with most cards first, Engineer, red, green, blue among equals.
        let held = |kind: &Specialist| self.automa_cards(t, Specialists::only(*kind)).len();
        let mut best = kinds.iter().next();
        for kind in kinds.iter() {
            if best.is_some_and(|best| held(&kind) > held(&best)) {
                best = Some(kind);
            }
        }
        if let Some(kind) = best {
            self.automa_spends(t, bill, kind, out);
        }
        false
    }
}
