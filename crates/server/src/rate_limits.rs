//! Rate limits: how often one address or one account may do something. The memory for it is bounded.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher as _};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Rates;
use crate::identity::Client;
use crate::others::Spent;
use crate::security_log;
use crate::site_error::SiteError;

/// The most buckets that are remembered for each limit.
const REMEMBERED: usize = 16_384;

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateLimit {
    /// What changes something: forms, requests of programs, what a page asks of its table. Hints are among them, since
    /// they cost most.
    Posts,
    /// What only reads: pages, views, reasons, rules.
    Questions,
    /// Attempts at a password.
    SignIns,
    /// Guests that are made.
    Accounts,
    /// Tables that are opened.
    Tables,
    /// Letters to an address that is not confirmed yet.
    Letters,
}

impl RateLimit {
    /// All of them, in the order of their numbers.
    const ALL: [Self; 6] =
        [Self::Posts, Self::Questions, Self::SignIns, Self::Accounts, Self::Tables, Self::Letters];

    /// Its name in the log.
    const fn name(self) -> &'static str {
        match self {
            Self::Posts => "forms",
            Self::Questions => "questions",
            Self::SignIns => "sign-ins",
            Self::Accounts => "guests",
            Self::Tables => "tables",
            Self::Letters => "letters",
        }
    }
}

/// Letters at once and per hour: from one address, for one account, and to one address.
const LETTERS: f32 = 5.0;

/// Who is limited: an address, or an account or name.
pub trait Limited {
    /// What tells one from another.
    fn key(&self) -> String;

    /// What the log may say of it: an address, but nothing that could be a secret.
    fn logged(&self) -> Option<String> {
        None
    }
}

impl Limited for Client {
    /// A house has one IPv4 address, but a whole block of IPv6 ones.
    fn key(&self) -> String {
        match self.0.to_canonical() {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                format!("{a:x}:{b:x}:{c:x}:{d:x}")
            }
        }
    }

    fn logged(&self) -> Option<String> {
        Some(self.0.to_string())
    }
}

impl Limited for str {
    fn key(&self) -> String {
        format!("@{self}")
    }
}

/// A bucket that fills up again as time passes.
#[derive(Clone, Copy)]
struct Bucket {
    tokens: f32,
    at: Instant,
}

struct Buckets {
    per_second: f32,
    most: f32,
    of: HashMap<u64, Bucket>,
}

impl Buckets {
    /// This many per minute, and a quarter of that at once, or all of it if it is little. Zero means no limit.
    fn new(per_minute: u32) -> Self {
        let most = (per_minute as f32 / 4.0).max((per_minute as f32).min(10.0));
        Self { per_second: per_minute as f32 / 60.0, most, of: HashMap::new() }
    }

    /// This many at once and per hour.
    fn hourly(most: f32) -> Self {
        Self { per_second: most / 3600.0, most, of: HashMap::new() }
    }

    /// Takes one; otherwise the seconds until there is one.
    fn take(&mut self, key: u64, now: Instant) -> Result<(), u32> {
        if self.per_second == 0.0 {
            return Ok(());
        }
        if self.of.len() >= REMEMBERED && !self.of.contains_key(&key) {
            self.forget(now);
        }
        let (per_second, most) = (self.per_second, self.most);
        let bucket = self.of.entry(key).or_insert(Bucket { tokens: most, at: now });
        let passed = now.saturating_duration_since(bucket.at).as_secs_f32();
        bucket.tokens = (bucket.tokens + passed * per_second).min(most);
        bucket.at = now;
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            return Ok(());
        }
        Err(((1.0 - bucket.tokens) / per_second).ceil() as u32)
    }

    /// So many were taken at another server.
    fn charge(&mut self, key: u64, count: u32, now: Instant) {
        if self.per_second == 0.0 {
            return;
        }
        for _ in 0..count {
            // Whoever has taken more than there is has taken all.
            if self.take(key, now).is_err() {
                return;
            }
        }
    }

    /// Full buckets say nothing; if all say something, the fuller half is forgotten.
    fn forget(&mut self, now: Instant) {
        let (per_second, most) = (self.per_second, self.most);
        let level = |bucket: &Bucket| {
            let passed = now.saturating_duration_since(bucket.at).as_secs_f32();
            bucket.tokens + passed * per_second
        };
        self.of.retain(|_, bucket| level(bucket) < most);
        if self.of.len() >= REMEMBERED {
            let mut levels: Vec<_> = self.of.values().map(level).collect();
            levels.sort_by(f32::total_cmp);
            let middle = levels[levels.len() / 2];
            self.of.retain(|_, bucket| level(bucket) < middle);
        }
        if self.of.len() >= REMEMBERED {
            // All are alike.
            self.of.clear();
        }
    }
}

