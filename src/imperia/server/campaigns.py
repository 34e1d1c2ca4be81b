"""Campaigns: begun, looked at, and gone on with; how their games end is told by their tables and by nobody else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

from imperia.kernel.campaign import AnyChapter, Begun, CalledOff, CampaignRules, Rewarded
from imperia.kernel.chance import SEEDS
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Game
from imperia.server.errors import Refusal
from imperia.server.house import House
from imperia.server.kept import CampaignKeeper, Chair, KeptCampaign, KeptTable, NotKept
from imperia.server.keys import draw_key, draw_salt, draw_table_id, hash_key, seat_of
from imperia.server.names import clean_name
from imperia.server.wire import (
    USUAL_GRACE,
    CampaignInfo,
    CampaignKey,
    ChooseReward,
    NextGame,
    Opened,
    SeatKey,
    StartCampaign,
)


class Campaigns:
    """The campaigns of this process; one thing is done about each at a time."""

    def __init__(self, house: House, keeper: CampaignKeeper, find_game: Callable[[str, str], Game]) -> None:
        self._house: Final = house
        self._keeper: Final = keeper
        self._find_game: Final = find_game
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def _lock(self, campaign: str) -> asyncio.Lock:
        return self._locks.setdefault(campaign, asyncio.Lock())

    def _rules(self, game: str) -> CampaignRules:
        rules = self._find_game(game, "").campaigns()
        if rules is None:
            raise Refusal("no_campaigns", 404, game=game)
        return rules

    async def _open(self, campaign: str, secret: str) -> KeptCampaign:
        """A campaign for who has its secret."""
        kept = await self._keeper.find(campaign)
        if seat_of(secret, [kept.key_hash]) is None:
            raise Refusal("wrong_campaign_secret", 403)
        self._see(kept)
        return kept

    async def start(self, wish: StartCampaign) -> CampaignKey:
        """Begin a campaign, after another one or not; its secret is told this once."""
        rules = self._rules(wish.game)
        if wish.after is None:
            return await self._add(wish, rules.begin(wish.terms, None), None)
        async with self._lock(wish.after.campaign):
            before = await self._open(wish.after.campaign, wish.after.secret)
            if before.sequel is not None:
                raise Refusal("campaign_followed", 409)
            if before.game != wish.game:
                raise Refusal("no_such_campaign", 404)
            return await self._add(wish, rules.begin(wish.terms, (before.terms, before.story)), before.id)

    async def _add(self, wish: StartCampaign, terms: dict[str, bool | int | str], after: str | None) -> CampaignKey:
        key = CampaignKey(campaign=draw_table_id(), secret=draw_key())
        kept = KeptCampaign(id=key.campaign, game=wish.game, terms=terms, key_hash=hash_key(key.secret), story=[])
        try:
            await self._keeper.add(kept, after)
        except NotKept as error:
            raise Refusal("campaign_not_kept", 500) from error
        return key

    async def show(self, campaign: str) -> CampaignInfo:
        """A campaign as it stands."""
        return await self._describe(await self._keeper.find(campaign))

    async def _describe(self, kept: KeptCampaign) -> CampaignInfo:
        running, more = await self._now(kept)
        return CampaignInfo(
            campaign=kept.id,
            game=kept.game,
            table=running,
            tables=await self._keeper.tables_of(kept.id),
            sequel=kept.sequel,
            view=self._see(kept, more),
        )

    def _see(self, kept: KeptCampaign, more: Sequence[AnyChapter] = ()) -> Any:
        """The game's reading of a campaign; one from another release may not be readable."""
        try:
            return self._rules(kept.game).view(kept.terms, [*kept.story, *more])
        except (BadSetup, LookupError, ValueError) as error:
            raise Refusal("old_campaign", 409, game=kept.game) from error

    async def _now(self, kept: KeptCampaign) -> tuple[str | None, list[AnyChapter]]:
        """The table at which a game goes on; or, where nobody can play on at it, that the game is called off."""
        last = kept.story[-1] if kept.story else None
        if not isinstance(last, Begun):
            return None, []
        if await self._keeper.can_be_played(last.table):
            return last.table, []
        return None, [CalledOff()]

    async def play(self, campaign: str, wish: NextGame) -> Opened:
        """Begin the next game, or say where the one is that was begun; the secret of the campaign opens its seat."""
        async with self._lock(campaign):
            kept = await self._open(campaign, wish.secret)
            running, entries = await self._now(kept)
            if running is not None:
                return _opened(kept, running, wish.secret)
            game = self._find_game(kept.game, "")
            options = self._rules(kept.game).options(kept.terms, [*kept.story, *entries], wish.opponent)
            seed = secrets.randbelow(SEEDS)
            # The game checks what the campaign has made of it by setting itself up.
            await self._house.work.run(game.start, 1, seed, options)
            begun = Begun(draw_table_id(), wish.opponent)
            table = KeptTable(
                id=begun.table,
                game=game.name,
                rules=game.sheet.rules_version,
                content=game.fingerprint,
                seed=seed,
                options=game.complete_options(options),
                chairs=[Chair(bot=None, name=clean_name(wish.name), key_hash=kept.key_hash)],
                grace=USUAL_GRACE,
                salt=draw_salt(),
                campaign=kept.id,
                chapter=len(kept.story) + len(entries) + 1,
            )
            await self._append(kept, [*entries, begun], table)
            return _opened(kept, begun.table, wish.secret)

    async def reward(self, campaign: str, wish: ChooseReward) -> CampaignInfo:
        """Choose what a win brings."""
        async with self._lock(campaign):
            kept = await self._open(campaign, wish.secret)
            self._rules(kept.game).check_reward(kept.terms, kept.story, wish.choice)
            await self._append(kept, [Rewarded(wish.choice)])
            return await self._describe(kept)

    async def _append(self, kept: KeptCampaign, entries: list[AnyChapter], table: KeptTable | None = None) -> None:
        try:
            await self._keeper.append(kept, entries, table)
        except NotKept as error:
            raise Refusal("campaign_not_kept", 500) from error
        kept.story += entries


def _opened(kept: KeptCampaign, table: str, secret: str) -> Opened:
    return Opened(table=table, game=kept.game, keys=[SeatKey(seat=0, secret=secret)], over=False)
