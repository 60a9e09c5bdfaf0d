#!/usr/bin/env python3
"""Checks that the chance of a finished match was fair, with nothing but Python's standard library (docs/record.md).

    bergfried replay match.record --chance | python3 verify.py match.record [COMMITMENT [CONTRIBUTION]]

Digest, commitments and every random outcome must fit; the rules say which outcomes were possible: that is piped in. With what
you remember of the match, the server's commitment and your own contribution, nobody can have chosen them afterwards.
"""
import hashlib, hmac, struct, sys

def demand(condition: bool, reason: str) -> None:
    if not condition:
        sys.exit(f"not verified: {reason}")

def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()

def ticket(seed: bytes, step: int, rewinds: int, total: int) -> int:
    top, attempt = 2**64 - 1, 0
    while True:
        message = b"bergfried-chance-1" + struct.pack(">II", step, attempt) + (struct.pack(">I", rewinds) if rewinds else b"")
        number = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
        if number < top - top % total:
            return number % total
        attempt += 1

def drawn(outcomes: list[str], weights: list[int], left: int) -> str:
    for outcome, weight in zip(outcomes, weights):
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("the ticket is below the sum of the weights")

record = open(sys.argv[1], encoding="utf-8", newline="").read()
possible = {int(step): pairs for step, *pairs in map(str.split, sys.stdin)}
body, _, digest = record.rpartition("digest ")
demand(sha256(body.encode()) + "\n" == digest, "the record was altered")
lines = body.split("\n")[:-1]
start, end = lines.index("steps"), lines.index("over")
demand("chance entered" not in lines[:start], "what was drawn was entered by hand: it cannot be checked")
_, construction, commitment = next(line for line in lines[:start] if line.startswith("chance bergfried-chance-")).split(" ")
contributions = [line.split(" ")[2:] for line in lines[:start] if line.startswith("contribution ")]
demand(sys.argv[2:3] in ([], [commitment]), "the commitment is not the one you remember")
demand(sys.argv[3:4] == [] or sys.argv[3] in (own for _, own in contributions), "your contribution is not in the record")
seed = bytes.fromhex(lines[-1].removeprefix("secret " if contributions else "seed "))
demand(sha256(seed) == commitment, "the seed does not match the commitment")
for hash, opening in contributions:
    demand(sha256(bytes.fromhex(opening)) == hash, "a contribution does not match its hash")
if contributions:
    seed = hashlib.sha256(construction.encode() + seed + bytes.fromhex("".join(opening for _, opening in contributions))).digest()
step = rewinds = count = 0
for word, what in (line.split(" ") for line in lines[start + 1 : end]):
    rewinds = int(what) if word == "rewinds" else rewinds
    if word == "*":
        weights = list(map(int, possible[step][1::2]))
        fair = drawn(possible[step][::2], weights, ticket(seed, step, rewinds, sum(weights)))
        demand(what == fair, f"step {step}: {fair} follows from the seed, not {what}")
    count, step = count + (word == "*"), step + (word != "rewinds")
print(f"verified: {count} chance steps among {step} steps, {len(contributions)} contributions")
