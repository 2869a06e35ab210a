import pytest


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """What httpx says of each request would be kept for every test."""
    caplog.set_level("WARNING")
