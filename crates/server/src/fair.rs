//! Fair shares: of all who wait, the one who has had least is next, whatever they ask for and however often.
//!
//! There are two levels. Houses share evenly, and the accounts of a house share what the house has: whoever makes guests by the
//! dozen at one address gets no more by it. What somebody has had is the time that was spent on them; who comes back after
//! a while begins where the others are, so that waiting saves nothing up.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use crate::identity::Client;
use crate::rate_limits::Limited as _;

/// The most houses, and accounts of a house, that are remembered while they want nothing.
const REMEMBERED: usize = 4096;

/// For whom something is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Payer {
    house: String,
    account: String,
}

impl Payer {
    /// An account that is a house of its own: one with a name, or one whose address is not known.
    pub fn account_alone(account: &str) -> Self {
        Self { house: format!("@{account}"), account: account.to_owned() }
    }

    /// Somebody without a name, who may have no account either: of the house at this address.
    pub fn guest(client: Client, account: Option<&str>) -> Self {
        Self { house: client.key(), account: account.unwrap_or_default().to_owned() }
    }

    /// As another server names them: house and account.
    pub fn named(house: String, account: String) -> Self {
        Self { house, account }
    }

    /// What they share with others.
    pub fn house(&self) -> &str {
        &self.house
    }

    /// The account; empty if there is none.
    pub fn account(&self) -> &str {
        &self.account
    }
}

/// What somebody has had, and wants.
#[derive(Default)]
struct Meter {
    used: Duration,
    /// How many requests wait or are being served.
    open: usize,
}

/// The meters of all houses, or of all accounts of one house.
#[derive(Default)]
struct Meters {
    of: HashMap<String, Meter>,
    /// What the one who was served last had had: where newcomers begin.
    floor: Duration,
}

impl Meters {
    fn open(&mut self, key: &str) {
        if self.of.len() >= REMEMBERED && !self.of.contains_key(key) {
            self.forget_idle();
        }
        let floor = self.floor;
        let meter = self.of.entry(key.to_owned()).or_default();
        if meter.open == 0 {
            meter.used = meter.used.max(floor);
        }
        meter.open += 1;
    }

    /// A request has ended after this much time.
    fn close(&mut self, key: &str, time: Duration) {
        let Some(meter) = self.of.get_mut(key) else { return };
        meter.used += time;
        meter.open -= 1;
        if meter.open == 0 && meter.used <= self.floor {
            self.of.remove(key);
        }
    }

    /// Something was done for them elsewhere.
    fn charge(&mut self, key: &str, time: Duration) {
        if self.of.len() >= REMEMBERED && !self.of.contains_key(key) {
            self.forget_idle();
        }
        let floor = self.floor;
        let meter = self.of.entry(key.to_owned()).or_insert(Meter { used: floor, open: 0 });
        meter.used += time;
    }

    fn forget_idle(&mut self) {
        let idle = self.of.values().filter(|meter| meter.open == 0).map(|meter| meter.used);
        self.floor = idle.fold(self.floor, Duration::max);
        self.of.retain(|_, meter| meter.open > 0);
    }

    fn used(&self, key: &str) -> Duration {
        self.of.get(key).map_or(self.floor, |meter| meter.used)
    }
}

/// A request, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket(u64);

struct Running {
    payer: Payer,
    since: Duration,
}

/// Requests that wait for their turn, and those that are being served. Time is what the caller says it is.
pub struct FairQueue<T> {
    houses: Meters,
    accounts: HashMap<String, Meters>,
    waiting: Vec<(Payer, VecDeque<(Ticket, T)>)>,
    running: HashMap<Ticket, Running>,
    /// How many requests of one account are served at once.
    each: usize,
    last: u64,
    /// What was done here since this was last asked, if anybody asks.
    spent: Option<Vec<(Payer, Duration)>>,
}

impl<T> FairQueue<T> {
    /// An empty queue that serves at most so many requests of one account at once.
    pub fn new(each: usize) -> Self {
        Self {
            houses: Meters::default(),
            accounts: HashMap::new(),
            waiting: Vec::new(),
            running: HashMap::new(),
            each,
            last: 0,
            spent: None,
        }
    }

    /// What was done for whom since this was last asked, from the first time on.
    pub fn spent(&mut self) -> Vec<(Payer, Duration)> {
        self.spent.replace(Vec::new()).unwrap_or_default()
    }

    /// Something was done for somebody elsewhere: it counts as if it had been done here.
    pub fn charge(&mut self, payer: &Payer, time: Duration) {
        if self.running.is_empty() && self.waiting.is_empty() {
            // Nobody wants anything here: everybody is equal.
            return;
        }
        self.houses.charge(&payer.house, time);
        self.accounts.entry(payer.house.clone()).or_default().charge(&payer.account, time);
    }

