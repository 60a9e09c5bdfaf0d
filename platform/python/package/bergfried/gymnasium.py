"""Games for Gymnasium: one seat for the learner, computer players at the others::

    import gymnasium
    import bergfried.gymnasium

    env = gymnasium.make("bergfried/castle", opponents="easy")
    observation, info = env.reset(seed=7)
    terminated = False
    while not terminated:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)

An action of Gymnasium is a choice: an action of the game is one to three of them. The reward is that of the learner's seat, 1
for a win and a share of it for a shared one, when the match is over. `gymnasium.make_vec` makes many matches at once, which are
stepped by the engine.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("bergfried.gymnasium needs gymnasium: pip install gymnasium", name=error.name) from None

from . import _native, _spaces
from ._native import Game, Player, State, games

__all__ = ["Env", "VectorEnv"]

_Infos = dict[str, Any]


class Env(gymnasium.Env[_spaces.Observation, np.int64]):
    """One match after the other, with a computer player at every seat but one.

    `opponents` is the name of a player, such as `"easy"`. The learner has the seat with this number, or a random one in each
    match. A choice that is not allowed ends the match with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game: Game, opponents: str = "easy", seat: int | None = None, render_mode: str | None = None):
        self.game = game
        self.opponents = opponents
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = _spaces.observation_space(game)  # type: ignore[assignment]
        self.action_space = _spaces.action_space(game)
        # What is not a player or a seat is refused now.
        Player(game.name, opponents)
        if seat is not None:
            game.new_initial_state().legal_actions(seat)
        self._state: State | None = None
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[_spaces.Observation, _Infos]:
        super().reset(seed=seed)
        self._learner = self.seat or int(self.np_random.integers(self.game.seats)) + 1
        self._computer = Player(self.game.name, self.opponents, seed=int(self.np_random.integers(2**63)))
        state = self._state = self.game.new_initial_state(seed=int(self.np_random.integers(2**63)))
        self._play_on(state)
        return self._shown(state), {"seat": self._learner}

    def _play_on(self, state: State) -> None:
        """Lets the computers act until the learner has a decision or the match is over."""
        while not state.is_terminal() and (seat := state.seats_to_act()[0]) != self._learner:
            state.apply(self._computer.choose(state, seat), seat)
        self._over = state.is_terminal()
        self._chosen: list[int] = []
        self._mask = state.legal_mask(self._learner)

    def _shown(self, state: State) -> _spaces.Observation:
        return _spaces.observe(state, self._learner, self._chosen, self._mask)

    def step(self, action: np.int64) -> tuple[_spaces.Observation, float, bool, bool, _Infos]:
        state = self._state
        if state is None or self._over:
            raise gymnasium.error.ResetNeeded("the match is over: call reset first")
        info: _Infos = {"seat": self._learner}
        if not self.action_space.contains(action) or not self._mask[action]:
            self._over = True
            return self._shown(state), -1.0, True, False, {**info, "illegal": int(action)}
        self._chosen.append(int(action))
        if state.action(self._chosen, self._learner) is None:
            self._mask = state.legal_mask(self._learner, self._chosen)
        else:
            state.apply(self._chosen, self._learner)
            self._play_on(state)
        return self._shown(state), state.returns()[self._learner - 1], self._over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which choices may come next, for libraries that ask for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override]
        """The table as the learner may know it, as text."""
        return self._state.text(self._learner) if self._state and self.render_mode == "ansi" else None


class VectorEnv(gymnasium.vector.VectorEnv[_spaces.Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many matches that the engine steps in one call, with a computer player at every seat but one.

    The learner has the seat with this number in all matches, or one that changes from match to match. Where a match has ended,
    the observation is already the first one of the next match; `final_obs` is not given. A choice that is not allowed raises
    `PlayError`, and no match is stepped. Without `copy` the observations and masks are those of the engine, which the next step
    overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: Game,
        num_envs: int = 1,
        opponents: str = "easy",
        seat: int | None = None,
        threads: int = 0,
        copy: bool = True,
    ):
        others = {other: opponents for other in range(1, game.seats + 1) if other != seat}
        self._env = _native.VectorEnv(game, num_envs, opponents=opponents if seat is None else others or None, threads=threads)
        self._copy = copy
        self._rows = np.arange(num_envs)
        self.game = game
        self.num_envs = num_envs
        self.single_observation_space = _spaces.observation_space(game)
        self.single_action_space = _spaces.action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(  # type: ignore[override]
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_spaces.Observation, _Infos]:
        super().reset(seed=seed)
        self._env.reset(int(self.np_random.integers(2**63)))
        return self._shown(), self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[_spaces.Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], _Infos]:
        learners = self._env.seats - 1
        self._env.step(actions)
        rewards = self._env.rewards[self._rows, learners]
        return self._shown(), rewards, self._env.dones.copy(), np.zeros(self.num_envs, dtype=np.bool_), self._infos()

    def _shown(self) -> _spaces.Observation:
        env = self._env
        chosen = np.zeros(env.masks.shape, dtype=np.int8)
        for made in env.chosen.T:
            rows = np.flatnonzero(made >= 0)
            chosen[rows, made[rows]] = 1
        observations, masks = env.observations, env.masks.view(np.int8)
        if self._copy:
            observations, masks = observations.copy(), masks.copy()
        return {"observation": observations, "chosen": chosen, "action_mask": masks}

    def _infos(self) -> _Infos:
        return {"seat": self._env.seats.copy(), "_seat": np.ones(self.num_envs, dtype=np.bool_)}


def _make(
    game: str,
    seats: int = 2,
    opponents: str = "easy",
    seat: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Env:
    return Env(Game(game, seats=seats, **options), opponents, seat, render_mode)


def _make_vec(
    game: str,
    num_envs: int = 1,
    seats: int = 2,
    opponents: str = "easy",
    seat: int | None = None,
    threads: int = 0,
    copy: bool = True,
    **options: Any,
) -> VectorEnv:
    return VectorEnv(Game(game, seats=seats, **options), num_envs, opponents, seat, threads, copy)


for _name in games():
    gymnasium.register(
        f"bergfried/{_name}",
        entry_point=f"{__name__}:_make",
        vector_entry_point=f"{__name__}:_make_vec",
        kwargs={"game": _name},
    )
