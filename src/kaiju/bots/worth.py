"""What the power cards are worth to a plain bot, as data: the one place for its opinions of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Opinion(NamedTuple):
    """What a card gives at once, and what owning it from the first turn on is worth in victory points."""

    vp: float = 0
    life: int = 0  # below 0: damage
    energy: int = 0
    lasting: float = 0
    harm: int = 0  # damage to every other Monster
    drain: int = 0  # the points that every other Monster loses
    inside: bool = False  # does it take its buyer inside?


NO_OPINION: Final = Opinion()

NEW_YORK: Final[Mapping[str, Opinion]] = {
    # Keep cards
    "antimatter-pellets": Opinion(lasting=3),
    "artificial-heart": Opinion(lasting=2.5),
    "broadway-star": Opinion(lasting=4),
    "bulletproof": Opinion(lasting=2),
    "can-opener": Opinion(lasting=1),
    "carapace": Opinion(lasting=3),
    "chameleon": Opinion(lasting=3),
    "chinatown-regular": Opinion(lasting=2.5),
    "climb-the-empire-state-building": Opinion(lasting=0.5),
    "curse": Opinion(lasting=2),
    "diva": Opinion(lasting=1.5),
    "drain": Opinion(lasting=2.5),
    "ego-trip": Opinion(lasting=2),
    "extra-head": Opinion(lasting=6.5),
    "fireball": Opinion(lasting=3),
    "fury": Opinion(lasting=2),
    "hailing-cabs": Opinion(lasting=3),
    "hunter": Opinion(lasting=1.5),
    "jinx-aura": Opinion(lasting=2),
    "king-of-queens": Opinion(lasting=3.5),
    "leveler": Opinion(lasting=4),
    "long-neck": Opinion(lasting=1),
    # One Celebrity left over ends its owner: no gift is worth that.
    "natural-selection": Opinion(life=4, energy=4, lasting=-40),
    "of-another-world": Opinion(lasting=3),
    "overload": Opinion(energy=4, lasting=-3),
    "painbow": Opinion(lasting=2.5),
    "personal-spotlight": Opinion(lasting=5),
    "phoenix-blood": Opinion(lasting=2.5),
    "power-tap": Opinion(lasting=2.5),
    "regeneration": Opinion(lasting=5),
    "scavenger": Opinion(lasting=1),
    "seismic-ray": Opinion(lasting=1.5),
    "shadow-double": Opinion(lasting=8),
    "sharp-shooter": Opinion(lasting=2),
    "stink-attack": Opinion(lasting=2),
    "stomp": Opinion(lasting=5),
    "super-speed": Opinion(lasting=2.5),
    "terminal-rage": Opinion(vp=3, lasting=-1),
    "tesla-antennae": Opinion(lasting=3),
    "tourist": Opinion(vp=1, energy=1, lasting=3),
    "towering-titan": Opinion(lasting=8),
    "trash-thrower": Opinion(lasting=3),
    "trophy-hunter": Opinion(lasting=3),
    "universal-soldier": Opinion(lasting=3),
    "violent-star": Opinion(lasting=1),
    "webspinner": Opinion(lasting=4),
    # Discard cards
    "air-force-one": Opinion(vp=4, life=-2),
    "brooklyn-bridge": Opinion(vp=4),
    "central-park": Opinion(vp=2, life=2),
    "columbia-university": Opinion(vp=2, lasting=2.5),
    "coney-island": Opinion(vp=3),
    "drink-the-hudson": Opinion(vp=1, life=2, energy=13),
    "flatiron-building": Opinion(vp=2),
    "general-ellis": Opinion(vp=3, life=-1),
    "holland-tunnel": Opinion(vp=6),
    "new-york-marathon": Opinion(vp=2, life=2, energy=2),
    "next-stage": Opinion(vp=-20),
    "photo-op": Opinion(),
    "power-substation": Opinion(vp=1, life=-3, energy=8),
    "subterranean-cable": Opinion(life=-4, energy=4),
    "subway": Opinion(vp=4, life=2),
    "tesla-cannon": Opinion(vp=2),
    "the-unisphere": Opinion(vp=4),
    "yankee-stadium": Opinion(vp=5, life=5),
}

TOKYO: Final[Mapping[str, Opinion]] = {
    # Keep cards
    "acid-attack": Opinion(lasting=4.5),
    "alien-metabolism": Opinion(lasting=3),
    "alpha-monster": Opinion(lasting=4),
    "armor-plating": Opinion(lasting=3.5),
    "background-dweller": Opinion(lasting=2),
    "burrowing": Opinion(lasting=2),
    "camouflage": Opinion(lasting=2),
    "complete-destruction": Opinion(lasting=2),
    "dedicated-news-team": Opinion(lasting=2.5),
    "eater-of-the-dead": Opinion(lasting=2),
    "energy-hoarder": Opinion(lasting=1.2),
    "even-bigger": Opinion(lasting=1),
    "extra-head": Opinion(lasting=6.5),
    "fire-breathing": Opinion(lasting=3),
    "freeze-time": Opinion(lasting=2),
    "friend-of-children": Opinion(lasting=2.5),
    "giant-brain": Opinion(lasting=5),
    "gourmet": Opinion(lasting=2),
    "healing-ray": Opinion(lasting=1),
    "herbivore": Opinion(lasting=3.5),
    "herd-culler": Opinion(lasting=2.5),
    "it-has-a-child": Opinion(lasting=3),
    "jets": Opinion(lasting=4),
    "made-in-a-lab": Opinion(lasting=0.8),
    "metamorph": Opinion(lasting=0.8),
    "mimic": Opinion(),
    "monster-batteries": Opinion(energy=3),
    "nova-breath": Opinion(lasting=6),
    "omnivore": Opinion(lasting=2.5),
    "opportunist": Opinion(lasting=1),
    "parasitic-tentacles": Opinion(lasting=0.8),
    "plot-twist": Opinion(lasting=1.5),
    "poison-quills": Opinion(lasting=1.5),
    "poison-spit": Opinion(lasting=3),
    "psychic-probe": Opinion(lasting=1.5),
    "rapid-healing": Opinion(lasting=2),
    "regeneration": Opinion(lasting=4),
    "rooting-for-the-underdog": Opinion(lasting=0.7),
    "shrink-ray": Opinion(lasting=4.5),
    "smoke-cloud": Opinion(lasting=1.5),
    "solar-powered": Opinion(lasting=1.2),
    "spiked-tail": Opinion(lasting=4.5),
    "stretchy": Opinion(lasting=2),
    "telepath": Opinion(lasting=1.5),
    "urbavore": Opinion(lasting=3.5),
    "we-re-only-making-it-stronger": Opinion(lasting=1),
    "wings": Opinion(lasting=3.5),
    # Discard cards
    "apartment-building": Opinion(vp=3),
    "commuter-train": Opinion(vp=2),
    "corner-store": Opinion(vp=1),
    "drop-from-high-altitude": Opinion(vp=2, inside=True),
    # It gives 9 for 8; whoever liked that would buy it for ever once the deck is small enough.
    "energize": Opinion(energy=3),
    "evacuation-orders": Opinion(drain=5),
    "fire-blast": Opinion(harm=2),
    "frenzy": Opinion(),
    "gas-refinery": Opinion(vp=2, harm=3),
    "heal": Opinion(life=2),
    "high-altitude-bombing": Opinion(life=-3, harm=3),
    "jet-fighters": Opinion(vp=5, life=-4),
    "national-guard": Opinion(vp=2, life=-2),
    "nuclear-power-plant": Opinion(vp=2, life=3),
    "skyscraper": Opinion(vp=4),
    "tanks": Opinion(vp=4, life=-3),
    "vast-storm": Opinion(vp=2),
}

WORTH: Final[Mapping[tuple[str, str], Opinion]] = {
    (game, card): opinion
    for game, opinions in (("king-of-new-york", NEW_YORK), ("king-of-tokyo", TOKYO))
    for card, opinion in opinions.items()
}
