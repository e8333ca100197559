"""The full-screen game: the table at the top, the story and the question below, and a line to type in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from kaiju.core.errors import IllegalAnswer
from kaiju.core.foresight import Consequences, outlook
from kaiju.terminal import boards, panels, shelf
from kaiju.terminal.entry import offers_rerolls, shown, understand
from kaiju.terminal.help import all_cards, card_help, find_card, question_help
from kaiju.terminal.match import Match
from kaiju.terminal.outcome import Kept, finish, told
from kaiju.terminal.story import Line
from kaiju.terminal.style import CSS, TALL, WIDE
from kaiju.terminal.widgets import HelpScreen, StoryLog
from kaiju.words import Words, languages


def _remember(language: str) -> bool:
    """Keep a language for the next start; where nothing can be written, it holds for now."""
    try:
        shelf.choose_language(language)
    except OSError:
        return False
    return True


class TableApp(App[None]):
    """Shows one match and lets people answer; bots answer by themselves."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "help"),
        Binding("f2", "language", "language", priority=True),
        Binding("up", "highlight(-1)", show=False, priority=True),
        Binding("down", "highlight(1)", show=False, priority=True),
        Binding("pageup", "look_back(-1)", show=False, priority=True),
        Binding("pagedown", "look_back(1)", show=False, priority=True),
    ]

    def __init__(self, match: Match, delay: float = 0.0, record: Path | None = None) -> None:
        super().__init__()
        self.match = match
        self.delay = delay
        self.record = record  # where to write the record
        self.kept: Kept | None = None  # what became of the record, once the game is over
        self.leaver = -1  # the seat that has typed `leave` once
        self.viewer = match.humans[0] if match.humans else 0

    # -- the screen --------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The panels, top to bottom."""
        yield Static(id="header")
        with Horizontal(id="top"):
            yield Static(id="monsters", classes="panel")
            yield Static(id="board", classes="panel")
        yield Static(id="dice", classes="panel")
        yield Static(id="market", classes="panel")
        with Horizontal(id="bottom"):
            yield StoryLog(id="log", classes="panel", wrap=True, min_width=0)
            with Vertical(id="ask", classes="panel"):
                yield Static(id="question")
                yield OptionList(id="options")
                yield Static(id="notice")
        yield Input(id="entry")

    def on_mount(self) -> None:
        """Fill the panels and let the first bot answer."""
        self.screen.add_class(self.match.table.game.id)
        self.query_one(OptionList).can_focus = False
        self.query_one(RichLog).can_focus = False
        self.query_one(Input).focus()
        self.show()
        self.go_on()

    @property
    def words(self) -> Words:
        """The language of everything on the screen."""
        return self.match.say.words

    @property
    def result(self) -> str:
        """What to say once the game is over."""
        return told(self.match, self.kept) if self.kept else ""

    @property
    def wide(self) -> bool:
        """Is there room to spell everything out?"""
        return self.size.width >= WIDE and self.size.height >= TALL

    def on_resize(self, event: Resize) -> None:
        """Change the layout with the size."""
        self.call_after_refresh(self._lay_out)

    def _lay_out(self) -> None:
        self.screen_stack[0].set_class(self.wide, "-wide")
        self.show_table()
        self.call_after_refresh(self.query_one(StoryLog).fit)

    def show(self) -> None:
        """Show everything as it stands now, with the log from the beginning."""
        self.show_log()
        self.show_table()

    def on_story_log_resized(self) -> None:
        """Wrap the log again."""
        self.show_log()

    def show_log(self) -> None:
        """Show the log from the beginning."""
        self.query_one(RichLog).clear()
        self.write(self.match.story.lines)

    def show_table(self) -> None:
        """Show everything but the log."""
        if self.match.asked in self.match.humans:
            self.viewer = self.match.asked or 0
        board, top = boards.of(self.match), boards.top(self.match, self.viewer)
        self._fill("header", boards.header(self.match, self.wide))
        self._fill(
            "monsters", panels.monsters(self.match, board.goals(self.match), self.wide, board.place_width)
        )
        self._fill("board", board.text(self.match, self.wide))
        self._fill("dice", panels.dice(self.match, self.wide))
        self._fill("market", panels.market(self.match, self.viewer, self.wide, top))
        for id, title in boards.titles(self.match).items():
            self.query_one(f"#{id}").border_title = title
        self._show_question()

    def _fill(self, id: str, text: Text | Table | str) -> None:
        self.query_one(f"#{id}", Static).update(text)

    def _show_question(self) -> None:
        question, words = self.match.table.question, self.words
        options: list[Option] = []
        hint = ""
        if question is None:
            self.kept = self.kept or finish(self.match, self.record)
            text = self.result
        elif self.match.bot_is_asked:
            name = self.match.players[question.seat]
            text = words.say("terminal-waits", monster=self.match.say.monster(question.seat), name=name)
        else:
            text = self.match.say.question(question)
            found = outlook(self.match.table)
            options = [
                Option(self._option(at, answer, found.get(answer)))
                for at, answer in enumerate(shown(question), 1)
            ]
            hint = words.say("terminal-dice-hint" if offers_rerolls(question) else "terminal-pick-hint")
        self._fill("question", text)
        choices = self.query_one(OptionList)
        choices.clear_options()
        choices.add_options(options)
        choices.highlighted = 0 if options else None
        if self.match.resumed:
            hint = words.say("terminal-resumed", when=words.moment(self.match.resumed))
        problem = self.match.problem and words.say(f"trouble-{self.match.problem}")
        self.notice(words.say("terminal-not-saved", problem=problem) if problem else hint)
        prompt = "terminal-prompt-over" if question is None else "terminal-prompt"
        self.query_one(Input).placeholder = words.say(prompt)

    def _option(self, number: int, answer: str, found: Consequences | None) -> Text:
        """An answer in the list, with what follows it; numbered only where a number does not mean a die."""
        question = self.match.table.question
        assert question is not None
        start = "" if offers_rerolls(question) else f"{number} "
        said = boards.option(self.match, question.kind, answer)
        phrases = self.match.say.follows(found, question.seat) if found else []
        follows = self.words.row(phrases, "phrases")
        if self.wide:
            line = Text(start + said).append(f"  {answer}", panels.DIM)
            return line.append(f"\n  {follows}") if follows else line
        short = self.words.say("ask-follows", answer=said, follows=follows) if follows else said
        return Text(start + short)

    def notice(self, text: str) -> None:
        """Show one line above the entry: a hint, or why something was refused."""
        self._fill("notice", Text(text, "italic"))

    def write(self, lines: list[Line]) -> None:
        """Put new lines into the log."""
        log = self.query_one(RichLog)
        for line in lines:
            log.write(panels.told(self.match, line, self.wide))

    # -- the game ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let a bot answer after a short while, if one is asked."""
        if self.match.bot_is_asked:
            self.set_timer(self.delay, self.bot_answers) if self.delay else self.call_later(self.bot_answers)

    def bot_answers(self) -> None:
        """Let the bot being asked answer."""
        if self.match.bot_is_asked:
            self.write(self.match.bot_answers())
            self.show_table()
            self.go_on()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Handle a line that was typed, or just Enter."""
        event.input.clear()
        question = self.match.table.question
        if question is None and not event.value.strip():
            self.exit()
            return
        listed = shown(question) if question and not self.match.bot_is_asked else []
        entry = understand(event.value, question, listed)
        if entry.command == "pick":
            self._pick(listed)
        elif entry.command == "answer":
            self.answer(entry.text)
        else:
            self._command(entry.command, entry.text)

    def _pick(self, listed: list[str]) -> None:
        highlighted = self.query_one(OptionList).highlighted
        if listed and highlighted is not None:
            self.answer(listed[highlighted])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Handle a click on an answer."""
        question = self.match.table.question
        if question and not self.match.bot_is_asked:
            self.answer(shown(question)[event.option_index])

    def answer(self, text: str) -> None:
        """Give an answer, or say why it is refused."""
        if self.match.bot_is_asked:
            return
        try:
            lines = self.match.answer(text)
        except IllegalAnswer as error:
            self.notice(self.match.say.refusal(error))
            return
        self._after(lines)

    def _after(self, lines: list[Line]) -> None:
        self.leaver = -1
        self.write(lines)
        self.show_table()
        self.go_on()

    # -- commands ----------------------------------------------------------------------------------

    def _command(self, command: str, text: str) -> None:
        match command:
            case "help":
                self._help(text)
            case "unclear":
                self.notice(self.words.say("terminal-unclear", answers=text))
            case "all":
                self._resolve_all()
            case "auto":
                self.match.settles = not self.match.settles
                self.notice(self.words.say("terminal-auto", on="yes" if self.match.settles else "no"))
            case "cards":
                self._page(all_cards)
            case "language":
                self._switch(text or self._next_language())
            case "undo":
                self._undo()
            case "leave":
                self._leave()
            case _:
                self.exit()

    def action_help(self) -> None:
        """Explain the question and the notation."""
        self._help("")

    def _help(self, card: str) -> None:
        found = find_card(self.match, card) if card else None
        if card and found is None:
            self.notice(self.words.say("terminal-no-such-card", card=card))
        else:
            self._page((lambda match: card_help(match, [found])) if found else question_help)

    def _page(self, write: Callable[[Match], Text]) -> None:
        self.push_screen(HelpScreen(self.match, write))

    def action_language(self) -> None:
        """Speak the next language."""
        self._switch(self._next_language())

    def _next_language(self) -> str:
        known = languages()
        return known[(known.index(self.words.language) + 1) % len(known)]

    def _switch(self, language: str) -> None:
        """Speak another language from now on, also at the next start."""
        if language not in languages():
            known = self.words.listed(languages())
            self.notice(self.words.say("error-no-such-language", language=language, known=known))
            return
        self.match.speak(Words(language))
        remembered = _remember(language)
        self.show()
        if isinstance(self.screen, HelpScreen):
            self.screen.show()
        self.notice(self.words.say("terminal-language" if remembered else "terminal-language-now"))

    def _resolve_all(self) -> None:
        """Resolve all results, if that is what is asked; otherwise say that it is not."""
        question = self.match.table.question
        if question is None or question.kind != "resolve" or self.match.bot_is_asked:
            self.notice(self.words.say("terminal-nothing-to-resolve"))
        elif lines := self.match.resolve_all():
            self._after(lines)
        else:
            self.notice(self.words.say("terminal-all-fatal"))

    def _undo(self) -> None:
        try:
            self.match.undo()
        except IllegalAnswer as error:
            self.notice(self.match.say.refusal(error))
            return
        self.show()
        self.notice(self.words.say("terminal-undone"))

    def _leave(self) -> None:
        """Let a player leave the game, after asking twice."""
        seat = self.match.asked
        if seat is None or not self.match.human(seat):
            return
        if self.leaver != seat:
            self.leaver = seat
            self.notice(self.words.say("terminal-leave-sure", monster=self.match.say.monster(seat)))
        else:
            self._after(self.match.leave(seat))

    def action_highlight(self, step: int) -> None:
        """Move up or down the list of answers."""
        if isinstance(self.screen, HelpScreen):
            self.screen.query_one(VerticalScroll).scroll_relative(y=step, animate=False)
            return
        choices = self.query_one(OptionList)
        if choices.option_count:
            choices.highlighted = ((choices.highlighted or 0) + step) % choices.option_count

    def action_look_back(self, step: int) -> None:
        """Scroll the story or the help page."""
        page = isinstance(self.screen, HelpScreen)
        shown_now = self.screen.query_one(VerticalScroll) if page else self.query_one(RichLog)
        shown_now.scroll_relative(y=step * (shown_now.size.height - 1), animate=False)
