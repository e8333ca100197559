"""What `?` and `cards` show: the question, the notation, and cards with their effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from kaiju.core.state import Monster
from kaiju.rulebook import Rulebook, about, plain
from kaiju.terminal import boards, panels
from kaiju.terminal.entry import offers_rerolls, shown
from kaiju.terminal.match import Match
from kaiju.terminal.panels import DIM, STRONG


def question_help(match: Match) -> Text:
    """What is asked, which answers there are, how they are written, and what is always possible."""
    text = Text()
    if match.asked is not None and match.human(match.asked):
        text = Text("\n").join(_question(match)).append("\n\n")
    for id in ("commands", "marks", "board", "aim"):
        text.append(match.say.own("help", id)).append("\n\n")
    return text


def _question(match: Match) -> Iterator[Text]:
    question, say = match.table.question, match.say
    assert question is not None
    yield Text(say.question(question), STRONG)
    yield Text(say.explain(question))
    yield Text(say.words.say("help-rule", rule=say.source(question.rule)), DIM)
    yield from _rules(match, question.rule)
    yield Text()
    yield Text(say.words.say("help-answers"))
    if offers_rerolls(question):
        yield Text(f"  {say.words.say('help-reroll')}")
    for text in shown(question):
        yield Text(f"  {text}").append(f"  {boards.option(match, question.kind, text)}", DIM)


def _rules(match: Match, rule: str) -> Iterator[Text]:
    """What the rulebook says about a clause or a card."""
    book = Rulebook(match.say.words.language, match.table.game.id)
    if rule in book.cards:
        yield Text(book.cards[rule].when, DIM)
    elif found := about(book, rule):
        yield Text(plain(book.texts[found[0].id].text), DIM)


def find_card(match: Match, wanted: str) -> str | None:
    """The card whose id or name starts with what was typed, or else contains it."""
    game, typed = match.table.game, wanted.lower()
    names = {id: match.say.name(id).lower() for id in [*game.cards, *_goals(match)]}
    for fits in (str.startswith, str.__contains__):
        for id, name in names.items():
            if fits(id, typed) or fits(name, typed):
                return id
    return None


def _goals(match: Match) -> list[str]:
    """The cards that are never for sale."""
    return list(boards.of(match).goals(match))


def card_help(match: Match, ids: Iterable[str]) -> Text:
    """Some cards, each with its kind, its cost and its effect."""
    return Text("\n\n").join(_card(match, id, id, match.say.name(id)) for id in ids)


def _card(match: Match, id: str, acts: str, name: str) -> Text:
    """A card under some name, with the effect of the card it acts as."""
    words, game = match.say.words, match.table.game
    title = Text(name, STRONG)
    card = game.cards.get(id)
    if card is not None:
        kind = words.say("term-keep" if card.keep else "term-discard")
        title.append(f"  {words.row([kind, words.say('amount-energy', amount=card.cost)])}", DIM)
    return title.append(f"\n{words.effect(game.dialect, acts)}", "")


def all_cards(match: Match) -> Text:
    """The cards for sale, what every Monster has, and the goal cards, if the game has any."""
    words, state = match.say.words, match.table.state
    parts = [(words.say("help-row"), card_help(match, [card.id for card in state.row if card]))]
    parts += [(_owner(match, m), _owned(match, m)) for m in state.living() if m.cards or m.tokens]
    if goals := _goals(match):
        parts.append((words.say("help-goals"), card_help(match, goals)))
    text = Text()
    for title, cards in parts:
        text.append(f"— {title} —\n\n", STRONG).append_text(cards).append("\n\n\n")
    return text


def _owner(match: Match, monster: Monster) -> str:
    """A Monster with its tokens."""
    return match.say.words.row([match.say.monster(monster.seat), *panels.tokens(match, monster)])


def _owned(match: Match, monster: Monster) -> Text:
    """The cards of a Monster, with what is on them and what they copy."""
    cards = [_card(match, held.printed.id, held.card.id, panels.card(match, held)) for held in monster.cards]
    return Text("\n\n").join(cards)