/// The buckets of all clients, for each limit.
pub struct RateLimits {
    posts: Mutex<Buckets>,
    questions: Mutex<Buckets>,
    sign_ins: Mutex<Buckets>,
    accounts: Mutex<Buckets>,
    tables: Mutex<Buckets>,
    letters: Mutex<Buckets>,
    /// Others cannot know whose buckets share a place; all servers of a site count alike.
    secret: [u8; 32],
    /// What was taken since the other servers were told, if there are any.
    spent: Option<Mutex<HashMap<(u8, u64), u32>>>,
}

impl RateLimits {
    /// With these rates, and the secret of the site; whether there are other servers that count too.
    pub fn new(rates: &Rates, secret: [u8; 32], shared: bool) -> Self {
        let buckets = |per_minute| Mutex::new(Buckets::new(per_minute));
        Self {
            posts: buckets(rates.posts_per_minute),
            questions: buckets(rates.questions_per_minute),
            sign_ins: buckets(rates.sign_ins_per_minute),
            accounts: buckets(rates.accounts_per_minute),
            tables: buckets(rates.tables_per_minute),
            letters: Mutex::new(Buckets::hourly(LETTERS)),
            secret,
            spent: shared.then(Mutex::default),
        }
    }

    fn buckets(&self, limit: RateLimit) -> &Mutex<Buckets> {
        match limit {
            RateLimit::Posts => &self.posts,
            RateLimit::Questions => &self.questions,
            RateLimit::SignIns => &self.sign_ins,
            RateLimit::Accounts => &self.accounts,
            RateLimit::Tables => &self.tables,
            RateLimit::Letters => &self.letters,
        }
    }

    /// What was taken here since this was last asked.
    pub fn spent(&self) -> Vec<Spent> {
        let Some(spent) = &self.spent else { return Vec::new() };
        let spent = std::mem::take(&mut *spent.lock().unwrap_or_else(PoisonError::into_inner));
        spent.into_iter().map(|((limit, key), count)| Spent::Limit(limit, key, count)).collect()
    }

    /// So many were taken at another server.
    pub fn charge(&self, limit: u8, key: u64, count: u32) {
        if let Some(limit) = RateLimit::ALL.get(usize::from(limit)) {
            let mut buckets = self.buckets(*limit).lock().unwrap_or_else(PoisonError::into_inner);
            buckets.charge(key, count, Instant::now());
        }
    }

    /// Takes a token from the bucket of a client, if there is one.
    pub fn take(&self, limit: RateLimit, client: &(impl Limited + ?Sized)) -> Result<(), SiteError> {
        let mut hasher = DefaultHasher::new();
        hasher.write(&self.secret);
        hasher.write(client.key().as_bytes());
        let key = hasher.finish();
        let mut buckets = self.buckets(limit).lock().unwrap_or_else(PoisonError::into_inner);
        let taken = buckets.take(key, Instant::now());
        let counts = taken.is_ok() && buckets.per_second > 0.0;
        drop(buckets);
        if counts && let Some(spent) = &self.spent {
            let mut spent = spent.lock().unwrap_or_else(PoisonError::into_inner);
            *spent.entry((limit as u8, key)).or_default() += 1;
        }
        taken.map_err(|seconds| {
            security_log::limited(limit.name(), client.logged().as_deref());
            SiteError::TooMany { seconds }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_is_empty_and_fills_up_again() {
        let mut buckets = Buckets::new(60);
        let start = Instant::now();
        let taken = (0..100).filter(|_| buckets.take(1, start).is_ok()).count();
        assert_eq!(taken, 15);
        assert_eq!(buckets.take(1, start), Err(1));
        assert!(buckets.take(2, start).is_ok(), "another one has a bucket of his own");
        assert!(buckets.take(1, start + Duration::from_secs(1)).is_ok());
    }

    #[test]
    fn memory_is_bounded() {
        let mut buckets = Buckets::new(60);
        let start = Instant::now();
        for key in 0..3 * REMEMBERED as u64 {
            let _ = buckets.take(key, start);
        }
        assert!(buckets.of.len() <= REMEMBERED);
    }

    #[test]
    fn one_house_is_one_client() {
        let key = |text: &str| Client(text.parse().unwrap()).key();
        assert_eq!(key("2001:db8:1:2::1"), key("2001:db8:1:2:ffff::9"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
        assert_eq!(key("::ffff:192.0.2.1"), key("192.0.2.1"));
    }
}
