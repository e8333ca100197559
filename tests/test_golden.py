"""The golden playthroughs are what the rules play today, or the rules have a new version."""

import difflib
import re
from pathlib import Path

import pytest

from kaiju.core.notation.position import options_of
from kaiju.games import GAMES
from tests.support.documents import RULES
from tests.support.golden import FOLDER, read, rules_of, sources, tell

EXAMPLES = re.compile(r"^(?:### |\*\*)([A-Z]+-EX-\d+)", re.MULTILINE)


def difference(before: str, now: str) -> str:
    """The lines that changed, with a few around them."""
    lines = difflib.unified_diff(
        before.splitlines(), now.splitlines(), "kept", "played now", lineterm="", n=4
    )
    return "\n".join(list(lines)[:80])


@pytest.mark.parametrize("path", sources(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_changes_only_with_the_rules_version(path: Path) -> None:
    source = read(path)
    kept = path.with_suffix(".txt")
    assert kept.exists(), f"{path.name} has never been played. Run: make golden"
    before, now = kept.read_text(encoding="utf-8"), tell(source)
    version = GAMES[source["game"]].rules_version
    assert rules_of(before) == version, f"{kept.name} was played under other rules. Run: make golden"
    if before != now:
        pytest.fail(
            f"{kept.name} is played differently under the same rules version {version}. If that is meant, "
            f"raise rules_version of {source['game']} and run make golden; if not, a rule is broken.\n"
            + difference(before, now),
            pytrace=False,
        )


def test_no_playthrough_is_without_its_source() -> None:
    strays = {path.with_suffix(".yaml") for path in FOLDER.glob("*/*.txt")} - set(sources())
    assert not strays


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_of_the_rules_has_a_playthrough(game: str) -> None:
    titles = " ".join(read(path)["title"] for path in sources() if path.parent.name == game)
    examples = EXAMPLES.findall((RULES / f"{game}.md").read_text(encoding="utf-8"))
    assert examples
    assert [example for example in examples if not re.search(rf"{example}\b", titles)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_there_are_whole_games_of_every_size(game: str, seats: int) -> None:
    whole = [read(path)["monsters"] for path in sources() if path.parent.name == game]
    assert any(isinstance(monsters, list) and len(monsters) == seats for monsters in whole)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_whole_game_of_every_edition(game: str) -> None:
    wanted = set(GAMES[game].options_by_name.get("edition", ()))
    played = [options_of(read(path)) for path in sources() if path.parent.name == game]
    assert wanted <= {options.get("edition", "first") for options in played}


def test_in_some_playthrough_bay_closes() -> None:
    closing = [path for path in FOLDER.glob("king-of-tokyo/game-*.txt") if "bay-closed" in path.read_text()]
    assert closing


def test_a_change_under_the_same_rules_is_shown_as_a_difference() -> None:
    assert difference("a\nb\n", "a\nc\n").splitlines()[-2:] == ["-b", "+c"]
