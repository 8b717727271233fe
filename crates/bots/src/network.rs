//! A small network that has learned how good a table is.
//!
//! It reads what a seat knows ([`Observe`]) and what the hand-written evaluation expects, and says by how much that
//! evaluation is wrong. Its weights are a file of the game in the safetensors format, with a card of what it was trained on.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use safetensors::tensor::{Metadata, TensorView};
use safetensors::{Dtype, SafeTensors};

use orrery_core::evaluate::{PerSeat, shared_chances};
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Evaluate, Observe, Seat};

/// How wide the hidden layer is.
pub const HIDDEN: usize = 64;
/// The most numbers of an observation.
pub const MOST_OBSERVED: usize = 512;
/// What a network reads beside an observation: what the seat and its best rival can expect, by how much it leads, and its chance.
pub const EXPECTED: usize = 4;
/// The most inputs.
const MOST_INPUTS: usize = MOST_OBSERVED + EXPECTED;
/// So many numbers are looked at together.
const LANES: usize = 8;
/// A lead beyond this many times the scale says nothing more.
const DECIDED: f32 = 5.0;
/// Scores are learned in parts of this many points.
const POINTS: f32 = 10.0;

/// Why a file is no network for a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    /// Not the format, or a part is missing.
    #[error("this is no network: {0}")]
    Format(String),
    /// Another game's.
    #[error("this network was trained for `{found}`, not for `{wanted}`")]
    Game {
        /// Whose it is.
        found: String,
        /// Whose was wanted.
        wanted: &'static str,
    },
    /// A game whose observations have changed since.
    #[error("this network reads {found} numbers, and tables of this game are {wanted}; train it again")]
    Inputs {
        /// How many it reads.
        found: usize,
        /// How many there are.
        wanted: usize,
    },
}

/// What a network was trained on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// Which game.
    pub game: String,
    /// The hash of the content.
    pub content: String,
    /// The hash of the names of the observed numbers.
    pub observation: String,
    /// The numbers of seats at which games have shown that it judges better than the hand-written evaluation.
    pub seats: Vec<u8>,
}

/// How many networks were read, counted from 1.
static READ: AtomicUsize = AtomicUsize::new(1);
/// An input is counted in this many units of its usual size.
const UNITS: f32 = 64.0;
/// Weights are multiples of one part of so many. Inputs are whole numbers of units, so all sums of their products below 256 are exact:
/// what a network says does not depend on what it has added up before.
const PARTS: f32 = 65536.0;

/// The weights.
pub struct Network {
    /// Which of the networks that this program has read.
    number: usize,
    card: Card,
    /// How many units of an input a number is.
    units: Vec<f32>,
    /// From a unit of each input to the hidden layer.
    inputs: Vec<[f32; HIDDEN]>,
    bias: [f32; HIDDEN],
    /// From the hidden layer to what the log-odds are beside a lead, and to the points that are expected beside what the
    /// hand-written evaluation expects.
    chance: [f32; HIDDEN],
    score: [f32; HIDDEN],
    score_bias: f32,
    /// How far expected scores are trusted: the log-odds of a lead of one scale.
    trust: f32,
}

/// What a network has added up for one seat: most inputs of the next table are the same.
#[derive(Clone, Copy)]
struct Added {
    /// Whose weights.
    network: usize,
    /// The inputs in units.
    row: [f32; MOST_INPUTS],
    /// The hidden layer before it is cut off at 0.
    hidden: [f32; HIDDEN],
}

/// What was added up for the seats of the table that was judged last.
pub struct Memory {
    /// Where a row is written to.
    row: [f32; MOST_INPUTS],
    seats: Box<[Added]>,
}

impl Default for Memory {
    fn default() -> Self {
        let nothing = Added { network: 0, row: [0.0; MOST_INPUTS], hidden: [0.0; HIDDEN] };
        Self { row: [0.0; MOST_INPUTS], seats: vec![nothing; usize::from(MOST_SEATS)].into_boxed_slice() }
    }
}

/// The nearest whole number of one that is not huge: two additions, which processors do for several numbers at once.
fn whole(number: f32) -> f32 {
    const HALF_BITS: f32 = 12_582_912.0;
    (number.clamp(-32_768.0, 32_768.0) + HALF_BITS) - HALF_BITS
}

