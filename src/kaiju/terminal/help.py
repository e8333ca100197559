"""What `?` and `cards` show: the question, the notation, and cards with their effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from kaiju.terminal.entry import offers_rerolls, shown
from kaiju.terminal.match import Match
from kaiju.terminal.panels import DIM, STRONG, option


def question_help(match: Match) -> Text:
    """What is asked, which answers there are, how they are written, and what is always possible."""
    words = match.say.words
    text = Text()
    if match.asked is not None and match.human(match.asked):
        text = Text("\n").join(_question(match)).append("\n\n")
    for id in ("help-commands", "help-marks", "help-aim"):
        text.append(words.say(id)).append("\n\n")
    return text


def _question(match: Match) -> Iterator[Text]:
    question, say = match.table.question, match.say
    assert question is not None
    yield Text(say.question(question), STRONG)
    yield Text(say.explain(question))
    yield Text(say.words.say("help-rule", rule=say.source(question.rule)), DIM)
    yield Text()
    yield Text(say.words.say("help-answers"))
    if offers_rerolls(question):
        yield Text(f"  {say.words.say('help-reroll')}")
    for text in shown(question):
        yield Text(f"  {text}").append(f"  {option(match, question.kind, text)}", DIM)


def find_card(match: Match, wanted: str) -> str | None:
    """The card whose id or name begins with what was typed, or else holds it."""
    game, typed = match.table.game, wanted.lower()
    names = {id: match.say.name(id).lower() for id in [*game.cards, *goal_ids(match)]}
    for fits in (str.startswith, str.__contains__):
        for id, name in names.items():
            if fits(id, typed) or fits(name, typed):
                return id
    return None


def goal_ids(match: Match) -> list[str]:
    """The cards that are never for sale."""
    prefix = f"card-{match.table.game.id}-"
    ids = (id.removeprefix(prefix) for id in match.say.words.ids(prefix))
    return [id for id in ids if id not in match.table.game.cards]


def card_help(match: Match, ids: Iterable[str]) -> Text:
    """Some cards, each with its kind, its cost and its effect."""
    return Text("\n\n").join(_card(match, id) for id in ids)


def _card(match: Match, id: str) -> Text:
    words, game = match.say.words, match.table.game
    title = Text(match.say.name(id), STRONG)
    card = game.cards.get(id)
    if card is not None:
        kind = words.say("term-keep" if card.keep else "term-discard")
        title.append(f"  {kind}, {words.say('amount-energy', amount=card.cost)}", DIM)
    return title.append(f"\n{words.effect(game.id, id)}", "")


def all_cards(match: Match) -> Text:
    """The cards for sale, the goal cards and what every Monster has."""
    words, state = match.say.words, match.table.state
    parts = [(words.say("help-row"), [card.id for card in state.row if card])]
    parts += [
        (match.say.monster(m.seat), [held.card.id for held in m.cards]) for m in state.living() if m.cards
    ]
    parts.append((words.say("help-goals"), goal_ids(match)))
    text = Text()
    for title, ids in parts:
        text.append(f"— {title} —\n\n", STRONG).append_text(card_help(match, ids)).append("\n\n\n")
    return text
