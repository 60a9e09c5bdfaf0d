#!/usr/bin/env python3
"""A computer player in a few lines: plays one whole match of any game over the JSON API (docs/api.md).

    python3 examples/bot.py http://127.0.0.1:7070 burgenland            against the server's easy player
    python3 examples/bot.py http://127.0.0.1:7070 castle MATCH INVITATION    on a seat that somebody offers
"""
import hashlib
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


def ask(method, path, body=None):
    """One request; the answer, to be read. An error prints what the server says and ends the program."""
    request = urllib.request.Request(server + path, method=method)
    request.add_header("Accept-Language", "en")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    if body is not None:
        request.add_header("Content-Type", "application/json")
    try:
        return urllib.request.urlopen(request, json.dumps(body).encode() if body is not None else None)
    except urllib.error.HTTPError as error:
        if error.code == 429:  # Too fast: the server says when to try again.
            time.sleep(int(error.headers["Retry-After"]))
            return ask(method, path, body)
        if error.code == 409:  # Somebody was faster, and the move no longer fits: look again.
            return error
        sys.exit(f"{method} {path}: {error.code} {error.read().decode()}")


def choose(view, actions):
    """Your idea goes here: `view` is all that the seat may know, `actions` are legal."""
    return random.choice(actions)


server, game, *invited = sys.argv[1:]
server, token = server + "/api/v1", None
# Your part in the chance of the match: the hash now, the bytes themselves when everyone sits. Keep both: they prove at the end
# that the server has not chosen what came.
contribution = os.urandom(16)
sealed = {"contribution": hashlib.sha256(contribution).hexdigest()}
if invited:
    match = invited[0]
    taken = json.load(ask("POST", f"/matches/{match}/seats", {"invitation": invited[1], "name": "bot.py", **sealed}))
    token, seat = taken["token"], taken["seat"]
else:
    about = next(entry for entry in json.load(ask("GET", "/games")) if entry["id"] == game)
    rivals = [{"kind": "bot", "level": "easy"}] * (max(2, about["seats"][0]) - 1)
    seats = [{"kind": "person", "name": "bot.py"}] + rivals
    created = json.load(ask("POST", "/matches", {"game": game, "seats": seats, **sealed}))
    match, token, seat = created["id"], created["token"], 1

# The server sends an event whenever the match changes; other lines are skipped.
for line in ask("GET", f"/matches/{match}/events?seat={seat}"):
    if not line.startswith(b"data:"):
        continue
    view = json.loads(line[5:])
    if view["contribution_due"] == "opening":
        print("commitment", view["commitment"], "contribution", contribution.hex())
        ask("POST", f"/matches/{match}/opening", {"contribution": contribution.hex()})
    if view["status"] == "over":
        print("over after", view["steps"], "steps:", json.dumps(view["result"]))
        break
    while view["decision"] is not None:
        offer = json.load(ask("GET", f"/matches/{match}/actions?seat={seat}"))
        if offer["decision"] is None:
            break
        action = choose(view, offer["actions"])["action"]
        print(offer["decision"], action)
        ask("POST", f"/matches/{match}/actions", {"seat": seat, "decision": offer["decision"], "action": action})
        view = json.load(ask("GET", f"/matches/{match}?seat={seat}"))
