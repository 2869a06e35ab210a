"""Reads the pages that are written, to see that they are sound and need nothing else."""

from __future__ import annotations

from html.parser import HTMLParser

ALONE = {"meta"}
LOADING = {"script", "link", "img", "image", "iframe", "object", "embed", "use", "audio", "video", "base", "form"}


class Reader(HTMLParser):
    """Reads a page as strictly as it can: every element closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.ids: set[str] = set()
        self.said = ""
        self.titles: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        self.ids |= {value or "" for name, value in attrs if name == "id"}
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.pop()

    def handle_data(self, data: str) -> None:
        self.said += data
        if self.open and self.open[-1] == "title":
            self.titles.append(data)


def read(page: str) -> Reader:
    """What a page says."""
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader
