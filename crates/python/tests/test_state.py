"""Games, states, bots, records."""

import json
import pickle
import random
import re

import numpy as np
import pytest
from conftest import GAMES, play, randomly, tables

import orrery


def test_the_readme_plays_a_game(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    readme = (__import__("pathlib").Path(__file__).parents[1] / "README.md").read_text()
    code = re.search(r"```python\n(.*?)```", readme, re.S).group(1)
    assert len(code.strip().splitlines()) <= 10
    exec(code, {})
    assert json.loads((tmp_path / "game.json").read_text())["result"]


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_random_game_is_played_to_its_end(name, seats):
    game = orrery.Game(name, seats)
    state = game.new_initial_state(seed=3)
    rng = random.Random(3)
    while not state.is_terminal():
        seat = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(legal) and seat in state.awaiting()
        mask = state.legal_actions_mask()
        assert mask.dtype == bool and np.flatnonzero(mask).tolist() == legal
        assert state.legal_actions(seat) == legal
        action = rng.choice(legal)
        assert game.string_to_action(state.action_to_string(seat, action)) == action
        state.apply_action(action)
    assert state.current_player() == orrery.TERMINAL and state.legal_actions() == []
    assert len(state.returns()) == seats and max(state.returns()) <= 1 and min(state.returns()) >= -1
    assert len(state.scores()) == seats


@pytest.mark.parametrize("name", GAMES)
def test_observations_tell_a_seat_only_what_it_knows(name):
    """In another world that looks the same to a seat, everything that it is given is the same."""
    game = orrery.Game(name)
    state, choose = game.new_initial_state(seed=11), randomly(11)
    differ = False
    for step in range(10**6):
        if state.is_terminal():
            break
        if step % 7 == 0:
            for seat in range(game.seats):
                world = state.resample(seat, seed=step)
                assert world.is_guess
                assert np.array_equal(state.observation_tensor(seat), world.observation_tensor(seat))
                assert state.view(seat) == world.view(seat)
                assert state.awaiting() == world.awaiting()
                if state.current_player() == seat:
                    assert state.legal_actions() == world.legal_actions()
                    assert world.resample(seat, seed=1).legal_actions() == world.legal_actions()
                other = (seat + 1) % game.seats
                differ |= not np.array_equal(state.observation_tensor(other), world.observation_tensor(other))
        state.apply_action(choose(state))
    assert differ or name not in ("orion", "smugglers"), "there was something to be guessed"


def test_names_and_sizes_of_observations():
    for name in GAMES:
        game = orrery.Game(name)
        state = game.new_initial_state(seed=1)
        row = state.observation_tensor(0)
        assert row.dtype == np.float32 and row.shape == (game.observation_size,)
        assert len(set(game.observation_names)) == game.observation_size
        into = np.full(game.observation_size, np.nan, np.float32)
        state.observe_into(0, into)
        assert np.array_equal(row, into)


@pytest.mark.parametrize("name", GAMES)
def test_the_command_line_verifies_a_game_of_python(name, command_line, tmp_path):
    game = orrery.Game(name)
    state = play(game.new_initial_state(seed=5), randomly(5))
    path = tmp_path / "game.json"
    path.write_text(state.record())
    assert "verified: the secret fits the promise" in command_line("replay", path, "--verify")
    again = game.replay(path.read_text())
    assert again.full_history() == state.full_history() and again.record() == state.record()
    half = game.replay(path.read_text(), decisions=len(state.history()) // 2)
    assert not half.is_terminal()


def test_the_same_seed_gives_the_same_game_as_the_command_line(command_line, tmp_path):
    path = tmp_path / "played.json"
    command_line("play", "orion", "--seats", "greedy,greedy", "--seed", "42", "--save", path)
    record = json.loads(path.read_text())
    state = orrery.Game("orion", 2).new_initial_state(seed=42)
    for line in record["decisions"]:
        state.apply_action(line["do"], line["seat"] - 1)
    again = json.loads(state.record())
    assert again["deal"] == record["deal"] and again["decisions"] == record["decisions"]
    assert again["result"] == record["result"]


def test_options_and_packs(tmp_path):
    game = orrery.Game("orion", 2, {"rounds": 4})
    assert game.options == {"rounds": 4}
    state = play(game.new_initial_state(seed=1), randomly(1))
    assert json.loads(state.record())["options"]["rounds"] == 4
    with pytest.raises(ValueError, match="rounds"):
        orrery.Game("orion", 2, {"rounds": 99})
    with pytest.raises(ValueError, match="did you mean `orion`"):
        orrery.Game("orin")
    with pytest.raises(ValueError, match="played by 2 to 4"):
        orrery.Game("orion", 7)
    with pytest.raises(ValueError, match="no .ron or .ftl"):
        orrery.Game("orion", 2, pack=tmp_path)


def test_a_refusal_names_its_rule_and_changes_nothing():
    state = orrery.Game("connect-four").new_initial_state(seed=1)
    for _ in range(6):
        state.apply_action("drop 3")
    assert "C4-4" in state.why_not("drop 3") and state.why_not("drop 4") is None
    with pytest.raises(ValueError, match="C4-4"):
        state.apply_action(2)
    with pytest.raises(ValueError, match="below 7"):
        state.apply_action(7)
    with pytest.raises(ValueError, match="no seat 2"):
        state.observation_tensor(2)
    assert len(state.history()) == 6 and state.legal_actions() == [0, 1, 3, 4, 5, 6]


def test_copies_go_their_own_way():
    state = orrery.Game("orion", 3).new_initial_state(seed=9)
    choose = randomly(9)
    for _ in range(20):
        state.apply_action(choose(state))
    copy = state.clone()
    made = state.full_history()
    play(copy, choose)
    assert state.full_history() == made and not state.is_terminal() and copy.is_terminal()
    guess = state.resample(0, seed=1)
    play(guess, choose)
    with pytest.raises(ValueError, match="no record"):
        guess.record()


def test_bots_play_and_explain():
    game = orrery.Game("orion", 2)
    state = game.new_initial_state(seed=4)
    bots = [game.bot("greedy"), game.bot("search:60", seed=2)]
    explained = 0
    while not state.is_terminal():
        seat = state.current_player()
        if seat == 1 and explained == 0 and len(state.legal_actions()) > 3:
            told = bots[1].explain(state)
            assert told["iterations"] > 0 and told["advice"][0]["action"] in state.legal_actions()
            assert len(told["advice"][0]["win_chances"]) == 2
            explained += 1
        state.apply_action(bots[seat].choose(state))
    assert explained
    with pytest.raises(ValueError, match="no bot"):
        game.bot("genius")
    with pytest.raises(ValueError, match="own game"):
        bots[0].choose(orrery.Game("connect-four").new_initial_state(seed=1))
    guess = orrery.Game("orion", 2).new_initial_state(seed=1).resample(0, seed=1)
    assert game.bot("greedy").choose(guess) in guess.legal_actions()


def test_words():
    state = orrery.Game("orion", 2).new_initial_state(seed=4)
    assert "ORI-" in state.question() and state.question(lang="pl") != state.question()
    assert str(state) and state.text(0, "pl") and state.log()
    candidates = state.candidates()
    legal = [row["action"] for row in candidates if row["refusal"] is None]
    assert sorted(legal) == state.legal_actions()
    assert state.action_label(legal[0])
    assert state.game.title() and state.game.rules("pl").startswith("#")


def test_a_game_goes_to_another_process():
    game = pickle.loads(pickle.dumps(orrery.Game("orion", 3, {"rounds": 5})))
    assert (game.name, game.seats, game.options) == ("orion", 3, {"rounds": 5})


def numbers(value):
    """All numbers of a summary, but how long it took."""
    if isinstance(value, dict):
        return {key: numbers(part) for key, part in value.items() if key not in ("seconds", "name")}
    return [numbers(part) for part in value] if isinstance(value, list) else value


def test_a_simulation_has_the_numbers_of_the_command_line(command_line):
    told = json.loads(command_line("simulate", "orion", "--seats", "greedy,random", "--games", 30, "--seed", 3, "--json"))
    ours = orrery.simulate(orrery.Game("orion", 2), ["greedy", "random"], games=30, seed=3, jobs=1)
    told, ours = numbers(told), numbers(ours)
    for key in ("endings", "version", "commit", "options", "packs"):
        told.pop(key, None), ours.pop(key, None)
    assert ours == {key: told[key] for key in ours}


def test_a_review():
    game = orrery.Game("connect-four")
    state = play(game.new_initial_state(seed=2), randomly(2))
    review = orrery.review(state.record(), effort="quick")
    assert review["game"] == "connect-four" and len(review["course"]) == len(state.history()) + 1
