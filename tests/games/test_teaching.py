"""Primers and lessons of every registered game: there, well said, and followed to the end, so that none can rot."""

from collections.abc import Callable
from typing import Any

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


# Questions after which a learner who does not follow has seen enough of a lesson.
LONGEST = 40


def teaching_of(name: str) -> Teaching:
    teaching = imperia.game(name).teaching
    assert teaching is not None, f"{name} has no primer"
    return teaching


def table_of(name: str, lesson: Lesson, bot: str | None = None) -> Table:
    game = imperia.game(name)
    players = [HUMAN, *[bot or lesson.bot] * (lesson.seats - 1)]
    options = lesson.position.get("options", {})
    return Table(Record(game, lesson.seats, 0, options, players, position=lesson.position), (), lesson)


def play(table: Table, seed: int, choose: Callable[[Advice], int], most: int = LONGEST) -> list[Advice]:
    """Play a lesson to its end, or so many questions of it; what it said at each of the learner's questions."""
    team = Team({seat: bot for seat, bot in enumerate(table.bots) if bot is not None}, seed)
    said: list[Advice] = []
    while True:
        table.play_on(team)
        advice = table.advice()
        assert advice is not None
        if table.over or advice.over or len(said) == most:
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


Way = Callable[[list[str], list[str], Chance], str]


def at_random(legal: list[str], _advised: list[str], chance: Chance) -> str:
    """Whatever comes to hand."""
    return legal[chance.below(len(legal))]


def otherwise(legal: list[str], advised: list[str], chance: Chance) -> str:
    """Never what is advised, where there is anything else."""
    return at_random([move for move in legal if move not in advised] or legal, advised, chance)


def wavering(legal: list[str], advised: list[str], chance: Chance) -> str:
    """Mostly what is advised."""
    return at_random(advised if advised and chance.below(4) else legal, advised, chance)


# The words that end a turn or leave something out, in any game.
SHORT = ("pass", "finish", "end", "done", "ready", "decline")


def as_soon_as_possible(legal: list[str], advised: list[str], chance: Chance) -> str:
    """Over and done with: pass at once, and refuse what is offered."""
    return next((move for word in SHORT for move in legal if move == word), at_random(legal, advised, chance))


WAYS: list[Way] = [at_random, otherwise, wavering, as_soon_as_possible]


@pytest.mark.parametrize(("name", "lesson_name"), LESSONS)
@pytest.mark.parametrize("way", WAYS)
def test_whatever_the_learner_does_no_sentence_is_said_that_is_not_true(name: str, lesson_name: str, way: Way) -> None:
    game, lesson = imperia.game(name), teaching_of(name).lesson(lesson_name)
    for seed in SEEDS:
        table, chance = table_of(name, lesson, "random"), Chance(seed)
        # How far the learner has followed: the ideas whose last step was.
        through = 0

        def choose(advice: Advice, table: Table = table, chance: Chance = chance) -> int:
            nonlocal through
            assert (advice.idea, advice.over) == (through, False), "no idea is passed over"
            legal = [game.notation(move) for move in table.state.moves(LEARNER)]
            check_truth(table, advice, legal)
            chosen = way(legal, advice.moves, chance)
            last = lesson.ideas[advice.idea].steps[-1]
            through += advice.step is last and chosen in advice.moves
            return game.parse(chosen)

        play(table, seed, choose)
        last = table.advice()
        assert last is not None
        assert last.over == (through == len(lesson.ideas)), "a lesson does not end before its ideas are through"


def check_truth(table: Table, advice: Advice, legal: list[str]) -> None:
    """What a lesson says is true of the table; where it has nothing to say it leads back to where it had."""
    if advice.step is None:
        back = table.at(len(table.record.moves) - advice.back)
        assert advice.back > 0
        assert LEARNER in back.to_act()
        return
    view = msgspec.to_builtins(table.state.view(LEARNER))
    assert [need for need in advice.step.needs if not need.holds(view, legal)] == []
    said = f"{advice.step.do.en} {advice.step.why.en}"
    for words, is_true in TRUTHS.items():
        assert words not in said or is_true(view), said


