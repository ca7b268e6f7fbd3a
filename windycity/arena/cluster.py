"""Playing batches on a Ray cluster, with the same results as on one machine; needs `windycity[ray]`."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib import metadata
from typing import Any

from windycity.arena.batches import Job, Played, play_batch
from windycity.arena.processes import ATTEMPTS, BatchFailed
from windycity.arena.words import FOLDER
from windycity.core.errors import WindyCityError

WAITING_PER_CORE = 2  # batches handed out for each core, so that no core has to wait
PATIENCE = 60.0  # seconds that a cluster may be without a core


class NoCluster(WindyCityError):
    """Ray is not installed, or no cluster can be reached."""

    code = "no-cluster"


def play_on_cluster(job: Job, batches: Sequence[int], address: str) -> Generator[Played]:
    """Play batches on the Ray cluster at an address; batches of a node that dies are played again elsewhere."""
    with _connected(address) as ray:
        task = ray.remote(play_same_version).options(max_retries=ATTEMPTS - 1, num_cpus=1)
        left, playing = deque(batches), dict[Any, int]()
        try:
            while left or playing:
                while left and len(playing) < max(1, WAITING_PER_CORE * _cores(ray)):
                    batch = left.popleft()
                    playing[task.remote(job, batch)] = batch
                finished, _ = ray.wait(list(playing), timeout=PATIENCE)
                if not finished and _cores(ray) == 0:
                    raise NoCluster("no-cores", catalogue=FOLDER, address=address)
                for done in finished:
                    yield _fetch(ray, done, playing.pop(done))
        finally:
            for reference in playing:
                ray.cancel(reference, force=True)


def play_same_version(job: Job, batch: int) -> Played:
    """Play a batch, if this machine has the same version of Windy City as the run."""
    if (found := metadata.version("windycity")) != job.run.version:
        raise NoCluster("other-version", catalogue=FOLDER, found=found, wanted=job.run.version)
    return play_batch(job, batch)


def _cores(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 0))


def _fetch(ray: Any, done: Any, batch: int) -> Played:
    try:
        played: Played = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, WindyCityError) else error from None
    except ray.exceptions.RayError as error:
        raise BatchFailed("batch-killed", catalogue=FOLDER, batch=batch, times=ATTEMPTS) from error
    return played


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Use the cluster at an address, or the one that this process is already connected to."""
    try:
        import ray
    except ImportError as error:
        raise NoCluster("no-ray", catalogue=FOLDER) from error
    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster("no-cluster", catalogue=FOLDER, address=address, reason=str(error).splitlines()[0]) from error
    try:
        yield ray
    finally:
        ray.shutdown()
