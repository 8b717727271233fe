//! After the game: the scores over time.

use maud::{Markup, html};

use crate::words::SiteWords as _;
use orrery_core::Seat;
use orrery_page::Voice;
use orrery_page::seat_letter;

/// The scores after each decision.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// For each decision: its round if the game has rounds, and the score of each seat.
    pub points: Vec<(Option<u32>, Vec<i32>)>,
}

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 240.0;
const MARGIN: f32 = 34.0;
/// Between the numbers of two rounds.
const APART: f32 = 18.0;

/// The scores as lines from the first decision to the last.
pub fn plot(course: &Course, voice: &Voice<'_>) -> Markup {
    let scores = || course.points.iter().flat_map(|(_, scores)| scores.iter().copied());
    let least = scores().min().unwrap_or(0).min(0) as f32;
    let most = scores().max().unwrap_or(1).max(least as i32 + 1) as f32;
    let steps = course.points.len().max(2) as f32 - 1.0;
    let x = |step: usize| MARGIN + (WIDTH - 2.0 * MARGIN) * step as f32 / steps;
    let y = |score: f32| HEIGHT - MARGIN + (2.0 * MARGIN - HEIGHT) * (score - least) / (most - least);
    let seats = course.points.first().map_or(0, |(_, scores)| scores.len());
    let line = |seat: usize| {
        let places = course.points.iter().enumerate();
        let places =
            places.map(|(step, (_, scores))| format!("{:.1},{:.1}", x(step), y(scores[seat] as f32)));
        places.collect::<Vec<_>>().join(" ")
    };
    let rounds = course.points.windows(2).enumerate().filter(|(_, pair)| pair[0].0 != pair[1].0);
    let rounds: Vec<_> = rounds.filter_map(|(step, pair)| Some((x(step + 1), pair[1].0?))).collect();
    // Numbers that would touch are left out.
    let mut last = f32::MIN;
    let rounds: Vec<_> = rounds
        .into_iter()
        .map(|(at, round)| {
            let room = at - last >= APART;
            last = if room { at } else { last };
            (at, room.then_some(round))
        })
        .collect();
    let grid = (0..=4).map(|quarter| least + (most - least) * quarter as f32 / 4.0);
    html! {
        svg.plot viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(voice.ui("plot")) {
            @for score in grid {
                line.grid x1=(MARGIN) x2=(WIDTH - MARGIN) y1=(y(score)) y2=(y(score)) {}
                text x=(MARGIN - 6.0) y=(y(score) + 4.0) text-anchor="end" { (score.round()) }
            }
            @for (at, round) in rounds {
                line.round x1=(at) x2=(at) y1=(MARGIN / 2.0) y2=(HEIGHT - MARGIN) {}
                @if let Some(round) = round { text x=(at) y=(HEIGHT - MARGIN / 2.0) text-anchor="middle" { (round) } }
            }
            @for seat in 0..seats {
                polyline.line.(format!("seat-{seat}")) points=(line(seat)) fill="none" {}
                @if let Some((_, scores)) = course.points.last() {
                    text.end.(format!("seat-{seat}")) x=(WIDTH - MARGIN + 6.0) y=(y(scores[seat] as f32) + 4.0) {
                        (seat_letter(Seat::new(seat as u8)))
                    }
                }
            }
        }
    }
}
