"""The language of the command line and of the terminal game, as a setting."""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter

from kaiju.commands.arguments import CommandRefused
from kaiju.terminal import shelf
from kaiju.words import Words, languages, preferred


def language(
    language: Annotated[str | None, Parameter(help="cli-language.language")] = None,
    /,
) -> None:
    """List the languages, or choose one for this and every later start."""
    words = Words(preferred())
    if language is None:
        print("\n".join(_listed(words)))
        return
    if language not in languages():
        known = words.listed(languages())
        raise CommandRefused(words.say("error-no-such-language", language=language, known=known))
    shelf.choose_language(language)
    print(Words(language).say("terminal-language"))


COMMANDS: Final = ((language, "kaiju language de"),)


def _listed(words: Words) -> list[str]:
    """Every language by its own name; an arrow marks the one that is spoken."""
    return [
        f"{'▶' if one == words.language else ' '} {one}  {Words(one).say('language-name')}"
        for one in languages()
    ]
