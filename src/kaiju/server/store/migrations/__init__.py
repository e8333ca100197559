"""The migrations of the database; safe to run twice, and by several processes at once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from kaiju.server.store.database import TooNew

LOCK: Final = 0x6B61696A75  # "kaiju"


def _steps() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


def upgrade(connection: Connection) -> None:
    """Run every migration that this database has not had yet, within the open transaction.

    A database that has had one unknown here is refused: nobody knows what that has changed.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    context, steps = MigrationContext.configure(connection), _steps()
    current = context.get_current_revision()
    if current not in {None, *(step.revision for step in steps.walk_revisions())}:
        raise TooNew
    missing = steps.iterate_revisions(steps.get_current_head(), current)
    with Operations.context(context):
        for step in reversed(list(missing)):
            step.module.upgrade()
            context.stamp(steps, step.revision)


def version(connection: Connection) -> str | None:
    """The last migration that was run."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """The last migration that this server knows."""
    return _steps().get_current_head()
