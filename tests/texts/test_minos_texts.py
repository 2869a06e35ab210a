"""Minos in the client's words: phrases, events and questions have their texts, and English agrees with the terminal."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from labrys.core.event import Event
from labrys.games.minos.components import load
from labrys.games.minos.inscriptions import TABLE, catalogue, space_phrase, text
from labrys.games.minos.wording import Phrase
from tests.texts.families import tag, values_of_event
from tests.texts.minos_families import ADDED, LISTS, MINOS_FAMILIES, minos_events
from tests.texts.said import LANGUAGES, TEXTS, messages, values_of

SET = load()
PHRASES = [*catalogue(SET), *(space_phrase(space) for row in SET.rows for space in row.spaces)]
_INNER = ("a", "b", "c", "d")


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((TEXTS / language).glob("minos*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def said(phrase: Phrase, language: str) -> str:
    """A phrase as the client says it."""
    inner = [said(one, language) for one in phrase.inner]
    values: dict[str, str | int] = {"number": phrase.number, "name": phrase.name}
    values |= dict(zip(_INNER, inner, strict=False))
    for name in LISTS if inner else ():
        together = inner[0]
        for one in inner[1:]:
            together = _format(f"minos-list-{name}", {"a": together, "b": one}, language)
        values[name] = together
    return _format(f"minos-{phrase.id}", values, language)


def _format(name: str, values: dict[str, str | int], language: str) -> str:
    pattern = bundle(language).get_message(name).value
    assert pattern is not None, name
    words, errors = bundle(language).format_pattern(pattern, values)
    assert [] == errors, (name, words)
    return str(words)


def test_english_says_of_every_component_what_the_terminal_says():
    assert 144 < len(PHRASES)
    assert [text(phrase) for phrase in PHRASES] == [said(phrase, "en") for phrase in PHRASES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_read_in_every_language(language: str):
    assert [] == [phrase for phrase in PHRASES if "minos-" in said(phrase, language) or "{" in said(phrase, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("beginning", MINOS_FAMILIES)
def test_every_word_of_minos_has_its_text_in_every_language(beginning: str, language: str):
    assert [] == sorted({beginning + end for end in MINOS_FAMILIES[beginning]} - messages(language).keys())


@pytest.mark.parametrize("name", sorted(TABLE))
def test_a_phrase_has_room_for_nothing_that_it_does_not_have(name: str):
    assert values_of(f"minos-{name}", messages("en")) <= {"number", "name", *_INNER, *LISTS}


@pytest.mark.parametrize("kind", minos_events(), ids=tag)
def test_an_events_text_varies_by_what_the_event_shows(kind: type[Event]):
    said_in_english, name = messages("en"), f"event-minos-{tag(kind)}"
    values = values_of_event(kind) | ADDED.get(tag(kind), set())

    assert values_of(name, said_in_english) <= values, name
    if kind.secrets:
        assert values_of(f"{name}-hidden", said_in_english) <= values - set(kind.secrets), name


@pytest.mark.parametrize("kind", minos_events(), ids=tag)
def test_whatever_varies_in_an_event_is_told(kind: type[Event]):
    untold = {"card-to-palace": {"from_hand"}}.get(tag(kind), set())

    # Cards that cost points come from the hand.
    assert values_of_event(kind) - untold - {"who", "you"} <= values_of(f"event-minos-{tag(kind)}", messages("en"))
