"""The checks themselves: a sound game passes them all, and each way of breaking a promise is caught."""

import os
import struct
from collections.abc import Mapping
from typing import Any

import pytest

from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws
from imperia.kernel.errors import Unsound
from imperia.kernel.events import EVERYONE, Event, Happening
from imperia.kernel.game import Game
from imperia.kernel.record import Record
from imperia.kernel.score import Score, ScoreLine
from imperia.kernel.soundness import ENOUGH_LOOKS, any_move, check_game
from imperia.kernel.state import State
from tests.kernel.toy import (
    BACKS,
    ROUNDS,
    TOY,
    VERBS,
    Menu,
    NewRound,
    ToyGame,
    ToyState,
    ToyView,
    kind_of,
    toy,
    unshuffled,
)


def play_checked(game: Game, seats: int, seed: int) -> None:
    chance = Chance(seed)
    check_game(Record(game, seats, seed, {}), lambda state: any_move(state, chance))


def play_many(game: Game) -> None:
    for seed in range(4, 24):
        play_checked(game, 3, seed)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_with_secrets_answers_and_reshuffles_is_sound(seats: int) -> None:
    for seed in range(6):
        play_checked(TOY, seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3])
def test_fresh_games_with_secrets_answers_and_reshuffles_are_sound(seats: int) -> None:
    first = int.from_bytes(os.urandom(4), "big")
    for seed in range(first, first + 60):
        play_checked(TOY, seats, seed)


