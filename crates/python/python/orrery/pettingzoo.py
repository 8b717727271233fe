"""Every game as a PettingZoo environment (AEC): `orrery.pettingzoo.env("orion", seats=4)`."""

from __future__ import annotations

import functools
import os
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._orrery import Game

__all__ = ["OrreryEnv", "env", "raw_env"]


class OrreryEnv(AECEnv):
    """One table. Agents are `seat_0`, `seat_1`, ...; where several owe an answer, the first of them is asked first.

    An observation is a dictionary: `observation`, what the agent knows as numbers (see `Game.observation_names`), and
    `action_mask`, 1 for each legal action; the mask is in `infos` too. Rewards come at the end: see `State.returns`.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.metadata = {**self.metadata, "name": f"orrery_{game.name}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed: int | None = None
        self._dealt = 0

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> gymnasium.Space:
        size, actions = self.game.observation_size, self.game.num_actions
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> gymnasium.Space:
        return gymnasium.spaces.Discrete(self.game.num_actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals. Games after the first one with a seed follow from it."""
        if seed is not None:
            self._seed, self._dealt = seed, 0
        name = None if self._seed is None else f"{self._seed}" if self._dealt == 0 else f"{self._seed}/{self._dealt}"
        self._dealt += 1
        self.state_of_game = self.game.new_initial_state(name)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._look()

    def _look(self) -> None:
        """Notes who decides and what they may do."""
        if self.state_of_game.is_terminal():
            self.agent_selection = self.agents[0]
            mask = np.zeros(self.game.num_actions, np.int8)
            self._mask_of, self._mask = None, mask
        else:
            seat = self.state_of_game.current_player()
            self.agent_selection = self.possible_agents[seat]
            self._mask_of = self.agent_selection
            self._mask = self.state_of_game.legal_actions_mask().astype(np.int8)
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask_for(agent)}

    def _mask_for(self, agent: str) -> np.ndarray:
        return self._mask if agent == self._mask_of else np.zeros(self.game.num_actions, np.int8)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        return {"observation": self.state_of_game.observation_tensor(seat), "action_mask": self._mask_for(agent)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.state_of_game.apply_action(int(action))
        self._clear_rewards()
        if self.state_of_game.is_terminal():
            for agent, reward in zip(self.possible_agents, self.state_of_game.returns()):
                self.rewards[agent] = reward
                self.terminations[agent] = True
        self._look()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("choose render_mode='ansi' when making the environment")
            return None
        return str(self.state_of_game)

    def close(self) -> None:
        pass


def raw_env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    pack: str | os.PathLike[str] | dict[str, str] | None = None,
    render_mode: str | None = None,
) -> OrreryEnv:
    """A table without wrappers: an action that is not legal raises `ValueError`."""
    return OrreryEnv(Game(name, seats, options, pack), render_mode)


def env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    pack: str | os.PathLike[str] | dict[str, str] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """A table as PettingZoo's own games come: whoever does what is not legal loses 1, and the game is over."""
    wrapped = raw_env(name, seats, options, pack, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
