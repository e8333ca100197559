"""What is counted."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
STEPS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

answers: Final = Counter("kaiju_answers", "Answers that are durable.", registry=REGISTRY)
refusals: Final = Counter("kaiju_refusals", "What was refused, by reason.", ["reason"], registry=REGISTRY)
entries: Final = Counter("kaiju_entries", "Entries written, by kind.", ["kind"], registry=REGISTRY)
seconds: Final = Histogram(
    "kaiju_answer_seconds", "From an answer to its acknowledgement.", buckets=STEPS, registry=REGISTRY
)
connections: Final = Gauge(
    "kaiju_connections", "Open WebSockets.", registry=REGISTRY, multiprocess_mode="livesum"
)
tables: Final = Gauge(
    "kaiju_open_tables", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)


def shared() -> bool:
    """Do several processes count together?"""
    return bool(os.environ.get(FOLDER))
