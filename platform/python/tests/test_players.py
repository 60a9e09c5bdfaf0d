import bergfried
import pytest
from bergfried import _arena


def first_decision(game, seed=1):
    return game.new_initial_state(seed=seed)


def test_a_player_of_every_level_chooses_a_legal_action(game):
    state = first_decision(game)
    for name in ("random", "greedy", "easy", "mcts:20"):
        player = bergfried.Player(game.name, name, seed=3)
        assert (player.game, player.name) == (game.name, name)
        for seat in state.seats_to_act():
            assert player.choose(state, seat) in state.legal_actions(seat)
            assert player(state, seat) in state.legal_actions(seat)
        advice = player.advise(state)
        assert sorted(one["action"] for one in advice) == sorted(state.legal_actions())
        assert all(0 <= one["value"] <= 1 and one["visits"] >= 0 for one in advice)


def test_the_same_seed_makes_the_same_choices():
    def choices(seed):
        player = bergfried.Player("castle", "random", seed=seed)
        state = first_decision(bergfried.Game("castle"))
        return [player.choose(state) for _ in range(12)]

    assert choices(1) == choices(1) != choices(2)
    assert len(set(choices(1))) > 1


def test_a_player_knows_nothing_but_the_view():
    """It answers the same for every state that the seat cannot tell from this one."""
    game = bergfried.Game("two-castles", seats=3)
    state = first_decision(game)
    for number in range(5):
        drawn = state.determinize(1, number)
        assert drawn.view(2) != state.view(2)
        answers = [bergfried.Player(game.name, "mcts:50", seed=9).advise(one, 1) for one in (state, drawn)]
        assert answers[0] == answers[1]


def test_what_a_player_cannot_do_is_refused():
    castle, burgenland = bergfried.Game("castle"), bergfried.Game("burgenland")
    with pytest.raises(bergfried.SetupError, match='there is no player "nobody"'):
        bergfried.Player("castle", "nobody")
    with pytest.raises(bergfried.SetupError, match='there is no game "chess"'):
        bergfried.Player("chess", "hard")
    with pytest.raises(bergfried.SetupError, match="this player is for castle, the state is of burgenland"):
        bergfried.Player("castle", "easy").choose(first_decision(burgenland))
    state = first_decision(castle)
    other = 3 - state.seats_to_act()[0]
    for seat in (other, None):
        if seat is None:
            while not state.is_terminal():
                state.apply(state.legal_actions()[0])
        with pytest.raises(bergfried.PlayError, match="seat|over"):
            bergfried.Player("castle", "easy").choose(state, seat)


def first(state, seat):
    """Takes the first legal action."""
    return state.legal_actions(seat)[0]


def test_a_function_plays_in_an_arena():
    game = bergfried.Game("burgenland")
    result = bergfried.arena(game, {"first": first, "greedy": "greedy"}, matches=21, seed=5)
    assert (result["game"], result["seats"], result["seed"], result["matches"]) == ("burgenland", 2, 5, 22)
    one, other = result["players"]
    assert [one["player"], other["player"]] == ["first", "greedy"] and one["seats_taken"] == other["seats_taken"] == 22
    assert one["share"] + other["share"] == pytest.approx(1) and one["share"] < 0.2
    assert 0 <= one["share_interval"][0] <= one["share"] <= one["share_interval"][1] < 0.5
    assert one["mean_score"] < other["mean_score"]
    assert bergfried.arena(game, {"first": first, "greedy": "greedy"}, matches=21, seed=5) == result
    assert bergfried.arena(game, {"first": first, "greedy": "greedy"}, matches=21, seed=6) != result


def test_equal_players_share_evenly_at_every_table():
    for seats in (2, 3):
        game = bergfried.Game("two-castles", seats=seats)
        # The same choices at every seat: over the rotations nobody has an advantage.
        result = bergfried.arena(game, {"one": first, "other": first}, matches=4)
        assert [player["share"] for player in result["players"]] == pytest.approx([0.5, 0.5])


def test_a_function_is_shown_nothing_that_its_seat_may_not_know():
    asked = 0

    def curious(state, seat):
        """The state belongs to no match: it was drawn from the view of the seat."""
        nonlocal asked
        asked += 1
        assert state.history() == []
        with pytest.raises(bergfried.RecordError, match="a determinized state has no record"):
            state.record()
        return state.choices(first(state, seat), seat)

    bergfried.arena(bergfried.Game("two-castles", seats=3), {"curious": curious, "first": first}, matches=1)
    assert asked > 10


def test_wrong_answers_and_players_are_refused_in_words():
    game = bergfried.Game("burgenland")
    for answer in ("fly", 9999, [], None, 1.5):
        with pytest.raises(bergfried.PlayError, match="^liar answered "):
            bergfried.arena(game, {"liar": lambda state, seat: answer, "greedy": "greedy"})
    for players in ([], ["greedy"], ["greedy", "greedy"]):
        with pytest.raises(bergfried.BergfriedError, match="at least two players"):
            bergfried.arena(game, players)


def test_line_ups_and_intervals_are_those_of_the_command_line():
    assert _arena._seatings(2, 2) == [[0, 1], [1, 0]]
    assert _arena._seatings(2, 3) == [[0, 1, 0], [1, 0, 1]]
    assert len(_arena._seatings(3, 2)) == 6
    assert _arena._wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
