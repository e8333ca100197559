"""What the power cards are worth to a plain bot, as data: the one place for its opinions of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Offer(NamedTuple):
    """What a card gives at once, and what owning it from the first turn on is worth in victory points."""

    vp: float = 0
    life: int = 0  # below 0: damage
    energy: int = 0
    lasting: float = 0
    harm: int = 0  # damage to every other Monster
    drain: int = 0  # the points that every other Monster loses
    inside: bool = False  # does it take its buyer inside?


NOTHING: Final = Offer()

NEW_YORK: Final[Mapping[str, Offer]] = {
    # Keep cards
    "antimatter-pellets": Offer(lasting=3),
    "artificial-heart": Offer(lasting=2.5),
    "broadway-star": Offer(lasting=4),
    "bulletproof": Offer(lasting=2),
    "can-opener": Offer(lasting=1),
    "carapace": Offer(lasting=3),
    "chameleon": Offer(lasting=3),
    "chinatown-regular": Offer(lasting=2.5),
    "climb-the-empire-state-building": Offer(lasting=0.5),
    "curse": Offer(lasting=2),
    "diva": Offer(lasting=1.5),
    "drain": Offer(lasting=2.5),
    "ego-trip": Offer(lasting=2),
    "extra-head": Offer(lasting=6.5),
    "fireball": Offer(lasting=3),
    "fury": Offer(lasting=2),
    "hailing-cabs": Offer(lasting=3),
    "hunter": Offer(lasting=1.5),
    "jinx-aura": Offer(lasting=2),
    "king-of-queens": Offer(lasting=3.5),
    "leveler": Offer(lasting=4),
    "long-neck": Offer(lasting=1),
    # One Celebrity left over ends its owner: no gift is worth that.
    "natural-selection": Offer(life=4, energy=4, lasting=-40),
    "of-another-world": Offer(lasting=3),
    "overload": Offer(energy=4, lasting=-3),
    "painbow": Offer(lasting=2.5),
    "personal-spotlight": Offer(lasting=5),
    "phoenix-blood": Offer(lasting=2.5),
    "power-tap": Offer(lasting=2.5),
    "regeneration": Offer(lasting=5),
    "scavenger": Offer(lasting=1),
    "seismic-ray": Offer(lasting=1.5),
    "shadow-double": Offer(lasting=8),
    "sharp-shooter": Offer(lasting=2),
    "stink-attack": Offer(lasting=2),
    "stomp": Offer(lasting=5),
    "super-speed": Offer(lasting=2.5),
    "terminal-rage": Offer(vp=3, lasting=-1),
    "tesla-antennae": Offer(lasting=3),
    "tourist": Offer(vp=1, energy=1, lasting=3),
    "towering-titan": Offer(lasting=8),
    "trash-thrower": Offer(lasting=3),
    "trophy-hunter": Offer(lasting=3),
    "universal-soldier": Offer(lasting=3),
    "violent-star": Offer(lasting=1),
    "webspinner": Offer(lasting=4),
    # Discard cards
    "air-force-one": Offer(vp=4, life=-2),
    "brooklyn-bridge": Offer(vp=4),
    "central-park": Offer(vp=2, life=2),
    "columbia-university": Offer(vp=2, lasting=2.5),
    "coney-island": Offer(vp=3),
    "drink-the-hudson": Offer(vp=1, life=2, energy=13),
    "flatiron-building": Offer(vp=2),
    "general-ellis": Offer(vp=3, life=-1),
    "holland-tunnel": Offer(vp=6),
    "new-york-marathon": Offer(vp=2, life=2, energy=2),
    "next-stage": Offer(vp=-20),
    "photo-op": Offer(),
    "power-substation": Offer(vp=1, life=-3, energy=8),
    "subterranean-cable": Offer(life=-4, energy=4),
    "subway": Offer(vp=4, life=2),
    "tesla-cannon": Offer(vp=2),
    "the-unisphere": Offer(vp=4),
    "yankee-stadium": Offer(vp=5, life=5),
}

TOKYO: Final[Mapping[str, Offer]] = {
    # Keep cards
    "acid-attack": Offer(lasting=4.5),
    "alien-metabolism": Offer(lasting=3),
    "alpha-monster": Offer(lasting=4),
    "armor-plating": Offer(lasting=3.5),
    "background-dweller": Offer(lasting=2),
    "burrowing": Offer(lasting=2),
    "camouflage": Offer(lasting=2),
    "complete-destruction": Offer(lasting=2),
    "dedicated-news-team": Offer(lasting=2.5),
    "eater-of-the-dead": Offer(lasting=2),
    "energy-hoarder": Offer(lasting=1.2),
    "even-bigger": Offer(lasting=1),
    "extra-head": Offer(lasting=6.5),
    "fire-breathing": Offer(lasting=3),
    "freeze-time": Offer(lasting=2),
    "friend-of-children": Offer(lasting=2.5),
    "giant-brain": Offer(lasting=5),
    "gourmet": Offer(lasting=2),
    "healing-ray": Offer(lasting=1),
    "herbivore": Offer(lasting=3.5),
    "herd-culler": Offer(lasting=2.5),
    "it-has-a-child": Offer(lasting=3),
    "jets": Offer(lasting=4),
    "made-in-a-lab": Offer(lasting=0.8),
    "metamorph": Offer(lasting=0.8),
    "mimic": Offer(),
    "monster-batteries": Offer(energy=3),
    "nova-breath": Offer(lasting=6),
    "omnivore": Offer(lasting=2.5),
    "opportunist": Offer(lasting=1),
    "parasitic-tentacles": Offer(lasting=0.8),
    "plot-twist": Offer(lasting=1.5),
    "poison-quills": Offer(lasting=1.5),
    "poison-spit": Offer(lasting=3),
    "psychic-probe": Offer(lasting=1.5),
    "rapid-healing": Offer(lasting=2),
    "regeneration": Offer(lasting=4),
    "rooting-for-the-underdog": Offer(lasting=0.7),
    "shrink-ray": Offer(lasting=4.5),
    "smoke-cloud": Offer(lasting=1.5),
    "solar-powered": Offer(lasting=1.2),
    "spiked-tail": Offer(lasting=4.5),
    "stretchy": Offer(lasting=2),
    "telepath": Offer(lasting=1.5),
    "urbavore": Offer(lasting=3.5),
    "we-re-only-making-it-stronger": Offer(lasting=1),
    "wings": Offer(lasting=3.5),
    # Discard cards
    "apartment-building": Offer(vp=3),
    "commuter-train": Offer(vp=2),
    "corner-store": Offer(vp=1),
    "drop-from-high-altitude": Offer(vp=2, inside=True),
    # It gives 9 for 8; whoever liked that would buy it for ever once the deck is small enough.
    "energize": Offer(energy=3),
    "evacuation-orders": Offer(drain=5),
    "fire-blast": Offer(harm=2),
    "frenzy": Offer(),
    "gas-refinery": Offer(vp=2, harm=3),
    "heal": Offer(life=2),
    "high-altitude-bombing": Offer(life=-3, harm=3),
    "jet-fighters": Offer(vp=5, life=-4),
    "national-guard": Offer(vp=2, life=-2),
    "nuclear-power-plant": Offer(vp=2, life=3),
    "skyscraper": Offer(vp=4),
    "tanks": Offer(vp=4, life=-3),
    "vast-storm": Offer(vp=2),
}

WORTH: Final[Mapping[tuple[str, str], Offer]] = {
    (game, card): offer
    for game, offers in (("king-of-new-york", NEW_YORK), ("king-of-tokyo", TOKYO))
    for card, offer in offers.items()
}
