"""Other pieces than the built-in ones. A process has one box for each game: each test needs a process of its own."""

import re
import subprocess
import sys
from pathlib import Path

BUILT_IN = Path(__file__).parents[3] / "games/burgenland/rules/data/components.toml"

PLAY = """
import random, sys
import bergfried
bergfried.use_components("burgenland", sys.argv[1])
state = bergfried.Game("burgenland").new_initial_state(seed=7)
choices = random.Random(1)
while not state.is_terminal():
    state.apply(choices.choice(state.legal_actions()))
print(state.record())
"""


def run(program, *arguments):
    return subprocess.run([sys.executable, "-c", program, *map(str, arguments)], capture_output=True, text=True)


def changed(folder, old, new):
    path = folder / "mine.toml"
    path.write_text(BUILT_IN.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return path


def winner(record):
    return max(int(score) for score in re.findall(r"^result \d+ (\d+)", record, re.MULTILINE))


def test_a_changed_box_is_played(tmp_path):
    usual = run(PLAY, BUILT_IN)
    assert usual.returncode == 0, usual.stderr
    own = run(PLAY, changed(tmp_path, "king = 30", "king = 70"))
    assert own.returncode == 0, own.stderr
    assert winner(usual.stdout) < 70 <= winner(own.stdout)
    record = tmp_path / "own.record"
    record.write_text(own.stdout.strip() + "\n")
    told = run("import bergfried, sys; bergfried.verify(open(sys.argv[1]).read())", record)
    assert "was played with box" in told.stderr.splitlines()[-1]


def test_what_cannot_be_played_is_refused_with_its_line(tmp_path):
    told = run(PLAY, changed(tmp_path, "king = 30", "king = 0")).stderr.splitlines()[-1]
    assert told.startswith("bergfried.SetupError: ") and told.endswith("the king is at 0, he must be at 1 to 127")
    told = run(PLAY, tmp_path / "none.toml").stderr.splitlines()[-1]
    assert told.startswith("FileNotFoundError: ")


def test_a_box_is_chosen_before_the_first_use():
    late = f"import bergfried; bergfried.Game('burgenland'); bergfried.use_components('burgenland', {str(BUILT_IN)!r})"
    assert "the pieces are in use already" in run(late).stderr.splitlines()[-1]
