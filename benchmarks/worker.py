"""The process of a contestant: it reads requests and writes responses, each a line of JSON."""

from __future__ import annotations

import importlib
import json
import os
import sys


def main() -> None:
    """Say who is here, then measure whatever is asked for until there is nothing more to read."""
    # Some packages print a greeting on standard output when imported, which would not be JSON.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    contestant = importlib.import_module(f"benchmarks.contestants.{sys.argv[1]}")
    print(json.dumps(contestant.ABOUT), file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        found = contestant.MEASURES[request.pop("measure")](**request)
        print(json.dumps(found), file=answers, flush=True)


if __name__ == "__main__":
    main()
