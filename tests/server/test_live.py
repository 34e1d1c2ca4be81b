"""A table over the WebSocket."""

import time

import pytest

from imperia.bots import SERIOUS_BOT
from imperia.server.wire import Reasons, Refused
from tests.server.service import Player, Service


def two_people(service: Service, game: str = "founders") -> tuple[Player, Player]:
    """Two people at a table, the one who is asked first."""
    opened = service.open(None, None, game=game, seed=7)
    players = [service.join(opened, 0), service.join(opened, 1)]
    players.sort(key=lambda player: player.until(lambda moment: True).question is None)
    return players[0], players[1]


def test_a_game_against_bots_is_played_to_its_end(service: Service) -> None:
    opened = service.open(None, "greedy", "random")
    player = service.join(opened)
    while player.until(lambda moment: moment.question is not None or moment.result is not None).result is None:
        player.play(-1)
    result = player.moment.result
    assert result is not None
    assert [score.party for score in result.scores] == [0, 1, 2]
    assert result.scores[0].name == "Player A"
    assert any(score.winner for score in result.scores)
    # Every entry was told, one after the other.
    seqs = [moment.seq for moment in player.moments]
    assert sorted(set(seqs)) == list(range(seqs[-1] + 1))
    assert seqs == sorted(seqs)


def test_both_see_a_move_at_once_with_the_players_names(service: Service) -> None:
    first, second = two_people(service)
    first.play()
    seen = second.until_seq(1)
    assert seen.mover == first.seat
    name = "Player A" if first.seat == 0 else "Player B"
    assert [line.text.startswith(f"{name} picks") for line in seen.lines] == [True]
    assert seen.standing > 0


def test_a_spectator_sees_the_table_and_is_asked_nothing(service: Service) -> None:
    opened = service.open(None, None)
    spectator = service.join(opened, None)
    assert (spectator.seat, spectator.moment.question) == (None, None)
    assert spectator.refused("play", number=0, move=0) == "spectator"
    assert spectator.moment.waiting


def test_everybody_sees_who_is_here(service: Service) -> None:
    opened = service.open(None, None)
    first = service.join(opened, 0)
    assert [seat.here for seat in first.moment.seats] == [True, False]
    second = service.join(opened, 1)
    first.until(lambda moment: moment.seats[1].here)
    second.leave()
    first.until(lambda moment: not moment.seats[1].here)


def test_waiting_says_for_whom_and_what_they_decide(service: Service) -> None:
    first, second = two_people(service)
    (waiting,) = second.moment.waiting
    assert (waiting.seat, waiting.rule) == (first.seat, "FOU-017")
    # Not in the words of the question, which speak to the other.
    assert waiting.text == "choosing a tile of the draft"
    (own,) = first.moment.waiting
    assert own.text.startswith("Pick")


# Languages


def test_everybody_is_told_everything_in_the_own_language(service: Service) -> None:
    opened = service.open(None, None, seed=7)
    players = [service.join(opened, 0, lang="fr"), service.join(opened, 1)]
    mover, other = sorted(players, key=lambda player: player.moment.question is None)
    mover.play()
    other.until_seq(1)
    french, english = players[0].moment, players[1].moment
    assert [(line.move, line.what) for line in french.lines] == [(line.move, line.what) for line in english.lines]
    assert "choisit" in french.lines[0].text
    assert "picks" in english.lines[0].text
    assert players[0].request("why", notation="take mine") != players[1].request("why", notation="take mine")


def test_a_reader_who_changes_the_language_is_told_everything_in_it(service: Service) -> None:
    opened = service.open(None, None, seed=7)
    spectator = service.join(opened, None)
    before = spectator.moment
    after = spectator.do("speak", lang="fr")
    assert (after.seq, after.view, after.standing) == (before.seq, before.view, 0)
    assert [line.what for line in after.lines] == [line.what for line in before.lines]
    assert [line.text for line in after.lines] != [line.text for line in before.lines]
    assert after.waiting[0].text.startswith("choix")


def test_a_moment_does_not_repeat_what_the_page_has(service: Service) -> None:
    first, second = two_people(service)
    assert first.told == first.moment.view
    first.play()
    second.until_seq(1)
    assert {"seat", "seats", "victory"}.isdisjoint(second.told)
    assert "draft" in second.told
    assert second.moment.view == first.moment.view | {"seat": second.seat}


# Coming back


