#!/usr/bin/env python3
"""Checks that the chance of a finished match was fair, with nothing but Python's standard library.

    bergfried replay match.record --chance | python3 verify.py match.record

The digest must fit, the seed be the one that the match was committed to, and every random outcome follow from the seed, as in
docs/record.md. Which outcomes were possible is for the rules to say: that is piped in.
"""

import hashlib, hmac, struct, sys

def demand(condition: bool, reason: str) -> None:
    if not condition:
        sys.exit(f"not verified: {reason}")

def ticket(seed: bytes, step: int, rewinds: int, total: int) -> int:
    top, attempt = 2**64 - 1, 0
    while True:
        message = b"bergfried-chance-1" + struct.pack(">II", step, attempt)
        if rewinds > 0:
            message += struct.pack(">I", rewinds)
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

def main() -> None:
    record = open(sys.argv[1], encoding="utf-8", newline="").read()
    possible = {int(step): pairs for step, *pairs in map(str.split, sys.stdin)}
    body, _, digest = record.rpartition("digest ")
    demand(hashlib.sha256(body.encode()).hexdigest() + "\n" == digest, "the record was altered")
    lines = body.split("\n")[:-1]
    start, end = lines.index("steps"), lines.index("over")
    commitment = next(line for line in lines[:start] if line.startswith("chance bergfried-chance-1 ")).split(" ")[2]
    seed = bytes.fromhex(lines[-1].removeprefix("seed "))
    demand(hashlib.sha256(seed).hexdigest() == commitment, "the seed does not match the commitment")
    step = rewinds = count = 0
    for line in lines[start + 1 : end]:
        word, what = line.split(" ")
        if word == "rewinds":
            rewinds = int(what)
            continue
        if word == "*":
            weights = list(map(int, possible[step][1::2]))
            fair = drawn(possible[step][::2], weights, ticket(seed, step, rewinds, sum(weights)))
            demand(what == fair, f"step {step}: {fair} follows from the seed, not {what}")
            count += 1
        step += 1
    print(f"verified: {count} chance steps among {step} steps")

main()
