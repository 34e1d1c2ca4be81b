"""Questions with alternatives: a menu and its answers."""

from imperia.kernel.agenda import SeatChoice
from imperia.kernel.asking import OpenChoice, Stop
from tests.kernel.card_toy import CARD_TOY, DROP, NO, PASS, PLAY, TURN, CardState, PlayOne, Turn
from tests.kernel.test_effects import cards, table


def test_the_moves_of_a_menu_are_in_the_order_of_their_codes_however_its_answers_are_listed() -> None:
    state = table([cards("farm0", "king0"), cards("farm5")])
    answers = [Stop[CardState](PASS), Stop[CardState](NO), PlayOne(PLAY)]
    for listed in (answers, answers[::-1]):
        moves = Turn(listed).moves(state, 0)
        assert [CARD_TOY.notation(move) for move in moves] == ["play farm0", "play king0", "no", "pass"]


def test_a_move_that_no_answer_of_a_menu_is_about_is_refused_by_the_menus_own_rule() -> None:
    state = table([cards("farm0"), cards("farm5")])
    menu = Turn([PlayOne(PLAY)])
    for move in (PLAY.move(cards("king0")[0]), PASS.move()):
        assert menu.why_not(state, 0, move) == ["TOY-001"]
    assert menu.wording(state, 0, PASS.move()) == ("", {})


class DropAny(OpenChoice[CardState]):
    """A card of the hand is discarded; which one is asked only where there are several."""

    def moves(self, state: CardState, seat: int) -> list[int]:
        return DROP.moves(state.hands[seat])

    def take(self, state: CardState, seat: int, move: int) -> None:
        state.hands[seat].remove(DROP.argument(move))
        state.discards[seat].append(DROP.argument(move))


class DropFirst(SeatChoice[CardState]):
    """The same of any seat, which is never asked."""

    def moves(self, state: CardState, seat: int) -> list[int]:
        return DROP.moves(state.hands[seat])

    def settled(self, state: CardState) -> int:
        return self.moves(state, self.seat)[0]

    def take(self, state: CardState, seat: int, move: int) -> None:
        DropAny().take(state, seat, move)


def test_an_answer_that_was_not_asked_for_is_no_move_of_the_next_question() -> None:
    state = table([cards("farm0"), cards("farm5")])
    state.agenda = [TURN, DropAny()]
    state.run()
    assert state.discards[0] == cards("farm0")
    assert [CARD_TOY.notation(move) for move in state.moves(0)] == ["pass"]


def test_an_answer_that_the_rules_give_is_that_of_the_seat_which_would_be_asked() -> None:
    state = table([cards("farm0"), cards("farm4", "farm5")])
    state.agenda = [TURN, DropFirst(1)]
    state.run()
    assert (state.hands[0], state.discards[1]) == (cards("farm0"), cards("farm4"))