def test_a_page_that_comes_back_is_told_what_it_missed(service: Service) -> None:
    opened = service.open(None, None, seed=7)
    players = [service.join(opened, 0), service.join(opened, 1)]
    for _ in range(3):
        mover = next(player for player in players if player.moment.question is not None)
        seq = mover.play().seq
        for player in players:
            player.until_seq(seq)
    again = service.join(opened, 0, seq=1)
    assert again.moment.standing > 0
    assert {line.move for line in again.moment.lines} == {2, 3}
    assert again.moment.question == players[0].moment.question
    everything = service.join(opened, 0)
    assert everything.moment.standing == 0
    assert {line.move for line in everything.moment.lines} == {0, 1, 2, 3}


def test_a_page_that_missed_moves_taken_back_keeps_what_came_before(service: Service) -> None:
    opened = service.open(None, None, seed=7)
    players = [service.join(opened, 0), service.join(opened, 1)]
    mover = next(player for player in players if player.moment.question is not None)
    setup = len(mover.moment.lines)
    mover.play()
    mover.do("take_back")
    missed = service.join(opened, 0, seq=1).moment
    assert (missed.standing, missed.lines) == (setup, [])


# Questions and their numbers


def test_a_double_click_makes_one_move(service: Service) -> None:
    first, _ = two_people(service)
    question = first.moment.question
    assert question is not None
    first.do("play", number=question.number, move=question.moves[0].move)
    assert first.refused("play", number=question.number, move=question.moves[0].move) == "out_of_order"
    assert first.moment.moves == 1


def test_a_question_that_was_never_put_is_not_answered(service: Service) -> None:
    first, _ = two_people(service)
    question = first.moment.question
    assert question is not None
    for number in (question.number + 1, question.number - 1):
        assert first.refused("play", number=number, move=question.moves[0].move) == "out_of_order"
    assert first.moment.moves == 0


def test_a_plan_is_not_made_stale_by_the_plans_of_others(service: Service) -> None:
    opened = service.open(None, None, None, game="toy", seed=5)
    players = [service.join(opened, key) for key in range(3)]
    questions = [player.moment.question for player in players]
    for player, question in zip(players, questions, strict=True):
        assert question is not None
        player.do("play", number=question.number, move=question.moves[0].move)


def test_a_move_that_is_not_legal_is_refused_with_its_rules(service: Service) -> None:
    first, _ = two_people(service)
    question = first.moment.question
    assert question is not None
    answer = first.request("play", number=question.number, move=question.moves[-1].move + 1)
    assert isinstance(answer, Refused)
    assert (answer.key, answer.rules) == ("forbidden", ["FOU-016", "FOU-017"])
    assert first.refused("play", number=question.number, move=10**9) == "no_such_code"
    assert first.refused("play", number=question.number, move=-1) == "no_such_code"


def test_nobody_moves_for_another_seat(service: Service) -> None:
    first, second = two_people(service)
    question = first.moment.question
    assert question is not None
    assert second.refused("play", number=question.number, move=question.moves[0].move) == "not_your_turn"


def test_why_a_move_is_not_possible(service: Service) -> None:
    first, second = two_people(service)
    question = first.moment.question
    assert question is not None
    legal = first.request("why", notation=" ".join(question.moves[0].said))
    assert isinstance(legal, Reasons)
    assert legal.legal
    answer = first.request("why", notation="reveal city")
    assert isinstance(answer, Reasons)
    assert (answer.legal, answer.rules) == (False, ["FOU-017"])
    waiting = second.request("why", notation=" ".join(question.moves[0].said))
    assert isinstance(waiting, Reasons)
    assert waiting.text == "It is not your turn."
    assert first.refused("why", notation="fly") == "no_such_verb"


# The way back


def test_a_move_that_taught_nobody_anything_is_taken_back(service: Service) -> None:
    first, second = two_people(service)
    before = first.moment
    assert first.play().undo.free == 1
    assert second.until_seq(1).undo.free == 0
    after = first.do("take_back", all=True)
    assert (after.view, after.moves, after.undone, after.lines) == (before.view, 0, True, [])
    assert second.until_seq(2).view == before.view | {"seat": second.seat}


def test_what_is_not_free_is_not_taken_back(service: Service) -> None:
    first, second = two_people(service)
    assert first.refused("take_back") == "no_move_yet"
    first.play()
    second.until_seq(1)
    assert second.refused("take_back") == "no_move_yet"


