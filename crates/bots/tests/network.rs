//! What a network says follows from its weights alone, and one that has learned nothing is the hand-written evaluation.

use orrery_bots::network::{EXPECTED, HIDDEN, Network, NetworkError, write_inputs};
use orrery_bots::{HandWritten, Judge, Judgement, Learned};
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Chance, Evaluate, Game, Observe, Outside, Publish, Seat, Seats, play};
use orrery_orion::Orion;
use safetensors::tensor::{Dtype, TensorView, serialize};
use smugglers::Smugglers;

/// Weights as a file has them.
struct Weights {
    game: &'static str,
    scales: Vec<f32>,
    inputs: Vec<f32>,
    bias: Vec<f32>,
    chance: Vec<f32>,
    score: Vec<f32>,
}

impl Weights {
    /// All of them 0 but for what the hand-written evaluation says.
    fn nothing<G: Observe>(game: &G) -> Self {
        let inputs = game.names().len() + EXPECTED;
        Self {
            game: G::ID,
            scales: vec![1.0; inputs],
            inputs: vec![0.0; inputs * HIDDEN],
            bias: vec![0.0; HIDDEN],
            chance: vec![0.0; HIDDEN],
            score: vec![0.0; HIDDEN],
        }
    }

    /// Any weights, of a size as learning makes them.
    fn random<G: Observe>(game: &G, seed: u64) -> Self {
        let mut chance = Chance::sampled(seed);
        let mut weights = Self::nothing(game);
        let mut any = |part: &mut [f32], size: f32| {
            for weight in part {
                *weight = size * (chance.pick(2001) as f32 / 1000.0 - 1.0);
            }
        };
        any(&mut weights.inputs, 0.02);
        any(&mut weights.bias, 0.1);
        any(&mut weights.chance, 0.1);
        any(&mut weights.score, 0.1);
        weights
    }

    fn file(&self) -> Vec<u8> {
        let bytes = |part: &[f32]| part.iter().flat_map(|weight| weight.to_le_bytes()).collect::<Vec<u8>>();
        let rows = self.scales.len();
        let parts = [
            ("scales", vec![rows], bytes(&self.scales)),
            ("inputs", vec![rows, HIDDEN], bytes(&self.inputs)),
            ("bias", vec![HIDDEN], bytes(&self.bias)),
            ("chance", vec![HIDDEN], bytes(&self.chance)),
            ("score", vec![HIDDEN], bytes(&self.score)),
            ("score_bias", vec![1], bytes(&[0.0])),
            ("trust", vec![1], bytes(&[1.0])),
        ];
        let views = parts.iter().map(|(name, shape, bytes)| {
            (*name, TensorView::new(Dtype::F32, shape.clone(), bytes).expect("the shape fits"))
        });
        let card = [("game", self.game), ("seats", "2,3"), ("content", "of old")];
        let card = card.map(|(key, value)| (key.to_owned(), value.to_owned()));
        serialize(views, Some(card.into_iter().collect())).expect("plain weights can be written")
    }

    fn network<G: Observe>(&self) -> &'static Network {
        Box::leak(Box::new(Network::read::<G>(&self.file()).expect("a network")))
    }
}

fn game<G: Publish>(seats: u8) -> G {
    G::new(G::built_in(), G::Options::default(), Seats::new(seats)).unwrap()
}

/// Every table of random games.
fn along<G: Game>(game: &G, games: u64, mut visit: impl FnMut(&G::State)) {
    let mut candidates = Vec::new();
    for seed in 0..games {
        let mut chance = Chance::sampled(seed);
        let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
        while let Some(seat) = game.awaiting(&t).first() {
            visit(&t);
            let picked = play::random_legal(game, &t, seat, &mut candidates, &mut chance).unwrap();
            game.apply(&mut t, seat, picked.action, &mut Outside::silent(seat, &mut chance));
        }
        visit(&t);
    }
}

#[test]
fn a_network_that_has_learned_nothing_is_the_hand_written_evaluation() {
    let game: Orion = game(3);
    let judge = Learned::by(Weights::nothing(&game).network::<Orion>());
    along(&game, 2, |t| {
        let (learned, hand) = (Judge::judge(&judge, &game, t), HandWritten::PLAIN.judge(&game, t));
        let apart = learned.win_chances.iter().zip(hand.win_chances).map(|(one, other)| (one - other).abs());
        assert!(apart.fold(0.0, f32::max) < 1e-5);
        assert_eq!(learned.scores.map(f32::to_bits), hand.scores.map(f32::to_bits));
    });
}

