import copy
import pickle
import random

import bergfried
import bergfried.openspiel
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts


def load(game):
    return pyspiel.load_game(f"bergfried_{game.name.replace('-', '_')}", {"players": game.seats})


def played(game, steps, seed=1):
    """A state after a number of random steps, or at the end."""
    state, rng = load(game).new_initial_state(), random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(step(state, rng))
    return state


def step(state, rng):
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        return rng.choices(actions, weights)[0]
    return rng.choice(state.legal_actions())


def test_the_random_simulation_test_of_pyspiel_passes(game):
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


class Indifferent:
    """An evaluator that does not know better: a search with it is quick."""

    def evaluate(self, state):
        return np.full(state.num_players(), 1 / state.num_players())

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", bergfried.games())
def test_ismcts_plays_a_match(name):
    game = load(bergfried.Game(name))
    rng = random.Random(1)
    bot = ismcts.ISMCTSBot(
        game, Indifferent(), uct_c=1.0, max_simulations=3, random_state=np.random.RandomState(1), use_observation_string=True
    )
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        searched += not state.is_chance_node() and len(state.legal_actions()) > 1
        state.apply_action(step(state, rng) if state.is_chance_node() else bot.step(state))
    assert searched > 20
    if game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM:
        assert sum(state.returns()) == pytest.approx(1)


def test_resampled_states_are_possible_and_can_be_played(game):
    for steps in (15, 40, 41, 42, 43):
        state = played(game, steps)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        drawn = state.resample_from_infostate(player, sampler)
        assert drawn.observation_string(player) == state.observation_string(player)
        assert drawn.observation_tensor(player) == state.observation_tensor(player)
        assert drawn.legal_actions() == state.legal_actions() and drawn.current_player() == player
        assert drawn.history() == []
        rng = random.Random(2)
        for one in (drawn, drawn.clone(), copy.deepcopy(drawn), pickle.loads(pickle.dumps(drawn))):
            while not one.is_terminal():
                one.apply_action(step(one, rng))
            assert len(one.returns()) == game.seats


def test_copies_and_pickles_are_the_same_and_independent(game):
    # In some of them an action is unfinished.
    for steps in range(20, 26):
        state = played(game, steps)
        text, history = str(state), state.history()
        copies = [
            state.clone(),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            state.get_game().deserialize_state(state.serialize()),
        ]
        for other in copies:
            assert isinstance(other, bergfried.openspiel.State)
            assert str(other) == text and other.history() == history
            if not state.is_terminal():
                assert other.legal_actions() == state.legal_actions()
                other.apply_action(step(other, random.Random(1)))
                assert str(state) == text and state.history() == history != other.history()


def test_nobody_sees_what_another_has_chosen_at_the_same_time():
    state = played(bergfried.Game("two-castles", seats=3), 0)
    rng = random.Random(3)
    compared = 0
    for _ in range(300):
        choosing = not state.is_chance_node() and not state._state.is_open() and len(state._state.seats_to_act()) > 1
        if choosing and not state._chosen:
            player = state.current_player()
            others = [other for other in range(3) if other != player]
            first = [state.child(choice) for choice in state.legal_actions()[:3]]
            assert all(one.current_player() == player for one in first)
            # The first tile, then the second.
            second = [one.child(one.legal_actions()[-1]) for one in first]
            assert all(one.current_player() != player for one in second)
            for made in (first, second):
                for other in others:
                    assert len({one.observation_string(other) for one in made}) == 1
                assert len({one.observation_string(player) for one in made}) == len(made)
            compared += len(second) > 1
        state.apply_action(step(state, rng))
        if state.is_terminal():
            break
    assert compared > 3


def test_parameters_are_seats_and_options():
    game = pyspiel.load_game("bergfried_viscounts(players=3)")
    assert game.num_players() == 3 and game.get_type().long_name == bergfried.Game("viscounts").title
    game = pyspiel.load_game("bergfried_burgenland(start=blue)")
    assert game.rules.options["start"] == "blue"
    assert pickle.loads(pickle.dumps(game)).rules == game.rules
    # Where the game has an opponent of its own, it can happen that nobody wins.
    for text, utility in [
        ("bergfried_viscounts(players=1)", pyspiel.GameType.Utility.GENERAL_SUM),
        ("bergfried_two_castles(players=2)", pyspiel.GameType.Utility.GENERAL_SUM),
        ("bergfried_two_castles(players=3)", pyspiel.GameType.Utility.CONSTANT_SUM),
    ]:
        assert pyspiel.load_game(text).get_type().utility == utility


def test_actions_have_names():
    state = played(bergfried.Game("castle"), 0)
    rng = random.Random(4)
    names = set()
    while not state.is_terminal():
        legal = state.legal_actions()
        texts = [state.action_to_string(action) for action in legal]
        assert len(set(texts)) == len(legal)
        assert [state.string_to_action(text) for text in texts[:3]] == legal[:3]
        names |= {text.split()[0] for text in texts}
        state.apply_action(step(state, rng))
    # The first choice of two, and a whole action.
    assert {"place", "none"} <= names
