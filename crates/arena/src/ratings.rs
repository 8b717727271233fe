//! Ratings of many-player games.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::run::GameResult;

/// The rating of each bot of a plan after these games, in their order.
pub(crate) fn rate(bots: usize, games: &[GameResult]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); bots];
    let config = WengLinConfig::new();
    for game in games {
        let teams: Vec<_> = game.seats.iter().map(|seat| [ratings[seat.bot]]).collect();
        let outcomes: Vec<_> = game
            .seats
            .iter()
            .zip(&teams)
            .map(|(seat, team)| (&team[..], MultiTeamOutcome::new(usize::from(seat.rank))))
            .collect();
        let after = weng_lin_multi_team(&outcomes, &config);
        for (seat, rating) in game.seats.iter().zip(after) {
            ratings[seat.bot] = rating[0];
        }
    }
    ratings
}
