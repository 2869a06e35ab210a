"""A real browser at a real server. Whatever a page complains about, and every breach of its policy, fails the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from labrys.server.pages.client import FOLDER
from tests.server.running import Running, running
from tests.web.pages import Opener
from tools.browser import MISSING, SWITCHES, chromium

# What is waited for comes at once on a quiet machine; a busy one is no reason to fail.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the client as it was built; each worker has its own."""
    assert (FOLDER / "index.html").is_file(), "the client is not built: run make test, or make run"
    with running(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="session")
def address(server: Running) -> str:
    return server.address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of a file. Not for longer: while it is open no other test can run a loop of its own."""
    program = chromium()
    assert program is not None, MISSING
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        yield opened
        opened.close()


@pytest.fixture
def opener(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens pages for people of their own, and in the end says what went wrong on any of them."""
    opener = Opener(browser, address)
    yield opener
    opener.close()
    assert [] == opener.complaints


@pytest.fixture
def page(opener: Opener) -> Page:
    """A page on a desk: 1440 by 900."""
    return opener.desk()


@pytest.fixture
def phone(opener: Opener) -> Page:
    """A page on a phone: 390 by 844, touched with a thumb."""
    return opener.phone()
