"""Names: what can be read by everybody, and nothing that plays tricks."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.server.http.problems import Refused
from labrys.server.identity.names import is_hidden, read_account, read_name, read_password
from tests.server.identity.stage import Stage, refused


@pytest.mark.parametrize(
    ("given_", "kept"),
    [
        ("Ariadne", "Ariadne"),
        ("  Ariadne \u3000 of   Knossos\n", "Ariadne of Knossos"),
        ("\u0391\u03c1\u03b9\u03ac\u03b4\u03bd\u03b7", "\u0391\u03c1\u03b9\u03ac\u03b4\u03bd\u03b7"),
        ("e\u0301", "\u00e9"),
        ("\uff2d\uff49\uff4e\uff4f\uff53", "Minos"),
        ("\u0645\u064a\u0646\u0648\u0633", "\u0645\u064a\u0646\u0648\u0633"),
        ("\u2665\ufe0f Minos", "\u2665 Minos"),
        ("7", "7"),
        ("<b>Minos</b> & co", "<b>Minos</b> & co"),
        ("x" * 24, "x" * 24),
        ("\u0928\u092e\u0938\u094d\u0924\u0947", "\u0928\u092e\u0938\u094d\u0924\u0947"),
    ],
)
def test_a_name_is_kept_in_one_form(given_: str, kept: str):
    assert kept == read_name(given_)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "\ufdfa" * 2,  # one sign that stands for eighteen
        "...",
        "\u2800\u2800",
        "a\nb",
        "a\tb",
        "a\x00b",
        "a\x7fb",
        "a\u0085b",
        "a\u2028b",
        "a\u2029b",
        "\u202eevil",
        "a\u2066b\u2069",
        "a\u200bb",
        "a\u200db",
        "a\ufeffb",
        "a\u00adb",
        "\u3164",
        "a\u115fb",
        "a\u034fb",
        "a\U000e0041b",
        "a\U000e0100b",
        "a\ue000b",
        "a\ud800b",
        "a\uffffb",
        "a" + "\u0335" * 4,
    ],
)
def test_a_name_that_cannot_be_read_is_refused_with_the_reason(name: str):
    with pytest.raises(Refused) as refusal:
        read_name(name)

    assert (400, "S1") == (refusal.value.status, refusal.value.refusal.rule)
    assert refusal.value.refusal.code in ("name-character", "name-length", "name-letters", "name-marks")
    assert refusal.value.refusal.text.startswith("a name ")
    assert refusal.value.refusal.text.isascii()


@given(st.text(st.characters(), max_size=40))
def test_whatever_is_kept_as_a_name_is_readable_and_stays_as_it_is(text: str):
    try:
        name = read_name(text)
    except Refused:
        return

    assert name == read_name(name)
    assert 1 <= len(name) <= 24
    assert name == unicodedata.normalize("NFKC", name) == " ".join(name.split())
    assert not any(is_hidden(character) for character in name)


@given(st.text(st.characters(), max_size=30) | st.text("minosMINOS-_.7\u0130\u00df\ufb01", max_size=26))
def test_whatever_is_kept_as_an_account_stays_as_it_is_in_any_case(text: str):
    try:
        account = read_account(text)
    except Refused:
        return

    assert account == read_account(account) == read_account(account.upper().lower().casefold())
    assert 3 <= len(account) <= 24
    assert not set("/\\@: \n\x00") & set(account)


@pytest.mark.parametrize(
    "name",
    ["", "ab", "x" * 25, "a b", "a/b", "-ab", ".ab", "_ab", "a@b", "a\u200db", "\u202eabc", "abc\x00", "ab\u3164c"],
)
def test_what_cannot_be_an_account_is_refused_with_the_reason(name: str):
    with pytest.raises(Refused) as refusal:
        read_account(name)

    assert 400 == refusal.value.status
    assert refusal.value.refusal.code in ("account-length", "account-characters")


@pytest.mark.parametrize("password", ["1234567", "x" * 201, "\ufdfa" * 60])
def test_a_refused_password_is_not_repeated(password: str):
    with pytest.raises(Refused) as refusal:
        read_password(password)

    assert password not in refusal.value.refusal.text
    assert password not in str(refusal.value)


@pytest.mark.anyio
@pytest.mark.parametrize("body", ['{"name": "\\u202eevil"}', '{"name": "a\\u0000b"}', '{"name": "\\ud800"}'])
async def test_tricks_written_as_escapes_are_refused_too(stage: Stage, body: str):
    browser = stage.browser()

    answer = await browser.post("/api/guests", content=body, headers={"Content-Type": "application/json"})

    assert 400 == refused(answer)[0]
    assert "set-cookie" not in answer.headers
