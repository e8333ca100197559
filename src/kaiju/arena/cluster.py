"""The same games on a Ray cluster: one of this machine's own, or one that is joined."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

from kaiju.arena.plan import Plan
from kaiju.arena.play import Batch, play_batch
from kaiju.arena.workers import WorkerLost

LOCAL: Final = "local"


class Unreachable(Exception):
    """Says that no cluster answers at an address."""


class RayCrew:
    """Plays in the workers of a cluster, which must have this project installed as well."""

    def __init__(self, address: str, workers: int | None) -> None:
        import ray

        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere unasked
        started = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **started)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Unreachable(str(error).splitlines()[0]) from error
        self._ray = ray
        self._task = ray.remote(_play_there)
        self._running: list[Any] = []
        self.size = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, plan: Plan, numbers: Sequence[int], records: bool) -> None:
        """Hand some games to the cluster."""
        self._running.append(self._task.remote(os.getcwd(), plan, numbers, records))

    def finished(self) -> Batch:
        """The next batch that is finished."""
        (done, *_), self._running = self._ray.wait(self._running)
        try:
            batch: Batch = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            raise WorkerLost from error
        return batch

    def close(self) -> None:
        """Take leave of the cluster; one of this machine's own ends."""
        self._ray.shutdown()


def _play_there(folder: str, plan: Plan, numbers: Sequence[int], records: bool) -> Batch:
    """Play in a worker of the cluster, in the folder where bots are looked for, if it is there."""
    if os.path.isdir(folder):
        os.chdir(folder)
    return play_batch(plan, numbers, records)
