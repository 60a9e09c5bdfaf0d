#!/usr/bin/env python3
"""Learns Burgenland from nothing but its own matches, with numpy alone, and beats `greedy` within minutes (docs/python.md).

    python3 examples/td_burgenland.py --save player.npz
    bergfried arena burgenland --players "program:python3 examples/td_burgenland.py --play player.npz,greedy" --games 200

A network looks at what a seat may know and gives every choice a value: the probability that the seat wins if it makes this choice and
plays on as well as the network knows. It plays many matches against itself, most of the time with the best choice. Its only teacher is
the result: the value of a choice is moved towards the values of the decisions that follow, and in the end towards 1 for a win and 0 for
a defeat. This is Q-learning with eligibility traces, Q(λ), without a replay buffer: fresh matches are cheap.
"""
import argparse
import json
import sys

import bergfried
import numpy as np
from random_baseline import play, share

GAME = bergfried.Game("burgenland")

# What the network looks at, by the names of docs/encodings.md, each divided by a number that brings it near 1. The board is printed and
# does not change. The cards of the castles are left out: their values, and the mask, which shows where a card fits, say enough.
LOOKS_AT = {"phase": 1, "crown": 1, "turn-colour": 1, "throw": 1, "extra-dice": 4, "points": 10, "supply": 4, "values": 10}
PARTS = [part for part in GAME.observation_slices() if part["name"] in LOOKS_AT]
COLUMNS = np.concatenate([np.arange(part["start"], part["stop"]) for part in PARTS])
SCALES = np.concatenate([np.full(part["stop"] - part["start"], 1 / LOOKS_AT[part["name"]], np.float32) for part in PARTS])


def features(observations, masks):
    """The inputs of the network, a row for each decision."""
    return np.concatenate([observations[:, COLUMNS] * SCALES, masks.astype(np.float32)], axis=1)


class Network:
    """One hidden layer; an output for each choice. It learns with Adam."""

    def __init__(self, weights):
        self.weights = weights
        self.means, self.squares = ([np.zeros_like(one) for one in weights] for _ in range(2))
        self.updates = 0

    @classmethod
    def new(cls, hidden, rng):
        inputs, outputs = len(COLUMNS) + GAME.choice_count, GAME.choice_count
        first, second = rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden)), rng.normal(0, 0.01, (hidden, outputs))
        return cls([one.astype(np.float32) for one in (first, np.zeros(hidden), second, np.zeros(outputs))])

    @classmethod
    def load(cls, path):
        with np.load(path) as saved:
            return cls([saved[name] for name in saved.files])

    def save(self, path):
        np.savez(path, *self.weights)

    def values(self, inputs, masks):
        """For each choice the probability to win with it; -1 if it is not allowed."""
        first, bias, second, other_bias = self.weights
        outputs = np.maximum(inputs @ first + bias, 0) @ second + other_bias
        return np.where(masks, 1 / (1 + np.exp(-outputs)), -1)

    def learn(self, inputs, choices, targets, rate):
        """Moves the values of these choices towards the targets: one step down the gradient of the cross entropy."""
        first, bias, second, other_bias = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        outputs = (hidden * second.T[choices]).sum(1) + other_bias[choices]
        errors = np.zeros((len(inputs), GAME.choice_count), np.float32)
        errors[np.arange(len(inputs)), choices] = (1 / (1 + np.exp(-outputs)) - targets) / len(inputs)
        back = errors @ second.T * (hidden > 0)
        self.updates += 1
        gradients = inputs.T @ back, back.sum(0), hidden.T @ errors, errors.sum(0)
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= rate * mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)

    def choose(self, env):
        """The best choice in each match of an environment."""
        return self.values(features(env.observations, env.masks), env.masks).argmax(1)

    def __call__(self, state, seat):
        """The best action of a seat, for `bergfried.arena`. In Burgenland every action is a single choice."""
        mask = state.legal_mask(seat)[None]
        return int(self.values(features(state.observation(seat)[None], mask), mask).argmax())


