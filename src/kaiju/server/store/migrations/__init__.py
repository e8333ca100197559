"""Brings a database up to date; safe to run twice, and by several processes at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

LOCK: Final = 0x6B61696A75  # "kaiju"


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


def upgrade(connection: Connection) -> None:
    """Take every step that this database has not taken yet, within the transaction that is open."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    scripts = _scripts()

    def steps(revision: Any, context: MigrationContext) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(Config(), scripts, fn=steps) as environment:
        environment.configure(connection=connection, transactional_ddl=True)
        environment.run_migrations()


def version(connection: Connection) -> str | None:
    """The last step that was taken."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """The last step that this server knows."""
    return _scripts().get_current_head()
