//! What has been paid for is carried out.

use super::prelude::*;
use crate::payment::Purchase;

/// It lies below the payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bought(pub Purchase);

impl Script<MicroCosmos> for Bought {
    fn run(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.buy(t, seat, self.0, out);
    }
}
