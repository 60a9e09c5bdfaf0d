#!/usr/bin/env python3
"""How well does a player do that chooses at random? What a learning program must beat (docs/python.md).

    python3 examples/random_baseline.py
    python3 examples/random_baseline.py castle --opponent greedy --matches 1000

All matches of a game are stepped at once. The learner's seat changes from match to match; against an opponent as weak as itself it would
win one match in as many as there are seats.
"""
import argparse

import bergfried
import numpy as np


def play(game, choose, opponent, matches, seed):
    """The results of `choose`, which takes an environment and returns choices, in the first match of each environment, and how many choices
    these matches took."""
    env = bergfried.VectorEnv(game, matches, opponents=opponent, seed=seed)
    results, lengths = np.zeros(matches), np.zeros(matches, dtype=int)
    running = np.ones(matches, dtype=bool)
    while running.any():
        seats = env.seats.copy()
        env.step(choose(env))
        lengths[running] += 1
        # Where a match has ended, the next one has already begun. It does not count: long matches would be missed.
        ended = np.flatnonzero(env.dones & running)
        results[ended] = env.rewards[ended, seats[ended] - 1]
        running[ended] = False
    return results, lengths


def share(results):
    """The mean of results with its 95 % interval, in words."""
    margin = 1.96 * results.std() / np.sqrt(len(results))
    return f"{results.mean():.1%} (± {margin:.1%})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=bergfried.games(), help="by default all")
    parser.add_argument("--opponent", default="easy", help="a level, or random, greedy, mcts:SETTINGS, exact:SETTINGS")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.games:
        game = bergfried.Game(name)
        results, lengths = play(game, bergfried.VectorEnv.sample, arguments.opponent, arguments.matches, arguments.seed)
        print(
            f"{name}: random wins {share(results)} of {len(results)} matches against {arguments.opponent}, "
            f"{lengths.mean():.0f} choices each"
        )


if __name__ == "__main__":
    main()
