"""Every game as a Gymnasium environment, one seat against bots: `orrery.gymnasium.env("orion", opponents=["greedy"])`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from ._orrery import Game

__all__ = ["OrreryEnv", "env"]


class OrreryEnv(gymnasium.Env):
    """One seat of a table; bots have the others.

    An observation is a dictionary: `observation`, what the seat knows as numbers (see `Game.observation_names`), and
    `action_mask`, 1 for each legal action. The mask is in `info` too, and `action_masks()` gives it to sb3-contrib. The
    reward comes at the end: see `State.returns`. An action that is not legal ends the game with -1 and says why in
    `info["illegal"]`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: Game,
        opponents: Sequence[str],
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        if len(opponents) != game.seats - 1:
            raise ValueError(f"{game.name} is played by {game.seats} here; name {game.seats - 1} opponents")
        if seat is not None and not 0 <= seat < game.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
        self.game, self.opponents, self.render_mode = game, list(opponents), render_mode
        self._wanted_seat = seat
        for name in self.opponents:
            game.bot(name)
        self.action_space = gymnasium.spaces.Discrete(game.num_actions)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (game.observation_size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (game.num_actions,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        """Deals. A seat of `None` is another one in each game."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.game.seats)) if self._wanted_seat is None else self._wanted_seat
        self.state = self.game.new_initial_state(int(self.np_random.integers(2**63)))
        names = iter(self.opponents)
        self._bots = [
            None if seat == self.seat else self.game.bot(next(names), int(self.np_random.integers(2**63)))
            for seat in range(self.game.seats)
        ]
        self._over = False
        self._let_others_play()
        return self._observation(), self._info()

    def _let_others_play(self) -> None:
        state, bots = self.state, self._bots
        while not state.is_terminal() and (seat := state.current_player()) != self.seat:
            state.apply_action(bots[seat].choose(state))

    def action_masks(self) -> np.ndarray:
        """The mask as sb3-contrib asks for it."""
        if self._over or self.state.is_terminal():
            return np.zeros(self.game.num_actions, bool)
        return self.state.legal_actions_mask(self.seat)

    def _observation(self) -> dict[str, np.ndarray]:
        observation = self.state.observation_tensor(self.seat)
        return {"observation": observation, "action_mask": self.action_masks().astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def step(self, action: int):
        if self._over or self.state.is_terminal():
            raise RuntimeError("the game is over; call reset()")
        try:
            self.state.apply_action(int(action), self.seat)
        except ValueError as refusal:
            self._over = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": str(refusal)}
        self._let_others_play()
        over = self.state.is_terminal()
        reward = float(self.state.returns()[self.seat]) if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def render(self) -> str | None:
        return self.state.text(self.seat) if self.render_mode == "ansi" else None


def env(
    name: str,
    opponents: Sequence[str] = ("greedy",),
    options: dict[str, Any] | None = None,
    pack: str | os.PathLike[str] | dict[str, str] | None = None,
    seat: int | None = 0,
    render_mode: str | None = None,
) -> OrreryEnv:
    """A table with one opponent for each name."""
    game = Game(name, len(opponents) + 1, options, pack)
    return OrreryEnv(game, opponents, seat, render_mode)
