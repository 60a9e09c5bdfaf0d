#!/usr/bin/env python3
"""Learns Burgenland as td_burgenland.py does, with self-play on several processes or machines by Ray (docs/python.md).

    pip install ray
    python3 examples/ray_self_play.py --workers 4                     on this machine
    python3 examples/ray_self_play.py --workers 64 --address auto     on a Ray cluster; bergfried is installed on its machines

Each worker plays matches of its own with the network it was given last. The learner takes whatever is finished first, learns from it, and
sends the worker on with the newest network: nobody waits for the slowest.
"""
import argparse
import time
from pathlib import Path

import bergfried
import numpy as np
from td_burgenland import GAME, Network, compare, report, schedule, self_play, study

try:
    import ray
except ModuleNotFoundError as error:
    raise SystemExit(f"{error.name} is missing: pip install ray")


@ray.remote(num_cpus=1)
class Worker:
    """Matches on a process of its own."""

    def __init__(self, seed, at_once):
        self.rng = np.random.default_rng(seed)
        # The workers share the cores between them.
        self.env = bergfried.VectorEnv(GAME, at_once, threads=1, seed=seed)

    def play(self, weights, steps, explore):
        return self_play(Network(weights), self.env, steps, explore, trace=0.9, rng=self.rng)


def train(choices, workers, matches, seed, at_once=256, steps=32):
    """A network that has learned from this many choices of all workers together."""
    rng = np.random.default_rng(seed)
    network = Network.new(hidden=128, rng=rng)
    rounds = max(choices // (at_once * steps), 1)
    started, playing = time.monotonic(), {}

    def send(worker, number):
        playing[worker.play.remote(ray.put(network.weights), steps, schedule(number / rounds)[1])] = worker

    # Seeds that differ, so that no two workers play the same matches.
    for number in range(workers):
        send(Worker.remote(seed * 1_000_000 + number, at_once), 0)
    for number in range(1, rounds + 1):
        finished = ray.wait(list(playing))[0][0]
        study(network, ray.get(finished), schedule(number / rounds)[0], rng)
        send(playing.pop(finished), number)
        if number * 4 // rounds > (number - 1) * 4 // rounds:  # After each quarter.
            print(f"{number * at_once * steps / (time.monotonic() - started):,.0f} choices per second with {workers} workers")
            report(network.choose, number * at_once * steps, matches)
    return network


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--choices", type=int, default=2_000_000, help="how many choices of self-play to learn from")
    parser.add_argument("--matches", type=int, default=400, help="how many matches to compare with")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--address", default="local", help="of a Ray cluster, or auto; by default Ray is started on this machine")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    # The workers import the other examples, which Ray sends to them.
    settings = {"num_cpus": arguments.workers, "include_dashboard": False} if arguments.address == "local" else {}
    ray.init(arguments.address, runtime_env={"working_dir": str(Path(__file__).parent)}, **settings)
    compare(train(arguments.choices, arguments.workers, arguments.matches, arguments.seed), arguments.matches)


if __name__ == "__main__":
    main()
