import copy
import pickle

import bergfried
import pytest


def test_every_game_is_listed():
    assert len(bergfried.games()) >= 5
    assert {"burgenland", "castle", "two-castles", "two-heirs", "viscounts"} <= set(bergfried.games())


def test_layouts_cover_all_choices_and_bytes(game):
    for blocks, size in [(game.choice_blocks(), game.choice_count), (game.observation_slices(), game.observation_size)]:
        assert blocks[0]["start"] == 0 and blocks[-1]["stop"] == size
        assert all(one["stop"] == other["start"] for one, other in zip(blocks, blocks[1:]))
        assert len({block["name"] for block in blocks}) == len(blocks)
    assert game.choice_count <= 1024 and game.observation_size <= 4096


def test_games_are_values(game):
    for other in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), eval(repr(game), {"Game": bergfried.Game})):
        assert other == game and hash(other) == hash(game) and other.options == game.options
    assert game != next(bergfried.Game(name) for name in bergfried.games() if name != game.name)


def test_options_are_keywords():
    assert bergfried.Game("burgenland", start="blue").options["start"] == "blue"
    # A truth is written as the engine writes it.
    game = bergfried.Game("viscounts", seats=2)
    truths = [key for key, value in game.options.items() if value in ("yes", "no")]
    for key in truths:
        assert bergfried.Game("viscounts", seats=2, **{key: True}).options[key] == "yes"
        assert bergfried.Game("viscounts", seats=2, **{key: False}).options[key] == "no"


@pytest.mark.parametrize(
    "make, words",
    [
        (lambda: bergfried.Game("chess"), 'there is no game "chess": use burgenland, castle'),
        (lambda: bergfried.Game("castle", seats=9), "castle is not for 9 seats: use 2"),
        (lambda: bergfried.Game("castle", seats=1), "castle is not for 1 seats: use 2"),
        (lambda: bergfried.Game("burgenland", start="pink"), 'option start cannot be "pink": use'),
        (lambda: bergfried.Game("burgenland", colour="blue"), 'there is no option "colour": the game has'),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_words(make, words):
    with pytest.raises(bergfried.SetupError) as caught:
        make()
    assert words in str(caught.value)
    assert isinstance(caught.value, bergfried.BergfriedError) and isinstance(caught.value, ValueError)
