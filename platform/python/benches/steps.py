"""Steps per second of VectorEnv with uniformly random actions, and of single states, for every game; and of backgammon in pyspiel.

    python platform/python/benches/steps.py [--seconds 3] [--matches 1024] [--threads 1]

A step is a whole action: the observation and the mask of the seat to act are written for each. Build with
`pip install ./platform/python`, which optimises, and run it on a machine that does nothing else.

If open_spiel is installed, a loop over its backgammon is measured in the same run: random actions, with the observation tensor and the
mask of the player to act for each. `times` is how many times as fast VectorEnv is.
"""

import argparse
import random
import time

import bergfried


def vector(game, matches, threads, seconds):
    """Whole actions per second, and bytes of observations and masks written per second."""
    env = bergfried.VectorEnv(game, matches, threads=threads, seed=1)
    for _ in range(20):
        env.step(env.sample())
    actions, calls = 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        env.step(env.sample())
        actions += int((env.chosen[:, 0] < 0).sum())
        calls += 1
    taken = time.perf_counter() - start
    written = actions * game.observation_size + calls * matches * game.choice_count
    return actions / taken, written / taken


def single(game, seconds):
    """Calls of State.apply per second, by notation; only these calls are counted and timed."""
    rng = random.Random(1)
    calls, taken = 0, 0.0
    while taken < seconds:
        state = game.new_initial_state(seed=rng.getrandbits(32))
        while not state.is_terminal():
            action = rng.choice(state.legal_actions())
            start = time.perf_counter()
            state.apply(action)
            taken += time.perf_counter() - start
            calls += 1
    return calls / taken


def backgammon(pyspiel, seconds):
    """Actions of players per second in pyspiel, chance steps not counted but played."""
    rng = random.Random(1)
    game = pyspiel.load_game("backgammon")
    actions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
    return actions / (time.perf_counter() - start)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement takes")
    parser.add_argument("--matches", type=int, default=1024, help="matches in one environment")
    parser.add_argument("--threads", type=int, default=1, help="threads of an environment, 0 for all cores")
    arguments = parser.parse_args()
    try:
        import pyspiel
    except ModuleNotFoundError:
        compared = None
    else:
        compared = backgammon(pyspiel, arguments.seconds)
        print(f"backgammon in pyspiel: {compared:,.0f} steps/s")
    print(f"{'game':<14}{'steps/s':>12}{'times':>9}{'MB/s':>9}{'apply/s':>12}")
    for name in bergfried.games():
        game = bergfried.Game(name)
        steps, written = vector(game, arguments.matches, arguments.threads, arguments.seconds)
        calls = single(game, arguments.seconds)
        times = f"{steps / compared:,.1f}" if compared else "-"
        print(f"{name:<14}{steps:>12,.0f}{times:>9}{written / 1e6:>9,.0f}{calls:>12,.0f}")


if __name__ == "__main__":
    main()
