"""Games as .goa files: written out, with what the seed was promised by as remarks that count for nothing."""

from goa.record.notation import write_record
from goa.server.table import Table


def record_text(table: Table) -> str:
    """The record as goa verify reads it."""
    game = table.game
    remarks = [
        f"# game {game.id}, rules {game.rules}",
        f"# promised before the first choice: {game.commitment}",
        f"# that is the SHA-256 of {game.salt}:{game.seed}",
    ]
    first, rest = write_record(table.state, table.names).split("\n", 1)
    return "\n".join([first, *remarks, rest])