/// What a network makes of a table for one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Seen {
    log_odds: f32,
    points: f32,
}

impl Network {
    /// Reads a file for game `G`.
    pub fn read<G: Observe>(bytes: &[u8]) -> Result<Self, NetworkError> {
        let format = |error: &dyn std::fmt::Display| NetworkError::Format(error.to_string());
        let (_, header) = SafeTensors::read_metadata(bytes).map_err(|error| format(&error))?;
        let tensors = SafeTensors::deserialize(bytes).map_err(|error| format(&error))?;
        let numbers = |name: &str, length: usize| {
            let tensor = tensors.tensor(name).map_err(|error| format(&error))?;
            floats(&tensor)
                .filter(|numbers| numbers.len() == length || length == 0)
                .ok_or_else(|| NetworkError::Format(format!("`{name}` has another shape")))
        };
        let card = Card::read(&header);
        if card.game != G::ID {
            return Err(NetworkError::Game { found: card.game, wanted: G::ID });
        }
        let row = |name| -> Result<[f32; HIDDEN], NetworkError> {
            Ok(numbers(name, HIDDEN)?.try_into().expect("its length was checked"))
        };
        let scales = numbers("scales", 0)?;
        let inputs = numbers("inputs", scales.len() * HIDDEN)?;
        // The usual size of an input, as a power of two.
        let sizes = scales.iter().map(|scale| scale.log2().round().exp2());
        let units: Vec<f32> = sizes.map(|size| UNITS / size).collect();
        let inputs: Vec<[f32; HIDDEN]> = inputs
            .chunks_exact(HIDDEN)
            .zip(&units)
            .map(|(row, units)| std::array::from_fn(|place| (row[place] / units * PARTS).round() / PARTS))
            .collect();
        if inputs.len() < EXPECTED || inputs.len() > MOST_INPUTS {
            return Err(NetworkError::Inputs { found: inputs.len(), wanted: MOST_INPUTS });
        }
        Ok(Self {
            number: READ.fetch_add(1, Ordering::Relaxed),
            card,
            units,
            inputs,
            bias: row("bias")?.map(|weight| (weight * PARTS).round() / PARTS),
            chance: row("chance")?,
            score: row("score")?,
            score_bias: numbers("score_bias", 1)?[0],
            trust: numbers("trust", 1)?[0],
        })
    }

    /// What it was trained on.
    pub fn card(&self) -> &Card {
        &self.card
    }

    /// How many numbers of an observation it reads.
    pub fn observed(&self) -> usize {
        self.inputs.len() - EXPECTED
    }

    /// Refuses a network whose inputs are not what this game writes.
    pub fn check<G: Observe>(&self, game: &G) -> Result<(), NetworkError> {
        let wanted = game.names().len();
        if self.observed() == wanted {
            Ok(())
        } else {
            Err(NetworkError::Inputs { found: self.observed(), wanted })
        }
    }

    /// The chance of each seat to win and the score that it can expect, both from what the hand-written evaluation expects and
    /// what each seat knows. `memory` makes it quicker and changes nothing. Allocates nothing.
    pub fn judge<G: Evaluate>(
        &self,
        memory: &mut Memory,
        game: &G,
        t: &G::State,
        expected: &PerSeat,
        chances: &mut PerSeat,
        scores: &mut PerSeat,
    ) {
        let rivals = usize::from(game.rivals());
        let mut log_odds = [0.0; MOST_SEATS as usize];
        let scale = game.scale(t);
        *scores = *expected;
        for rival in 0..rivals {
            log_odds[rival] = self.trust * expected[rival] / scale;
        }
        let row = &mut memory.row[..self.inputs.len()];
        let mut even = [0.0; MOST_SEATS as usize];
        shared_chances(game, expected, scale, &mut even);
        for seat in game.seats().iter() {
            write_inputs(game, t, seat, expected, even[seat.index()], row);
            let seen = self.run(&mut memory.seats[seat.index()], row);
            log_odds[seat.index()] += self.trust * seen.points / scale + seen.log_odds;
            scores[seat.index()] += seen.points;
        }
        shared_chances(game, &log_odds, 1.0, chances);
    }

