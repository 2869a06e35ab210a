"""The pages without scripts are open to everybody too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.pages import LOOKS, Look, Opener, faults, scrolls_sideways


@pytest.mark.parametrize("look", LOOKS)
def test_the_guide_for_programs_is_open_to_everybody(opener: Opener, look: Look):
    for page in (opener.desk(look), opener.phone(look)):
        page.goto("/programs")
        expect(page.get_by_role("heading", level=1)).to_be_visible()

        assert not scrolls_sideways(page)
        assert [] == faults(page)
