//! The testkit finds faults: each deliberate one is caught by the property that should catch it, and the honest game
//! passes all.

mod sabotage;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use orrery_core::id::Named as _;
use orrery_core::seed::Dice;
use orrery_core::standing_answers::{Because, Preview, Wish};
use orrery_core::{Game as _, Publish as _, Record, Seat, Seats, Table};
use orrery_testkit::{Failure, Subject, properties};
use sabotage::{Fault, Options, Sabotage, Sabotaged};
use smugglers::{Card, Phase, Refusal};

const SMUGGLERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/smugglers");

fn subject(fault: Fault) -> Subject<Sabotaged> {
    Subject::new(SMUGGLERS)
        .tables([2, 3, 4].map(|seats| (seats, Options::with(fault))))
        .bound(8 * 10)
        .with_secrets()
        .invariant(no_card_is_lost)
        .derived_keys([Refusal::KEYS, Card::KEYS].concat())
}

fn no_card_is_lost(_: &Sabotaged, t: &Sabotage) -> Result<(), String> {
    let t = &t.honest;
    let hands = t.hands.0.iter().flatten().map(|card| card.face);
    let is_turned_over = matches!(t.phase(), Phase::Informing { .. });
    let cargo = t.sealed.0.iter().flatten().filter_map(|cargo| cargo.face).filter(|_| is_turned_over);
    let found = t.deck.cards().chain(hands).chain(cargo).count();
    let all: usize = Card::ALL.iter().map(|card| usize::from(card.count())).sum();
    if found == all { Ok(()) } else { Err(format!("there are {found} cards, not {all}")) }
}

mod honest {
    use super::{Fault, subject};

    orrery_testkit::properties!(subject(Fault::None));

    #[test]
    fn check_all() {
        orrery_testkit::check_all(&subject(Fault::None).cases(4)).expect("the honest game passes");
    }
}

/// Faults that one property finds would save their records in one place.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

fn caught(
    fault: Fault,
    property: impl Fn(&Subject<Sabotaged>) -> Result<(), Failure>,
) -> (Failure, Option<Record>) {
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let failure = property(&subject(fault)).expect_err("the fault is found");
    let record = failure.record.as_deref().map(read);
    (failure, record)
}

fn read(path: &Path) -> Record {
    let text = std::fs::read_to_string(path).expect("the record was saved");
    Record::parse(&text).expect("the record reads back")
}

/// Each fault with the property that catches it and a word from what it says.
macro_rules! faults {
    ($($name:ident: $fault:ident, $property:ident, $says:literal;)+) => {
        $(
            #[test]
            fn $name() {
                let (failure, record) = caught(Fault::$fault, properties::$property);
                assert!(failure.problem.contains($says), "{failure}");
                assert_eq!(failure.property, stringify!($property));
                // The record opens again, unless that is the fault.
                let opens = !matches!(Fault::$fault, Fault::NotDeterministic | Fault::MisspeltAction);
                if let Some(record) = record.filter(|_| opens) {
                    let table = Table::<Sabotaged>::replay(Sabotaged::built_in(), &record);
                    assert!(table.is_ok(), "the saved record does not open: {:?}", table.err());
                }
            }
        )+

        #[test]
        fn every_fault_is_tried() {
            let tried = [$(Fault::$fault),+];
            let missed: Vec<_> = Fault::ALL[1..].iter().filter(|fault| !tried.contains(fault)).collect();
            assert!(missed.is_empty(), "{missed:?}");
        }
    };
}

