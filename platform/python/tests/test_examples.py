import json
import re
import subprocess
import sys
from pathlib import Path

import bergfried

EXAMPLES = Path(__file__).parents[3] / "examples"


def run(example, *arguments):
    finished = subprocess.run([sys.executable, EXAMPLES / example, *arguments], capture_output=True, text=True)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout.splitlines()


def shares(lines):
    """The share of wins that each line tells of a game, in percent."""
    found = [re.fullmatch(r"([a-z-]+): random wins ([0-9.]+)% \(± [0-9.]+%\) of \d+ matches .*", line) for line in lines]
    return {match[1]: float(match[2]) for match in found}


def test_random_choices_win_half_against_random_choices_and_little_against_others():
    even = shares(run("random_baseline.py", "burgenland", "castle", "--opponent", "random", "--matches", "200"))
    assert set(even) == {"burgenland", "castle"} and all(35 < share < 65 for share in even.values())
    against = shares(run("random_baseline.py", "--opponent", "greedy", "--matches", "8"))
    assert set(against) == set(bergfried.games()) and against["burgenland"] < 30


def answers(weights, states):
    """What the trained player answers to the questions that `bergfried arena` asks at these states."""
    questions = [
        {"game": "burgenland", "seats": 2, "options": state.game.options, "seat": seat, "view": state.view(seat)}
        for state in states
        for seat in state.seats_to_act()
    ]
    finished = subprocess.run(
        [sys.executable, EXAMPLES / "td_burgenland.py", "--play", weights],
        input="".join(json.dumps(question) + "\n" for question in questions),
        capture_output=True,
        text=True,
    )
    assert finished.returncode == 0, finished.stderr
    return [json.loads(line)["action"] for line in finished.stdout.splitlines()]


def test_temporal_differences_soon_beat_random_choices_and_answer_questions(tmp_path):
    weights = tmp_path / "player.npz"
    *_, reported, arena = run("td_burgenland.py", "--choices", "200000", "--matches", "40", "--save", weights)
    # Without training it does not win a single one of these matches.
    assert float(re.search(r"wins ([0-9.]+)% \(.*\) against random", reported)[1]) > 75
    assert re.fullmatch(r"arena: trained wins .*% \(.*% to .*%\) of 40 matches against greedy", arena)
    state = bergfried.Game("burgenland").new_initial_state(seed=5)
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        state.apply(bergfried.Player("burgenland", "greedy", seed=5).choose(state))
    told = answers(weights, states)
    assert len(told) == len(states) and len(set(told)) > 3
    assert all(action in state.legal_actions() for state, action in zip(states, told))
