import bergfried
import bergfried.pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
def test_the_tests_of_pettingzoo_pass(game, capsys):
    api_test(bergfried.pettingzoo.env(game, render_mode="ansi"), num_cycles=500)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: bergfried.pettingzoo.env(game), num_cycles=100)


def test_rewards_are_the_result(game):
    env = bergfried.pettingzoo.raw_env(game, render_mode="ansi")
    env.reset(seed=5)
    gained = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        gained[agent] += reward
        assert observation["action_mask"].any() != terminated
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    state = env.unwrapped._state
    assert state.is_terminal() and list(gained.values()) == state.returns()
    assert env.render() == state.text()


def test_agents_are_shown_what_their_seat_may_know(game):
    env = bergfried.pettingzoo.raw_env(game)
    env.reset(seed=6)
    for _ in range(40):
        agent = env.agent_selection
        for seat, other in enumerate(env.possible_agents, 1):
            shown = env.observe(other)
            assert shown in env.observation_space(other)
            assert (shown["observation"] == env._state.observation(seat)).all()
            assert shown["action_mask"].any() == (other == agent)
        env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))


def test_what_is_not_allowed_is_refused_or_ends_the_match():
    game = bergfried.Game("castle")
    raw, env = bergfried.pettingzoo.raw_env(game), bergfried.pettingzoo.env(game)
    for one in (raw, env):
        one.reset(seed=1)
    agent = raw.agent_selection
    bad = next(choice for choice, allowed in enumerate(raw.observe(agent)["action_mask"]) if not allowed)
    for action in (bad, -1, game.choice_count, None):
        with pytest.raises(bergfried.PlayError, match=f"{agent} may not choose {action} now"):
            raw.step(action)
    env.step(bad)
    assert all(env.terminations.values()) and env.rewards[agent] == -1
