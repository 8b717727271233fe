//! Smugglers with one deliberate fault, chosen by an option.

mod moves;

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use orrery_core::ask::Routine;
use orrery_core::content::{Pack, PackErrors};
use orrery_core::settings::{Kind, Setting};
use orrery_core::{
    Ask, Bag, Chance, Game, Lang, Numbered as _, Outside, Publish, Reason, Reshuffle, Rule, Seat, SeatSet,
    Seats, SetupError, Sketch, Standing, Text, words_enum,
};
use serde::{Deserialize, Serialize};
use smugglers::{Action, Card, Event, Phase, Refusal, Smugglers, State};

pub use moves::Move;
use moves::Slip;

words_enum! {
    /// What is wrong with the game.
    #[derive(Default)]
    pub enum Fault {
        #[default]
        "none" => None,
        "view-shows-a-hand" => ViewShowsAHand,
        "sketch-shows-a-hand" => SketchShowsAHand,
        "view-shows-a-sealed-answer" => ViewShowsASealedAnswer,
        "candidates-depend-on-a-hand" => CandidatesDependOnAHand,
        "awaiting-depends-on-a-hand" => AwaitingDependsOnAHand,
        "reaction-only-for-holders" => ReactionOnlyForHolders,
        "check-too-lax" => CheckTooLax,
        "check-too-strict" => CheckTooStrict,
        "check-has-a-second-list" => CheckHasASecondList,
        "refusal-without-a-rule" => RefusalWithoutARule,
        "neutral-is-not-legal" => NeutralIsNotLegal,
        "kind-depends-on-a-hand" => KindDependsOnAHand,
        "score-counts-a-hand" => ScoreCountsAHand,
        "cargo-is-repeatable" => CargoIsRepeatable,
        "duplicate-candidate" => DuplicateCandidate,
        "misspelt-action" => MisspeltAction,
        "misnumbered-action" => MisnumberedAction,
        "endless" => Endless,
        "acts-after-the-end" => ActsAfterTheEnd,
        "goes-on-after-the-end" => GoesOnAfterTheEnd,
        "lost-card" => LostCard,
        "peek-is-not-reported" => PeekIsNotReported,
        "hidden-card-uses-chance" => HiddenCardUsesChance,
        "resample-does-nothing" => ResampleDoesNothing,
        "resample-forgets-hands" => ResampleForgetsHands,
        "resample-depends-on-secrets" => ResampleDependsOnSecrets,
        "resample-for-two-as-for-none" => ResampleForTwoAsForNone,
        "sealed-for-everybody" => SealedForEverybody,
        "event-tells-a-draw" => EventTellsADraw,
        "not-deterministic" => NotDeterministic,
        "saving-forgets" => SavingForgets,
        "message-is-missing" => MessageIsMissing,
        "candidates-allocate" => CandidatesAllocate,
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    rounds: u8,
    /// The number of the fault.
    fault: u32,
}

impl Options {
    pub fn with(fault: Fault) -> Self {
        Self { rounds: 2, fault: fault.number() }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::with(Fault::None)
    }
}

/// The honest state, and a count that a faulty save forgets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sabotage {
    pub honest: State,
    #[serde(skip)]
    pub forgotten: u8,
}

#[derive(Serialize)]
pub struct View {
    honest: smugglers::View,
    leak: Vec<Card>,
}

#[derive(Clone, Copy, Debug)]
pub struct No {
    honest: Refusal,
    rule: Option<u16>,
}

impl From<No> for Reason {
    fn from(no: No) -> Self {
        let reason: Self = no.honest.into();
        let number = no.rule.unwrap_or(reason.rule.number);
        Self { rule: Rule { number, ..reason.rule }, ..reason }
    }
}

pub struct Sabotaged {
    honest: Smugglers,
    options: Options,
    fault: Fault,
}

impl Sabotaged {
    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn captain_holds(&self, t: &State, card: Card) -> bool {
        t.holds(self.honest.captain(t), card)
    }
}

/// Counts what ought to be forgotten between two games.
static CALLS: AtomicU32 = AtomicU32::new(0);

impl Game for Sabotaged {
    type Content = ();
    type Options = Options;
    type State = Sabotage;
    type Action = Move;
    type Refusal = No;
    type Event = Event;
    type View = View;

