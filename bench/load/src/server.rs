//! What the system knows of the server's process, on Linux.

use std::{fs, io};

/// Clock ticks per second in which Linux counts CPU time.
const TICKS: f64 = 100.0;

/// Seconds of CPU that a process has used.
pub fn cpu_seconds(pid: u32) -> io::Result<f64> {
    let fields = stat(pid)?;
    // In user and system mode.
    seconds(&fields[11..13]).ok_or_else(|| unreadable(pid))
}

/// The same with its children, those that have ended included.
pub fn cpu_seconds_of_all(pid: u32) -> io::Result<f64> {
    let own = seconds(&stat(pid)?[11..15]).ok_or_else(|| unreadable(pid))?;
    let others =
        fs::read_dir("/proc")?.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    // One that ends meanwhile is counted by its parent the next time.
    let children = others.filter_map(|other| stat(other).ok()).filter(|fields| fields[1] == pid.to_string());
    Ok(own + children.filter_map(|fields| seconds(&fields[11..13])).sum::<f64>())
}

/// What the system says of a process, from its state on.
fn stat(pid: u32) -> io::Result<Vec<String>> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name of the program may hold spaces; what comes after it does not.
    let fields: Vec<_> =
        stat.rsplit(')').next().unwrap_or_default().split_whitespace().map(str::to_owned).collect();
    if fields.len() < 15 { Err(unreadable(pid)) } else { Ok(fields) }
}

fn seconds(fields: &[String]) -> Option<f64> {
    let ticks: Option<Vec<f64>> = fields.iter().map(|field| field.parse().ok()).collect();
    Some(ticks?.iter().sum::<f64>() / TICKS)
}

fn unreadable(pid: u32) -> io::Error {
    io::Error::other(format!("/proc/{pid}/stat cannot be read"))
}

/// Kilobytes of memory that a process holds.
pub fn kilobytes(pid: u32) -> io::Result<f64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.ok_or_else(|| io::Error::other(format!("/proc/{pid}/status cannot be read")))
}
