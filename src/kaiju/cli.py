"""The command line of Kaiju Kings."""

from __future__ import annotations

import os
import sys
from typing import Final, NoReturn

from cyclopts import App, CycloptsError

from kaiju import __version__
from kaiju.commands import (
    arena,
    cards,
    export,
    fit,
    judge,
    language,
    play,
    records,
    rules,
    scenarios,
    serve,
    tokens,
)
from kaiju.commands.arguments import CommandRefused, Stopped
from kaiju.core.errors import CorruptRecord
from kaiju.files import trouble
from kaiju.sentences import flaw
from kaiju.terminal import shelf
from kaiju.words import LANGUAGE, Words, languages, preferred

app: Final = App(
    name="kaiju",
    help_format="plaintext",
    version=__version__,
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)

EXAMPLES: Final[dict[str, str]] = {}
for module in (play, arena, fit, serve, export, tokens, cards, rules, scenarios, records, judge, language):
    for command, example in module.COMMANDS:
        app.command(command)
        EXAMPLES[command.__name__] = example


def main() -> NoReturn:
    """Run the command that was typed, and exit."""
    sys.exit(run(sys.argv[1:]))


def run(typed: list[str]) -> int:
    """The exit code of a command; anything that goes wrong is reported in one sentence."""
    try:
        wanted = spoken(typed)
        if not wanted or {"--help", "-h"} & set(wanted):
            from kaiju.commands import manual

            manual.write(app, EXAMPLES, Words(preferred()))
        code: int | None = app(wanted)
        sys.stdout.flush()
        return code or 0
    except CycloptsError as error:
        from kaiju.commands.complaints import complaint

        return _told(complaint(error, [*EXAMPLES], Words(preferred())))
    except CorruptRecord as error:
        return _told(flaw(error, Words(preferred())))
    except CommandRefused as error:
        _told(str(error))
        return 130 if isinstance(error, Stopped) else 2
    except OSError as error:
        return _trouble(error)


def spoken(typed: list[str]) -> list[str]:
    """What was typed, without the language: that is the one of this process and its workers from now on."""
    found = [at for at, word in enumerate(typed) if word.partition("=")[0] == "--language"]
    if not found:
        if LANGUAGE not in os.environ and (chosen := shelf.language()) in languages():
            os.environ[LANGUAGE] = chosen
        return typed
    at = found[0]
    _, equals, wanted = typed[at].partition("=")
    rest = typed[at + 1 :]
    if not equals:
        wanted, rest = (rest[0], rest[1:]) if rest else ("", rest)
    if wanted not in languages():
        words = Words(preferred())
        known = words.listed(languages())
        raise CommandRefused(words.say("error-no-such-language", language=wanted, known=known))
    os.environ[LANGUAGE] = wanted
    return typed[:at] + rest


def _trouble(error: OSError) -> int:
    """A file that cannot be written; or a reader such as `head` that stopped, which is not an error."""
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    words = Words(preferred())
    problem = words.say(f"trouble-{trouble(error)}")
    return _told(
        words.say("error-file", path=str(error.filename), problem=problem) if error.filename else problem
    )


def _told(sentence: str) -> int:
    """Say what went wrong; returns the exit code for it."""
    print(f"kaiju: {sentence}", file=sys.stderr)
    return 2