def self_play(network, env, steps, explore, trace, rng):
    """Plays on with both seats, and returns inputs, choices and targets of all decisions.

    All values are those of seat 1 here: the other seat wins if it does not. So it does not matter whose decision comes next."""
    inputs, choices, actors, values, results, dones = [], [], [], [], [], []
    for _ in range(steps):
        inputs.append(features(env.observations, env.masks))
        actors.append(env.seats == 1)
        by_choice = network.values(inputs[-1], env.masks)
        values.append(np.where(actors[-1], by_choice.max(1), 1 - by_choice.max(1)))
        choices.append(np.where(rng.random(len(env)) < explore, env.sample(), by_choice.argmax(1)))
        env.step(choices[-1])
        results.append(env.rewards[:, 0].copy())
        dones.append(env.dones.copy())
    best = network.values(features(env.observations, env.masks), env.masks).max(1)
    values.append(np.where(env.seats == 1, best, 1 - best))
    # Backwards: what follows a decision is the value of the next one, mixed with what followed that, and so on.
    target, targets = values[-1], []
    for step in reversed(range(steps)):
        target = np.where(dones[step], results[step], (1 - trace) * values[step + 1] + trace * target)
        targets.append(np.where(actors[step], target, 1 - target).astype(np.float32))
    return np.concatenate(inputs), np.concatenate(choices), np.concatenate(targets[::-1])


def study(network, decisions, rate, rng, batch=512):
    """Learns once from all decisions, in random order."""
    inputs, choices, targets = decisions
    order = rng.permutation(len(inputs))
    for rows in np.array_split(order, max(len(order) // batch, 1)):
        network.learn(inputs[rows], choices[rows], targets[rows], rate)


def schedule(progress):
    """The learning rate and the share of random choices at this part of the training, from 0 to 1: both fall."""
    return 0.002 * (1 - progress) + 0.00001, 0.3 * (1 - progress) + 0.01


def report(choose, learned, matches):
    """Prints how well a player does against computer players. `choose` takes an environment and returns choices."""
    names = ("random", "greedy")
    shares = [f"{share(play(GAME, choose, name, matches, seed=2)[0])} against {name}" for name in names]
    print(f"{learned:>10,} choices: wins {', '.join(shares)}", flush=True)


def train(choices, matches, seed, at_once=256, steps=32):
    """A network that has learned from this many choices; its progress is shown by matches."""
    rng = np.random.default_rng(seed)
    network = Network.new(hidden=128, rng=rng)
    env = bergfried.VectorEnv(GAME, at_once, seed=seed)
    rounds = max(choices // (at_once * steps), 1)
    for number in range(1, rounds + 1):
        rate, explore = schedule(number / rounds)
        study(network, self_play(network, env, steps, explore, trace=0.9, rng=rng), rate, rng)
        if number * 4 // rounds > (number - 1) * 4 // rounds:  # After each quarter.
            report(network.choose, number * at_once * steps, matches)
    return network


def compare(network, matches):
    """Lets the network play against `greedy`, with the same luck on both seats, and prints who is stronger."""
    row = bergfried.arena(GAME, {"trained": network, "greedy": "greedy"}, matches=matches, seed=3)["players"][0]
    low, high = row["share_interval"]
    print(f"arena: trained wins {row['share']:.1%} ({low:.1%} to {high:.1%}) of {row['seats_taken']} matches against greedy")


def answer(network):
    """Plays for `bergfried arena` and `bergfried simulate`: a question on each line, an answer to each (docs/players.md)."""
    for line in sys.stdin:
        question = json.loads(line)
        game = bergfried.Game(question["game"], question["seats"], **question["options"])
        state = game.determinize(question["view"], 0)
        print(json.dumps({"action": state.action(network(state, question["seat"]))}), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--choices", type=int, default=2_000_000, help="how many choices of self-play to learn from")
    parser.add_argument("--matches", type=int, default=400, help="how many matches to compare with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="writes the trained network")
    parser.add_argument("--play", metavar="FILE", help="answers questions of bergfried arena with a trained network")
    arguments = parser.parse_args()
    if arguments.play:
        return answer(Network.load(arguments.play))
    network = train(arguments.choices, arguments.matches, arguments.seed)
    if arguments.save:
        network.save(arguments.save)
    compare(network, arguments.matches)


if __name__ == "__main__":
    main()
