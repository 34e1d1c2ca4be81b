"""A browser's own house: tables are opened, played, left, and found again by the next window."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import pytest
from litestar.routes import HTTPRoute

from imperia.offline.routes import ROUTES
from imperia.server.routes import make_api
from imperia.server.wire import (
    Along,
    CampaignInfo,
    CampaignKey,
    Failure,
    Frame,
    Library,
    NextGame,
    Opened,
    OpenTable,
    Play,
    Refused,
    SeatWish,
    StartCampaign,
    TableInfo,
    TakeAlong,
    TakeBack,
)
from tests.offline.device import Drawer, Window

ALONE: Final = [SeatWish(name="Ada"), SeatWish(bot="random")]


def told(story: Callable[[Drawer], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(Drawer()), 120))


async def opened(window: Window, game: str = "founders") -> Opened:
    return await window.request("POST", "/tables", Opened, OpenTable(game=game, seats=ALONE, seed=7))


def test_a_game_goes_on_in_the_next_window_where_it_was_left() -> None:
    async def story(drawer: Drawer) -> None:
        first = Window(drawer)
        table = await opened(first)
        async with first.sit(table) as ada:
            for _ in range(5):
                before = await ada.answer()
            before = await ada.until(lambda one: one.question is not None and one.question.awaited)
        second = Window(drawer)
        async with second.sit(table) as ada:
            found = await ada.until(lambda one: one.question is not None and one.question.awaited)
            assert (found.seq, found.question) == (before.seq, before.question)
            assert (await ada.answer()).seq > found.seq

    told(story)


def test_a_finished_game_has_a_record_that_can_be_looked_at_and_opened_again() -> None:
    async def story(drawer: Drawer) -> None:
        window = Window(drawer)
        table = await opened(window, "yuan")
        async with window.sit(table) as ada:
            while (await ada.answer()).result is None:
                pass
        record = await window.read(f"/tables/{table.table}/record")
        frame = await window.request("GET", f"/tables/{table.table}/frames/3?lang=fr&seat=0", Frame)
        assert frame.moves == 3
        again = await Window(drawer).request("POST", "/records", Opened, record)
        assert again.over
        assert await window.read(f"/tables/{again.table}/record") == record

    told(story)


def test_a_move_that_another_window_has_made_first_is_not_made_twice() -> None:
    async def story(drawer: Drawer) -> None:
        one, two = Window(drawer), Window(drawer)
        table = await opened(one)
        async with one.sit(table) as here, two.sit(table) as there:
            asked = (await there.until(lambda moment: moment.question is not None)).question
            assert asked is not None
            await here.answer()
            there.say(Play(id=1, number=asked.number, move=asked.moves[0].move))
            refused = await there.hear()
            while not isinstance(refused, Refused):
                refused = await there.hear()
            assert refused.key == "not_kept"
            # It sees the table as it is kept, and plays on from there.
            assert (await there.answer()).seq > 1

    told(story)


def test_a_move_is_taken_back() -> None:
    async def story(drawer: Drawer) -> None:
        window = Window(drawer)
        table = await window.request(
            "POST", "/tables", Opened, OpenTable(game="founders", seats=[SeatWish(), SeatWish()], seed=8)
        )
        async with window.sit(table) as ada:
            first = await ada.until(lambda one: one.question is not None)
            moved = await ada.answer()
            assert moved.undo.free
            ada.say(TakeBack(id=9))
            back = await ada.until(lambda one: one.undone)
            assert back.question is not None
            assert first.question is not None
            assert back.question.moves == first.question.moves

    told(story)


def test_a_campaign_goes_on_in_the_next_window() -> None:
    async def story(drawer: Drawer) -> None:
        window = Window(drawer)
        library = await window.request("GET", "/library", Library)
        (game,) = [one.id for one in library.games if one.campaigns]
        wish = StartCampaign(game=game, terms={"nation": "romans"})
        key = await window.request("POST", "/campaigns", CampaignKey, wish)
        shown = await window.request("GET", f"/campaigns/{key.campaign}", CampaignInfo)
        assert shown.table is None
        begun = await window.request("POST", f"/campaigns/{key.campaign}/games", Opened, NextGame(key.secret, "greeks"))
        shown = await Window(drawer).request("GET", f"/campaigns/{key.campaign}", CampaignInfo)
        assert (shown.table, shown.tables) == (begun.table, [begun.table])

    told(story)


def test_a_hint_is_given() -> None:
    async def story(drawer: Drawer) -> None:
        window = Window(drawer)
        table = await opened(window)
        async with window.sit(table) as ada:
            asked = (await ada.until(lambda one: one.question is not None)).question
            assert asked is not None
            wish = {"secret": table.keys[0].secret, "number": asked.number, "lang": "fr"}
            hinted = await window.request("POST", f"/tables/{table.table}/hint", dict[str, object], wish)
            assert hinted["number"] == asked.number

    told(story)


def test_what_one_of_two_did_on_another_device_is_entered_here() -> None:
    async def story(drawer: Drawer) -> None:
        wish = OpenTable(game="founders", seats=[SeatWish(name="Ada"), SeatWish(name="Ben")], seed=8)
        here, there = Window(drawer), Window(Drawer())
        mine, theirs = [await one.request("POST", "/tables", Opened, wish) for one in (here, there)]
        async with there.sit(theirs) as ben:
            await ben.answer()
        asked = TakeAlong(secret=theirs.keys[0].secret)
        sent = await there.request("POST", f"/tables/{theirs.table}/along", Along, asked)
        assert len(sent.entries) == 1
        handed = {"secret": mine.keys[0].secret, "since": 0, "entries": [msgspec.json.decode(sent.entries[0])]}
        await here.request("POST", f"/tables/{mine.table}/handed", TableInfo, handed)
        known = await here.request("POST", f"/tables/{mine.table}/along", Along, TakeAlong(secret=mine.keys[1].secret))
        assert known.entries == sent.entries

    told(story)


@pytest.mark.parametrize(
    ("method", "address", "body", "key"),
    [
        ("GET", "/tables/nothing", "", "no_such_table"),
        ("GET", "/campaigns/nothing", "", "no_such_campaign"),
        ("GET", "/games/chess/rules", "", "no_such_game"),
        ("POST", "/tables", "{", "bad_request"),
        ("DELETE", "/tables/nothing", "", "no_such_page"),
        ("GET", "/tables/nothing/frames/-1", "", "no_such_page"),
    ],
)
def test_what_is_not_there_is_refused_as_on_a_server(method: str, address: str, body: str, key: str) -> None:
    async def story(drawer: Drawer) -> None:
        answer = await Window(drawer).house.answer(method, address, body)
        failure = msgspec.json.decode(answer.body, type=Failure)
        assert (failure.key, failure.status) == (key, answer.status)

    told(story)


def test_somebody_who_comes_to_no_table_is_turned_away() -> None:
    async def story(drawer: Drawer) -> None:
        window = Window(drawer)
        async with window.sit(Opened(table="nothing", game="yuan", keys=[], over=False)) as ada:
            refused = await ada.hear()
            assert refused.key == "no_such_table"
            await asyncio.sleep(0)
            assert ada.closed == 4404

    told(story)


def test_it_answers_at_the_addresses_of_a_server_and_at_no_others() -> None:
    served = {
        (str(method), re.sub(r"\{[^}]*\}", "*", route.path.removeprefix("/api")))
        for route in make_api().routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"
    }
    # Packs are an operator's.
    packs = {("GET", f"/games/*/{what}") for what in ("drawn", "printed")} | {("GET", "/trials/*")}
    packs |= {("POST", f"/games/*/{what}") for what in ("trials", "packs")}
    assert packs < served
    assert set(ROUTES) == served - packs
