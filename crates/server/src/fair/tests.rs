//! Shares on a clock that only the test moves.

use std::collections::BTreeMap;

use orrery_core::Chance;

use super::*;

const MS: Duration = Duration::from_millis(1);

fn account(name: &str) -> Payer {
    Payer::account_alone(name)
}

fn guest(address: &str, name: &str) -> Payer {
    Payer::guest(Client(address.parse().expect("an address")), Some(name))
}

/// Somebody who asks again as soon as something was answered, for so much time at once, with so many requests open.
struct Asker {
    payer: Payer,
    requests: usize,
    least: u32,
    most: u32,
}

impl Asker {
    fn time(&self, chance: &mut Chance) -> Duration {
        MS * (self.least + chance.pick((self.most - self.least + 1) as usize) as u32)
    }
}

/// What each asker has had after this much time on so many threads.
fn served(askers: &[Asker], threads: usize, each: usize, until: Duration, seed: u64) -> Vec<Duration> {
    let mut chance = Chance::sampled(seed);
    let mut queue = FairQueue::new(each);
    // What runs, by when it ends.
    let mut ends: BTreeMap<(Duration, Ticket), (usize, Duration)> = BTreeMap::new();
    let mut had = vec![Duration::ZERO; askers.len()];
    let mut now = Duration::ZERO;
    for (who, asker) in askers.iter().enumerate() {
        for _ in 0..asker.requests {
            queue.push(&asker.payer, who);
        }
    }
    while now < until {
        while queue.running() < threads {
            let Some((ticket, who)) = queue.next(now) else { break };
            let time = askers[who].time(&mut chance);
            ends.insert((now + time, ticket), (who, time));
        }
        let ((at, ticket), (who, time)) = ends.pop_first().expect("somebody is always served");
        now = at;
        had[who] += time;
        queue.done(ticket, now);
        queue.push(&askers[who].payer, who);
    }
    had
}

/// With n accounts waiting each gets at least 1/n of the thinking, but for what was begun and is not done.
#[test]
fn each_of_n_accounts_gets_its_share_whatever_one_of_them_asks_for() {
    let until = MS * 200_000;
    for (accounts, threads) in [(2, 1), (2, 2), (3, 2), (5, 1), (8, 4)] {
        for seed in 0..5 {
            let greedy = Asker { payer: account("greedy"), requests: 72, least: 1200, most: 5000 };
            let modest = |number: usize| Asker {
                payer: account(&format!("modest{number}")),
                // Enough to use its share: it is always waiting.
                requests: threads,
                least: 10,
                most: 20 + 100 * number as u32,
            };
            let askers: Vec<_> = std::iter::once(greedy).chain((1..accounts).map(modest)).collect();
            let had = served(&askers, threads, threads, until, seed);
            let share = until * threads as u32 / accounts as u32;
            // A request is not interrupted: the longest ones may be under way on every thread.
            let slack = MS * 5000 * threads as u32;
            for (who, had) in had.iter().enumerate() {
                assert!(
                    *had + slack >= share,
                    "{accounts} accounts, {threads} threads, {who}: {had:?} of {share:?}"
                );
            }
        }
    }
}

/// All threads but one at most are one account's: the next one to come does not wait for a long thought.
#[test]
fn one_account_never_has_every_thread() {
    let mut queue = FairQueue::new(1);
    for number in 0..72 {
        queue.push(&account("greedy"), number);
    }
    assert_eq!(queue.next(MS).map(|(_, number)| number), Some(0));
    assert_eq!(queue.next(MS), None, "the other thread is kept free");
    queue.push(&account("modest"), 100);
    assert_eq!(queue.next(MS * 2).map(|(_, number)| number), Some(100));
    assert_eq!(queue.waiting(), 71);
}

/// Twenty guests at one address have what one of them would have, and share it evenly.
#[test]
fn more_guests_at_one_address_get_no_more() {
    let until = MS * 100_000;
    let crowd = (0..20).map(|number| guest("192.0.2.1", &format!("g{number}")));
    let payers: Vec<_> = crowd.chain([guest("192.0.2.2", "one"), account("named")]).collect();
    let asker = |payer: Payer| Asker { payer, requests: 2, least: 50, most: 150 };
    let askers: Vec<_> = payers.into_iter().map(asker).collect();
    let had = served(&askers, 1, 1, until, 3);
    let all: Duration = had[..20].iter().sum();
    let third = until / 3;
    for had in [all, had[20], had[21]] {
        assert!(had + MS * 300 >= third && had <= third + MS * 300, "{had:?} of {third:?}");
    }
    for had in &had[..20] {
        assert!(*had + MS * 300 >= third / 20, "{had:?} of {:?}", third / 20);
    }
}

/// A whole block of IPv6 addresses is one house.
#[test]
fn a_house_is_known_by_its_block() {
    assert_eq!(guest("2001:db8:1:2::1", "a").house, guest("2001:db8:1:2:ffff::9", "b").house);
    assert_ne!(guest("2001:db8:1:2::1", "a").house, guest("2001:db8:1:3::1", "a").house);
}

#[test]
fn who_waited_elsewhere_has_saved_nothing_up() {
    let mut queue = FairQueue::new(9);
    let (one, two) = (account("one"), account("two"));
    let mut now = MS;
    let mut serve = |queue: &mut FairQueue<&'static str>| {
        let (ticket, who) = queue.next(now)?;
        now += MS * 10;
        queue.done(ticket, now);
        Some(who)
    };
    queue.push(&one, "one");
    for _ in 0..1000 {
        queue.push(&one, "one");
        assert_eq!(serve(&mut queue), Some("one"));
    }
    for _ in 0..20 {
        queue.push(&one, "one");
        queue.push(&two, "two");
    }
    // The newcomer begins where the other one is now, not ten seconds behind.
    let order: Vec<_> = std::iter::from_fn(|| serve(&mut queue)).take(20).collect();
    let newcomer = order.iter().filter(|who| **who == "two").count();
    assert!((10..=11).contains(&newcomer), "{order:?}");
}

#[test]
fn what_is_withdrawn_is_never_served_and_leaves_nothing_behind() {
    let mut queue = FairQueue::new(9);
    let one = account("one");
    let (first, second, third) = (queue.push(&one, 1), queue.push(&one, 2), queue.push(&account("two"), 3));
    assert_eq!((queue.ahead(first), queue.ahead(second), queue.ahead(third)), (Some(1), Some(2), Some(1)));
    assert_eq!((queue.waiting(), queue.waiting_of(&one)), (3, 2));
    queue.withdraw(first);
    assert_eq!(queue.next(MS), Some((second, 2)));
    queue.withdraw(second);
    assert_eq!((queue.running(), queue.ahead(second)), (1, None), "what runs comes to its end");
    queue.withdraw(third);
    queue.done(second, MS * 2);
    assert_eq!((queue.waiting(), queue.running(), queue.next(MS * 3)), (0, 0, None));
    assert!(queue.houses.of.is_empty() && queue.accounts.is_empty());
}

#[test]
fn memory_is_bounded() {
    let mut queue = FairQueue::new(1);
    queue.push(&account("stays"), ());
    queue.next(MS);
    for number in 0..3 * REMEMBERED as u32 {
        let ticket = queue.push(&account(&number.to_string()), ());
        assert_eq!(queue.next(MS), Some((ticket, ())));
        queue.done(ticket, MS * 2);
    }
    assert!(queue.houses.of.len() <= REMEMBERED && queue.accounts.len() <= REMEMBERED);
}
