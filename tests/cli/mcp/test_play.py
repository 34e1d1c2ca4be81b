"""A language model at a table: a client of the Model Context Protocol finds the games as tools and plays."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import imperia
from imperia.cli.mcp.server import make_server
from imperia.cli.options import Lang
from tests.cli.run import french, refusal

GAMES = pytest.mark.parametrize("game", imperia.game_names())


class Model:
    """Somebody who calls tools."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> Any:
        """What a tool gives."""
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        found: Any = answer.structured_content
        return found["result"] if set(found) == {"result"} else found

    async def refused(self, tool: str, **arguments: Any) -> str:
        """The words with which a tool refuses."""
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        return str(getattr(answer.content[0], "text", ""))


def with_model(story: Callable[[Model], Awaitable[None]], server: Any = None, lang: Lang = Lang.en) -> None:
    """What a client lives through, in this process or at another one."""

    async def lived() -> None:
        async with Client(server or make_server(lang)) as client:
            await story(Model(client))

    asyncio.run(lived())


@GAMES
def test_a_client_plays_a_whole_game_by_what_it_is_told(game: str) -> None:
    async def story(model: Model) -> None:
        told = await model.call("start", game=game, opponents="random", seed=7)
        while not told["over"]:
            told = await model.call("play", move=told["moves"][len(told["moves"]) // 2]["move"])
        assert len(told["places"]) == len(told["scores"]) == 2
        assert {told["places"][seat - 1] for seat in told["winners"]} == {1}
        assert told["text"] in await model.call("look")

    with_model(story)


def test_the_command_serves_it_over_its_input_and_output() -> None:
    async def story(model: Model) -> None:
        tools = (await model.client.list_tools()).tools
        assert [tool.name for tool in tools] == ["games", "rules", "start", "look", "moves", "why_not", "play", "hint"]
        told = await model.call("start", game="settlers", seats=3, seat=2, seed=3, opponents="random")
        assert told["seat"] == 2
        after = await model.call("play", move=told["moves"][0]["move"])
        assert after["happened"]

    server = StdioServerParameters(command=sys.executable, args=["-m", "imperia", "mcp", "--lang", "en"])
    with_model(story, server)


def test_what_is_read_before_a_move() -> None:
    async def story(model: Model) -> None:
        games = await model.call("games")
        assert [game["game"] for game in games] == imperia.game_names()
        assert games[0]["options"][0]["name"] == "agreed_end"
        await model.call("start", game="founders", seed=7, opponents="random")
        asked = await model.call("moves")
        assert asked["rule"] == "FOU-017"
        assert asked["moves"][0] == {"move": "pick forest", "label": "Pick Forest: wood/stone"}
        assert "Pick a nature tile from the draft. (FOU-017)" in await model.call("look")
        assert (await model.call("why_not", move="pick mine")).startswith("“pick mine” is not")
        assert "is allowed" in await model.call("why_not", move="pick forest")
        assert (await model.call("rules", game="founders", rule="17")).startswith("FOU-017  ")
        assert "FOU-037" in await model.call("rules", game="founders", search="reveal pile")
        assert "FOU" not in await model.call("rules", game="founders")
        hint = await model.call("hint")
        assert {one["moves"][0] for one in hint["best"]} <= {"pick forest", "pick grove"}

    with_model(story)


def test_it_is_read_in_french() -> None:
    async def story(model: Model) -> None:
        told = await model.call("start", game="founders", seed=7, opponents="random")
        assert told["question"] == imperia.game("founders").texts.say("ask.PickTile", "fr")
        assert french("La place 3 n'existe pas") in await model.refused("start", game="founders", seat=3)

    with_model(story, lang=Lang.fr)


@pytest.mark.parametrize(
    ("tool", "arguments", "problem"),
    [
        ("moves", {}, "There is no table yet: start one."),
        ("start", {"game": "chess"}, "There is no game “chess”"),
        ("start", {"game": "founders", "seats": 7}, "founders is not played by 7"),
        ("start", {"game": "founders", "seat": 3}, "There is no seat 3"),
        (
            "start",
            {"game": "founders", "opponents": "cmd:touch owned"},
            "The option opponents cannot be cmd:touch owned",
        ),
        ("start", {"game": "founders", "options": {"speed": 3}}, "founders has no option “speed”"),
        ("rules", {"game": "founders", "rule": "FOU-999"}, "FOU-999"),
    ],
)
def test_what_is_refused_is_said_in_words(tool: str, arguments: dict[str, Any], problem: str) -> None:
    async def story(model: Model) -> None:
        assert problem in await model.refused(tool, **arguments)

    with_model(story)


def test_an_illegal_move_changes_nothing_and_names_the_rules() -> None:
    async def story(model: Model) -> None:
        told = await model.call("start", game="founders", seed=7, opponents="random")
        assert "FOU-" in await model.refused("play", move="pick mine")
        assert "“fly” is not a move of this game" in await model.refused("play", move="fly")
        assert (await model.call("moves"))["moves"] == told["moves"]

    with_model(story)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "imperia.cli.mcp.server")
    monkeypatch.setitem(sys.modules, "mcp", None)
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    assert refusal("mcp", "--lang", "en") == "This needs an extra that is not installed: pip install imperia[mcp]."
