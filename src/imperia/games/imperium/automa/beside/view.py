"""A real table laid out from what was told, and the C.I.V. there in messages: questions, rows, chapters, points."""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

from imperia.games.imperium.automa.beside.errors import BadFacts
from imperia.games.imperium.automa.beside.matters import (
    ANY_CARD,
    UNREST_CARDS,
    Matter,
    in_market,
    known_card,
    market_card,
)
from imperia.games.imperium.automa.beside.messages import (
    CivCount,
    CivCounted,
    CivFacts,
    CivPoints,
    CivQuestion,
    CivRead,
    CivRow,
    CivSlot,
    CivStep,
    CivText,
    Gone,
    Tokens,
)
from imperia.games.imperium.automa.beside.table import MARKET_NAMES, RealTable
from imperia.games.imperium.automa.view import see_doubts
from imperia.games.imperium.cards import CARDS, NATION_CARDS, PRINTS, WORDS, Nation
from imperia.games.imperium.content import Resource
from imperia.games.imperium.language.voice import sentence
from imperia.games.imperium.printed import (
    FAME,
    FAME_DECK,
    ICONS,
    JOURNEY,
    MARKET_DECKS,
    NATION_DECK,
    NATION_WORDS,
    RESOURCES,
    SLOT_COUNT,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.scoring import count_civ
from imperia.games.imperium.solo_content import LEVEL_WORDS, ROW_DATA
from imperia.games.imperium.solo_tables import LEVELS, Row
from imperia.games.imperium.state import CHOSEN, CIV, ImperiumState, Terms
from imperia.games.imperium.words import ROW
from imperia.kernel.draws import Draws
from imperia.kernel.game import Game
from imperia.kernel.signs import Voice, sign

# From facts to a table, and back


def lay_out(game: Game, facts: CivFacts) -> ImperiumState:
    """A state that holds what was told, with stand-ins for the rest; what cannot be is refused with its rule."""
    nation = NATION_CARDS[number_of("nation", facts.nation, NATION_WORDS)]
    empire = facts.state == "empire"
    if empire != bool(nation.start_state) and (nation.start_state or not nation.accedes):
        raise BadFacts("beside_state", nation=nation.word, state=facts.state, rule="IMP-248")
    state = ImperiumState(game, 1, Draws(game.purposes, 0))
    state.journal = []
    level = number_of("level", facts.level, LEVEL_WORDS)
    state.terms = Terms(CHOSEN, 0, 3, True, True, True, level)
    state.nations = [-1, nation.number]
    state.empires = empire << CIV
    state.die = facts.die
    for token, count in enumerate(counts_of(facts.tokens)):
        state.put(CIV, token, count)
    if len(facts.market) > SLOT_COUNT:
        raise BadFacts("beside_slots", count=len(facts.market), slots=SLOT_COUNT, rule="IMP-057")
    check_copies([slot.card for slot in facts.market if slot.card])
    for place, slot in enumerate(facts.market):
        if slot.card:
            state.market[place] = in_market(market_card(slot.card), counts_of(slot.tokens))
    for deck, name in enumerate(MARKET_DECKS):
        state.piles[deck] = [] if name in facts.gone else [ANY_CARD]
    state.piles[UNREST_PILE] = [] if "unrest_pile" in facts.gone else UNREST_CARDS.copy()
    state.piles[FAME_DECK] = [] if "fame_deck" in facts.gone else [card.number for card in CARDS if card.is_of(FAME)]
    state.piles[own(CIV, NATION_DECK)] = [] if "dynasty" in facts.gone else dynasty_of(nation)
    state.piles[own(CIV, JOURNEY)] = journey_of(nation, facts.journey)
    state.crowned = ("crowned" in facts.gone) << CIV
    state.king = int("king_turned" in facts.gone)
    return state


def number_of(what: str, word: str, words: tuple[str, ...]) -> int:
    """The number of a word."""
    if word not in words:
        raise BadFacts(f"beside_{what}", word=word, words=words)
    return words.index(word)


def check_copies(words: list[str]) -> None:
    """Refuse more copies of a card than there are in the boxes; any of them stands for all that say the same."""
    for printed, copies in Counter([PRINTS[known_card(word)] for word in words]).items():
        if copies > PRINTS.count(printed):
            card = WORDS[PRINTS.index(printed)]
            raise BadFacts("beside_copies", card=card, copies=PRINTS.count(printed), rule="IMP-057")


def dynasty_of(nation: Nation) -> list[int]:
    """Cards of its dynasty deck but for the accession card; quests are none (IMP-239 to IMP-244)."""
    return nation.nation_deck + ([] if nation.quests else nation.development)


def journey_of(nation: Nation, face: str) -> list[int]:
    """Its journey cards with the face that shows on top: the first pair lies on the second (IMP-243)."""
    if not nation.journey:
        if face:
            raise BadFacts("beside_journey", card=face, rule="IMP-243")
        return []
    first, second = nation.journey
    card = known_card(face) if face else first
    if card in (first, CARDS[first].other_side):
        return [second, card]
    if card in (second, CARDS[second].other_side):
        return [card]
    raise BadFacts("beside_journey", card=face, rule="IMP-243")


def civ_card(word: str) -> int:
    """The card that it turns up: power and journey cards and King of Kings never come into its deck."""
    card = known_card(word)
    if CARDS[card].power or CARDS[card].not_drawn or CARDS[card].other_side >= 0:
        raise BadFacts("beside_not_in_deck", card=word, rule="IMP-247")
    return card


def facts_of(table: RealTable, before: CivFacts) -> CivFacts:
    """The table after what was said."""
    state = table.state
    gone: list[Gone] = [word for word in before.gone if word not in ("crowned", "king_turned")]
    if state.crowned:
        gone.append("crowned")
    if state.king:
        gone.append("king_turned")
    journey = state.piles[own(CIV, JOURNEY)]
    return CivFacts(
        nation=before.nation,
        level=before.level,
        state=ICONS[state.is_empire(CIV)],
        tokens=tokens_of([state.have(CIV, token) for token in range(len(RESOURCES))]),
        die=before.die,
        market=[slot_of(table, place) for place in range(SLOT_COUNT)],
        gone=gone,
        journey=WORDS[journey[-1]] if journey else "",
    )


def begin_facts(nation_word: str, level_word: str) -> CivFacts:
    """The table before the first turn: what its level gives it (IMP-297, IMP-321), and nothing else is told."""
    nation = NATION_CARDS[number_of("nation", nation_word, NATION_WORDS)]
    level = LEVELS[number_of("level", level_word, LEVEL_WORDS)]
    return CivFacts(
        nation=nation.word,
        level=level.word,
        state=ICONS[nation.start_state],
        tokens=tokens_of(level.start),
        market=[CivSlot() for _ in range(SLOT_COUNT)],
        journey=WORDS[nation.journey[0]] if nation.journey else "",
    )


def slot_of(table: RealTable, place: int) -> CivSlot:
    """A slot of the market, as far as it is known."""
    if MARKET_NAMES[place] not in table.known:
        return CivSlot()
    laid = table.state.market[place]
    return CivSlot(card=WORDS[laid.card] if laid.card >= 0 else "", tokens=tokens_of(laid.tokens))


def tokens_of(counts: list[int]) -> Tokens:
    """Tokens by word, without those that there are none of."""
    return {word: count for word, count in zip(get_args(Resource), counts, strict=True) if count}


def counts_of(tokens: Tokens) -> list[int]:
    """Tokens by number."""
    return [tokens.get(word, 0) for word in get_args(Resource)]


# In words


def question_of(matter: Matter, voice: Voice) -> CivQuestion:
    """The question to the player."""
    return CivQuestion(
        matter=matter.name,
        text=matter.say(voice),
        rule=matter.rule,
        kind=matter.kind,  # type: ignore[arg-type]  # the words of its type
        most=matter.most(),
        slot=matter.slot(),
    )


def row_of(row: Row, voice: Voice) -> CivRow:
    """A row with what it is for and what it says."""
    data = ROW_DATA[row.number]
    return CivRow(
        row=row.word,
        label=ROW.label(row.number, voice.lang),
        match=sentence(match_of(row, voice)),
        text=sentence(row.effect.say(voice)),
        source=data.source,
        unsure=see_doubts(row.number),
    )


# The noun of what a row is for.
MATCHED: Final = {"category": "banner", "state": "state", "type": "type"}


def match_of(row: Row, voice: Voice) -> str:
    """Which cards a row is for (IMP-255, IMP-317)."""
    if row.by in MATCHED:
        return voice.say(f"beside.match.{row.by}", {"what": sign(MATCHED[row.by], row.value)})
    if row.by == "name":
        card = row.fits.index(True)
        return voice.say("beside.match.name", {"card": sign("card", WORDS[card])})
    return voice.say(f"beside.match.{row.value or row.by}")


def read(game: Game, asked: CivRead, lang: str) -> CivText:
    """A chapter as the rules that hold for this opponent."""
    rules = {"setup": setup_rules, "keywords": keyword_rules, "end": end_rules}[asked.chapter]
    nation = NATION_CARDS[number_of("nation", asked.facts.nation, NATION_WORDS)]
    level = number_of("level", asked.facts.level, LEVEL_WORDS)
    return CivText(steps=[CivStep(text=game.rules[rule].text.say(lang), rule=rule) for rule in rules(nation, level)])


def setup_rules(nation: Nation, level: int) -> list[str]:
    """How its side of the table is laid out."""
    dynasty = ["IMP-239", "IMP-240"]
    if nation.quests:
        dynasty = ["IMP-241"]
    elif nation.start_state:
        dynasty = ["IMP-242"]
    elif nation.journey:
        dynasty = ["IMP-243"]
    elif not nation.development:
        dynasty = ["IMP-240", "IMP-244"]
    levels = [["IMP-294"], ["IMP-294", "IMP-295"], ["IMP-296"], ["IMP-297"], ["IMP-297", "IMP-298"]]
    supreme = ["IMP-297", "IMP-298", "IMP-308"]
    return [
        "IMP-236", "IMP-237", "IMP-238", *dynasty, "IMP-245", "IMP-246", "IMP-247", "IMP-248", "IMP-249", "IMP-321",
        *[*levels, supreme][level],
    ]  # fmt: skip


def keyword_rules(nation: Nation, level: int) -> list[str]:
    """Changes to the player's own cards and keywords."""
    return [f"IMP-{number}" for number in range(268, 284)]


def end_rules(nation: Nation, level: int) -> list[str]:
    """The ways the game ends, and the count."""
    ends = ["IMP-284", *(["IMP-285"] if nation.journey else []), "IMP-293"]
    return [*ends, "IMP-288", "IMP-289", "IMP-290", "IMP-291", "IMP-292"]


def count(game: Game, asked: CivCount, lang: str) -> CivCounted:
    """The result of the C.I.V. (IMP-288 to IMP-291)."""
    cards = [known_card(word) for word in asked.cards]
    for card in cards:
        if CARDS[card].power or CARDS[card].not_drawn:
            raise BadFacts("beside_not_in_deck", card=WORDS[card], rule="IMP-290")
    check_copies(asked.cards)
    level = number_of("level", asked.facts.level, LEVEL_WORDS)
    score = count_civ(cards, counts_of(asked.facts.tokens), level)
    lines = [
        CivPoints(label=game.score_label(line.source, lang), rule=line.rule, count=line.count, points=line.points)
        for line in score.lines
    ]
    return CivCounted(total=score.total, lines=lines)
