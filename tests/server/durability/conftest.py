from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.durability.stage import Site, several
from tests.server.postgres import Cluster, Postgres
from tests.server.postgres import postgres as real_postgres
from tests.server.running import running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with real_postgres() as found:
        yield found


@pytest.fixture
def stoppable() -> Iterator[tuple[str, Cluster]]:
    """A PostgreSQL of one's own, to be stopped and started."""
    with real_postgres() as found:
        if found.cluster is None:
            pytest.skip("this PostgreSQL is not ours to stop")
        yield found.url, found.cluster


@pytest.fixture(scope="session")
def same_pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with postgres.database() as url, several(tmp_path_factory.mktemp("pair"), url, (2.0, 0.0)) as site:
        yield site


@pytest.fixture(scope="session")
def same_single(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("single")
    with running(folder, sweep_seconds=0.05) as server:
        yield Site(str(folder / "labrys.db"), (server,))


@pytest.fixture
def pair(same_pair: Site) -> Site:
    """Two servers on one PostgreSQL, both running. On the first one bots take their time."""
    return all_running(same_pair)


@pytest.fixture
def single(same_single: Site) -> Site:
    """One server with the embedded database, running."""
    return all_running(same_single)


def all_running(site: Site) -> Site:
    """To start a server takes long: those that another test has ended are started only when they are needed again."""
    for server in site.servers:
        if server.process is None or server.process.poll() is not None:
            server.start()
    return site
