"""The help of the command line in the language of the reader: the help of each parameter is a message id."""

from __future__ import annotations

import re
from typing import Any, Final

from cyclopts import App, Group
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from kaiju.bots import BOTS
from kaiju.commands.arguments import DEFAULT
from kaiju.games import GAMES
from kaiju.words import Words, languages

TYPED: Final = re.compile(r"\b[A-Z]{3,}\b")  # what stands for something to be typed
OWN_BOT: Final = "file.py:Class"


class Manual:
    """Writes the pages of the help: whatever is not a name comes from the words of a language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._shape = DefaultFormatter()
        self._values = {
            "bots": words.either([*BOTS, OWN_BOT]),
            "game": DEFAULT,
            "games": words.either(GAMES),
            "languages": words.either(languages()),
        }

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel, of commands or of parameters."""
        if panel.format == "parameter":
            panel = panel.copy(entries=[self._entry(entry) for entry in panel.entries])
        self._shape(console, options, panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """How a command is called."""
        if usage:
            console.print(Text(self._words.say("cli-usage", usage=self._typed(str(usage))), "bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What a command does."""
        self._shape.render_description(console, options, description)

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        """A parameter with its description, and what stands for it if it is left out."""
        message = str(entry.description.primary_renderable)
        parts = [self._words.say(message, **self._values)]
        if entry.default is not None:
            parts.append(self._words.say("cli-default", value=entry.default))
        if entry.required:
            parts.append(self._words.say("cli-required"))
        return entry.copy(
            description=self._words.row(parts, "sentences"),
            default=None,
            required=False,
            metavar=entry.metavar and self._typed(entry.metavar),
            positional_label=entry.positional_label and self._typed(entry.positional_label),
        )

    def _typed(self, text: str) -> str:
        return TYPED.sub(lambda found: typed(found[0], self._words), text)


def typed(placeholder: str, words: Words) -> str:
    """What stands for something to be typed."""
    return words.say(f"cli-word-{placeholder.lower()}")


def write(app: App, examples: dict[str, str], words: Words) -> None:
    """Write the help of a program and of its commands, each with an example."""
    app.help = words.say("cli-about")
    app.help_epilogue = _epilogue(words)
    app.help_formatter = Manual(words)
    app.group_commands = Group(words.say("cli-commands"))
    for name in ("help", "version"):
        app[f"--{name}"].help = words.say(f"cli-{name}")
    for name, example in examples.items():
        app[name].help = words.say(f"cli-{name}")
        app[name].group_arguments = Group(words.say("cli-arguments"))
        app[name].group_parameters = Group(words.say("cli-parameters"))
        app[name].help_epilogue = words.say("cli-example", command=example)


def _epilogue(words: Words) -> str:
    """How to begin, also in another language."""
    others = [language for language in languages() if language != words.language]
    begin = words.say("cli-begin", command="kaiju play")
    if not others:
        return begin
    other = words.say(
        "cli-other-language",
        languages=words.listed(others),
        once=f"kaiju --language {others[0]} play",
        always=f"kaiju language {others[0]}",
    )
    return f"{begin}\n\n{other}"
