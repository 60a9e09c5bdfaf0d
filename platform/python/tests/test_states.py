import copy
import pickle
import random

import bergfried
import numpy as np
import pytest


KNOWN = ("burgenland", "castle", "two-castles", "two-heirs", "viscounts")
WITH_SECRETS = ("two-castles", "viscounts")


def step(state, rng):
    """Applies a random step."""
    if state.is_chance():
        outcomes, weights = zip(*state.chance_outcomes())
        state.apply(rng.choices(outcomes, weights)[0])
    else:
        seat = rng.choice(state.seats_to_act())
        state.apply(rng.choice(state.legal_actions(seat)), seat)


def played(game, steps, seed=1):
    """A state with a seed after a number of random decisions, or at the end."""
    state, rng = game.new_initial_state(seed=seed), random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        step(state, rng)
    return state


def test_random_play_with_chance_decided_by_the_caller(game):
    rng = random.Random(3)
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance():
            assert state.seats_to_act() == [] and state.legal_actions() == []
            assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert state.chance_outcomes() == [] and state.returns() == [0.0] * game.seats
        step(state, rng)
        steps += 1
    assert steps == len(state.history()) <= game.max_steps
    assert state.seats_to_act() == [] and state.legal_actions() == []
    ranks = {row["who"]: row["rank"] for row in state.standings()}
    winners = sum(rank == 1 for rank in ranks.values())
    for seat, value in enumerate(state.returns(), 1):
        assert value == pytest.approx(1 / winners if ranks[seat] == 1 else 0)
    sheet = {column["who"]: column for column in state.score_sheet()}
    for row in state.standings():
        column = sheet[row["who"]]
        assert column["points"] == row["score"] == sum(item["points"] for item in column["items"])


def test_masks_lead_to_legal_actions_and_to_all_of_them(game):
    rng = random.Random(5)
    state = game.new_initial_state(seed=5)
    for _ in range(60):
        if state.is_terminal():
            break
        for seat in range(1, game.seats + 1):
            if seat not in state.seats_to_act():
                assert not state.legal_mask(seat).any()
                continue
            found, open_ends = set(), [[]]
            while open_ends:
                chosen = open_ends.pop()
                mask = state.legal_mask(seat, chosen)
                assert mask.dtype == np.uint8 and mask.shape == (game.choice_count,) and mask.max() == 1
                assert list(np.flatnonzero(mask)) == state.legal_choices(seat, chosen)
                for choice in np.flatnonzero(mask):
                    action = state.action([*chosen, choice], seat)
                    if action is None:
                        open_ends.append([*chosen, choice])
                    else:
                        assert state.choices(action, seat) == [*chosen, choice]
                        found.add(action)
            assert found == set(state.legal_actions(seat))
        # By choices as by notation.
        seat = rng.choice(state.seats_to_act())
        action = rng.choice(state.legal_actions(seat))
        other = state.clone()
        other.apply(state.choices(action, seat), seat)
        state.apply(action, seat)
        assert other.serialize() == state.serialize()


def test_any_choices_name_an_action_or_none(game):
    rng = random.Random(19)
    state = played(game, 5)
    seat = state.seats_to_act()[0]
    legal = state.legal_actions(seat)
    for _ in range(2000):
        choices = [rng.randrange(game.choice_count) for _ in range(rng.randrange(5))]
        action = state.action(choices, seat)
        if action in legal:
            assert state.choices(action, seat) == choices
        elif action is not None:
            with pytest.raises(bergfried.PlayError):
                state.choices(action, seat)


def test_a_choice_can_be_given_by_itself():
    state = bergfried.Game("burgenland").new_initial_state(seed=1)
    choice = state.legal_choices()[0]
    assert state.action(choice) == state.legal_actions()[0]
    state.apply(np.int64(choice))
    assert len(state.history()) > 0


def test_an_action_can_need_several_choices():
    state = bergfried.Game("castle").new_initial_state(seed=1)
    first = state.legal_choices()[0]
    assert state.action(first) is None
    before = state.serialize()
    with pytest.raises(bergfried.PlayError, match="only the beginning of an action"):
        state.apply(first)
    assert state.serialize() == before
    second = state.legal_choices(chosen=first)[0]
    state.apply([first, second])
    assert state.serialize() != before


def test_observations_are_written_in_place_and_bounded(game):
    rng = random.Random(7)
    state = game.new_initial_state(seed=7)
    out = np.full(game.observation_size, 77, dtype=np.uint8)
    mask = np.full(game.choice_count, 77, dtype=np.uint8)
    bounds = np.concatenate([np.full(one["stop"] - one["start"], one["most"]) for one in game.observation_slices()])
    for _ in range(40):
        if state.is_terminal():
            break
        for seat in range(1, game.seats + 1):
            assert state.observation(seat, out=out) is out
            assert (out == state.observation(seat)).all() and (out <= bounds).all()
            assert state.legal_mask(seat, out=mask) is mask and (mask == state.legal_mask(seat)).all()
        step(state, rng)


