"""What players read: the Fluent file of one language, looked up by message id."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

# Where the name of an id is looked up; no two of these use one id for different things.
KINDS = ("place", "tile", "token", "face", "monster", "word")

# The names under which a game has texts of its own, the closest first: an edition's, then the game's.
Dialect = tuple[str, ...]


class MissingWord(KeyError):
    """A language has no message or attribute with this id."""


def _locale() -> Traversable:
    return files("kaiju") / "locale"


def languages() -> list[str]:
    """The languages that have a Fluent file, in alphabetical order."""
    names = (file.name for file in _locale().iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


class Words:
    """The texts of one language; an id is `message` or `message.attribute`."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        # The terminal shows isolation marks as boxes, so values are inserted without them.
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (_locale() / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def say(self, id: str, /, **values: str | int) -> str:
        """The message with its values filled in, which are texts or numbers, never ids."""
        pattern = self._find(id)
        if pattern is None:
            raise MissingWord(f"{self.language}: {id}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, id: str) -> bool:
        """Does this language have the id?"""
        return self._find(id) is not None

    def own(self, dialect: Dialect, kind: str, id: str) -> str:
        """The message in which a game says this: `kind-game-id` if it has its own, else `kind-id`."""
        wordings = (f"{kind}-{game}-{id}" for game in dialect)
        return next(filter(self.has, wordings), f"{kind}-{id}")

    def name(self, kind: str, id: str, dialect: Dialect = ()) -> str:
        """The name of a game, face, term, place, tile, token, Monster or card."""
        return self.say(self.own(dialect, kind, id))

    def card(self, dialect: Dialect, id: str) -> str:
        """The name of a card, looked up per game because two games may share an id."""
        return self.name("card", id, dialect)

    def effect(self, dialect: Dialect, id: str) -> str:
        """The effect of a card in our own words."""
        return self.name("card", f"{id}.effect", dialect)

    def thing(self, dialect: Dialect, id: str) -> str | None:
        """The name of anything with this id, be it a card or something on the table, if there is one."""
        for kind in ("card", *KINDS):
            message = self.own(dialect, kind, id)
            if self.has(message):
                return self.say(message)
        return None

    def short(self, kind: str, id: str) -> str:
        """The name that fits in a narrow column, or else the full one."""
        brief = f"short-{kind}-{id}"
        return self.say(brief) if self.has(brief) else self.name(kind, id)

    def _find(self, id: str) -> Pattern | None:
        """The pattern behind an id, if the language has it."""
        message, dot, attribute = id.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if dot else found.value
