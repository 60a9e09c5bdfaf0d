import threading

import bergfried
import numpy as np
import pytest


def arrays(env):
    return [env.observations, env.masks, env.seats, env.chosen, env.rewards, env.dones]


def run(game, steps, **settings):
    """A copy of everything that the arrays show in each step."""
    env = bergfried.VectorEnv(game, 6, **settings)
    shown = []
    for _ in range(steps):
        shown.append([array.copy() for array in arrays(env)])
        env.step(env.sample())
    return shown


def same(one, other):
    return all((a == b).all() for left, right in zip(one, other) for a, b in zip(left, right))


def test_random_play_to_the_end_and_on(game):
    env = bergfried.VectorEnv(game, 4, seed=1)
    kept = arrays(env)
    assert [array.shape for array in kept] == [
        (4, game.observation_size), (4, game.choice_count), (4,), (4, 2), (4, game.seats), (4,),
    ]
    assert [str(array.dtype) for array in kept] == ["uint8", "uint8", "uint8", "int16", "float32", "bool"]
    finished = np.zeros(4, dtype=int)
    for _ in range(4 * game.max_steps * 3):
        assert env.masks.max() == 1 and (env.masks.max(axis=1) == 1).all()
        assert ((1 <= env.seats) & (env.seats <= game.seats)).all()
        choices = env.sample()
        assert (env.masks[np.arange(4), choices] == 1).all()
        was, unfinished = env.observations.copy(), env.chosen.copy()
        env.step(choices)
        inside = env.chosen[:, 0] >= 0
        assert (env.observations[inside] == was[inside]).all()
        for one in np.flatnonzero(inside):
            made = [choice for choice in unfinished[one] if choice >= 0]
            assert list(env.chosen[one])[: len(made) + 1] == [*made, choices[one]]
        assert (env.rewards[~env.dones] == 0).all()
        assert (env.rewards[env.dones].sum(axis=1) <= 1 + 1e-6).all()
        assert (env.chosen[env.dones] == -1).all()
        finished += env.dones
        if finished.min() >= 2:
            break
    assert finished.min() >= 2
    assert all(one is other for one, other in zip(kept, arrays(env))), "the arrays stay the same objects"


def test_the_number_of_threads_changes_nothing(game):
    one = run(game, 150, seed=5, threads=1)
    assert same(one, run(game, 150, seed=5, threads=2)) and same(one, run(game, 150, seed=5))
    assert not same(one, run(game, 150, seed=6, threads=1))


def test_opponents_of_a_level_depend_on_the_seed_alone(game):
    one = run(game, 12, seed=5, threads=1, opponents="easy")
    assert same(one, run(game, 12, seed=5, threads=2, opponents="easy"))


def test_reset_begins_anew(game):
    env = bergfried.VectorEnv(game, 3, seed=2)
    first = [array.copy() for array in arrays(env)]
    for _ in range(30):
        env.step(env.sample())
    env.reset(2)
    assert same([first], [arrays(env)])
    assert len(env) == 3 and env.game == game


def test_the_learner_has_its_seats_and_computers_the_others(game):
    if game.seats == 1:
        env = bergfried.VectorEnv(game, 2, opponents="random")
        assert (env.seats == 1).all()
        return
    env = bergfried.VectorEnv(game, 3, opponents={2: "greedy"}, seed=3)
    seen = set()
    for _ in range(300):
        seen |= set(env.seats.tolist())
        env.step(env.sample())
    assert seen == set(range(1, game.seats + 1)) - {2}
    # With a name, the learner's seat changes from match to match.
    env = bergfried.VectorEnv(game, game.seats, opponents="random", seed=3)
    seats, finished = env.seats.copy(), np.zeros(game.seats, dtype=int)
    assert sorted(seats.tolist()) == list(range(1, game.seats + 1))
    for _ in range(2 * game.max_steps * 3):
        env.step(env.sample())
        finished += env.dones
        assert (env.seats == (seats - 1 + finished) % game.seats + 1).all()
        if finished.min() >= 1:
            break
    assert finished.min() >= 1


def after_chance(state):
    """The states that chance can lead to before anybody acts, or at the end."""
    states = [state]
    while states:
        state = states.pop()
        if not state.is_chance():
            yield state
            continue
        for outcome, _ in state.chance_outcomes():
            states.append(state.clone())
            states[-1].apply(outcome)