class ShowsHands(ToyGame):
    def view(self, state: ToyState, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.hands = [sorted(hand) for hand in state.hands]
        return view


class ShowsPlans(ToyGame):
    def view(self, state: ToyState, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.plans = state.plans
        return view


class ImaginesOwnHand(ToyGame):
    def imagine(self, state: ToyState, seat: int | None, chance: Chance) -> ToyState:
        return super().imagine(state, None, chance)


class ImaginesInPlace(ToyGame):
    def imagine(self, state: ToyState, seat: int | None, chance: Chance) -> ToyState:
        chance.shuffle(state.deck)
        return super().imagine(state, seat, chance)


class PeeksAtAll(ToyGame):
    def imagine(self, state: ToyState, seat: int | None, chance: Chance) -> ToyState:
        return state.copy()


class PeeksAtDeck(PeeksAtAll):
    """A last round without plans or reshuffles, in which nothing but the order of the deck is hidden."""

    def deal(self, seats: int, chance: Draws, options: Any) -> ToyState:
        state = super().deal(seats, chance, options)
        state.deck = list(range(len(BACKS)))
        state.round = ROUNDS - 1
        state.agenda = [NewRound()]
        return state


class PeeksAtOrder(ToyGame):
    def imagine(self, state: ToyState, seat: int | None, chance: Chance) -> ToyState:
        twin = super().imagine(state, seat, chance)
        if sorted(twin.deck) == sorted(state.deck):
            twin.deck = state.deck.copy()
        return twin


class NamesTopCard(ToyGame):
    def describe(self, state: Any, seat: int, move: int, lang: str) -> str:
        return f"{super().describe(state, seat, move, lang)} {state.deck[-1:]}"


class ReasonsByDeck(ToyGame):
    def why_not(self, state: Any, seat: int, move: int) -> list[str]:
        reasons = super().why_not(state, seat, move)
        return ["TOY-009"] if reasons and state.deck and kind_of(state.deck[-1]) > 2 else reasons


class ForgetsRound(ToyGame):
    def data(self, state: ToyState) -> dict[str, Any]:
        data = super().data(state)
        data.pop("round", None)
        return data


class LosesCards(ToyGame):
    def census(self, state: ToyState) -> dict[str, int]:
        return {**super().census(state), "card1": 2}


class ForgetsDie(ToyGame):
    def data(self, state: ToyState) -> dict[str, Any]:
        data = super().data(state)
        data.pop("die", None)
        return data


def as_kind(kind: type[ToyState], state: ToyState) -> ToyState:
    """The same state, as a variant of its class."""
    twin = kind(state.game, state.seats, state.chance)
    twin.agenda = state.agenda
    for name in ("round", "seat", "die", "struck", "deck", "discard", "hands", "plans", "built", "points", "hidden"):
        setattr(twin, name, getattr(state, name))
    return twin


class SharingState(ToyState):
    def copy(self) -> ToyState:
        twin = as_kind(SharingState, super().copy())
        twin.points = self.points
        return twin


class TallyingState(ToyState):
    """A field of its own that no form, no copy and no saved game knows of."""

    def __init__(self, game: Game, seats: int, chance: Draws) -> None:
        super().__init__(game, seats, chance)
        self.tally = 0

    def take(self, seat: int, move: int) -> None:
        self.tally += 1
        super().take(seat, move)

    def copy(self) -> ToyState:
        return as_kind(TallyingState, super().copy())


class ForgetsTally(ToyGame):
    def deal(self, seats: int, chance: Draws, options: Any) -> ToyState:
        return as_kind(TallyingState, super().deal(seats, chance, options))


class DielessState(ToyState):
    def copy(self) -> ToyState:
        twin = as_kind(DielessState, super().copy())
        twin.die = 0
        return twin


class CopiesNoDie(ToyGame):
    def deal(self, seats: int, chance: Draws, options: Any) -> ToyState:
        return as_kind(DielessState, super().deal(seats, chance, options))


class SharesPoints(ToyGame):
    def deal(self, seats: int, chance: Draws, options: Any) -> ToyState:
        return as_kind(SharingState, super().deal(seats, chance, options))


class LoudState(ToyState):
    def tell_only(self, to: int, what: Happening, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.tell(what, seat, a, b, c, d)

    def copy(self) -> ToyState:
        return as_kind(LoudState, super().copy())


class TellsSecrets(ToyGame):
    def deal(self, seats: int, chance: Draws, options: Any) -> ToyState:
        return as_kind(LoudState, super().deal(seats, chance, options))


class ForgetsShuffles(ToyGame):
    def imagine(self, state: ToyState, seat: int | None, chance: Chance) -> ToyState:
        twin = state.copy()
        twin.hidden = unshuffled(state.seats)
        return super().imagine(twin, seat, chance)


class TattlingState(ToyState):
    """Whoever plans, all remember which card it was, although nobody was shown it."""

    def take(self, seat: int, move: int) -> None:
        super().take(seat, move)
        self.hidden.see([card for card in self.plans if card >= 0], EVERYONE)

    def copy(self) -> ToyState:
        return as_kind(TattlingState, super().copy())


class RemembersPlans(ToyGame):
    def deal(self, seats: int, chance: Draws, options: Any) -> ToyState:
        return as_kind(TattlingState, super().deal(seats, chance, options))

    def position(self, data: Mapping[str, Any]) -> ToyState:
        return as_kind(TattlingState, super().position(data))


class ObservesDeck(ToyGame):
    def observe(self, state: Any, seat: int | None) -> bytes:
        top = state.deck[-1] if state.deck else 0
        return super().observe(state, seat)[:-4] + struct.pack("<f", top)


class LooksOnWithLastSeat(ToyGame):
    def deal(self, seats: int, chance: Draws, options: Any) -> ToyState:
        state = super().deal(seats, chance, options)
        state.hidden = unshuffled(seats - 1)
        return state


class MissesACard(ToyGame):
    def census(self, state: ToyState) -> dict[str, int]:
        return {name: count for name, count in super().census(state).items() if name != "card1"}


class GivesNoReason(ToyGame):
    def why_not(self, state: Any, seat: int, move: int) -> list[str]:
        return []


class GivesNoReasonInTurn(ToyGame):
    def why_not(self, state: Any, seat: int, move: int) -> list[str]:
        return [] if seat in state.to_act() else super().why_not(state, seat, move)


class ScoresUnderNoRule(ToyGame):
    def scores(self, state: ToyState) -> list[Score]:
        return [Score([ScoreLine("points", "TOY-099", 1, points)]) for points in state.points]


class ScoresWithoutWords(ToyGame):
    def score_label(self, source: str, lang: str) -> str:
        return ""


class ScoresOneTooFew(ToyGame):
    def scores(self, state: ToyState) -> list[Score]:
        return super().scores(state)[1:]


class RanksOneTooFew(ToyGame):
    def ranking(self, state: ToyState) -> list[list[int]]:
        return super().ranking(state)[:-1]

    def winners(self, state: State) -> list[int]:
        return [0]


class LetsTheBoxWin(ToyGame):
    def winners(self, state: State) -> list[int]:
        return [state.seats]


class AsksWithoutWords(ToyGame):
    def ask(self, state: State, seat: int, lang: str) -> str:
        return ""


class LabelsNothing(ToyGame):
    def describe(self, state: Any, seat: int, move: int, lang: str) -> str:
        return ""


class ReadsAnotherMove(ToyGame):
    def parse(self, text: str) -> int:
        return super().parse(text) + 1


class TellsWithoutWords(ToyGame):
    def tell(self, event: Event, reader: int | None, lang: str) -> str:
        return ""


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (ScoresUnderNoRule, "score line points names a rule"),
        (ScoresWithoutWords, "score line .* has words"),
        (ScoresOneTooFew, "has a score"),
        (RanksOneTooFew, "one place in the ranking"),
        (LetsTheBoxWin, "only seats win"),
        (AsksWithoutWords, "the question has words"),
        (LabelsNothing, "has a label"),
        (ReadsAnotherMove, "reads back as the same move"),
        (TellsWithoutWords, "event .* has words"),
        (ShowsHands, "looks the same"),
        (ShowsPlans, "looks the same"),
        (ObservesDeck, "looks the same"),
        (ImaginesOwnHand, "looks the same"),
        (ImaginesInPlace, "imagining changes nothing"),
        (PeeksAtAll, "remembers nothing that it was not shown"),
        (PeeksAtDeck, "imagines something that is not so"),
        (PeeksAtOrder, "follows from what it knows"),
        (NamesTopCard, "looks the same"),
        (ReasonsByDeck, "tell no secret"),
        (ForgetsRound, "every field is saved and loaded, but .round is not"),
        (LosesCards, "census equals the box"),
        (MissesACard, "census equals the box"),
        (ForgetsDie, "every field is saved and loaded, but .die is not"),
        (ForgetsTally, "every field is declared in the form, but tally is not"),
        (CopiesNoDie, "every field is copied, but .die is not"),
        (SharesPoints, "leaves the original alone"),
        (TellsSecrets, "no event tells seat"),
        (LooksOnWithLastSeat, "so does whoever looks on"),
        (GivesNoReason, "there is a reason"),
        (GivesNoReasonInTurn, "there is a reason"),
        (ForgetsShuffles, "could rule out stays ruled out"),
        (RemembersPlans, "learnt nothing, so it sees what it could have imagined"),
    ],
)
def test_a_broken_promise_is_caught(kind: type[ToyGame], promise: str) -> None:
    with pytest.raises(Unsound, match=promise):
        play_many(toy(kind))


def test_who_has_guessed_right_a_few_times_need_not_have_peeked() -> None:
    chance = Chance(0)
    record = Record(toy(PeeksAtDeck), 3, 0, {})
    check_game(record, lambda state: any_move(state, chance), share=1000)
    decisions = len(record.moves)
    share = next(share for share in range(1, decisions) if len(range(0, decisions, share)) < ENOUGH_LOOKS)
    assert len(range(0, decisions, share)) * 2 >= ENOUGH_LOOKS
    chance = Chance(0)
    check_game(Record(toy(PeeksAtDeck), 3, 0, {}), lambda state: any_move(state, chance), share)


class AllWin(ToyGame):
    def winners(self, state: State) -> list[int]:
        return list(range(state.seats))


def test_all_seats_may_win_together() -> None:
    play_checked(toy(AllWin), 3, 0)


@pytest.mark.parametrize("given", ["default", "absent"])
def test_an_answer_that_is_given_for_a_player_must_be_legal(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Menu, given, lambda self, state, seat: VERBS.code("pass"))
    with pytest.raises(Unsound, match=r"answer.* is legal"):
        play_checked(TOY, 2, 0)


@pytest.mark.parametrize(
    ("method", "answer", "promise"),
    [
        ("seats", lambda menu, state: (state.seat, state.seat), "no seat is named twice"),
        ("awaited", lambda menu, state: (), "somebody is waited for"),
        ("moves", lambda menu, state, seat: [VERBS.code("pass")] * 2, "in order and all different"),
    ],
)
def test_who_is_asked_is_named_once_and_has_each_move_once(
    method: str, answer: object, promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Menu, method, answer)
    with pytest.raises(Unsound, match=promise):
        play_checked(TOY, 2, 0)