/// A judge that has seen other tables before says the same to the bit: sums are exact, so their order does not matter.
fn remembers_nothing<G: Evaluate>(seats: u8) {
    let game: G = game(seats);
    let network = Weights::random(&game, 5).network::<G>();
    let used = Learned::by(network);
    let (mut judged, mut other) = (0, 0);
    along(&game, 2, |t| {
        let fresh = Judge::judge(&Learned::by(network), &game, t);
        assert_eq!(Judge::judge(&used, &game, t), fresh);
        judged += 1;
        let hand = HandWritten::PLAIN.judge(&game, t).win_chances;
        other += u32::from((fresh.win_chances[0] - hand[0]).abs() > 1e-4);
        let sum: f32 = fresh.win_chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "somebody wins: {sum}");
    });
    assert!(other * 2 > judged, "the network has something to say");
}

#[test]
fn what_a_network_says_depends_on_the_table_alone() {
    remembers_nothing::<Orion>(2);
    remembers_nothing::<Orion>(4);
    remembers_nothing::<Smugglers>(3);
}

/// The same sums in the plainest way.
#[test]
fn a_network_is_one_hidden_layer() {
    let game: Orion = game(2);
    let weights = Weights::random(&game, 8);
    let judge = Learned::by(weights.network::<Orion>());
    let mut row = vec![0.0; weights.scales.len()];
    along(&game, 1, |t| {
        if game.awaiting(t).is_empty() {
            return;
        }
        let Judgement { scores: expected, win_chances } = HandWritten::PLAIN.judge(&game, t);
        let mut odds = [0.0; 2];
        let mut scores = [0.0; MOST_SEATS as usize];
        for seat in game.seats().iter() {
            write_inputs(&game, t, seat, &expected, win_chances[seat.index()], &mut row);
            odds[seat.index()] = expected[seat.index()] / game.scale(t);
            scores[seat.index()] = expected[seat.index()];
            for place in 0..HIDDEN {
                let inputs = row.iter().enumerate();
                let sum: f32 =
                    inputs.map(|(input, value)| value * weights.inputs[input * HIDDEN + place]).sum();
                let active = (sum + weights.bias[place]).max(0.0);
                let points = active * weights.score[place] * 10.0;
                odds[seat.index()] += active * weights.chance[place] + points / game.scale(t);
                scores[seat.index()] += points;
            }
        }
        let found = Judge::judge(&judge, &game, t);
        let chance = 1.0 / (1.0 + (odds[1] - odds[0]).exp());
        assert!((found.win_chances[0] - chance).abs() < 0.02, "{} and {chance}", found.win_chances[0]);
        assert!((found.scores[1] - scores[1]).abs() < 0.5, "{} and {}", found.scores[1], scores[1]);
    });
}

#[test]
fn a_file_that_does_not_fit_says_why() {
    let game: Orion = game(2);
    let weights = Weights::nothing(&game);
    let wrong = Network::read::<Smugglers>(&weights.file()).err();
    assert_eq!(wrong, Some(NetworkError::Game { found: "orion".to_owned(), wanted: "smugglers" }));
    assert!(matches!(Network::read::<Orion>(b"nothing"), Err(NetworkError::Format(_))));
    let narrow = Weights { scales: vec![1.0; 9], inputs: vec![0.0; 9 * HIDDEN], ..Weights::nothing(&game) };
    let narrow = Network::read::<Orion>(&narrow.file()).unwrap();
    let found = narrow.check(&game);
    assert_eq!(found, Err(NetworkError::Inputs { found: 9 - EXPECTED, wanted: game.names().len() }));
}

/// A network thinks only where it was trained: at other numbers of seats, and with other content, the hand-written evaluation does.
#[test]
fn a_card_names_the_tables_of_a_network() {
    let two: Orion = game(2);
    let network = Weights::nothing(&two).network::<Orion>();
    assert_eq!(network.card().seats, [2, 3]);
    assert!(!network.card().covers(&two), "its content is of old");
    let mut card = network.card().clone();
    card.content = Orion::fingerprint(&Orion::built_in());
    assert!(card.covers(&two));
    assert!(!card.covers(&game::<Orion>(4)));
}