def test_a_determinization_agrees_with_the_view_and_knows_no_more(game):
    rng = random.Random(11)
    state = game.new_initial_state(seed=11)
    numbers = np.random.default_rng(11)
    for _ in range(60):
        if state.is_terminal():
            break
        for seat in range(1, game.seats + 1):
            for source in (rng, numbers, 5):
                drawn = state.determinize(seat, source)
                assert drawn.view(seat) == state.view(seat)
                assert (drawn.observation(seat) == state.observation(seat)).all()
                assert drawn.legal_actions(seat) == state.legal_actions(seat)
                assert drawn.seats_to_act() == state.seats_to_act()
            assert state.determinize(seat, 5).serialize() == state.determinize(seat, 5).serialize()
            assert game.determinize(state.view(seat), 5).serialize() == state.determinize(seat, 5).serialize()
        for _ in range(3):
            if not state.is_terminal():
                step(state, rng)
    # It can be played to the end.
    drawn = game.new_initial_state(seed=12).determinize(1, rng)
    while not drawn.is_terminal():
        step(drawn, rng)
    with pytest.raises(bergfried.RecordError, match="a determinized state has no record"):
        drawn.record()


def test_spectators_know_nothing_that_a_seat_does_not_know(game):
    """Whatever a seat may not know is drawn anew, and neither a spectator nor this seat can tell the difference."""
    rng = random.Random(13)
    state = game.new_initial_state(seed=13)
    differed = False
    for _ in range(60):
        if state.is_terminal():
            break
        for seat in range(1, game.seats + 1):
            drawn = [state.determinize(seat, rng) for _ in range(3)]
            for one in drawn:
                assert one.view() == state.view() and one.text() == state.text()
                assert one.view(seat) == state.view(seat) and one.text(seat) == state.text(seat)
                assert one.score_sheet(seat) == state.score_sheet(seat) and one.score_sheet() == state.score_sheet()
            others = [other for other in range(1, game.seats + 1) if other != seat]
            differed |= any(one.view(other) != state.view(other) for one in drawn for other in others)
        step(state, rng)
    # Where seats have secrets, something was drawn anew.
    assert differed == (game.name in WITH_SECRETS and game.seats > 1) or game.name not in KNOWN


def test_nobody_sees_what_another_seat_has_chosen_at_the_same_time(game):
    rng = random.Random(17)
    state = game.new_initial_state(seed=17)
    compared = 0
    for _ in range(60):
        if state.is_terminal():
            break
        seats = state.seats_to_act()
        if len(seats) > 1 and not state.is_open():
            actor = rng.choice(seats)
            after = []
            for action in rng.sample(legal := state.legal_actions(actor), min(len(legal), 5)):
                after.append(state.clone())
                after[-1].apply(action, actor)
            for viewer in [None, *(seat for seat in range(1, game.seats + 1) if seat != actor)]:
                assert all(one.view(viewer) == after[0].view(viewer) for one in after)
                assert all(one.text(viewer) == after[0].text(viewer) for one in after)
                if viewer is not None:
                    assert all((one.observation(viewer) == after[0].observation(viewer)).all() for one in after)
            compared += len(after) > 1
            # The seat itself does see it.
            assert all(one.view(actor) != after[0].view(actor) for one in after[1:])
        step(state, rng)
    assert compared or game.name != "two-castles"


def test_seats_count_from_one(game):
    state = played(game, 3)
    assert set(state.seats_to_act()) <= set(range(1, game.seats + 1))
    for call in (state.view, state.observation, state.legal_mask, state.legal_actions, state.score_sheet, state.text):
        for seat in (0, game.seats + 1):
            with pytest.raises(bergfried.PlayError, match=f"there is no seat {seat}: the table has {game.seats}"):
                call(seat)


def test_copies_are_independent(game):
    state = played(game, 10)
    before = state.serialize()
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert other.serialize() == before and other.game == game
        step(other, random.Random(1))
        assert state.serialize() == before != other.serialize()


