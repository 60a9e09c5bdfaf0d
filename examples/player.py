#!/usr/bin/env python3
"""A player for `bergfried arena` and `bergfried simulate` in a few lines, for any game:

    bergfried arena burgenland --players "program:python3 examples/player.py,greedy" --games 100

One question comes in as a line of JSON, one answer goes out as another (docs/players.md). This player builds if it can.
"""
import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    building = [action for action in question["legal"] if action.startswith("build")]
    print(json.dumps({"action": (building or question["legal"])[0]}), flush=True)
