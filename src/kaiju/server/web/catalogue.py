"""What can be played: the games with their options, the bots, and the contents of a game."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from kaiju.bots import BOTS
from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.newyork.game import NewYork
from kaiju.newyork.tiles import TILES, UNITS, Tile
from kaiju.server.web.language import words_for
from kaiju.server.web.server import Connected, Here
from kaiju.server.wire.bodies import (
    CardInfo,
    Catalogue,
    EditionInfo,
    GameInfo,
    OptionInfo,
    RulesInfo,
    TileInfo,
)


@get("/catalogue", summary="The games, their options, and the bots")
async def catalogue(server: Here, request: Connected) -> Catalogue:
    """What one needs to know to open a table."""
    games = []
    for game in GAMES.values():
        values = game.options_by_name.get("edition", ("",))
        editions = [_edition(game.edition({"edition": value})) for value in values]
        name, first = words_for(request).name("game", game.id), editions[0]
        games.append(
            GameInfo(
                game.id, name, game.rules_version, *game.players, first.monsters, first.options, editions
            )
        )
    return Catalogue(games, list(BOTS), server.settings.pace)


def _edition(game: Game) -> EditionInfo:
    options = [OptionInfo(option.name, list(option.values)) for option in game.options]
    return EditionInfo(list(game.names), options)


@get("/tables/{table:str}/rules", summary="The contents of the game at a table")
async def rules(table: FromPath[str], server: Here) -> RulesInfo:
    """The phases, faces and cards of a game in the edition that its options select."""
    async with server.house.visit(table) as live:
        return rules_of(live.game)


def rules_of(game: Game) -> RulesInfo:
    """The contents of a game."""
    cards = [CardInfo(card.id, "keep" if card.keep else "discard", card.cost) for card in game.cards.values()]
    return RulesInfo(
        game.id,
        list(game.dialect),
        [phase.__name__ for phase in game.phases],
        game.first_turn_phase,
        list(game.faces),
        game.attack_face,
        game.dice,
        game.life,
        game.winning_vp,
        game.sweep_cost,
        cards + [CardInfo(id, "goal", 0) for id in game.goal_cards],
        [_tile(tile) for tile in TILES.values()] if isinstance(game, NewYork) else [],
    )


def _tile(tile: Tile) -> TileInfo:
    return TileInfo(tile.id, tile.id in UNITS, tile.durability, tile.reward, tile.amount)


HANDLERS = [catalogue, rules]
