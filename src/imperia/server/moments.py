"""The table as one reader sees it, in the words of the wire."""

from __future__ import annotations

from collections.abc import Sequence

from imperia.kernel.score import places
from imperia.kernel.state import State
from imperia.kernel.texts import KERNEL_TEXTS
from imperia.kernel.words import calling
from imperia.play import LEARNER, Table
from imperia.server.errors import TEXTS, Refusal
from imperia.server.wire import (
    Closed,
    Frame,
    LessonNote,
    Moment,
    Move,
    PartyScore,
    Plea,
    PointsLine,
    Proof,
    Question,
    Result,
    SeatInfo,
    Undo,
    Waiting,
)


def describe_move(state: State, seat: int, move: int, lang: str) -> Move:
    """A legal move with its words."""
    game = state.game
    return Move(
        move=move,
        said=game.vocabulary.words(move),
        label=game.describe(state, seat, move, lang),
        preview=game.preview(state, seat, move),
        warning=game.warn(state, seat, move, lang),
    )


def explain_refusal(state: State, seat: int, move: int, rules: Sequence[str], lang: str) -> str:
    """Why a move is not legal, never without words: what it lacks, else what is asked instead, else the rules."""
    if seat not in state.to_act():
        return Refusal("not_your_turn").say(lang)
    lacking = state.game.explain(state, seat, move, lang)
    if lacking:
        return lacking
    others = [rule for rule in rules if rule != state.choice().asked_by(state, seat)]
    if not others:
        return TEXTS.say("not_now", lang, {"question": state.game.ask(state, seat, lang)})
    return " ".join(getattr(state.game.rules[rule].text, lang) for rule in others)


def put_question(table: Table, seat: int, lang: str) -> Question | None:
    """The question to a seat; None while its player has no move."""
    state = table.state
    if table.bots[seat] is not None or seat not in state.to_act():
        return None
    choice = state.choice()
    default = choice.default(state, seat)
    return Question(
        number=table.question_number(seat),
        choice=type(choice).__name__,
        text=state.game.ask(state, seat, lang),
        rule=choice.asked_by(state, seat),
        awaited=seat in state.awaited(),
        completes=choice.completes(state, seat),
        default=default if default >= 0 else None,
        moves=[describe_move(state, seat, move, lang) for move in state.moves(seat)],
    )


def tell_waiting(state: State, reader: int | None, lang: str) -> list[Waiting]:
    """Whom the game waits for and why; nobody reads the question of another, nor of what is decided in secret."""
    if state.over:
        return []
    choice = state.choice()
    waiting: list[Waiting] = []
    for seat in state.awaited():
        if choice.secret and seat != reader:
            waiting.append(Waiting(seat=seat, text=KERNEL_TEXTS.say("plans", lang), rule=choice.rule))
        else:
            game = state.game
            text = game.ask(state, seat, lang) if seat == reader else game.await_of(state, seat, lang)
            waiting.append(Waiting(seat=seat, text=text, rule=choice.asked_by(state, seat)))
    return waiting


def tell_result(state: State, lang: str) -> Result | None:
    """How the game ended, by party and source; None while it has not."""
    if not state.over:
        return None
    game = state.game
    ranks = places(state.ranking())
    winners = state.winners()
    return Result(
        scores=[
            PartyScore(
                party=party,
                name=game.party_label(state, party, lang),
                total=score.total,
                place=ranks[party],
                winner=party in winners,
                lines=[
                    PointsLine(
                        label=game.score_label(line.source, lang), rule=line.rule, count=line.count, points=line.points
                    )
                    for line in score.lines
                ],
            )
            for party, score in enumerate(state.scores())
        ],
        tie_break=game.tie_break(state, lang),
    )


def tell_plea(table: Table, reader: int | None, lang: str) -> Plea | None:
    """The plea that is open."""
    plea = table.plea
    if plea is None:
        return None
    # As the log tells it, which keeps what the reader may not know.
    told = [line.text for line in table.lines_of(plea.place + 1, reader, lang) if line.seat == plea.seat]
    return Plea(
        seat=plea.seat,
        what=told[0] if told else None,
        agreed=list(plea.agreed),
        open=table.still_to_agree(),
    )


def tell_undo(table: Table, reader: int | None) -> Undo:
    """The moves a reader may take back."""
    if reader is None or table.bots[reader] is not None:
        return Undo(free=0, plea=False, auto=False, begun=False)
    may_plead = table.plea is None and table.plea_moves(reader) > 0
    return Undo(
        free=table.free_moves(reader),
        plea=may_plead,
        auto=table.last_was_automatic(reader),
        begun=table.moves_to_begin(reader) > 0,
    )


def tell_lesson(table: Table, reader: int | None, lang: str) -> LessonNote | None:
    """The lesson's current text for the learner."""
    advice = table.advice() if reader == LEARNER else None
    if advice is None:
        return None
    lesson, step = advice.lesson, advice.step
    do = lesson.end if advice.over else step.do if step is not None else None
    return LessonNote(
        idea=advice.idea,
        ideas=len(lesson.ideas),
        title=(lesson.title if advice.over else lesson.ideas[advice.idea].title).say(lang),
        do=do.say(lang) if do is not None else "",
        why=step.why.say(lang) if step is not None else "",
        moves=advice.moves,
        over=advice.over,
        back=advice.back > 0,
    )


def make_moment(
    table: Table,
    seats: Sequence[SeatInfo],
    reader: int | None,
    since: int,
    lang: str,
    sequel: str | None = None,
    closed: Closed | None = None,
    proof: Proof | None = None,
) -> Moment:
    """The table as a reader sees it who has seen everything until the entry `since`."""
    with calling([seat.name for seat in seats]):
        standing = table.standing_lines(since, reader)
        return Moment(
            seq=table.seq_for(reader),
            moves=table.open_moves,
            mover=table.mover_for(reader),
            undone=table.undone_for(reader),
            standing=standing,
            lines=table.lines(reader, lang, standing),
            view=table.state.view(reader),
            question=put_question(table, reader, lang) if reader is not None else None,
            waiting=tell_waiting(table.state, reader, lang),
            undo=tell_undo(table, reader),
            plea=tell_plea(table, reader, lang),
            seats=list(seats),
            result=tell_result(table.state, lang),
            sequel=sequel,
            closed=closed,
            proof=proof,
            lesson=tell_lesson(table, reader, lang),
        )


def make_frame(table: Table, names: Sequence[str], moves: int, reader: int | None, lang: str) -> Frame:
    """One position of a finished game."""
    with calling(names):
        mover: int | None = None
        label: str | None = None
        state = table.at(max(0, moves - 1))
        if moves:
            mover, move = table.record.moves[moves - 1]
            label = _label_for(state, mover, move, reader, lang)
            state.take(mover, move)
        return Frame(
            moves=moves,
            last=len(table.record.moves),
            mover=mover,
            label=label,
            lines=table.lines_of(moves, reader, lang),
            told=table.lines_until(moves),
            course=[] if moves else [table.lines_until(one) for one in range(len(table.record.moves) + 1)],
            view=state.view(reader),
            result=tell_result(state, lang),
        )


def _label_for(before: State, mover: int, move: int, reader: int | None, lang: str) -> str | None:
    """A move in words, unless it was somebody else's secret."""
    if before.choice().secret and reader != mover:
        return None
    return before.game.describe(before, mover, move, lang)
