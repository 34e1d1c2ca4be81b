"""The empire's actions at a real table: the engine carries them out on what was told, and says what it did."""

from __future__ import annotations

import functools
import operator
from typing import Any, Final, get_args

import msgspec

from imperia.games.daimyo.automa.beside.messages import (
    BadFacts,
    EmpireAccount,
    EmpireAdvice,
    EmpireAnswer,
    EmpireHoldings,
    EmpireOp,
    EmpireQuestion,
    EmpireStep,
    Field,
)
from imperia.games.daimyo.automa.beside.table import ISLANDS, YOU, lay_out, read_back, show_tiles
from imperia.games.daimyo.automa.cards import EmpireTurn
from imperia.games.daimyo.automa.loot import LootTile, NextLoot
from imperia.games.daimyo.automa.pieces import EmpireStrike, PlacePiece
from imperia.games.daimyo.cards import FROM_SOLO, AnyEffect
from imperia.games.daimyo.effects.empire import EMPIRE_OPS, EmpireChoice, EmpireRelics, PlaceOp
from imperia.games.daimyo.goods import NOTHING_HANDLED, held
from imperia.games.daimyo.objectives import buildings_of
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS_EACH,
    BUILDINGS,
    COLOURS,
    FARM,
    GOLD,
    ISLAND_COUNT,
    PLACES_EACH,
    RELIC_TILES,
    SLUMS_EACH,
    TOWER,
)
from imperia.games.daimyo.relics import ChooseAltar
from imperia.games.daimyo.state import EMPIRE, DaimyoState
from imperia.games.daimyo.words import ALTAR, GOVERNOR, OPTION, SHADOW, SITE, TAKE
from imperia.kernel.agenda import Choice
from imperia.kernel.effects import Ask, Effect, Frame
from imperia.kernel.events import Event
from imperia.kernel.game import Game
from imperia.kernel.lexicon import Lexicon
from imperia.kernel.signs import Voice, sign

KINDS: Final = ("governor", "tower", "farm", "shadow")
FIELDS: Final[tuple[Field, ...]] = get_args(Field)
# By the kind of piece, what is asked of an island before it goes there.
RESTS_ON: Final[tuple[tuple[Field, ...], ...]] = (
    ("empire", "you", "its_governors", "your_governors"),
    ("empire", "you", "buildings"),
    ("buildings",),
    ("empire", "you", "your_governors", "shadows"),
)
# The rules by which somebody chooses for the empire.
ADVANTAGE: Final = "DAI-247"
NO_ADVANTAGE: Final = "DAI-248"
FREELY: Final = "DAI-249"
# Events that follow a choice.
CHOSEN: Final = ("governor_placed", "shadow_placed", "built", "tile_taken")


class Unanswered(Exception):
    """The player has to say how it goes on."""

    def __init__(self, question: EmpireQuestion) -> None:
        super().__init__(question.kind)
        self.question: Final = question


def sentence(text: str) -> str:
    """A text as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}."


def act(game: Game, account: EmpireAccount, action: list[EmpireOp], lang: str) -> EmpireAdvice:
    """What an action comes to at a table, as far as it is known."""
    effect: AnyEffect = Effect("beside", [msgspec.to_builtins(op) for op in action])
    Lexicon(EMPIRE_OPS, named_by="op").read(effect)
    voice = Voice(game.texts, lang)
    acting = Acting(game, lay_out(game, account.facts), account.answers, voice)
    before = holdings(acting.state)
    question = acting.run(effect)
    placed = [op for op in effect.ops if isinstance(op, PlaceOp)]
    islands = functools.reduce(operator.or_, [op.islands for op in placed], 0)
    return EmpireAdvice(
        account=account,
        facts=read_back(acting.state),
        islands=[colour for colour in ISLANDS if islands >> COLOURS.index(colour) & 1],
        fields=[field for field in FIELDS if any(field in RESTS_ON[op.kind] for op in placed)],
        relics=any(isinstance(op, EmpireRelics) for op in effect.ops),
        says=[EmpireStep(text=sentence(op.say(voice)), rule=op.rule) for op in effect.ops],
        steps=acting.steps,
        gains=EmpireHoldings(**{what: now - before[what] for what, now in holdings(acting.state).items()}),
        question=question,
    )


def holdings(state: DaimyoState) -> dict[str, Any]:
    """The empire's belongings that count at the end, as far as the state of a real table knows."""
    return {
        "relics": int(state.markers[EMPIRE]),
        "farms": buildings_of(state, EMPIRE, FARM),
        "towers": buildings_of(state, EMPIRE, TOWER),
        "gold": held(state, EMPIRE, GOLD),
    }


