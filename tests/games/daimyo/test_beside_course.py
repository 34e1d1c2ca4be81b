"""The empire beside a real box: what comes next when something was told, from the set-up to the final count."""

from typing import Any

import msgspec
import pytest

from imperia.games.daimyo.automa.beside.messages import (
    BadFacts,
    EmpireAccount,
    EmpireAdvice,
    EmpireBegin,
    EmpireHoldings,
    EmpirePlay,
    EmpireTold,
    Level,
)
from imperia.games.daimyo.cards import POWER_ROWS, SOLO
from tests.games.daimyo.table import GAME
from tests.rule import rule

GOLD = [{"op": "e_gold", "n": 2}]
POINTS = [{"op": "e_pp", "n": 1}]
# As a page of the release before kept it; `held` came later.
KEPT = {
    "level": "normal",
    "facts": {"islands": {"red": {"empire": 2, "you": 1, "its_governors": 1, "your_governors": 1}}, "tiles": ["red1"]},
    "round": 4,
    "turn": 4,
    "phase": "act",
    "card": "own3",
    "dice": ["red4", "blue1", "green2"],
    "queue": [GOLD],
    "answers": [],
    "seen": ["blue2"],
}


class Table:
    """A game at a real table, from what was told to what is told next."""

    def __init__(self, level: Level = "normal", account: EmpireAccount | None = None) -> None:
        asked = EmpireBegin(level=level) if account is None else EmpirePlay(account=account)
        self.shown = self.ask(asked)

    def ask(self, asked: EmpireBegin | EmpirePlay) -> EmpireAdvice:
        shown = GAME.beside(asked, "en")
        assert isinstance(shown, EmpireAdvice)
        return shown

    def tell(self, what: str, said: Any = "", **more: Any) -> EmpireAdvice:
        told = msgspec.convert({"what": what, "said": said, **more}, EmpireTold)
        self.shown = self.ask(EmpirePlay(account=self.shown.account, told=told))
        return self.shown

    def tell_all(self) -> EmpireAdvice:
        """Answer whatever is asked with the first that will do, and say that it is done."""
        while (question := self.shown.question) is not None:
            self.tell("answer", question.answers[0].word if question.answers else ["red1", "blue1"])
        return self.tell("done")

    def play_turn(self, card: str, die: str, **spaces: Any) -> EmpireAdvice:
        """A turn of the empire whose card says what it says, or this."""
        self.tell("card", card)
        self.tell("die", die, spaces=spaces)
        while self.shown.account.phase == "act":
            self.tell_all()
        return self.shown

    @property
    def phase(self) -> str:
        return self.shown.account.phase


def ready(level: Level = "normal") -> Table:
    table = Table(level)
    table.tell("ready")
    return table


@rule("DAI-233", "DAI-234", "DAI-235")
@pytest.mark.parametrize(("level", "kept"), [("easy", "DAI-233"), ("normal", "DAI-234"), ("hard", "DAI-235")])
def test_the_set_up_is_that_of_the_level(level: Level, kept: str) -> None:
    shown = Table(level).shown
    rules = [step.rule for step in shown.steps]
    assert {"DAI-233", "DAI-234", "DAI-235"} & set(rules) == {kept}
    assert (rules[0], rules[-1], len(rules)) == ("DAI-229", "DAI-232", 8)
    # The tower that it begins with counts at the end.
    assert shown.account.held == {"empire": EmpireHoldings(towers=int(level == "hard"))}


@rule("DAI-238", "DAI-252")
def test_the_cards_of_a_round_are_those_of_its_deck() -> None:
    table = ready()
    decks = []
    for number in range(1, 6):
        later = msgspec.structs.replace(table.shown.account, round=number)
        shown = Table(account=later).shown
        assert shown.cards == [card.word for card in SOLO if card.deck == {"12": 0, "34": 1, "5": 2}[shown.deck]]
        decks.append(shown.deck)
    assert decks == ["12", "12", "34", "34", "5"]


@rule("DAI-244")
def test_the_two_spaces_act_on_which_the_die_does_not_lie() -> None:
    table = ready()
    card = SOLO[0]
    table.tell("card", card.word)
    table.tell("die", "green3")
    said = [cell.declared for place, cell in enumerate(card.cells) if place != card.dice.index(1)]
    assert [[msgspec.to_builtins(op) for op in action] for action in table.shown.account.queue] == said


