"""Space-strategy board games: states, batches, bots, simulations, records and reviews.

    >>> import orrery
    >>> game = orrery.Game("orion", seats=2)
    >>> state = game.new_initial_state(seed=7)
    >>> bot = game.bot("greedy")
    >>> while not state.is_terminal():
    ...     state.apply_action(bot.choose(state))
    >>> len(state.returns())
    2
"""

from ._orrery import (
    Bot,
    Game,
    State,
    VecEnv,
    __version__,
    games,
    join_parts,
    lessons,
    review,
    simulate,
    simulate_part,
)

#: What `State.current_player` says when the game is over.
TERMINAL = -4

__all__ = [
    "TERMINAL",
    "Bot",
    "Game",
    "State",
    "VecEnv",
    "__version__",
    "games",
    "join_parts",
    "lessons",
    "review",
    "simulate",
    "simulate_part",
]