def shown(env, state):
    """The state that the only match of an environment is in: the chance that has fallen is found by trying all of it."""
    for found in after_chance(state):
        if not found.is_terminal() and (found.observation(found.seats_to_act()[0]) == env.observations[0]).all():
            return found
    raise AssertionError("no chance leads to what the environment shows")


def whole_action(env):
    """Steps an environment with one match by a random action; its choices."""
    made = []
    while not made or env.chosen[0, 0] >= 0:
        made.append(int(env.sample()[0]))
        env.step(made[-1:])
    return made


# In these nothing is hidden from a seat but what is not yet drawn.
@pytest.mark.parametrize("name", ["burgenland", "castle"])
def test_an_environment_shows_what_states_show(name):
    game = bergfried.Game(name)
    env = bergfried.VectorEnv(game, 1, seed=1)
    state, matches = shown(env, game.new_initial_state()), 0
    while matches < 2:
        assert [env.seats[0]] == state.seats_to_act() and (env.masks[0] == state.legal_mask()).all()
        made = whole_action(env)
        state.apply(made)
        if env.dones[0]:
            ends = [end for end in after_chance(state) if end.is_terminal()]
            assert env.rewards[0].tolist() in [end.returns() for end in ends]
            state, matches = game.new_initial_state(), matches + 1
        state = shown(env, state)


def test_all_actions_are_sampled_with_the_same_probability():
    game = bergfried.Game("castle")
    env = bergfried.VectorEnv(game, 1, seed=1)
    state = shown(env, game.new_initial_state())
    while True:
        legal = state.legal_actions()
        expected = np.bincount([state.choices(action)[0] for action in legal], minlength=game.choice_count) / len(legal)
        if len(set(expected[expected > 0])) > 1:
            break
        state.apply(whole_action(env))
        state = shown(env, state)
    # More actions begin with one choice than with another here.
    counts = np.bincount([env.sample()[0] for _ in range(20_000)], minlength=game.choice_count)
    assert np.abs(counts / 20_000 - expected).max() < 0.01


def test_what_is_not_allowed_is_refused_and_steps_nothing(game):
    env = bergfried.VectorEnv(game, 3, seed=4)
    before = [array.copy() for array in arrays(env)]
    good = env.sample()
    for place, bad, words in [
        (1, int(np.flatnonzero(env.masks[1] == 0)[0]), "match 1: seat"),
        (0, -1, "there is no choice -1"),
        (2, game.choice_count, f"there is no choice {game.choice_count}"),
    ]:
        choices = good.copy()
        choices[place] = bad
        with pytest.raises(bergfried.PlayError) as caught:
            env.step(choices)
        assert words in str(caught.value)
        assert same([before], [arrays(env)])
    with pytest.raises(bergfried.PlayError, match="2 choices for 3 matches"):
        env.step(good[:2])
    with pytest.raises(TypeError, match="choices are whole numbers"):
        env.step(good.astype(float))
    # Lists and other whole numbers are as good as int64.
    env.step(good.astype(np.int32))
    env.reset(4)
    env.step(good.tolist())


@pytest.mark.parametrize(
    "settings, error, words",
    [
        ({"n": 0}, bergfried.SetupError, "at least one match"),
        ({"opponents": "grandmaster"}, bergfried.SetupError, 'there is no player "grandmaster"'),
        ({"opponents": "mcts:depth=x"}, bergfried.SetupError, "depth"),
        ({"opponents": {1: "easy", 2: "easy"}}, bergfried.SetupError, "leave one to the learner"),
        ({"opponents": {3: "easy"}}, bergfried.PlayError, "there is no seat 3"),
        ({"opponents": 7}, TypeError, ""),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_words(settings, error, words):
    with pytest.raises(error) as caught:
        bergfried.VectorEnv(bergfried.Game("castle"), **{"n": 2, **settings})
    assert words in str(caught.value)


def test_other_python_threads_run_during_a_step():
    """While one thread steps, another is refused. It could not even ask if the step held the interpreter's lock."""
    env = bergfried.VectorEnv(bergfried.Game("castle"), 64, opponents="medium", threads=1, seed=1)
    # A cell and a turn for the first tile. The next choice, about a follower, ends the turn, and 64 opponents think.
    for _ in range(2):
        env.step(env.sample())
    thread = threading.Thread(target=env.step, args=(env.sample(),))
    refused = 0
    thread.start()
    while thread.is_alive():
        try:
            env.sample()
        except RuntimeError as error:
            assert "another thread uses this environment" in str(error)
            refused += 1
    thread.join()
    assert refused > 0
    env.step(env.sample())
