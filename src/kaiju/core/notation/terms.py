"""The words that mean something at one table, and what each of them may stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kaiju.core.notation.answer import is_number, tidy
from kaiju.core.notation.given import Given

if TYPE_CHECKING:
    from kaiju.core.game import Game

ON_OFF: Final = {True: "on", False: "off"}
CHANCE_NAME: Final = "chance"
GONE: Final = "-"  # a discarded die

Reader = Callable[["Terms", Given], Any]
Fields = Mapping[str, Reader]


class Lexicon(NamedTuple):
    """What one game adds to the notation."""

    verbs: tuple[str, ...]  # the words an answer may begin with
    nouns: tuple[str, ...]  # the words that may follow, besides cards, Monsters, places, faces and tokens
    chance: Fields  # what chance is asked for, and how it answers
    position: Fields  # the fields of its positions
    expected: Fields  # what can be expected of them


class Terms:
    """The Monsters at a table, and the cards, places, faces and phases of its game."""

    __slots__ = ("game", "names", "nouns", "verbs")

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = names
        self.verbs = (*game.lexicon.verbs, *(id for id, card in game.cards.items() if card.shapes_turn))
        of_all = (game.cards, game.goal_cards, game.names, game.places, game.faces, game.tokens)
        self.nouns = frozenset(game.lexicon.nouns).union(*of_all)

    def read(self, given: Given, fields: Fields) -> dict[str, Any]:
        """The values of a map, each read as its name requires."""
        return {name: fields[name](self, value) for name, value in given.fields("entry", fields).items()}

    def number(self, given: Given) -> int:
        """A number of something."""
        return given.number()

    def flag(self, given: Given) -> bool:
        """True or false."""
        return given.flag()

    # -- who and what is at the table ----------------------------------------------------------

    def options(self, given: Given) -> dict[str, str]:
        """The options of the game; those of another edition or number of players are refused."""
        known = {option.name: option for option in self.game.options}
        chosen: dict[str, str] = {}
        for name, value in given.fields("option", known).items():
            option = known[name]
            words = [word for word in option.values if " " not in word]
            words += self.names if len(words) < len(option.values) else ()
            chosen[name] = Given(option_text(value.value), value.where).among("value", words)
            if option.players not in (0, len(self.names)) and chosen[name] != option.values[0]:
                value.refuse("option-players", players=option.players, count=len(self.names))
        return chosen

    def monster(self, given: Given) -> str:
        """A Monster at the table."""
        return given.among("monster", self.names)

    def monster_or_none(self, given: Given) -> str | None:
        """A Monster at the table, or null."""
        return None if given.value is None else self.monster(given)

    def monsters(self, given: Given) -> list[str]:
        """Monsters at the table, none of them repeated."""
        names = [self.monster(entry) for entry in given.list()]
        if len(set(names)) < len(names):
            given.refuse("named-twice")
        return names

    def amounts(self, given: Given) -> dict[str, int]:
        """A number for some of the Monsters."""
        return {name: value.number() for name, value in given.fields("monster", self.names).items()}

    def card(self, given: Given) -> str:
        """A card of the game."""
        return given.among("card", self.game.cards)

    def cards(self, given: Given) -> list[str]:
        """Some cards."""
        return [self.card(entry) for entry in given.list()]

    def row(self, given: Given) -> list[str | None]:
        """The face-up cards, with null for a gap."""
        found = [None if entry.value is None else self.card(entry) for entry in given.list()]
        if len(found) > self.game.row_size:
            given.refuse("row", most=self.game.row_size, count=len(found))
        return found

    def card_numbers(self, given: Given) -> dict[str, int]:
        """A number for some of the cards."""
        return {id: value.number() for id, value in given.fields("card", self.game.cards).items()}

    def tokens(self, given: Given) -> dict[str, int]:
        """How many tokens of each kind there are."""
        return {kind: value.number() for kind, value in given.fields("token", self.game.tokens).items()}

    def place(self, given: Given) -> str:
        """A place on the board."""
        return given.among("place", self.game.places)

    def place_or_none(self, given: Given) -> str:
        """A place on the board, or an empty text for an eliminated Monster."""
        return "" if given.value == "" else self.place(given)

    # -- the turn ------------------------------------------------------------------------------

    def phase(self, given: Given) -> str:
        """A phase of the game."""
        return given.among("phase", [phase.__name__ for phase in self.game.phases])

    def turn_phase(self, given: Given) -> str:
        """A phase of a turn."""
        return given.among("turn-phase", [phase.__name__ for phase in self.game.turn_phases])

    def faces(self, given: Given) -> str:
        """Faces of dice: words in one text, or a list of them."""
        return self._shown(given, self.game.faces)

    def roll(self, given: Given) -> str:
        """Faces of the dice rolled, at least one."""
        return self.faces(given) or given.refuse("no-faces")

    def dice(self, given: Given) -> str:
        """Faces of dice, some of which may be discarded."""
        return self._shown(given, (*self.game.faces, GONE))

    def _shown(self, given: Given, faces: tuple[str, ...]) -> str:
        value = given.value
        if isinstance(value, list):
            words = given.list()
        elif isinstance(value, int):
            words = [given]  # YAML takes a single face such as 3 for a number
        else:
            words = [Given(word, given.where) for word in given.text().split()]
        return " ".join(_face(word, faces) for word in words)

    def turn_card(self, given: Given) -> str:
        """A card that gives extra turns."""
        return given.among("turn-card", [id for id, c in self.game.cards.items() if c.gives_turn])

    def turn_card_or_none(self, given: Given) -> str:
        """A card that gives extra turns, or an empty text for a normal turn."""
        return "" if given.value == "" else self.turn_card(given)

    def turns(self, given: Given) -> list[dict[str, str]]:
        """The extra turns that are waiting: whose each one is, and which card granted it."""
        return [self._owned(entry, Terms.turn_card) for entry in given.list()]

    def effects(self, given: Given) -> list[dict[str, str]]:
        """Effects that outlive their card: whose each one is, and which card it comes from."""
        return [self._owned(entry, Terms._lasting_card) for entry in given.list()]

    def _owned(self, given: Given, card: Reader) -> dict[str, str]:
        name, value = given.entry()
        given.fields("monster", self.names)
        return {name: card(self, value)}

    def _lasting_card(self, given: Given) -> str:
        lasting = [id for id, card in self.game.cards.items() if card.lingers or card.shapes_turn]
        return given.among("lasting-card", lasting)

    # -- answers -------------------------------------------------------------------------------

    def answer(self, given: Given) -> str:
        """An answer of a player: a verb of this game, and words that mean something in it."""
        text = tidy(given.text())
        verb, *others = text.split() or [""]
        if verb not in self.verbs:
            given.unknown("answer", verb, self.verbs)
        for word in others:
            name, slash, number = word.partition("/")
            if not is_number(word) and not (name in self.nouns and (not slash or is_number(number))):
                given.unknown("noun", word, self.nouns)
        return text

    def answers(self, given: Given) -> list[str]:
        """One or more answers."""
        entries = given.list() if not isinstance(given.value, str) else [given]
        if not entries:
            given.refuse("no-answers")
        return [self.answer(entry) for entry in entries]


def option_text(value: object) -> object:
    """An option as a text: YAML reads on and off as true and false, and 2016 as a number."""
    if isinstance(value, bool):
        return ON_OFF[value]
    return str(value) if isinstance(value, int) else value


def _face(word: Given, faces: tuple[str, ...]) -> str:
    value = word.value
    digit = isinstance(value, int) and not isinstance(value, bool)
    return Given(str(value) if digit else value, word.where).among("face", faces)
