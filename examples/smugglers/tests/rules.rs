//! Each rule of the ledger, by its number.

use std::sync::Arc;

use orrery_core::procedure::Frames as _;
use orrery_core::{
    Chance, Deck, Game as _, Known, Outcome, Outside, Publish as _, Reason, Seat, SeatSet, Seats, SetupError,
};
use smugglers::table::Hand;
use smugglers::{Action, Card, Event, Options, Phase, Smugglers, State};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

fn game() -> Smugglers {
    Smugglers::new(Arc::new(()), Options::default(), Seats::new(3)).expect("three can play")
}

/// Anna's turn in this phase.
fn at(phase: Phase, mut t: State) -> State {
    match phase {
        Phase::Port { scouted } => t.enter_port(ANNA, scouted),
        Phase::Sealing => t.enter_sealing(ANNA),
        Phase::Informing { .. } => unreachable!("no test begins there"),
        Phase::Over => t.stack.clear(),
    }
    t
}

/// Three hands, each known to its holder, in the given phase; the rest of the cards is in the deck.
fn table(hands: [&[Card]; 3], phase: Phase) -> State {
    let mut t = at(phase, State::new());
    let mut rest = *t.deck.unseen();
    for (seat, hand) in game().seats().iter().zip(hands) {
        for card in hand {
            assert!(rest.take(*card), "the deck has so many");
            t.take_up(seat, Known::only_to(*card, seat));
        }
    }
    t.deck = Deck::of(rest);
    t
}

const PORT: Phase = Phase::Port { scouted: false };

/// Does what is written, checking it first, and tells what happened.
#[track_caller]
fn act(t: &mut State, seat: Seat, action: &str, chance: &mut Chance) -> Vec<(SeatSet, Event)> {
    let action: Action = action.parse().expect("an action");
    assert_eq!(game().check(t, seat, action), Ok(()), "{seat}: {action}");
    let mut told = Vec::new();
    let mut listener = |audience, event| told.push((audience, event));
    game().apply(t, seat, action, &mut Outside::told_to(seat, chance, &mut listener));
    told
}

#[track_caller]
fn refused(t: &State, seat: Seat, action: &str, rule: &str) {
    let action: Action = action.parse().expect("an action");
    let reason: Reason = game().check(t, seat, action).expect_err("refused").into();
    assert_eq!(reason.rule.to_string(), rule);
}

/// A die that falls as written, and whatever is drawn after it.
fn patrol(face: u8, drawn: &[Card]) -> Chance {
    let drawn = drawn.iter().map(|card| Outcome::Drawn { face: *card as u16 + 1 });
    let die = Outcome::Die { sides: 6, face };
    Chance::replayed(&std::iter::once(die).chain(drawn).collect::<Vec<_>>())
}

fn faces(hand: &Hand) -> Vec<Card> {
    hand.iter().map(|card| card.face).collect()
}

#[test]
fn smu_1_the_deck() {
    let cards: Vec<_> = State::new().deck.cards().collect();
    let count = |card| cards.iter().filter(|found| **found == card).count();
    assert_eq!(Card::ALL.iter().map(|card| count(*card)).collect::<Vec<_>>(), [8, 6, 4, 6]);
    let worth: Vec<_> = Card::ALL.iter().map(|card| card.worth()).collect();
    assert_eq!(worth, [Some(1), Some(2), Some(4), None]);
}

#[test]
fn smu_2_three_cards_that_only_their_holder_sees() {
    let t = game().deal(&mut Outside::silent(ANNA, &mut Chance::sampled(1)));
    let view = game().view(&t, SeatSet::only(BEN));
    let seen: Vec<_> = view.seats.iter().map(|seat| (seat.cards, seat.known.len())).collect();
    assert_eq!(seen, [(3, 0), (3, 3), (3, 0)]);
    for seats in [1, 6] {
        let wrong = Smugglers::new(Arc::new(()), Options::default(), Seats::new(seats)).err();
        assert_eq!(wrong, Some(SetupError::Seats { game: "smugglers", seats: 2..=5, found: seats }));
    }
}

#[test]
fn smu_3_everybody_is_captain_equally_often() {
    let mut t = table([&[Card::Ore; 2]; 3], PORT);
    let mut captains = Vec::new();
    while let Some(captain) = game().awaiting(&t).first() {
        captains.push(captain.index());
        let mut chance = Chance::sampled(7);
        act(&mut t, captain, "skip", &mut chance);
        for seat in game().seats().iter() {
            act(&mut t, seat, "stay", &mut chance);
        }
        for seat in game().seats().others(captain) {
            act(&mut t, seat, "decline", &mut chance);
        }
    }
    assert_eq!(captains, [0, 1, 2, 0, 1, 2]);
    refused(&t, ANNA, "skip", "SMU-3");
    for rounds in [0, 4] {
        assert!(Smugglers::new(Arc::new(()), Options { rounds }, Seats::new(2)).is_err());
    }
}

