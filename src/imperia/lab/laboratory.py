"""`imperia lab`: a game measured, and changed content compared with the printed on the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from imperia.games import check_name
from imperia.games import game as find_game
from imperia.kernel.content import Name
from imperia.kernel.errors import BadContent, BadSetup
from imperia.kernel.game import Value
from imperia.kernel.packs import read_pack
from imperia.lab.balance import Balance, balance
from imperia.lab.contrast import NOTHING, Contrast, Difference, Measure, compare, contrast, measures
from imperia.lab.lift import Lift, lifts, losses
from imperia.lab.simulate import Plan, plan
from imperia.lab.skill import Shares, shares, swings
from imperia.lab.trial import Played, Side, describe_box, play_seed, side

R = TypeVar("R")

# Every look at a comparison needs some seeds.
LEAST_PAIRS = 64
# Whoever watches sees so many more each time.
AT_ONCE = 8


class Extent(msgspec.Struct, frozen=True):
    """How far a report goes beyond wins and points."""

    # Seeds for the lift of cards, and games for the account of luck and skill.
    lift: int = 0
    luck: int = 0
    # Other bots, each with so many seeds.
    levels: tuple[str, ...] = ()
    level_seeds: int = 0

    def work(self) -> int:
        """How many seeds that is."""
        return self.lift + self.luck + len(self.levels) * self.level_seeds


NOTHING_MORE: Final = Extent()


class Glimpse(msgspec.Struct, frozen=True):
    """A comparison that is still growing: nothing of it is decided, but for what the looks at it say."""

    seeds: int
    differences: list[Difference]
    names: dict[str, Name]


class Level(msgspec.Struct, frozen=True):
    """The balance among bots of one strength."""

    bot: str
    balance: Balance


class Lab(msgspec.Struct, frozen=True):
    """A game as the laboratory found it."""

    game: str
    rules: int
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, Value]
    # The printed content, and the other one if there is one.
    content: str
    changed_content: str
    # The name of the pack or the changes; empty without any.
    change: str
    printed: Balance
    changed: Balance | None
    contrast: Contrast | None
    # The lift of every card, of so many seeds.
    lift_seeds: int
    lifts: list[Lift]
    luck: Shares | None
    # The balance among other bots, weakest first; the content that is tried, where there is one.
    levels: list[Level]
    # The names of cards, factions and clans, as the content that was tried has them.
    names: dict[str, Name]


class _Half:
    """The games with one content, as far as they have been asked for."""

    def __init__(self, side: Side, plan: Plan) -> None:
        self._side = side
        self._plan = plan
        self.box = next(side.ask(describe_box, plan.game, [0]))
        self.seeds: list[list[Played]] = []
        self.measures: list[dict[Measure, float]] = []

    def begin(self, count: int) -> Callable[[], list[list[Played]]]:
        """Have the first so many seeds played; the answer waits for them."""
        under_way = self._side.ask(play_seed, self._plan, range(len(self.seeds), count))
        return lambda: list(under_way)

    def each(self, work: Callable[[Plan, int], R], plan: Plan, count: int, progress: Callable[[int], None]) -> list[R]:
        """Something for each of some seeds."""
        found = []
        for one in self._side.ask(work, plan, range(count)):
            found.append(one)
            progress(1)
        return found

    def keep(self, games: list[list[Played]]) -> None:
        """Keep the games of further seeds."""
        self.seeds += games
        self.measures += [measures(one) for one in games]


def run(
    wish: Plan,
    pack: Path | None = None,
    changes: Sequence[str] = (),
    workers: int = 1,
    progress: Callable[[int], None] = lambda seeds: None,
    extent: Extent = NOTHING_MORE,
    watch: Callable[[Glimpse], None] | None = None,
) -> Lab:
    """Measure a game, or compare it with a content of one's own until the comparison is decided.

    `watch` sees a comparison grow; what it raises ends the work.
    """
    if workers < 1:
        raise BadSetup("bad_workers", workers=workers)
    other = pack is not None or bool(changes)
    if other and wish.games < LEAST_PAIRS:
        raise BadSetup("few_pairs", pairs=wish.games, least=LEAST_PAIRS)
    if pack is not None and (found := read_pack(pack)).game != wish.game:
        raise BadContent("pack_game", name=found.name, found=found.game, game=wish.game)
    with ExitStack() as stack:
        printed = _Half(stack.enter_context(side(wish.game, None, (), workers)), wish)
        changed = _Half(stack.enter_context(side(wish.game, pack, changes, workers)), wish) if other else None
        halves = [printed, changed] if changed is not None else [printed]

        def more(count: int) -> tuple[list[dict[Measure, float]], list[dict[Measure, float]]]:
            before = len(printed.seeds)
            step = count - before if watch is None else AT_ONCE
            for until in [*range(before + step, count, step), count]:
                # Both are at work before anybody waits for either.
                for half, games in [(half, half.begin(until)) for half in halves]:
                    half.keep(games())
                if watch is not None:
                    watch(Glimpse(until, compare(halves[0].measures, halves[-1].measures), halves[-1].box.names))
            progress(count - before)
            return halves[0].measures, halves[-1].measures

        compared: Contrast | None = None
        if changed is None:
            more(wish.games)
        elif changed.box.content == printed.box.content:
            # It plays as printed, to the bit: there is nothing to find.
            more(wish.games)
            compared = Contrast(NOTHING, wish.games, [])
        else:
            compared = contrast(wish.games, more)
            progress(wish.games - compared.seeds)
        tried = halves[-1]
        lifted = lifts(tried.each(losses, wish, extent.lift, progress))
        luck = shares(tried.each(swings, wish, extent.luck, progress))
        levels = []
        for bot in extent.levels:
            others = msgspec.structs.replace(wish, bots=(bot,) * wish.seats)
            levels.append(Level(bot, balance(tried.each(play_seed, others, extent.level_seeds, progress))))
    game = find_game(wish.game)
    return Lab(
        game=wish.game,
        rules=game.sheet.rules_version,
        seats=wish.seats,
        bots=list(wish.bots),
        seed=wish.seed,
        options=wish.options,
        content=printed.box.content,
        changed_content=changed.box.content if changed is not None else "",
        change=changed.box.pack or ", ".join(changes) if changed is not None else "",
        printed=balance(printed.seeds),
        changed=balance(changed.seeds) if changed is not None else None,
        contrast=compared,
        lift_seeds=extent.lift,
        lifts=lifted,
        luck=luck,
        levels=levels,
        names={**printed.box.names, **(changed.box.names if changed is not None else {})},
    )


def lab_plan(
    game: str, seeds: int, seats: int | None, bots: Sequence[str], seed: int, options: dict[str, Value]
) -> Plan:
    """A plan for the laboratory, or an error that says what is wrong with it."""
    check_name(game)
    found = plan(game, seeds, seats, bots, seed, options)
    if found.seats < 2:
        raise BadSetup("lab_alone")
    return found
