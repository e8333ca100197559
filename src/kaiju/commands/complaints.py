"""What was typed wrongly, in one sentence."""

from __future__ import annotations

from difflib import get_close_matches

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from kaiju.commands.manual import typed
from kaiju.words import Words


def complaint(error: CycloptsError, commands: list[str], words: Words) -> str:
    """Why the command line cannot be understood."""
    command = " ".join(["kaiju", *(error.command_chain or ())])
    match error:
        case UnknownCommandError():
            wrong = (error.unused_tokens or [""])[0]
            return words.say("error-no-such-command", typed=wrong, commands=words.listed(commands))
        case UnknownOptionError():
            return _unknown(error, command, words)
        case CoercionError():
            return _mistaken(error, words)
        case MissingArgumentError():
            return _missing(error, command, words)
        case RepeatArgumentError():
            return words.say("error-repeated", what=error.token.keyword or error.token.value)
        case UnusedCliTokensError():
            rest = " ".join(error.unused_tokens or ())
            return words.say("error-too-much", typed=rest, command=command)
        case _:
            return words.say("error-not-understood", command=command)


def _unknown(error: UnknownOptionError, command: str, words: Words) -> str:
    wrong = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names]
    near = get_close_matches(wrong, known, n=1, cutoff=0.75)
    if near:
        return words.say("error-near-parameter", typed=wrong, near=near[0])
    return words.say("error-no-such-parameter", typed=wrong, command=command)


def _mistaken(error: CoercionError, words: Words) -> str:
    keyword = error.token.keyword if error.token else None
    wrong = error.token.value if error.token else ""
    kind = "error-no-number" if error.target_type in (int, float) else "error-bad-value"
    return words.say(kind, what=keyword or _name(error, words), typed=wrong)


def _missing(error: MissingArgumentError, command: str, words: Words) -> str:
    if error.keyword is not None:
        return words.say("error-no-value", what=error.keyword)
    return words.say("error-missing", what=_name(error, words), command=command)


def _name(error: CycloptsError, words: Words) -> str:
    """The parameter as it stands in the help: a place in the line by what stands for it there."""
    name = error.argument.name if error.argument else ""
    return name if name.startswith("-") else typed(name, words)
