//! Computer players, generic over every game, seeing views only.
