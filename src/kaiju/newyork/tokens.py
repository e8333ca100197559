"""The four kinds of tokens, and how many there are of each. (NY-COMP-7)"""

from __future__ import annotations

from typing import Final

WEB: Final = "web"
JINX: Final = "jinx"
SOUVENIR: Final = "souvenir"
CARAPACE: Final = "carapace"
TOKENS: Final = {WEB: 13, JINX: 13, SOUVENIR: 5, CARAPACE: 15}
