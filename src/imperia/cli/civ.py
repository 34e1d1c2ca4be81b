"""`imperia civ`: the C.I.V. of Imperium beside a real box; one tells the die and the cards, and reads what it does."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

import imperia
from imperia.cli.options import Lang
from imperia.cli.output import say, say_wrapped
from imperia.cli.reading import is_number, plain
from imperia.cli.texts import text
from imperia.games.imperium.automa.beside.messages import (
    Chapter,
    CivAccount,
    CivAdvice,
    CivBegin,
    CivCount,
    CivCounted,
    CivFacts,
    CivPlay,
    CivQuestion,
    CivRead,
    CivSlot,
    CivStep,
    CivText,
    CivTold,
)
from imperia.kernel.errors import ImperiaError

GAME: Final = imperia.game("imperium")
# What can be typed at every question, in the order of the help.
COMMANDS: Final = ("market", "tokens", "state", "gone", "deck", "points", "setup", "keywords", "end", "help", "quit")
WORDS: Final = {plain(text(f"civ.command.{name}", lang)): name for name in COMMANDS for lang in Lang}
CHAPTERS: Final[dict[str, Chapter]] = {"setup": "setup", "keywords": "keywords", "end": "end"}
# So many cards are named where a line may mean several.
SOME_CARDS: Final = 6
LEVELS: Final = next([str(level) for level in option.values] for option in GAME.sheet.options if option.name == "level")
YES: Final = ("y", "yes", "o", "oui", "1")
NO: Final = ("n", "no", "non", "0")


class Leave(Exception):
    """Somebody is done with it."""


def run(nation: str, level: str, lang: Lang) -> None:
    """Run the C.I.V. of a nation until somebody leaves."""
    noun = GAME.nouns["nation"]
    nation = word_of(nation, {word: [noun.label(place, one) for one in Lang] for place, word in enumerate(noun.words)})
    level = word_of(level, {word: [GAME.texts.say(f"value.level.{word}", one) for one in Lang] for word in LEVELS})
    # Cards are found in all boxes here.
    begun = ask(CivBegin(nation=nation, level=level, box="classics"), lang)
    Beside(begun.account, lang).run()


def word_of(typed: str, labels: dict[str, list[str]]) -> str:
    """The word that is meant by itself or by one of its labels; what is neither stays as it is."""
    found = [word for word, names in labels.items() if plain(typed) in map(plain, (word, *names))]
    return found[0] if found else typed


def ask(asked: CivBegin | CivPlay, lang: Lang) -> CivAdvice:
    """The game's answer."""
    advice: CivAdvice = GAME.beside(asked, lang)
    return advice


def find_cards(typed: str) -> list[str]:
    """The cards that a name means: exactly, else those whose name holds it; one of each name."""
    noun = GAME.nouns["card"]
    wanted = plain(typed)
    names = {word: [plain(noun.label(place, lang)) for lang in Lang] for place, word in enumerate(noun.words)}
    exact = [word for word, called in names.items() if wanted in (*called, word)]
    found = exact or [word for word, called in names.items() if any(wanted in one for one in called)]
    return list({names[word][0]: word for word in reversed(found)}.values())[::-1]


