"""What players read: the Fluent file of one language, asked by message id."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern


class MissingWord(KeyError):
    """A language has no message or attribute of this id."""


def _locale() -> Traversable:
    return files("kaiju") / "locale"


def languages() -> list[str]:
    """The languages that have a Fluent file, in alphabetical order."""
    names = (file.name for file in _locale().iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


class Words:
    """The words of one language; an id is `message` or `message.attribute`."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        # The terminal shows isolation marks as boxes, so values are put in bare.
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (_locale() / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def say(self, id: str, /, **values: str | int) -> str:
        """The message with its values filled in, which are words or numbers, never ids."""
        pattern = self._find(id)
        if pattern is None:
            raise MissingWord(f"{self.language}: {id}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, id: str) -> bool:
        """Whether this language can say the id."""
        return self._find(id) is not None

    def name(self, kind: str, id: str) -> str:
        """The name of a game, face, term, place, tile, token or monster."""
        return self.say(f"{kind}-{id}")

    def card(self, game: str, id: str) -> str:
        """The name of a card, keyed by its game because two games may share an id."""
        return self.say(f"card-{game}-{id}")

    def effect(self, game: str, id: str) -> str:
        """The effect of a card in our own words."""
        return self.say(f"card-{game}-{id}.effect")

    def _find(self, id: str) -> Pattern | None:
        """The pattern behind an id, if the language has it."""
        message, dot, attribute = id.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if dot else found.value
