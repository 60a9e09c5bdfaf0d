"""What a seat may know, as dictionaries of arrays for gymnasium and pettingzoo, and the spaces that describe them."""

from __future__ import annotations

from collections.abc import Sequence

import gymnasium
import numpy as np
import numpy.typing as npt

from ._native import Game, State

Observation = dict[str, npt.NDArray[np.generic]]


def observation_space(game: Game) -> gymnasium.spaces.Dict:
    """Of `observe`: the bytes of an observation with their bounds, and two flags for each choice."""
    highest = np.zeros(game.observation_size, dtype=np.uint8)
    for part in game.observation_slices():
        highest[part["start"] : part["stop"]] = part["most"]
    flags = (game.choice_count,)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
            "chosen": gymnasium.spaces.Box(0, 1, flags, dtype=np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, flags, dtype=np.int8),
        }
    )


def action_space(game: Game) -> gymnasium.spaces.Discrete:
    """The choices of a game."""
    return gymnasium.spaces.Discrete(game.choice_count)


def observe(
    state: State, seat: int, chosen: Sequence[int] = (), mask: npt.NDArray[np.uint8] | None = None
) -> Observation:
    """What the seat may know, the choices it has made so far in its action, and those that may come next: by default none."""
    flags = np.zeros(state.game.choice_count, dtype=np.int8)
    flags[list(chosen)] = 1
    allowed = np.zeros_like(flags) if mask is None else mask.astype(np.int8)
    return {"observation": state.observation(seat), "chosen": flags, "action_mask": allowed}
