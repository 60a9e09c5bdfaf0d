"""Every test that asks for a game runs for all games, each with every number of seats from one to three that it allows."""

import bergfried
import pytest


def tables():
    for name in bergfried.games():
        for seats in (1, 2, 3):
            try:
                bergfried.Game(name, seats=seats)
            except bergfried.SetupError:
                continue
            yield name, seats


@pytest.fixture(params=list(tables()), ids=lambda table: f"{table[0]}-{table[1]}")
def game(request):
    name, seats = request.param
    return bergfried.Game(name, seats=seats)
