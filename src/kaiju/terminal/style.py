"""How the full-screen table looks: the same panels at 80 by 24 and on a large screen."""

from typing import Final

# From this size up, the panels spell everything out.
WIDE: Final = 120
TALL: Final = 36

CSS: Final = """
Screen { layout: vertical; }
#header { height: 1; text-style: bold; background: $panel; padding: 0 1; }
#top { height: auto; }
#monsters { width: 46; height: auto; }
#board { width: 1fr; height: auto; }
#dice, #market { height: auto; }
#header, #monsters, #board, #market { text-wrap: nowrap; text-overflow: ellipsis; }
#bottom { height: 1fr; min-height: 5; }
#log { width: 1fr; height: 100%; scrollbar-size-vertical: 1; background: $background; }
#log { overflow-x: hidden; scrollbar-gutter: stable; }
#ask { width: 1fr; height: 100%; }
#question { height: auto; text-style: bold; }
#options { height: 1fr; border: none; padding: 0; scrollbar-size-vertical: 1; background: $background; }
#notice { height: auto; }
#entry { height: 1; border: none; padding: 0 1; background: $panel; }
.panel { border-top: solid $secondary; border-title-style: bold; padding: 0 1; }

.-wide #monsters { width: 1fr; }
.-wide #board { width: 70; }
.-wide.king-of-tokyo #board { width: 46; }
.-wide .panel { border: round $secondary; }
.-wide #top, .-wide #monsters, .-wide #board { min-height: 13; }

HelpScreen { align: center middle; }
HelpScreen VerticalScroll { width: 90%; height: 90%; padding: 0 2; }
HelpScreen VerticalScroll { border: round $secondary; background: $surface; }
"""