def both_have_moved(service: Service) -> tuple[Player, Player]:
    """Two people who have moved, the second one last."""
    first, second = two_people(service)
    while second.moment.moves == 0 or second.moment.mover == first.seat:
        mover = first if first.moment.question is not None else second
        seq = mover.play().seq
        first.until_seq(seq)
        second.until_seq(seq)
    return first, second


def test_the_other_agrees_to_a_plea_and_moves_of_both_are_gone(service: Service) -> None:
    first, second = both_have_moved(service)
    moves = first.moment.moves
    assert first.moment.undo.plea
    plea = first.do("plead").plea
    assert plea is not None
    asked = second.until(lambda moment: moment.plea is not None).plea
    assert asked is not None
    assert (asked.seat, asked.open) == (first.seat, [second.seat])
    # What would go is said as the log says it.
    assert asked.what == plea.what == "Player B picks Forest."
    after = second.do("answer", agree=True)
    assert (after.moves, after.undone, after.plea) == (moves - 2, True, None)


def test_a_plea_is_refused_and_nothing_changes(service: Service) -> None:
    first, second = both_have_moved(service)
    first.do("plead")
    second.until(lambda moment: moment.plea is not None)
    assert second.refused("plead") == "plea_open"
    after = second.do("answer", agree=False)
    assert (after.moves, after.plea) == (first.moment.moves, None)
    assert second.refused("answer", agree=True) == "no_plea_open"


def test_bots_consent_at_once(service: Service) -> None:
    opened = service.open(None, "random", seed=3)
    player = service.join(opened)
    while not player.until(lambda moment: moment.question is not None).undo.plea:
        player.play()
    moves = player.moment.moves
    player.do("plead")
    after = player.until(lambda moment: moment.undone)
    assert after.moves < moves
    player.until(lambda moment: moment.question is not None)


# Seats


def test_an_absent_player_is_replaced_by_a_bot_and_comes_back(service: Service) -> None:
    opened = service.open(None, None, seed=7, grace=0)
    first = service.join(opened, 0)
    handed = first.do("hand_over", seat=1)
    assert handed.seats[1].bot == SERIOUS_BOT
    assert [line.text for line in handed.lines] == ["Player B is away: Player A lets a bot play."]
    second = service.join(opened, 1)
    assert "Player B is away: Player A lets a bot play." in [line.text for line in second.moment.lines]
    assert second.moment.question is None
    assert second.refused("play", number=0, move=0) == "bot_moves"
    assert {second.refused(kind) for kind in ("take_back", "plead")} == {"bot_moves"}
    assert second.refused("answer", agree=True) == "bot_moves"
    # The bot has moved until the game waits for the first player, or it is for him to move anyway.
    first.until(lambda moment: moment.question is not None)
    after = second.do("sit_down")
    assert (after.seats[1].bot, after.seats[1].person) == (None, True)
    assert second.refused("sit_down") == "not_handed_over"
    assert after.lines[-1].text == "Player B takes the seat back."


def test_whoever_has_just_left_is_waited_for_and_everybody_sees_how_long(service: Service) -> None:
    opened = service.open(None, None, seed=7, grace=2)
    first, second = service.join(opened, 0), service.join(opened, 1)
    first.until(lambda moment: moment.seats[1].here)
    assert first.moment.seats[1].grace is None
    second.leave()
    gone = first.until(lambda moment: not moment.seats[1].here)
    assert gone.seats[1].grace in (1, 2)
    assert first.refused("hand_over", seat=1) == "grace"
    assert first.moment.seats[1].bot is None
    deadline = time.monotonic() + 30
    while isinstance(first.request("hand_over", seat=1), Refused) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert first.moment.seats[1].bot == SERIOUS_BOT


def test_the_clock_stands_still_for_a_friend_who_has_never_come(service: Service) -> None:
    opened = service.open(None, None, seed=7, grace=1)
    first = service.join(opened, 0)
    assert (first.moment.seats[1].came, first.moment.seats[1].grace) == (False, 1)
    time.sleep(1.1)
    assert first.refused("hand_over", seat=1) == "grace"
    second = service.join(opened, 1)
    first.until(lambda moment: moment.seats[1].here)
    second.leave()
    gone = first.until(lambda moment: not moment.seats[1].here)
    assert gone.seats[1].came


def test_for_an_absent_player_nobody_chooses_a_weak_bot(service: Service) -> None:
    opened = service.open(None, None, grace=0)
    first = service.join(opened, 0)
    assert first.refused("hand_over", seat=1, bot="random") == "not_serious"


