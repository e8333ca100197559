"""The metrics of the server."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, multiprocess

REGISTRY: Final = CollectorRegistry()
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
STEPS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

refusals: Final = Counter("kaiju_refusals", "What was refused, by reason.", ["reason"], registry=REGISTRY)
entries: Final = Counter("kaiju_entries", "Entries written, by kind.", ["kind"], registry=REGISTRY)
seconds: Final = Histogram(
    "kaiju_answer_seconds", "From an answer to its acknowledgement.", buckets=STEPS, registry=REGISTRY
)
connections: Final = Gauge(
    "kaiju_connections", "Open WebSockets.", registry=REGISTRY, multiprocess_mode="livesum"
)
relayed: Final = Gauge(
    "kaiju_relayed",
    "Open WebSockets passed on to another process.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
moved: Final = Counter("kaiju_moved", "Tables given up to another process.", registry=REGISTRY)
tables: Final = Gauge(
    "kaiju_open_tables", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)


@cache  # finding it takes longer than counting
def of_kind(kind: str) -> Counter:
    """The count of the entries of a kind."""
    return entries.labels(kind)


def everything() -> CollectorRegistry:
    """What this process has counted, or what all of them have, if there are several."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return REGISTRY
    _forget_the_dead(Path(folder))
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together


def _forget_the_dead(folder: Path) -> None:
    """Discard the connections and tables of a process that was killed."""
    for process in {int(path.stem.rpartition("_")[2]) for path in folder.glob("gauge_live*_*.db")}:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]