@pytest.mark.parametrize("seed", [None, 4])
def test_saved_states_go_on_in_the_same_way(game, seed):
    state, rng = game.new_initial_state(seed=seed), random.Random(4)
    for _ in range(25):
        if not state.is_terminal():
            step(state, rng)
    drawn = state.determinize(1, 9)
    for _ in range(5):
        if not drawn.is_terminal():
            step(drawn, rng)
    for one in (state, drawn):
        again, pickled = bergfried.deserialize(one.serialize()), pickle.loads(pickle.dumps(one))
        for other in (again, pickled):
            assert other.serialize() == one.serialize() and other.history() == one.history() and other.game == game
            same, rest = random.Random(6), one.clone()
            while not rest.is_terminal():
                step(rest, same)
            same = random.Random(6)
            while not other.is_terminal():
                step(other, same)
            assert other.serialize() == rest.serialize() and other.returns() == rest.returns()


def test_the_same_seed_gives_the_same_match(game):
    assert played(game, 20, seed=2).serialize() == played(game, 20, seed=2).serialize()
    assert played(game, 10_000, seed=2).serialize() != played(game, 10_000, seed=3).serialize()


def test_records_round_trip_and_verify(game):
    state = played(game, 10_000)
    text = state.record()
    assert bergfried.verify(text)["steps"] == len(state.history())
    loaded = bergfried.load_record(text)
    assert loaded.record() == text and loaded.returns() == state.returns() and loaded.game == game
    named = state.record(players=[f"player {seat}" for seat in range(game.seats)])
    assert bergfried.load_record(named).record() == named != text
    # One that goes on.
    early = played(game, 4)
    assert bergfried.load_record(early.record()).history() == early.history()
    with pytest.raises(bergfried.RecordError, match="the match is not over"):
        bergfried.verify(early.record())
    # One whose chance was decided by the caller.
    mine, rng = game.new_initial_state(), random.Random(1)
    while not mine.is_terminal():
        step(mine, rng)
    assert bergfried.load_record(mine.record()).record() == mine.record()
    with pytest.raises(bergfried.RecordError, match="chance was entered by hand"):
        bergfried.verify(mine.record())


def test_what_is_no_record_or_state_is_refused_in_words(game):
    state = played(game, 10_000)
    text, saved = state.record(), state.serialize()
    for call, bad, words in [
        (bergfried.load_record, "hello\n", "line 1: not a record"),
        (bergfried.verify, text.replace("over", "open"), "line"),
        (bergfried.load_record, text[:-3], "line"),
        (bergfried.deserialize, text, "not a saved state, or it was altered"),
        (bergfried.deserialize, saved.replace("seed", "sead"), "not a saved state, or it was altered"),
        (bergfried.deserialize, "", "not a saved state, or it was altered"),
        (lambda view: game.determinize(view, 1), {"phase": float("nan")}, f"this is not a view of {game.name}"),
    ]:
        with pytest.raises(bergfried.RecordError) as caught:
            call(bad)
        assert words in str(caught.value)
    with pytest.raises(bergfried.RecordError):
        state.record(players=["a\nb"] * game.seats)
    with pytest.raises(bergfried.RecordError, match="players for"):
        state.record(players=["a"] * (game.seats + 1))


def test_what_is_not_possible_is_refused_and_changes_nothing(game):
    state = game.new_initial_state()
    while state.is_chance():
        with pytest.raises(bergfried.PlayError):
            state.apply("no-such-outcome")
        with pytest.raises(bergfried.PlayError, match="the table waits for chance"):
            state.apply(0)
        step(state, random.Random(1))
    before = state.serialize()
    seat = state.seats_to_act()[0]
    forbidden = next(choice for choice, allowed in enumerate(state.legal_mask(seat)) if not allowed)
    for bad, words in [
        ("no-such-action", "no-such-action"),
        (forbidden, f"seat {seat} may not choose {forbidden} now"),
        ([], "only the beginning of an action"),
        (-1, "there is no choice -1"),
        (game.choice_count, f"there is no choice {game.choice_count}: they are numbered from 0 to"),
    ]:
        with pytest.raises(bergfried.PlayError) as caught:
            state.apply(bad)
        assert words in str(caught.value)
        assert state.serialize() == before
    for waiting in set(range(1, game.seats + 1)) - set(state.seats_to_act()):
        with pytest.raises(bergfried.PlayError, match=f"seat {waiting} is not to act: the table waits for seat {seat}"):
            state.apply(state.legal_actions(seat)[0], waiting)
    with pytest.raises(TypeError):
        state.apply(1.5)
    with pytest.raises(bergfried.BergfriedError, match="out has 3 bytes"):
        state.observation(1, out=np.zeros(3, dtype=np.uint8))
    with pytest.raises(TypeError):
        state.observation(1, out=np.zeros(game.observation_size, dtype=np.float32))


def test_a_state_shows_itself_to_spectators(game):
    state = played(game, 5)
    assert str(state) == state.text() and game.name in repr(state)
