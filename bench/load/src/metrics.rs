//! What the server says of itself.

use std::collections::BTreeMap;
use std::io;

use orrery_load::Person;

const MOVES: &str = "orrery_moves_total{";
const DRAWINGS: &str = "orrery_drawings_total";
const LOCK: &str = "orrery_table_lock_duration_seconds_bucket{le=\"";

/// Counters by the names that the server gives them, labels included.
#[derive(Default)]
pub struct Metrics(BTreeMap<String, u64>);

impl Metrics {
    /// Asks a server.
    pub async fn read(address: &str) -> io::Result<Self> {
        let answer = Person::new(address).get("/metrics").await?;
        Ok(Self::parse(&answer.text))
    }

    fn parse(text: &str) -> Self {
        let counter = |line: &str| {
            let (name, number) = line.rsplit_once(' ')?;
            Some((name.to_owned(), number.parse().ok()?))
        };
        Self(text.lines().filter(|line| !line.starts_with('#')).filter_map(counter).collect())
    }

    /// What was counted after an earlier moment.
    pub fn since(&self, before: &Self) -> Self {
        let earlier = |name| before.0.get(name).copied().unwrap_or(0);
        Self(self.0.iter().map(|(name, count)| (name.clone(), count.saturating_sub(earlier(name)))).collect())
    }

    /// Adds what was counted at another time.
    pub fn add(&mut self, other: &Self) {
        for (name, count) in &other.0 {
            *self.0.entry(name.clone()).or_default() += count;
        }
    }

    fn sum(&self, prefix: &str) -> u64 {
        self.0.iter().filter(|(name, _)| name.starts_with(prefix)).map(|(_, count)| count).sum()
    }

    /// Decisions that were made.
    pub fn moves(&self) -> u64 {
        self.sum(MOVES)
    }

    /// Tables that were drawn for open pages.
    pub fn drawings(&self) -> u64 {
        self.sum(DRAWINGS)
    }

    /// For how many seconds a change held the lock of its table at most, in this part of all cases. Between the
    /// bounds of a bucket all times are taken to be equally likely.
    pub fn lock_time(&self, part: f64) -> Option<f64> {
        let bucket = |(name, count): (&String, &u64)| {
            let bound = name.strip_prefix(LOCK)?.strip_suffix("\"}")?;
            Some((if bound == "+Inf" { f64::INFINITY } else { bound.parse().ok()? }, *count as f64))
        };
        let mut buckets: Vec<(f64, f64)> = self.0.iter().filter_map(bucket).collect();
        buckets.sort_by(|one, other| one.0.total_cmp(&other.0));
        let wanted = buckets.last().filter(|(_, all)| *all > 0.0)?.1 * part;
        let mut below = (0.0, 0.0);
        for (bound, count) in buckets {
            if count >= wanted {
                let within = if count > below.1 { (wanted - below.1) / (count - below.1) } else { 1.0 };
                return Some(if bound.is_finite() { below.0 + (bound - below.0) * within } else { bound });
            }
            below = (bound, count);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# TYPE orrery_moves counter\norrery_moves_total{game=\"a\"} 3\norrery_moves_total{game=\"b\"} 4\n\
        orrery_table_lock_duration_seconds_bucket{le=\"0.001\"} 50\n\
        orrery_table_lock_duration_seconds_bucket{le=\"0.002\"} 100\n\
        orrery_table_lock_duration_seconds_bucket{le=\"+Inf\"} 100\norrery_drawings_total 9\n# EOF\n";

    #[test]
    fn counters_are_read_and_compared() {
        let now = Metrics::parse(TEXT);
        assert_eq!((now.moves(), now.drawings()), (7, 9));
        let mut twice = now.since(&Metrics::default());
        twice.add(&now);
        assert_eq!(twice.moves(), 14);
        assert_eq!(twice.since(&now).moves(), 7);
    }

    #[test]
    fn times_are_found_between_the_bounds_of_buckets() {
        let now = Metrics::parse(TEXT);
        let near = |part, time: f64| assert!((now.lock_time(part).unwrap() - time).abs() < 1e-9);
        near(0.5, 0.001);
        near(0.25, 0.0005);
        near(0.75, 0.0015);
        near(1.0, 0.002);
        assert_eq!(Metrics::default().lock_time(0.5), None);
    }
}
