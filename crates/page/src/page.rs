//! How a game looks, typed for the game and erased for the server.

use std::cell::LazyCell;

use maud::Markup;
use orrery_core::chronicle::{ToldStep, ToldTurn};
use orrery_core::object::Published;
use orrery_core::{Lang, Publish, Rule, Seat, SeatSet, Table, TableObject, Text};

use crate::face::Face;
use crate::plan::Plan;
use crate::scene::{Act, Scene};
use crate::switches::Switches;
use crate::voice::Voice;

/// The parts of a game's table. `orrery-web` draws the frame around them.
pub struct Scenery {
    /// The board in the middle. The reader can pan and zoom it.
    pub board: Markup,
    /// What lies beside the board and may scroll: cards to be taken, tracks, piles. May be empty.
    pub market: Markup,
    /// What lies before the reader: all of it is always in sight. Empty for whoever only watches.
    pub mine: Markup,
    /// What the reader holds.
    pub hand: Markup,
    /// The area of each seat, in seat order: the details of the others, and an aid for the reader.
    pub seats: Vec<Markup>,
    /// A summary of each seat, in seat order: a few signs with numbers that stay in sight. May be empty. No things.
    pub glances: Vec<Markup>,
}

impl Scenery {
    /// A table that is nothing but its board.
    pub fn of(board: Markup) -> Self {
        let none = Markup::default;
        Self { board, market: none(), mine: none(), hand: none(), seats: Vec::new(), glances: Vec::new() }
    }
}

/// How the view of a game looks. A page knows the view, the content and the words; no rule is in it.
pub trait Page: Publish {
    /// A picture for lists, as SVG with a view box of 320 by 200.
    fn picture() -> Markup;

    /// The styles of this game, added to the shared ones.
    fn style() -> &'static str {
        ""
    }

    /// How the regions of the table share out the room of a window.
    fn plan() -> Plan {
        Plan::default()
    }

    /// The table as the view shows it.
    fn scenery(&self, view: &Self::View, scene: &Scene<'_>) -> Scenery;

    /// What an answer of the reader shows beside its words: the card itself, what it costs, what is left, what it changes.
    /// `after` is the view right after a legal answer that brings neither chance nor news.
    fn face(
        &self,
        view: &Self::View,
        scene: &Scene<'_>,
        action: Self::Action,
        after: &dyn Fn() -> Option<Self::View>,
    ) -> Option<Face> {
        let _ = (view, scene, action, after);
        None
    }

    /// The ids of the things that an action of this seat concerns: each is drawn with [`Scene::thing`] wherever the
    /// action is a candidate. An action without things is a button of the prompt only.
    fn things(&self, seat: Seat, action: Self::Action) -> Vec<String>;

    /// Whether a seat has a tray of free actions now, also if none of them is possible. What leaves the question open lies
    /// in it in any case.
    fn has_tray(&self, view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }

    /// The names of what a reader can switch in what is drawn, 32 at most; [`Scene::is_on`] asks for them by place.
    fn switches() -> &'static [&'static str] {
        &[]
    }

    /// The rules that explain things and components: by the beginning of a thing's id, or of the key of a component's name. The longest
    /// beginning counts.
    fn rule_links() -> &'static [(&'static str, &'static [u16])] {
        &[]
    }

    /// The heading under which the prompt lists an action.
    fn heading(&self, action: Self::Action) -> Text;

    /// The round that a view shows, for plots.
    fn chapter(&self, view: &Self::View) -> Option<u32> {
        let _ = view;
        None
    }

    /// How to play, in our own words, as Markdown. A paragraph `![what](exhibit:NAME)` becomes the exhibit of that
    /// name. A game without one shows its ledger instead.
    fn how_to_play(lang: Lang) -> &'static str {
        Self::ledger(lang)
    }

    /// A picture for how to play, made of the parts that the table is made of.
    fn exhibit(&self, name: &str, scene: &Scene<'_>) -> Option<Markup> {
        let _ = (name, scene);
        None
    }
}

/// What a seat did before somebody else did something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who.
    pub seat: Seat,
    /// What the seat gained, as everybody can see.
    pub gained: i32,
    /// What it did, in order.
    pub steps: Vec<Step>,
}

/// A decision as a reader was told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its number, counted from 1.
    pub decision: usize,
    /// What it was called; nothing if that is secret.
    pub label: Option<Text>,
    /// The things that it concerned.
    pub things: Vec<String>,
}

