"""The migrations make exactly the schema that the code speaks of, and their first step can be undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect

from labrys.server.identity import looks
from labrys.server.settings import Settings
from labrys.server.store import database as databases
from labrys.server.store.database import Occupied, migrate, open_database
from labrys.server.store.schema import metadata, new_id
from tests.server.store.former.databases import laid


def migrated() -> Connection:
    connection = create_engine("sqlite://").connect()
    migrate(connection)
    return connection


def test_the_migrations_make_the_schema_that_the_code_speaks_of():
    with migrated() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), metadata)


def test_migrating_twice_changes_nothing():
    with migrated() as connection:
        migrate(connection)

        assert {*metadata.tables, "alembic_version"} == set(inspect(connection).get_table_names())


def test_every_migration_can_be_undone():
    with migrated() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")

        assert ["alembic_version"] == inspect(connection).get_table_names()


@pytest.mark.anyio
async def test_a_migration_that_fails_in_the_middle_leaves_nothing_and_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    settings = Settings(database=str(laid("73c2f1f", tmp_path)))

    def fail(name: str) -> str:
        raise OSError("the machine is switched off")

    with monkeypatch.context() as patch:
        patch.setattr(looks, "look", fail)
        with pytest.raises(OSError, match="switched off"):
            await open_database(settings)
    assert "look" not in _columns(settings)
    await (await open_database(settings)).close()
    assert "look" in _columns(settings)


def _columns(settings: Settings) -> set[str]:
    engine = create_engine(f"sqlite:///{settings.sqlite_file}")
    with engine.connect() as connection:
        found = {column["name"] for column in inspect(connection).get_columns("players")}
    engine.dispose()
    return found


@pytest.mark.anyio
async def test_the_embedded_database_has_one_server(tmp_path: Path):
    settings = Settings(database=str(tmp_path / "labrys.db"))
    first = await open_database(settings)
    with pytest.raises(Occupied, match="another Labrys server has"):
        await open_database(settings)
    await first.close()
    second = await open_database(settings)
    await second.close()

    assert 0o600 == (tmp_path / "labrys.db").stat().st_mode & 0o777


def test_an_id_has_128_random_bits():
    ids = {new_id() for _ in range(1000)}

    assert 1000 == len(ids)
    assert {22} == {len(one) for one in ids}
