//! Tables of text with columns below each other.

use std::io::{self, Write};

/// A table with a heading. The first column is text, the others are numbers.
pub struct Table {
    heading: String,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these columns.
    pub fn new(heading: String, columns: &[String]) -> Self {
        Self { heading, rows: vec![columns.to_vec()] }
    }

    /// One more row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// Prints it; nothing if it has no rows.
    pub fn print(&self, out: &mut impl Write) -> io::Result<()> {
        if self.rows.len() < 2 {
            return Ok(());
        }
        let columns = self.rows[0].len();
        let widths: Vec<_> = (0..columns)
            .map(|column| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
            .collect();
        writeln!(out, "\n{}", self.heading)?;
        for row in &self.rows {
            write!(out, "  {:<width$}", row[0], width = widths[0])?;
            for (cell, width) in row.iter().zip(&widths).skip(1) {
                write!(out, "  {cell:>width$}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other() {
        let mut table = Table::new("Boty".into(), &["bot".into(), "wygrane".into()]);
        table.row(vec!["ważka".into(), "9%".into()]);
        table.row(vec!["a".into(), "100%".into()]);
        let mut said = Vec::new();
        table.print(&mut said).expect("a list takes everything");
        let said = String::from_utf8(said).expect("text");
        assert_eq!(said, "\nBoty\n  bot    wygrane\n  ważka       9%\n  a         100%\n");
    }
}
