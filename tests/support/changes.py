"""A table as a reader of events knows it: the state it was shown, changed by what events say."""

from __future__ import annotations

from typing import Any

MAPS = ("deck", "covered")  # a count that is null is gone from these; everywhere else null is a value


def change(state: dict[str, Any], changes: dict[str, Any]) -> None:
    """Make changes to a state, each at its path."""
    for path, value in changes.items():
        *way, last = path.split(".")
        here: Any = state
        for step in way:
            here = here[int(step)] if isinstance(here, list) else here[step]
        if isinstance(here, list):
            here[int(last)] = value
        elif value is None and way and way[-1] in MAPS:
            del here[last]
        else:
            here[last] = value


def follow(state: dict[str, Any] | None, update: dict[str, Any]) -> dict[str, Any] | None:
    """The state after an update."""
    if update["state"] is not None:
        whole: dict[str, Any] = update["state"]
        return whole
    if state is not None:
        for event in update["entry"]["events"]:
            change(state, event.get("changes", {}))
        change(state, update["rest"])
    return state
