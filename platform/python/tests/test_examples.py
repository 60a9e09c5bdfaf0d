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
