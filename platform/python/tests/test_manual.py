from pathlib import Path

MANUAL = Path(__file__).parents[3] / "docs" / "python.md"


def test_the_examples_of_the_manual_run(capsys):
    blocks = [block.split("```")[0] for block in MANUAL.read_text().split("```python\n")[1:]]
    assert len(blocks) >= 3
    names = {}
    for block in blocks:
        # As many matches and steps as a test has time for.
        exec(block.replace("1024", "4").replace("range(1000)", "range(20)").replace("matches=200", "matches=2"), names)
    assert "two-castles" in capsys.readouterr().out
    assert names["result"]["matches"] == 2 and names["many"].num_envs == 4
    assert names["env"].agents == [] and names["other"].current_player() == names["state"].current_player()
