#!/usr/bin/env python3
"""Trains a player of Burgenland with PPO: MaskablePPO of sb3-contrib, on the environment that steps many matches at once (docs/python.md).

    pip install sb3-contrib
    python3 examples/ppo.py

The learner sits at one seat, a computer player at the other: first `random`, because nothing can be learned from matches that are all
lost, then `greedy`. Everything that belongs to the library is the class `Matches`: its interface of many environments, with masks.
"""
import argparse

import bergfried
import numpy as np
from td_burgenland import GAME, features, report

try:
    import gymnasium
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    raise SystemExit(f"{error.name} is missing: pip install sb3-contrib")


class Matches(VecEnv):
    """`bergfried.VectorEnv` as stable-baselines3 expects it."""

    def __init__(self, matches, opponent, seed):
        self.env = bergfried.VectorEnv(GAME, matches, opponents=opponent, seed=seed)
        inputs = gymnasium.spaces.Box(0, np.inf, features(self.env.observations, self.env.masks).shape[1:], np.float32)
        super().__init__(matches, inputs, gymnasium.spaces.Discrete(GAME.choice_count))

    def reset(self):
        return features(self.env.observations, self.env.masks)

    def step_async(self, actions):
        self.choices = actions

    def step_wait(self):
        learners = self.env.seats - 1
        self.env.step(self.choices)
        rewards = self.env.rewards[np.arange(self.num_envs), learners]
        return features(self.env.observations, self.env.masks), rewards, self.env.dones.copy(), [{} for _ in learners]

    def env_method(self, method_name, *arguments, indices=None, **named):
        assert method_name == "action_masks", method_name
        return list(self.env.masks.astype(bool))

    def has_attr(self, attr_name):
        return attr_name == "action_masks"

    def get_attr(self, attr_name, indices=None):
        return [None] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--choices", type=int, default=1_000_000, help="how many choices to learn from")
    parser.add_argument("--matches", type=int, default=400, help="how many matches to compare with")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy",
        Matches(256, "random", arguments.seed),
        n_steps=64,
        batch_size=2048,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,  # Only the result counts, not how soon it comes.
        seed=arguments.seed,
        device="cpu",
    )

    def choose(env):
        return model.predict(features(env.observations, env.masks), action_masks=env.masks.astype(bool), deterministic=True)[0]

    for part, opponent in enumerate(["random", "greedy", "greedy", "greedy", "greedy"]):
        model.set_env(Matches(256, opponent, arguments.seed + part))
        model.learn(arguments.choices // 5, reset_num_timesteps=part == 0)
        report(choose, model.num_timesteps, arguments.matches)


if __name__ == "__main__":
    main()
