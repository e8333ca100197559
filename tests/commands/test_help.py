"""The help of every command and what refuses one, in every language, with nothing left in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaiju.bots import BOTS
from kaiju.cli import EXAMPLES
from kaiju.core.errors import Spoilt
from kaiju.files import TROUBLE, trouble
from kaiju.games import GAMES
from kaiju.sentences import flaw
from kaiju.words import LANGUAGE, Words, languages
from tests import ROOT
from tests.support.typed import Capture, refused, run

pytestmark = pytest.mark.slow

PAGES = ("", *EXAMPLES)
OTHERS = [language for language in languages() if language != "en"]
# Names, and what is typed as it stands: commands, parameters, files, addresses, and the values of parameters.
NAMES = re.compile(
    r"\S+\.(?:json|jsonl|parquet|toml|png|svg|pdf|py:Class|yaml|txt|db)\b|king-of-[a-z-]+|--?[a-z-]+|\.(?:png|svg|pdf)\b"
    r"|\w+://\S+|\b[a-z-]+=\w+|name:key=value|NY-FLEE-1|kong,rob|(?:[a-z0-9]+,)+[a-z0-9]+|games/\d"
    r"|\b(?:King of (?:New York|Tokyo)|Kaiju Kings|PostgreSQL|Redis|SQLite|Parquet|PyTorch|JSON|Ray|Ctrl-C)\b"
    r"|\b(?:DEBUG|INFO|WARNING|ERROR|auto|cpu|gpu|local|kong|rob|kaiju|games|results|de|en|ru)\b"
)
TYPED = {*EXAMPLES, *BOTS, *GAMES, "False"}
# What a language writes as English does.
ALIKE = {
    "de": set(
        "parameter bots bot monster name server browser port text in version an so was terminal arena"
        " cluster".split()
    )
}


@pytest.fixture(autouse=True)
def _own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command is told to speak is forgotten after the test."""
    monkeypatch.setenv(LANGUAGE, "en")
    monkeypatch.setenv("COLUMNS", "200")


def page(capsys: Capture, language: str, command: str) -> str:
    code, out, err = run(capsys, "--language", language, *command.split(), "--help")
    assert (code, err) == (0, "")
    return out


def prose(text: str) -> set[str]:
    """The words of a text, without names and what is typed as it stands."""
    return set(re.findall(r"[^\W\d_]+", NAMES.sub(" ", text))) - TYPED


