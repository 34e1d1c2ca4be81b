"""Primers and lessons of every registered game: there, well said, and followed to the end, so that none can rot."""

from collections.abc import Callable

import msgspec
import pytest

import imperia
from imperia.bots import BOTS, Team
from imperia.kernel.chance import Chance
from imperia.kernel.content import Name
from imperia.kernel.record import Record
from imperia.kernel.signs import SIGN
from imperia.kernel.teaching import Lesson, Teaching
from imperia.play import HUMAN, LEARNER, Advice, Table

NAMES = imperia.game_names()
LESSONS = [
    (name, lesson)
    for name in NAMES
    for teaching in [imperia.game(name).teaching]
    for lesson in (teaching.lessons if teaching is not None else ())
]
# Whatever its bots do, a lesson holds; and of the moves that follow a step any may be made. The rules are the same in
# both builds, so the quick one looks at more.
SEEDS = range(12 if imperia.BUILD == "compiled" else 3)


def teaching_of(name: str) -> Teaching:
    teaching = imperia.game(name).teaching
    assert teaching is not None, f"{name} has no primer"
    return teaching


def table_of(name: str, lesson: Lesson, bot: str | None = None) -> Table:
    game = imperia.game(name)
    players = [HUMAN, *[bot or lesson.bot] * (lesson.seats - 1)]
    options = lesson.position.get("options", {})
    return Table(Record(game, lesson.seats, 0, options, players, position=lesson.position), (), lesson)


def play(table: Table, seed: int, choose: Callable[[Advice], int], until_over: bool = False) -> list[Advice]:
    """Play a lesson, or its game, to the end; what it said at each of the learner's questions."""
    team = Team({seat: bot for seat, bot in enumerate(table.bots) if bot is not None}, seed)
    said: list[Advice] = []
    while True:
        table.play_on(team)
        advice = table.advice()
        assert advice is not None
        if table.over or (advice.over and not until_over):
            return said
        said.append(advice)
        table.play(LEARNER, choose(advice))


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_primer_and_a_lesson(name: str) -> None:
    teaching = teaching_of(name)
    assert teaching.lessons
    primer = teaching.primer
    assert all([primer.turn, primer.scores, primer.signs])
    rules = imperia.game(name).rules
    assert [rule for part in primer.turn for rule in part.rules if rule not in rules] == []
    assert all(part.rules for part in primer.turn)


def texts_in(thing: object) -> list[Name]:
    """All texts of a primer or a lesson."""
    if isinstance(thing, Name):
        return [thing]
    if isinstance(thing, msgspec.Struct):
        return texts_in(list(msgspec.structs.asdict(thing).values()))
    return [text for part in thing for text in texts_in(part)] if isinstance(thing, list) else []


def signs_of(name: str) -> set[tuple[str, str, str]]:
    """The signs of a game's primer and lessons: noun, word, and the number where there is one."""
    teaching = teaching_of(name)
    texts = [text.en for text in texts_in([teaching.primer, *teaching.lessons.values()])]
    texts += [explained.sign for explained in teaching.primer.signs]
    return {found for text in texts for found in SIGN.findall(text)}


@pytest.mark.parametrize("name", NAMES)
def test_every_text_is_there_in_both_languages_and_its_signs_can_be_said(name: str) -> None:
    game, teaching = imperia.game(name), teaching_of(name)
    for text in texts_in([teaching.primer, *teaching.lessons.values()]):
        # Both languages draw the same.
        assert sorted(SIGN.findall(text.en)) == sorted(SIGN.findall(text.fr))
        for lang in ("en", "fr"):
            said = game.spell(getattr(text, lang), lang)
            assert said.strip()
            assert "[" not in said
    for explained in teaching.primer.signs:
        assert game.spell(explained.sign, "fr") != explained.sign


@pytest.mark.parametrize(("name", "lesson_name"), LESSONS)
def test_a_lesson_followed_says_every_step_at_every_question_to_its_end(name: str, lesson_name: str) -> None:
    lesson = teaching_of(name).lesson(lesson_name)
    assert lesson.bot in BOTS
    followed: list[int] = []
    for seed in SEEDS:
        table, chance = table_of(name, lesson), Chance(seed)

        def follow(advice: Advice, table: Table = table, chance: Chance = chance) -> int:
            assert advice.step is not None, f"nothing is said about {table.state}"
            return table.record.game.parse(advice.moves[chance.below(len(advice.moves))])

        said = play(table, seed, follow)
        steps = [step for _, step in lesson.steps()]
        order = [steps.index(advice.step) for advice in said if advice.step is not None]
        assert order == sorted(set(order)), "a step is said once"
        followed += order
    # Some speak only to what a bot may do, but each speaks at times.
    assert set(followed) == set(range(len(lesson.steps())))


@pytest.mark.parametrize(("name", "lesson_name"), LESSONS)
def test_who_does_otherwise_plays_on_and_the_lesson_goes_along(name: str, lesson_name: str) -> None:
    lesson = teaching_of(name).lesson(lesson_name)
    for seed in SEEDS[:2]:
        table, chance = table_of(name, lesson, "random"), Chance(seed)

        def otherwise(advice: Advice, table: Table = table, chance: Chance = chance) -> int:
            legal = table.state.moves(LEARNER)
            other = [move for move in legal if table.record.game.notation(move) not in advice.moves]
            return (other or legal)[chance.below(len(other or legal))]

        said = play(table, seed, otherwise, until_over=True)
        assert said[0].step is not None
        # The lesson is found again: something is said after the first step was not followed.
        assert any(advice.step is not None for advice in said[1:])
        last = table.advice()
        assert last is not None
        assert last.over


@pytest.mark.parametrize(("name", "lesson_name"), LESSONS)
def test_the_moves_that_a_lesson_waits_for_are_words_of_the_game(name: str, lesson_name: str) -> None:
    game = imperia.game(name)
    verbs = {verb.word for verb in game.vocabulary.verbs}
    for _, step in teaching_of(name).lesson(lesson_name).steps():
        for wanted in step.moves:
            assert wanted in verbs or game.parse(wanted) >= 0
