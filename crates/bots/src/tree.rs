//! The tree of a search.

/// A node of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

/// An edge: who did what, or that somebody did something unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key(u32);

/// A step that was tried or was available.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) key: Key,
    /// Where it leads, once it was taken.
    node: Option<NodeId>,
    /// How often it was taken.
    pub(crate) visits: u32,
    /// How often it could have been taken.
    pub(crate) available: u32,
    /// Its prior, not normalised over the legal steps.
    pub(crate) weight: f32,
    /// Its evaluation when it was added, for whoever decides.
    first_value: f32,
    /// The sum of the values it has led to, for whoever decides.
    sum: f32,
}

impl Child {
    /// The mean value; the first evaluation, corrected, counts as one visit.
    pub(crate) fn value(&self, correction: f32) -> f32 {
        (self.sum + self.first_value + correction) / (self.visits + 1) as f32
    }

    /// By how much all visits together were worth more than the first evaluation had said.
    pub(crate) fn surprise(&self) -> f32 {
        self.sum - self.first_value * self.visits as f32
    }
}

#[derive(Clone, Debug, Default)]
struct Node {
    children: Vec<Child>,
}

/// A growing tree of decisions.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

impl Key {
    /// Seat `seat` has done the action with this number, of `count` that there are.
    pub(crate) fn done(seat: usize, number: u32, count: u32) -> Self {
        Self(seat as u32 * (count + 1) + number)
    }

    /// Seat `seat` has done something that was not seen.
    pub(crate) fn unseen(seat: usize, count: u32) -> Self {
        Self(seat as u32 * (count + 1) + count)
    }

    /// Who, and the number of the action if it was seen.
    pub(crate) fn read(self, count: u32) -> (usize, Option<u32>) {
        let number = self.0 % (count + 1);
        ((self.0 / (count + 1)) as usize, (number < count).then_some(number))
    }
}

impl Tree {
    pub(crate) fn new() -> Self {
        Self { nodes: vec![Node::default()] }
    }

    /// Where every search begins.
    pub(crate) const ROOT: NodeId = NodeId(0);

    /// All steps from a node.
    pub(crate) fn children(&self, node: NodeId) -> &[Child] {
        &self.nodes[node.0 as usize].children
    }

    pub(crate) fn child_mut(&mut self, node: NodeId, child: usize) -> &mut Child {
        &mut self.nodes[node.0 as usize].children[child]
    }

    /// Finds a step, beginning at `hint`: legal actions come in the same order every time.
    pub(crate) fn find(&self, node: NodeId, key: Key, hint: usize) -> Option<usize> {
        let children = self.children(node);
        let hint = hint.min(children.len());
        let after = children[hint..].iter().position(|child| child.key == key).map(|place| place + hint);
        after.or_else(|| children[..hint].iter().position(|child| child.key == key))
    }

    /// Adds a step with its first evaluation and its prior.
    pub(crate) fn add(&mut self, node: NodeId, key: Key, first_value: f32, weight: f32) -> usize {
        let children = &mut self.nodes[node.0 as usize].children;
        children.push(Child { key, node: None, visits: 0, available: 0, weight, first_value, sum: 0.0 });
        children.len() - 1
    }

    /// The node that a step leads to.
    pub(crate) fn follow(&mut self, node: NodeId, child: usize) -> NodeId {
        if let Some(next) = self.nodes[node.0 as usize].children[child].node {
            return next;
        }
        let next = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::default());
        self.nodes[node.0 as usize].children[child].node = Some(next);
        next
    }

    /// The node that a step leads to; a new step is added.
    pub(crate) fn follow_key(&mut self, node: NodeId, key: Key) -> NodeId {
        let child = self.find(node, key, 0).unwrap_or_else(|| self.add(node, key, 0.0, 0.0));
        self.follow(node, child)
    }

    /// Adds a visit with its value.
    pub(crate) fn credit(&mut self, node: NodeId, child: usize, value: f32) {
        let child = self.child_mut(node, child);
        child.visits += 1;
        child.sum += value;
    }

    /// Where a step leads, if it was taken.
    pub(crate) fn step(&self, node: NodeId, key: Key) -> Option<NodeId> {
        self.children(node)[self.find(node, key, 0)?].node
    }

    /// How often a step was taken from the root.
    pub(crate) fn visits(&self, key: Key) -> u32 {
        self.find(Self::ROOT, key, 0).map_or(0, |child| self.children(Self::ROOT)[child].visits)
    }

    /// The step taken most often from a node, and where it leads.
    pub(crate) fn favourite(&self, node: NodeId) -> Option<(Key, NodeId)> {
        let children = self.children(node).iter().filter(|child| child.visits > 0);
        let best = children.max_by_key(|child| child.visits)?;
        Some((best.key, best.node?))
    }

    /// The subtree below a step from the root, to be searched on when play goes on. Nothing if the step was never taken.
    pub(crate) fn descend(&self, key: Key) -> Option<Self> {
        let start = self.step(Self::ROOT, key)?;
        let mut kept = Self { nodes: vec![self.nodes[start.0 as usize].clone()] };
        let mut next = 0;
        while next < kept.nodes.len() {
            for place in 0..kept.nodes[next].children.len() {
                if let Some(old) = kept.nodes[next].children[place].node {
                    let new = NodeId(kept.nodes.len() as u32);
                    kept.nodes.push(self.nodes[old.0 as usize].clone());
                    kept.nodes[next].children[place].node = Some(new);
                }
            }
            next += 1;
        }
        Some(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_tell_who_did_what() {
        assert_eq!(Key::done(2, 17, 100).read(100), (2, Some(17)));
        assert_eq!(Key::unseen(1, 100).read(100), (1, None));
    }

    #[test]
    fn what_was_learned_below_a_step_is_kept() {
        let mut tree = Tree::new();
        let (a, b, c) = (Key::done(0, 1, 9), Key::done(1, 2, 9), Key::done(0, 3, 9));
        let step = tree.add(Tree::ROOT, a, 0.5, 1.0);
        let below = tree.follow(Tree::ROOT, step);
        let second = tree.add(below, b, 0.5, 1.0);
        tree.follow(below, second);
        tree.credit(below, second, 1.0);
        tree.add(Tree::ROOT, c, 0.5, 1.0);
        let kept = tree.descend(a).unwrap();
        assert_eq!(kept.visits(b), 1);
        assert_eq!(kept.favourite(Tree::ROOT).unwrap().0, b);
        assert!(tree.descend(c).is_none() && tree.descend(b).is_none());
    }

    #[test]
    fn first_evaluations_are_corrected_by_what_was_tried() {
        let mut tree = Tree::new();
        let tried = tree.add(Tree::ROOT, Key::done(0, 1, 9), 0.6, 1.0);
        tree.credit(Tree::ROOT, tried, 0.4);
        tree.credit(Tree::ROOT, tried, 0.4);
        let child = tree.children(Tree::ROOT)[tried];
        assert!((child.surprise() + 0.4).abs() < 1e-6, "two visits, each worth 0.2 less than it seemed");
        assert!((child.value(-0.2) - 0.4).abs() < 1e-6);
        assert!((child.value(0.0) - 1.4 / 3.0).abs() < 1e-6);
    }
}