    /// Only the inputs that are not as they were are added up anew.
    fn run(&self, before: &mut Added, row: &mut [f32]) -> Seen {
        if before.network != self.number {
            *before = Added { network: self.number, row: [0.0; MOST_INPUTS], hidden: self.bias };
        }
        for (input, units) in row.iter_mut().zip(&self.units) {
            *input = whole(*input * units);
        }
        let olds = before.row.chunks_mut(LANES);
        for ((new, old), weights) in row.chunks(LANES).zip(olds).zip(self.inputs.chunks(LANES)) {
            // Most are as they were: looked at several at a time.
            let differ =
                new.iter().zip(&*old).fold(0, |bits, (new, old)| bits | (new.to_bits() ^ old.to_bits()));
            if differ == 0 {
                continue;
            }
            for ((new, old), weights) in new.iter().zip(old).zip(weights) {
                let change = new - *old;
                if change != 0.0 {
                    *old = *new;
                    for (sum, weight) in before.hidden.iter_mut().zip(weights) {
                        *sum += change * weight;
                    }
                }
            }
        }
        let (mut log_odds, mut points) = ([0.0; LANES], [0.0; LANES]);
        for (at, sums) in before.hidden.chunks_exact(LANES).enumerate() {
            let (chance, score) = (&self.chance[at * LANES..][..LANES], &self.score[at * LANES..][..LANES]);
            for lane in 0..LANES {
                let active = sums[lane].max(0.0);
                log_odds[lane] += active * chance[lane];
                points[lane] += active * score[lane];
            }
        }
        let points = self.score_bias + points.iter().sum::<f32>();
        Seen { log_odds: log_odds.iter().sum(), points: points * POINTS }
    }
}

/// The inputs for one seat: what it knows, then what the hand-written evaluation expects and the chance to win by it. `row` is as
/// long as both.
pub fn write_inputs<G: Evaluate>(
    game: &G,
    t: &G::State,
    seat: Seat,
    expected: &PerSeat,
    chance: f32,
    row: &mut [f32],
) {
    let (observed, extra) = row.split_at_mut(row.len() - EXPECTED);
    game.observe(t, seat, observed);
    let rivals = usize::from(game.rivals());
    let (own, scale) = (expected[seat.index()], game.scale(t));
    let others = expected[..rivals].iter().enumerate();
    let others = others.filter(|(rival, _)| {
        *rival >= usize::from(game.seats().count()) || game.side(Seat::new(*rival as u8)) != game.side(seat)
    });
    let best = others.map(|(_, score)| *score).max_by(f32::total_cmp).unwrap_or_default();
    extra.copy_from_slice(&[
        own / POINTS,
        best / POINTS,
        ((own - best) / scale).clamp(-DECIDED, DECIDED),
        chance,
    ]);
}

/// The networks that are built into games, each read once.
static BUILT_IN: Mutex<BTreeMap<&'static str, Option<&'static Network>>> = Mutex::new(BTreeMap::new());

/// The network that is built into a game, if it has one.
pub fn built_in<G: Evaluate>() -> Option<&'static Network> {
    let mut known = BUILT_IN.lock().unwrap_or_else(PoisonError::into_inner);
    *known.entry(G::ID).or_insert_with(|| {
        let bytes = G::network();
        let read = (!bytes.is_empty()).then(|| Network::read::<G>(bytes));
        read.map(|read| {
            let network = read.unwrap_or_else(|error| panic!("the network of {}: {error}", G::ID));
            &*Box::leak(Box::new(network))
        })
    })
}

impl Card {
    fn read(header: &Metadata) -> Self {
        let notes = header.metadata().as_ref();
        let text = |key: &str| notes.and_then(|notes| notes.get(key)).cloned().unwrap_or_default();
        Self {
            game: text("game"),
            content: text("content"),
            observation: text("observation"),
            seats: text("seats").split(',').filter_map(|seats| seats.trim().parse().ok()).collect(),
        }
    }

    /// Whether it was trained for just this content at this number of seats.
    pub fn covers<G: Observe>(&self, game: &G) -> bool {
        self.seats.contains(&game.seats().count()) && self.content == G::fingerprint(game.content())
    }
}

fn floats(tensor: &TensorView<'_>) -> Option<Vec<f32>> {
    let bytes = tensor.data().chunks_exact(4);
    (tensor.dtype() == Dtype::F32)
        .then(|| bytes.map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])).collect())
}
