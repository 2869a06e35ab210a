"""Checks a finished game's chance against its published seed, knowing no game and nothing of Labrys: docs/chance.md.

python verify_seed.py game.jsonl    exits with 0 if all is as promised, 1 if not, 2 if it cannot be checked
"""

import hashlib
import json
import sys


def answer(seed, n, question):
    """The answer of a seed to question n: of each possible answer as many chances as its weight says."""
    weights = [int(one.partition("*")[2] or 1) for one in question]
    total, k, x = sum(weights), 0, 2**256
    while x >= 2**256 - 2**256 % total:
        x, k = int(hashlib.sha256(f"{seed}:{n}:{k}".encode()).hexdigest(), 16), k + 1
    return next(one.partition("*")[0] for i, one in enumerate(question) if x % total < sum(weights[: i + 1]))


def fault(header, entries, seed):
    """What is not as promised; nothing if all is."""
    if hashlib.sha256(seed.encode()).hexdigest() != header["promise"]:
        return "the seed is not the one that was promised"
    asked = [(line, entry) for line, entry in enumerate(entries, 2) if entry["by"] not in range(len(header["seats"]))]
    for n, (line, entry) in enumerate(asked):
        if entry["by"] != "chance" or entry["move"] != answer(seed, n, entry["of"]):
            return f"line {line} is not what the seed answers to question {n}"
    return ""


try:
    with open(sys.argv[1], encoding="utf-8") as file:  # noqa: PTH123  three modules are enough
        header, *entries, end = map(json.loads, file)
    found = fault(header, entries, end["seed"]) if header["promise"] and end["seed"] else None
except (OSError, ValueError, LookupError, TypeError, AttributeError, ZeroDivisionError, StopIteration):
    found = None
print("chance is as promised" if found == "" else found or "this is no record of a finished game with a seed")
sys.exit(2 if found is None else int(found != ""))
