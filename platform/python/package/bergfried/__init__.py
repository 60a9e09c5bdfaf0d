"""Five castle board games for learning programs.

A first match, played at random::

    import random
    import bergfried

    game = bergfried.Game("castle", seats=2)
    state = game.new_initial_state(seed=7)
    while not state.is_terminal():
        state.apply(random.choice(state.legal_actions()))
    print(state.returns())

The manual is docs/python.md, the meaning of all numbers docs/encodings.md.
"""

from ._native import (
    BergfriedError,
    Game,
    PlayError,
    RecordError,
    SetupError,
    State,
    VectorEnv,
    deserialize,
    games,
    load_record,
    verify,
)

__all__ = [
    "BergfriedError",
    "Game",
    "PlayError",
    "RecordError",
    "SetupError",
    "State",
    "VectorEnv",
    "deserialize",
    "games",
    "load_record",
    "verify",
]
