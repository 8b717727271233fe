//! Tables that are stepped together.

use orrery_arena::batch::{Batch, BatchError, Batches, Buffers};
use orrery_core::object::Published;
use orrery_orion::Orion;
use serde_json::json;

/// A batch with its buffers.
struct Stepped {
    batch: Box<dyn Batch>,
    observations: Vec<f32>,
    masks: Vec<bool>,
    rewards: Vec<f32>,
    players: Vec<i32>,
    dones: Vec<bool>,
    samples: Vec<i32>,
}

impl Stepped {
    fn of(threads: usize) -> Self {
        let batch = Published::<Orion>::built_in().batch(3, &json!({}), 40, threads).expect("the seats fit");
        let sizes = batch.sizes();
        let mut stepped = Self {
            observations: vec![f32::NAN; sizes.tables * sizes.observation],
            masks: vec![true; sizes.tables * sizes.actions],
            rewards: vec![f32::NAN; sizes.tables * sizes.seats],
            players: vec![-1; sizes.tables],
            dones: vec![true; sizes.tables],
            samples: vec![-1; sizes.tables],
            batch,
        };
        let (batch, buffers) = stepped.parts();
        batch.reset(7, buffers);
        stepped
    }

    fn parts(&mut self) -> (&mut dyn Batch, Buffers<'_>) {
        let buffers = Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            players: &mut self.players,
            dones: &mut self.dones,
            samples: &mut self.samples,
        };
        (&mut *self.batch, buffers)
    }

    fn step(&mut self, actions: &[i32]) -> Result<(), BatchError> {
        let (batch, buffers) = self.parts();
        batch.step(actions, buffers)
    }
}

#[test]
fn threads_make_no_difference_and_games_begin_anew() {
    let (mut one, mut two) = (Stepped::of(1), Stepped::of(2));
    let (mut ended, mut won) = (0, 0.0);
    for _ in 0..600 {
        let actions = one.samples.clone();
        one.step(&actions).expect("samples are legal");
        two.step(&actions).expect("samples are legal");
        assert_eq!(one.observations, two.observations);
        assert_eq!((&one.masks, &one.rewards, &one.samples), (&two.masks, &two.rewards, &two.samples));
        assert!(one.observations.iter().all(|number| number.is_finite()));
        let actions = one.batch.sizes().actions;
        for (table, done) in one.dones.iter().enumerate() {
            let rewards = &one.rewards[table * 3..][..3];
            let sum: f32 = rewards.iter().sum();
            assert!(sum.abs() < 1e-5, "what one wins the others lose: {rewards:?}");
            assert_eq!(*done, rewards.iter().any(|reward| *reward != 0.0), "nobody shares everything");
            ended += usize::from(*done);
            won += rewards.iter().fold(0.0, |best: f32, reward| best.max(*reward));
            let mask = &one.masks[table * actions..][..actions];
            assert!(mask[one.samples[table] as usize], "a sample is legal");
        }
    }
    assert!(ended > 40, "games end: {ended}");
    assert!(won > ended as f32 / 2.0, "somebody wins");
}

#[test]
fn an_illegal_action_changes_nothing() {
    let mut stepped = Stepped::of(1);
    let before = stepped.observations.clone();
    let mut actions = stepped.samples.clone();
    let actions_of_a_table = stepped.batch.sizes().actions;
    let mask = &stepped.masks[3 * actions_of_a_table..4 * actions_of_a_table];
    actions[3] = mask.iter().position(|legal| !legal).expect("something is not legal") as i32;
    let refused = stepped.step(&actions).expect_err("it is not legal");
    assert!(refused.to_string().starts_with("table 3: action "), "{refused}");
    actions[3] = -1;
    assert!(matches!(
        stepped.step(&actions),
        Err(BatchError::Illegal { table: 3, action: -1, reason: None })
    ));
    assert_eq!(stepped.step(&actions[1..]), Err(BatchError::Actions { tables: 40, found: 39 }));
    let legal = stepped.samples.clone();
    assert_eq!(stepped.observations, before);
    stepped.step(&legal).expect("it goes on");
}
