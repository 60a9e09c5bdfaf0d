import base64
import gzip
import html
import json
import random

import bergfried
import pytest


def played(game, decisions):
    """A state with a seed after a number of random decisions, or at the end."""
    state, rng = game.new_initial_state(seed=2), random.Random(2)
    for _ in range(decisions):
        if state.is_terminal():
            break
        seat = state.seats_to_act()[0]
        state.apply(rng.choice(state.legal_actions(seat)), seat)
    return state


def framed(text):
    """The page in a frame."""
    start, stop = '<iframe srcdoc="', '" style="'
    assert text.startswith(start) and text.endswith("></iframe>")
    return html.unescape(text[len(start) : text.rindex(stop)])


def test_states_are_drawn_as_a_seat_or_everybody_may_know_them(game):
    state = played(game, 12)
    for seat in (None, *range(1, game.seats + 1)):
        drawing = state.draw(seat)
        assert "<svg" in drawing.table and drawing.prompt and drawing.step == len(state.history())
        page = framed(drawing._repr_html_())
        assert page.startswith("<!doctype html>") and drawing.table in page and html.escape(drawing.prompt) in page
        assert drawing.style in page and drawing.symbols in page
    assert framed(state._repr_html_()) == framed(state.draw()._repr_html_())
    assert state.draw(language="de").prompt != state.draw(language="en").prompt


def test_hands_are_drawn_for_their_seat_only():
    state = played(bergfried.Game("two-castles", seats=3), 0)
    tables = [state.draw(seat).table for seat in (None, 1, 2, 3)]
    assert len(set(tables)) == 4
    # Whatever another seat holds, the drawing is the same.
    rng = random.Random(1)
    for seat in (1, 2):
        other = state.clone()
        other.apply(rng.choice(state.legal_actions(3)), 3)
        another = state.clone()
        another.apply(state.legal_actions(3)[0], 3)
        assert other.draw(3).table != another.draw(3).table and other.draw(seat).table == another.draw(seat).table


def test_what_cannot_be_drawn_is_refused():
    state = played(bergfried.Game("castle"), 5)
    drawn = state.determinize(1, 7)
    assert drawn._repr_html_() is None
    with pytest.raises(bergfried.RecordError, match="a determinized state cannot be drawn"):
        drawn.draw()
    with pytest.raises(bergfried.PlayError, match="there is no seat 3"):
        state.draw(3)
    with pytest.raises(bergfried.SetupError, match="fr"):
        state.draw(language="fr")


@pytest.mark.parametrize("decisions", [10, 10_000])
@pytest.mark.parametrize("name", ["castle", "two-heirs"])
def test_a_record_is_stepped_through(name, decisions):
    state = played(bergfried.Game(name), decisions)
    replay = bergfried.Replay(state.record(), seat=1)
    steps = len(state.history())
    assert len(replay) == steps + 1
    for step in (0, 1, 7, steps - 1, steps):
        assert replay[step].history() == state.history()[:step]
    assert replay[-1].history() == state.history() and replay[-1].is_terminal() == state.is_terminal()
    for step in (steps + 1, -steps - 2):
        with pytest.raises(IndexError, match=f"the record has {steps} steps"):
            replay[step]
    page = replay.page(step=7)
    packed = page.split('<script id="frames" type="text/plain">')[1].split("</script>")[0]
    unpacked = json.loads(gzip.decompress(base64.b64decode(packed)))
    pieces, frames = unpacked["pieces"], unpacked["frames"]
    assert len(set(pieces)) == len(pieces)
    numbers = [number for number, _, _ in frames]
    # Every table on which nobody waits for chance.
    assert numbers == [step for step in range(len(replay)) if not replay[step].is_chance()]
    for number, prompt, table in frames[:: len(frames) // 4]:
        drawing = replay[number].draw(1)
        assert prompt == drawing.prompt and "".join(pieces[piece] for piece in table) == drawing.table
    start = next(place for place, number in enumerate(numbers) if number >= 7)
    assert f"show({start});" in page and replay[numbers[start]].draw(1).table in page
    assert framed(replay._repr_html_()) == replay.page()