@pytest.mark.parametrize("command", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_the_help_has_no_english_left(capsys: Capture, language: str, command: str) -> None:
    english, here = page(capsys, "en", command), page(capsys, language, command)
    lower = {word.lower() for word in prose(english)}
    assert not {word.lower() for word in prose(here)} & lower - ALIKE.get(language, set())
    assert not re.search(r"cli-|\{|\}", here)


@pytest.mark.parametrize("command", PAGES)
def test_russian_help_has_no_latin_word(capsys: Capture, command: str) -> None:
    assert not [word for word in prose(page(capsys, "ru", command)) if word.isascii()]


@pytest.mark.parametrize("command", EXAMPLES)
@pytest.mark.parametrize("language", languages())
def test_every_page_has_an_example_and_every_parameter_a_description(
    capsys: Capture, language: str, command: str
) -> None:
    here = page(capsys, language, command)
    assert EXAMPLES[command] in here
    # A description that goes on in the next line is below its own.
    lines = [line.strip(" │") for line in here.splitlines() if re.match(r"│ \S", line)]
    assert lines
    for line in lines:
        assert re.search(r"\s{2,}\S+", line), line


@pytest.mark.parametrize("language", languages())
def test_the_help_tells_how_to_have_it_in_another_language(capsys: Capture, language: str) -> None:
    here, other = page(capsys, language, ""), next(one for one in languages() if one != language)
    told = " ".join(here.split())
    assert f"kaiju --language {other}" in told
    assert f"kaiju language {other}" in told


WRONG = (
    "dance",
    "simulate --games many",
    "simulate --gamez 3",
    "simulate --xyz 3",
    "replay",
    "export",
    "tokens",
    "play --seed",
    "replay one two",
    "play --seed 1 --seed 2",
    "cards --json=maybe",
    "replay nowhere.txt",
    "verify .",
    "cards --game chess",
    "play --bots skynet",
    "fit nowhere",
    "balance --plot plot.doc",
)


@pytest.mark.parametrize("typed", WRONG)
@pytest.mark.parametrize("language", OTHERS)
def test_a_refusal_has_no_english_left(capsys: Capture, language: str, typed: str) -> None:
    english = refused(capsys, "--language", "en", *typed.split())
    here = refused(capsys, "--language", language, *typed.split())
    own = (
        TYPED
        | set(typed.split())
        | {"dance", "gamez", "xyz", "many", "one", "two", "maybe", "chess", "skynet"}
    )
    common = prose(english) & prose(here) - own - {"nowhere", "plot", "doc", "txt"}
    assert not common
    assert here != english


def test_an_unknown_language_is_refused_in_the_one_in_use(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LANGUAGE, "de")
    words = Words("de")
    known = words.listed(languages())
    said = words.say("error-no-such-language", language="xx", known=known)
    assert refused(capsys, "--language", "xx", "cards") == f"kaiju: {said}"


@pytest.mark.parametrize("language", languages())
def test_whatever_the_system_reports_can_be_said(language: str) -> None:
    words = Words(language)
    for number in (*TROUBLE, 0):
        assert words.say(f"trouble-{trouble(OSError(number, 'in its own words'))}")


SOURCES = [
    *(ROOT / "src/kaiju/core").rglob("*.py"),
    *(ROOT / "src/kaiju/terminal").glob("*.py"),
    *(ROOT / "src/kaiju/arena").glob("*.py"),
    *(ROOT / "src/kaiju/commands").glob("*.py"),
    ROOT / "src/kaiju/files.py",
    ROOT / "src/kaiju/server/web/records.py",
]
RAISED = re.compile(r"Spoilt\(\s*\"([a-z-]+)\"")


@pytest.mark.parametrize("language", languages())
def test_whatever_is_wrong_with_a_record_can_be_said(language: str) -> None:
    words = Words(language)
    reasons = {found for path in SOURCES for found in RAISED.findall(Path(path).read_text(encoding="utf-8"))}
    assert {"no-record", "bent", "save-bot", "plan", "no-game"} <= reasons
    assert all(words.has(f"spoilt-{reason}") for reason in reasons)
    told = flaw(Spoilt("unreadable", path="x.txt", trouble="missing"), words)
    assert told.startswith("x.txt: ")
    assert words.say("trouble-missing") in told


NOTATION = [
    *(ROOT / "src/kaiju/core/notation").glob("*.py"),
    *(ROOT / "src/kaiju").glob("*/notation.py"),
    ROOT / "src/kaiju/scenarios.py",
]
REFUSED = re.compile(r"(?:Nonsense|refuse)\(\s*\"([a-z-]+)\"")
UNKNOWN = re.compile(r"(?:among|fields|unknown)\(\s*\"([a-z-]+)\"")
TOLD = re.compile(r"told\(\s*f?\"([a-z-]+)\"")
FOUND = ("nothing", "true", "false", "text", "number", "map", "list", "other")
AROUND = {"nonsense-where", "nonsense-close", "nonsense-known"}


@pytest.mark.parametrize("language", languages())
def test_whatever_is_wrong_with_a_scenario_can_be_said_and_nothing_else(language: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in NOTATION]
    reasons = {f"nonsense-{one}" for text in sources for one in REFUSED.findall(text)}
    reasons |= {f"nonsense-no-{kind}" for text in sources for kind in UNKNOWN.findall(text)}
    reasons |= {f"nonsense-found-{kind}" for kind in FOUND} | AROUND
    assert len(reasons) > 80
    assert reasons == {id for id in Words(language).ids() if id.startswith("nonsense-")}


@pytest.mark.parametrize("language", languages())
def test_whatever_a_scenario_expects_or_finds_can_be_said(language: str) -> None:
    source = (ROOT / "src/kaiju/core/notation/scenario.py").read_text(encoding="utf-8")
    ids = {id for id in Words(language).ids() if id.startswith(("expected-", "found-"))}
    told = {id for id in TOLD.findall(source) if not id.endswith("-")}
    assert all({f"expected-{id}", f"found-{id}"} & ids for id in told)
    assert {id.partition("-")[2] for id in ids} == told | {
        "refused-asked",
        "refused-over",
        "diverged",
        "missing",
    }