/// The same without types.
pub trait Pages: Send + Sync {
    /// A picture for lists.
    fn picture(&self) -> Markup;
    /// How its regions share the room.
    fn plan(&self) -> Plan;
    /// The styles of this game, its plan first.
    fn style(&self) -> String;
    /// The table as this viewer sees it.
    fn scenery(&self, table: &dyn TableObject, scene: &Scene<'_>) -> Scenery;
    /// The candidates of a seat, each with the things that it concerns.
    fn acts(&self, table: &dyn TableObject, seat: Seat, voice: &Voice<'_>, switches: Switches) -> Vec<Act>;
    /// The rules that explain things and components by the beginnings of their ids and keys, the longest first.
    fn rule_links(&self) -> Vec<(&'static str, Vec<Rule>)>;
    /// Of these names, the switches that the page has.
    fn switched(&self, on: &[String]) -> Switches;
    /// Whether a seat has a tray of free actions now.
    fn has_tray(&self, table: &dyn TableObject, seat: Seat) -> bool;
    /// What was done after this many decisions, turn by turn, as a viewer was told.
    fn turns(&self, table: &dyn TableObject, viewer: SeatSet, after: usize) -> Vec<Turn>;
    /// The round that the table is in.
    fn chapter(&self, table: &dyn TableObject) -> Option<u32>;
    /// How to play, as Markdown.
    fn how_to_play(&self, lang: Lang) -> &'static str;
    /// A picture for how to play.
    fn exhibit(&self, name: &str, voice: &Voice<'_>) -> Option<Markup>;
}

fn typed<G: Publish>(table: &dyn TableObject) -> &Table<G> {
    table.as_any().downcast_ref::<Table<G>>().expect("a page is given a table of its own game")
}

impl<G: Page> Pages for Published<G> {
    fn picture(&self) -> Markup {
        G::picture()
    }

    fn style(&self) -> String {
        G::plan().css() + G::style()
    }

    fn plan(&self) -> Plan {
        G::plan()
    }

    fn scenery(&self, table: &dyn TableObject, scene: &Scene<'_>) -> Scenery {
        let table = typed::<G>(table);
        let view = table.game().view(table.state(), scene.viewer);
        table.game().scenery(&view, scene)
    }

    fn rule_links(&self) -> Vec<(&'static str, Vec<Rule>)> {
        let rule = |number: &u16| Rule { prefix: G::PREFIX, number: *number };
        let mut all: Vec<_> = G::rule_links()
            .iter()
            .map(|(begins, rules)| (*begins, rules.iter().map(rule).collect()))
            .collect();
        all.sort_by_key(|(begins, _)| std::cmp::Reverse(begins.len()));
        all
    }

    fn switched(&self, on: &[String]) -> Switches {
        Switches::named(G::switches(), on)
    }

    fn acts(&self, table: &dyn TableObject, seat: Seat, voice: &Voice<'_>, switches: Switches) -> Vec<Act> {
        let table = typed::<G>(table);
        let (game, state) = (table.game(), table.state());
        let mut actions = Vec::new();
        game.candidates(state, seat, &mut actions);
        let probe = LazyCell::new(|| table.undo_probe(seat));
        let view = game.view(state, SeatSet::only(seat));
        // Faces are drawn without acts: nothing in them can be pressed.
        let scene = Scene {
            voice: *voice,
            viewer: SeatSet::only(seat),
            me: Some(seat),
            awaiting: game.awaiting(state),
            acts: &[],
            switches: Some(switches),
        };
        let act = |action: G::Action| {
            let refused = game.check(state, seat, action).is_err();
            let after = || {
                let after = probe.after(action).filter(|_| !refused)?;
                Some(game.view(&after, SeatSet::only(seat)))
            };
            Act {
                notation: action.to_string(),
                label: voice.say(&game.label(state, seat, action)),
                things: game.things(seat, action),
                heading: voice.say(&game.heading(action)),
                face: game.face(&view, &scene, action, &after).unwrap_or_default(),
                aside: game.is_aside(state, seat, action),
                refused,
                ends_undo: !refused && probe.would_end(action),
            }
        };
        actions.into_iter().map(act).collect()
    }

    fn has_tray(&self, table: &dyn TableObject, seat: Seat) -> bool {
        let table = typed::<G>(table);
        table.game().has_tray(&table.game().view(table.state(), SeatSet::only(seat)), seat)
    }

    fn turns(&self, table: &dyn TableObject, viewer: SeatSet, after: usize) -> Vec<Turn> {
        let table = typed::<G>(table);
        let step = |seat: Seat, step: ToldStep<G::Action>| {
            let (things, label) =
                step.what.map(|(action, label)| (table.game().things(seat, action), label)).unzip();
            Step { decision: step.decision, label, things: things.unwrap_or_default() }
        };
        let turn = |turn: ToldTurn<G::Action>| Turn {
            seat: turn.seat,
            gained: turn.gained,
            steps: turn.steps.into_iter().map(|told| step(turn.seat, told)).collect(),
        };
        table.turns(viewer, after).into_iter().map(turn).collect()
    }

    fn chapter(&self, table: &dyn TableObject) -> Option<u32> {
        let table = typed::<G>(table);
        table.game().chapter(&table.game().view(table.state(), SeatSet::NOBODY))
    }

    fn how_to_play(&self, lang: Lang) -> &'static str {
        G::how_to_play(lang)
    }

    fn exhibit(&self, name: &str, voice: &Voice<'_>) -> Option<Markup> {
        let least = *G::SEATS.start();
        let game = self.rules(least, &serde_json::json!({})).ok()?;
        let scene = Scene {
            voice: *voice,
            viewer: SeatSet::NOBODY,
            me: None,
            awaiting: SeatSet::NOBODY,
            acts: &[],
            switches: None,
        };
        game.exhibit(name, &scene)
    }
}
