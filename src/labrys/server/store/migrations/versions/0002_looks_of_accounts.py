"""What the names of accounts look like, so that no new one is taken for another.

Of accounts that look alike already the oldest has the look; the others stay as they are, without one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from labrys.server.identity.looks import look

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_players = sa.table("players", sa.column("id"), sa.column("account"), sa.column("look"), sa.column("created"))


def upgrade() -> None:
    op.add_column("players", sa.Column("look", sa.Text(), nullable=True))
    connection = op.get_bind()
    accounts = sa.select(_players.c.id, _players.c.account).where(_players.c.account.is_not(None))
    seen: set[str] = set()
    for id_, account in connection.execute(accounts.order_by(_players.c.created, _players.c.id)).all():
        drawn = look(account)
        if drawn not in seen:
            seen.add(drawn)
            connection.execute(sa.update(_players).where(_players.c.id == id_).values(look=drawn))
    op.create_index(op.f("ix_players_look"), "players", ["look"], unique=True)


def downgrade() -> None:
    op.drop_index(op.f("ix_players_look"), table_name="players")
    op.drop_column("players", "look")