class Acting:
    """An action that is carried out, with the answers that were given."""

    def __init__(self, game: Game, state: DaimyoState, answers: list[Any], voice: Voice) -> None:
        self.game: Final = game
        self.state: Final = state
        self.answers: Final = answers
        self.used = 0
        self.voice: Final = voice
        self.steps: Final[list[EmpireStep]] = []
        # By which rule the last piece or tile was chosen.
        self.chosen_by = ""

    def run(self, effect: AnyEffect) -> EmpireQuestion | None:
        """All of it, or as far as the answers go; then the question."""
        effect.begin(self.state, Frame(FROM_SOLO, EMPIRE, 0, NOTHING_HANDLED))
        agenda: list[Any] = self.state.agenda
        question: EmpireQuestion | None = None
        try:
            while not isinstance(agenda[-1], EmpireTurn):
                top = agenda[-1]
                if isinstance(top, NextLoot):
                    show_tiles(self.state, top.loot.sources, self.see())
                if not isinstance(top, Choice):
                    agenda.pop().run(self.state)
                elif moves := top.moves(self.state, 0):
                    move = self.choose(top, moves)
                    agenda.pop()
                    top.take(self.state, 0, move)
                else:
                    agenda.pop()
                self.tell()
        except Unanswered as unanswered:
            question = unanswered.question
        if self.used < len(self.answers):
            raise BadFacts("beside_answers", count=len(self.answers), used=self.used)
        return question

    # What was done

    def tell(self) -> None:
        """Put into words for the table all that the engine has told since."""
        journal = self.state.journal or []
        for event in journal:
            key = f"beside.did.{event.what.word}"
            if key in self.game.texts:
                text = self.voice.say(key, self.details(event))
                rule = event.what.rule
                if event.what.word in CHOSEN:
                    rule = self.chosen_by
                    if rule == ADVANTAGE:
                        text += self.voice.say("beside.advantage")
                self.steps.append(EmpireStep(text=text, rule=rule))
        journal.clear()

    def details(self, event: Event) -> dict[str, object]:
        """The details of an event, without the slots that stand in for those of the table."""
        found: dict[str, object] = {}
        for noun, value in zip(event.what.nouns, event.details, strict=True):
            if noun in ("place", "slum", "altar", "island"):
                each = {"place": PLACES_EACH, "slum": SLUMS_EACH, "altar": ALTARS_EACH}.get(noun, 1)
                island = value // each
                found["island"] = sign("island", COLOURS[island])
                found["influence"] = int(self.state.influence[EMPIRE * ISLAND_COUNT + island])
                found["yours"] = int(self.state.influence[island])
                if noun == "altar":
                    found["value"] = int(ALTAR_VALUES[value])
            elif noun == "relic":
                found["tile"] = sign("relic", RELIC_TILES[value])
            elif noun == "building":
                found["building"] = sign("building", BUILDINGS[value])
        return found

    # What is asked

    def choose(self, choice: Choice[Any], moves: list[int]) -> int:
        """The move that was answered, or the only one."""
        if isinstance(choice, PlacePiece):
            self.chosen_by = chosen_by(self.state, choice)
            piece = self.voice.say(f"beside.piece.{KINDS[choice.kind]}")
            text = self.voice.say(f"beside.ask.island.{self.chosen_by}", {"piece": piece})
            return self.pick("island", text, moves, self.chosen_by)
        if isinstance(choice, LootTile):
            self.chosen_by = chosen_by(self.state, choice)
            return self.pick("tile", self.voice.say(f"beside.ask.tile.{self.chosen_by}"), moves, self.chosen_by)
        if isinstance(choice, ChooseAltar):
            rule = choice.asked_by(self.state, YOU)
            text = self.voice.say(f"beside.ask.altar.{rule}", {"island": sign("island", COLOURS[choice.island])})
            return self.pick("altar", text, moves, rule)
        if isinstance(choice, Ask) and isinstance(choice.op, EmpireChoice):
            labels = [sentence(option.say(self.voice)) for option in choice.op.options]
            return self.pick("option", self.voice.say("beside.ask.option"), moves, "DAI-245", labels)
        # Which of several equal things it is makes no difference here: a governor that is struck, a good that is paid.
        assert isinstance(choice, EmpireStrike | Ask)
        return moves[0]

    def see(self) -> list[str]:
        """The tiles that can be seen, which are asked for before each is taken."""
        given = self.given()
        if given is None:
            raise Unanswered(EmpireQuestion(kind="seen", text=self.voice.say("beside.ask.seen"), rule="DAI-250"))
        if not isinstance(given, list):
            raise BadFacts("beside_answer", answer=given, rule="DAI-250")
        return given

    def given(self) -> Any:
        """The next answer that was given; None if there is none left."""
        if self.used == len(self.answers):
            return None
        self.used += 1
        return self.answers[self.used - 1]

    def pick(self, kind: Any, text: str, moves: list[int], rule: str, labels: list[str] | None = None) -> int:
        """One of several moves that differ in a word; a single one is not asked for."""
        words: dict[str, int] = {}
        for move in moves:
            words.setdefault(word_of(move), move)
        if len(words) == 1:
            return moves[0]
        given = self.given()
        if given is None:
            answers = [
                EmpireAnswer(word=word, label=labels[int(word)] if labels else self.label(kind, word)) for word in words
            ]
            raise Unanswered(EmpireQuestion(kind=kind, text=text, rule=rule, answers=answers))
        if given not in words:
            raise BadFacts("beside_answer", answer=given, rule=rule)
        return words[str(given)]

    def label(self, kind: str, word: str) -> str:
        """The label of an answer."""
        if kind == "altar":
            return word
        noun = self.game.nouns["island" if kind == "island" else "relic"]
        return sentence(noun.label(noun.words.index(word), self.voice.lang)).removesuffix(".")


def word_of(move: int) -> str:
    """The part of a move that tells it from others at a real table."""
    if TAKE.says(move):
        return RELIC_TILES[TAKE.argument(move)]
    if ALTAR.says(move):
        return str(ALTAR_VALUES[ALTAR.argument(move)])
    if OPTION.says(move):
        return str(OPTION.argument(move))
    if SHADOW.says(move):
        return COLOURS[SHADOW.argument(move) // SLUMS_EACH]
    return COLOURS[(GOVERNOR if GOVERNOR.says(move) else SITE).argument(move) // PLACES_EACH]


def chosen_by(state: DaimyoState, choice: PlacePiece | LootTile) -> str:
    """By which rule an island or a tile is chosen: freely, or to the empire's advantage, if there is one to be had."""
    if not choice.bound:
        return FREELY
    return ADVANTAGE if choice.leading(state) else NO_ADVANTAGE
