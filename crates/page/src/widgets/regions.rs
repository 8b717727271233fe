//! A map of regions that are joined by routes: where each lies, and the shortest ways between them.

use std::collections::{BTreeMap, VecDeque};

use super::map::Point;

/// A route between two regions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route<Id> {
    /// The regions that it joins.
    pub ends: [Id; 2],
    /// The points that it runs through, from the first region to the second.
    pub line: Vec<Point>,
}

/// Regions and routes.
///
/// ```
/// use orrery_page::widgets::regions::Regions;
///
/// let mut map = Regions::default();
/// map.place(1, (0, 0));
/// map.place(2, (10, 0));
/// map.place(3, (20, 0));
/// map.join([1, 2], None);
/// map.join([2, 3], Some((15, 5).into()));
/// assert_eq!(map.ways(1, |_| false)[&3].len(), 4, "the start, a region, a bend, the end");
/// assert!(!map.ways(1, |region| region == 2).contains_key(&3));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regions<Id> {
    /// Where each region lies.
    pub places: BTreeMap<Id, Point>,
    /// All routes.
    pub routes: Vec<Route<Id>>,
}

impl<Id> Default for Regions<Id> {
    fn default() -> Self {
        Self { places: BTreeMap::new(), routes: Vec::new() }
    }
}

impl<Id: Copy + Ord> Regions<Id> {
    /// Adds a region.
    pub fn place(&mut self, region: Id, at: impl Into<Point>) {
        self.places.insert(region, at.into());
    }

    /// Joins two regions, perhaps with a bend. Both have a place.
    pub fn join(&mut self, ends: [Id; 2], bend: Option<Point>) {
        let [from, to] = ends.map(|end| self.places[&end]);
        let line = [Some(from), bend, Some(to)].into_iter().flatten().collect();
        self.routes.push(Route { ends, line });
    }

    /// For each region a shortest way there that enters none of the `closed` ones, as the points that it runs through.
    pub fn ways(&self, from: Id, closed: impl Fn(Id) -> bool) -> BTreeMap<Id, Vec<Point>> {
        let mut ways = BTreeMap::from([(from, vec![self.places[&from]])]);
        let mut next = VecDeque::from([from]);
        while let Some(here) = next.pop_front() {
            for route in &self.routes {
                let [one, other] = route.ends;
                let (there, line): (Id, Vec<Point>) = if one == here {
                    (other, route.line.clone())
                } else if other == here {
                    (one, route.line.iter().rev().copied().collect())
                } else {
                    continue;
                };
                if !ways.contains_key(&there) && !closed(there) {
                    let way = ways[&here].iter().copied().chain(line.into_iter().skip(1)).collect();
                    ways.insert(there, way);
                    next.push_back(there);
                }
            }
        }
        ways
    }

    /// How far around a region it can be pressed: far enough for a finger, unless a neighbour is nearer. `large` ones
    /// reach 40 points towards their neighbours; the others share what lies between them.
    pub fn press(&self, region: Id, large: impl Fn(Id) -> bool) -> i32 {
        const FINGER: i32 = 44;
        const LEAST: i32 = 22;
        let here = self.places[&region];
        let others = self.places.iter().filter(|(other, _)| **other != region);
        let room = others.map(|(other, there)| {
            let apart = ((here.x - there.x).pow(2) + (here.y - there.y).pow(2)).isqrt();
            if large(*other) { apart - 40 } else { apart / 2 }
        });
        room.min().unwrap_or(FINGER).clamp(LEAST, FINGER)
    }
}
