from pathlib import Path

MANUAL = Path(__file__).parents[3] / "docs" / "python.md"


def test_the_examples_of_the_manual_run(capsys):
    blocks = [block.split("```")[0] for block in MANUAL.read_text().split("```python\n")[1:]]
    assert len(blocks) >= 3
    names = {}
    for block in blocks:
        # As many matches and steps as a test has time for.
        exec(block.replace("1024", "4").replace("range(1000)", "range(20)"), names)
    assert "two-castles" in capsys.readouterr().out
    assert names["state"].history() and len(names["env"]) == 4
