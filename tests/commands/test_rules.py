"""The rulebook on the command line: a clause, words in any form, and cards by their names."""

import pytest

from kaiju.words import LANGUAGE
from tests.support.typed import Capture, refused, run


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that is chosen holds for the rest of a process."""
    monkeypatch.setenv(LANGUAGE, "en")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("NY-FLEE-1",), "NY-FLEE-1"),
        (("--language", "de", "rules", "Totenköpfen"), "Der Totenkopf"),
        (("--language", "ru", "rules", "сбежавшего"), "сбежать"),
    ],
)
def test_paragraphs_are_found(capsys: Capture, typed: tuple[str, ...], told: str) -> None:
    command = typed if "rules" in typed else ("rules", *typed)
    code, out, _ = run(capsys, *command)
    assert code == 0
    assert told in out


@pytest.mark.parametrize(
    ("language", "name", "effect"),
    [
        ("en", "wings", "2 energy"),
        ("en", "Wings", "2 energy"),
        ("de", "flügel", "2 Energie"),
        ("ru", "Крылья", "2 энергии"),
    ],
)
def test_a_card_is_found_by_its_id_and_by_its_name(
    capsys: Capture, language: str, name: str, effect: str
) -> None:
    code, out, _ = run(capsys, "--language", language, "rules", "--game", "king-of-tokyo", name)
    assert code == 0
    assert name.casefold() in out.splitlines()[0].casefold()
    assert effect in out


def test_what_is_not_in_the_rules_is_said(capsys: Capture) -> None:
    assert "“xyzzy”" in refused(capsys, "rules", "xyzzy")
