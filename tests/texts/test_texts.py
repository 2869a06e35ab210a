"""Everything that people are told is there in every language, varies by the same values, and is used."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from labrys.server.tables.wire import Seen
from tests.texts.families import FAMILIES, akrotiri_events, family_names, tag, values_of_event
from tests.texts.reasons import made_in, reasons, sources
from tests.texts.said import LANGUAGES, ROOT, TEXTS, Junk, messages, read, values_of, with_parts

CLIENT = ROOT / "web" / "src"
_QUOTED = re.compile(r"\"([a-zA-Z][\w-]*)\"|'([a-zA-Z][\w-]*)'|`([a-zA-Z][\w-]*)`")
_ASKED = re.compile(r"(?<![\w.])t\(\s*[\"'`]([a-zA-Z][\w-]*)[\"'`]")
_BEGUN = re.compile(r"(?<![\w.])t\(\s*`([a-zA-Z][\w-]*-)\$\{")
_PLAIN_WORDS = {"malformed", "not-a-move", "bad-options", "bad-hook", "bad-record", "record-diverges"}
"""Refusals of what a program or a file has wrong: in English they say where, in other words only that it is so."""


def asked(source: str) -> set[str]:
    """Texts that a file of the client asks for by their whole name."""
    return set(_ASKED.findall(source))


def quoted(source: str) -> set[str]:
    """Everything in a file of the client that could be the name of a text."""
    return {one or two or three for one, two, three in _QUOTED.findall(source)}


@cache
def client() -> tuple[str, ...]:
    return tuple(sources(CLIENT, ".ts", ".svelte"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str):
    assert [] == sorted(messages("en").keys() ^ messages(language).keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_text_is_made_of_is_there(language: str):
    said = messages(language)

    assert [] == sorted(f"{name}: {part}" for name, one in said.items() for part in one.parts - said.keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_varies_by_the_same_values_in_every_language(language: str):
    english, said = messages("en"), messages(language)

    assert {} == {
        name: sorted(values_of(name, english) ^ values_of(name, said))
        for name in english.keys() & said.keys()
        if values_of(name, english) != values_of(name, said)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_files(language: str):
    assert sorted(path.name for path in (TEXTS / "en").iterdir()) == sorted(
        path.name for path in (TEXTS / language).iterdir()
    )


@pytest.mark.parametrize("beginning", FAMILIES)
def test_every_word_of_the_games_and_of_the_server_has_its_text(beginning: str):
    assert [] == sorted({beginning + end for end in FAMILIES[beginning]} - messages("en").keys())


def test_every_text_that_the_client_asks_for_is_there():
    found = set().union(*map(asked, client()))

    assert len(found) > 20
    assert [] == sorted(found - messages("en").keys())


def test_every_text_is_used():
    said = messages("en")
    used = with_parts(family_names() | (set().union(*map(quoted, client())) & said.keys()), said)

    assert [] == sorted(said.keys() - used)


def test_what_the_client_asks_for_with_an_end_that_varies_is_a_family():
    begun = {beginning for source in client() for beginning in _BEGUN.findall(source)}

    assert [] == sorted(begun - FAMILIES.keys())


def test_a_code_has_one_sentence():
    sentences: dict[str, set[str | None]] = {}
    for reason in reasons():
        sentences.setdefault(reason.code, set()).add(reason.text)

    assert len(sentences) > 120
    assert {} == {code: texts for code, texts in sentences.items() if len(texts) > 1}


def test_a_sentence_is_given_all_its_facts():
    assert [] == [reason for reason in reasons() if not reason.fields <= reason.facts]


def test_only_the_faults_of_programs_and_files_and_long_stories_are_not_said_by_their_facts():
    unsaid = {reason.code for reason in reasons() if reason.text is None}

    # What was revealed is told by the game in English; the facts say how much it was.
    assert _PLAIN_WORDS | {"revealed"} == unsaid


def test_a_refusals_text_varies_by_its_facts():
    """A refusal may carry a fact more than its sentence says, for the client to point at something."""
    said = messages("en")
    for reason in reasons():
        least = reason.facts if reason.text is None else reason.fields
        assert least <= values_of(f"refusal-{reason.code}", said) <= reason.facts, reason


def test_an_events_text_varies_by_what_the_event_shows():
    said = messages("en")
    for kind in akrotiri_events():
        name = f"event-akrotiri-{tag(kind)}"
        assert values_of(name, said) <= values_of_event(kind), name
        if kind.secrets:
            assert values_of(f"{name}-hidden", said) <= values_of_event(kind) - set(kind.secrets), name


def test_a_deeds_text_varies_by_what_is_seen_of_it():
    said = messages("en")
    values = {*Seen.__struct_fields__, "who", "you"}

    assert [] == [name for name in said if name.startswith("event-table-") and not values_of(name, said) <= values]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, "green"])
def test_every_text_can_be_said(language: str, value: int | str):
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((TEXTS / language).iterdir()):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for name in messages(language):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        text, errors = bundle.format_pattern(pattern, dict.fromkeys(values_of(name, messages(language)), value))
        assert [] == errors, (name, text)


def test_a_refusal_that_says_more_than_its_facts_is_caught():
    source = """
text = "the boat has room for {room} more, you chose {chosen}"
refusal("no-room", "A6.4", text, room=1)
partial(refusal, "lay-first", "A5.1", "lay first; {move!r} is not possible")
facts: dict[str, int] = {"revealed": 1}
Refusal("revealed", "S6", f"since then: {bar}", facts)
declined("seats-free", "S4", "{free} seats are free", 409, free=2)
"""
    found = {reason.code: reason for reason in made_in(source)}

    assert ["chosen"] == sorted(found["no-room"].fields - found["no-room"].facts)
    assert {"move"} == found["lay-first"].fields == found["lay-first"].facts
    assert (None, ["revealed"]) == (found["revealed"].text, sorted(found["revealed"].facts))
    assert {"free"} == found["seats-free"].fields == found["seats-free"].facts


def test_texts_are_read_with_their_values_and_parts():
    said = read("one = { $who } { two }\ntwo =\n    { $n ->\n        [one] a\n       *[other] { $n } as\n    }\n")

    assert {"who", "n"} == values_of("one", said)
    assert {"one", "two"} == with_parts({"one"}, said)
    for junk in ("one = {", "one = a\none = b\n"):
        with pytest.raises(Junk):
            read(junk)


def test_texts_that_the_client_asks_for_are_found():
    assert {"a-b", "c-d"} == asked("t(\"a-b\", {n}) + t('c-d') + at(\"no\") + x.t('no')")
    assert {"a-b", "c"} == quoted("[\"a-b\", 'c', 'not a name', `x${y}`]")
    assert ["goal-"] == _BEGUN.findall("t(`goal-${goal}-text`)")
