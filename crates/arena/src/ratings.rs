//! Ratings of many-player games.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::tally::Ranks;

/// The rating of each bot of a plan after these games, which must be in their order: a rating depends on it.
pub(crate) fn rate(bots: usize, games: &[Ranks]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); bots];
    let config = WengLinConfig::new();
    for game in games {
        let outcomes: Vec<_> = ratings
            .iter()
            .zip(game.by_bot)
            .map(|(rating, rank)| (std::slice::from_ref(rating), MultiTeamOutcome::new(usize::from(rank))))
            .collect();
        let after = weng_lin_multi_team(&outcomes, &config);
        ratings = after.into_iter().map(|team| team[0]).collect();
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(index: u64, ranks: [u8; 3]) -> Ranks {
        let mut by_bot = [0; 9];
        by_bot[..3].copy_from_slice(&ranks);
        Ranks { index, by_bot }
    }

    #[test]
    fn who_wins_more_is_rated_higher() {
        let games: Vec<_> =
            (0..60).map(|n| game(n, if n % 4 == 0 { [2, 1, 3] } else { [1, 2, 3] })).collect();
        let ratings = rate(3, &games);
        assert!(ratings[0].rating > ratings[1].rating && ratings[1].rating > ratings[2].rating);
        let beginner = WengLinRating::new();
        assert!(ratings.iter().all(|rating| rating.uncertainty < beginner.uncertainty));
    }

    #[test]
    fn equals_stay_equal() {
        let games: Vec<_> = (0..40).map(|n| game(n, [1, 1, 1])).collect();
        let ratings = rate(3, &games);
        assert!((ratings[0].rating - ratings[2].rating).abs() < 0.5, "{ratings:?}");
    }

    #[test]
    fn nobody_is_rated_without_games() {
        assert_eq!(rate(2, &[]), vec![WengLinRating::new(); 2]);
    }
}
