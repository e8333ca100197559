"""What is reported to whoever translates: what is missing, extra, untranslated or malformed."""

from __future__ import annotations

import pytest

from kaiju.words import languages
from tests.support.grammar import source
from tools import rulebooks
from tools.languages import ENGLISH, LOCALE, PSEUDO, Language, accented, nobody_says, problems, pseudo
from tools.unsaid import Mentions, mentions, texts

TEXT = """
place-bronx = The Bronx
event-moved = { $monster } moves to { $what }.
    .help = Where it goes.
"""


OTHER = "a variable that English does not have"


def found(text: str) -> list[str]:
    return sorted(str(problem) for problem in problems(Language(TEXT), Language(text)))


def test_a_translation_with_forms_is_complete() -> None:
    assert not found("""
place-bronx = Бронкс
    .to = в Бронкс
event-moved = { $monster } переходит { $what-to }.
    .help = Куда.
""")


def test_each_language_has_the_forms_it_needs_whatever_english_has() -> None:
    english = Language("place-bronx = The Bronx\n    .in = in the Bronx\nevent-left = Left { $what-in }.\n")
    for text in (
        "place-bronx = Bronx\nevent-left = Weg: { $what }.\n",
        "place-bronx = Bronx\n    .from = aus der Bronx\nevent-left = { $what-from } weg.\n",
    ):
        assert not [*problems(english, Language(text))]


def test_each_language_shortens_the_names_that_are_too_long_in_it() -> None:
    rest = "event-moved = Zug.\n    .help = Wohin.\nplace-bronx = Bronx\n"
    assert not found(f"{rest}short-place-bronx = Br.\n")
    assert found(f"{rest}short-place-queens = Qu.\n") == ["not in English: short-place-queens"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("event-moved = { $monster }: { $what }.", "missing: event-moved.help"),
        ("event-moved = { $who } zieht.\n    .help = Wohin.", f"{OTHER}: event-moved: $who"),
        ("event-moved = { $what-there } da.\n    .help = Wohin.", f"{OTHER}: event-moved: $what-there"),
        ("event-moved = Zug.\n    .help = Wohin.\n    .hint = Na?", "not in English: event-moved.hint"),
        ("event-moved = Zug.\n    .help = Wohin.\nevent-new = Neu.", "not in English: event-new"),
        ("event-moved = { tile }.\n    .help = Wohin.", "a message that is not there: event-moved: tile"),
        ("event-moved = Zug.\n    .help = Wohin.\nplace-bronx = Bronx", "there twice: place-bronx"),
        ("event-moved = Zug.\n    .help = Wohin.\nevent moved", "malformed: event moved"),
    ],
)
def test_what_is_wrong_is_said(line: str, problem: str) -> None:
    assert found(f"place-bronx = Bronx\n{line}\n") == [problem]


def test_a_text_that_is_left_in_english_is_reported_unless_it_is_meant_so() -> None:
    rest = "event-moved = Zug.\n    .help = Wohin.\n"
    assert [one.partition(" ")[0] for one in found(f"place-bronx = The Bronx\n{rest}")] == ["untranslated"]
    assert not found(f"# As in English.\nplace-bronx = The Bronx\n{rest}")


@pytest.mark.slow
def test_the_language_that_nobody_speaks_is_longer_and_has_everything() -> None:
    text = (LOCALE / f"{ENGLISH}.ftl").read_text(encoding="utf-8")
    longer, english = pseudo(text), source(ENGLISH)
    spoken = Language(longer)
    assert spoken.messages.keys() == english.messages.keys()
    assert {one.id.partition("-")[0] for one in problems(english, spoken)} == {"language", "rich"}
    assert len(longer) > 1.1 * len(text)


def test_its_words_are_longer_and_it_breaks_where_a_translation_would() -> None:
    text = "A Monster is destroyed in Lower Manhattan."
    longer = accented(text)
    assert len(longer.split()) == len(text.split())
    assert len(longer) == pytest.approx(1.4 * len(text), abs=3)
    assert max(map(len, longer.split())) <= 1.5 * max(map(len, text.split()))


