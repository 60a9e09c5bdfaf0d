"""Five castle board games for learning programs.

A first match, played at random::

    import random
    import bergfried

    game = bergfried.Game("castle", seats=2)
    state = game.new_initial_state(seed=7)
    while not state.is_terminal():
        state.apply(random.choice(state.legal_actions()))
    print(state.returns())

`bergfried.gymnasium`, `bergfried.pettingzoo` and `bergfried.openspiel` have the games for these libraries, if they are installed.
The manual is docs/python.md, the meaning of all numbers docs/encodings.md.
"""

from ._arena import arena
from ._native import (
    BergfriedError,
    Drawing,
    Game,
    PlayError,
    Player,
    RecordError,
    SetupError,
    State,
    VectorEnv,
    deserialize,
    games,
    load_record,
    use_components,
    verify,
)
from ._notebook import Replay

__all__ = [
    "BergfriedError",
    "Drawing",
    "Game",
    "PlayError",
    "Player",
    "RecordError",
    "Replay",
    "SetupError",
    "State",
    "VectorEnv",
    "arena",
    "deserialize",
    "games",
    "load_record",
    "use_components",
    "verify",
]
