"""The examples that hold every teller to the same sentences: `make sentences` rewrites them."""

# tests/examples/sentences/LANGUAGE.json has tables, and cases one to a line: what is to be said (an
# event, all events after an answer, an answer, what follows one, or a cause) and the sentence for it.
# Among several events, those that are not worth a sentence are marked, as they are for the browser. The
# tests of the sources and those of the browser read the same file. (Questions have sentences of their own
# where only one person looks at the screen.) A case is added by hand, without its sentence; `make
# sentences` fills in all sentences, and the difference is read before it is committed. A new language
# gets the cases of English.

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from kaiju.core.events import Event
from kaiju.core.foresight import Consequences, Effect
from kaiju.core.game import Game
from kaiju.core.position import Coming
from kaiju.games import GAMES
from kaiju.sentences import Sentences
from kaiju.server.play.views import happenings
from kaiju.server.web.catalogue import rules_of
from kaiju.terminal.story import Story
from kaiju.words import ENGLISH, Words, languages
from tests import ROOT
from tests.support.play import editions

FOLDER: Final = ROOT / "tests" / "examples" / "sentences"
SAID: Final = "sentence"
SILENT: Final = "silent"

Case = Mapping[str, Any]


def files() -> list[Path]:
    """The examples of each language."""
    return sorted(FOLDER.glob("*.json"))


def tables() -> dict[str, Game]:
    """Every edition of every game, by the closest name of its texts."""
    return {edition.dialect[0]: edition for game in GAMES.values() for edition in editions(game)}


def read(path: Path) -> list[Case]:
    """The cases of a language."""
    cases: list[Case] = json.loads(path.read_text(encoding="utf-8"))["cases"]
    return cases


def say(words: Words, case: Case) -> str:
    """The sentence for a case."""
    game = tables()[case["table"]]
    sentences = Sentences(words, game, game.names)
    if "event" in case:
        return sentences.event(Event(**case["event"]))
    if "events" in case:
        return " ".join(line.text for line in Story(sentences).hear(happened(case)))
    if "answer" in case:
        return sentences.answer(case["kind"], case["answer"], **case.get("known", {}))
    if "follows" in case:
        return "; ".join(sentences.follows(followed(case["follows"]), case["seat"]))
    return sentences.why(case["cause"])


def happened(case: Case) -> list[Event]:
    """The events of a case that has several."""
    return [Event(**{key: value for key, value in one.items() if key != SILENT}) for one in case["events"]]


def marked(case: Case) -> Case:
    """A case whose events, if it has several, say which of them the browser is sent as silent."""
    if "events" not in case:
        return case
    sent = happenings(happened(case))
    events = [
        {**{key: value for key, value in one.items() if key != SILENT}, **({SILENT: True} if silent else {})}
        for one, silent in zip(case["events"], (event.silent for event in sent), strict=True)
    ]
    return {**case, "events": events}


def followed(given: Mapping[str, Any]) -> Consequences:
    """What follows an answer, as it goes over the wire."""
    found = Consequences([], [Effect(**one) for one in given.get("effects", [])])
    found.idle = given.get("idle", False)
    found.income = (given["vp"], given["energy"]) if "vp" in given else None
    found.attackers = given.get("attackers")
    found.coming = [Coming(**one) for one in given.get("coming", [])]
    return found


def told(language: str, cases: list[Case]) -> str:
    """The whole file of a language, with every sentence as it is said now."""
    words = Words(language)
    spoken = {
        name: {
            "dialect": list(game.dialect),
            "faces": list(game.faces),
            "monsters": list(game.names),
            "sweep": game.sweep_cost,
            "tiles": to_builtins(rules_of(game).tiles),
        }
        for name, game in tables().items()
    }
    said: list[Case] = [{**marked(case), SAID: say(words, case)} for case in cases]
    return "\n".join(_lines(spoken, said)) + "\n"


def _lines(spoken: Mapping[str, Any], cases: list[Case]) -> Iterator[str]:
    yield '{"tables": {'
    yield ",\n".join(f"{json.dumps(name)}: {json.dumps(about)}" for name, about in spoken.items())
    yield '}, "cases": ['
    yield ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
    yield "]}"


if __name__ == "__main__":
    for language in languages():
        path = FOLDER / f"{language}.json"
        cases = read(path if path.exists() else FOLDER / f"{ENGLISH}.json")
        path.write_text(told(language, cases), encoding="utf-8")
