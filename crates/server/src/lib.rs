//! The tables people sit at: lobby, matches, sockets, bots, replays.