# Sentences about one table, and what they come to, each looked up here once more by another way.
TRUTHS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "Your dice make 12": lambda view: sum(int(one["die"][-1]) for one in view["players"][0]["spaces"]) == 12,
    "3 and 5 make 8": lambda view: [one["die"][-1] for one in view["players"][0]["spaces"]] == ["3"],
    "your red die shows just his 4": lambda view: "red4" in [one["die"] for one in view["players"][0]["spaces"]],
    "You still have two heroes": lambda view: len(view["players"][0]["hand"]) == 2,
    "Nobody is there": lambda view: sum(view["islands"][4]["influence"]) == 0,
    "The next unit would cost [good:rice:3]": lambda view: view["recruit_price"] == 3,
    "your last [token:action]": lambda view: view["players"][0]["actions"] == 1,
    "You have no action left": lambda view: view["players"][0]["actions"] == 0,
    "your third region": lambda view: len(view["players"][0]["area"]) >= 3,
    "Keep Prosperity and Glory": lambda view: (
        sorted(view["players"][0]["hand"]) == ["romans-glory", "romans-prosperity-2"]
    ),
    "return both [banner:unrest] cards": lambda view: (
        sum("-unrest-" in card for card in view["players"][0]["hand"]) == 2
    ),
    "With iron of your own": lambda view: "mine" in [one["tile"] for one in view["nations"][0]["tiles"]],
    "which your Market gives": lambda view: "market_iron" in [one["tile"] for one in view["nations"][0]["tiles"]],
    "which only your opponent has": lambda view: "winery" not in [one["tile"] for one in view["nations"][0]["tiles"]],
    "in front of the temple": lambda view: "temple_liber" in [one["tile"] for one in view["nations"][0]["tiles"]],
    "You have no food": lambda view: view["players"][0]["stock"].get("food", 0) == 0,
    "the stone that you now have plenty of": lambda view: view["players"][0]["stock"].get("stone", 0) >= 3,
    "Take one of the open cards": lambda view: len(view["open"]) > 0,
    "the free province Tov": lambda view: (
        [one.get("owner") for one in view["provinces"] if one["name"] == "Tov"] == [None]
    ),
    "Nobody defends Liang": lambda view: (
        [one.get("armies", 0) for one in view["provinces"] if one["name"] == "Liang"] == [0]
    ),
    "Four [piece:temple] are yours": lambda view: view["clans"][0]["temples"] == 4,
    "five is what the wheel asks for": lambda view: view["needed"] == 5,
}


def test_the_sentences_that_are_looked_up_twice_are_said_somewhere() -> None:
    said = " ".join(
        f"{step.do.en} {step.why.en}"
        for name, lesson in LESSONS
        for _, step in teaching_of(name).lesson(lesson).steps()
    )
    assert [words for words in TRUTHS if words not in said] == []


@pytest.mark.parametrize(("name", "lesson_name"), LESSONS)
def test_what_a_step_needs_stands_in_the_view(name: str, lesson_name: str) -> None:
    game, lesson = imperia.game(name), teaching_of(name).lesson(lesson_name)
    view = msgspec.to_builtins(game.position(lesson.position).view(LEARNER))
    paths = {need.at.split(".")[0] for _, step in lesson.steps() for need in step.needs if need.at}
    assert paths - set(view) == set()


@pytest.mark.parametrize(("name", "lesson_name"), LESSONS)
def test_the_moves_that_a_lesson_waits_for_are_words_of_the_game(name: str, lesson_name: str) -> None:
    game = imperia.game(name)
    verbs = {verb.word for verb in game.vocabulary.verbs}
    for _, step in teaching_of(name).lesson(lesson_name).steps():
        for wanted in step.moves:
            assert wanted in verbs or game.parse(wanted) >= 0
