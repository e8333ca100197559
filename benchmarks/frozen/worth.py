"""What the bots think of the power cards, as data: the only place for opinions of cards.

What a card does is a rule, which bots ask of the position. What that is worth is an opinion, and so is
anything no position can answer because a player or chance decides it; opinions are written here as numbers. A
card without an opinion is worth nothing to the heuristics, but never breaks them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Opinion(NamedTuple):
    """What a card gives at once, what owning it is worth in victory points, and what it is used for."""

    # at once
    vp: float = 0
    life: int = 0  # below 0: damage
    energy: int = 0
    harm: int = 0  # damage to every other Monster
    loss: int = 0  # the points every other Monster loses
    storm: float = 0  # the fraction of its Energy every other Monster loses
    inside: bool = False  # does it take its buyer inside?
    turns: int = 0  # how many extra turns it gives
    copies: bool = False  # does it become the best card in play?
    photo: bool = False  # does it give a point for each damage one Monster took this turn?
    growth: int = 0  # Life above the maximum, which is lost with the card

    # while it is owned
    lasting: float = 0  # in the first turn
    once: bool = False  # does a second one have no effect?
    victim: float = 0  # what each Monster hurt brings in addition
    hurting: int = 0  # points for hurting anyone; below 0: for hurting nobody
    feast: int = 0  # points for a Monster that falls
    fame: int = 0  # points for a purchase
    three_ones: float = 0  # what three 1s are worth besides their points
    screen: float = 0  # the fraction of all damage it prevents on average
    dread: str = ""  # a face that eliminates its owner if one is left over
    home: str = ""  # a borough where it is good to be
    souvenir: float = 0  # what each borough not yet visited is worth
    cabs: int = 0  # Destruction points it adds against Units

    # when it is used
    use: str = ""  # which heuristic judges that
    upkeep: int = 0  # the Energy it costs
    fee: float = 0  # what else it costs, in points: less of the card is left


NO_OPINION: Final = Opinion()

NEW_YORK: Final[Mapping[str, Opinion]] = {
    # Keep cards
    "antimatter-pellets": Opinion(lasting=3),
    "artificial-heart": Opinion(lasting=2.5),
    "broadway-star": Opinion(lasting=4),
    "bulletproof": Opinion(lasting=2),
    "can-opener": Opinion(lasting=1),
    "carapace": Opinion(lasting=3, use="shed"),
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
    "hailing-cabs": Opinion(lasting=3, cabs=2),
    "hunter": Opinion(lasting=1.5),
    "jinx-aura": Opinion(lasting=2),
    "king-of-queens": Opinion(lasting=3.5, home="queens"),
    "leveler": Opinion(lasting=4),
    "long-neck": Opinion(lasting=1),
    # A single Celebrity left over eliminates its owner: no gift is worth that.
    "natural-selection": Opinion(life=4, energy=4, lasting=-40, dread="celebrity"),
    "of-another-world": Opinion(lasting=3),
    "overload": Opinion(energy=4, lasting=-3),
    "painbow": Opinion(lasting=2.5),
    "personal-spotlight": Opinion(lasting=5),
    "phoenix-blood": Opinion(lasting=2.5),
    "power-tap": Opinion(lasting=2.5),
    "regeneration": Opinion(lasting=5),
    "scavenger": Opinion(lasting=1),
    "seismic-ray": Opinion(lasting=1.5, use="aim", upkeep=1),
    "shadow-double": Opinion(lasting=8),
    "sharp-shooter": Opinion(lasting=2),
    "stink-attack": Opinion(lasting=2),
    "stomp": Opinion(lasting=5),
    "super-speed": Opinion(lasting=2.5),
    "terminal-rage": Opinion(vp=3, lasting=-1),
    "tesla-antennae": Opinion(lasting=3),
    "tourist": Opinion(vp=1, energy=1, lasting=3, souvenir=1.5),
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
    "photo-op": Opinion(photo=True),
    "power-substation": Opinion(vp=1, life=-3, energy=8),
    "subterranean-cable": Opinion(life=-4, energy=4),
    "subway": Opinion(vp=4, life=2, use="ride"),
    "tesla-cannon": Opinion(vp=2),
    "the-unisphere": Opinion(vp=4),
    "yankee-stadium": Opinion(vp=5, life=5),
}

TOKYO: Final[Mapping[str, Opinion]] = {
    # Keep cards
    "acid-attack": Opinion(lasting=4.5),
    "alien-metabolism": Opinion(lasting=3),
    "alpha-monster": Opinion(lasting=4, hurting=1),
    "armor-plating": Opinion(lasting=3.5, once=True),
    "background-dweller": Opinion(lasting=2, once=True),
    "burrowing": Opinion(lasting=2),
    "camouflage": Opinion(lasting=2, screen=0.15),
    "complete-destruction": Opinion(lasting=2),
    "dedicated-news-team": Opinion(lasting=2.5, fame=1),
    "eater-of-the-dead": Opinion(lasting=2, feast=3),
    "energy-hoarder": Opinion(lasting=1.2),
    "even-bigger": Opinion(lasting=1, growth=2),
    "extra-head": Opinion(lasting=6.5),
    "fire-breathing": Opinion(lasting=3),
    "freeze-time": Opinion(lasting=2, once=True, three_ones=2.5),
    "friend-of-children": Opinion(lasting=2.5),
    "giant-brain": Opinion(lasting=5),
    "gourmet": Opinion(lasting=2),
    "healing-ray": Opinion(lasting=1, once=True),
    "herbivore": Opinion(lasting=3.5, hurting=-1),
    "herd-culler": Opinion(lasting=2.5),
    "it-has-a-child": Opinion(lasting=3, once=True),
    "jets": Opinion(lasting=4, once=True),
    "made-in-a-lab": Opinion(lasting=0.8, once=True),
    "metamorph": Opinion(lasting=0.8, once=True),
    "mimic": Opinion(copies=True),
    "monster-batteries": Opinion(energy=3),
    "nova-breath": Opinion(lasting=6, once=True),
    "omnivore": Opinion(lasting=2.5),
    "opportunist": Opinion(lasting=1, once=True),
    "parasitic-tentacles": Opinion(lasting=0.8, once=True),
    "plot-twist": Opinion(lasting=1.5, use="twist", fee=1.4),
    "poison-quills": Opinion(lasting=1.5),
    "poison-spit": Opinion(lasting=3, victim=0.9),
    "psychic-probe": Opinion(lasting=1.5),
    "rapid-healing": Opinion(lasting=2, once=True, use="mend", upkeep=2),
    "regeneration": Opinion(lasting=4),
    "rooting-for-the-underdog": Opinion(lasting=0.7),
    "shrink-ray": Opinion(lasting=4.5, victim=1.2),
    "smoke-cloud": Opinion(lasting=1.5, use="reroll", fee=0.6),
    "solar-powered": Opinion(lasting=1.2),
    "spiked-tail": Opinion(lasting=4.5),
    "stretchy": Opinion(lasting=2, once=True, use="stretch", upkeep=2),
    "telepath": Opinion(lasting=1.5, once=True, use="reroll", upkeep=1),
    "urbavore": Opinion(lasting=3.5),
    "we-re-only-making-it-stronger": Opinion(lasting=1),
    "wings": Opinion(lasting=3.5, once=True, screen=0.5, upkeep=2, fee=0.3),
    # Discard cards
    "apartment-building": Opinion(vp=3),
    "commuter-train": Opinion(vp=2),
    "corner-store": Opinion(vp=1),
    "drop-from-high-altitude": Opinion(vp=2, inside=True),
    # It gives 9 for 8; a bot that liked that would buy it for ever once the deck is small enough.
    "energize": Opinion(energy=3),
    "evacuation-orders": Opinion(loss=5),
    "fire-blast": Opinion(harm=2),
    "frenzy": Opinion(turns=1),
    "gas-refinery": Opinion(vp=2, harm=3),
    "heal": Opinion(life=2),
    "high-altitude-bombing": Opinion(life=-3, harm=3),
    "jet-fighters": Opinion(vp=5, life=-4),
    "national-guard": Opinion(vp=2, life=-2),
    "nuclear-power-plant": Opinion(vp=2, life=3),
    "skyscraper": Opinion(vp=4),
    "tanks": Opinion(vp=4, life=-3),
    "vast-storm": Opinion(vp=2, storm=0.5),
}

WORTH: Final[Mapping[tuple[str, str], Opinion]] = {
    (game, card): opinion
    for game, opinions in (("king-of-new-york", NEW_YORK), ("king-of-tokyo", TOKYO))
    for card, opinion in opinions.items()
}
