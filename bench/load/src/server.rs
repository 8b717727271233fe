//! What the system knows of the server's process, on Linux.

use std::{fs, io};

/// Clock ticks per second in which Linux counts CPU time.
const TICKS: f64 = 100.0;

/// Seconds of CPU that a process has used.
pub fn cpu_seconds(pid: u32) -> io::Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name of the program may hold spaces; what comes after it does not.
    let fields: Vec<_> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |place: usize| fields.get(place).and_then(|field| field.parse::<f64>().ok());
    match (ticks(11), ticks(12)) {
        (Some(user), Some(system)) => Ok((user + system) / TICKS),
        _ => Err(io::Error::other(format!("/proc/{pid}/stat cannot be read"))),
    }
}

/// Kilobytes of memory that a process holds.
pub fn kilobytes(pid: u32) -> io::Result<f64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.ok_or_else(|| io::Error::other(format!("/proc/{pid}/status cannot be read")))
}
