from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that all tests of this folder share: each makes tables of its own."""
    with running(tmp_path_factory.mktemp("play")) as started:
        yield started
