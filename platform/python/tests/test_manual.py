from pathlib import Path

ROOT = Path(__file__).parents[3]
MANUAL = ROOT / "docs" / "python.md"

# As many matches and steps as a test has time for.
FEWER = {"1024": "4", "range(1000)": "range(20)", "choices=2_000_000, matches=400": "choices=8192, matches=4", "matches=200": "matches=2"}


def test_the_examples_of_the_manual_run(capsys, monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    blocks = [block.split("```")[0] for block in MANUAL.read_text().split("```python\n")[1:]]
    assert len(blocks) >= 3
    names = {}
    for block in blocks:
        for many, few in FEWER.items():
            block = block.replace(many, few)
        exec(block, names)
    assert "two-castles" in capsys.readouterr().out
    assert names["result"]["matches"] == 2 and names["many"].num_envs == 4
    assert names["env"].agents == [] and names["other"].current_player() == names["state"].current_player()
    assert (tmp_path / "player.npz").exists()