    fn new(content: Arc<()>, options: Options, seats: Seats) -> Result<Self, SetupError> {
        let honest = Smugglers::new(content, smugglers::Options { rounds: options.rounds }, seats)?;
        let fault = Fault::from_number(options.fault).unwrap_or_default();
        Ok(Self { honest, options, fault })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content(&self) -> &Arc<()> {
        self.honest.content()
    }

    fn seats(&self) -> Seats {
        self.honest.seats()
    }

    fn deal(&self, out: &mut Outside<'_, Event>) -> Sabotage {
        Sabotage { honest: self.honest.deal(out), forgotten: 0 }
    }

    fn awaiting(&self, t: &Sabotage) -> SeatSet {
        let awaited = self.honest.awaiting(&t.honest);
        let asking = matches!(t.honest.phase(), Phase::Informing { .. });
        if self.is(Fault::AwaitingDependsOnAHand) && asking && self.captain_holds(&t.honest, Card::Ore) {
            return awaited.with(self.honest.captain(&t.honest));
        }
        awaited
    }

    fn ask(&self, t: &Sabotage, seat: Seat) -> Ask<Move> {
        // The faulty game may await a seat that the honest one asks nothing: it is asked what the others are.
        let asked = self.honest.awaiting(&t.honest);
        let other = if asked.contains(seat) { Some(seat) } else { asked.first() };
        let ask = self.honest.ask(&t.honest, other.unwrap_or(seat));
        let neutral = if self.is(Fault::NeutralIsNotLegal) && ask.reaction {
            Some(Action::Inform)
        } else {
            ask.neutral
        };
        let asks_otherwise = self.is(Fault::KindDependsOnAHand) && t.honest.holds(seat, Card::Informer);
        Ask {
            question: if asks_otherwise { Text::new("ask-cargo") } else { ask.question },
            rule: ask.rule,
            on_behalf_of: ask.on_behalf_of,
            audience: self.audience(t, seat),
            reaction: ask.reaction,
            routine: if self.is(Fault::CargoIsRepeatable) { Some(Routine::Repeatable) } else { ask.routine },
            turn: ask.turn,
            window: ask.window,
            several: ask.several,
            taste: ask.taste,
            neutral: neutral.map(Move::honest),
            neutral_acts: ask.neutral_acts,
        }
    }

    fn audience(&self, t: &Sabotage, seat: Seat) -> SeatSet {
        if self.is(Fault::SealedForEverybody) {
            SeatSet::EVERYBODY
        } else {
            self.honest.audience(&t.honest, seat)
        }
    }

    fn candidates(&self, t: &Sabotage, seat: Seat, into: &mut Vec<Move>) {
        if self.is(Fault::CandidatesAllocate) {
            std::hint::black_box(vec![seat]);
        }
        let slip = match self.fault {
            Fault::MisspeltAction => Slip::Notation,
            Fault::MisnumberedAction => Slip::Number,
            _ => Slip::None,
        };
        let is_listed = |action: &Action| match self.fault {
            Fault::CandidatesDependOnAHand if *action == Action::Inform => {
                self.captain_holds(&t.honest, Card::Ore)
            }
            Fault::CheckHasASecondList => *action != Action::Skip,
            _ => true,
        };
        moves::with_candidates(&self.honest, &t.honest, seat, |actions| {
            into.extend(actions.filter(is_listed).map(|action| Move { action, slip }));
        });
        if self.is(Fault::DuplicateCandidate) {
            into.extend(into.last().copied());
        }
        let plays_on = self.is(Fault::ActsAfterTheEnd) || self.is(Fault::GoesOnAfterTheEnd);
        if plays_on && t.honest.phase() == Phase::Over {
            into.push(Move::honest(Action::Skip));
        }
    }

    fn check(&self, t: &Sabotage, seat: Seat, Move { action, .. }: Move) -> Result<(), No> {
        let no = |honest| No { honest, rule: None };
        let checked = self.honest.check(&t.honest, seat, action);
        match (self.fault, checked) {
            (Fault::CheckTooLax, Err(Refusal::NotHeld { card: Card::Relic })) => Ok(()),
            (Fault::CheckTooStrict, Ok(())) if t.honest.phase() == Phase::Sealing && t.honest.turn == 1 => {
                Err(no(Refusal::SealedAlready))
            }
            (Fault::ActsAfterTheEnd | Fault::GoesOnAfterTheEnd, Err(Refusal::Over))
                if action == Action::Skip =>
            {
                Ok(())
            }
            (Fault::RefusalWithoutARule, Err(honest)) => Err(No { honest, rule: Some(99) }),
            (_, checked) => checked.map_err(no),
        }
    }

    fn apply(&self, t: &mut Sabotage, seat: Seat, Move { action, .. }: Move, out: &mut Outside<'_, Event>) {
        let hand = t.honest.hands[seat].len();
        match (self.fault, action) {
            (Fault::PeekIsNotReported, Action::Scout) => {
                let mut top = t.honest.deck.draw(Reshuffle::All, out.chance()).expect("there are cards");
                top.by = top.by.with(seat);
                t.honest.deck.put_on_top(top);
                t.honest.enter_port(seat, true);
            }
            (Fault::HiddenCardUsesChance, Action::Skip) => {
                let left = self.seats().left_of(seat);
                if t.honest.holds(left, Card::Relic) {
                    out.chance().die(6);
                }
                self.honest.apply(&mut t.honest, seat, action, out);
            }
            // The last turn once more, by somebody who has seen everything.
            (Fault::GoesOnAfterTheEnd, Action::Skip) if t.honest.phase() == Phase::Over => {
                t.honest.turn -= 1;
                t.honest.enter_port(seat, false);
            }
            _ => self.honest.apply(&mut t.honest, seat, action, out),
        }
        match self.fault {
            Fault::LostCard if action == Action::Inform => drop(t.honest.deck.take_discard(0)),
            Fault::Endless if t.honest.phase() == Phase::Over => {
                t.honest.turn = 0;
                t.honest.enter_port(Seat::new(0), false);
            }
            Fault::EventTellsADraw if t.honest.hands[seat].len() > hand => {
                let newest = t.honest.hands[seat].iter().map(|card| card.face).max();
                let newest = newest.expect("a card was drawn");
                out.tell_all(|| Event::Held(seat, newest));
            }
            Fault::NotDeterministic if CALLS.fetch_add(1, Ordering::Relaxed).is_multiple_of(5) => {
                t.honest.bounty[seat] = t.honest.bounty[seat].wrapping_add(1);
            }
            Fault::SavingForgets => t.forgotten = t.forgotten.wrapping_add(1),
            Fault::ReactionOnlyForHolders => {
                while let Phase::Informing { asked, .. } = t.honest.phase() {
                    if t.honest.holds(asked, Card::Informer) {
                        break;
                    }
                    self.honest.apply(&mut t.honest, asked, Action::Decline, out);
                }
            }
            _ => {}
        }
    }

    fn view(&self, t: &Sabotage, viewer: SeatSet) -> View {
        let first = Seat::new(0);
        let leak = match self.fault {
            Fault::ViewShowsAHand => t.honest.hands[first].iter().map(|card| card.face).collect(),
            Fault::ViewShowsASealedAnswer => {
                t.honest.sealed[first].and_then(|c| c.face).into_iter().collect()
            }
            _ => Vec::new(),
        };
        View { honest: self.honest.view(&t.honest, viewer), leak }
    }

    fn resample(&self, t: &mut Sabotage, viewer: SeatSet, chance: &mut Chance) {
        match self.fault {
            Fault::ResampleDoesNothing => return,
            Fault::ResampleForgetsHands => {
                let mut unknown = Bag::EMPTY;
                t.honest.deck.hide_from(viewer, &mut unknown);
                t.honest.deck.refill(viewer, &mut unknown, chance);
                for seat in self.seats().iter().filter(|seat| !viewer.contains(*seat)) {
                    t.honest.sealed[seat] =
                        t.honest.sealed[seat].filter(|cargo| cargo.seen_by(viewer).is_some());
                }
                return;
            }
            Fault::ResampleDependsOnSecrets if self.captain_holds(&t.honest, Card::Relic) => {
                chance.die(6);
            }
            Fault::ResampleForTwoAsForNone if viewer.len() == 2 => {
                return self.honest.resample(&mut t.honest, SeatSet::NOBODY, chance);
            }
            _ => {}
        }
        self.honest.resample(&mut t.honest, viewer, chance);
    }

    fn standing(&self, t: &Sabotage, viewer: SeatSet) -> Standing {
        let mut standing = self.honest.standing(&t.honest, viewer);
        if self.is(Fault::ScoreCountsAHand) {
            for column in &mut standing.columns {
                column.total += i32::from(t.honest.holds(column.seat, Card::Relic));
            }
        }
        standing
    }
}

impl Publish for Sabotaged {
    const ID: &'static str = "sabotaged";
    const PREFIX: &'static str = Smugglers::PREFIX;
    const SEATS: RangeInclusive<u8> = Smugglers::SEATS;
    const REVISION: u16 = Smugglers::REVISION;

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::En => concat!(
                include_str!("../../../../examples/smugglers/locales/en.ftl"),
                "\noption-fault = What is wrong"
            ),
            Lang::Pl => concat!(
                include_str!("../../../../examples/smugglers/locales/pl.ftl"),
                "\noption-fault = Co jest nie tak"
            ),
        }
    }

    fn ledger(lang: Lang) -> &'static str {
        Smugglers::ledger(lang)
    }

    fn settings() -> Vec<Setting> {
        let mut settings = Smugglers::settings();
        let faults = Kind::Number { from: 0, to: Fault::ALL.len() as i64 };
        settings.push(Setting { name: "fault", kind: faults, default: 0.into() });
        settings
    }

    fn built_in() -> Arc<()> {
        Smugglers::built_in()
    }

    fn from_pack(pack: &Pack) -> Result<(), PackErrors> {
        Smugglers::from_pack(pack)
    }

    fn fingerprint(content: &()) -> String {
        Smugglers::fingerprint(content)
    }

    fn inventory(content: &()) -> Vec<(&'static str, usize)> {
        Smugglers::inventory(content)
    }

    fn descriptions(content: &()) -> Vec<(Text, Text)> {
        Smugglers::descriptions(content)
    }

    fn label(&self, t: &Sabotage, seat: Seat, action: Move) -> Text {
        if self.is(Fault::MessageIsMissing) && action.action == Action::Inform {
            return Text::new("label-informs");
        }
        self.honest.label(&t.honest, seat, action.action)
    }

    fn tell(&self, event: &Event) -> Text {
        self.honest.tell(event)
    }

    fn sketch(&self, t: &Sabotage, viewer: SeatSet) -> Sketch {
        let viewer = if self.is(Fault::SketchShowsAHand) { self.seats().all() } else { viewer };
        self.honest.sketch(&t.honest, viewer)
    }
}
