"""The price of a request to the address it comes from, in points, by the work it causes.

An address has forty points a second and four hundred at once (`budget.Limits`), for its requests and for its messages
over the WebSocket (`guest.COSTS`), of which a move costs one. A point is some two milliseconds of the event loop, so
that no address has more than a tenth of it for long. `bench/flood.py` measures it.
"""

from __future__ import annotations

from typing import Final

from imperia.server.budget import Address
from imperia.server.errors import Refusal

# Every request, whatever is asked for and whatever becomes of it. What is ready in memory costs no more than that:
# the page's files, the library, the description of the routes.
REQUEST: Final = 0.2
# On top of it, what is looked up in the database, for people or for those who watch over the server.
LOOKING_UP: Final = 1.0
# What is worked out in a thread: the advice of an opponent of the rules, the record of a finished game, and one of its
# positions, to which some dozens of moves lead from the nearest that is kept.
ADVICE: Final = 2.0
RECORD: Final = 2.0
POSITION: Final = 4.0
# What is worked out in a worker: a hint, and a further look of the coach at a finished game.
HINT: Final = 20.0
COACHING: Final = 6.0
# A finished game that is not in memory, and has to be played again to be looked at: coming to a table costs as much.
# When it is known how long it is, each of its moves is charged, too, on credit.
REBUILDING: Final = 10.0
REPLAYED_MOVE: Final = 0.05
# What a program asks for in an imagined world before it answers: some hundred microseconds.
WORLD: Final = 0.05
# What is written into the database.
WRITING: Final = 4.0


async def charge(address: Address, points: float) -> None:
    """Have something paid for before it is done, or refuse to do it."""
    if not await address.pay(points):
        raise Refusal("too_many", 429)