class Beside:
    """A real table, as far as it was told."""

    def __init__(self, account: CivAccount, lang: Lang) -> None:
        self.account = account
        self.lang: Final = lang

    @property
    def facts(self) -> CivFacts:
        """The table now."""
        return self.account.facts

    def put_right(self, **changes: Any) -> None:
        """Something else lies on the table; what was answered before may no longer be an answer."""
        self.account = replace(self.account, facts=replace(self.facts, **changes), answers=[])

    def run(self) -> None:
        """Turn by turn, until somebody leaves."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  (importing it is all it takes)
        self.tell("hello")
        try:
            while True:
                self.turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self.tell("bye")

    def turn(self) -> None:
        """The die, its cards in order, its clean-up."""
        self.go("die", self.number("die", 1, 6))
        while (shown := self.ask()).stage != "yours":
            if shown.stage == "market":
                self.go("later")
            elif shown.stage == "card":
                self.show(shown)
                self.turn_up(shown.slot)
            else:
                self.finish()

    def turn_up(self, slot: int) -> None:
        """The card of a slot; one that it cannot have is asked for again."""
        while True:
            try:
                return self.go("card", self.card("slot_card", slot=slot))
            except ImperiaError as error:
                say_wrapped(error.say(self.lang))

    def ask(self) -> CivAdvice:
        """What stands on the table now."""
        return ask(CivPlay(account=self.account), self.lang)

    def go(self, what: Any, said: bool | int | str = "") -> None:
        """Go on by what was told; what cannot be changes nothing."""
        self.account = ask(CivPlay(account=self.account, told=CivTold(what=what, said=said)), self.lang).account

    def finish(self) -> None:
        """Answer what is asked until all is said; each step is said once, unless what was told changes it."""
        said: list[CivStep] = []
        named = False
        while True:
            advice = self.ask()
            if advice.row is not None and not named:
                named = True
                self.show_row(advice)
            if [step.text for step in said] != [step.text for step in advice.steps[: len(said)]]:
                self.tell("anew")
                said = []
            self.show(advice, [len(step.details) for step in said])
            said = advice.steps
            if advice.question is None:
                return self.go("done")
            self.answered(advice.question)

    def answered(self, question: CivQuestion) -> None:
        """One more answer; what cannot be is refused. Where the table was put right meanwhile it is asked again."""
        account = self.account
        while account is self.account:
            answer = self.answer(question)
            if account is not self.account and question.slot < 0:
                return
            try:
                self.go("answer", answer)
            except ImperiaError as error:
                say_wrapped(error.say(self.lang))

    # What is shown

    def tell(self, key: str, **values: object) -> None:
        """A sentence of the terminal's own."""
        say_wrapped(text(f"civ.{key}", self.lang, **values))

    def spell(self, said: str) -> str:
        """A text of the game without signs."""
        return GAME.spell(said, self.lang)

    def show(self, advice: CivAdvice | CivText, shown: Sequence[int] = ()) -> None:
        """The steps, each with its rule, but for those that were shown already in that much detail."""
        for place, step in enumerate(advice.steps):
            if place >= len(shown):
                say_wrapped(f"{place + 1:>3}. {self.spell(step.text)}  {step.rule}", indent=5)
            for detail in step.details[shown[place] if place < len(shown) else 0 :]:
                say_wrapped(f"     - {self.spell(detail)}", indent=7)

    def show_row(self, advice: CivAdvice) -> None:
        """Which row it is, and which were passed over."""
        assert advice.row is not None
        for row in advice.passed:
            self.tell("passed", row=row.label)
        say_wrapped(advice.row.label, style="bold")
        for doubt in advice.row.unsure:
            self.tell("unsure", chosen=doubt.chosen, alternatives=doubt.alternatives)

    # What is asked

    def read(self, prompt: str) -> str:
        """A line that is no command; commands are carried out, and the question is put again."""
        while True:
            say_wrapped(prompt, style="bold")
            line = input("> ").strip()
            name = WORDS.get(plain(line))
            if name is None:
                return line
            try:
                self.command(name)
            except ImperiaError as error:
                say_wrapped(error.say(self.lang))

    def number(self, key: str, least: int, most: int, **values: object) -> int:
        """A number between two others."""
        return self.read_number(text(f"civ.ask.{key}", self.lang, **values), least, most)

    def read_number(self, prompt: str, least: int, most: int) -> int:
        """A number between two others."""
        while True:
            line = self.read(prompt)
            if is_number(line) and least <= int(line) <= most:
                return int(line)
            self.tell("no_number", least=least, most=most)

    def card(self, key: str, **values: object) -> str:
        """A card by its name; an empty line for none."""
        return self.read_card(text(f"civ.ask.{key}", self.lang, **values))

    def read_card(self, prompt: str) -> str:
        """A card by its name; an empty line for none."""
        while True:
            line = self.read(prompt)
            if not line:
                return ""
            found = find_cards(line)
            if len(found) == 1:
                return found[0]
            noun = GAME.nouns["card"]
            names = [noun.label(noun.words.index(word), self.lang) for word in found[:SOME_CARDS]]
            self.tell("several" if found else "no_card", text=line, cards=names)

    def yes(self, prompt: str) -> bool:
        """Yes or no."""
        while True:
            line = plain(self.read(prompt))
            if line in (*YES, *NO):
                return line in YES
            self.tell("yes_or_no")

    def answer(self, question: CivQuestion) -> Any:
        """The table as the player sees it."""
        prompt = f"{self.spell(question.text)} ({question.rule})"
        if question.kind == "card":
            return self.read_card(prompt)
        return self.yes(prompt) if question.kind == "yes_or_no" else self.read_number(prompt, 0, question.most)

    # Commands

    def command(self, name: str) -> None:
        """Carry a command out."""
        match name:
            case "quit":
                raise Leave
            case "help":
                for one in COMMANDS:
                    say_wrapped(f"  {text(f'civ.command.{one}', self.lang):<10} {text(f'civ.help.{one}', self.lang)}")
            case "market":
                self.tell_market()
            case "tokens":
                self.put_right(tokens=self.tokens("its_tokens"))
            case "state":
                other = "barbarian" if self.facts.state == "empire" else "empire"
                before = self.account
                self.put_right(state=other)
                try:
                    # A side that this nation does not have is refused.
                    self.ask()
                except ImperiaError:
                    self.account = before
                    raise
                self.tell("state_now", state=text(f"civ.{other}", self.lang))
            case "gone":
                self.tell_gone()
            case "deck":
                self.make_deck()
            case "points":
                self.count()
            case _:
                chapter: CivText = GAME.beside(CivRead(facts=self.facts, chapter=CHAPTERS[name]), self.lang)
                self.show(chapter)

    def make_deck(self) -> None:
        """Its deck is empty, in the middle of a turn as well."""
        before = self.account
        self.account = replace(before, deck=True, answers=[])
        self.finish()
        self.account = replace(before, facts=self.facts, answers=[])

    def tell_market(self) -> None:
        """All slots of the market with their tokens."""
        for slot in range(len(self.facts.market)):
            card = self.card("market_card", slot=slot + 1)
            tokens = self.tokens("market_tokens") if card else {}
            laid = CivSlot(card=card, tokens=tokens)
            self.put_right(market=[laid if place == slot else one for place, one in enumerate(self.facts.market)])

    def tokens(self, key: str) -> Any:
        """Three numbers: materials, population, progress; an empty line for none."""
        while True:
            numbers = self.read(text(f"civ.ask.{key}", self.lang)).split()
            if not numbers:
                return {}
            if len(numbers) == 3 and all(is_number(one) for one in numbers):
                return dict(zip(("materials", "population", "progress"), map(int, numbers), strict=True))
            self.tell("three_numbers")

    def tell_gone(self) -> None:
        """Mark what has run out, by number; the same number again unmarks it."""
        gone: Sequence[Any] = (
            "dynasty", "fame_deck", "unrest_pile", "region_deck", "tradition_deck", "civilised_deck", "crowned",
            "king_turned",
        )  # fmt: skip
        for number, word in enumerate(gone, 1):
            mark = "x" if word in self.facts.gone else " "
            say(f"  {number} [{mark}] {GAME.texts.say(f'page.beside.gone.{word}', self.lang)}")
        word = gone[self.number("gone", 1, len(gone)) - 1]
        left = [one for one in self.facts.gone if one != word]
        self.put_right(gone=left if word in self.facts.gone else [*left, word])

    def count(self) -> None:
        """All its cards, one a line, and its points."""
        cards: list[str] = []
        while card := self.card("counted"):
            cards.append(card)
        counted: CivCounted = GAME.beside(CivCount(facts=self.facts, cards=cards), self.lang)
        for line in counted.lines:
            say(f"  {line.label:<30} {line.rule}  {line.count:>4}  {line.points:>4}")
        say(f"  {text('total', self.lang):<30} {'':7}  {'':4}  {counted.total:>4}")
