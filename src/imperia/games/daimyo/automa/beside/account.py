"""The course of a solo game at a real table: what comes next when something was told (p. 16 to 18)."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from msgspec.structs import replace

from imperia.games.daimyo.automa.beside.advice import act
from imperia.games.daimyo.automa.beside.count import count_up
from imperia.games.daimyo.automa.beside.messages import (
    Action,
    BadFacts,
    EmpireAccount,
    EmpireAdvice,
    EmpireAnswered,
    EmpireAsked,
    EmpireBegin,
    EmpireFacts,
    EmpireHoldings,
    EmpireOp,
    EmpirePlay,
    EmpireStep,
    EmpireTold,
    Space,
)
from imperia.games.daimyo.cards import POWER_OF_SUM, POWER_ROWS, SOLO, SOLO_OF_DECK, AnyEffect
from imperia.games.daimyo.printed import DECK_OF_ROUND, DECKS, DICE, LEVEL_TOWERS, LEVELS, ROUNDS, TURNS
from imperia.kernel.game import Game

CARD_SPACES: Final[tuple[Space, ...]] = get_args(Space)
# What can be told in each phase; in the set-up and at the end of a round it is enough that all is done.
TOLD: Final = {
    "setup": ("ready",),
    "card": ("card",),
    "die": ("die",),
    "tell": ("spaces",),
    "act": ("answer", "done"),
    "power": ("power",),
    "round": ("done",),
    "over": (),
}
# How the table is set up for the empire; what it starts with depends on the level.
SETTING_UP: Final[tuple[tuple[str, str], ...]] = (
    ("heroes", "DAI-229"), ("islands", "DAI-230"), ("pieces", "DAI-231"), ("easy", "DAI-233"), ("normal", "DAI-234"),
    ("hard", "DAI-235"), ("choose", "DAI-236"), ("hero", "DAI-237"), ("cards", "DAI-238"), ("first", "DAI-232"),
)  # fmt: skip
# What is done for it after a round; the market and its cards are of no use after the last.
ISLANDS_SCORED: Final = ("islands", "DAI-254")
BETWEEN_ROUNDS: Final = (ISLANDS_SCORED, ("hero", "DAI-257"), ("clear", "DAI-258"))
TILES_BACK: Final = ("tiles", "DAI-259")


def advise(game: Game, asked: EmpireAsked, lang: str) -> EmpireAnswered:
    """Answer somebody who runs the empire at their own table."""
    match asked:
        case EmpireBegin():
            start = EmpireHoldings(towers=LEVEL_TOWERS[LEVELS.index(asked.level)])
            return show(game, EmpireAccount(level=asked.level, facts=EmpireFacts(), held={"empire": start}), lang)
        case EmpirePlay():
            told = asked.told
            return show(game, asked.account if told is None else follow(game, asked.account, told, lang), lang)
        case _:
            return count_up(asked)


def follow(game: Game, account: EmpireAccount, told: EmpireTold, lang: str) -> EmpireAccount:
    """The game after something was told; what was not asked for is refused."""
    if told.what not in TOLD[account.phase]:
        raise BadFacts("beside_untimely", what=told.what)
    said = told.said
    match told.what:
        case "ready":
            return replace(account, phase="card")
        case "card":
            return replace(account, card=str(said), phase="die")
        case "die":
            return give_die(account, str(said), told)
        case "spaces":
            return carry_out(account, spaces_acting(account.dice[-1], told.spaces))
        case "answer":
            return answer(account, said)
        case "power":
            row = power_row(account)
            action = told.action if told.action is not None else declared(POWER_ROWS[row]) if row >= 0 else []
            return carry_out(account, [action])
        case "done":
            return next_round(account) if account.phase == "round" else onward(account, show(game, account, lang))


def give_die(account: EmpireAccount, die: str, told: EmpireTold) -> EmpireAccount:
    """The die is on the card: the other two spaces act (DAI-244), and one that nobody has told yet is asked for."""
    if die not in DICE or len(account.dice) == TURNS:
        raise BadFacts("beside_answer", answer=die, rule="DAI-244")
    given = replace(account, dice=[*account.dice, die])
    ours = next((card for card in SOLO if card.word == account.card), None)
    spaces = told.spaces
    if ours is not None:
        spaces = {CARD_SPACES[die]: declared(cell) for die, cell in zip(ours.dice, ours.cells, strict=True)}
    if all(space in spaces for space in acting(die)):
        return carry_out(given, spaces_acting(die, spaces))
    return replace(given, phase="tell", queue=[], answers=[])


def acting(die: str) -> list[Space]:
    """The two spaces that act: those of the other colours, from top to bottom (DAI-244)."""
    return [space for space in CARD_SPACES if not die.startswith(space)]


def spaces_acting(die: str, spaces: dict[Space, Action]) -> list[Action]:
    """What the spaces say that act."""
    if any(space not in spaces for space in acting(die)):
        raise BadFacts("beside_untimely", what="spaces")
    return [spaces[space] for space in acting(die)]


def declared(effect: AnyEffect) -> Action:
    """A printed effect as it would be told."""
    return msgspec.convert([dict(one) for one in effect.declared], list[EmpireOp])


def power_row(account: EmpireAccount) -> int:
    """The line of its powers that the sum of its dice names (DAI-253)."""
    return POWER_OF_SUM[dice_sum(account)]


def dice_sum(account: EmpireAccount) -> int:
    """Of this round."""
    return sum(int(die[-1]) for die in account.dice)


def carry_out(account: EmpireAccount, queue: list[Action]) -> EmpireAccount:
    """Actions one after the other."""
    return replace(account, queue=queue, answers=[], phase="act")


def answer(account: EmpireAccount, said: Any) -> EmpireAccount:
    """An answer; what can be seen is asked for again, and a tile that was taken is no longer seen."""
    seen = said if isinstance(said, list) else [tile for tile in account.seen if tile != said]
    return replace(account, answers=[*account.answers, said], seen=seen)


def onward(account: EmpireAccount, done: EmpireAdvice) -> EmpireAccount:
    """What was said is done at the table: its next action, its next card, its power, or the end of the round."""
    if done.question is not None:
        raise BadFacts("beside_untimely", what="done")
    held = account.held.get("empire", EmpireHoldings())
    gains = done.gains
    grown = replace(
        held,
        relics=held.relics + gains.relics,
        farms=held.farms + gains.farms,
        towers=held.towers + gains.towers,
        gold=held.gold + gains.gold,
    )
    left = account.queue[1:]
    account = replace(account, facts=done.facts, queue=left, answers=[], held={**account.held, "empire": grown})
    if left:
        return account
    if account.turn < TURNS:
        return replace(account, turn=account.turn + 1, phase="card")
    if account.turn == TURNS:
        return replace(account, turn=account.turn + 1, phase="power")
    return replace(account, phase="round")


def next_round(account: EmpireAccount) -> EmpireAccount:
    """The next round; after the last but one its relic tiles go back into the bag (DAI-259)."""
    if account.round == ROUNDS:
        return replace(account, phase="over")
    facts = replace(account.facts, tiles=[]) if account.round == ROUNDS - 1 else account.facts
    return replace(account, facts=facts, round=account.round + 1, turn=1, dice=[], card="", phase="card")


def show(game: Game, account: EmpireAccount, lang: str) -> EmpireAdvice:
    """What stands on the table now, by the phase."""
    if account.phase == "act" and account.queue:
        return replace(act(game, account, account.queue[0], lang), by_power=account.turn > TURNS)
    deck = DECK_OF_ROUND[account.round]
    shown = EmpireAdvice(
        account=account,
        facts=account.facts,
        deck=DECKS[deck],
        cards=[SOLO[card].word for card in SOLO_OF_DECK[deck]],
        sum=dice_sum(account),
        row=power_row(account),
        last=account.round == ROUNDS,
    )
    if account.phase == "tell" and account.dice:
        return replace(shown, acting=acting(account.dice[-1]))
    if account.phase == "setup":
        steps = [step for step in SETTING_UP if step[0] == account.level or step[0] not in LEVELS]
        return replace(shown, steps=by_hand(game, "beside.setup", steps, lang))
    if account.phase == "round":
        between = [*BETWEEN_ROUNDS, *([TILES_BACK] if account.round == ROUNDS - 1 else [])]
        return replace(shown, steps=by_hand(game, "page.hand.by", [ISLANDS_SCORED] if shown.last else between, lang))
    return shown


def by_hand(game: Game, table: str, steps: list[tuple[str, str]], lang: str) -> list[EmpireStep]:
    """Steps that the player does for the empire."""
    return [EmpireStep(text=game.texts.say(f"{table}.{step}", lang), rule=rule) for step, rule in steps]
