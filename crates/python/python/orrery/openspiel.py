"""Every game in OpenSpiel: `import orrery.openspiel`, then `pyspiel.load_game("orrery_orion(seats=3)")`.

The games are sampled stochastic (what chance brings is part of an action) and of imperfect information. `resample_from_infostate`
deals anew what a player cannot know, so OpenSpiel's IS-MCTS runs on them. Where several seats owe an answer they are asked one after the
other, and none is told what the others have answered.
"""

from __future__ import annotations

import hashlib
import json

import numpy as np
import pyspiel

from ._orrery import Game, State, games

__all__ = ["OrreryGame", "OrreryState", "short_name"]

#: No game takes more decisions.
LONGEST = 20_000


def short_name(name: str) -> str:
    """The name of a game in OpenSpiel."""
    return "orrery_" + name.replace("-", "_")


def _game_type(name: str) -> pyspiel.GameType:
    fewest, most = Game(name).seat_range
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Orrery: {Game(name).title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        # The options are a JSON object; a seed below 0 is another one each time.
        parameter_specification={"seats": Game(name).seats, "options": "{}", "seed": -1},
    )


class OrreryGame(pyspiel.Game):
    """A game of Orrery as OpenSpiel knows games; there is a class for each."""

    name: str

    def __init__(self, params: dict[str, object] | None = None) -> None:
        name, params = self.name, params or {}
        seats = int(params.get("seats", 0)) or None
        options = json.loads(str(params.get("options", "{}")) or "{}")
        self.orrery = Game(name, seats, options)
        self._seed, self._dealt = int(params.get("seed", -1)), 0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.orrery.num_actions,
            max_chance_outcomes=0,
            num_players=self.orrery.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPES[name], info, params)

    def deal(self) -> State:
        """The next game; the first one is that of the seed."""
        self._dealt += 1
        if self._seed < 0:
            return self.orrery.new_initial_state()
        return self.orrery.new_initial_state(str(self._seed) if self._dealt == 1 else f"{self._seed}/{self._dealt}")

    def new_initial_state(self) -> OrreryState:
        return OrreryState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> _Observer:
        return _Observer(self.orrery.observation_size)


class OrreryState(pyspiel.State):
    """A state of Orrery as OpenSpiel knows states."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self._game = _Shared(game)
        # A copy begins as a new state and is given its content afterwards; it does not use up a deal.
        self._state: State | None = None
        # What each player did before this state was resampled.
        self._past: dict[int, list[int]] = {}

    @property
    def orrery(self) -> State:
        """The state itself."""
        if self._state is None:
            self._state = self._game.game.deal()
        return self._state

    def current_player(self) -> int:
        return self.orrery.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.orrery.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.orrery.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.orrery.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.orrery.is_terminal()

    def returns(self) -> list[float]:
        return self.orrery.returns()

    def rewards(self) -> list[float]:
        return self.orrery.returns()

    def __str__(self) -> str:
        return str(self.orrery)

    def observation_tensor(self, player: int | None = None) -> np.ndarray:
        return self.orrery.observation_tensor(self._player(player))

    def observation_string(self, player: int | None = None) -> str:
        return json.dumps(self.orrery.view(self._player(player)), sort_keys=True)

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows now and has done so far, as a hash."""
        player, state = self._player(player), self.orrery
        told = hashlib.blake2b(state.observation_tensor(player).tobytes(), digest_size=16)
        told.update(repr(self._done_by(player)).encode())
        if state.current_player() == player:
            told.update(repr(state.legal_actions()).encode())
        return f"{player} {told.hexdigest()}"

    def resample_from_infostate(self, player_id: int, sampler) -> OrreryState:
        """A state that looks to the player like this one."""
        other = OrreryState(self._game.game)
        other._state = self.orrery.resample(player_id, int(sampler() * 2**53))
        other._past = {player: self._done_by(player) for player in range(self.orrery.game.seats)}
        return other

    def _done_by(self, player: int) -> list[int]:
        since = [action for seat, action in self.orrery.full_history() if seat == player]
        return self._past.get(player, []) + since

    def _player(self, player: int | None) -> int:
        return max(self.orrery.current_player(), 0) if player is None else player


class _Shared:
    """Keeps the game from being copied with each state."""

    def __init__(self, game: OrreryGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> _Shared:
        return self


class _Observer:
    """Observations as OpenSpiel's Python observers give them."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OrreryState, player: int) -> None:
        state.orrery.observe_into(player, self.tensor)

    def string_from(self, state: OrreryState, player: int) -> str:
        return state.observation_string(player)


_TYPES = {name: _game_type(name) for name in games()}
for _name, _type in _TYPES.items():
    # OpenSpiel lets go of what is registered after the interpreter has ended: a class survives that, a function does not.
    pyspiel.register_game(_type, type(f"OrreryGame_{short_name(_name)}", (OrreryGame,), {"name": _name}))