@rule("DAI-244")
def test_a_card_that_is_not_ours_is_told_in_its_own_words() -> None:
    table = ready()
    table.tell("card", "")
    assert table.tell("die", "blue4", spaces={"red": GOLD}).acting == ["green", "red"]
    with pytest.raises(BadFacts, match="not asked for now"):
        table.tell("spaces", spaces={"red": GOLD})
    table.tell("spaces", spaces={"red": GOLD, "green": POINTS})
    assert [msgspec.to_builtins(action) for action in table.shown.account.queue] == [POINTS, GOLD]
    table.tell("done")
    table.tell("done")
    assert (table.phase, table.shown.account.turn) == ("card", 2)


@rule("DAI-253", "DAI-254", "DAI-257", "DAI-258")
def test_after_three_turns_the_sum_of_the_dice_names_its_power_and_the_round_ends() -> None:
    table = ready()
    for die in ("blue4", "green4", "red4"):
        table.play_turn("", die, blue=GOLD, green=GOLD, red=GOLD)
    assert (table.phase, table.shown.sum) == ("power", 12)
    row = POWER_ROWS[table.shown.row]
    table.tell("power")
    assert table.shown.by_power
    assert [msgspec.to_builtins(op) for op in table.shown.account.queue[0]] == row.declared
    table.tell_all()
    assert [step.rule for step in table.shown.steps] == ["DAI-254", "DAI-257", "DAI-258"]
    table.tell("done")
    assert (table.phase, table.shown.account.round, table.shown.account.dice) == ("card", 2, [])
    # Six spaces of two gold each, and what the power brought.
    assert table.shown.account.held["empire"].gold >= 12


def test_a_power_that_says_something_else_is_told() -> None:
    account = EmpireAccount(level="easy", facts=Table().shown.facts, turn=4, phase="power", dice=["red1"] * 3)
    table = Table(account=account)
    table.tell("power", action=POINTS)
    assert [msgspec.to_builtins(op) for op in table.shown.account.queue[0]] == POINTS


@rule("DAI-250")
def test_tiles_that_could_be_seen_are_remembered_but_for_the_one_taken() -> None:
    facts = Table().shown.facts
    taken = [{"op": "e_relic", "n": 1, "from": "any", "advantage": False}]
    account = EmpireAccount(level="easy", facts=facts, phase="act", queue=msgspec.convert([taken], list[Any]))
    table = Table(account=msgspec.convert(msgspec.to_builtins(account), EmpireAccount))
    table.tell("answer", ["red1", "blue2"])
    assert table.shown.account.seen == ["red1", "blue2"]
    table.tell("answer", "red1")
    assert table.shown.account.seen == ["blue2"]


@rule("DAI-259", "DAI-262")
def test_after_the_fourth_round_its_tiles_go_back_and_after_the_fifth_points_are_counted() -> None:
    table = Table(account=msgspec.convert({**KEPT, "phase": "round"}, EmpireAccount))
    assert [step.rule for step in table.shown.steps][-1] == "DAI-259"
    assert table.tell("done").facts.tiles == []
    last = msgspec.structs.replace(table.shown.account, phase="round")
    table = Table(account=last)
    assert ([step.rule for step in table.shown.steps], table.shown.last) == (["DAI-254"], True)
    assert table.tell("done").account.phase == "over"


@pytest.mark.parametrize(
    ("phase", "what", "said", "named"),
    [
        ("setup", "card", "", "card"),
        ("card", "done", "", "done"),
        ("die", "die", "purple3", "DAI-244"),
        ("die", "die", "red7", "DAI-244"),
        ("over", "done", "", "done"),
        ("act", "power", "", "power"),
    ],
)
def test_what_is_not_asked_for_is_refused(phase: str, what: str, said: str, named: str) -> None:
    account = msgspec.convert({**KEPT, "dice": [], "phase": phase}, EmpireAccount)
    with pytest.raises(BadFacts) as refused:
        Table(account=account).tell(what, said)
    for lang in ("en", "fr"):
        assert named in refused.value.say(lang)


def test_nothing_is_done_before_its_question_is_answered() -> None:
    choice = [msgspec.to_builtins(one) for one in POWER_ROWS[2].declared]
    table = Table(account=msgspec.convert({**KEPT, "queue": [choice]}, EmpireAccount))
    with pytest.raises(BadFacts, match="not asked for now"):
        table.tell("done")


def test_a_game_that_an_older_page_has_kept_goes_on() -> None:
    table = Table(account=msgspec.convert(KEPT, EmpireAccount))
    assert [step.rule for step in table.shown.says] == ["DAI-243"]
    table.tell("done")
    assert (table.phase, table.shown.account.held) == ("round", {"empire": EmpireHoldings(gold=2)})
    again = msgspec.json.decode(msgspec.json.encode(table.shown.account), type=EmpireAccount)
    assert again == table.shown.account