def test_its_rulebook_says_everything_and_links_to_the_same_places() -> None:
    spoken = rulebooks.Words(rulebooks.pseudo(BOOK, accented))
    assert not list(rulebooks.problems(rulebooks.Words(BOOK), spoken))
    assert "[åţţåçķéđ~~~](#attack)" in spoken.texts["king-of-tokyo/book/leave/text"]


def test_no_line_of_russian_begins_with_a_dash() -> None:
    """The space before it does not break."""
    for text in (LOCALE / "ru.ftl", LOCALE / "rules" / "ru.yaml"):
        lines = text.read_text(encoding="utf-8").splitlines()
        assert not [line for line in lines if " —" in line and not line.startswith("#")]


def test_every_language_is_whole() -> None:
    for language in set(languages()) - {ENGLISH, PSEUDO}:
        assert not list(problems(source(ENGLISH), source(language))), language


def test_a_message_that_nobody_says_is_reported() -> None:
    """Ids are written out, or put together of words, of which a clause is one."""
    sources = (
        (
            "words.py",
            'say(f"cause-{clause}"); own("event", kind); emit("moved", cause="NY-1")\ndef f():\n "docs-only"',
        ),
        (
            "A.svelte",
            "<!-- shy --><b>{say(`home-${kind}`)}</b> {x ? `a ${say(`rich-${y}`)}` : 'vp'} k = { open: 1 };",
        ),
        ("index.html", "<p>{web-noscript}</p>"),
    )
    said = Mentions(text for name, source in sources for text in texts(name, source))
    named = (
        *("event-moved", "screen-event-moved", "cause-NY-1", "home-open", "rich-vp", "web-noscript"),
        *("event-flown", "cause-NY-2", "home-shy", "web-other", "screen-event-flown", "docs-only"),
    )
    english = Language("\n".join(f"{id} = X" for id in named) + "\nother = { home-shy }\n")
    assert {one.id for one in nobody_says(english, said)} == {
        *("event-flown", "cause-NY-2", "web-other", "screen-event-flown", "docs-only", "other")
    }


def test_everything_is_said_by_somebody() -> None:
    assert not [*nobody_says(source(ENGLISH), mentions())]


BOOK = """
king-of-tokyo:
  book:
    leave: {title: You may leave, text: "If you are [attacked](#attack), you may leave."}
  cards:
    wings: {when: On any turn., rulings: [{q: "How long?", a: This turn.}]}
"""


def read_book(text: str) -> list[str]:
    return sorted(str(one) for one in rulebooks.problems(rulebooks.Words(BOOK), rulebooks.Words(text)))


def test_a_rulebook_in_another_language_is_complete() -> None:
    whole = """
king-of-tokyo:
  book:
    leave: {title: Du darfst gehen, text: "Wirst du [angegriffen](#attack), darfst du gehen."}
  cards:
    wings: {when: In jedem Zug., rulings: [{q: "Wie lange?", a: Diesen Zug.}]}
"""
    assert not read_book(whole)
    assert read_book(whole.replace("[angegriffen](#attack)", "angegriffen")) == [
        "a link is missing: king-of-tokyo/book/leave/text: #attack"
    ]
    assert read_book(whole.replace("Du darfst gehen", "You may leave")) == [
        "untranslated: king-of-tokyo/book/leave/title"
    ]
    assert read_book(whole.replace(", a: Diesen Zug.", "")) == [
        "missing: king-of-tokyo/cards/wings/rulings/1/a"
    ]
    assert [one.partition(":")[0] for one in read_book("{")] == ["malformed"]


@pytest.mark.slow  # and `make languages` says it too
def test_every_rulebook_is_whole() -> None:
    books = rulebooks.read(LOCALE / "rules")
    assert books.keys() == {*languages()} - {PSEUDO}
    for language, book in books.items():
        assert language == ENGLISH or not list(rulebooks.problems(books[ENGLISH], book)), language
