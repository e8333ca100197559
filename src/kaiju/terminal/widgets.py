"""Parts of the screen that know how to show themselves: a page of help, and the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import RichLog, Static

from kaiju.terminal.match import Match


class HelpScreen(ModalScreen[None]):
    """A page of text over the table; Escape, Enter or q closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss_page", "close"),
    ]

    def __init__(self, match: Match, write: Callable[[Match], Text]) -> None:
        super().__init__()
        self.match, self.write = match, write
        self.text = Text()

    def compose(self) -> ComposeResult:
        """A single scrolling page."""
        yield VerticalScroll(Static())

    def on_mount(self) -> None:
        """Write the page."""
        self.show()

    def show(self) -> None:
        """Write the page in the language of the match."""
        self.text = self.write(self.match)
        self.query_one(Static).update(self.text)
        self.query_one(VerticalScroll).border_title = self.match.say.words.say("terminal-title-help")

    def action_dismiss_page(self) -> None:
        """Back to the table."""
        self.dismiss()


class StoryLog(RichLog):
    """The story, wrapped to the available width."""

    class Resized(Message):
        """The width of the log has changed."""

    wrapped = 0  # the width it was last written for

    def on_resize(self, event: Resize) -> None:
        """Fit what is written into the new size."""
        self.fit()

    def fit(self) -> None:
        """Ask for it to be rewritten if there is another width to write in, which the border changes too."""
        width = self.scrollable_content_region.width
        if width != self.wrapped:
            self.wrapped = width
            self.post_message(self.Resized())
