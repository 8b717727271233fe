//! A track that is bent to a ring around something on a map.

use super::map::Point;

/// A point on a circle; degrees run clockwise from the top.
///
/// ```
/// use orrery_page::widgets::ring::on_circle;
///
/// let (x, y) = on_circle((10, 10).into(), 5.0, 90.0);
/// assert!((x - 15.0).abs() < 0.01 && (y - 10.0).abs() < 0.01);
/// ```
pub fn on_circle(centre: Point, radius: f32, degrees: f32) -> (f32, f32) {
    let angle = degrees.to_radians();
    (centre.x as f32 + radius * angle.sin(), centre.y as f32 - radius * angle.cos())
}

/// A part of a circle, as the data of an SVG path.
pub fn arc(centre: Point, radius: f32, from: f32, to: f32) -> String {
    let ((x, y), (end_x, end_y)) = (on_circle(centre, radius, from), on_circle(centre, radius, to));
    format!("M{x:.1} {y:.1}A{radius} {radius} 0 0 1 {end_x:.1} {end_y:.1}")
}
