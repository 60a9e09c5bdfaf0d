import bergfried
import bergfried.gymnasium
import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env


def env_id(game):
    return f"bergfried/{game.name}"


@pytest.mark.filterwarnings("error")
def test_the_checker_of_gymnasium_is_content(game):
    env = gymnasium.make(env_id(game), seats=game.seats, opponents="random", render_mode="ansi")
    check_env(env.unwrapped)


def test_a_match_against_computers(game):
    env = gymnasium.make(env_id(game), seats=game.seats, opponents="random").unwrapped
    seats = set()
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        seats.add(info["seat"])
        terminated, rewards = False, 0
        while not terminated:
            assert observation in env.observation_space
            assert (observation["action_mask"] == env.action_masks()).all()
            action = env.action_space.sample(observation["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            rewards += reward
            assert 0 <= reward <= 1 and not truncated and (terminated or reward == 0)
        assert observation in env.observation_space and not observation["action_mask"].any()
        assert env._state.returns()[info["seat"] - 1] == rewards
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(action)
    assert len(seats) > 1 or game.seats == 1


def test_a_choice_that_is_not_allowed_ends_the_match():
    env = bergfried.gymnasium.Env(bergfried.Game("castle"), seat=2)
    observation, info = env.reset(seed=1)
    assert info == {"seat": 2}
    bad = np.flatnonzero(observation["action_mask"] == 0)[0]
    _, reward, terminated, _, info = env.step(bad)
    assert (reward, terminated, info) == (-1.0, True, {"seat": 2, "illegal": bad})


def test_the_unfinished_action_is_shown():
    env = bergfried.gymnasium.Env(bergfried.Game("castle"), opponents="random")
    before, _ = env.reset(seed=1)
    first = np.flatnonzero(before["action_mask"])[0]
    after, *_ = env.step(first)
    assert not before["chosen"].any() and list(np.flatnonzero(after["chosen"])) == [first]
    assert (before["observation"] == after["observation"]).all()


def test_many_matches_at_once(game):
    env = gymnasium.make_vec(env_id(game), num_envs=4, seats=game.seats, opponents="random", threads=1)
    assert isinstance(env.unwrapped, gymnasium.vector.VectorEnv)
    single = gymnasium.make(env_id(game), seats=game.seats)
    assert env.single_observation_space == single.observation_space and env.single_action_space == single.action_space
    shown, infos = env.reset(seed=3)
    first = shown
    ended, won = 0, 0.0
    for _ in range(12 * game.max_steps):
        assert shown in env.observation_space
        was = infos["seat"]
        actions = np.array([env.single_action_space.sample(mask) for mask in shown["action_mask"]])
        before = shown
        shown, rewards, terminated, truncated, infos = env.step(actions)
        for row in np.flatnonzero(shown["chosen"].any(axis=1)):
            # Within an action one more choice is made.
            made = shown["chosen"][row] - before["chosen"][row]
            assert list(np.flatnonzero(made)) == [actions[row]] and was[row] == infos["seat"][row]
        assert not truncated.any() and (rewards[~terminated] == 0).all()
        ended, won = ended + terminated.sum(), won + rewards.sum()
        if ended >= 4:
            break
    assert ended >= 4 and 0 <= won <= ended
    again, _ = env.reset(seed=3)
    assert all((again[key] == first[key]).all() for key in first)
    assert all(again[key] is not first[key] for key in first)
    with pytest.raises(bergfried.PlayError, match="match 0"):
        env.step([np.flatnonzero(again["action_mask"][0] == 0)[0], *env.unwrapped._env.sample()[1:]])


def test_the_seat_of_the_learner_can_be_chosen():
    game = bergfried.Game("castle")
    env = bergfried.gymnasium.VectorEnv(game, 3, opponents="random", seat=2, copy=False)
    env.reset(seed=1)
    kept, _ = env.reset(seed=1)
    for _ in range(200):
        shown, _, _, _, infos = env.step(env._env.sample())
        assert (infos["seat"] == 2).all() and shown["observation"] is kept["observation"]
    with pytest.raises(bergfried.PlayError, match="there is no seat 3"):
        bergfried.gymnasium.Env(game, seat=3)
    with pytest.raises(bergfried.SetupError, match="there is no player"):
        bergfried.gymnasium.Env(game, opponents="nobody")


def test_options_are_keywords():
    env = gymnasium.make("bergfried/burgenland", start="blue")
    assert env.unwrapped.game.options["start"] == "blue"
