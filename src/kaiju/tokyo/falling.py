"""Damage, life at 0, and what happens to Tokyo when monsters leave the game. (KT-DAMAGE, KT-ELIM, KT-BAY)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.changes import set_life
from kaiju.core.damage import deal, eliminate, strengthen
from kaiju.core.position import stirred
from kaiju.core.questions import Question, ask
from kaiju.core.state import Hit, Monster, Strike
from kaiju.core.verbs import end_copies, let_go, lose_vp
from kaiju.tokyo.board import BAY, CITY, OUTSIDE, board, in_tokyo
from kaiju.tokyo.changes import close_bay
from kaiju.tokyo.language import Act, acting, own_cards
from kaiju.tokyo.moves import put
from kaiju.tokyo.position import bay_open, damage_bonus, ignores, occupant, strengtheners

if TYPE_CHECKING:
    from kaiju.core.table import Table

GUARDS: Final = frozenset({"ignores", "camouflages", "braces"})


async def harm(t: Table, by: Monster, targets: list[Monster], amount: int, cause: str) -> None:
    """One monster damages others with a card, including its bonuses to damage. (KT-CARD-10)"""
    hits = [Hit(target, amount + damage_bonus(t, by, target)) for target in targets]
    strengthen(t, by, hits, strengtheners(t, by, targets, "card"))
    await deal(t, Strike("card", cause, hits, by))


async def prevent(t: Table, strike: Strike) -> None:
    """Each target in turn prevents what its cards can. (KT-DAMAGE-3)"""
    guarded = [hit for hit in strike.hits if _guarded(t, hit.target)]
    if guarded:
        for monster in t.state.clockwise(t.state.active):
            for hit in guarded:
                if hit.target is monster:
                    await _prevent(t, monster, hit)
    strike.hits = [hit for hit in strike.hits if hit.amount > 0]


def _guarded(t: Table, me: Monster) -> bool:
    """Does a monster have anything that may prevent damage? (KT-DAMAGE-3)"""
    for held in me.cards:
        if not GUARDS.isdisjoint(held.card.acts):
            return True
    return me.seat in board(t).facts.shielded


async def _prevent(t: Table, me: Monster, hit: Hit) -> None:
    _ignore(t, hit)
    for held, card in acting(me, "camouflages"):
        if hit.amount:
            await card.camouflages(t, me, held, hit)
    _ignore(t, hit)
    while hit.amount and (act := await _brace(t, me, hit)) is not None:
        await act()


def _ignore(t: Table, hit: Hit) -> None:
    """A target takes nothing from damage that it ignores. (KT-DAMAGE-3)"""
    if ignores(t, hit.target, hit.amount):
        hit.amount = 0


async def _brace(t: Table, me: Monster, hit: Hit) -> Act | None:
    """The owner may pay for what its cards offer, as often as it likes. (KT-DAMAGE-3)"""
    offers: dict[str, Act] = {}
    for held, card in own_cards(me, "braces"):
        offers.update(card.braces(t, me, held, hit))
    if not offers:
        return None
    options: dict[str, Act | None] = {"pass": None, **offers}
    return await ask(
        t, me, lambda t, me: Question(me.seat, "brace", options, "KT-DAMAGE-3", {"damage": hit.amount})
    )


def remember(t: Table, strike: Strike) -> None:
    """Remember for this turn if the active monster made another one lose life. (KT-RULING-52)"""
    if strike.by is t.state.me:
        for hit in strike.hits:
            if hit.lost and hit.target is not strike.by:
                board(t).facts.hurt = True


async def weaken(t: Table, strike: Strike) -> None:
    """Lost life gives energy, in a single gain for all copies. (KT-DAMAGE-5, KT-RULING-73)"""
    for me in stirred(t, "weakened"):
        for held, card in acting(me, "weakened", True):
            await card.weakened(t, me, held, strike)


async def infect(t: Table, strike: Strike) -> None:
    """Damage dealt gives tokens. (KT-DAMAGE-5)"""
    for me in stirred(t, "infects"):
        for held, card in acting(me, "infects"):
            await card.infects(t, me, held, strike)


async def settle(t: Table, cause: str, strike: Strike | None = None) -> None:
    """All at 0 life are dealt with together: some are saved, the rest leave. (KT-DAMAGE-6, KT-ELIM-8)"""
    fallen = t.state.fallen()
    if not fallen:
        return
    for owner in stirred(t, "monsters_fell"):
        for held, card in acting(owner, "monsters_fell"):
            await card.monsters_fell(t, owner, held, fallen)
    if strike is not None and strike.kind == "attack":
        board(t).facts.vacated += tuple(monster.place for monster in fallen if in_tokyo(monster))
    saved = [monster for monster in fallen if monster.has("rescues")]
    for monster in saved:
        await _revive(t, monster)
    gone = [monster for monster in fallen if monster not in saved]
    if gone:
        await eliminate(t, gone, cause, strike)
    else:
        await after_leaving(t)


async def _revive(t: Table, me: Monster) -> None:
    """It loses its cards and points and carries on outside with 10 life. (KT-RULING-20)"""
    for held in me.cards:
        await let_go(t, me, held, "KT-RULING-20")
    lose_vp(t, me, me.vp, "KT-RULING-20")
    desert(t, me)
    await put(t, me, OUTSIDE, "KT-RULING-20")
    set_life(t, me, t.game.life)
    t.emit("revived", me.seat, me.life, cause="KT-RULING-20")


def desert(t: Table, me: Monster) -> None:
    """Let the monster in Bay move up if anything but an attack empties City. (KT-BAY-10)

    A City that an attack has emptied and nobody has entered stays empty: what happens to others later draws
    nobody up. (KT-RULING-75)
    """
    facts = board(t).facts
    if me.place == CITY and CITY not in facts.vacated:
        facts.deserted = True


async def after_leaving(t: Table) -> None:
    """Life lost along with a copied card is a new event; then Bay moves up or closes. (KT-ELIM-8)"""
    await end_copies(t)
    await settle(t, "KT-RULING-39")
    facts, bay = board(t).facts, occupant(t, BAY)
    if facts.deserted and bay is not None:
        await put(t, bay, CITY, "KT-BAY-10")
    facts.deserted = False
    if bay_open(t) and len(t.state.living()) < 5:
        close_bay(t)
        t.emit("bay-closed", cause="KT-BAY-9")
        bay = occupant(t, BAY)
        if bay is not None:
            stays = board(t).moves_up and occupant(t, CITY) is None
            await put(t, bay, CITY if stays else OUTSIDE, "KT-BAY-9")