faults! {
    view_shows_a_hand: ViewShowsAHand, resample_keeps_what_is_told, "view differs";
    sketch_shows_a_hand: SketchShowsAHand, resample_keeps_what_is_told, "sketch differs";
    view_shows_a_sealed_answer: ViewShowsASealedAnswer, sealed_answers_stay_sealed, "it can be seen";
    candidates_depend_on_a_hand: CandidatesDependOnAHand, resample_keeps_what_is_told, "candidates of";
    awaiting_depends_on_a_hand: AwaitingDependsOnAHand, resample_keeps_what_is_told, "no longer awaited";
    reaction_only_for_holders: ReactionOnlyForHolders, undo_is_fair, "can be taken back";
    check_too_lax: CheckTooLax, check_and_apply_agree, "the rules panic";
    check_too_strict: CheckTooStrict, ends, "no legal action";
    check_has_a_second_list: CheckHasASecondList, check_and_apply_agree, "no candidate";
    refusal_without_a_rule: RefusalWithoutARule, check_and_apply_agree, "SMU-99";
    neutral_is_not_legal: NeutralIsNotLegal, ends, "neutral answer `inform`";
    kind_depends_on_a_hand: KindDependsOnAHand, resample_keeps_what_is_told, "question to";
    score_counts_a_hand: ScoreCountsAHand, standing_answers_tell_nothing, "the public numbers differ";
    cargo_is_repeatable: CargoIsRepeatable, standing_answers_tell_nothing, "is answered in one";
    duplicate_candidate: DuplicateCandidate, actions_have_names_and_numbers, "twice";
    misspelt_action: MisspeltAction, actions_have_names_and_numbers, "does not read back";
    misspelt_action_by_protocol: MisspeltAction, the_protocol_gives_the_same_record, "error";
    misnumbered_action: MisnumberedAction, actions_have_names_and_numbers, "which stands for";
    endless: Endless, ends, "not over after";
    acts_after_the_end: ActsAfterTheEnd, ends, "can still act";
    goes_on_after_the_end: GoesOnAfterTheEnd, the_end_is_final, "`skip` of seat1 goes on";
    lost_card: LostCard, invariants_hold, "23 cards";
    peek_is_not_reported: PeekIsNotReported, undo_is_fair, "`scout` shows";
    hidden_card_uses_chance: HiddenCardUsesChance, undo_on_the_table, "was said to leave undo open";
    resample_does_nothing: ResampleDoesNothing, resample_keeps_what_is_told, "never changed anything";
    resample_does_nothing_to_a_deal: ResampleDoesNothing, resample_passes_nothing_on, "after two deals";
    resample_forgets_hands: ResampleForgetsHands, resample_passes_nothing_on, "cannot tell two states apart";
    resample_depends_on_secrets: ResampleDependsOnSecrets, resample_passes_nothing_on, "cannot tell two states apart";
    resample_for_two_as_for_none: ResampleForTwoAsForNone, more_viewers_see_no_less, "has changed";
    sealed_for_everybody: SealedForEverybody, sealed_answers_stay_sealed, "takes the answer back";
    event_tells_a_draw: EventTellsADraw, events_tell_no_secrets, "is not to know";
    not_deterministic: NotDeterministic, records_replay, "replayed";
    saving_forgets: SavingForgets, states_copy_and_save, "reads back as another";
    message_is_missing: MessageIsMissing, words_are_said, "label-informs";
    candidates_allocate: CandidatesAllocate, nothing_is_allocated, "allocate";
}

#[test]
fn a_play_that_shows_a_fault_is_cut_short() {
    let (failure, record) = caught(Fault::LostCard, properties::invariants_hold);
    let decisions = record.expect("there is a play").decisions;
    // Two seats: one skips the draw, both stay at home, the other informs.
    assert!(decisions.len() <= 5, "{failure}: {decisions:?}");
}

/// Even where a game marks what it should not: an answer that only its seat can know to be possible is asked for.
#[test]
fn what_only_the_seat_can_know_is_asked() {
    let game = Arc::new(
        Sabotaged::new(Sabotaged::built_in(), Options::with(Fault::CargoIsRepeatable), Seats::new(2))
            .expect("two can play"),
    );
    let mut asked = 0;
    for seed in 0..20 {
        let mut table = Table::open(Arc::clone(&game), Dice::numbered(seed));
        let captain = Seat::new(0);
        table.act(captain, 0, "skip".parse().expect("an action")).expect("it is legal");
        let relic = Wish::answer_if("ask-cargo", "ship relic", Vec::new());
        if table.legal(captain).iter().any(|action| action.to_string() == "ship relic") {
            assert_eq!(table.preview(captain, &relic), Ok(Preview::Asks(Because::WouldTell)));
            asked += 1;
        }
        let stay = Wish::always_pass("ask-cargo");
        assert!(matches!(table.preview(captain, &stay), Ok(Preview::Answers { .. })));
    }
    assert!(asked > 3, "relics are dealt: {asked}");
}

#[test]
fn a_message_that_nobody_says_is_found() {
    let elsewhere = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/connect-four");
    let failure = properties::words_match(&Subject::<Sabotaged>::new(elsewhere)).expect_err("other sources");
    assert!(failure.problem.contains("which en does not have"), "{failure}");
}

#[test]
fn the_shared_messages_match() {
    properties::shared_words_match().expect("all languages have the same shared messages");
}
