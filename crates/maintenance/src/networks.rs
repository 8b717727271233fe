//! Networks belong to the content and the observations that they were trained with.

use orrery_core::seed::fingerprint;

/// A network that reads numbers which mean something else now would play nonsense; one of other content would not be asked.
#[test]
fn no_network_is_stale() {
    let mut networks = 0;
    for title in orrery_registry::all() {
        let Some(card) = title.network_card() else { continue };
        networks += 1;
        let id = title.id();
        let again = format!(
            "train it again (`python -m orrery.learn {id}`, see docs/learning.md), or take games/{id}/network.safetensors out"
        );
        let names = fingerprint(title.observation_names().join("\n").as_bytes());
        assert_eq!(
            card.observation, names,
            "the network of {id} is stale, since what seats observe has changed: {again}"
        );
        assert_eq!(
            card.content,
            title.fingerprint(),
            "the network of {id} is stale, since its content has changed: {again}"
        );
        let (fewest, most) = title.seats();
        assert!(card.seats.iter().all(|seats| (fewest..=most).contains(seats)) && !card.seats.is_empty());
        assert!(
            title.judging(card.seats[0], &serde_json::json!({}), true).is_ok_and(|judging| judging.is_some())
        );
    }
    assert!(networks > 0, "some games have networks");
}