    /// Adds a request.
    pub fn push(&mut self, payer: &Payer, item: T) -> Ticket {
        self.last += 1;
        let ticket = Ticket(self.last);
        self.houses.open(&payer.house);
        if self.accounts.len() > self.houses.of.len() {
            self.accounts.retain(|house, _| self.houses.of.contains_key(house));
        }
        self.accounts.entry(payer.house.clone()).or_default().open(&payer.account);
        match self.waiting.iter_mut().find(|(other, _)| other == payer) {
            Some((_, queue)) => queue.push_back((ticket, item)),
            None => self.waiting.push((payer.clone(), VecDeque::from([(ticket, item)]))),
        }
        ticket
    }

    /// The request that is to be served now: of the house that has had least the account that has had least, and of
    /// that the oldest one.
    pub fn next(&mut self, now: Duration) -> Option<(Ticket, T)> {
        let may = |(payer, _): &&(Payer, VecDeque<(Ticket, T)>)| {
            self.running.values().filter(|running| running.payer == *payer).count() < self.each
        };
        let order = |(payer, queue): &&(Payer, VecDeque<(Ticket, T)>)| {
            let (house, account) = self.had(payer, now);
            (house, account, queue.front().map(|(ticket, _)| *ticket))
        };
        let (payer, _) = self.waiting.iter().filter(may).min_by_key(order)?;
        let payer = payer.clone();
        let (house, account) = self.had(&payer, now);
        self.houses.floor = self.houses.floor.max(house);
        if let Some(accounts) = self.accounts.get_mut(&payer.house) {
            accounts.floor = accounts.floor.max(account);
        }
        let place = self.waiting.iter().position(|(other, _)| *other == payer)?;
        let (ticket, item) = self.waiting[place].1.pop_front()?;
        if self.waiting[place].1.is_empty() {
            self.waiting.swap_remove(place);
        }
        self.running.insert(ticket, Running { payer, since: now });
        Some((ticket, item))
    }

    /// What somebody's house has had up to now.
    pub fn used(&self, payer: &Payer, now: Duration) -> Duration {
        self.had(payer, now).0
    }

    /// What a house and its account have had up to now, what is being done for them included.
    fn had(&self, payer: &Payer, now: Duration) -> (Duration, Duration) {
        let mut house = self.houses.used(&payer.house);
        let mut account =
            self.accounts.get(&payer.house).map_or(Duration::ZERO, |of| of.used(&payer.account));
        for running in self.running.values().filter(|running| running.payer.house == payer.house) {
            let time = now.saturating_sub(running.since);
            house += time;
            if running.payer.account == payer.account {
                account += time;
            }
        }
        (house, account)
    }

    /// A request was served.
    pub fn done(&mut self, ticket: Ticket, now: Duration) {
        if let Some(running) = self.running.remove(&ticket) {
            let time = now.saturating_sub(running.since);
            self.close(&running.payer, time);
            if let Some(spent) = &mut self.spent {
                spent.push((running.payer, time));
            }
        }
    }

    /// A request waits no longer. What is being served already comes to its end.
    pub fn withdraw(&mut self, ticket: Ticket) {
        let holds =
            |(_, queue): &(Payer, VecDeque<(Ticket, T)>)| queue.iter().any(|(known, _)| *known == ticket);
        let Some(place) = self.waiting.iter().position(holds) else { return };
        self.waiting[place].1.retain(|(known, _)| *known != ticket);
        let payer = self.waiting[place].0.clone();
        if self.waiting[place].1.is_empty() {
            self.waiting.swap_remove(place);
        }
        self.close(&payer, Duration::ZERO);
    }

    fn close(&mut self, payer: &Payer, time: Duration) {
        self.houses.close(&payer.house, time);
        if let Some(accounts) = self.accounts.get_mut(&payer.house) {
            accounts.close(&payer.account, time);
        }
        if self.running.is_empty() && self.waiting.is_empty() {
            // Nobody wants anything: whoever comes next finds everybody equal.
            self.houses = Meters::default();
            self.accounts.clear();
        }
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.waiting.iter().map(|(_, queue)| queue.len()).sum()
    }

    /// How many requests of somebody's house wait.
    pub fn waiting_of(&self, payer: &Payer) -> usize {
        let house = self.waiting.iter().filter(|(other, _)| other.house == payer.house);
        house.map(|(_, queue)| queue.len()).sum()
    }

    /// How many are being served.
    pub fn running(&self) -> usize {
        self.running.len()
    }

    /// How many requests are served before this one if all take equally long; nothing if it does not wait.
    pub fn ahead(&self, ticket: Ticket) -> Option<usize> {
        let place = |queue: &VecDeque<(Ticket, T)>| queue.iter().position(|(known, _)| *known == ticket);
        let own = self.waiting.iter().find_map(|(_, queue)| place(queue))?;
        let others = self.waiting.iter().filter(|(_, queue)| place(queue).is_none());
        Some(self.running.len() + own + others.map(|(_, queue)| queue.len().min(own + 1)).sum::<usize>())
    }
}

#[cfg(test)]
mod tests;