def test_a_table_waits_for_two_minutes_unless_it_was_opened_otherwise(service: Service) -> None:
    player = service.join(service.open(None, None), 0)
    assert 110 <= (player.moment.seats[1].grace or 0) <= 120
    wish = {"game": "founders", "seats": [{}, {}], "grace": -1}
    assert service.http.post("/api/tables", json=wish).status_code == 400


def test_taking_back_goes_to_the_last_choice_of_the_player(service: Service) -> None:
    opened = service.open(None, None, game="toy", seed=5)
    player = service.join(opened, 0)
    assert not player.moment.undo.auto
    asked = player.until(lambda moment: moment.question is not None).question
    assert asked is not None
    player.play()
    answer = player.until(lambda moment: moment.question is not None).question
    assert answer is not None
    player.do("play", number=answer.number, move=answer.moves[0].move, auto=True)
    assert (player.moment.undo.free, player.moment.undo.auto) == (2, True)
    back = player.do("take_back")
    assert back.moves == 0
    assert back.question is not None
    assert back.question.choice == asked.choice


def test_a_player_hands_his_own_seat_over(service: Service) -> None:
    opened = service.open(None, "random", seed=7)
    player = service.join(opened)
    player.do("hand_over", seat=0, bot="random")
    assert player.until(lambda moment: moment.result is not None).question is None


@pytest.mark.parametrize(
    ("seat", "bot", "key"),
    [
        (1, "greedy", "still_here"),
        (9, "greedy", "no_seat"),
        (0, "file.py:Bot", "no_bot"),
        (0, "cmd:touch owned", "no_bot"),
        (2, "random", "bot_seat"),
    ],
)
def test_seats_that_are_not_to_be_handed_over(service: Service, seat: int, bot: str, key: str) -> None:
    opened = service.open(None, None, "random")
    players = [service.join(opened, 0), service.join(opened, 1)]
    assert players[0].refused("hand_over", seat=seat, bot=bot) == key


def test_whoever_plays_alone_has_another_bot_play_for_one(service: Service) -> None:
    opened = service.open(None, "expert", seed=7)
    player = service.join(opened)
    player.do("hand_over", seat=1, bot="random")
    assert player.until(lambda moment: moment.seats[1].bot == "random").seats[1].person is False


def test_a_player_takes_another_name_and_all_lines_use_it(service: Service) -> None:
    first, second = two_people(service)
    first.play()
    first.do("rename", name=" Zoé\n\u202e of  Lyon" + "!" * 99)
    renamed = second.until(lambda moment: moment.seats[first.own_seat].name.startswith("Zoé of Lyon!"))
    assert len(renamed.seats[first.own_seat].name) == 24
    assert renamed.standing == 0
    assert any(line.text.startswith("Zoé of Lyon!!!") for line in renamed.lines)


# Playing again


def test_the_same_people_play_again_with_the_keys_that_they_have(service: Service) -> None:
    opened = service.open(None, None, "random", game="toy", seed=7)
    players = [service.join(opened, 0), service.join(opened, 1)]
    assert players[0].refused("again") == "not_over"
    for player in players:
        player.do("hand_over", seat=player.seat, bot="random")
    for player in players:
        player.until(lambda moment: moment.result is not None)
    assert players[0].moment.sequel is None
    players[0].do("again")
    sequel = players[1].until(lambda moment: moment.sequel is not None).sequel
    assert sequel is not None
    # Who asks again is led to the same table, and who comes late as well.
    players[1].do("again")
    assert service.join(opened, None).moment.sequel == sequel == players[1].moment.sequel
    anew = [Player(service, sequel, key.secret) for key in opened.keys]
    assert [player.seat for player in anew] == [0, 1]
    assert anew[0].info.options == players[0].info.options
    # A seat that was handed over is its person's again.
    assert [(seat.name, seat.bot) for seat in anew[0].moment.seats] == [
        ("Player A", None),
        ("Player B", None),
        ("Player C", "random"),
    ]
    # Nobody knows the seed of the second game, although somebody chose that of the first.
    assert not anew[0].info.seed_chosen
    for player in anew:
        player.do("hand_over", seat=player.seat, bot="random")
    proof = anew[0].until(lambda moment: moment.result is not None).proof
    assert proof is not None
    assert proof.seed != "7"
