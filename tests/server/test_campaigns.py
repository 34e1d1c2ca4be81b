"""Campaigns: kept like the history of a table, and made from what happened at their tables, whatever anybody claims."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import URL

import imperia
from imperia.kernel.campaign import AnyChapter, Begun, Ended, Rewarded
from imperia.play import TakenOn
from imperia.server.database import database_url
from imperia.server.errors import Refusal
from imperia.server.kept import Chair, KeptCampaign, KeptTable, NotKept
from imperia.server.kept_campaigns import CampaignStore
from imperia.server.keys import draw_table_id, hash_key
from imperia.server.store import Store
from imperia.server.wire import CampaignInfo, CampaignKey, Opened
from tests.cli.run import answer, refusal, run
from tests.french import foreign
from tests.rule import rule
from tests.server.process import ServerProcess
from tests.server.service import PLENTY, Service, running
from tests.server.test_store import POSTGRESQL

TERMS = {"nation": "romans"}


def begin(service: Service, **more: Any) -> CampaignKey:
    """A campaign of the Romans."""
    done = service.http.post("/api/campaigns", json={"game": "imperium", "terms": TERMS, **more})
    assert done.status_code == 201, done.text
    return msgspec.json.decode(done.content, type=CampaignKey)


def show(service: Service, key: CampaignKey) -> CampaignInfo:
    done = service.http.get(f"/api/campaigns/{key.campaign}")
    assert done.status_code == 200, done.text
    return msgspec.json.decode(done.content, type=CampaignInfo)


def next_game(service: Service, key: CampaignKey, opponent: str = "greeks") -> Opened:
    body = {"secret": key.secret, "opponent": opponent, "name": "Ana"}
    done = service.http.post(f"/api/campaigns/{key.campaign}/games", json=body)
    assert done.status_code == 201, done.text
    return msgspec.json.decode(done.content, type=Opened)


def refused(service: Service, path: str, **body: Any) -> tuple[int, str]:
    """The status and the words of a request that must not be carried out."""
    done = service.http.post(f"/api/campaigns{path}", json=body)
    assert done.status_code >= 400, done.text
    failure = msgspec.json.decode(done.content)
    assert failure["text"]["fr"]
    assert foreign(failure["text"]["fr"]) == []
    return done.status_code, f"{failure['key']} {failure['text']['en']}"


def play_out(service: Service, opened: Opened, bot: str = "random") -> None:
    """A bot plays the game to its end."""
    player = service.join(opened)
    player.do("hand_over", seat=0, bot=bot)
    player.until(lambda moment: moment.result is not None)
    player.leave()


def tell(file: Path | str, key: CampaignKey, *entries: AnyChapter) -> None:
    """What happened in a campaign before, put where the server keeps it."""

    async def write() -> None:
        store = Store(database_url(str(file)))
        try:
            await CampaignStore(store).append(await CampaignStore(store).find(key.campaign), entries)
        finally:
            await store.close()

    asyncio.run(write())


def won(opponent: str = "greeks", *gained: str) -> list[AnyChapter]:
    return [Begun("long-gone", opponent), Ended("2026-11-17", [60, 40], True, list(gained))]


def lost(opponent: str = "greeks") -> list[AnyChapter]:
    return [Begun("long-gone", opponent), Ended("2026-11-17", [30, 40], False, [])]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def served(file: Path) -> Iterator[Service]:
    with running(file) as one:
        yield one


# What is kept, on every database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    if request.param == "sqlite":
        return database_url(str(tmp_path / "tables.sqlite"))
    if not POSTGRESQL:
        pytest.skip("IMPERIA_TEST_POSTGRESQL names no database")
    return database_url(POSTGRESQL)


def with_store(database: URL, use: Callable[[Store], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = Store(database)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(opened())


def table_of(campaign: str) -> KeptTable:
    chairs = [Chair(bot=None, name="Ana", key_hash=hash_key("secret"))]
    return KeptTable(
        draw_table_id(), "imperium", 1, "x", 7, {"campaign": "romans against greeks"}, chairs, 120,
        campaign=campaign, chapter=1,
    )  # fmt: skip


def test_a_story_is_kept_with_the_table_that_it_begins_or_not_at_all(database: URL) -> None:
    async def use(store: Store) -> None:
        kept = KeptCampaign(draw_table_id(), "imperium", {"nation": "romans", "supreme": True}, hash_key("secret"), [])
        await CampaignStore(store).add(kept, None)
        table = table_of(kept.id)
        await CampaignStore(store).append(kept, [Begun(table.id, "greeks")], table)
        found = await CampaignStore(store).find(kept.id)
        assert (found.terms, found.story) == (kept.terms, [Begun(table.id, "greeks")])
        assert (await store.find(table.id)).campaign == kept.id
        assert await CampaignStore(store).can_be_played(table.id)
        # Somebody who has not seen that it went on writes the same entry again.
        other = table_of(kept.id)
        with pytest.raises(NotKept):
            await CampaignStore(store).append(kept, [Begun(other.id, "celts")], other)
        with pytest.raises(Refusal):
            await store.find(other.id)
        entries: list[AnyChapter] = [Ended("2026-11-17", [60, 40], True, ["cl-port"]), Rewarded("keep cl-port")]
        await CampaignStore(store).append(found, entries)
        assert (await CampaignStore(store).find(kept.id)).story == [Begun(table.id, "greeks"), *entries]
        following = KeptCampaign(draw_table_id(), "imperium", {}, hash_key("other"), [])
        await CampaignStore(store).add(following, kept.id)
        assert (await CampaignStore(store).find(kept.id)).sequel == following.id
        for campaign in ("nothing", "\0"):
            with pytest.raises(Refusal, match="no such campaign"):
                await CampaignStore(store).find(campaign)

    with_store(database, use)


# From its beginning to its end


def test_a_game_of_a_campaign_is_noted_with_its_last_move(served: Service) -> None:
    key = begin(served)
    assert show(served, key).view["how"] == "choose"
    opened = next_game(served, key)
    info = show(served, key)
    assert (info.table, info.view["how"], info.view["games"][0]["won"]) == (opened.table, "playing", None)
    table = served.http.get(f"/api/tables/{opened.table}").json()
    assert table["campaign"] == key.campaign
    assert table["options"]["campaign"] == "romans against greeks"
    # One at a time: who asks again is told where it is.
    assert next_game(served, key, "celts").table == opened.table
    play_out(served, opened)
    info = show(served, key)
    game = info.view["games"][0]
    assert (info.table, game["opponent"], game["level"]) == (None, "greeks", "chieftain")
    scores = served.join(opened, None).moment.result
    assert scores is not None
    assert [game["points"], game["against"]] == [one.total for one in scores.scores]
    assert game["won"] is scores.scores[0].winner
    assert (info.view["wins"], info.view["losses"]) == ((1, 0) if game["won"] else (0, 1))
    # Playing the same again would be no game of the campaign.
    assert served.join(opened).refused("again") == "campaign_goes_on"


def test_a_game_that_was_won_is_noted_as_won(file: Path, served: Service) -> None:
    key = begin(served)
    opened = next_game(served, key)
    # The last round, and nobody catches up with so much progress.
    state = imperia.game("imperium").start(1, 7, {"campaign": "romans against greeks"})
    state.play(0, state.moves(0)[0])
    rich: dict[str, Any] = {**state.data(), "ending": "last_round", "cause": "dynasty"}
    rich["players"][0]["tokens"]["progress"] = 200

    async def go_on_there() -> None:
        store = Store(database_url(str(file)))
        try:
            await store.append(opened.table, 1, TakenOn(-1, rich, [None], [1, 1]))
        finally:
            await store.close()

    asyncio.run(go_on_there())
    play_out(served, opened)
    view = show(served, key).view
    assert (view["games"][0]["won"], view["wins"], view["losses"]) == (True, 1, 0)


@rule("IMP-303")
def test_after_a_lost_campaign_the_next_one_has_the_bonus_once(file: Path, served: Service) -> None:
    key = begin(served)
    after = {"campaign": key.campaign, "secret": key.secret}
    status, said = refused(served, "", game="imperium", terms=TERMS, after=after)
    assert (status, "IMP-303" in said) == (400, True)
    tell(file, key, *lost(), *lost(), *lost(), *lost())
    assert show(served, key).view["how"] == "lost"
    assert refused(served, "", game="imperium", terms=TERMS, after={**after, "secret": "x"})[0] == 403
    assert refused(served, "", game="imperium", terms={**TERMS, "bonus": True})[0] == 400
    following = begin(served, after=after)
    assert show(served, following).view["bonus"]
    assert show(served, key).sequel == following.campaign
    assert refused(served, "", game="imperium", terms=TERMS, after=after)[0] == 409
    opened = next_game(served, following)
    player = served.join(opened)
    player.play()
    assert player.info.options["campaign"] == "romans against greeks, double"


def test_a_reward_is_chosen_once_and_only_among_what_was_gained(file: Path, served: Service) -> None:
    key = begin(served)
    path = f"/{key.campaign}/rewards"
    assert "IMP-304" in refused(served, path, secret=key.secret, choice="keep cl-port")[1]
    tell(file, key, *won("greeks", "cl-port", "cl-notorious"))
    assert refused(served, path, secret="x", choice="keep cl-port")[0] == 403
    for choice, number in (
        ("keep cl-notorious", "IMP-305"),
        ("keep cl-oasis", "IMP-305"),
        ("drop cl-port", "IMP-306"),
        ("keep \0", "IMP-305"),
        ("", "IMP-305"),
    ):
        status, said = refused(served, path, secret=key.secret, choice=choice)
        assert (status, number in said) == (400, True)
    assert "IMP-304" in refused(served, f"/{key.campaign}/games", secret=key.secret, opponent="celts")[1]
    done = served.http.post(f"/api/campaigns{path}", json={"secret": key.secret, "choice": "keep cl-port"})
    assert done.json()["view"]["joined"] == ["cl-port"]
    assert "IMP-304" in refused(served, path, secret=key.secret, choice="keep cl-port")[1]
    assert "IMP-301" in refused(served, f"/{key.campaign}/games", secret=key.secret, opponent="greeks")[1]
    player = served.join(next_game(served, key, "celts"))
    assert player.info.options["campaign"] == "romans against celts, keep cl-port"
    assert player.info.options["level"] == "warlord"


def test_who_begins_the_next_game_from_many_pages_at_once_begins_one(served: Service) -> None:
    key = begin(served)
    pages = 8
    together = threading.Barrier(pages)

    def begin_next(_: int) -> str:
        together.wait()
        return next_game(served, key).table

    with ThreadPoolExecutor(pages) as people:
        tables = set(people.map(begin_next, range(pages)))
    assert len(tables) == 1
    assert show(served, key).tables == list(tables)


# What somebody may claim


def test_nobody_else_goes_on_with_a_campaign(served: Service) -> None:
    key, other = begin(served), begin(served)
    for secret in ("", "x", other.secret):
        assert refused(served, f"/{key.campaign}/games", secret=secret, opponent="greeks")[0] == 403
        assert refused(served, f"/{key.campaign}/rewards", secret=secret, choice="keep cl-port")[0] == 403
    assert refused(served, "/nothing/games", secret=key.secret, opponent="greeks")[0] == 404
    assert served.http.get("/api/campaigns/nothing").status_code == 404
    # The id alone shows it, and no secret.
    assert key.secret not in served.http.get(f"/api/campaigns/{key.campaign}").text


def test_tables_that_the_campaign_has_not_begun_change_nothing(served: Service) -> None:
    key = begin(served)
    running_game = next_game(served, key)
    # A table of somebody else with the same terms, one of other terms, and the record of one.
    options = {"campaign": "romans against greeks", "opponent": "drawn", "nations": "drawn"}
    alike = served.open(None, game="imperium", options=options)
    play_out(served, alike)
    play_out(served, served.open(None, game="imperium", options={"opponent": "drawn", "nations": "drawn"}))
    record = served.http.get(f"/api/tables/{alike.table}/record").text
    assert served.http.post("/api/records", content=record).status_code == 201
    info = show(served, key)
    assert (info.table, info.view["how"], info.view["wins"], info.view["losses"]) == (
        running_game.table,
        "playing",
        0,
        0,
    )
    # Nobody can even say which table, points or cards he means.
    for more in ({"table": alike.table}, {"won": True}, {"gained": ["cl-port"]}):
        assert refused(served, f"/{key.campaign}/games", secret=key.secret, opponent="celts", **more)[0] == 400
        assert refused(served, f"/{key.campaign}/rewards", secret=key.secret, choice="keep cl-port", **more)[0] == 400


def test_an_unfinished_game_counts_for_nothing(served: Service) -> None:
    key = begin(served)
    player = served.join(next_game(served, key))
    player.play()
    assert show(served, key).view["how"] == "playing"
    assert "IMP-304" in refused(served, f"/{key.campaign}/rewards", secret=key.secret, choice="keep cl-port")[1]


def test_a_campaign_that_there_cannot_be_is_refused(served: Service) -> None:
    assert refused(served, "", game="imperium", terms={"nation": "danes"})[0] == 400
    assert refused(served, "", game="imperium", terms={})[0] == 400
    assert refused(served, "", game="founders", terms=TERMS)[0] == 404
    assert refused(served, "", game="chess", terms=TERMS)[0] == 404
    key = begin(served)
    assert refused(served, f"/{key.campaign}/games", secret=key.secret, opponent="romans")[0] == 400
    assert refused(served, f"/{key.campaign}/games", secret=key.secret, opponent="danes")[0] == 400
    form = served.http.post("/api/campaigns", content='{"game":"imperium"}', headers={"Content-Type": "text/plain"})
    assert form.status_code == 415


def test_one_address_begins_no_more_than_it_may(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLENTY, openings=3, address_rate=0.1, address_burst=20.0)
    with running(tmp_path / "few.sqlite", few) as served:
        keys = [begin(served) for _ in range(3)]
        assert refused(served, "", game="imperium", terms=TERMS) == (
            429,
            "too_many Too many at once: try again in a minute.",
        )
        looks = [served.http.get(f"/api/campaigns/{keys[0].campaign}").status_code for _ in range(4)]
        assert looks[0] == 200
        assert looks[-1] == 429


def test_a_page_of_another_site_changes_nothing(served: Service) -> None:
    key = begin(served)
    body = {"secret": key.secret, "opponent": "greeks"}
    path = f"/api/campaigns/{key.campaign}/games"
    assert served.http.post(path, json=body, headers={"Origin": "https://elsewhere.example"}).status_code == 403
    assert show(served, key).view["how"] == "choose"


def test_a_campaign_with_a_card_that_is_gone_is_refused_and_not_misread(file: Path, served: Service) -> None:
    key = begin(served)
    tell(file, key, *won("greeks", "cl-port"), Rewarded("keep a-card-that-is-gone"))
    done = served.http.get(f"/api/campaigns/{key.campaign}")
    assert (done.status_code, done.json()["key"]) == (409, "old_campaign")
    assert refused(served, f"/{key.campaign}/games", secret=key.secret, opponent="celts")[0] == 409
    assert refused(served, f"/{key.campaign}/rewards", secret=key.secret, choice="keep cl-port")[0] == 409


# The server ends, one way or another


def test_a_campaign_survives_a_restart_and_a_power_cut(file: Path) -> None:
    server = ServerProcess(file)
    try:
        key = begin(server.service)
        opened = next_game(server.service, key)
        seq = server.service.join(opened).play().seq
        server.kill()
        server = ServerProcess(file)
        info = show(server.service, key)
        assert (info.table, info.view["how"]) == (opened.table, "playing")
        # The secret of the campaign opens the seat, so that nothing is lost with an answer that did not come.
        assert next_game(server.service, key) == opened
        assert server.service.join(opened).moment.seq == seq
        play_out(server.service, opened)
        noted = show(server.service, key)
        # Noted together with the last move, so a kill right after it loses nothing.
        server.kill()
        assert len(noted.view["games"]) == 1
        with running(file) as service:
            assert show(service, key) == noted
    finally:
        server.kill()


# An operator


def test_what_the_database_does_not_take_of_a_campaign_is_refused_and_has_not_happened(
    file: Path, served: Service
) -> None:
    key = begin(served)
    attempts: list[tuple[str, str, dict[str, Any]]] = [
        ("campaigns", "", {"game": "imperium", "terms": TERMS}),
        ("stories", f"/{key.campaign}/games", {"secret": key.secret, "opponent": "greeks", "name": "Ana"}),
    ]
    for part, path, body in attempts:
        with closing(sqlite3.connect(file)) as other, other:
            other.execute(f"CREATE TRIGGER no BEFORE INSERT ON {part} BEGIN SELECT RAISE(ABORT, 'no'); END")
        answer = (500, "campaign_not_kept The campaign could not be saved; please try again.")
        assert refused(served, path, **body) == answer
        assert show(served, key).table is None
        with closing(sqlite3.connect(file)) as other, other:
            other.execute("DROP TRIGGER no")
    assert next_game(served, key).table == show(served, key).table


def test_a_game_whose_table_was_closed_or_deleted_is_begun_anew(file: Path, served: Service) -> None:
    key = begin(served)
    begun = []
    for command in ("close", "delete"):
        opened = next_game(served, key)
        begun.append(opened.table)
        more = ["--yes"] if command == "delete" else []
        assert run("tables", command, opened.table, "--database", str(file), *more).exit_code == 0
        info = show(served, key)
        assert (info.table, info.view["how"], info.view["games"]) == (None, "choose", [])
    assert next_game(served, key, "celts").table not in begun


def test_the_game_after_one_that_was_called_off_is_noted_behind_it(file: Path, served: Service) -> None:
    key = begin(served)
    for _ in range(2):
        assert run("tables", "close", next_game(served, key).table, "--database", str(file)).exit_code == 0
    opened = next_game(served, key)
    play_out(served, opened)
    (game,) = show(served, key).view["games"]
    assert (game["table"], game["won"] is None) == (opened.table, False)
    export = run("campaigns", "export", key.campaign, "--database", str(file)).stdout
    story = [entry["what"] for entry in msgspec.json.decode(export)["story"]]
    assert story == ["begun", "called_off", "begun", "called_off", "begun", "ended"]


def test_a_campaign_tells_which_of_its_tables_are_still_there(file: Path, served: Service) -> None:
    key = begin(served)
    opened = next_game(served, key)
    play_out(served, opened)
    assert show(served, key).tables == [opened.table]
    assert run("tables", "delete", opened.table, "--database", str(file), "--yes").exit_code == 0
    info = show(served, key)
    assert (info.tables, [game["table"] for game in info.view["games"]]) == ([], [opened.table])


def test_an_operator_lists_exports_and_deletes_campaigns(file: Path, served: Service) -> None:
    key, other = begin(served), begin(served)
    tell(file, key, *won("greeks", "cl-port"))
    opened = next_game(served, other)
    found = {one["id"]: one for one in answer("campaigns", "list", "--database", str(file))}
    assert {campaign: one["entries"] for campaign, one in found.items()} == {key.campaign: 2, other.campaign: 1}
    assert key.campaign in run("campaigns", "list", "--database", str(file)).stdout
    export = run("campaigns", "export", key.campaign, "--database", str(file)).stdout
    assert msgspec.json.decode(export)["story"][1]["gained"] == ["cl-port"]
    assert hash_key(key.secret) not in export
    link = run("campaigns", "link", key.campaign, "--database", str(file)).stdout.strip()
    renewed = CampaignKey(campaign=key.campaign, secret=link.partition("#")[2])
    path = f"/{key.campaign}/rewards"
    assert refused(served, path, secret=key.secret, choice="keep cl-port")[0] == 403
    assert "IMP-304" in refused(served, f"/{key.campaign}/games", secret=renewed.secret, opponent="celts")[1]
    assert run("campaigns", "prune", "--days", "1", "--yes", "--database", str(file)).exit_code == 0
    assert show(served, key).view["wins"] == 1
    assert run("campaigns", "delete", other.campaign, "--yes", "--database", str(file)).exit_code == 0
    assert served.http.get(f"/api/campaigns/{other.campaign}").status_code == 404
    # The table stays, as a game like any other.
    assert served.http.get(f"/api/tables/{opened.table}").json()["campaign"] is None
    assert run("campaigns", "prune", "--days", "0", "--yes", "--database", str(file)).exit_code == 0
    assert served.http.get(f"/api/campaigns/{key.campaign}").status_code == 404
    assert "no such campaign" in refusal("campaigns", "export", "nothing", "--database", str(file))