#[test]
fn smu_4_each_step_has_its_own_answers() {
    let t = table([&[Card::Ore]; 3], PORT);
    refused(&t, ANNA, "ship ore", "SMU-4");
    refused(&t, BEN, "inform", "SMU-4");
    refused(&at(Phase::Sealing, t), ANNA, "draw", "SMU-4");
}

#[test]
fn smu_5_the_captain_scouts_once_and_in_secret() {
    let mut t = table([&[]; 3], PORT);
    refused(&t, BEN, "scout", "SMU-5");
    let told = act(&mut t, ANNA, "scout", &mut Chance::sampled(1));
    let audiences: Vec<_> = told.iter().map(|(audience, _)| *audience).collect();
    assert_eq!(audiences, [SeatSet::EVERYBODY, SeatSet::only(ANNA)]);
    assert!(t.deck.top_seen_by(SeatSet::only(ANNA)).next().expect("scouted").is_some());
    assert_eq!(t.deck.top_seen_by(SeatSet::only(BEN)).collect::<Vec<_>>(), [None]);
    assert_eq!(t.deck.len(), 24);
    refused(&t, ANNA, "scout", "SMU-5");
}

#[test]
fn smu_6_the_captain_draws_up_to_four_cards() {
    let mut t = table([&[Card::Ore; 4], &[], &[]], PORT);
    refused(&t, ANNA, "draw", "SMU-6");
    t.play(ANNA, Card::Ore);
    act(&mut t, ANNA, "draw", &mut Chance::sampled(1));
    assert_eq!((t.hands[ANNA].len(), t.phase()), (4, Phase::Sealing));
}

#[test]
fn smu_6_an_empty_deck_takes_the_discard_pile() {
    let mut t = table([&[]; 3], PORT);
    t.deck = Deck::default();
    t.deck.discard(Card::Relic);
    act(&mut t, ANNA, "draw", &mut Chance::sampled(1));
    assert_eq!((faces(&t.hands[ANNA]), t.deck.pile().len()), (vec![Card::Relic], 0));
}

#[test]
fn smu_7_what_another_has_scouted_is_shown_and_played_first() {
    let mut t = table([&[Card::Ore], &[], &[]], PORT);
    t.deck.put_on_top(Known::only_to(Card::Ore, BEN));
    act(&mut t, ANNA, "draw", &mut Chance::sampled(1));
    let seen = |t: &State| game().view(t, SeatSet::NOBODY).seats[0].known.clone();
    assert_eq!((t.hands[ANNA].len(), seen(&t)), (2, vec![Card::Ore]));
    t.play(ANNA, Card::Ore);
    assert_eq!((t.hands[ANNA].len(), seen(&t)), (1, vec![]));
}

#[test]
fn smu_7_what_one_has_scouted_oneself_stays_secret() {
    let mut t = table([&[]; 3], PORT);
    t.deck.put_on_top(Known::only_to(Card::Relic, ANNA));
    act(&mut t, ANNA, "draw", &mut Chance::sampled(1));
    assert_eq!(t.hands[ANNA][0], Known::only_to(Card::Relic, ANNA));
}

#[test]
fn smu_8_all_seal_at_once() {
    let mut t = table([&[Card::Ore, Card::Informer], &[Card::Silk], &[Card::Relic]], Phase::Sealing);
    assert_eq!(game().awaiting(&t), game().seats().all());
    refused(&t, ANNA, "ship informer", "SMU-8");
    refused(&t, ANNA, "ship relic", "SMU-8");
    act(&mut t, CLEO, "ship relic", &mut Chance::sampled(1));
    assert_eq!(game().awaiting(&t), [ANNA, BEN].into_iter().collect());
    let cargo = |viewer| game().view(&t, viewer).seats[2].cargo.clone();
    assert_eq!((cargo(SeatSet::only(CLEO)), cargo(SeatSet::only(ANNA))), (Some(vec![Card::Relic]), None));
    assert_eq!(game().ask(&t, ANNA).audience, SeatSet::only(ANNA));
}

#[test]
fn smu_9_a_sealed_choice_can_be_changed_until_the_last_has_chosen() {
    let mut t = table([&[Card::Ore], &[Card::Silk, Card::Ore], &[Card::Relic]], Phase::Sealing);
    let mut chance = Chance::sampled(1);
    act(&mut t, ANNA, "ship ore", &mut chance);
    refused(&t, ANNA, "ship ore", "SMU-9");
    act(&mut t, ANNA, "stay", &mut chance);
    act(&mut t, BEN, "ship silk", &mut chance);
    assert_eq!(t.hands[BEN].len(), 2, "a sealed card lies with its hand");
    act(&mut t, CLEO, "ship relic", &mut chance);
    let view = game().view(&t, SeatSet::NOBODY);
    let shown: Vec<_> = view.seats.iter().map(|seat| (seat.cargo.clone(), seat.cards)).collect();
    assert_eq!(shown, [(Some(vec![]), 1), (Some(vec![Card::Silk]), 1), (Some(vec![Card::Relic]), 0)]);
}

