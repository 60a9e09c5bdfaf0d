"""Who is stronger: matches between computer players and functions, with intervals."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict, Union

from ._native import BergfriedError, Game, PlayError, Player, State

_Function = Callable[[State, int], Any]
_Anyone = Union[str, _Function]


class PlayerResult(TypedDict):
    """What an arena found about one player."""

    player: str
    seats_taken: int
    share: float
    share_interval: tuple[float, float]
    mean_score: float


class ArenaResult(TypedDict):
    """What an arena found."""

    game: str
    seats: int
    seed: int
    matches: int
    players: list[PlayerResult]


def arena(
    game: Game, players: Sequence[str | Player] | Mapping[str, _Anyone], matches: int = 200, seed: int = 0
) -> ArenaResult:
    """Lets players play against each other and says how they did, as `bergfried arena` does.

    A player is the name of a computer player, a `Player`, or a function that is called with a state and a seat and returns an
    action, in notation or as choices. The state that a function is given was drawn with `State.determinize`: what the seat may
    know is true, and what it may not know is drawn anew.

    The matches come in units. In a unit all have the same seed, and each line-up of the players is played once in every rotation
    of the seats, so that neither seat nor luck favours anyone. `matches` is rounded up to whole units. The share of a player
    that is as strong as the others is one half; with two seats it is the share of wins. Its 95 % interval (Wilson) is over units.
    """
    named = dict(players) if isinstance(players, Mapping) else {_name(player): player for player in players}
    names = list(named)
    if len(names) < 2 or len(names) < len(players):
        raise BergfriedError("an arena has at least two players with different names")
    tables = _seatings(len(names), game.seats)
    units = -(-max(matches, 1) // len(tables))
    shares: list[list[float]] = [[] for _ in names]
    scores: list[list[int]] = [[] for _ in names]
    for unit in range(units):
        chance = random.Random(f"{seed} {unit}")
        numbers = [chance.getrandbits(63) for _ in range(2 + len(names))]
        sums = [[0.0, 0] for _ in names]
        for seating in tables:
            functions = [_function(game, named[names[player]], numbers[1 + player]) for player in seating]
            state = _play(game, functions, [names[player] for player in seating], numbers[0], numbers[-1])
            ranking = {row["who"]: row["score"] for row in state.standings()}
            for seat, (player, value) in enumerate(zip(seating, state.returns()), 1):
                sums[player][0] += value
                sums[player][1] += 1
                scores[player].append(ranking[seat])
        for player, (won, seats) in enumerate(sums):
            others = [other for index, other in enumerate(sums) if index != player]
            difference = won / seats - sum(other[0] for other in others) / sum(other[1] for other in others)
            shares[player].append(min(max(0.5 + difference * max(game.seats, 2) / 4, 0.0), 1.0))
    results: list[PlayerResult] = []
    for name, share, points in zip(names, shares, scores):
        mean = sum(share) / units
        results.append(
            {
                "player": name,
                "seats_taken": len(points),
                "share": mean,
                "share_interval": _wilson(mean, 2 * units),
                "mean_score": sum(points) / len(points),
            }
        )
    return {"game": game.name, "seats": game.seats, "seed": seed, "matches": units * len(tables), "players": results}


def _name(player: str | Player) -> str:
    return player if isinstance(player, str) else player.name


def _function(game: Game, player: _Anyone, seed: int) -> _Function:
    return Player(game.name, player, seed=seed) if isinstance(player, str) else player


def _play(game: Game, functions: list[_Function], names: list[str], seed: int, drawing: int) -> State:
    """Plays a match to its end."""
    state, rng = game.new_initial_state(seed=seed), random.Random(drawing)
    while not state.is_terminal():
        seat = state.seats_to_act()[0]
        function = functions[seat - 1]
        # A computer player looks at nothing but the view.
        shown = state if isinstance(function, Player) else state.determinize(seat, rng)
        action = function(shown, seat)
        try:
            state.apply(action, seat)
        except (BergfriedError, TypeError) as error:
            raise PlayError(f"{names[seat - 1]} answered {action!r}: {error}") from error
    return state


def _seatings(players: int, seats: int) -> list[list[int]]:
    """Every line-up of as many players as fit at the table, in every rotation: for each seat the number of its player."""
    size = min(players, seats)
    line_ups = itertools.combinations(range(players), size)
    return [[line[(seat + turn) % size] for seat in range(seats)] for line in line_ups for turn in range(size)]


def _wilson(share: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share in a number of trials."""
    z = 1.959964
    centre = share + z * z / (2 * trials)
    spread = z * (share * (1 - share) / trials + z * z / (4 * trials * trials)) ** 0.5
    scale = 1 + z * z / trials
    return max((centre - spread) / scale, 0.0), min((centre + spread) / scale, 1.0)
