"""A Ray cluster on this machine: the same results as without it, even if a node dies in the middle."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.cli.test_main import run
from windycity.arena.batches import Job, play_here
from windycity.arena.cluster import NoCluster, play_on_cluster
from windycity.arena.results import read_matches, record_file
from windycity.arena.simulate import carry_out, keep, plan, playing_on
from windycity.core.errors import WindyCityError

NODE = {"object_store_memory": 80 * 1024 * 1024}


def job_of(games: int = 1200) -> Job:
    return plan("chicago-poker", ["greedy", "greedy", "greedy"], games, records=3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head that plays nothing; tests add the one node that does, in whatever order and process they run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        from ray.cluster_utils import Cluster

        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False, **NODE})
        yield cluster
        cluster.shutdown()


def node_of(cluster: Any) -> Any:
    """The one node that plays, of one core."""
    return next(iter(cluster.worker_nodes), None) or cluster.add_node(num_cpus=1, **NODE)


def test_a_cluster_without_a_core_is_told(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windycity.arena.cluster.PATIENCE", 0.5)
    for node in list(cluster.worker_nodes):
        cluster.remove_node(node, allow_graceful=False)
    with pytest.raises(NoCluster, match="has a core to play on"):
        list(play_on_cluster(job_of(), [0], cluster.address))


def test_a_node_that_dies_costs_only_the_batch_it_was_playing(cluster: Any, tmp_path: Path) -> None:
    job, doomed = job_of(), node_of(cluster)
    batches = []
    for played in play_on_cluster(job, range(job.run.batches), cluster.address):
        batches.append(played.batch)
        keep(played, tmp_path / "cluster")
        if len(batches) == 3:  # all cores are of this node, and there is always a batch waiting: it dies playing one
            cluster.remove_node(doomed, allow_graceful=False)
            node_of(cluster)
    carry_out(job, tmp_path / "here", play_here)
    assert sorted(batches) == list(range(job.run.batches))
    tables = [read_matches(tmp_path / name).drop("seconds", "wall") for name in ("cluster", "here")]
    assert tables[0].equals(tables[1])
    assert len({record_file(tmp_path / name, 2).read_text() for name in ("cluster", "here")}) == 1


def test_what_is_refused_on_the_cluster_is_refused_here(cluster: Any) -> None:
    node_of(cluster)
    run = job_of().run
    for change, told in (({"bots": ["al", "random"], "seats": 2}, "There is no bot al"), ({"version": "9"}, "this run needs 9")):
        with pytest.raises(WindyCityError, match=told):
            list(play_on_cluster(Job(replace(run, **change)), [0], cluster.address))


def test_the_command_plays_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    node_of(cluster)
    call = ["simulate", "chicago-poker", "--bots", "greedy,random", "--games", "40", "--out", str(tmp_path / "run")]
    code, out, err = run(*call, "--ray", cluster.address)
    assert (code, "Traceback" in err) == (0, False)
    assert "95% interval" in out
    assert read_matches(tmp_path / "run").height == 40


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    with pytest.raises(NoCluster, match="no Ray cluster to be reached at nowhere"):
        carry_out(job_of(), tmp_path, playing_on(None, "nowhere"))


def test_without_ray_it_is_told_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'windycity\[ray\]'"):
        carry_out(job_of(), tmp_path, playing_on(None, "auto"))