#[test]
fn smu_10_everybody_else_with_a_card_is_asked_whether_it_is_an_informer_or_not() {
    let mut t = table([&[Card::Informer], &[], &[Card::Ore]], Phase::Sealing);
    let mut chance = Chance::sampled(1);
    for seat in [ANNA, BEN, CLEO] {
        act(&mut t, seat, "stay", &mut chance);
    }
    assert_eq!(game().awaiting(&t), SeatSet::only(CLEO), "Anna is captain, Ben has no card");
    let ask = game().ask(&t, CLEO);
    assert!(ask.reaction && ask.neutral == Some(Action::Decline));
    refused(&t, CLEO, "inform", "SMU-10");
    refused(&t, ANNA, "inform", "SMU-10");
}

/// Anna is captain; all ship, then Ben and Cleo answer.
fn shipped(cargoes: [Card; 3], answers: [&str; 2], die: u8) -> State {
    let hands = [
        [cargoes[0], Card::Informer, Card::Informer],
        [cargoes[1], Card::Informer, Card::Ore],
        [cargoes[2], Card::Informer, Card::Ore],
    ];
    let mut t = table([&hands[0], &hands[1], &hands[2]], Phase::Sealing);
    let mut nothing = Chance::replayed(&[]);
    for (seat, card) in game().seats().iter().zip(cargoes) {
        act(&mut t, seat, &format!("ship {card}"), &mut nothing);
    }
    act(&mut t, BEN, answers[0], &mut nothing);
    let mut chance = patrol(die, &[Card::Relic, Card::Relic]);
    act(&mut t, CLEO, answers[1], &mut chance);
    t
}

fn sold(t: &State) -> Vec<usize> {
    game().seats().iter().map(|seat| usize::from(t.sold[seat].len())).collect()
}

#[test]
fn smu_11_informers_make_the_patrol_stronger() {
    let goods = [Card::Ore, Card::Silk, Card::Relic];
    assert_eq!(sold(&shipped(goods, ["decline", "decline"], 3)), [1, 1, 1]);
    assert_eq!(sold(&shipped(goods, ["inform", "decline"], 3)), [1, 1, 0]);
    assert_eq!(sold(&shipped(goods, ["inform", "inform"], 3)), [0, 0, 0]);
}

#[test]
fn smu_12_worth_and_strength_above_seven_are_seized() {
    let goods = [Card::Ore, Card::Silk, Card::Relic];
    assert_eq!(sold(&shipped(goods, ["decline", "decline"], 4)), [1, 1, 0]);
    assert_eq!(sold(&shipped(goods, ["decline", "decline"], 6)), [1, 0, 0]);
    assert_eq!(shipped(goods, ["decline", "decline"], 4).deck.pile(), goods);
}

#[test]
fn smu_13_bounties_for_what_was_seized_from_others() {
    let t = shipped([Card::Ore, Card::Silk, Card::Relic], ["inform", "decline"], 6);
    assert_eq!(sold(&t), [0, 0, 0]);
    assert_eq!([t.bounty[ANNA], t.bounty[BEN], t.bounty[CLEO]], [0, 2, 0]);
}

#[test]
fn smu_14_who_has_few_cards_draws_one() {
    let t = shipped([Card::Ore, Card::Ore, Card::Ore], ["inform", "decline"], 1);
    let held = [t.hands[ANNA].len(), t.hands[BEN].len(), t.hands[CLEO].len()];
    assert_eq!(held, [2, 2, 2], "only Ben had fewer than two");
    assert!(t.holds(BEN, Card::Relic));
    assert_eq!((t.turn, t.phase()), (1, PORT));
}

#[test]
fn smu_15_goods_and_bounties_then_relics() {
    let mut t = table([&[]; 3], Phase::Over);
    t.sold[ANNA].put_many(Card::Silk, 2);
    t.sold[BEN].put(Card::Relic);
    t.sold[CLEO].put(Card::Ore);
    t.bounty[CLEO] = 3;
    let standing = game().standing(&t, SeatSet::NOBODY);
    let ranks: Vec<_> = standing.columns.iter().map(|column| (column.total, column.rank)).collect();
    assert_eq!(ranks, [(4, 2), (4, 1), (4, 2)]);
    assert_eq!(standing.columns[2].score.parts.len(), 2);
    assert!(standing.ended.is_some());
}

#[test]
fn the_components_are_those_of_the_ledger() {
    for (name, count) in Smugglers::inventory(&()) {
        let row = format!("| `{name}`");
        let ledger = Smugglers::ledger(orrery_core::Lang::En);
        let line = ledger.lines().find(|line| line.starts_with(&row)).expect("a row of the ledger");
        assert!(line.ends_with(&format!("| {count} |")), "{line}");
    }
}
