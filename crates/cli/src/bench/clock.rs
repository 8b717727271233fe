//! Doing something over and over for a while.

use cpu_time::ProcessTime;

/// Reading the clock costs a system call, so it is read once a batch; a batch grows to this part of the time.
const BATCHES: f64 = 50.0;

/// Calls `work` with batch sizes until so many CPU seconds are over; gives the sum of the batches and the seconds.
pub fn run_for(seconds: f64, mut work: impl FnMut(u64)) -> (u64, f64) {
    let (mut done, mut batch) = (0, 1);
    let start = ProcessTime::now();
    loop {
        work(batch);
        done += batch;
        let took = start.elapsed().as_secs_f64();
        if took >= seconds {
            return (done, took);
        }
        if took * BATCHES < seconds {
            batch *= 2;
        }
    }
}

/// Nanoseconds of one call, when `work` is called with how many to do.
pub fn nanoseconds_each(seconds: f64, work: impl FnMut(u64)) -> f64 {
    let (done, took) = run_for(seconds, work);
    took * 1e9 / done as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_batches_are_counted_and_the_time_is_used_up() {
        let mut calls = 0;
        let (done, took) = run_for(0.01, |batch| {
            for _ in 0..batch {
                calls = std::hint::black_box(calls) + 1;
            }
        });
        assert_eq!(calls, done);
        assert!(took >= 0.01);
    }
}
