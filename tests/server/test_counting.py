"""Nobody reads a secret answer in numbers: how often others have answered, or changed their minds, shows nowhere."""

from typing import Final

import pytest

from imperia.kernel.chance import Chance
from imperia.kernel.record import Record
from imperia.kernel.soundness import frozen
from imperia.kernel.state import State
from imperia.play import HUMAN, Table
from tests.server.service import Player, Service, find_game

READER = 1


def in_secret(state: State, seat: int, move: int) -> State | None:
    """The position after a move of which others see nothing; None if they see something."""
    after = state.copy()
    after.journal = []
    after.play(seat, move)
    unseen = not after.journal and not after.over and after.choice() is state.choice()
    return after if unseen and after.awaited() == state.awaited() else None


class Script:
    """A game in which one seat is watched, who pokes at the table whenever another may have answered in secret."""

    def __init__(self, service: Service, game: str, seats: int, seed: int, waver: bool) -> None:
        self.service = service
        self.waver = waver
        self.table = Table(Record(find_game(game), seats, seed, {}, [HUMAN] * seats))
        self.opened = service.open(*[None] * seats, game=game, seed=seed)
        self.players = [service.join(self.opened, seat) for seat in range(seats)]
        # What the watched seat hears on the connections that it opens in between.
        self.glimpses: list[bytes] = []
        self.wavered = 0

    def play(self, seat: int, move: int) -> None:
        player = self.players[seat]
        player.until_seq(self.table.seq_for(seat))
        question = player.moment.question
        assert question is not None
        player.do("play", number=question.number, move=move)
        self.table.play(seat, move)

    def take_back(self, seat: int) -> None:
        self.players[seat].do("take_back")
        self.table.undo(seat)

    def think(self, seat: int, chance: Chance) -> None:
        """Change one's mind in secret: by moves that lead back to where one was, or by one that is taken back."""
        before = self.table.state
        ways = [move for move in before.moves(seat) if in_secret(before, seat, move) is not None]
        if not self.waver or not ways:
            return
        first = ways[chance.below(len(ways))]
        after = in_secret(before, seat, first)
        assert after is not None
        ends = [(move, in_secret(after, seat, move)) for move in after.moves(seat)]
        back = [move for move, end in ends if end is not None and frozen(end.data()) == frozen(before.data())]
        self.play(seat, first)
        if back and chance.below(2):
            self.play(seat, back[0])
        else:
            self.take_back(seat)
        self.wavered += 1

    def poke(self, times: int) -> None:
        """Everything by which the watched seat may ask how the table is."""
        reader = self.players[READER]
        reader.do("rename", name=f"Nosy {times}")
        again = self.service.join(self.opened, READER, seq=max(0, reader.moment.seq - 1))
        again.do("speak", lang="fr")
        self.glimpses += again.heard
        again.leave()

    def heard(self) -> list[bytes]:
        """All that the watched seat heard, whatever the table is called."""
        known = self.opened.table.encode()
        return [message.replace(known, b"table") for message in self.players[READER].heard + self.glimpses]


@pytest.fixture(autouse=True)
def _same_salt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with the same seed show the same fingerprint."""
    monkeypatch.setattr("imperia.server.tables.draw_salt", lambda: "salt")


def settle(player: Player) -> None:
    """Hear everything that is on its way: a question to the server is answered after it."""
    player.request("why", notation="nonsense")


def play_game(service: Service, game: str, seats: int, seed: int, waver: bool, most: int) -> Script:
    """A random game of so many moves, besides those that lead nowhere."""
    script = Script(service, game, seats, seed, waver)
    moves, detours = Chance(seed), Chance(seed + 1)
    pokes = played = 0
    while not script.table.over and played < most:
        played += 1
        state = script.table.state
        acting = state.awaited()
        seat = acting[moves.below(len(acting))]
        secret = state.choice().secret
        if secret and seat != READER:
            script.think(seat, detours)
        legal = script.table.state.moves(seat)
        script.play(seat, legal[moves.below(len(legal))])
        if secret and pokes < 40:
            pokes += 1
            script.poke(pokes)
        settle(script.players[READER])
    return script


# A few turns of Yuan, and whole games in the long run.
SOME: Final = 40
ALL: Final = 10_000


@pytest.mark.parametrize(
    ("game", "seats", "seed", "most"),
    [
        ("toy", 3, 2, ALL),
        ("yuan", 2, 3, SOME),
        ("yuan", 3, 4, SOME),
        pytest.param("yuan", 2, 3, ALL, marks=pytest.mark.soak),
        pytest.param("yuan", 3, 4, ALL, marks=pytest.mark.soak),
    ],
)
def test_who_wavers_in_secret_gives_nothing_away(service: Service, game: str, seats: int, seed: int, most: int) -> None:
    straight = play_game(service, game, seats, seed, waver=False, most=most)
    wavering = play_game(service, game, seats, seed, waver=True, most=most)
    assert wavering.heard() == straight.heard()
    assert bool(wavering.wavered) == (game == "yuan")
    assert len(wavering.table.history) >= len(straight.table.history) + wavering.wavered


# Ways to come to a plan, and what is seen of each: that somebody is ready.
PLANS = [["pass"], ["target", "ready"], ["target", "dev", "ready"], ["target", "dev", "mil", "change", "pass"]]


def test_whether_a_rival_passes_or_attacks_or_develops_cannot_be_counted(service: Service) -> None:
    game = find_game("yuan")
    heard: list[list[bytes]] = []
    for plan in PLANS:
        script = Script(service, "yuan", 2, 5, waver=False)
        for verb in plan:
            found = [move for move in script.table.state.moves(0) if game.notation(move).split()[0] == verb]
            script.play(0, found[0])
        script.poke(1)
        settle(script.players[READER])
        heard.append(script.heard())
    assert all(one == heard[0] for one in heard)
