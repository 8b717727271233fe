//! The plots of a report: rows of text and numbers, each with a strip of SVG. Places in a strip are per cent of its width,
//! so that a plot fills the page of a desk and of a phone without its letters shrinking.

use maud::{Markup, html};

/// How high a row is.
const HEIGHT: f64 = 26.0;

/// Which values the strips of a plot show.
pub struct Scale {
    from: f64,
    to: f64,
    step: f64,
}

impl Scale {
    /// A scale with round numbers that holds all of these.
    pub fn holding(values: impl IntoIterator<Item = f64>) -> Self {
        let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            from = from.min(value);
            to = to.max(value);
        }
        if from >= to {
            // All values are equal, or there are none: some room around them.
            (from, to) = if from.is_finite() { (from - 0.5, from + 0.5) } else { (0.0, 1.0) };
        }
        let rough = (to - from) / 4.0;
        let unit = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].iter().map(|n| n * unit).find(|step| *step >= rough * 0.999);
        let step = step.unwrap_or(unit * 10.0);
        Self { from: (from / step).floor() * step, to: (to / step).ceil() * step, step }
    }

    /// The place of a value in per cent; what lies outside is put to the edge.
    fn place(&self, value: f64) -> f64 {
        ((value - self.from) / (self.to - self.from) * 100.0).clamp(0.0, 100.0)
    }

    fn ticks(&self) -> Vec<f64> {
        let count = ((self.to - self.from) / self.step).round() as usize;
        (0..=count).map(|n| self.from + self.step * n as f64).collect()
    }
}

fn percent(place: f64) -> String {
    format!("{place:.2}%")
}

/// The numbers above a plot.
pub fn axis(scale: &Scale, label: &dyn Fn(f64) -> String) -> Markup {
    let ticks = scale.ticks();
    let last = ticks.len() - 1;
    html! {
        svg height="16" aria-hidden="true" {
            @for (n, tick) in ticks.iter().enumerate() {
                @let anchor = if n == 0 { "start" } else if n == last { "end" } else { "middle" };
                text x=(percent(scale.place(*tick))) y="12" text-anchor=(anchor) { (label(*tick)) }
            }
        }
    }
}

/// A value with its interval: blue if all of it lies above the reference, orange if all of it lies below, and grey if it
/// could be either.
pub fn whisker(scale: &Scale, low: f64, value: f64, high: f64, reference: Option<f64>) -> Markup {
    let kind = match reference {
        Some(mark) if low > mark => "good",
        Some(mark) if high < mark => "bad",
        _ => "even",
    };
    let middle = HEIGHT / 2.0;
    html! {
        svg height=(HEIGHT) aria-hidden="true" {
            @for tick in scale.ticks() {
                @let x = percent(scale.place(tick));
                line class="grid" x1=(x) x2=(x) y1="0" y2=(HEIGHT) {}
            }
            @if let Some(mark) = reference {
                @let x = percent(scale.place(mark));
                line class="mean" x1=(x) x2=(x) y1="0" y2=(HEIGHT) {}
            }
            line class={ "whisker " (kind) } x1=(percent(scale.place(low))) x2=(percent(scale.place(high)))
                y1=(middle) y2=(middle) {}
            circle class={ "dot " (kind) } cx=(percent(scale.place(value))) cy=(middle) r="4.5" {}
        }
    }
}

/// Bars below each other, from the left edge; `parts` are of the largest value of the plot.
pub fn bars(parts: &[(f64, &'static str)]) -> Markup {
    let each = (HEIGHT - 10.0) / parts.len() as f64;
    html! {
        svg height=(HEIGHT) aria-hidden="true" {
            @for (n, (part, class)) in parts.iter().enumerate() {
                rect class=(class) x="0" y=(format!("{:.1}", 5.0 + n as f64 * each))
                    width=(percent(part.clamp(0.0, 1.0) * 100.0)) height=(format!("{:.1}", each.max(2.0) - 1.0)) rx="1.5" {}
            }
        }
    }
}

/// One bar of a histogram.
pub struct Bar {
    /// What stands below it.
    pub label: String,
    /// Its height.
    pub all: f64,
    /// How much of that is dark.
    pub some: f64,
    /// What is said of it when somebody points at it.
    pub said: String,
}

/// Upright bars beside each other.
pub fn histogram(bars: &[Bar], said: &str) -> Markup {
    let height = 150.0;
    let most = bars.iter().map(|bar| bar.all).fold(f64::MIN_POSITIVE, f64::max);
    let width = 100.0 / bars.len().max(1) as f64;
    // Labels need room: every one of a few, every so many of a lot.
    let every = bars.len().div_ceil(7).max(1);
    html! {
        svg height=(height + 18.0) role="img" aria-label=(said) {
            line class="grid" x1="0" x2="100%" y1=(height) y2=(height) {}
            @for (n, bar) in bars.iter().enumerate() {
                @let left = n as f64 * width;
                @let tall = bar.all / most * (height - 6.0);
                @let dark = bar.some / most * (height - 6.0);
                g {
                    title { (bar.said) }
                    rect class="all" x=(percent(left + width * 0.08)) width=(percent(width * 0.84))
                        y=(format!("{:.1}", height - tall)) height=(format!("{tall:.1}")) {}
                    rect class="some" x=(percent(left + width * 0.08)) width=(percent(width * 0.84))
                        y=(format!("{:.1}", height - dark)) height=(format!("{dark:.1}")) {}
                }
                @if n % every == 0 {
                    text x=(percent(left + width / 2.0)) y=(height + 14.0) text-anchor="middle" { (bar.label) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_numbers_around_its_values() {
        let scale = Scale::holding([0.213, 0.287]);
        assert!(scale.from <= 0.213 && scale.to >= 0.287);
        let ticks = scale.ticks();
        assert!((3..=7).contains(&ticks.len()), "{ticks:?}");
        assert!((scale.place(ticks[0])).abs() < 1e-9);
    }

    #[test]
    fn a_scale_of_one_value_or_none_can_be_drawn() {
        for values in [vec![], vec![3.0], vec![f64::INFINITY, 3.0]] {
            let scale = Scale::holding(values);
            assert!(scale.to > scale.from && scale.ticks().len() < 20);
        }
    }
}
